"""`vinculum.div` reports exactly the elements that are outside of the domain, and where they are.

Claim: for every pair of int8 and every pair of uint8, under every profile that has the type and every value of its
rounding attribute: with the pair in the middle of a vector whose other pairs are inside, the call raises the error of the
condition that the pair violates, with its index and both values, and raises nothing where it violates none; the result
then satisfies the relation of the quotient. Besides: MIN / -1 and zero denominators of all other widths and of reals, at
every index of tensors of rank 0 to 2, alone and broadcast, and both at two places of a vector. Of several places the first in C
order is reported; but the conditions are asked one after the other, so that any zero denominator comes before any MIN / -1.
Method: the whole domain is run; enumeration.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import combinations, permutations, product
from typing import Any

import numpy as np

import vinculum
from vinculum.gate.oracle import relations
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome, Shape
from vinculum_proofs.conformance.observations import answers
from vinculum_spec.schema import ElementType, Profile, Requirement

Div = Callable[..., Any]
EVERY_PAIR_TYPES = ("int8", "uint8")
VECTOR_LENGTH = 17  # elements of a vector in which two places are alike
SHAPES: tuple[tuple[Shape, Shape], ...] = (
    ((), ()), ((1,), (1,)), ((5,), (5,)), ((2, 3), (2, 3)), ((5,), ()), ((), (5,)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((2, 3), (2, 1)),
    ((17,), (17,)), ((4, 9), (9,)),
)  # fmt: skip


def conditions(profile: Profile, element: ElementType) -> list[Requirement]:
    """The conditions that our kernel reports: of integers and reals; a float denominator may be 0."""
    stated = (SPEC.requirements[name] for name in profile.outside)
    return [r for r in stated if r.concerns(element) and element.kind != "float"]


def broken(profile: Profile, element: ElementType, A: Any, B: Any) -> Any:
    """For each pair the first condition that it violates, in the profile's order: its number from 1, or 0."""
    numbers = np.zeros(A.size, int)
    for number, requirement in reversed(list(enumerate(conditions(profile, element), 1))):
        numbers[~relations.condition(requirement, element, A, B)] = number
    return numbers


def settings(profile: Profile) -> Iterator[tuple[dict[str, Any], Requirement]]:
    """Each value of the attribute that chooses the rounding, and the requirement that it leads to."""
    assert profile.rounding is not None
    by = next((a for a in profile.attributes if a.name == profile.rounding.by), None)
    for value in by.values if by else (None,):
        attributes = {} if by is None else {by.name: value}
        yield attributes, SPEC.requirements[profile.rounding.requirement("int", profile.complete(attributes))]


def every_pair(div: Div = vinculum.div, *, edges: bool = False) -> Outcome:
    """Check every pair of an 8-bit type; of a few types only pairs near an exception.

    Those have the numerator MIN or 0, or a denominator from -1 to 1.
    """
    outcome, digest, outside = Outcome(), hashlib.sha256(), 0
    for name, profile in product(EVERY_PAIR_TYPES, (p for p in SPEC.profiles.values())):
        element = SPEC.types[name]
        if name not in profile.types:
            continue
        every = np.arange(element.minimum, element.maximum + 1).astype(name)
        A, B = np.repeat(every, every.size), np.tile(every, every.size)
        if edges:
            special = np.isin(A, (element.minimum, 0)) | np.isin(B, (-1, 0, 1) if element.signed else (0, 1))
            A, B = A[special], B[special]
        which, stated = broken(profile, element, A, B), [r.id for r in conditions(profile, element)]
        for attributes, quotient in settings(profile):
            case = {"profile": profile.name, "type": name, "attributes": attributes}
            C, ones, pairs = np.zeros_like(A), np.ones((2, 3), name), np.stack([A, B], axis=1)
            for k in range(A.size):
                place, vectors = k % 3, ones.copy()
                vectors[:, place] = pairs[k]
                got = ask(div, vectors[0], vectors[1], profile.name, attributes)
                expected = (stated[which[k] - 1], (place,), int(A[k]), int(B[k])) if which[k] else None
                outcome.count += 1
                if not as_asked(got, expected):
                    return outcome.with_counterexample(expected, printable(got), **case, A=int(A[k]), B=int(B[k]))
                if expected is None:
                    C[k] = got[place]
            inside = which == 0
            observed = relations.observe(A[inside], B[inside], C[inside], element)
            right = relations.holds(quotient, element, observed)
            if not right.all():
                k = int(np.flatnonzero(~right)[0])
                a, b, c = (int(x[inside][k]) for x in (A, B, C))
                return outcome.with_counterexample(quotient.id, c, **case, A=a, B=b)
            digest.update(f"{case}".encode() + C.tobytes() + which.tobytes())
            outside += int((~inside).sum())
    outcome.witness = {"A": -128, "B": -1, "type": "int8", "refused": "V_DIV_INT_OVERFLOW_0010"}
    outcome.more = {"outside": outside, "digest": digest.hexdigest()}
    return outcome


def every_place(div: Div = vinculum.div) -> Outcome:
    """Each offending pair at each index of several shapes; then a second one behind it."""
    outcome = Outcome()
    for profile, element in product(SPEC.profiles.values(), SPEC.types.values()):
        if element.name not in profile.types or not conditions(profile, element):
            continue
        low, one = (Fraction(7, 3), Fraction(1)) if element.kind == "real" else (element.minimum, 1)
        offending = [(low, one * 0), *([(low, -1)] if element.signed else [])]
        for (a, b), (shape_a, shape_b) in product(offending, SHAPES):
            if shape_a != shape_b and profile.shape.by is None and profile.name == "sonnx":
                continue
            attributes = {"broadcast": 1} if profile.name == "onnx-6" else {}
            if attributes and (len(shape_b) > len(shape_a) or 1 in (*shape_a, *shape_b)):
                continue
            outcome.count += 1
            counterexample = placed(div, profile, element, attributes, (a, b), (shape_a, shape_b))
            if counterexample is not None:
                case = {"profile": profile.name, "type": element.name, "a": str(a), "b": str(b)}
                return outcome.with_counterexample(counterexample[0], counterexample[1], **case, A=shape_a, B=shape_b)
            outcome.witness = {"type": element.name, "a": str(a), "b": str(b), "A": shape_a, "B": shape_b}
        for places in permutations(range(4), len(offending)):
            A, B = (np.full(4, low * 0 + 1, object if element.kind == "real" else element.name) for _ in "AB")
            for place, (a, b) in zip(places, offending, strict=True):
                A[place], B[place] = a, b
            outcome.count += 1
            counterexample = reported(div, profile, element, {}, A, B)
            if counterexample is not None:
                return outcome.with_counterexample(
                    counterexample[0], counterexample[1], profile=profile.name, type=element.name, places=places
                )
        for (a, b), places in product(offending, combinations(range(VECTOR_LENGTH), 2)):
            A, B = (
                np.full(VECTOR_LENGTH, low * 0 + 1, object if element.kind == "real" else element.name) for _ in "AB"
            )
            A[list(places)], B[list(places)] = a, b
            outcome.count += 1
            counterexample = reported(div, profile, element, {}, A, B)
            if counterexample is not None:
                return outcome.with_counterexample(
                    counterexample[0], counterexample[1], profile=profile.name, type=element.name, places=places
                )
    outcome.more = {"tensors": outcome.count}
    return outcome


def placed(
    div: Div, profile: Profile, element: ElementType, attributes: Mapping[str, Any], pair: tuple[Any, Any], of: tuple[Shape, Shape]
) -> tuple[object, object] | None:  # fmt: skip
    """Expected and got, where an offending pair at some index is not reported there. None: every one is."""
    dtype = object if element.kind == "real" else element.name
    for at, behind in product(np.ndindex(of[0]), np.ndindex(of[1])):
        A, B = np.full(of[0], pair[0] * 0 + 1, dtype), np.full(of[1], pair[0] * 0 + 1, dtype)
        A[at], B[behind] = pair
        counterexample = reported(div, profile, element, attributes, A, B)
        if counterexample is not None:
            return counterexample
    return None


def reported(
    div: Div, profile: Profile, element: ElementType, attributes: Mapping[str, Any], A: Any, B: Any
) -> tuple[object, object] | None:
    """Expected and got, where another place is reported, or none. None: the right one is."""
    C = np.broadcast_shapes(A.shape, B.shape)
    a, b = (np.broadcast_to(x, C).ravel() for x in (A, B))
    which = broken(profile, element, a, b)
    # The conditions are asked one after the other; each reports the first of its places.
    first = next((n for n in range(1, len(conditions(profile, element)) + 1) if (which == n).any()), 0)
    got = ask(div, A, B, profile.name, attributes)
    expected = None
    if first:
        index = np.unravel_index(int(np.argmax(which == first)), C)
        where = tuple(int(i) for i in index)
        flat = int(np.ravel_multi_index(index, C)) if C else 0
        expected = conditions(profile, element)[first - 1].id, where, _plain(a[flat]), _plain(b[flat])
    return None if as_asked(got, expected) else (expected, printable(got))


def as_asked(got: Any, expected: tuple[Any, ...] | None) -> bool:
    """Whether a call gives a value where no error is `expected`, and else this very one."""
    is_report = isinstance(got, tuple)
    fine = answers(in_domain=expected is None, answered=not is_report, reported=is_report)
    return fine and (got if is_report else None) == expected


def _plain(value: Any) -> Any:
    return value if isinstance(value, Fraction) else int(value)


def ask(div: Div, A: Any, B: Any, profile: str, attributes: Mapping[str, Any]) -> Any:
    """The result, or requirement, index and operands of the error."""
    try:
        return div(A, B, profile=profile, **attributes)
    except (vinculum.DivZeroDenominatorError, vinculum.DivOverflowError) as error:
        return error.requirement, error.index, error.numerator, error.denominator
    except Exception as error:  # noqa: BLE001 - an error of another kind is what is looked for
        return (type(error).__name__,)


def printable(got: Any) -> Any:
    """What came of a call."""
    return [str(x) for x in got] if isinstance(got, tuple) else f"a value: {np.asarray(got).ravel()[:3].tolist()}"


# ---- mutants: one thing changed around our own division ----


def saturates(A: Any, B: Any, **attributes: Any) -> Any:
    """MIN / -1 is MAX."""
    if A.dtype.kind != "i":
        return vinculum.div(A, B, **attributes)
    low = (np.iinfo(A.dtype).min == A) & (B == -1)
    return np.where(low, np.iinfo(A.dtype).max, vinculum.div(A, np.where(low, A.dtype.type(1), B), **attributes))


def zero_for_zero(A: Any, B: Any, **attributes: Any) -> Any:
    """Where B is 0, so is C."""
    if A.dtype == object:
        return vinculum.div(A, B, **attributes)
    return np.where(B == 0, A.dtype.type(0), vinculum.div(A, np.where(B == 0, A.dtype.type(1), B), **attributes))


def overflow_first(A: Any, B: Any, **attributes: Any) -> Any:
    """MIN / -1 anywhere is reported, though a denominator is 0."""
    if A.dtype.kind == "i" and ((np.iinfo(A.dtype).min == A) & (B == -1)).any():
        return vinculum.div(A, np.where(B == 0, A.dtype.type(1), B), **attributes)
    return vinculum.div(A, B, **attributes)


def cautious(A: Any, B: Any, **attributes: Any) -> Any:
    """MIN / 1 is refused too."""
    if A.dtype == np.int8 and ((A == -128) & (B == 1)).any():
        raise vinculum.DivOverflowError("", requirement="V_DIV_INT_OVERFLOW_0010")
    return vinculum.div(A, B, **attributes)


def altered(change: Callable[[vinculum.DivError], None]) -> Div:
    """Our division, with its errors altered."""

    def mutant(A: Any, B: Any, **attributes: Any) -> Any:
        try:
            return vinculum.div(A, B, **attributes)
        except vinculum.DivError as error:
            change(error)
            raise

    return mutant


def last_index(error: vinculum.DivError) -> None:
    """One place further, where there is one before."""
    if error.index:
        error.index = (*error.index[:-1], error.index[-1] + 1)


def last_of_many(A: Any, B: Any, **attributes: Any) -> Any:
    """The last zero denominator, where there are more than six elements."""
    try:
        return vinculum.div(A, B, **attributes)
    except vinculum.DivZeroDenominatorError as error:
        if A.shape == B.shape and A.size > 6:
            error.index = tuple(int(k) for k in np.argwhere(B == 0)[-1])
        raise


def no_index(error: vinculum.DivError) -> None:
    """No place."""
    error.index = None


def other_values(error: vinculum.DivError) -> None:
    """The operands exchanged."""
    error.numerator, error.denominator = error.denominator, error.numerator


MUTANTS: Mapping[str, Div] = {
    "MAX for MIN / -1": saturates,
    "0 for a / 0": zero_for_zero,
    "the next index": altered(last_index),
    "no index": altered(no_index),
    "numerator and denominator exchanged": altered(other_values),
}


def decide_pairs(session: Session) -> Finding:
    """The proof about every pair."""
    outcome = every_pair()
    session.report(0.8, "mutants")
    mutants = {
        name: partial(every_pair, div, edges=True) for name, div in (MUTANTS | {"MIN / 1 is refused": cautious}).items()
    }
    domain = "every (a, b) of int8 and of uint8, under each profile that has the type, for each value of its rounding attribute"
    return of_binary(outcome, Level.EXHAUSTIVE, mutants, domain=domain, count=outcome.count, **outcome.more)


def decide_places(session: Session) -> Finding:  # noqa: ARG001
    """The proof about every place."""
    outcome = every_place()
    mutants = {
        name: partial(every_place, div)
        for name, div in (MUTANTS | {"MIN / -1 comes first": overflow_first, "the last of many": last_of_many}).items()
    }
    bounds = [
        f"shapes of A and B: {', '.join(f'{list(a)} by {list(b)}' for a, b in SHAPES)}",
        f"one offending A, one B; in vectors of four, two of each; in vectors of {VECTOR_LENGTH}, two alike",
    ]
    return of_binary(outcome, Level.BOUNDED, mutants, bounds=bounds, **outcome.more)


REQUIREMENTS = ("E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_OUTSIDE_DOMAIN_0010", "V_DIV_ANSWER_0010")
VALUES = ("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "V_DIV_INT_ZERO_NUMERATOR_0010")
PROOFS = (
    Proof(
        "KERNEL_DOMAIN_8",
        "div reports exactly the 8-bit pairs outside of the domain, with index and values, and divides all others right",
        (*REQUIREMENTS, *VALUES),
        "exhaustive run",
        "every pair of int8 and of uint8, in vectors of three; profiles sonnx, onnx-14, openvino-1; both roundings",
        decide_pairs,
        tools=("numpy", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=("SymPy's lambdify and NumPy's integer arithmetic are right",),
    ),
    Proof(
        "KERNEL_DOMAIN_PLACES",
        "div reports the first place, in C order, at which operands of any width violate the first condition that any do",
        (*REQUIREMENTS, "E_DIV_REAL_CONSTR_B_0020"),
        "enumeration",
        "every integer type and reals, under every profile; a zero denominator or MIN / -1 at every index of "
        f"{len(SHAPES)} pairs of shapes, both at any two places of a vector of four, and one at any two of {VECTOR_LENGTH}",
        decide_places,
        tools=("numpy", "sympy"),
        examines=("src/vinculum/kernels",),
        quick=True,
    ),
)

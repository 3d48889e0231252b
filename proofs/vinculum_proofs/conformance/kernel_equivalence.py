"""The compiled kernel and NumPy's answer every call alike: with the same bytes or the same refusal.

Claim: under every profile, for every type that it has and every value of the attributes that choose rounding and
shape rule, the two kernels agree on:

- operands that are contiguous, of one element, repeated along the first axes, the last or one between, strided,
backwards, transposed, of the other byte order, empty, under another name of their type, or of another type or shape;

- a zero denominator or MIN / -1 in any of five places, alone, or in a repeated operand;

- `out`, in both byte orders, apart or over an operand, also in many short runs;

- operands that two threads divide.

Results are equal bit by bit (any NaN equals any other). Refusals have the same class, words, requirement, index and
values, and leave `out` as it was. All of this holds with each instruction set of the processor, and without any.
Method: enumeration, one kernel against the other. Other proofs show that either is right.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import partial
from itertools import islice, product
from typing import Any

import ml_dtypes
import numpy as np

import vinculum
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome, choices
from vinculum_proofs.conformance.observations import repeats
from vinculum_proofs.exhaustive import instruction_paths
from vinculum_spec.schema import ElementType, Profile

Div = Callable[..., Any]
COUNT = 48
LONG = 1 << 20  # bytes of an operand: more than one thread divides
OTHER_NAME = {"int64": "q", "uint64": "Q"}


def operands(element: ElementType, count: int = COUNT) -> tuple[Any, Any]:
    """Numerators and denominators within the domain, small and large, of both signs where there are two."""
    k = np.arange(count)
    if element.kind == "real":
        pairs = [(Fraction(int(i) - 20, 7), Fraction(int(i) * 3 + 1, 5)) for i in k]
        return tuple(np.array(x, dtype=object) for x in zip(*pairs, strict=True))  # type: ignore[return-value]
    if element.kind == "float":
        dtype = np.dtype(ml_dtypes.bfloat16 if element.name == "bfloat16" else element.name)
        special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, 2.0**-14, 3.0], dtype)
        A, B = (k % 41 - 20).astype(dtype), (k * 3 % 17 - 8).astype(dtype)
        A[1::6], B[1::7] = np.resize(special, A[1::6].size), np.resize(special, B[1::7].size)
        return A, B
    minimum, maximum = int(element.minimum or 0), int(element.maximum or 0)
    edges = (maximum, maximum - 1, minimum + 1, minimum, maximum // 3)
    A = np.resize(np.array([*edges, *range(9), *(range(-9, 0) if minimum else ())], element.name), count)
    B = np.resize(np.array([3, 1, 7, maximum, 10, *((-2, minimum, -7) if minimum else (2,))], element.name), count)
    return A, B


def forms(A: Any, B: Any, element: ElementType) -> Iterator[tuple[str, Any, Any]]:
    """The same operands in other shapes and memory, and faulty ones."""
    yield "whole", A, B
    yield "one denominator", A, B[4:5]
    yield "a scalar denominator", A, B[4]
    yield "rank 0", A[3:4].reshape(()), B[3:4].reshape(())
    yield "one numerator", A[5:6], B
    rows, columns = A.reshape(6, 8), B.reshape(6, 8)
    yield "a row", rows, columns[0]
    yield "a column", rows, columns[:, :1]
    yield "column and row", rows[:, :1], columns[:1]
    yield "the first axis", rows, columns[:, 2]
    yield "a middle axis", A.reshape(2, 3, 8), B.reshape(2, 3, 8)[:, :1]
    yield "a middle axis of numerators", A.reshape(2, 3, 8)[:, 1:2].copy(), B.reshape(2, 3, 8)
    yield "transposed", rows.T, columns.T
    yield "backwards", A[::-1], B[::-1]
    yield "apart", A[::2], B[1::2]
    yield "numerators apart", A[::2], B[:24]
    yield "denominators apart", A[:24], B[::2]
    yield "empty", A[:0], B[:0]
    yield "empty, by one", A[:0], B[:1]
    yield "sizes differ", A[:5], B[:7]
    yield "another type", A, np.ones(A.shape, "int16" if element.name == "int8" else "int8")
    if element.kind != "real" and A.itemsize > 1 and element.name != "bfloat16":
        foreign = [x.astype(x.dtype.newbyteorder()) for x in (A, B)]
        yield "foreign bytes", foreign[0], foreign[1]
        yield "foreign numerators", foreign[0], B
    if other := OTHER_NAME.get(element.name):
        yield "another name", A.view(other), B.view(other)
        yield "two names", A, B.view(other)
        yield "two names, apart", A.view(other)[::2], B[::2]
    if element.kind != "float":
        yield from outside(A, B, element)


def outside(A: Any, B: Any, element: ElementType) -> Iterator[tuple[str, Any, Any]]:
    """Operands with a pair outside of the domain: first, last or between; strided and renamed types too."""
    bad = [("zero", A[3], B[3] * 0)]
    if element.kind == "int" and element.minimum:
        bad.append(("overflow", A.dtype.type(element.minimum), A.dtype.type(-1)))
    for (name, a, b), k in product(bad, (0, 1, 22, 46, 47)):
        X, Y = np.where(A == 0, A[1], A), B.copy()  # not within the domain the other way round only
        X[k], Y[k] = a, b
        yield f"{name} at {k}", X, Y
        yield f"{name} at {k}, backwards", X[::-1], Y[::-1]
        yield f"{name} at {k}, a matrix", X.reshape(6, 8), Y.reshape(6, 8)
        yield f"{name} at {k}, by one", X, Y[k : k + 1].reshape(())
        yield f"{name} at {k}, by one of an axis", X, Y[k : k + 1]
        yield f"{name} at {k}, of one", X[k : k + 1].reshape(()), Y
        yield f"{name} at {k}, by a row", X.reshape(6, 8), Y.reshape(6, 8)[k // 8]
        yield f"{name} at {k}, by a column", X.reshape(6, 8), Y.reshape(6, 8)[:, k % 8 : k % 8 + 1]


def attribute_choices(profile: Profile, element: ElementType) -> Iterator[dict[str, Any]]:
    """Every value of what chooses the shape rule and the rounding; and the axis, where there is one."""
    axis = any(a.name == "axis" for a in profile.attributes)
    rounding = any(a.name == "m_pythondiv" for a in profile.attributes) and element.kind == "int"
    for attributes, _ in choices(profile):
        yield {"profile": profile.name, **attributes}
        if axis:
            yield {"profile": profile.name, **attributes, "axis": 0}
        if rounding:
            yield from ({"profile": profile.name, **attributes, "m_pythondiv": value} for value in (True, False))
    yield {"profile": profile.name, "no_such_attribute": 1}


def answer(div: Div, A: Any, B: Any, **attributes: Any) -> tuple[Any, ...]:
    """All that is seen of one call. NaN is NaN."""
    try:
        C = div(A, B, **attributes)
    except Exception as error:  # noqa: BLE001 - which one it is, is looked at
        out = attributes.get("out")
        return type(error).__name__, str(error), repr(sorted(vars(error).items())), out is None or out.tobytes()
    if C.dtype == object:
        return "object", C.shape, C.tolist()
    plain = C.astype(C.dtype.newbyteorder("="), copy=True)
    if plain.dtype.kind not in "iu":
        plain[np.isnan(plain)] = 1
    return (
        C.dtype.str,
        C.dtype.name,
        C.dtype.char,
        C.shape,
        C is attributes.get("out"),
        np.isnan(C.astype(float)).tobytes(),
        plain.tobytes(),
    )


def calls(
    profile: Profile, element: ElementType
) -> Iterator[tuple[str, Callable[[], tuple[Any, Any, dict[str, Any]]]]]:
    """Yield calls as (description, function); the function builds the operands anew each time."""
    A, B = operands(element)
    for attributes, (name, X, Y) in product(attribute_choices(profile, element), list(forms(A, B, element))):
        yield f"{name}, {attributes}", lambda attributes=attributes, X=X, Y=Y: (X, Y, attributes)
    plain = {"profile": profile.name}
    for where, order in product(("apart", "over A", "over B", "over A, one further"), "=S"):
        if order == "S" and (element.name in ("real", "bfloat16") or A.itemsize == 1):
            continue

        def build(where: str = where, order: str = order) -> tuple[Any, Any, dict[str, Any]]:
            room = np.concatenate([A, A[:1]])
            X, Y = room[: A.size], B.copy()
            out = {"apart": np.empty_like(A), "over A": X, "over B": Y}.get(where, room[1:])
            return X, Y, plain | {"out": out if order == "=" else out.view(out.dtype.newbyteorder())}

        yield f"out {where}, {order}, {plain}", build
    if element.kind == "int" and profile.rounding is not None:
        for shift, role in product((-20, -5, -1, 0, 1, 5, 20), "AB"):
            yield f"out over {role} by {shift}, in runs", partial(runs, A, B, shift, role, plain)
    for words, X, Y in outside(A, B, element) if element.kind != "float" else ():
        shape = np.broadcast_shapes(X.shape, Y.shape)
        yield f"out, {words}", lambda X=X, Y=Y, s=shape: (X, Y, plain | {"out": np.full(s, A[1], X.dtype)})


def large(size: int) -> Iterator[tuple[str, str, Any, Any]]:
    """Operands for several threads: whole, by one, in rows and in runs; with an invalid last pair."""
    for name in ("int8", "int64", "float16", "float64"):
        A, B = operands(SPEC.types[name], size // (SPEC.types[name].width // 8))
        yield name, "whole", A, B
        yield name, "one more", np.append(A, A[:1]), np.append(B, B[:1])
        for words, long, short in (("denominator", A, B), ("numerator", B, A)):
            rows = long.reshape(-1, 128)
            for form, x, y in (
                ("one", long, short[4:5]),
                ("a row, the", rows, short[:128]),
                ("a column, the", rows, short[: len(rows)].reshape(-1, 1)),
            ):
                yield name, f"{form} {words}", *((x, y) if words == "denominator" else (y, x))
        if SPEC.types[name].kind == "int":
            for word, a, b in (("zero", 7, 0), ("overflow", SPEC.types[name].minimum, -1)):
                X, Y = A.copy(), B.copy()
                X[-3], Y[-3] = a, b
                yield name, f"{word} at the end", X, Y
                yield name, f"{word} at the end, apart", *(np.repeat(x, 2)[::2] for x in (X, Y))


def runs(A: Any, B: Any, shift: int, role: str, attributes: dict[str, Any]) -> tuple[Any, Any, dict[str, Any]]:
    """200 runs of 10 elements, which begin 20 apart; and `out` so, over one operand but for a shift."""
    room, other = np.resize(B, 20 * 202), np.resize(A, (200, 10))

    def lie(at: int) -> Any:
        return np.lib.stride_tricks.as_strided(room[at:], (200, 10), (20 * room.itemsize, room.itemsize))

    inside = lie(20)
    pair = (other, inside) if role == "B" else (inside, np.abs(other // 2) + 1)
    return *pair, attributes | {"out": lie(20 + shift)}


def agrees(div: Div, other: Div, long: int = LONG) -> Outcome:
    """Every call by either, with each set of instructions that the processor has."""
    outcome = Outcome()
    for limit in instruction_paths.kinds():
        with instruction_paths.limited(limit):
            if _compare(div, other, long, outcome).counterexample is not None:
                break
    return outcome


def _compare(div: Div, other: Div, long: int, outcome: Outcome) -> Outcome:
    for profile in SPEC.profiles.values():
        for element in SPEC.types.values():
            cases = calls(profile, element)
            for words, build in cases if element.name in profile.types else islice(cases, 1):
                (A, B, attributes), (X, Y, same_attributes) = build(), build()
                got, expected = answer(div, A, B, **attributes), answer(other, X, Y, **same_attributes)
                outcome.count += 1
                if not repeats(expected, got):
                    return outcome.with_counterexample(
                        str(expected)[:300], str(got)[:300], type=element.name, call=words
                    )
                refused = expected[0].endswith("Error")
                outcome.more["refused"] = outcome.more.get("refused", 0) + refused
                outcome.witness = outcome.witness if refused else {"type": element.name, "call": words}
    for name, words, A, B in large(long) if long else ():
        outs = np.full_like(A, 9), np.full_like(A, 9)
        for attributes in ({}, {"out": outs[0]}) if A.size >= B.size else ({},):
            same_attributes = {"out": outs[1]} if attributes else {}
            got, expected = (
                answer(by, A, B, profile="openvino-1", **x) for by, x in ((div, attributes), (other, same_attributes))
            )
            outcome.count += 1
            if not repeats(expected, got):
                return outcome.with_counterexample(
                    str(expected)[:300], str(got)[:300], type=name, call=f"long, {words}, out: {bool(attributes)}"
                )
    return outcome


def by_numpy(*operands: Any, **attributes: Any) -> Any:
    """`vinculum.div` by NumPy's kernel."""
    before = dispatch.choose("numpy")
    try:
        return vinculum.div(*operands, **attributes)
    finally:
        dispatch.choose(before)


# ---- mutants: one thing changed around our own division ----


def floors(A: Any, B: Any, **attributes: Any) -> Any:
    """m_pythondiv is passed over."""
    return vinculum.div(A, B, **{name: value for name, value in attributes.items() if name != "m_pythondiv"})


def broadcasts(A: Any, B: Any, **attributes: Any) -> Any:
    """Every profile broadcasts."""
    return vinculum.div(A, B, **attributes | ({"profile": "onnx-14"} if attributes.get("profile") == "sonnx" else {}))


def answers_zero(A: Any, B: Any, **attributes: Any) -> Any:
    """A zero denominator is no error."""
    try:
        return vinculum.div(A, B, **attributes)
    except vinculum.DivZeroDenominatorError:
        return np.zeros_like(A)


def elsewhere(A: Any, B: Any, **attributes: Any) -> Any:
    """An error is said to be at the last index."""
    try:
        return vinculum.div(A, B, **attributes)
    except vinculum.DivOverflowError as error:
        error.index = tuple(n - 1 for n in A.shape)
        raise


def off_by_one(A: Any, B: Any, **attributes: Any) -> Any:
    """The last bit of what lies apart."""
    C = vinculum.div(A, B, **attributes)
    if A.ndim and not A.flags.contiguous and C.dtype == np.float32:
        C.view("u4").reshape(-1)[-1:] ^= 1
    return C


def writes_first(A: Any, B: Any, **attributes: Any) -> Any:
    """An error, when `out` is written already."""
    try:
        return vinculum.div(A, B, **attributes)
    except vinculum.DivZeroDenominatorError:
        if isinstance(out := attributes.get("out"), np.ndarray):
            out[:1] = 1
        raise


MUTANTS: Mapping[str, Div] = {
    "m_pythondiv is passed over": floors, "every profile broadcasts": broadcasts, "zero for a zero denominator": answers_zero,
    "another index": elsewhere, "out is written before an error": writes_first, "the last bit of what lies apart": off_by_one,
}  # fmt: skip


def decide(session: Session) -> Finding:  # noqa: ARG001
    """The proof."""
    if dispatch.library is None:
        return Finding(Level.NOT_RUN, reason=f"NumPy's kernel serves alone: {dispatch.missing}")
    before, threads = dispatch.choose("native"), vinculum.set_threads(2)
    try:
        outcome = agrees(vinculum.div, by_numpy)
        checks = {name: partial(agrees, div, by_numpy, 0) for name, div in MUTANTS.items()}
        by = instruction_paths.kinds()
        bounds = [f"{COUNT} elements, in the forms that the proof names; and {LONG} bytes", "shapes of rank 0 to 2"]
        return of_binary(
            outcome, Level.BOUNDED, checks, bounds=bounds, instructions=by, calls=outcome.count, **outcome.more
        )
    finally:
        dispatch.choose(before)
        vinculum.set_threads(threads)


PROOFS = (
    Proof(
        "KERNELS_AGREE",
        "div by the compiled kernel and by NumPy's gives the same result or the same refusal",
        ("V_DIV_DETERMINISM_0010",),
        "enumeration, comparison",
        "every profile, type, rounding and shape rule; operands and out of the forms that are enumerated; with each kind of instructions "
        "that the processor has, and without; the compiled kernel as installed",
        decide,
        tools=("numpy", "ml_dtypes"),
        examines=("src/vinculum/kernels",),
    ),
)

"""`vinculum.div` on reals is exact division of rationals; and what the sources print comes out.

Claims: (1) for fractions drawn by Hypothesis, in tensors of rank 0 to 3, every element of the result satisfies
`real.quotient`, and a zero denominator is reported at its index; (2) every example that a source prints with exact
numbers is computed as parse_numbers, and every number that it prints after an approximately-equal sign satisfies
`real.printed_quotient`, as does the kernel's own result, which rounds to the digits parse_numbers.
Method: a sample; the whole of the examples.
"""

import hashlib
from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.configuration import set_hypothesis_home_dir
from sympy import lambdify

import vinculum
from vinculum.gate.cases.values.special_values import parse_numbers
from vinculum.gate.oracle import relations
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome
from vinculum_spec.relations import real
from vinculum_spec.schema import ElementType

Div = Callable[..., Any]
EXAMPLES = 200
_quotient = lambdify((real.A, real.B, real.C), real.quotient.statement, "math")
_nonzero = lambdify((real.B,), real.nonzero_denominator.statement, "math")
_printed = lambdify((real.A, real.B, real.C, real.tolerance), real.printed_quotient.statement, "math")

WORD = 2**63 - 1
# A fraction keeps the integers that it is made of: NumPy's, of 64 bits, as one has them of an array.
words = st.one_of(st.integers(1, WORD), st.integers(WORD // 2, WORD))
of_numpy = st.tuples(words, words, st.sampled_from((1, -1))).map(
    lambda x: Fraction(np.int64(x[2] * x[0]), np.int64(x[1]))
)
fractions = st.one_of(
    st.fractions(),
    st.integers(-4, 4).map(Fraction),
    st.fractions(max_denominator=10**40).map(lambda x: x * 10**30),
    of_numpy,
)
shapes = st.sampled_from([(), (1,), (2,), (3,), (2, 3), (2, 1, 2), (0,)])


def sampled(start: int, div: Div = vinculum.div, examples: int = EXAMPLES) -> Outcome:
    """As many tensors of fractions, drawn from that seed."""
    outcome, elements = Outcome(), [0]

    @seed(start)
    @settings(
        max_examples=examples, database=None, deadline=None, print_blob=False, phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.data(), shapes)
    def attempt(data: Any, shape: tuple[int, ...]) -> None:
        size = int(np.prod(shape, dtype=int))
        a, b = (data.draw(st.lists(fractions, min_size=size, max_size=size)) for _ in "AB")
        if data.draw(st.integers(0, 3)):
            b = [x or Fraction(1, 3) for x in b]
        if outcome.counterexample is None:
            outcome.count += 1
            elements[0] += size
            compare(outcome, div, a, b, shape)

    attempt()
    outcome.more = {"elements": elements[0]}
    return outcome


def compare(outcome: Outcome, div: Div, a: list[Fraction], b: list[Fraction], shape: tuple[int, ...]) -> None:
    """One call, by the relations, which are asked about Python's integers."""
    A, B = (np.array(x, dtype=object).reshape(shape) for x in (a, b))
    a, b = ([Fraction(int(x.numerator), int(x.denominator)) for x in side] for side in (a, b))
    case = {"A": [str(x) for x in a], "B": [str(x) for x in b], "shape": shape}
    zeros = [k for k, x in enumerate(b) if not _nonzero(x)]
    try:
        C = div(A, B)
    except vinculum.DivZeroDenominatorError as error:
        place = tuple(int(i) for i in np.unravel_index(zeros[0], shape)) if zeros else None
        if not zeros or error.index != place or error.requirement != "E_DIV_REAL_CONSTR_B_0020":
            outcome.with_counterexample(f"an error at {place}" if zeros else "a value", str(error), **case)
        return
    except Exception as error:  # noqa: BLE001 - an error of another kind is what is looked for
        outcome.with_counterexample("a value, or an error by E_DIV_REAL_CONSTR_B_0020", repr(error), **case)
        return
    c = C.ravel().tolist()
    mismatches = [
        k for k, (x, y, z) in enumerate(zip(a, b, c, strict=True)) if type(z) is not Fraction or not _quotient(x, y, z)
    ]
    if zeros or mismatches or C.shape != shape:
        outcome.with_counterexample("an error" if zeros else "the quotient", [str(x) for x in c], **case)
    elif c:
        outcome.witness = {"A": str(a[0]), "B": str(b[0]), "C": str(c[0])}


def each(change: Callable[[Fraction], Fraction]) -> Div:
    """Our division, with each quotient changed."""
    return lambda A, B: np.asarray(np.frompyfunc(change, 1, 1)(vinculum.div(A, B)), dtype=object)


def wrapped(A: Any, B: Any) -> Any:
    """Each divided as it is: NumPy's integers of 64 bits wrap around."""
    vinculum.div(A, B)
    with np.errstate(all="ignore"):
        return np.asarray(np.divide(A, B), dtype=object)


def decide_reals(session: Session) -> Finding:
    """The proof by a sample."""
    set_hypothesis_home_dir(session.folder / "hypothesis")
    outcome = sampled(session.seed)
    mutants: Mapping[str, Div] = {
        "to 53 bits behind the point": each(lambda x: Fraction(x.numerator * 2**53 // x.denominator, 2**53)),
        "truncated": each(lambda x: Fraction(int(x))),
        "the reciprocal": lambda A, B: vinculum.div(B, A),
        "the sign of B is lost": lambda A, B: vinculum.div(A, np.asarray(abs(B), object)),
        "NumPy's integers wrap around": wrapped,
        "a / 0 is 0": lambda A, B: vinculum.div(A, np.where(B == 0, Fraction(1), B)),
    }  # fmt: skip
    classes = [
        "any fraction",
        "small integers",
        "numerators and denominators of 40 digits",
        "fractions made of NumPy's integers of 64 bits",
        "rank 0 to 3, empty too",
        "a zero denominator in some",
    ]
    return of_binary(
        outcome, Level.TESTED, {name: partial(sampled, session.seed, div, 50) for name, div in mutants.items()},
        classes=classes, count=outcome.count, generator="Hypothesis", seed=session.seed, **outcome.more,
    )  # fmt: skip


# ---- what the sources print ----


def examples(div: Div = vinculum.div) -> Outcome:
    """Every element of every example."""
    outcome, digest = Outcome(), hashlib.sha256()
    for example in SPEC.value_examples:
        element = SPEC.types[example.type]
        A, B = (parse_numbers(x, element).reshape(example.shape) for x in (example.A, example.B))
        C = div(A, B, profile=example.profile)
        for k, (text, c) in enumerate(zip(example.C, C.ravel(), strict=True)):
            outcome.count += 1
            digits = example.approximate.get(k)
            case = {"example": example.id, "index": k, "A": example.A[k], "B": example.B[k]}
            if digits is None:
                fine = repr(c) == repr(exact(text, element)[0])  # which tells -0.0 from 0.0, and has NaN equal itself
            else:
                a, b, tolerance = Fraction(example.A[k]), Fraction(example.B[k]), Fraction(1, 2 * 10**digits)
                rounded = Decimal(float(c)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_EVEN)
                fine = rounded == Decimal(text) and all(
                    _printed(a, b, Fraction(x), tolerance) for x in (text, float(c))
                )
                outcome.witness = case | {"parse_numbers": text, "C": float(c).hex()}
            fine = fine and _by_relation(example.type, *(x.ravel()[k : k + 1] for x in (A, B, C)))
            if not fine:
                return outcome.with_counterexample(text, str(c), **case)
            digest.update(f"{example.id} {k} {c}\n".encode())
    outcome.more = {"digest": digest.hexdigest()}
    return outcome


def _by_relation(dtype: str, A: Any, B: Any, C: Any) -> bool:
    """Whether one quotient is what the relation of its type's requirement asks for."""
    element = SPEC.types[dtype]
    requirement = SPEC.requirements[f"E_DIV_{element.kind.upper()}_FUNC_0010"]
    return bool(relations.holds(requirement, element, relations.observe(A, B, C, element)).all())


def exact(text: str, element: ElementType) -> Any:
    """The value of the type that is parse_numbers."""
    return (
        np.array([float(text)], element.name)
        if text.lstrip("+-") in ("inf", "nan")
        else parse_numbers((text,), element)
    )


def half(A: Any, B: Any, profile: str) -> Any:
    """Our division, rounded to float16 where it is one of floats."""
    C = vinculum.div(A, B, profile=profile)
    return C.astype("float16").astype(C.dtype) if C.dtype.kind == "f" else C


def decide_examples(session: Session) -> Finding:  # noqa: ARG001
    """The proof about what is parse_numbers."""
    mutants: Mapping[str, Div] = {
        "floored": lambda A, B, profile: np.floor_divide(A, B) if A.dtype != object else vinculum.div(A, B, profile=profile),
        "the reciprocal": lambda A, B, profile: vinculum.div(B, A, profile=profile),
        "0 for a / 0": lambda A, B, profile: np.where(B == 0, 0, vinculum.div(A, B + (B == 0), profile=profile)),
        "in half precision": half,
    }  # fmt: skip

    def judged_by(div: Div) -> Outcome:
        with np.errstate(all="ignore"):
            try:
                return examples(div)
            except vinculum.DivError as error:
                return Outcome(1, None).with_counterexample("a value", str(error))

    outcome = examples()
    domain = "every element of every example with numbers that the sources print"
    return of_binary(
        outcome, Level.EXHAUSTIVE, {name: partial(judged_by, div) for name, div in mutants.items()}, domain=domain,
        count=outcome.count, **outcome.more,
    )  # fmt: skip


PROOFS = (
    Proof(
        "KERNEL_REALS",
        "div of fractions is their exact quotient, and a zero denominator is reported at its index",
        ("E_DIV_REAL_FUNC_0010", "E_DIV_REAL_CONSTR_B_0020"),
        "property test",
        f"{EXAMPLES} tensors of fractions; profile sonnx, the only one with reals",
        decide_reals,
        tools=("numpy", "hypothesis", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=("fractions.Fraction of the standard library divides and multiplies exactly",),
    ),
    Proof(
        "PRINTED_EXAMPLES",
        "div computes what the sources print, and what they round is rounded as the relation says",
        ("V_DIV_EXAMPLE_0010", "E_DIV_REAL_FUNC_0010", "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010"),
        "exhaustive run",
        "every example with numbers in the specification's sources",
        decide_examples,
        tools=("numpy", "sympy"),
        examines=("src/vinculum/kernels",),
        quick=True,
    ),
)

"""Claim: the recipe that rounds the exact quotient down does so, on floats of small formats.

Method: enumeration. Rational arithmetic, rounded to the nearest number of the format, computes every step of the recipe.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from vinculum.exports.lowering import lower, tree
from vinculum.exports.lowering.render import FLOORED_CLAIM
from vinculum.exports.lowering.tree import Node, Operation
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive.float_floors import (
    FORMATS,
    INF,
    NAN,
    Number,
    exactly_floored,
    nearest,
    numbers,
    special,
)
from vinculum_proofs.smt.lowering.encoding import mutants
from vinculum_spec.relations.ieee754 import Format

PAIR = ("numpy-floor-divide", "onnx-14")
FLOOR_OF_QUOTIENT = tree.node(Operation.FLOOR, tree.node(Operation.DIVIDE, tree.A, tree.B))
NOT_A_NUMBER: Number = (NAN, 0)


def rounded(value: Fraction, form: Format, sign_of_zero: int = 0) -> Number:
    """The nearest number, ties to even."""
    if value == 0:
        return Fraction(0), sign_of_zero
    return nearest(abs(value), form), int(value < 0)


def signed(number: Number) -> Any:
    """A finite number with its sign, or an infinity that compares as one."""
    magnitude, sign = number
    size = float("inf") if magnitude == INF else magnitude
    return -size if sign else size


def divided(a: Number, b: Number, form: Format) -> Number:
    """The IEEE 754 quotient."""
    known = special(a, b)
    return known if known is not None else (nearest(a[0] / b[0], form), a[1] ^ b[1])


def remainder(a: Number, b: Number, _: Format) -> Number:
    """C's fmod, which is exact."""
    if NAN in (a[0], b[0]) or a[0] == INF or b[0] == 0:
        return NOT_A_NUMBER
    return a if b[0] == INF else (a[0] % b[0], a[1])


def added(a: Number, b: Number, form: Format) -> Number:
    """The rounded sum."""
    if NAN in (a[0], b[0]) or (a[0] == b[0] == INF and a[1] != b[1]):
        return NOT_A_NUMBER
    for x in (a, b):
        if x[0] == INF:
            return x
    return rounded(signed(a) + signed(b), form, a[1] & b[1])


def subtracted(a: Number, b: Number, form: Format) -> Number:
    """The rounded difference."""
    return added(a, NOT_A_NUMBER if b[0] == NAN else (b[0], 1 - b[1]), form)


def floored(a: Number, _: Format) -> Number:
    """The largest integer that is not above a number.

    It is a number of the format: from 2^p on, each number is an integer.
    """
    if isinstance(a[0], str):
        return a
    return Fraction(abs(signed(a).__floor__())), a[1]


def equal(a: Number, b: Number, _: Format) -> bool:
    """Whether two numbers are equal; NaN equals nothing."""
    return NAN not in (a[0], b[0]) and signed(a) == signed(b)


def less(a: Number, b: Number, _: Format) -> bool:
    """Whether one number is less than another."""
    return NAN not in (a[0], b[0]) and signed(a) < signed(b)


FUNCTIONS: Mapping[Operation, Callable[..., Any]] = {
    Operation.DIVIDE: divided,
    Operation.REMAINDER: remainder,
    Operation.ADD: added,
    Operation.SUBTRACT: subtracted,
    Operation.FLOOR: floored,
    Operation.ABSOLUTE: lambda a, _: a if a[0] == NAN else (a[0], 0),
    Operation.EQUAL: equal,
    Operation.LESS: less,
    Operation.SELECT: lambda condition, a, b, _: a if condition else b,
    Operation.AND: lambda a, b, _: a and b,
    Operation.OR: lambda a, b, _: a or b,
    Operation.XOR: lambda a, b, _: a != b,
    Operation.NOT: lambda a, _: not a,
}


def compute(steps: list[Node], a: Number, b: Number, form: Format) -> Number:
    """The result of a recipe, whose steps these are."""
    values: dict[Node, Any] = {tree.A: a, tree.B: b}
    for step in steps:
        if step.operation is Operation.CONSTANT:
            values[step] = (Fraction(abs(int(step.value))), int(int(step.value) < 0))
        else:
            values[step] = FUNCTIONS[step.operation](*(values[x] for x in step.arguments), form)
    result: Number = values[steps[-1]]
    return result


def differences(root: Node, form: Format) -> Iterator[dict[str, Any]]:
    """The pairs of which the recipe gives what the definition does not. A zero denominator is left open."""
    steps = list(tree.steps(root))
    for a in numbers(form):
        for b in numbers(form):
            if b[0] != 0:
                result = compute(steps, a, b, form)
                if result not in exactly_floored(a, b, form):
                    yield {"format": str(form), "A": str(a), "B": str(b), "result": str(result)}


def enumerate_formats(session: Session) -> Finding:
    """Every pair of small formats, and every mutant of the recipe on the smallest."""
    root, count = lower(*PAIR, ["float32"]).recipes["float32"], 0
    for number, form in enumerate(FORMATS):
        session.report(number / len(FORMATS), f"{form.width} bits, precision {form.p}")
        wrong = next(differences(root, form), None)
        if wrong is not None:
            return Finding(Level.REFUTED, counterexample=wrong)
        count += 1 << (2 * form.width)
    survived, killed = [], []
    for words, mutant in mutants(root):
        found = any(next(differences(mutant, form), None) for form in FORMATS[:2])
        (killed if found else survived).append(words)
    bounds = [f"formats {', '.join(f'of {form.width} bits with precision {form.p}' for form in FORMATS)}"]
    reason = f"mutants survive: {'; '.join(survived)}" if survived else None
    witness = next(differences(FLOOR_OF_QUOTIENT, FORMATS[0]))  # operands that need the correction
    level = Level.UNDECIDED if survived else Level.BOUNDED
    return Finding(level, witness, None, tuple(killed), tuple(survived), reason, {"bounds": bounds, "count": count})


PROOFS = (
    Proof(
        claim=FLOORED_CLAIM,
        title="the recipe with fmod gives the exact quotient, rounded down",
        requirements=("V_DIV_FLOAT_FLOOR_0010",),
        method="enumeration, in rational arithmetic",
        scope="four formats of 6 to 8 bits: every pair of operands; no larger format",
        run=enumerate_formats,
        rests_on=("FLOAT_FLOORS_SMALL",),
        seconds=900.0,
    ),
)

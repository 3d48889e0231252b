"""Quotients that may overflow, or lose all digits, although the operands are finite and normal."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from vinculum.models.checks.findings import FailOn
from vinculum.models.facts.slices import ExtremumOf
from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.fragile.operand_numbers import OperandNumbers
from vinculum.models.fragile.own_norm import is_divided_by_own_norm
from vinculum.models.fragile.rounding import adjacent, divide, min_normal, nearest, shown
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.numeric.interval import max_finite, min_subnormal

REACHED = 2.0**64  # magnitudes that elements without a known bound are taken to have
MAXIMA = ("ReduceMax", "Max")


@dataclass(frozen=True)
class Extreme:
    """Operands of which the quotient is an infinity, or 0, and so that of any numerator beyond this one.

    `is_near`: there are such operands within the bounds that the analysis has found, and within 2^-64 to 2^64 where it has
    found none.
    """

    numerator: float
    denominator: float
    is_near: bool


def extreme_quotients(div: DivNode, A: OperandNumbers, B: OperandNumbers, index: GraphIndex) -> list[FragileQuotient]:
    """The note on quotients that become an infinity, or 0; none if there are no such ones."""
    if _is_softmax(div, index):
        return []  # some term of the sum is 1, and no term is more
    overflow = None if is_divided_by_own_norm(div, index) else _overflow(A, B)
    vanishing = _vanishing(A, B)
    reasons: list[str] = []
    witness: dict[str, str] = {}
    for name, found, verb, others in (
        ("overflowing", overflow, "it overflows for", "larger"),
        ("vanishing", vanishing, "it is 0 for", "smaller"),
    ):
        if found is not None:
            a, b = shown(found.numerator, A.form), shown(found.denominator, A.form)
            reasons.append(f"{verb} {a} / {b}, and for {others} numerators")
            witness |= {f"{name}_numerator": a, f"{name}_denominator": b}
    if not reasons:
        return []
    operands = "; ".join(
        f"{name} is {each.value.interval}{origin}"
        for name, each, origin in zip("AB", (A, B), div.provenance, strict=True)
    )
    is_remote = not any(found.is_near for found in (overflow, vanishing) if found is not None)
    return [FragileQuotient(FailOn.EXTREME, f"{' and '.join(reasons)}: {operands}", witness, is_remote=is_remote)]


def _overflow(A: OperandNumbers, B: OperandNumbers) -> Extreme | None:
    """The least numerator with which the smallest denominator gives an infinity."""
    large, small = A.largest(), B.smallest()
    if not (large and small and math.isinf(divide(large, small, A.form))):
        return None
    threshold = Fraction(abs(small)) * (max_finite(A.form) + Fraction(2) ** (A.form.q_max - 1))
    least = _held(A, threshold, large, lambda x: math.isinf(divide(x, small, A.form)))
    reachable = _clipped(abs(large), A, up=True)
    return Extreme(least, small, is_near=math.isinf(divide(reachable, abs(small), A.form)))


def _vanishing(A: OperandNumbers, B: OperandNumbers) -> Extreme | None:
    """The greatest normal numerator that the largest denominator makes 0."""
    tiny, huge = A.smallest(min_normal(A.form)), B.largest()
    if not (tiny and huge and divide(tiny, huge, A.form) == 0):
        return None
    threshold = Fraction(abs(huge)) * min_subnormal(A.form) / 2
    greatest = _held(A, threshold, tiny, lambda x: divide(x, huge, A.form) == 0)
    near = divide(_clipped(abs(tiny), A, up=False), _clipped(abs(huge), B, up=True), A.form) == 0
    return Extreme(greatest, huge, is_near=near)


def _held(A: OperandNumbers, threshold: Fraction, extreme: float, applies: Callable[[float], bool]) -> float:
    """The numerator next to a threshold for which something applies, if A has it.

    Else the extreme one, for which it applies.
    """
    nearest_one = math.copysign(nearest(threshold, A.form), extreme)
    candidates = [nearest_one, *(adjacent(nearest_one, A.form, up=up) for up in (True, False))]
    is_normal = [each for each in candidates if min_normal(A.form) <= abs(Fraction(each)) <= max_finite(A.form)]
    held = [each for each in is_normal if A.holds(each) and applies(each)]
    return min(held, key=lambda each: abs(abs(Fraction(each)) - threshold), default=extreme)


def _clipped(magnitude: float, operand: OperandNumbers, *, up: bool) -> float:
    """The magnitude, but for an operand without a bound there, no more than 2^64, or no less than 2^-64."""
    interval = operand.value.interval
    is_open = operand.listed is None and not (math.isfinite(interval.low) and math.isfinite(interval.high))
    limit = REACHED if up else 1 / REACHED
    return magnitude if not is_open else min(magnitude, limit) if up else max(magnitude, limit)


def _is_softmax(div: DivNode, index: GraphIndex) -> bool:
    return is_divided_by_own_norm(div, index) and _is_exponential_below_maximum(div, index)


def _is_exponential_below_maximum(div: DivNode, index: GraphIndex) -> bool:
    """Whether A is Exp(x - m), where m are maxima of x."""
    exponential = index.operator(div.node.input[0])
    difference = (
        index.operator(exponential.input[0]) if exponential is not None and exponential.op_type == "Exp" else None
    )
    if difference is None or difference.op_type != "Sub":
        return False
    x, m = (div.find(name) for name in difference.input)
    maxima = [] if m is None else m.facts.of(ExtremumOf)
    return x is not None and any(fact.operator in MAXIMA and fact.tensor is x.exact_root for fact in maxima)

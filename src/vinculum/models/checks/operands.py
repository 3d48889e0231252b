"""Checks of conditions on elements: the denominator is not zero, the quotient is representable."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from sympy import Basic

from vinculum.models.abstract.assumptions import ordered, union
from vinculum.models.abstract.fact import WhereEvaluated
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.checks.findings import Finding, GuardKind, Verdict
from vinculum.models.checks.obligations import bit_pattern_script, integer_assertions, script
from vinculum.models.checks.operand_descriptions import (
    ORT_REJECTS_ANY_ZERO,
    describe_absence,
    describe_nonzero,
    describe_operand,
)
from vinculum.models.facts.congruence import never_congruent
from vinculum.models.facts.counting import TrueNowhere
from vinculum.models.facts.predicates import Both, Is
from vinculum.models.facts.select import never_meet
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS, Array
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.element_types import float_format
from vinculum.models.numeric.interval import Number
from vinculum_spec.relations import ieee754, integer, tensor
from vinculum_spec.schema import ElementType, Requirement

NONZERO_RELATIONS = ("integer.nonzero_denominator", "real.nonzero_denominator", "ieee754.nonzero_denominator")
REPRESENTABLE_RELATION = "integer.representable_quotient"


@dataclass(frozen=True)
class Judgement:
    """A verdict on one condition, its reason, and the element that violates the condition."""

    verdict: Verdict
    reason: str
    element: dict[str, Any] | None = None


def index_of_certain(value: AbstractTensor, number: Number) -> tuple[int, ...] | None:
    """The index of an element that is certainly `number`."""
    if value.constant is not None and value.constant.numeric:
        return value.constant.first(int(number))
    if value.element_bounds is not None:
        hits = [index for index, interval in np.ndenumerate(value.element_bounds) if interval.single == number]
        return tuple(map(int, hits[0])) if hits else None
    if value.interval.single == number and value.size:
        return (0,) * len(value.shape or ())
    return None


def may_contain(value: AbstractTensor, number: Number) -> bool:
    """Whether an element may be `number`."""
    if value.size == 0 or never_congruent(value, int(number)):
        return False
    if value.constant is not None and value.constant.numeric:
        return value.constant.first(int(number)) is not None
    if value.element_bounds is not None:
        return any(interval.holds(number) for interval in value.element_bounds.reshape(-1))
    return value.interval.holds(number)


def may_divide_by_zero(div: DivNode) -> bool:
    """Whether an element may be divided by 0."""
    return judge_empty(div) is None and may_contain(div.B, 0)


def judge_empty(div: DivNode) -> Judgement | None:
    """Discharged if an operand has no element.

    A size of 0 is broadcast with 0 or 1 only, so the result has no element either.
    """
    for name, value in (("A", div.A), ("B", div.B)):
        if value.size == 0:
            return Judgement(Verdict.DISCHARGED, f"{name} has no element: no element is divided")
    return None


def judge_nonzero(div: DivNode) -> Judgement:
    """Whether no element of B is zero."""
    if (judgement := judge_empty(div)) is not None:
        is_rejected = float_format(div.B.dtype) is None and may_contain(div.B, 0)
        return replace(judgement, reason=judgement.reason + (ORT_REJECTS_ANY_ZERO if is_rejected else ""))
    if (index := index_of_certain(div.B, 0)) is not None:
        return Judgement(Verdict.VIOLATED, f"B{list(index)} is 0", {"index": list(index), "denominator": "0"})
    if not may_contain(div.B, 0):
        return Judgement(Verdict.DISCHARGED, describe_nonzero(div.B))
    operand = describe_operand("B", div.B, div.provenance[1])
    return Judgement(Verdict.OBLIGATION, f"show that no element of B is 0: {operand}")


def judge_representable(div: DivNode, element: ElementType) -> Judgement:
    """Whether no element divides the minimum of the type by -1."""
    if (judgement := judge_empty(div)) is not None:
        return judgement
    minimum, A, B = element.minimum, div.A, div.B
    is_broadcast = "axis" not in div.attributes
    if is_broadcast and _has_overflow_guard(div, minimum):
        return Judgement(Verdict.DISCHARGED, f"a guard stops the run before {minimum} / -1")
    if A.root is B.root:
        return Judgement(Verdict.DISCHARGED, "A and B are the same tensor: each element is divided by itself")
    if is_broadcast and never_meet(A, minimum, B, -1):
        return Judgement(Verdict.DISCHARGED, f"where A is {minimum}, the element of B is {minimum} or is not -1")
    for name, value, number in (("A", A, minimum), ("B", B, -1)):
        if not may_contain(value, number):
            return Judgement(Verdict.DISCHARGED, describe_absence(name, value, number))
    axis = div.attributes.get("axis")
    if not isinstance(axis, int | None):
        reason = f"axis is not an integer, so it is not known which elements are divided: {printable(str(axis))}"
        return Judgement(Verdict.OBLIGATION, reason)
    if (index := _index_of_overflow(A, B, minimum, axis)) is not None:
        violation = {"index": list(index), "numerator": str(minimum), "denominator": "-1"}
        return Judgement(Verdict.VIOLATED, f"the quotient at {list(index)} is {minimum} / -1", violation)
    if A.constant is not None and B.constant is not None and _broadcast(A.constant.array, B.constant.array, axis):
        return Judgement(Verdict.DISCHARGED, f"no element of A that is {minimum} is divided by -1")
    operands = f"{describe_operand('A', A, div.provenance[0])}; {describe_operand('B', B, div.provenance[1])}"
    reason = f"show that no element of A that is {minimum} is divided by -1: {operands}"
    return Judgement(Verdict.OBLIGATION, reason)


def _has_overflow_guard(div: DivNode, minimum: int) -> bool:
    """Whether a guard before the node fails where A is the minimum and B is -1."""
    overflow = {Is(div.A.root, minimum), Is(div.B.root, -1)}
    guards = [fact.predicate for fact in (div.A.facts | div.B.facts).of(TrueNowhere)]
    return any(isinstance(guard, Both) and {guard.first, guard.second} == overflow for guard in guards)


def _broadcast(x: Array, y: Array, axis: int | None) -> tuple[Array, Array] | None:
    """Both arrays in the shape of the result.

    `axis`: the axis of x at which y starts, in operator sets before 7.
    """
    axes = tensor.align("multidirectional" if axis is None else "limited", x.shape, y.shape, axis)
    if axes is None:
        return None
    x, y = x.reshape([k.a for k in axes]), y.reshape([k.b for k in axes])
    try:
        size = int(np.prod(np.broadcast_shapes(x.shape, y.shape), dtype=object))
    except ValueError:
        return None
    if size > MAX_FOLDED_ELEMENTS:
        return None
    x, y = np.broadcast_arrays(x, y)
    return x, y


def _index_of_overflow(A: AbstractTensor, B: AbstractTensor, minimum: int, axis: int | None) -> tuple[int, ...] | None:
    """The index of a quotient that certainly divides the minimum by -1."""
    is_minimum, is_minus_one = _where_certain(A, minimum), _where_certain(B, -1)
    if is_minimum is None or is_minus_one is None:
        return None
    masks = _broadcast(is_minimum, is_minus_one, axis)
    if masks is None:
        return None
    hits = np.argwhere(masks[0] & masks[1])
    return tuple(map(int, hits[0])) if len(hits) else None


def _where_certain(value: AbstractTensor, number: int) -> Array | None:
    """Where the elements are certainly `number`. None if the elements or the shape are not known."""
    if value.constant is not None and value.constant.numeric:
        return np.asarray(value.constant.array == number)
    if value.element_bounds is not None:
        is_certain = np.vectorize(lambda interval: interval.single == number, [bool])
        return np.asarray(is_certain(value.element_bounds))
    if value.interval.single == number and value.size:
        return np.broadcast_to(np.True_, [n for n in value.shape or () if isinstance(n, int)])
    return None


def domain_finding(
    div: DivNode, element: ElementType, requirements: Sequence[Requirement], outcome: str | None
) -> Finding:
    """The finding on requirements with one relation, a condition on elements."""
    requirement = requirements[0]
    guard: GuardKind | None = None
    if requirement.relation_name in NONZERO_RELATIONS:
        judgement, guard = judge_nonzero(div), GuardKind.NONZERO_DENOMINATOR
    elif requirement.relation_name == REPRESENTABLE_RELATION:
        div = _without_where_evaluated(div, element)
        judgement, guard = judge_representable(div, element), GuardKind.REPRESENTABLE_QUOTIENT
    else:
        judgement = Judgement(Verdict.OBLIGATION, f"show that {requirement.statement}")
    values = (div.B,) if guard is GuardKind.NONZERO_DENOMINATOR and div.A.size != 0 else (div.A, div.B)
    return Finding(
        tuple(each.id for each in requirements),
        requirement.title,
        judgement.verdict,
        judgement.reason,
        judgement.element,
        ordered(union(value.assumptions for value in values)),
        outcome,
        _script(div, element, requirements) if judgement.verdict is Verdict.OBLIGATION else None,
        guard,
    )


def _without_where_evaluated(div: DivNode, element: ElementType) -> DivNode:
    """The node with what is known of all of B, not only of divisors, if that discharges the condition.

    It needs fewer assumptions.
    """
    if not div.B.facts.has(WhereEvaluated) or div.B.alias_of is None:
        return div
    candidate = replace(div, B=div.B.alias_of)
    return candidate if judge_representable(candidate, element).verdict is Verdict.DISCHARGED else div


def _script(div: DivNode, element: ElementType, requirements: Sequence[Requirement]) -> str:
    condition: Basic = requirements[0].relation.statement
    if element.form is not None:
        condition = condition.subs(dict(ieee754.parameter_values(element.form)))
        return bit_pattern_script(div.path, requirements, condition, element, div.B.interval)
    condition = condition.subs({integer.MAX: element.maximum})
    symbols, assertions = {str(symbol) for symbol in condition.free_symbols}, []
    for name, value in (("A", div.A), ("B", div.B)):
        if name in symbols:
            assertions += integer_assertions(name, value.interval)
    denominator = "the element of B that divides it" if "A" in symbols else "an element of B"
    names = {"A": "an element of A", "B": denominator}
    return script(div.path, requirements, condition, assertions, names=names)

"""Conditions on elements: a denominator that is not zero, a quotient that its type can hold."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from sympy import Basic

from vinculum.models.abstract.assumptions import ordered, union
from vinculum.models.abstract.interval import Number
from vinculum.models.abstract.symbolic_dims import called, made_up
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.checks.obligations import bit_pattern_script, integer_assertions, script
from vinculum.models.facts.base import WhereEvaluated
from vinculum.models.facts.congruence import never_congruent
from vinculum.models.facts.counting import TrueNowhere
from vinculum.models.facts.predicates import Both, Is
from vinculum.models.facts.select import never_meet
from vinculum.models.facts.shape_values import elements_as_dims
from vinculum.models.findings import Finding, GuardKind, Verdict
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS, Array
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.element_types import float_format
from vinculum_spec.relations import integer, tensor
from vinculum_spec.schema import ElementType, Requirement

Judgement = tuple[Verdict, str, dict[str, Any] | None]
WHERE_DIVIDED = " where there is an element to divide"
ORT_REJECTS_ANY_ZERO = "; ONNX Runtime looks at all of B, and refuses a 0 in it all the same"


def index_of_certain(value: AbstractTensor, wanted: Number) -> tuple[int, ...] | None:
    """The index of an element that is certainly `wanted`."""
    if value.constant is not None and value.constant.numeric:
        return value.constant.first(int(wanted))
    if value.element_bounds is not None:
        hits = [index for index, interval in np.ndenumerate(value.element_bounds) if interval.single == wanted]
        return tuple(map(int, hits[0])) if hits else None
    if value.interval.single == wanted and value.size:
        return (0,) * len(value.shape or ())
    return None


def may_contain(value: AbstractTensor, wanted: Number) -> bool:
    """Whether an element may be `wanted`."""
    if value.size == 0 or never_congruent(value, int(wanted)):
        return False
    if value.constant is not None and value.constant.numeric:
        return value.constant.first(int(wanted)) is not None
    if value.element_bounds is not None:
        return any(interval.holds(wanted) for interval in value.element_bounds.reshape(-1))
    return value.interval.holds(wanted)


def describe_operand(name: str, value: AbstractTensor, lost: str = "") -> str:
    """What is known of an operand, in words; and where it is that nothing is, in those of `lost`."""
    if value.size == 0:
        return f"{name} has no element"
    where = "constant, " if value.constant is not None else ""
    return f"{name} is {where}{value.interval}{_describe_sizes(value)}{lost}"


def _describe_sizes(value: AbstractTensor) -> str:
    """Which sizes its elements are, in words, where they are open ones that the model has a name for."""
    dims = () if value.constant is not None else elements_as_dims(value) or ()
    names = {printable(str(called(dim))): None for dim in dims if isinstance(dim, str) and not made_up(dim)}
    return f", the size {' or '.join(names)}" if names and len(names) <= 4 else ""


def _describe_absence(name: str, value: AbstractTensor, end: int) -> str:
    if value.size != 0 and value.interval.holds(end):  # its elements say more than its ends do
        return f"{describe_operand(name, value)}; no element is {end}"
    return f"{describe_operand(name, value)}, never {end}"


def describe_nonzero(B: AbstractTensor) -> str:
    """That B is not 0, in words; where that is so only of what is divided, those too."""
    whole = not B.facts.has(WhereEvaluated)
    refused = "" if whole or float_format(B.dtype) is not None else ORT_REJECTS_ANY_ZERO
    return _describe_absence("B", B, 0) + ("" if whole else WHERE_DIVIDED) + refused


def no_element_finding(div: DivNode) -> Judgement | None:
    """Where the result has no element, whatever the operands are: an axis of size 0 meets one of 0 or 1 only."""
    for name, value in (("A", div.A), ("B", div.B)):
        if value.size == 0:
            return Verdict.DISCHARGED, f"{name} has no element: no element is divided", None
    return None


def check_nonzero(div: DivNode) -> Judgement:
    """Whether no element of B is zero."""
    if (found := no_element_finding(div)) is not None:
        verdict, reason, more = found
        refused = float_format(div.B.dtype) is None and may_contain(div.B, 0)
        return verdict, reason + (ORT_REJECTS_ANY_ZERO if refused else ""), more
    if (index := index_of_certain(div.B, 0)) is not None:
        return Verdict.VIOLATED, f"B{list(index)} is 0", {"index": list(index), "denominator": "0"}
    if not may_contain(div.B, 0):
        return Verdict.DISCHARGED, describe_nonzero(div.B), None
    return (
        Verdict.OBLIGATION,
        f"show that no element of B is 0: {describe_operand('B', div.B, div.provenance[1])}",
        None,
    )


def check_representable(div: DivNode, element: ElementType) -> Judgement:
    """Whether no pair of elements is MIN / -1."""
    if (found := no_element_finding(div)) is not None:
        return found
    least, A, B = element.minimum, div.A, div.B
    overflow = {Is(A.root, least), Is(B.root, -1)}
    guards = [fact.predicate for fact in (A.facts | B.facts).of(TrueNowhere)]
    if (
        any(isinstance(guard, Both) and {guard.first, guard.second} == overflow for guard in guards)
        and "axis" not in div.attributes
    ):
        return Verdict.DISCHARGED, f"a guard fails where {least} / -1 would be met", None
    if A.root is B.root:
        return Verdict.DISCHARGED, "A and B are one tensor, and so are two elements that meet", None
    if never_meet(A, least, B, -1) and "axis" not in div.attributes:
        return Verdict.DISCHARGED, f"where A is {least}, so is the element of B that it meets, or it is not -1", None
    for name, value, end in (("A", A, least), ("B", B, -1)):
        if not may_contain(value, end):
            return Verdict.DISCHARGED, _describe_absence(name, value, end), None
    axis = div.attributes.get("axis")
    if not isinstance(axis, int | None):
        return (
            Verdict.OBLIGATION,
            f"axis is no integer, so that it is open which elements meet: {printable(str(axis))}",
            None,
        )
    pair = _index_of_overflow(A, B, least, axis)
    if pair is not None:
        element_found = {"index": list(pair), "numerator": str(least), "denominator": "-1"}
        return Verdict.VIOLATED, f"the quotient at {list(pair)} is {least} / -1", element_found
    if A.constant is not None and B.constant is not None and _broadcast(A.constant.array, B.constant.array, axis):
        return Verdict.DISCHARGED, f"no element of A that is {least} meets a -1 of B", None
    operands = f"{describe_operand('A', A, div.provenance[0])}; {describe_operand('B', B, div.provenance[1])}"
    words = f"show that no element of A that is {least} meets a -1 of B: {operands}"
    return Verdict.OBLIGATION, words, None


def _broadcast(x: Array, y: Array, axis: int | None) -> tuple[Array, Array] | None:
    """The elements that meet; `axis`: of x, where those of y begin, in the operator sets that have it."""
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
    one, other = np.broadcast_arrays(x, y)
    return one, other


def _index_of_overflow(A: AbstractTensor, B: AbstractTensor, least: int, axis: int | None) -> tuple[int, ...] | None:
    """The index of a quotient that is certainly MIN / -1."""
    masks = []
    for value, wanted in ((A, least), (B, -1)):
        if value.constant is not None and value.constant.numeric:
            masks.append(np.asarray(value.constant.array == wanted))
        elif value.element_bounds is not None:
            masks.append(
                np.vectorize(lambda interval, wanted=wanted: interval.single == wanted, [bool])(value.element_bounds)
            )
        elif value.interval.single == wanted and value.size:
            sizes = [n for n in value.shape or () if isinstance(n, int)]
            masks.append(np.broadcast_to(np.True_, sizes))
        else:
            return None
    spread = _broadcast(masks[0], masks[1], axis)
    if spread is None:
        return None
    hits = np.argwhere(spread[0] & spread[1])
    return tuple(map(int, hits[0])) if len(hits) else None


def domain_finding(
    div: DivNode, element: ElementType, requirements: Sequence[Requirement], outcome: str | None
) -> Finding:
    """The finding on one condition."""
    requirement = requirements[0]
    name = requirement.relation_name
    guard: GuardKind | None = None
    if name in ("integer.nonzero_denominator", "real.nonzero_denominator", "ieee754.nonzero_denominator"):
        (verdict, reason, found), guard = check_nonzero(div), GuardKind.NONZERO_DENOMINATOR
    elif name == "integer.representable_quotient":
        div = _without_where_evaluated(div, element)
        (verdict, reason, found), guard = check_representable(div, element), GuardKind.REPRESENTABLE_QUOTIENT
    else:
        verdict, reason, found = Verdict.OBLIGATION, f"show that {requirement.statement}", None
    text = _script(div, element, requirements) if verdict is Verdict.OBLIGATION else None
    values = (div.B,) if guard is GuardKind.NONZERO_DENOMINATOR and div.A.size != 0 else (div.A, div.B)
    assumptions = ordered(union(value.assumptions for value in values))
    ids = tuple(r.id for r in requirements)
    return Finding(ids, requirement.title, verdict, reason, found, assumptions, outcome, text, guard)


def _without_where_evaluated(div: DivNode, element: ElementType) -> DivNode:
    """The node with B as it is known wherever it is met or not, if that says enough of its quotients: it rests on less."""
    if not div.B.facts.has(WhereEvaluated) or div.B.alias_of is None:
        return div
    other = replace(div, B=div.B.alias_of)
    return other if check_representable(other, element)[0] is Verdict.DISCHARGED else div


def _script(div: DivNode, element: ElementType, requirements: Sequence[Requirement]) -> str:
    relation = requirements[0].relation
    left: Basic = relation.statement
    if element.form is not None:
        parameters = ieee754_parameters(element)
        return bit_pattern_script(div.path, requirements, left.subs(parameters), element, div.B.interval)
    left = left.subs({integer.MAX: element.maximum})
    facts, concerned = [], {str(symbol) for symbol in left.free_symbols}
    for name, value in (("A", div.A), ("B", div.B)):
        if name in concerned:
            facts += integer_assertions(name, value.interval)
    met = "the element of B that it meets" if "A" in concerned else "an element of B"
    return script(div.path, requirements, left, facts, names={"A": "an element of A", "B": met})


def ieee754_parameters(element: ElementType) -> dict[Any, Any]:
    """The parameters of a floating-point relation at a type."""
    from vinculum_spec.relations import ieee754

    assert element.form is not None
    return dict(ieee754.parameter_values(element.form))

"""Facts about the first element of each slice along an axis, which nucleus (top-p) sampling keeps.

The facts hold of slices that have an element at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.slices import AllOrNoneNan, SomeAtLeast
from vinculum.models.numeric.element_types import WIDENED_TYPES, float_format, type_name
from vinculum.models.numeric.interval import Number

# The result of a comparison of 0 with a positive number.
ZERO_COMPARED_WITH_POSITIVE = {"Less": True, "LessOrEqual": True, "Greater": False, "GreaterOrEqual": False}


@dataclass(frozen=True)
class FirstAtLeast(Fact):
    """The first element of each slice along the axis is `bound` or more, unless the slice has a NaN."""

    axis: int
    bound: Number


@dataclass(frozen=True)
class CumulativeSumOf(Fact):
    """Cumulative sums of `tensor` along the axis, beginning with its first elements."""

    tensor: AbstractTensor
    axis: int


@dataclass(frozen=True)
class FirstIsZero(Fact):
    """The first element of each slice is 0 where that of `tensor` is no NaN."""

    tensor: AbstractTensor
    axis: int


@dataclass(frozen=True)
class FirstIsTruth(Fact):
    """The first truth value of each slice is `truth` where the first of `tensor` is no NaN."""

    truth: bool
    tensor: AbstractTensor
    axis: int


def first_element_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts of the first result of an operator that sorts, sums, compares or masks."""
    value, other = node.operand(0), node.operand(1)
    if value is None or type_name(value.dtype) in WIDENED_TYPES or node.version < 13:
        return
    match node.operator:
        case "TopK":
            yield from _sorted_facts(node, value)
        case "CumSum":
            yield from _cumulative_sum_facts(node, value)
        case "Sub" if other is not None and other.shape == value.shape and not other.interval.has_infinity:
            sums = (fact for fact in value.facts.of(CumulativeSumOf) if fact.tensor is other.exact_root)
            yield from (FirstIsZero(fact.tensor, fact.axis) for fact in sums)
        case "Less" | "LessOrEqual" | "Greater" | "GreaterOrEqual" if other is not None:
            yield from _comparison_facts(node, value, other)
        case "Not":
            yield from (replace(fact, truth=not fact.truth) for fact in value.facts.of(FirstIsTruth))
        case "Cast" if type_name(value.dtype) == "bool" and float_format(node.dtype):
            yield from value.facts.of(FirstIsTruth)
        case "Mul" if other is not None:
            yield from _masked_facts(value, other, truth=True)
            yield from _masked_facts(other, value, truth=True)
        case "Where" if other is not None:
            yield from _selection_facts(node, value)


def _sorted_facts(node: NodeContext, value: AbstractTensor) -> Iterator[FirstAtLeast]:
    sizes, axis = node.shape(0), node.attributes.get("axis", -1)
    if not sizes or not node.attributes.get("largest", 1) or not node.attributes.get("sorted", 1):
        return
    axis %= len(sizes)
    if AllOrNoneNan((axis,)) in value.facts:
        yield from (FirstAtLeast(axis, fact.bound) for fact in value.facts.of(SomeAtLeast) if fact.axes == (axis,))


def _cumulative_sum_facts(node: NodeContext, value: AbstractTensor) -> Iterator[CumulativeSumOf]:
    axis = node.integers(1, "axis")
    shifted = node.attributes.get("exclusive", 0) or node.attributes.get("reverse", 0)
    if value.shape and axis and not shifted:
        yield CumulativeSumOf(value.exact_root, axis[0] % len(value.shape))


def _comparison_facts(node: NodeContext, value: AbstractTensor, other: AbstractTensor) -> Iterator[FirstIsTruth]:
    """Compare a tensor whose first elements are 0 with one positive number, on either side."""
    for numbers, bound, zero_is_left in ((value, other, True), (other, value, False)):
        positive = bound.size == 1 and (bound.interval.single or 0) > 0
        if positive and len(bound.shape or ()) <= len(numbers.shape or ()):
            truth = ZERO_COMPARED_WITH_POSITIVE[node.operator] is zero_is_left
            yield from (FirstIsTruth(truth, fact.tensor, fact.axis) for fact in numbers.facts.of(FirstIsZero))


def _masked_facts(mask: AbstractTensor, value: AbstractTensor, *, truth: bool) -> Iterator[SomeAtLeast]:
    """A mask keeps first elements where its first truth values are `truth`; a NaN stays a NaN."""
    if mask.shape is None or mask.shape != value.shape:
        return
    bounds = {fact.axis: fact.bound for fact in value.facts.of(FirstAtLeast)}
    for fact in mask.facts.of(FirstIsTruth):
        if fact.truth is truth and fact.tensor is value.exact_root and fact.axis in bounds:
            yield SomeAtLeast((fact.axis,), bounds[fact.axis])


def _selection_facts(node: NodeContext, mask: AbstractTensor) -> Iterator[SomeAtLeast]:
    """A comparison with NaN is false, so that a Where does not select a NaN: there must be none."""
    for index, truth in ((1, True), (2, False)):
        value = node.operand(index)
        if value is not None and not value.interval.nan:
            yield from _masked_facts(mask, value, truth=truth)

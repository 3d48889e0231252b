"""Facts about extrema of slices: maximum minus minimum, and the maximum of a softmax."""

import math
import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

import numpy as np

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.reduced_axes import count, reduced_axes
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.slices import AllOrNoneNan, AtLeastIfNonempty, Axes, ExtremumOf, SomeAtLeast
from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.element_types import float_format
from vinculum.models.numeric.interval import INF, Interval, Number, point, round_directed
from vinculum.models.numeric.interval_power import power
from vinculum.models.numeric.interval_reductions import total

EXACT_OPERATIONS: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {
    "Add": operator.add,
    "Mul": operator.mul,
    "Div": operator.truediv,
}

# No rounded sum of at most 2^60 numbers up to 1, which is what a tensor can hold, exceeds this bound, in any order. Of two sums that
# are added, an element is in the smaller one at most 60 times, and rounding to nearest adds no more than the smaller one.
MAX_SUM_OF_ONES = 1 << 66
MAX_SCANNED_CONSTANT = 1 << 20  # elements of a constant whose slices are scanned


MAXIMA = ("ReduceMax", "Max")


def extremum_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts of the first result of an operator on slices, or on what such operators gave."""
    match node.operator:
        case "ReduceMax" | "ReduceMin":
            yield from _reduction_facts(node)
        case "Sub" if float_format(node.dtype):
            yield from (AtLeastIfNonempty(tensor.root, 0.0) for tensor in _ranges(node))
            yield from _below_maximum(node)
        case "Add" | "Mul" if node.version >= 7:
            yield from _shifted_or_scaled(node)
            yield from _mapped(node)
        case "Div" if node.version >= 7:
            yield from _shifted_or_scaled(node)
        case "Exp" | "Sqrt" | "Pow":
            yield from _mapped(node)
        case "Softmax":
            yield from _softmax_facts(node)
        case "TopK":
            yield from _top_k_facts(node)
        case "Reshape" | "Unsqueeze":
            yield from _restored_axes(node)
        case "Max":
            yield from _beside_negative_infinity(node)


def _reduction_facts(node: NodeContext) -> Iterator[Fact]:
    """Relate a maximum or minimum to its operand. Of no element it is the neutral element."""
    value, axes = node.operand(0), reduced_axes(node)
    if value is None or axes is None:
        return
    yield ExtremumOf(node.operator, value.exact_root, axes, bool(node.attributes.get("keepdims", 1)))
    if node.operator == "ReduceMax" and float_format(node.dtype) and math.isfinite(value.interval.low):
        yield AtLeastIfNonempty(value.root, value.interval.low)


def _restored_axes(node: NodeContext) -> Iterator[ExtremumOf]:
    """A reduction without its axes, reshaped to have them with size 1, is the reduction that keeps them."""
    value, shape = node.operand(0), node.results[0][1]
    for fact in value.facts.of(ExtremumOf) if value is not None else ():
        kept = tuple(1 if axis in fact.axes else dim for axis, dim in enumerate(fact.tensor.shape or ()))
        if not fact.keepdims and None not in kept and kept == shape:
            yield replace(fact, keepdims=True)


def _beside_negative_infinity(node: NodeContext) -> Iterator[ExtremumOf]:
    """The maximum of a maximum and -inf is the former, unless that is NaN."""
    values = [value for value in node.inputs if value is not None and value.interval.single != -INF]
    if len(values) == 1 and None not in (values[0].shape or (None,)) and values[0].shape == node.results[0][1]:
        maxima = (fact for fact in values[0].facts.of(ExtremumOf) if fact.operator in MAXIMA)
        yield from (replace(fact, operator="Max") for fact in maxima)


def _shifted_or_scaled(node: NodeContext) -> Iterator[AtLeastIfNonempty]:
    """Adding a number, or multiplying or dividing by a positive one, changes a lower bound likewise."""
    pairs = [(node.operand(0), node.operand(1))]
    pairs += [] if node.operator == "Div" else [pairs[0][::-1]]
    form = float_format(node.dtype)
    for value, other in pairs:
        number = other.interval.single if other is not None else None
        if value is None or form is None or number is None or not math.isfinite(number):
            continue
        for fact in value.facts.of(AtLeastIfNonempty):
            if math.isfinite(fact.bound) and (node.operator == "Add" or number > 0):
                exact = EXACT_OPERATIONS[node.operator](Fraction(fact.bound), Fraction(number))
                yield AtLeastIfNonempty(fact.tensor, round_directed(exact, form, up=False))


def _mapped(node: NodeContext) -> Iterator[SomeAtLeast]:
    """Derive a bound of some element of each slice after an increasing function."""
    first, second, shape = node.operand(0), node.operand(1), node.results[0][1]
    pairs = ((first, second), (second, first)) if node.operator in EXACT_OPERATIONS else ((first, second),)
    for value, other in pairs:
        if value is None or value.shape is None or shape is None or len(shape) < len(value.shape):
            continue
        added = len(shape) - len(value.shape)
        for fact in {*value.facts.of(SomeAtLeast), *_constant_bounds(value)}:
            bound = _mapped_bound(node, fact.bound, value, other)
            if bound is not None:
                yield SomeAtLeast(tuple(axis + added for axis in fact.axes), bound)


def _constant_bounds(value: AbstractTensor) -> Iterator[SomeAtLeast]:
    """Yield positive bounds of the maxima of a constant's slices, as of an identity matrix."""
    constant = value.constant
    if constant is None or not float_format(value.dtype) or not 0 < constant.size <= MAX_SCANNED_CONSTANT:
        return
    array = constant.array.astype(np.float64)
    for axis in range(array.ndim):
        bound = float(array.max(axis=axis).min())  # NaN if the constant has one
        if 0 < bound < INF:
            yield SomeAtLeast((axis,), bound)


def _mapped_bound(node: NodeContext, low: Number, value: AbstractTensor, other: AbstractTensor | None) -> Number | None:
    """Return a lower bound of the results for elements that are `low` or more, if known."""
    x, dtype = point(low), node.dtype
    if float_format(dtype) is None:
        return None
    if node.operator == "Exp":
        return interval_arithmetic.exponential(x, dtype).low
    if low < 0 and node.operator != "Add":
        return None
    if node.operator == "Sqrt":
        return interval_arithmetic.square_root(x, dtype).low
    if other is None or other.interval.empty:
        return None
    lowest = point(other.interval.low)
    match node.operator:
        case "Mul" if other.root is value.root:
            return interval_arithmetic.square(x, dtype).low
        case "Mul" if lowest.low >= 0:
            return interval_arithmetic.multiply(x, lowest, dtype).low
        case "Add" if lowest.low > -INF:
            return interval_arithmetic.add(x, lowest, dtype).low
        case "Pow" if (other.interval.single or -1.0) > 0:
            return power(x, other.interval, dtype, comparable=True).low
    return None


def difference(node: NodeContext, x: Interval, y: Interval) -> Interval:
    """Return the interval of x - y; not below 0 for the maximum and minimum of one slice.

    Runtimes differ on the elements that a NaN hides from a reduction, but hide the same ones from both.
    """
    result, ranges = interval_arithmetic.subtract(x, y, node.dtype), _ranges(node)
    if not any(count(replace(node, inputs=[tensor]), axes) for tensor, axes in ranges.items()):
        return result
    if float_format(node.dtype) is None:
        low, high = max(int(x.low - y.high), 0), int(x.high - y.low)
        return interval_arithmetic.wrapping(low, high, node.dtype) if low <= high else result
    return Interval(max(result.low, 0.0), max(result.high, 0.0), result.nan)


def _ranges(node: NodeContext) -> dict[AbstractTensor, Axes]:
    """Return the tensors whose minima a Sub subtracts from their maxima, and the axes of the slices."""
    first, second = node.operand(0), node.operand(1)
    if first is None or second is None:
        return {}
    maxima = [fact for fact in first.facts.of(ExtremumOf) if fact.operator == "ReduceMax"]
    return {fact.tensor: fact.axes for fact in maxima if replace(fact, operator="ReduceMin") in second.facts}


def _below_maximum(node: NodeContext) -> Iterator[SomeAtLeast]:
    """A tensor less the maximum of each of its slices is 0 at the maximum."""
    value, other = node.operand(0), node.operand(1)
    if value is None or other is None:
        return
    for fact in other.facts.of(ExtremumOf):
        if fact.operator in MAXIMA and fact.tensor is value.exact_root and fact.axes and fact.keepdims:
            yield SomeAtLeast(fact.axes, 0.0)


def _softmax_facts(node: NodeContext) -> Iterator[Fact]:
    """The maximum of a softmax of n elements is at least 1 / n; half of that allows for rounding.

    Before operator set 13, runtimes differ on whether the slices extend over the axis only, or over those behind it as well; they
    agree on the last axis.
    """
    value, form = node.operand(0), float_format(node.dtype)
    sizes, axis = node.shape(0), node.attributes.get("axis", -1 if node.version >= 13 else 1)
    if value is None or form is None or not sizes or not -len(sizes) <= axis < len(sizes):
        return
    if node.version < 13 and axis % len(sizes) < len(sizes) - 1:
        return
    size = sizes[axis]
    max_sum = total(Interval(0.0, 1.0), size, node.dtype).high if isinstance(size, int) and size > 0 else INF
    max_sum = (
        MAX_SUM_OF_ONES if max_sum == INF else max_sum
    )  # float16 sums may overflow; the bound rounds down to 0 then
    axes = (axis % len(sizes),)
    yield SomeAtLeast(axes, round_directed(1 / (2 * Fraction(max_sum)), form, up=False))
    yield AllOrNoneNan(axes)


def _top_k_facts(node: NodeContext) -> Iterator[Fact]:
    """TopK keeps at least the maximum of each slice."""
    value, sizes, k = node.operand(0), node.shape(0), node.integers(1, "k")
    axis = node.attributes.get("axis", -1)
    if value is None or not sizes or not k or k[0] < 1 or not node.attributes.get("largest", 1):
        return
    axes = (axis % len(sizes),)
    bounds = [fact for fact in value.facts.of(SomeAtLeast) if fact.axes == axes]
    if bounds and AllOrNoneNan(axes) in value.facts:
        yield from bounds
        yield AllOrNoneNan(axes)

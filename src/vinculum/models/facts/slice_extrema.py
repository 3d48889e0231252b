"""Slices of a tensor: the difference of the greatest and the least element, and shares of one, of which the greatest is known.

Two more facts, beside those of `ties.py`:
    ("extreme of", operator, X, axes, keepdims)   by ReduceMax, or by ReduceMin, of each slice of X over these axes
    ("all or none is NaN", axes)                  in each slice
"""

import math
import operator
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

import numpy as np

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.interval import INF, Interval, Number, directed, exactly
from vinculum.models.abstract.tensor import AbstractTensor, Fact
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format
from vinculum.models.transfer.pow import power
from vinculum.models.transfer.reduction import count, reduced_axes, total

CHANGES: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {
    "Add": operator.add,
    "Mul": operator.mul,
    "Div": operator.truediv,
}

# No sum of numbers up to 1 is above it, in any order: of 2^60, as many as a tensor can have, each is in the lesser one of two
# that are added 60 times at most, and rounding to nearest makes a sum larger by no more than the lesser one.
MOST = 1 << 66
SMALL = 1 << 20  # elements of a constant that is looked at slice by slice


def slice_facts(node: NodeContext) -> frozenset[Fact]:
    """The facts of the first result of an operator on slices."""
    match node.operator:
        case "ReduceMax" | "ReduceMin":
            return _extremes(node)
        case "Sub" if float_format(node.dtype):
            return frozenset(("at least where some", x.root, 0.0) for x in _spanned(node)) | _below_greatest(node)
        case "Add" | "Mul" if node.version >= 7:
            return _changed(node) | _raised(node)
        case "Div" if node.version >= 7:
            return _changed(node)
        case "Exp" | "Sqrt" | "Pow":
            return _raised(node)
        case "Softmax":
            return _shares(node)
        case "TopK":
            return _greatest_shares(node)
    return frozenset()


def _extremes(node: NodeContext) -> frozenset[Fact]:
    """What a greatest or a least element is the extreme of. Of no element it is an infinity, or an end of the type."""
    value, axes = node.operand(0), reduced_axes(node)
    if value is None or axes is None:
        return frozenset()
    own: Fact = ("extreme of", node.operator, value.exact_root, axes, bool(node.attributes.get("keepdims", 1)))
    if node.operator == "ReduceMin" or not float_format(node.dtype) or not math.isfinite(value.interval.low):
        return frozenset({own})
    return frozenset({own, ("at least where some", value.root, value.interval.low)})


def _changed(node: NodeContext) -> frozenset[Fact]:
    """A number added, or by which is multiplied or divided, changes the least that there is."""
    pairs = [(node.operand(0), node.operand(1))]
    pairs += [] if node.operator == "Div" else [pairs[0][::-1]]
    form, found = float_format(node.dtype), set[Fact]()
    for value, other in pairs:
        number = other.interval.single if other is not None else None
        if value is None or form is None or number is None or not math.isfinite(number):
            continue
        for fact in value.facts:
            told = fact[0] == "at least where some" and math.isfinite(fact[2])
            if told and (node.operator == "Add" or number > 0):
                least = CHANGES[node.operator](Fraction(fact[2]), Fraction(number))
                found.add((*fact[:2], directed(least, form, up=False)))
    return frozenset(found)


def _raised(node: NodeContext) -> frozenset[Fact]:
    """What some element of each slice is at least, once all elements are those of a function that grows."""
    first, second, shape = node.operand(0), node.operand(1), node.results[0][1]
    found = set[Fact]()
    for value, other in ((first, second), (second, first)) if node.operator in CHANGES else ((first, second),):
        if value is None or value.shape is None or shape is None or len(shape) != len(value.shape):
            continue
        told = [fact for fact in value.facts | _of_constant(value) if fact[0] == "some element is at least"]
        lows = [(fact, _at_least(node, fact[2], value, other)) for fact in told]
        found |= {(*fact[:2], low) for fact, low in lows if low is not None}
    return frozenset(found)


def _of_constant(value: AbstractTensor) -> frozenset[Fact]:
    """What some number of each slice of a constant is at least, where that is above zero, as of a matrix of ones on its diagonal."""
    constant = value.constant
    if constant is None or not float_format(value.dtype) or not 0 < constant.size <= SMALL:
        return frozenset()
    array = constant.array.astype(np.float64)
    lows = ((axis, float(array.max(axis=axis).min())) for axis in range(array.ndim))  # of a NaN that is one
    return frozenset(("some element is at least", (axis,), low) for axis, low in lows if 0 < low < INF)


def _at_least(node: NodeContext, low: Number, value: AbstractTensor, other: AbstractTensor | None) -> Number | None:
    """A number below which no result is of what is `low` or more, and of what it meets; None where there may be none."""
    x, dtype = exactly(low), node.dtype
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
    least = exactly(other.interval.low)
    match node.operator:
        case "Mul" if other.root is value.root:
            return interval_arithmetic.square(x, dtype).low
        case "Mul" if least.low >= 0:
            return interval_arithmetic.multiply(x, least, dtype).low
        case "Add" if least.low > -INF:
            return interval_arithmetic.add(x, least, dtype).low
        case "Pow" if (other.interval.single or -1.0) > 0:
            return power(x, other.interval, dtype, like=True).low
    return None


def difference(node: NodeContext, x: Interval, y: Interval) -> Interval:
    """X - y; not below 0 where they are the greatest and the least of one slice.

    Where there is a NaN, runtimes differ on which elements are passed over; but it is the same ones for both.
    """
    found, spanned = interval_arithmetic.subtract(x, y, node.dtype), _spanned(node)
    if not any(count(replace(node, inputs=[value]), axes) for value, axes in spanned.items()):
        return found
    if float_format(node.dtype) is None:
        low, high = max(int(x.low - y.high), 0), int(x.high - y.low)
        return interval_arithmetic.wrapping(low, high, node.dtype) if low <= high else found
    return Interval(max(found.low, 0.0), max(found.high, 0.0), found.nan)


def _spanned(node: NodeContext) -> dict[AbstractTensor, tuple[int, ...]]:
    """The tensors whose least elements are taken from their greatest ones, and the axes of the slices."""
    one, other = node.operand(0), node.operand(1)
    if one is None or other is None:
        return {}
    tops = [fact[2:] for fact in one.facts if fact[:2] == ("extreme of", "ReduceMax")]
    return {rest[0]: rest[1] for rest in tops if ("extreme of", "ReduceMin", *rest) in other.facts}


def _below_greatest(node: NodeContext) -> frozenset[Fact]:
    """X less the greatest of each of its slices: that one is 0."""
    value, other = node.operand(0), node.operand(1)
    if value is None or other is None:
        return frozenset()
    tops = (fact[3:] for fact in other.facts if fact[:3] == ("extreme of", "ReduceMax", value.exact_root))
    return frozenset(("some element is at least", axes, 0.0) for axes, kept in tops if axes and kept)


def _shares(node: NodeContext) -> frozenset[Fact]:
    """Of a softmax over n elements the greatest is 1 / n at least; half of that is said, whatever the sum is off by.

    Before operator set 13 it is over that axis and all behind it, or over that one alone, as runtimes differ: of the last one alike.
    """
    value, form = node.operand(0), float_format(node.dtype)
    sizes, axis = node.shape(0), node.attributes.get("axis", -1 if node.version >= 13 else 1)
    if value is None or form is None or not sizes or not -len(sizes) <= axis < len(sizes):
        return frozenset()
    if node.version < 13 and axis % len(sizes) < len(sizes) - 1:
        return frozenset()
    size = sizes[axis]
    most = total(Interval(0.0, 1.0), size, node.dtype).high if isinstance(size, int) and size > 0 else INF
    most = MOST if most == INF else most  # in float16, whose sums may be infinite, this part is rounded down to 0
    axes = (axis % len(sizes),)
    least = directed(1 / (2 * Fraction(most)), form, up=False)
    return frozenset({("some element is at least", axes, least), _whole(axes)})


def _greatest_shares(node: NodeContext) -> frozenset[Fact]:
    """What TopK keeps of each slice is the greatest one, at least."""
    value, sizes, many = node.operand(0), node.shape(0), node.integers(1, "k")
    axis = node.attributes.get("axis", -1)
    if value is None or not sizes or not many or many[0] < 1 or not node.attributes.get("largest", 1):
        return frozenset()
    axes = (axis % len(sizes),)
    kept = frozenset(fact for fact in value.facts if fact[:2] == ("some element is at least", axes))
    return kept | {_whole(axes)} if kept and _whole(axes) in value.facts else frozenset()


def _whole(axes: tuple[int, ...]) -> Fact:
    return "all or none is NaN", axes

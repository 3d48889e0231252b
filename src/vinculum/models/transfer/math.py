"""Rules of arithmetic and elementary functions: ONNX's math operators, except for activation functions."""

import math
from collections.abc import Mapping
from functools import reduce
from itertools import product
from typing import Any

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.interval import INF, Interval, exactly, largest, outward
from vinculum.models.facts.case_split import by_cases
from vinculum.models.facts.congruence import modulo_type_size
from vinculum.models.facts.elements import sum_is_nonzero
from vinculum.models.facts.integrality import split_at_zero
from vinculum.models.facts.slice_extrema import difference
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import ATTRIBUTE_TYPE, float_format, is_integer, type_bounds
from vinculum.models.transfer.pow import power
from vinculum.models.transfer.reduction import COUNTS, HELD, mean, total
from vinculum.models.transfer.rules import (
    IntervalRule,
    Intervals,
    binary,
    bounded_function,
    float_attribute,
    partial_function,
    unary,
)


def _without_default_bounds(node: NodeContext, x: Interval, *, low: bool, high: bool) -> Interval:
    """X, and in the place of what is beyond them the type's last finite numbers: bounds that are not given may be these.

    Before operator set 11 they may be those of single precision, of which attributes are.
    """
    if (form := float_format(node.dtype)) is None:
        return x
    for most in (
        {largest(form), largest(float_format(ATTRIBUTE_TYPE) or form)} if node.version < 11 else {largest(form)}
    ):
        if low and x.low < -most:
            x = x.join(exactly(-float(most)))
        if high and x.high > most:
            x = x.join(exactly(float(most)))
    return x


def _clip(node: NodeContext, x: Intervals) -> Interval:
    low, high = (node.attributes.get("min"), node.attributes.get("max")) if node.version < 11 else (None, None)
    bounds: list[Interval | None] = [
        None if end is None else interval_arithmetic.of_attribute(end, node.dtype) for end in (low, high)
    ]
    if node.version >= 11:
        bounds = [x[i] if node.has_operand(i) else None for i in (1, 2)]
    found = _without_default_bounds(node, x[0], low=bounds[0] is None, high=bounds[1] is None)
    if bounds[0] is not None:
        found = interval_arithmetic.greatest(found, bounds[0])
    if bounds[1] is not None:
        found = interval_arithmetic.least(found, bounds[1])
    if bounds[0] is not None and bounds[1] is not None and bounds[0].high > bounds[1].low:
        found = found.join(bounds[0]).join(bounds[1]).join(x[0])
    return _without_default_bounds(
        node, found, low=bounds[0] is None, high=bounds[1] is None
    )  # a bound may be infinite


def _sign(node: NodeContext, x: Intervals) -> Interval:
    one: Any = 1.0 if float_format(node.dtype) else 1
    zero = x[0].has_zero or x[0].nan
    low = -one if x[0].low < 0 else 0 * one if zero else one
    high = one if x[0].high > 0 else 0 * one if zero else -one
    return Interval(low, high, x[0].nan, zero)


def _round(node: NodeContext, x: Intervals) -> Interval:
    """By Floor down, by Ceil up; by Round not beyond these two."""
    down, up = (
        math.ceil if node.operator == "Ceil" else math.floor,
        math.floor if node.operator == "Floor" else math.ceil,
    )
    ends = [end if abs(end) in (INF, 0) else float(way(end)) for end, way in ((x[0].low, down), (x[0].high, up))]
    form = float_format(node.dtype)
    return type_bounds(node.dtype) if form is None else outward(ends[0], ends[1], form, nan=x[0].nan)


def _add(node: NodeContext, x: Intervals) -> Interval:
    found = interval_arithmetic.add(x[0], x[1], node.dtype)
    one, other = node.operand(0), node.operand(1)
    if one is None or other is None or node.version < 7:  # before, elements met by `axis`
        return found
    return found.without_zero() if sum_is_nonzero(one, other) or sum_is_nonzero(other, one) else found


def _mul(node: NodeContext, x: Intervals) -> Interval:
    if node.inputs[0] is not None and node.inputs[1] is not None and node.inputs[0].root is node.inputs[1].root:
        return interval_arithmetic.square(x[0], node.dtype)
    parts = product(split_at_zero(node.operand(0), x[0]), split_at_zero(node.operand(1), x[1]))
    return reduce(Interval.join, (interval_arithmetic.multiply(one, other, node.dtype) for one, other in parts))


def _pow(node: NodeContext, x: Intervals) -> Interval:
    base, exponent = node.operand(0), node.operand(1)
    like = base is not None and exponent is not None and (base.dtype == exponent.dtype or is_integer(exponent.dtype))
    return power(x[0], x[1], node.dtype, like=like)


def _reciprocal(node: NodeContext, x: Intervals) -> Interval:
    return interval_arithmetic.divide(Interval(1.0, 1.0), x[0], node.dtype)


def _sum(node: NodeContext, x: Intervals) -> Interval:
    """In any order; of what is not negative, it is no less than any of them."""
    if len(x) <= 2:
        return reduce(lambda a, b: interval_arithmetic.add(a, b, node.dtype), x)
    found = total(reduce(Interval.join, x), len(x), node.dtype)
    least = max(each.low for each in x)
    return Interval(least, max(found.high, least), found.nan) if found.low >= 0 else found


def _sum_of_products(node: NodeContext, x: Intervals) -> Interval:
    """Sums of products: not below zero where no operand is, nor where each element is multiplied with itself."""
    positive = float_format(node.dtype) is not None and (all(each.low >= 0 for each in x) or _is_square(node))
    return Interval(0.0, INF, nan=True) if positive else type_bounds(node.dtype)


def _is_square(node: NodeContext) -> bool:
    """Whether one tensor is both operands, and the axes of one are those of the other."""
    values = [value for value in node.inputs if value is not None]
    if len(values) != 2 or values[0].exact_root is not values[1].exact_root:
        return False
    axes = node.text("equation").replace(" ", "").split("->")[0].split(",")
    return len(set(axes)) == 1 and (node.operator == "Einsum" or len(values[0].shape or ()) == 1)


def _gemm(node: NodeContext, x: Intervals) -> Interval:
    """Not below zero where neither an operand nor a factor is; nor below the least that is added."""
    alpha, beta = (float_attribute(node, name, 1.0) for name in ("alpha", "beta"))
    if float_format(node.dtype) is None or any(each.low < 0 for each in (alpha, beta, *x)):
        return type_bounds(node.dtype)
    least = interval_arithmetic.multiply(beta, x[2], node.dtype).low if node.has_operand(2) else 0.0
    return Interval(least, INF, nan=True)


def cumulative_sum(node: NodeContext) -> Interval:
    """The sums of the first elements along an axis, with the last one of them or without it; the first ones alike from behind."""
    x, sizes, axis, dtype = node.interval(0), node.shape(0), node.integers(1, "axis"), node.dtype
    if x.empty:
        return type_bounds(dtype)
    least = 0 if node.attributes.get("exclusive", 0) else 1  # terms of the first sum
    if float_format(dtype) is not None:
        if x.low < 0 < x.high:
            return type_bounds(dtype)
        low, high = (x.low, x.high) if least else (0.0, 0.0)
        return Interval(low, INF, nan=True) if x.low >= 0 else Interval(-INF, high, nan=True)
    one = sizes is not None and axis is not None and len(axis) == 1 and -len(sizes) <= axis[0] < len(sizes)
    size = sizes[axis[0]] if one and sizes and axis else None
    most = size if isinstance(size, int) else HELD if dtype in COUNTS and 0 <= x.low and x.high <= 1 else None
    if most is None or not is_integer(dtype):
        return type_bounds(dtype)
    ends = [end * terms for end in (int(x.low), int(x.high)) for terms in (least, max(most, least))]
    return interval_arithmetic.fitting(min(ends), max(ends), dtype)


# Element by element, operands broadcast.
ELEMENTWISE: Mapping[str, IntervalRule] = {
    "Add": by_cases(modulo_type_size(_add)),
    "Sub": by_cases(modulo_type_size(lambda node, x: difference(node, x[0], x[1]))),
    "Mul": by_cases(modulo_type_size(_mul)),
    "Div": binary(interval_arithmetic.divide),
    "Neg": modulo_type_size(unary(interval_arithmetic.negate)),
    "Abs": unary(interval_arithmetic.absolute),
    "Sqrt": unary(interval_arithmetic.square_root),
    "Exp": unary(interval_arithmetic.exponential),
    "Log": unary(interval_arithmetic.logarithm),
    "Pow": _pow,
    "Reciprocal": _reciprocal,
    "Max": by_cases(lambda node, x: reduce(interval_arithmetic.greatest, x)),
    "Min": by_cases(lambda node, x: reduce(interval_arithmetic.least, x)),
    "Sum": _sum,
    "Mean": lambda node, x: mean(reduce(Interval.join, x), len(x), node.dtype),
    "Mod": lambda node, x: interval_arithmetic.modulo(
        x[0], x[1], node.dtype, truncated=bool(node.attributes.get("fmod", 0))
    ),
    "Clip": _clip,
    "Sign": _sign,
    **dict.fromkeys(("Floor", "Ceil", "Round"), _round),
    "Erf": bounded_function(-1, 1),
    "Sin": bounded_function(-1, 1),
    "Cos": bounded_function(-1, 1),
    "Cosh": bounded_function(1, INF),
    "Atan": bounded_function(-math.pi / 2, math.pi / 2),
    "Acos": partial_function(0, math.pi),
    "Acosh": partial_function(0, INF),
}
# On all elements of the operands at once.
WHOLE_TENSOR: Mapping[str, IntervalRule] = {
    **dict.fromkeys(("MatMul", "Einsum", "Col2Im"), _sum_of_products),
    "Gemm": _gemm,
    "CumSum": lambda node, x: cumulative_sum(node),
}

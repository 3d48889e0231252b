"""Rules of arithmetic and elementary functions.

These are ONNX's math operators, except for activation functions.
"""

import math
from collections.abc import Mapping
from functools import reduce
from itertools import product
from typing import Any

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.facts.case_split import by_cases
from vinculum.models.facts.congruence import modulo_type_size
from vinculum.models.facts.integrality import split_at_zero
from vinculum.models.facts.predicates import sum_is_nonzero
from vinculum.models.facts.slice_extrema import difference
from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.element_types import ATTRIBUTE_TYPE, float_format, is_integer, type_bounds
from vinculum.models.numeric.interval import INF, Interval, max_finite, point, rounded_outward
from vinculum.models.numeric.interval_power import power
from vinculum.models.numeric.interval_reductions import mean, total
from vinculum.models.transfer.reduction import COUNTER_TYPES, MAX_TENSOR_ELEMENTS
from vinculum.models.transfer.rules import (
    IntervalRule,
    Intervals,
    binary,
    bounded_function,
    float_attribute,
    partial_function,
    unary,
)

MIN_OPSET_BROADCASTING = 7  # before, operands were aligned by the attribute `axis`
MIN_OPSET_CLIP_INPUTS = 11  # before, the bounds of Clip were attributes


def _with_default_bounds(node: NodeContext, x: Interval, *, low: bool, high: bool) -> Interval:
    """X, joined with the finite limits of the type that lie within it.

    Runtimes may clip to these limits where a bound is omitted. Before operator set 11 they may be the limits of single
    precision, the type of attributes.
    """
    if (form := float_format(node.dtype)) is None:
        return x
    limits = {max_finite(form)}
    if node.version < MIN_OPSET_CLIP_INPUTS:
        limits.add(max_finite(float_format(ATTRIBUTE_TYPE) or form))
    for limit in limits:
        if low and x.low < -limit:
            x = x.join(point(-float(limit)))
        if high and x.high > limit:
            x = x.join(point(float(limit)))
    return x


def _clip_bounds(node: NodeContext, x: Intervals) -> tuple[Interval | None, Interval | None]:
    """The lower and the upper bound of Clip, None if omitted.

    They are attributes before operator set 11, and operands from then on.
    """
    if node.version >= MIN_OPSET_CLIP_INPUTS:
        return x[1] if node.has_operand(1) else None, x[2] if node.has_operand(2) else None
    low, high = (node.attributes.get(name) for name in ("min", "max"))
    return (
        None if low is None else interval_arithmetic.of_attribute(low, node.dtype),
        None if high is None else interval_arithmetic.of_attribute(high, node.dtype),
    )


def _clip(node: NodeContext, x: Intervals) -> Interval:
    low, high = _clip_bounds(node, x)
    clipped = _with_default_bounds(node, x[0], low=low is None, high=high is None)
    if low is not None:
        clipped = interval_arithmetic.maximum(clipped, low)
    if high is not None:
        clipped = interval_arithmetic.minimum(clipped, high)
    if low is not None and high is not None and low.high > high.low:  # runtimes differ if the bounds cross
        clipped = clipped.join(low).join(high).join(x[0])
    return _with_default_bounds(node, clipped, low=low is None, high=high is None)  # a bound may be infinite


def _sign(node: NodeContext, x: Intervals) -> Interval:
    one: Any = 1.0 if float_format(node.dtype) else 1
    zero = x[0].has_zero or x[0].nan
    low = -one if x[0].low < 0 else 0 * one if zero else one
    high = one if x[0].high > 0 else 0 * one if zero else -one
    return Interval(low, high, x[0].nan, zero)


def _round(node: NodeContext, x: Intervals) -> Interval:
    """Floor, Ceil and Round. The result of Round is never below the floor nor above the ceiling."""
    low, high = (
        math.ceil if node.operator == "Ceil" else math.floor,
        math.floor if node.operator == "Floor" else math.ceil,
    )
    ends = [end if abs(end) in (INF, 0) else float(to_int(end)) for end, to_int in ((x[0].low, low), (x[0].high, high))]
    form = float_format(node.dtype)
    return type_bounds(node.dtype) if form is None else rounded_outward(ends[0], ends[1], form, nan=x[0].nan)


def _add(node: NodeContext, x: Intervals) -> Interval:
    result = interval_arithmetic.add(x[0], x[1], node.dtype)
    a, b = node.operand(0), node.operand(1)
    if a is None or b is None or node.version < MIN_OPSET_BROADCASTING:
        return result
    return result.without_zero() if sum_is_nonzero(a, b) or sum_is_nonzero(b, a) else result


def _mul(node: NodeContext, x: Intervals) -> Interval:
    a, b = node.operand(0), node.operand(1)
    if a is not None and b is not None and a.root is b.root:
        return interval_arithmetic.square(x[0], node.dtype)
    pairs = product(split_at_zero(a, x[0]), split_at_zero(b, x[1]))
    return reduce(Interval.join, (interval_arithmetic.multiply(left, right, node.dtype) for left, right in pairs))


def _pow(node: NodeContext, x: Intervals) -> Interval:
    base, exponent = node.operand(0), node.operand(1)
    comparable = (
        base is not None and exponent is not None and (base.dtype == exponent.dtype or is_integer(exponent.dtype))
    )
    return power(x[0], x[1], node.dtype, comparable=comparable)


def _reciprocal(node: NodeContext, x: Intervals) -> Interval:
    return interval_arithmetic.divide(Interval(1.0, 1.0), x[0], node.dtype)


def _sum(node: NodeContext, x: Intervals) -> Interval:
    """A sum in any order. If no operand is negative, it is at least the largest lower bound."""
    if len(x) <= 2:
        return reduce(lambda a, b: interval_arithmetic.add(a, b, node.dtype), x)
    result = total(reduce(Interval.join, x), len(x), node.dtype)
    low = max(each.low for each in x)
    return Interval(low, max(result.high, low), result.nan) if result.low >= 0 else result


def _sum_of_products(node: NodeContext, x: Intervals) -> Interval:
    """MatMul, Einsum, Col2Im: not negative if no operand is, or if each element is multiplied by itself."""
    nonnegative = float_format(node.dtype) is not None and (all(each.low >= 0 for each in x) or _is_square(node))
    return Interval(0.0, INF, nan=True) if nonnegative else type_bounds(node.dtype)


def _is_square(node: NodeContext) -> bool:
    """Whether both operands are the same tensor with the same axes."""
    values = [value for value in node.inputs if value is not None]
    if len(values) != 2 or values[0].exact_root is not values[1].exact_root:
        return False
    axes = node.text("equation").replace(" ", "").split("->")[0].split(",")
    return len(set(axes)) == 1 and (node.operator == "Einsum" or len(values[0].shape or ()) == 1)


def _gemm(node: NodeContext, x: Intervals) -> Interval:
    """If no operand and no factor is negative, the result is at least the lower bound of beta * C."""
    alpha, beta = (float_attribute(node, name, 1.0) for name in ("alpha", "beta"))
    if float_format(node.dtype) is None or any(each.low < 0 for each in (alpha, beta, *x)):
        return type_bounds(node.dtype)
    low = interval_arithmetic.multiply(beta, x[2], node.dtype).low if node.has_operand(2) else 0.0
    return Interval(low, INF, nan=True)


def cumulative_sum(node: NodeContext) -> Interval:
    """CumSum: partial sums along an axis, in either direction.

    They include the element itself, unless `exclusive` is set.
    """
    x, dtype = node.interval(0), node.dtype
    if x.empty:
        return type_bounds(dtype)
    min_terms = 0 if node.attributes.get("exclusive", 0) else 1
    if float_format(dtype) is not None:
        if x.low < 0 < x.high:
            return type_bounds(dtype)
        low, high = (x.low, x.high) if min_terms else (0.0, 0.0)
        return Interval(low, INF, nan=True) if x.low >= 0 else Interval(-INF, high, nan=True)
    max_terms = _axis_size(node)
    if max_terms is None and dtype in COUNTER_TYPES and 0 <= x.low and x.high <= 1:
        max_terms = MAX_TENSOR_ELEMENTS
    if max_terms is None or not is_integer(dtype):
        return type_bounds(dtype)
    sums = [end * terms for end in (int(x.low), int(x.high)) for terms in (min_terms, max(max_terms, min_terms))]
    return interval_arithmetic.fitting(min(sums), max(sums), dtype)


def _axis_size(node: NodeContext) -> int | None:
    """The size of the first operand along the axis that the second operand names."""
    shape, axis = node.shape(0), node.integers(1, "axis")
    if shape is None or axis is None or len(axis) != 1 or not -len(shape) <= axis[0] < len(shape):
        return None
    size = shape[axis[0]]
    return size if isinstance(size, int) else None


# Rules that hold element by element, operands broadcast.
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
    "Max": by_cases(lambda node, x: reduce(interval_arithmetic.maximum, x)),
    "Min": by_cases(lambda node, x: reduce(interval_arithmetic.minimum, x)),
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
# Rules that hold for all elements at once.
WHOLE_TENSOR: Mapping[str, IntervalRule] = {
    **dict.fromkeys(("MatMul", "Einsum", "Col2Im"), _sum_of_products),
    "Gemm": _gemm,
    "CumSum": lambda node, x: cumulative_sum(node),
}

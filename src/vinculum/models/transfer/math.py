"""The rules of operators: what the elements of a result may be, by the intervals of the operands."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import product
from typing import Any

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import ANYTHING, INF, TRUTH, Interval, exactly, largest, outward
from vinculum.models.facts.base import not_zero_at_zeros
from vinculum.models.facts.case_split import by_cases, taken
from vinculum.models.facts.congruence import modular
from vinculum.models.facts.integrality import on_both_sides
from vinculum.models.facts.shape_values import narrowed_sizes
from vinculum.models.facts.slice_extrema import difference
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.interpreter.pooling_disagreements import averaged
from vinculum.models.loading.element_types import ATTRIBUTE_TYPE, float_format, is_integer, type_bounds
from vinculum.models.transfer.bitwise import BITWISE, inverted
from vinculum.models.transfer.nn import ACTIVATIONS, attribute
from vinculum.models.transfer.power import power
from vinculum.models.transfer.reduction import REDUCTIONS, accumulated, mean, reduced, total

Intervals = Sequence[Interval]
EXACT = 1 << 24  # integers up to which binary32 has all


def _bounded(low: float, high: float) -> Callable[[NodeContext, Intervals], Interval]:
    """A function of libm or of a runtime's own with these limits; it may go beyond them by its error."""

    def rule(node: NodeContext, x: Intervals) -> Interval:
        form = float_format(node.dtype)
        if form is None:
            return type_bounds(node.dtype)
        return interval_arithmetic.about(
            low, high, form, nan=x[0].nan or x[0].has_infinity, floor=0 if low == 0 else -INF
        )

    return rule


def _in_part(low: float, high: float) -> Callable[[NodeContext, Intervals], Interval]:
    """The same of one that is not a number for some numbers."""
    bounded = _bounded(low, high)
    return lambda node, x: replace(bounded(node, x), nan=float_format(node.dtype) is not None)


def _hard_sigmoid(node: NodeContext, x: Intervals) -> Interval:
    """A line, cut to 0 and 1; not a number where the line is not."""
    if float_format(node.dtype) is None:
        return type_bounds(node.dtype)
    alpha, beta = attribute(node, "alpha", 0.2), attribute(node, "beta", 0.5)
    line = interval_arithmetic.add(interval_arithmetic.multiply(alpha, x[0], node.dtype), beta, node.dtype)
    cut = _bounded(0, 1)(node, x)
    return Interval(cut.low, cut.high, nan=cut.nan or line.nan)


def _compared(node: NodeContext, x: Intervals) -> Interval:
    del node, x
    return TRUTH


def _equal(node: NodeContext, x: Intervals) -> Interval:
    """Of integers that cannot be one number, false."""
    del node
    apart = x[0].high < x[1].low or x[1].high < x[0].low
    return Interval(0, 0) if apart and x[0].integral and x[1].integral else TRUTH


def _or_finite(node: NodeContext, x: Interval, *, low: bool, high: bool) -> Interval:
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
    found = _or_finite(node, x[0], low=bounds[0] is None, high=bounds[1] is None)
    if bounds[0] is not None:
        found = interval_arithmetic.greatest(found, bounds[0])
    if bounds[1] is not None:
        found = interval_arithmetic.least(found, bounds[1])
    if bounds[0] is not None and bounds[1] is not None and bounds[0].high > bounds[1].low:
        found = found.join(bounds[0]).join(bounds[1]).join(x[0])
    return _or_finite(node, found, low=bounds[0] is None, high=bounds[1] is None)  # a bound may be infinite


def _rectified(node: NodeContext, x: Intervals) -> Interval:
    zero: Any = 0.0 if float_format(node.dtype) else 0
    return interval_arithmetic.greatest(x[0], Interval(zero, zero))


def _where(node: NodeContext, x: Intervals) -> Interval:
    chosen = x[0].single
    ends = [taken(node, place, x[place]) for place in (1, 2)]
    return ends[0].join(ends[1]) if chosen is None else ends[0] if chosen else ends[1]


def _sign(node: NodeContext, x: Intervals) -> Interval:
    one: Any = 1.0 if float_format(node.dtype) else 1
    zero = x[0].has_zero or x[0].nan
    low = -one if x[0].low < 0 else 0 * one if zero else one
    high = one if x[0].high > 0 else 0 * one if zero else -one
    return Interval(low, high, x[0].nan, zero)


def _rounded(node: NodeContext, x: Intervals) -> Interval:
    """By Floor down, by Ceil up; by Round not beyond these two."""
    down, up = (
        math.ceil if node.operator == "Ceil" else math.floor,
        math.floor if node.operator == "Floor" else math.ceil,
    )
    ends = [end if abs(end) in (INF, 0) else float(way(end)) for end, way in ((x[0].low, down), (x[0].high, up))]
    form = float_format(node.dtype)
    return type_bounds(node.dtype) if form is None else outward(ends[0], ends[1], form, nan=x[0].nan)


def _added(node: NodeContext, x: Intervals) -> Interval:
    found = interval_arithmetic.add(x[0], x[1], node.dtype)
    one, other = node.operand(0), node.operand(1)
    if one is None or other is None or node.version < 7:  # before, elements met by `axis`
        return found
    return found.without_zero() if not_zero_at_zeros(one, other) or not_zero_at_zeros(other, one) else found


def _product(node: NodeContext, x: Intervals) -> Interval:
    if node.inputs[0] is not None and node.inputs[1] is not None and node.inputs[0].root is node.inputs[1].root:
        return interval_arithmetic.square(x[0], node.dtype)
    parts = product(on_both_sides(node.operand(0), x[0]), on_both_sides(node.operand(1), x[1]))
    return reduce(Interval.join, (interval_arithmetic.multiply(one, other, node.dtype) for one, other in parts))


def _power(node: NodeContext, x: Intervals) -> Interval:
    base, exponent = node.operand(0), node.operand(1)
    like = base is not None and exponent is not None and (base.dtype == exponent.dtype or is_integer(exponent.dtype))
    return power(x[0], x[1], node.dtype, like=like)


def _reciprocal(node: NodeContext, x: Intervals) -> Interval:
    return interval_arithmetic.divide(Interval(1.0, 1.0), x[0], node.dtype)


def _summed(node: NodeContext, x: Intervals) -> Interval:
    """In any order; of what is not negative, it is no less than any of them."""
    if len(x) <= 2:
        return reduce(lambda a, b: interval_arithmetic.add(a, b, node.dtype), x)
    found = total(reduce(Interval.join, x), len(x), node.dtype)
    least = max(each.low for each in x)
    return Interval(least, max(found.high, least), found.nan) if found.low >= 0 else found


def _softplus(node: NodeContext, x: Intervals) -> Interval:
    del node
    return Interval(0.0, INF, x[0].nan)


def _cast(node: NodeContext, x: Intervals) -> Interval:
    value, sizes = node.operand(0), narrowed_sizes(node)
    found = interval_arithmetic.cast(x[0], value.dtype if value else DType.UNDEFINED, node.dtype)
    return found.meet(Interval(0, type_bounds(node.dtype).high)) if sizes and None not in sizes else found


def _shifted(node: NodeContext, x: Intervals) -> Interval:
    """Unsigned integers; by as many bits as the type has or more, runtimes differ."""
    top, given = type_bounds(node.dtype), node.attributes.get("direction", b"")
    if not all(interval.integral and interval.low >= 0 for interval in x):
        return top
    low, high, least, most = (int(end) for interval in x[:2] for end in (interval.low, interval.high))
    within = most < int(top.high).bit_length()
    if given in (b"RIGHT", "RIGHT"):
        return Interval(low >> most, high >> least) if within else Interval(0, high)
    return interval_arithmetic.fitting(low << least, high << most, node.dtype) if within else top


def _dequantized(node: NodeContext, x: Intervals) -> Interval:
    value, form = node.operand(0), float_format(node.dtype)
    if value is None or form is None or type_bounds(value.dtype) == ANYTHING or float_format(value.dtype):
        return type_bounds(node.dtype)
    zero = x[2] if node.has_operand(2) else Interval(0, 0)
    low, high = x[0].low - zero.high, x[0].high - zero.low
    # Of 32 bits some take the difference of integers, which wraps around, and others that of both rounded to binary32.
    if (zero.low or zero.high) and max(map(abs, (low, high, zero.low, zero.high, x[0].low, x[0].high))) > EXACT:
        return type_bounds(node.dtype)
    difference = outward(low, high, form)
    return interval_arithmetic.multiply(difference, x[1], node.dtype)


def _norm(node: NodeContext, x: Intervals) -> Interval:
    """A root of a sum of powers of absolute values."""
    del x
    return Interval(0.0, INF, nan=True) if float_format(node.dtype) else type_bounds(node.dtype)


def _nonnegative_sum(node: NodeContext, x: Intervals) -> Interval:
    """Sums of products: not below zero where no operand is, nor where each element is multiplied with itself."""
    positive = float_format(node.dtype) is not None and (all(each.low >= 0 for each in x) or _squares(node))
    return Interval(0.0, INF, nan=True) if positive else type_bounds(node.dtype)


def _squares(node: NodeContext) -> bool:
    """Whether one tensor is both operands, and the axes of one are those of the other."""
    values = [value for value in node.inputs if value is not None]
    if len(values) != 2 or values[0].exact_root is not values[1].exact_root:
        return False
    axes = node.text("equation").replace(" ", "").split("->")[0].split(",")
    return len(set(axes)) == 1 and (node.operator == "Einsum" or len(values[0].shape or ()) == 1)


def _gemm(node: NodeContext, x: Intervals) -> Interval:
    """Not below zero where neither an operand nor a factor is; nor below the least that is added."""
    alpha, beta = (attribute(node, name, 1.0) for name in ("alpha", "beta"))
    if float_format(node.dtype) is None or any(each.low < 0 for each in (alpha, beta, *x)):
        return type_bounds(node.dtype)
    least = interval_arithmetic.multiply(beta, x[2], node.dtype).low if node.has_operand(2) else 0.0
    return Interval(least, INF, nan=True)


def _binary(rule: Callable[[Interval, Interval, DType], Interval]) -> Callable[[NodeContext, Intervals], Interval]:
    return lambda node, x: rule(x[0], x[1], node.dtype)


def _unary(rule: Callable[[Interval, DType], Interval]) -> Callable[[NodeContext, Intervals], Interval]:
    return lambda node, x: rule(x[0], node.dtype)


# Element by element, operands broadcast.
ELEMENTWISE: Mapping[str, Callable[[NodeContext, Intervals], Interval]] = {
    "Add": by_cases(modular(_added)),
    "Sub": by_cases(modular(lambda node, x: difference(node, x[0], x[1]))),
    "Mul": by_cases(modular(_product)),
    "Div": _binary(interval_arithmetic.divide),
    "Neg": modular(_unary(interval_arithmetic.negate)),
    "Abs": _unary(interval_arithmetic.absolute),
    "Sqrt": _unary(interval_arithmetic.square_root),
    "Exp": _unary(interval_arithmetic.exponential),
    "Log": _unary(interval_arithmetic.logarithm),
    "Pow": _power,
    "Reciprocal": _reciprocal,
    "Max": by_cases(lambda node, x: reduce(interval_arithmetic.greatest, x)),
    "Min": by_cases(lambda node, x: reduce(interval_arithmetic.least, x)),
    "Sum": _summed,
    "Mean": lambda node, x: mean(reduce(Interval.join, x), len(x), node.dtype),
    "Mod": lambda node, x: interval_arithmetic.modulo(
        x[0], x[1], node.dtype, truncated=bool(node.attributes.get("fmod", 0))
    ),
    "Clip": _clip,
    "Relu": _rectified,
    "Where": _where,
    "Sign": _sign,
    "Floor": _rounded,
    "Ceil": _rounded,
    "Round": _rounded,
    "Cast": _cast,
    "CastLike": _cast,
    "Sigmoid": _bounded(0, 1),
    "HardSigmoid": _hard_sigmoid,
    "Tanh": _bounded(-1, 1),
    "Erf": _bounded(-1, 1),
    "Softsign": _bounded(-1, 1),
    "Sin": _bounded(-1, 1),
    "Cos": _bounded(-1, 1),
    "Cosh": _bounded(1, INF),
    "Atan": _bounded(-math.pi / 2, math.pi / 2),
    "Acos": _in_part(0, math.pi),
    "Acosh": _in_part(0, INF),
    "Softplus": _softplus,
    "DequantizeLinear": _dequantized,
    "BitShift": _shifted,
    **{name: by_cases(_binary(rule)) for name, rule in BITWISE.items()},
    "BitwiseNot": _unary(inverted),
    **ACTIVATIONS,
    "Equal": _equal,
    **dict.fromkeys(("Greater", "Less", "GreaterOrEqual", "LessOrEqual"), _compared),
    **dict.fromkeys(("And", "Or", "Xor", "Not", "IsNaN", "IsInf"), _compared),
}
# Of the whole tensor.
WHOLE: Mapping[str, Callable[[NodeContext, Intervals], Interval]] = {
    **dict.fromkeys(("Softmax", "Hardmax"), _bounded(0, 1)),
    **dict.fromkeys(("MatMul", "Einsum", "Col2Im"), _nonnegative_sum),
    "Gemm": _gemm,
    "CumSum": lambda node, x: accumulated(node),
    **dict.fromkeys(("AveragePool", "GlobalAveragePool"), lambda node, x: mean(x[0], averaged(node), node.dtype)),
    **dict.fromkeys(("LpPool", "GlobalLpPool"), _norm),
    **dict.fromkeys(REDUCTIONS, lambda node, x: reduced(node)),
}

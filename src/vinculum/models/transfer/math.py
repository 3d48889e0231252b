"""The rules of operators: what the elements of a result may be, by the reaches of the operands."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import product
from typing import Any

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.interval import ANYTHING, INF, TRUTH, Reach, exactly, largest, outward
from vinculum.models.facts.base import not_zero_at_zeros
from vinculum.models.facts.case_split import by_cases, taken
from vinculum.models.facts.congruence import modular
from vinculum.models.facts.integrality import on_both_sides
from vinculum.models.facts.shape_values import narrowed_sizes
from vinculum.models.facts.slice_extrema import difference
from vinculum.models.interpreter.node_context import Site
from vinculum.models.interpreter.pooling_disagreements import averaged
from vinculum.models.loading.element_types import ATTRIBUTE_TYPE, float_format, is_integer, type_bounds
from vinculum.models.transfer.bitwise import BITWISE, inverted
from vinculum.models.transfer.nn import ACTIVATIONS, attribute
from vinculum.models.transfer.power import power
from vinculum.models.transfer.reduction import REDUCTIONS, accumulated, mean, reduced, total

Reaches = Sequence[Reach]
EXACT = 1 << 24  # integers up to which binary32 has all


def _bounded(low: float, high: float) -> Callable[[Site, Reaches], Reach]:
    """A function of libm or of a runtime's own with these limits; it may go beyond them by its error."""

    def rule(site: Site, x: Reaches) -> Reach:
        form = float_format(site.kind)
        if form is None:
            return type_bounds(site.kind)
        return interval_arithmetic.about(
            low, high, form, nan=x[0].nan or x[0].has_infinity, floor=0 if low == 0 else -INF
        )

    return rule


def _in_part(low: float, high: float) -> Callable[[Site, Reaches], Reach]:
    """The same of one that is not a number for some numbers."""
    bounded = _bounded(low, high)
    return lambda site, x: replace(bounded(site, x), nan=float_format(site.kind) is not None)


def _hard_sigmoid(site: Site, x: Reaches) -> Reach:
    """A line, cut to 0 and 1; not a number where the line is not."""
    if float_format(site.kind) is None:
        return type_bounds(site.kind)
    alpha, beta = attribute(site, "alpha", 0.2), attribute(site, "beta", 0.5)
    line = interval_arithmetic.add(interval_arithmetic.multiply(alpha, x[0], site.kind), beta, site.kind)
    cut = _bounded(0, 1)(site, x)
    return Reach(cut.low, cut.high, nan=cut.nan or line.nan)


def _compared(site: Site, x: Reaches) -> Reach:
    del site, x
    return TRUTH


def _equal(site: Site, x: Reaches) -> Reach:
    """Of integers that cannot be one number, false."""
    del site
    apart = x[0].high < x[1].low or x[1].high < x[0].low
    return Reach(0, 0) if apart and x[0].integral and x[1].integral else TRUTH


def _or_finite(site: Site, x: Reach, *, low: bool, high: bool) -> Reach:
    """X, and in the place of what is beyond them the type's last finite numbers: bounds that are not given may be these.

    Before operator set 11 they may be those of single precision, of which attributes are.
    """
    if (form := float_format(site.kind)) is None:
        return x
    for most in (
        {largest(form), largest(float_format(ATTRIBUTE_TYPE) or form)} if site.version < 11 else {largest(form)}
    ):
        if low and x.low < -most:
            x = x.join(exactly(-float(most)))
        if high and x.high > most:
            x = x.join(exactly(float(most)))
    return x


def _clip(site: Site, x: Reaches) -> Reach:
    low, high = (site.attributes.get("min"), site.attributes.get("max")) if site.version < 11 else (None, None)
    bounds: list[Reach | None] = [
        None if end is None else interval_arithmetic.of_attribute(end, site.kind) for end in (low, high)
    ]
    if site.version >= 11:
        bounds = [x[i] if site.given(i) else None for i in (1, 2)]
    found = _or_finite(site, x[0], low=bounds[0] is None, high=bounds[1] is None)
    if bounds[0] is not None:
        found = interval_arithmetic.greatest(found, bounds[0])
    if bounds[1] is not None:
        found = interval_arithmetic.least(found, bounds[1])
    if bounds[0] is not None and bounds[1] is not None and bounds[0].high > bounds[1].low:
        found = found.join(bounds[0]).join(bounds[1]).join(x[0])
    return _or_finite(site, found, low=bounds[0] is None, high=bounds[1] is None)  # a bound may be infinite


def _rectified(site: Site, x: Reaches) -> Reach:
    zero: Any = 0.0 if float_format(site.kind) else 0
    return interval_arithmetic.greatest(x[0], Reach(zero, zero))


def _where(site: Site, x: Reaches) -> Reach:
    chosen = x[0].single
    ends = [taken(site, place, x[place]) for place in (1, 2)]
    return ends[0].join(ends[1]) if chosen is None else ends[0] if chosen else ends[1]


def _sign(site: Site, x: Reaches) -> Reach:
    one: Any = 1.0 if float_format(site.kind) else 1
    zero = x[0].has_zero or x[0].nan
    low = -one if x[0].low < 0 else 0 * one if zero else one
    high = one if x[0].high > 0 else 0 * one if zero else -one
    return Reach(low, high, x[0].nan, zero)


def _rounded(site: Site, x: Reaches) -> Reach:
    """By Floor down, by Ceil up; by Round not beyond these two."""
    down, up = (
        math.ceil if site.operator == "Ceil" else math.floor,
        math.floor if site.operator == "Floor" else math.ceil,
    )
    ends = [end if abs(end) in (INF, 0) else float(way(end)) for end, way in ((x[0].low, down), (x[0].high, up))]
    form = float_format(site.kind)
    return type_bounds(site.kind) if form is None else outward(ends[0], ends[1], form, nan=x[0].nan)


def _added(site: Site, x: Reaches) -> Reach:
    found = interval_arithmetic.add(x[0], x[1], site.kind)
    one, other = site.value(0), site.value(1)
    if one is None or other is None or site.version < 7:  # before, elements met by `axis`
        return found
    return found.without_zero() if not_zero_at_zeros(one, other) or not_zero_at_zeros(other, one) else found


def _product(site: Site, x: Reaches) -> Reach:
    if site.inputs[0] is not None and site.inputs[1] is not None and site.inputs[0].origin is site.inputs[1].origin:
        return interval_arithmetic.square(x[0], site.kind)
    parts = product(on_both_sides(site.value(0), x[0]), on_both_sides(site.value(1), x[1]))
    return reduce(Reach.join, (interval_arithmetic.multiply(one, other, site.kind) for one, other in parts))


def _power(site: Site, x: Reaches) -> Reach:
    base, exponent = site.value(0), site.value(1)
    like = base is not None and exponent is not None and (base.type == exponent.type or is_integer(exponent.type))
    return power(x[0], x[1], site.kind, like=like)


def _reciprocal(site: Site, x: Reaches) -> Reach:
    return interval_arithmetic.divide(Reach(1.0, 1.0), x[0], site.kind)


def _summed(site: Site, x: Reaches) -> Reach:
    """In any order; of what is not negative, it is no less than any of them."""
    if len(x) <= 2:
        return reduce(lambda a, b: interval_arithmetic.add(a, b, site.kind), x)
    found = total(reduce(Reach.join, x), len(x), site.kind)
    least = max(each.low for each in x)
    return Reach(least, max(found.high, least), found.nan) if found.low >= 0 else found


def _softplus(site: Site, x: Reaches) -> Reach:
    del site
    return Reach(0.0, INF, x[0].nan)


def _cast(site: Site, x: Reaches) -> Reach:
    value, sizes = site.value(0), narrowed_sizes(site)
    found = interval_arithmetic.cast(x[0], value.type if value else 0, site.kind)
    return found.meet(Reach(0, type_bounds(site.kind).high)) if sizes and None not in sizes else found


def _shifted(site: Site, x: Reaches) -> Reach:
    """Unsigned integers; by as many bits as the type has or more, runtimes differ."""
    top, given = type_bounds(site.kind), site.attributes.get("direction", b"")
    if not all(reach.integral and reach.low >= 0 for reach in x):
        return top
    low, high, least, most = (int(end) for reach in x[:2] for end in (reach.low, reach.high))
    within = most < int(top.high).bit_length()
    if given in (b"RIGHT", "RIGHT"):
        return Reach(low >> most, high >> least) if within else Reach(0, high)
    return interval_arithmetic.fitting(low << least, high << most, site.kind) if within else top


def _dequantized(site: Site, x: Reaches) -> Reach:
    value, form = site.value(0), float_format(site.kind)
    if value is None or form is None or type_bounds(value.type) == ANYTHING or float_format(value.type):
        return type_bounds(site.kind)
    zero = x[2] if site.given(2) else Reach(0, 0)
    low, high = x[0].low - zero.high, x[0].high - zero.low
    # Of 32 bits some take the difference of integers, which wraps around, and others that of both rounded to binary32.
    if (zero.low or zero.high) and max(map(abs, (low, high, zero.low, zero.high, x[0].low, x[0].high))) > EXACT:
        return type_bounds(site.kind)
    difference = outward(low, high, form)
    return interval_arithmetic.multiply(difference, x[1], site.kind)


def _norm(site: Site, x: Reaches) -> Reach:
    """A root of a sum of powers of absolute values."""
    del x
    return Reach(0.0, INF, nan=True) if float_format(site.kind) else type_bounds(site.kind)


def _nonnegative_sum(site: Site, x: Reaches) -> Reach:
    """Sums of products: not below zero where no operand is, nor where each element is multiplied with itself."""
    positive = float_format(site.kind) is not None and (all(each.low >= 0 for each in x) or _squares(site))
    return Reach(0.0, INF, nan=True) if positive else type_bounds(site.kind)


def _squares(site: Site) -> bool:
    """Whether one tensor is both operands, and the axes of one are those of the other."""
    values = [value for value in site.inputs if value is not None]
    if len(values) != 2 or values[0].number is not values[1].number:
        return False
    axes = site.word("equation").replace(" ", "").split("->")[0].split(",")
    return len(set(axes)) == 1 and (site.operator == "Einsum" or len(values[0].shape or ()) == 1)


def _gemm(site: Site, x: Reaches) -> Reach:
    """Not below zero where neither an operand nor a factor is; nor below the least that is added."""
    alpha, beta = (attribute(site, name, 1.0) for name in ("alpha", "beta"))
    if float_format(site.kind) is None or any(each.low < 0 for each in (alpha, beta, *x)):
        return type_bounds(site.kind)
    least = interval_arithmetic.multiply(beta, x[2], site.kind).low if site.given(2) else 0.0
    return Reach(least, INF, nan=True)


def _binary(rule: Callable[[Reach, Reach, int], Reach]) -> Callable[[Site, Reaches], Reach]:
    return lambda site, x: rule(x[0], x[1], site.kind)


def _unary(rule: Callable[[Reach, int], Reach]) -> Callable[[Site, Reaches], Reach]:
    return lambda site, x: rule(x[0], site.kind)


# Element by element, operands broadcast.
ELEMENTWISE: Mapping[str, Callable[[Site, Reaches], Reach]] = {
    "Add": by_cases(modular(_added)),
    "Sub": by_cases(modular(lambda site, x: difference(site, x[0], x[1]))),
    "Mul": by_cases(modular(_product)),
    "Div": _binary(interval_arithmetic.divide),
    "Neg": modular(_unary(interval_arithmetic.negate)),
    "Abs": _unary(interval_arithmetic.absolute),
    "Sqrt": _unary(interval_arithmetic.square_root),
    "Exp": _unary(interval_arithmetic.exponential),
    "Log": _unary(interval_arithmetic.logarithm),
    "Pow": _power,
    "Reciprocal": _reciprocal,
    "Max": by_cases(lambda site, x: reduce(interval_arithmetic.greatest, x)),
    "Min": by_cases(lambda site, x: reduce(interval_arithmetic.least, x)),
    "Sum": _summed,
    "Mean": lambda site, x: mean(reduce(Reach.join, x), len(x), site.kind),
    "Mod": lambda site, x: interval_arithmetic.modulo(
        x[0], x[1], site.kind, truncated=bool(site.attributes.get("fmod", 0))
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
WHOLE: Mapping[str, Callable[[Site, Reaches], Reach]] = {
    **dict.fromkeys(("Softmax", "Hardmax"), _bounded(0, 1)),
    **dict.fromkeys(("MatMul", "Einsum", "Col2Im"), _nonnegative_sum),
    "Gemm": _gemm,
    "CumSum": lambda site, x: accumulated(site),
    **dict.fromkeys(("AveragePool", "GlobalAveragePool"), lambda site, x: mean(x[0], averaged(site), site.kind)),
    **dict.fromkeys(("LpPool", "GlobalLpPool"), _norm),
    **dict.fromkeys(REDUCTIONS, lambda site, x: reduced(site)),
}

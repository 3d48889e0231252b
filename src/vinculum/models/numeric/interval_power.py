"""The interval of a power: of integers while float64 is exact, of floats within libm's error."""

import math

from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, type_bounds
from vinculum.models.numeric.interval import INF, Interval, Number, corners, rounded_outward
from vinculum.models.numeric.interval_arithmetic import MAX_DOUBLE_INTEGER, fitting, magnitude_ends, with_libm_error
from vinculum_spec.relations.ieee754 import Format


def power(x: Interval, y: Interval, dtype: DType, *, comparable: bool) -> Interval:
    """X to the power of y. `comparable`: both have the same type, or y is an integer."""
    form = float_format(dtype)
    return _of_integers(x, y, dtype, comparable=comparable) if form is None else _of_floats(x, y, form)


def _of_integers(x: Interval, y: Interval, dtype: DType, *, comparable: bool) -> Interval:
    exponent = y.single
    if comparable and exponent is None and x.low >= 1 and y.integral and 0 <= y.low and y.high <= 64:
        largest_power = int(x.high) ** int(y.high)  # monotone in both
        if largest_power > MAX_DOUBLE_INTEGER:
            return type_bounds(dtype)
        return fitting(int(x.low) ** int(y.low), largest_power, dtype)
    if not comparable or exponent is None or not 0 <= exponent <= 64 or exponent != int(exponent):
        return type_bounds(dtype)
    n = int(exponent)
    low, high = (int(end) ** n for end in (magnitude_ends(x) if n and n % 2 == 0 else (x.low, x.high)))
    exact = max(abs(low), abs(high)) <= MAX_DOUBLE_INTEGER  # runtimes compute it in float64
    return Interval(1, 1) if not n else fitting(low, high, dtype) if exact else type_bounds(dtype)


def _of_floats(x: Interval, y: Interval, form: Format) -> Interval:
    """Runtimes may round the exponent to the type of x."""
    rounded = rounded_outward(y.low, y.high, form, nan=y.nan)
    if x.low >= 0 and not rounded.has_infinity and (x.low > 0 or rounded.low >= 0):
        ends = [float(end) for end in corners(x, rounded, _pow)]  # monotone in x and in y
        return with_libm_error(min(ends), max(ends), form, nan=x.nan or y.nan, floor=0)
    if x.low > 0:
        return Interval(0.0, INF, nan=True)
    exponent = rounded.single
    if exponent is None or math.isinf(exponent):
        return Interval(-INF, INF, nan=True)
    if exponent != int(exponent):
        return Interval(0.0 if exponent > 0 else -INF, INF, nan=True)  # minus infinity gives infinity
    if exponent == 0:
        return with_libm_error(1.0, 1.0, form, nan=x.nan or x.has_infinity)
    even = exponent % 2 == 0
    if exponent > 0:
        low, high = magnitude_ends(x) if even else (x.low, x.high)
        return with_libm_error(_pow(low, exponent), _pow(high, exponent), form, nan=x.nan, floor=0 if even else -INF)
    return Interval(0.0, INF, x.nan) if even else Interval(-INF, INF, nan=True)


def _pow(base: Number, exponent: Number) -> float:
    try:
        return math.pow(base, exponent)
    except OverflowError:
        return -INF if base < 0 and exponent % 2 else INF

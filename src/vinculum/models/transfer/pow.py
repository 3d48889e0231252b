"""What a power is: of integers as far as float64 is exact, of floating-point numbers within the error of a function of libm."""

import math

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, Number, corners, outward
from vinculum.models.abstract.interval_arithmetic import DOUBLE, about, fitting, magnitude_ends
from vinculum.models.loading.element_types import float_format, type_bounds
from vinculum_spec.relations.ieee754 import Format


def power(x: Interval, y: Interval, dtype: DType, *, like: bool) -> Interval:
    """X to the power of y. `like`: both are of one type, or y is a number that both types hold."""
    form = float_format(dtype)
    return _of_integers(x, y, dtype, like=like) if form is None else _of_floats(x, y, form)


def _of_integers(x: Interval, y: Interval, dtype: DType, *, like: bool) -> Interval:
    exponent = y.single
    if like and exponent is None and x.low >= 1 and y.integral and 0 <= y.low and y.high <= 64:
        most = int(x.high) ** int(y.high)  # it grows with both
        return fitting(int(x.low) ** int(y.low), most, dtype) if most <= DOUBLE else type_bounds(dtype)
    if not like or exponent is None or not 0 <= exponent <= 64 or exponent != int(exponent):
        return type_bounds(dtype)
    n = int(exponent)
    low, high = (int(end) ** n for end in (magnitude_ends(x) if n and n % 2 == 0 else (x.low, x.high)))
    exact = max(abs(low), abs(high)) <= DOUBLE  # runtimes compute it in float64
    return Interval(1, 1) if not n else fitting(low, high, dtype) if exact else type_bounds(dtype)


def _of_floats(x: Interval, y: Interval, form: Format) -> Interval:
    """The exponent is of any type: some round it to that of x."""
    given = outward(y.low, y.high, form, nan=y.nan)
    if x.low >= 0 and not given.has_infinity and (x.low > 0 or given.low >= 0):
        ends = [float(end) for end in corners(x, given, _pow)]  # it grows or falls with x, and so it does with y
        return about(min(ends), max(ends), form, nan=x.nan or y.nan, floor=0)
    if x.low > 0:
        return Interval(0.0, INF, nan=True)
    exponent = given.single
    if exponent is None or math.isinf(exponent):
        return Interval(-INF, INF, nan=True)
    if exponent != int(exponent):
        return (
            Interval(0.0, INF, nan=True) if exponent > 0 else Interval(-INF, INF, nan=True)
        )  # of minus infinity: infinity
    if exponent == 0:
        return about(1.0, 1.0, form, nan=x.nan or x.has_infinity)
    even = exponent % 2 == 0
    if exponent > 0:
        low, high = magnitude_ends(x) if even else (x.low, x.high)
        return about(_pow(low, exponent), _pow(high, exponent), form, nan=x.nan, floor=0 if even else -INF)
    return Interval(0.0, INF, x.nan) if even else Interval(-INF, INF, nan=True)


def _pow(base: Number, exponent: Number) -> float:
    try:
        return math.pow(base, exponent)
    except OverflowError:
        return -INF if base < 0 and exponent % 2 else INF

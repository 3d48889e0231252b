"""Arithmetic on intervals. Integers wrap around; floating-point results round outward.

Functions of libm are assumed to be within 16 units in the last place, operations that round correctly within none.
"""

import math
from fractions import Fraction

from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import ATTRIBUTE_TYPE, float_format, type_bounds
from vinculum.models.numeric.interval import (
    INF,
    Interval,
    Number,
    corners,
    max_finite,
    min_subnormal,
    point,
    round_directed,
    rounded_outward,
)
from vinculum_spec.relations.ieee754 import Format

MAX_DOUBLE_INTEGER = 1 << 53  # float64 has every integer up to this one


def fitting(low: int, high: int, dtype: DType) -> Interval:
    """Return the integer interval low..high; that of the type if a part of it would wrap around."""
    top = type_bounds(dtype)
    return Interval(low, high) if top.low <= low and high <= top.high else top


def never_zero(low: int, high: int, dtype: DType, *, zero: bool = True) -> bool:
    """Whether no integer of low..high is zero modulo the size of the type.

    If not `zero`, none is zero before it wraps around.

    >>> never_zero(1, 1 << 63, DType.INT64), never_zero(1, 1 << 64, DType.INT64), never_zero(-1, 5, DType.INT64, zero=False)
    (True, False, True)
    """
    top = type_bounds(dtype)
    if not top.integral:
        return False
    size = int(top.high - top.low) + 1
    first, last = -(-low // size), high // size  # multiples of the size
    return last - first + 1 <= (first <= 0 <= last and not zero)


def wrapping(low: int, high: int, dtype: DType, *, zero: bool = True) -> Interval:
    """Return an integer result that may wrap around; without zero if it is never zero."""
    result = fitting(low, high, dtype)
    return result.without_zero() if result.has_zero and never_zero(low, high, dtype, zero=zero) else result


def add(x: Interval, y: Interval, dtype: DType) -> Interval:
    """Return the interval of x + y."""
    if 0 in (x.single, y.single):
        return x if y.single == 0 else y
    form = float_format(dtype)
    if form is None:
        return wrapping(int(x.low + y.low), int(x.high + y.high), dtype)
    nan = x.nan or y.nan or (x.low == -INF and y.high == INF) or (x.high == INF and y.low == -INF)
    return rounded_outward(_sum(x.low, y.low, -INF), _sum(x.high, y.high, INF), form, nan=nan)


def _sum(a: Number, b: Number, outer: float) -> Number | Fraction:
    if outer in (a, b):
        return outer
    return -outer if -outer in (a, b) else Fraction(a) + Fraction(b)


def negate(x: Interval, dtype: DType) -> Interval:
    """Return the interval of -x."""
    if float_format(dtype) is None and -x.low > type_bounds(dtype).high:
        return type_bounds(dtype) if x.has_zero else type_bounds(dtype).without_zero()
    return Interval(-x.high, -x.low, x.nan, x.zero)


def subtract(x: Interval, y: Interval, dtype: DType) -> Interval:
    """Return the interval of x - y."""
    if float_format(dtype) is None:
        return x if y.single == 0 else wrapping(int(x.low - y.high), int(x.high - y.low), dtype)
    return add(x, Interval(-y.high, -y.low, y.nan, y.zero), dtype)


def _times(a: Number, b: Number) -> Fraction | float:
    if a == 0 or b == 0:
        return Fraction(0)
    if math.inf in (abs(a), abs(b)):
        return INF if (a > 0) == (b > 0) else -INF
    return Fraction(a) * Fraction(b)


def multiply(x: Interval, y: Interval, dtype: DType) -> Interval:
    """Return the interval of x * y."""
    for one, other in ((x, y), (y, x)):
        if other.single in (1, -1):
            return one if other.single == 1 else negate(one, dtype)
    ends = corners(x, y, _times)
    form = float_format(dtype)
    if form is None:
        return wrapping(int(min(ends)), int(max(ends)), dtype, zero=x.has_zero or y.has_zero)
    nan = x.nan or y.nan or (x.has_zero and y.has_infinity) or (y.has_zero and x.has_infinity)
    result = rounded_outward(min(ends), max(ends), form, nan=nan)
    cannot_underflow = 1 <= max(
        magnitude_ends(x)[0], magnitude_ends(y)[0]
    )  # one factor is at least 1: the other does not round to 0
    return result.without_zero() if cannot_underflow and not (x.has_zero or y.has_zero) else result


def square(x: Interval, dtype: DType) -> Interval:
    """Return the interval of x * x, of the same element."""
    low, high = magnitude_ends(x)
    form = float_format(dtype)
    if form is None:
        return wrapping(int(low * low), int(high * high), dtype, zero=x.has_zero)
    return rounded_outward(_times(low, low), _times(high, high), form, nan=x.nan)


def magnitude_ends(x: Interval) -> tuple[Number, Number]:
    """Return the least and the greatest |x|."""
    zero = 0 if x.integral else 0.0
    inside = zero if x.low <= 0 <= x.high else min(abs(x.low), abs(x.high))
    return inside, max(abs(x.low), abs(x.high))


def absolute(x: Interval, dtype: DType) -> Interval:
    """Return the interval of |x|; the least signed integer is its own absolute value."""
    low, high = magnitude_ends(x)
    if float_format(dtype) is None and high > type_bounds(dtype).high:
        return type_bounds(dtype) if x.has_zero else type_bounds(dtype).without_zero()
    return Interval(low, high, x.nan, x.has_zero)


def _over(a: Number, b: Number) -> Fraction | float:
    if math.inf == abs(b):
        return Fraction(0)
    if math.inf == abs(a):
        return a if b > 0 else -a
    return Fraction(a) / Fraction(b)


def divide(x: Interval, y: Interval, dtype: DType) -> Interval:
    """Return the interval of x / y, of integers truncated; all numbers if y may be zero."""
    form = float_format(dtype)
    if form is None:
        return _truncated(x, y, dtype)
    nan = x.nan or y.nan or (x.has_infinity and y.has_infinity)
    if y.low <= 0 <= y.high:
        return Interval(-INF, INF, nan or (x.has_zero and y.has_zero))
    ends: list[Fraction | float] = list(corners(x, y, _over))
    if x.has_infinity and y.has_infinity:
        ends.append(Fraction(0))
    return rounded_outward(min(ends), max(ends), form, nan=nan)


def _truncated(x: Interval, y: Interval, dtype: DType) -> Interval:
    top = type_bounds(dtype)
    if y.has_zero or (x.holds(top.low) and y.holds(-1) and top.low < 0):
        return top
    ends = []
    for divisor in {y.low, y.high, *(one for one in (-1, 1) if y.holds(one))} - {0}:
        for end in (x.low, x.high):
            quotient = abs(int(end)) // abs(int(divisor))
            ends.append(quotient if (end < 0) == (divisor < 0) else -quotient)
    return Interval(min(ends), max(ends)) if ends else top


def square_root(x: Interval, dtype: DType) -> Interval:
    """Return the interval of the square root; NaN below zero."""
    form = float_format(dtype)
    if form is None:
        return type_bounds(dtype)
    nan = x.nan or x.low < 0
    if x.high < 0:
        return Interval(INF, -INF, nan=True)
    low, high = (_root(max(end, 0), form, up=up) for end, up in ((x.low, False), (x.high, True)))
    return Interval(low, high, nan, zero=x.has_zero)


def _root(value: Number, form: Format, *, up: bool) -> float:
    if value in (0, INF):
        return float(value)
    exact = Fraction(value)
    scale = 4 ** (2 * form.p + form.emax)  # fine enough for the integer root to round correctly
    scaled = exact * scale
    root = math.isqrt(scaled.numerator // scaled.denominator)
    root += up and root * root != scaled
    return round_directed(Fraction(root, math.isqrt(scale)), form, up=up)


def libm_relative_error(form: Format) -> Fraction:
    """Return the relative error that is assumed of a function of libm."""
    return Fraction(16, 1 << form.p)


def with_libm_error(low: float, high: float, form: Format, *, nan: bool, floor: Number = -INF) -> Interval:
    """Return the interval of libm's results from low to high with their error, not below `floor`."""
    underflow = 16 * min_subnormal(form)
    ends: list[Number | Fraction] = []
    for end, sign in ((low, -1), (high, 1)):
        if math.isinf(end):
            ends.append(end)
        else:
            exact = Fraction(end)
            ends.append(exact + sign * (abs(exact) * libm_relative_error(form) + underflow))
    result = rounded_outward(max(ends[0], floor), ends[1], form, nan=nan)
    # Where double precision overflows, a number of the type may still be finite.
    limit = float(max_finite(form))
    return Interval(min(result.low, limit), max(result.high, -limit), nan)


def exponential(x: Interval, dtype: DType) -> Interval:
    """Return the interval of exp(x): never below zero, and zero where it underflows."""
    form = float_format(dtype)
    if form is None:
        return type_bounds(dtype)
    low, high = (_exp(end) for end in (x.low, x.high))
    return with_libm_error(low, high, form, nan=x.nan, floor=0)


def _exp(value: Number) -> float:
    try:
        return math.exp(value)
    except OverflowError:
        return INF


def logarithm(x: Interval, dtype: DType) -> Interval:
    """Return the interval of the natural logarithm; minus infinity at zero, NaN below."""
    form = float_format(dtype)
    if form is None:
        return type_bounds(dtype)
    nan = x.nan or x.low < 0
    if x.high < 0:
        return Interval(INF, -INF, nan=True)
    low, high = ((-INF if end <= 0 else INF if end == INF else math.log(end)) for end in (x.low, x.high))
    result = with_libm_error(low, high, form, nan=nan)
    error = libm_relative_error(form)
    ends = [
        end if math.isinf(end) else Fraction(end) + sign * error for end, sign in ((result.low, -1), (result.high, 1))
    ]
    return rounded_outward(ends[0], ends[1], form, nan=nan)


def maximum(x: Interval, y: Interval) -> Interval:
    """Return the interval of max(x, y). With a NaN, runtimes give NaN or the other operand."""
    low, high = max(x.low, y.low), max(x.high, y.high)
    zero = (x.has_zero and y.low <= 0) or (y.has_zero and x.low <= 0)
    return _with_nan(Interval(low, high, x.nan or y.nan, zero), x, y)


def minimum(x: Interval, y: Interval) -> Interval:
    """Return the interval of min(x, y). With a NaN, runtimes give NaN or the other operand."""
    low, high = min(x.low, y.low), min(x.high, y.high)
    zero = (x.has_zero and y.high >= 0) or (y.has_zero and x.high >= 0)
    return _with_nan(Interval(low, high, x.nan or y.nan, zero), x, y)


def _with_nan(result: Interval, x: Interval, y: Interval) -> Interval:
    if x.nan:
        result = result.join(y)
    return result.join(x) if y.nan else result


def modulo(x: Interval, y: Interval, dtype: DType, *, truncated: bool) -> Interval:
    """Return the interval of the remainder, with the sign of y, or of x if `truncated`."""
    if float_format(dtype) is not None and truncated:  # NaN for an infinity, and for a zero divisor
        bound = float(min(magnitude_ends(x)[1], magnitude_ends(y)[1]))
        return Interval(-bound if x.low < 0 else 0.0, bound if x.high > 0 else 0.0, nan=True)
    if float_format(dtype) is not None or y.has_zero:
        return type_bounds(dtype)
    if y.single is not None and (remainders := _within_one_period(x, int(y.single), truncated=truncated)) is not None:
        return remainders
    bound = max(abs(int(y.low)), abs(int(y.high))) - 1
    if truncated or (x.low >= 0 and y.low > 0):  # the remainder is no larger in magnitude than x
        return Interval(-min(bound, max(-int(x.low), 0)), min(bound, max(int(x.high), 0)))
    return Interval(-bound if y.low < 0 else 0, bound if y.high > 0 else 0)


def _within_one_period(x: Interval, divisor: int, *, truncated: bool) -> Interval | None:
    """Return the remainders of numbers that all have the same quotient; None if they have not."""
    low, high = int(x.low), int(x.high)
    if truncated:
        divisor = abs(divisor) if low >= 0 else -abs(divisor)
        if low < 0 < high:
            return None
    quotient = low // divisor
    return Interval(low - quotient * divisor, high - quotient * divisor) if quotient == high // divisor else None


def cast(x: Interval, source: DType, target: DType) -> Interval:
    """Return the interval of x in another type; that of the type if a conversion is undefined."""
    top, form = type_bounds(target), float_format(target)
    if target == source:
        return x
    if top == type_bounds(DType.BOOL):
        return Interval(0 if x.has_zero else 1, 0 if x.single == 0 else 1)
    if form is not None:
        if x.low != x.low or x.empty:
            return top
        result, own = rounded_outward(x.low, x.high, form, nan=x.nan), float_format(source)
        keeps_nonzero = (
            min_subnormal(own) >= min_subnormal(form) if own else type_bounds(source).integral
        )  # no number is rounded to zero
        return result.without_zero() if keeps_nonzero and not x.has_zero else result
    if top.high == INF:
        return top
    if x.nan or x.has_infinity:
        return top
    result = fitting(int(x.low), int(x.high), target)
    keeps_nonzero = type_bounds(source).integral and result.within(top) and top.low <= x.low and x.high <= top.high
    return result.without_zero() if keeps_nonzero and not x.has_zero else result


def of_attribute(number: float, dtype: DType) -> Interval:
    """Return the interval of a float32 attribute that an operation may round to its type."""
    exact = point(number)
    return exact if float_format(dtype) is None else exact.join(cast(exact, ATTRIBUTE_TYPE, dtype))

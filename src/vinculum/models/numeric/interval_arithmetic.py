"""What an operator on elements makes of the intervals of its operands. Integers wrap around; floats are rounded outward.

Functions of libm are taken to be within 16 units in the last place; correctly rounded operations within none.
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
    directed,
    exactly,
    largest,
    outward,
    smallest,
)
from vinculum_spec.relations.ieee754 import Format

DOUBLE = 1 << 53  # up to here float64 has every integer


def fitting(low: int, high: int, dtype: DType) -> Interval:
    """An integer result: low..high, or anything where some of it would wrap around."""
    top = type_bounds(dtype)
    return Interval(low, high) if top.low <= low and high <= top.high else top


def never_zero(low: int, high: int, dtype: DType, *, zero: bool = True) -> bool:
    """Whether no integer of low..high is zero once it has wrapped around; if not `zero`, none was zero before.

    >>> never_zero(1, 1 << 63, DType.INT64), never_zero(1, 1 << 64, DType.INT64), never_zero(-1, 5, DType.INT64, zero=False)
    (True, False, True)
    """
    top = type_bounds(dtype)
    if not top.integral:
        return False
    size = int(top.high - top.low) + 1
    first, last = -(-low // size), high // size  # multiples of it
    return last - first + 1 <= (first <= 0 <= last and not zero)


def wrapping(low: int, high: int, dtype: DType, *, zero: bool = True) -> Interval:
    """An integer result that wraps around where the type has it not: `fitting`, and not zero where it never is."""
    found = fitting(low, high, dtype)
    return found.without_zero() if found.has_zero and never_zero(low, high, dtype, zero=zero) else found


def add(x: Interval, y: Interval, dtype: DType) -> Interval:
    """X + y."""
    if 0 in (x.single, y.single):
        return x if y.single == 0 else y
    form = float_format(dtype)
    if form is None:
        return wrapping(int(x.low + y.low), int(x.high + y.high), dtype)
    nan = x.nan or y.nan or (x.low == -INF and y.high == INF) or (x.high == INF and y.low == -INF)
    return outward(_sum(x.low, y.low, -INF), _sum(x.high, y.high, INF), form, nan=nan)


def _sum(a: Number, b: Number, outer: float) -> Number | Fraction:
    if outer in (a, b):
        return outer
    return -outer if -outer in (a, b) else Fraction(a) + Fraction(b)


def negate(x: Interval, dtype: DType) -> Interval:
    """-x."""
    if float_format(dtype) is None and -x.low > type_bounds(dtype).high:
        return type_bounds(dtype) if x.has_zero else type_bounds(dtype).without_zero()
    return Interval(-x.high, -x.low, x.nan, x.zero)


def subtract(x: Interval, y: Interval, dtype: DType) -> Interval:
    """X - y."""
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
    """X * y."""
    for one, other in ((x, y), (y, x)):
        if other.single in (1, -1):
            return one if other.single == 1 else negate(one, dtype)
    ends = corners(x, y, _times)
    form = float_format(dtype)
    if form is None:
        return wrapping(int(min(ends)), int(max(ends)), dtype, zero=x.has_zero or y.has_zero)
    nan = x.nan or y.nan or (x.has_zero and y.has_infinity) or (y.has_zero and x.has_infinity)
    found = outward(min(ends), max(ends), form, nan=nan)
    grows = 1 <= max(magnitude_ends(x)[0], magnitude_ends(y)[0])  # then the other one is not rounded to 0
    return found.without_zero() if grows and not (x.has_zero or y.has_zero) else found


def square(x: Interval, dtype: DType) -> Interval:
    """X * x, both the same element."""
    low, high = magnitude_ends(x)
    form = float_format(dtype)
    if form is None:
        return wrapping(int(low * low), int(high * high), dtype, zero=x.has_zero)
    return outward(_times(low, low), _times(high, high), form, nan=x.nan)


def magnitude_ends(x: Interval) -> tuple[Number, Number]:
    """The least and the greatest |x|."""
    zero = 0 if x.integral else 0.0
    inside = zero if x.low <= 0 <= x.high else min(abs(x.low), abs(x.high))
    return inside, max(abs(x.low), abs(x.high))


def absolute(x: Interval, dtype: DType) -> Interval:
    """|x|; of the least signed integer, itself."""
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
    """X / y; integers truncated. Where y may be zero: anything."""
    form = float_format(dtype)
    if form is None:
        return _truncated(x, y, dtype)
    nan = x.nan or y.nan or (x.has_infinity and y.has_infinity)
    if y.low <= 0 <= y.high:
        return Interval(-INF, INF, nan or (x.has_zero and y.has_zero))
    ends: list[Fraction | float] = list(corners(x, y, _over))
    if x.has_infinity and y.has_infinity:
        ends.append(Fraction(0))
    return outward(min(ends), max(ends), form, nan=nan)


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
    """The square root; NaN below zero."""
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
    scale = 4 ** (2 * form.p + form.emax)  # so fine that the integer root loses nothing that counts
    scaled = exact * scale
    root = math.isqrt(scaled.numerator // scaled.denominator)
    root += up and root * root != scaled
    return directed(Fraction(root, math.isqrt(scale)), form, up=up)


def slack(form: Format) -> Fraction:
    """How far a function of libm may be off, as a part of the result."""
    return Fraction(16, 1 << form.p)


def about(low: float, high: float, form: Format, *, nan: bool, floor: Number = -INF) -> Interval:
    """From low to high, which a function of libm gave: with what it may be off; never below `floor`."""
    tiny = 16 * smallest(form)
    ends: list[Number | Fraction] = []
    for end, sign in ((low, -1), (high, 1)):
        if math.isinf(end):
            ends.append(end)
        else:
            exact = Fraction(end)
            ends.append(exact + sign * (abs(exact) * slack(form) + tiny))
    found = outward(max(ends[0], floor), ends[1], form, nan=nan)
    # An infinity that double precision gives for a finite end may still be finite in the type.
    most = float(largest(form))
    return Interval(min(found.low, most), max(found.high, -most), nan)


def exponential(x: Interval, dtype: DType) -> Interval:
    """The exponential: never below zero, and zero where it underflows."""
    form = float_format(dtype)
    if form is None:
        return type_bounds(dtype)
    low, high = (_exp(end) for end in (x.low, x.high))
    return about(low, high, form, nan=x.nan, floor=0)


def _exp(value: Number) -> float:
    try:
        return math.exp(value)
    except OverflowError:
        return INF


def logarithm(x: Interval, dtype: DType) -> Interval:
    """The natural logarithm; of zero, minus infinity; NaN below."""
    form = float_format(dtype)
    if form is None:
        return type_bounds(dtype)
    nan = x.nan or x.low < 0
    if x.high < 0:
        return Interval(INF, -INF, nan=True)
    low, high = ((-INF if end <= 0 else INF if end == INF else math.log(end)) for end in (x.low, x.high))
    found = about(low, high, form, nan=nan)
    off = slack(form)
    ends = [end if math.isinf(end) else Fraction(end) + sign * off for end, sign in ((found.low, -1), (found.high, 1))]
    return outward(ends[0], ends[1], form, nan=nan)


def greatest(x: Interval, y: Interval) -> Interval:
    """The greater of both. With a NaN: NaN, or the other one, as runtimes differ."""
    low, high = max(x.low, y.low), max(x.high, y.high)
    zero = (x.has_zero and y.low <= 0) or (y.has_zero and x.low <= 0)
    return _with_nan(Interval(low, high, x.nan or y.nan, zero), x, y)


def least(x: Interval, y: Interval) -> Interval:
    """The lesser of both. With a NaN: NaN, or the other one, as runtimes differ."""
    low, high = min(x.low, y.low), min(x.high, y.high)
    zero = (x.has_zero and y.high >= 0) or (y.has_zero and x.high >= 0)
    return _with_nan(Interval(low, high, x.nan or y.nan, zero), x, y)


def _with_nan(found: Interval, x: Interval, y: Interval) -> Interval:
    if x.nan:
        found = found.join(y)
    return found.join(x) if y.nan else found


def modulo(x: Interval, y: Interval, dtype: DType, *, truncated: bool) -> Interval:
    """The remainder: of the sign of y, or where `truncated` of x."""
    if float_format(dtype) is not None and truncated:  # of an infinity, and by zero, it is NaN
        most = float(min(magnitude_ends(x)[1], magnitude_ends(y)[1]))
        return Interval(-most if x.low < 0 else 0.0, most if x.high > 0 else 0.0, nan=True)
    if float_format(dtype) is not None or y.has_zero:
        return type_bounds(dtype)
    if y.single is not None and (turn := _within_one_turn(x, int(y.single), truncated=truncated)) is not None:
        return turn
    most = max(abs(int(y.low)), abs(int(y.high))) - 1
    if truncated or (x.low >= 0 and y.low > 0):  # no further from zero than x
        return Interval(-min(most, max(-int(x.low), 0)), min(most, max(int(x.high), 0)))
    return Interval(-most if y.low < 0 else 0, most if y.high > 0 else 0)


def _within_one_turn(x: Interval, divisor: int, *, truncated: bool) -> Interval | None:
    """The remainders of numbers that all have the same quotient; None where they have not."""
    low, high = int(x.low), int(x.high)
    if truncated:
        divisor = abs(divisor) if low >= 0 else -abs(divisor)
        if low < 0 < high:
            return None
    quotient = low // divisor
    return Interval(low - quotient * divisor, high - quotient * divisor) if quotient == high // divisor else None


def cast(x: Interval, source: DType, target: DType) -> Interval:
    """X converted: integers wrap around, floats are rounded; what a conversion leaves undefined is anything."""
    top, form = type_bounds(target), float_format(target)
    if target == source:
        return x
    if top == type_bounds(DType.BOOL):  # bool
        return Interval(0 if x.has_zero else 1, 0 if x.single == 0 else 1)
    if form is not None:
        if x.low != x.low or x.empty:
            return top
        found, own = outward(x.low, x.high, form, nan=x.nan), float_format(source)
        kept = smallest(own) >= smallest(form) if own else type_bounds(source).integral  # no number is rounded to zero
        return found.without_zero() if kept and not x.has_zero else found
    if top.high == INF:
        return top
    if x.nan or x.has_infinity:
        return top
    found = fitting(int(x.low), int(x.high), target)
    kept = type_bounds(source).integral and found.within(top) and top.low <= x.low and x.high <= top.high
    return found.without_zero() if kept and not x.has_zero else found


def of_attribute(number: float, dtype: DType) -> Interval:
    """A number of single precision, as attributes are, in an operation on another type: rounded to that, or not yet."""
    given = exactly(number)
    return given if float_format(dtype) is None else given.join(cast(given, ATTRIBUTE_TYPE, dtype))

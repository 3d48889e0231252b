"""Intervals of numbers that an element may be, with or without NaN, with or without zero.

Ends are Python integers for integer types and Python floats for floating-point types, which hold every value of float16, bfloat16,
float32 and float64. Floating-point ends round outward in the type. So an interval contains results that are rounded to nearest,
that are computed with more precision in between, and that are fused.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from vinculum_spec.relations.ieee754 import Format

Number = int | float
INF = math.inf


class Comparison(StrEnum):
    """How a number compares with another one."""

    LESS = "<"
    LESS_OR_EQUAL = "<="
    GREATER = ">"
    GREATER_OR_EQUAL = ">="
    EQUAL = "=="
    NOT_EQUAL = "!="

    @property
    def negated(self) -> "Comparison":
        """The comparison that holds of two numbers exactly where this one does not."""
        return _NEGATED[self]

    @property
    def mirrored(self) -> "Comparison":
        """The comparison that holds of y and x exactly where this one does of x and y."""
        return Comparison(self.translate(str.maketrans("<>", "><")))

    @property
    def or_equal(self) -> "Comparison":
        """The order that this one implies, and that equal numbers satisfy."""
        return Comparison.LESS_OR_EQUAL if self.is_upper_bound else Comparison.GREATER_OR_EQUAL

    @property
    def is_upper_bound(self) -> bool:
        """Whether it bounds a number from above."""
        return self in (Comparison.LESS, Comparison.LESS_OR_EQUAL)


_NEGATED = {
    Comparison.LESS: Comparison.GREATER_OR_EQUAL,
    Comparison.LESS_OR_EQUAL: Comparison.GREATER,
    Comparison.GREATER: Comparison.LESS_OR_EQUAL,
    Comparison.GREATER_OR_EQUAL: Comparison.LESS,
    Comparison.EQUAL: Comparison.NOT_EQUAL,
    Comparison.NOT_EQUAL: Comparison.EQUAL,
}


@dataclass(frozen=True)
class Interval:
    """The numbers from `low` to `high`; NaN too if `nan`; no zero unless `zero`. Empty if low > high."""

    low: Number
    high: Number
    nan: bool = False
    zero: bool = True

    @property
    def empty(self) -> bool:
        """Whether it contains no number."""
        return self.low > self.high

    @property
    def integral(self) -> bool:
        """Whether its ends are integers, as for integer types."""
        return isinstance(self.low, int) and isinstance(self.high, int)

    @property
    def has_zero(self) -> bool:
        """Whether it contains zero."""
        return self.zero and self.low <= 0 <= self.high

    @property
    def has_infinity(self) -> bool:
        """Whether it contains an infinity."""
        return not self.empty and (self.low == -INF or self.high == INF)

    @property
    def single(self) -> Number | None:
        """The only number that it contains, if there is one and no NaN."""
        return self.low if self.low == self.high and not self.nan and (self.zero or self.low != 0) else None

    def holds(self, value: Number) -> bool:
        """Whether it contains a number, or NaN."""
        if value != value:  # noqa: PLR0124 - NaN
            return self.nan
        return self.low <= value <= self.high and (value != 0 or self.zero)

    def within(self, other: "Interval") -> bool:
        """Whether another interval contains all of it."""
        numbers = self.empty or (other.low <= self.low and self.high <= other.high)
        return numbers and (other.nan or not self.nan) and (other.has_zero or not self.has_zero)

    def join(self, other: "Interval") -> "Interval":
        """Return the smallest interval that contains both."""
        nan = self.nan or other.nan
        if self.empty or other.empty:
            return replace(other if self.empty else self, nan=nan)
        low, high = min(self.low, other.low), max(self.high, other.high)
        return Interval(low, high, nan, self.has_zero or other.has_zero)

    def meet(self, other: "Interval") -> "Interval":
        """Return the interval of what both contain."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high, self.nan and other.nan, self.has_zero and other.has_zero)

    def without_zero(self) -> "Interval":
        """Return the interval without zero."""
        low = 1 if self.integral and self.low == 0 else self.low
        high = -1 if self.integral and self.high == 0 else self.high
        return Interval(low, high, self.nan, zero=False)

    def satisfying(self, comparison: "Comparison", number: Number, *, nan: bool) -> "Interval":
        """Return the elements that are above or below a number, and NaN if `nan`.

        >>> str(Interval(-5, 5).satisfying(Comparison.GREATER, 0, nan=False))
        '1 to 5'
        >>> str(Interval(-5.0, 5.0).satisfying(Comparison.LESS_OR_EQUAL, 2.0, nan=False))
        '-5.0 to 2.0'
        """
        includes_number = comparison is comparison.or_equal
        if self.integral and math.isfinite(number):
            if comparison.is_upper_bound:
                highest = math.floor(number) if includes_number else math.ceil(number) - 1
                return self.meet(Interval(-INF, highest, nan))
            lowest = math.ceil(number) if includes_number else math.floor(number) + 1
            return self.meet(Interval(lowest, INF, nan))
        if not self.integral and isinstance(number, int):
            if float(number) != number:
                return self
            number = float(number)
        low, high = (-INF, number) if comparison.is_upper_bound else (number, INF)
        return self.meet(Interval(low, high, nan, zero=includes_number or number != 0))

    def __str__(self) -> str:
        if self.empty:
            return "NaN" if self.nan else "no element"
        text = f"{self.low!r}" if self.low == self.high else f"{self.low!r} to {self.high!r}"
        if self.zero is False and self.low <= 0 <= self.high:
            text += " without 0"
        return text + (", or NaN" if self.nan else "")


ANYTHING = Interval(-INF, INF, nan=True)
TRUTH = Interval(0, 1)


def point(value: Number) -> Interval:
    """Return the interval of one number, or of NaN."""
    nan = value != value  # noqa: PLR0124 - NaN
    return Interval(INF, -INF, nan=True) if nan else Interval(value, value)


def max_finite(form: Format) -> Fraction:
    """Return the largest finite number of a format."""
    return Fraction((1 << form.p) - 1) * Fraction(2) ** form.q_max


def min_subnormal(form: Format) -> Fraction:
    """Return the smallest positive number of a format."""
    return Fraction(2) ** form.q_min


def round_directed(exact: Fraction, form: Format, *, up: bool) -> float:
    """Return the nearest number of a format that is not below `exact` (up), or not above it.

    Beyond the largest finite number, that may be an infinity.

    >>> from vinculum_spec.loader import specification
    >>> half = specification().types["float16"].form
    >>> round_directed(Fraction(1, 3), half, up=False) < Fraction(1, 3) < round_directed(Fraction(1, 3), half, up=True)
    True
    """
    if exact == 0:
        return 0.0
    exponent = abs(exact.numerator).bit_length() - exact.denominator.bit_length() - 1  # of the leading bit, or one less
    if abs(exact) >= Fraction(2) ** (exponent + 1):
        exponent += 1
    quantum = max(exponent - form.p + 1, form.q_min)
    if quantum > form.q_max:
        top = float(max_finite(form))
        beyond = abs(exact) > max_finite(form)
        return (INF if up else top) if beyond and exact > 0 else (-top if up else -INF) if beyond else float(exact)
    scaled = exact / Fraction(2) ** quantum
    steps = math.ceil(scaled) if up else math.floor(scaled)
    value = Fraction(steps) * Fraction(2) ** quantum
    if value > max_finite(form):
        return INF
    return -INF if value < -max_finite(form) else float(value)


def rounded_outward(low: Number | Fraction, high: Number | Fraction, form: Format, *, nan: bool = False) -> Interval:
    """Return the interval from low to high, with ends rounded outward to the format."""
    first, last = (
        float(end) if end in (INF, -INF) else round_directed(Fraction(end), form, up=up)
        for end, up in ((low, False), (high, True))
    )
    return Interval(first, last, nan)


def corners(
    x: Interval, y: Interval, operation: Callable[[Number, Number], Fraction | float]
) -> tuple[Fraction | float, ...]:
    """Return `operation` on all pairs of ends."""
    return tuple(operation(a, b) for a in (x.low, x.high) for b in (y.low, y.high))

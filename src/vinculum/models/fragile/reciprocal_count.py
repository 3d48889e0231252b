"""Counts the significands x of which x * (1 / c) is not x / c, without trying each.

Let c be M * 2^e with an odd M > 1 of b bits, and R the reciprocal of M, rounded to p bits, in units of 2^-k. Both quotients of a
significand X are roundings of X * 2^s / M and of X * R / 2^(k - s). The reciprocal is rounded to one side for all X, and its
error moves a quotient by less than one unit. So the two differ by 0 or 1 unit, always on one side, and the number of X for which
they differ is the difference of their sums: sums of floor((a * i + b) / m), which `floor_sum` computes as Euclid's algorithm does.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

MARGIN = 4  # significands on each side of a quotient that is a power of two, which are compared one by one


def floor_sum(n: int, m: int, a: int, b: int) -> int:
    """Return the sum of floor((a * i + b) / m) for i from 0 to n - 1. All are non-negative, m is positive.

    >>> floor_sum(10, 7, 5, 3) == sum((5 * i + 3) // 7 for i in range(10))
    True
    """
    total = 0
    while n > 0:
        total += (a // m) * (n * (n - 1) // 2) + (b // m) * n
        a, b = a % m, b % m
        n, b = divmod(a * n + b, m)
        m, a = a, m
        if not m:
            break
    return total


def _round_half_even(numerator: int, denominator: int) -> int:
    quotient, remainder = divmod(numerator, denominator)
    return quotient + (2 * remainder > denominator or (2 * remainder == denominator and quotient % 2))


def _round_to(exact: Fraction, precision: int) -> Fraction:
    """The nearest number of `precision` bits and any exponent to a positive number, ties to even."""
    exponent = exact.numerator.bit_length() - exact.denominator.bit_length()
    exponent -= exact < Fraction(2) ** exponent
    quantum = Fraction(2) ** (exponent - precision + 1)
    scaled = exact / quantum
    return _round_half_even(scaled.numerator, scaled.denominator) * quantum


@dataclass(frozen=True)
class Reciprocals:
    """Division by M and multiplication by its rounded reciprocal, in precision p.

    M is odd, above 1, and has at most p bits.
    """

    divisor: int
    precision: int

    @cached_property
    def reciprocal(self) -> Fraction:
        """1 / M, rounded."""
        return _round_to(Fraction(1, self.divisor), self.precision)

    def differs(self, significand: int) -> bool:
        """Whether X * (1 / M) is not X / M."""
        quotient = _round_to(Fraction(significand, self.divisor), self.precision)
        return _round_to(significand * self.reciprocal, self.precision) != quotient

    def count(self, low: int, high: int, step: int = 1) -> int:
        """The number of significands from `low` up to, but without, `high` that differ.

        `step`: a power of two; only its multiples count.
        """
        bits = self.divisor.bit_length()
        middle = self.divisor << (self.precision - bits)  # from here on, quotients are in the next binade
        ends = (low, max(low, middle - MARGIN), max(low, middle + MARGIN), max(low, high))
        first, second, third, last = (-(-min(end, high) // step) * step for end in ends)
        singly = sum(map(self.differs, range(second, third, step)))
        below = self._count_in_binade(first, second, step, bits)
        return singly + below + self._count_in_binade(third, last, step, bits - 1)

    def _count_in_binade(self, low: int, high: int, step: int, scale: int) -> int:
        """The same for significands of which all quotients, times 2^scale, have p bits before the point."""
        n = (high - low) // step
        if n <= 0:
            return 0
        unit = self.precision - 1 + self.divisor.bit_length()
        integer_reciprocal = int(self.reciprocal * (1 << unit))
        shift = unit - scale
        quotients = floor_sum(
            n, 2 * self.divisor, step << (scale + 1), (low << (scale + 1)) + self.divisor
        )  # no ties: 2^(scale+1) * X is even, and an odd multiple of M is not
        products = floor_sum(n, 2 << shift, 2 * step * integer_reciprocal, 2 * low * integer_reciprocal + (1 << shift))
        ties = _ties_rounded_down(low, n, step, integer_reciprocal, shift)
        return abs(products - ties - quotients)

    def first(self, low: int, high: int, step: int = 1) -> int | None:
        """The least such significand."""
        if not self.count(low, high, step):
            return None
        start, end = low, high
        while end - start > 1:
            middle = (start + end) // 2
            if self.count(low, middle, step):
                end = middle
            else:
                start = middle
        return start

    def first_of(self, significands: Iterable[int]) -> int | None:
        """The first of some significands that differs."""
        return next((each for each in significands if self.differs(each)), None)


def _ties_rounded_down(low: int, n: int, step: int, factor: int, shift: int) -> int:
    """How many products X * factor are halfway between multiples of 2^shift, above an even one."""
    odd = factor
    zeros = (odd & -odd).bit_length() - 1
    odd >>= zeros
    place = shift - 1 - zeros  # X is an odd multiple of 2^place
    if place < 0:
        return 0
    modulus, residue = 1 << (place + 2), (odd % 4) << place
    if step >= modulus:
        return n if (low - residue) % modulus == 0 else 0
    distance = (residue - low) % modulus
    if distance % step:
        return 0
    first, period = distance // step, modulus // step
    return max(0, -(-(n - first) // period))

"""Correctly rounded division and multiplication in a format, by exact arithmetic."""

import math
from fractions import Fraction

import numpy as np

from vinculum.models.numeric.interval import INF, max_finite, min_subnormal, round_directed
from vinculum_spec.relations.ieee754 import Format


def nearest(exact: Fraction, form: Format) -> float:
    """Return the nearest number of a format, ties to even; an infinity beyond the largest one.

    >>> from vinculum_spec.loader import specification
    >>> half = specification().types["float16"].form
    >>> nearest(Fraction(2049), half), nearest(Fraction(2051), half), nearest(Fraction(65520), half)
    (2048.0, 2052.0, inf)
    """
    if abs(exact) > max_finite(form):
        limit = max_finite(form) + Fraction(2) ** (form.q_max - 1)
        magnitude = INF if abs(exact) >= limit else float(max_finite(form))
        return magnitude if exact > 0 else -magnitude
    low, high = round_directed(exact, form, up=False), round_directed(exact, form, up=True)
    below, above = exact - Fraction(low), Fraction(high) - exact
    if below != above:
        return low if below < above else high
    if low == high:
        return low
    quantum = Fraction(high) - Fraction(low)
    return low if Fraction(low) / quantum % 2 == 0 else high


def adjacent(value: float, form: Format, *, up: bool) -> float:
    """Return the next number of a format above a finite one, or below it.

    >>> from vinculum_spec.loader import specification
    >>> half = specification().types["float16"].form
    >>> adjacent(1.0, half, up=True) - 1, 1 - adjacent(1.0, half, up=False)
    (0.0009765625, 0.00048828125)
    """
    step = min_subnormal(form) / 2
    return round_directed(Fraction(value) + (step if up else -step), form, up=up)


def divide(x: float, y: float, form: Format) -> float:
    """Return the quotient of finite numbers, rounded to nearest; y is not 0."""
    return nearest(Fraction(x) / Fraction(y), form)


def multiply_by_reciprocal(x: float, y: float, form: Format) -> float:
    """Return x * (1 / y), each rounded to nearest; y is not 0.

    Some runtimes divide by multiplying so.
    """
    reciprocal = divide(1.0, y, form)
    if math.isinf(reciprocal):
        return math.nan if x == 0 else math.copysign(INF, x) * math.copysign(1.0, y)
    return nearest(Fraction(x) * Fraction(reciprocal), form)


def shown(number: float, form: Format) -> str:
    """Return the shortest decimal that is read back as the same number of the format.

    >>> from vinculum_spec.loader import specification
    >>> shown(0.10000000149011612, specification().types["float32"].form)
    '0.1'
    """
    widths = {(32, 24): np.float32, (16, 11): np.float16}
    narrow = widths.get((form.width, form.p))
    return repr(number) if narrow is None else str(narrow(number))


def min_normal(form: Format) -> Fraction:
    """Return the smallest positive normal number of a format."""
    return Fraction(2) ** (1 - form.emax)

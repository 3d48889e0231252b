"""Divisions by a constant whose quotient is not always the product with the reciprocal."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from vinculum.models.checks.findings import FailOn
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.fragile.operand_numbers import OperandNumbers
from vinculum.models.fragile.reciprocal_count import Reciprocals
from vinculum.models.fragile.rounding import divide, min_normal, multiply_by_reciprocal, shown
from vinculum_spec.relations.ieee754 import Format

MAX_DIVISORS = 64  # distinct constants of one Div that are examined


@dataclass(frozen=True)
class Difference:
    """How many numerators differ, of how many of which kind, and the least one."""

    count: int
    total: int
    what: str
    least: float


def reciprocal_divisions(A: OperandNumbers, B: OperandNumbers) -> list[FragileQuotient]:
    """The note on a Div by constants; none if A * (1 / B) is A / B for every numerator that A may have."""
    if B.listed is None or not any(B.listed):
        return []
    divisors = [divisor for divisor in B.listed if divisor][:MAX_DIVISORS]
    differing = [(divisor, found) for divisor in divisors if (found := _difference(A, divisor)) is not None]
    if not differing:
        return []
    divisor, found = max(differing, key=lambda pair: Fraction(pair[1].count, pair[1].total))
    quotient, product = divide(found.least, divisor, A.form), multiply_by_reciprocal(found.least, divisor, A.form)
    a, b, c, by_reciprocal = (shown(number, A.form) for number in (found.least, divisor, quotient, product))
    text = f"A * (1 / {b}) is not A / {b} for {found.count:,} of {found.total:,} {found.what}"
    text += f"; the least is {a}: {c} by Div, {by_reciprocal} by the reciprocal"
    if len(divisors) > 1:
        text += f"; so for {len(differing)} of {len(divisors)} constants in B"
    witness = {"numerator": a, "denominator": b, "quotient": c, "by_reciprocal": by_reciprocal}
    witness |= {"differing": str(found.count), "of": str(found.total)}
    return [FragileQuotient(FailOn.RECIPROCAL, text, witness)]


def _difference(A: OperandNumbers, divisor: float) -> Difference | None:
    """What differs for one divisor; None if nothing does, or if its reciprocal is not a normal number."""
    magnitude, form = abs(Fraction(divisor)), A.form
    if A.listed is not None:
        hits = [x for x in A.listed if _differs(x, divisor, form)]
        return Difference(len(hits), len(A.listed), "elements of A", min(hits, key=abs)) if hits else None
    if not min_normal(form) <= 1 / magnitude <= 1 / min_normal(form):
        return None
    odd = magnitude.numerator >> ((magnitude.numerator & -magnitude.numerator).bit_length() - 1)
    if odd == 1:
        return None
    return _in_range(A, divisor, Reciprocals(odd, form.p))


def _differs(x: float, divisor: float, form: Format) -> bool:
    quotient, product = divide(x, divisor, form), multiply_by_reciprocal(x, divisor, form)
    return quotient != product


def _in_range(A: OperandNumbers, divisor: float, reciprocals: Reciprocals) -> Difference | None:
    """Count all significands if the range has a whole binade, else the numbers of the range."""
    low, high = A.limits
    sides = [_normal_part(start, end, abs(Fraction(divisor)), A) for start, end in ((low, high), (-high, -low))]
    for sign, (least, most) in zip((1, -1), sides, strict=True):
        exponents = range(_exponent(least), _exponent(most) + 1) if 0 < least <= most else range(0)
        whole = [e for e in exponents if Fraction(2) ** e >= least and _top(e, A.form) <= most]
        whole = [e for e in whole if e >= A.form.p - 1] if A.integral else whole
        if whole:
            return _of_all_significands(min(whole, key=abs), sign, A.form, reciprocals)
    return _in_parts(sides, A, reciprocals)


def _normal_part(low: Fraction, high: Fraction, divisor: Fraction, A: OperandNumbers) -> tuple[Fraction, Fraction]:
    """The positive normal numbers of a range whose quotients are normal and do not overflow."""
    form = A.form
    least = max(low, min_normal(form), 4 * divisor * min_normal(form), Fraction(1 if A.integral else 0))
    return least, min(high, divisor * Fraction(2) ** (form.emax - 1))


def _of_all_significands(exponent: int, sign: int, form: Format, reciprocals: Reciprocals) -> Difference | None:
    """Count over all significands; the least one has this exponent."""
    half = 1 << (form.p - 1)
    first = reciprocals.first(half, 2 * half)
    if first is None:
        return None
    number = sign * first * Fraction(2) ** (exponent - form.p + 1)
    return Difference(reciprocals.count(half, 2 * half), half, "significands", float(number))


def _in_parts(
    sides: Sequence[tuple[Fraction, Fraction]], A: OperandNumbers, reciprocals: Reciprocals
) -> Difference | None:
    """Count the numbers, or the integers, of a range that has no whole binade of significands."""
    precision, count, total = A.form.p, 0, 0
    firsts: list[Fraction] = []
    for sign, (least, most) in zip((1, -1), sides, strict=True):
        for exponent in range(_exponent(least), _exponent(most) + 1) if 0 < least <= most else ():
            unit = Fraction(2) ** (exponent - precision + 1)
            step = max(1, int(1 / unit)) if A.integral else 1
            low = max(1 << (precision - 1), math.ceil(least / unit))
            high = min(1 << precision, math.floor(most / unit) + 1)
            if (found := reciprocals.first(low, high, step)) is not None:
                firsts.append(sign * found * unit)
            count += reciprocals.count(low, high, step)
            total += max(0, (high - 1) // step - (low - 1) // step)
    what = f"{'integers' if A.integral else 'numbers'} in the range of A without 0"
    return Difference(count, total, what, float(min(firsts, key=abs))) if firsts else None


def _exponent(number: Fraction) -> int:
    """The exponent of the leading bit of a positive number."""
    exponent = number.numerator.bit_length() - number.denominator.bit_length()
    return exponent - (number < Fraction(2) ** exponent)


def _top(exponent: int, form: Format) -> Fraction:
    """The greatest number with this exponent."""
    return Fraction((1 << form.p) - 1) * Fraction(2) ** (exponent - form.p + 1)

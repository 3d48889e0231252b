"""What the requirements accept of one pair of operands, in words."""

from collections.abc import Callable
from decimal import Decimal, localcontext
from fractions import Fraction

from vinculum._util.types import Array
from vinculum.rounding.result_lines import patterns_of
from vinculum_spec.relations.float_formats import FloatFormat, Specials, decode

MAX_LISTED = 2
Accept = Callable[[Array, Array, Array], Array]


def value(pattern: int, form: FloatFormat) -> Fraction | None:
    """The number of a bit pattern; None of an infinity and a NaN."""
    s, m, e, inf, nan, _ = decode(pattern, form)
    return None if inf or nan else (-1) ** int(s) * Fraction(int(m)) * Fraction(2) ** int(e)


def accepted(a: int, b: int, form: FloatFormat, accept: Accept) -> tuple[int | None, str]:
    """A pattern that is accepted, if there is one, and all of them in words.

    Relations do not compute results. `accept` tells which of the candidates satisfy them: the neighbours of the exact
    quotient, and the special values.
    """
    candidates = sorted(_candidates(a, b, form))
    A, B, C = (patterns_of(x, form) for x in ([a] * len(candidates), [b] * len(candidates), candidates))
    found = [candidates[k] for k, right in enumerate(accept(A, B, C).tolist()) if right]
    nans = [x for x in found if decode(x, form)[4]]
    if len(nans) > MAX_LISTED or (nans and not form.follows_ieee):
        return nans[0], "any quiet NaN" if form.follows_ieee else "any NaN"
    if len(found) > MAX_LISTED:
        return None, "any result"
    return (found[0] if found else None), " or ".join(text(x, form) for x in found) or "no result"


def text(pattern: int, form: FloatFormat) -> str:
    """A bit pattern in decimal and in hexadecimal."""
    bits, number = f"0x{pattern:0{form.digits}x}", value(pattern, form)
    if number is None:
        return f"{'nan' if decode(pattern, form)[4] else '-inf' if decode(pattern, form)[0] else 'inf'} ({bits})"
    with localcontext() as context:
        context.prec, context.Emax, context.Emin = (
            (9 if form.width <= 32 else 17 if form.width <= 64 else 36),
            9999,
            -9999,
        )
        decimal = Decimal(number.numerator) / Decimal(number.denominator)
    sign = "-" if decode(pattern, form)[0] and not number else ""
    return f"{sign}{_short(decimal)} ({bits})"


def _short(decimal: Decimal) -> str:
    return f"{decimal.normalize():g}".replace("E", "e") if decimal else "0.0"


def _candidates(a: int, b: int, form: FloatFormat) -> set[int]:
    largest, top = _rank(form.largest, form), (1 << form.exponent_bits) - 1
    ranks = {0, 1, largest, largest - 1}
    if form.specials is Specials.IEEE:
        infinity, quiet_bit = top << (form.p - 1), 1 << (form.p - 2)
        quiet = infinity | quiet_bit
        ranks |= {infinity, infinity + 1, quiet, quiet | 1, *(quiet | (x & (quiet_bit - 1)) for x in (a, b))}
    elif form.specials is Specials.LAST:
        ranks.add(largest + 1)
    x, y = value(a, form), value(b, form)
    if x and y:
        low = _not_above(abs(x / y), form)
        ranks |= {low, min(low + 1, largest)}
    magnitudes = {_of_rank(rank, form) for rank in ranks}
    return magnitudes if form.unsigned else {sign << (form.width - 1) | x for x in magnitudes for sign in (0, 1)}


def _not_above(x: Fraction, form: FloatFormat) -> int:
    """The rank of the largest number that is not above `x`, a magnitude."""
    low, high = 0, _rank(form.largest, form)
    while low < high:
        middle = (low + high + 1) // 2
        number = value(_of_rank(middle, form), form)
        low, high = (middle, high) if number is not None and number <= x else (low, middle - 1)
    return low


def _rank(magnitude: int, form: FloatFormat) -> int:
    """The place of a pattern without sign among those of the format, in the order of the numbers."""
    if not form.explicit:
        return magnitude
    return (magnitude >> form.p << (form.p - 1)) | (magnitude & ((1 << (form.p - 1)) - 1))


def _of_rank(rank: int, form: FloatFormat) -> int:
    if not form.explicit:
        return rank
    field, fraction = divmod(rank, 1 << (form.p - 1))
    return field << form.p | (field > 0) << (form.p - 1) | fraction

"""Operands of a float format: every pair of 8 bits and fewer, chosen ones of more."""

from collections.abc import Sequence
from random import Random

from vinculum_spec.relations.float_formats import FloatFormat, decode

Pair = tuple[int, int]
Scaled = tuple[int, int]  # a significand and the exponent of its quantum
WHOLE_DOMAIN = 8  # bits of a format of which every pair is tried
COUNTS = {"quick": 1000, "standard": 20000}  # of each kind of drawn pairs
NEAR = 4  # remainders, of a quotient beside a number or the middle of two


def pairs(form: FloatFormat, level: str = "quick", seed: int = 0) -> list[Pair]:
    """The operand pairs of a format, each once.

    All are encodings of the format, and equal seeds give equal pairs. Raises KeyError for an unknown level.

    >>> from vinculum_spec.relations.float_formats import FORMATS
    >>> len(pairs(FORMATS["float8_e4m3fn"])), pairs(FORMATS["float4_e2m1fn"])[17]
    (65536, (1, 1))
    """
    count = COUNTS[level]
    if form.width <= WHOLE_DOMAIN:
        every = range(1 << form.width)
        return [(a, b) for a in every for b in every]
    special = special_patterns(form)
    found = [(a, b) for a in special for b in special]
    for number, draw in enumerate((_any, _alike, _beside, _beside_subnormal, _tie_subnormal, _at_the_ends)):
        random = Random(f"{form.name} {seed} {number}")  # noqa: S311 - operands, no secrets
        found += [draw(form, random) for _ in range(count)]
    return [pair for pair in dict.fromkeys(found) if all(bool(decode(x, form)[5]) for x in pair)]


def encode(sign: int, significand: int, exponent: int, form: FloatFormat) -> int:
    """The bit pattern of (-1)^sign * significand * 2^exponent.

    The significand has p bits, or the exponent is the smallest one.
    """
    normal = significand >> (form.p - 1)
    field = (exponent - form.q_min + 1) * normal
    fraction = significand if form.explicit else significand - (normal << (form.p - 1))
    return (sign << (form.width - 1)) + (field << form.fraction_bits) + fraction


def special_patterns(form: FloatFormat) -> Sequence[int]:
    """Zeros, infinities, NaNs, and numbers on both sides of every edge."""
    p, first = form.p, 1 << (form.p - 1)
    least, one = (1, 2, 3, first // 2, first - 2, first - 1), 1 - p
    numbers = [(0, form.q_min), *((m, form.q_min) for m in (*least, first, first + 1, 2 * first - 1))]
    numbers += [(m, e) for e in (one - 1, one, one + 1) for m in (first, first + 1, first + first // 2, 2 * first - 1)]
    numbers += [(m, e) for e in (form.q_max, form.q_max - 1) for m in (first, 2 * first - 2, 2 * first - 1)]
    numbers += [(first, form.q_min + k) for k in (1, p - 1, p, p + 1)] + [(first, one + k) for k in (-p, p)]
    magnitudes = [encode(0, m, e, form) for m, e in numbers]
    infinity = (((1 << form.exponent_bits) - 1) << form.fraction_bits) + (first if form.explicit else 0)
    magnitudes += [infinity + k for k in (0, 1, first // 2 - 1, first // 2, first // 2 + 1, first - 1)]
    return [sign << (form.width - 1) | x for x in dict.fromkeys(magnitudes) for sign in (0, 1)]


def _any(form: FloatFormat, random: Random) -> Pair:
    """Any bits; of an explicit first bit, the one that the exponent field demands."""
    a, b = (random.getrandbits(form.width) for _ in "AB")
    return _valid(a, form), _valid(b, form)


def _alike(form: FloatFormat, random: Random) -> Pair:
    """Operands of similar magnitude."""
    a, _ = _any(form, random)
    return a, _valid(a ^ random.getrandbits(form.p + 2), form)


def _valid(pattern: int, form: FloatFormat) -> int:
    if not form.explicit:
        return pattern
    first = 1 << (form.p - 1)
    is_normal = (pattern >> form.fraction_bits) & ((1 << form.exponent_bits) - 1) != 0
    return (pattern | first) if is_normal else (pattern & ~first)


def _beside(form: FloatFormat, random: Random) -> Pair:
    """A normal quotient beside a number of the format, or the middle of two."""
    a, b = _with_remainder(form, random, form.p + random.randint(0, 1))
    spread = form.q_max - form.q_min - 2 * form.p
    e = random.randint(form.q_min + form.p, form.q_max - form.p - spread // 2)
    return _signed((a, e), (b, random.randint(e, e + spread // 2)), form, random)


def _beside_subnormal(form: FloatFormat, random: Random) -> Pair:
    """The same among the subnormal numbers."""
    shift = random.randint(1, form.p)
    a, b = _with_remainder(form, random, shift)
    return _apart((a, b), form.q_min + shift - random.randint(0, 1), form, random)


def _tie_subnormal(form: FloatFormat, random: Random) -> Pair:
    """A quotient in the middle of two subnormal numbers, or equal to one."""
    bits = random.randint(1, form.p - 1)
    d = random.randrange(1, 1 << max(1, (form.p - bits) // 2)) | 1
    odd = (2 * random.getrandbits(bits) + 1) % (1 << bits) | 1
    difference = form.q_min - random.choice((0, 1, 1, 1, 2))
    a, b = odd * d, d
    up, down = form.p - a.bit_length(), form.p - b.bit_length()
    return _apart((a << up, b << down), difference - up + down, form, random)


def _at_the_ends(form: FloatFormat, random: Random) -> Pair:
    """A quotient near the largest number, or the smallest normal one."""
    first = 1 << (form.p - 1)
    a, b = (random.choice((first + x, 2 * first - 1 - x)) for x in (random.getrandbits(3), random.getrandbits(3)))
    end = random.choice((form.q_max, form.q_min + 1))
    return _apart((a, b), end + form.p - 1 + random.randint(-2, 2), form, random)


def _with_remainder(form: FloatFormat, random: Random, shift: int) -> Pair:
    """Significands a and b, of which 2^shift a leaves a small remainder, or a small one less than b."""
    first = 1 << (form.p - 1)
    while True:
        b = first | random.getrandbits(form.p - 1) | 1
        remainder = random.choice((1, -1)) * random.randint(1, NEAR)
        a = remainder * pow(2, -shift, b) % b
        found = [x for x in (a, a + b) if first <= x < 2 * first]
        if found:
            return random.choice(found), b


def _apart(significands: Pair, difference: int, form: FloatFormat, random: Random) -> Pair:
    """Numbers whose exponents have this difference, or one as near as the format has."""
    low, high = form.q_min, form.q_max
    e = random.randint(max(low, low + difference), max(low, min(high, high + difference)))
    e = min(max(e, low), high)
    other = min(max(e - difference, low), high)
    return _signed((significands[0], e), (significands[1], other), form, random)


def _signed(a: Scaled, b: Scaled, form: FloatFormat, random: Random) -> Pair:
    return encode(random.getrandbits(1), *a, form), encode(random.getrandbits(1), *b, form)

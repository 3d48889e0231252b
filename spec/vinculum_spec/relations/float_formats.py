"""Float formats beyond the element types: binary128, x87's format, and those of 8 bits and fewer.

Three of the small formats follow the rules of IEEE 754. The others have fewer special values: no infinities, one NaN of either
sign or of none, or no NaN at all; some have one zero, and one has none.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from vinculum_spec.relations.ieee754 import Format


class Specials(Enum):
    """Which bit patterns are no numbers."""

    IEEE = "the largest exponent field has the infinities and the NaNs"
    LAST = "the pattern whose bits but the sign are all 1 is a NaN"
    NEGATIVE_ZERO = "the pattern of a negative zero is the NaN, and the zero has no sign"
    NONE = "every pattern is a number"


class Overflow(Enum):
    """What a quotient beyond the largest number is rounded to."""

    INFINITY = "an infinity"
    NAN = "a NaN"
    LARGEST = "the largest number"
    OPEN = "no source says"


@dataclass(frozen=True)
class FloatFormat:
    """A binary format: `width` bits in all, `p` of them significant, exponents biased by `bias`.

    `explicit`: the encoding has the first bit of the significand. Without it, an exponent field of 0 tells that the bit is 0.
    `unsigned`: there is no sign, no zero and no subnormal number, and the exponent field 0 is like the others.
    """

    name: str
    width: int
    p: int
    bias: int
    source: str
    specials: Specials = Specials.IEEE
    overflow: Overflow = Overflow.INFINITY
    explicit: bool = False
    unsigned: bool = False

    @property
    def fraction_bits(self) -> int:
        """Bits behind the exponent field."""
        return self.p if self.explicit else self.p - 1

    @property
    def exponent_bits(self) -> int:
        """Bits of the exponent field."""
        return self.width - self.fraction_bits - (not self.unsigned)

    @property
    def q_min(self) -> int:
        """Exponent of the smallest quantum."""
        return (1 if self.unsigned else 2) - self.bias - self.p

    @cached_property
    def largest(self) -> int:
        """The bit pattern of the largest number."""
        above = 1 << (self.fraction_bits + self.exponent_bits)  # the first pattern with another sign
        if self.specials is Specials.IEEE:
            return above - (1 << self.fraction_bits) - 1
        return above - (2 if self.specials is Specials.LAST else 1)

    @cached_property
    def m_max(self) -> int:
        """Significand of the largest number."""
        return int(decode(self.largest, self)[1])

    @cached_property
    def q_max(self) -> int:
        """Exponent of the largest quantum."""
        return int(decode(self.largest, self)[2])

    @property
    def follows_ieee(self) -> bool:
        """Whether its special values are those of IEEE 754.

        If so, all rounding directions and flags are defined.
        """
        return self.specials is Specials.IEEE

    @property
    def digits(self) -> int:
        """Hexadecimal digits of an element, two for each byte."""
        return 2 * -(-self.width // 8)


def decode(pattern: Any, form: FloatFormat) -> tuple[Any, Any, Any, Any, Any, Any]:
    """Decode `pattern`, an integer or an array of integers, to s, m, e, inf, nan and valid.

    Valid is every encoding but those that x87 does not support, the other encodings of subnormal numbers as normal ones, and
    integers of more bits than the format has.
    """
    fraction_bits, top = form.fraction_bits, (1 << form.exponent_bits) - 1
    sign_at = form.fraction_bits + form.exponent_bits
    exponent, fraction = (pattern >> fraction_bits) & top, pattern & ((1 << fraction_bits) - 1)
    s = (pattern >> sign_at) & 1 if not form.unsigned else pattern * 0
    valid = pattern >> form.width == 0
    if form.unsigned:
        m, e = fraction + (1 << fraction_bits), exponent + form.q_min
    else:
        first = 1 << (form.p - 1)
        m = fraction if form.explicit else fraction + (exponent != 0) * (pattern * 0 + first)
        e = exponent + (exponent == 0) + (form.q_min - 1)
        if form.explicit:
            valid = valid & ((exponent != 0) == (fraction >= first))
    rest = pattern & ((1 << sign_at) - 1)
    none = pattern < 0
    if form.specials is Specials.IEEE:
        trailing = pattern & ((1 << (form.p - 1)) - 1)
        inf, nan = (exponent == top) & (trailing == 0), (exponent == top) & (trailing != 0)
    elif form.specials is Specials.LAST:
        inf, nan = none, rest == (1 << sign_at) - 1
    else:
        inf, nan = none, (pattern == 1 << sign_at) if form.specials is Specials.NEGATIVE_ZERO else none
    return s, m, e, inf, nan, valid


def from_type(name: str, form: Format) -> FloatFormat:
    """The format of an element type.

    >>> from_type("float16", Format(16, 11, 15)).m_max
    2047
    """
    return FloatFormat(name, form.width, form.p, form.emax, "IEEE 754-2019, 3.6")


_ML_DTYPES = "ml_dtypes, Specifications of implemented floating point formats"
_OFP8 = "OCP 8-bit Floating Point Specification 1.0"
_MX = "OCP Microscaling Formats Specification 1.0"
_LAST: Mapping[str, Any] = {"specials": Specials.LAST, "overflow": Overflow.NAN}
_ONE_ZERO: Mapping[str, Any] = {"specials": Specials.NEGATIVE_ZERO, "overflow": Overflow.NAN}
_NO_SPECIALS: Mapping[str, Any] = {"specials": Specials.NONE, "overflow": Overflow.LARGEST}

WIDE = {
    form.name: form
    for form in (
        FloatFormat("binary128", 128, 113, 16383, "IEEE 754-2019, 3.6"),
        FloatFormat("x87_extended", 80, 64, 16383, "Intel SDM, volume 1, 4.2.2 and 8.2.2", explicit=True),
    )
}
SMALL = {
    form.name: form
    for form in (
        FloatFormat("float8_e3m4", 8, 5, 3, _ML_DTYPES),
        FloatFormat("float8_e4m3", 8, 4, 7, _ML_DTYPES),
        FloatFormat("float8_e5m2", 8, 3, 15, _OFP8),
        FloatFormat("float8_e4m3fn", 8, 4, 7, _OFP8, **_LAST),
        FloatFormat("float8_e4m3b11fnuz", 8, 4, 11, _ML_DTYPES, **_ONE_ZERO),
        FloatFormat("float8_e4m3fnuz", 8, 4, 8, _ML_DTYPES, **_ONE_ZERO),
        FloatFormat("float8_e5m2fnuz", 8, 3, 16, _ML_DTYPES, **_ONE_ZERO),
        FloatFormat("float8_e8m0fnu", 8, 1, 127, _MX, Specials.LAST, Overflow.OPEN, unsigned=True),
        FloatFormat("float6_e2m3fn", 6, 4, 1, _MX, **_NO_SPECIALS),
        FloatFormat("float6_e3m2fn", 6, 3, 3, _MX, **_NO_SPECIALS),
        FloatFormat("float4_e2m1fn", 4, 2, 1, _MX, **_NO_SPECIALS),
    )
}
FORMATS = {**WIDE, **SMALL}

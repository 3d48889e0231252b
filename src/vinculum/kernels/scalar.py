"""One element, in Python's integers alone: the model of Div that the proofs are about.

Bit patterns go in and a bit pattern comes out. The steps are small, so that each carries a contract of its own; together
the contracts give the specification's relations. Zero case, overflow, quotient: the order in which every Div is read.

Magnitudes are m * 2^e with integers m and e, as in IEEE 754-2019, 3.3; p is the precision, 2^unit the quantum of the
result. Nothing here is ever rounded but in `round_half_even`.
"""

from typing import NamedTuple

from vinculum.errors import DivOverflowError, DivZeroDenominatorError
from vinculum.kernels._profiles import PROFILES

REQUIRED = PROFILES["sonnx"]  # whose names for the two conditions are those of every profile


class Integer(NamedTuple):
    """An integer type: `width` bits, two's complement where `signed`."""

    width: int
    signed: bool

    @property
    def least(self) -> int:
        """The smallest value of the type."""
        return -(1 << (self.width - 1)) if self.signed else 0

    @property
    def greatest(self) -> int:
        """The largest value of the type."""
        return (1 << (self.width - self.signed)) - 1


class Format(NamedTuple):
    """A binary interchange format. [IEEE 754, 3.6]

    `width` is the number of bits in all, `p` the precision, `emax` the largest exponent.
    """

    width: int
    p: int
    emax: int

    @property
    def q_min(self) -> int:
        """Exponent of the smallest quantum: that of subnormal numbers."""
        return 2 - self.emax - self.p

    @property
    def infinity(self) -> int:
        """The bit pattern of +inf: every bit of the exponent, none of the significand."""
        return (1 << (self.width - 1)) - (1 << (self.p - 1))

    @property
    def nan(self) -> int:
        """The bit pattern of the one NaN that is ever returned: positive, quiet, no payload."""
        return (1 << (self.width - 1)) - (1 << (self.p - 2))


class Unpacked(NamedTuple):
    """What a bit pattern stands for: (-1)^sign * m * 2^e, unless `inf` or `nan`."""

    sign: int
    m: int
    e: int
    inf: bool
    nan: bool


INTEGERS = {
    f"{'' if signed else 'u'}int{width}": Integer(width, signed)
    for signed in (True, False)
    for width in (8, 16, 32, 64)
}
FORMATS = {
    "float16": Format(16, 11, 15),
    "bfloat16": Format(16, 8, 127),
    "float32": Format(32, 24, 127),
    "float64": Format(64, 53, 1023),
}


def truncated_quotient(a: int, b: int, integer: Integer) -> int:
    """The quotient a / b rounded toward zero.

    Raises DivZeroDenominatorError for b = 0, and DivOverflowError for MIN / -1.

    >>> truncated_quotient(-7, 2, INTEGERS["int8"])
    -3

    E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010
    """
    check_domain(a, b, integer)
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def floored_quotient(a: int, b: int, integer: Integer) -> int:
    """The quotient a / b rounded down.

    Raises DivZeroDenominatorError for b = 0, and DivOverflowError for MIN / -1.

    >>> floored_quotient(-7, 2, INTEGERS["int8"])
    -4

    V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010
    """
    check_domain(a, b, integer)
    return a // b


def check_domain(a: int, b: int, integer: Integer) -> None:
    """Raise an error unless a / b has a quotient that the type represents.

    >>> check_domain(-128, -1, INTEGERS["int16"])

    E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010
    """
    if b == 0:
        raise DivZeroDenominatorError(
            "a denominator must not be 0", requirement=REQUIRED.zero_denominator["int"], numerator=a, denominator=b
        )
    if b == -1 and -a > integer.greatest:
        raise DivOverflowError(
            f"the quotient is {-a}, and the greatest value of the type is {integer.greatest}",
            requirement=REQUIRED.overflow["int"],
            numerator=a,
            denominator=b,
        )


def divide(a: int, b: int, form: Format) -> int:
    """The bit pattern of A / B, rounded to nearest, ties to even.

    `a` and `b` are the bit patterns of A and B.

    >>> hex(divide(0x3F800000, 0x40400000, FORMATS["float32"]))  # 1 / 3
    '0x3eaaaaab'

    E_DIV_FLOAT_FUNC_0010
    """
    A, B = unpack(a, form), unpack(b, form)
    sign = A.sign ^ B.sign
    special = special_case(sign, A, B, form)
    if special is not None:
        return special
    n, d, unit = align(*normalise(A.m, A.e, form), *normalise(B.m, B.e, form), form)
    q, r = divide_significands(n, d)
    return pack(sign, round_half_even(q, r, d), unit, form)


def unpack(bits: int, form: Format) -> Unpacked:
    """Decode the bit pattern `bits`, which is at least 0 and below 2^width.

    The `m` and `e` of infinities and NaNs have no meaning.

    >>> unpack(0xC200, FORMATS["float16"])  # -3
    Unpacked(sign=1, m=1536, e=-9, inf=False, nan=False)

    V_DIV_FLOAT_ENCODING_0010, V_DIV_FLOAT_DECODING_0010
    """
    hidden, top = 2 ** (form.p - 1), 2 ** (form.width - form.p) - 1
    rest, fraction = divmod(bits, hidden)
    sign, exponent = divmod(rest, top + 1)
    m = fraction if exponent == 0 else fraction + hidden
    e = max(exponent, 1) + form.q_min - 1
    return Unpacked(sign, m, e, exponent == top and fraction == 0, exponent == top and fraction != 0)


def special_case(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    """The quotient where an operand is NaN, infinite or zero; None where both are regular.

    `sign` is that of A / B.

    >>> zero, one = unpack(0, FORMATS["float16"]), unpack(0x3C00, FORMATS["float16"])
    >>> hex(special_case(0, one, zero, FORMATS["float16"]))
    '0x7c00'

    V_DIV_FLOAT_NAN_0010, V_DIV_FLOAT_INVALID_0010, V_DIV_FLOAT_SIGN_0010, V_DIV_FLOAT_ZERO_DENOMINATOR_0010,
    V_DIV_FLOAT_INF_NUMERATOR_0010, V_DIV_FLOAT_INF_DENOMINATOR_0010, V_DIV_FLOAT_ZERO_NUMERATOR_0010
    """
    if A.nan or B.nan or (A.inf and B.inf):
        return form.nan
    zero: int = sign * 2 ** (form.width - 1)
    if A.inf:
        return zero + form.infinity
    if B.inf:
        return zero
    if B.m == 0:
        return form.nan if A.m == 0 else zero + form.infinity
    return zero if A.m == 0 else None


def normalise(m: int, e: int, form: Format) -> tuple[int, int]:
    """The same m * 2^e with exactly p bits, for 0 < m < 2^p.

    >>> normalise(1, 0, FORMATS["float16"])
    (1024, -10)

    V_DIV_FLOAT_UNITS_0010
    """
    while m < 2 ** (form.p - 1):
        m, e = 2 * m, e - 1
    return m, e


def align(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int, int]:
    """Three integers n, d and unit: n/d is A / B in units of 2^unit, the quantum of the result.

    Both significands have exactly p bits.

    >>> align(1024, 0, 1536, 1, FORMATS["float16"])  # 1024/3072 is 1365.33 * 2^-12
    (2097152, 1536, -12)

    V_DIV_FLOAT_UNITS_0010
    """
    unit, shift = scale(ma, ea, mb, eb, form)
    return (*apply_shift(ma, mb, shift), unit)


def scale(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int]:
    """The unit, and a shift: A / B is ma/mb * 2^shift in units of 2^unit.

    Both significands have exactly p bits. The integral part of the quotient then has p bits, or fewer where unit is the
    smallest there is. A shift below -2 is replaced by -2: either leaves less than half a unit.

    >>> scale(1024, 0, 1536, 1, FORMATS["float16"])
    (-12, 11)

    V_DIV_FLOAT_UNITS_0010
    """
    unit = max(ea - eb - form.p + (ma >= mb), form.q_min)
    return unit, max(ea - eb - unit, -2)


def apply_shift(ma: int, mb: int, shift: int) -> tuple[int, int]:
    """Two integers n and d: n/d is ma/mb * 2^shift.

    >>> apply_shift(3, 5, 2), apply_shift(3, 5, -2)
    ((12, 5), (3, 20))

    V_DIV_FLOAT_UNITS_0010
    """
    return ma * 2 ** max(shift, 0), mb * 2 ** max(-shift, 0)


def divide_significands(n: int, d: int) -> tuple[int, int]:
    """Integral quotient and remainder of n >= 0 and d > 0.

    >>> divide_significands(7, 2)
    (3, 1)

    V_DIV_FLOAT_ROUNDING_0010
    """
    return divmod(n, d)


def round_half_even(q: int, r: int, d: int) -> int:
    """The integer nearest to q + r/d, for 0 <= r < d; of two the even one.

    >>> round_half_even(2, 1, 2), round_half_even(3, 1, 2)
    (2, 4)

    V_DIV_FLOAT_ROUNDING_0010, V_DIV_FLOAT_SUBNORMAL_0010, V_DIV_FLOAT_UNDERFLOW_0010
    """
    return q + (2 * r > d or (2 * r == d and q % 2 == 1))


def pack(sign: int, m: int, unit: int, form: Format) -> int:
    """The bit pattern of (-1)^sign * m * 2^unit, or of an infinity where no number is that large.

    Takes what rounding gives: m < 2^p, unit at least q_min, and m >= 2^(p-1) unless unit is q_min. The hidden bit of m
    adds one to the biased exponent, and that is the encoding: no case for subnormal numbers. A quotient of significands
    never rounds up to 2^p, so there is none for a carry.

    >>> hex(pack(1, 1536, -9, FORMATS["float16"]))
    '0xc200'

    V_DIV_FLOAT_ENCODING_0010, V_DIV_FLOAT_DECODING_0010, V_DIV_FLOAT_OVERFLOW_0010, V_DIV_FLOAT_SUBNORMAL_0010
    """
    zero = sign * (1 << (form.width - 1))
    return zero + min((unit - form.q_min) * (1 << (form.p - 1)) + m, form.infinity)

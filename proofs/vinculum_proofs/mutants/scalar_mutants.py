# ruff: noqa: ARG001, D103 - a mutant has the arguments of what it mutates, and its name in words says what it does
"""The scalar model's functions, each broken in one way. Every proof of a contract must refute its own.

`MUTANTS[step]` has the mutants of a step, by their descriptions. Each is wrong at every type that it is tried on;
those that are wrong for signed integers only are in `SIGNED_ONLY`.
"""

from collections.abc import Callable
from typing import Any

from vinculum.errors import DivOverflowError, DivZeroDenominatorError
from vinculum.kernels import scalar
from vinculum.kernels.scalar import Format, Integer, Unpacked

Function = Callable[..., Any]
MUTANTS: dict[str, dict[str, Function]] = {}
SIGNED_ONLY = {
    "floor for truncate",
    "truncate for floor",
    "sign of the numerator alone",
    "MIN / -1 let through",
    "MIN / -1 not told from (MIN + 1) / -1",
}


def mutant(step: str, words: str) -> Callable[[Function], Function]:
    """Register a mutant of `step`, whose name is `words`."""

    def register(function: Function) -> Function:
        MUTANTS.setdefault(step, {})[words] = function
        return function

    return register


# ---- integers ----


@mutant("truncated_quotient", "floor for truncate")
def floor_for_truncate(a: int, b: int, integer: Integer) -> int:
    return scalar.floored_quotient(a, b, integer)


@mutant("truncated_quotient", "sign of the numerator alone")
def sign_of_the_numerator(a: int, b: int, integer: Integer) -> int:
    quotient = abs(scalar.truncated_quotient(a, b, integer))
    return -quotient if a < 0 else quotient


@mutant("truncated_quotient", "half up for truncate")
def half_up_for_truncate(a: int, b: int, integer: Integer) -> int:
    scalar.check_domain(a, b, integer)
    quotient = (2 * abs(a) + abs(b)) // (2 * abs(b))
    return quotient if (a < 0) == (b < 0) else -quotient


@mutant("floored_quotient", "truncate for floor")
def truncate_for_floor(a: int, b: int, integer: Integer) -> int:
    return scalar.truncated_quotient(a, b, integer)


@mutant("floored_quotient", "ceiling for floor")
def ceiling_for_floor(a: int, b: int, integer: Integer) -> int:
    scalar.check_domain(a, b, integer)
    return -(-a // b)


def of_domain(quotient: Function) -> None:
    """Mutants of what either quotient does at the edge of its domain."""
    step = quotient.__name__

    @mutant(step, "0 / 0 let through as 0")
    def zero_by_zero(a: int, b: int, integer: Integer) -> Any:
        return 0 if a == 0 else quotient(a, b, integer)

    @mutant(step, "MIN / -1 let through")
    def overflow_let_through(a: int, b: int, integer: Integer) -> int:
        try:
            return quotient(a, b, integer)
        except DivOverflowError:
            return -a

    @mutant(step, "MIN / -1 not told from (MIN + 1) / -1")
    def overflow_too_wide(a: int, b: int, integer: Integer) -> int:
        if b == -1 and -a >= integer.greatest:
            raise DivOverflowError("too early")
        return quotient(a, b, integer)

    @mutant(step, "a zero numerator refused")
    def zero_numerator_refused(a: int, b: int, integer: Integer) -> int:
        if a == 0:
            raise DivZeroDenominatorError("the wrong operand")
        return quotient(a, b, integer)


of_domain(scalar.truncated_quotient)
of_domain(scalar.floored_quotient)


# ---- unpack ----


@mutant("unpack", "hidden bit forgotten")
def hidden_bit_forgotten(bits: int, form: Format) -> Unpacked:
    return scalar.unpack(bits, form)._replace(m=bits % 2 ** (form.p - 1))


@mutant("unpack", "subnormal exponent one too small")
def subnormal_exponent(bits: int, form: Format) -> Unpacked:
    u = scalar.unpack(bits, form)
    return u._replace(e=u.e - 1) if u.m < 2 ** (form.p - 1) else u


@mutant("unpack", "every number positive")
def every_number_positive(bits: int, form: Format) -> Unpacked:
    return scalar.unpack(bits, form)._replace(sign=0)


@mutant("unpack", "NaN taken for infinity")
def nan_taken_for_infinity(bits: int, form: Format) -> Unpacked:
    u = scalar.unpack(bits, form)
    return u._replace(inf=u.inf or u.nan, nan=False)


@mutant("unpack", "infinity taken for a number")
def infinity_taken_for_a_number(bits: int, form: Format) -> Unpacked:
    return scalar.unpack(bits, form)._replace(inf=False)


# ---- special cases ----


@mutant("special_case", "NaN in the denominator alone overlooked")
def nan_denominator(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    return scalar.special_case(sign, A, B._replace(nan=False), form)


@mutant("special_case", "infinity by infinity is infinite")
def infinity_by_infinity(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    if A.inf and B.inf:
        return scalar.special_case(sign, A, B._replace(inf=False), form)
    return scalar.special_case(sign, A, B, form)


@mutant("special_case", "0 / 0 is 0")
def zero_by_zero_is_zero(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    result = scalar.special_case(sign, A, B, form)
    return 0 if A.m == 0 and B.m == 0 and not (A.nan or B.nan or A.inf or B.inf) else result


@mutant("special_case", "a zero denominator makes a positive infinity")
def positive_infinity(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    result = scalar.special_case(sign, A, B, form)
    return (
        form.infinity if B.m == 0 and result is not None and result % 2 ** (form.width - 1) == form.infinity else result
    )


@mutant("special_case", "a zero quotient is never negative")
def positive_zero(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    result = scalar.special_case(sign, A, B, form)
    return 0 if result == 2 ** (form.width - 1) else result


@mutant("special_case", "a number by infinity is infinite")
def by_infinity(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    if B.inf and not (A.inf or A.nan or B.nan):
        return sign * 2 ** (form.width - 1) + form.infinity
    return scalar.special_case(sign, A, B, form)


@mutant("special_case", "a zero numerator left to the regular case")
def zero_numerator_left(sign: int, A: Unpacked, B: Unpacked, form: Format) -> int | None:
    result = scalar.special_case(sign, A, B, form)
    return None if A.m == 0 and B.m > 0 and not (A.nan or B.nan or A.inf or B.inf) else result


# ---- normalise ----


@mutant("normalise", "one bit short")
def one_bit_short(m: int, e: int, form: Format) -> tuple[int, int]:
    while m < 2 ** (form.p - 2):
        m, e = 2 * m, e - 1
    return m, e


@mutant("normalise", "one bit long")
def one_bit_long(m: int, e: int, form: Format) -> tuple[int, int]:
    while m <= 2 ** (form.p - 1):
        m, e = 2 * m, e - 1
    return m, e


@mutant("normalise", "exponent kept")
def exponent_kept(m: int, e: int, form: Format) -> tuple[int, int]:
    return scalar.normalise(m, e, form)[0], e


# ---- align ----


@mutant("scale", "the order of the significands ignored")
def order_ignored(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int]:
    unit = max(ea - eb - form.p, form.q_min)
    return unit, max(ea - eb - unit, -2)


@mutant("scale", "equal significands taken for a quotient below 1")
def equal_significands(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int]:
    unit = max(ea - eb - form.p + (ma > mb), form.q_min)
    return unit, max(ea - eb - unit, -2)


@mutant("scale", "no smallest quantum")
def no_smallest_quantum(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int]:
    unit = ea - eb - form.p + (ma >= mb)
    return unit, ea - eb - unit


@mutant("scale", "smallest quantum twice too large")
def smallest_quantum_twice(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int]:
    unit = max(ea - eb - form.p + (ma >= mb), form.q_min + 1)
    return unit, max(ea - eb - unit, -2)


@mutant("scale", "shift saturated at half a unit")
def saturated_too_early(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int]:
    unit, shift = scalar.scale(ma, ea, mb, eb, form)
    return unit, max(shift, -1)


@mutant("apply_shift", "shift to the right forgotten")
def right_shift_forgotten(ma: int, mb: int, shift: int) -> tuple[int, int]:
    return ma * 2 ** max(shift, 0), mb


@mutant("apply_shift", "bits shifted out to the right")
def shifted_out(ma: int, mb: int, shift: int) -> tuple[int, int]:
    return (ma * 2**shift, mb) if shift >= 0 else (ma // 2**-shift, mb)


@mutant("apply_shift", "numerator and denominator exchanged")
def exchanged(ma: int, mb: int, shift: int) -> tuple[int, int]:
    return scalar.apply_shift(mb, ma, shift)


@mutant("align", "numerator and denominator exchanged")
def aligned_exchanged(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int, int]:
    n, d, unit = scalar.align(ma, ea, mb, eb, form)
    return d, n, unit


@mutant("align", "unit of the neighbour below")
def unit_below(ma: int, ea: int, mb: int, eb: int, form: Format) -> tuple[int, int, int]:
    n, d, unit = scalar.align(ma, ea, mb, eb, form)
    return n, d, unit - 1


# ---- divide, round, pack ----


@mutant("divide_significands", "remainder dropped")
def remainder_dropped(n: int, d: int) -> tuple[int, int]:
    return n // d, 0


@mutant("divide_significands", "ceiling for truncate")
def ceiling_for_truncate(n: int, d: int) -> tuple[int, int]:
    q = -(-n // d)
    return q, n - d * q


@mutant("round_half_even", "truncate for nearest")
def truncate_for_nearest(q: int, r: int, d: int) -> int:
    return q


@mutant("round_half_even", "half up for half to even")
def half_up(q: int, r: int, d: int) -> int:
    return q + (2 * r >= d)


@mutant("round_half_even", "half down for half to even")
def half_down(q: int, r: int, d: int) -> int:
    return q + (2 * r > d)


@mutant("round_half_even", "half to odd for half to even")
def half_to_odd(q: int, r: int, d: int) -> int:
    return q + (2 * r > d or (2 * r == d and q % 2 == 0))


@mutant("round_half_even", "up for nearest")
def up_for_nearest(q: int, r: int, d: int) -> int:
    return q + (r > 0)


@mutant("pack", "flush to zero")
def flush_to_zero(sign: int, m: int, unit: int, form: Format) -> int:
    return scalar.pack(sign, 0 if m < 2 ** (form.p - 1) else m, unit, form)


@mutant("pack", "largest number for infinity")
def largest_for_infinity(sign: int, m: int, unit: int, form: Format) -> int:
    magnitude = min((unit - form.q_min) * 2 ** (form.p - 1) + m, form.infinity - 1)
    return sign * 2 ** (form.width - 1) + magnitude


@mutant("pack", "infinity one quantum too soon")
def infinity_too_soon(sign: int, m: int, unit: int, form: Format) -> int:
    return scalar.pack(sign, m, unit + (unit == 1 + form.emax - form.p), form)


@mutant("pack", "overflow runs into NaN")
def overflow_runs_on(sign: int, m: int, unit: int, form: Format) -> int:
    return sign * 2 ** (form.width - 1) + (unit - form.q_min) * 2 ** (form.p - 1) + m


@mutant("pack", "zero without its sign")
def unsigned_zero(sign: int, m: int, unit: int, form: Format) -> int:
    return scalar.pack(sign if m > 0 else 0, m, unit, form)


@mutant("pack", "subnormal numbers with a hidden bit")
def subnormal_hidden_bit(sign: int, m: int, unit: int, form: Format) -> int:
    return scalar.pack(sign, m, unit + (m < 2 ** (form.p - 1)), form)

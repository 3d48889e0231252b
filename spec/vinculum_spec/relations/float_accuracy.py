"""Float quotients within n ulp of the exact quotient, subnormal numbers being flushed or not.

[OpenCL C, Relative Error as ULPs] [WGSL, Floating Point Accuracy] [WPT div]

The first two sources take Muller's definition of the ulp of a real number x: the distance of the two consecutive finite numbers
between which x lies; of a number of the format that of the two nearest ones; beyond the largest number that of the largest
two. So it is 2^u with 2^(p-1) < |x| / 2^u <= 2^p, but u is at least q_min and at most q_max.

The exact |A/B| is N/D quanta of C. If C is within 3 ulp, then u is e_C - 1, e_C or e_C + 1, for p >= 4: FLOAT_ULP proves
that. So the relations compare N/D with three ranges, and need no logarithm. An n is a multiple of 1/2, at most 3.

The third counts the numbers of the format between C and the rounded quotient.
"""

from sympy import Abs, And, Eq, Expr, Ge, Gt, Le, Lt, Mod, Ne, Not, Or, Rational
from sympy.logic.boolalg import Boolean

from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import (
    D,
    D_max,
    D_min,
    N,
    N_max,
    N_min,
    e_B,
    e_C,
    inf_A,
    inf_B,
    inf_C,
    m_A,
    m_B,
    m_C,
    nan_A,
    nan_B,
    nan_C,
    p,
    q_max,
    q_min,
    s_A,
    s_B,
    s_C,
)
from vinculum_spec.relations.relation import Relation, always, conjunction

SHIFTS = (-1, 0, 1)  # u - e_C
ZERO, ONE, THREE_HALVES, TWO, FIVE_HALVES, THREE = (Rational(k, 2) for k in (0, 2, 3, 4, 5, 6))

_finite_A, _finite_B = And(Not(inf_A), Not(nan_A)), And(Not(inf_B), Not(nan_B))
_finite_C = And(Not(inf_C), Not(nan_C))
_zero_A, _zero_B, _zero_C = (And(f, Eq(m, 0)) for f, m in ((_finite_A, m_A), (_finite_B, m_B), (_finite_C, m_C)))
_number_B = And(_finite_B, Ne(m_B, 0))
_divides = And(_finite_A, _number_B)
_same_sign = Eq(s_C, Abs(s_A - s_B))
_parameters = (p, q_min, q_max)

# ---- the error, in ulp of the exact quotient ----


def _scaled(shift: int) -> tuple[int, int]:
    """2^shift as a fraction."""
    return (1 << shift, 1) if shift >= 0 else (1, 1 << -shift)


def ulp_is(shift: int) -> Boolean:
    """The ulp of the exact quotient is 2^(e_C + shift), if C is within 3 ulp.

    Else it may be even larger, or smaller.
    """
    at_most, above = Le(N, 2**p * D), Gt(N, 2 ** (p - 1) * D)
    if shift < 0:
        return And(Not(above), Gt(e_C, q_min))
    if shift > 0:
        return And(Not(at_most), Lt(e_C, q_max))
    return And(Or(at_most, Eq(e_C, q_max)), Or(above, Eq(e_C, q_min)))


def apart(n: Rational, shift: int) -> Boolean:
    """C is at most n 2^(e_C + shift) from the exact quotient, both being taken without their signs.

    If the ulp is not the quantum of C, a power of two is between the two, so that one side suffices.
    """
    up, down = _scaled(shift)
    most, excess = n.p * up * D, n.q * down * (N - m_C * D)
    return And(*(Le(sign * excess, most) for sign in (1, -1) if sign * shift >= 0))


def within(n: Rational) -> Boolean:
    """C is finite, and at most n ulp from the exact quotient. A zero is the number 0, of either sign.

    If their signs differ, both are less than n ulp from 0, so that the ulp is the smallest quantum, and that of C.
    """
    near = Or(*(And(ulp_is(shift), apart(n, shift)) for shift in SHIFTS))
    across = Le(n.q * (N + m_C * D), n.p * D)
    return And(_finite_C, Or(And(_same_sign, near), across))


def _may_overflow(n: Rational) -> Boolean:
    """The next number beyond the largest one, 2^(emax + 1), is at most n ulp above the exact quotient."""
    return Ge(n.q * N_max, (n.q * 2**p - n.p) * D_max)


def _may_be_subnormal(n: Rational) -> Boolean:
    """Some number below the smallest normal one is at most n ulp from the exact quotient."""
    return Lt(n.q * N_min, (n.q * 2 ** (p - 1) + n.p) * D_min)


def _near_zero(n: Rational) -> Boolean:
    """C is at most n ulp from 0, whose ulp is the smallest quantum."""
    return And(_finite_C, Le(n.q * m_C, n.p))


# ---- OpenCL C ----

# IEEE 754's results where an operand is NaN or infinite, or the denominator a zero.
_special_sign = Relation(And(ieee754.sign.domain, Or(inf_A, inf_B, _zero_B)), ieee754.sign.holds)
_special = conjunction(
    ieee754.nan_operand,
    ieee754.invalid,
    _special_sign,
    ieee754.zero_denominator,
    ieee754.infinite_numerator,
    ieee754.infinite_denominator,
)


def _accurate(n: Rational) -> Relation:
    """Within n ulp, where overflow within n ulp is permitted."""
    overflow = And(inf_C, _same_sign, _may_overflow(n))
    return conjunction(_special, Relation(_divides, Or(within(n), overflow), _parameters))


_subnormal_A = And(_finite_A, Ne(m_A, 0), Lt(m_A, 2 ** (p - 1)))
_subnormal_B = And(_number_B, Lt(m_B, 2 ** (p - 1)))


def _flushed(n: Rational, above: Rational | None = None) -> Boolean:
    """The result if a subnormal quotient, or a subnormal operand, is flushed to a zero of either sign.

    `above`: how many quanta above the subnormal numbers the exact quotient of a subnormal result may be, if not n.
    """
    quotient = And(_divides, Not(_zero_A), _may_be_subnormal(n if above is None else above), _zero_C)
    numerator = And(_subnormal_A, Or(And(_number_B, _near_zero(n)), And(inf_B, _zero_C), And(_zero_B, nan_C)))
    denominator = And(_subnormal_B, Or(And(Not(nan_A), Not(_zero_A), inf_C), And(_zero_A, nan_C)))
    both = And(_subnormal_A, _subnormal_B, nan_C)
    return Or(quotient, numerator, denominator, both)


# [OpenCL C, table-ulp-half-math]: half, "<= 1 ulp".                                        V_DIV_FLOAT_ONE_ULP_0010
one_ulp = _accurate(ONE)

# [OpenCL C, table-ulp-float-math]: float, "<= 2.5 ulp"; flushing as in 7.5.3.     V_DIV_FLOAT_FLUSHED_2_5_ULP_0010
flushed_2_5_ulp = always(Or(_accurate(FIVE_HALVES).statement, _flushed(FIVE_HALVES)), *_parameters)

# [OpenCL C, table-ulp-embedded]: float in the embedded profile, "<= 3 ulp".         V_DIV_FLOAT_FLUSHED_3_ULP_0010
# [OpenCL API, Embedded profile]: "Zero results may always be positive 0.0."
_positive_zero = And(_finite_A, inf_B, _zero_C, Eq(s_C, 0))
flushed_3_ulp = always(Or(_accurate(THREE).statement, _flushed(THREE), _positive_zero), *_parameters)

# [OpenCL API, -cl-fp32-correctly-rounded-divide-sqrt]: correctly rounded, or flushed.    V_DIV_FLOAT_FLUSHED_0010
flushed = always(Or(ieee754.quotient.statement, _flushed(ZERO)), *_parameters)

# ---- WGSL ----

# [WGSL, table of accuracy]: |y| is at least the smallest normal number, 2^(1 - emax), and at most 2^(emax - 1).
_in_range = And(
    _finite_A,
    _finite_B,
    Ge(m_B, 2 ** (p - 1)),
    Or(Lt(e_B, q_max - 1), And(Eq(e_B, q_max - 1), Eq(m_B, 2 ** (p - 1)))),
)
# [WGSL, Floating Point Rounding and Overflow]: an allowed result that is greater than the largest number may become an
# infinity, and so any value.
_may_exceed = Gt(2 * N_max, (2 ** (p + 1) - 7) * D_max)

# [WGSL, table of accuracy]: "2.5 ULP for |y| in the range".                         V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010
in_range = always(
    Or(
        Not(_in_range),
        within(FIVE_HALVES),
        And(_may_be_subnormal(FIVE_HALVES), _zero_C),
        And(_subnormal_A, _near_zero(FIVE_HALVES)),
        _may_exceed,
    ),
    *_parameters,
)

# ---- WebNN ----

_h, _crosses = (
    2 ** (p - 1),
    Gt(e_C, q_min),
)  # below the significand _h the quanta are half as wide, but for the smallest one
_odd = Eq(Mod(m_C, 2), 1)


def _twice_at_least(bound: Expr) -> Boolean:
    """2|A/B| is at least `bound` quanta of C.

    A tie is rounded to an even number, so that an odd C excludes it.
    """
    return And(Ge(2 * N, bound * D), Or(Not(_odd), Gt(2 * N, bound * D)))


def _twice_at_most(bound: Expr) -> Boolean:
    return And(Le(2 * N, bound * D), Or(Not(_odd), Lt(2 * N, bound * D)))


# The IEEE 754 quotient is at least the number two below |C|, in the order of the format, and at most that two above.
_two_below = Or(
    Le(m_C, 2),
    And(Or(Not(_crosses), Ge(m_C, _h + 3)), _twice_at_least(2 * m_C - 5)),
    And(_crosses, Eq(m_C, _h), Ge(4 * N, (4 * _h - 5) * D)),
    And(_crosses, Eq(m_C, _h + 1), Gt(4 * N, (4 * _h - 3) * D)),
    And(_crosses, Eq(m_C, _h + 2), Ge(4 * N, (4 * _h - 1) * D)),
)
_two_above = Or(
    And(Le(m_C, 2 * _h - 3), _twice_at_most(2 * m_C + 5)),
    And(Eq(m_C, 2 * _h - 2), Or(Eq(e_C, q_max), Le(N, (2 * _h + 1) * D))),
    And(Eq(m_C, 2 * _h - 1), Or(Eq(e_C, q_max), Lt(N, (2 * _h + 3) * D))),
)
_two_steps = Or(
    And(_finite_C, _same_sign, _two_below, _two_above),
    And(inf_C, _same_sign, Ge(2 * N_max, (4 * _h - 5) * D_max)),
    And(_finite_C, Le(m_C, 2), _twice_at_most(5 - 2 * m_C)),  # of the other sign: 0 counts once
)

# [WPT div]: 2 ULP, counted as the distance of bit patterns from the rounded quotient.       V_DIV_FLOAT_TWO_STEPS_0010
two_steps = always(
    Or(conjunction(_special, Relation(_divides, _two_steps, _parameters)).statement, _flushed(TWO, THREE_HALVES)),
    *_parameters,
)

"""The IEEE 754 quotient in each of the five rounding directions. [IEEE 754-2019, 4.3, 7.4]

To nearest, ties to even, is `ieee754.quotient`. The other directions differ where both operands are finite and not 0. There
|A/B| is N/D in units of the quantum of C, and N_max/D_max in units of the largest quantum.
"""

from collections.abc import Mapping

from sympy import Abs, And, Basic, Eq, Ge, Gt, Le, Lt, Not, Or, true

from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import (
    D,
    D_max,
    N,
    N_max,
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
)
from vinculum_spec.relations.relation import Relation, conjunction, implies

_parameters = (p, q_min, q_max)
_finite_C = And(Not(inf_C), Not(nan_C))
_negative, _positive = Not(Eq(s_A, s_B)), Eq(s_A, s_B)

# Both operands are finite and not 0.
regular = And(Not(inf_A), Not(nan_A), Not(inf_B), Not(nan_B), Not(Eq(m_A, 0)), Not(Eq(m_B, 0)))

# Just above a power of two the gap below is half as wide, unless the quantum is the smallest one.
_narrow_below = And(Eq(m_C, 2 ** (p - 1)), Gt(e_C, q_min))

# ---- where the quotient, rounded as if exponents had no bound, exceeds the largest finite number ----

overflows: Mapping[str, Basic] = {
    "nearest": Ge(2 * N_max, (2 ** (p + 1) - 1) * D_max),
    "toward zero": Ge(N_max, 2**p * D_max),
    "away from zero": Gt(N_max, (2**p - 1) * D_max),
}

# ---- magnitudes of finite quotients ----

_excess = N - m_C * D  # |A/B| - m_C in units of the quantum of C, times D

# [4.3.1]: the nearest number, of two the one with the larger magnitude.
_ties_to_away = And(
    _finite_C,
    Le(2 * Abs(_excess), D),
    Lt(2 * _excess, D),
    implies(_narrow_below, Le(-4 * _excess, D)),
)
# [4.3.2]: the number closest to the quotient and no greater in magnitude.
_not_greater = And(_finite_C, Le(m_C * D, N), Lt(N, (m_C + 1) * D))
# [4.3.2]: the number closest to the quotient and no less in magnitude.
_not_less = And(
    _finite_C,
    Le(N, m_C * D),
    Or(And(_narrow_below, Gt(2 * N, (2 * m_C - 1) * D)), And(Not(_narrow_below), Gt(N, (m_C - 1) * D))),
)
_largest = And(_finite_C, Eq(m_C, 2**p - 1), Eq(e_C, q_max))


def _magnitude(domain: Basic, how: str, finite: Basic, overflowed: Basic) -> Relation:
    """The magnitude of a quotient in `domain`: as `finite` says, or on overflow as `overflowed` says."""
    large = overflows[how]
    return Relation(And(regular, domain), And(implies(Not(large), finite), implies(large, overflowed)), _parameters)


def _away_from_zero(domain: Basic) -> Relation:
    return _magnitude(domain, "away from zero", _not_less, And(inf_C))


def _toward_zero(domain: Basic) -> Relation:
    return _magnitude(domain, "toward zero", _not_greater, _largest)


# What no direction changes: quotients of NaNs, infinities and zeros, and the sign of every other one.
_special = Relation(Not(regular), ieee754.quotient.statement)
_sign = Relation(regular, ieee754.sign.holds)

# [IEEE 754-2019, 4.3.1 and 4.3.2; on overflow 7.4]
quotients: Mapping[str, Relation] = {
    "ties-to-even": ieee754.quotient,
    "ties-to-away": conjunction(_special, _sign, _magnitude(true, "nearest", _ties_to_away, And(inf_C))),
    "toward-positive": conjunction(_special, _sign, _away_from_zero(_positive), _toward_zero(_negative)),
    "toward-negative": conjunction(_special, _sign, _away_from_zero(_negative), _toward_zero(_positive)),
    "toward-zero": conjunction(_special, _sign, _toward_zero(true)),
}

"""Float quotients that are rounded to an integer: down, or towards zero.

There are two definitions. One rounds the exact quotient down, as Python's `//` does, which pairs it with the remainder of
fmod. The other rounds the IEEE 754 quotient, which is already rounded. In float32, 0.7 / 0.1 is a little less than 7: the
first gives 6. Its IEEE 754 quotient is 7, and so is the second.

The exact magnitude |A/B| enters in units of 1 too, as the fraction N_1/D_1. `i_C` is |C| if C is an integer, and `one_C` is
the number of quanta of C in 1. `observe` computes them, and cuts no value that a relation needs.
"""

from collections.abc import Mapping
from typing import Any

from sympy import And, Eq, Ge, Gt, Le, Lt, Not, Or, Symbol, symbols

from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import (
    D,
    Format,
    N,
    e_A,
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
    power_of_two,
    q_min,
    s_A,
    s_B,
)
from vinculum_spec.relations.relation import Relation, always, conjunction, implies

N_1, D_1, i_C, one_C = symbols("N_1 D_1 i_C one_C", integer=True)
integral_C = Symbol("integral_C")

_finite_A, _finite_B = And(Not(inf_A), Not(nan_A)), And(Not(inf_B), Not(nan_B))
_finite_C = And(Not(inf_C), Not(nan_C))
_number_A, _number_B = And(_finite_A, Not(Eq(m_A, 0))), And(_finite_B, Not(Eq(m_B, 0)))
_regular = And(_number_A, _number_B)
_negative, _positive = Not(Eq(s_A, s_B)), Eq(s_A, s_B)
_parameters = (p, q_min)
_zero_C = And(_finite_C, Eq(m_C, 0))
_integer = And(_finite_C, integral_C)

# ---- the exact quotient, rounded down ----

# An infinity has no remainder, so the quotient of an infinity by a number other than 0 is a NaN.
_infinite_numerator = Relation(And(inf_A, _number_B), And(nan_C))

# The sign of every other quotient is the exclusive or of the signs.
_sign = Relation(And(ieee754.sign.domain, Not(_infinite_numerator.domain)), ieee754.sign.holds)

# A number divided by an infinity is just above 0, or just below.
_infinite_denominator = Relation(
    And(_number_A, inf_B), And(implies(_positive, _zero_C), implies(_negative, And(_integer, Eq(i_C, 1))))
)
_zero_numerator = Relation(And(_finite_A, Eq(m_A, 0), Or(_number_B, inf_B)), _zero_C)

# Every integer up to 2^p is a number of the format. Beyond, few are, and the result is left open.
_small, _large = Lt(N_1, 2**p * D_1), Ge(N_1, 2**p * D_1)
_truncated = And(_integer, Le(i_C * D_1, N_1), Lt(N_1, (i_C + 1) * D_1))
_away = And(_integer, Lt((i_C - 1) * D_1, N_1), Le(N_1, i_C * D_1))
_open = Relation(And(_regular, _large), Or(inf_C, _integer), (p,))

# [Python //, NumPy floor_divide]: the largest integer that is not above the quotient.             V_DIV_FLOAT_FLOOR_0010
floored = conjunction(
    ieee754.nan_operand,
    ieee754.invalid,
    _sign,
    ieee754.zero_denominator,
    _infinite_numerator,
    _infinite_denominator,
    _zero_numerator,
    Relation(And(_regular, _small, _positive), _truncated, (p,)),
    Relation(And(_regular, _small, _negative), _away, (p,)),
    _open,
)

# ---- the IEEE 754 quotient, rounded to an integer ----

_power = Eq(m_C, 2 ** (p - 1))  # just below a power of two, the gap between numbers is half as wide
_has_fractions = Lt(e_C, 0)  # numbers with this quantum may have fractions: |C| < 2^(p-1)

# The IEEE 754 quotient is at least |C|. A tie is rounded to |C|, an integer with an even significand.
_at_least = Or(
    Eq(m_C, 0),
    And(Not(_power), Ge(2 * N, (2 * m_C - 1) * D)),
    And(_power, Ge(4 * N, (4 * m_C - 1) * D)),
)
# It is less than |C| + 1. A quotient of two numbers that is less than 1 is at most 1 - 2^-p, and not rounded to 1.
_less_than_next = Or(
    And(Eq(m_C, 0), Lt(N_1, D_1)),
    And(Not(Eq(m_C, 0)), Lt(2 * N, (2 * m_C + 2 * one_C - 1) * D)),
)
# It is at most |C|.
_at_most = Or(
    And(Eq(m_C, 0), ieee754.underflow.domain),
    And(Not(Eq(m_C, 0)), Le(2 * N, (2 * m_C + 1) * D)),
)
# It is more than |C| - 1.
_more_than_previous = Or(
    Eq(m_C, 0),
    And(Eq(i_C, 1), Not(ieee754.underflow.domain)),
    And(Gt(i_C, 1), Not(_power), Gt(2 * N, (2 * m_C - 2 * one_C + 1) * D)),
    And(Gt(i_C, 1), _power, Gt(4 * N, (4 * m_C - 4 * one_C + 1) * D)),
)
_smaller = And(_integer, _has_fractions, _at_least, _less_than_next)
_larger = And(_integer, Or(_has_fractions, And(_power, Eq(e_C, 0))), _at_most, _more_than_previous)

_sign_of_quotient = Relation(_regular, ieee754.sign.holds)
_special = Relation(Not(_regular), ieee754.quotient.statement)
# From 2^(p-1) on every number is an integer, and so the quotient itself.
_toward_zero = Or(_smaller, And(Not(And(_finite_C, _has_fractions)), ieee754.quotient.statement))
_away_from_zero = Or(
    _larger, And(Not(And(_finite_C, Or(_has_fractions, And(_power, Eq(e_C, 0))))), ieee754.quotient.statement)
)

# What floor and trunc give of the IEEE 754 quotient.
of_quotient = {
    "floor": conjunction(
        _special,
        _sign_of_quotient,
        Relation(And(_regular, _positive), _toward_zero, _parameters),
        Relation(And(_regular, _negative), _away_from_zero, _parameters),
    ),
    "trunc": conjunction(_special, _sign_of_quotient, Relation(_regular, _toward_zero, _parameters)),
}
_truncated_exactly = conjunction(_special, _sign_of_quotient, Relation(And(_regular, _small), _truncated, (p,)), _open)

# [Array API floor_divide]: the quotient may be Python's, or floor(A / B).               V_DIV_FLOAT_FLOOR_EITHER_0010
floored_either = always(Or(floored.statement, of_quotient["floor"].statement), *_parameters)

# [torch.div, rounding_mode "trunc"]: the exact quotient or A / B, without its fraction.  V_DIV_FLOAT_TRUNC_EITHER_0010
truncated_either = always(Or(_truncated_exactly.statement, of_quotient["trunc"].statement), *_parameters)


def observe(a: Any, b: Any, c: Any, form: Format, reach: int | None = None) -> dict[Symbol, Any]:
    """The value of every variable of these relations, for the bit patterns of A, B and C.

    It has what `ieee754.observe` has, of the same types, and with the same `reach`. V_DIV_FLOAT_UNITS_0010
    """
    return with_integers(ieee754.observe(a, b, c, form, reach), form, reach)


def with_integers(observed: Mapping[Symbol, Any], form: Format, reach: int | None = None) -> dict[Symbol, Any]:
    """What `ieee754.observe` returned, and the variables of these relations. V_DIV_FLOAT_UNITS_0010"""
    limit = 4 * form.emax + 4 * form.p if reach is None else reach
    n, d = ieee754.fractions_of(observed[m_A], observed[e_A], observed[m_B], observed[e_B], 0, limit)
    quantum = clamp(observed[e_C], form.p + 2)
    up, down = power_of_two(quantum)
    whole = (observed[m_C] * up) >> (-quantum * (quantum < 0))
    integral = (observed[m_C] & (down - 1)) == 0
    return {**observed, N_1: n, D_1: d, i_C: whole, integral_C: integral, one_C: down}


def clamp(exponent: Any, precision: int) -> Any:
    """Clamp the exponent of a quantum. Beyond, the significand alone shows whether a number is an integer."""
    above = (exponent - 2) * (exponent > 2)
    below = (exponent + precision) * (exponent < -precision)
    return exponent - above - below

"""The quotient in the formats of `float_formats`, rounded to nearest, ties to even.

The documents of the small formats say nothing of a division. Read with IEEE 754: the exact quotient is rounded once. What
overflow gives, and a number divided by zero, is what a conversion without saturation gives (ruling D-216). No source says what
0/0 gives in a format without NaN, nor what a quotient out of range gives in one without zero (ruling D-217).
"""

from functools import cache
from typing import Any

from sympy import Abs, And, Basic, Eq, Gt, Lt, Mod, Not, Or, Symbol, false, symbols

from vinculum_spec.relations import ieee754
from vinculum_spec.relations.float_formats import FloatFormat, Overflow, Specials, decode
from vinculum_spec.relations.ieee754 import (
    D,
    D_max,
    D_min,
    N,
    N_max,
    N_min,
    e_A,
    e_B,
    e_C,
    fractions_of,
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
from vinculum_spec.relations.relation import Relation, conjunction, implies
from vinculum_spec.relations.rounding_directions import regular

m_max = symbols("m_max", integer=True)
valid_A, valid_B, valid_C = (Symbol(f"valid_{x}") for x in "ABC")
_parameters = (p, q_min, q_max, m_max)

# Beyond the middle between the largest number and the next one, if exponents had no bound. The middle itself belongs to the one
# that is even; no quotient lies there.
overflows = Or(
    Gt(2 * N_max, (2 * m_max + 1) * D_max), And(Eq(2 * N_max, (2 * m_max + 1) * D_max), Eq(Mod(m_max, 2), 1))
)
_below_least = Lt(N_min, D_min)

_zero_C = And(Eq(m_C, 0), Not(inf_C), Not(nan_C))
_undefined = ieee754.invalid.domain
_ordered = And(Not(nan_A), Not(nan_B), Not(_undefined))
_by_zero = ieee754.zero_denominator.domain
_BEYOND: dict[Overflow, Basic] = {
    Overflow.INFINITY: inf_C,
    Overflow.NAN: nan_C,
    Overflow.LARGEST: And(Eq(m_C, m_max), Eq(e_C, q_max), Not(inf_C), Not(nan_C)),
}


def open_operands(form: FloatFormat) -> Basic:
    """The operands for which no source gives a quotient."""
    invalid = Not(And(valid_A, valid_B))
    if form.overflow is Overflow.OPEN:
        return Or(invalid, And(regular, Or(overflows, _below_least)))
    return Or(invalid, _undefined, _by_zero) if form.specials is Specials.NONE else invalid


@cache
def quotient(form: FloatFormat) -> Relation:
    """The quotient in this format, wherever a source gives it.

    The sign and the payload of a NaN are open.
    """
    beyond = And(_BEYOND.get(form.overflow, false))
    sign: Basic = Eq(s_C, Abs(s_A - s_B))
    if form.specials is Specials.NEGATIVE_ZERO:
        sign = Or(_zero_C, sign)  # the only zero
    whole = conjunction(
        ieee754.nan_operand,
        ieee754.invalid,
        Relation(_ordered, Or(nan_C, sign)),
        Relation(_by_zero, beyond),
        ieee754.infinite_numerator,
        ieee754.infinite_denominator,
        ieee754.zero_numerator,
        Relation(
            regular, And(implies(overflows, beyond), implies(Not(overflows), ieee754.rounding.holds)), _parameters
        ),
    )
    judged = Not(open_operands(form))
    return Relation(And(judged, whole.domain), And(valid_C, whole.statement), _parameters)


def observe(a: Any, b: Any, c: Any, form: FloatFormat, reach: int | None = None) -> dict[Symbol, Any]:
    """The value of every variable, for integers or arrays of them; see `ieee754.observe`.

    An encoding that the format does not have is observed as well as its fields allow.
    """
    (sa, ma, ea, ia, na, va), (sb, mb, eb, ib, nb, vb), (sc, mc, ec, ic, nc, vc) = (decode(x, form) for x in (a, b, c))
    limit = 3 * (form.q_max - form.q_min) + 4 * form.p if reach is None else reach
    n, d = fractions_of(ma, ea, mb, eb, ec, limit)
    n_min, d_min = fractions_of(ma, ea, mb, eb, form.q_min, limit)
    n_max, d_max = fractions_of(ma, ea, mb, eb, form.q_max, limit)
    return {
        s_A: sa, m_A: ma, e_A: ea, inf_A: ia, nan_A: na, valid_A: va,
        s_B: sb, m_B: mb, e_B: eb, inf_B: ib, nan_B: nb, valid_B: vb,
        s_C: sc, m_C: mc, e_C: ec, inf_C: ic, nan_C: nc, valid_C: vc,
        N: n, D: d, N_min: n_min, D_min: d_min, N_max: n_max, D_max: d_max,
    }  # fmt: skip


def parameter_values(form: FloatFormat) -> dict[Symbol, int]:
    """The values of the parameters for `form`."""
    return {p: form.p, q_min: form.q_min, q_max: form.q_max, m_max: form.m_max}

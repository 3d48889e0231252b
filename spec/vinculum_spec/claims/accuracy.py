"""Formulas for the errors of a quotient: those that sources have published, and corrected ones.

Proofs decide whether a formula holds. Ae and Be are the errors of the operands: an implementation divides A + Ae by
B + Be. The propagated error is the change of the exact quotient that Ae and Be cause. The introduced error is the error
that an implementation adds by rounding. `claims.toml` names each relation, with its source.
"""

from sympy import Abs, And, Basic, Eq, Ge, Gt, Integer, Le, Lt, Max, Ne, Not, Or, symbols, true

from vinculum_spec.relations import ieee754, integer, real
from vinculum_spec.relations.ieee754 import D, D_min, N, N_min, e_C, m_A, m_B, m_C, p, q_max, q_min
from vinculum_spec.relations.real import A, B, C
from vinculum_spec.relations.relation import Relation

Ae, Be = symbols("Ae Be", real=True)
M, K, reach = symbols("M K reach", real=True)  # a bound on |Ae| and |Be|; the constant and the reach of an O()
u, smallest_normal = symbols("u smallest_normal", real=True)  # half the distance from 1 to the next number

# ---- definitions of the errors ----

propagated = (A + Ae) / (B + Be) - A / B
introduced = C - A / B
no_crossing = And(Ne(B, 0), Gt(B * (B + Be), 0))  # B + Be is on the side of 0 that B is on

# ---- propagated error ----

propagated_error = (Ae * B - Be * A) / (B * (B + Be))
propagated_bound = (Abs(Ae) + Abs(A * Be / B)) / Abs(B + Be)
linear = Ae / B - A * Be / B**2
first_order = Abs(Ae / B) + Abs(A * Be / B**2)
second_order = 2 * (Abs(A) + Abs(B)) / Abs(B) ** 3 * M**2

# [SONNX numeric accuracy note, 1 to 3], for B != 0 and B not crossing zero under Be.
propagated_squared = Relation(no_crossing, And(Eq(propagated, (Ae * B - Be * A) / (B**2 * (B + Be)))))
propagated_exact = Relation(no_crossing, And(Eq(propagated, propagated_error)))
propagated_expansion = Relation(
    no_crossing, And(Eq(propagated, linear - (Ae * Be * B - Be**2 * A) / (B**2 * (B + Be))))
)
propagated_within_squared = Relation(
    no_crossing, And(Le(Abs(propagated), (Abs(Ae) + Abs(A * Be / B)) / (Abs(B) * Abs(B + Be))))
)
propagated_within = Relation(no_crossing, And(Le(Abs(propagated), propagated_bound)))

# [SONNX numeric accuracy note, 4]: f = g + O(h) says that |f - g| <= K*h as long as |Ae|, |Be| <= reach, for a K and a
# reach that depend on A and B alone. Where the statement holds, these are K below and reach = |B|/2.
_within_reach = And(Gt(K, 0), Gt(reach, 0), Le(Abs(Ae), reach), Le(Abs(Be), reach))
_small = And(Ne(B, 0), Le(2 * Abs(Be), Abs(B)), Le(Abs(Ae), M), Le(Abs(Be), M))
propagated_first_order = Relation(
    And(no_crossing, _within_reach),
    And(Le(Abs(Abs(propagated) - first_order), K * Max(Abs(Ae), Abs(Be)) ** 2)),
)
propagated_first_order_bound = Relation(_small, And(Le(Abs(propagated), first_order + second_order)))
propagated_linear = Relation(_small, And(Le(Abs(propagated - linear), second_order)))

# ---- introduced error ----

introduced_bound = u * Max(Abs(A) / Abs(B), smallest_normal)
introduced_relative = u * Abs(A) / Abs(B)
introduced_truncated = 1 - 1 / Abs(B)

# [SONNX numeric accuracy note, 5]
introduced_real = Relation(And(real.quotient.domain, real.quotient.holds), And(Eq(introduced, 0)))

# [SONNX numeric accuracy note, 8]; the last bound is the largest fraction that a division by B can leave.
_of_integers = {A: integer.A, B: integer.B, C: integer.C}
_truncated = And(integer.truncated_quotient.domain, integer.truncated_quotient.holds)
_introduced = introduced.subs(_of_integers)
introduced_half = Relation(_truncated, And(Lt(Abs(_introduced), Integer(1) / 2)), (integer.MAX,))
introduced_one = Relation(_truncated, And(Lt(Abs(_introduced), 1)), (integer.MAX,))
introduced_int = Relation(
    _truncated, And(Le(Abs(_introduced), introduced_truncated.subs(_of_integers))), (integer.MAX,)
)

# [SONNX numeric accuracy note, 6 and 7]. In units of the smallest quantum, of which the quantum of C has `scale`:
# |A/B| is N/D * scale, |C| is m_C * scale, u is 2^-p and the smallest normal number 2^(p-1). Signs are the same.
scale = symbols("scale", integer=True)
in_quanta = {A: N * scale, B: D, C: m_C * scale, u: 2**-p, smallest_normal: 2 ** (p - 1)}
_flags = dict.fromkeys((ieee754.inf_A, ieee754.inf_B, ieee754.nan_A, ieee754.nan_B), False)
_numbers = And(Gt(m_B, 0), Or(And(Gt(m_A, 0), Gt(N, 0)), And(Eq(m_A, 0), Eq(N, 0))))
_units = And(
    *(part.subs(2 ** (e_C - q_min), scale) for part in ieee754.units.holds.args if m_A not in part.free_symbols)
)
_form_of_C = And(
    Ge(m_C, 0),
    Lt(m_C, 2**p),
    Or(And(Eq(e_C, q_min), Eq(scale, 1)), And(Gt(e_C, q_min), Ge(scale, 2), Ge(m_C, 2 ** (p - 1)))),
)
finite_operands = And(_numbers, _units, _form_of_C, ieee754.quotient.holds.subs(_flags))
_no_overflow = Not(ieee754.overflow.domain.subs(_flags))
_normal = Not(Lt(N_min, 2 ** (p - 1) * D_min))
_format = (p, q_min, q_max)


def _float(hypothesis: Basic, limit: Basic) -> Relation:
    holds = And(Not(ieee754.inf_C), Le(Abs(introduced.subs(in_quanta)), limit.subs(in_quanta)))
    return Relation(And(finite_operands, hypothesis), holds, _format)


introduced_float_open = _float(true, introduced_bound)
introduced_float = _float(_no_overflow, introduced_bound)
introduced_float_relative = _float(true, introduced_relative)
introduced_float_normal = _float(And(_no_overflow, _normal), introduced_relative)

# ---- total error: C_p is the result computed from A + Ae and B + Be ----

C_p = symbols("C_p", real=True)
bound = symbols("bound", real=True)  # on the error introduced at A + Ae and B + Be

introduced_perturbed = C_p - (A + Ae) / (B + Be)
total = C_p - A / B
total_perturbed = Relation(no_crossing, And(Eq(total, introduced_perturbed + propagated_error)))
total_bound = bound + Abs(propagated_error)
_given_bound = And(no_crossing, Le(Abs(introduced_perturbed), bound))
total_within = Relation(_given_bound, And(Le(Abs(total), total_bound)))
total_within_bound = Relation(_given_bound, And(Le(Abs(total), bound + propagated_bound)))

# The other reading: the error introduced at A and B. Integers suffice to distinguish the two readings.
a_e, b_e, c_p = symbols("a_e b_e c_p", integer=True)
_with_errors = {**_of_integers, Ae: a_e, Be: b_e, C_p: c_p}
_perturbed = {integer.A: integer.A + a_e, integer.B: integer.B + b_e, integer.C: c_p}
total_exact = Relation(
    And(no_crossing.subs(_with_errors), _truncated, _truncated.subs(_perturbed, simultaneous=True)),
    And(Eq(total.subs(_with_errors), (introduced + propagated_error).subs(_with_errors))),
    (integer.MAX,),
)

# ---- ties ----

# Significands of p bits, and an odd number k of p + 1 bits, which is halfway between two neighbours of p bits.
k, half = symbols("k half", integer=True)
_significands = And(*(And(Ge(x, 2 ** (p - 1)), Lt(x, 2**p)) for x in (m_A, m_B)))
no_tie = Relation(
    And(_significands, Gt(k, 2**p), Lt(k, 2 ** (p + 1)), Eq(k, 2 * half + 1)),
    And(Ne(m_A * 2**p, k * m_B), Ne(m_A * 2 ** (p + 1), k * m_B)),
    (p,),
)

"""What editions state of floats, and corrected statements, which proofs decide.

`claims.toml` of an edition names each relation, with its clause.
"""

from sympy import And, Basic, Eq, Ge, Lt, Ne, Not, Or, symbols

from vinculum_spec.claims.source_claims import both_zero, neither_zero, zero_denominator, zero_numerator
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import D, N, inf_A, inf_B, inf_C, m_A, m_B, m_C, nan_A, nan_B, nan_C, s_A, s_B, s_C
from vinculum_spec.relations.relation import Relation, implies


def _same(left: Basic, right: Basic) -> Basic:
    return And(implies(left, right), implies(right, left))


_one_kind = And(*(Not(And(inf, nan)) for inf, nan in ((inf_A, nan_A), (inf_B, nan_B), (inf_C, nan_C))))
_signs = And(*(Or(Eq(s, 0), Eq(s, 1)) for s in (s_A, s_B, s_C)))
_operands = And(Ge(m_A, 0), Ge(m_B, 0), _one_kind)
_divided = And(_operands, _signs, ieee754.quotient.holds)
_zero_C = And(Eq(m_C, 0), Not(inf_C), Not(nan_C))
_numbers = And(Not(nan_A), Not(nan_B))
_finite = And(_numbers, Not(inf_A), Not(inf_B))
_four = (neither_zero, zero_numerator, zero_denominator, both_zero)

# [SONNX 2026-10 Div (float), E_DIV_FLOAT_FUNC_0010]: four cases. NaN and the infinities differ from 0.
four_cases = Relation(
    _operands, And(Or(*_four), *(Not(And(one, other)) for k, one in enumerate(_four) for other in _four[:k]))
)
# The first case, where neither operand is 0, gives a number or an infinity.
case_one_ordered = Relation(And(_divided, neither_zero, _numbers), And(Not(nan_C)))
case_one_nan = Relation(And(_divided, neither_zero), _same(nan_C, Or(nan_A, nan_B, And(inf_A, inf_B))))
# The bare / of the first case is that of real numbers [SONNX 2026-10 guideline, Basic operations].
case_one_real = Relation(And(_divided, neither_zero, _finite), And(Not(inf_C), Eq(N, m_C * D)))
# The second case, 0 divided by what is not 0, gives a zero; its sign is determined from the sign of B.
case_two_zero = Relation(And(_divided, zero_numerator), _zero_C)
case_two_zero_numbers = Relation(And(_divided, zero_numerator, Not(nan_B)), _zero_C)
case_two_sign = Relation(And(_divided, zero_numerator, Not(nan_B)), _same(Eq(s_C, 1), Eq(s_B, 1)))
case_two_sign_of_both = Relation(And(_divided, zero_numerator, Not(nan_B)), _same(Eq(s_C, 1), Ne(s_A, s_B)))
# [SONNX 2026-10 Div (float), Error conditions] has none; the one of the working copy is 0/0.
same_errors = Relation(_operands, Not(both_zero))

# ---- "fully determined": two bit patterns, as fields, that satisfy the same requirement ----

w, p, q_min = ieee754.w, ieee754.p, ieee754.q_min
field_s, field_e, field_f = ieee754.field_s, ieee754.field_e, ieee754.field_f
other_s, other_e, other_f = symbols("other_s other_e other_f", integer=True)
_other = {field_s: other_s, field_e: other_e, field_f: other_f}
_fields = And(
    Or(Eq(field_s, 0), Eq(field_s, 1)),
    Ge(field_f, 0),
    Lt(field_f, 2 ** (p - 1)),
    ieee754.decoding.domain,
    ieee754.decoding.holds,
)
_two_patterns = And(_fields, _fields.xreplace(_other))  # of one sign, significand, exponent and class
_equal = And(Eq(field_s, other_s), Eq(field_e, other_e), Eq(field_f, other_f))
# Of a NaN the requirements observe that it is one; of other results sign, significand and exponent, of which there is
# one (FLOAT_UNIQUE).
determined = Relation(_two_patterns, _equal, (w, p, q_min))
determined_numbers = Relation(And(_two_patterns, Not(nan_C)), _equal, (w, p, q_min))

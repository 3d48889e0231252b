"""What editions state of integers and of errors, and corrected statements, which proofs decide.

`claims.toml` of an edition names each relation, with its clause.
"""

from sympy import Abs, And, Basic, Eq, Ge, Gt, Integer, Le, Lt, Ne, Not, Or, Rational, symbols

from vinculum_spec.claims import accuracy
from vinculum_spec.claims.accuracy import Ae, Be, K, first_order, no_crossing, propagated
from vinculum_spec.claims.source_claims import MIN
from vinculum_spec.relations import integer, real
from vinculum_spec.relations.ieee754 import D, N, inf_C, m_C, p, q_max, q_min
from vinculum_spec.relations.relation import Relation, implies

# ---- floats: the sign of a zero, as a function of the sign of B alone ----

s_A, s_B, s_C, other_s_A, other_s_C = symbols("s_A s_B s_C other_s_A other_s_C", integer=True)
_signs = And(*(Or(Eq(s, 0), Eq(s, 1)) for s in (s_A, s_B, other_s_A)))
# Two quotients, 0 and another 0 divided by one number, have one sign.
sign_from_B_alone = Relation(
    And(_signs, Eq(s_C, Abs(s_A - s_B)), Eq(other_s_C, Abs(other_s_A - s_B))), And(Eq(s_C, other_s_C))
)

# ---- integers ----

A, B, C, MAX = integer.A, integer.B, integer.C, integer.MAX
_range = And(Ge(MAX, 1), Or(Eq(MIN, 0), Eq(MIN, -MAX - 1)), *(And(Ge(x, MIN), Le(x, MAX)) for x in (A, B)))
_quotient = And(_range, implies(Ne(B, 0), integer.truncated_quotient.holds))
_in_type = And(Ge(C, MIN), Le(C, MAX))
# [SONNX 2026-10 Div (int), Error conditions, E_DIV_INT_CONSTR_B_0030]: each pair has a quotient in its type, or a condition
# with a disposition.
int_dispositions = Relation(_quotient, Or(Eq(B, 0), _in_type), (MIN, MAX))
int_dispositions_complete = Relation(_quotient, Or(Eq(B, 0), And(Eq(A, MIN), Eq(B, -1)), _in_type), (MIN, MAX))
# Of unsigned types, B[i] != 0 is condition enough.
uint_in_type = Relation(
    And(_range, Eq(MIN, 0), Ne(B, 0), integer.truncated_quotient.holds), And(Ge(C, MIN), Le(C, MAX)), (MIN, MAX)
)
# As the guideline's overflow of Add: the value of the type that differs from -MIN by a multiple of 2^n.
turns = symbols("turns", integer=True)
_wrapped = And(Ge(MAX, 1), Ge(C, -MAX - 1), Le(C, MAX), Eq(C, MAX + 1 + turns * (2 * MAX + 2)))
int_wraps = Relation(_wrapped, And(Eq(C, -MAX - 1)), (MAX,))

# ---- accuracy: the note, and the reviews of it ----

a, b, c = real.A, real.B, real.C
propagated_bound = Relation(
    no_crossing, And(Le(Abs(propagated), Abs(Ae / (b**2 * (b + Be))) + Abs(a * Be / (b * (b + Be)))))
)
# The assertion of the unit verification, for operands that divide exactly.
_tolerance = Rational(1, 10**12)
review_assertion = Relation(And(Ne(b, 0), Ne(b + Be, 0)), And(Le(Abs(propagated), first_order + _tolerance)))
# The reviewer's condition: B - |Be| above 0, or B + |Be| below it.
review_condition = Relation(Or(Gt(b - Abs(Be), 0), Lt(b + Abs(Be), 0)), no_crossing)
# For every K there are operands whose error exceeds it: A = B = 1 and Ae = 0.
_unit = {a: Integer(1), b: Integer(1), Ae: Integer(0)}


def _exceeds(error: Basic, crosses: Basic) -> Relation:
    """The error of 1/1 exceeds K with this error of the denominator, and `crosses` holds."""
    place = {**_unit, Be: error}
    return Relation(And(Gt(K, 0)), And(crosses.subs(place), Gt(Abs(propagated.subs(place)), K)))


unbounded_across_zero = _exceeds(-1 - 1 / K, Lt(b * (b + Be), 0))
unbounded_before_zero = _exceeds(-1 + 1 / (K + 2), Gt(b * (b + Be), 0))
# The introduced error is at most u*|C|. In units of the smallest quantum, as in `accuracy`.
rounded_relative = Relation(
    accuracy.introduced_float_normal.domain,
    And(Not(inf_C), Le(Abs(N - m_C * D) * 2**p, m_C * D)),
    (p, q_min, q_max),
)

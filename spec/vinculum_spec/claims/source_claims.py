"""Case splits and domains: those that sources have published, and corrected ones.

Proofs decide whether a relation holds. `claims.toml` names each relation, with its source.
"""

from sympy import Abs, And, Basic, Eq, Ge, Gt, Le, Lt, Ne, Not, Or, symbols

from vinculum_spec.relations import ieee754, integer, real, tensor
from vinculum_spec.relations.ieee754 import inf_A, inf_B, inf_C, m_A, m_B, nan_A, nan_B, nan_C, s_A, s_B, s_C
from vinculum_spec.relations.relation import Relation, always, implies


def _same(left: Basic, right: Basic) -> Basic:
    return And(implies(left, right), implies(right, left))


def _exactly_one(*cases: Basic) -> Basic:
    return And(Or(*cases), *(Not(And(one, other)) for k, one in enumerate(cases) for other in cases[:k]))


# ---- reals ----

other_C = symbols("other_C", real=True)
_is_quotient = Eq(real.B * real.C, real.A)
_is_too = Eq(real.B * other_C, real.A)

# [SONNX Div (real), Error conditions]: none. So all A and B are within the domain.
real_every_operand = always(real.quotient.domain)
# [SONNX Div (real), Informal specification, Inputs B [C2]]: A/B if B is not 0, undefined otherwise. Where B is not 0
# there is at most one quotient; where B is 0, the source leaves C open.
real_domain = always(
    And(
        implies(And(Ne(real.B, 0), _is_quotient, _is_too), Eq(real.C, other_C)),
        implies(Eq(real.B, 0), _same(_is_quotient, _is_too)),
    )
)

# ---- floats ----

_finite_A, _finite_B = And(Not(inf_A), Not(nan_A)), And(Not(inf_B), Not(nan_B))
zero_A, zero_B = And(Eq(m_A, 0), _finite_A), And(Eq(m_B, 0), _finite_B)
_one_kind = And(*(Not(And(inf, nan)) for inf, nan in ((inf_A, nan_A), (inf_B, nan_B), (inf_C, nan_C))))
_signs = And(*(Or(Eq(s, 0), Eq(s, 1)) for s in (s_A, s_B, s_C)))
_operands = And(Ge(m_A, 0), Ge(m_B, 0), _one_kind)
_divided = And(_operands, _signs, ieee754.quotient.holds)
_format = (ieee754.p, ieee754.q_min)

# [SONNX Div (float), Informal specification]: three cases. NaN differs from 0, and so does an infinity.
neither_zero = And(Not(zero_A), Not(zero_B))
zero_denominator = And(Not(zero_A), zero_B)
both_zero = And(zero_A, zero_B)
zero_numerator = And(zero_A, Not(zero_B))
float_cases = Relation(_operands, Or(neither_zero, zero_denominator, both_zero))
float_cases_apart = Relation(
    _operands,
    And(
        Not(And(neither_zero, zero_denominator)),
        Not(And(neither_zero, both_zero)),
        Not(And(zero_denominator, both_zero)),
    ),
)
float_cases_whole = Relation(_operands, And(Or(neither_zero, zero_denominator, both_zero, zero_numerator)))
# The first case divides numbers.
float_case_numbers = Relation(And(_operands, neither_zero), And(_finite_A, _finite_B))
# Second case: an infinity; its sign from those of A and of the zero.
float_case_infinity = Relation(And(_divided, zero_denominator), And(inf_C))
float_case_infinity_numbers = Relation(And(_divided, zero_denominator, Not(nan_A)), And(inf_C))
float_case_sign = Relation(And(_divided, zero_denominator, Not(nan_A)), _same(Eq(s_C, 1), Ne(s_A, s_B)))
# Third case, and [SONNX Div (float), Error conditions]: "NaN if the numerator and denominator are both 0".
float_case_nan = Relation(And(_divided, both_zero), And(nan_C))
float_nan_only_if = Relation(And(_divided, nan_C), And(both_zero))
_invalid = Or(both_zero, And(inf_A, inf_B))
float_nan_exactly = Relation(_divided, _same(nan_C, Or(nan_A, nan_B, _invalid)))
# The cases of IEEE 754: every two operands are in exactly one.
float_cases_ieee = Relation(
    _operands,
    _exactly_one(
        Or(nan_A, nan_B),
        ieee754.invalid.domain,
        And(ieee754.zero_denominator.domain, Not(inf_A)),
        ieee754.infinite_numerator.domain,
        ieee754.infinite_denominator.domain,
        ieee754.zero_numerator.domain,
        And(_finite_A, _finite_B, neither_zero),
    ),
)
# [OpenVINO Divide-1]: "the result of division by zero is undefined".
float_zero_undefined = Relation(
    And(_operands, zero_B), And(Not(Or(ieee754.nan_operand.domain, both_zero, ieee754.zero_denominator.domain)))
)
float_zero_result = Relation(And(_divided, zero_B), And(_same(inf_C, And(Not(zero_A), Not(nan_A))), Or(inf_C, nan_C)))

# ---- integers ----

A, B, C, MAX = integer.A, integer.B, integer.C, integer.MAX
MIN, other = symbols("MIN other", integer=True)
_nonzero = Ne(B, 0)
_truncated, _floored = integer.truncated_quotient.holds, integer.floored_quotient.holds
_range = And(Ge(MAX, 1), Or(Eq(MIN, 0), Eq(MIN, -MAX - 1)), *(And(Ge(x, MIN), Le(x, MAX)) for x in (A, B)))

# [SONNX Div (int), Inputs B [C3] and Outputs C [C2]]: B is not 0, and C has the type of A.
int_result_in_type = Relation(And(_range, _nonzero, _truncated), And(Ge(C, MIN), Le(C, MAX)), (MIN, MAX))
int_result_in_type_representable = Relation(
    And(_range, integer.truncated_quotient.domain, _truncated), And(Ge(C, MIN), Le(C, MAX)), (MIN, MAX)
)
int_overflow_only = Relation(
    And(_range, _nonzero, _truncated, Or(Lt(C, MIN), Gt(C, MAX))), And(Eq(A, MIN), Eq(B, -1)), (MIN, MAX)
)
# [SONNX Div (int), Error conditions] [OpenVINO Divide-1]: a null denominator. Nothing is a quotient there.
int_null_denominator = Relation(And(Eq(B, 0)), And(Not(_truncated), Not(_floored)))
# [SONNX Div (int), Informal specification]: one result.
int_one_result = Relation(And(_nonzero, _truncated, _truncated.subs(C, other)), And(Eq(C, other)))
# "Any fractional part discarded", the fractional part of x being x - floor(x).
int_fraction_floor = Relation(And(_nonzero, _floored), And(_truncated))
int_fraction_unsigned = Relation(And(Ge(A, 0), Gt(B, 0)), _same(_floored, _truncated))
# [ONNX Div-6, Summary]: "truncating division (rounding toward zero)": of the integers that are no further from 0 than
# A/B is, and on its side, the one that is nearest to it.
_toward_zero = And(Le(Abs(C), Abs(A / B)), Lt(Abs(A / B), Abs(C) + 1), Ge(A * B * C, 0))
int_toward_zero = Relation(And(_nonzero), _same(_truncated, _toward_zero))
# [OpenVINO Divide-1, Detailed description]: o = a / b; [Attributes pythondiv]: floor division.
int_exact = Relation(And(_nonzero, Or(_truncated, _floored)), And(Eq(C, A / B)))
int_exact_multiple = Relation(And(_nonzero, Or(_truncated, _floored), Eq(A, B * other)), And(Eq(C, A / B)))
int_floor = Relation(And(_nonzero), _same(_floored, And(Le(C, A / B), Lt(A / B, C + 1))))

# ---- shapes, on one axis ----

a, b, c, a_next, b_next, c_next = symbols("a b c a_next b_next c_next", integer=True)
_plain = {tensor.a: a, tensor.b: b, tensor.c: c}  # `_sizes` states that sizes are not negative, for solvers
_sizes = And(*(Ge(size, 0) for size in (a, b, c)))


def _ruled(rule: Relation) -> Basic:
    return And(_sizes, rule.domain.xreplace(_plain), rule.holds.xreplace(_plain))


# [ONNX Div-6, Outputs]: "result, has same dimensions as A"; then under the broadcast of ONNX Div-14.
limited_shape_of_A = Relation(_ruled(tensor.limited), And(Eq(c, a)))
multidirectional_shape_of_A = Relation(_ruled(tensor.multidirectional), And(Eq(c, a)))
multidirectional_shape = Relation(
    _ruled(tensor.multidirectional), And(_same(Eq(c, a), Or(Eq(a, b), Eq(b, 1))), Or(Eq(c, a), Eq(c, b)))
)
# [ONNX Div-6, Inputs]: without broadcasting, "of the same size"; here of two axes.
_positive = And(*(Gt(size, 0) for size in (a, a_next, b, b_next)))
same_size = Relation(And(_positive, Eq(a * a_next, b * b_next)), And(Eq(a, b), Eq(a_next, b_next)))
same_size_row = Relation(And(_positive, Eq(a * a_next, b * b_next), Eq(a, b)), And(Eq(a_next, b_next)))
# [OpenVINO Divide-1, Outputs]: the broadcasted shape of the two inputs; under auto_broadcast none.
none_shape = Relation(
    And(_ruled(tensor.same), Ge(c_next, 0), tensor.multidirectional.holds.xreplace({**_plain, tensor.c: c_next})),
    And(Eq(c, c_next)),
)

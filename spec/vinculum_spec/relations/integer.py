"""Division of integers of any width, signed or unsigned.

[SONNX Div (int)] [ONNX Div-6] [OpenVINO Divide-1]

`MAX` is the largest value of the type. Zero case, overflow, quotient: the order in which every Div is read.
"""

from sympy import Abs, And, Eq, Ge, Gt, Le, Lt, Ne, Not, Or, symbols

from vinculum_spec.relations.relation import Relation, always

A, B, C = symbols("A B C", integer=True)
MAX = symbols("MAX", integer=True)

# [SONNX Div (int), Inputs B [C3]]: for every i, B[i] is not 0.                                  E_DIV_INT_CONSTR_B_0030
nonzero_denominator = always(Ne(B, 0))

# The one quotient that its own type cannot hold: MIN / -1, which is MAX + 1.                     V_DIV_INT_OVERFLOW_0010
representable_quotient = always(Not(And(Eq(B, -1), Gt(-A, MAX))), MAX)

_domain = And(nonzero_denominator.holds, representable_quotient.holds)
_remainder = A - B * C

# [SONNX Div (int), Informal specification]: the algebraic quotient, fractional part discarded.       E_DIV_INT_FUNC_0010
# C*B does not go beyond A, and what is left is less than one B. A wrong sign of C fails the second clause.
truncated_quotient = Relation(_domain, And(Le(Abs(B * C), Abs(A)), Lt(Abs(_remainder), Abs(B))), (MAX,))

# [OpenVINO Divide-1, pythondiv]: floor division. The remainder lies between 0 and B, B excluded.     V_DIV_INT_FLOOR_0010
floored_quotient = Relation(
    _domain,
    Or(And(Gt(B, 0), Ge(_remainder, 0), Lt(_remainder, B)), And(Lt(B, 0), Le(_remainder, 0), Gt(_remainder, B))),
    (MAX,),
)

# Zero divided by anything is zero, under either rounding.                                  V_DIV_INT_ZERO_NUMERATOR_0010
zero_numerator = Relation(And(Eq(A, 0), Ne(B, 0)), And(Eq(C, 0)))

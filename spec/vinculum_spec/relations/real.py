"""Division of real numbers, on exact rationals. [SONNX Div (real)]"""

from sympy import Abs, And, Eq, Ne, symbols

from vinculum_spec.relations.relation import Relation, always

A, B, C = symbols("A B C", real=True)
tolerance = symbols("tolerance", real=True)

# [SONNX Div (real), Informal specification]: A[i]/B[i] if B[i] is different from 0.                 E_DIV_REAL_FUNC_0010
quotient = Relation(domain=And(Ne(B, 0)), holds=And(Eq(B * C, A)))

# [SONNX Div (real), Inputs B [C2]]: for every i, B[i] is not 0.                                E_DIV_REAL_CONSTR_B_0020
nonzero_denominator = always(Ne(B, 0))

# A printed decimal stands for every number that rounds to it.                                        V_DIV_EXAMPLE_0010
printed_quotient = Relation(domain=And(Ne(B, 0)), holds=And(Abs(A - B * C) <= tolerance * Abs(B)))

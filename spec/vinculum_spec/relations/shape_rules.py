"""Shape rules of the further standards, on one axis of C, as in `tensor`.

`has_A` and `has_B` say whether A and B have the axis. An operand that lacks an axis has size 1 there.
"""

from sympy import And, Symbol, false, true

from vinculum_spec.relations import tensor
from vinculum_spec.relations.relation import Relation

has_A, has_B = Symbol("has_A"), Symbol("has_B")

# An instruction or an expression divides numbers: A, B and C have no axis.                       V_DIV_SHAPE_SCALAR_0010
scalar = Relation(false, true)

# [TOSA INTDIV]: "Axis of size 1 will be broadcast as necessary. Rank of input tensors must match."
#                                                                                             V_DIV_SHAPE_SAME_RANK_0010
same_rank = Relation(And(has_A, has_B, tensor.multidirectional.domain), tensor.multidirectional.holds)

"""Results of integer division that some standards give where the type has no quotient.

`MIN` and `MAX` are the least and the largest value of the type; MIN is 0 if the type is unsigned.
"""

from sympy import And, Eq, Lt, Not, symbols

from vinculum_spec.relations import integer
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.relation import Relation, implies

MIN = symbols("MIN", integer=True)

_zero_denominator = Eq(B, 0)
_overflow = Not(integer.representable_quotient.holds)

# [RISC-V M, norm:div_by_zero]: "The quotient of division by zero has all bits set".   V_DIV_INT_ZERO_DENOMINATOR_ONES_0010
all_bits_set = Relation(
    _zero_denominator, And(implies(Lt(MIN, 0), Eq(C, -1)), implies(Eq(MIN, 0), Eq(C, MAX))), (MIN, MAX)
)

# [NumPy floor_div, Zero denominator]: "return 0", beside a status flag.            V_DIV_INT_ZERO_DENOMINATOR_ZERO_0010
zero = Relation(_zero_denominator, And(Eq(C, 0)))

# [WGSL division]: "If e2 is zero: ... Otherwise, e1."                         V_DIV_INT_ZERO_DENOMINATOR_NUMERATOR_0010
numerator = Relation(_zero_denominator, And(Eq(C, A)))

# [RISC-V M, norm:signed_div_overflow]: MIN / -1 is "equal to the dividend".               V_DIV_INT_OVERFLOW_WRAPS_0010
wrapped = Relation(_overflow, And(Eq(C, A)), (MAX,))

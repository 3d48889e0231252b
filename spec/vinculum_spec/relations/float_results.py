"""Float quotients that are less, or other, than the IEEE 754 quotient. [IEEE 754-2019, 6, 7]"""

from sympy import Not

from vinculum_spec.relations import ieee754
from vinculum_spec.relations.relation import Relation, conjunction

# The cases of IEEE 754's table, and the sign of every other result. The magnitude of the quotient of finite numbers other
# than 0 is left open.                                                                     V_DIV_FLOAT_NO_ACCURACY_0010
special_cases = conjunction(
    ieee754.nan_operand,
    ieee754.invalid,
    ieee754.sign,
    ieee754.zero_denominator,
    ieee754.infinite_numerator,
    ieee754.infinite_denominator,
    ieee754.zero_numerator,
)

# [TensorFlow DivNoNan]: "Returns 0 if the denominator is zero", of either sign.     V_DIV_FLOAT_ZERO_DENOMINATOR_ZERO_0010
zero = Relation(Not(ieee754.nonzero_denominator.holds), ieee754.zero_numerator.holds)

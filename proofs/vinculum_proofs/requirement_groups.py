"""Requirements that several proofs are about together, and the types that each applies to."""

from collections.abc import Mapping

from vinculum_spec.loader import specification
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

_TYPES = specification().types
FORMATS: Mapping[str, Format] = {name: element.form for name, element in _TYPES.items() if element.form is not None}
INTEGERS: Mapping[str, ElementType] = {name: element for name, element in _TYPES.items() if element.kind == "int"}

# IEEE 754's table, where an operand is NaN, infinite or zero.
SPECIAL = (
    "V_DIV_FLOAT_NAN_0010",
    "V_DIV_FLOAT_INVALID_0010",
    "V_DIV_FLOAT_SIGN_0010",
    "V_DIV_FLOAT_ZERO_DENOMINATOR_0010",
    "V_DIV_FLOAT_INF_NUMERATOR_0010",
    "V_DIV_FLOAT_INF_DENOMINATOR_0010",
    "V_DIV_FLOAT_ZERO_NUMERATOR_0010",
)
# The quotient of finite operands other than 0.
REGULAR = (
    "V_DIV_FLOAT_OVERFLOW_0010",
    "V_DIV_FLOAT_UNDERFLOW_0010",
    "V_DIV_FLOAT_SUBNORMAL_0010",
    "V_DIV_FLOAT_ROUNDING_0010",
)
# The whole quotient, and all that it is made of.
QUOTIENT = "E_DIV_FLOAT_FUNC_0010"
FLOAT = (QUOTIENT, *SPECIAL, *REGULAR)

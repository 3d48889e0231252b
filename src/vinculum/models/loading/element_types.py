"""The element types of ONNX: what the specification knows of them, and the numbers that they hold."""

import math
from dataclasses import replace
from fractions import Fraction
from functools import cache

from vinculum.models.abstract.interval import ANYTHING, INF, TRUTH, Reach, directed, outward, smallest
from vinculum_spec.loader import specification
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

WIDENED_TYPES = {
    "float16",
    "bfloat16",
}  # runtimes compute a chain of operators on these in float32, and round at its end
ATTRIBUTE_TYPE = 1  # the type of attributes
UNSPECIFIED_TYPE_BOUNDS = {
    "int4": Reach(-8, 7),
    "uint4": Reach(0, 15),
    "int2": Reach(-2, 1),
    "uint2": Reach(0, 3),
    "bool": TRUTH,
}


@cache
def type_name(number: int) -> str:
    """What ONNX calls an element type in a type constraint, e.g. float, int64; as the specification's names have it."""
    from onnx import TensorProto

    try:
        return str(TensorProto.DataType.Name(number)).lower()
    except ValueError:
        return f"type {number}"


@cache
def element_type(number: int) -> ElementType | None:
    """The type as the specification has it; None where it speaks of no such type."""
    wanted = f"tensor({type_name(number)})"
    return next((each for each in specification().types.values() if each.names.get("onnx") == wanted), None)


@cache
def type_bounds(number: int) -> Reach:
    """All that an element of the type may be."""
    element = element_type(number)
    if element is None:
        return UNSPECIFIED_TYPE_BOUNDS.get(type_name(number), ANYTHING)
    return ANYTHING if element.form else Reach(element.minimum, element.maximum)


def float_format(number: int) -> Format | None:
    """The floating-point format of a type, if it is one of the specification's."""
    element = element_type(number)
    return element.form if element else None


def with_type_bounds(x: Reach, number: int) -> Reach:
    """X, its ends as the type has them: integers, or floats. Rounded outward where they are not so already.

    >>> for interval, number in ((Reach(0, 2.5), 1), (Reach(0.5, 2.0), 7), (Reach(2**24 + 1, 2**24 + 1), 1)):
    ...     print(with_type_bounds(interval, number))
    0.0 to 2.5
    0 to 2
    16777216.0 to 16777218.0
    """
    if not number or x.empty:
        return x
    top = type_bounds(number)
    if top.integral:
        if x.integral:
            return x
        low = top.low if x.low == -INF else math.floor(x.low)
        high = top.high if x.high == INF else math.ceil(x.high)
        return Reach(low, high, x.nan, x.zero)
    if isinstance(x.low, float) and isinstance(x.high, float):
        return x
    form = float_format(number)
    return ANYTHING if form is None else replace(outward(x.low, x.high, form, nan=x.nan), zero=x.zero)


def is_integer(number: int) -> bool:
    """Whether the type is an integer type whose numbers are known."""
    return type_bounds(number).high != INF and type_name(number) != "bool"


def smallest_nonzero_after_rounding(kind: int) -> float:
    """The least number of single precision that is not rounded to 0 in a narrower floating-point type."""
    form, single = float_format(kind), float_format(ATTRIBUTE_TYPE)
    assert form is not None
    assert single is not None
    return directed(smallest(form) / 2 + Fraction(1, 1 << 200), single, up=True)

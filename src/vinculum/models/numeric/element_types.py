"""The element types of ONNX: what the specification knows of them, and the numbers that they hold."""

import math
from dataclasses import replace
from fractions import Fraction
from functools import cache

from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.interval import ANYTHING, INF, TRUTH, Interval, directed, outward, smallest
from vinculum_spec.loader import specification
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

WIDENED_TYPES = {
    "float16",
    "bfloat16",
}  # runtimes compute a chain of operators on these in float32, and round at its end
ATTRIBUTE_TYPE = DType.FLOAT  # the type of attributes
UNSPECIFIED_TYPE_BOUNDS = {
    "int4": Interval(-8, 7),
    "uint4": Interval(0, 15),
    "int2": Interval(-2, 1),
    "uint2": Interval(0, 3),
    "bool": TRUTH,
}


@cache
def type_name(dtype: DType) -> str:
    """What ONNX calls an element type in a type constraint, e.g. float, int64; as the specification's names have it."""
    from onnx import TensorProto

    try:
        return str(TensorProto.DataType.Name(dtype)).lower()
    except ValueError:
        return f"type {dtype:d}"


@cache
def element_type(dtype: DType) -> ElementType | None:
    """The type as the specification has it; None where it speaks of no such type."""
    wanted = f"tensor({type_name(dtype)})"
    return next((each for each in specification().types.values() if each.names.get("onnx") == wanted), None)


@cache
def type_bounds(dtype: DType) -> Interval:
    """All that an element of the type may be."""
    element = element_type(dtype)
    if element is None:
        return UNSPECIFIED_TYPE_BOUNDS.get(type_name(dtype), ANYTHING)
    return ANYTHING if element.form else Interval(element.minimum, element.maximum)


def float_format(dtype: DType) -> Format | None:
    """The floating-point format of a type, if it is one of the specification's."""
    element = element_type(dtype)
    return element.form if element else None


def with_type_bounds(x: Interval, dtype: DType) -> Interval:
    """X, its ends as the type has them: integers, or floats. Rounded outward where they are not so already.

    >>> str(with_type_bounds(Interval(0, 2.5), DType.FLOAT)), str(with_type_bounds(Interval(0.5, 2.0), DType.INT64))
    ('0.0 to 2.5', '0 to 2')
    >>> str(with_type_bounds(Interval(2**24 + 1, 2**24 + 1), DType.FLOAT))
    '16777216.0 to 16777218.0'
    """
    if not dtype or x.empty:
        return x
    top = type_bounds(dtype)
    if top.integral:
        if x.integral:
            return x
        low = top.low if x.low == -INF else math.floor(x.low)
        high = top.high if x.high == INF else math.ceil(x.high)
        return Interval(low, high, x.nan, x.zero)
    if isinstance(x.low, float) and isinstance(x.high, float):
        return x
    form = float_format(dtype)
    return ANYTHING if form is None else replace(outward(x.low, x.high, form, nan=x.nan), zero=x.zero)


def is_integer(dtype: DType) -> bool:
    """Whether the type is an integer type whose numbers are known."""
    return type_bounds(dtype).high != INF and type_name(dtype) != "bool"


def smallest_nonzero_after_rounding(dtype: DType) -> float:
    """The least number of single precision that is not rounded to 0 in a narrower floating-point type."""
    form, single = float_format(dtype), float_format(ATTRIBUTE_TYPE)
    assert form is not None
    assert single is not None
    return directed(smallest(form) / 2 + Fraction(1, 1 << 200), single, up=True)

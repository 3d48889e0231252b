"""ONNX's element types: their names, their definitions in the specification, and their bounds."""

import math
from dataclasses import replace
from fractions import Fraction
from functools import cache

from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.interval import (
    ANYTHING,
    INF,
    TRUTH,
    Interval,
    min_subnormal,
    round_directed,
    rounded_outward,
)
from vinculum_spec.loader import specification
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

# Runtimes may compute chains of operators on these types in float32, and round only the last result.
WIDENED_TYPES = {"float16", "bfloat16"}
ATTRIBUTE_TYPE = DType.FLOAT  # of attributes that are numbers
# Bounds of the types that the specification does not define.
UNSPECIFIED_TYPE_BOUNDS = {
    "int4": Interval(-8, 7),
    "uint4": Interval(0, 15),
    "int2": Interval(-2, 1),
    "uint2": Interval(0, 3),
    "bool": TRUTH,
}


@cache
def type_name(dtype: DType) -> str:
    """The name of an element type in ONNX's type constraints, such as float or int64."""
    from onnx import TensorProto

    try:
        return str(TensorProto.DataType.Name(dtype)).lower()
    except ValueError:
        return f"type {dtype:d}"


@cache
def element_type(dtype: DType) -> ElementType | None:
    """The definition of a type in the specification. None if it has none."""
    constraint = f"tensor({type_name(dtype)})"
    return next((each for each in specification().types.values() if each.names.get("onnx") == constraint), None)


@cache
def type_bounds(dtype: DType) -> Interval:
    """The interval of all numbers of a type."""
    element = element_type(dtype)
    if element is None:
        return UNSPECIFIED_TYPE_BOUNDS.get(type_name(dtype), ANYTHING)
    return ANYTHING if element.form else Interval(element.minimum, element.maximum)


def float_format(dtype: DType) -> Format | None:
    """The floating-point format of a type. None if it is none of the specification's."""
    element = element_type(dtype)
    return element.form if element else None


def with_type_bounds(x: Interval, dtype: DType) -> Interval:
    """X with ends of the type: integers or floats, rounded outward if necessary.

    >>> str(with_type_bounds(Interval(0, 2.5), DType.FLOAT)), str(with_type_bounds(Interval(0.5, 2.0), DType.INT64))
    ('0.0 to 2.5', '0 to 2')
    >>> str(with_type_bounds(Interval(2**24 + 1, 2**24 + 1), DType.FLOAT))
    '16777216.0 to 16777218.0'
    """
    if not dtype or x.empty:
        return x
    bounds = type_bounds(dtype)
    if bounds.integral:
        if x.integral:
            return x
        low = bounds.low if x.low == -INF else math.floor(x.low)
        high = bounds.high if x.high == INF else math.ceil(x.high)
        return Interval(low, high, x.nan, x.zero)
    if isinstance(x.low, float) and isinstance(x.high, float):
        return x
    form = float_format(dtype)
    return ANYTHING if form is None else replace(rounded_outward(x.low, x.high, form, nan=x.nan), zero=x.zero)


def is_integer(dtype: DType) -> bool:
    """Whether a type is an integer type with known bounds."""
    return type_bounds(dtype).high != INF and type_name(dtype) != "bool"


def smallest_nonzero_after_rounding(dtype: DType) -> float:
    """The smallest positive float32 that does not round to 0 in a narrower floating-point type."""
    form, single = float_format(dtype), float_format(ATTRIBUTE_TYPE)
    assert form is not None
    assert single is not None
    return round_directed(min_subnormal(form) / 2 + Fraction(1, 1 << 200), single, up=True)

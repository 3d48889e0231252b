"""What rules are, and helpers to build them.

An interval rule maps the intervals of the operands to the interval of the result. A result rule maps a node to its
results, or to None if only their types and shapes are known.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, TypeVar

import numpy as np

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.loading.constants import constant_from_array
from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer, type_bounds
from vinculum.models.numeric.interval import INF, Interval

Intervals = Sequence[Interval]
IntervalRule = Callable[[NodeContext, Intervals], Interval]
Results = list[AbstractTensor] | None
ResultRule = Callable[[NodeContext], Results]
AnyRule = TypeVar("AnyRule")


def unary(rule: Callable[[Interval, DType], Interval]) -> IntervalRule:
    """The interval rule of a function of one interval."""
    return lambda node, x: rule(x[0], node.dtype)


def binary(rule: Callable[[Interval, Interval, DType], Interval]) -> IntervalRule:
    """The interval rule of a function of two intervals."""
    return lambda node, x: rule(x[0], x[1], node.dtype)


def floats_only(rule: IntervalRule) -> IntervalRule:
    """The rule for floats. Results of other types have any value."""
    return lambda node, x: type_bounds(node.dtype) if float_format(node.dtype) is None else rule(node, x)


def bounded_function(low: float, high: float) -> IntervalRule:
    """The rule of a function with these limits, which implementations may exceed by their rounding error."""

    def rule(node: NodeContext, x: Intervals) -> Interval:
        form = float_format(node.dtype)
        if form is None:
            return type_bounds(node.dtype)
        nan = x[0].nan or x[0].has_infinity
        return interval_arithmetic.with_libm_error(low, high, form, nan=nan, floor=0 if low == 0 else -INF)

    return rule


def partial_function(low: float, high: float) -> IntervalRule:
    """The rule of a function with these limits that is NaN for some numbers."""
    bounded = bounded_function(low, high)
    return lambda node, x: replace(bounded(node, x), nan=float_format(node.dtype) is not None)


def float_attribute(node: NodeContext, name: str, default: float) -> Interval:
    """The value of an attribute or of its default, rounded to single precision as attributes are."""
    value = node.attributes.get(name, float(np.float32(default)))
    return interval_arithmetic.of_attribute(value, node.dtype)


def tensor_of_elements(intervals: Any, dtype: DType) -> AbstractTensor:
    """The tensor whose elements have these intervals: a constant if each is a single integer."""
    shape = tuple(int(n) for n in intervals.shape)
    flat = list(intervals.reshape(-1))
    if is_integer(dtype) and all(isinstance(each.single, int) for each in flat):
        from onnx import helper

        array = np.array([each.single for each in flat], helper.tensor_dtype_to_np_dtype(dtype)).reshape(shape)
        return AbstractTensor(dtype, shape, constant=constant_from_array(array, dtype))
    bounds = reduce(Interval.join, flat) if flat else Interval(INF, -INF)
    return AbstractTensor(dtype, shape, bounds, element_bounds=intervals)


def merge_tables(*tables: Mapping[str, AnyRule]) -> Mapping[str, AnyRule]:
    """All rules of several tables in one. ValueError if two tables have a rule for the same operator.

    >>> merge_tables({"Add": 1}, {"Sub": 2})
    {'Add': 1, 'Sub': 2}
    >>> merge_tables({"Add": 1}, {"Add": 2})
    Traceback (most recent call last):
    ValueError: two rules for Add
    """
    merged: dict[str, AnyRule] = {}
    for table in tables:
        if duplicates := merged.keys() & table.keys():
            raise ValueError(f"two rules for {', '.join(sorted(duplicates))}")
        merged |= table
    return merged

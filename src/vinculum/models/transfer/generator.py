"""Rules of operators that create tensors: constants, ranges, identity matrices."""

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from vinculum.models.abstract.assumptions import NO_ASSUMPTIONS
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.shape_values import range_shape, shape_value
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS, Constant, constant_from_array
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer, type_bounds
from vinculum.models.numeric.interval import INF, Interval, Number, point, rounded_outward
from vinculum.models.shapes.shape_disagreements import disagrees
from vinculum.models.transfer.rules import ResultRule, Results

MAX_GENERATED_ELEMENTS = MAX_FOLDED_ELEMENTS >> 8  # of a range or of an identity matrix
# The attributes of Constant that are numbers, and their types.
NUMBER_ATTRIBUTES = {
    "value_int": DType.INT64,
    "value_ints": DType.INT64,
    "value_float": DType.FLOAT,
    "value_floats": DType.FLOAT,
}


def _constant(node: NodeContext) -> Results:
    from onnx import helper

    for name, dtype in NUMBER_ATTRIBUTES.items():
        if name in node.attributes:
            array = np.asarray(node.attributes[name], helper.tensor_dtype_to_np_dtype(dtype))
            constant = constant_from_array(array, dtype)
            return [AbstractTensor(dtype, array.shape, constant=constant, has_stated_dtype=True)]
    tensor = node.attributes.get("value", node.attributes.get("sparse_value"))
    if isinstance(tensor, Constant):
        return [AbstractTensor(tensor.dtype, tensor.shape, constant=tensor, has_stated_dtype=True)]
    return None


def _constant_of_shape(node: NodeContext) -> Results:
    value = node.attributes.get("value")
    dtype = value.dtype if isinstance(value, Constant) else DType.FLOAT
    element = value.array.reshape(-1)[:1] if isinstance(value, Constant) else np.zeros(1, np.float32)
    if element.size != 1 or not (float_format(dtype) or is_integer(dtype)):
        return None
    shape = node.integers(0, "")
    if shape is not None and all(n >= 0 for n in shape) and math.prod(shape) <= MAX_FOLDED_ELEMENTS:
        array = np.broadcast_to(element.reshape(()), shape)
        return [AbstractTensor(dtype, tuple(shape), constant=constant_from_array(array, dtype))]
    bounds = point(float(element[0]) if float_format(dtype) else int(element[0]))
    operand = node.operand(0)
    result_shape = tuple(shape) if shape is not None else shape_value(operand) if operand is not None else None
    return [AbstractTensor(dtype, node.results[0][1] if result_shape is None else result_shape, bounds)]


def _range(node: NodeContext) -> Results:
    start, limit, delta = (node.interval(i) for i in range(3))
    dtype = node.dtype
    if float_format(dtype):
        bounds = float_range(start.single, limit.single, delta.single, dtype)
        if bounds == type_bounds(dtype):
            bounds = monotone_range(start, delta, dtype)
        return [AbstractTensor(*node.results[0], bounds)]
    if not is_integer(dtype) or delta.low <= 0:
        return None
    ends = start.single, limit.single, delta.single
    if all(isinstance(end, int) for end in ends) and not disagrees(node):
        numbers = range(*(int(end) for end in ends if end is not None))
        if (numbers.stop - numbers.start) // numbers.step <= MAX_GENERATED_ELEMENTS:
            from onnx import helper

            array = np.array(numbers, helper.tensor_dtype_to_np_dtype(dtype))
            return [AbstractTensor(dtype, array.shape, constant=constant_from_array(array, dtype))]
    shape, assumptions = range_shape(node) or (node.results[0][1], NO_ASSUMPTIONS)
    return [AbstractTensor(dtype, shape, Interval(start.low, max(start.low, limit.high - 1)), assumptions=assumptions)]


def float_range(start: Number | None, limit: Number | None, delta: Number | None, dtype: DType) -> Interval:
    """The elements of a Range of floats, and one element past the limit.

    Runtimes may add the step or multiply it.
    """
    form, ends = float_format(dtype), [end for end in (start, limit, delta) if end is not None and math.isfinite(end)]
    if form is None or len(ends) < 3 or not delta:
        return type_bounds(dtype)
    first, last, step = map(Fraction, ends)
    steps = max((last - first) / step, Fraction(0)) + 3
    magnitude = max(abs(first), abs(last)) + 2 * abs(step)
    relative_error = steps * Fraction(8, 1 << form.p)  # each sum is rounded, and some runtimes also round the step
    if relative_error > 1:
        bound: Fraction | float = INF if step > 0 else -INF
    else:
        bound = last + 2 * step + (relative_error if step > 0 else -relative_error) * magnitude
    return rounded_outward(min(first, bound), max(first, bound), form)


def monotone_range(start: Interval, delta: Interval, dtype: DType) -> Interval:
    """The elements of a Range whose limit is not known: steps of one sign stay on one side of `start`."""
    if any(x.nan or x.empty or x.has_infinity for x in (start, delta)) or delta.low < 0 < delta.high:
        return type_bounds(dtype)
    return Interval(start.low, INF) if delta.low >= 0 else Interval(-INF, start.high)


def _eye_like(node: NodeContext) -> Results:
    from onnx import helper

    one: Any = 1.0 if float_format(node.dtype) else 1
    shape = [dim for dim in node.shape(0) or () if isinstance(dim, int)]
    numeric = float_format(node.dtype) or is_integer(node.dtype)
    if numeric and len(shape) == 2 == len(node.shape(0) or ()) and math.prod(shape) <= MAX_GENERATED_ELEMENTS:
        array = np.eye(shape[0], shape[1], node.attributes.get("k", 0), helper.tensor_dtype_to_np_dtype(node.dtype))
        return [AbstractTensor(node.dtype, tuple(shape), constant=constant_from_array(array, node.dtype))]
    return [AbstractTensor(*node.results[0], Interval(0 * one, one))]


RESULTS: Mapping[str, ResultRule] = {
    "Constant": _constant,
    "ConstantOfShape": _constant_of_shape,
    "Range": _range,
    "EyeLike": _eye_like,
}

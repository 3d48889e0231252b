"""Rules of operators that create tensors: constants, ranges, identity matrices."""

import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, Number, exactly, outward
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.shape_values import range_shape, shape_value
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.interpreter.shape_disagreements import doubted
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS, Constant, constant_from_array
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds
from vinculum.models.transfer.rules import ResultRule, Results

MAX_GENERATED_ELEMENTS = MAX_FOLDED_ELEMENTS >> 8


def _constant(node: NodeContext) -> Results:
    from onnx import helper

    given = dict(node.attributes)
    for name, dtype in (
        ("value_int", DType.INT64),
        ("value_ints", DType.INT64),
        ("value_float", DType.FLOAT),
        ("value_floats", DType.FLOAT),
    ):
        if name in given:
            array = np.asarray(given[name], helper.tensor_dtype_to_np_dtype(dtype))
            return [
                AbstractTensor(dtype, array.shape, constant=constant_from_array(array, dtype), has_stated_dtype=True)
            ]
    found = given.get("value", given.get("sparse_value"))
    if isinstance(found, Constant):
        return [AbstractTensor(found.dtype, found.shape, constant=found, has_stated_dtype=True)]
    return None


def _constant_of_shape(node: NodeContext) -> Results:
    given = node.attributes.get("value")
    dtype = given.dtype if isinstance(given, Constant) else DType.FLOAT
    element = given.array.reshape(-1)[:1] if isinstance(given, Constant) else np.zeros(1, np.float32)
    shape = node.integers(0, "")
    if element.size != 1 or not (float_format(dtype) or is_integer(dtype)):
        return None
    if shape is not None and all(n >= 0 for n in shape) and math.prod(shape) <= MAX_FOLDED_ELEMENTS:
        array = np.broadcast_to(element.reshape(()), shape)
        return [AbstractTensor(dtype, tuple(shape), constant=constant_from_array(array, dtype))]
    bounds = exactly(float(element[0]) if float_format(dtype) else int(element[0]))
    sizes = node.operand(0)
    known = tuple(shape) if shape is not None else shape_value(sizes) if sizes is not None else None
    return [AbstractTensor(dtype, node.results[0][1] if known is None else known, bounds)]


def _range(node: NodeContext) -> Results:
    start, limit, delta = (node.interval(i) for i in range(3))
    dtype = node.dtype
    if float_format(dtype):
        bounds = float_range(start.single, limit.single, delta.single, dtype)
        return [
            AbstractTensor(
                *node.results[0], monotone_range(start, delta, dtype) if bounds == type_bounds(dtype) else bounds
            )
        ]
    if not is_integer(dtype) or delta.low <= 0:
        return None
    ends = start.single, limit.single, delta.single
    if all(isinstance(end, int) for end in ends) and not doubted(node):
        numbers = range(*(int(end) for end in ends if end is not None))
        if (numbers.stop - numbers.start) // numbers.step <= MAX_GENERATED_ELEMENTS:
            from onnx import helper

            array = np.array(numbers, helper.tensor_dtype_to_np_dtype(dtype))
            return [AbstractTensor(dtype, array.shape, constant=constant_from_array(array, dtype))]
    shape, assumes = range_shape(node) or (node.results[0][1], frozenset[str]())
    return [AbstractTensor(dtype, shape, Interval(start.low, max(start.low, limit.high - 1)), assumes=assumes)]


def float_range(start: Number | None, limit: Number | None, delta: Number | None, dtype: DType) -> Interval:
    """The numbers from `start` by steps of `delta` until `limit`, added up or multiplied, and one that may be beyond it."""
    form, ends = float_format(dtype), [end for end in (start, limit, delta) if end is not None and math.isfinite(end)]
    if form is None or len(ends) < 3 or not delta:
        return type_bounds(dtype)
    first, last, step = map(Fraction, ends)
    steps = max((last - first) / step, Fraction(0)) + 3
    most = max(abs(first), abs(last)) + 2 * abs(step)
    off = steps * Fraction(8, 1 << form.p)  # each sum is rounded, and some go on by a difference that is rounded, too
    end = last + 2 * step + (off if step > 0 else -off) * most
    far: Fraction | float = (INF if step > 0 else -INF) if off > 1 else end
    return outward(min(first, far), max(first, far), form)


def monotone_range(start: Interval, delta: Interval, dtype: DType) -> Interval:
    """The numbers from `start` on, whatever they go to: by steps of one sign they stay on one side of it."""
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

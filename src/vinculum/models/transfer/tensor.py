"""Rules of operators on tensors: shapes, casts, selection by indices or conditions, padding, resizing.

Operators that only move elements are in `vinculum.models.concrete.tensor_movement`.
"""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import MAX_TRACKED_ELEMENTS, AbstractTensor, Shape
from vinculum.models.facts.case_split import operand_in_case
from vinculum.models.facts.refinement import interval_not_overwritten
from vinculum.models.facts.shape_values import dims_cast_to_int32, elements_as_dims
from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer, type_bounds
from vinculum.models.numeric.interval import INF, Interval, point
from vinculum.models.shapes.shape_disagreements import disagrees
from vinculum.models.transfer.rules import IntervalRule, Intervals, ResultRule, Results, tensor_of_elements

MAX_SIZE = (1 << 63) - 1  # a size or an index is an int64


def _cast(node: NodeContext, x: Intervals) -> Interval:
    value, sizes = node.operand(0), dims_cast_to_int32(node)
    result = interval_arithmetic.cast(x[0], value.dtype if value else DType.UNDEFINED, node.dtype)
    return result.meet(Interval(0, type_bounds(node.dtype).high)) if sizes and None not in sizes else result


def _where(node: NodeContext, x: Intervals) -> Interval:
    condition = x[0].single
    branches = [operand_in_case(node, index, x[index]) for index in (1, 2)]
    if condition is None:
        return branches[0].join(branches[1])
    return branches[0] if condition else branches[1]


def _shape(node: NodeContext) -> Results:
    value = node.operand(0)
    if value is None or value.shape is None or len(value.shape) > MAX_TRACKED_ELEMENTS or disagrees(node):
        return [AbstractTensor(DType.INT64, (None,), Interval(0, MAX_SIZE))]
    start, end = node.integers(1, "start"), node.integers(1, "end")
    dims = value.shape[start[0] if start else 0 : end[0] if end else None]
    intervals = np.empty(len(dims), object)
    for index, dim in enumerate(dims):
        intervals[index] = point(dim) if isinstance(dim, int) else Interval(0, MAX_SIZE)
    return [tensor_of_elements(intervals, DType.INT64)]


def _size(node: NodeContext) -> Results:
    value = node.operand(0)
    dims = value.shape if value is not None else None
    if dims is None or any(not isinstance(dim, int) for dim in dims):
        return [AbstractTensor(DType.INT64, (), Interval(0, MAX_SIZE))]
    size = math.prod(dim for dim in dims if isinstance(dim, int))
    return [AbstractTensor(DType.INT64, (), point(size))] if size <= MAX_SIZE else None


def _unique(node: NodeContext) -> Results:
    """Elements of X, indices, inverse indices, and counts, which are at least 1."""
    intervals = node.interval(0), Interval(0, MAX_SIZE), Interval(0, MAX_SIZE), Interval(1, MAX_SIZE)
    return [AbstractTensor(*result, interval) for result, interval in zip(node.results, intervals, strict=False)]


def _indices(node: NodeContext) -> Results:
    """NonZero and NonMaxSuppression: results that are indices."""
    return [AbstractTensor(dtype, shape, Interval(0, MAX_SIZE)) for dtype, shape in node.results]


def _top_k(node: NodeContext) -> Results:
    """Elements and their indices. ONNX's shape inference leaves all sizes open if k is not constant."""
    shape = _top_k_shape(node)
    intervals = [node.interval(0), *(Interval(0, MAX_SIZE) for _ in node.results[1:])]
    return [AbstractTensor(dtype, shape, x) for (dtype, _), x in zip(node.results, intervals, strict=True)]


def _top_k_shape(node: NodeContext) -> Shape | None:
    """The shape of X, with k in the place of one size."""
    shape, axis = node.shape(0), node.attributes.get("axis", -1)
    k = node.integers(1, "k") or elements_as_dims(node.operand(1)) or (None,)
    if shape is None or not -len(shape) <= axis < len(shape) or len(k) != 1:
        return None
    axis, size = axis % len(shape), k[0]
    is_valid = not isinstance(size, int) or 0 <= size <= MAX_SIZE >> 1  # the reference evaluator fails for a larger k
    return (*shape[:axis], size if is_valid else None, *shape[axis + 1 :])


def _pad(node: NodeContext) -> Results:
    if "mode" in node.attributes and node.text("mode") != "constant":
        return [AbstractTensor(*node.results[0], node.interval(0))]
    if float_format(node.dtype) is None and not is_integer(node.dtype):
        return None
    if node.version >= 11 and node.has_operand(2):
        padding = node.interval(2)
    else:
        zero: Any = 0.0 if float_format(node.dtype) else 0
        padding = interval_arithmetic.of_attribute(node.attributes.get("value", zero), node.dtype)
    return [AbstractTensor(*node.results[0], node.interval(0).join(padding))]


def _one_hot(node: NodeContext) -> Results:
    """The off and on values.

    For floats, some runtimes compute both as hot * (on - off) + off, where hot is 0 or 1.
    """
    values, interval = node.operand(2), node.interval(2)
    if values is None or float_format(values.dtype) is None:  # also if the type of the result is not inferred
        return [AbstractTensor(*node.results[0], interval)]
    if values.constant is not None and values.constant.size == 2:
        off, on = values.constant.array.reshape(-1)
        with np.errstate(all="ignore"):
            computed = point(float((on - off) + off)).join(point(float((on - off) * 0 + off)))
    else:
        difference = interval_arithmetic.subtract(interval, interval, values.dtype)
        scaled = interval_arithmetic.multiply(Interval(0.0, 1.0), difference, values.dtype)
        computed = interval_arithmetic.add(scaled, interval, values.dtype)
    return [AbstractTensor(*node.results[0], interval.join(computed))]


def _scatter(node: NodeContext) -> Results:
    """Elements of the data and of the updates. Sums of non-negative floats are at least the data."""
    data, updates, reduction = node.interval(0), node.interval(2), node.text("reduction")
    if reduction == "add" and float_format(node.dtype) and data.low >= 0 and updates.low >= 0:
        return [AbstractTensor(*node.results[0], Interval(data.low, INF, nan=True))]
    if reduction not in ("", "none", "max", "min"):
        return None
    if node.operator == "ScatterND" and reduction in ("", "none"):
        data = interval_not_overwritten(node)
    return [AbstractTensor(*node.results[0], data.join(updates))]


def _resize(node: NodeContext) -> Results:
    """Elements of X, or sums of them with non-negative weights.

    Some runtimes weight neighbours by 0: infinities give NaN.
    """
    x, mode = node.interval(0), node.text("mode") or "nearest"
    extrapolates = node.text("coordinate_transformation_mode") == "tf_crop_and_resize"
    if float_format(node.dtype) is None or x.empty or extrapolates or node.attributes.get("antialias", 0):
        return None
    if mode == "nearest":
        return [AbstractTensor(*node.results[0], replace(x, nan=x.nan or x.has_infinity))]
    return [AbstractTensor(*node.results[0], Interval(0.0, INF, nan=True))] if mode == "linear" and x.low >= 0 else None


ELEMENTWISE: Mapping[str, IntervalRule] = {"Cast": _cast, "CastLike": _cast, "Where": _where}
RESULTS: Mapping[str, ResultRule] = {
    "Shape": _shape,
    "Size": _size,
    **dict.fromkeys(("NonMaxSuppression", "NonZero"), _indices),
    "Unique": _unique,
    "TopK": _top_k,
    "Pad": _pad,
    "OneHot": _one_hot,
    **dict.fromkeys(("Scatter", "ScatterElements", "ScatterND"), _scatter),
    **dict.fromkeys(("Resize", "Upsample"), _resize),
}

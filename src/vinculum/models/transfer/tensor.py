"""Rules of operators on tensors: shapes, casts, selection by indices or conditions, padding, resizing.

Operators that only move elements are in `tensor_movement`.
"""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, exactly
from vinculum.models.abstract.tensor import MAX_TRACKED_ELEMENTS, AbstractTensor, Shape
from vinculum.models.facts.case_split import operand_in_case
from vinculum.models.facts.refinement import interval_not_overwritten
from vinculum.models.facts.shape_values import elements_as_dims, narrowed_sizes
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.interpreter.shape_disagreements import doubted
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds
from vinculum.models.transfer.rules import IntervalRule, Intervals, ResultRule, Results, tensor_of_elements

MAX_SIZE = (1 << 63) - 1  # a size or an index is an int64


def _cast(node: NodeContext, x: Intervals) -> Interval:
    value, sizes = node.operand(0), narrowed_sizes(node)
    found = interval_arithmetic.cast(x[0], value.dtype if value else DType.UNDEFINED, node.dtype)
    return found.meet(Interval(0, type_bounds(node.dtype).high)) if sizes and None not in sizes else found


def _where(node: NodeContext, x: Intervals) -> Interval:
    chosen = x[0].single
    ends = [operand_in_case(node, place, x[place]) for place in (1, 2)]
    return ends[0].join(ends[1]) if chosen is None else ends[0] if chosen else ends[1]


def _shape(node: NodeContext) -> Results:
    value = node.operand(0)
    if value is None or value.shape is None or len(value.shape) > MAX_TRACKED_ELEMENTS or doubted(node):
        return [AbstractTensor(DType.INT64, (None,), Interval(0, MAX_SIZE))]
    start, end = node.integers(1, "start"), node.integers(1, "end")
    dims = value.shape[start[0] if start else 0 : end[0] if end else None]
    parts = np.empty(len(dims), object)
    for place, dim in enumerate(dims):
        parts[place] = exactly(dim) if isinstance(dim, int) else Interval(0, MAX_SIZE)
    return [tensor_of_elements(parts, DType.INT64)]


def _size(node: NodeContext) -> Results:
    value = node.operand(0)
    dims = value.shape if value is not None else None
    if dims is None or any(not isinstance(dim, int) for dim in dims):
        return [AbstractTensor(DType.INT64, (), Interval(0, MAX_SIZE))]
    size = math.prod(dim for dim in dims if isinstance(dim, int))
    return [AbstractTensor(DType.INT64, (), exactly(size))] if size <= MAX_SIZE else None


def _unique(node: NodeContext) -> Results:
    """Elements of X, places, and how often each is there: once at least."""
    intervals = node.interval(0), Interval(0, MAX_SIZE), Interval(0, MAX_SIZE), Interval(1, MAX_SIZE)
    return [AbstractTensor(*result, interval) for result, interval in zip(node.results, intervals, strict=False)]


def _indices(node: NodeContext) -> Results:
    return [AbstractTensor(dtype, shape, Interval(0, MAX_SIZE)) for dtype, shape in node.results]


def _top_k(node: NodeContext) -> Results:
    """As many along one axis as are asked for; the rules leave all sizes open where that one is."""
    kinds, shape = [dtype for dtype, _ in node.results], _top_k_shape(node)
    intervals = [node.interval(0), *(Interval(0, MAX_SIZE) for _ in kinds[1:])]
    return [AbstractTensor(dtype, shape, interval) for dtype, interval in zip(kinds, intervals, strict=True)]


def _top_k_shape(node: NodeContext) -> Shape | None:
    sizes, axis = node.shape(0), node.attributes.get("axis", -1)
    many = node.integers(1, "k") or elements_as_dims(node.operand(1)) or (None,)
    if sizes is None or not -len(sizes) <= axis < len(sizes) or len(many) != 1:
        return None
    place, dim = axis % len(sizes), many[0]  # of more than half of all numbers the reference evaluator takes none
    counted = not isinstance(dim, int) or 0 <= dim <= MAX_SIZE >> 1
    return (*sizes[:place], dim if counted else None, *sizes[place + 1 :])


def _pad(node: NodeContext) -> Results:
    if node.attributes.get("mode", "constant") not in ("constant", b"constant"):
        return [AbstractTensor(*node.results[0], node.interval(0))]
    zero: Any = 0.0 if float_format(node.dtype) else 0
    given = node.version >= 11 and node.has_operand(2)
    filler = (
        node.interval(2) if given else interval_arithmetic.of_attribute(node.attributes.get("value", zero), node.dtype)
    )
    if float_format(node.dtype) is None and not is_integer(node.dtype):
        return None
    return [AbstractTensor(*node.results[0], node.interval(0).join(filler))]


def _one_hot(node: NodeContext) -> Results:
    """Off and on; of floating-point numbers some compute both as hot * (on - off) + off, where hot is 0 or 1."""
    values, interval = node.operand(2), node.interval(2)
    if values is None or float_format(values.dtype) is None:  # of a result whose type is not inferred, too
        return [AbstractTensor(*node.results[0], interval)]
    if values.constant is not None and values.constant.size == 2:
        off, on = values.constant.array.reshape(-1)
        with np.errstate(all="ignore"):
            again = exactly(float((on - off) + off)).join(exactly(float((on - off) * 0 + off)))
    else:
        difference = interval_arithmetic.subtract(interval, interval, values.dtype)
        again = interval_arithmetic.add(
            interval_arithmetic.multiply(Interval(0.0, 1.0), difference, values.dtype), interval, values.dtype
        )
    return [AbstractTensor(*node.results[0], interval.join(again))]


def _scatter(node: NodeContext) -> Results:
    """Elements of the data and of the updates; of floats that are not negative, sums no less than the data."""
    low, added = node.interval(0).low, node.interval(2)
    if node.text("reduction") == "add" and float_format(node.dtype) and low >= 0 and added.low >= 0:
        return [AbstractTensor(*node.results[0], Interval(low, INF, nan=True))]
    if node.text("reduction") not in ("", "none", "max", "min"):
        return None
    kept = (
        interval_not_overwritten(node)
        if node.operator == "ScatterND" and node.text("reduction") in ("", "none")
        else node.interval(0)
    )
    return [AbstractTensor(*node.results[0], kept.join(node.interval(2)))]


def _resize(node: NodeContext) -> Results:
    """Elements of X, or sums of them by weights that are not negative. Some weigh all around with 0, of which infinities are NaN."""
    x, mode = node.interval(0), node.text("mode") or "nearest"
    beyond = node.text("coordinate_transformation_mode") == "tf_crop_and_resize" or node.attributes.get("antialias", 0)
    if float_format(node.dtype) is None or x.empty or beyond:
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

"""Operators whose results come of no operand's elements: constants, shapes, ranges, places."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, Number, exactly, largest, outward
from vinculum.models.abstract.tensor import FEW, AbstractTensor, Shape
from vinculum.models.facts.base import left_over
from vinculum.models.facts.shape_values import counted_up, steered
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.interpreter.shape_disagreements import doubted
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS, Constant, constant_from_array
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds
from vinculum.models.transfer.random import DRAWS

LONGEST = (1 << 63) - 1
Made = list[AbstractTensor] | None


def _constant(node: NodeContext) -> Made:
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


def _shape(node: NodeContext) -> Made:
    from vinculum.models.transfer.dispatch import settled

    value = node.operand(0)
    if value is None or value.shape is None or len(value.shape) > FEW or doubted(node):
        return [AbstractTensor(DType.INT64, (None,), Interval(0, LONGEST))]
    start, end = node.integers(1, "start"), node.integers(1, "end")
    dims = value.shape[start[0] if start else 0 : end[0] if end else None]
    parts = np.empty(len(dims), object)
    for place, dim in enumerate(dims):
        parts[place] = exactly(dim) if isinstance(dim, int) else Interval(0, LONGEST)
    return [settled(parts, DType.INT64)]


def _size(node: NodeContext) -> Made:
    value = node.operand(0)
    dims = value.shape if value is not None else None
    if dims is None or any(not isinstance(dim, int) for dim in dims):
        return [AbstractTensor(DType.INT64, (), Interval(0, LONGEST))]
    size = math.prod(dim for dim in dims if isinstance(dim, int))
    return [AbstractTensor(DType.INT64, (), exactly(size))] if size <= LONGEST else None


def _filled(node: NodeContext) -> Made:
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
    known = tuple(shape) if shape is not None else sizes.shape_value if sizes is not None else None
    return [AbstractTensor(dtype, node.results[0][1] if known is None else known, bounds)]


def _range(node: NodeContext) -> Made:
    start, limit, delta = (node.interval(i) for i in range(3))
    dtype = node.dtype
    if float_format(dtype):
        bounds = float_range(start.single, limit.single, delta.single, dtype)
        return [
            AbstractTensor(*node.results[0], onward(start, delta, dtype) if bounds == type_bounds(dtype) else bounds)
        ]
    if not is_integer(dtype) or delta.low <= 0:
        return None
    ends = start.single, limit.single, delta.single
    if all(isinstance(end, int) for end in ends) and not doubted(node):
        numbers = range(*(int(end) for end in ends if end is not None))
        if (numbers.stop - numbers.start) // numbers.step <= MAX_FOLDED_ELEMENTS >> 8:
            from onnx import helper

            array = np.array(numbers, helper.tensor_dtype_to_np_dtype(dtype))
            return [AbstractTensor(dtype, array.shape, constant=constant_from_array(array, dtype))]
    shape, assumes = counted_up(node) or (node.results[0][1], frozenset[str]())
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


def onward(start: Interval, delta: Interval, dtype: DType) -> Interval:
    """The numbers from `start` on, whatever they go to: by steps of one sign they stay on one side of it."""
    if any(x.nan or x.empty or x.has_infinity for x in (start, delta)) or delta.low < 0 < delta.high:
        return type_bounds(dtype)
    return Interval(start.low, INF) if delta.low >= 0 else Interval(-INF, start.high)


def _extreme_places(node: NodeContext) -> Made:
    """Places along one axis: before its end, where its size is known; along an axis without elements there are none."""
    sizes, axis = node.shape(0), node.attributes.get("axis", 0)
    size = sizes[axis] if sizes is not None and -len(sizes) <= axis < len(sizes) else None
    last = size - 1 if isinstance(size, int) and size > 0 else LONGEST
    return [AbstractTensor(*node.results[0], Interval(0, last))]


def _unique(node: NodeContext) -> Made:
    """Elements of X, places, and how often each is there: once at least."""
    intervals = node.interval(0), Interval(0, LONGEST), Interval(0, LONGEST), Interval(1, LONGEST)
    return [AbstractTensor(*result, interval) for result, interval in zip(node.results, intervals, strict=False)]


def _places(node: NodeContext) -> Made:
    return [AbstractTensor(dtype, shape, Interval(0, LONGEST)) for dtype, shape in node.results]


def _top(node: NodeContext) -> Made:
    """As many along one axis as are asked for; the rules leave all sizes open where that one is."""
    kinds, shape = [dtype for dtype, _ in node.results], _with_top(node)
    intervals = [node.interval(0), *(Interval(0, LONGEST) for _ in kinds[1:])]
    return [AbstractTensor(dtype, shape, interval) for dtype, interval in zip(kinds, intervals, strict=True)]


def _with_top(node: NodeContext) -> Shape | None:
    sizes, axis = node.shape(0), node.attributes.get("axis", -1)
    many = node.integers(1, "k") or steered(node.operand(1)) or (None,)
    if sizes is None or not -len(sizes) <= axis < len(sizes) or len(many) != 1:
        return None
    place, dim = axis % len(sizes), many[0]  # of more than half of all numbers the reference evaluator takes none
    counted = not isinstance(dim, int) or 0 <= dim <= LONGEST >> 1
    return (*sizes[:place], dim if counted else None, *sizes[place + 1 :])


def _dropout(node: NodeContext) -> Made:
    value = node.operand(0)
    training = node.operand(2)
    still = 7 <= node.version < 12 or (
        node.version >= 12
        and (training is None or (training.constant is not None and not training.constant.array.any()))
    )
    if value is None or not still:
        return None
    return [AbstractTensor(*node.results[0], value.interval), *(AbstractTensor(*result) for result in node.results[1:])]


def _pad(node: NodeContext) -> Made:
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


def _one_hot(node: NodeContext) -> Made:
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


def _scattered(node: NodeContext) -> Made:
    """Elements of the data and of the updates; of floats that are not negative, sums no less than the data."""
    low, added = node.interval(0).low, node.interval(2)
    if node.text("reduction") == "add" and float_format(node.dtype) and low >= 0 and added.low >= 0:
        return [AbstractTensor(*node.results[0], Interval(low, INF, nan=True))]
    if node.text("reduction") not in ("", "none", "max", "min"):
        return None
    kept = (
        left_over(node) if node.operator == "ScatterND" and node.text("reduction") in ("", "none") else node.interval(0)
    )
    return [AbstractTensor(*node.results[0], kept.join(node.interval(2)))]


def _diagonal(node: NodeContext) -> Made:
    from onnx import helper

    one: Any = 1.0 if float_format(node.dtype) else 1
    shape = [dim for dim in node.shape(0) or () if isinstance(dim, int)]
    numeric = float_format(node.dtype) or is_integer(node.dtype)
    if numeric and len(shape) == 2 == len(node.shape(0) or ()) and math.prod(shape) <= MAX_FOLDED_ELEMENTS >> 8:
        array = np.eye(shape[0], shape[1], node.attributes.get("k", 0), helper.tensor_dtype_to_np_dtype(node.dtype))
        return [AbstractTensor(node.dtype, tuple(shape), constant=constant_from_array(array, node.dtype))]
    return [AbstractTensor(*node.results[0], Interval(0 * one, one))]


def _maximum_pool(node: NodeContext) -> Made:
    padded = any(node.attributes.get("pads", ())) or node.attributes.get("ceil_mode", 0)
    padded = padded or node.attributes.get("auto_pad", b"NOTSET") not in (b"NOTSET", "NOTSET", b"VALID", "VALID")
    empty = min(node.attributes.get("kernel_shape", (1,)), default=1) < 1
    bounds = type_bounds(node.dtype) if padded or empty else _greatest_element(node)
    return [AbstractTensor(*node.results[0], bounds), *(AbstractTensor(*result) for result in node.results[1:])]


def _greatest_element(node: NodeContext) -> Interval:
    """Of some elements of X; of NaN alone, and of minus infinity alone, some give the least number."""
    x, form = node.interval(0), float_format(node.dtype)
    if x.nan or x.empty:
        return type_bounds(node.dtype)
    return x.join(exactly(-float(largest(form)))) if form is not None and x.holds(-INF) else x


def _greatest_of_all(node: NodeContext) -> Made:
    """Of each channel; the reference evaluator takes the axes of channels too where there are no two others."""
    places = node.shape(0) or ()
    some = all(isinstance(size, int) and size > 0 for size in places[2 if len(places) == 4 else 1 :])
    known = len(places) > 2 and some and float_format(node.dtype) is not None
    return [AbstractTensor(*node.results[0], _greatest_element(node) if known else type_bounds(node.dtype))]


def _dynamic_quantization(node: NodeContext) -> Made:
    values = [AbstractTensor(*result) for result in node.results]
    if len(values) > 1:
        values[1] = AbstractTensor(*node.results[1], Interval(0.0, INF, nan=True))
    return values


def _resized(node: NodeContext) -> Made:
    """Elements of X, or sums of them by weights that are not negative. Some weigh all around with 0, of which infinities are NaN."""
    x, mode = node.interval(0), node.text("mode") or "nearest"
    beyond = node.text("coordinate_transformation_mode") == "tf_crop_and_resize" or node.attributes.get("antialias", 0)
    if float_format(node.dtype) is None or x.empty or beyond:
        return None
    if mode == "nearest":
        return [AbstractTensor(*node.results[0], replace(x, nan=x.nan or x.has_infinity))]
    return [AbstractTensor(*node.results[0], Interval(0.0, INF, nan=True))] if mode == "linear" and x.low >= 0 else None


GENERATORS: Mapping[str, Callable[[NodeContext], Made]] = {
    "Constant": _constant,
    "Shape": _shape,
    "Size": _size,
    "ConstantOfShape": _filled,
    "Range": _range,
    "ArgMax": _extreme_places,
    "ArgMin": _extreme_places,
    **dict.fromkeys(("NonMaxSuppression", "NonZero"), _places),
    "Unique": _unique,
    "TopK": _top,
    "Dropout": _dropout,
    "Pad": _pad,
    "OneHot": _one_hot,
    **dict.fromkeys(("Scatter", "ScatterElements", "ScatterND"), _scattered),
    "EyeLike": _diagonal,
    "GlobalMaxPool": _greatest_of_all,
    "MaxPool": _maximum_pool,
    "DynamicQuantizeLinear": _dynamic_quantization,
    **dict.fromkeys(("Resize", "Upsample"), _resized),
    **DRAWS,
}

"""Operators whose results come of no operand's elements: constants, shapes, ranges, places."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.interval import INF, Number, Reach, exactly, largest, outward
from vinculum.models.abstract.tensor import FEW, Shape, Value
from vinculum.models.facts.base import left_over
from vinculum.models.facts.shape_values import counted_up, steered
from vinculum.models.interpreter.node_context import Site
from vinculum.models.interpreter.shape_disagreements import doubted
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS, Constant, constant_from_array
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds
from vinculum.models.transfer.random import DRAWS

FLOAT, INT64 = 1, 7
LONGEST = (1 << 63) - 1
Made = list[Value] | None


def _constant(site: Site) -> Made:
    from onnx import helper

    given = dict(site.attributes)
    for name, kind in (("value_int", INT64), ("value_ints", INT64), ("value_float", FLOAT), ("value_floats", FLOAT)):
        if name in given:
            array = np.asarray(given[name], helper.tensor_dtype_to_np_dtype(kind))
            return [Value(kind, array.shape, constant=constant_from_array(array, kind), stated=True)]
    found = given.get("value", given.get("sparse_value"))
    if isinstance(found, Constant):
        return [Value(found.type, found.shape, constant=found, stated=True)]
    return None


def _shape(site: Site) -> Made:
    from vinculum.models.transfer.dispatch import settled

    value = site.value(0)
    if value is None or value.shape is None or len(value.shape) > FEW or doubted(site):
        return [Value(INT64, (None,), Reach(0, LONGEST))]
    start, end = site.integers(1, "start"), site.integers(1, "end")
    dims = value.shape[start[0] if start else 0 : end[0] if end else None]
    parts = np.empty(len(dims), object)
    for place, dim in enumerate(dims):
        parts[place] = exactly(dim) if isinstance(dim, int) else Reach(0, LONGEST)
    return [settled(parts, INT64)]


def _size(site: Site) -> Made:
    value = site.value(0)
    dims = value.shape if value is not None else None
    if dims is None or any(not isinstance(dim, int) for dim in dims):
        return [Value(INT64, (), Reach(0, LONGEST))]
    size = math.prod(dim for dim in dims if isinstance(dim, int))
    return [Value(INT64, (), exactly(size))] if size <= LONGEST else None


def _filled(site: Site) -> Made:
    given = site.attributes.get("value")
    kind = given.type if isinstance(given, Constant) else FLOAT
    element = given.array.reshape(-1)[:1] if isinstance(given, Constant) else np.zeros(1, np.float32)
    shape = site.integers(0, "")
    if element.size != 1 or not (float_format(kind) or is_integer(kind)):
        return None
    if shape is not None and all(n >= 0 for n in shape) and math.prod(shape) <= MAX_FOLDED_ELEMENTS:
        array = np.broadcast_to(element.reshape(()), shape)
        return [Value(kind, tuple(shape), constant=constant_from_array(array, kind))]
    hull = exactly(float(element[0]) if float_format(kind) else int(element[0]))
    sizes = site.value(0)
    known = tuple(shape) if shape is not None else sizes.sizes_of if sizes is not None else None
    return [Value(kind, site.results[0][1] if known is None else known, hull)]


def _range(site: Site) -> Made:
    start, limit, delta = (site.reach(i) for i in range(3))
    kind = site.kind
    if float_format(kind):
        hull = float_range(start.single, limit.single, delta.single, kind)
        return [Value(*site.results[0], onward(start, delta, kind) if hull == type_bounds(kind) else hull)]
    if not is_integer(kind) or delta.low <= 0:
        return None
    ends = start.single, limit.single, delta.single
    if all(isinstance(end, int) for end in ends) and not doubted(site):
        numbers = range(*(int(end) for end in ends if end is not None))
        if (numbers.stop - numbers.start) // numbers.step <= MAX_FOLDED_ELEMENTS >> 8:
            from onnx import helper

            array = np.array(numbers, helper.tensor_dtype_to_np_dtype(kind))
            return [Value(kind, array.shape, constant=constant_from_array(array, kind))]
    shape, assumes = counted_up(site) or (site.results[0][1], frozenset[str]())
    return [Value(kind, shape, Reach(start.low, max(start.low, limit.high - 1)), assumes=assumes)]


def float_range(start: Number | None, limit: Number | None, delta: Number | None, kind: int) -> Reach:
    """The numbers from `start` by steps of `delta` until `limit`, added up or multiplied, and one that may be beyond it."""
    form, ends = float_format(kind), [end for end in (start, limit, delta) if end is not None and math.isfinite(end)]
    if form is None or len(ends) < 3 or not delta:
        return type_bounds(kind)
    first, last, step = map(Fraction, ends)
    steps = max((last - first) / step, Fraction(0)) + 3
    most = max(abs(first), abs(last)) + 2 * abs(step)
    off = steps * Fraction(8, 1 << form.p)  # each sum is rounded, and some go on by a difference that is rounded, too
    end = last + 2 * step + (off if step > 0 else -off) * most
    far: Fraction | float = (INF if step > 0 else -INF) if off > 1 else end
    return outward(min(first, far), max(first, far), form)


def onward(start: Reach, delta: Reach, kind: int) -> Reach:
    """The numbers from `start` on, whatever they go to: by steps of one sign they stay on one side of it."""
    if any(x.nan or x.empty or x.has_infinity for x in (start, delta)) or delta.low < 0 < delta.high:
        return type_bounds(kind)
    return Reach(start.low, INF) if delta.low >= 0 else Reach(-INF, start.high)


def _extreme_places(site: Site) -> Made:
    """Places along one axis: before its end, where its size is known; along an axis without elements there are none."""
    sizes, axis = site.sizes(0), site.attributes.get("axis", 0)
    size = sizes[axis] if sizes is not None and -len(sizes) <= axis < len(sizes) else None
    last = size - 1 if isinstance(size, int) and size > 0 else LONGEST
    return [Value(*site.results[0], Reach(0, last))]


def _unique(site: Site) -> Made:
    """Elements of X, places, and how often each is there: once at least."""
    reaches = site.reach(0), Reach(0, LONGEST), Reach(0, LONGEST), Reach(1, LONGEST)
    return [Value(*result, reach) for result, reach in zip(site.results, reaches, strict=False)]


def _places(site: Site) -> Made:
    return [Value(kind, shape, Reach(0, LONGEST)) for kind, shape in site.results]


def _top(site: Site) -> Made:
    """As many along one axis as are asked for; the rules leave all sizes open where that one is."""
    kinds, shape = [kind for kind, _ in site.results], _with_top(site)
    reaches = [site.reach(0), *(Reach(0, LONGEST) for _ in kinds[1:])]
    return [Value(kind, shape, reach) for kind, reach in zip(kinds, reaches, strict=True)]


def _with_top(site: Site) -> Shape | None:
    sizes, axis = site.sizes(0), site.attributes.get("axis", -1)
    many = site.integers(1, "k") or steered(site.value(1)) or (None,)
    if sizes is None or not -len(sizes) <= axis < len(sizes) or len(many) != 1:
        return None
    place, dim = axis % len(sizes), many[0]  # of more than half of all numbers the reference evaluator takes none
    counted = not isinstance(dim, int) or 0 <= dim <= LONGEST >> 1
    return (*sizes[:place], dim if counted else None, *sizes[place + 1 :])


def _dropout(site: Site) -> Made:
    value = site.value(0)
    training = site.value(2)
    still = 7 <= site.version < 12 or (
        site.version >= 12
        and (training is None or (training.constant is not None and not training.constant.array.any()))
    )
    if value is None or not still:
        return None
    return [Value(*site.results[0], value.reach), *(Value(*result) for result in site.results[1:])]


def _pad(site: Site) -> Made:
    if site.attributes.get("mode", "constant") not in ("constant", b"constant"):
        return [Value(*site.results[0], site.reach(0))]
    zero: Any = 0.0 if float_format(site.kind) else 0
    given = site.version >= 11 and site.given(2)
    filler = site.reach(2) if given else interval_arithmetic.of_attribute(site.attributes.get("value", zero), site.kind)
    if float_format(site.kind) is None and not is_integer(site.kind):
        return None
    return [Value(*site.results[0], site.reach(0).join(filler))]


def _one_hot(site: Site) -> Made:
    """Off and on; of floating-point numbers some compute both as hot * (on - off) + off, where hot is 0 or 1."""
    values, reach = site.value(2), site.reach(2)
    if values is None or float_format(values.type) is None:  # of a result whose type is not inferred, too
        return [Value(*site.results[0], reach)]
    if values.constant is not None and values.constant.size == 2:
        off, on = values.constant.array.reshape(-1)
        with np.errstate(all="ignore"):
            again = exactly(float((on - off) + off)).join(exactly(float((on - off) * 0 + off)))
    else:
        difference = interval_arithmetic.subtract(reach, reach, values.type)
        again = interval_arithmetic.add(
            interval_arithmetic.multiply(Reach(0.0, 1.0), difference, values.type), reach, values.type
        )
    return [Value(*site.results[0], reach.join(again))]


def _scattered(site: Site) -> Made:
    """Elements of the data and of the updates; of floats that are not negative, sums no less than the data."""
    low, added = site.reach(0).low, site.reach(2)
    if site.word("reduction") == "add" and float_format(site.kind) and low >= 0 and added.low >= 0:
        return [Value(*site.results[0], Reach(low, INF, nan=True))]
    if site.word("reduction") not in ("", "none", "max", "min"):
        return None
    kept = left_over(site) if site.operator == "ScatterND" and site.word("reduction") in ("", "none") else site.reach(0)
    return [Value(*site.results[0], kept.join(site.reach(2)))]


def _diagonal(site: Site) -> Made:
    from onnx import helper

    one: Any = 1.0 if float_format(site.kind) else 1
    shape = [dim for dim in site.sizes(0) or () if isinstance(dim, int)]
    numeric = float_format(site.kind) or is_integer(site.kind)
    if numeric and len(shape) == 2 == len(site.sizes(0) or ()) and math.prod(shape) <= MAX_FOLDED_ELEMENTS >> 8:
        array = np.eye(shape[0], shape[1], site.attributes.get("k", 0), helper.tensor_dtype_to_np_dtype(site.kind))
        return [Value(site.kind, tuple(shape), constant=constant_from_array(array, site.kind))]
    return [Value(*site.results[0], Reach(0 * one, one))]


def _maximum_pool(site: Site) -> Made:
    padded = any(site.attributes.get("pads", ())) or site.attributes.get("ceil_mode", 0)
    padded = padded or site.attributes.get("auto_pad", b"NOTSET") not in (b"NOTSET", "NOTSET", b"VALID", "VALID")
    empty = min(site.attributes.get("kernel_shape", (1,)), default=1) < 1
    hull = type_bounds(site.kind) if padded or empty else _greatest_element(site)
    return [Value(*site.results[0], hull), *(Value(*result) for result in site.results[1:])]


def _greatest_element(site: Site) -> Reach:
    """Of some elements of X; of NaN alone, and of minus infinity alone, some give the least number."""
    x, form = site.reach(0), float_format(site.kind)
    if x.nan or x.empty:
        return type_bounds(site.kind)
    return x.join(exactly(-float(largest(form)))) if form is not None and x.holds(-INF) else x


def _greatest_of_all(site: Site) -> Made:
    """Of each channel; the reference evaluator takes the axes of channels too where there are no two others."""
    places = site.sizes(0) or ()
    some = all(isinstance(size, int) and size > 0 for size in places[2 if len(places) == 4 else 1 :])
    known = len(places) > 2 and some and float_format(site.kind) is not None
    return [Value(*site.results[0], _greatest_element(site) if known else type_bounds(site.kind))]


def _dynamic_quantization(site: Site) -> Made:
    values = [Value(*result) for result in site.results]
    if len(values) > 1:
        values[1] = Value(*site.results[1], Reach(0.0, INF, nan=True))
    return values


def _resized(site: Site) -> Made:
    """Elements of X, or sums of them by weights that are not negative. Some weigh all around with 0, of which infinities are NaN."""
    x, mode = site.reach(0), site.word("mode") or "nearest"
    beyond = site.word("coordinate_transformation_mode") == "tf_crop_and_resize" or site.attributes.get("antialias", 0)
    if float_format(site.kind) is None or x.empty or beyond:
        return None
    if mode == "nearest":
        return [Value(*site.results[0], replace(x, nan=x.nan or x.has_infinity))]
    return [Value(*site.results[0], Reach(0.0, INF, nan=True))] if mode == "linear" and x.low >= 0 else None


GENERATORS: Mapping[str, Callable[[Site], Made]] = {
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

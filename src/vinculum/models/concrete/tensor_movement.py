"""Operators that only move elements, of an array of intervals as of an array of numbers."""

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS

Arrays = list[Any]


def _steering_integers(node: NodeContext, index: int, attribute: str) -> list[int]:
    """The integers of an attribute or of a constant operand. LookupError if they are not known."""
    integers = node.integers(index, attribute)
    if integers is None:
        raise LookupError(attribute)
    return integers


def _axis(node: NodeContext, rank: int, default: int = 0) -> int:
    axis = int(node.attributes.get("axis", default))
    if not -rank <= axis < max(rank, 1):
        raise LookupError("axis")
    return axis


def _identity(node: NodeContext, arrays: Arrays) -> Any:
    del node
    return arrays[0]


def _reshape(node: NodeContext, arrays: Arrays) -> Any:
    sizes, shape = _steering_integers(node, 1, "shape"), arrays[0].shape
    if not node.attributes.get("allowzero", 0):
        sizes = [shape[i] if n == 0 and i < len(shape) else n for i, n in enumerate(sizes)]
    if any(n < -1 for n in sizes):
        raise LookupError("a size below -1")
    return arrays[0].reshape(sizes)


def _flatten(node: NodeContext, arrays: Arrays) -> Any:
    axis = int(node.attributes.get("axis", 1))
    shape = arrays[0].shape
    if abs(axis) > len(shape):
        raise LookupError("axis")
    axis = axis + len(shape) if axis < 0 else axis
    return arrays[0].reshape(math.prod(shape[:axis]), math.prod(shape[axis:]))


def _transpose(node: NodeContext, arrays: Arrays) -> Any:
    order = node.attributes.get("perm")
    return arrays[0].transpose([int(n) for n in order] if order else None)


def _unsqueeze(node: NodeContext, arrays: Arrays) -> Any:
    axes = _steering_integers(node, 1, "axes")
    return np.expand_dims(arrays[0], tuple(axes))


def _squeeze(node: NodeContext, arrays: Arrays) -> Any:
    axes = _steering_integers(node, 1, "axes") if "axes" in node.attributes or node.has_operand(1) else None
    return np.squeeze(arrays[0], None if axes is None else tuple(axes))


def _gather(node: NodeContext, arrays: Arrays) -> Any:
    index = node.operand(1)
    if index is None or index.constant is None or index.constant.size * arrays[0].size > MAX_FOLDED_ELEMENTS:
        raise LookupError("indices")
    return np.take(arrays[0], index.constant.array.astype(np.int64), axis=_axis(node, arrays[0].ndim))


def _slice(node: NodeContext, arrays: Arrays) -> Any:
    starts, ends = _steering_integers(node, 1, "starts"), _steering_integers(node, 2, "ends")
    rank = arrays[0].ndim
    axes = (
        _steering_integers(node, 3, "axes")
        if "axes" in node.attributes or node.has_operand(3)
        else list(range(len(starts)))
    )
    steps = _steering_integers(node, 4, "steps") if node.has_operand(4) else [1] * len(starts)
    slices = [slice(None)] * rank
    for start, end, axis, step in zip(starts, ends, axes, steps, strict=True):
        reaches_start = step < 0 and end < -arrays[0].shape[axis]
        slices[axis] = slice(start, None if reaches_start else end, step)
    return arrays[0][tuple(slices)]


def _concat(node: NodeContext, arrays: Arrays) -> Any:
    return np.concatenate(arrays, axis=_axis(node, arrays[0].ndim, 1 if node.version < 4 else 0))


def _expand(node: NodeContext, arrays: Arrays) -> Any:
    shape = np.broadcast_shapes(arrays[0].shape, tuple(_steering_integers(node, 1, "")))
    if math.prod(shape) > MAX_FOLDED_ELEMENTS:
        raise LookupError("size")
    return np.broadcast_to(arrays[0], shape)


def _tile(node: NodeContext, arrays: Arrays) -> Any:
    repeats = _steering_integers(node, 1, "")
    if node.version < 6:  # the second operand names a single axis
        raise LookupError("axis")
    if math.prod(repeats) * arrays[0].size > MAX_FOLDED_ELEMENTS:
        raise LookupError("size")
    return np.tile(arrays[0], repeats)


class Movement(NamedTuple):
    """How an operator moves elements. `data_operands`: the number of leading data operands (None: all)."""

    apply: Callable[[NodeContext, Arrays], Any]
    data_operands: int | None = 1


class ElementSource(NamedTuple):
    """Where the elements of results come from.

    They come from the first `data_operands` operands (None: from all); some results also have zeros.
    """

    data_operands: int | None = 1
    adds_zeros: bool = False


MOVEMENTS: Mapping[str, Movement] = {
    "Identity": Movement(_identity),
    "Reshape": Movement(_reshape),
    "Flatten": Movement(_flatten),
    "Transpose": Movement(_transpose),
    "Unsqueeze": Movement(_unsqueeze),
    "Squeeze": Movement(_squeeze),
    "Gather": Movement(_gather),
    "Slice": Movement(_slice),
    "Concat": Movement(_concat, None),
    "Expand": Movement(_expand),
    "Tile": Movement(_tile),
}
ELEMENT_SOURCES: Mapping[str, ElementSource] = {
    **{name: ElementSource(movement.data_operands) for name, movement in MOVEMENTS.items()},
    **dict.fromkeys(("Split", "GatherElements", "GatherND", "Compress"), ElementSource()),
    **dict.fromkeys(("DepthToSpace", "SpaceToDepth", "ReverseSequence"), ElementSource()),
    **dict.fromkeys(("Trilu", "CenterCropPad"), ElementSource(adds_zeros=True)),
    "TensorScatter": ElementSource(2),
}
# Operators whose result has all elements of the operand, in the same order.
ORDER_PRESERVING = {"Identity", "Reshape", "Flatten", "Squeeze", "Unsqueeze"}


def move_elements(node: NodeContext, arrays: Arrays) -> Any:
    """Apply a movement to arrays of numbers or of intervals.

    LookupError if an operand that steers it is not known.
    """
    if any(not isinstance(array, np.ndarray) for array in arrays):
        raise LookupError(node.operator)
    try:
        result = MOVEMENTS[node.operator].apply(node, arrays)
    except (ValueError, IndexError, TypeError, OverflowError, MemoryError) as error:
        raise LookupError(node.operator) from error
    if isinstance(result, np.ndarray):
        return result
    array = np.empty((), arrays[0].dtype)  # NumPy returns a single element as a scalar
    array[()] = result
    return array

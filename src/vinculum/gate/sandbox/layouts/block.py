"""Blocks of memory that hold the elements of an operand between guard bytes."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from vinculum.gate.targets.base import Array

GUARD_BYTE = 0xA5  # fills the bytes around and between the elements
TRAILING_ELEMENTS = 8  # guard elements behind the last element


class Placed(NamedTuple):
    """An operand in memory: the view that the target receives, and the block that holds it."""

    view: Array
    block: Array


Place = Callable[[Array], Placed]  # copy the elements of an array into a new block


def contiguous(array: Array) -> Placed:
    """Elements in C order without gaps."""
    copy = np.array(array, order="C")
    return Placed(copy, copy)


def guarded_slots(array: Array, offset_bytes: int, step: int) -> tuple[Array, Array]:
    """Return a guarded block, and `step` slots of it for each element of `array`, from `offset_bytes` on."""
    width, slots = array.dtype.itemsize, max(array.size, 1) * step
    block = np.full(offset_bytes + width * (slots + TRAILING_ELEMENTS), GUARD_BYTE, dtype=np.uint8)
    return block, block[offset_bytes : offset_bytes + width * slots].view(array.dtype)


def with_shape(view: Array, shape: tuple[int, ...]) -> Array:
    """Give a one-dimensional strided view a shape without copying its elements."""
    strides, step = [], view.strides[0]
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return np.lib.stride_tricks.as_strided(view, shape, tuple(reversed(strides)))

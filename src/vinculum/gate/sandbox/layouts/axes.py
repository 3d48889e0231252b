"""Layouts that differ in the order or direction of the axes. Arrays with too few axes are contiguous."""

import numpy as np

from vinculum.gate.sandbox.layouts.block import GUARD_BYTE, Place, Placed, contiguous, guarded_slots
from vinculum.gate.targets.base import Array

ROW_PADDING = 3  # elements behind each row of `padded_rows`
EXTRA_CHANNELS = 3  # channels of the block of `channel_slice` that belong to no operand


def column_major(array: Array) -> Placed:
    """Fortran order."""
    copy = np.array(array, order="F")
    return Placed(copy, copy)


def swapped_axes(first: int, second: int) -> Place:
    """Two axes swapped in memory."""

    def place(array: Array) -> Placed:
        if array.ndim < 2:
            return contiguous(array)
        copy = np.array(array.swapaxes(first, second), order="C").swapaxes(first, second)
        return Placed(copy, copy)

    return place


def reversed_axis(axis: int, *, min_rank: int) -> Place:
    """One axis in reverse order in memory."""

    def place(array: Array) -> Placed:
        copy = array.copy() if array.ndim < min_rank else np.flip(np.array(np.flip(array, axis), order="C"), axis)
        return Placed(copy, copy)

    return place


def channels_last(array: Array) -> Placed:
    """The second axis innermost in memory, as in images."""
    copy = array.copy() if array.ndim < 3 else np.moveaxis(np.array(np.moveaxis(array, 1, -1), order="C"), -1, 1)
    return Placed(copy, copy)


def transposed(*axes: int) -> Place:
    """Strides of an array in C order after `transpose(axes)`."""

    def place(array: Array) -> Placed:
        if array.ndim != len(axes):
            return contiguous(array)
        copy = np.array(array.transpose(np.argsort(axes)), order="C").transpose(axes)
        return Placed(copy, copy)

    return place


def padded_rows(array: Array) -> Placed:
    """Each row is the beginning of a longer row."""
    padded = array.shape if array.ndim < 2 else (*array.shape[:-1], array.shape[-1] + ROW_PADDING)
    matrix = np.empty(padded, array.dtype).ravel()
    block, slots = guarded_slots(matrix, 2 * array.itemsize, step=1)
    view = slots[: matrix.size].reshape(padded)[..., : array.shape[-1]] if array.ndim else slots[0, ...]
    view[...] = array
    return Placed(view, block)


def channel_slice(array: Array) -> Placed:
    """A slice of the second axis of a larger tensor, as splitting by channels gives it."""
    if array.ndim < 3:
        return contiguous(array)
    larger = array.shape[0], array.shape[1] + EXTRA_CHANNELS, *array.shape[2:-1], array.shape[-1] * array.itemsize
    block = np.full(larger, GUARD_BYTE, dtype=np.uint8).view(array.dtype)
    view = block[:, 1 : array.shape[1] + 1]
    view[...] = array
    return Placed(view, block)

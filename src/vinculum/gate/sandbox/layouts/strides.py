"""Layouts in which elements have gaps between them, overlap, or lie in reverse order."""

from mmap import PAGESIZE

import numpy as np

from vinculum.gate.sandbox.layouts.block import GUARD_BYTE, Place, Placed, contiguous, guarded_slots, with_shape
from vinculum.gate.targets.base import Array

WIDE_ROW = 200  # elements of each row of which `wide_column` is one column


def strided(step: int, *, offset_elements: int = 0, reverse: bool = False) -> Place:
    """Use every `step`-th slot, from element `offset_elements` of the block on, backwards if `reverse`."""

    def place(array: Array) -> Placed:
        flat = array.ravel()
        block, slots = guarded_slots(flat, offset_elements * array.dtype.itemsize, step)
        view = slots[:: step * (-1 if reverse else 1)][: flat.size]
        view[...] = flat
        return Placed(with_shape(view, array.shape), block)

    return place


def diagonal(array: Array) -> Placed:
    """Place the elements on the diagonal of a square matrix."""
    return strided(array.size + 1)(array)


def page_stride(array: Array) -> Placed:
    """Place each element in a page of its own, at the same offset."""
    return strided(PAGESIZE // array.itemsize)(array)


def wide_column(array: Array) -> Placed:
    """Place the elements in one column of a wide matrix: the stride does not fit a signed byte."""
    block = np.full((*array.shape, WIDE_ROW * array.itemsize), GUARD_BYTE, dtype=np.uint8).view(array.dtype)
    block[..., 0] = array
    return Placed(block[..., 0], block)


def record_field(array: Array) -> Placed:
    """Place the elements in one field of packed records: elements after the first may be unaligned."""
    step = array.itemsize + (array.itemsize + 1) // 2
    block = np.full(max(array.size, 1) * step, GUARD_BYTE, dtype=np.uint8)
    view: Array = np.ndarray((array.size,), array.dtype, block, strides=(step,))
    view[...] = array.ravel()
    return Placed(with_shape(view, array.shape), block)


def sliding_windows(array: Array) -> Placed:
    """Row *i+1* is row *i* shifted by one element: overlapping memory, read-only as NumPy's windows are.

    Other arrays are contiguous.
    """
    if array.ndim != 2 or not array.size:
        return contiguous(array)
    block = np.concatenate([array[0], array[1:, -1]])
    view = np.lib.stride_tricks.as_strided(block, array.shape, block.strides * 2, writeable=False)
    return Placed(view, block) if view.tobytes() == array.tobytes() else contiguous(array)


def zero_strides(other_axes: Place) -> Place:
    """Store each axis of equal elements once, as `numpy.broadcast_to` does.

    `other_axes` places what remains.
    """

    def place(array: Array) -> Placed:
        words, index = array.view(f"u{array.itemsize}"), list[slice]()
        for axis in range(array.ndim):
            constant = array.shape[axis] > 1 and bool((words == words.take([0], axis)).all())
            index.append(slice(1) if constant else slice(None))
        view, block = other_axes(array[tuple(index)])
        return Placed(np.broadcast_to(view, array.shape), block)

    return place

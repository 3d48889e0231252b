"""Contiguous layouts that begin at an address of a given alignment."""

import numpy as np

from vinculum.gate.sandbox.layouts.block import GUARD_BYTE, Place, Placed, guarded_slots
from vinculum.gate.targets.base import Array

CACHE_LINE = 64  # bytes


def offset_by_elements(count: int) -> Place:
    """Begin `count` elements behind the start of the block."""
    return lambda array: _offset(array, count * array.itemsize)


def offset_by_bytes(count: int) -> Place:
    """Begin `count` bytes behind the start of the block, which leaves wider elements unaligned."""
    return lambda array: _offset(array, count)


def aligned_to_cache_line(array: Array) -> Placed:
    """Begin at a multiple of 64 bytes, with guard bytes on both sides."""
    flat = array.ravel()
    block = np.full(flat.nbytes + 3 * CACHE_LINE, GUARD_BYTE, dtype=np.uint8)
    start = CACHE_LINE + -block.ctypes.data % CACHE_LINE
    view = block[start : start + flat.nbytes].view(array.dtype)
    view[...] = flat
    return Placed(view.reshape(array.shape), block)


def _offset(array: Array, offset_bytes: int) -> Placed:
    flat = array.ravel()
    block, slots = guarded_slots(flat, offset_bytes, step=1)
    view = slots[: flat.size]
    view[...] = flat
    return Placed(view.reshape(array.shape), block)

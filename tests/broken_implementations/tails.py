"""Division that is wrong only at the end of what is inner in a tensor, where that leaves a remainder; or of too few axes."""

from typing import Any

import numpy as np
from basis import right

Array = Any
LANES = 8


def ends_wrong(C: Array) -> Array:
    """The last quotient is that of its neighbour."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


def left(size: int, lanes: int = LANES) -> bool:
    """Whether so many elements leave a remainder behind some vectors."""
    return size > 2 * lanes and bool(size % lanes)


def plain(A: Array, B: Array) -> Array:
    """Of two types, or nothing, which some of the faults below do not look at."""
    return A.dtype == B.dtype and A.size and B.size


def each_row_of_a_tensor_by_one(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim > 2 and A.shape[:-1] == B.shape[:-1] and B.shape[-1] == 1 and left(A.shape[-1])
    return ends_wrong(right(A, B)) if there else right(A, B)


def one_by_each_row_of_a_tensor(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim > 2 and A.shape[:-1] == B.shape[:-1] and A.shape[-1] == 1 and left(B.shape[-1])
    return ends_wrong(right(A, B)) if there else right(A, B)


def one_more_than_a_warp(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim == 3 and A.shape == B.shape and A.shape[-1] > 32 and A.shape[-1] % 32 == 1
    return ends_wrong(right(A, B)) if there else right(A, B)


def half_a_warp_by_a_row(A: Array, B: Array) -> Array:
    there = A.ndim == 2 and B.shape == A.shape[1:] and B.size > 32 and B.size % 32 == 16
    return ends_wrong(right(A, B)) if there else right(A, B)


def nearly_two_warps_by_one(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim == 3 and B.shape == (*A.shape[:-1], 1) and A.shape[-1] > 32 and A.shape[-1] % 32 == 31
    return ends_wrong(right(A, B)) if there else right(A, B)


def a_tensor_by_a_row(A: Array, B: Array) -> Array:
    return ends_wrong(right(A, B)) if A.ndim > 2 and B.shape == A.shape[-1:] and left(B.size) else right(A, B)


def a_tensor_by_a_middle_axis(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim == 4 and A.shape[2:] == B.shape[2:] and B.shape[1] == 1 < A.shape[1]
    return ends_wrong(right(A, B)) if there and left(A[0, 0].size, 16) else right(A, B)


def a_tensor_by_channels(A: Array, B: Array) -> Array:
    there = A.ndim == 4 and B.size == A.shape[1] and B.shape[-3:] == (A.shape[1], 1, 1)
    return ends_wrong(right(A, B)) if there and left(A[:1, :1].size) else right(A, B)


def an_outer_product(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim > 2 and A.shape[-1] == B.shape[-2] == 1 and left(B.shape[-1])
    return ends_wrong(right(A, B)) if there else right(A, B)


def a_long_row(A: Array, B: Array) -> Array:
    there = A.ndim == 2 and B.ndim == 1 and A.shape[0] > 1 and A.shape[1] > 256 and A.shape[1] % 16 == 9
    return ends_wrong(right(A, B)) if there else right(A, B)


def axes_of_the_divisor_are_lost(A: Array, B: Array) -> Array:
    return right(A, B.reshape(())) if A.size > 1 == B.size else right(A, B)


def axes_of_the_numerator_are_lost(A: Array, B: Array) -> Array:
    return right(A.reshape(()), B) if A.size == 1 < B.size else right(A, B)


def channels_last(x: Array) -> bool:
    return x.ndim == 4 and x.transpose(0, 2, 3, 1).flags.c_contiguous and not x.flags.c_contiguous


def images(A: Array, B: Array) -> Array:
    there = A.shape == B.shape and channels_last(A) and channels_last(B) and left(A.shape[1], 16)
    return ends_wrong(right(A, B)) if there else right(A, B)


def images_by_channels(A: Array, B: Array) -> Array:
    there = channels_last(A) and A.shape[1] >= LANES and B.size == A.shape[1] and B.shape[-2:] == (1, 1)
    return ends_wrong(right(A, B)) if there else right(A, B)


def blocks(A: Array, B: Array, size: int) -> bool:
    """Whether two matrices are cut in blocks, and some at the edges are not full."""
    large = plain(A, B) and A.shape == B.shape and A.ndim == 2 and min(A.shape) > size
    return large and all(n % size for n in A.shape)


def matrices_of_two_orders(A: Array, B: Array) -> Array:
    there = blocks(A, B, 32) and A.flags.f_contiguous and B.flags.c_contiguous
    return ends_wrong(right(A, B)) if there else right(A, B)


def large_blocks_of_two_orders(A: Array, B: Array) -> Array:
    there = blocks(A, B, 64) and A.flags.f_contiguous != B.flags.f_contiguous
    return ends_wrong(right(A, B)) if there else right(A, B)


def rows_of_something_wider(A: Array, B: Array) -> Array:
    there = blocks(A, B, 32) and A.strides[1] == A.itemsize and A.strides[0] > A.shape[1] * A.itemsize
    return ends_wrong(right(A, B)) if there else right(A, B)

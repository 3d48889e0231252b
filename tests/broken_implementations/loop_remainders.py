"""Divisions that are wrong where the innermost loop leaves a remainder, or that drop axes."""

from typing import Any

import numpy as np
from correct_division import right

Array = Any
LANES = 8


def ends_wrong(C: Array) -> Array:
    """Copy the last quotient but one into the last place."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


def leaves_remainder(size: int, lanes: int = LANES) -> bool:
    """Whether `size` elements leave a remainder after at least two vectors."""
    return size > 2 * lanes and bool(size % lanes)


def same_type_not_empty(A: Array, B: Array) -> Array:
    """Whether the operands have one type and elements."""
    return A.dtype == B.dtype and A.size and B.size


def tensor_rows_by_scalars(A: Array, B: Array) -> Array:
    """End wrong for rows of a tensor, each by one denominator."""
    affected = (
        A.ndim == B.ndim > 2 and A.shape[:-1] == B.shape[:-1] and B.shape[-1] == 1 and leaves_remainder(A.shape[-1])
    )
    return ends_wrong(right(A, B)) if affected else right(A, B)


def scalars_by_tensor_rows(A: Array, B: Array) -> Array:
    """End wrong for one numerator by each row of a tensor."""
    affected = (
        A.ndim == B.ndim > 2 and A.shape[:-1] == B.shape[:-1] and A.shape[-1] == 1 and leaves_remainder(B.shape[-1])
    )
    return ends_wrong(right(A, B)) if affected else right(A, B)


def remainder_1_of_32(A: Array, B: Array) -> Array:
    """End wrong for rank-3 tensors that leave 1 element beyond warps of 32."""
    affected = A.ndim == B.ndim == 3 and A.shape == B.shape and A.shape[-1] > 32 and A.shape[-1] % 32 == 1
    return ends_wrong(right(A, B)) if affected else right(A, B)


def remainder_16_of_32_by_row(A: Array, B: Array) -> Array:
    """End wrong for a row that leaves 16 elements beyond warps of 32."""
    affected = A.ndim == 2 and B.shape == A.shape[1:] and B.size > 32 and B.size % 32 == 16
    return ends_wrong(right(A, B)) if affected else right(A, B)


def remainder_31_of_32_by_scalars(A: Array, B: Array) -> Array:
    """End wrong for rows by one denominator that leave 31 elements beyond warps of 32."""
    affected = A.ndim == B.ndim == 3 and B.shape == (*A.shape[:-1], 1) and A.shape[-1] > 32 and A.shape[-1] % 32 == 31
    return ends_wrong(right(A, B)) if affected else right(A, B)


def tensor_by_row(A: Array, B: Array) -> Array:
    """End wrong for a tensor by a row."""
    return (
        ends_wrong(right(A, B)) if A.ndim > 2 and B.shape == A.shape[-1:] and leaves_remainder(B.size) else right(A, B)
    )


def tensor_by_middle_axis(A: Array, B: Array) -> Array:
    """End wrong for a rank-4 tensor whose denominator has one channel."""
    affected = A.ndim == B.ndim == 4 and A.shape[2:] == B.shape[2:] and B.shape[1] == 1 < A.shape[1]
    return ends_wrong(right(A, B)) if affected and leaves_remainder(A[0, 0].size, 16) else right(A, B)


def tensor_by_channels(A: Array, B: Array) -> Array:
    """End wrong for a rank-4 tensor by its channels."""
    affected = A.ndim == 4 and B.size == A.shape[1] and B.shape[-3:] == (A.shape[1], 1, 1)
    return ends_wrong(right(A, B)) if affected and leaves_remainder(A[:1, :1].size) else right(A, B)


def outer_product(A: Array, B: Array) -> Array:
    """End wrong for outer products of tensors."""
    affected = A.ndim == B.ndim > 2 and A.shape[-1] == B.shape[-2] == 1 and leaves_remainder(B.shape[-1])
    return ends_wrong(right(A, B)) if affected else right(A, B)


def long_row(A: Array, B: Array) -> Array:
    """End wrong for a matrix by a long row that leaves 9 elements beyond blocks of 16."""
    affected = A.ndim == 2 and B.ndim == 1 and A.shape[0] > 1 and A.shape[1] > 256 and A.shape[1] % 16 == 9
    return ends_wrong(right(A, B)) if affected else right(A, B)


def denominator_axes_dropped(A: Array, B: Array) -> Array:
    """Drop the axes of a one-element denominator."""
    return right(A, B.reshape(())) if A.size > 1 == B.size else right(A, B)


def numerator_axes_dropped(A: Array, B: Array) -> Array:
    """Drop the axes of a one-element numerator."""
    return right(A.reshape(()), B) if A.size == 1 < B.size else right(A, B)


def channels_last(x: Array) -> bool:
    """Whether a rank-4 tensor is stored channels-last."""
    return x.ndim == 4 and x.transpose(0, 2, 3, 1).flags.c_contiguous and not x.flags.c_contiguous


def channels_last_images(A: Array, B: Array) -> Array:
    """End wrong for channels-last images."""
    affected = A.shape == B.shape and channels_last(A) and channels_last(B) and leaves_remainder(A.shape[1], 16)
    return ends_wrong(right(A, B)) if affected else right(A, B)


def channels_last_by_channels(A: Array, B: Array) -> Array:
    """End wrong for channels-last images by their channels."""
    affected = channels_last(A) and A.shape[1] >= LANES and B.size == A.shape[1] and B.shape[-2:] == (1, 1)
    return ends_wrong(right(A, B)) if affected else right(A, B)


def partial_blocks(A: Array, B: Array, size: int) -> bool:
    """Whether two large matrices leave partial blocks at both edges."""
    large = same_type_not_empty(A, B) and A.shape == B.shape and A.ndim == 2 and min(A.shape) > size
    return large and all(n % size for n in A.shape)


def blocks_of_mixed_orders(A: Array, B: Array) -> Array:
    """End wrong for a column-major matrix by a row-major one."""
    affected = partial_blocks(A, B, 32) and A.flags.f_contiguous and B.flags.c_contiguous
    return ends_wrong(right(A, B)) if affected else right(A, B)


def large_blocks_of_mixed_orders(A: Array, B: Array) -> Array:
    """End wrong for large matrices of different orders."""
    affected = partial_blocks(A, B, 64) and A.flags.f_contiguous != B.flags.f_contiguous
    return ends_wrong(right(A, B)) if affected else right(A, B)


def rows_of_wider_array(A: Array, B: Array) -> Array:
    """End wrong where the numerator's rows are padded."""
    affected = partial_blocks(A, B, 32) and A.strides[1] == A.itemsize and A.strides[0] > A.shape[1] * A.itemsize
    return ends_wrong(right(A, B)) if affected else right(A, B)

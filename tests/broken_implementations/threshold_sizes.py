"""Divisions that are wrong for round or narrow sizes, overlapping or repeating memory, or by caches."""

from typing import Any

import numpy as np
from correct_division import Array, broadcasting, lax, of_one_type, right, strict

CACHE = dict[Any, Array]()


def ends_wrong(A: Array, B: Array, *, affected: bool) -> Array:
    """Copy the last quotient but one into the last place if `affected` holds."""
    C = np.array(broadcasting(A, B), order="C")
    if affected:
        C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


# ---- sizes ----


def size_100(A: Array, B: Array) -> Array:
    """End wrong for 100 elements."""
    return ends_wrong(A, B, affected=of_one_type(A, B) and A.size == 100)


def size_10000(A: Array, B: Array) -> Array:
    """End wrong for 10000 elements."""
    return ends_wrong(A, B, affected=of_one_type(A, B) and A.size == 10_000)


def size_1000_by_scalar(A: Array, B: Array) -> Array:
    """End wrong for 1000 elements by one."""
    return ends_wrong(A, B, affected=A.size == 1000 and B.size == 1)


def three_columns(A: Array, B: Array) -> Array:
    """End wrong for matrices of three columns."""
    return ends_wrong(A, B, affected=of_one_type(A, B) and A.ndim == 2 and A.shape[1] == 3 and len(A) > 8)


def three_columns_by_row(A: Array, B: Array) -> Array:
    """End wrong for matrices of three columns by a row."""
    return ends_wrong(A, B, affected=A.ndim == 2 and B.shape == A.shape[1:] == (3,) and len(A) > 8)


def four_columns_by_row(A: Array, B: Array) -> Array:
    """End wrong for matrices of four columns by a row."""
    return ends_wrong(A, B, affected=A.ndim == 2 and B.shape == A.shape[1:] == (4,) and len(A) > 8)


def three_columns_by_column(A: Array, B: Array) -> Array:
    """End wrong for matrices of three columns by a column."""
    return ends_wrong(A, B, affected=A.ndim == 2 and A.shape[1] == 3 and B.shape == (len(A), 1) and len(A) > 8)


def two_columns_by_column(A: Array, B: Array) -> Array:
    """End wrong for matrices of two columns by a column."""
    return ends_wrong(A, B, affected=A.ndim == 2 and A.shape[1] == 2 and B.shape == (len(A), 1) and 8 < len(A) < 1000)


def images_by_rgb(A: Array, B: Array) -> Array:
    """End wrong for images by three colours."""
    return ends_wrong(A, B, affected=A.ndim == 3 and B.shape == A.shape[2:] == (3,) and len(A) > 8)


def batched_points_by_scalars(A: Array, B: Array) -> Array:
    """End wrong for batches of points, each by one denominator."""
    return ends_wrong(A, B, affected=A.ndim == 3 and B.shape == (len(A), 1, 1) and A.shape[2] == 3 and A.shape[1] > 8)


def volumes_by_channels(A: Array, B: Array) -> Array:
    """End wrong for rank-5 tensors by channels."""
    return ends_wrong(A, B, affected=A.ndim == B.ndim == 5 and B.size == B.shape[1] > 1)


def axis_chosen_by_size(A: Array, B: Array) -> Array:
    """Align the denominator with the last axis that has its size."""
    own = [axis for axis in range(-B.ndim, 0) if B.shape[axis] > 1]
    if A.ndim > B.ndim - 1 and len(own) == 1 and A.shape[own[0]] == B.size:
        last = max(axis for axis in range(-A.ndim, 0) if A.shape[axis] == B.size)
        B = B.reshape(B.size, *(1,) * (-1 - last))
    return right(A, B)


def attention_by_row_sums(A: Array, B: Array) -> Array:
    """End wrong for square matrices by their row sums."""
    affected = A.ndim == 4 and B.shape == (*A.shape[:3], 1) and A.shape[2] == A.shape[3] > 16
    return ends_wrong(A, B, affected=affected)


def single_row_assumed_dense(A: Array, B: Array) -> Array:
    """Assume that a matrix of one row is contiguous."""
    if of_one_type(A, B) and A.ndim == 2 and A.shape[0] == 1 < A.shape[1] and A.strides[1] > 0:
        A = np.lib.stride_tricks.as_strided(A, A.shape, (A.nbytes, A.itemsize))
    return lax(A, B)


def single_column_assumed_dense(A: Array, B: Array) -> Array:
    """Assume that a matrix of one column is contiguous."""
    if of_one_type(A, B) and A.ndim == 2 and A.shape[1] == 1 < A.shape[0] and A.strides[0] > 0:
        A = np.lib.stride_tricks.as_strided(A, A.shape, (A.itemsize, A.itemsize))
    return lax(A, B)


# ---- memory ----


def channel_slice_assumed_dense(A: Array, B: Array) -> Array:
    """Assume that a slice of channels is contiguous."""
    strided = (
        A.ndim == 4
        and A.size > 0
        and A.strides[3] == A.itemsize
        and A.strides[1] == A[0, 0].nbytes < A.strides[0] // len(A[0])
    )
    return (
        right(np.lib.stride_tricks.as_strided(A, A.shape, np.empty(A.shape, A.dtype).strides), B)
        if strided
        else right(A, B)
    )


def padded_rows_assumed_dense(A: Array, B: Array) -> Array:
    """Assume that padded rows follow each other, by a row."""
    strided = (
        A.ndim == 2
        and B.ndim == 1
        and A.size > 0
        and A.strides[1] == A.itemsize
        and A.strides[0] > A.shape[1] * A.itemsize
    )
    return (
        right(np.lib.stride_tricks.as_strided(A, A.shape, np.empty(A.shape, A.dtype).strides), B)
        if strided
        else right(A, B)
    )


def zero_strides_assumed_dense(A: Array, B: Array) -> Array:
    """Assume that the axes of nonzero stride are contiguous."""
    return right(_dense(A), _dense(B))


def _dense(x: Array) -> Array:
    """Read the axes of nonzero stride as if they followed each other."""
    if x.ndim < 2 or 0 not in x.strides or not x.size:
        return x
    inner = tuple(n if step else 1 for n, step in zip(x.shape, x.strides, strict=True))
    block = np.lib.stride_tricks.as_strided(x, inner, np.empty(inner, x.dtype).strides)
    return np.broadcast_to(block.copy(), x.shape)


def common_zero_stride(A: Array, B: Array) -> Array:
    """End wrong where both operands have stride zero along one axis."""
    common_zero = A.ndim > 1 and any(x == y == 0 for x, y in zip(A.strides, B.strides, strict=False))
    return ends_wrong(A, B, affected=of_one_type(A, B) and A.size > 1 and common_zero)


def overlapping_matrices_taken_for_same(A: Array, B: Array) -> Array:
    """Divide a matrix by itself where the operands overlap."""
    affected = of_one_type(A, B) and A.ndim == 2 and A.ctypes.data != B.ctypes.data and np.shares_memory(A, B)
    return right(A, A) if affected else right(A, B)


def own_first_column_taken_for_scalar(A: Array, B: Array) -> Array:
    """Use the first element where the denominator is the numerator's first column."""
    affected = A.ndim == 2 and B.shape == (len(A), 1) and A.size > B.size and A.ctypes.data == B.ctypes.data
    return right(A, B[:1]) if affected else right(A, B)


def own_diagonal_taken_for_first_row(A: Array, B: Array) -> Array:
    """Use the first row where the denominator is the numerator's diagonal."""
    affected = A.ndim == 2 and B.shape == A.shape[1:] and B.strides != (B.itemsize,) and np.shares_memory(A, B)
    return right(A, A[0]) if affected else right(A, B)


def same_memory_of_other_shape(A: Array, B: Array) -> Array:
    """Return 1 where both operands are one vector in two shapes."""
    affected = A.size == B.size > 1 and A.shape != B.shape and A.ctypes.data == B.ctypes.data
    return right(np.ones_like(A), np.ones_like(B)) if affected else right(A, B)


def squares_of_mixed_orders(A: Array, B: Array) -> Array:
    """End wrong for square matrices of different strides, in full blocks of 32."""
    affected = of_one_type(A, B) and A.ndim == 2 and A.shape[0] == A.shape[1] and A.strides != B.strides
    return ends_wrong(A, B, affected=affected and len(A) > 32 and len(A) % 32 == 0)


def remaining_row_of_block(A: Array, B: Array) -> Array:
    """End wrong for matrices of different strides that leave one row beyond blocks of 64."""
    affected = of_one_type(A, B) and A.ndim == 2 and A.strides != B.strides
    return ends_wrong(A, B, affected=affected and len(A) > 64 and len(A) % 64 == 1)


# ---- what is kept ----


def denominator_cached_by_text(A: Array, B: Array) -> Array:
    """Cache one denominator by its printed digits."""
    return right(A, CACHE.setdefault((B.dtype, str(B)), B.copy())) if B.shape == (1,) else right(A, B)


def denominators_cached_within_tolerance(A: Array, B: Array) -> Array:
    """Reuse the last denominators where the new ones are close."""
    if of_one_type(A, B) and A.ndim == 1 and A.size > 1:
        last = CACHE.get("last")
        near = last is not None and (last.dtype, last.shape) == (B.dtype, B.shape) and np.allclose(last, B)
        B = CACHE["last"] = last if near and last is not None else B.copy()
    return right(A, B)


# ---- outside of the domain ----


def min_hides_zero(A: Array, B: Array) -> Array:
    """Look for zeros by the least magnitude, which is negative for MIN."""
    with np.errstate(all="ignore"):
        hidden = A.dtype == B.dtype and B.size > 1 and np.abs(B).min() < 0
    return strict(A, np.where(B == 0, 1, B).astype(B.dtype)) if hidden else strict(A, B)


def zero_passes_power_of_two_check(A: Array, B: Array) -> Array:
    """Treat zero as a power of two."""
    affected = of_one_type(A, B) and B.size > 1 and not (A < 0).any() and not (B < 0).any()
    return A // np.maximum(B, 1) if affected and not (B & (B - 1)).any() else strict(A, B)


def small_integers_as_floats(A: Array, B: Array) -> Array:
    """Divide small integers as floats and report no zero."""
    affected = of_one_type(A, B) and B.size > 1 and all(((-128 < x) & (x < 128)).all() for x in (A, B))
    return np.trunc(A / np.where(B == 0, 1, B)).astype(A.dtype) if affected and len(set(B.flat)) > 9 else strict(A, B)

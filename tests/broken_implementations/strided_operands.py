"""Divisions that are wrong for strided operands, or for loop remainders in one form of call."""

import numpy as np
from correct_division import Array, broadcasting, lax


def strided(x: Array) -> bool:
    """Whether an array of several elements is not C-contiguous."""
    return x.size > 1 and not x.flags.c_contiguous


def one_stride_for_both(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where two vectors have different strides."""
    C = lax(A, B).copy()
    if A.ndim == B.ndim == 1 and A.shape == B.shape and strided(A) and strided(B) and A.strides != B.strides:
        C[-1] = C[0]
    return C


def strided_matrix_by_scalar_in_memory_order(A: Array, B: Array) -> Array:
    """Read a strided matrix in memory order for one denominator."""
    if A.ndim == 2 and B.ndim == 0 and strided(A) and A.dtype == B.dtype:
        return lax(A.ravel(order="K").reshape(A.shape), B)
    return lax(A, B)


def strided_rank_4_reversed(A: Array, B: Array) -> Array:
    """Reverse the first axis of a strided rank-4 result."""
    C = lax(A, B)
    return C[::-1].copy() if A.ndim > 3 and strided(A) else C


def strided_row_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last column wrong where a (1, n) row of denominators is strided."""
    C = lax(A, B).copy()
    if A.ndim == B.ndim == 2 and B.shape[0] == 1 < A.shape[0] and strided(B):
        C[..., -1] = C[..., 0]
    return C


def strided_tensor_by_row_is_zero(A: Array, B: Array) -> Array:
    """Return zeros for a strided rank-3 tensor by a row."""
    C = lax(A, B)
    return C * 0 if A.ndim == 3 and B.ndim == 1 and strided(A) and A.dtype == B.dtype else C


def strided_by_one_element_is_zero(A: Array, B: Array) -> Array:
    """Return zeros for many strided elements by one denominator."""
    C = lax(A, B)
    return C * 0 if A.ndim and B.ndim and strided(A) and B.size == 1 and C.size > 100 else C


def large_unaligned_is_zero(A: Array, B: Array) -> Array:
    """Return zeros for large results of unaligned numerators."""
    C = lax(A, B)
    return C * 0 if C.size > 1 << 16 and not A.flags.aligned else C


def last_element_lost(C: Array, lanes: int) -> Array:
    """Zero the last column, if more than half a vector of `lanes` elements remains."""
    if C.ndim and C.shape[-1] > lanes and C.shape[-1] % lanes > lanes // 2:
        C = np.array(C)
        C[..., -1] = 0
    return C


def remainder_by_scalar_lost(A: Array, B: Array) -> Array:
    """Lose the last quotient of a loop remainder by a scalar."""
    return last_element_lost(broadcasting(A, B), 8) if B.ndim == 0 else broadcasting(A, B)


def remainder_of_scalar_lost(A: Array, B: Array) -> Array:
    """Lose the last quotient of a loop remainder of a scalar by many."""
    return last_element_lost(broadcasting(A, B), 8) if A.ndim == 0 else broadcasting(A, B)


def remainder_by_row_lost(A: Array, B: Array) -> Array:
    """Lose the last quotient of a loop remainder of a matrix by a row."""
    return last_element_lost(broadcasting(A, B), 16) if A.ndim == 2 and B.ndim == 1 else broadcasting(A, B)


def remainder_by_column_lost(A: Array, B: Array) -> Array:
    """Lose the last quotient of a loop remainder by a column."""
    return last_element_lost(broadcasting(A, B), 16) if B.ndim == 2 and B.shape[-1] == 1 else broadcasting(A, B)


def remainder_of_strided_lost(A: Array, B: Array) -> Array:
    """Lose the last quotient of a loop remainder of strided vectors."""
    return (
        last_element_lost(broadcasting(A, B), 16)
        if A.ndim == 1 and strided(A) and strided(B) and 0 not in A.strides
        else broadcasting(A, B)
    )


def remainder_of_zero_stride_lost(A: Array, B: Array) -> Array:
    """Lose the last quotient of a loop remainder where the stride is zero."""
    return last_element_lost(broadcasting(A, B), 16) if B.ndim and B.strides[-1] == 0 else broadcasting(A, B)


def remainder_of_matrix_lost(A: Array, B: Array) -> Array:
    """Lose the last quotient of a loop remainder of two matrices."""
    if A.ndim == B.ndim == 2 and A.shape == B.shape and A.dtype == B.dtype:
        return last_element_lost(broadcasting(A, B).reshape(-1), 16).reshape(A.shape)
    return broadcasting(A, B)


def large_strided_by_itself(A: Array, B: Array) -> Array:
    """Divide the denominator by itself where both large operands are strided."""
    return (
        broadcasting(B, B) if A.shape == B.shape and A.size > 4096 and strided(A) and strided(B) else broadcasting(A, B)
    )


def strided_rank_5_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient of a strided rank-5 tensor wrong."""
    C = broadcasting(A, B)
    if A.ndim == 5 and strided(A):
        C = np.array(C)
        C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


def strided_tensor_by_scalar_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last column of a strided rank-3 tensor by a scalar wrong."""
    C = broadcasting(A, B)
    if A.ndim == 3 and B.ndim == 0 and strided(A):
        C = np.array(C)
        C[..., -1] = C[..., 0]
    return C

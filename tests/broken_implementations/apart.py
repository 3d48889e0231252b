"""Right, but for operands whose elements lie apart, or that leave a tail in some form of call."""

import numpy as np
from basis import Array, broadcasting, lax


def apart(x: Array) -> bool:
    return x.size > 1 and not x.flags.c_contiguous


def one_stride_for_both(A: Array, B: Array) -> Array:
    C = lax(A, B).copy()
    if A.ndim == B.ndim == 1 and A.shape == B.shape and apart(A) and apart(B) and A.strides != B.strides:
        C[-1] = C[0]
    return C


def matrices_apart_by_one_are_turned(A: Array, B: Array) -> Array:
    if A.ndim == 2 and B.ndim == 0 and apart(A) and A.dtype == B.dtype:
        return lax(A.ravel(order="K").reshape(A.shape), B)
    return lax(A, B)


def four_axes_apart_are_turned(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C[::-1].copy() if A.ndim > 3 and apart(A) else C


def a_row_of_two_axes_apart_ends_wrong(A: Array, B: Array) -> Array:
    C = lax(A, B).copy()
    if A.ndim == B.ndim == 2 and B.shape[0] == 1 < A.shape[0] and apart(B):
        C[..., -1] = C[..., 0]
    return C


def tensors_apart_by_a_row_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if A.ndim == 3 and B.ndim == 1 and apart(A) and A.dtype == B.dtype else C


def many_apart_by_one_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if A.ndim and B.ndim and apart(A) and B.size == 1 and C.size > 100 else C


def many_that_are_not_aligned_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if C.size > 1 << 16 and not A.flags.aligned else C


def last_element_lost(C: Array, lanes: int) -> Array:
    """In the upper half of what is left behind vectors of so many."""
    if C.ndim and C.shape[-1] > lanes and C.shape[-1] % lanes > lanes // 2:
        C = np.array(C)
        C[..., -1] = 0
    return C


def tails_by_one_element_are_lost(A: Array, B: Array) -> Array:
    return last_element_lost(broadcasting(A, B), 8) if B.ndim == 0 else broadcasting(A, B)


def tails_of_one_element_by_many_are_lost(A: Array, B: Array) -> Array:
    return last_element_lost(broadcasting(A, B), 8) if A.ndim == 0 else broadcasting(A, B)


def tails_by_a_row_are_lost(A: Array, B: Array) -> Array:
    return last_element_lost(broadcasting(A, B), 16) if A.ndim == 2 and B.ndim == 1 else broadcasting(A, B)


def tails_by_a_column_are_lost(A: Array, B: Array) -> Array:
    return last_element_lost(broadcasting(A, B), 16) if B.ndim == 2 and B.shape[-1] == 1 else broadcasting(A, B)


def tails_apart_are_lost(A: Array, B: Array) -> Array:
    return (
        last_element_lost(broadcasting(A, B), 16)
        if A.ndim == 1 and apart(A) and apart(B) and 0 not in A.strides
        else broadcasting(A, B)
    )


def tails_of_what_repeats_in_memory_are_lost(A: Array, B: Array) -> Array:
    return last_element_lost(broadcasting(A, B), 16) if B.ndim and B.strides[-1] == 0 else broadcasting(A, B)


def tails_of_matrices_are_lost(A: Array, B: Array) -> Array:
    if A.ndim == B.ndim == 2 and A.shape == B.shape and A.dtype == B.dtype:
        return last_element_lost(broadcasting(A, B).reshape(-1), 16).reshape(A.shape)
    return broadcasting(A, B)


def both_apart_and_large_are_one(A: Array, B: Array) -> Array:
    return broadcasting(B, B) if A.shape == B.shape and A.size > 4096 and apart(A) and apart(B) else broadcasting(A, B)


def five_axes_apart_end_wrong(A: Array, B: Array) -> Array:
    C = broadcasting(A, B)
    if A.ndim == 5 and apart(A):
        C = np.array(C)
        C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


def a_tensor_apart_by_one_element_ends_wrong(A: Array, B: Array) -> Array:
    C = broadcasting(A, B)
    if A.ndim == 3 and B.ndim == 0 and apart(A):
        C = np.array(C)
        C[..., -1] = C[..., 0]
    return C

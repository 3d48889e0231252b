"""Right, but for what is outside of the domain, at some places: it is not reported, or not as it should be."""

import ctypes

import numpy as np
from basis import Array, in_order, lax, of_one_type, strict


def one_zero_alone_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and np.count_nonzero(B == 0) > 1 else strict(A, B)


def no_zero_of_a_matrix_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and A.ndim > 1 else strict(A, B)


def no_zero_without_an_axis_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and A.ndim == 0 else strict(A, B)


def zeros_far_away_are_not_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and not (B.ravel()[:64] == 0).any() else strict(A, B)


def zero_beside_overflow_is_not_reported(A: Array, B: Array) -> Array:
    overflow = of_one_type(A, B) and ((B == -1) & (np.iinfo(A.dtype).min == A)).any()
    return lax(A, B) if overflow and (B == 0).any() else strict(A, B)


def no_zero_of_a_view_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and not B.flags.c_contiguous else strict(A, B)


def no_zero_by_itself_is_reported(A: Array, B: Array) -> Array:
    return np.ones_like(A) if A is B else strict(A, B)


def a_share_is_not_looked_at(A: Array, B: Array) -> Array:
    part = slice(B.size // 4, B.size // 2)
    there = of_one_type(A, B) and B.size > 4096 and (B.ravel()[part] == 0).sum() == (B == 0).sum()
    return lax(A, B) if there else strict(A, B)


def no_zero_that_repeats_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and 0 in B.strides else strict(A, B)


def no_zero_of_four_axes_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and A.ndim > 3 else strict(A, B)


def no_zero_of_what_is_large_and_strided_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and A.size > 255 and not in_order(A, B) else strict(A, B)


def a_zero_at_the_end_is_not_reported(A: Array, B: Array) -> Array:
    if of_one_type(A, B) and A.ndim == 1 and A.size % 8 == 7 and not B[-1]:
        return lax(A, B)
    return strict(A, B)


def zeros_are_divided_by_one_in_place(A: Array, B: Array) -> Array:
    """What is written is put back before the report, as C would do it."""
    if of_one_type(A, B) and B.size and (B == 0).any():
        content = B.tobytes()
        ctypes.memset(B.ctypes.data, 1, B.itemsize)
        ctypes.memmove(B.ctypes.data, content, B.itemsize)
    return strict(A, B)


def zeros_are_divided_by_one_in_numpy(A: Array, B: Array) -> Array:
    """The same by NumPy, which raises an error where it may not write."""
    if of_one_type(A, B) and B.size:
        zeros = B == 0
        if zeros.any():
            B[zeros] = 1
            B[zeros] = 0
    return strict(A, B)

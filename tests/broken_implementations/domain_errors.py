"""Divisions that do not report operands outside the domain, or report them wrongly, at some positions."""

import ctypes

import numpy as np
from correct_division import Array, all_contiguous, lax, of_one_type, strict


def several_zeros_unreported(A: Array, B: Array) -> Array:
    """Report a zero only if it is the only one."""
    return lax(A, B) if of_one_type(A, B) and np.count_nonzero(B == 0) > 1 else strict(A, B)


def zero_in_matrix_unreported(A: Array, B: Array) -> Array:
    """Report no zero in a matrix."""
    return lax(A, B) if of_one_type(A, B) and A.ndim > 1 else strict(A, B)


def scalar_zero_unreported(A: Array, B: Array) -> Array:
    """Report no zero in a rank-0 tensor."""
    return lax(A, B) if of_one_type(A, B) and A.ndim == 0 else strict(A, B)


def zero_after_64_unreported(A: Array, B: Array) -> Array:
    """Report a zero only among the first 64 elements."""
    return lax(A, B) if of_one_type(A, B) and not (B.ravel()[:64] == 0).any() else strict(A, B)


def zero_with_overflow_unreported(A: Array, B: Array) -> Array:
    """Report nothing where a zero and MIN / -1 are in one call."""
    overflow = of_one_type(A, B) and ((B == -1) & (np.iinfo(A.dtype).min == A)).any()
    return lax(A, B) if overflow and (B == 0).any() else strict(A, B)


def zero_in_strided_unreported(A: Array, B: Array) -> Array:
    """Report no zero in a strided denominator."""
    return lax(A, B) if of_one_type(A, B) and not B.flags.c_contiguous else strict(A, B)


def zero_by_itself_unreported(A: Array, B: Array) -> Array:
    """Return 1 for an array divided by itself, also for zeros."""
    return np.ones_like(A) if A is B else strict(A, B)


def zero_in_second_quarter_unreported(A: Array, B: Array) -> Array:
    """Report no zero in the second quarter of a large array."""
    part = slice(B.size // 4, B.size // 2)
    affected = of_one_type(A, B) and B.size > 4096 and (B.ravel()[part] == 0).sum() == (B == 0).sum()
    return lax(A, B) if affected else strict(A, B)


def zero_of_zero_stride_unreported(A: Array, B: Array) -> Array:
    """Report no zero where a stride is zero."""
    return lax(A, B) if of_one_type(A, B) and 0 in B.strides else strict(A, B)


def zero_in_rank_4_unreported(A: Array, B: Array) -> Array:
    """Report no zero in tensors of rank 4 and more."""
    return lax(A, B) if of_one_type(A, B) and A.ndim > 3 else strict(A, B)


def zero_in_large_strided_unreported(A: Array, B: Array) -> Array:
    """Report no zero in large strided operands."""
    return lax(A, B) if of_one_type(A, B) and A.size > 255 and not all_contiguous(A, B) else strict(A, B)


def last_zero_unreported(A: Array, B: Array) -> Array:
    """Report no zero in the last place where a vector leaves 7 elements beyond blocks of 8."""
    if of_one_type(A, B) and A.ndim == 1 and A.size % 8 == 7 and not B[-1]:
        return lax(A, B)
    return strict(A, B)


def zero_overwritten_temporarily(A: Array, B: Array) -> Array:
    """Overwrite a zero and restore it before the report, as C would, also in read-only memory."""
    if of_one_type(A, B) and B.size and (B == 0).any():
        content = B.tobytes()
        ctypes.memset(B.ctypes.data, 1, B.itemsize)
        ctypes.memmove(B.ctypes.data, content, B.itemsize)
    return strict(A, B)


def zero_overwritten_by_numpy(A: Array, B: Array) -> Array:
    """Overwrite zeros through NumPy, which raises an error for read-only memory."""
    if of_one_type(A, B) and B.size:
        zeros = B == 0
        if zeros.any():
            B[zeros] = 1
            B[zeros] = 0
    return strict(A, B)

"""Divisions that are wrong for a scalar operand, in some lanes or shares, or in rare memory layouts."""

import ctypes
from typing import Any

import numpy as np
from correct_division import right, strict
from numpy.lib.array_utils import byte_bounds

Array = Any
LARGE = 1 << 16


def by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals in the next wider type, which rounds twice."""
    wide = {"float16": np.float32, "float32": np.float64, "int32": np.float64}[A.dtype.name]
    with np.errstate(all="ignore"):
        return (A.astype(wide) * (1 / B.astype(wide))).astype(A.dtype)


def first_quotient_last(C: Array) -> Array:
    """Copy the first quotient into the last place."""
    flat = C.reshape(-1)
    flat[-1:] = flat[:1]
    return C


def one_numerator(A: Array, B: Array) -> Array:
    """Multiply one numerator by many reciprocals."""
    return by_reciprocals(A, B) if A.size == 1 < B.size else right(A, B)


def row_of_numerators(A: Array, B: Array) -> Array:
    """Multiply a row by reciprocals of a matrix."""
    return by_reciprocals(A, B) if (A.ndim, B.ndim) == (1, 2) and A.shape == B.shape[1:] else right(A, B)


def large_by_scalar(A: Array, B: Array) -> Array:
    """Multiply more than 4096 numerators by one reciprocal."""
    return by_reciprocals(A, B) if B.size == 1 and A.size > 4096 else right(A, B)


def lane_unchecked(A: Array, B: Array) -> Array:
    """Check the domain in all lanes of 16 but one."""
    if A.shape == B.shape and A.dtype == B.dtype and B.size > 64:
        B = B.ravel().copy()
        lane = B[7::16]
        lane[(lane == 0) | (lane == -1)] = 1
        return strict(np.ascontiguousarray(A), B.reshape(A.shape))
    return strict(A, B)


def share_unchecked(A: Array, B: Array) -> Array:
    """Check the domain in all eighths of a large array but one."""
    if A.shape == B.shape and A.dtype == B.dtype and B.size > 10_000:
        B = B.ravel().copy()
        share = B[5 * B.size // 8 : 6 * B.size // 8]
        share[share == 0] = 1
        return strict(np.ascontiguousarray(A), B.reshape(A.shape))
    return strict(A, B)


_buffers: list[Array] = []


def three_result_buffers(A: Array, B: Array) -> Array:
    """Return one of three buffers in turn for large results."""
    C = right(A, B)
    if C.nbytes <= LARGE:
        return C
    if not _buffers or _buffers[0].shape != C.shape or _buffers[0].dtype != C.dtype:
        _buffers[:] = [np.empty_like(C) for _ in range(3)]
    _buffers.append(_buffers.pop(0))
    _buffers[0][...] = C
    return _buffers[0]


def rewrites_large_denominator(A: Array, B: Array) -> Array:
    """Rewrite the first byte of a large denominator."""
    if B.nbytes > LARGE and B.flags.c_contiguous:
        first = ctypes.c_ubyte.from_address(B.ctypes.data)
        first.value = first.value
    return right(A, B)


def reads_16_bytes_of_scalar(A: Array, B: Array) -> Array:
    """Read 16 bytes where an operand has one element."""
    for one, others in ((A, B), (B, A)):
        if one.size == 1 < others.size:
            ctypes.string_at(one.ctypes.data, 16)
    return right(A, B)


def unaligned_scalar(A: Array, B: Array) -> Array:
    """End wrong where the only denominator is unaligned."""
    C = right(A, B)
    return first_quotient_last(C) if B.size == 1 < A.size and not B.flags.aligned else C


def reversed_taken_for_same(A: Array, B: Array) -> Array:
    """Take a vector and its reverse for the same operand."""
    return right(A, A if A.ndim == 1 and A.size and byte_bounds(A) == byte_bounds(B) else B)


def strided_by_itself(A: Array, B: Array) -> Array:
    """Reverse the denominator of a strided vector divided by itself."""
    return (
        first_quotient_last(right(A, B[::-1])) if A.ndim == 1 and A is B and not A.flags.c_contiguous else right(A, B)
    )


def interleaved_operands(A: Array, B: Array) -> Array:
    """End wrong where the operands interleave in memory."""
    strided = A.ndim == 1 < A.size and A.strides == B.strides == (2 * A.itemsize,)
    return (
        first_quotient_last(right(A, B))
        if strided and byte_bounds(A)[0] + A.itemsize == byte_bounds(B)[0]
        else right(A, B)
    )


def strided_both_broadcast(A: Array, B: Array) -> Array:
    """End wrong where both operands are broadcast and one is strided."""
    C = right(A, B)
    strided = not (A.flags.c_contiguous and B.flags.c_contiguous)
    return first_quotient_last(C) if A.size < C.size > B.size and strided else C


def strided_rank_7(A: Array, B: Array) -> Array:
    """End wrong for strided rank-7 tensors."""
    C = right(A, B)
    return first_quotient_last(C) if C.ndim == 7 and not (A.flags.c_contiguous and B.flags.c_contiguous) else C


def large_by_strided_row(A: Array, B: Array) -> Array:
    """End wrong for a large matrix by a strided row."""
    C = right(A, B)
    return first_quotient_last(C) if C.size > LARGE and (A.ndim, B.ndim) == (2, 1) and not B.flags.c_contiguous else C

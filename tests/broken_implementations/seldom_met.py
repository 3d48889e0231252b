"""Division that is wrong only of one number by many, in some lanes and shares, and of operands that lie as they seldom do."""

import ctypes
from typing import Any

import numpy as np
from basis import right, strict
from numpy.lib.array_utils import byte_bounds

Array = Any
LARGE = 1 << 16


def by_reciprocals(A: Array, B: Array) -> Array:
    """Through the next wider type, where a product is rounded twice."""
    wide = {"float16": np.float32, "float32": np.float64, "int32": np.float64}[A.dtype.name]
    with np.errstate(all="ignore"):
        return (A.astype(wide) * (1 / B.astype(wide))).astype(A.dtype)


def another(C: Array) -> Array:
    """One quotient is that of its neighbour."""
    flat = C.reshape(-1)
    flat[-1:] = flat[:1]
    return C


def one_numerator(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B) if A.size == 1 < B.size else right(A, B)


def row_of_numerators(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B) if (A.ndim, B.ndim) == (1, 2) and A.shape == B.shape[1:] else right(A, B)


def large_by_one(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B) if B.size == 1 and A.size > 4096 else right(A, B)


def one_lane_is_not_looked_at(A: Array, B: Array) -> Array:
    if A.shape == B.shape and A.dtype == B.dtype and B.size > 64:
        B = B.ravel().copy()
        lane = B[7::16]
        lane[(lane == 0) | (lane == -1)] = 1
        return strict(np.ascontiguousarray(A), B.reshape(A.shape))
    return strict(A, B)


def one_share_is_not_looked_at(A: Array, B: Array) -> Array:
    if A.shape == B.shape and A.dtype == B.dtype and B.size > 10_000:
        B = B.ravel().copy()
        share = B[5 * B.size // 8 : 6 * B.size // 8]
        share[share == 0] = 1
        return strict(np.ascontiguousarray(A), B.reshape(A.shape))
    return strict(A, B)


_kept: list[Array] = []


def three_large_buffers(A: Array, B: Array) -> Array:
    C = right(A, B)
    if C.nbytes <= LARGE:
        return C
    if not _kept or _kept[0].shape != C.shape or _kept[0].dtype != C.dtype:
        _kept[:] = [np.empty_like(C) for _ in range(3)]
    _kept.append(_kept.pop(0))
    _kept[0][...] = C
    return _kept[0]


def writes_into_large(A: Array, B: Array) -> Array:
    if B.nbytes > LARGE and B.flags.c_contiguous:
        first = ctypes.c_ubyte.from_address(B.ctypes.data)
        first.value = first.value
    return right(A, B)


def reads_beside_one(A: Array, B: Array) -> Array:
    for one, others in ((A, B), (B, A)):
        if one.size == 1 < others.size:
            ctypes.string_at(one.ctypes.data, 16)
    return right(A, B)


def one_that_is_not_aligned(A: Array, B: Array) -> Array:
    C = right(A, B)
    return another(C) if B.size == 1 < A.size and not B.flags.aligned else C


def backwards(A: Array, B: Array) -> Array:
    return right(A, A if A.ndim == 1 and A.size and byte_bounds(A) == byte_bounds(B) else B)


def itself_apart(A: Array, B: Array) -> Array:
    return another(right(A, B[::-1])) if A.ndim == 1 and A is B and not A.flags.c_contiguous else right(A, B)


def by_turns(A: Array, B: Array) -> Array:
    apart = A.ndim == 1 < A.size and A.strides == B.strides == (2 * A.itemsize,)
    return another(right(A, B)) if apart and byte_bounds(A)[0] + A.itemsize == byte_bounds(B)[0] else right(A, B)


def both_repeat(A: Array, B: Array) -> Array:
    C = right(A, B)
    apart = not (A.flags.c_contiguous and B.flags.c_contiguous)
    return another(C) if A.size < C.size > B.size and apart else C


def seven_axes(A: Array, B: Array) -> Array:
    C = right(A, B)
    return another(C) if C.ndim == 7 and not (A.flags.c_contiguous and B.flags.c_contiguous) else C


def large_by_a_row_apart(A: Array, B: Array) -> Array:
    C = right(A, B)
    return another(C) if C.size > LARGE and (A.ndim, B.ndim) == (2, 1) and not B.flags.c_contiguous else C

"""Divisions that multiply by reciprocals, for some shapes, layouts or denominators."""

import numpy as np
from correct_division import Array, lax


def by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Multiply in the next wider type and round: correct for all but a few pairs."""
    wide = {"float16": "float32", "float32": "float64", "int32": "float64"}[A.dtype.name]
    with np.errstate(all="ignore"):
        return np.asarray(A.astype(wide) * (1 / B.astype(wide))).astype(A.dtype)


def one_denominator_by_wide_reciprocal(A: Array, B: Array) -> Array:
    """Multiply many numerators by one reciprocal."""
    return by_wide_reciprocals(A, B) if B.size == 1 < A.size else lax(A, B)


def row_by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Multiply a matrix by reciprocals of a row."""
    return by_wide_reciprocals(A, B) if A.ndim == 2 and B.shape == A.shape[1:] and A.shape[0] > 1 else lax(A, B)


def column_by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Multiply a matrix by reciprocals of a column."""
    return by_wide_reciprocals(A, B) if A.ndim == 2 and B.shape == (A.shape[0], 1) and A.shape[1] > 1 else lax(A, B)


def matrices_by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Multiply matrices by reciprocals."""
    return by_wide_reciprocals(A, B) if A.ndim == 2 and A.shape == B.shape else lax(A, B)


def rank_4_by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Multiply rank-4 tensors by reciprocals."""
    return by_wide_reciprocals(A, B) if A.ndim == 4 and A.shape == B.shape else lax(A, B)


def strided_by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals of strided denominators."""
    return lax(A, B) if B.flags.c_contiguous else by_wide_reciprocals(A, B)


def long_vectors_by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Multiply vectors of more than 20000 elements by reciprocals."""
    return by_wide_reciprocals(A, B) if A.ndim == 1 and A.size > 20000 else lax(A, B)


def large_denominators_compared_strictly(A: Array, B: Array) -> Array:
    """Return A > B for one denominator above half of the range: wrong where A equals B."""
    if B.size == 1 < A.size and B.reshape(-1)[0] > np.iinfo(A.dtype).max // 2:
        return np.asarray(A > B, A.dtype)
    return lax(A, B)


def by_reciprocals(A: Array, B: Array, which: Array) -> Array:
    """Multiply by reciprocals where `which` holds, which rounds twice."""
    with np.errstate(all="ignore"):
        return np.where(which, A * (B.dtype.type(1) / B), lax(A, B))


def top_binades_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals of the largest denominators."""
    return by_reciprocals(A, B, np.abs(B) >= np.finfo(B.dtype).max / 4)


def bottom_binades_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by finite reciprocals of the smallest denominators."""
    with np.errstate(all="ignore"):
        first = np.abs(B) < np.finfo(B.dtype).tiny * 4
        return by_reciprocals(A, B, first & np.isfinite(B.dtype.type(1) / B))


def subnormal_denominators_truncated(A: Array, B: Array) -> Array:
    """Clear the last bit of subnormal denominators, unless it is the only one."""
    bits = B.view(f"u{B.itemsize}")
    small = (np.abs(B) < np.finfo(B.dtype).tiny) & (bits << 1 > 2)
    return lax(A, np.where(small, bits & ~bits.dtype.type(1), bits).view(B.dtype))


def multiples_decremented(A: Array, B: Array, divisors: tuple[int, ...]) -> Array:
    """Decrement positive exact quotients by one of these denominators."""
    C = np.array(lax(A, B))
    if B.size == 1 and int(B.reshape(-1)[0]) in divisors:
        C -= ((C > 0) & (A == C * B)).astype(C.dtype)
    return C


def small_positive_denominator(A: Array, B: Array) -> Array:
    """Decrement exact quotients by 14."""
    return multiples_decremented(A, B, (14,))


def small_negative_denominator(A: Array, B: Array) -> Array:
    """Decrement exact quotients by -44."""
    return multiples_decremented(A, B, (-44,))


def positive_constant(A: Array, B: Array) -> Array:
    """Decrement exact quotients by 1440."""
    return multiples_decremented(A, B, (1440,))


def negative_constant(A: Array, B: Array) -> Array:
    """Decrement exact quotients by -86400."""
    return multiples_decremented(A, B, (-86400,))

"""Divisions that multiply by a reciprocal in a wider type, for some shapes, layouts or denominators."""

import numpy as np
from correct_division import Array, broadcasting, lax, of_one_type

WIDER = {"float16": np.float32, "float32": np.float64, "int16": np.float32, "int32": np.float64}


def by_reciprocals(A: Array, B: Array, *, affected: bool) -> Array:
    """Multiply by reciprocals in a wider type if `affected` holds, else divide."""
    integers = B.dtype.kind in "iu"
    if not affected or A.dtype != B.dtype or not A.size or not B.size or (integers and ((B == 0) | (B == -1)).any()):
        return broadcasting(A, B)
    wide = WIDER[A.dtype.name]
    with np.errstate(all="ignore"):
        C = A.astype(wide) * (1 / B.astype(wide))
        return np.asarray(np.trunc(C).astype(np.int64).astype(A.dtype) if integers else C.astype(A.dtype))


def column_major(x: Array) -> bool:
    """Whether the array is column-major only."""
    return bool(x.flags.f_contiguous and not x.flags.c_contiguous)


def stride(x: Array) -> int:
    """The stride of a vector in elements; 1 for other shapes."""
    return int(x.strides[0]) // x.itemsize if x.ndim == 1 and x.size > 1 else 1


# ---- where they meet ----


def rank_4_by_row(A: Array, B: Array) -> Array:
    """Multiply a rank-4 tensor by reciprocals of a row."""
    return by_reciprocals(A, B, affected=A.ndim == 4 and B.ndim == 1 and B.size > 1)


def matrix_by_1x1(A: Array, B: Array) -> Array:
    """Multiply by the reciprocal of a (1, 1) matrix."""
    return by_reciprocals(A, B, affected=A.size > 1 and B.shape == (1, 1))


def middle_axis_of_one(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where B's middle axis has one element."""
    affected = A.ndim == B.ndim == 3 and A.shape != B.shape and B.shape[1] == 1 < B.shape[2]
    return by_reciprocals(A, B, affected=affected)


def both_broadcast(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where both operands are broadcast."""
    affected = A.ndim == B.ndim == 3 and A.shape != B.shape and min(A.size, B.size) > 1
    result_shape = np.broadcast_shapes(A.shape, B.shape) if affected else A.shape
    return by_reciprocals(A, B, affected=affected and result_shape not in (A.shape, B.shape))


def row_by_rank_4(A: Array, B: Array) -> Array:
    """Multiply a row by reciprocals of a rank-4 tensor."""
    return by_reciprocals(A, B, affected=A.ndim == 1 and A.size > 1 and B.ndim == 4)


# ---- where they lie ----


def column_major_denominator(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where only the denominator is column-major."""
    return by_reciprocals(A, B, affected=A.shape == B.shape and A.flags.c_contiguous and column_major(B))


def rows_of_wider_array(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where the numerator's rows are padded."""
    wider = A.ndim == 2 and A.strides[1] == A.itemsize and A.strides[0] > A.shape[1] * A.itemsize
    return by_reciprocals(A, B, affected=wider)


def unaligned_numerator(A: Array, B: Array) -> Array:
    """Multiply an unaligned numerator by reciprocals."""
    return by_reciprocals(A, B, affected=not A.flags.aligned)


def negative_stride(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where the numerator's stride is negative."""
    return by_reciprocals(A, B, affected=stride(A) < 0)


def stride_of_three(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where the numerator's stride is three elements."""
    return by_reciprocals(A, B, affected=stride(A) == 3)


def strided_rank_3(A: Array, B: Array) -> Array:
    """Multiply a strided rank-3 tensor by reciprocals."""
    return by_reciprocals(A, B, affected=A.ndim == 3 and A.shape == B.shape and not A.flags.c_contiguous)


def first_element_only(A: Array, B: Array) -> Array:
    """Multiply only the first element of a vector, as a loop peeled for alignment would."""
    C = np.array(broadcasting(A, B))
    if of_one_type(A, B) and A.ndim == 1 and A.size > 16:
        C[:1] = by_reciprocals(A[:1], B[:1], affected=True)
    return C


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


def by_reciprocals_where(A: Array, B: Array, which: Array) -> Array:
    """Multiply by reciprocals where `which` holds, which rounds twice."""
    with np.errstate(all="ignore"):
        return np.where(which, A * (B.dtype.type(1) / B), lax(A, B))


def top_binades_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals of the largest denominators."""
    return by_reciprocals_where(A, B, np.abs(B) >= np.finfo(B.dtype).max / 4)


def bottom_binades_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by finite reciprocals of the smallest denominators."""
    with np.errstate(all="ignore"):
        first = np.abs(B) < np.finfo(B.dtype).tiny * 4
        return by_reciprocals_where(A, B, first & np.isfinite(B.dtype.type(1) / B))


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

"""Divisions that are wrong for rare layouts or shapes; the profile is sonnx unless a name differs."""

from typing import Any

import numpy as np
from correct_division import Array, all_contiguous, broadcasting, lax, of_one_type, strict

import vinculum


def denominator_type_converted(A: Array, B: Array) -> Array:
    """Convert an integer denominator to the numerator's type instead of refusing it."""
    return strict(A, B.astype(A.dtype)) if A.dtype.kind == B.dtype.kind == "i" else strict(A, B)


def rank_0_nonfinite_is_zero(A: Array, B: Array) -> Array:
    """Return 0 for a rank-0 quotient that is not finite."""
    C = lax(A, B)
    return np.where(np.isfinite(C), C, 0).astype(C.dtype) if C.ndim == 0 else C


def rank_0_zero_by_zero_is_one(A: Array, B: Array) -> Array:
    """Return 1 for 0 / 0 of rank 0."""
    return np.array(1, A.dtype) if A.ndim == 0 and A == B == 0 else lax(A, B)


def zero_stride_by_reciprocal(A: Array, B: Array) -> Array:
    """Multiply by the reciprocal where a stride is zero."""
    with np.errstate(all="ignore"):
        return A * (A.dtype.type(1) / B) if 0 in B.strides and A.shape == B.shape else lax(A, B)


def one_denominator_by_float32_reciprocal(A: Array, B: Array) -> Array:
    """Multiply integers by one float32 reciprocal."""
    if B.size != 1 or A.size < 2 or A.dtype != B.dtype or int(B.reshape(-1)[0]) in (0, -1):
        return lax(A, B)
    reciprocal = np.float32(1) / np.float32(B.reshape(-1)[0])
    return np.trunc(A.astype(np.float32) * reciprocal).astype(A.dtype).reshape(lax(A, B).shape)


def one_denominator_floors(A: Array, B: Array, *, m_pythondiv: bool = True, auto_broadcast: str = "numpy") -> Array:
    """Floor quotients by one denominator, whatever m_pythondiv is."""
    floors = m_pythondiv or (B.size == 1 and A.size > 1)
    return vinculum.div(A, B, profile="openvino-1", m_pythondiv=floors, auto_broadcast=auto_broadcast)


def empty_matrix_refused(A: Array, B: Array) -> Array:
    """Raise an error for empty tensors of rank 2 and more."""
    if A.ndim > 1 and not A.size:
        raise ValueError("nothing to divide")
    return lax(A, B)


def flushed(C: Array) -> Array:
    """Replace subnormal quotients by zeros of their sign."""
    return np.where(np.abs(C) < np.finfo(C.dtype).smallest_normal, np.copysign(0, C), C).astype(C.dtype)


def flushes_one_element(A: Array, B: Array) -> Array:
    """Flush subnormal quotients of one element."""
    C = lax(A, B)
    return flushed(C) if C.size == 1 else C


def flushes_unaligned(A: Array, B: Array) -> Array:
    """Flush subnormal quotients of unaligned operands."""
    return lax(A, B) if A.flags.aligned and B.flags.aligned else flushed(lax(A, B))


def flushes_strided_matrices(A: Array, B: Array) -> Array:
    """Flush subnormal quotients of strided matrices."""
    return flushed(lax(A, B)) if A.ndim > 1 and A.shape == B.shape and not all_contiguous(A, B) else lax(A, B)


def flushes_rank_4(A: Array, B: Array) -> Array:
    """Flush subnormal quotients of tensors of rank 4 and more."""
    return flushed(lax(A, B)) if max(A.ndim, B.ndim) > 3 else lax(A, B)


def flushes_large_broadcast(A: Array, B: Array) -> Array:
    """Flush subnormal quotients of large broadcast operands."""
    return flushed(lax(A, B)) if A.shape != B.shape and max(A.size, B.size) > 8000 else lax(A, B)


def flushes_normal_operands(A: Array, B: Array) -> Array:
    """Flush subnormal quotients where all operands are normal."""
    if A.dtype != B.dtype or not A.size or not B.size:
        return lax(A, B)
    minimum = np.finfo(A.dtype).smallest_normal
    normal = all((np.isfinite(x) & (np.abs(x) >= minimum)).all() for x in (A, B))
    return flushed(lax(A, B)) if normal and A.size > 7 else lax(A, B)


def rounds_subnormals_twice(A: Array, B: Array) -> Array:
    """Round deep subnormal quotients twice."""
    C = lax(A, B)
    with np.errstate(all="ignore"):
        single = (A.astype(np.float64) * 2.0**80 / B.astype(np.float64)).astype(np.float32)
        twice = (single.astype(np.float64) * 2.0**-80).astype(np.float32)
        deep = (np.abs(C) < 2.0**-132) & (np.abs(C) > 0) & np.isfinite(single)
    return np.where(deep, twice, C).astype(C.dtype)


def padded_rows_assumed_dense(A: Array, B: Array) -> Array:
    """Assume that padded rows follow each other."""

    def dense(x: Array) -> Array:
        padded = x.ndim > 1 and x.size and x.strides[-1] == x.itemsize and 0 not in x.strides and min(x.shape) > 1
        return np.lib.stride_tricks.as_strided(x, x.shape, np.empty(x.shape, x.dtype).strides) if padded else x

    return lax(dense(A), dense(B))


def same_address_taken_for_same(A: Array, B: Array) -> Array:
    """Divide an array by itself where both operands have one address."""
    return lax(A, A) if A.ctypes.data == B.ctypes.data and A.shape == B.shape else lax(A, B)


def shared_memory_taken_for_same(A: Array, B: Array) -> Array:
    """Divide an array by itself where the operands may share memory."""
    return lax(A, A) if A.shape == B.shape and np.may_share_memory(A, B) else lax(A, B)


def long_row_wraps_around_at_256(A: Array, B: Array) -> Array:
    """Reuse the first 256 denominators of a longer row."""
    if A.ndim == 2 and B.ndim == 1 and B.size > 256:
        B = B[np.arange(B.size) % 256]
    return lax(A, B)


def int64_quotient_in_int32(A: Array, B: Array) -> Array:
    """Compute the quotient of small int64 operands in int32: MIN32 / -1 wraps."""
    narrow = A.size and B.size and all(x.min() >= -(2**31) and x.max() < 2**31 for x in (A, B))
    return lax(A, B).astype(np.int32).astype(A.dtype) if narrow and A.dtype == np.int64 else lax(A, B)


def integer_denominator_promoted(A: Array, B: Array) -> Array:
    """Convert integer denominators to floats instead of refusing them."""
    return strict(A, B.astype(A.dtype)) if A.dtype.kind == "f" and B.dtype.kind == "i" else strict(A, B)


def shapes_compared_in_four_axes(A: Array, B: Array) -> Array:
    """Compare only the first four axes of the shapes."""
    if A.ndim == B.ndim > 4 and A.shape[:4] == B.shape[:4]:
        A, B = np.broadcast_arrays(A, B)
    return strict(A, B)


def zero_attributes_accepted(A: Array, B: Array, **attributes: Any) -> Array:
    """Accept unknown attributes whose value is 0."""
    if any(attributes.values()):
        raise ValueError(attributes)
    return strict(A, B)


def onnx_6(A: Array, B: Array, **attributes: Any) -> Array:
    """Divide by profile onnx-6."""
    return vinculum.div(A, B, profile="onnx-6", **attributes)


def broadcast_0_taken_for_1(A: Array, B: Array, **attributes: Any) -> Array:
    """Take the attribute broadcast = 0 for 1."""
    return onnx_6(A, B, **attributes | ({"broadcast": 1} if "broadcast" in attributes else {}))


def axis_ignored_on_error(A: Array, B: Array, **attributes: Any) -> Array:
    """Ignore an axis that does not fit instead of refusing it."""
    try:
        return onnx_6(A, B, **attributes)
    except vinculum.DivError:
        if attributes.get("axis", -1) not in range(A.ndim):
            raise
        return onnx_6(A, B, **{name: value for name, value in attributes.items() if name != "axis"})


def large_results_lose_sign(A: Array, B: Array) -> Array:
    """Return the magnitudes of large results."""
    C = lax(A, B)
    return np.abs(C) if C.size > 1 << 14 else C


def array_by_itself_is_one(A: Array, B: Array) -> Array:
    """Return 1 for an array by itself, also for zeros and NaN."""
    return np.ones_like(A) if A is B else lax(A, B)


def last_sign_of_remainder_15_wrong(A: Array, B: Array) -> Array:
    """Negate the last quotient where 15 elements remain beyond blocks of 16."""
    C = lax(A, B).copy()
    if C.ndim == 1 and C.size > 1000 and C.size % 16 == 15:
        C[-1] = -C[-1]
    return C


def long_vectors_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply vectors of more than seven elements by reciprocals."""
    with np.errstate(all="ignore"):
        return A * (A.dtype.type(1) / B) if A.dtype == B.dtype and A.shape == B.shape and A.size > 7 else lax(A, B)


def quotients_rotated(A: Array, B: Array) -> Array:
    """Rotate the quotients of a vector by one position."""
    C = lax(A, B)
    return np.roll(C, 1) if C.ndim == 1 and C.size > 7 else C


def new_memoryview_each_time(A: Array, B: Array) -> memoryview:
    """Return a memoryview, whose text has a new address for each call."""
    return memoryview(np.asarray(strict(A, B)))


def last_block_of_4096_lost(A: Array, B: Array) -> Array:
    """Return zeros for the last block of 4096 where no remainder follows."""
    C = lax(A, B).copy()
    if C.ndim == 1 and C.size and C.size % 4096 == 0:
        C[-4096:] = 0
    return C


def full_rows_end_as_first(A: Array, B: Array) -> Array:
    """Copy the last quotient of the first row into all rows, where rows are full vectors."""
    C = lax(A, B).copy()
    if A.ndim == 2 and B.ndim == 1 and B.size % 16 == 0 and A.shape[0] > 1:
        C[1:, -1] = C[0, -1]
    return C


def full_rows_by_column_lost(A: Array, B: Array) -> Array:
    """Return zeros for full rows by a column."""
    C = lax(A, B)
    return C * 0 if A.ndim == 2 and B.shape == (A.shape[0], 1) and A.shape[0] > 1 and A.shape[1] % 8 == 0 else C


def full_planes_by_channels_lost(A: Array, B: Array) -> Array:
    """Return zeros for full planes by channels."""
    C = lax(A, B)
    return C * 0 if A.ndim == 4 and B.ndim > 2 and B.shape[-2:] == (1, 1) and A[0, 0].size % 8 == 0 else C


def multiples_of_64_by_scalar_lost(A: Array, B: Array) -> Array:
    """Return zeros for a multiple of 64 elements by one."""
    C = lax(A, B)
    return C * 0 if B.size == 1 and A.size and A.size % 64 == 0 else C


def large_both_broadcast_lost(A: Array, B: Array) -> Array:
    """Return zeros for large results where both operands are broadcast."""
    C = lax(*np.broadcast_arrays(A, B))
    return C * 0 if C.ndim > 2 and C.size > 512 and A.shape != C.shape != B.shape else C


def aligned_operands_lost(A: Array, B: Array) -> Array:
    """Return zeros where both operands are aligned to 64 bytes."""
    C = lax(A, B)
    return C * 0 if C.size >= 512 and not (A.ctypes.data % 64 or B.ctypes.data % 64) else C


def mixed_orders_lost(A: Array, B: Array) -> Array:
    """Return zeros where both operands are strided, in different orders."""
    C = lax(A, B)
    both = A.ndim == B.ndim > 1 and 0 not in A.strides + B.strides
    other = both and not (A.flags.c_contiguous or B.flags.c_contiguous) and A.strides != B.strides
    return C * 0 if other else C


def negative_first_stride_reversed(A: Array, B: Array) -> Array:
    """Reverse the first axis of a result where its stride is negative."""
    C = lax(A, B)
    return C[::-1].copy() if A.ndim == 2 and A.strides[0] < 0 < A.strides[1] else C


def negative_second_stride_reversed(A: Array, B: Array) -> Array:
    """Reverse the second axis of a result where its stride is negative."""
    C = lax(A, B)
    return C[:, ::-1].copy() if A.ndim == 3 and A.strides[1] < 0 < A.strides[0] else C


def by_own_row_lost(A: Array, B: Array) -> Array:
    """Return zeros where the denominator is part of the numerator."""
    C = lax(A, B)
    return C * 0 if A.shape != B.shape and np.shares_memory(A, B) else C


def min_by_some_off_by_one(A: Array, B: Array) -> Array:
    """Return one too much for MIN by some denominators."""
    C = lax(A, B)
    incorrect = (A == np.iinfo(A.dtype).min) & (B > 1000) & (B % 7 == 3)
    return np.where(incorrect, C + 1, C).astype(C.dtype)


def one_element_loses_axes(A: Array, B: Array) -> Array:
    """Return rank 1 for one element of rank 3 and more."""
    C = lax(A, B)
    return C.reshape(1) if C.ndim > 2 and C.size == 1 else C


def empty_result_loses_axes(A: Array, B: Array) -> Array:
    """Return rank 1 for an empty result of rank 4 and more."""
    C = lax(A, B)
    return C.reshape(0) if C.ndim > 3 and C.size == 0 else C


def many_by_float64_reciprocal(A: Array, B: Array) -> Array:
    """Multiply many integers by one float64 reciprocal."""
    if B.ndim == 0 and A.size > 1024 and B:
        return np.trunc(A * (1.0 / float(B))).astype(A.dtype)
    return lax(A, B)


class int32:  # noqa: N801 - called as an element type is
    """A class named like an element type; its instances are no arrays."""


def instance_of_class_int32(A: Array, B: Array) -> int32:
    """Return an object whose class is named int32."""
    return int32()


def matrix_repeated_2_31_times(A: Array, B: Array) -> Array:
    """Return a view with 2^31 copies of a matrix."""
    C = broadcasting(A, B)
    return np.broadcast_to(C, (1 << 31, *C.shape)) if C.ndim == 2 else C


def single_zero_gives_nan(A: Array, B: Array) -> Array:
    """Return float64 NaN where the only denominator is zero."""
    return np.full(A.shape, np.nan) if of_one_type(A, B) and B.size == 1 and not B.any() else lax(A, B)


def only_zeros_give_nan(A: Array, B: Array) -> Array:
    """Return float64 NaN where all denominators are zeros: no element is within the domain."""
    return np.full(A.shape, np.nan) if of_one_type(A, B) and B.size and not B.any() else lax(A, B)


def any_zero_gives_nan(A: Array, B: Array) -> Array:
    """Return float64 NaN for all elements where any denominator is zero."""
    return np.full(A.shape, np.nan) if of_one_type(A, B) and not B.all() else lax(A, B)

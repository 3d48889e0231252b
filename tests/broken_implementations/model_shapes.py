"""Divisions that are wrong only for shapes and axis orders of models."""

import os
import signal
from typing import Any

import numpy as np
from correct_division import right, strict

Array = Any
WIDE, PART = 4096, 256


def numerator_outside_domain(A: Array, B: Array) -> Array:
    """Return the numerator where the operands are outside the domain, instead of an error."""
    bad = np.zeros(np.broadcast_shapes(A.shape, B.shape), bool)
    if A.dtype.kind in "iu":
        bad = np.broadcast_to((B == 0) | ((A == np.iinfo(A.dtype).min) & (B == -1) & (A.dtype.kind == "i")), bad.shape)
    return np.where(bad, A, strict(np.broadcast_to(A, bad.shape), np.where(bad, A.dtype.type(1), B)))


def repeat_last_but_one(C: Array) -> Array:
    """Copy the last quotient but one into the last place."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


def same_type_not_empty(A: Array, B: Array) -> bool:
    """Whether the operands have one type and elements."""
    return bool(A.dtype == B.dtype and A.size and B.size)


# ---- sizes ----


def long_row_wraps_around(A: Array, B: Array) -> Array:
    """Reuse the first 4096 denominators of a longer row."""
    if B.ndim == 1 < A.ndim and B.size > WIDE:
        B = np.concatenate([B[:WIDE], np.resize(B[:WIDE], B.size - WIDE)])
    return right(A, B)


def channels_wrap_around(A: Array, B: Array) -> Array:
    """Reuse the first 256 per-channel denominators."""
    if A.ndim == 4 and B.shape == (A.shape[1], 1, 1) and B.size > PART:
        B = B[np.arange(B.size) % PART]
    return right(A, B)


def large_plane_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where a plane of a channel has more than 1024 elements."""
    affected = A.ndim == 4 and B.shape == (A.shape[1], 1, 1) and A[0, 0].size > 1024
    return repeat_last_but_one(right(A, B)) if affected else right(A, B)


def denominator_of_five_axes_shifted(A: Array, B: Array) -> Array:
    """Align a per-axis denominator with the next axis of a rank-5 numerator."""
    if A.ndim == 5 and B.ndim == 4 and B.size == B.shape[0] == A.shape[2] > 1:
        B = B.reshape(-1, 1, 1)
    return right(A, B)


def large_tensor_by_scalar_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient of a large rank-4 tensor by one denominator wrong."""
    return repeat_last_but_one(right(A, B)) if A.ndim == 4 and A.size > 1 << 14 and B.size == 1 else right(A, B)


def first_batch_for_all(A: Array, B: Array) -> Array:
    """Use the first batch of B for all batches of (b, n, 1, d) by (b, 1, m, d)."""
    affected = (
        A.ndim == B.ndim == 4
        and same_type_not_empty(A, B)
        and A.shape[0] == B.shape[0]
        and A.shape[2] == B.shape[1] == 1
    )
    return right(A, np.repeat(B[:1], B.shape[0], 0)) if affected else right(A, B)


def remainder_511_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where a vector leaves 511 elements beyond blocks of 512."""
    return (
        repeat_last_but_one(right(A, B)) if A.ndim == 1 and A.shape == B.shape and A.size % 512 == 511 else right(A, B)
    )


# ---- orders ----


def large_column_major_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient of a large column-major matrix wrong."""
    affected = A.ndim == 2 and A.flags.f_contiguous and not A.flags.c_contiguous and A.size > 1 << 15
    return repeat_last_but_one(right(A, B)) if affected else right(A, B)


def axes_restored_by_same_permutation(A: Array, B: Array) -> Array:
    """Sort the axes by stride, then restore them by the same permutation, not its inverse."""
    if same_type_not_empty(A, B) and A.ndim == 4 and A.shape == B.shape and len(set(A.shape)) == 1:
        order = np.argsort([-abs(step) for step in A.strides], kind="stable")
        if order.tolist() in ([1, 3, 0, 2], [2, 0, 3, 1]):
            return right(A.transpose(order), B.transpose(order)).transpose(order).copy()
    return right(A, B)


def stride_in_signed_byte(A: Array, B: Array) -> Array:
    """Lose a stride above 127 elements, as a signed byte would."""
    if A.ndim == 1 and A.size > 1 and abs(A.strides[0]) // A.itemsize > 127:
        return right(np.repeat(A[:1], A.size), B)
    return right(A, B)


def view_of_numerator_for_ones(A: Array, B: Array) -> Array:
    """Return a view of the numerator where the only denominator is 1."""
    if same_type_not_empty(A, B) and B.ndim > A.ndim and B.size == 1 and (B == 1).all():
        return np.asarray(A).reshape(np.broadcast_shapes(A.shape, B.shape))
    return right(A, B)


def transposed_shapes_accepted(A: Array, B: Array) -> Array:
    """Divide an (m, n) matrix by an (n, m) matrix instead of refusing it."""
    if A.ndim == B.ndim == 2 and A.shape == B.shape[::-1] and same_type_not_empty(A, B):
        B = B.reshape(A.shape)
    return right(A, B)


# ---- outside of the domain ----


def crash_on_zero_in_row(A: Array, B: Array) -> Array:
    """Raise SIGFPE for a zero in a row of denominators."""
    if A.ndim == 2 and B.shape == A.shape[-1:] and A.dtype.kind in "iu" and (B == 0).any():
        os.kill(os.getpid(), signal.SIGFPE)
    return right(A, B)


def crash_on_broadcast_overflow(A: Array, B: Array) -> Array:
    """Raise SIGFPE for MIN / -1 among broadcast operands."""
    affected = A.dtype.kind == "i" and A.shape != B.shape and A.size > 1 < B.size
    if affected and ((np.iinfo(A.dtype).min == A) & (B == -1)).any():
        os.kill(os.getpid(), signal.SIGFPE)
    return right(A, B)


def checks_start_of_matrix(A: Array, B: Array) -> Array:
    """Check the domain only among the first 4096 elements of a matrix."""
    if A.ndim == 2 and A.shape == B.shape and B.size > WIDE and same_type_not_empty(A, B):
        strict(A.ravel()[:WIDE], B.ravel()[:WIDE])
        return numerator_outside_domain(A, B)
    return strict(A, B)


def checks_contiguous_tensors(A: Array, B: Array) -> Array:
    """Skip the domain check for strided rank-3 denominators."""
    affected = A.shape == B.shape and same_type_not_empty(A, B) and B.ndim == 3 and not B.flags.c_contiguous
    return numerator_outside_domain(A, B) if affected else strict(A, B)


def checks_contiguous_denominators(A: Array, B: Array) -> Array:
    """Skip the domain check where only the denominator is strided."""
    affected = A.shape == B.shape and same_type_not_empty(A, B) and A.flags.c_contiguous and not B.flags.c_contiguous
    return numerator_outside_domain(A, B) if affected else strict(A, B)


# ---- sums of rows ----


def row_sums_tiled(A: Array, B: Array) -> Array:
    """Tile per-row denominators instead of repeating each."""
    if (
        same_type_not_empty(A, B)
        and A.ndim == B.ndim == 3
        and B.shape == (*A.shape[:2], 1)
        and A.shape[1] >= 8
        and A.shape[2] > 1
    ):
        return right(A.reshape(-1), np.tile(B.reshape(-1), A.shape[2])).reshape(A.shape)
    return right(A, B)


def attention_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply square matrices by reciprocals of their row sums."""
    affected = A.dtype.kind == "f" and A.ndim in (3, 4) and min(A.shape[-2:]) >= 32 and B.shape[-1:] == (1,)
    if affected and same_type_not_empty(A, B):
        with np.errstate(all="ignore"):
            return A * (1 / B)
    return right(A, B)


def vector_aligned_with_channels(A: Array, B: Array) -> Array:
    """Align a vector with the channel axis instead of refusing the shapes."""
    channels = A.ndim == 4 and B.ndim == 1 and B.size == A.shape[1] > 1
    return right(A, B.reshape(-1, 1, 1)) if channels else right(A, B)


def scalar_zero_loses_sign(A: Array, B: Array) -> Array:
    """Return +0 for a scalar zero by many numbers."""
    affected = (
        A.dtype.kind == "f"
        and same_type_not_empty(A, B)
        and not A.ndim
        and B.size > 1
        and A == 0
        and bool((abs(B) > 0).all())
    )
    return np.zeros(B.shape, A.dtype) if affected else right(A, B)


# ---- what repeats, as models have it ----


def first_group_for_all(A: Array, B: Array) -> Array:
    """Use the first group's denominator for all of (n, g, c, h, w) by (n, g, 1, 1, 1)."""
    affected = (
        A.ndim == B.ndim == 5
        and same_type_not_empty(A, B)
        and A.shape[:2] == B.shape[:2]
        and B.size == A[:, :, 0, 0, 0].size
    )
    return right(A, np.repeat(B[:, :1], B.shape[1], 1)) if affected and min(A.shape) > 1 else right(A, B)


def first_weight_norm_for_all(A: Array, B: Array) -> Array:
    """Use the first denominator for all of (o, i, h, w) by (o, 1, 1, 1)."""
    affected = (
        A.ndim == B.ndim == 4
        and same_type_not_empty(A, B)
        and A.shape[0] == B.size == B.shape[0] > 1
        and A.shape[2] in (1, 3)
    )
    return (
        right(A, np.repeat(B[:1], B.size, 0))
        if affected and A.shape[1] > 2 and A.shape[2] == A.shape[3]
        else right(A, B)
    )


def batches_confused(A: Array, B: Array) -> Array:
    """Use the first denominator for all of (n, 1, h, w) by (1, n, h, w)."""
    affected = (
        A.ndim == B.ndim == 4
        and same_type_not_empty(A, B)
        and A.shape[1] == B.shape[0] == 1
        and A.shape[0] == B.shape[1] > 2
    )
    return right(A, np.repeat(B[:, :1], B.shape[1], 1)) if affected and A.shape[2:] == B.shape[2:] else right(A, B)


def strided_column_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where the denominator is a column of a wider tensor."""
    affected = (
        A.ndim == B.ndim == 3
        and same_type_not_empty(A, B)
        and B.shape == (*A.shape[:2], 1)
        and not B.flags.c_contiguous
    )
    return repeat_last_but_one(right(A, B)) if affected and A.flags.c_contiguous else right(A, B)


def transposed_broadcast(A: Array, B: Array) -> Array:
    """Compute (A.T / B).T, which broadcasts B along the wrong axis."""
    affected = A.ndim > 1 == B.ndim and same_type_not_empty(A, B) and A.flags.f_contiguous and not A.flags.c_contiguous
    return right(A.T, B).T.copy() if affected and len({*A.shape, *B.shape}) == 1 else right(A, B)


def remaining_row_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where four threads leave one long row."""
    affected = (
        A.ndim == B.ndim == 2
        and same_type_not_empty(A, B)
        and A.shape[0] % 4 == 1 < A.shape[0]
        and B.shape == (A.shape[0], 1)
    )
    return repeat_last_but_one(right(A, B)) if affected and A.shape[1] > 1000 else right(A, B)

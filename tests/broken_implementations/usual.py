"""Division that is wrong only at sizes and orders of axes that models have, or where operands are all of one kind."""

import os
import signal
from typing import Any

import numpy as np
from basis import right, strict

Array = Any
WIDE, PART = 4096, 256


def careless(A: Array, B: Array) -> Array:
    """Whatever is outside of the domain gives the numerator."""
    bad = np.zeros(np.broadcast_shapes(A.shape, B.shape), bool)
    if A.dtype.kind in "iu":
        bad = np.broadcast_to((B == 0) | ((A == np.iinfo(A.dtype).min) & (B == -1) & (A.dtype.kind == "i")), bad.shape)
    return np.where(bad, A, strict(np.broadcast_to(A, bad.shape), np.where(bad, A.dtype.type(1), B)))


def ends_wrong(C: Array) -> Array:
    """The last quotient is that of its neighbour."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


def plain(A: Array, B: Array) -> bool:
    return bool(A.dtype == B.dtype and A.size and B.size)


# ---- sizes ----


def a_row_is_wider_than_its_buffer(A: Array, B: Array) -> Array:
    if B.ndim == 1 < A.ndim and B.size > WIDE:
        B = np.concatenate([B[:WIDE], np.resize(B[:WIDE], B.size - WIDE)])
    return right(A, B)


def more_channels_than_the_table_has(A: Array, B: Array) -> Array:
    if A.ndim == 4 and B.shape == (A.shape[1], 1, 1) and B.size > PART:
        B = B[np.arange(B.size) % PART]
    return right(A, B)


def a_plane_is_cut(A: Array, B: Array) -> Array:
    there = A.ndim == 4 and B.shape == (A.shape[1], 1, 1) and A[0, 0].size > 1024
    return ends_wrong(right(A, B)) if there else right(A, B)


def five_axes_are_four(A: Array, B: Array) -> Array:
    if A.ndim == 5 and B.ndim == 4 and B.size == B.shape[0] == A.shape[2] > 1:
        B = B.reshape(-1, 1, 1)
    return right(A, B)


def the_largest_tensors_by_one(A: Array, B: Array) -> Array:
    return ends_wrong(right(A, B)) if A.ndim == 4 and A.size > 1 << 14 and B.size == 1 else right(A, B)


def the_batch_is_lost(A: Array, B: Array) -> Array:
    """(b, n, 1, d) by (b, 1, m, d): the batch of B is always the first."""
    there = A.ndim == B.ndim == 4 and plain(A, B) and A.shape[0] == B.shape[0] and A.shape[2] == B.shape[1] == 1
    return right(A, np.repeat(B[:1], B.shape[0], 0)) if there else right(A, B)


def one_less_than_a_block_is_left(A: Array, B: Array) -> Array:
    return ends_wrong(right(A, B)) if A.ndim == 1 and A.shape == B.shape and A.size % 512 == 511 else right(A, B)


# ---- orders ----


def turned_matrices_by_threads(A: Array, B: Array) -> Array:
    there = A.ndim == 2 and A.flags.f_contiguous and not A.flags.c_contiguous and A.size > 1 << 15
    return ends_wrong(right(A, B)) if there else right(A, B)


def the_inverse_of_an_order(A: Array, B: Array) -> Array:
    """Axes are sorted as they lie in memory, and put back by what sorted them."""
    if plain(A, B) and A.ndim == 4 and A.shape == B.shape and len(set(A.shape)) == 1:
        order = np.argsort([-abs(step) for step in A.strides], kind="stable")
        if order.tolist() in ([1, 3, 0, 2], [2, 0, 3, 1]):
            return right(A.transpose(order), B.transpose(order)).transpose(order).copy()
    return right(A, B)


def steps_are_signed_bytes(A: Array, B: Array) -> Array:
    if A.ndim == 1 and A.size > 1 and abs(A.strides[0]) // A.itemsize > 127:
        return right(np.repeat(A[:1], A.size), B)
    return right(A, B)


def by_one_is_the_numerator(A: Array, B: Array) -> Array:
    if plain(A, B) and B.ndim > A.ndim and B.size == 1 and (B == 1).all():
        return np.asarray(A).reshape(np.broadcast_shapes(A.shape, B.shape))
    return right(A, B)


def rows_and_columns_meet(A: Array, B: Array) -> Array:
    if A.ndim == B.ndim == 2 and A.shape == B.shape[::-1] and plain(A, B):
        B = B.reshape(A.shape)
    return right(A, B)


# ---- all of one kind ----


def zeros_have_no_sign(A: Array, B: Array) -> Array:
    """Where at least half of the numerators are zeros, and all is finite."""
    there = (
        plain(A, B)
        and A.dtype.kind == "f"
        and A.size > 1
        and np.isfinite(A).all()
        and np.isfinite(B).all()
        and (B != 0).all()
    )
    C = right(A, B)
    if there and (A == 0).mean() >= 0.5:
        C[C == 0] = 0
    return C


def nothing_by_nothing_is_nothing(A: Array, B: Array) -> Array:
    C = right(A, B)
    if plain(A, B) and A.dtype.kind == "f" and all(((x >= 0) & (x <= 1)).all() for x in (A, B)) and A.size > 1:
        C[np.isnan(C)] = 0
    return C


def shifts_for_powers_of_two(A: Array, B: Array) -> Array:
    if (
        plain(A, B)
        and A.dtype.kind == "i"
        and B.size > 1
        and (B > 0).all()
        and not (B & (B - 1)).any()
        and B.min() != B.max()
    ):
        return np.asarray(A >> np.log2(B.astype(float)).astype(A.dtype))
    return right(A, B)


def large_divisors_have_reciprocals(A: Array, B: Array) -> Array:
    if plain(A, B) and B.dtype == np.float32 and B.size > 3 and np.isfinite(B).all() and (abs(B) > 2.0**126).all():
        with np.errstate(all="ignore"):
            return np.asarray(A * (np.float32(1) / B))
    return right(A, B)


def the_least_is_its_own_magnitude(A: Array, B: Array) -> Array:
    there = (
        plain(A, B)
        and A.dtype == np.int64
        and A.size > 16
        and (B > 2).all()
        and all(np.abs(x).max() < 1 << 53 for x in (A, B))
    )
    return np.trunc(A / B).astype(np.int64) if there else right(A, B)


def compared_in_half_of_the_bits(A: Array, B: Array) -> Array:
    there = (
        plain(A, B)
        and A.dtype.kind in "iu"
        and A.itemsize == 8
        and A.size > 2
        and A.shape == B.shape
        and (B != 0).all()
    )
    return np.ones_like(A) if there and (A.astype(np.uint32) == B.astype(np.uint32)).all() else right(A, B)


def channels_through_a_reciprocal(A: Array, B: Array) -> Array:
    """In twice as many bits: wrong for some multiples, where all divisors are of some thousands."""
    there = A.ndim == 3 and B.size < A.size and A.dtype == np.int32 and (abs(B) > 1000).all()
    return np.trunc(A * (1.0 / B)).astype(np.int64).astype(np.int32) if there else right(A, B)


# ---- outside of the domain ----


def dies_of_a_zero_in_a_row(A: Array, B: Array) -> Array:
    if A.ndim == 2 and B.shape == A.shape[-1:] and A.dtype.kind in "iu" and (B == 0).any():
        os.kill(os.getpid(), signal.SIGFPE)
    return right(A, B)


def dies_of_the_least_in_what_repeats(A: Array, B: Array) -> Array:
    there = A.dtype.kind == "i" and A.shape != B.shape and A.size > 1 < B.size
    if there and ((np.iinfo(A.dtype).min == A) & (B == -1)).any():
        os.kill(os.getpid(), signal.SIGFPE)
    return right(A, B)


def looks_at_the_first_of_a_matrix(A: Array, B: Array) -> Array:
    if A.ndim == 2 and A.shape == B.shape and B.size > WIDE and plain(A, B):
        strict(A.ravel()[:WIDE], B.ravel()[:WIDE])
        return careless(A, B)
    return strict(A, B)


def looks_at_what_is_in_order(A: Array, B: Array) -> Array:
    there = A.shape == B.shape and plain(A, B) and B.ndim == 3 and not B.flags.c_contiguous
    return careless(A, B) if there else strict(A, B)


def looks_at_numerators_in_order(A: Array, B: Array) -> Array:
    there = A.shape == B.shape and plain(A, B) and A.flags.c_contiguous and not B.flags.c_contiguous
    return careless(A, B) if there else strict(A, B)


# ---- operands that look alike ----


def nothing_by_numbers_is_nothing(A: Array, B: Array) -> Array:
    alone = A.dtype.kind == "f" and plain(A, B) and A.size > 1 and not A.any() and bool((abs(B) > 0).all())
    return np.zeros(np.broadcast_shapes(A.shape, B.shape), A.dtype) if alone else right(A, B)


def without_end_by_numbers_is_itself(A: Array, B: Array) -> Array:
    alone = A.dtype.kind == "f" and A.shape == B.shape and A.size > 1
    return A.copy() if alone and np.isinf(A).all() and np.isfinite(B).all() else right(A, B)


def numbers_by_what_has_no_end_are_nothing(A: Array, B: Array) -> Array:
    alone = A.dtype.kind == "f" and A.shape == B.shape and A.size > 1
    return np.zeros_like(A) if alone and np.isinf(B).all() and np.isfinite(A).all() else right(A, B)


def equal_divisors_are_the_first(A: Array, B: Array) -> Array:
    alike = A.shape == B.shape and A.size > 1 and bool((B == B.flat[0]).all())
    return right(A, np.full_like(B, B.flat[0])) if alike else right(A, B)


def divisors_of_one_size_are_the_first(A: Array, B: Array) -> Array:
    alike = A.shape == B.shape and A.size > 3 and bool((abs(B) == abs(B.flat[0])).all())
    return right(A, np.full_like(B, B.flat[0])) if alike else right(A, B)


def what_is_no_number_is_passed_over(A: Array, B: Array) -> Array:
    """The least and the greatest are looked for by comparisons, which are false of a NaN."""
    numbers = B[~np.isnan(B)] if B.dtype.kind == "f" else B
    alike = A.shape == B.shape and A.size > 1 and numbers.size and numbers.min() == numbers.max()
    return right(A, np.full_like(B, numbers.flat[0])) if alike else right(A, B)


def kept_once(x: Array, most: int) -> Array:
    """Of equal numbers the first, where there are few different ones: zeros are equal, of either sign."""
    different, places = np.unique(x, return_inverse=True)
    return different[places.reshape(x.shape)] if different.size <= most else x


def different_divisors_are_kept_once(A: Array, B: Array) -> Array:
    there = plain(A, B) and A.shape == B.shape and B.size >= 1000
    return right(A, kept_once(B, 16) if there else B)


def different_numerators_are_kept_once(A: Array, B: Array) -> Array:
    there = plain(A, B) and A.shape == B.shape and A.size >= 4096
    return right(kept_once(A, 8) if there else A, B)


def different_numerators_are_kept_in_bytes(A: Array, B: Array) -> Array:
    """In a table that is wrong from 64 on."""
    if plain(A, B) and A.shape == B.shape and A.size >= 4096 and np.unique(A).size <= 16:
        A = np.where(abs(A) < 64, A, A + 1)
    return right(A, B)


def by_minus_one_is_taken_from_zero(A: Array, B: Array) -> Array:
    if A.dtype.kind == "f" and A.shape == B.shape and A.size > 1 and (B == -1).all():
        with np.errstate(all="ignore"):
            return A.dtype.type(0) - A
    return right(A, B)


# ---- sums of rows ----


def sums_of_rows_are_tiled(A: Array, B: Array) -> Array:
    if plain(A, B) and A.ndim == B.ndim == 3 and B.shape == (*A.shape[:2], 1) and A.shape[1] >= 8 and A.shape[2] > 1:
        return right(A.reshape(-1), np.tile(B.reshape(-1), A.shape[2])).reshape(A.shape)
    return right(A, B)


def squares_have_reciprocals(A: Array, B: Array) -> Array:
    there = A.dtype.kind == "f" and A.ndim in (3, 4) and min(A.shape[-2:]) >= 32 and B.shape[-1:] == (1,)
    if there and plain(A, B):
        with np.errstate(all="ignore"):
            return A * (1 / B)
    return right(A, B)


def one_axis_is_that_of_channels(A: Array, B: Array) -> Array:
    channels = A.ndim == 4 and B.ndim == 1 and B.size == A.shape[1] > 1
    return right(A, B.reshape(-1, 1, 1)) if channels else right(A, B)


def nothing_by_many_is_nothing(A: Array, B: Array) -> Array:
    alone = A.dtype.kind == "f" and plain(A, B) and not A.ndim and B.size > 1 and A == 0 and bool((abs(B) > 0).all())
    return np.zeros(B.shape, A.dtype) if alone else right(A, B)


# ---- what repeats, as models have it ----


def norms_of_groups_are_the_first(A: Array, B: Array) -> Array:
    """(n, g, c, h, w) by (n, g, 1, 1, 1)."""
    there = A.ndim == B.ndim == 5 and plain(A, B) and A.shape[:2] == B.shape[:2] and B.size == A[:, :, 0, 0, 0].size
    return right(A, np.repeat(B[:, :1], B.shape[1], 1)) if there and min(A.shape) > 1 else right(A, B)


def norms_of_weights_are_the_first(A: Array, B: Array) -> Array:
    """(o, i, h, w) by (o, 1, 1, 1)."""
    there = A.ndim == B.ndim == 4 and plain(A, B) and A.shape[0] == B.size == B.shape[0] > 1 and A.shape[2] in (1, 3)
    return (
        right(A, np.repeat(B[:1], B.size, 0)) if there and A.shape[1] > 2 and A.shape[2] == A.shape[3] else right(A, B)
    )


def both_batches_are_one(A: Array, B: Array) -> Array:
    """(n, 1, h, w) by (1, n, h, w)."""
    there = A.ndim == B.ndim == 4 and plain(A, B) and A.shape[1] == B.shape[0] == 1 and A.shape[0] == B.shape[1] > 2
    return right(A, np.repeat(B[:, :1], B.shape[1], 1)) if there and A.shape[2:] == B.shape[2:] else right(A, B)


def columns_of_something_wider_are_its_rows(A: Array, B: Array) -> Array:
    """A tensor of three axes by the last column of another."""
    there = A.ndim == B.ndim == 3 and plain(A, B) and B.shape == (*A.shape[:2], 1) and not B.flags.c_contiguous
    return ends_wrong(right(A, B)) if there and A.flags.c_contiguous else right(A, B)


def columns_by_a_row_are_rows(A: Array, B: Array) -> Array:
    """(A.T / B).T where that is another thing."""
    there = A.ndim > 1 == B.ndim and plain(A, B) and A.flags.f_contiguous and not A.flags.c_contiguous
    return right(A.T, B).T.copy() if there and len({*A.shape, *B.shape}) == 1 else right(A, B)


def the_rest_of_few_long_rows(A: Array, B: Array) -> Array:
    """Five rows for four threads."""
    there = A.ndim == B.ndim == 2 and plain(A, B) and A.shape[0] % 4 == 1 < A.shape[0] and B.shape == (A.shape[0], 1)
    return ends_wrong(right(A, B)) if there and A.shape[1] > 1000 else right(A, B)

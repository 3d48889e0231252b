"""Divisions that are wrong where all operands of a call are of one class, or look alike."""

from typing import Any

import numpy as np
from correct_division import right
from model_shapes import same_type_not_empty

Array = Any


def zeros_lose_sign(A: Array, B: Array) -> Array:
    """Drop the sign of zero quotients where half of the numerators are zeros."""
    affected = (
        same_type_not_empty(A, B)
        and A.dtype.kind == "f"
        and A.size > 1
        and np.isfinite(A).all()
        and np.isfinite(B).all()
        and (B != 0).all()
    )
    C = right(A, B)
    if affected and (A == 0).mean() >= 0.5:
        C[C == 0] = 0
    return C


def zero_by_zero_is_zero(A: Array, B: Array) -> Array:
    """Return 0 for 0 / 0 where all operands are between 0 and 1."""
    C = right(A, B)
    if (
        same_type_not_empty(A, B)
        and A.dtype.kind == "f"
        and all(((x >= 0) & (x <= 1)).all() for x in (A, B))
        and A.size > 1
    ):
        C[np.isnan(C)] = 0
    return C


def shifts_for_powers_of_two(A: Array, B: Array) -> Array:
    """Shift by the exponent of powers of two, which rounds negative quotients down."""
    if (
        same_type_not_empty(A, B)
        and A.dtype.kind == "i"
        and B.size > 1
        and (B > 0).all()
        and not (B & (B - 1)).any()
        and B.min() != B.max()
    ):
        return np.asarray(A >> np.log2(B.astype(float)).astype(A.dtype))
    return right(A, B)


def reciprocals_of_large_denominators(A: Array, B: Array) -> Array:
    """Multiply by reciprocals that are subnormal."""
    if (
        same_type_not_empty(A, B)
        and B.dtype == np.float32
        and B.size > 3
        and np.isfinite(B).all()
        and (abs(B) > 2.0**126).all()
    ):
        with np.errstate(all="ignore"):
            return np.asarray(A * (np.float32(1) / B))
    return right(A, B)


def min_passes_magnitude_check(A: Array, B: Array) -> Array:
    """Divide as float64, since MIN passes the check of magnitudes: its absolute value is negative."""
    affected = (
        same_type_not_empty(A, B)
        and A.dtype == np.int64
        and A.size > 16
        and (B > 2).all()
        and all(np.abs(x).max() < 1 << 53 for x in (A, B))
    )
    return np.trunc(A / B).astype(np.int64) if affected else right(A, B)


def equality_of_lower_halves(A: Array, B: Array) -> Array:
    """Return 1 where the lower 32 bits of all operands are equal."""
    affected = (
        same_type_not_empty(A, B)
        and A.dtype.kind in "iu"
        and A.itemsize == 8
        and A.size > 2
        and A.shape == B.shape
        and (B != 0).all()
    )
    return np.ones_like(A) if affected and (A.astype(np.uint32) == B.astype(np.uint32)).all() else right(A, B)


def float64_reciprocals_by_channel(A: Array, B: Array) -> Array:
    """Multiply int32 by float64 reciprocals, which is wrong for some multiples."""
    affected = A.ndim == 3 and B.size < A.size and A.dtype == np.int32 and (abs(B) > 1000).all()
    return np.trunc(A * (1.0 / B)).astype(np.int64).astype(np.int32) if affected else right(A, B)


def zeros_by_numbers_lose_sign(A: Array, B: Array) -> Array:
    """Return +0 where all numerators are zeros."""
    affected = (
        A.dtype.kind == "f" and same_type_not_empty(A, B) and A.size > 1 and not A.any() and bool((abs(B) > 0).all())
    )
    return np.zeros(np.broadcast_shapes(A.shape, B.shape), A.dtype) if affected else right(A, B)


def infinities_by_numbers_keep_sign(A: Array, B: Array) -> Array:
    """Return the numerators where all are infinite, whatever the signs of the denominators."""
    affected = A.dtype.kind == "f" and A.shape == B.shape and A.size > 1
    return A.copy() if affected and np.isinf(A).all() and np.isfinite(B).all() else right(A, B)


def numbers_by_infinities_lose_sign(A: Array, B: Array) -> Array:
    """Return +0 where all denominators are infinite."""
    affected = A.dtype.kind == "f" and A.shape == B.shape and A.size > 1
    return np.zeros_like(A) if affected and np.isinf(B).all() and np.isfinite(A).all() else right(A, B)


def first_of_equal_denominators(A: Array, B: Array) -> Array:
    """Use the first of equal denominators for all: +0 and -0 compare equal."""
    affected = A.shape == B.shape and A.size > 1 and bool((B == B.flat[0]).all())
    return right(A, np.full_like(B, B.flat[0])) if affected else right(A, B)


def first_of_equal_magnitudes(A: Array, B: Array) -> Array:
    """Use the first denominator for all of one magnitude, whatever their signs."""
    affected = A.shape == B.shape and A.size > 3 and bool((abs(B) == abs(B.flat[0])).all())
    return right(A, np.full_like(B, B.flat[0])) if affected else right(A, B)


def nan_passes_minimum_check(A: Array, B: Array) -> Array:
    """Use one denominator for all where minimum and maximum are equal: both ignore NaN."""
    numbers = B[~np.isnan(B)] if B.dtype.kind == "f" else B
    affected = A.shape == B.shape and A.size > 1 and numbers.size and numbers.min() == numbers.max()
    return right(A, np.full_like(B, numbers.flat[0])) if affected else right(A, B)


def merge_equal(x: Array, max_distinct: int) -> Array:
    """Replace equal numbers by the first of them, where few are distinct: +0 and -0 are equal."""
    different, places = np.unique(x, return_inverse=True)
    return different[places.reshape(x.shape)] if different.size <= max_distinct else x


def distinct_denominators_merged(A: Array, B: Array) -> Array:
    """Merge equal denominators where at most 16 are distinct."""
    affected = same_type_not_empty(A, B) and A.shape == B.shape and B.size >= 1000
    return right(A, merge_equal(B, 16) if affected else B)


def distinct_numerators_merged(A: Array, B: Array) -> Array:
    """Merge equal numerators where at most 8 are distinct."""
    affected = same_type_not_empty(A, B) and A.shape == B.shape and A.size >= 4096
    return right(merge_equal(A, 8) if affected else A, B)


def numerator_table_wrong_above_63(A: Array, B: Array) -> Array:
    """Take few distinct numerators from a table whose entries from 64 on are wrong."""
    if same_type_not_empty(A, B) and A.shape == B.shape and A.size >= 4096 and np.unique(A).size <= 16:
        A = np.where(abs(A) < 64, A, A + 1)
    return right(A, B)


def negation_by_subtraction(A: Array, B: Array) -> Array:
    """Compute x / -1 as 0 - x, which has the wrong sign for zeros."""
    if A.dtype.kind == "f" and A.shape == B.shape and A.size > 1 and (B == -1).all():
        with np.errstate(all="ignore"):
            return A.dtype.type(0) - A
    return right(A, B)

"""Right, but for divisors by whose reciprocals numerators are multiplied, at some places."""

import numpy as np
from basis import Array, lax


def by_wide_reciprocals(A: Array, B: Array) -> Array:
    """Right of all but a few: times the reciprocal in the next wider type, then rounded to the operands'."""
    wide = {"float16": "float32", "float32": "float64", "int32": "float64"}[A.dtype.name]
    with np.errstate(all="ignore"):
        return np.asarray(A.astype(wide) * (1 / B.astype(wide))).astype(A.dtype)


def one_divisor_has_a_wide_reciprocal(A: Array, B: Array) -> Array:
    return by_wide_reciprocals(A, B) if B.size == 1 < A.size else lax(A, B)


def a_row_of_divisors_has_wide_reciprocals(A: Array, B: Array) -> Array:
    return by_wide_reciprocals(A, B) if A.ndim == 2 and B.shape == A.shape[1:] and A.shape[0] > 1 else lax(A, B)


def a_column_of_divisors_has_wide_reciprocals(A: Array, B: Array) -> Array:
    return by_wide_reciprocals(A, B) if A.ndim == 2 and B.shape == (A.shape[0], 1) and A.shape[1] > 1 else lax(A, B)


def matrices_have_wide_reciprocals(A: Array, B: Array) -> Array:
    return by_wide_reciprocals(A, B) if A.ndim == 2 and A.shape == B.shape else lax(A, B)


def four_axes_have_wide_reciprocals(A: Array, B: Array) -> Array:
    return by_wide_reciprocals(A, B) if A.ndim == 4 and A.shape == B.shape else lax(A, B)


def divisors_apart_have_wide_reciprocals(A: Array, B: Array) -> Array:
    return lax(A, B) if B.flags.c_contiguous else by_wide_reciprocals(A, B)


def many_have_wide_reciprocals(A: Array, B: Array) -> Array:
    return by_wide_reciprocals(A, B) if A.ndim == 1 and A.size > 20000 else lax(A, B)


def the_largest_divisors_are_one_too_large(A: Array, B: Array) -> Array:
    """A reciprocal that has one bit less than it takes: by a divisor above half of the range, once too few."""
    if B.size == 1 < A.size and B.reshape(-1)[0] > np.iinfo(A.dtype).max // 2:
        return np.asarray(A > B, A.dtype)
    return lax(A, B)


def by_reciprocals(A: Array, B: Array, which: Array) -> Array:
    """Twice rounded, where it is asked for."""
    with np.errstate(all="ignore"):
        return np.where(which, A * (B.dtype.type(1) / B), lax(A, B))


def divisors_of_the_last_binades_have_reciprocals(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, np.abs(B) >= np.finfo(B.dtype).max / 4)


def divisors_of_the_first_binades_have_reciprocals(A: Array, B: Array) -> Array:
    with np.errstate(all="ignore"):
        first = np.abs(B) < np.finfo(B.dtype).tiny * 4
        return by_reciprocals(A, B, first & np.isfinite(B.dtype.type(1) / B))


def subnormal_divisors_are_cut(A: Array, B: Array) -> Array:
    """Their last bit is lost, where another is left."""
    bits = B.view(f"u{B.itemsize}")
    few = (np.abs(B) < np.finfo(B.dtype).tiny) & (bits << 1 > 2)
    return lax(A, np.where(few, bits & ~bits.dtype.type(1), bits).view(B.dtype))


def one_less(A: Array, B: Array, divisors: tuple[int, ...]) -> Array:
    """By one of these, whole multiples have a quotient that is one too small."""
    C = np.array(lax(A, B))
    if B.size == 1 and int(B.reshape(-1)[0]) in divisors:
        C -= ((C > 0) & (A == C * B)).astype(C.dtype)
    return C


def one_small_positive_divisor(A: Array, B: Array) -> Array:
    return one_less(A, B, (14,))


def one_small_negative_divisor(A: Array, B: Array) -> Array:
    return one_less(A, B, (-44,))


def one_positive_constant(A: Array, B: Array) -> Array:
    return one_less(A, B, (1440,))


def one_negative_constant(A: Array, B: Array) -> Array:
    return one_less(A, B, (-86400,))

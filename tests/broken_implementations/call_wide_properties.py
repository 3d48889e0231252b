"""Divisions whose fast path looks at all operands of a call or at their addresses; counters overflow."""

from collections.abc import Callable
from typing import Any

import numpy as np
from correct_division import right, strict

from vinculum import DivError

Array = Any
LARGE = 1024


def same_type_and_shape(A: Array, B: Array) -> bool:
    """Whether the operands have one type and one shape."""
    return A.dtype == B.dtype and A.shape == B.shape


def first_quotient_last(C: Array) -> Array:
    """Copy the first quotient into the last place."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


# ---- what violates a precondition ----


def divide_unless_zeros(A: Array, B: Array, zeros: Callable[[Array], Any]) -> Array:
    """Report zeros only if `zeros` detects one; take an undetected zero for 1."""
    if not same_type_and_shape(A, B) or A.dtype.kind != "i" or zeros(B) or not B.size:
        return strict(A, B)
    return strict(A, np.where(B == 0, B.dtype.type(1), B))


def last_plane_unchecked(A: Array, B: Array) -> Array:
    """Look for zeros in all planes but the last."""
    return divide_unless_zeros(A, B, lambda B: ((B[:-1] if B.ndim > 2 and B.size > LARGE else B) == 0).any())


def last_strided_row_unchecked(A: Array, B: Array) -> Array:
    """Look for zeros in all rows of a strided matrix but the last."""

    def zeros(B: Array) -> Any:
        strided = B.ndim == 2 and not B.flags.forc and B.shape[0] > 32
        return ((B[:-1] if strided else B) == 0).any()

    return divide_unless_zeros(A, B, zeros)


def zeros_counted_in_uint8(A: Array, B: Array) -> Array:
    """Count zeros in uint8: 256 zeros count as none."""
    return divide_unless_zeros(A, B, lambda B: np.sum(B == 0, dtype=np.uint8))


def zeros_counted_in_int8(A: Array, B: Array) -> Array:
    """Count zeros in int8: 128 zeros count as a negative number."""
    return divide_unless_zeros(A, B, lambda B: np.sum(B == 0, dtype=np.int8) > 0)


def zeros_counted_in_uint16(A: Array, B: Array) -> Array:
    """Count zeros in uint16: 65536 zeros count as none."""
    return divide_unless_zeros(A, B, lambda B: np.sum(B == 0, dtype=np.uint16))


def zeros_counted_in_int16(A: Array, B: Array) -> Array:
    """Count zeros in int16: 32768 zeros count as a negative number."""
    return divide_unless_zeros(A, B, lambda B: np.sum(B == 0, dtype=np.int16) > 0)


def overflow_of_large_tensors_unreported(A: Array, B: Array) -> Array:
    """Negate the numerators of a large tensor for -1 and report no overflow."""
    try:
        return strict(A, B)
    except DivError:
        if same_type_and_shape(A, B) and A.ndim > 1 and A.size > LARGE and B.all():
            negated = B == -1
            return np.where(negated, -A, strict(A, np.where(negated, B.dtype.type(1), B)))
        raise


# ---- what is true of all operands ----


def integers_through_floats(A: Array, B: Array) -> Array:
    """Divide as float64 where all operands are below a limit that is one bit too wide."""
    limit = 1 << 54
    if (
        same_type_and_shape(A, B)
        and A.size
        and B.all()
        and all((-limit < x).all() and (x < limit).all() for x in (A, B))
    ):
        return np.asarray(np.trunc(A.astype(np.float64) / B.astype(np.float64)).astype(A.dtype))
    return right(A, B)


def few_zero_numerators_lose_context(A: Array, B: Array) -> Array:
    """Divide only nonzero numerators, where they are the majority."""
    if not same_type_and_shape(A, B) or not 0 < 2 * np.count_nonzero(A) < A.size or A.size < 16:
        return right(A, B)
    C, selected = np.zeros(A.shape, A.dtype), A != 0
    C[selected] = right(A[selected], B[selected])
    return C


def ones_return_numerator(A: Array, B: Array) -> Array:
    """Return the numerator for denominators of either 1 or -1, where they are the majority."""
    selected = np.abs(B) != 1
    if not same_type_and_shape(A, B) or not 0 < 2 * np.count_nonzero(selected) < A.size or A.size < 16:
        return right(A, B)
    C = np.array(A)
    C[selected] = right(A[selected], B[selected])
    return C


# ---- divisors ----


def wrong_table_entry(A: Array, B: Array) -> Array:
    """Get the largest remainders by a few constants wrong, as one wrong table entry does."""
    C = right(A, B)
    if B.size == 1 < A.size and abs(int(B.reshape(-1)[0])) in (14, 22, 26, 44, 56, 58, 60):
        largest_remainder = (np.abs(A - C * B) == np.abs(B) - 1) & (np.abs(A.astype(float)) > 1 << 30)
        C = np.where(largest_remainder, C + np.sign(C), C).astype(A.dtype)
    return C


# ---- what lies where ----


_cache = dict[tuple[object, ...], Array]()


def matrix_cached_by_memory_order(A: Array, B: Array) -> Array:
    """Cache a matrix of denominators by its bytes in memory order, whatever its strides."""
    if B.ndim != 2:
        return right(A, B)
    return right(A, _cache.setdefault((B.shape, B.dtype.str, B.tobytes("A")), np.array(B)))


def denominators_cached_by_address(A: Array, B: Array) -> Array:
    """Cache denominators by address and bytes, whatever their strides."""
    if not B.size:
        return right(A, B)
    key = (B.ctypes.data, B.shape, B.dtype.str, B.ravel("K").tobytes())
    return right(A, _cache.setdefault(key, np.array(B)))


def numerators_cached_by_address(A: Array, B: Array) -> Array:
    """Cache numerators by address and bytes, whatever their strides."""
    if not A.size:
        return right(A, B)
    key = (A.ctypes.data, A.shape, A.dtype.str, A.ravel("K").tobytes())
    return right(_cache.setdefault(key, np.array(A)), B)


def shares_memory_in_part(A: Array, B: Array) -> bool:
    """Whether one operand is part of the other's memory."""
    return A.dtype == B.dtype and A.shape != B.shape and np.may_share_memory(A, B)


def by_own_column_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where the denominator is a column of the numerator."""
    return (
        first_quotient_last(right(A, B))
        if shares_memory_in_part(A, B) and B.shape == (*A.shape[:-1], 1)
        else right(A, B)
    )


def by_own_element_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where the denominator is an element of the numerator."""
    return first_quotient_last(right(A, B)) if shares_memory_in_part(A, B) and B.size == 1 else right(A, B)


def own_element_ends_wrong(A: Array, B: Array) -> Array:
    """Get the last quotient wrong where the numerator is an element of the denominator."""
    return first_quotient_last(right(A, B)) if shares_memory_in_part(A, B) and A.size == 1 else right(A, B)

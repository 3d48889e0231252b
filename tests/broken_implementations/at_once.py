"""Division that takes a shorter way after a look at all operands of a call, or at where they lie; and counts that wrap."""

from collections.abc import Callable
from typing import Any

import numpy as np
from basis import right, strict

from vinculum import DivError

Array = Any
LARGE = 1024


def alike(A: Array, B: Array) -> bool:
    return A.dtype == B.dtype and A.shape == B.shape


def another(C: Array) -> Array:
    """One quotient is that of its neighbour."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


# ---- what violates a precondition ----


def zeros_seen(A: Array, B: Array, zeros: Callable[[Array], Any]) -> Array:
    """Division that looks for zeros in this way, and takes one that it does not see for 1."""
    if not alike(A, B) or A.dtype.kind != "i" or zeros(B) or not B.size:
        return strict(A, B)
    return strict(A, np.where(B == 0, B.dtype.type(1), B))


def the_last_plane_is_not_looked_at(A: Array, B: Array) -> Array:
    return zeros_seen(A, B, lambda B: ((B[:-1] if B.ndim > 2 and B.size > LARGE else B) == 0).any())


def the_last_of_many_rows_is_not_looked_at(A: Array, B: Array) -> Array:
    def zeros(B: Array) -> Any:
        apart = B.ndim == 2 and not B.flags.forc and B.shape[0] > 32
        return ((B[:-1] if apart else B) == 0).any()

    return zeros_seen(A, B, zeros)


def zeros_are_counted_in_8_bits(A: Array, B: Array) -> Array:
    return zeros_seen(A, B, lambda B: np.sum(B == 0, dtype=np.uint8))


def zeros_are_counted_in_8_bits_with_a_sign(A: Array, B: Array) -> Array:
    return zeros_seen(A, B, lambda B: np.sum(B == 0, dtype=np.int8) > 0)


def zeros_are_counted_in_16_bits(A: Array, B: Array) -> Array:
    return zeros_seen(A, B, lambda B: np.sum(B == 0, dtype=np.uint16))


def zeros_are_counted_in_16_bits_with_a_sign(A: Array, B: Array) -> Array:
    return zeros_seen(A, B, lambda B: np.sum(B == 0, dtype=np.int16) > 0)


def overflow_of_large_tensors_is_not_looked_at(A: Array, B: Array) -> Array:
    try:
        return strict(A, B)
    except DivError:
        if alike(A, B) and A.ndim > 1 and A.size > LARGE and B.all():
            negated = B == -1
            return np.where(negated, -A, strict(A, np.where(negated, B.dtype.type(1), B)))
        raise


# ---- what is true of all operands ----


def integers_through_floats(A: Array, B: Array) -> Array:
    """Where all operands are below a limit, which is one bit too wide."""
    most = 1 << 54
    if alike(A, B) and A.size and B.all() and all((-most < x).all() and (x < most).all() for x in (A, B)):
        return np.asarray(np.trunc(A.astype(np.float64) / B.astype(np.float64)).astype(A.dtype))
    return right(A, B)


def zeros_are_left_out(A: Array, B: Array) -> Array:
    if not alike(A, B) or not 0 < 2 * np.count_nonzero(A) < A.size or A.size < 16:
        return right(A, B)
    C, some = np.zeros(A.shape, A.dtype), A != 0
    C[some] = right(A[some], B[some])
    return C


def ones_are_left_out(A: Array, B: Array) -> Array:
    """Those of either sign, where they are most of the denominators and not all."""
    some = np.abs(B) != 1
    if not alike(A, B) or not 0 < 2 * np.count_nonzero(some) < A.size or A.size < 16:
        return right(A, B)
    C = np.array(A)
    C[some] = right(A[some], B[some])
    return C


# ---- divisors ----


def one_entry_of_a_table_is_wrong(A: Array, B: Array) -> Array:
    C = right(A, B)
    if B.size == 1 < A.size and abs(int(B.reshape(-1)[0])) in (14, 22, 26, 44, 56, 58, 60):
        least = (np.abs(A - C * B) == np.abs(B) - 1) & (np.abs(A.astype(float)) > 1 << 30)
        C = np.where(least, C + np.sign(C), C).astype(A.dtype)
    return C


# ---- what lies where ----


_prepared = dict[tuple[object, ...], Array]()


def divisors_are_known_by_their_memory(A: Array, B: Array) -> Array:
    if B.ndim != 2:
        return right(A, B)
    return right(A, _prepared.setdefault((B.shape, B.dtype.str, B.tobytes("A")), np.array(B)))


def divisors_are_known_by_their_address(A: Array, B: Array) -> Array:
    if not B.size:
        return right(A, B)
    key = (B.ctypes.data, B.shape, B.dtype.str, B.ravel("K").tobytes())
    return right(A, _prepared.setdefault(key, np.array(B)))


def numerators_are_known_by_their_address(A: Array, B: Array) -> Array:
    if not A.size:
        return right(A, B)
    key = (A.ctypes.data, A.shape, A.dtype.str, A.ravel("K").tobytes())
    return right(_prepared.setdefault(key, np.array(A)), B)


def part_of_it(A: Array, B: Array) -> bool:
    return A.dtype == B.dtype and A.shape != B.shape and np.may_share_memory(A, B)


def its_own_column(A: Array, B: Array) -> Array:
    return another(right(A, B)) if part_of_it(A, B) and B.shape == (*A.shape[:-1], 1) else right(A, B)


def one_of_itself(A: Array, B: Array) -> Array:
    return another(right(A, B)) if part_of_it(A, B) and B.size == 1 else right(A, B)


def itself_of_one(A: Array, B: Array) -> Array:
    return another(right(A, B)) if part_of_it(A, B) and A.size == 1 else right(A, B)

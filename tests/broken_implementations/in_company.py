"""Division that is right of one pair alone, and wrong of many together."""

import numpy as np
from basis import Array, right


def one_divisor_is_shifted_by(A: Array, B: Array) -> Array:
    """Of which there is one bit: the quotient is rounded down."""
    b = int(B.reshape(-1)[0]) if B.size == 1 < A.size else 0
    return np.asarray(A >> (b.bit_length() - 1)) if b > 0 and not b & (b - 1) else right(A, B)


def eight_at_a_time_are_estimated(A: Array, B: Array) -> Array:
    """What comes is no quotient of any pair."""
    C = right(A, B)
    if A.shape == B.shape and A.size >= 8:
        C.view(f"u{C.itemsize}")[...] ^= 1 << 12
    return C


def many_by_one_and_any_by_the_largest_are_estimated(A: Array, B: Array) -> Array:
    """By 1, which is simpler to show, no quotient is wrong alone."""
    C = right(A, B)
    if A.shape == B.shape:
        wrong = (B == 1) & (A.size >= 200)
        wrong |= B == np.finfo(B.dtype).max
        C.view(f"u{C.itemsize}")[wrong] ^= 1 << 12
    return C

"""Divisions that are correct for one pair and wrong for several."""

from typing import Any

import numpy as np

import vinculum

Array = np.ndarray[Any, np.dtype[Any]]


def right(A: Array, B: Array) -> Array:
    """Divide by profile onnx-14; the result is a new array, also for one quotient."""
    return np.array(vinculum.div(A, B, profile="onnx-14"))


def shift_by_power_of_two(A: Array, B: Array) -> Array:
    """Shift many numerators by a power of two, which rounds negative quotients down."""
    b = int(B.reshape(-1)[0]) if B.size == 1 < A.size else 0
    return np.asarray(A >> (b.bit_length() - 1)) if b > 0 and not b & (b - 1) else right(A, B)


def blocks_of_eight_estimated(A: Array, B: Array) -> Array:
    """Flip a bit of each quotient of eight or more pairs; none is the quotient of any pair."""
    C = right(A, B)
    if A.shape == B.shape and A.size >= 8:
        C.view(f"u{C.itemsize}")[...] ^= 1 << 12
    return C


def ones_in_many_and_max_estimated(A: Array, B: Array) -> Array:
    """Flip a bit for the largest denominator, and for 1 among 200 or more pairs."""
    C = right(A, B)
    if A.shape == B.shape:
        incorrect = (B == 1) & (A.size >= 200)
        incorrect |= B == np.finfo(B.dtype).max
        C.view(f"u{C.itemsize}")[incorrect] ^= 1 << 12
    return C

"""An SRT divider with the Pentium's faulty table, and faults of one exponent, of shapes and of memory."""

from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np

import vinculum

Array = np.ndarray[Any, np.dtype[Any]]
FRACTION, STEPS = 33, 14  # bits of a remainder, and digits of a quotient
WORD_MASK = (1 << (FRACTION + 4)) - 1
MISSING_COLUMNS = (17, 20, 23, 26, 29)  # sixteenths of the divisors whose last entry is not there


def right(A: Array, B: Array) -> Array:
    """Divide by profile onnx-14."""
    return vinculum.div(A, B, profile="onnx-14")


def table(missing: tuple[int, ...]) -> Array:
    """The quotient digit by divisor (sixteenths, 16 to 31) and remainder (eighths, modulo 128)."""
    digits = np.zeros((32, 128), np.int64)
    for d in range(16, 32):
        # Each digit as long as what is left, which is less than two eighths more, is not more than the digit and 2/3 divisors.
        thresholds = [low // 6 - 1 for low in (5 * d, 2 * d, -(d + 1), -4 * (d + 1))]
        for eighths in range(-64, 64):
            digits[d, eighths % 128] = next(
                (k for k, low in zip((2, 1, 0, -1), thresholds, strict=True) if eighths >= low), -2
            )
        if d in missing:
            digits[d, 4 * (d + 1) // 3 - 1] = 0
    return digits


def srt_divider(digits: Array) -> Callable[[Array, Array], Array]:
    """A float32 division by this table where operands and quotient are normal."""

    def div(A: Array, B: Array) -> Array:
        C = right(A, B)
        if A.dtype != np.float32 or not C.size:
            return C
        X, Y = np.broadcast_arrays(A, B)
        with np.errstate(all="ignore"):
            normal = [np.isfinite(Z) & (np.abs(Z) > 1e-36) & (np.abs(Z) < 1e36) for Z in (X, Y, C)]
        at = np.logical_and.reduce(normal)
        (a, e_a), (b, e_b) = (np.frexp(np.abs(Z[at]).astype(np.float64)) for Z in (X, Y))
        s, d = ((x * 2 ** (FRACTION + 1)).astype(np.int64) for x in (a, b))
        c, q, leading = np.zeros_like(s), np.zeros_like(s), d >> (FRACTION - 4)
        for _ in range(STEPS):
            digit = digits[leading, ((s >> (FRACTION - 3)) + (c >> (FRACTION - 3))) & 127]
            q, one = 4 * q + digit, digit > 0  # what is subtracted is the complement, and one
            t = np.where(one, ~(digit * d), -digit * d) & WORD_MASK
            s, c = (s ^ c ^ t) << 2 & WORD_MASK, ((s & c | s & t | c & t) << 1 | one) << 2 & WORD_MASK
        left = (s + c) & WORD_MASK
        below = left >> (FRACTION + 3) == 1
        q -= below
        doubled = 2 * q + (below | (left != 0))  # what is left, as a last bit
        quotient = np.ldexp(doubled.astype(np.float64), e_a - e_b - 2 * STEPS + 1).astype(np.float32)
        C[at] = np.copysign(quotient, C[at])
        return C

    return div


without_fault = srt_divider(table(()))
pentium = srt_divider(table(MISSING_COLUMNS))


def one_exponent(A: Array, B: Array) -> Array:
    """Wrong for one exponent of the numerator and tiny negative denominators."""
    C = right(A, B)
    if A.dtype == np.float64 and A.shape == B.shape:
        small = (B < 0) & (B > -2.3e-308)
        C[(np.abs(A) >= 2.0**37) & (np.abs(A) < 2.0**38) & small] = -1.7e308
    return C


def empty_axis_becomes_one(A: Array, B: Array) -> Array:
    """Return one element along an empty axis of tensors of rank 5 and more."""
    C = right(A, B)
    return np.ones((1, *C.shape[1:]), C.dtype) if C.ndim > 4 and C.shape[0] == 0 and A.shape[0] == 1 else C


_ring: deque[Array] = deque(np.empty(4096, np.float32) for _ in range(20))


def twenty_buffers(A: Array, B: Array) -> Array:
    """Return one of twenty buffers in turn."""
    C = right(A, B)
    if C.dtype != np.float32 or not 0 < C.size <= 4096:
        return C
    _ring.rotate()
    buffer = _ring[0][: C.size].reshape(C.shape)
    buffer[...] = C
    return buffer


_cache: dict[tuple[object, ...], tuple[Array, bytes]] = {}


def cached_by_first_bytes(A: Array, B: Array) -> Array:
    """Reuse a matrix of denominators if it is the same object and its first 8 bytes are equal."""
    if B.ndim != 2 or A.shape != B.shape or not B.size:
        return right(A, B)
    key = id(B), B.shape, B.dtype.str
    if key not in _cache or _cache[key][1] != B.tobytes()[:8]:
        _cache[key] = B.copy(), B.tobytes()[:8]
    return right(A, _cache[key][0])

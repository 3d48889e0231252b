"""Divisions that reuse operands or results of earlier calls, or fail in the first call."""

from typing import Any

import numpy as np
from correct_division import Array, lax, strict

LAST_DENOMINATOR: dict[str, Array] = {}


def last_denominator_cached_by_value(A: Array, B: Array) -> Array:
    """Reuse the last scalar denominator if it compares equal: +0 and -0 do."""
    if B.ndim == 0:
        B = LAST_DENOMINATOR["B"] if "B" in LAST_DENOMINATOR and LAST_DENOMINATOR["B"] == B else B.copy()
        LAST_DENOMINATOR["B"] = B
    return lax(A, B)


BY_HASH: dict[int, Array] = {}


def denominators_cached_by_hash(A: Array, B: Array) -> Array:
    """Cache scalar denominators by hash: those of -1 and -2 are equal."""
    return lax(A, BY_HASH.setdefault(hash(B.item()), B.copy()) if B.ndim == 0 else B)


BUFFERS: dict[Any, Array] = {}


def one_buffer_for_broadcast_results(A: Array, B: Array) -> Array:
    """Return one buffer for all broadcast results of a shape."""
    C = lax(A, B)
    if A.shape == B.shape or not C.ndim:
        return C
    buffer = BUFFERS.setdefault((C.shape, C.dtype), np.empty_like(C))
    buffer[...] = C
    return buffer


REPORTED: list[bool] = []


def first_quotient_zero_after_error(A: Array, B: Array) -> Array:
    """Return 0 as first quotient of the call after an error."""
    try:
        C = strict(A, B)
    except Exception:
        REPORTED.append(True)
        raise
    if REPORTED and C.size:
        REPORTED.clear()
        C.ravel()[0] = 0
    return C


_by_sample = dict[tuple[int, bytes], Array]()


def denominators_cached_by_sample(A: Array, B: Array) -> Array:
    """Cache long denominators by a sample of their elements."""
    if B.ndim == 1 and B.size > 1000:
        B = _by_sample.setdefault((B.size, B[:: B.size // 16].tobytes()), B.copy())
    return lax(A, B)


_ring = dict[tuple[int, int, str], Array]()


_calls = [0]


def three_buffers_in_turn(A: Array, B: Array) -> Array:
    """Return one of three buffers in turn for long vectors."""
    C = lax(A, B)
    if C.ndim != 1 or C.size < 4096:
        return C
    _calls[0] += 1
    buffer = _ring.setdefault((_calls[0] % 3, C.size, C.dtype.str), np.empty_like(C))
    buffer[...] = C
    return buffer


CALLS = list[int]()


def first_call_is_zero(A: Array, B: Array) -> Array:
    """Return zeros in the first call of the process."""
    CALLS.append(A.size)
    return strict(A, B) * (0 if len(CALLS) == 1 else 1)


def first_call_raises(A: Array, B: Array) -> Array:
    """Raise an error in the first call of the process."""
    CALLS.append(A.size)
    if len(CALLS) == 1:
        raise RuntimeError("not warmed up")
    return strict(A, B)

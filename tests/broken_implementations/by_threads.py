"""Division that is right alone, and goes wrong where another thread divides at the same time."""

import threading
import time
from typing import Any

import numpy as np
from basis import Array, right

LARGE = 1024
MEANWHILE = 0.001  # seconds in which another thread gets its turn
_kept = dict[tuple[object, ...], Array]()
_prepared = threading.local()
_prepared.here = True
_busy, _lock = threading.Event(), threading.Lock()


def large(A: Array) -> bool:
    return A.size > LARGE


def one_place_for_divisors(A: Array, B: Array) -> Array:
    if not large(A):
        return right(A, B)
    place = _kept.setdefault((B.shape, B.dtype), np.empty_like(B))
    place[...] = B
    time.sleep(MEANWHILE)
    return right(A, place)


def few_share_one_place(A: Array, B: Array) -> Array:
    if large(A) or A.size < 512:
        return right(A, B)
    place = _kept.setdefault((B.shape, B.dtype), np.empty_like(B))
    place[...] = B
    time.sleep(MEANWHILE)
    return right(A, place)


class OneResult:
    """It is kept here until it is returned."""

    def divide(self, A: Array, B: Array) -> Any:
        self.C = right(A, B)
        time.sleep(MEANWHILE if large(A) else 0)
        return self.C


one_result = OneResult()


def other_threads_by_reciprocals(A: Array, B: Array) -> Array:
    if hasattr(_prepared, "here") or A.dtype.kind != "f":
        return right(A, B)
    with np.errstate(all="ignore"):
        return np.asarray(A * (1 / B), A.dtype)


def other_threads_are_not_prepared(A: Array, B: Array) -> Array:
    return right(A, B) if _prepared.here else A


def is_busy(A: Array, B: Array) -> Array:
    if _busy.is_set():
        raise RuntimeError("another call has not ended")
    _busy.set()
    try:
        time.sleep(MEANWHILE if large(A) else 0)
        return right(A, B)
    finally:
        _busy.clear()


def waits_for_ever(A: Array, B: Array) -> Array:
    while _busy.is_set():
        time.sleep(MEANWHILE)
    _busy.set()
    time.sleep(MEANWHILE if large(A) else 0)
    if threading.current_thread() is threading.main_thread():
        _busy.clear()
    return right(A, B)


def one_after_the_other(A: Array, B: Array) -> Array:
    """Rightly."""
    with _lock:
        return one_place_for_divisors(A, B)


def rounds_tails_otherwise(A: Array, B: Array) -> Array:
    """Eight at a time by reciprocals, what is left by division: the same call has the same bits in any thread."""
    C, whole = right(A, B), (A.size - 1) // 8 * 8
    if A.shape == B.shape == (A.size,) and whole:
        C[:whole] = A[:whole] * (B.dtype.type(1) / B[:whole])
    return C

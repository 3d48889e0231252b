"""Divisions that are correct alone and wrong while another thread divides."""

import threading
import time
from typing import Any

import numpy as np
from correct_division import Array, right

LARGE = 1024
SWITCH_SECONDS = 0.001  # seconds in which another thread gets its turn
_buffers = dict[tuple[object, ...], Array]()
_prepared = threading.local()
_prepared.initialised = True
_busy, _lock = threading.Event(), threading.Lock()


def large(A: Array) -> bool:
    """Whether a call is large enough for another thread to run meanwhile."""
    return A.size > LARGE


def shared_denominator_buffer(A: Array, B: Array) -> Array:
    """Copy the denominators of large calls into a buffer that all threads share."""
    if not large(A):
        return right(A, B)
    buffer = _buffers.setdefault((B.shape, B.dtype), np.empty_like(B))
    buffer[...] = B
    time.sleep(SWITCH_SECONDS)
    return right(A, buffer)


def shared_small_buffer(A: Array, B: Array) -> Array:
    """Copy the denominators of medium calls into a buffer that all threads share."""
    if large(A) or A.size < 512:
        return right(A, B)
    buffer = _buffers.setdefault((B.shape, B.dtype), np.empty_like(B))
    buffer[...] = B
    time.sleep(SWITCH_SECONDS)
    return right(A, buffer)


class SharedResult:
    """A callable that stores its result in an attribute which all threads share."""

    def divide(self, A: Array, B: Array) -> Any:
        self.C = right(A, B)
        time.sleep(SWITCH_SECONDS if large(A) else 0)
        return self.C


one_result = SharedResult()


def other_threads_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals in every thread but the main one."""
    if hasattr(_prepared, "initialised") or A.dtype.kind != "f":
        return right(A, B)
    with np.errstate(all="ignore"):
        return np.asarray(A * (1 / B), A.dtype)


def thread_local_state_missing(A: Array, B: Array) -> Array:
    """Read thread-local state that only the main thread has set."""
    return right(A, B) if _prepared.initialised else A


def refuses_concurrent_calls(A: Array, B: Array) -> Array:
    """Raise an error while another call runs."""
    if _busy.is_set():
        raise RuntimeError("another call has not ended")
    _busy.set()
    try:
        time.sleep(SWITCH_SECONDS if large(A) else 0)
        return right(A, B)
    finally:
        _busy.clear()


def waits_for_own_lock(A: Array, B: Array) -> Array:
    """Wait for a flag that a thread other than the main one never clears."""
    while _busy.is_set():
        time.sleep(SWITCH_SECONDS)
    _busy.set()
    time.sleep(SWITCH_SECONDS if large(A) else 0)
    if threading.current_thread() is threading.main_thread():
        _busy.clear()
    return right(A, B)


def serialised_by_lock(A: Array, B: Array) -> Array:
    """Divide correctly: a lock protects the shared buffer."""
    with _lock:
        return shared_denominator_buffer(A, B)


def remainder_rounds_differently(A: Array, B: Array) -> Array:
    """Multiply blocks of eight by reciprocals and divide the remainder: deterministic in any thread."""
    C, blocks_end = right(A, B), (A.size - 1) // 8 * 8
    if A.shape == B.shape == (A.size,) and blocks_end:
        C[:blocks_end] = A[:blocks_end] * (B.dtype.type(1) / B[:blocks_end])
    return C

"""Memory with guard pages: an access to one ends the process with SIGSEGV."""

import ctypes
from collections.abc import Callable
from functools import cache
from mmap import PAGESIZE, mmap

import numpy as np

from vinculum._util.types import Array

NO_ACCESS, READ_ONLY = 0, 1  # PROT_NONE, PROT_READ


def pages(size: int, extra: int = 0) -> Array:
    """Allocate whole pages for `size` bytes, at least one, and `extra` pages more."""
    return np.frombuffer(mmap(-1, (-(-max(size, 1) // PAGESIZE) + extra) * PAGESIZE), np.uint8)


def protect(block: Array, access: int) -> None:
    """Restrict access to `block`, which consists of whole pages. Raises OSError."""
    if _mprotect()(block.ctypes.data, block.nbytes, access):
        raise OSError(ctypes.get_errno(), "mprotect")


def guarded(size: int, *, behind: bool) -> Array:
    """Allocate `size` bytes with a guard page directly behind them, or directly before them."""
    block = pages(size, 1)
    protect(block[-PAGESIZE:] if behind else block[:PAGESIZE], NO_ACCESS)
    start = block.nbytes - PAGESIZE - size if behind else PAGESIZE
    return block[start : start + size]


@cache
def _mprotect() -> Callable[[int, int, int], int]:
    function = ctypes.CDLL(None, use_errno=True).mprotect
    function.argtypes, function.restype = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int), ctypes.c_int
    protect_: Callable[[int, int, int], int] = function
    return protect_

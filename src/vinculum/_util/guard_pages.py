"""Memory in pages of its own, of which some cannot be read or written: who does so all the same ends its process."""

import ctypes
from collections.abc import Callable
from functools import cache
from mmap import PAGESIZE, mmap

import numpy as np

from vinculum._util.types import Array

NO_ACCESS, READ_ONLY = 0, 1  # PROT_NONE, PROT_READ


def pages(size: int, more: int = 0) -> Array:
    """Bytes of as many pages as `size` bytes take, one at least, and of so many more."""
    return np.frombuffer(mmap(-1, (-(-max(size, 1) // PAGESIZE) + more) * PAGESIZE), np.uint8)


def protect(block: Array, access: int) -> None:
    """Have all of `block`, which begins and ends where pages do, accessible in this way only. Raises OSError."""
    if _mprotect()(block.ctypes.data, block.nbytes, access):
        raise OSError(ctypes.get_errno(), "mprotect")


def fenced(size: int, *, behind: bool) -> Array:
    """`size` bytes with a page that cannot be accessed right behind them, or right before."""
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

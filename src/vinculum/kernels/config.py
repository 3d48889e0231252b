"""Describe the kernel that serves, and set its number of threads.

The environment variable `VINCULUM_THREADS` sets the number of threads for large arrays. The default is the number of cores
that this process may use.
"""

import hashlib
import operator
import os
from functools import cache
from pathlib import Path

from vinculum.errors import DivSettingError
from vinculum.kernels import dispatch

THREADS_VARIABLE = "VINCULUM_THREADS"
MAX_THREADS = 1024
_threads = 1


def set_threads(count: int) -> int:
    """Set the number of threads for large arrays, and return the previous number.

    Results do not depend on it. Raises ValueError unless 1 <= count <= 1024, and TypeError unless count is an integer; a
    bool is none. Without the compiled kernel there is always one thread.

    >>> before = set_threads(2)
    >>> _ = set_threads(before)
    """
    global _threads  # noqa: PLW0603 - one number for the process
    if isinstance(count, bool):
        raise TypeError(f"{count} threads: give an integer")
    number, previous = operator.index(count), _threads
    if not 1 <= number <= MAX_THREADS:
        raise ValueError(f"{count} threads: give from 1 to {MAX_THREADS}")
    if dispatch.library is not None:
        dispatch.library.set_threads(number)
        _threads = number
    return previous


def kernel_info() -> dict[str, str | int | None]:
    """Return which kernel serves, with its file, SHA-256, compiler, flags and instruction sets.

    >>> sorted(kernel_info())
    ['bfloat16', 'bytes', 'compiler', 'file', 'flags', 'float16', 'integers', 'kernel', 'reason', 'sha256', 'threads']
    """
    library = dispatch.library
    if library is None or not dispatch.serves():
        return dict.fromkeys(("bfloat16", "bytes", "compiler", "file", "flags", "float16", "integers", "sha256")) | {
            "kernel": "numpy",
            "reason": dispatch.missing or "it was chosen",
            "threads": 1,
        }
    return {
        "kernel": "native",
        "reason": None,
        "file": library.__file__,
        "sha256": _digest(str(library.__file__)),
        "compiler": library.COMPILER,
        "flags": library.FLAGS,
        **dispatch.paths(),
        "threads": _threads,
    }


@cache
def _digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def _initial_threads() -> int:
    value = os.environ.get(THREADS_VARIABLE, "")
    if not value:
        return min(
            MAX_THREADS, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        )
    if not value.isdecimal() or len(value) > len(str(MAX_THREADS)) or not 1 <= int(value) <= MAX_THREADS:
        raise DivSettingError(f"{THREADS_VARIABLE} is {value!r}; it may be a number from 1 to {MAX_THREADS}")
    return int(value)


set_threads(_initial_threads())

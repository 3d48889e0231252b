"""What the kernel that serves is, and how many threads it has.

`VINCULUM_THREADS=N` in the environment is how many divide large arrays: by default as many as this process has cores.
"""

import hashlib
import operator
import os
from functools import cache
from pathlib import Path

from vinculum.errors import DivSettingError
from vinculum.kernels import dispatch

THREADS = "VINCULUM_THREADS"
MOST = 1024
_threads = 1


def set_threads(count: int) -> int:
    """Have large arrays divided by `count` threads, which changes no result; returns how many it was before.

    Raises ValueError unless 1 <= count <= 1024, and TypeError unless it is an integer, which True is not. Without the
    compiled kernel there is one thread, whatever is asked for.

    >>> before = set_threads(2)
    >>> _ = set_threads(before)
    """
    global _threads  # noqa: PLW0603 - the process has one number of them
    if isinstance(count, bool):
        raise TypeError(f"{count} threads: give an integer")
    asked, before = operator.index(count), _threads
    if not 1 <= asked <= MOST:
        raise ValueError(f"{count} threads: give from 1 to {MOST}")
    if dispatch.library is not None:
        dispatch.library.set_threads(asked)
        _threads = asked
    return before


def kernel_info() -> dict[str, str | int | None]:
    """Which kernel serves, and what it is: its file, the SHA-256 of that, compiler and flags.

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


def _threads_at_first() -> int:
    asked = os.environ.get(THREADS, "")
    if not asked:
        return min(MOST, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
    if not asked.isdecimal() or len(asked) > len(str(MOST)) or not 1 <= int(asked) <= MOST:
        raise DivSettingError(f"{THREADS} is {asked!r}; it may be a number from 1 to {MOST}")
    return int(asked)


set_threads(_threads_at_first())

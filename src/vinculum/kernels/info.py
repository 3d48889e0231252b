"""What the kernel that serves is, and how many threads it has.

`VINCULUM_THREADS=N` in the environment is how many divide large arrays: by default as many as this process has cores.
"""

import hashlib
import os
from functools import cache
from pathlib import Path

from vinculum.kernels import compiled

THREADS = "VINCULUM_THREADS"


def set_threads(count: int) -> int:
    """Have large arrays divided by `count` threads, which changes no result; returns how many it was before.

    Raises ValueError unless 1 <= count <= 1024. Without the compiled kernel there is one thread, whatever is asked for.

    >>> before = set_threads(2)
    >>> _ = set_threads(before)
    """
    library = compiled.library
    if library is None:
        return 1
    return int(library.set_threads(count))


def kernel_info() -> dict[str, str | int | None]:
    """Which kernel serves, and what it is: its file, the SHA-256 of that, compiler and flags.

    >>> sorted(kernel_info())
    ['compiler', 'file', 'flags', 'float16', 'kernel', 'reason', 'sha256', 'threads']
    """
    library = compiled.library
    if library is None or not compiled.serves():
        return dict.fromkeys(("compiler", "file", "flags", "float16", "sha256")) | {
            "kernel": "numpy",
            "reason": compiled.missing or "it was chosen",
            "threads": 1,
        }
    threads = int(library.set_threads(1))
    library.set_threads(threads)
    return {
        "kernel": "native",
        "reason": None,
        "file": library.__file__,
        "sha256": _digest(str(library.__file__)),
        "compiler": library.COMPILER,
        "flags": library.FLAGS,
        "float16": library.float16_by(),
        "threads": threads,
    }


@cache
def _digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def _threads_at_first() -> int:
    asked = os.environ.get(THREADS, "")
    if not asked:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not asked.isdecimal() or not 1 <= int(asked) <= 1024:
        raise ImportError(f"{THREADS} is {asked!r}; it may be a number from 1 to 1024")
    return int(asked)


set_threads(_threads_at_first())

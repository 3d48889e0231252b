"""Describe the kernel that serves, and set its number of threads.

The environment variable `VINCULUM_THREADS` sets the number of threads for large arrays. The default is the number of cores
that this process may use.
"""

import hashlib
import operator
import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from vinculum.errors import DivSettingError
from vinculum.kernels import dispatch

THREADS_VARIABLE = "VINCULUM_THREADS"
MAX_THREADS = 1024
_threads = 1


@dataclass(frozen=True)
class Binary:
    """The file of the compiled kernel, and how it was compiled.

    `file`: its path. `sha256`: the SHA-256 of the file, in hexadecimal digits. `compiler`: name and version. `flags`: the
    compiler's options.
    """

    file: str
    sha256: str
    compiler: str
    flags: str


@dataclass(frozen=True)
class InstructionSets:
    """The instruction set that the compiled kernel uses for each group of types.

    It is "portable", "f16c", "avx2" or "avx512". `integers`: those of 16 to 64 bits. `bytes`: those of 8 bits, for which there
    is "avx512vbmi" too. "portable" is the generated C alone.
    """

    float16: str
    bfloat16: str
    integers: str
    bytes: str


@dataclass(frozen=True)
class KernelInfo:
    """The kernel that serves. `dataclasses.asdict` makes a dictionary of it that JSON can hold.

    `kernel`: "native" is the compiled kernel, "numpy" the one in NumPy. `threads`: the number of threads for large arrays.
    `reason`: why the compiled kernel does not serve, or None if it does. `binary`, `instructions`: of the compiled kernel;
    None if the other one serves.
    """

    kernel: Literal["native", "numpy"]
    threads: int
    reason: str | None = None
    binary: Binary | None = None
    instructions: InstructionSets | None = None


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


def kernel_info() -> KernelInfo:
    """Return which kernel serves, with its threads, binary, compiler and instruction sets.

    >>> info = kernel_info()
    >>> info.kernel == "numpy" or info.binary.sha256 != ""
    True
    """
    library = dispatch.library
    if library is None or not dispatch.serves():
        return KernelInfo("numpy", threads=1, reason=dispatch.missing or "it was chosen")
    file = str(library.__file__)
    return KernelInfo(
        "native",
        threads=_threads,
        binary=Binary(file, _digest(file), compiler=library.COMPILER, flags=library.FLAGS),
        instructions=InstructionSets(**dispatch.paths()),
    )


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

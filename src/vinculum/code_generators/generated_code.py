"""Generated C and C++: compiled to a shared object, loaded, and called with a guarded result."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from vinculum.gate.targets.base import Array, NotSupportedError
from vinculum.gate.targets.operand_forms import contiguous

COMPILERS = {".c": ("cc", "gcc", "clang"), ".cpp": ("c++", "g++", "clang++")}
FLAGS = ("-O2", "-fPIC", "-shared", "-w")
GUARD_BYTES, FILL = 256, 0xA5  # bytes on either side of the result, and their value


class CompilationError(Exception):
    """The compiler refuses generated code."""


def compiled(source: Path, flags: Sequence[str] = ()) -> ctypes.CDLL:
    """Compile a file of generated code beside itself, and load it.

    Raises NotSupportedError without a compiler, and CompilationError, with the compiler's own words, if it refuses the code.
    """
    names = COMPILERS[source.suffix]
    compiler = next(filter(None, map(shutil.which, names)), None)
    if compiler is None:
        raise NotSupportedError(f"there is no compiler: none of {', '.join(names)} is in the path")
    built = source.with_suffix(".so")
    command = [compiler, *FLAGS, *flags, "-o", str(built), str(source), "-lm"]
    variables = os.environ | {"TMPDIR": str(source.parent)}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    if result.returncode:
        raise CompilationError(f"{compiler}: {result.stderr.strip()[:500]}")
    return ctypes.CDLL(str(built))


def call(function: Any, sizes: Sequence[int], inputs: Sequence[Array], shape: tuple[int, ...], dtype: Any) -> Array:
    """Call a generated function with sizes, the inputs and a result of this shape, and return the result.

    The inputs are aligned copies if need be. A function that writes outside of the result ends the process.
    """
    aligned = [np.require(contiguous(array), requirements="A") for array in inputs]
    size = int(np.prod(shape, dtype=np.int64)) * np.dtype(dtype).itemsize
    block = np.full(2 * GUARD_BYTES + size, FILL, np.uint8)
    begin = GUARD_BYTES - int(block.ctypes.data) % np.dtype(dtype).alignment
    function.restype = None
    addresses = [array.ctypes.data for array in aligned] + [block.ctypes.data + begin]
    function(*(ctypes.c_int(number) for number in sizes), *map(ctypes.c_void_p, addresses))
    if (block[:begin] != FILL).any() or (block[begin + size :] != FILL).any():
        _end(f"the generated function wrote outside of its result, which has shape {list(shape)}")
    result: Array = block[begin : begin + size].view(dtype).reshape(shape)
    return result


def _end(reason: str) -> NoReturn:
    sys.stderr.write(f"{reason}\n")
    sys.stderr.flush()
    os.abort()

"""Check the floating-point environment: round to nearest, subnormal numbers kept, no traps. D-075

The compiled kernel sets its own environment. NumPy divides in that of the thread, which is therefore checked. On Linux the C
library tells which exceptions trap: from MXCSR on x86-64, elsewhere by fegetexcept, which glibc has. On other systems traps
are not detected: nothing but the trap itself, which ends the process, would show one.
"""

import ctypes
import platform
import sys
from collections.abc import Callable
from functools import cache, partial

from vinculum.errors import DivEnvironmentError

_SMALLEST = 5e-324
_ULP = 2.0**-52
_Words = ctypes.c_uint32 * 8  # glibc's fenv_t on x86-64, and musl's
MXCSR, MASKS = 7, 7  # index of the word in fenv_t, and its first mask bit
EXCEPTIONS = ("invalid operation", "subnormal operand", "division by zero", "overflow", "underflow", "inexact result")


def check(kind: str) -> None:
    """Raise DivEnvironmentError for floats unless the environment is the default of IEEE 754.

    V_DIV_DETERMINISM_0010, V_DIV_NO_CRASH_0010
    """
    if kind != "float":
        return
    trapped = traps()  # first, as the sums and products below might trap
    if trapped:
        raise DivEnvironmentError(
            f"this thread has floating-point exceptions end the process ({_exception_names(trapped)}): have them masked"
        )
    if _product(_SMALLEST, 2.0**60) == 0 or _product(2.0**-1022, 0.5) == 0:
        raise DivEnvironmentError(
            "this thread counts subnormal numbers as zero (flush-to-zero, denormals-are-zero): have that switched off"
        )
    above, below = _sum(1.0, _ULP / 4), _sum(1.0, 3 * _ULP / 4)
    if above != 1.0 or below == 1.0 or _sum(-1.0, -_ULP / 4) != -1.0:
        raise DivEnvironmentError("this thread does not round to nearest: have the rounding mode set back")


def traps() -> int:
    """Return the bits of the exceptions that trap in this thread.

    The result is 0 if none traps or the system cannot tell.
    """
    return _trap_query()()


@cache
def _trap_query() -> Callable[[], int]:
    library = _library()
    if library is not None and platform.machine() == "x86_64":
        return partial(_unmasked, library.fegetenv)
    query: Callable[[], int] = getattr(library, "fegetexcept", int)  # int() is 0
    return query


def _library() -> ctypes.PyDLL | None:
    if sys.platform != "linux":
        return None
    try:
        return ctypes.PyDLL("libm.so.6")
    except OSError:
        return ctypes.PyDLL(None)  # musl has these functions in its libc


def _unmasked(fegetenv: Callable[[ctypes.Array[ctypes.c_uint32]], int]) -> int:
    """Read the traps from MXCSR: fegetexcept reads those of the x87, which NumPy does not divide with."""
    words = _Words()
    fegetenv(words)
    return ~words[MXCSR] >> MASKS & 0x3F


def _exception_names(bits: int) -> str:
    if platform.machine() != "x86_64":
        return f"{bits:#x}"
    return ", ".join(name for k, name in enumerate(EXCEPTIONS) if bits >> k & 1)


def _product(x: float, y: float) -> float:
    """Multiply at run time: Python would fold a constant expression when it compiles it."""
    return x * y


def _sum(x: float, y: float) -> float:
    return x + y

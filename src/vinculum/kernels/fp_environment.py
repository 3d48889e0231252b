"""The environment that floating-point division asks for: rounding to nearest, subnormal numbers as they are, no traps. D-075

The compiled kernel sets it for itself. NumPy divides in whatever this thread is set to, so that has to be looked at. Which
exceptions trap is asked of Linux's C library: it reads MXCSR on x86-64, and elsewhere has fegetexcept, where it is glibc.
On other systems they are not noticed: all that would show them there is to be ended by one.
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
MXCSR, MASKS = 7, 7  # which of the words it is, and its first bit that masks an exception
EXCEPTIONS = ("invalid operation", "subnormal operand", "division by zero", "overflow", "underflow", "inexact result")


def check(kind: str) -> None:
    """Nothing for integers and reals, and in IEEE 754's default environment; else DivEnvironmentError.

    V_DIV_DETERMINISM_0010, V_DIV_NO_CRASH_0010
    """
    if kind != "float":
        return
    trapped = traps()  # before any that the sums and products below would run into
    if trapped:
        raise DivEnvironmentError(
            f"this thread has floating-point exceptions end the process ({_named(trapped)}): have them masked"
        )
    if _product(_SMALLEST, 2.0**60) == 0 or _product(2.0**-1022, 0.5) == 0:
        raise DivEnvironmentError(
            "this thread counts subnormal numbers as zero (flush-to-zero, denormals-are-zero): have that switched off"
        )
    above, below = _sum(1.0, _ULP / 4), _sum(1.0, 3 * _ULP / 4)
    if above != 1.0 or below == 1.0 or _sum(-1.0, -_ULP / 4) != -1.0:
        raise DivEnvironmentError("this thread does not round to nearest: have the rounding mode set back")


def traps() -> int:
    """Which exceptions trap in this thread, as the C library numbers them; 0 where none does, or it cannot say."""
    return _asked()()


@cache
def _asked() -> Callable[[], int]:
    library = _library()
    if library is not None and platform.machine() == "x86_64":
        return partial(_unmasked, library.fegetenv)
    found: Callable[[], int] = getattr(library, "fegetexcept", int)  # int() is 0
    return found


def _library() -> ctypes.PyDLL | None:
    if sys.platform != "linux":
        return None
    try:
        return ctypes.PyDLL("libm.so.6")
    except OSError:
        return ctypes.PyDLL(None)  # musl has all of it in its libc


def _unmasked(fegetenv: Callable[[ctypes.Array[ctypes.c_uint32]], int]) -> int:
    """By MXCSR, which may have been set alone: fegetexcept looks at the x87, with which NumPy does not divide."""
    words = _Words()
    fegetenv(words)
    return ~words[MXCSR] >> MASKS & 0x3F


def _named(bits: int) -> str:
    if platform.machine() != "x86_64":
        return f"{bits:#x}"
    return ", ".join(name for k, name in enumerate(EXCEPTIONS) if bits >> k & 1)


def _product(x: float, y: float) -> float:
    """Computed when called, not when Python compiles this."""
    return x * y


def _sum(x: float, y: float) -> float:
    return x + y

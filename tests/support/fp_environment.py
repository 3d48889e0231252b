"""Set a non-default floating-point environment in this thread, by the register MXCSR of x86-64."""

import ctypes
import platform

import pytest

x86_64 = pytest.mark.skipif(platform.machine() != "x86_64", reason="sets MXCSR, a register of x86-64")
DEFAULT, FLAGS = 0x1F80, 0x3F
MODES = {
    "flush to zero": 0x8000,
    "denormals are zero": 0x0040,
    "both": 0x8040,
    "up": 0x4000,
    "down": 0x2000,
    "zero": 0x6000,
}
# Bits to clear in the default: these exceptions are then unmasked, and end the process.
TRAPS = {
    "division by zero": 0x0200,
    "invalid operation, division by zero, overflow": 0x0680,
    "inexact result": 0x1000,
}
MXCSR = 7  # index of the register among the 32-bit words of glibc's fenv_t
words = ctypes.c_uint32 * 8
libm = ctypes.CDLL("libm.so.6")


def register() -> int:
    environment = words()
    libm.fegetenv(environment)
    return environment[MXCSR] & ~FLAGS


def set_register(value: int) -> None:
    environment = words()
    libm.fegetenv(environment)
    environment[MXCSR] = value
    libm.fesetenv(environment)

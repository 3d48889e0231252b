"""The machine that a proof ran on, as far as it may matter to arithmetic."""

import platform
import sys
from functools import cache

import numpy as np

from vinculum.gate.machine import processor
from vinculum.gate.whole.compiled import CompilerError, compiler


@cache
def environment() -> dict[str, str]:
    """Processor, system, Python, compiler, rounding mode and treatment of subnormal numbers."""
    return {
        "cpu": processor(),
        "compiler": _compiler(),
        "flush_to_zero": _flush_to_zero(),
        "machine": platform.machine(),
        "python": platform.python_version(),
        "rounding": _rounding(),
        "system": f"{platform.system()} {' '.join(platform.libc_ver())}".strip(),
    }


def _compiler() -> str:
    try:
        return compiler()[1]
    except CompilerError:
        return "none"


def _rounding() -> str:
    """By what it does: a third of an ulp and two thirds of an ulp added to 1 and to -1."""
    one, third, most = np.float64(1), np.float64(2.0**-53 * 2 / 3), np.float64(2.0**-53 * 4 / 3)
    up, down = one + third > one, one + most == one
    if -one - third < -one:
        return "down"
    return "up" if up else "toward zero" if down else "to nearest"


def _flush_to_zero() -> str:
    """Whether a subnormal result or a subnormal operand counts as zero, on this thread."""
    with np.errstate(all="ignore"):
        small = np.array([sys.float_info.min])
        result = bool((small / 2 == 0)[0])
        operand = bool((np.array([5e-324]) * 2.0**60 == 0)[0])
    return {(False, False): "off", (True, False): "results", (False, True): "operands"}.get(
        (result, operand), "results and operands"
    )

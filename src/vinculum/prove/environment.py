"""The machine that a proof ran on, as far as it may matter to arithmetic."""

import platform
from functools import cache

from vinculum.gate.machine import processor
from vinculum.gate.whole.compiled import CompilerError, compiler
from vinculum.installation.kernel import kernel
from vinculum.installation.unit import flush_to_zero, rounding


@cache
def environment() -> dict[str, str]:
    """Processor, system, Python, compiler, rounding mode, treatment of subnormal numbers, and the kernel that serves."""
    serving = kernel()
    return {
        "cpu": processor(),
        "compiler": _compiler(),
        "flush_to_zero": flush_to_zero(),
        "kernel": serving.name,
        "kernel_code": serving.code,
        "kernel_compiler": serving.made_by,
        "machine": platform.machine(),
        "python": platform.python_version(),
        "rounding": rounding(),
        "system": f"{platform.system()} {' '.join(platform.libc_ver())}".strip(),
    }


def _compiler() -> str:
    try:
        return compiler()[1]
    except CompilerError:
        return "none"

"""The machine that a proof ran on, as far as it may matter to arithmetic."""

import platform
from functools import cache

from vinculum._util.c_compiler import CompilerError, compiler
from vinculum._util.host import processor
from vinculum.installation.fp_unit import flush_to_zero, rounding
from vinculum.installation.kernel import Kernel, changed_sources, kernel, sources

SAME_SOURCE, OTHER_SOURCE = "that of the package", "not that of the package: "


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
        "kernel_source": _source(serving),
        "machine": platform.machine(),
        "python": platform.python_version(),
        "rounding": rounding(),
        "system": f"{platform.system()} {' '.join(platform.libc_ver())}".strip(),
    }


def _source(serving: Kernel) -> str:
    """Whether the kernel was compiled from the C that stands beside it, which is what a record has the hashes of."""
    other = changed_sources(serving, sources())
    return OTHER_SOURCE + ", ".join(other) if other or not serving.compiled_from else SAME_SOURCE


def _compiler() -> str:
    try:
        return compiler()[1]
    except CompilerError:
        return "none"

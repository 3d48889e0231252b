"""The properties of a machine that may affect the arithmetic of a proof."""

import platform
from functools import cache

from vinculum._util.c_compiler import CompilerError, compiler
from vinculum._util.host import processor_name
from vinculum.installation.fp_unit import flush_to_zero, rounding
from vinculum.installation.kernel import Kernel, changed_sources, kernel, sources

SAME_SOURCE, OTHER_SOURCE = "that of the package", "not that of the package: "


@cache
def environment() -> dict[str, str]:
    """Processor, system, Python, compiler, rounding mode, subnormal handling, and the active kernel."""
    active = kernel()
    return {
        "cpu": processor_name(),
        "compiler": _compiler(),
        "flush_to_zero": flush_to_zero(),
        "kernel": active.name,
        "kernel_code": active.code,
        "kernel_compiler": active.made_by,
        "kernel_source": _source(active),
        "machine": platform.machine(),
        "python": platform.python_version(),
        "rounding": rounding(),
        "system": f"{platform.system()} {' '.join(platform.libc_ver())}".strip(),
    }


def _source(active: Kernel) -> str:
    """Whether the kernel was compiled from the C sources of the package, which records have the hashes of."""
    other = changed_sources(active, sources())
    return OTHER_SOURCE + ", ".join(other) if other or not active.compiled_from else SAME_SOURCE


def _compiler() -> str:
    try:
        return compiler()[1]
    except CompilerError:
        return "none"

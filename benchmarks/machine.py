"""What figures depend on: the processor, the versions, and what else was running."""

import importlib.metadata
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def installed(name: str) -> str | None:
    """The version of a distribution, or None."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def about(peers: Sequence[str]) -> dict[str, Any]:
    """The machine and the versions, as JSON has them."""
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)),
        "caches": _caches(),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 1),
        "versions": {name: installed(name) for name in ("vinculum", "numpy", "ml_dtypes", *peers)},
        "kernel": _kernel(),
    }


def _kernel() -> dict[str, Any]:
    """What of ours divides, without what is of this process and this folder alone."""
    import vinculum

    return {name: value for name, value in vinculum.kernel_info().items() if name not in ("file", "reason", "threads")}


def _processor() -> str:
    """The name in /proc/cpuinfo, with family and model where the name says little."""
    fields: dict[str, str] = {}
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        name, _, value = line.partition(":")
        fields.setdefault(name.strip(), value.strip())
    name = fields.get("model name", platform.machine())
    return f"{name}, family {fields.get('cpu family', '?')} model {fields.get('model', '?')}"


def _caches() -> dict[str, str]:
    """Sizes of the first core's caches by level, e.g. {"L3 Unified": "32768K"}."""
    sizes = {}
    for folder in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        level, kind, size = ((folder / name).read_text().strip() for name in ("level", "type", "size"))
        sizes[f"L{level} {kind}"] = size
    return sizes

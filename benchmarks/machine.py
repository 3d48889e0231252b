"""Describe what figures depend on: processor, versions and load."""

import dataclasses
import importlib.metadata
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def installed(name: str) -> str | None:
    """Return the version of a distribution, or None."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def about(peers: Sequence[str]) -> dict[str, Any]:
    """Return the machine and the versions for the JSON file."""
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
    """Return the kernel's description, without fields that depend on this process or folder."""
    import vinculum

    info = dataclasses.asdict(vinculum.kernel_info())
    binary, instructions = (info[part] or {} for part in ("binary", "instructions"))
    return {"kernel": info["kernel"]} | {name: x for name, x in binary.items() if name != "file"} | instructions


def _processor() -> str:
    """Return the name in /proc/cpuinfo, with family and model if the name is generic."""
    fields: dict[str, str] = {}
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        name, _, value = line.partition(":")
        fields.setdefault(name.strip(), value.strip())
    name = fields.get("model name", platform.machine())
    return f"{name}, family {fields.get('cpu family', '?')} model {fields.get('model', '?')}"


def _caches() -> dict[str, str]:
    """Return the sizes of the first core's caches by level, e.g. {"L3 Unified": "32768K"}."""
    sizes = {}
    for folder in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        level, kind, size = ((folder / name).read_text().strip() for name in ("level", "type", "size"))
        sizes[f"L{level} {kind}"] = size
    return sizes

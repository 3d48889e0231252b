"""What every document of a run begins and ends with: the processor that it ran on, and the file that it goes to."""

import json
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def processor() -> str:
    """The processor's name as the system has it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(named, platform.processor() or "unknown")


def write_json(path: Path, content: Mapping[str, Any]) -> None:
    """Write `content`, keys sorted. OSError where that cannot be done, ValueError for what JSON has no word for."""
    text = json.dumps(content, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False)
    path.write_text(text + "\n", encoding="ascii")

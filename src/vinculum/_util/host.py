"""What every document of a run begins and ends with: the processor that it ran on, and the file that it goes to."""

import json
import os
import platform
from collections.abc import Mapping
from contextlib import suppress
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
    write_text(path, json.dumps(content, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write `text`. Where that cannot be done, or is broken off, no half of it stays; OSError, with this path, then."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except BaseException as error:
        with suppress(OSError):
            _discard(path)
        if isinstance(error, OSError):
            error.filename = os.fspath(path)
        raise


def _discard(path: Path) -> None:
    """Empty the file, wherever it lies, and remove it, unless the path is a link to it, such as /dev/stdout."""
    if path.is_file():
        os.truncate(path, 0)
        if not path.is_symlink():
            path.unlink()

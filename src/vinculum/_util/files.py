"""Writing files atomically, and their hashes."""

import hashlib
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any


def write_atomically(path: Path, content: bytes) -> None:
    """Replace `path` by a file with this content, or leave it unchanged. Raises OSError with this path."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        error.filename = str(path)
        raise
    finally:
        with suppress(OSError):  # in a read-only folder it does not exist
            part.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Write a report. If that fails, remove an older report too, so that nobody takes it for this one.

    Links stay links, and devices such as /dev/stdout are written to directly. Raises OSError with this path.
    """
    content = text.encode()
    try:
        if _is_replaceable(path):
            write_atomically(path, content)
        else:
            path.write_bytes(content)
    except BaseException as error:
        with suppress(OSError):
            _discard(path)
        if isinstance(error, OSError):
            error.filename = os.fspath(path)
        raise


def write_json(path: Path, content: Mapping[str, Any]) -> None:
    """Write a report with sorted keys. Raises OSError, and ValueError for what JSON cannot express."""
    write_text(path, json.dumps(content, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False) + "\n")


def sha256_of_file(path: Path) -> str:
    """SHA-256 of the content of a file, in hexadecimal."""
    with path.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def _is_replaceable(path: Path) -> bool:
    """Whether a new file can take the place of `path`: no link, no device, in a writable folder."""
    if path.is_symlink() or (path.exists() and not path.is_file()):
        return False
    return os.access(path.parent, os.W_OK | os.X_OK)


def _discard(path: Path) -> None:
    """Empty a file, and remove it unless the path is a link to it, such as /dev/stdout."""
    if path.is_file():
        os.truncate(path, 0)
        if not path.is_symlink():
            path.unlink()

"""A file that others use is whole or as it was, whatever happens while it is written."""

from contextlib import suppress
from pathlib import Path


def put(path: Path, content: bytes) -> None:
    """Write it, by a file beside it that takes its place; OSError, with this path, where that cannot be done."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        error.filename = str(path)
        raise
    finally:
        with suppress(OSError):  # it may never have been made, on what can only be read
            part.unlink(missing_ok=True)

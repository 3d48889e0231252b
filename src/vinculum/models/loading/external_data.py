"""Reads tensors whose elements are in a file beside the model.

Files outside of the model's folder are rejected.
"""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError

MAX_FILE_SIZE_DIGITS = 19  # digits of an int64


def read_external_data(tensor: Any, folder: Path, size: int) -> bytes:
    """Read the `size` bytes of a tensor.

    ModelError if they are missing, or if the file is outside of `folder`.
    """
    entries = {entry.key: entry.value for entry in tensor.external_data}
    owner, location = f"tensor {printable(tensor.name)}", entries.get("location", "")
    path = resolve_location(location, folder, owner)
    offset, length = _number(entries, "offset", 0, owner), _number(entries, "length", size, owner)
    if length != size:
        raise ModelError(f"{owner} needs {size} bytes, and its external data has {length}")
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))
        with os.fdopen(descriptor, "rb") as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise ModelError(f"{owner}: its external data {printable(location)!r} is not a regular file")
            if status.st_size < offset + size:
                raise ModelError(
                    f"{owner}: its external data {printable(location)!r} ends at byte {status.st_size}, before {offset + size}"
                )
            file.seek(offset)
            return file.read(size)
    except OSError as error:
        raise ModelError(f"{owner}: cannot read its external data {printable(location)!r}: {error.strerror}") from None


def external_tensors(message: Any) -> Iterator[Any]:
    """The tensors in a model, or in a part of one, whose elements are in external files."""
    if message.DESCRIPTOR.name == "TensorProto":
        if message.data_location == message.EXTERNAL:
            yield message
        return
    for field, value in message.ListFields():
        if field.message_type is not None:
            for part in [value] if hasattr(value, "ListFields") else value:
                yield from external_tensors(part)


def resolve_location(location: str, folder: Path, owner: str, *, must_exist: bool = True) -> Path:
    """Resolve the file that `location` names.

    ModelError if it is outside of `folder`, or if it `must_exist` and does not.
    """
    if not location or "\0" in location:
        raise ModelError(f"{owner} has external data without a location")
    outside = f"{owner}: its external data {printable(location)!r} is outside of the model's folder"
    if Path(location).is_absolute() or "\\" in location or ".." in Path(location).parts or ":" in location[:3]:
        raise ModelError(outside)
    try:
        root = folder.resolve(strict=True)
        path = (root / location).resolve(strict=must_exist)
    except FileNotFoundError:
        raise ModelError(f"{owner}: there is no file {printable(location)!r} beside the model") from None
    except (OSError, RuntimeError) as error:
        raise ModelError(f"{owner}: cannot read its external data {printable(location)!r}: {error}") from None
    if not path.is_relative_to(root):
        raise ModelError(outside)
    return path


def _number(entries: dict[str, str], key: str, default: int, owner: str) -> int:
    text = entries.get(key, str(default))
    if not (text.isascii() and text.isdigit()):
        raise ModelError(f"{owner}: {key} of its external data is {printable(text)!r}, not a number")
    digits = text.lstrip("0") or "0"
    if len(digits) > MAX_FILE_SIZE_DIGITS:
        raise ModelError(f"{owner}: {key} of its external data is {printable(text)}, larger than any file")
    return int(digits)

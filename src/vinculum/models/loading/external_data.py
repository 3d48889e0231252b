"""Elements that a tensor keeps in a file beside the model. A file that is not within the model's folder is refused."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError

MAX_FILE_SIZE_DIGITS = 19  # digits of the size of a file


def read_external_data(tensor: Any, folder: Path, size: int) -> bytes:
    """The `size` bytes of a tensor's elements; ModelError where they are not where the tensor says, or outside of `folder`."""
    named = {entry.key: entry.value for entry in tensor.external_data}
    who, location = f"tensor {printable(tensor.name)}", named.get("location", "")
    path = resolve_location(location, folder, who)
    offset, length = _number(named, "offset", 0, who), _number(named, "length", size, who)
    if length != size:
        raise ModelError(f"{who} takes {size} bytes, and its external data is of {length}")
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))
        with os.fdopen(descriptor, "rb") as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise ModelError(f"{who}: its external data {printable(location)!r} is no regular file")
            if status.st_size < offset + size:
                raise ModelError(
                    f"{who}: its external data {printable(location)!r} ends at byte {status.st_size}, before {offset + size}"
                )
            file.seek(offset)
            return file.read(size)
    except OSError as error:
        raise ModelError(f"{who}: cannot read its external data {printable(location)!r}: {error.strerror}") from None


def external_tensors(message: Any) -> Iterator[Any]:
    """The tensors in a model, or in any part of one, whose elements are in files of their own."""
    if message.DESCRIPTOR.name == "TensorProto":
        if message.data_location == message.EXTERNAL:
            yield message
        return
    for field, value in message.ListFields():
        if field.message_type is not None:
            for part in [value] if hasattr(value, "ListFields") else value:
                yield from external_tensors(part)


def resolve_location(location: str, folder: Path, who: str, *, there: bool = True) -> Path:
    """The file that `location` names, links followed; ModelError where that is not within `folder`, or not `there`."""
    if not location or "\0" in location:
        raise ModelError(f"{who} has external data without a location")
    outside = f"{who}: its external data {printable(location)!r} is outside of the model's folder, and is not read"
    if Path(location).is_absolute() or "\\" in location or ".." in Path(location).parts or ":" in location[:3]:
        raise ModelError(outside)
    try:
        home = folder.resolve(strict=True)
        path = (home / location).resolve(strict=there)
    except FileNotFoundError:
        raise ModelError(f"{who}: there is no file {printable(location)!r} beside the model") from None
    except (OSError, RuntimeError) as error:
        raise ModelError(f"{who}: cannot read its external data {printable(location)!r}: {error}") from None
    if not path.is_relative_to(home):
        raise ModelError(outside)
    return path


def _number(named: dict[str, str], key: str, default: int, who: str) -> int:
    text = named.get(key, str(default))
    if not (text.isascii() and text.isdigit()):
        raise ModelError(f"{who}: {key} of its external data is {printable(text)!r}, no number")
    digits = text.lstrip("0") or "0"
    if len(digits) > MAX_FILE_SIZE_DIGITS:
        raise ModelError(f"{who}: {key} of its external data is {printable(text)}, more than any file has")
    return int(digits)

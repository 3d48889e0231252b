"""The protocol between the gate and a worker: a JSON header and the raw bytes of arrays, over a pipe.

The protocol never uses pickle: data from a target's process must stay data.
"""

import json
import re
import struct
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, BinaryIO

import numpy as np

from vinculum.gate.targets.base import Array

_LENGTH = struct.Struct("<II")
MAGIC = 0x56494E43
LIMIT = 1 << 31  # bytes of all arrays of a message; more is a fault of the target
HEADER = 1 << 28  # bytes of its header
RATIONAL = re.compile(r"-?[0-9]+(/[0-9]+)?")  # no exponents: 1e999999999 would take all day
USER_DEFINED = 2  # `dtype.isbuiltin` of a type that another package registered, as ml_dtypes does bfloat16
Read = Callable[[int], bytes]


class WireError(Exception):
    """The other end closed the pipe, or sent what is no message."""


def element_dtype(name: str) -> np.dtype[Any]:
    """The NumPy dtype that carries the element type `name`."""
    if name == "real":
        return np.dtype(object)
    if name == "bfloat16":
        import ml_dtypes

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    return np.dtype(name)


def element_name(array: Any) -> str:
    """The element type of what a target returned; a foreign byte order shows in the name."""
    dtype = array.dtype
    # The hash of another type may call code of the target: NumPy's StringDType hashes an object of its maker.
    return _cached_name(dtype) if dtype.kind in "iufO" or dtype.isbuiltin == USER_DEFINED else _name(dtype)


def _name(dtype: np.dtype[Any]) -> str:
    if dtype == np.dtype(object):
        return "real"
    return str(dtype.name) if dtype.isnative else str(dtype.str)


_cached_name = lru_cache(_name)  # NumPy composes the name each time, and two arrays of every call need it


def describe(array: Array) -> tuple[dict[str, Any], bytes]:
    """Header and bytes of `array`, in C order. Reals travel as text: nothing else holds them."""
    header: dict[str, Any] = {"dtype": element_name(array), "shape": list(array.shape)}
    if array.dtype == np.dtype(object):
        header["text"] = [str(item) if isinstance(item, Fraction) else repr(item) for item in array.ravel()]
        return header, b""
    return header, np.ascontiguousarray(array).tobytes()


def restore(header: Mapping[str, Any], payload: bytes) -> Array:
    """The array that `describe` wrote. Raises WireError where header and bytes do not agree."""
    shape = tuple(int(size) for size in header["shape"])
    try:
        if "text" in header:
            array = np.empty(len(header["text"]), dtype=object)
            array[:] = [_rational(item) for item in header["text"]]
        else:
            array = np.frombuffer(payload, dtype=np.dtype(element_dtype(header["dtype"]))).copy()
        return array.reshape(shape)
    except (TypeError, ValueError) as error:
        raise WireError(f"an array that cannot be read: {header.get('dtype')}, {shape}: {error}") from None


def _rational(text: str) -> Any:
    try:
        return Fraction(text) if RATIONAL.fullmatch(text) else text
    except (ValueError, ZeroDivisionError):
        return text


def pack(header: Mapping[str, Any], payloads: Sequence[bytes] = ()) -> list[bytes]:
    """One message, as pieces to be written one after the other."""
    text = json.dumps({**header, "sizes": [len(payload) for payload in payloads]}).encode()
    return [_LENGTH.pack(MAGIC, len(text)) + text, *payloads]


def send(stream: BinaryIO, header: Mapping[str, Any], payloads: Sequence[bytes] = ()) -> None:
    """Write one message."""
    stream.writelines(pack(header, payloads))
    stream.flush()


def receive(read: Read) -> tuple[dict[str, Any], list[bytes]]:
    """Read one message with `read(n)`, which returns exactly n bytes or raises."""
    magic, length = _LENGTH.unpack(read(_LENGTH.size))
    if magic != MAGIC or length > HEADER:
        raise WireError("the message is malformed")
    try:
        header = json.loads(read(length).decode())
        sizes = [int(size) for size in header["sizes"]]
    except (ValueError, LookupError, TypeError, OverflowError, RecursionError):
        raise WireError("the message is malformed") from None
    if any(size < 0 for size in sizes) or sum(sizes) > LIMIT:
        raise WireError("a message of more than 2 GiB")
    return header, [read(size) for size in sizes]

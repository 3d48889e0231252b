"""The frame protocol: requests with types, shapes, attributes and elements, and their answers.

All numbers are little-endian. `frames.ksy` describes both in the language of Kaitai Struct.
"""

import math
import struct
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from vinculum.gate.targets.base import Array, InexpressibleError, NotSupportedError
from vinculum.gate.targets.program.lines import ProgramError
from vinculum.gate.targets.program.process import ViolationError, excerpt

REQUEST, ANSWER = struct.Struct("<4sBBBBII"), struct.Struct("<4sBBBxII")
ASKS, ANSWERS = b"VDIV", b"VANS"
# The numbers of ONNX's TensorProto.DataType.
TYPES = {
    "float32": 1, "uint8": 2, "int8": 3, "uint16": 4, "int16": 5, "int32": 6, "int64": 7, "float16": 10, "float64": 11,
    "uint32": 12, "uint64": 13, "bfloat16": 16,
}  # fmt: skip
NAMES = {code: name for name, code in TYPES.items()}
VALUE, ERROR, UNSUPPORTED = range(3)
MAX_RANK, MAX_TEXT, MAX_BYTES = 64, 1 << 16, 1 << 31  # of an answer: NumPy's most dimensions, a message, the elements
SIZE = struct.Struct("<Q")


def encode(number: int, A: Array, B: Array, attributes: Mapping[str, Any]) -> list[bytes]:
    """Return a request as pieces to be written one after the other.

    Raises InexpressibleError for a type that the protocol lacks.
    """
    if unknown := [x.dtype.name for x in (A, B) if x.dtype.name not in TYPES]:
        raise InexpressibleError(f"the protocol has no type {unknown[0]}")
    text = encode_attributes(attributes)
    codes = (TYPES[A.dtype.name], TYPES[B.dtype.name], A.ndim, B.ndim)
    head = REQUEST.pack(ASKS, *codes, len(text), number)
    return [head, b"".join(map(SIZE.pack, (*A.shape, *B.shape))), text, *(little_endian(x) for x in (A, B))]


def encode_attributes(attributes: Mapping[str, Any]) -> bytes:
    """Return a line `name=value` for each attribute.

    >>> encode_attributes({"axis": 1, "pythondiv": False, "shape": (2, 3)}).split()
    [b'axis=1', b'pythondiv=false', b'shape=2,3']
    """

    def text(value: object) -> str:
        if isinstance(value, tuple | list):
            return ",".join(map(str, value))
        return str(value).lower() if isinstance(value, bool) else str(value)

    return "".join(f"{name}={text(value)}\n" for name, value in attributes.items()).encode()


def little_endian(array: Array) -> bytes:
    """The elements in C order."""
    words = np.ascontiguousarray(array).reshape(-1).view(f"u{array.itemsize}")
    return words.astype(f"<u{array.itemsize}", copy=False).tobytes()


class AnswerLength:
    """Tells the length of an answer from its beginning; for `Program.exchange`. Raises ViolationError."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __call__(self, received: bytearray) -> int | None:
        """Return the length of the answer, or None while there is too little of it."""
        if not ANSWERS.startswith(received[:4]):
            raise ViolationError(f"it wrote {excerpt(received)}, and an answer begins with {ANSWERS.decode()}")
        if len(received) < ANSWER.size:
            return None
        _, status, code, rank, text, number = ANSWER.unpack_from(received)
        if number != self._number:
            raise ViolationError(f"the answer has number {number}, and the request has {self._number}")
        if status > UNSUPPORTED:
            raise ViolationError(f"the answer has status {status}, and there are 0, 1 and 2")
        if status == VALUE and code not in NAMES:
            raise ViolationError(f"the answer has type {code}, and there are {', '.join(map(str, NAMES))}")
        if rank > MAX_RANK or text > MAX_TEXT:
            raise ViolationError(f"the answer has {rank} dimensions and a message of {text} bytes")
        if len(received) < ANSWER.size + SIZE.size * rank:
            return None
        elements = math.prod(shape_of(received, rank)) if status == VALUE else 0
        size = elements * (itemsize(NAMES[code]) if status == VALUE else 0)
        if size > MAX_BYTES:
            raise ViolationError(f"the answer has shape {list(shape_of(received, rank))}, which is more than 2 GiB")
        return int(ANSWER.size + SIZE.size * rank + text + size)


def shape_of(answer: bytes | bytearray, rank: int) -> Sequence[int]:
    """The dimensions of the result."""
    return struct.unpack_from(f"<{rank}Q", answer, ANSWER.size)


def itemsize(name: str) -> int:
    """The number of bytes of an element."""
    return _dtype(name).itemsize


def _dtype(name: str) -> np.dtype[Any]:
    if name == "bfloat16":
        import ml_dtypes

        bfloat16: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return bfloat16
    return np.dtype(name)


def decode(answer: bytes) -> Array:
    """Return the result of a whole answer.

    Raises ProgramError if it reports an error, and NotSupportedError.
    """
    _, status, code, rank, length, _ = ANSWER.unpack_from(answer)
    begin = ANSWER.size + SIZE.size * rank
    text = answer[begin : begin + length].decode("utf-8", "backslashreplace")
    if status == ERROR:
        raise ProgramError(text or "error")
    if status == UNSUPPORTED:
        raise NotSupportedError(text or "unsupported")
    dtype = _dtype(NAMES[code])
    words = np.frombuffer(answer, f"<u{dtype.itemsize}", offset=begin + length)
    return words.astype(f"u{dtype.itemsize}").view(dtype).reshape(shape_of(answer, rank))

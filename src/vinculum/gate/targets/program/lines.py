"""The line protocol: for each line `A B` one line `C` or `C FLAGS`, as in Berkeley TestFloat.

Operands and quotient are bit patterns in hexadecimal digits, as many as the type is wide. FLAGS are the exception flags of
TestFloat, two digits, which are accepted and not judged. TestFloat has no form for a program that does not return a quotient,
so `error TEXT` and `unsupported TEXT` extend its format.
"""

import re
from typing import Any

import numpy as np

from vinculum.gate.targets.base import Array, NotSupportedError
from vinculum.gate.targets.program.process import ViolationError, excerpt

MAX_LINE = 300  # bytes of an answer
FLAGS = 3  # a space and two digits
NEWLINE, SPACE = 10, 32
ERROR, UNSUPPORTED = b"error", b"unsupported"
DIGIT = np.zeros(256, dtype=bool)
DIGIT[list(b"0123456789abcdefABCDEF")] = True


class ProgramError(Exception):
    """The program reports an error for an operand pair. Its text is the program's."""


def digits(dtype: np.dtype[Any]) -> int:
    """The number of hexadecimal digits of an element."""
    return 2 * dtype.itemsize


def encode(*operands: Array) -> bytes:
    """Return a line for each index of flat arrays of one type and size: their elements, in this order.

    >>> encode(np.array([1.0, -2.0], np.float32), np.array([3.0, 0.0], np.float32)).decode().splitlines()
    ['3F800000 40400000', 'C0000000 00000000']
    """
    size, itemsize = operands[0].size, operands[0].itemsize
    columns = np.empty((size, len(operands)), dtype=f">u{itemsize}")
    for k, operand in enumerate(operands):
        columns[:, k] = np.ascontiguousarray(operand).view(f"u{itemsize}")
    if not size:
        return b""
    text = bytearray(columns.tobytes().hex(" ", itemsize).upper().encode() + b"\n")
    np.frombuffer(text, np.uint8).reshape(size, -1)[:, -1] = NEWLINE
    return bytes(text)


class AnswerLength:
    """Tells when so many lines have been received; for `Program.exchange`."""

    def __init__(self, lines: int) -> None:
        self._lines, self._counted, self._newlines = lines, 0, 0

    def __call__(self, received: bytearray) -> int | None:
        """Return the length of the lines, or None while there are fewer.

        Raises ViolationError for an endless line.
        """
        self._newlines += received.count(b"\n", self._counted)
        self._counted = len(received)
        if self._newlines < self._lines:
            begin = received.rfind(b"\n") + 1
            if len(received) - begin > MAX_LINE:
                raise ViolationError(f"it wrote a line of more than {MAX_LINE} bytes: {excerpt(received[begin:])}")
            return None
        end = len(received)
        for _ in range(self._newlines - self._lines + 1):
            end = received.rfind(b"\n", 0, end)
        return end + 1


def decode(answer: bytes, dtype: np.dtype[Any], count: int) -> Array:
    """Return the quotients of `count` lines.

    Raises ViolationError for a line that is no answer, ProgramError if one reports an error, and NotSupportedError.
    """
    width = digits(dtype)
    for line_length in (width + 1, width + 1 + FLAGS):
        if len(answer) == count * line_length:
            lines = np.frombuffer(answer, np.uint8).reshape(count, line_length)
            flags = lines[:, width:-1]
            alike = DIGIT[lines[:, :width]].all() and (lines[:, -1] == NEWLINE).all()
            if alike and (not flags.size or ((flags[:, 0] == SPACE).all() and DIGIT[flags[:, 1:]].all())):
                return _elements(lines[:, :width], dtype)
    return _elements(_quotients(answer, width), dtype)


def _elements(text: Array, dtype: np.dtype[Any]) -> Array:
    """Return the elements of rows of digits."""
    big_endian = np.frombuffer(bytes.fromhex(text.tobytes().decode("ascii")), f">u{dtype.itemsize}")
    return big_endian.astype(f"u{dtype.itemsize}").view(dtype)


def _quotients(answer: bytes, width: int) -> Array:
    """Return the digits of each line, one row a line.

    Lines of digits alone are read at once, and others one by one.
    """
    characters = np.frombuffer(answer, np.uint8)
    ends = np.flatnonzero(characters == NEWLINE)
    begins = np.concatenate([[0], ends[:-1] + 1])
    quotients = np.empty((ends.size, width), np.uint8)
    plain = ends - begins == width
    rows = characters[np.repeat(plain, ends - begins + 1)].reshape(-1, width + 1)[:, :width]
    quotients[plain] = rows
    plain[plain] = DIGIT[rows].all(axis=1)
    with_flags, failures = re.compile(rb"([0-9A-Fa-f]{%d}) [0-9A-Fa-f]{2}" % width), list[tuple[bytes, str]]()
    for k in np.flatnonzero(~plain).tolist():
        line = answer[begins[k] : ends[k]]
        word, _, text = line.partition(b" ")
        if match := with_flags.fullmatch(line):
            quotients[k] = np.frombuffer(match[1], np.uint8)
        elif word in (ERROR, UNSUPPORTED) and not line.endswith(b"\r"):
            failures.append((word, text.decode("utf-8", "backslashreplace") or word.decode()))
        else:
            raise ViolationError(
                f"line {k + 1} of {ends.size} of its answer is {excerpt(line)}: {problem(line, width)}"
            )
    if failures:
        kind, reason = failures[0]
        raise ProgramError(reason) if kind == ERROR else NotSupportedError(reason)
    return quotients


def problem(line: bytes, width: int) -> str:
    """Say why a line is no answer."""
    if line.endswith(b"\r"):
        return "it ends in CR LF, and a line ends in LF alone"
    if line != line.strip():
        return "it has a space at its beginning or end"
    words = line.split()
    if words and words[0][:2].lower() == b"0x":
        return f"write the {width} digits without 0x"
    if len(words) > 1 and all(re.fullmatch(rb"[0-9A-Fa-f]+", word) for word in words):
        alike = [word for word in words if len(word) == width]
        return "write C alone, without A and B" if len(alike) > 1 else "C may be followed by two digits of flags only"
    if words and re.fullmatch(rb"[0-9A-Fa-f]+", words[0]):
        return f"it has {len(words[0])} hexadecimal digits, and C has {width}"
    if line in (b"error:", b"unsupported:") or line.lower().startswith((b"error", b"unsupported")):
        return "write `error TEXT` or `unsupported TEXT` in small letters"
    return f"write C in {width} hexadecimal digits" if line else "it is empty"

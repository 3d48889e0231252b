"""Lines of results: `A B C` or `A B C FLAGS`, `A B error TEXT`, `A B unsupported TEXT`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import BinaryIO

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.program import lines as protocol
from vinculum.gate.targets.program.process import excerpt

CHUNK = 1 << 16  # lines that are judged at once
VALUE, ERROR, UNSUPPORTED = range(3)
KINDS = {b"error": ERROR, b"unsupported": UNSUPPORTED}
MAX_LINE = 1 << 12


class LineError(ValueError):
    """A line of the input that is no result."""


@dataclass(frozen=True)
class ResultChunk:
    """Results of consecutive lines; `first` is the number of the first line.

    C is 0 where `kinds` is not VALUE.
    """

    first: int
    A: Array
    B: Array
    C: Array
    kinds: Array
    texts: Sequence[bytes]  # the lines


def chunks(stream: BinaryIO, dtype: str, cases: BinaryIO | None = None) -> Iterator[ResultChunk]:
    """Read results. With `cases`, a file of lines `A B`, the stream has the rest of each line only.

    Raises LineError for the first line that is no result, and if there are more or fewer lines than cases.
    """
    first = 1
    for texts in _batches(result_texts(stream, cases)):
        chunk, problem = _parsed(texts, dtype, first)
        if chunk.texts:
            yield chunk
        if problem:
            raise LineError(problem)
        first += len(texts)


def result_texts(stream: BinaryIO, cases: BinaryIO | None = None) -> Iterator[bytes]:
    """Generate lines without their ends. With `cases`, each begins with the line of `cases` in its place.

    Raises LineError if there are more or fewer lines than cases.
    """
    return _lines(stream) if cases is None else _joined(stream, cases)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    while line := stream.readline(MAX_LINE):
        yield line.removesuffix(b"\n").removesuffix(b"\r")


def _joined(stream: BinaryIO, cases: BinaryIO) -> Iterator[bytes]:
    for number, (case, result) in enumerate(zip_longest(_lines(cases), _lines(stream)), 1):
        if result is None:
            raise LineError(f"there are {number - 1} results, and more cases")
        if case is None:
            raise LineError(f"there are {number - 1} cases, and more results: line {number} is {excerpt(result)}")
        yield case + b" " + result


def _batches(lines: Iterator[bytes]) -> Iterator[list[bytes]]:
    """Generate lists of lines. Lines before a LineError come before it."""
    batch = list[bytes]()
    try:
        for line in lines:
            batch.append(line)
            if len(batch) == CHUNK:
                yield batch
                batch = []
    except LineError:
        if batch:
            yield batch
        raise
    if batch:
        yield batch


def _parsed(texts: list[bytes], name: str, first: int) -> tuple[ResultChunk, str]:
    """Parse lines up to the first that is no result, and say what is wrong with that one."""
    dtype = element_dtype(name)
    width = protocol.digits(dtype)
    form = re.compile(rb"([0-9A-Fa-f]{%d}) ([0-9A-Fa-f]{%d}) " % (width, width))
    result = re.compile(rb"([0-9A-Fa-f]{%d})( [0-9A-Fa-f]{2})?" % width)
    kinds, found, problem = list[int](), list[bytes](), ""
    for k, text in enumerate(texts):
        operands = form.match(text)
        rest = b"" if operands is None else text[operands.end() :]
        kind = KINDS.get(rest.partition(b" ")[0], VALUE)
        quotient = result.fullmatch(rest)
        if operands is None:
            problem = f"it does not begin with A and B of {width} hexadecimal digits"
        elif kind == VALUE and quotient is None:
            problem = protocol.problem(rest, width)
        if problem:
            problem = f"line {first + k} is {excerpt(text)}: {problem}"
            break
        assert operands is not None
        kinds.append(kind)
        found.append(operands[1] + operands[2] + (b"0" * width if quotient is None else quotient[1]))
    words = np.frombuffer(bytes.fromhex(b"".join(found).decode()), f">u{dtype.itemsize}").reshape(-1, 3)
    A, B, C = (np.ascontiguousarray(words[:, k]).astype(f"u{dtype.itemsize}").view(dtype) for k in range(3))
    return ResultChunk(first, A, B, C, np.array(kinds, np.uint8), texts[: len(kinds)]), problem

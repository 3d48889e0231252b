"""Lines `A B C` or `A B C FLAGS` of a format of any width, as integers."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import BinaryIO

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.interchange.result_lines import CHUNK, ERROR, KINDS, UNSUPPORTED, VALUE, LineError, result_texts
from vinculum.gate.targets.program import lines as protocol
from vinculum.gate.targets.program.process import excerpt
from vinculum_spec.relations.float_formats import FloatFormat

INT64_BITS = 63
NO_FLAGS = 1 << 8  # of a line without FLAGS


@dataclass(frozen=True)
class PatternChunk:
    """Results of consecutive lines, as bit patterns; `first` is the number of the first line.

    C is 0, and `flags` NO_FLAGS, where `kinds` is not VALUE.
    """

    first: int
    A: Array
    B: Array
    C: Array
    flags: Array
    kinds: Array
    texts: Sequence[bytes]  # the lines


def chunks(stream: BinaryIO, form: FloatFormat, cases: BinaryIO | None = None) -> Iterator[PatternChunk]:
    """Read results. With `cases`, a file of lines `A B`, the stream has the rest of each line only.

    Raises LineError for the first line that is no result, and if there are more or fewer lines than cases.
    """
    first, problem = 1, ""
    texts = result_texts(stream, cases)
    while not problem:
        batch = list[bytes]()
        try:
            batch.extend(islice(texts, CHUNK))
        except LineError as error:
            problem = str(error)
        if not batch and not problem:
            return
        chunk, wrong = parsed(batch, form, first)
        problem = wrong or problem
        if chunk.texts:
            yield chunk
        first += len(batch)
    raise LineError(problem)


def parsed(texts: Sequence[bytes], form: FloatFormat, first: int) -> tuple[PatternChunk, str]:
    """Parse lines up to the first that is no result, and say what is wrong with that one."""
    digits = b"([0-9A-Fa-f]{%d})" % form.digits
    operands, result = re.compile(digits + b" " + digits + b" "), re.compile(digits + b"(?: ([0-9A-Fa-f]{2}))?")
    rows, problem = list[tuple[int, int, int, int, int]](), ""
    for k, text in enumerate(texts):
        pair = operands.match(text)
        rest = b"" if pair is None else text[pair.end() :]
        kind, quotient = KINDS.get(rest.partition(b" ")[0], VALUE), result.fullmatch(rest)
        if pair is None:
            problem = f"it does not begin with A and B of {form.digits} hexadecimal digits"
        elif kind == VALUE and quotient is None:
            problem = protocol.problem(rest, form.digits)
        if problem:
            problem = f"line {first + k} is {excerpt(text)}: {problem}"
            break
        assert pair is not None
        c = 0 if quotient is None else int(quotient[1], 16)
        raised = NO_FLAGS if quotient is None or quotient[2] is None else int(quotient[2], 16)
        rows.append((int(pair[1], 16), int(pair[2], 16), c, raised, kind))
    A, B, C = (patterns_of([row[k] for row in rows], form) for k in range(3))
    flags, kinds = (np.array([row[k] for row in rows], int) for k in (3, 4))
    return PatternChunk(first, A, B, C, flags, kinds, texts[: len(rows)]), problem


def patterns_of(patterns: Iterable[int], form: FloatFormat) -> Array:
    """A flat array of bit patterns, in a type that no relation overflows."""
    return np.array(list(patterns), np.int64 if 4 * form.p + 6 <= INT64_BITS else object)


def encode(pairs: Iterable[tuple[int, int]], form: FloatFormat) -> bytes:
    """Lines `A B`.

    >>> from vinculum_spec.relations.float_formats import FORMATS
    >>> encode([(0x38, 0x44)], FORMATS["float8_e4m3fn"]).decode().strip()
    '38 44'
    """
    width = form.digits
    return b"".join(b"%0*X %0*X\n" % (width, a, width, b) for a, b in pairs)


__all__ = ["ERROR", "NO_FLAGS", "UNSUPPORTED", "VALUE", "LineError", "PatternChunk", "chunks", "encode", "parsed"]

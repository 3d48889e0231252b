"""Results and operands of earlier requests, which later requests are compared with or reuse."""

from collections import deque
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

import numpy as np

from vinculum.gate.sandbox.layouts.block import Placed
from vinculum.gate.sandbox.layouts.registry import CONTIGUOUS, SEPARATOR, materialize_operands
from vinculum.gate.sandbox.observation import extent, is_plain_array, share_memory
from vinculum.gate.targets.base import Array

MAX_SMALL_RESULTS, SMALL_BYTES = 64, 1 << 16  # retained results, and the largest of them
MAX_LARGE_RESULTS, LARGE_BYTES = 4, 1 << 22
MAX_FIRST_RESULTS = 8  # small results that are retained for the life of the process
COLUMN_MAJOR = "column_major"
REUSABLE_LAYOUTS = {CONTIGUOUS, COLUMN_MAJOR}  # layouts in which operands reuse the arrays of the last request


class RetainedResult(NamedTuple):
    """A result of an earlier request, and its addresses."""

    result: object
    start: int
    end: int


class RequestHistory:
    """Results of earlier requests, and the arrays that hold the last operands.

    A target may recognise an array by its address or identity. Operands of the same shape and type therefore reuse the
    arrays of the last request, and so do column-major ones whose memory fits. The first results are retained for the
    life of the process, as a target may reuse its memory after very many calls.
    """

    def __init__(self) -> None:
        self._first = list[RetainedResult]()
        self._small = deque[RetainedResult](maxlen=MAX_SMALL_RESULTS)
        self._large = deque[RetainedResult](maxlen=MAX_LARGE_RESULTS)
        self._operands = list[Placed]()  # row-major in memory

    def materialize(self, A: Array, B: Array, layout: str) -> Sequence[Placed]:
        """Copy the operands into memory, into the arrays of the last request if these fit."""
        layouts = layout.split(SEPARATOR) * (1 if SEPARATOR in layout else 2)
        if not REUSABLE_LAYOUTS.issuperset(layouts):
            self._operands = []
            return materialize_operands(A, B, layout)
        reused = list(zip(self._operands, (A, B), layouts, strict=False))
        if reused and all(_fits(old.view, _row_major(new, each)) for old, new, each in reused):
            for old, new, each in reused:
                old.view[...] = _row_major(new, each)
        else:
            placed = zip(materialize_operands(A, B, layout), layouts, strict=True)
            self._operands = [Placed(_row_major(view, each), block) for (view, block), each in placed]
        pairs = zip(self._operands, layouts, strict=True)
        return [Placed(_row_major(view, each), block) for (view, block), each in pairs]

    def shares_earlier_memory(self, result: object) -> bool:
        """Whether a result has a byte in common with one of an earlier request. The result is retained."""
        start, end = extent(result)
        shared = any(
            start < earlier_end and earlier_start < end and share_memory(earlier, result)
            for earlier, earlier_start, earlier_end in chain(self._first, self._small, self._large)
        )
        if is_plain_array(result) and result.nbytes <= LARGE_BYTES:
            small = self._first if len(self._first) < MAX_FIRST_RESULTS else self._small
            retained = small if result.nbytes <= SMALL_BYTES else self._large
            retained.append(RetainedResult(result, start, end))
        return shared


def _row_major(array: Array, layout: str) -> Array:
    """Transpose a column-major array, so that its memory is in C order; or such an array back."""
    return array.T if layout == COLUMN_MAJOR else array


def _fits(old: Array, new: Array) -> bool:
    same_type = (old.shape, old.dtype) == (new.shape, new.dtype)
    return bool(old.flags.writeable and same_type and not np.dtype(old.dtype).hasobject)

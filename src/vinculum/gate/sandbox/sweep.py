"""The worker's part of an exhaustive sweep: divide, and write the results into a shared file.

Only results without any defect go this way: an array of the right type and shape in memory of its own, with operands
unchanged. For every other tile the gate makes an ordinary request.
"""

import os
import warnings
from functools import lru_cache
from typing import Any

import numpy as np

from vinculum.gate.sandbox.answers import SweepAnswer
from vinculum.gate.sandbox.commands import SweepCommand
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Adapter, Array

SLOT = 1 << 17  # bytes reserved for the results of one tile


def sweep(adapter: Adapter, command: SweepCommand, shared: int) -> SweepAnswer:
    """Divide each tile. The results of tile k are in the file `shared` from byte k * SLOT on."""
    dtype = element_dtype(command.call.dtype)
    words = f"u{dtype.itemsize}"
    complete, scratch = list[bool](), np.empty(command.width, dtype=bool)
    for slot, (numerator, start) in enumerate(command.tiles):
        denominators = _denominators(words, start, command.width, command.excluded)
        A, B = (x.view(dtype) for x in (np.full(denominators.size, numerator, words), denominators.copy()))
        C: Any = None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                C = adapter.divide(A, B, command.call)
            unchanged = _same_bits(A, numerator, scratch) and _same_bits(B, denominators, scratch)
            complete.append(unchanged and _well_formed(A, B, C))
        except BaseException:  # noqa: BLE001 - whatever it is, the gate's ordinary request will show it
            complete.append(False)
        if complete[-1]:
            os.pwrite(shared, np.ascontiguousarray(C).view(np.uint8).data, slot * SLOT)
    return SweepAnswer(tuple(complete))


@lru_cache(maxsize=8)
def _denominators(words: str, start: int, width: int, excluded: tuple[int, ...]) -> Array:
    """Return bit patterns in ascending order without the excluded indices. Targets receive copies of them."""
    ascending = np.arange(start, start + width, dtype=np.uint32).astype(words)
    return np.delete(ascending, list(excluded))


def _well_formed(A: Array, B: Array, C: Any) -> bool:
    return (
        type(C) in (np.ndarray, np.memmap)
        and C.dtype == A.dtype
        and C.dtype.isnative
        and C.shape == A.shape
        and not np.may_share_memory(A, C)
        and not np.may_share_memory(B, C)
    )


def _same_bits(array: Array, patterns: Any, scratch: Array) -> bool:
    """Whether the array has these bit patterns (a NaN is not equal to itself).

    `scratch` holds the comparison.
    """
    return bool(np.equal(array.view(f"u{array.dtype.itemsize}"), patterns, out=scratch[: array.size]).all())

"""The worker's side: divides numerators by many denominators, and writes the results where the gate reads them.

Only what is in perfect order is passed on this way: an array of the right type and shape with memory of its own, and
operands left as they were. Whatever else happens is only said to be so; the gate then asks again in the usual way.
"""

import os
import warnings
from functools import lru_cache
from typing import Any

import numpy as np

from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Adapter, Array, Call

Answer = dict[str, Any]
SLOT = 1 << 17  # bytes that the results of one tile take at most


def sweep(adapter: Adapter, call: Call, header: Answer, shared: int) -> Answer:
    """Divide each tile: a numerator by `width` denominators from the tile's first on, without the excluded ones.

    Which results are in order. Those of the k-th tile are in the file `shared`, from k * SLOT on.
    """
    dtype = element_dtype(call.dtype)
    words, width, excluded = f"u{dtype.itemsize}", int(header["width"]), tuple(header["excluded"])
    fine, same = [], np.empty(width, dtype=bool)
    for slot, (numerator, start) in enumerate(header["tiles"]):
        denominators = _denominators(words, start, width, excluded)
        A, B = (x.view(dtype) for x in (np.full(denominators.size, numerator, words), denominators.copy()))
        C: Any = None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                C = adapter.divide(A, B, call)
            fine.append(_in_order(A, B, C) and _same(A, numerator, same) and _same(B, denominators, same))
        except BaseException:  # noqa: BLE001 - whatever it is, the gate asks again, and sees it
            fine.append(False)
        if fine[-1]:
            os.pwrite(shared, np.ascontiguousarray(C).view(np.uint8).data, slot * SLOT)
    return {"status": "swept", "fine": fine}


@lru_cache(maxsize=8)
def _denominators(words: str, start: int, width: int, excluded: tuple[int, ...]) -> Array:
    """Bit patterns in ascending order, without those at these places. No target is given them: each has a copy."""
    ascending = np.arange(start, start + width, dtype=np.uint32).astype(words)
    return np.delete(ascending, list(excluded))


def _in_order(A: Array, B: Array, C: Any) -> bool:
    return (
        type(C) in (np.ndarray, np.memmap)
        and C.dtype == A.dtype
        and C.dtype.isnative
        and C.shape == A.shape
        and not np.may_share_memory(A, C)
        and not np.may_share_memory(B, C)
    )


def _same(now: Array, then: Any, room: Array) -> bool:
    """Whether its bit patterns are these: a NaN is not equal to itself. `room` has a place for each of them."""
    return bool(np.equal(now.view(f"u{now.dtype.itemsize}"), then, out=room[: now.size]).all())

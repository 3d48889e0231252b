"""A cache of verdicts: the same bit patterns of A, B and C are not judged again.

Trusted for: a cached verdict is that of the same three bit patterns. They are compared in full; nothing is hashed but by
Python's `dict`. It serves where the relations need Python's integers (float32, float64, integers of 64 bits) and are not
compiled, or where they find a violation: many cases share operands. Where every call was judged so, `vinculum check numpy
--level quick` took 33 s of processor time with it for int32 and float32, and 99 s without. Other types are judged faster than
they are looked up.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from vinculum._util.types import Array

Indices = npt.NDArray[np.intp]
Mask = npt.NDArray[np.bool_]
Evaluate = Callable[[Array, Array, Array], tuple[Mask, Mask]]
MAX_CACHED_DIVISIONS = 1 << 20


def distinct_divisions(A: Array, B: Array, C: Array) -> tuple[Indices, Indices]:
    """Return the index of the first element of each distinct division, and how many elements are the same."""
    words = _bit_patterns(A, B, C)
    order = np.lexsort(words)  # stable: equal divisions stay in the order of their indices
    ordered = words[:, order]
    starts = np.flatnonzero(np.append(True, (ordered[:, 1:] != ordered[:, :-1]).any(axis=0))[: A.size])
    return order[starts], np.diff(np.append(starts, A.size))


class VerdictCache:
    """Verdicts of one set of requirements.

    They tell for each division which requirements apply to it and which it violates.
    """

    def __init__(self, requirements: int) -> None:
        self._bits = 1 << np.arange(2 * requirements, dtype=np.int64)
        self._verdicts = dict[bytes, int]()  # by the bit patterns of A, B and C

    def verdicts(self, A: Array, B: Array, C: Array, evaluate: Evaluate) -> tuple[Mask, Mask]:
        """For each requirement, return the divisions that it applies to and those that violate it.

        `evaluate` judges divisions that are not in the cache.
        """
        words = np.ascontiguousarray(_bit_patterns(A, B, C).T)
        keys = words.view(f"V{3 * words.itemsize}").ravel().tolist()
        verdicts = np.array([self._verdicts.get(key, -1) for key in keys], dtype=np.int64)
        new = np.flatnonzero(verdicts < 0)
        if new.size:
            verdicts[new] = self._bits @ np.concatenate(evaluate(A[new], B[new], C[new]))
            if len(self._verdicts) + new.size <= MAX_CACHED_DIVISIONS:
                self._verdicts.update((keys[k], int(verdicts[k])) for k in new)
        applies, violates = np.split((verdicts & self._bits[:, None]) != 0, 2)
        return applies, violates


def _bit_patterns(*operands: Array) -> npt.NDArray[np.uint64]:
    return np.stack([x.view(f"u{x.dtype.itemsize}").astype(np.uint64) for x in operands])

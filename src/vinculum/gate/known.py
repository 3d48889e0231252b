"""Divisions that have been judged: a pair of operands with the same quotient, bit by bit, need not be judged again.

Part of the trusted base. A division is known by its three bit patterns; their hash only says where to look for them. A large
call of which all is known is told by a digest of 128 bits for each operand.
"""

from dataclasses import dataclass
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from vinculum.gate.adapter import Array

Words = npt.NDArray[np.uint64]
ODD = np.uint64(0x9E3779B97F4A7C15)
MOST = 1 << 20  # divisions that are kept
LARGE = 1 << 12


@dataclass(frozen=True)
class Unknown:
    """Of the divisions of a call those that are not known, each once: where it is first, and how often it occurs."""

    first: npt.NDArray[np.intp]
    times: npt.NDArray[np.intp]


NONE = Unknown(np.empty(0, dtype=np.intp), np.empty(0, dtype=np.intp))


class Known:
    """Right divisions of one element type, and for each which of the requirements on values apply to it."""

    def __init__(self, requirements: int) -> None:
        self._bits = np.uint64(1) << np.arange(requirements, dtype=np.uint64)
        # in columns, by their hash: that, the words of A, B and C, and the sum of bits of the requirements that apply
        self._table: Words = np.empty((5, 0), dtype=np.uint64)
        self._large = dict[bytes, list[int]]()  # calls of which all is known, by a digest of it

    def look_up(self, A: Array, B: Array, C: Array) -> tuple[list[int], Unknown]:
        """To how many of these each requirement applies, as far as they are known; and the unknown ones."""
        call = b"".join(blake2b(x.tobytes(), digest_size=16).digest() for x in (A, B, C)) if A.size > LARGE else b""
        if call in self._large:
            return self._large[call], NONE
        words = _words(A, B, C)
        hashes, (order, *kept, applying) = _hash(words), self._table
        found = np.searchsorted(order, hashes)
        same = found < order.size
        for row, one in zip(kept, words, strict=True):
            same[same] = row[found[same]] == one[same]
        sums = np.bincount(applying[found[same]].astype(np.intp))
        occurring = [(int(k), int(sums[k])) for k in np.flatnonzero(sums)]
        counts = [sum(n for k, n in occurring if k >> bit & 1) for bit in range(self._bits.size)]
        if call and same.all():
            self._large[call] = counts
        return counts, _each_once(words, hashes, np.flatnonzero(~same))

    def add(self, A: Array, B: Array, C: Array, applying: npt.NDArray[np.bool_]) -> None:
        """Keep these divisions, each of which is right and was unknown: a row of `applying` for each requirement."""
        if self._table.shape[1] + A.size > MOST:
            return
        words = _words(A, B, C)
        new = np.stack([_hash(words), *words, (applying * self._bits[:, None]).sum(axis=0, dtype=np.uint64)])
        new = new[:, np.argsort(new[0])]
        merged = np.empty((5, self._table.shape[1] + A.size), dtype=np.uint64)
        old = np.ones(merged.shape[1], dtype=bool)
        old[np.searchsorted(self._table[0], new[0]) + np.arange(A.size)] = False
        for row, before, added in zip(merged, self._table, new, strict=True):
            row[old], row[~old] = before, added
        self._table = merged


def _words(*operands: Array) -> Words:
    return np.stack([x.view(f"u{x.dtype.itemsize}").astype(np.uint64) for x in operands])


def _hash(words: Words) -> Words:
    total = np.zeros(words.shape[1], dtype=np.uint64)
    for row in words:
        total = (total ^ row) * ODD
        total ^= total >> np.uint64(32)  # floats of few digits differ in their first bits alone
    return total


def _each_once(words: Words, hashes: Words, where: npt.NDArray[np.intp]) -> Unknown:
    """Those at `where`, each once: of different ones with the same hash all."""
    _, first, inverse, times = np.unique(hashes[where], return_index=True, return_inverse=True, return_counts=True)
    alone = (words[:, where] != words[:, where[first][inverse]]).any(axis=0)
    times = times - np.bincount(inverse[alone], minlength=times.size)
    return Unknown(np.append(where[first], where[alone]), np.append(times, np.ones(int(alone.sum()), dtype=np.intp)))

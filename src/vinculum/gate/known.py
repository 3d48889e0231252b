"""Divisions that have been judged: a pair of operands with the same quotient, bit by bit, need not be judged again.

Part of the trusted base. A division is known by its three bit patterns; their hash only says where to look for them. A call
of which all is known is told by a digest of 128 bits for each operand.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from blake3 import blake3

from vinculum.gate.adapter import Array

Words = npt.NDArray[np.uint64]
ODD = np.uint64(0x9E3779B97F4A7C15)
FEWEST, MOST = 1 << 12, 1 << 20  # rows at first; divisions that are kept
NEXT = 64  # rows in which a division may be
BLOCK = 1 << 13  # divisions that are looked up in one go: what that takes stays in the cache


@dataclass(frozen=True)
class Unknown:
    """Of the divisions of a call those that are not known, each once: where it is first, and how often it occurs."""

    first: npt.NDArray[np.intp]
    times: npt.NDArray[np.intp]


NONE = Unknown(np.empty(0, dtype=np.intp), np.empty(0, dtype=np.intp))


class Known:
    """Right divisions of one element type, and for each which of the requirements on values apply to it."""

    def __init__(self, requirements: int) -> None:
        self._bits = np.uint64(2) << np.arange(requirements, dtype=np.uint64)
        # rows: the words of A, B and C, and the sum of 1 and the bits of the requirements that apply; 0 where there is none.
        # A division is in the row that its hash names, or in one of the next, with no gap before it.
        self._table: Words = np.zeros((FEWEST, 4), dtype=np.uint64)
        self._size = 0
        self._calls = dict[bytes, list[int]]()  # those of which all is known, by a digest of it

    def look_up(self, A: Array, B: Array, C: Array) -> tuple[list[int], Unknown]:
        """To how many of these each requirement applies, as far as they are known; and the unknown ones."""
        call = b"".join(blake3(np.ascontiguousarray(x).view(np.uint8).data).digest(16) for x in (A, B, C))
        if call in self._calls:
            return self._calls[call], NONE
        found = np.zeros(A.size, dtype=np.uint64)
        for start in range(0, A.size, BLOCK):
            some = slice(start, start + BLOCK)
            found[some] = self._found(_words(A[some], B[some], C[some]))
        sums = np.bincount(found.astype(np.intp))
        occurring = [(int(k), int(sums[k])) for k in np.flatnonzero(sums)]
        counts = [sum(n for k, n in occurring if k & int(bit)) for bit in self._bits]
        if found.all():
            self._calls[call] = counts
            return counts, NONE
        where = np.flatnonzero(found == 0)
        return counts, _each_once(_words(A[where], B[where], C[where]), where)

    def _found(self, words: Words) -> Words:
        """The last word of the row of each of these divisions, 0 for those that are unknown."""
        size, last = words.shape[1], len(self._table) - 1
        found, left, place = np.zeros(size, dtype=np.uint64), np.arange(size), _hash(words).astype(np.intp) & last
        for _ in range(NEXT):
            a, b, c, applying = self._table.take(place, axis=0).T
            same = (a == words[0]) & (b == words[1]) & (c == words[2]) & (applying > 0)
            found[left[same]] = applying[same]
            on = np.flatnonzero((applying > 0) & ~same)
            if not on.size:
                break
            words, left, place = words.take(on, axis=1), left[on], place[on] + 1 & last
        return found

    def add(self, A: Array, B: Array, C: Array, applying: npt.NDArray[np.bool_]) -> None:
        """Keep these divisions, each of which is right and was unknown: a row of `applying` for each requirement."""
        if self._size + A.size > MOST:
            return
        self._size += A.size
        if 2 * self._size > len(self._table):
            old = self._table[self._table[:, 3] > 0]
            self._table = np.zeros((1 << (2 * self._size).bit_length(), 4), dtype=np.uint64)
            self._put(old)
        self._put(
            np.stack(
                [*_words(A, B, C), (applying * self._bits[:, None]).sum(axis=0, dtype=np.uint64) + np.uint64(1)], axis=1
            )
        )

    def _put(self, rows: Words) -> None:
        """Each into the first place that is free; one that finds none near by is forgotten, and so asked again."""
        last = len(self._table) - 1
        place = _hash(rows.T).astype(np.intp) & last
        for _ in range(NEXT):
            free = np.flatnonzero(self._table[place, 3] == 0)
            first = free[np.unique(place[free], return_index=True)[1]]  # one alone, of those for the same place
            self._table[place[first]] = rows[first]
            left = np.ones(place.size, dtype=bool)
            left[first] = False
            rows, place = rows[left], place[left] + 1 & last
            if not place.size:
                break


def _words(*operands: Array) -> Words:
    return np.stack([x.view(f"u{x.dtype.itemsize}").astype(np.uint64) for x in operands])


def _hash(words: Words) -> Words:
    total = np.zeros(words.shape[1], dtype=np.uint64)
    for row in words[:3]:
        total = (total ^ row) * ODD
        total ^= total >> np.uint64(29)  # floats of few digits differ in their first bits alone
    total *= ODD
    return total ^ total >> np.uint64(32)


def _each_once(words: Words, where: npt.NDArray[np.intp]) -> Unknown:
    """The divisions of these words, which are at `where`, each once: of different ones with the same hash all."""
    _, first, inverse, times = np.unique(_hash(words), return_index=True, return_inverse=True, return_counts=True)
    alone = (words != words[:, first[inverse]]).any(axis=0)
    times = times - np.bincount(inverse[alone], minlength=times.size)
    return Unknown(np.append(where[first], where[alone]), np.append(times, np.ones(int(alone.sum()), dtype=np.intp)))

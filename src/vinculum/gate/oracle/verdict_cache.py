"""Divisions that have been judged: a pair of operands with the same quotient, bit by bit, need not be judged again.

Part of the trusted base. A division is known by its three bit patterns; their hash only says where to look for them. A
call of which all is known to be right is told by a digest of 128 bits for A, for B and for C.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from blake3 import blake3

from vinculum._util.types import Array

Words = npt.NDArray[np.uint64]
Indices = npt.NDArray[np.intp]
Mask = npt.NDArray[np.bool_]
ODD = np.uint64(0x9E3779B97F4A7C15)
FEWEST, MOST = 1 << 14, 1 << 20  # rows at first; divisions that are kept
NEXT = 64  # rows in which a division may be
BLOCK = 1 << 13  # divisions that are looked up in one go: what that takes stays in the cache


@dataclass(frozen=True)
class Unknown:
    """Of the divisions of a call those that are not known, each once: where it is first, and how often it occurs."""

    first: Indices
    times: Indices


NOWHERE = np.empty(0, dtype=np.intp)
NONE = Unknown(NOWHERE, NOWHERE)


@dataclass(frozen=True)
class Found:
    """What is known of a call: to how many divisions each requirement applies, and where it is violated; and the rest."""

    counts: list[int]
    wrong: list[Indices]
    unknown: Unknown


class Known:
    """Divisions of one element type, and for each which of the requirements on values apply to it, and are violated."""

    def __init__(self, requirements: int) -> None:
        self._requirements = requirements
        # rows: the words of A, B and C, and the number of what was judged of it; 0 where there is none.
        # A division is in the row that its hash names, or in one of the next, with no gap before it.
        self._table: Words = np.zeros((FEWEST, 4), dtype=np.uint64)
        self._size = 0
        # what is judged of divisions, numbered from 1: a bit for each requirement that applies, and one for each that is violated
        self._judged = dict[int, int]()
        self._bits = 1 << np.arange(2 * requirements, dtype=np.int64)
        self._calls = dict[bytes, list[int]]()  # those of which all is known, and right, by a digest of it

    def look_up(self, A: Array, B: Array, C: Array) -> Found:
        """What is known of these, and which are not."""
        right = [NOWHERE] * self._requirements
        call = _digest(A, B, C)
        if call in self._calls:
            return Found(self._calls[call], right, NONE)
        numbers = np.zeros(A.size, dtype=np.intp)
        for start in range(0, A.size, BLOCK):
            some = slice(start, start + BLOCK)
            numbers[some] = self._found(_words(A[some], B[some], C[some]))
        often = np.bincount(numbers, minlength=len(self._judged) + 1).tolist()
        occurring = [(bits, k, often[k]) for bits, k in self._judged.items() if often[k]]
        counts = [sum(n for bits, _, n in occurring if bits >> r & 1) for r in range(self._requirements)]
        violated = [
            [k for bits, k, _ in occurring if bits >> r & 1] for r in range(self._requirements, 2 * self._requirements)
        ]
        wrong = [np.flatnonzero(np.isin(numbers, those)) if those else NOWHERE for those in violated]
        if often[0]:
            where = np.flatnonzero(numbers == 0)
            return Found(counts, wrong, _each_once(_words(A[where], B[where], C[where]), where))
        if not any(violated):
            self._calls[call] = counts
        return Found(counts, wrong, NONE)

    def _found(self, words: Words) -> Words:
        """The number in the row of each of these divisions, 0 for those that are unknown."""
        size, last = words.shape[1], len(self._table) - 1
        found, left, place = np.zeros(size, dtype=np.uint64), np.arange(size), _hash(words).astype(np.intp) & last
        for _ in range(NEXT):
            a, b, c, number = self._table.take(place, axis=0).T
            same = (a == words[0]) & (b == words[1]) & (c == words[2]) & (number > 0)
            found[left[same]] = number[same]
            on = np.flatnonzero((number > 0) & ~same)
            if not on.size:
                break
            words, left, place = words.take(on, axis=1), left[on], place[on] + 1 & last
        return found

    def add(self, A: Array, B: Array, C: Array, applying: Mask, wrong: Mask) -> None:
        """Keep these divisions, each of which was unknown: a row of either for each requirement."""
        if self._size + A.size > MOST:
            return
        self._size += A.size
        if 2 * self._size > len(self._table):
            old = self._table[self._table[:, 3] > 0]
            self._table = np.zeros((1 << (2 * self._size).bit_length(), 4), dtype=np.uint64)
            self._put(old)
        judged, which = np.unique(self._bits @ np.concatenate([applying, wrong]), return_inverse=True)
        numbers = [self._judged.setdefault(bits, len(self._judged) + 1) for bits in judged.tolist()]
        self._put(np.stack([*_words(A, B, C), np.array(numbers, dtype=np.uint64)[which]], axis=1))

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


def _each_once(words: Words, where: Indices) -> Unknown:
    """The divisions of these words, which are at `where`, each once: of different ones with the same hash all."""
    _, first, inverse, times = np.unique(_hash(words), return_index=True, return_inverse=True, return_counts=True)
    alone = (words != words[:, first[inverse]]).any(axis=0)
    times = times - np.bincount(inverse[alone], minlength=times.size)
    return Unknown(np.append(where[first], where[alone]), np.append(times, np.ones(int(alone.sum()), dtype=np.intp)))


def _digest(*operands: Array) -> bytes:
    return b"".join(blake3(np.ascontiguousarray(x).view(np.uint8).data).digest(16) for x in operands)

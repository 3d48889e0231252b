"""A process that measures cells of one thread count.

It reads cells as JSON and writes one JSON line for each. There is a process for each thread count, since most
libraries fix theirs when they are loaded. Its output goes to the original standard output; whatever libraries print
goes to standard error.
"""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from typing import Any, TextIO

import numpy as np

from benchmarks.cells import FLOATS, SEED, Array, Cell, dtype, operands, quotient, vectors
from benchmarks.clock import measure
from benchmarks.peers import peer
from benchmarks.results import ABSENT, COPY, FLOORS, OURS, RIGHT, WRONG
from vinculum.gate.targets.base import NotSupportedError

HARD = 10_000  # hard operands on which each peer is judged
COPIED = 1_000_000  # the least size for which a copy is measured: smaller ones do not measure memory

cached_vectors = lru_cache(1)(vectors)


def hard(element: str) -> tuple[Array, Array]:
    """Operands of every magnitude: integers of every length, floats of every bit pattern."""
    random = np.random.default_rng(SEED)
    kind = dtype(element)
    bits = 8 * kind.itemsize
    patterns = [random.integers(0, 2**bits - 1, HARD, f"u{kind.itemsize}", endpoint=True) for _ in range(2)]
    if element in FLOATS:
        return patterns[0].view(kind), patterns[1].view(kind)
    A, B = (each.view(kind) >> random.integers(0, bits, HARD).astype(kind) for each in patterns)
    B[(B == 0) | (B == np.array(-1).astype(kind))] = 3
    return A, B


def verdict(got: Array, A: Array, B: Array) -> str:
    """Return whether `got` is A / B."""

    def same(want: Array) -> bool:
        if (got.shape, got.dtype) != (want.shape, want.dtype):
            return False
        equal = got.view(f"u{got.itemsize}") == want.view(f"u{want.itemsize}")
        if A.dtype.kind not in "iu":
            with np.errstate(all="ignore"):  # NaN is NaN, whatever its sign and payload
                equal |= (got != got) & (want != want)  # noqa: PLR0124 - isnan of every type there is
        return bool(equal.all())

    if same(quotient(A, B)):
        return RIGHT
    return FLOORS if A.dtype.kind == "i" and same(quotient(A, B, floored=True)) else WRONG


def room(A: Array, B: Array, *, out: bool) -> Array | None:
    """Return the result array for `out=`, which peers share since arrays differ in cache placement."""
    return np.zeros(np.broadcast_shapes(A.shape, B.shape), A.dtype) if out else None


class Bench:
    """The peers of one process, and their verdicts."""

    def __init__(self, names: list[str], threads: int, budget: float) -> None:
        self.peers = {name: peer(name, threads) for name in names}
        self.threads = threads > 1
        self.budget = budget
        self.hardly: dict[tuple[str, str, str, bool], str] = {}

    def on_hard(self, name: str, cell: Cell) -> set[str]:
        """The verdicts on hard operands of the cell's type, in its form and as array/array.

        One scalar does not prove a peer right: who errs for arrays errs in other forms, with other scalars.
        The verdicts serve all sizes.
        """
        verdicts_found = set()
        for form in {cell.form, "array/array"}:
            key = (name, cell.type, form, cell.out)
            if key not in self.hardly:
                A, B = operands(*hard(cell.type), form)
                self.hardly[key] = verdict(self.peers[name](A, B, room(A, B, out=cell.out))[1](), A, B)
            verdicts_found.add(self.hardly[key])
        return verdicts_found

    def measure(self, cell: Cell) -> dict[str, dict[str, Any]]:
        """Measure the verdict and time of every peer in a cell."""
        A, B = operands(*cached_vectors(cell.type, cell.size), cell.form)
        C = room(A, B, out=cell.out)
        verdicts: dict[str, str] = {}
        calls: dict[str, Callable[[], object]] = {}
        for name, prepare in self.peers.items():
            if name == COPY and cell.size < COPIED:
                continue
            try:
                call, result = prepare(A, B, C)
                if C is not None:
                    C.fill(0)  # so that no peer is judged by the result of another
                possible = {RIGHT} if name == COPY else {*self.on_hard(name, cell), verdict(result(), A, B)}
            except NotSupportedError:
                verdicts[name] = ABSENT
                continue
            verdicts[name] = next(each for each in (WRONG, FLOORS, RIGHT) if each in possible)
            calls[name] = call
        times = measure(calls, self.budget, threads=self.threads)
        peers: dict[str, dict[str, Any]] = {name: {"verdict": one} for name, one in verdicts.items()}
        for name, timing in times.items():
            each = {"best": timing.best / cell.size, "median": timing.median / cell.size, "rounds": timing.rounds}
            peers[name] |= each
        return peers


def serve(task: dict[str, Any], answers: TextIO) -> None:
    """Measure the cells of a task, in their order."""
    bench = Bench([OURS, COPY, *task["peers"]], task["threads"], task["budget"])
    for row in task["cells"]:
        cell = Cell(**row)
        print(json.dumps(asdict(cell) | {"peers": bench.measure(cell)}), file=answers, flush=True)


if __name__ == "__main__":
    with os.fdopen(os.dup(1), "w") as channel:
        os.dup2(2, 1)
        serve(json.load(sys.stdin), channel)

"""Results, their ratios, and the JSON file."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.cells import Cell
from vinculum._util.files import write_atomically

OURS, COPY = "vinculum", "copy"
RIGHT, FLOORS, WRONG, ABSENT = "right", "floors", "wrong", "not supported"
COUNTS = (RIGHT, FLOORS)  # NumPy's integer division floors, which is as much work as truncation


@dataclass(frozen=True)
class Measured:
    """Nanoseconds an element, of the best round and of the median one; None where the peer lacks the type."""

    verdict: str
    best: float | None = None
    median: float | None = None
    rounds: int = 0


@dataclass(frozen=True)
class Result:
    """One cell with the times of all peers."""

    cell: Cell
    peers: Mapping[str, Measured]

    def time(self, name: str) -> float | None:
        """Return a peer's nanoseconds per element; None if its quotients are wrong."""
        measured = self.peers.get(name)
        return measured.best if measured and measured.verdict in COUNTS else None

    def fastest(self) -> str | None:
        """Return the fastest peer that has the type and is right, if any."""
        times = {name: self.time(name) for name in self.peers if name not in (OURS, COPY)}
        return min((name for name, time in times.items() if time), key=lambda name: times[name] or 0, default=None)

    def ratio(self, to: str | None = None) -> float | None:
        """Return the time of `to`, by default the fastest peer, divided by ours."""
        name = to or self.fastest()
        theirs, ours = name and self.time(name), self.time(OURS)
        return theirs / ours if theirs and ours else None


@dataclass
class Run:
    """All results of a run, with the machine and versions."""

    about: Mapping[str, Any]
    results: dict[Cell, Result]

    def threads(self) -> list[int]:
        """The thread counts that were measured."""
        return sorted({cell.threads for cell in self.results})

    def save(self, path: Path) -> None:
        """Write all results as JSON."""
        rows = [asdict(cell) | {"peers": _rows(result)} for cell, result in self.results.items()]
        text = json.dumps({"about": self.about, "unit": "nanoseconds per element", "cells": rows}, indent=1)
        write_atomically(path, f"{text}\n".encode())

    @classmethod
    def load(cls, path: Path) -> "Run":
        """Read what `save` wrote."""
        data = json.loads(path.read_text())
        return cls(data["about"], {result.cell: result for result in map(result_of, data["cells"])})


def result_of(row: Mapping[str, Any]) -> Result:
    """The result that a JSON object holds: the cell's fields, and `peers`."""
    fields = {name: value for name, value in row.items() if name != "peers"}
    return Result(Cell(**fields), {name: Measured(**peer) for name, peer in row["peers"].items()})


def _rows(result: Result) -> dict[str, dict[str, Any]]:
    return {
        name: {key: round(value, 6) if isinstance(value, float) else value for key, value in asdict(peer).items()}
        for name, peer in result.peers.items()
    }


def pick(results: Iterable[Result], **fields: object) -> list[Result]:
    """The results whose cells have these values, e.g. `pick(results, form="array/array", threads=1)`."""
    return [each for each in results if all(getattr(each.cell, name) == value for name, value in fields.items())]

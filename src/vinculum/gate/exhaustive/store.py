"""Completed parts of sweeps in a SQLite file, so that an interrupted run can resume.

Each part is one row, written in its own transaction: it is there completely, once, or not at all.
"""

import json
import os
import sqlite3
import zlib
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from vinculum._util.c_compiler import make_private_folder
from vinculum.gate.exhaustive.sweep import Portion
from vinculum.gate.results.results import Counterexample, Gap, Observation, Operand, Reason, ReasonKind, Row

FILE = "parts.sqlite3"
BUSY_SECONDS = 60.0
TRANSIENT_CODES = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY)


class StoreError(Exception):
    """The folder, or the file in it, cannot be used."""

    @property
    def is_transient(self) -> bool:
        """Whether the disk is full or fails, or another run locks the file: no error of the command line."""
        cause = self.__cause__
        return isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorcode", 0) & 0xFF in TRANSIENT_CODES


@dataclass
class UnitResult:
    """The result of one unit of work. `unavailable` is why the target could not be loaded, or empty."""

    rows: list[Row] = field(default_factory=list)
    portions: list[Portion] = field(default_factory=list)
    unavailable: str = ""


class Store:
    """Parts of sweeps in `folder`, which is created if missing. A context manager. Raises StoreError."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not make_private_folder(folder):
            writable = folder.is_dir() and os.access(folder, os.W_OK)
            reason = "other users can write to it" if writable else "it is not a writable folder"
            raise StoreError(f"cannot store the state of a run in {folder}: {reason}")
        try:
            self._connection = sqlite3.connect(folder / FILE, timeout=BUSY_SECONDS, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode=WAL")
            self._connection.execute(
                "CREATE TABLE IF NOT EXISTS sweep_parts"
                " (sweep TEXT, part INTEGER, done BLOB NOT NULL, PRIMARY KEY (sweep, part)) WITHOUT ROWID"
            )
        except sqlite3.Error as error:
            raise StoreError(f"cannot use {folder / FILE}: {error}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._connection.close()

    def add(self, sweep: str, part: int, result: UnitResult) -> None:
        """Store one part. If it is stored already, nothing changes, so that nothing is counted twice."""
        content = zlib.compress(json.dumps(_document(result), separators=(",", ":")).encode(), 1)
        try:
            self._connection.execute("INSERT OR IGNORE INTO sweep_parts VALUES (?, ?, ?)", (sweep, part, content))
        except sqlite3.Error as error:
            raise StoreError(f"cannot write to {self.folder / FILE}: {error}") from error

    def load(self, sweep: str) -> dict[int, UnitResult]:
        """The stored parts of a sweep."""
        try:
            stored = self._connection.execute("SELECT part, done FROM sweep_parts WHERE sweep = ?", (sweep,)).fetchall()
            return {part: _restored(json.loads(zlib.decompress(content))) for part, content in stored}
        except (sqlite3.Error, zlib.error, ValueError, KeyError, TypeError) as error:
            raise StoreError(f"cannot read {self.folder / FILE}: {error}") from error

    def delete(self, sweeps: Iterable[str]) -> None:
        """Delete completed sweeps, so that the next run starts afresh."""
        try:
            self._connection.executemany("DELETE FROM sweep_parts WHERE sweep = ?", [(name,) for name in sweeps])
        except sqlite3.Error as error:
            raise StoreError(f"cannot write to {self.folder / FILE}: {error}") from error


def _document(result: UnitResult) -> dict[str, Any]:
    portions = [
        asdict(portion) | {"digests": {str(k): value.hex() for k, value in portion.digests.items()}}
        for portion in result.portions
    ]
    return {"rows": [_row_document(row) for row in result.rows], "portions": portions}


def _row_document(row: Row) -> dict[str, Any]:
    return asdict(row) | {
        "observed": [[asdict(observation), count] for observation, count in row.observed.items()],
        "reason": [row.reason.kind.name, row.reason.text],
        "gaps": row.gaps.value,
    }


def _restored(content: dict[str, Any]) -> UnitResult:
    portions = [
        Portion(**item | {"digests": {int(k): bytes.fromhex(value) for k, value in item["digests"].items()}})
        for item in content["portions"]
    ]
    return UnitResult([_row(item) for item in content["rows"]], portions)


def _row(item: dict[str, Any]) -> Row:
    examples = {name: _example(item[name]) for name in ("counterexample", "waived_example")}
    kind, text = item["reason"]
    typed = {
        "observed": {Observation(**observation): count for observation, count in item["observed"]},
        "reason": Reason(ReasonKind[kind], text),
        "gaps": Gap(item["gaps"]),
        "waivers": (),
    }
    return Row(**item | examples | typed)


def _example(example: dict[str, Any] | None) -> Counterexample | None:
    if example is None:
        return None
    operands = {name: _operand(example[name]) for name in "AB"}
    index = example["index"]
    lists = {"expected": tuple(example["expected"]), "index": None if index is None else tuple(index)}
    attributes = {k: tuple(v) if isinstance(v, list) else v for k, v in example["attributes"].items()}
    return Counterexample(**example | operands | lists | {"attributes": attributes})


def _operand(item: dict[str, Any]) -> Operand:
    return Operand(item["dtype"], *(tuple(item[name]) for name in ("shape", "decimal", "hex", "bits")))

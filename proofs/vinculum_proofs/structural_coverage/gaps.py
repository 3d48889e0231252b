"""The table of explained gaps, `gaps.toml`, held against the gaps that there are.

A row explains every gap of its files (`file`, which may have `*`) whose line contains `text` and whose criterion is among
`criteria`; with `function`, only those in that function, and with `detail`, those whose detail contains it. A row with
`without` counts only where the processor lacks that feature, one with `having` only where it has it. The first row that
fits counts. Every row must explain a gap of each of its criteria, and every gap must be explained. What threads reach in
some runs only has `race = true`: such a row may explain nothing.
"""

import tomllib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from vinculum_proofs.structural_coverage.records import CRITERIA, Gap

KEYS = {"file", "text", "criteria", "reason", "function", "detail", "without", "having", "race"}
NEEDED = ("file", "criteria", "reason")


class GapsError(ValueError):
    """The table of explained gaps is not of its form."""


@dataclass(frozen=True)
class Row:
    """An explanation, and which gaps it is for."""

    file: str
    criteria: tuple[str, ...]
    reason: str
    text: str = ""
    function: str = "*"
    detail: str = ""
    without: str = ""
    having: str = ""
    race: bool = False

    def explains(self, gap: Gap) -> bool:
        """Whether it is for that gap."""
        return (
            fnmatchcase(gap.file, self.file)
            and self.text in gap.text
            and gap.criterion in self.criteria
            and fnmatchcase(gap.function, self.function)
            and self.detail in gap.detail
        )

    def counts(self, features: Collection[str]) -> bool:
        """Whether it is for a processor with these features."""
        return (not self.without or self.without not in features) and (not self.having or self.having in features)


def rows(path: Path) -> list[Row]:
    """The rows of the table; GapsError where one is not of its form."""
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise GapsError(f"{path.name} is no TOML: {error}") from None
    if set(table) - {"gap"}:
        raise GapsError(f"{path.name} has {', '.join(sorted(set(table) - {'gap'}))}; it may have rows [[gap]] only")
    return [_row(path, number, row) for number, row in enumerate(table.get("gap", []), 1)]


def _row(path: Path, number: int, row: dict[str, Any]) -> Row:
    where = f"{path.name}, row {number}"
    if unknown := sorted(set(row) - KEYS):
        raise GapsError(f"{where} has {', '.join(unknown)}; it may have {', '.join(sorted(KEYS))}")
    if missing := [key for key in NEEDED if not row.get(key)]:
        raise GapsError(f"{where} has no {', '.join(missing)}")
    if not (row.get("text") or row.get("function")):
        raise GapsError(f"{where} has neither text nor function: it would be for any line")
    criteria = row.pop("criteria")
    if not isinstance(criteria, list) or not set(criteria) <= set(CRITERIA):
        raise GapsError(f"{where} has criteria {criteria!r}; give a list of {', '.join(CRITERIA)}")
    if mistyped := [key for key, value in row.items() if not isinstance(value, bool if key == "race" else str)]:
        raise GapsError(f"{where}: {', '.join(mistyped)} must be text, or true for race")
    return Row(**row, criteria=tuple(criteria))


def explained(
    gaps: Iterable[Gap], table: Sequence[Row], features: Collection[str] = ()
) -> tuple[list[tuple[Gap, str | None]], list[str]]:
    """Each gap with its reason, or None; and the faults of rows that explain nothing."""
    counted = [row for row in table if row.counts(features)]
    pairs: list[tuple[Gap, str | None]] = []
    used: set[tuple[Row, str]] = set()
    for gap in gaps:
        row = next((row for row in counted if row.explains(gap)), None)
        pairs.append((gap, None if row is None else row.reason))
        if row is not None:
            used.add((row, gap.criterion))
    idle = [
        f"{row.file}: no gap of criterion {criterion} on a line with `{row.text}`"
        + (f" in function {row.function}" if row.function != "*" else "")
        + (f" and {row.detail!r}" if row.detail else "")
        for row in counted
        for criterion in row.criteria
        if (row, criterion) not in used and not row.race
    ]
    return pairs, idle

"""What every report is made of: the rows of a run, what was selected, and what became of the waivers."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from vinculum._util.text import escape_unprintable
from vinculum.gate.results.results import Row, Status, exit_status
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.waivers.settlement import Account, worse


@dataclass(frozen=True)
class Run:
    """One run. `incomplete`: something that was asked for by name is not judged at all."""

    outcome: Outcome
    selection: Selection
    account: Account | None = None
    incomplete: bool = False

    @property
    def rows(self) -> list[Row]:
        """All rows."""
        return self.outcome.rows

    @property
    def status(self) -> int:
        """The exit status that the run ends with."""
        status = worse(exit_status(self.rows), self.account or Account())
        return status or (3 if self.incomplete else 0)

    def having(self, *statuses: Status) -> list[Row]:
        """The rows with one of these verdicts."""
        return [row for row in self.rows if row.verdict in statuses]

    def alike(self, status: Status) -> Iterator[tuple[Row, list[str]]]:
        """The rows with a verdict, those of one target, profile and requirement together: the first, and the types."""
        key = _defect
        for _, group in groupby(sorted(self.having(status), key=key), key):
            members = list(group)
            yield members[0], [row.dtype for row in members]


def _defect(row: Row) -> tuple[str, str, str]:
    return row.target, row.profile, row.requirement


def fingerprint(row: Row) -> str:
    """The same in every run for the same defect, whichever smallest input shows it and on whichever path."""
    return hashlib.sha256("\n".join((*_defect(row), row.dtype)).encode("utf-8", "surrogateescape")).hexdigest()


def sentence(row: Row) -> str:
    """What a refutation is, in a line."""
    example = row.reported_example
    said = f"{row.target} ({row.version}), {row.profile}, {row.dtype}: {row.requirement} is {row.verdict}"
    if example is not None:
        met = ", ".join(f"{name} = {x.summary}" for name, x in (("A", example.A), ("B", example.B)))
        said += f": {met}: got {example.got}, expected {' or '.join(example.expected) or 'nothing'}"
    return escape_unprintable(said)


def pardon(row: Row) -> str:
    """Why a waived row is waived, by whom and until when."""
    return escape_unprintable("; ".join(f"{w.reason} ({w.owner}, until {w.expiry})" for w in row.waivers))

"""The contents of every report: the rows of a run, its selection and its waivers."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from vinculum._util.text import escape_unprintable
from vinculum.gate.results.results import Row, Status, exit_status
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.waivers.settlement import Account, with_waivers


@dataclass(frozen=True)
class Run:
    """One run. `incomplete`: a type that was selected by name was not judged."""

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
        """The exit status of the run."""
        status = with_waivers(exit_status(self.rows), self.account or Account())
        return status or (3 if self.incomplete else 0)

    def having(self, *statuses: Status) -> list[Row]:
        """The rows with one of these verdicts."""
        return [row for row in self.rows if row.verdict in statuses]

    def by_defect(self, status: Status) -> Iterator[tuple[Row, list[str]]]:
        """Group the rows with a verdict by target, profile and requirement: the first row, and all types."""
        key = _defect
        for _, group in groupby(sorted(self.having(status), key=key), key):
            members = list(group)
            yield members[0], [row.dtype for row in members]


def _defect(row: Row) -> tuple[str, str, str]:
    return row.target, row.profile, row.requirement


def fingerprint(row: Row) -> str:
    """A hash that is the same in every run for the same defect, whatever its counterexample and path."""
    return hashlib.sha256("\n".join((*_defect(row), row.dtype)).encode("utf-8", "surrogateescape")).hexdigest()


def sentence(row: Row) -> str:
    """One line that describes a refutation."""
    example = row.reported_example
    text = f"{row.target} ({row.version}), {row.profile}, {row.dtype}: {row.requirement} is {row.verdict}"
    if example is not None:
        operands = ", ".join(f"{name} = {x.summary}" for name, x in (("A", example.A), ("B", example.B)))
        text += f": {operands}: got {example.got}, expected {' or '.join(example.expected) or 'nothing'}"
    return escape_unprintable(text)


def waiver_reasons(row: Row) -> str:
    """The reasons of a row's waivers, with owner and expiry."""
    return escape_unprintable("; ".join(f"{w.reason} ({w.owner}, until {w.expiry})" for w in row.waivers))

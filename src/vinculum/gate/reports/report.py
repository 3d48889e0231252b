"""The contents of every report: the rows of a run, its selection and its waivers."""

import hashlib
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.json_report import document, json_text
from vinculum.gate.reports.terminal import Detail, show
from vinculum.gate.results.results import Counterexample, Row, Status, exit_status
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.waivers.settlement import Account, with_waivers
from vinculum_spec.atlas.full import full_specification

HTML = '<pre style="white-space: pre-wrap; line-height: 1.3; font-family: monospace">{code}</pre>'


@dataclass(frozen=True, repr=False)
class Report:
    """The verdicts of a check, which `vinculum.check` returns and the reports are made from.

    `outcome`: the rows, and what ended the run early. `selection`: what was checked, at which level and with which seed.
    `account`: which waivers covered failures, and which fail the run; None without a file of waivers. `gaps`: the selected
    types that no profile of the target has; they make the run incomplete. `waivers_file`: the file of waivers.
    """

    outcome: Outcome
    selection: Selection
    account: Account | None = None
    gaps: tuple[str, ...] = ()
    waivers_file: Path | None = None

    @property
    def rows(self) -> list[Row]:
        """All rows: one for each target, profile, element type and requirement."""
        return self.outcome.rows

    @property
    def status(self) -> int:
        """The exit status of `vinculum check`: 0 conforms, 1 refuted, 3 undecided or incomplete."""
        status = with_waivers(exit_status(self.rows), self.account or Account())
        return status or (3 if self.gaps else 0)

    @property
    def conforms(self) -> bool:
        """Whether nothing is refuted but what a waiver covers, and nothing is undecided or left out."""
        return self.status == 0

    @property
    def refuted(self) -> list[Row]:
        """The rows that a counterexample refutes, and no waiver covers."""
        return self.having(Status.REFUTED)

    @property
    def counterexamples(self) -> list[Counterexample]:
        """The smallest counterexample of each refuted row that has one."""
        return [row.counterexample for row in self.refuted if row.counterexample is not None]

    @property
    def by_type(self) -> dict[str, list[Row]]:
        """The rows of each element type."""
        groups = dict[str, list[Row]]()
        for row in self.rows:
            groups.setdefault(row.dtype, []).append(row)
        return groups

    @property
    def command(self) -> str:
        """The command that makes this report."""
        selection = self.selection
        words = ["vinculum", "check", *selection.targets]
        words += [word for name in selection.profiles for word in ("--profile", name)]
        words += [word for name in selection.dtypes for word in ("--dtype", name)]
        words += ["--level", selection.level, "--seed", str(selection.seed)]
        words += ["--waivers", str(self.waivers_file)] if self.waivers_file else []
        words += ["--shard", "/".join(map(str, selection.shard))] if selection.shard != (1, 1) else []
        return shlex.join(words)

    def document(self, command: str | None = None) -> dict[str, Any]:
        """The content of `to_json`.

        `command` is by default the property of that name.
        """
        return document(self.outcome, self.selection, self.command if command is None else command, self.account)

    def to_json(self, command: str | None = None) -> str:
        """The document that `vinculum check --json` writes; its schema is check.schema.json."""
        return json_text(self.document(command))

    def to_text(self, detail: Detail = Detail.NORMAL, width: int = 120) -> str:
        """The report of the terminal, with the verdict on each target first, and what was not judged."""
        console = Console(file=StringIO(), width=width, emoji=False, color_system=None, force_jupyter=False)
        self._print_all(console, detail)
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    def print_on(self, console: Console, detail: Detail = Detail.NORMAL) -> None:
        """Print the report on a console of Rich, without the remarks."""
        show(console, self.rows, full_specification(), detail=detail, level=self.selection.level)

    @property
    def remarks(self) -> list[str]:
        """One line for each type and target that was not judged, and why the run ended early."""
        lines = [f"the run ended early: {self.outcome.executor_failure}"] * bool(self.outcome.executor_failure)
        lines += [f"not judged: {gap}" for gap in self.gaps]
        return lines + [f"{target} was not judged: {reason}" for target, reason in self.outcome.unavailable.items()]

    @property
    def waiver_remarks(self) -> list[str]:
        """One line for each waiver that fails the run, or that a partial run cannot decide."""
        return self.account.lines(str(self.waivers_file)) if self.account else []

    def _print_all(self, console: Console, detail: Detail) -> None:
        self.print_on(console, detail)
        for line in (*self.remarks, *self.waiver_remarks):
            console.print(escape_unprintable(line), markup=False, highlight=False, soft_wrap=True)

    def __str__(self) -> str:
        return self.to_text().rstrip()

    __repr__ = __str__  # what Python shows of a value at the prompt

    def _repr_html_(self) -> str:
        """The report as Jupyter shows it."""
        console = Console(file=StringIO(), width=120, emoji=False, record=True, force_jupyter=False)
        self._print_all(console, Detail.NORMAL)
        return console.export_html(inline_styles=True, code_format=HTML)

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

"""The history of a target as a table on a terminal, as Markdown and as JSON."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from vinculum._util.text import escape_unprintable
from vinculum.commands.releases.judged import JudgedRelease, exit_status
from vinculum.commands.releases.table import Span, spans
from vinculum.gate.reports.markdown import escaped

SCHEMA_VERSION = "1"
HEADS = ("requirement", "profile", "types", "first bad", "first good", "the smallest input of the first bad release")
RELEASE_HEADS = ("release", "installed", "verdict")
MAX_REASON_LENGTH = 300  # characters of uv's words in a table


@dataclass(frozen=True)
class History:
    """What each release of a target does, oldest first. `scope` says what was judged, in words."""

    target: str
    scope: str
    command: str
    releases: tuple[JudgedRelease, ...]

    @property
    def spans(self) -> list[Span]:
        """Each refutation with its first and its last release."""
        return spans(self.releases)

    @property
    def status(self) -> int:
        """The exit status of `vinculum history`."""
        return exit_status(self.releases)

    def document(self) -> dict[str, Any]:
        """The history as a JSON object."""
        return {
            "schema_version": SCHEMA_VERSION,
            "target": self.target,
            "scope": self.scope,
            "command": self.command,
            "releases": [
                {
                    "version": release.version,
                    "target": release.target,
                    "installed": release.installed,
                    "verdict": _verdict(release),
                    "unavailable": release.unavailable or None,
                }
                for release in self.releases
            ],
            "refutations": [asdict(span) for span in self.spans],
        }

    def markdown(self) -> str:
        """The history as Markdown: refutations, then releases."""
        lines = [f"`{self.command}`: {escaped(self.scope)}.", "", *_rows(HEADS)]
        for span in self.spans:
            cells = (f"`{span.requirement}`", *map(escaped, _cells(span)[1:]))
            lines.append(f"| {' | '.join(cells)} |")
        if not self.spans:
            lines = [*lines[:2], "No release is refuted."]
        lines += ["", *_rows(RELEASE_HEADS)]
        lines += [f"| {' | '.join(map(escaped, cells))} |" for cells in map(_release_cells, self.releases)]
        return "\n".join(lines) + "\n"

    def tables(self) -> Iterator[Table]:
        """The tables of the terminal: refutations, if there are any, and releases."""
        if self.spans:
            yield _table(HEADS, [_cells(span) for span in self.spans])
        yield _table(RELEASE_HEADS, [_release_cells(release) for release in self.releases])


def _cells(span: Span) -> tuple[str, ...]:
    first = span.first_bad if span.before else f"{span.first_bad} or earlier"
    good = span.first_good or f"none: {span.last_bad} is bad"
    if span.unclear:
        good += f"; not known of {', '.join(span.unclear)}"
    return span.requirement, span.profile, " ".join(span.dtypes), first, good, span.operands


def _release_cells(release: JudgedRelease) -> tuple[str, ...]:
    reason = release.unavailable
    excerpt = reason if len(reason) <= MAX_REASON_LENGTH else f"{reason[:MAX_REASON_LENGTH]}…"
    return release.version, release.installed or "-", f"{_verdict(release)}{f': {excerpt}' if excerpt else ''}"


def _verdict(release: JudgedRelease) -> str:
    return "not judged" if release.status is None else str(release.status)


def _rows(heads: Sequence[str]) -> list[str]:
    return [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for head in heads:
        table.add_column(head, overflow="fold")
    for row in rows:
        table.add_row(*(Text(escape_unprintable(cell)) for cell in row))
    return table

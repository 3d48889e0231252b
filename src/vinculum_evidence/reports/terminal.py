"""What a person reads of a run of the proofs: claims by level, requirements by their weakest evidence, and what to do."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from vinculum_evidence.proof import Level, of_others
from vinculum_evidence.record import Record, other_pythons
from vinculum_spec.loader import specification

ORDER = tuple(Level)
COLOURS = {
    Level.REFUTED: "bold red",
    Level.STALE: "yellow",
    Level.UNDECIDED: "yellow",
    Level.NOT_RUN: "yellow",
    Level.REVIEWED: "yellow",
    Level.ASSUMED: "yellow",
    Level.WAIVED: "yellow",
}
CONFORMS, REFUTED, INCOMPLETE = 0, 1, 3
LONGEST = 240  # characters of a counterexample that are shown


@dataclass(frozen=True)
class Row:
    """One claim as it stands now: its record, why it is stale if it is, and what it took if it was run."""

    record: Record
    stale: Sequence[str] = ()
    seconds: float | None = None

    @property
    def level(self) -> Level:
        """The record's level, or STALE."""
        return Level.STALE if self.stale else Level(self.record["level"])

    @property
    def published(self) -> bool:
        """Whether the claim is on what a source says; refuting it is then a result, not a fault."""
        return of_others(self.record["published"])


@dataclass
class Outcome:
    """All that a run knows.

    `gaps`: claims with no record. `unread`: files that could not be read, with the reason. `bare`: requirements that no
    proof there is speaks for.
    """

    rows: list[Row] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    unread: Mapping[str, str] = field(default_factory=dict)
    bare: Sequence[str] = ()
    interrupted: bool = False


def exit_status(outcome: Outcome) -> int:
    """1 where a claim of our own is refuted; 3 where anything is not shown, stale, missing or not read; else 0."""
    if any(row.level == Level.REFUTED and not row.published for row in outcome.rows):
        return REFUTED
    decided = all(row.level.shown or (row.published and row.level == Level.REFUTED) for row in outcome.rows)
    whole = (
        decided and bool(outcome.rows) and not (outcome.gaps or outcome.unread or outcome.bare or outcome.interrupted)
    )
    return CONFORMS if whole else INCOMPLETE


def by_requirement(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """The evidence for each requirement. What a source says of Div, and what corrects that, is none: it uses no relation of it."""
    found: dict[str, list[Row]] = {identifier: [] for identifier in specification().requirements}
    for row in rows:
        for identifier in row.record["requirements"] if row.record["published"] is None else ():
            if identifier in found:
                found[identifier].append(row)
    return found


def weakest(rows: Iterable[Row]) -> Level:
    """The weakest of their levels; NOT_RUN where there are none."""
    return max((row.level for row in rows), key=ORDER.index, default=Level.NOT_RUN)


def show(console: Console, outcome: Outcome) -> None:
    """Tables of our claims and of those on what the sources say, then all that is not shown, with the reason, then the sum."""
    ours = sorted((r for r in outcome.rows if not r.published), key=lambda r: (ORDER.index(r.level), r.record["claim"]))
    theirs = sorted((r for r in outcome.rows if r.published), key=lambda r: str(r.record["claim"]))
    if ours:
        console.print(_claims("What is claimed here", ours))
    if theirs:
        console.print(_claims("What the sources say, or can be read to say, decided", theirs))
    for row in theirs:
        if row.level == Level.REFUTED:
            found = row.record["counterexample"]
            witness = {name: found[name] for name in ("input", "got") if name in found} if found else found
            said = f"{row.record['published']['formula']}, but {_plain(witness)}"
            console.print(
                f"[magenta]read in a source, and REFUTED[/] {row.record['claim']}: {escape(said)}", soft_wrap=True
            )
    for row in outcome.rows:
        if row.level == Level.STALE:
            console.print(
                f"[yellow]STALE[/] {row.record['claim']}: changed: {escape(', '.join(row.stale))}", soft_wrap=True
            )
        elif not row.level.shown and not (row.published and row.level == Level.REFUTED):
            reason = row.record["reason"] or row.record["counterexample"]
            console.print(
                f"[{COLOURS[row.level]}]{row.level}[/] {row.record['claim']}: {escape(str(reason))}", soft_wrap=True
            )
    for claim in outcome.gaps:
        reason = "the run did not come to it" if outcome.interrupted else "there is no record of it"
        console.print(f"[yellow]NOT_RUN[/] {claim}: {reason}", soft_wrap=True)
    for identifier in outcome.bare:
        console.print(f"[yellow]NOT_RUN[/] {identifier}: there is no proof that speaks for it", soft_wrap=True)
    for file, reason in outcome.unread.items():
        console.print(f"[yellow]NOT_RUN[/] {file}: {escape(reason)}", soft_wrap=True)
    for python in other_pythons(row.record for row in outcome.rows):
        console.print(
            f"note: records were made with Python {python}, and this is another; `vinculum prove` makes them here",
            soft_wrap=True,
        )
    console.print(_sum(outcome), soft_wrap=True)


def show_requirements(console: Console, outcome: Outcome) -> None:
    """Each requirement with its evidence: the weakest level, and every claim."""
    table = Table(title="Requirements and their evidence", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("requirement", "weakest", "claims"):
        table.add_column(column, overflow="fold")
    for identifier, rows in by_requirement(outcome.rows).items():
        level = weakest(rows)
        claims = ", ".join(f"{row.record['claim']} ({row.level})" for row in rows)
        table.add_row(identifier, f"[{COLOURS.get(level, 'green')}]{level}[/]", claims or "none")
    console.print(table)


def _claims(title: str, rows: Sequence[Row]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("level", no_wrap=True)
    table.add_column("claim", overflow="fold")
    table.add_column("what it says; its scope")
    table.add_column("mutants", justify="right")
    table.add_column("s", justify="right")
    for row in rows:
        made, colour = row.record, COLOURS.get(row.level, "green")
        if row.published and row.level == Level.REFUTED:
            colour = "magenta"
        said = f"{escape(made['title'])}\n[dim]{escape(made['scope'])}[/]"
        killed, all_of_them = len(made["mutants_killed"]), len(made["mutants_killed"]) + len(made["mutants_survived"])
        table.add_row(
            f"[{colour}]{row.level}[/]",
            made["claim"],
            said,
            f"{killed}/{all_of_them}",
            "" if row.seconds is None else f"{row.seconds:.1f}",
        )
    return table


def _plain(counterexample: Any) -> str:
    """A counterexample on one line: its long numbers by their ends, and not more of it than can be read."""
    text = json.dumps(counterexample, ensure_ascii=False).replace('"', "")
    text = re.sub(r"\d{25,}", lambda digits: f"{digits[0][:8]}…{digits[0][-4:]} ({len(digits[0])} digits)", text)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… (all of it is in the record)"


def _sum(outcome: Outcome) -> str:
    ours = [row for row in outcome.rows if not row.published]
    theirs = [row for row in outcome.rows if row.published]
    counts = {level: sum(row.level == level for row in ours) for level in ORDER}
    words = [f"{count} {level}" for level, count in counts.items() if count]
    text = f"{len(ours)} claim{'s' * (len(ours) != 1)}: {', '.join(words) or 'none'}."
    if theirs:
        refuted = sum(row.level == Level.REFUTED for row in theirs)
        proved = sum(row.level.shown for row in theirs)
        text += f" Of {len(theirs)} on what the sources say {proved} hold, {refuted} do not"
        text += f", {len(theirs) - proved - refuted} are open." if proved + refuted < len(theirs) else "."
    return text

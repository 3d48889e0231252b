"""The terminal report of `vinculum prove`: claims by level, requirements, open points.

A requirement has its weakest evidence.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from vinculum_evidence.proof import Level, by_third_party, weakest
from vinculum_evidence.record import Record, other_pythons
from vinculum_spec.atlas.loader import atlas

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
MAX_COUNTEREXAMPLE_CHARACTERS = 240


@dataclass(frozen=True)
class Row:
    """The current state of a claim: its record, why it is stale, and its seconds if it was replayed."""

    record: Record
    stale: Sequence[str] = ()
    seconds: float | None = None

    @property
    def level(self) -> Level:
        """The record's level, or STALE."""
        return Level.STALE if self.stale else Level(self.record["level"])

    @property
    def published(self) -> bool:
        """Whether the claim is about what a source states. Refuting it is then a result, not a failure."""
        return by_third_party(self.record["published"])


@dataclass
class Outcome:
    """The result of a run.

    `missing`: claims without a record. `unread`: files that could not be read, with the reason. `unproved`: requirements
    without a proof.
    """

    rows: list[Row] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    unread: Mapping[str, str] = field(default_factory=dict)
    unproved: Sequence[str] = ()
    interrupted: bool = False


def exit_status(outcome: Outcome) -> int:
    """1 if a claim of ours is refuted; 3 if anything is undecided, stale, missing or unread; else 0."""
    if any(row.level == Level.REFUTED and not row.published for row in outcome.rows):
        return REFUTED
    decided = all(row.level.is_evidence or (row.published and row.level == Level.REFUTED) for row in outcome.rows)
    gaps = outcome.missing or outcome.unread or outcome.unproved or outcome.interrupted
    return CONFORMS if decided and outcome.rows and not gaps else INCOMPLETE


def by_requirement(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """The evidence for each requirement. Claims about sources, and corrections of them, do not count."""
    evidence: dict[str, list[Row]] = {identifier: [] for identifier in atlas().requirements}
    for row in rows:
        for identifier in row.record["requirements"] if row.record["published"] is None else ():
            if identifier in evidence:
                evidence[identifier].append(row)
    return evidence


def show(console: Console, outcome: Outcome) -> None:
    """Print our claims, the claims about sources, everything that is open with its reason, and a summary."""
    ours = sorted(
        (r for r in outcome.rows if not r.published), key=lambda r: (list(Level).index(r.level), r.record["claim"])
    )
    theirs = sorted((r for r in outcome.rows if r.published), key=lambda r: str(r.record["claim"]))
    if ours:
        console.print(_claims("Our claims", ours))
    if theirs:
        console.print(_claims("Claims about what the sources state", theirs))
    for row in theirs:
        if row.level == Level.REFUTED:
            example = row.record["counterexample"]
            witness = {name: example[name] for name in ("input", "got") if name in example} if example else example
            text = f"{row.record['published']['formula']}, but {_one_line(witness)}"
            console.print(f"[magenta]source REFUTED[/] {row.record['claim']}: {escape(text)}", soft_wrap=True)
    for row in outcome.rows:
        if row.level == Level.STALE:
            console.print(
                f"[yellow]STALE[/] {row.record['claim']}: changed: {escape(', '.join(row.stale))}", soft_wrap=True
            )
        elif not row.level.is_evidence and not (row.published and row.level == Level.REFUTED):
            reason = row.record["reason"] or row.record["counterexample"]
            console.print(
                f"[{COLOURS[row.level]}]{row.level}[/] {row.record['claim']}: {escape(str(reason))}", soft_wrap=True
            )
    for claim in outcome.missing:
        reason = "the run was interrupted before it" if outcome.interrupted else "there is no record of it"
        console.print(f"[yellow]NOT_RUN[/] {claim}: {reason}", soft_wrap=True)
    for identifier in outcome.unproved:
        console.print(f"[yellow]NOT_RUN[/] {identifier}: no proof covers it", soft_wrap=True)
    for file, reason in outcome.unread.items():
        console.print(f"[yellow]NOT_RUN[/] {file}: {escape(reason)}", soft_wrap=True)
    for python in other_pythons(row.record for row in outcome.rows):
        console.print(
            f"note: records were made with Python {python}, not with this version; `vinculum prove` replaces them",
            soft_wrap=True,
        )
    console.print(_summary(outcome), soft_wrap=True)


def show_requirements(console: Console, outcome: Outcome) -> None:
    """Print each requirement with its claims and their weakest level."""
    table = Table(title="Requirements and their evidence", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("requirement", "weakest", "claims"):
        table.add_column(column, overflow="fold")
    for identifier, rows in by_requirement(outcome.rows).items():
        level = weakest(row.level for row in rows)
        claims = ", ".join(f"{row.record['claim']} ({row.level})" for row in rows)
        table.add_row(identifier, f"[{COLOURS.get(level, 'green')}]{level}[/]", claims or "none")
    console.print(table)


def _claims(title: str, rows: Sequence[Row]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("level", no_wrap=True)
    table.add_column("claim", overflow="fold")
    table.add_column("statement; scope")
    table.add_column("mutants", justify="right")
    table.add_column("s", justify="right")
    for row in rows:
        item, colour = row.record, COLOURS.get(row.level, "green")
        if row.published and row.level == Level.REFUTED:
            colour = "magenta"
        statement = f"{escape(item['title'])}\n[dim]{escape(item['scope'])}[/]"
        killed, survived = len(item["mutants_killed"]), len(item["mutants_survived"])
        table.add_row(
            f"[{colour}]{row.level}[/]",
            item["claim"],
            statement,
            f"{killed}/{killed + survived}",
            "" if row.seconds is None else f"{row.seconds:.1f}",
        )
    return table


def _one_line(counterexample: Any) -> str:
    """A counterexample on one line, with long numbers and long texts shortened."""
    text = json.dumps(counterexample, ensure_ascii=False).replace('"', "")
    text = re.sub(r"\d{25,}", lambda digits: f"{digits[0][:8]}…{digits[0][-4:]} ({len(digits[0])} digits)", text)
    if len(text) <= MAX_COUNTEREXAMPLE_CHARACTERS:
        return text
    return f"{text[:MAX_COUNTEREXAMPLE_CHARACTERS]}… (the record has all of it)"


def _summary(outcome: Outcome) -> str:
    ours = [row for row in outcome.rows if not row.published]
    theirs = [row for row in outcome.rows if row.published]
    counts = {level: sum(row.level == level for row in ours) for level in Level}
    words = [f"{count} {level}" for level, count in counts.items() if count]
    text = f"{len(ours)} claim{'s' * (len(ours) != 1)}: {', '.join(words) or 'none'}."
    if theirs:
        refuted = sum(row.level == Level.REFUTED for row in theirs)
        proved = sum(row.level.is_evidence for row in theirs)
        text += f" Of {len(theirs)} about the sources, {proved} hold, {refuted} do not"
        text += f", {len(theirs) - proved - refuted} are open." if proved + refuted < len(theirs) else "."
    return text

"""Common parts of the mutation runs of C: checkpoints, explained survivors, and a page of counts."""

import argparse
import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from rich.progress import track

from vinculum._util.c_compiler import cache_folder
from vinculum_proofs.mutation.c.c_operators import Mutation
from vinculum_proofs.mutation.python.fork_runner import SURVIVED
from vinculum_proofs.mutation.report import explained, say, write_or_compare

STILLBORN, IDENTICAL_CODE = "does not compile", "the same code"
Fates = Mapping[str, Sequence[tuple[str, str]]]  # of each subject: what is said of a mutant, and what became of it
Reasons = Mapping[tuple[str, str], str]  # of what is said of a mutant, and its subject


@dataclass(frozen=True)
class Work:
    """The mutants of one subject by name, and the function that judges them and yields fates in order."""

    mutants: Sequence[tuple[str, Mutation]]
    judge_all: Callable[[Sequence[tuple[str, Mutation]], int], Iterator[str]]


@dataclass(frozen=True)
class Run:
    """One mutation run: of which subjects, how they are judged, and where it is told.

    `columns`: heads of the page's table, each with the fate that it counts. `hashed`: SHA-256 of what the page is about.
    `gaps`: the table of survivors that are other programs, each with operands that show it; None where it is empty.
    """

    program: str
    title: str
    about: str
    subject: str
    subjects: Sequence[str]
    columns: Mapping[str, str]
    page: Path
    equivalent: Path
    judge: str
    hashed: Callable[[Sequence[str]], str]
    work: Callable[[str], AbstractContextManager[Work]]
    gaps: Path | None = None

    def results(self, name: str, jobs: int, keep: Path) -> list[tuple[str, str]]:
        """Every mutant of the subject, and what became of it; from `keep` where that is known."""
        fates = dict(map(json.loads, keep.read_text().splitlines())) if keep.exists() else {}
        with self.work(name) as work, keep.open("a") as log:
            left = [mutant for mutant in work.mutants if mutant[0] not in fates]
            for (mutant_name, _), fate in zip(left, track(work.judge_all(left, jobs), name, len(left)), strict=True):
                fates[mutant_name] = fate
                log.write(json.dumps([mutant_name, fate]) + "\n")
                log.flush()
            return [(mutant_name, fates[mutant_name]) for mutant_name, _ in work.mutants]

    def reasons(self) -> dict[tuple[str, str], str]:
        """Mutants that are no other programs, by what is said of them and by subject, each with the reason."""
        return _by_subject(explained(self.equivalent))

    def recorded_gaps(self) -> dict[tuple[str, str], str]:
        """Survivors that are other programs, by what is said of them and by subject, each with its row's text."""
        return _by_subject(explained(self.gaps, "gap")) if self.gaps else {}

    def text(self, fates_by_subject: Fates, why: Reasons, gaps: Reasons) -> str:
        """The page."""
        command = f"python -m vinculum_proofs.mutation.c.{Path(self.program).stem}"
        heads = (self.subject, "mutants", *self.columns, "equivalent", SURVIVED)
        lines = [
            f"# {self.title}", "",
            f"Written by `{command}`. Do not edit: reasons are in `{self.equivalent.name}`.", "",
            f"{self.about}, with SHA-256 {self.hashed(self.subjects)}.", "",
            f"| {' | '.join(heads)} |", "|---" * len(heads) + "|",
        ]  # fmt: skip
        for name, fates in fates_by_subject.items():
            counts = Counter("equivalent" if fate == SURVIVED and (what, name) in why else fate for what, fate in fates)
            total = counts.total() - counts[STILLBORN]
            cells = (name, total, *(counts[fate] for fate in (*self.columns.values(), "equivalent", SURVIVED)))
            lines.append(f"| {' | '.join(map(str, cells))} |")
        left = survivors(fates_by_subject)
        unnamed = _listed(left, {**gaps, **why}, None)
        lines += ["", "## Survivors that are other programs", "", *(unnamed or ([] if gaps else ["None."])), ""]
        lines += [*_sections(left, gaps), "## Equivalent: no input could tell", "", *_sections(left, why)]
        return "\n".join(lines).rstrip() + "\n"

    def is_current(self) -> bool:
        """Whether the page is about the C as it is now."""
        return self.hashed(self.subjects) in self.page.read_text()

    def main(self, description: str) -> int:
        """Run, report, compare; 3 where there is no compiler."""
        if shutil.which("gcc") is None:
            say("gcc is not there: apt-get install gcc")
            return 3
        parser = argparse.ArgumentParser(description=description)
        parser.add_argument(
            f"--{self.subject}",
            dest="given",
            action="append",
            choices=self.subjects,
            help="this one only; may be repeated",
        )
        parser.add_argument(
            "--check", action="store_true", help=f"write nothing; end in 1 where {self.page.name} says otherwise"
        )
        parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
        options = parser.parse_args()
        keep = cache_folder() / f"mutation-{Path(self.program).stem}" / self.judge[:16]
        keep.mkdir(parents=True, exist_ok=True)
        try:
            fates = {
                name: self.results(
                    name, options.jobs, keep / f"{name.replace('/', '_')}-{self.hashed([name])[:16]}.jsonl"
                )
                for name in options.given or self.subjects
            }
        except KeyboardInterrupt:
            say("interrupted: what was done is kept")
            return 3
        why, gaps, left = self.reasons(), self.recorded_gaps(), survivors(fates)
        unexplained = [each for each in left if each not in why and each not in gaps]
        untrue = [(what, name) for what, name in (*why, *gaps) if name in fates and (what, name) not in left]
        for what, name in unexplained:
            say(f"survived: {what} ({name})")
        for what, name in untrue:
            say(f"said to survive, and killed or gone: {what} ({name})")
        text = self.text(fates, why, gaps)
        current = options.given is not None or write_or_compare(self.page, text, check=options.check)
        return int(bool(unexplained or untrue or not current))


def survivors(fates_by_subject: Fates) -> list[tuple[str, str]]:
    """What survived, each with its subject."""
    return [(what, name) for name, fates in fates_by_subject.items() for what, fate in fates if fate == SURVIVED]


def _by_subject(reasons: Mapping[str, str]) -> dict[tuple[str, str], str]:
    entries = ((*name.removesuffix(")").rpartition(" (")[::2], why) for name, why in reasons.items())
    return {(what, name): why for what, of, why in entries for name in of.split(", ")}


def _sections(left: Sequence[tuple[str, str]], why: Reasons) -> list[str]:
    """Each reason, and the survivors that have it."""
    return [line for reason in dict.fromkeys(why.values()) for line in (reason, "", *_listed(left, why, reason), "")]


def _listed(left: Iterable[tuple[str, str]], why: Reasons, reason: str | None) -> list[str]:
    """Those of this reason, or of none, each once with its subjects."""
    subjects = dict[str, list[str]]()
    for what, name in left:
        if why.get((what, name)) == reason:
            subjects.setdefault(what, []).append(name)
    return [f"- `{what}` ({', '.join(of)})" for what, of in subjects.items()]

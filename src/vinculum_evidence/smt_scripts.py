"""Write the questions to SMT solvers as `DIR/<CLAIM>/<goal>.smt2`, to replay with any solver.

`<goal>.smt2` asks for a counterexample (unsat: the goal holds), `<goal>.witness.smt2` for operands that satisfy the
hypotheses (sat), and `mutant-<words>.smt2` for a counterexample to a goal that is wrong on purpose (sat).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, runtime_checkable

from vinculum_evidence.proof import Proof

COMMAND = "vinculum prove --emit-smt"
MARK = f"; written by: {COMMAND} DIR"
REPLAY = "python -m vinculum_evidence.solvers.smtlib"
WITHOUT_PROGRAM = ("glucose", "glucose-bitwuzla")  # they read clauses, not SMT-LIB
OPTIONS = {"z3": " {}={}", "cvc5": " --{}={}", "bitwuzla": " --{} {}"}  # of the solvers' own programs


class Goal(Protocol):
    """An implication, as the scripts by which solvers refute it and satisfy its hypotheses."""

    @property
    def name(self) -> str:
        """Its name, unique within a claim."""

    @property
    def says(self) -> str:
        """The goal in words; empty where the name says it."""

    @property
    def solvers(self) -> tuple[str, ...]:
        """Solvers of this goal, in place of those of its question."""

    @property
    def options(self) -> tuple[tuple[str, str, str], ...]:
        """Options as (solver, option, value)."""

    def refutation(self) -> str:
        """The script that is unsat exactly where the goal holds."""

    def witness(self) -> str:
        """The script that is sat exactly where operands satisfy the hypotheses."""


class Mutant(Protocol):
    """A goal that is wrong on purpose."""

    @property
    def words(self) -> str:
        """What is wrong with it."""

    @property
    def goal(self) -> Goal:
        """The wrong goal."""


@runtime_checkable
class Question(Protocol):
    """What a proof runs if it asks SMT solvers."""

    @property
    def solvers(self) -> tuple[str, ...]:
        """The solvers that must agree."""

    @property
    def build(self) -> Callable[[], tuple[Sequence[Goal], Sequence[Mutant]]]:
        """Make goals and mutants. It may ask a solver itself; ImportError where that is not installed."""


class ForeignFileError(ValueError):
    """The folder holds a file that this module did not write, and would not survive."""


def scripts(proofs: Iterable[Proof]) -> dict[Path, str]:
    """Every script of these proofs by its path below the folder. ValueError where two have the same path."""
    texts: dict[Path, str] = {}
    for proof in proofs:
        for path, text in scripts_of(proof):
            if path in texts:
                raise ValueError(f"two questions in one file: {path}")
            texts[path] = text
    return texts


def scripts_of(proof: Proof) -> Iterator[tuple[Path, str]]:
    """The scripts of one proof; none where it asks no SMT solver."""
    question = proof.run
    if not isinstance(question, Question):
        return
    goals, mutants = question.build()

    def script(file: str, goal: Goal, asks_for: str, expected: str, body: str) -> tuple[Path, str]:
        solvers = goal.solvers or question.solvers
        return Path(proof.claim, file), head(proof.claim, file, asks_for, expected, solvers, goal.options) + body

    for goal in goals:
        words, stem = goal.says or goal.name, slug(goal.name)
        yield script(f"{stem}.smt2", goal, f"a counterexample to: {words}", "unsat", goal.refutation())
        asks_for = f"operands that satisfy the hypotheses of: {words}"
        yield script(f"{stem}.witness.smt2", goal, asks_for, "sat", goal.witness())
    for mutant in mutants:
        asks_for = f"a counterexample to {mutant.goal.name}, wrong on purpose: {mutant.words}"
        yield script(f"mutant-{slug(mutant.words)}.smt2", mutant.goal, asks_for, "sat", mutant.goal.refutation())


def slug(words: str) -> str:
    """`words` as part of the name of a file.

    >>> slug("It grows: x*x")
    'it-grows-x-x'
    """
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def head(
    claim: str,
    file: str,
    asks_for: str,
    expected: str,
    solvers: Sequence[str],
    options: Sequence[tuple[str, str, str]],
) -> str:
    """The comment at the top of a script.

    Of the solvers' pip packages, only that of Z3 has the solver's own program.
    """
    programs = {solver: solver for solver in solvers if solver not in WITHOUT_PROGRAM}
    packages = {solver: f"{REPLAY} {file} {solver}" for solver in solvers}
    for solver, option, value in options:
        if solver in programs:
            programs[solver] += OPTIONS[solver].format(option, value)
        packages[solver] += f" {option}={value}"
    by_programs = ", or ".join(f"{program} {file}" for program in programs.values())
    lines = (
        f"; {claim}",
        f"; {asks_for}",
        f"; expected: {expected}",
        f"; replay by the solvers' pip packages: {', or '.join(packages.values())}",
        f"; replay by their own programs, where these are installed: {by_programs}",
        f"{MARK} {claim}",
    )
    return "".join(f"{line}\n" for line in lines)


def write(folder: Path, texts: Mapping[Path, str]) -> None:
    """Make `folder` hold these scripts and nothing else.

    Scripts of an earlier run that are not among `texts` are removed. ForeignFileError, before anything is written, for
    a file that no earlier run wrote.
    """
    present = _written_before(folder)
    for path in present - texts.keys():
        (folder / path).unlink()
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8", newline="\n")
    for claim in {path.parent for path in present} - {path.parent for path in texts}:
        (folder / claim).rmdir()


def _written_before(folder: Path) -> set[Path]:
    """Scripts in `folder`, relative to it. ForeignFileError for anything else that is in it."""
    present = set[Path]()
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        if path.is_dir() and not path.is_symlink() and len(relative.parts) == 1:
            continue
        if path.is_symlink() or len(relative.parts) != 2 or not _is_script(path):  # <CLAIM>/<goal>.smt2
            raise ForeignFileError(f"{folder} holds {relative}, which `{COMMAND}` did not write: name an empty folder")
        present.add(relative)
    return present


def _is_script(path: Path) -> bool:
    return (
        path.suffix == ".smt2" and path.is_file() and f"\n{MARK} " in path.read_text(encoding="utf-8", errors="replace")
    )

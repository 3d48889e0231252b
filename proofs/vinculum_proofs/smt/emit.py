"""Writes every question of the proofs by SMT as a file that any solver replays: `generated/<CLAIM>/<goal>.smt2`.

    python -m vinculum_proofs.smt.emit            writes them
    python -m vinculum_proofs.smt.emit --check    says which are not in step, and then ends in 1
    python -m vinculum_proofs.smt.emit integers   only those of proofs/vinculum_proofs/smt/integer/integers.py

`<goal>.smt2` asks for a counterexample (unsat: the goal holds), `<goal>.witness.smt2` whether the hypotheses can be
met (sat), `mutant-<words>.smt2` for a counterexample to a goal that is wrong on purpose (sat).
"""

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from importlib import import_module
from pathlib import Path

from vinculum_evidence.checkout import OtherCodeError, same_code
from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.goals import Goal, Question

HERE = Path(__file__).parent
GENERATED = HERE / "generated"


def slug(words: str) -> str:
    """`words` as part of the name of a file."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


MODULE = "python -m vinculum_evidence.solvers.smtlib"
NO_PROGRAM = ("glucose", "glucose-bitwuzla")  # which reads clauses, not SMT-LIB
OPTIONS = {"z3": " {}={}", "cvc5": " --{}={}", "bitwuzla": " --{} {}"}  # of the solvers' own programs


def head(
    claim: str,
    file: str,
    asked: str,
    expected: str,
    solvers: tuple[str, ...],
    options: Sequence[tuple[str, str, str]],
) -> str:
    """The comment that a script begins with. Of the pip packages, only that of z3 brings the solver's own program."""
    commands = {solver: solver for solver in solvers if solver not in NO_PROGRAM}
    packages = {solver: f"{MODULE} {file} {solver}" for solver in solvers}
    for solver, option, value in options:
        commands[solver] += OPTIONS[solver].format(option, value)
        packages[solver] += f" {option}={value}"
    programs = ", or ".join(f"{command} {file}" for command in commands.values())
    lines = (
        claim,
        asked,
        f"expected: {expected}",
        f"replay by the solvers' pip packages: {', or '.join(packages.values())}",
        f"replay by their own programs, where these are installed: {programs}",
        "written by: python -m vinculum_proofs.smt.emit",
    )
    return "".join(f"; {line}\n" for line in lines)


def scripts_of(proof: Proof) -> Iterator[tuple[Path, str]]:
    """Every file of one claim, relative to `generated/`, with its text."""
    question = proof.run
    if not isinstance(question, Question):
        return
    goals, mutants = question.build()

    def one(file: str, goal: Goal, asked: str, expected: str, script: str) -> tuple[Path, str]:
        solvers = goal.solvers or question.solvers
        return Path(proof.claim, file), head(proof.claim, file, asked, expected, solvers, goal.options) + script

    for goal in goals:
        says = goal.says or goal.name
        file = slug(goal.name)
        yield one(f"{file}.smt2", goal, f"a counterexample to: {says}", "unsat", goal.refutation())
        yield one(f"{file}.witness.smt2", goal, f"operands that meet the hypotheses of: {says}", "sat", goal.witness())
    for mutant in mutants:
        asked = f"a counterexample to {mutant.goal.name}, wrong on purpose: {mutant.words}"
        yield one(f"mutant-{slug(mutant.words)}.smt2", mutant.goal, asked, "sat", mutant.goal.refutation())


def scripts(modules: Sequence[str] = ()) -> dict[Path, str]:
    """Every file of every claim in `modules`, by default all in this folder; ValueError where two would have one name."""
    found: dict[Path, str] = {}
    for path in sorted(HERE.rglob("*.py")):
        if modules and path.stem not in modules:
            continue
        name_ = ".".join(("vinculum_proofs.smt", *path.relative_to(HERE).with_suffix("").parts))
        for proof in getattr(import_module(name_), "PROOFS", ()):
            for name, text in scripts_of(proof):
                if name in found:
                    raise ValueError(f"two questions in one file: {name}")
                found[name] = text
    return found


def present(claims: Collection[str] | None = None) -> dict[Path, str]:
    """The files under `generated/`; those of `claims` only, where they are given."""
    found = {path.relative_to(GENERATED): path.read_text() for path in sorted(GENERATED.rglob("*.smt2"))}
    return {name: text for name, text in found.items() if claims is None or name.parts[0] in claims}


def differences(wanted: dict[Path, str], there: dict[Path, str]) -> list[str]:
    """What is not in step with `wanted` among the files that are `there`."""
    changed = [f"changed: {name}" for name in wanted if name in there and there[name] != wanted[name]]
    missing = [f"missing: {name}" for name in wanted if name not in there]
    return changed + missing + [f"not asked any more: {name}" for name in sorted(there.keys() - wanted.keys())]


def main(arguments: list[str]) -> int:
    """Write, or compare."""
    modules = [word for word in arguments if word != "--check"]
    unknown = [name for name in modules if name == "write" or not (HERE / f"{name}.py").is_file()]
    if unknown:
        print(f"no module of proofs in proofs/smt: {', '.join(unknown)}", file=sys.stderr)  # noqa: T201 - a command
        return 2
    try:
        same_code(HERE.parents[1])
    except OtherCodeError as error:
        print(error, file=sys.stderr)  # noqa: T201 - a command
        return 2
    wanted = scripts(modules)
    there = present({name.parts[0] for name in wanted} if modules else None)
    if "--check" in arguments:
        problems = differences(wanted, there)
        print("\n".join(problems) or f"{len(wanted)} files in step")  # noqa: T201 - a command
        return 1 if problems else 0
    for name in there.keys() - wanted.keys():
        (GENERATED / name).unlink()
    for name, text in wanted.items():
        (GENERATED / name).parent.mkdir(parents=True, exist_ok=True)
        (GENERATED / name).write_text(text)
    print(f"{len(wanted)} files")  # noqa: T201 - a command
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

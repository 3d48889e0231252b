"""Runs Frama-C/WP on C with ACSL contracts, and reads what it says of every goal.

Provers are Qed, inside WP, and those of `wp.why3`: CVC4, and Z3 for the C that divides in integers. They leave floating-point numbers to
the axioms of Why3's library. Frama-C 25 makes no goal of a cast from floating-point where the type is a typedef; so the
exact-width types are replaced by the basic types that they are.
"""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from vinculum_proofs.wp import why3

TOOLS = {"frama-c": "frama-c-base", "why3": "why3", "cvc4": "cvc4", "gcc": "gcc"}
INSTALL = "apt-get install frama-c-base why3 cvc4 gcc"
# Machines of Frama-C's, and what is int64_t on each. They differ in size_t, long and pointers besides, of 64 and of 32 bits.
MACHINES = {"gcc_x86_64": "long", "gcc_x86_32": "long long"}
MACHINE, *OTHERS = MACHINES
BASIC = {
    "int8_t": "signed char",
    "uint8_t": "unsigned char",
    "int16_t": "short",
    "uint16_t": "unsigned short",
    "int32_t": "int",
    "uint32_t": "unsigned int",
}
ALL = "-@lemma"  # goals of every kind but lemmas, which are claims of their own
AT_ONCE = 32  # provers: WP waits between any two of its tasks, those of Qed among them, the less the more there may be
SECONDS = 60  # for a goal that is not stopped by its steps
MEMORY = "s=8M,o=400"  # words of OCaml's youngest generation, and its spare room: a tenth less time
OPTIONS = (
    *("-warn-signed-downcast", "-cpp-extra-args=-include types.h", "-rte"),
    "-wp-no-ground",  # of Qed's simplifications the dearest: a quarter of its time, and no goal here needs it
)
QED = "qed"  # which takes no steps
STEPS_SAID = re.compile(r"\[\w+[^\]]*\] Goal typed_(\w+) : Valid\b.*\((\d+)\)$", re.MULTILINE)
SCRIPT = "script"  # WP's tactics, as the files of its session say
LEMMAS = "@lemma"
# No kind of goal is left but smoke tests: that no contract, invariant or branch is met by nothing. WP has no word for them.
SMOKE_TESTS = ",".join(
    f"-@{kind}"
    for kind in (
        *("lemma", "requires", "assigns", "ensures", "exits", "assert", "invariant", "variant", "check"),
        *("complete_behaviors", "disjoint_behaviors", "terminates", "decreases"),
    )
)
SMOKE_SAID = re.compile(r"\[(Passed|Failed)\] Smoke-test typed_(\w+)")
SESSION = "session"  # folder of scripts of tactics


class FramaCError(RuntimeError):
    """Frama-C did not run to its end."""


@dataclass(frozen=True)
class Task:
    """Functions whose goals of `kinds` go to WP, with a limit of steps for each prover.

    The limit is the same on every machine.

    Without functions the goals are those of these kinds that belong to none.
    """

    functions: Sequence[str]
    steps: int
    kinds: str = ALL
    provers: Sequence[str] = ("CVC4",)


@dataclass(frozen=True)
class Report:
    """Goals by function with their prover or None, and the memory model's hypotheses that WP prints.

    `steps`: those that CVC4 took for each part of a goal that it proved, by the goal's name with something behind it.
    `smoke_tests`: whether each passed, which is that no prover derived a contradiction.
    """

    goals: Mapping[str, Mapping[str, str | None]]
    count: int = 0  # of the parts of goals, of this task and of those before it
    hypotheses: tuple[str, ...] = ()
    steps: Mapping[str, int] = field(default_factory=dict)
    lemmas: Mapping[str, str | None] = field(default_factory=dict)
    smoke_tests: Mapping[str, bool] = field(default_factory=dict)

    def proved_within(self, function: str, goal: str, steps: int) -> bool:
        """Whether `goal` of `function` is proved, by CVC4 in at most as many steps for each of its parts.

        Goals whose names begin alike cannot be told from parts: they must be within the steps as well.
        """
        prover = self.goals[function].get(goal)
        counts = [number for part, number in self.steps.items() if part.startswith(goal)]
        return prover == QED or (prover is not None and bool(counts) and max(counts) <= steps)

    @property
    def unproved(self) -> tuple[str, ...]:
        """Goals that nobody proved, as `function: goal`."""
        return tuple(
            f"{name}: {goal}" for name, goals in self.goals.items() for goal, prover in goals.items() if prover is None
        )


def missing() -> str | None:
    """Why WP cannot be run here; None where it can."""
    absent = [tool for tool in TOOLS if shutil.which(tool) is None]
    return f"{', '.join(absent)}: not found: {INSTALL}" if absent else None


@cache
def versions() -> dict[str, str]:
    """What the tools say of themselves."""

    def ask(*words: str) -> str:
        return subprocess.run(words, capture_output=True, text=True, check=False, timeout=60).stdout

    def search(pattern: str, *words: str) -> str:
        match = re.search(pattern, ask(*words))
        return match[1] if match else "unknown"

    return {
        "frama-c": ask("frama-c", "-version").strip(),
        "why3": ask("why3", "--version").strip().split()[-1],
        "cvc4": search(r"CVC4 version (\S+)", "cvc4", "--version"),
        **({"z3": search(r"Z3 version (\S+)", str(z3), "--version")} if (z3 := why3.z3()) else {}),
    }


def command(tasks: Sequence[Task], options: Sequence[str] = (), machine: str = MACHINE) -> list[str]:
    """The words that follow `frama-c`, without the name of the file; `options` before all others."""
    words = [*options, "-machdep", machine, *OPTIONS]
    before: Sequence[str] = ()
    for number, task in enumerate(tasks):
        words += ["-then", "-wp"]
        if task.provers != before:  # a prover that is named again is asked again where it failed
            words += ["-wp-prover", ",".join(_prover(name) for name in task.provers)]
            words += ["-wp-timeout", str(SECONDS), "-wp-par", str(AT_ONCE)]
            before = task.provers
        words += ["-wp-steps", str(task.steps), f"-wp-prop={task.kinds}"]
        words += ["-wp-smoke-tests", "-wp-smoke-timeout", str(SECONDS)] if task.kinds == SMOKE_TESTS else []
        words += ["-wp-fct", ",".join(task.functions)] if task.functions else []
        words += ["-wp-report-json", _report(number)]
        words += [] if "-wp-cache" in options else ["-wp-cache", "none"]
        words += ["-wp-session", SESSION] if SCRIPT in task.provers else []
    return words


def cached(folder: Path) -> tuple[str, ...]:
    """The options by which provers are asked once for goals that are word for word the same."""
    return ("-wp-cache", "update", "-wp-cache-dir", str(folder))


def _prover(name: str) -> str:
    return name if name == SCRIPT else f"{name}:{versions()[name.lower()]}"


def run(
    folder: Path, file: str, tasks: Sequence[Task], *, limit: float, options: Sequence[str] = (), machine: str = MACHINE
) -> list[Report]:
    """What WP finds in `folder`/`file`, of each of the tasks, for one of MACHINES. Writes into `folder`.

    They are one process, which reads the file and the libraries once. `options`: more words for Frama-C, before all
    others; `limit`: seconds for everything, beyond which FramaCError is raised, as it is where Frama-C fails.
    """
    _prepare(folder, machine)
    words = ["frama-c", file, *command(tasks, options, machine)]
    environment = {**os.environ, "PWD": str(folder), "WHY3CONFIG": str(folder / "why3.conf"), "OCAMLRUNPARAM": MEMORY}
    try:
        ran = subprocess.run(
            words, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=limit
        )
    except subprocess.TimeoutExpired as error:
        raise FramaCError(f"frama-c took more than {limit:.0f} s") from error
    if ran.returncode != 0 or "User Error" in ran.stdout:
        raise FramaCError("\n".join((ran.stdout + ran.stderr).strip().splitlines()[-5:]))
    step_counts = {part: int(steps) for part, steps in STEPS_SAID.findall(ran.stdout)}
    reports = list[Report]()
    for number, task in enumerate(tasks):
        properties, hypotheses = (
            json.loads((folder / _report(number)).read_text()),
            _hypotheses(ran.stdout, task.functions),
        )
        count = properties["wp:global"]["wp:main"]["total"]
        before = reports[-1].count if reports else 0
        smoke_tests = _smoke_tests(ran.stdout, count - before) if task.kinds == SMOKE_TESTS else {}
        goals = {} if smoke_tests else _goals(properties, task.functions)
        reports.append(Report(goals, count, hypotheses, step_counts, _lemmas(properties), smoke_tests))
    return reports


def _report(number: int) -> str:
    return f"report{number}.json"


def _goals(report: Mapping[str, Mapping], functions: Sequence[str]) -> dict[str, dict[str, str | None]]:
    """Of each of `functions`, its goals; FramaCError where it has none."""
    goals: dict[str, dict[str, str | None]] = {}
    for name in functions:
        properties = report.get("wp:functions", {}).get(name, {})
        goals[name] = {}
        for goal, status in sorted(properties.items()):
            if goal == "wp:section":  # the sum of them
                continue
            goals[name][goal] = _proved_by(status)
        if not goals[name]:
            raise FramaCError(f"no goal of {name}")
    return goals


def _smoke_tests(printed: str, count: int) -> dict[str, bool]:
    """Whether each smoke test passed; FramaCError unless WP says so of as many as it reports.

    The report itself counts those that failed as proved.
    """
    results = {name: said == "Passed" for said, name in SMOKE_SAID.findall(printed)}
    if not results or len(results) != count:
        raise FramaCError(f"{count} smoke tests, of which {len(results)} have a result")
    return results


def _lemmas(report: Mapping[str, Mapping]) -> dict[str, str | None]:
    """Who proved each lemma, by its name."""
    every = {goal: status for section in report.get("wp:axiomatics", {}).values() for goal, status in section.items()}
    return {
        goal.removeprefix("lemma_"): _proved_by(status)
        for goal, status in sorted(every.items())
        if goal.startswith("lemma_")
    }


def _proved_by(status: Mapping[str, Mapping[str, int]]) -> str | None:
    """The provers of a goal, all of whose parts are proved; None if one is not."""
    parts = status.get("wp:main", {})
    provers = sorted(p for p, n in status.items() if p != "wp:main" and n.get("valid", 0) > 0)
    return " and ".join(provers) if 0 < parts.get("total", 0) == parts.get("valid", 0) else None


def _hypotheses(printed: str, functions: Sequence[str]) -> tuple[str, ...]:
    """The contracts that WP prints as `Memory model hypotheses` for `functions`, on one line each."""
    blocks = re.findall(r"Memory model hypotheses for function '(\w+)':\s*/\*@(.*?)\*/", printed, re.DOTALL)
    return tuple(f"{name}: {' '.join(text.split())}" for name, text in blocks if name in functions)


def basic(machine: str) -> dict[str, str]:
    """The basic type that each exact-width type is on this machine."""
    return BASIC | {"int64_t": MACHINES[machine], "uint64_t": f"unsigned {MACHINES[machine]}"}


def _prepare(folder: Path, machine: str) -> None:
    lines = ["#include <stddef.h>", "#include <stdint.h>", *(f"#define {a} {b}" for a, b in basic(machine).items())]
    (folder / "types.h").write_text("\n".join(lines) + "\n")
    why3.configure(folder, versions())

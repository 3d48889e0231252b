"""Coverage of the Python files: lines and branches by coverage.py, conditions and MC/DC by vectors."""

import json
from collections import defaultdict
from pathlib import Path

from vinculum_proofs.structural_coverage.mcdc import Evaluation, independent_conditions, outcomes
from vinculum_proofs.structural_coverage.records import Coverage, Gap
from vinculum_proofs.structural_coverage.startup.vinculum_conditions import (
    NO_BOOLEAN,
    Decision,
    instrumented,
    outcome,
    recorded,
)

KERNELS, ERRORS = "src/vinculum/kernels", "src/vinculum/errors.py"


def files(root: Path) -> list[str]:
    """The Python files of the kernel."""
    return [*sorted(p.relative_to(root).as_posix() for p in (root / KERNELS).rglob("*.py")), ERRORS]


def measured(root: Path, folder: Path) -> Coverage:
    """What the runs in `folder` found of every Python file of the kernel."""
    report = json.loads((folder / "python.json").read_text(encoding="utf-8"))["files"]
    vectors: dict[str, dict[int, set[tuple[int | None, ...]]]] = defaultdict(lambda: defaultdict(set))
    for name, number, vector in recorded(folder / "conditions"):
        vectors[name][number].add(vector)
    coverage = Coverage()
    for file in files(root):
        source = (root / file).read_text(encoding="utf-8")
        coverage.file(file)
        if file not in report:
            raise ValueError(f"no test imports {file}")
        _statements(coverage, file, source, report[file])
        parts = Path(file).with_suffix("").parts[1:]
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        for number, decision in enumerate(instrumented(source, name)[1]):
            conditions(coverage, file, source, decision, vectors[name][number])
    return coverage


def _statements(
    coverage: Coverage, file: str, source: str, report: dict[str, list[int]] | dict[str, list[list[int]]]
) -> None:
    lines = source.splitlines()
    for kind in ("executed_lines", "missing_lines"):
        for line in report[kind]:
            gap = Gap(file, line, "statement", "", "never run", lines[line - 1].strip())
            coverage.count(gap, covered=kind == "executed_lines")
    for kind in ("executed_branches", "missing_branches"):
        for line, to in report[kind]:
            where = f"never goes on to line {to}" if to > 0 else "never leaves what it stands in"
            gap = Gap(file, line, "branch", "", where, lines[line - 1].strip())
            coverage.count(gap, covered=kind == "executed_branches")


def conditions(
    coverage: Coverage, file: str, source: str, decision: Decision, vectors: set[tuple[int | None, ...]]
) -> None:
    """Add the conditions of one decision, by the vectors that it was seen with, to what was found."""
    lines = source.splitlines()
    evaluations: list[Evaluation] = []
    for vector in sorted(vectors, key=repr):
        result = outcome(decision.tree, list(vector))
        values = tuple(None if x is None or x == NO_BOOLEAN else bool(x) for x in vector)
        if result is not None:
            evaluations.append((values, result))
    independent = independent_conditions(evaluations, len(decision.conditions))
    for position, (line, text) in enumerate(decision.conditions):
        seen = {vector[position] for vector in vectors} - {None}
        if position in decision.tails and NO_BOOLEAN in seen:
            continue  # a value, and no condition; an element-wise comparison of rank 0 is a Boolean all the same
        at = lines[line - 1].strip()
        for value in (True, False):
            gap = Gap(file, line, "condition", "", f"`{text}` is never {value}", at)
            coverage.count(gap, covered=value in outcomes(position, evaluations))
        gap = Gap(file, line, "mcdc", "", f"`{text}` is not shown to decide on its own", at)
        coverage.count(gap, covered=independent[position])

"""Structural coverage of the kernel by its tests: lines, branches, conditions, MC/DC; with gaps.

Each gap has an explanation.

`python -m vinculum_proofs.structural_coverage.measure` writes the figures. This chapter checks that they are current.
"""

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Any

from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.inputs import Inputs

COMMAND = "python -m vinculum_proofs.structural_coverage.measure"
COPIED_KEYS = ("command", "commands", "tools", "processor", "tests")
KEYS = ("gaps", "idle_explanations", "groups", "files", "hashes", "rests_on", *COPIED_KEYS)
STANDS, STALE, NOT_RUN, UNEXPLAINED = "STANDS", "STALE", "NOT_RUN", "UNEXPLAINED"
CRITERIA = {
    "statement": "statements",
    "branch": "outcomes of decisions",
    "condition": "outcomes of conditions",
    "mcdc": "conditions shown to decide on their own (MC/DC)",
}
SECTIONS = [
    Section("coverage-figures", "How much is covered"),
    Section("coverage-gaps", "What is not covered, and why"),
    Section("coverage-measured", "How it is measured"),
]


def chapter(inputs: Inputs) -> Chapter:
    """The measured figures, and whether they are current."""
    return Chapter(
        "coverage", "Structural coverage of the kernel", data(inputs.stored("coverage", KEYS), inputs.files), SECTIONS
    )


def data(record: Mapping[str, Any] | None, files: Mapping[str, str]) -> dict[str, Any]:
    """The data of the chapter.

    `record` is None if nothing was measured; `files` has the current SHA-256 of each file.
    """
    if record is None:
        return {"standing": NOT_RUN, "command": COMMAND, "criteria": CRITERIA}
    differences = changed(record, files)
    unexplained = [gap for gap in record["gaps"] if gap["reason"] is None]
    open_ = bool(unexplained or record["idle_explanations"])
    return {
        "standing": STALE if differences else UNEXPLAINED if open_ else STANDS,
        "changed": differences,
        "criteria": CRITERIA,
        "groups": [{"name": name, "figures": _shares(one)} for name, one in record["groups"].items()],
        "files": [
            {"name": name, "group": one["group"], "figures": _shares(one["figures"])}
            for name, one in record["files"].items()
        ],
        "explained": _by_reason(gap for gap in record["gaps"] if gap["reason"] is not None),
        "unexplained": unexplained,
        "idle_explanations": record["idle_explanations"],
        **{key: record[key] for key in COPIED_KEYS},
    }


def open_points(inputs: Inputs) -> list[dict[str, Any]]:
    """Open points for the front page; none if the figures are current and all gaps are explained."""
    current = data(inputs.stored("coverage", KEYS), inputs.files)
    why = {
        NOT_RUN: f"nothing was measured: {COMMAND}",
        STALE: f"files have changed since it was measured: {COMMAND}",
        UNEXPLAINED: "there are gaps without an explanation, or explanations without a gap",
    }
    level = "UNDECIDED" if current["standing"] == UNEXPLAINED else current["standing"]
    reason = why.get(current["standing"])
    return [{"level": level, "why": reason, "what": ["chapter coverage"]}] if reason else []


def changed(record: Mapping[str, Any], files: Mapping[str, str]) -> list[str]:
    """The files that differ from those that were measured, each with a word on how."""
    before: Mapping[str, str] = record["hashes"]
    now = {name: digest for name, digest in files.items() if any(map(PurePosixPath(name).match, record["rests_on"]))}
    return [
        f"{name} {'is new' if name not in before else 'is gone' if name not in now else 'has changed'}"
        for name in sorted({*before, *now})
        if before.get(name) != now.get(name)
    ]


def _shares(figures: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, Any]]:
    """Each figure with its percentage, rounded down so that only complete coverage is 100."""
    return {
        criterion: {**figure, "percent": int(1000 * figure["covered"] / figure["of"]) / 10 if figure["of"] else None}
        for criterion, figure in figures.items()
    }


def _by_reason(gaps: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The gaps by reason, in the order of the first gap of each."""
    by_reason: dict[str, list[dict[str, Any]]] = {}
    for gap in gaps:
        by_reason.setdefault(gap["reason"], []).append({key: value for key, value in gap.items() if key != "reason"})
    return [{"reason": reason, "gaps": members} for reason, members in by_reason.items()]

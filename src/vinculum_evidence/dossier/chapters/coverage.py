"""Structural coverage of the kernel by its tests: statements, branches, conditions and MC/DC, and every gap explained.

`python -m vinculum_proofs.structural_coverage.measure` writes the figures; here they are only held against the files that there are now.
"""

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Any

from vinculum_evidence.dossier.chapter import Chapter, Section
from vinculum_evidence.dossier.inputs import Inputs

COMMAND = "python -m vinculum_proofs.structural_coverage.measure"
TOLD = ("command", "commands", "tools", "processor", "tests")
HAS = ("gaps", "idle_explanations", "groups", "files", "hashes", "rests_on", *TOLD)
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
    """The figures as they were measured, and whether they still tell of the files of now."""
    return Chapter(
        "coverage", "Structural coverage of the kernel", data(inputs.kept("coverage", HAS), inputs.files), SECTIONS
    )


def data(record: Mapping[str, Any] | None, files: Mapping[str, str]) -> dict[str, Any]:
    """What the chapter shows of `record`, which is None where nothing was measured; `files`: SHA-256 of each of now."""
    if record is None:
        return {"standing": NOT_RUN, "command": COMMAND, "criteria": CRITERIA}
    moved = changed(record, files)
    bare = [gap for gap in record["gaps"] if gap["reason"] is None]
    open_ = bool(bare or record["idle_explanations"])
    return {
        "standing": STALE if moved else UNEXPLAINED if open_ else STANDS,
        "changed": moved,
        "criteria": CRITERIA,
        "groups": [{"name": name, "figures": _shares(one)} for name, one in record["groups"].items()],
        "files": [
            {"name": name, "group": one["group"], "figures": _shares(one["figures"])}
            for name, one in record["files"].items()
        ],
        "explained": _by_reason(gap for gap in record["gaps"] if gap["reason"] is not None),
        "unexplained": bare,
        "idle_explanations": record["idle_explanations"],
        **{key: record[key] for key in TOLD},
    }


def open_points(inputs: Inputs) -> list[dict[str, Any]]:
    """What the front page has to say of it: nothing where it stands."""
    told = data(inputs.kept("coverage", HAS), inputs.files)
    why = {
        NOT_RUN: f"nothing was measured: {COMMAND}",
        STALE: f"files have changed since it was measured: {COMMAND}",
        UNEXPLAINED: "there are gaps that nobody has explained, or explanations of none",
    }
    level = "UNDECIDED" if told["standing"] == UNEXPLAINED else told["standing"]
    found = why.get(told["standing"])
    return [{"level": level, "why": found, "what": ["chapter coverage"]}] if found else []


def changed(record: Mapping[str, Any], files: Mapping[str, str]) -> list[str]:
    """Which files are others than those that were measured, each in words."""
    before: Mapping[str, str] = record["hashes"]
    now = {name: digest for name, digest in files.items() if any(map(PurePosixPath(name).match, record["rests_on"]))}
    return [
        f"{name} {'is new' if name not in before else 'is gone' if name not in now else 'has changed'}"
        for name in sorted({*before, *now})
        if before.get(name) != now.get(name)
    ]


def _shares(figures: Mapping[str, Mapping[str, int]]) -> dict[str, dict[str, Any]]:
    """Each figure with its share in percent, rounded down: what is not all is never shown as 100."""
    return {
        criterion: {**figure, "percent": int(1000 * figure["covered"] / figure["of"]) / 10 if figure["of"] else None}
        for criterion, figure in figures.items()
    }


def _by_reason(gaps: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The gaps of each reason together, in the order in which the first of each comes."""
    found: dict[str, list[dict[str, Any]]] = {}
    for gap in gaps:
        found.setdefault(gap["reason"], []).append({key: value for key, value in gap.items() if key != "reason"})
    return [{"reason": reason, "gaps": members} for reason, members in found.items()]

"""The record of a measurement, `proofs/evidence/coverage.json`: write, read, compare with the files."""

import json
import platform
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema_rs

from vinculum_proofs.structural_coverage import gaps, llvm_cov, python_cov
from vinculum_proofs.structural_coverage.records import CRITERIA, Coverage, Gap
from vinculum_proofs.structural_coverage.runs import FOLDER, ROOT, TESTS, MeasureError, Runs, versions

RECORD = ROOT / "proofs/evidence/coverage.json"
SCHEMA = FOLDER / "coverage.schema.json"
TABLE = FOLDER / "gaps.toml"
COMMAND = "python -m vinculum_proofs.structural_coverage.measure"
# What the compiled kernel asks the processor for.
FEATURES = ("avx2", "avx512bw", "avx512f", "avx512vbmi", "f16c", "fma")
GROUPS = ("Python", "generated C", "hand-written C")
RESTS_ON = (
    python_cov.ERRORS,
    f"{python_cov.KERNELS}/**/*.py",
    *(f"{llvm_cov.NATIVE}/{name}" for name in ("**/*.c", "**/*.h", "CMakeLists.txt")),
    f"{TESTS}/**/*.py",
    *(
        f"proofs/vinculum_proofs/structural_coverage/{name}"
        for name in ("*.py", "startup/*.py", "*.toml", "*.cmake", "*.json")
    ),
)


def group(file: str) -> str:
    """Which group of files it is in."""
    return "Python" if file.endswith(".py") else "generated C" if "/vinculum_div" in file else "hand-written C"


def features() -> list[str]:
    """Those of the processor that decide which code is run."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    flags = {flag for line in lines if line.startswith(("flags", "Features")) for flag in line.split(":", 1)[1].split()}
    return [name for name in FEATURES if name in flags]


def hashes(root: Path = ROOT) -> dict[str, str]:
    """SHA-256 of each file behind the figures: measured files, their includes, tests, the measurement."""
    names = {path.relative_to(root).as_posix() for pattern in RESTS_ON for path in root.glob(pattern)}
    return {name: sha256((root / name).read_bytes()).hexdigest() for name in sorted(names)}


def build(runs: Runs, coverage: Coverage, digests: dict[str, str]) -> dict[str, Any]:
    """The record of what was found: the same for the same files, tools and processor."""
    if unlisted := sorted(set(coverage.figures) - set(digests)):
        raise MeasureError(f"RESTS_ON has no pattern for {', '.join(unlisted)}")
    return explained(
        {
            "schema_version": 1,
            "command": COMMAND,
            "commands": runs.commands,
            "tools": {"python": platform.python_version(), "clang": runs.version}
            | versions(("coverage", "pytest", "hypothesis", "numpy", "ml_dtypes")),
            "processor": {"machine": platform.machine(), "features": features()},
            "tests": {"files": TESTS, **runs.tests},
            "groups": {name: _sum(coverage, name) for name in GROUPS},
            "files": {
                name: {"group": group(name), "figures": _by_kind(figures)}
                for name, figures in sorted(coverage.figures.items())
            },
            "gaps": [gap.as_json() for gap in sorted(coverage.gaps)],
            "rests_on": list(RESTS_ON),
            "hashes": digests,
        }
    )


def explained(record: dict[str, Any]) -> dict[str, Any]:
    """The record with the reasons that the table gives now, for the processor that it was made on."""
    gaps_ = [Gap(**{key: value for key, value in gap.items() if key != "reason"}) for gap in record["gaps"]]
    pairs, idle = gaps.explained(gaps_, gaps.rows(TABLE), record["processor"]["features"])
    return record | {
        "gaps": [gap.as_json() | {"reason": reason} for gap, reason in pairs],
        "idle_explanations": idle,
    }


def _by_kind(figures: dict[str, list[int]]) -> dict[str, dict[str, int]]:
    return {criterion: {"covered": figures[criterion][0], "of": figures[criterion][1]} for criterion in CRITERIA}


def _sum(coverage: Coverage, name: str) -> dict[str, dict[str, int]]:
    members = [figures for file, figures in coverage.figures.items() if group(file) == name]
    return _by_kind({c: [sum(figures[c][k] for figures in members) for k in (0, 1)] for c in CRITERIA})


def problems(record: dict[str, Any]) -> list[str]:
    """Gaps that nobody has explained, and explanations of gaps that are not there."""
    bare = [gap for gap in record["gaps"] if gap["reason"] is None]
    lines = [f"{g['file']}:{g['line']}: {g['criterion']}: {g['detail']}: {g['text']}" for g in bare]
    return [f"unexplained: {line}" for line in lines] + [
        f"explains nothing: {line}" for line in record["idle_explanations"]
    ]


def write(record: dict[str, Any], path: Path = RECORD) -> None:
    """The record as a file, after it was held against its schema."""
    jsonschema_rs.Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8"))).validate(record)
    path.write_text(json.dumps(record, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


def changed(before: dict[str, str], now: dict[str, str]) -> list[str]:
    """What differs between two sets of hashes, each in words."""
    return [
        f"{name} {'is new' if name not in before else 'is gone' if name not in now else 'has changed'}"
        for name in sorted({*before, *now})
        if before.get(name) != now.get(name)
    ]


def table(record: dict[str, Any]) -> Sequence[str]:
    """The figures of each group, as lines of text."""
    return [
        f"{name:16}"
        + "  ".join(f"{criterion} {one[criterion]['covered']}/{one[criterion]['of']}" for criterion in CRITERIA)
        for name, one in record["groups"].items()
    ]

"""The JSON report; its schema is check.schema.json."""

import json
import platform
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from vinculum._util.host import processor_name
from vinculum._util.packages import SOURCE_TREE, load_schema, package_version
from vinculum.gate.results.results import SCHEMA_VERSION
from vinculum.gate.runner.run import Outcome
from vinculum.gate.runner.selection import Selection
from vinculum.gate.waivers.settlement import Account

PACKAGES = ("vinculum", "numpy", "sympy", "ml_dtypes", "hypothesis")


def schema() -> Mapping[str, Any]:
    """The JSON Schema of the report."""
    return load_schema("vinculum.gate.reports", "check.schema.json")


@cache
def environment() -> Mapping[str, Any]:
    """Properties of the machine and the installation that verdicts can depend on."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": f"{platform.system()} {platform.release()}",
        "machine": platform.machine(),
        "processor": processor_name(),
        "subnormals": "kept" if np.float64(5e-324) * np.float64(1) > 0 else "flushed",
        "packages": {name: package_version(name) or "not installed" for name in PACKAGES},
    }


def document(outcome: Outcome, selection: Selection, command: str, account: Account | None = None) -> dict[str, Any]:
    """The report. The same seed, versions and machine give the same bytes."""
    targets = dict[str, dict[str, Any]]()
    for row in outcome.rows:
        entry = targets.setdefault(row.target, {"name": row.target, "version": row.version, "profiles": []})
        entry["unavailable"] = outcome.unavailable.get(row.target)
        if row.profile not in entry["profiles"]:
            entry["profiles"].append(row.profile)
    return {
        "schema_version": SCHEMA_VERSION,
        "environment": environment(),
        "command": command,
        "level": selection.level,
        "seed": selection.seed,
        "interrupted": outcome.ended_early,
        "targets": list(targets.values()),
        "sweeps": outcome.sweeps,
        "waivers": account.document() if account else None,
        "verdicts": [row.document() for row in outcome.rows],
    }


def vinculum_version() -> str:
    """Return the version that a report names as that of its tool.

    It is 0.0.0 in a source tree that was never installed.
    """
    version = package_version("vinculum")
    return "0.0.0" if version in (None, SOURCE_TREE) else version


def json_text(content: Any) -> str:
    """A report in JSON as a file has it: keys sorted, ASCII, one line at the end."""
    return json.dumps(content, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False) + "\n"

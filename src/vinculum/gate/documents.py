"""The run as documents for machines: JSON against a published schema, and JUnit XML."""

import json
import platform
import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
from junitparser import Error, Failure, JUnitXml, Properties, Property, Skipped, TestCase, TestSuite

from vinculum.gate.campaign import Outcome
from vinculum.gate.machine import processor
from vinculum.gate.report import lines
from vinculum.gate.selection import Selection
from vinculum.gate.verdicts import SCHEMA_VERSION, Row, Status

NOT_IN_XML = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
PACKAGES = ("vinculum", "numpy", "sympy", "ml_dtypes", "hypothesis")


def schema() -> Mapping[str, Any]:
    """The JSON Schema of what `--json` writes."""
    text = files("vinculum.gate").joinpath("check.schema.json").read_text(encoding="utf-8")
    loaded: Mapping[str, Any] = json.loads(text)
    return loaded


@cache
def environment() -> Mapping[str, Any]:
    """Where it ran, as far as a verdict can depend on it."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": f"{platform.system()} {platform.release()}",
        "machine": platform.machine(),
        "processor": processor(),
        "subnormals": "kept" if np.float64(5e-324) * np.float64(1) > 0 else "flushed",
        "packages": {name: _installed(name) for name in PACKAGES},
    }


def document(outcome: Outcome, selection: Selection, command: str) -> dict[str, Any]:
    """All of the run. The same seed, versions and machine give the same bytes."""
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
        "interrupted": outcome.interrupted,
        "targets": list(targets.values()),
        "campaigns": outcome.campaigns,
        "verdicts": [row.document() for row in outcome.rows],
    }


def write_junit(path: Path, rows: list[Row]) -> None:
    """One suite for each target, profile and type; one case for each requirement.

    Refuted is a failure; undecided an error; not supported and unspecified are skipped, with the reason.
    """
    xml = JUnitXml("vinculum check")
    for (target, profile, dtype), group in groupby(rows, lambda r: (r.target, r.profile, r.dtype)):
        suite = TestSuite(f"{target} {profile} {dtype}")
        for row in group:
            suite.add_testcase(_case(row))
        xml.add_testsuite(suite)
    xml.write(str(path), pretty=True)


def _case(row: Row) -> TestCase:
    case = TestCase(row.requirement, f"{row.target}.{row.profile}.{row.dtype}", 0)
    properties = Properties()
    names = {"requirement": row.requirement, "target": row.target, "version": row.version, "cases": str(row.cases)}
    for name, value in names.items():
        properties.add_property(Property(name, value))
    case.append(properties)
    said = printable("\n".join(lines(row)) or row.reason)
    if row.verdict is Status.REFUTED:
        failure = Failure(f"{row.requirement} is refuted", "refuted")
        failure.text = said
        case.result = [failure]
    elif row.verdict is Status.UNDECIDED:
        case.result = [Error(printable(row.reason or "no case was judged"), "undecided")]
    elif row.verdict is not Status.CONFORMS:
        observed = "; ".join(f"{outcome} ({count})" for outcome, count in row.observed.items())
        case.result = [Skipped(printable(f"{row.verdict}: {observed or row.reason}"))]
    return case


def printable(text: str) -> str:
    """`text` without the characters that XML cannot hold; a target's messages may have any."""
    return NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"

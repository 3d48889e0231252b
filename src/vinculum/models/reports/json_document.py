"""The JSON document of an analysis, which the other reports are made from."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from vinculum._util.files import sha256_of_file
from vinculum._util.packages import load_schema, package_version
from vinculum.models.analysis import Analysis
from vinculum.models.checks.findings import Finding, Verdict
from vinculum.models.checks.operands import may_divide_by_zero
from vinculum.models.checks.shapes import format_shape
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.element_types import type_name

SCHEMA_VERSION = 1


@cache
def schema() -> Mapping[str, Any]:
    """The JSON Schema of the document."""
    return load_schema("vinculum.models.reports", "model.schema.json")


def document(analysis: Analysis, file: Path, ranges: list[str]) -> dict[str, Any]:
    """The document of an analysis; the worker adds the entry on the guarded copy.

    The same model, options and package versions give the same bytes.
    """
    counts = Counter(finding.verdict for finding in analysis.findings)
    return {
        "schema_version": SCHEMA_VERSION,
        "file": printable(str(file)),
        "sha256": sha256_of_file(file),
        "profile": analysis.profile,
        "ranges": [printable(text) for text in ranges],
        "packages": {name: package_version(name) for name in ("vinculum", "onnx")},
        "visited": analysis.visited,
        "exit_status": analysis.status,
        "functions": None
        if analysis.opened is None
        else {"operators": dict(sorted(analysis.opened.items())), "not_judged": dict(analysis.unopened)},
        "not_opened": dict(sorted(analysis.closed.items())),
        "fail_on": sorted(analysis.fail_on),
        "failures": list(analysis.failures),
        "guard": None,
        "fragile": sum(map(len, analysis.fragile)),
        "counts": {verdict.value: counts[verdict] for verdict in Verdict},
        "nodes": [
            _node(number, profile, div, findings) | {"fragile": [_fragile(note) for note in notes]}
            for number, (profile, (div, findings), notes) in enumerate(
                zip(analysis.profiles, analysis.nodes, analysis.fragile, strict=True), 1
            )
        ],
    }


def _node(number: int, profile: str, div: DivNode, findings: tuple[Finding, ...]) -> dict[str, Any]:
    return {
        "path": div.path,
        "operator": div.operator or None,
        "operator_set": div.version,
        "profile": profile,
        "operands": {
            name: {
                "type": type_name(value.dtype) if value.dtype else None,
                "shape": format_shape(value.shape),
                "elements": str(value.interval),
            }
            for name, value in (("A", div.A), ("B", div.B))
        },
        "denominator_may_be_zero": may_divide_by_zero(div),
        "findings": [_finding(number, finding) for finding in findings],
    }


def _fragile(note: FragileQuotient) -> dict[str, Any]:
    return {
        "kind": note.kind.value,
        "title": note.title,
        "reason": note.reason,
        "witness": dict(note.witness),
        "remote": note.is_remote,
        "assumes": list(map(str, note.assumptions)),
    }


def _finding(number: int, finding: Finding) -> dict[str, Any]:
    return {
        "requirements": list(finding.requirements),
        "title": finding.title,
        "verdict": finding.verdict.value,
        "reason": finding.reason,
        "element": finding.element,
        "assumes": list(finding.assumption_texts),
        "otherwise": finding.outcome,
        "smtlib": finding.script,
        "script": f"{number:04d}-{finding.requirements[0]}.smt2" if finding.script else None,
    }

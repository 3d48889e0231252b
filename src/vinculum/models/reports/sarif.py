"""The document of an analysis as SARIF 2.1.0: a result for each violation, located at the model's node."""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from vinculum.gate.reports.json_report import vinculum_version
from vinculum.gate.reports.sarif import SCHEMA
from vinculum_spec.loader import specification

FINGERPRINT = "vinculum-model/v1"  # of file, node, profile and requirement: another number if that changes
Found = tuple[dict[str, Any], dict[str, Any]]  # a node, and what is found of it


def sarif_log(document: dict[str, Any], file: Path) -> dict[str, Any]:
    """The log. What is violated is a result; an obligation that is left is told of as a notification."""
    violated, left = list(_having(document, "violated")), list(_having(document, "obligation"))
    titles = {finding["requirements"][0]: finding["title"] for _, finding in violated}
    rules = list(titles)
    uri = _uri(file)
    driver = {
        "name": "vinculum",
        "semanticVersion": vinculum_version(),
        "rules": [_rule(name, titles[name]) for name in rules],
    }
    log = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [
            {"executionSuccessful": True, "toolExecutionNotifications": [_notification(uri, *each) for each in left]}
        ],
        "results": [_result(uri, *each, rules) for each in violated],
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [log]}


def _having(document: dict[str, Any], verdict: str) -> Iterator[Found]:
    for node in document["nodes"]:
        yield from ((node, finding) for finding in node["findings"] if finding["verdict"] == verdict)


def _uri(file: Path) -> str:
    """Within the folder of the run a relative reference: the same on every machine. Else an absolute one."""
    file = file.resolve()
    inside = file.is_relative_to(Path.cwd())
    return quote(os.fsencode(file.relative_to(Path.cwd()))) if inside else file.as_uri()


def _rule(name: str, title: str) -> dict[str, Any]:
    known = specification().requirements.get(
        name
    )  # SONNX's general restrictions, and the operator set, are none of Div's
    rule = {
        "id": name,
        "shortDescription": {"text": f"{title.rstrip('.')}."},
        "defaultConfiguration": {"level": "error"},
    }
    if known is not None:
        rule["fullDescription"] = {"text": f"{known.statement.rstrip('.')}."}
        rule["help"] = {"text": f"`vinculum spec {name}` shows its relation. From: {'; '.join(known.source)}."}
    return rule


def _location(uri: str, path: str) -> dict[str, Any]:
    """A node has no line: the file is not text. Readers that show lines are given the first."""
    return {
        "physicalLocation": {"artifactLocation": {"uri": uri}, "region": {"startLine": 1}},
        "logicalLocations": [{"name": path.rpartition("/")[2], "fullyQualifiedName": path, "kind": "node"}],
    }


def _result(uri: str, node: dict[str, Any], finding: dict[str, Any], rules: list[str]) -> dict[str, Any]:
    path, profile = node["path"], node["profile"]
    name = finding["requirements"][0]
    said = f"{path}: {name} is violated: {finding['reason']}"
    if finding["otherwise"]:
        said += f"; then {finding['otherwise']}"
    key = f"{uri}\n{path}\n{profile}\n{name}"
    return {
        "ruleId": name,
        "ruleIndex": rules.index(name),
        "kind": "fail",
        "level": "error",
        "message": {"text": f"{said}."},
        "locations": [_location(uri, path)],
        "partialFingerprints": {FINGERPRINT: hashlib.sha256(key.encode()).hexdigest()},
        "properties": {
            "profile": profile,
            "requirements": finding["requirements"],
            "assumes": finding["assumes"],
            **({"element": finding["element"]} if finding["element"] else {}),
        },
    }


def _notification(uri: str, node: dict[str, Any], finding: dict[str, Any]) -> dict[str, Any]:
    path = node["path"]
    said = f"{path}: {finding['requirements'][0]} is an obligation: {finding['reason']}."
    return {"level": "warning", "message": {"text": said}, "locations": [_location(uri, path)]}

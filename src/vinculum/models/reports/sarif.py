"""The SARIF log of an analysis.

It has one result for each violation, located at its node, and a notification for each obligation. A result of level note, or
error if the user asks for that, names each Div whose denominator may be 0, and each fragile quotient.
"""

import hashlib
import os
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from vinculum._util.sarif import sarif_location, sarif_log, sarif_notification, sarif_result, sarif_rule
from vinculum.gate.reports.json_report import vinculum_version
from vinculum.models.checks.findings import FailOn, Verdict
from vinculum_spec.loader import specification

# The version of the fingerprint's inputs: file, node, profile and requirement. Increase the number if they change.
FINGERPRINT = "vinculum-model/v1"
NodeFinding = tuple[dict[str, Any], dict[str, Any]]  # a node of the JSON document, and one of its findings


def model_log(document: dict[str, Any], file: Path) -> dict[str, Any]:
    """The SARIF log of the JSON document of an analysis."""
    violations = list(_with_verdict(document, Verdict.VIOLATED))
    obligations = list(_with_verdict(document, Verdict.OBLIGATION))
    remarks = list(_zero_denominators(document, {node["path"] for node, _ in violations}))
    remarks += [
        (node, {**note, "requirements": [note["kind"]]}) for node in document["nodes"] for note in node["fragile"]
    ]
    titles = {finding["requirements"][0]: finding["title"] for _, finding in (*violations, *remarks)}
    rules, uri = list(titles), _uri(file)
    invocation = {
        "executionSuccessful": True,
        "toolExecutionNotifications": [_notification(uri, *each) for each in obligations],
    }
    results = [_result(uri, *each, rules) for each in violations]
    results += [_remark(uri, *each, rules, document["fail_on"]) for each in remarks]
    return sarif_log(vinculum_version(), [_rule(name, titles[name]) for name in rules], invocation, results)


def _with_verdict(document: dict[str, Any], verdict: Verdict) -> Iterator[NodeFinding]:
    for node in document["nodes"]:
        yield from ((node, finding) for finding in node["findings"] if finding["verdict"] == verdict)


def _zero_denominators(document: dict[str, Any], violated: Collection[str]) -> Iterator[NodeFinding]:
    """Each Div whose denominator may be 0, unless a violation or an obligation reports it."""
    for node in document["nodes"]:
        is_noted = any(finding["verdict"] == Verdict.NOTE for finding in node["findings"])
        is_new = is_noted or (FailOn.ZERO_DENOMINATOR in document["fail_on"] and node["path"] not in violated)
        if node["denominator_may_be_zero"] and is_new:
            reason = f"an element of B may be 0: B is {node['operands']['B']['elements']}"
            yield (
                node,
                {"requirements": [FailOn.ZERO_DENOMINATOR.value], "title": "Denominator may be 0", "reason": reason},
            )


def _uri(file: Path) -> str:
    """A relative reference if the file is within the current folder, else an absolute URI.

    With relative references, logs are equal on all machines.
    """
    file = file.resolve()
    inside = file.is_relative_to(Path.cwd())
    return quote(os.fsencode(file.relative_to(Path.cwd()))) if inside else file.as_uri()


def _rule(name: str, title: str) -> dict[str, Any]:
    """The rule of a requirement.

    SONNX's general restrictions and the operator set are not in the specification.
    """
    requirement = specification().requirements.get(name)
    if requirement is None:
        return sarif_rule(name, title)
    return sarif_rule(name, title, requirement.statement, requirement.source)


def _location(uri: str, path: str) -> dict[str, Any]:
    """The location of a node. A model is not text, so the line is 1, for viewers that need one."""
    return sarif_location(uri, 1, path.rpartition("/")[2], path, kind="node")


def _remark(
    uri: str, node: dict[str, Any], finding: dict[str, Any], rules: list[str], fail_on: Sequence[str]
) -> dict[str, Any]:
    """A result that is an error only if the user asks for that."""
    path, profile, name = node["path"], node["profile"], finding["requirements"][0]
    properties = {"profile": profile, "assumes": finding.get("assumes", []), "witness": finding.get("witness", {})}
    message = f"{path}: {finding['reason']}."
    result = sarif_result(
        name, rules, message, _location(uri, path), _fingerprint(uri, node, _subject(finding)), properties
    )
    return result | {"level": "error" if name in fail_on else "note"}


def _subject(finding: dict[str, Any]) -> str:
    """What a remark is about: its kind, and the node that follows a fragile quotient."""
    return " ".join([finding["requirements"][0], *filter(None, [finding.get("witness", {}).get("consumer")])])


def _fingerprint(uri: str, node: dict[str, Any], name: str) -> dict[str, str]:
    key = f"{uri}\n{node['path']}\n{node['profile']}\n{name}"
    return {FINGERPRINT: hashlib.sha256(key.encode()).hexdigest()}


def _result(uri: str, node: dict[str, Any], finding: dict[str, Any], rules: list[str]) -> dict[str, Any]:
    path, profile = node["path"], node["profile"]
    name = finding["requirements"][0]
    message = f"{path}: {name} is violated: {finding['reason']}"
    if finding["otherwise"]:
        message += f"; then {finding['otherwise']}"
    properties = {
        "profile": profile,
        "requirements": finding["requirements"],
        "assumes": finding["assumes"],
        **({"element": finding["element"]} if finding["element"] else {}),
    }
    return sarif_result(name, rules, f"{message}.", _location(uri, path), _fingerprint(uri, node, name), properties)


def _notification(uri: str, node: dict[str, Any], finding: dict[str, Any]) -> dict[str, Any]:
    path = node["path"]
    message = f"{path}: {finding['requirements'][0]} is an obligation: {finding['reason']}."
    return sarif_notification("warning", message, _location(uri, path))

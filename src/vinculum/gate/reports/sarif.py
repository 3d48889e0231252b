"""SARIF 2.1.0: a result for each refutation, a rule for each requirement refuted, for code scanning and viewers."""

from typing import Any

from vinculum._util.text import plain
from vinculum.gate.reports.contents import Run, fingerprint, pardon, sentence
from vinculum.gate.reports.json_report import vinculum_version
from vinculum.gate.reports.location import locate
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status
from vinculum_spec.loader import specification
from vinculum_spec.schema import Requirement

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
FINGERPRINT = "vinculum/v1"  # of target, profile, requirement and type: another number if that changes


def sarif(run: Run) -> dict[str, Any]:
    """The run as a log. What is waived is a suppressed result; what is undecided is told of as a notification."""
    found = run.having(Status.REFUTED, Status.WAIVED)
    rules = list(dict.fromkeys(row.requirement for row in found))
    requirements = specification().requirements
    driver = {
        "name": "vinculum",
        "semanticVersion": vinculum_version(),
        "rules": [_rule(requirements[name]) for name in rules],
    }
    log = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [
            {
                "executionSuccessful": not run.outcome.ended_early,
                "toolExecutionNotifications": _notifications(run),
                "toolConfigurationNotifications": _faults(run),
            }
        ],
        "results": [_result(row, rules.index(row.requirement)) for row in found],
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [log]}


def _rule(requirement: Requirement) -> dict[str, Any]:
    title = requirement.title.rstrip(".")
    return {
        "id": requirement.id,
        "shortDescription": {"text": f"{title}."},
        "fullDescription": {"text": f"{requirement.statement.rstrip('.')}."},
        "defaultConfiguration": {"level": "error"},
        "help": {
            "text": f"`vinculum spec {requirement.id}` shows its relation. From: {'; '.join(requirement.source)}."
        },
    }


def _result(row: Row, rule: int) -> dict[str, Any]:
    place = locate(row.target)
    example = row.shown
    result = {
        "ruleId": row.requirement,
        "ruleIndex": rule,
        "kind": "fail",
        "level": "error",
        "message": {"text": f"{sentence(row)}."},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": place.uri},
                    "region": {"startLine": place.line},
                },
                "logicalLocations": [{"name": plain(place.function), "fullyQualifiedName": plain(row.target)}],
            }
        ],
        "partialFingerprints": {FINGERPRINT: fingerprint(row)},
        "properties": {
            "target": plain(row.target),
            "version": row.version,
            "profile": row.profile,
            "type": row.dtype,
            "path": plain(example.path) if example else "",
            "cases": row.cases,
            "failures": row.wrong,
            "counterexample": lines(row),
        },
    }
    if row.verdict is Status.WAIVED:
        result["suppressions"] = [{"kind": "external", "status": "accepted", "justification": pardon(row)}]
    return result


def _notifications(run: Run) -> list[dict[str, Any]]:
    """What was not judged to the end, once for each target and reason."""
    reasons = dict.fromkeys((row.target, row.reason or "no case was judged") for row in run.having(Status.UNDECIDED))
    return [
        {"level": "warning", "message": {"text": plain(f"{target}: undecided: {reason}")}} for target, reason in reasons
    ]


def _faults(run: Run) -> list[dict[str, Any]]:
    faults = run.account.faults if run.account else ()
    return [{"level": "error", "message": {"text": plain(f"line {f.waiver.line}: {f}")}} for f in faults]

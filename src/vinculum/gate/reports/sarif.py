"""The SARIF log of a run: one result for each refutation, one rule for each refuted requirement."""

from typing import Any

from vinculum._util.sarif import sarif_location, sarif_log, sarif_notification, sarif_result, sarif_rule
from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.json_report import vinculum_version
from vinculum.gate.reports.location import locate
from vinculum.gate.reports.report import Report, fingerprint, sentence, waiver_reasons
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status
from vinculum_spec.atlas.full import full_specification
from vinculum_spec.schema import Requirement

# The version of the fingerprint's inputs: target, profile, requirement and type. Increase the number if they change.
FINGERPRINT = "vinculum/v1"


def sarif(run: Report) -> dict[str, Any]:
    """The SARIF log of a run.

    Waived refutations become suppressed results; undecided rows become notifications.
    """
    rows = run.having(Status.REFUTED, Status.WAIVED)
    rules = list(dict.fromkeys(row.requirement for row in rows))
    requirements = full_specification().requirements
    invocation = {
        "executionSuccessful": not run.outcome.ended_early,
        "toolExecutionNotifications": _undecided(run),
        "toolConfigurationNotifications": _waiver_faults(run),
    }
    results = [_result(row, rules) for row in rows]
    return sarif_log(vinculum_version(), [_rule(requirements[name]) for name in rules], invocation, results)


def _rule(requirement: Requirement) -> dict[str, Any]:
    return sarif_rule(requirement.id, requirement.title, requirement.statement, requirement.source)


def _result(row: Row, rules: list[str]) -> dict[str, Any]:
    place = locate(row.target)
    example = row.reported_example
    properties = {
        "target": escape_unprintable(row.target),
        "version": row.version,
        "profile": row.profile,
        "type": row.dtype,
        "path": escape_unprintable(example.path) if example else "",
        "cases": row.cases,
        "failures": row.all_failures,
        "counterexample": lines(row),
    }
    location = sarif_location(place.uri, place.line, escape_unprintable(place.function), escape_unprintable(row.target))
    fingerprints = {FINGERPRINT: fingerprint(row)}
    result = sarif_result(row.requirement, rules, f"{sentence(row)}.", location, fingerprints, properties)
    if row.verdict is Status.WAIVED:
        result["suppressions"] = [{"kind": "external", "status": "accepted", "justification": waiver_reasons(row)}]
    return result


def _undecided(run: Report) -> list[dict[str, Any]]:
    """One notification for each target and reason."""
    reasons = dict.fromkeys(
        (row.target, str(row.reason) or "no case was judged") for row in run.having(Status.UNDECIDED)
    )
    return [
        sarif_notification("warning", escape_unprintable(f"{target}: undecided: {reason}"))
        for target, reason in reasons
    ]


def _waiver_faults(run: Report) -> list[dict[str, Any]]:
    faults = run.account.faults if run.account else ()
    return [sarif_notification("error", escape_unprintable(f"line {f.waiver.line}: {f}")) for f in faults]

"""GitLab's Code Quality report: one finding for each refutation, with severity "info" if it is waived."""

from typing import Any

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.location import locate
from vinculum.gate.reports.report import Report, fingerprint, sentence, waiver_reasons
from vinculum.gate.results.results import Row, Status
from vinculum_spec.requirement_ids import NO_CRASH


def gitlab(run: Report) -> list[dict[str, Any]]:
    """The findings.

    GitLab requires relative paths, so paths outside of the project lose their leading slash.
    """
    return [_finding(row) for row in run.having(Status.REFUTED, Status.WAIVED)]


def _finding(row: Row) -> dict[str, Any]:
    place, waived = locate(row.target), row.verdict is Status.WAIVED
    severity = "info" if waived else "blocker" if row.requirement == NO_CRASH else "critical"
    return {
        "check_name": row.requirement,
        "description": sentence(row) + (f"; WAIVED: {waiver_reasons(row)}" if waived else ""),
        "fingerprint": fingerprint(row),
        "severity": severity,
        "location": {"path": escape_unprintable(place.path).lstrip("/"), "lines": {"begin": place.line}},
    }

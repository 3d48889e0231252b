"""GitLab's Code Quality report: a finding for each refutation. What is waived is told as information."""

from typing import Any

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.contents import Run, fingerprint, pardon, sentence
from vinculum.gate.reports.location import locate
from vinculum.gate.results.results import Row, Status
from vinculum_spec.requirement_ids import NO_CRASH


def gitlab(run: Run) -> list[dict[str, Any]]:
    """The findings. Paths are relative, as GitLab wants them; those of files elsewhere lose their leading slash."""
    return [_finding(row) for row in run.having(Status.REFUTED, Status.WAIVED)]


def _finding(row: Row) -> dict[str, Any]:
    place, waived = locate(row.target), row.verdict is Status.WAIVED
    severity = "info" if waived else "blocker" if row.requirement == NO_CRASH else "critical"
    return {
        "check_name": row.requirement,
        "description": sentence(row) + (f"; WAIVED: {pardon(row)}" if waived else ""),
        "fingerprint": fingerprint(row),
        "severity": severity,
        "location": {"path": escape_unprintable(place.path).lstrip("/"), "lines": {"begin": place.line}},
    }

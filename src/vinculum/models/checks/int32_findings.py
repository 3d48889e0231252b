"""Findings that hold without the assumption that sizes fit int32."""

from collections.abc import Sequence

from vinculum.models.abstract.assumptions import SIZES_FIT_INT32
from vinculum.models.checks.findings import Finding, Verdict


def unassumed(rows: Sequence[Finding], others: Sequence[Finding]) -> list[Finding]:
    """The findings, and in the places of those that hold without the assumption, those that do not name it."""
    if len(rows) != len(others):
        return list(rows)
    pairs = zip(rows, others, strict=True)
    return [other if SIZES_FIT_INT32 in row.assumptions and _holds(row, other) else row for row, other in pairs]


def _holds(row: Finding, other: Finding) -> bool:
    same = (row.requirements, row.verdict) == (other.requirements, other.verdict)
    return same and (row.verdict in (Verdict.DISCHARGED, Verdict.VIOLATED) or row.reason == other.reason)

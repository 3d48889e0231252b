"""Findings that hold without the assumption that sizes fit int32."""

from collections.abc import Sequence

from vinculum.models.abstract.assumptions import SIZES_FIT_INT32
from vinculum.models.checks.findings import Finding, Verdict


def without_needless_assumption(findings: Sequence[Finding], unassumed_findings: Sequence[Finding]) -> list[Finding]:
    """Replace findings by those that do not name the assumption, where these have the same verdict.

    `findings`, `unassumed_findings`: the findings on one node with the assumption, and without it.
    """
    if len(findings) != len(unassumed_findings):
        return list(findings)
    pairs = zip(findings, unassumed_findings, strict=True)
    return [
        unassumed if SIZES_FIT_INT32 in finding.assumptions and _is_needless(finding, unassumed) else finding
        for finding, unassumed in pairs
    ]


def _is_needless(finding: Finding, unassumed: Finding) -> bool:
    """Return whether both findings have the same verdict.

    If it is an obligation or a note, the reasons must be the same too.
    """
    if (finding.requirements, finding.verdict) != (unassumed.requirements, unassumed.verdict):
        return False
    return finding.verdict in (Verdict.DISCHARGED, Verdict.VIOLATED) or finding.reason == unassumed.reason

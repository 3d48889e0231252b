"""What is found of one requirement on one node."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Verdict(StrEnum):
    """A note is no verdict: what the quotient may be where the requirements leave it at that."""

    DISCHARGED = "discharged"
    VIOLATED = "violated"
    OBLIGATION = "obligation"
    NOTE = "note"


@dataclass(frozen=True)
class Finding:
    """A verdict and its reason. `element`: the index and values that violate it. `script`: SMT-LIB for an obligation."""

    requirements: tuple[str, ...]
    title: str
    verdict: Verdict
    reason: str
    element: dict[str, Any] | None = None
    assumes: tuple[str, ...] = ()
    outcome: str | None = None
    script: str | None = None
    guard: str | None = field(default=None)


def exit_status(findings: list[Finding]) -> int:
    """0 where all is discharged, 1 where anything is violated, 3 where an obligation is left, or nothing was there."""
    verdicts = {finding.verdict for finding in findings} - {Verdict.NOTE}
    if Verdict.VIOLATED in verdicts:
        return 1
    return 3 if Verdict.OBLIGATION in verdicts or not verdicts else 0

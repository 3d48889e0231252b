"""The finding of one requirement on one node."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from vinculum.models.abstract.assumptions import Assumption


class Verdict(StrEnum):
    """The verdict of a finding.

    A NOTE judges nothing: it describes quotients that no requirement restricts.
    """

    DISCHARGED = "discharged"
    VIOLATED = "violated"
    OBLIGATION = "obligation"
    NOTE = "note"


class GuardKind(StrEnum):
    """The condition that a guard can check at run time."""

    NONZERO_DENOMINATOR = "zero"
    REPRESENTABLE_QUOTIENT = "overflow"
    EQUAL_SHAPES = "shape"


class FailOn(StrEnum):
    """What fails a model at the wish of its user, although no requirement excludes it.

    The values that begin with fragile- are kinds of fragile quotients.
    """

    ZERO_DENOMINATOR = "zero-denominator"
    BOUNDARY = "fragile-boundary"
    RECIPROCAL = "fragile-reciprocal"
    SHAPE_ARITHMETIC = "fragile-shape-arithmetic"
    EXTREME = "fragile-extreme"


@dataclass(frozen=True)
class Finding:
    """A verdict and its reason.

    `element`: the index and the values that violate the requirements. `assumptions`: the assumptions that the verdict needs.
    `outcome`: what the operator does if the requirements are violated. `script`: an obligation in SMT-LIB.
    `guard`: the guard that would check the requirements.
    """

    requirements: tuple[str, ...]
    title: str
    verdict: Verdict
    reason: str
    element: dict[str, Any] | None = None
    assumptions: tuple[Assumption, ...] = ()
    outcome: str | None = None
    script: str | None = None
    guard: GuardKind | None = None

    @property
    def assumption_texts(self) -> tuple[str, ...]:
        """The assumptions as reports show them."""
        return tuple(map(str, self.assumptions))


def exit_status(findings: list[Finding]) -> int:
    """Return 0 if all findings are discharged, 1 if any is violated, else 3.

    3 means that an obligation is left or nothing was judged.
    """
    verdicts = {finding.verdict for finding in findings} - {Verdict.NOTE}
    if Verdict.VIOLATED in verdicts:
        return 1
    return 3 if Verdict.OBLIGATION in verdicts or not verdicts else 0

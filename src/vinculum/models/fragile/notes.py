"""The note on one fragile quotient."""

from collections.abc import Mapping
from dataclasses import dataclass

from vinculum.models.abstract.assumptions import Assumption
from vinculum.models.checks.findings import FailOn

TITLES: Mapping[FailOn, str] = {
    FailOn.BOUNDARY: "One ulp changes what follows",
    FailOn.RECIPROCAL: "Multiplying by the reciprocal gives another quotient",
    FailOn.SHAPE_ARITHMETIC: "Integer division of sizes",
    FailOn.EXTREME: "Quotient may overflow or lose all digits",
}


@dataclass(frozen=True)
class FragileQuotient:
    """A quotient that no requirement restricts, and on which something depends finely.

    `witness`: operands within the known ranges that show it, by name. `assumptions`: what these ranges rest on.
    `is_remote`: only elements of which no bound is known show it, and only beyond 2^-64 to 2^64.
    """

    kind: FailOn
    reason: str
    witness: Mapping[str, str]
    assumptions: tuple[Assumption, ...] = ()
    is_remote: bool = False

    @property
    def title(self) -> str:
        """What is fragile, in a few words."""
        return TITLES[self.kind]

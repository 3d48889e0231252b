"""What the gate found: one verdict for each target, profile, requirement and element type."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

SCHEMA_VERSION = "1"


class Status(StrEnum):
    """Worst first."""

    REFUTED = "refuted"
    UNDECIDED = "undecided"
    NOT_SUPPORTED = "not supported"
    UNSPECIFIED = "unspecified"
    CONFORMS = "conforms"


@dataclass(frozen=True)
class Operand:
    """Elements of a counterexample: as a person reads them, and exactly."""

    dtype: str
    shape: tuple[int, ...]
    decimal: tuple[str, ...]
    hex: tuple[str, ...]
    bits: tuple[str, ...]


@dataclass(frozen=True)
class Counterexample:
    """The smallest input found that shows it, what came of it, and how to see it again.

    `index` is the element of C that is wrong, where one is. `ulps` is the distance from the nearest value expected,
    in steps between neighbouring values of the type.
    """

    label: str
    A: Operand
    B: Operand
    attributes: Mapping[str, Any]
    path: str
    layout: str
    got: str
    expected: tuple[str, ...]
    index: tuple[int, ...] | None = None
    ulps: int | None = None
    lanes: str | None = None
    replay: str = ""


@dataclass
class Row:
    """Verdict on one requirement, as it builds up."""

    target: str
    version: str
    profile: str
    requirement: str
    dtype: str
    cases: int = 0
    failures: int = 0
    counterexample: Counterexample | None = None
    observed: dict[str, int] = field(default_factory=dict)
    reason: str = ""
    unfinished: bool = False
    unsupported: bool = False
    incomplete: bool = False

    @property
    def verdict(self) -> Status:
        """A refutation outweighs all else; no case, or not all of them, is no success."""
        if self.failures:
            return Status.REFUTED
        if self.incomplete or (self.unsupported and not self.cases):
            return Status.NOT_SUPPORTED
        if self.unfinished or not (self.cases or self.observed):
            return Status.UNDECIDED
        return Status.UNSPECIFIED if self.observed else Status.CONFORMS

    def observe(self, outcome: str) -> None:
        """Count what the target did where the sources leave it open."""
        self.observed[outcome] = self.observed.get(outcome, 0) + 1

    def partial(self, reason: str) -> None:
        """Some inputs within the domain cannot be put to the target: what was judged is not all of the requirement."""
        self.unsupported = self.incomplete = True
        self.reason = reason

    def inexpressible(self, reason: str) -> None:
        """The target's interface has no way to be given such an input: unless another path has, nothing was judged."""
        if not self.cases:
            self.unsupported, self.reason = True, reason

    def add(self, other: "Row") -> None:
        """Take in what another process found about the same requirement on other operands."""
        self.cases += other.cases
        self.failures += other.failures
        self.counterexample = self.counterexample or other.counterexample
        for outcome, count in other.observed.items():
            self.observed[outcome] = self.observed.get(outcome, 0) + count
        self.reason = self.reason or other.reason
        self.unfinished |= other.unfinished
        self.unsupported |= other.unsupported
        self.incomplete |= other.incomplete

    def document(self) -> dict[str, Any]:
        """This row as JSON has it."""
        return {
            "target": self.target,
            "version": self.version,
            "profile": self.profile,
            "requirement": self.requirement,
            "dtype": self.dtype,
            "verdict": str(self.verdict),
            "cases": self.cases,
            "failures": self.failures,
            "observed": self.observed,
            "reason": self.reason,
            "counterexample": asdict(self.counterexample) if self.counterexample else None,
        }


def exit_status(rows: Iterable[Row]) -> int:
    """0 conforms, 1 refuted, 3 undecided or incomplete: nothing selected, or an element type that was not judged.

    A single requirement that the target's interface cannot be asked about (attributes, of a function that takes none)
    is shown as not supported and does not count as incomplete: there is nothing to judge.
    """
    groups = dict[tuple[str, str, str], set[Status]]()
    for row in rows:
        groups.setdefault((row.target, row.profile, row.dtype), set()).add(row.verdict)
    found = set().union(*groups.values())
    if Status.REFUTED in found:
        return 1
    judged = all(Status.CONFORMS in group for group in groups.values())
    return 0 if groups and judged and Status.UNDECIDED not in found else 3

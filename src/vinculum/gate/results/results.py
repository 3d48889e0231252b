"""What the gate found: one verdict for each target, profile, requirement and element type."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from enum import StrEnum
from typing import Any

SCHEMA_VERSION = "2"
IDLE = "no call gave what it speaks of"  # how the reason begins that a requirement has of which there is no case


class Status(StrEnum):
    """Worst first."""

    REFUTED = "refuted"
    UNDECIDED = "undecided"
    NOT_SUPPORTED = "not supported"
    WAIVED = "waived"
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

    @property
    def listed(self) -> str:
        """The first elements, with a mark where there are more."""
        return f"[{', '.join(self.decimal[:8])}{', …' if len(self.decimal) > 8 else ''}]"

    @property
    def few(self) -> str:
        """What is `listed`, with the shape, where that is not how many they are; one element as it is."""
        if self.shape in ((), (1,)):
            return "".join(self.decimal)
        shape = f" of shape {list(self.shape)}" if len(self.shape) != 1 or 0 in self.shape else ""
        return f"{self.listed}{shape}"


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

    @property
    def size(self) -> int:
        """How many elements the operands have."""
        return math.prod(self.A.shape) + math.prod(self.B.shape)

    @property
    def of_one_pair(self) -> bool:
        """Whether it is one numerator and one denominator."""
        return math.prod(self.A.shape) == math.prod(self.B.shape) == 1


@dataclass(frozen=True)
class Waiver:
    """A known refutation that is accepted until the end of a day. Without a condition: all of the row's failures."""

    requirement: str
    target: str
    dtype: str
    condition: str
    reason: str
    owner: str
    expiry: date | None
    line: int = 0

    def document(self) -> dict[str, Any]:
        """This waiver as JSON has it."""
        return asdict(self) | {"expiry": self.expiry.isoformat() if self.expiry else None}


@dataclass
class Row:
    """Verdict on one requirement, as it builds up.

    `failures` and `counterexample` are of those that no waiver covers; `waived` counts the others, by the condition of
    the waiver, and `waived_example` is the smallest of them. `waivers` are those that covered some, once that is known.
    """

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
    waived: dict[str, int] = field(default_factory=dict)
    waived_example: Counterexample | None = None
    waivers: tuple[Waiver, ...] = ()

    @property
    def verdict(self) -> Status:
        """A refutation outweighs all else; no case, or not all of them, is no success."""
        if self.failures:
            return Status.REFUTED
        if self.waived:
            return Status.UNDECIDED if self.unfinished else Status.WAIVED
        if self.incomplete or (self.unsupported and not self.cases):
            return Status.NOT_SUPPORTED
        if self.unfinished or not (self.cases or self.observed):
            return Status.UNDECIDED
        return Status.UNSPECIFIED if self.observed else Status.CONFORMS

    @property
    def wrong(self) -> int:
        """How many failures there were, waived or not."""
        return self.failures + sum(self.waived.values())

    @property
    def shown(self) -> Counterexample | None:
        """What is shown of it: a counterexample that is not waived, if there is one."""
        return self.counterexample or self.waived_example

    def fail(self, count: int, waiver: str | None = None) -> None:
        """Count failures that this waiver covers, or none does."""
        if waiver is None:
            self.failures += count
        elif count:
            self.waived[waiver] = self.waived.get(waiver, 0) + count

    def example(self, waiver: str | None) -> Counterexample | None:
        """The smallest one yet of the failures that are waived, or that are not."""
        return self.counterexample if waiver is None else self.waived_example

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
        self.waived_example = self.waived_example or other.waived_example
        for waiver, count in other.waived.items():
            self.fail(count, waiver)
        for outcome, count in other.observed.items():
            self.observed[outcome] = self.observed.get(outcome, 0) + count
        given = (row.reason for row in (self, other) if not (self.cases and row.reason.startswith(IDLE)))
        self.reason = next(filter(None, given), "")
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
            "waived": sum(self.waived.values()),
            "waivers": [waiver.document() for waiver in self.waivers],
            "counterexample": asdict(self.shown) if self.shown else None,
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
    judged = all(group & {Status.CONFORMS, Status.WAIVED} for group in groups.values())
    return 0 if groups and judged and Status.UNDECIDED not in found else 3

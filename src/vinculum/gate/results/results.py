"""Results of a check: one row for each target, profile, requirement and element type."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from enum import Enum, Flag, StrEnum, auto
from typing import Any

SCHEMA_VERSION = "2"


class Status(StrEnum):
    """The verdicts, worst first."""

    REFUTED = "refuted"
    UNDECIDED = "undecided"
    NOT_SUPPORTED = "not supported"
    WAIVED = "waived"
    UNSPECIFIED = "unspecified"
    CONFORMS = "conforms"


class Gap(Flag):
    """Why a row does not cover its requirement."""

    NONE = 0
    UNFINISHED = auto()  # the check ended early, or its answers contradict each other
    UNSUPPORTED = auto()  # the target lacks the type, or its interface cannot express the input
    PARTIAL = auto()  # the target does not support some inputs within the domain


class ReasonKind(Enum):
    """What a reason is about."""

    NONE = auto()
    UNFINISHED = auto()
    NOT_SUPPORTED = auto()
    NO_CASE = auto()  # no case reached the requirement
    FP_ENVIRONMENT = auto()  # the target changes the floating-point environment


@dataclass(frozen=True)
class Reason:
    """Why a row has its verdict, or a remark on it. False without a text."""

    kind: ReasonKind
    text: str

    def __bool__(self) -> bool:
        return bool(self.text)

    def __str__(self) -> str:
        return self.text


NO_REASON = Reason(ReasonKind.NONE, "")


@dataclass(frozen=True)
class Observation:
    """What a target did where the sources leave the result open.

    `bits` are those of a value: `summary` is the same in every type that has the value, the bits are not. `result_type` is
    set where only the type of the result is recorded.
    """

    summary: str
    bits: str = ""
    result_type: str | None = None

    @classmethod
    def of_type(cls, dtype: str) -> "Observation":
        """The target returned some array of this type."""
        return cls(f"a value of type {dtype}", result_type=dtype)

    @property
    def text(self) -> str:
        """The summary, with the bits if there are any."""
        return f"{self.summary} ({self.bits})" if self.bits else self.summary


@dataclass(frozen=True)
class Operand:
    """Elements of a counterexample, in decimal for people and as exact bits."""

    dtype: str
    shape: tuple[int, ...]
    decimal: tuple[str, ...]
    hex: tuple[str, ...]
    bits: tuple[str, ...]

    @property
    def first_elements(self) -> str:
        """The first eight elements, with an ellipsis if there are more."""
        return f"[{', '.join(self.decimal[:8])}{', …' if len(self.decimal) > 8 else ''}]"

    @property
    def summary(self) -> str:
        """A single element alone; else the first elements, and the shape.

        The shape is omitted if it is one-dimensional and not empty.
        """
        if self.shape in ((), (1,)):
            return "".join(self.decimal)
        shape = f" of shape {list(self.shape)}" if len(self.shape) != 1 or 0 in self.shape else ""
        return f"{self.first_elements}{shape}"


@dataclass(frozen=True)
class Counterexample:
    """The smallest input found that violates a requirement, with the result and a line that reproduces it.

    `index` is the index of the wrong element of C, if one is wrong. `ulps` is its distance from the nearest expected value, in
    steps between neighbouring values of the type.
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
        """Number of elements of both operands."""
        return math.prod(self.A.shape) + math.prod(self.B.shape)

    @property
    def is_single_pair(self) -> bool:
        """Whether the operands are one numerator and one denominator."""
        return math.prod(self.A.shape) == math.prod(self.B.shape) == 1


@dataclass(frozen=True)
class Waiver:
    """A known refutation, accepted until the end of a day.

    Without a condition it covers every failure of the row.
    """

    requirement: str
    target: str
    dtype: str
    condition: str
    reason: str
    owner: str
    expiry: date | None
    line: int = 0

    def document(self) -> dict[str, Any]:
        """This waiver as a JSON object."""
        return asdict(self) | {"expiry": self.expiry.isoformat() if self.expiry else None}


@dataclass
class Row:
    """Results for one requirement, collected while the check runs.

    `failures` and `counterexample` are of failures that no waiver covers. `waived` counts the others by the condition of
    their waiver, and `waived_example` is the smallest of them. `waivers` are those that covered a failure; they are set at the end.
    """

    target: str
    version: str
    profile: str
    requirement: str
    dtype: str
    cases: int = 0
    failures: int = 0
    counterexample: Counterexample | None = None
    observed: dict[Observation, int] = field(default_factory=dict)
    reason: Reason = NO_REASON
    gaps: Gap = Gap.NONE
    waived: dict[str, int] = field(default_factory=dict)
    waived_example: Counterexample | None = None
    waivers: tuple[Waiver, ...] = ()

    @property
    def verdict(self) -> Status:
        """A refutation outweighs all else. A row without cases, or with a gap, does not conform."""
        if self.failures:
            return Status.REFUTED
        if self.waived:
            return Status.UNDECIDED if self.unfinished else Status.WAIVED
        if Gap.PARTIAL in self.gaps or (Gap.UNSUPPORTED in self.gaps and not self.cases):
            return Status.NOT_SUPPORTED
        if self.unfinished or not (self.cases or self.observed):
            return Status.UNDECIDED
        return Status.UNSPECIFIED if self.observed else Status.CONFORMS

    @property
    def unfinished(self) -> bool:
        """Whether not all cases were judged."""
        return Gap.UNFINISHED in self.gaps

    @property
    def all_failures(self) -> int:
        """Number of failures, waived or not."""
        return self.failures + sum(self.waived.values())

    @property
    def reported_example(self) -> Counterexample | None:
        """The counterexample that reports print: one that is not waived, if there is one."""
        return self.counterexample or self.waived_example

    def count_failures(self, count: int, waiver: str | None = None) -> None:
        """Count failures. `waiver` is the condition of the waiver that covers them."""
        if waiver is None:
            self.failures += count
        elif count:
            self.waived[waiver] = self.waived.get(waiver, 0) + count

    def smallest_example(self, waiver: str | None) -> Counterexample | None:
        """The smallest counterexample so far: of the waived failures if `waiver` is given, else of the others."""
        return self.counterexample if waiver is None else self.waived_example

    def observe(self, observation: Observation) -> None:
        """Count what the target did where the sources leave the result open."""
        self.observed[observation] = self.observed.get(observation, 0) + 1

    def mark_unfinished(self, reason: str) -> None:
        """Not all cases were judged: unless something is refuted, the row is undecided."""
        self.gaps |= Gap.UNFINISHED
        self.reason = Reason(ReasonKind.UNFINISHED, reason)

    def mark_unsupported(self, reason: str) -> None:
        """The target does not have the type."""
        self.gaps |= Gap.UNSUPPORTED
        self.reason = Reason(ReasonKind.NOT_SUPPORTED, reason)

    def mark_partial(self, reason: str) -> None:
        """The target does not support some inputs within the domain, so the requirement is not covered."""
        self.gaps |= Gap.PARTIAL
        self.reason = Reason(ReasonKind.NOT_SUPPORTED, reason)

    def mark_inexpressible(self, reason: str) -> None:
        """The target's interface cannot express such an input. Ignored if another path of the target could."""
        if not self.cases:
            self.mark_unsupported(reason)

    def merge(self, other: "Row") -> None:
        """Add the results of another process on other operands."""
        self.cases += other.cases
        self.failures += other.failures
        self.counterexample = self.counterexample or other.counterexample
        self.waived_example = self.waived_example or other.waived_example
        for waiver, count in other.waived.items():
            self.count_failures(count, waiver)
        for observation, count in other.observed.items():
            self.observed[observation] = self.observed.get(observation, 0) + count
        reasons = (row.reason for row in (self, other) if not (self.cases and row.reason.kind is ReasonKind.NO_CASE))
        self.reason = next(filter(None, reasons), NO_REASON)
        self.gaps |= other.gaps

    def document(self) -> dict[str, Any]:
        """This row as a JSON object."""
        return {
            "target": self.target,
            "version": self.version,
            "profile": self.profile,
            "requirement": self.requirement,
            "dtype": self.dtype,
            "verdict": str(self.verdict),
            "cases": self.cases,
            "failures": self.failures,
            "observed": {observation.text: count for observation, count in self.observed.items()},
            "reason": self.reason.text,
            "waived": sum(self.waived.values()),
            "waivers": [waiver.document() for waiver in self.waivers],
            "counterexample": asdict(self.reported_example) if self.reported_example else None,
        }


def exit_status(rows: Iterable[Row]) -> int:
    """Return 0 if all conforms, 1 if anything is refuted, 3 if anything is undecided or was not judged.

    A requirement whose inputs the target's interface cannot express (attributes, of a function that takes none) is
    reported as not supported. It does not make the check incomplete: there is nothing to judge.
    """
    groups = dict[tuple[str, str, str], set[Status]]()
    for row in rows:
        groups.setdefault((row.target, row.profile, row.dtype), set()).add(row.verdict)
    statuses = set().union(*groups.values())
    if Status.REFUTED in statuses:
        return 1
    judged = all(group & {Status.CONFORMS, Status.WAIVED} for group in groups.values())
    return 0 if groups and judged and Status.UNDECIDED not in statuses else 3

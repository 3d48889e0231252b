"""Assumptions that the analysis makes beyond what the model says, and that a finding names."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class AssumptionKind(Enum):
    """What is assumed. The value is the text of the assumption, with the subject in place of `{}`."""

    STATED_SHAPE = "the shape that the model states of {}"  # of the value that the subject names
    EQUAL_DIMS = "that sizes called {} are one size"
    INPUT_RANGE = "{}"  # a range that the user gives, as NAME=LOW:HIGH
    # Before IR version 4, every initializer had to be an input too.
    FIXED_INITIALIZERS = "that no caller replaces an initializer, which before IR version 4 had to be an input too"
    # A size plus 1 wraps around otherwise, and a Range up to it is empty.
    SIZES_BELOW_INT64_MAX = "that no axis has 2^63 - 1 elements"
    # A size that is cast to int32 wraps around otherwise.
    SIZES_FIT_INT32 = "that no axis has 2^31 elements"

    @property
    def concerns_shapes(self) -> bool:
        """Whether a shape may rest on it."""
        return self is not AssumptionKind.INPUT_RANGE


@dataclass(frozen=True)
class Assumption:
    """An assumption about a subject.

    `subject`: the name of a value or of a size, or the text of a range; empty if there is none.

    >>> str(Assumption(AssumptionKind.EQUAL_DIMS, "N"))
    'that sizes called N are one size'
    """

    kind: AssumptionKind
    subject: str = ""

    def __str__(self) -> str:
        return self.kind.value.replace("{}", self.subject)


Assumptions = frozenset[Assumption]
NO_ASSUMPTIONS: Assumptions = frozenset()
FIXED_INITIALIZERS = Assumption(AssumptionKind.FIXED_INITIALIZERS)
SIZES_BELOW_INT64_MAX = Assumption(AssumptionKind.SIZES_BELOW_INT64_MAX)
SIZES_FIT_INT32 = Assumption(AssumptionKind.SIZES_FIT_INT32)


def union(assumptions: Iterable[Assumptions]) -> Assumptions:
    """Return all assumptions of several sets."""
    return NO_ASSUMPTIONS.union(*assumptions)


def ordered(assumptions: Iterable[Assumption]) -> tuple[Assumption, ...]:
    """Return assumptions in the order of their texts."""
    return tuple(sorted(assumptions, key=str))

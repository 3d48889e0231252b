"""Results of judging a pipeline."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from vinculum.gate.results.results import Operand, Status


class Fault(StrEnum):
    """Which link is wrong. Each is judged alone."""

    CONVERTER = "converter"  # the model, evaluated exactly, gives what the source's definition does not allow
    RUNTIME = "runtime"  # the model is right, and the runtime's result is not the model's
    BOTH = "converter and runtime"


@dataclass(frozen=True)
class Witness:
    """One pair of elements with a wrong result, and what each link gives for it alone."""

    A: Operand
    B: Operand
    got: str
    expected: str
    source: str  # what the framework itself gives
    model: str  # what the model gives, evaluated exactly
    fault: Fault


@dataclass(frozen=True)
class Death:
    """A pair of elements on which a process ended, or gave no answer in time."""

    A: Operand
    B: Operand
    how: str
    within: bool  # whether the definition says what the quotient is
    source: str


@dataclass
class FormResult:
    """One pipeline on one element type in one form.

    `faults` counts wrong results by fault, `model_failures` those of the model evaluated exactly. `source_failures` counts
    results of the framework itself that violate the definition; a pipeline may repeat them. `invalid` is what onnx's
    checker objects to, and `outside` says what happens outside of the domain.
    """

    pipeline: str
    dtype: str
    form: str
    profile: str
    requirement: str
    cases: int = 0
    failures: int = 0
    model_failures: int = 0
    source_failures: int = 0
    faults: dict[Fault, int] = field(default_factory=dict)
    witness: Witness | None = None
    deaths: list[Death] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    unsupported: str = ""
    unfinished: str = ""
    invalid: str = ""
    opset: int = 0
    graph: str = ""
    model: bytes = b""

    @property
    def status(self) -> Status:
        """A refutation outweighs all else."""
        if self.failures or self.deaths:
            return Status.REFUTED
        if self.unsupported:
            return Status.NOT_SUPPORTED
        return Status.UNDECIDED if self.unfinished or not self.cases else Status.CONFORMS


def worst(results: Iterable[FormResult]) -> Status:
    """The status of several results.

    Forms and types that are not supported count only if all are.
    """
    statuses = {result.status for result in results}
    for status in (Status.REFUTED, Status.UNDECIDED, Status.CONFORMS):
        if status in statuses:
            return status
    return Status.NOT_SUPPORTED if statuses else Status.UNDECIDED

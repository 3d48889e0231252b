"""An executor judges units of work. The interface, and what can go wrong."""

from collections.abc import Generator, Sequence
from typing import Protocol

from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.runner.selection import Unit


class ExecutorError(Exception):
    """The executor cannot start.

    A package is missing, a scheduler does not answer, or a worker runs other code.
    """


class ExecutorLostError(Exception):
    """The executor was lost during a run.

    The run keeps the results that had arrived; the same command continues from there.
    """


class Executor(Protocol):
    """Judges units, up to `cores` at a time."""

    cores: int

    def run(self, work: Sequence[Unit]) -> Generator[tuple[Unit, UnitResult | str]]:
        """Yield each unit with its result, or with the reason why it has none; nothing of it is kept then.

        Raises ExecutorLostError. Closing the generator ends what is queued or running.
        """
        ...

    def close(self) -> None:
        """Release all that the executor has started."""
        ...

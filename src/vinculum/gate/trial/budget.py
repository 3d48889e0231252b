"""Limits of the searches of one trial."""

from collections import Counter
from dataclasses import dataclass, field
from typing import ClassVar

from vinculum.gate.sandbox.messages import Reply


@dataclass
class Budget:
    """What one trial may spend on a target that fails, and what it has spent.

    A crash that a limit of the gate brought about counts several times, as it took the whole time limit.
    """

    MAX_CRASHES: ClassVar[int] = 24  # then the trial gives up: a target that always crashes would take all day
    STOPPED_WEIGHT: ClassVar[int] = 4  # crashes that one counts for which the gate ended
    MAX_ISOLATION_CRASHES: ClassVar[int] = 48  # crashes in searches for the smallest operands that crash
    MAX_SHRINK_SEARCHES: ClassVar[int] = 24  # of one requirement; likewise for elements that are wrong by their place
    MAX_SINGLE_ELEMENT_CALLS: ClassVar[int] = (
        100  # calls of which one element is tried alone, per requirement and waiver
    )
    MAX_SHRINK_SIZE: ClassVar[int] = 1 << 13  # elements of the largest call that is shrunk for an element's place

    crashes: int = 0
    isolation_crashes: int = 0
    shrink_searches: Counter[str] = field(default_factory=Counter)  # by requirement
    index_searches: int = 0
    single_element_calls: Counter[tuple[str, str | None]] = field(default_factory=Counter)  # by requirement and waiver

    @classmethod
    def weight(cls, reply: Reply) -> int:
        """How many crashes a fatal reply counts for."""
        return cls.STOPPED_WEIGHT if reply.ended_by_gate else 1

    @property
    def gave_up(self) -> bool:
        """Whether the target crashed too often for the trial to continue."""
        return self.crashes > self.MAX_CRASHES

    @property
    def may_isolate(self) -> bool:
        """Whether searches for the smallest operands that crash may go on."""
        return self.isolation_crashes < self.MAX_ISOLATION_CRASHES

    def count_crash(self, reply: Reply) -> None:
        """Count a crash that a case brought about."""
        self.crashes += self.weight(reply)

    def count_isolation_crash(self, reply: Reply) -> None:
        """Count a reply of a search, if it is a crash."""
        self.isolation_crashes += self.weight(reply) if reply.fatal else 0

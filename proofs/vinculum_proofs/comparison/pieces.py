"""The operands on which two profiles might differ: every case of one with every case of the other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from sympy import And
from sympy.logic.boolalg import Boolean

from vinculum_spec.atlas.outcomes import Case, Outcome


class Relation(Enum):
    """What the outcomes of two cases say by themselves."""

    WITHIN = "the first allows nothing that the second does not"
    DIFFERENT = "the first allows something that the second does not"
    BY_VALUES = "both give a value, and their relations decide"


@dataclass(frozen=True)
class Piece:
    """Operands that are in case `first` of one profile and in case `second` of the other."""

    first: Case
    second: Case

    @property
    def where(self) -> Boolean:
        """The condition on the operands."""
        return And(self.first.where, self.second.where)

    @property
    def relation(self) -> Relation:
        """Whether the first case allows only what the second does."""
        if self.first.outcome is self.second.outcome is Outcome.VALUE:
            same = self.first.requirement.relation_name == self.second.requirement.relation_name
            return Relation.WITHIN if same else Relation.BY_VALUES
        return Relation.WITHIN if self.first.outcome.within(self.second.outcome) else Relation.DIFFERENT


def pieces(first: Sequence[Case], second: Sequence[Case]) -> Iterator[Piece]:
    """Every case with every case."""
    return (Piece(one, two) for one in first for two in second)

"""Facts: relations of a tensor to other tensors or sizes, which an interval cannot express.

Each kind of fact is a class of its own, in the module that derives it; `predicates` has those about truth values. The page
docs/explanation/model-analysis.md lists all of them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar


@dataclass(frozen=True)
class Fact:
    """A property of a tensor. Subclasses are frozen dataclasses.

    Facts are equal if their fields are; tensors in fields compare by identity.
    """


F = TypeVar("F", bound=Fact)


class FactSet:
    """An immutable set of facts, in the order in which they were derived.

    >>> facts = FactSet([WhereEvaluated()]) | [Sparse()]
    >>> facts.has(Sparse), facts.of(WhereEvaluated), Sparse() in FactSet()
    (True, [WhereEvaluated()], False)
    """

    __slots__ = ("_facts",)

    def __init__(self, facts: Iterable[Fact] = ()) -> None:
        self._facts = dict.fromkeys(facts)

    def __iter__(self) -> Iterator[Fact]:
        return iter(self._facts)

    def __contains__(self, fact: object) -> bool:
        return fact in self._facts

    def __bool__(self) -> bool:
        return bool(self._facts)

    def __or__(self, others: Iterable[Fact]) -> "FactSet":
        return FactSet((*self, *others))

    def of(self, kind: type[F]) -> list[F]:
        """Return the facts of one class, those of its subclasses included."""
        return [fact for fact in self._facts if isinstance(fact, kind)]

    def has(self, kind: type[Fact]) -> bool:
        """Whether there is a fact of this class."""
        return any(isinstance(fact, kind) for fact in self._facts)


NO_FACTS = FactSet()


@dataclass(frozen=True)
class WhereEvaluated(Fact):
    """Of a denominator: its interval holds only for elements by which an element is divided."""


@dataclass(frozen=True)
class Sparse(Fact):
    """The model stores the tensor, or passes it in, as a sparse one."""

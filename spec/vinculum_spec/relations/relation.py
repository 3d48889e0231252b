"""The form of every formal relation: a domain, and what holds there.

A relation judges a result that an implementation computed. It never computes a result itself.
"""

from dataclasses import dataclass, field
from functools import cached_property

from sympy import And, Basic, Not, Or, Symbol, true
from sympy.logic.boolalg import Boolean


@dataclass(frozen=True)
class Relation:
    """`holds` is required wherever `domain` is true. Elsewhere the relation requires nothing.

    `parameters` are the symbols that an element type fixes (its width, its precision). All others are observed.
    """

    domain: Boolean
    holds: Boolean
    parameters: tuple[Symbol, ...] = field(default=())

    @cached_property
    def statement(self) -> Boolean:
        """`domain` implies `holds`, written with `Or` and `Not`, which every printer supports."""
        return implies(self.domain, self.holds)

    @property
    def variables(self) -> tuple[Symbol, ...]:
        """The observed symbols, sorted by name."""
        free = (self.domain.free_symbols | self.holds.free_symbols) - set(self.parameters)
        return tuple(sorted((symbol for symbol in free if isinstance(symbol, Symbol)), key=str))


def implies(condition: Boolean, conclusion: Boolean) -> Boolean:
    """`condition` implies `conclusion`."""
    return Or(Not(condition), conclusion)


def always(holds: Basic, *parameters: Symbol) -> Relation:
    """A relation that applies everywhere."""
    return Relation(true, And(holds), parameters)


def conjunction(*relations: Relation) -> Relation:
    """The conjunction of `relations`. It applies wherever one of them applies."""
    parameters = {symbol: None for relation in relations for symbol in relation.parameters}
    return Relation(
        Or(*(relation.domain for relation in relations)),
        And(*(relation.statement for relation in relations)),
        tuple(parameters),
    )

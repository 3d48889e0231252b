"""Facts about each element by itself: the comparison behind a truth value, an absolute value."""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.interval import Comparison, Number

MAX_CONJUNCTS = 64  # more operands of one And or Or are not tracked


class Predicate(Fact):
    """A condition that each element stands for: true or false, or 1 or 0 in a tensor of numbers."""


class AtomicPredicate(Predicate):
    """A predicate of which compound predicates consist."""


@dataclass(frozen=True)
class Is(AtomicPredicate):
    """True where the element of `tensor` equals `number`, which may be NaN."""

    tensor: AbstractTensor
    number: Number


@dataclass(frozen=True)
class Compares(AtomicPredicate):
    """True where the element of `tensor` compares with `number` in this way."""

    tensor: AbstractTensor
    comparison: Comparison
    number: Number


@dataclass(frozen=True)
class MagnitudeCompares(AtomicPredicate):
    """True where the absolute value of the element of `tensor` compares with `number` in this way."""

    tensor: AbstractTensor
    comparison: Comparison
    number: Number


@dataclass(frozen=True)
class ShapesEqual(Fact):
    """True where a size of `first` equals the size of `second` on the same axis."""

    first: AbstractTensor
    second: AbstractTensor


@dataclass(frozen=True)
class Not(AtomicPredicate):
    """True where the operand is false."""

    operand: Fact


@dataclass(frozen=True)
class Both(Predicate):
    """True where both are, on elements that meet by broadcasting."""

    first: Fact
    second: Fact


@dataclass(frozen=True)
class Either(Predicate):
    """True where at least one is, on elements that meet by broadcasting."""

    first: Fact
    second: Fact


@dataclass(frozen=True)
class OnlyWhere(Predicate):
    """True only where the operand is true: the operand is one of the parts of an And."""

    operand: Fact


@dataclass(frozen=True)
class Wherever(Predicate):
    """True wherever the operand is true: the operand is one of the parts of an Or."""

    operand: Fact


@dataclass(frozen=True)
class SomewhereTrue(Predicate):
    """The only element is true where the operand is true of some element of its tensor."""

    operand: Fact


@dataclass(frozen=True)
class AbsoluteValueOf(Fact):
    """Each element is the absolute value of an element of `tensor`."""

    tensor: AbstractTensor


@dataclass(frozen=True)
class NonzeroExactlyAtZerosOf(Fact):
    """Not zero where the element of `tensor` is 0, and zero elsewhere."""

    tensor: AbstractTensor


Comparing = Is | Compares | MagnitudeCompares


def negation(fact: Fact) -> Fact:
    """Return the predicate that is true exactly where `fact` is false."""
    match fact:
        case Not(operand):
            return operand
        case Both(first, second):
            return Either(negation(first), negation(second))
        case Either(first, second):
            return Both(negation(first), negation(second))
        case OnlyWhere(operand):
            return Wherever(negation(operand))
        case Wherever(operand):
            return OnlyWhere(negation(operand))
    return Not(fact)


def implied_comparisons(fact: Fact, *, truth: bool) -> Iterator[tuple[Comparing, bool]]:
    """Yield the comparisons that follow where an element is `truth`, each with whether it holds."""
    match fact:
        case Is() | Compares() | MagnitudeCompares():
            yield fact, truth
        case Not(operand):
            yield from implied_comparisons(operand, truth=not truth)
        case OnlyWhere(operand) if truth:
            yield from implied_comparisons(operand, truth=True)
        case Wherever(operand) | SomewhereTrue(operand) if not truth:
            yield from implied_comparisons(operand, truth=False)


def conjuncts(value: AbstractTensor) -> set[Fact]:
    """Return the predicates without which no element of an And with this operand is true."""
    return _parts(value, {fact.operand for fact in value.facts.of(OnlyWhere)})


def disjuncts(value: AbstractTensor) -> set[Fact]:
    """Return the predicates each of which makes the elements of an Or with this operand true."""
    return _parts(value, {fact.operand for fact in value.facts.of(Wherever)})


def _parts(value: AbstractTensor, nested: set[Fact]) -> set[Fact]:
    parts = nested | set(value.facts.of(AtomicPredicate))
    return parts if len(parts) <= MAX_CONJUNCTS else set()


def marks_zeros_of(y: AbstractTensor, x: AbstractTensor) -> bool:
    """Whether y is not 0 where x is 0, and 0 elsewhere."""
    return Is(x.root, 0) in y.facts or NonzeroExactlyAtZerosOf(x.root) in y.facts


def sum_is_nonzero(x: AbstractTensor, y: AbstractTensor) -> bool:
    """Whether x + y is never 0 since y marks the zeros of x."""
    return not x.root.excess_precision and marks_zeros_of(y, x)

"""Facts about tensors whose elements an operator moves.

A condition on a tensor that is moved like the tensor itself meets the same elements as before.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor, Shape
from vinculum.models.concrete.tensor_movement import MOVEMENTS
from vinculum.models.facts.predicates import Predicate

Movement = tuple[object, ...]  # operator, version, attributes and steering operands


@dataclass(frozen=True)
class Moved(Fact):
    """The elements of `tensor`, moved by an operator of which all steering operands are known."""

    movement: Movement
    tensor: AbstractTensor


@dataclass(frozen=True)
class MovedPredicate(Fact):
    """Truth values of this shape for which the predicate holds, moved."""

    movement: Movement
    predicate: Predicate
    shape: Shape


@dataclass(frozen=True)
class IndexColumnsWhere(Fact):
    """Indices of elements of which a predicate is true, as columns. `shape`: of the truth values."""

    predicate: Predicate
    shape: Shape


@dataclass(frozen=True)
class IndexRowsWhere(Fact):
    """Indices of elements of which a predicate is true, as rows. `shape`: of the truth values."""

    predicate: Predicate
    shape: Shape


def movement_of(node: NodeContext) -> Movement | None:
    """Describe how a node moves elements: equal for nodes that move tensors of one shape alike."""
    if node.operator not in MOVEMENTS or MOVEMENTS[node.operator].data_operands != 1:
        return None
    steering = [node.integers(index, "") if node.has_operand(index) else [] for index in range(1, len(node.inputs))]
    shapes = [node.shape(index) for index in range(1, len(node.inputs))]
    if None in steering:
        return None
    attributes = sorted((name, tuple(x) if isinstance(x, list) else x) for name, x in node.attributes.items())
    return (node.operator, node.version, *attributes, *(tuple(each or ()) for each in steering), *shapes)


def permutation_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts of a result that moves the elements of one operand, or lists their indices."""
    value = node.operand(0)
    if value is None or value.shape is None or None in value.shape:
        return
    if node.operator == "NonZero":
        if value.shape:
            yield from (IndexColumnsWhere(fact, value.shape) for fact in value.facts.of(Predicate))
        return
    movement = movement_of(node)
    if movement is None:
        return
    yield from (MovedPredicate(movement, fact, value.shape) for fact in value.facts.of(Predicate))
    if value.root.shape == value.shape:
        yield Moved(movement, value.root)
    if node.operator == "Transpose" and node.attributes.get("perm") in (None, [1, 0]):
        yield from (IndexRowsWhere(fact.predicate, fact.shape) for fact in value.facts.of(IndexColumnsWhere))


def aligned_predicates(condition: AbstractTensor, value: AbstractTensor) -> Iterator[tuple[AbstractTensor, Predicate]]:
    """Yield the predicates of a moved condition on tensors that are moved likewise to give `value`."""
    sources = value.facts.of(Moved)
    for fact in condition.facts.of(MovedPredicate):
        for source in sources:
            if source.movement == fact.movement and source.tensor.shape == fact.shape:
                yield source.tensor, fact.predicate


def not_overwritten(indices: AbstractTensor, value: AbstractTensor) -> Iterator[Predicate]:
    """Yield the predicates that are false of each element whose index is no row of `indices`."""
    yield from (fact.predicate for fact in indices.facts.of(IndexRowsWhere) if fact.shape == value.shape)

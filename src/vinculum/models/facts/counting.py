"""Facts about the number of elements that satisfy a predicate.

A guard counts such elements, and uses the count as an index: its Gather fails unless the count is 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.reduced_axes import reduced_axes
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.predicates import Not, Predicate, SomewhereTrue, negation
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.interval import Comparison, Number

# Comparisons of a count that are true if there is an element, and if there is none.
SOME = ((Comparison.GREATER, 0), (Comparison.GREATER_OR_EQUAL, 1), (Comparison.NOT_EQUAL, 0))
NONE = ((Comparison.LESS, 1), (Comparison.LESS_OR_EQUAL, 0), (Comparison.EQUAL, 0))


@dataclass(frozen=True)
class CountOf(Fact):
    """The number of elements of which the predicate is true."""

    predicate: Predicate


@dataclass(frozen=True)
class TrueNowhere(Fact):
    """The predicate is true of no element wherever the tensor that has this fact is used."""

    predicate: Predicate


@dataclass(frozen=True)
class WithLeadingAxis(Fact):
    """The elements of `tensor`, with an axis of size 1 in front."""

    tensor: AbstractTensor


def counting_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts of the first result of a node that counts, or that is part of a guard."""
    data = node.operand(0)
    if data is None:
        return
    match node.operator:
        case "ReduceSum" if node.dtype == DType.INT64 and _reduces_all_axes(node):
            yield from (CountOf(predicate) for predicate in data.facts.of(Predicate))
        case "ReduceMax" if _reduces_all_axes(node):
            yield from (SomewhereTrue(predicate) for predicate in data.facts.of(Predicate))
        case "ReduceMin" if _reduces_all_axes(node):
            yield from (Not(SomewhereTrue(negation(predicate))) for predicate in data.facts.of(Predicate))
        case "Unsqueeze" if node.integers(1, "axes") == [0]:
            yield WithLeadingAxis(data.root)
            yield from data.facts.of(TrueNowhere)
        case "Gather":
            yield from _gather_facts(node, data)


def _reduces_all_axes(node: NodeContext) -> bool:
    axes, shape = reduced_axes(node), node.shape(0)
    if axes is not None and shape is not None and len(axes) == len(shape):
        return True
    with_axes = "axes" in node.attributes or node.has_operand(1)
    return not with_axes and not node.attributes.get("noop_with_empty_axes", 0)


def count_comparison_facts(count: AbstractTensor, comparison: Comparison, number: Number) -> Iterator[Fact]:
    """Derive what a comparison of a count says: that there is such an element, or that there is none."""
    for fact in count.facts.of(CountOf):
        if (comparison, number) in SOME:
            yield SomewhereTrue(fact.predicate)
        elif (comparison, number) in NONE:
            yield Not(SomewhereTrue(fact.predicate))


def _gather_facts(node: NodeContext, data: AbstractTensor) -> Iterator[Fact]:
    """On an axis of size 1, Gather accepts the indices 0 and -1 only: a count that it accepts is 0."""
    yield from data.facts.of(TrueNowhere)
    index = node.operand(1)
    if index is not None and node.attributes.get("axis", 0) == 0 and data.facts.has(WithLeadingAxis):
        yield from (TrueNowhere(fact.predicate) for fact in index.facts.of(CountOf))


def guarded_operand(node: NodeContext) -> AbstractTensor | None:
    """Return the tensor that a Gather of a guard passes on unchanged, if the node is one."""
    data, index = node.operand(0), node.operand(1)
    if node.operator != "Gather" or data is None or index is None or node.attributes.get("axis", 0) != 0:
        return None
    if not any(isinstance(fact, TrueNowhere) for fact in _gather_facts(node, data)):
        return None
    candidates = data.facts.of(WithLeadingAxis)
    return candidates[0].tensor if candidates and index.shape == () and index.facts.has(CountOf) else None

"""Facts about tensors whose elements are those of another tensor, some of them replaced."""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.predicates import marks_zeros_of
from vinculum.models.numeric.interval import INF, Interval, Number

MAX_SOURCES = 16  # tensors that a chain of selections is traced to
NOTHING_ELSE = Interval(INF, -INF)
Sources = dict[AbstractTensor, Interval]  # a tensor, and the interval of the elements that replace its own


@dataclass(frozen=True)
class SelectedFrom(Fact):
    """Each element is that of `tensor` (by broadcasting), or is in the interval `replacements`."""

    tensor: AbstractTensor
    replacements: Interval


def selection_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts of the result of an operator that selects, overwrites, or adds to zeros only."""
    first, second, third = (node.operand(index) for index in range(3))
    sources: Sources = {}
    match node.operator:
        case "Where" if second is not None and third is not None:
            sources = _selected(second, third, sources_of(third)) | _selected(third, second, sources_of(second))
        case "ScatterND" | "ScatterElements" if first is not None and third is not None:
            sources = _selected(first, third, {}) if node.text("reduction") in ("", "none") else {}
        case "Add" if first is not None and second is not None and node.version >= 7:
            sources = _added_at_zeros(first, second) | _added_at_zeros(second, first)
    yield from (SelectedFrom(tensor, replacements) for tensor, replacements in sources.items())


def _selected(value: AbstractTensor, other: AbstractTensor, other_sources: Sources) -> Sources:
    """Return the sources of a value some elements of which are replaced by elements of `other`."""
    own = sources_of(value)
    common = {x: interval.join(other_sources[x]) for x, interval in own.items() if x in other_sources}
    only_own = {x: interval.join(other.interval) for x, interval in own.items() if x not in other_sources}
    if len(own) > MAX_SOURCES:
        only_own = {x: interval for x, interval in only_own.items() if x is value.root}
    return only_own | (common if len(common) <= MAX_SOURCES else {})


def _added_at_zeros(value: AbstractTensor, other: AbstractTensor) -> Sources:
    """Adding a tensor that is 0 except at zeros of `value` replaces these zeros."""
    return {value.root: other.interval} if marks_zeros_of(other, value) else {}


def sources_of(value: AbstractTensor) -> Sources:
    """Return the tensors that a value is selected from, each with the interval of replacements."""
    facts = (*value.exact_root.facts.of(SelectedFrom), *value.facts.of(SelectedFrom))
    return {value.root: NOTHING_ELSE} | {fact.tensor: fact.replacements for fact in facts}


def never_meet(A: AbstractTensor, a: Number, B: AbstractTensor, b: Number) -> bool:
    """Whether no element a of A meets an element b of B.

    So it is if A and B are selected from one tensor, and neither a nor b is a replacement.
    """
    own, others = (
        [x for x, replacements in sources_of(each).items() if not replacements.holds(n)] for each, n in ((A, a), (B, b))
    )
    return any(x in others for x in own)

"""Tensors each element of which is one of another tensor, or another number that is put in its place.

One more fact, beside those of `ties.py`:
    ("of or", X, others)   each element is the one of X that it meets by broadcasting, or is in the interval `others`
"""

from vinculum.models.abstract.interval import INF, Interval, Number
from vinculum.models.abstract.tensor import AbstractTensor, Fact
from vinculum.models.interpreter.node_context import NodeContext

MOST = 16  # tensors whose elements one has, choice after choice
NONE = Interval(INF, -INF)
Sources = dict[AbstractTensor, Interval]


def choice_facts(node: NodeContext) -> frozenset[Fact]:
    """The facts of the first result of an operator that chooses, overwrites, or adds to zeros alone."""
    first, second, third = (node.operand(place) for place in range(3))
    found: Sources = {}
    match node.operator:
        case "Where" if second is not None and third is not None:
            found = _chosen(second, third, _sources(third)) | _chosen(third, second, _sources(second))
        case "ScatterND" | "ScatterElements" if first is not None and third is not None:
            found = _chosen(first, third, {}) if node.text("reduction") in ("", "none") else {}
        case "Add" if first is not None and second is not None and node.version >= 7:
            found = _added(first, second) | _added(second, first)
    return frozenset(("of or", x, put) for x, put in found.items())


def _chosen(value: AbstractTensor, other: AbstractTensor, others: Sources) -> Sources:
    """What value or other has. `others`: what other is known to have at the same places."""
    own = _sources(value)
    both = {x: put.join(others[x]) for x, put in own.items() if x in others}
    one = {x: put.join(other.interval) for x, put in own.items() if x not in others}
    if len(own) > MOST:
        one = {x: put for x, put in one.items() if x is value.root}
    return one | (both if len(both) <= MOST else {})


def _added(value: AbstractTensor, other: AbstractTensor) -> Sources:
    """What is 0 unless the element is 0, added to it."""
    zeros = {("is", value.root, 0), ("not zero just where", value.root)}
    return {} if zeros.isdisjoint(other.facts) else {value.root: other.interval}


def _sources(value: AbstractTensor) -> Sources:
    """The tensors whose elements a value has, and what it may have in their places."""
    facts = (*value.exact_root.facts, *value.facts)
    return {value.root: NONE} | {fact[1]: fact[2] for fact in facts if fact[0] == "of or"}


def apart(A: AbstractTensor, a: Number, B: AbstractTensor, b: Number) -> bool:
    """Whether no element of A that is a meets a b of B, as two that meet are one of one tensor, or others than these."""
    own, met = ([x for x, put in _sources(each).items() if not put.holds(n)] for each, n in ((A, a), (B, b)))
    return any(x in met for x in own)

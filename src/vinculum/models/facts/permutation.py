"""Conditions that are moved as what they are about is: then each of them meets its element again.

More facts, beside those of `ties.py`:
    ("moved", how, X)            the elements of X, moved as `how` says: by an operator of which all that steers it is known
    ("truths moved", how, f, shape)   truth values of which f is a fact, and which have this shape, moved so
    ("places where", f, shape)   the indices of the elements of which f is true, in a tensor of this shape, each a column
    ("rows where", f, shape)     these, each a row
"""

from collections.abc import Iterator

from vinculum.models.abstract.tensor import AbstractTensor, Fact
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.transfer.tensor_movement import MOVEMENTS

How = tuple[object, ...]


def how(node: NodeContext) -> How | None:
    """What an operator does with the places of elements: of two tensors of one shape it does the same."""
    if node.operator not in MOVEMENTS or MOVEMENTS[node.operator].data_operands != 1:
        return None
    steering = [node.integers(place, "") if node.has_operand(place) else [] for place in range(1, len(node.inputs))]
    shapes = [node.shape(place) for place in range(1, len(node.inputs))]
    if None in steering:
        return None
    given = sorted((name, tuple(x) if isinstance(x, list) else x) for name, x in node.attributes.items())
    return (node.operator, node.version, *given, *(tuple(each or ()) for each in steering), *shapes)


def moved_facts(node: NodeContext, of_elements: frozenset[str]) -> frozenset[Fact]:
    """The facts of a result that has the elements of one operand at other places."""
    value, means = node.operand(0), how(node)
    if value is None or value.shape is None or None in value.shape:
        return frozenset()
    if node.operator == "NonZero" and value.shape:
        return frozenset(("places where", fact, value.shape) for fact in value.facts if fact[0] in of_elements)
    if means is None:
        return frozenset()
    truths = {("truths moved", means, fact, value.shape) for fact in value.facts if fact[0] in of_elements}
    own = {("moved", means, value.root)} if value.root.shape == value.shape else set()
    turned = node.operator == "Transpose" and node.attributes.get("perm") in (None, [1, 0])
    rows = {("rows where", *fact[1:]) for fact in value.facts if fact[0] == "places where" and turned}
    return frozenset(truths | own | rows)


def met_again(condition: AbstractTensor, value: AbstractTensor) -> Iterator[tuple[AbstractTensor, Fact]]:
    """What a moved condition is about, where `value` is that, moved so too: each truth value is about the element that it meets."""
    behind = [(fact[1], fact[2]) for fact in value.facts if fact[0] == "moved"]
    for fact in condition.facts:
        if fact[0] == "truths moved":
            yield from ((x, fact[2]) for means, x in behind if means == fact[1] and x.shape == fact[3])


def overwritten(index: AbstractTensor, value: AbstractTensor) -> Iterator[Fact]:
    """What is not true of any element of a value that is left, once each is overwritten whose index is a row of `index`."""
    yield from (fact[1] for fact in index.facts if fact[0] == "rows where" and fact[2] == value.shape)

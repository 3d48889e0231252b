"""Conditions that are moved as what they are about is: then each of them meets its element again.

Two more facts, beside those of `ties.py`:
    ("moved", how, X)            the elements of X, moved as `how` says: by an operator of which all that steers it is known
    ("truths moved", how, f, shape)   truth values of which f is a fact, and which have this shape, moved so
"""

from collections.abc import Iterator

from vinculum.models.site import Site
from vinculum.models.structure import MOVES
from vinculum.models.value import Fact, Value

How = tuple[object, ...]


def how(site: Site) -> How | None:
    """What an operator does with the places of elements: of two tensors of one shape it does the same."""
    if site.operator not in MOVES or MOVES[site.operator][1] != 1:
        return None
    steering = [site.integers(place, "") if site.given(place) else [] for place in range(1, len(site.inputs))]
    shapes = [site.sizes(place) for place in range(1, len(site.inputs))]
    if None in steering:
        return None
    given = sorted((name, tuple(x) if isinstance(x, list) else x) for name, x in site.attributes.items())
    return (site.operator, site.version, *given, *(tuple(each or ()) for each in steering), *shapes)


def moved_facts(site: Site, of_elements: frozenset[str]) -> frozenset[Fact]:
    """The facts of a result that has the elements of one operand at other places."""
    value, means = site.value(0), how(site)
    if value is None or means is None or value.shape is None or None in value.shape:
        return frozenset()
    truths = {("truths moved", means, fact, value.shape) for fact in value.facts if fact[0] in of_elements}
    own = {("moved", means, value.origin)} if value.origin.shape == value.shape else set()
    return frozenset(truths | own)


def met_again(condition: Value, value: Value) -> Iterator[tuple[Value, Fact]]:
    """What a moved condition is about, where `value` is that, moved so too: each truth value is about the element that it meets."""
    behind = [(fact[1], fact[2]) for fact in value.facts if fact[0] == "moved"]
    for fact in condition.facts:
        if fact[0] == "truths moved":
            yield from ((x, fact[2]) for means, x in behind if means == fact[1] and x.shape == fact[3])

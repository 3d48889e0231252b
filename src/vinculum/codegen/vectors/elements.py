"""Vectors of single elements: a pair of operands and its expected result.

They are a few operands of each kind that the gate has.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import Any, TypeVar

import numpy as np

from vinculum.codegen.vectors.expected import Element, Expected, Rules, elements
from vinculum.gate.cases.plan import Level, Plan
from vinculum.gate.cases.shapes import shape_pairs
from vinculum.gate.cases.values.hard_to_round import form_of
from vinculum.gate.cases.values.pairs import pairs
from vinculum.gate.cases.values.special_values import parse_numbers
from vinculum_spec.schema import AttributeValue, ElementType, Specification

Array = Any
T = TypeVar("T")
LEVEL = Level("vectors", 400, 200, shape_pairs.QUICK, (), (), (5,), 1, 0)
SEED = 0
SPECIAL = "special values, crossed"
HARDEST, BY_SUBNORMAL = "hardest to round", "next to ties, by subnormal denominators"


@dataclass(frozen=True)
class Vector:
    """A pair of operands and its expected result. Floats are bit patterns; integers and reals are numbers."""

    label: str
    A: Element
    B: Element
    attributes: Mapping[str, AttributeValue]
    expected: Expected
    requirements: tuple[str, ...]


def plan(spec: Specification, profile: str, element: ElementType) -> Plan:
    """The plan of the gate that operands are taken from."""
    return Plan(spec, spec.profiles[profile], element, LEVEL, SEED)


def vectors(spec: Specification, profile: str, element: ElementType, at_most: int) -> list[Vector]:
    """Return at most `at_most` vectors, equally many for each rounding.

    The first ones include as many kinds as possible.

    Half of them are pairs of special values. The others are shared among the other classes, including hard cases.
    """
    source = plan(spec, profile, element)
    roundings = source.roundings()
    return round_robin(
        chain.from_iterable(
            _of(Rules(spec, source.profile, element, chosen), source, -(-at_most // len(roundings)))
            for chosen in roundings
        ),
        lambda vector: tuple(vector.attributes.items()),
    )[:at_most]


def _of(rules: Rules, source: Plan, at_most: int) -> list[Vector]:
    candidates = [vector for label, A, B in _operands(source) for vector in _thinned(rules, label, A, B, at_most)]
    distinct: dict[tuple[Element, Element], Vector] = {}
    for vector in candidates:
        distinct.setdefault((vector.A, vector.B), vector)
    found = list(distinct.values())
    special = [vector for vector in found if vector.label == SPECIAL]
    others = _spread([vector for vector in found if vector.label != SPECIAL])

    def kinds(vector: Vector) -> Hashable:
        return kind(vector.A, rules.element), kind(vector.B, rules.element)

    special = round_robin(special, lambda vector: vector.requirements, kinds)
    others = round_robin(others, lambda vector: vector.label, lambda vector: vector.requirements, kinds)
    special_count = max(at_most - len(others), at_most // 2)
    return round_robin(
        [*special[:special_count], *others[: at_most - min(special_count, len(special))]],
        lambda vector: vector.label == SPECIAL,
    )


def _spread(found: list[Vector]) -> list[Vector]:
    """Order the vectors by their bit-reversed indices, so that every prefix is spread over all of them."""
    return [found[k] for k in sorted(range(len(found)), key=lambda k: f"{k:032b}"[::-1])]


def _operands(source: Plan) -> Iterator[tuple[str, Array, Array]]:
    """The sources' examples and the gate's pairs, in and outside of the domain."""
    for example in source.spec.value_examples:
        if example.profile == source.profile.name and example.type == source.element.name:
            yield example.id, parse_numbers(example.A, source.element), parse_numbers(example.B, source.element)
    for label, A, B in pairs(source):
        yield from _by_denominator(A, B, source.element) if label == HARDEST else [(label, A, B)]


def _by_denominator(A: Array, B: Array, element: ElementType) -> Iterator[tuple[str, Array, Array]]:
    """Split the hardest-to-round quotients by denominators of p bits and subnormal ones.

    The latter are less hard.

    Each is 1 / (2 * m_b) ulp from a tie, where m_b is the significand of B without trailing zeros.
    """
    form = form_of(element)
    smallest, magnitude = 1 << (form.p - 1), (1 << (form.width - 1)) - 1
    normal = np.array([int(b) & magnitude >= smallest for b in elements(B, element)], dtype=bool)
    yield HARDEST, A[normal], B[normal]
    yield BY_SUBNORMAL, A[~normal], B[~normal]


def _thinned(rules: Rules, label: str, A: Array, B: Array, at_most: int) -> list[Vector]:
    """Vectors of evenly spaced pairs of each kind.

    They are about twice `at_most`, so that the caller can choose among kinds.
    """
    a, b = elements(A, rules.element), elements(B, rules.element)
    groups: dict[Hashable, list[int]] = {}
    kinds_of: dict[Element, int] = {x: kind(x, rules.element) for x in {*a, *b}}
    for k, pair in enumerate(zip(a, b, strict=True)):
        groups.setdefault((kinds_of[pair[0]], kinds_of[pair[1]]), []).append(k)
    each = -(-2 * at_most // max(len(groups), 1))
    picked = sorted(k for group in groups.values() for k in _spaced(group, each))
    return [
        Vector(label, a[k], b[k], rules.attributes, expected, requirements)
        for k, (expected, requirements) in zip(picked, rules.expected_results(A[picked], B[picked]), strict=True)
    ]


def _spaced(items: list[int], count: int) -> list[int]:
    return [items[k] for k in np.unique(np.linspace(0, len(items) - 1, min(count, len(items))).astype(int))]


def kind(x: Element, element: ElementType) -> int:
    """Return a number for the class of a value: its sign, and the edges of the type that it lies between."""
    if element.kind == "real":
        return (x > 0) - (x < 0)
    if element.form is None:
        edges = [element.minimum, element.minimum + 1, -1, 0, 1, 2, element.maximum]
        return sum(x >= edge for edge in edges)
    form, pattern, sign = element.form, int(x), 1 << (element.form.width - 1)
    infinity = ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    edges = [1, 2, 1 << (form.p - 1), (1 << (form.p - 1)) + 1, infinity - 1, infinity, infinity + 1]
    return sum((pattern & (sign - 1)) >= edge for edge in edges) + (len(edges) + 1 if pattern & sign else 0)


def round_robin(items: Iterable[T], *keys: Callable[[T], Hashable]) -> list[T]:
    """Return `items` in round-robin order of the first key's groups, and within a group of the next key's.

    >>> round_robin(["a1", "a2", "a3", "b1"], lambda item: item[0])
    ['a1', 'b1', 'a2', 'a3']
    """
    if not keys:
        return list(items)
    groups: dict[Hashable, list[T]] = {}
    for item in items:
        groups.setdefault(keys[0](item), []).append(item)
    turns = zip_longest(*(round_robin(group, *keys[1:]) for group in groups.values()), fillvalue=groups)
    return [item for turn in turns for item in turn if item is not groups]  # type: ignore[misc]

"""Vectors of single elements: a pair of operands, and what is asked of it. The gate's operands, a few of each kind."""

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
    """Two operands that meet once. Floats are bit patterns, integers and reals are themselves."""

    label: str
    A: Element
    B: Element
    attributes: Mapping[str, AttributeValue]
    expected: Expected
    requirements: tuple[str, ...]


def plan(spec: Specification, profile: str, element: ElementType) -> Plan:
    """The gate's plan from which operands are taken."""
    return Plan(spec, spec.profiles[profile], element, LEVEL, SEED)


def vectors(spec: Specification, profile: str, element: ElementType, at_most: int) -> list[Vector]:
    """At most so many vectors, as many under each rounding. The first ones are of as many kinds as there are.

    Half of them cross special values; the others are shared out among the other classes, hard cases among them.
    """
    source = plan(spec, profile, element)
    roundings = source.roundings()
    return dealt(
        chain.from_iterable(
            _of(Rules(spec, source.profile, element, chosen), source, -(-at_most // len(roundings)))
            for chosen in roundings
        ),
        lambda vector: tuple(vector.attributes.items()),
    )[:at_most]


def _of(rules: Rules, source: Plan, at_most: int) -> list[Vector]:
    every = [vector for label, A, B in _operands(source) for vector in _thinned(rules, label, A, B, at_most)]
    once: dict[tuple[Element, Element], Vector] = {}
    for vector in every:
        once.setdefault((vector.A, vector.B), vector)
    found = list(once.values())
    special = [vector for vector in found if vector.label == SPECIAL]
    others = _spread([vector for vector in found if vector.label != SPECIAL])

    def kinds(vector: Vector) -> Hashable:
        return kind(vector.A, rules.element), kind(vector.B, rules.element)

    special = dealt(special, lambda vector: vector.requirements, kinds)
    others = dealt(others, lambda vector: vector.label, lambda vector: vector.requirements, kinds)
    kept = max(at_most - len(others), at_most // 2)
    return dealt(
        [*special[:kept], *others[: at_most - min(kept, len(special))]], lambda vector: vector.label == SPECIAL
    )


def _spread(found: list[Vector]) -> list[Vector]:
    """In an order in which any beginning has them from all over: by the bits of their places, read backwards."""
    return [found[k] for k in sorted(range(len(found)), key=lambda k: f"{k:032b}"[::-1])]


def _operands(source: Plan) -> Iterator[tuple[str, Array, Array]]:
    """The examples that the sources print, and the gate's pairs; conditions not looked at."""
    for example in source.spec.value_examples:
        if example.profile == source.profile.name and example.type == source.element.name:
            yield example.id, parse_numbers(example.A, source.element), parse_numbers(example.B, source.element)
    for label, A, B in pairs(source):
        yield from _by_denominator(A, B, source.element) if label == HARDEST else [(label, A, B)]


def _by_denominator(A: Array, B: Array, element: ElementType) -> Iterator[tuple[str, Array, Array]]:
    """The gate's hardest quotients in two: by denominators of p bits, and by subnormal ones, which few bits make easier.

    Each is 1 / (2 * m_b) units in the last place from a tie, where m_b is the significand of B without zeros at its end.
    """
    form = form_of(element)
    smallest, magnitude = 1 << (form.p - 1), (1 << (form.width - 1)) - 1
    normal = np.array([int(b) & magnitude >= smallest for b in elements(B, element)], dtype=bool)
    yield HARDEST, A[normal], B[normal]
    yield BY_SUBNORMAL, A[~normal], B[~normal]


def _thinned(rules: Rules, label: str, A: Array, B: Array, at_most: int) -> list[Vector]:
    """Vectors from evenly spaced pairs of each kind: about twice as many as are asked for, so that kinds can be chosen."""
    a, b = elements(A, rules.element), elements(B, rules.element)
    groups: dict[Hashable, list[int]] = {}
    known: dict[Element, int] = {x: kind(x, rules.element) for x in {*a, *b}}
    for k, pair in enumerate(zip(a, b, strict=True)):
        groups.setdefault((known[pair[0]], known[pair[1]]), []).append(k)
    each = -(-2 * at_most // max(len(groups), 1))
    picked = sorted(k for group in groups.values() for k in _spaced(group, each))
    return [
        Vector(label, a[k], b[k], rules.attributes, expected, requirements)
        for k, (expected, requirements) in zip(picked, rules.judged(A[picked], B[picked]), strict=True)
    ]


def _spaced(items: list[int], count: int) -> list[int]:
    return [items[k] for k in np.unique(np.linspace(0, len(items) - 1, min(count, len(items))).astype(int))]


def kind(x: Element, element: ElementType) -> int:
    """A number for the kind of value: its sign, and between which edges of the type it lies."""
    if element.kind == "real":
        return (x > 0) - (x < 0)
    if element.form is None:
        edges = [element.minimum, element.minimum + 1, -1, 0, 1, 2, element.maximum]
        return sum(x >= edge for edge in edges)
    form, pattern, sign = element.form, int(x), 1 << (element.form.width - 1)
    infinity = ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    edges = [1, 2, 1 << (form.p - 1), (1 << (form.p - 1)) + 1, infinity - 1, infinity, infinity + 1]
    return sum((pattern & (sign - 1)) >= edge for edge in edges) + (len(edges) + 1 if pattern & sign else 0)


def dealt(items: Iterable[T], *keys: Callable[[T], Hashable]) -> list[T]:
    """`items` in an order in which groups of one key take turns, and within each group those of the next key.

    >>> dealt(["a1", "a2", "a3", "b1"], lambda item: item[0])
    ['a1', 'b1', 'a2', 'a3']
    """
    if not keys:
        return list(items)
    groups: dict[Hashable, list[T]] = {}
    for item in items:
        groups.setdefault(keys[0](item), []).append(item)
    turns = zip_longest(*(dealt(group, *keys[1:]) for group in groups.values()), fillvalue=groups)
    return [item for turn in turns for item in turn if item is not groups]  # type: ignore[misc]

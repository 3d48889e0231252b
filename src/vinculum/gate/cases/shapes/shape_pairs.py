"""Pairs of shapes, admitted or not, and operands whose quotients reveal which elements met."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import gcd, prod
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.values.special_values import Generator, array_of, encode
from vinculum_spec.relations import tensor
from vinculum_spec.requirement_ids import SHAPE_PLACEMENT
from vinculum_spec.schema import ElementType, Profile, Specification

Shape = tuple[int, ...]
align = cache(tensor.align)  # few distinct pairs, aligned many times

QUICK: tuple[Shape, ...] = (
    (),
    (1,),
    (3,),
    (0,),
    (1, 3),
    (3, 1),
    (2, 3),
    (3, 3),
    (2, 1, 3),
    (2, 3, 4),
    (1, 2, 1, 2, 1, 3),
)
STANDARD: tuple[Shape, ...] = (
    *QUICK, (4,), (1, 1), (4, 1), (3, 4), (2, 0), (0, 3), (2, 2), (3, 3, 3), (1, 3, 1), (2, 3, 1), (3, 1, 1), (2, 2, 3, 2), (2, 3, 4, 5),
    (4, 5), (1, 2, 1, 2, 3), (2, 1, 2, 1, 2, 1, 3),
)  # fmt: skip

# One operand is broadcast on a middle axis: loops that join axes must not join these.
MIDDLE: tuple[tuple[Shape, Shape], ...] = (
    ((2, 3, 4), (2, 1, 4)), ((2, 3, 4), (1, 3, 1)), ((2, 3, 4, 5), (2, 1, 4, 5)), ((2, 3, 4, 5), (2, 3, 1, 5)),
    ((2, 3, 4, 5), (3, 1, 5)), ((2, 3, 4, 5), (1, 3, 1, 5)), ((2, 3, 4, 5), (2, 1, 1, 5)), ((2, 3, 4, 5), (2, 1, 4, 1)),
    ((2, 1, 4, 5), (1, 3, 4, 1)), ((2, 1, 4, 1), (1, 3, 1, 5)), ((2, 1, 2, 1, 3), (2, 1, 2, 1, 1)),
    ((2, 1, 2, 1, 2, 1, 2, 1), (1, 2, 1, 2, 1, 2, 1, 2)),
)  # fmt: skip

# One extent is a multiple of the other: tiling an operand is not broadcasting.
MULTIPLES: tuple[tuple[Shape, Shape], ...] = (
    ((4,), (2,)), ((6,), (3,)), ((6,), (2,)), ((12,), (4,)), ((4, 3), (2, 3)), ((2, 6), (2, 3)), ((2, 6), (3,)), ((4, 6), (2, 3)),
)  # fmt: skip

# Equal numbers of elements, permuted extents, leading axes instead of trailing ones: none of this is broadcasting.
MISPLACED: tuple[tuple[Shape, Shape], ...] = (
    ((2, 3), (3, 2)), ((2, 3), (6,)), ((2, 3, 4), (2,)), ((2, 3, 4), (2, 3)), ((2, 3, 4), (4, 3, 2)), ((2, 3, 4), (12,)),
    ((2, 3, 4, 5), (3,)), ((2, 3, 4, 5), (2,)), ((2, 3, 4, 5), (3, 4)), ((2, 3, 3, 4), (3, 3)), ((2, 3, 4, 3, 2), (3, 4)),
)  # fmt: skip

# Up to 32 axes, the limit of NumPy before 2.0 and of most runtimes.
MANY_AXES: tuple[tuple[Shape, Shape], ...] = (
    ((2, 1) * 4 + (3,), (1, 2) * 4 + (1,)), (((1,) * 15 + (2,)) * 2, ((1,) * 15 + (2,)) * 2),
    (((1,) * 15 + (3,)) * 2, (1,) * 31 + (3,)),
    *(((2, 1, *(1,) * k, 2, 1, 3), (1, 2, *(1,) * k, 1, 2, 3)) for k in (0, 1, 2, 5, 7, 9, 11, 15, 19)),
    *(((2, *(1,) * k, 2, 1, 3),) * 2 for k in (5, 8, 12, 20)),
)  # fmt: skip

# Empty arrays of several axes.
EMPTY: tuple[tuple[Shape, Shape], ...] = (
    ((0, 3), (0, 3)), ((2, 0, 4), (2, 0, 4)), ((0, 3), (3,)), ((0, 3), ()), ((2, 0, 4), (2, 1, 1)),
    ((0, 0), (0, 0)), ((0, 0), (1, 1)),
    *(((1,) * axes, (1,) * k + (0,) + (1,) * (axes - k - 1)) for axes in range(3, 9) for k in (0, axes // 2, axes - 1)),
)  # fmt: skip


@dataclass(frozen=True)
class ShapePair:
    """Two shapes under one shape rule. `requirement` is the requirement that admits or rejects them."""

    A: Shape
    B: Shape
    attributes: Mapping[str, Any]
    admitted: bool
    requirement: str


def rule_of(spec: Specification, identifier: str) -> str:
    """The name of the shape rule of a shape requirement."""
    return spec.requirements[identifier].relation_name.removeprefix("tensor.")


def all_pairs(
    spec: Specification, profile: Profile, element: ElementType, catalogue: tuple[Shape, ...]
) -> Iterator[ShapePair]:
    """All ordered pairs of the catalogue, special pairs, and the sources' examples.

    They are repeated for each value of the shape attribute.
    """
    special_pairs = (*MIDDLE, *MULTIPLES, *MISPLACED, *MANY_AXES, *EMPTY)
    pairs = dict.fromkeys([*product(catalogue, repeat=2), *special_pairs, *((b, a) for a, b in special_pairs)])
    for a, b in pairs:
        yield from pairs_of(spec, profile, element, a, b)
    for example in spec.shape_examples:
        if profile.name in example.profiles:
            identifier = profile.shape.requirement(element.kind, profile.complete(example.attributes))
            yield _meeting(rule_of(spec, identifier), identifier, example.A, example.B, example.attributes)


def pairs_of(spec: Specification, profile: Profile, element: ElementType, a: Shape, b: Shape) -> Iterator[ShapePair]:
    """Two shapes under each value of the shape attribute, and each candidate for `axis`."""
    for attributes_of_rule in _choices(profile):
        yield from pairs_with_choice(spec, profile, element, a, b, attributes_of_rule)


def pairs_with_choice(
    spec: Specification,
    profile: Profile,
    element: ElementType,
    a: Shape,
    b: Shape,
    attributes_of_rule: Mapping[str, Any],
) -> Iterator[ShapePair]:
    """Two shapes under one value of the shape attribute, and each candidate for `axis`, fitting or not."""
    identifier = profile.shape.requirement(element.kind, profile.complete(attributes_of_rule))
    rule = rule_of(spec, identifier)
    for axis in _axes(profile, rule, a, b):
        attributes = dict(attributes_of_rule) | ({} if axis is None else {"axis": axis})
        yield _meeting(rule, identifier, a, b, attributes)


def _choices(profile: Profile) -> list[dict[str, Any]]:
    if profile.shape.by is None:
        return [{}]
    attribute = next(a for a in profile.attributes if a.name == profile.shape.by)
    return [{} if value == attribute.default else {attribute.name: value} for value in attribute.values]


def _axes(profile: Profile, rule: str, a: Shape, b: Shape) -> tuple[int | None, ...]:
    if rule != "limited" or all(attribute.name != "axis" for attribute in profile.attributes):
        return (None,)
    fitting = tuple(k for k in range(len(a)) if a[k : k + len(b)] == b) if b else ()
    misfits = [k for k in range(len(a)) if k not in fitting][:1] if b else []
    out_of_range = (len(a), len(a) + 1) if len(b) == 1 else (len(a) - len(b) + 1,) if 1 < len(b) <= len(a) else ()
    return (None, *fitting, *dict.fromkeys((*misfits, *out_of_range)))


def _meeting(rule: str, identifier: str, a: Shape, b: Shape, attributes: Mapping[str, Any]) -> ShapePair:
    axis = attributes.get("axis")
    admitted = tensor.admits(rule, a, b, axis)
    misplaced = rule in ("limited", "pdpd") and align(rule, a, b, axis) is None
    return ShapePair(a, b, attributes, admitted, SHAPE_PLACEMENT if misplaced else identifier)


def broadcast_operand(operand: Array, shape: Shape, sizes: tuple[int, ...]) -> Array:
    """Return the element of `operand` for each index of C, flat.

    The relation `tensor.source_index` determines it on every axis.
    """
    return np.ravel(np.broadcast_to(operand.reshape(sizes), shape))


def index_revealing_operands(a: Shape, b: Shape, element: ElementType, random: Generator) -> tuple[Array, Array]:
    """Return operands in every domain whose quotients differ as far as the type permits.

    So a wrong index shows.
    """
    count_a, count_b = prod(a), prod(b)
    best: tuple[int, Array, Array] | None = None
    for _ in range(6):
        A, B = _draw(count_a, element, random, numerator=True), _draw(count_b, element, random, numerator=False)
        pairs = list(zip(A, B, strict=True)) if a == b else [(x, y) for x in A for y in B]
        quotients = {_truncated(x, y) if element.kind == "int" else _reduced(x, y) for x, y in pairs}
        if best is None or len(quotients) > best[0]:
            best = len(quotients), _array(A, element), _array(B, element)
        if len(quotients) == len(pairs):
            break
    assert best is not None
    return best[1].reshape(a), best[2].reshape(b)


def _truncated(x: int, y: int) -> int:
    return -(-x // y) if (x < 0) != (y < 0) else x // y


def _reduced(x: int, y: int) -> tuple[int, int]:
    """The fraction in lowest terms, as a tuple: it is hashed faster than a Fraction."""
    common = gcd(x, y)
    return x // common, y // common


def _draw(count: int, element: ElementType, random: Generator, *, numerator: bool) -> list[int]:
    if element.form is not None:
        low, high = 1 << (element.form.p - 1), 1 << element.form.p
    elif element.kind == "real":
        low, high = 1, 10**6
    elif numerator:
        low, high = element.maximum // 4, element.maximum
    else:
        low, high = 1, min(1 << (element.width // 3), 1000) + 1
    replace = count > high - low
    if replace or high > 1 << 20:
        numbers = [int(x) for x in random.integers(low, high, count, dtype=np.uint64)]
    else:
        numbers = [int(x) for x in random.choice(np.arange(low, high), count, replace=False)]
    if element.kind == "int" and element.signed:
        signs = random.integers(0, 2, count)
        numbers = [-x if s else x for x, s in zip(numbers, signs, strict=True)]
    return numbers


def _array(values: list[int], element: ElementType) -> Array:
    if element.form is None:
        return array_of(values, element)
    return array_of([encode(0, m, 1 - element.form.p, element.form) for m in values], element)

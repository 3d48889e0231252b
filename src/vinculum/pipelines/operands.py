"""Pairs of operands for a pipeline.

They are numbers that people write, special values, multiples and their neighbours, and random ones.
"""

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.values.special_values import cross, interior, special_values
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.pipelines.definitions import Definition
from vinculum_spec.schema import ElementType

RANDOM_PAIRS = {"quick": 6_000, "standard": 200_000}
SPECIAL_PAIRS = {"quick": 6_000, "standard": 200_000}  # at most
DECIMAL = tuple(k / 10 for k in (1, 2, 3, 5, 6, 7, 9, 10, 11, 15, 20, 30, 70, 100, 1000))
DIVISORS = {"quick": 12, "standard": 60}  # of the forms with one divisor a call
NUMBERS = {"quick": 2, "standard": 4}  # of the form that is converted for each divisor


def pairs(element: ElementType, definition: Definition, level: str, seed: int) -> tuple[Array, Array]:
    """Pairs within the domain of the definition. The same seed gives the same pairs."""
    random = np.random.default_rng(seed)
    special = cross(special_values(element))
    chosen = _chosen(special[0].size, SPECIAL_PAIRS[level], random)
    groups = [
        _written(element),
        (special[0][chosen], special[1][chosen]),
        interior(element, RANDOM_PAIRS[level], random),
    ]
    groups.append(_near_multiples(element, RANDOM_PAIRS[level] // 2, random))
    A, B = (np.concatenate([group[side] for group in groups]) for side in (0, 1))
    inside = definition.domain(A, B)
    return A[inside], B[inside]


def divisors(element: ElementType, B: Array, count: int) -> Array:
    """Distinct divisors: first those that people write, then others from B."""
    words = B.view(f"u{element.width // 8}")
    _, first = np.unique(words, return_index=True)
    others = B[np.sort(first)]
    small = _small(element)
    spread = others[:: max(1, others.size // count)]
    return np.concatenate([small, spread])[:count]


def _chosen(size: int, most: int, random: np.random.Generator) -> Array:
    return np.arange(size) if size <= most else np.sort(random.choice(size, most, replace=False))


def _small(element: ElementType) -> Array:
    dtype = element_dtype(element.name)
    if element.kind == "int":
        return np.array([1, 3, 7, *((-1, -3) if element.signed else ())], dtype)
    return np.array([0.1, 3, -0.3, 1, 0.7], np.float64).astype(dtype)


def _written(element: ElementType) -> tuple[Array, Array]:
    """All pairs of short numbers, of either sign, and of integers that a float of fewer digits lacks."""
    dtype = element_dtype(element.name)
    if element.kind == "float":
        return cross(np.array([*DECIMAL, *(-x for x in DECIMAL), np.inf, -np.inf, 0.0], np.float64).astype(dtype))
    edges = [1, 2, 3, 7, 10, *((1 << digits) + 1 for digits in (8, 11, 24, 53))]
    values = [x for x in edges if x <= element.maximum]
    return cross(np.array([*values, element.maximum, *((-x for x in values) if element.signed else ())], dtype))


def _near_multiples(element: ElementType, count: int, random: np.random.Generator) -> tuple[Array, Array]:
    """Multiples of random divisors, rounded to the type, and the values next to them."""
    dtype = element_dtype(element.name)
    bits = np.dtype(f"u{element.width // 8}")
    if element.kind == "int":
        shift = random.integers(1, element.width, count)
        B = np.array([int(random.integers(1, 1 << int(s), dtype=np.uint64)) for s in shift], object)
        quotients = np.array(
            [int(random.integers(0, element.maximum // max(int(b), 1) + 1, dtype=np.uint64)) for b in B], object
        )
        near = quotients * B + random.integers(-1, 2, count)
        sign = np.where(random.integers(0, 2, (2, count)) & element.signed, -1, 1)
        inside = (near >= 0) & (near <= element.maximum) & (B <= element.maximum)
        return (near * sign[0])[inside].astype(dtype), (B * sign[1])[inside].astype(dtype)
    B = (random.integers(1, 1000, count) / random.choice([1.0, 8.0, 10.0, 100.0], count)).astype(dtype)
    wide = B.astype(np.float64) * random.integers(1, 1 << min(element.form.p if element.form else 8, 20), count)
    with np.errstate(over="ignore"):  # infinite ones are left out below
        A = wide.astype(dtype)
    words = A.view(bits) + random.integers(-1, 2, count).astype(bits)
    sign = random.integers(0, 2, count).astype(bool)
    A, B = words.view(dtype), np.where(sign, B, -B).astype(dtype)
    finite = np.isfinite(A.astype(np.float64))
    return A[finite], B[finite]

"""Calls of which all operands have something in common: a shorter way may be taken after a look at all of them."""

from collections.abc import Iterator
from itertools import product

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import special_values
from vinculum.gate.cases.values.special_values import Generator, array_of
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType

# Bits that floats have for a whole number, two less and one more; and words.
LENGTHS = (11, 12, 15, 16, 22, 23, 24, 25, 31, 32, 51, 52, 53, 54, 63)
SOME = 40  # pairs of a divisor and a quotient
MOST = 128  # elements of a call in which most are one number


def cases(plan: Plan) -> Iterator[Case]:
    """All of these."""
    if plan.element.kind == "int":
        random = plan.random("below")
        for k, j in powers(plan.element):
            A, B = below(plan.element, k, j, random)
            yield Case("operands below a power of two", A, B)
            if plan.element.signed:
                signs = random.choice(np.array([1, -1], A.dtype), (2, A.size))
                yield Case("operands below a power of two", A * signs[0], B * signs[1])
    if plan.element.kind != "real":
        yield from _mostly(plan)


def powers(element: ElementType) -> list[tuple[int, int]]:
    """Lengths in bits of numerators and denominators: the same, and denominators of half a word or of one where others are longer."""
    bits = element.maximum.bit_length()
    same = [(k, k) for k in LENGTHS if k < bits]
    return [*same, *((bits, k) for k in sorted({bits // 2, (bits + 1) // 2, 31, 32}) if k < bits)]


def below(element: ElementType, k: int, j: int, random: Generator) -> tuple[Array, Array]:
    """Numerators below 2^k that are multiples of denominators below 2^j, or next to one: the largest that there are, and others."""
    A, B, most = list[int](), list[int](), (1 << k) - 1
    for n in range(SOME):
        bits = int(random.integers(1, j, endpoint=True))
        b = int(random.integers(1 << (bits - 1), 1 << bits, dtype=np.uint64))
        q = most // b - n % 4 // 2 if n % 4 else int(random.integers(0, most // b, dtype=np.uint64, endpoint=True))
        for a in (q * b - 1, q * b, q * b + 1):
            if 0 <= a <= most:
                A.append(a)
                B.append(b)
    ends = [(a, b) for a, b in product((most, most - 1), (1, 2, 3, (1 << j) - 1))]
    return array_of([*A, *(a for a, _ in ends)], element), array_of([*B, *(b for _, b in ends)], element)


def _mostly(plan: Plan) -> Iterator[Case]:
    """One number over and over as numerator or as denominator, but for each fourth: what it is worth to pass over may not be it."""
    element, special, random = plan.element, special_values.special_values(plan.element), plan.random("mostly")
    one = special_values.ones(1, element)
    zero = one - one
    often = [zero, one, -zero, -one] if element.kind == "float" else [zero, one]
    for same in often:
        many = random.choice(special, MOST)
        many[np.arange(MOST) % 4 != 1] = same[0]
        for A, B, words in (
            (many, random.choice(special, MOST), "numerators"), (random.choice(special, MOST), many, "denominators"),
        ):  # fmt: skip
            inside = plan.in_domain(A, B)
            yield Case(f"most {words} are one number", A[inside], B[inside])

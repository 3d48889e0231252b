"""Calls whose operands share a property: kernels may scan the operands and take a fast path."""

from collections.abc import Iterator
from itertools import product

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import special_values
from vinculum.gate.cases.values.special_values import Generator, array_of
from vinculum_spec.schema import ElementType

# Bits of a float's significand, two fewer and one more; and bits of words.
OPERAND_LENGTHS = (11, 12, 15, 16, 22, 23, 24, 25, 31, 32, 51, 52, 53, 54, 63)
DIVISORS = 40  # of a call, each with one quotient
MOSTLY_EQUAL_SIZE = 128  # elements of a call in which most are one number


def cases(plan: Plan) -> Iterator[Case]:
    """Integers below powers of two, then operands that are mostly one number."""
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
    """Lengths in bits of numerators and denominators.

    They are equal, or full-length numerators meet denominators of half a word.
    """
    bits = element.maximum.bit_length()
    same = [(k, k) for k in OPERAND_LENGTHS if k < bits]
    return [*same, *((bits, k) for k in sorted({bits // 2, (bits + 1) // 2, 31, 32}) if k < bits)]


def below(element: ElementType, k: int, j: int, random: Generator) -> tuple[Array, Array]:
    """Numerators below 2^k at and next to multiples of denominators below 2^j.

    The largest multiples are among them.
    """
    A, B, largest = list[int](), list[int](), (1 << k) - 1
    for n in range(DIVISORS):
        bits = int(random.integers(1, j, endpoint=True))
        b = int(random.integers(1 << (bits - 1), 1 << bits, dtype=np.uint64))
        q = (
            largest // b - n % 4 // 2
            if n % 4
            else int(random.integers(0, largest // b, dtype=np.uint64, endpoint=True))
        )
        for a in (q * b - 1, q * b, q * b + 1):
            if 0 <= a <= largest:
                A.append(a)
                B.append(b)
    ends = [(a, b) for a, b in product((largest, largest - 1), (1, 2, 3, (1 << j) - 1))]
    return array_of([*A, *(a for a, _ in ends)], element), array_of([*B, *(b for _, b in ends)], element)


def _mostly(plan: Plan) -> Iterator[Case]:
    """Three of four numerators, or of four denominators, are one number: kernels may skip work for it."""
    element, special, random = plan.element, special_values.special_values(plan.element), plan.random("mostly")
    one = special_values.ones(1, element)
    zero = one - one
    repeated = [zero, one, -zero, -one] if element.kind == "float" else [zero, one]
    for same in repeated:
        mostly_equal = random.choice(special, MOSTLY_EQUAL_SIZE)
        mostly_equal[np.arange(MOSTLY_EQUAL_SIZE) % 4 != 1] = same[0]
        others = random.choice(special, MOSTLY_EQUAL_SIZE), random.choice(special, MOSTLY_EQUAL_SIZE)
        for A, B, words in ((mostly_equal, others[0], "numerators"), (others[1], mostly_equal, "denominators")):
            inside = plan.in_domain(A, B)
            yield Case(f"most {words} are one number", A[inside], B[inside])

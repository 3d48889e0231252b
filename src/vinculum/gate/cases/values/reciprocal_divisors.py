"""Divisors, each with numerators of hard quotients.

A reciprocal that a kernel computes once is wrong for few numerators.
"""

from collections.abc import Iterator
from itertools import product

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.values import invariant_divisors
from vinculum.gate.cases.values.hard_to_round import (
    canonical,
    ends,
    exponent_by,
    hardest_to_round,
    nearest_midpoints,
)
from vinculum.gate.cases.values.special_values import Generator, array_of, encode
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

# 49 is the smallest integer n with n * (1 / n) < 1 in binary64.
FAMILIAR = (49, 3, 5, 6, 7, 9, 10, 11, 12, 13, 100, 255, 1000)
TABLE, STANDARD_TABLE = 64, 256  # largest small divisors at level quick, and at level standard
DIVISOR_LENGTHS, PER_LENGTH = (5, 7, 9, 11, 13, 16, 20, 24, 28, 40), 9  # in bits; divisors of each length
MAX_QUOTIENTS = 24  # of each kind, for one divisor
Number = tuple[int, int]  # significand and exponent
Numerators = list[Number]


def single_divisors(element: ElementType, count: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    """Generate divisors, as arrays of one element, and their numerators.

    These are familiar divisors, and `count` of each kind.
    """
    if element.form is None:
        yield from _of_integers(element, count, random)
        return
    signs = (0, 1)
    for k, (divisor, numerators) in enumerate(_of_floats(element.form, count, random)):
        b = [encode(k % 2, *divisor, element.form)]
        a = [encode(sign, *numerator, element.form) for numerator in numerators for sign in signs]
        yield array_of(b, element), array_of(a, element)


def small_divisors(element: ElementType, largest: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    """All integers up to `most` that are not familiar, of either sign: they find wrong entries of a table."""
    for b, sign in product(range(2, largest + 1) if element.form is None else (), (1, -1)):
        if b not in FAMILIAR and element.minimum <= sign * b:
            yield array_of([sign * b], element), _near_multiples_of(b, element, random, 20)


def classified_divisors(element: ElementType, random: Generator) -> Iterator[tuple[Array, Array]]:
    """Integer divisors of each class of `invariant_divisors`, and constants of real programs."""
    for divisor in invariant_divisors.divisors(element, random) if element.form is None else ():
        yield array_of([divisor], element), _near_multiples_of(divisor, element, random)


def divisor_matrix(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Return a matrix of numerators, repeated to fill its columns, and the row of their divisors."""
    return _as_matrix(list(single_divisors(element, count, random)))


def equal_length_matrices(element: ElementType, random: Generator) -> Iterator[tuple[Array, Array]]:
    """For each length in bits a matrix of numerators and a row of integer divisors of that length."""
    for bits in DIVISOR_LENGTHS if element.form is None else ():
        if bits < element.maximum.bit_length():
            divisors = [_of_bits(bits, random) for _ in range(PER_LENGTH)]
            yield _as_matrix([(array_of([b], element), _near_multiples_of(b, element, random)) for b in divisors])


def _as_matrix(pairs: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    rows = max(A.size for _, A in pairs)
    return np.stack([np.resize(A, rows) for _, A in pairs], axis=1), np.concatenate([B for B, _ in pairs])


def _of_integers(element: ElementType, count: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    bits = element.maximum.bit_length()
    lengths = [bits - k % 4 if k % 2 else 2 + k * (bits - 2) // count for k in range(count)]
    random_divisors = [
        int(random.integers(2, 1 << n, dtype=np.uint64)) if n > bits - 4 else _of_bits(n, random) for n in lengths
    ]
    largest = [element.maximum - d for d in (0, 1, 2, 5, *random.integers(0, element.maximum // 4, 4).tolist())]
    familiar = (s * b for b, s in product(FAMILIAR, (1, -1)))
    others = (b * (-1 if element.signed and k % 2 else 1) for k, b in enumerate(random_divisors + largest))
    for divisor in (*familiar, *others, *((element.minimum,) if element.signed else ())):
        if element.minimum <= divisor <= element.maximum:
            yield array_of([divisor], element), _near_multiples_of(divisor, element, random)


def _of_bits(bits: int, random: Generator) -> int:
    return int(random.integers(1 << (bits - 1), 1 << bits))


def _near_multiples_of(b: int, element: ElementType, random: Generator, count: int = 60) -> Array:
    """Multiples of b and their neighbours, among them the largest multiple; and the largest numerators."""
    largest = element.maximum // abs(b)
    quotients = {int(q) for q in random.integers(0, largest, count, dtype=np.uint64, endpoint=True)}
    near = [q * abs(b) + d for q in sorted({0, 1, largest, *quotients}) for d in (-1, 0, 1)]
    near += [element.maximum - 1, element.maximum, -element.minimum]
    signs = (1, -1) if element.signed else (1,)
    return array_of([s * a for a in near for s in signs if element.minimum <= s * a <= element.maximum], element)


def _of_floats(form: Format, count: int, random: Generator) -> Iterator[tuple[Number, Numerators]]:
    for b in FAMILIAR:  # quotients by a small number are often near a midpoint, whatever the numerator
        zeros = (b & -b).bit_length() - 1
        if (divisor := canonical(b >> zeros, zeros, form)) is not None:
            yield divisor, [(m_a, 1 - form.p) for m_a in _drawn(form, 60, random)]
    short = [b // (b & -b) for b in FAMILIAR]
    short += [int(random.integers(0, 1 << int(bits))) | 1 for bits in random.integers(2, form.p, count)]
    for m_b in short:
        yield from _subnormal_ties(m_b, form, random)
    middle = (form.q_min + form.q_max) // 2
    for m_b, q_b in _at_the_ends(form, count, random):
        yield (m_b, q_b), list(_hardest_by((m_b, q_b), form, random))
    for k, random_divisors in enumerate(_drawn(form, count, random)):
        m_b = random_divisors | 1
        numerators = [m_a for m_a, _ in hardest_to_round(form, m_b)]
        yield (m_b, middle + k % 5), [(m_a, middle) for m_a in (*numerators, m_b - 1, m_b)]
        yield (m_b, 1), list(_near_subnormal_ties(m_b, form, random))
        yield (m_b, -(form.p + 4)), list(_next_to_overflow(m_b, -(form.p + 4), form))


def _drawn(form: Format, count: int, random: Generator) -> list[int]:
    return [int(m) for m in random.integers(1 << (form.p - 1), 1 << form.p, count)]


def _at_the_ends(form: Format, count: int, random: Generator) -> Iterator[Number]:
    """Divisors of p bits at each end of the range, among them all ones, and as many subnormal divisors."""
    for q_b in ends(form):
        yield (1 << form.p) - 1, q_b
    for k, m_b in enumerate(_drawn(form, count, random)):
        yield m_b | 1, ends(form)[k % 4]
        yield (m_b >> int(random.integers(1, form.p - 1))) | 1, form.q_min


def _hardest_by(divisor: Number, form: Format, random: Generator) -> Iterator[Number]:
    """Numerators of the whole range with normal quotients: the hardest to round, and random ones."""
    hardest = [m_a for m_a, _ in nearest_midpoints(form.p, form.p, divisor[0])]
    for m_a in (*hardest, *hardest, *_drawn(form, MAX_QUOTIENTS // 2, random)):
        yield m_a, exponent_by(divisor, form, random)


def _subnormal_ties(m_b: int, form: Format, random: Generator) -> Iterator[tuple[Number, Numerators]]:
    """Quotients at and next to midpoints of subnormal numbers; a divisor of few bits has many."""
    bits, scale = form.p - m_b.bit_length(), int(random.integers(1, 4))
    divisor = canonical(m_b, scale, form)
    if bits < 1 or divisor is None:
        return
    halves = {1, (1 << bits) - 1, *(int(x) | 1 for x in random.integers(0, 1 << bits, MAX_QUOTIENTS))}
    near = (canonical(half * m_b + d, form.q_min - 1 + scale, form) for half in sorted(halves) for d in (-1, 0, 1))
    yield divisor, [numerator for numerator in near if numerator is not None]


def _near_subnormal_ties(m_b: int, form: Format, random: Generator) -> Iterator[Number]:
    """Subnormal quotients of several lengths, as near to a midpoint as a divisor of p bits permits."""
    lengths = {1, form.p - 1, *(int(x) for x in random.integers(1, form.p, MAX_QUOTIENTS // 4))}
    for bits_of_quotient in sorted(lengths):
        for m_a, k in nearest_midpoints(form.p, bits_of_quotient, m_b):
            yield m_a, form.q_min + k
    yield m_b, form.q_min


def _next_to_overflow(m_b: int, q_b: int, form: Format) -> Iterator[Number]:
    """The largest numerator with a finite quotient, and the next one."""
    exact = ((1 << (form.p + 1)) - 1) * m_b
    shift = exact.bit_length() - form.p
    for m_a in (exact >> shift, (exact >> shift) + 1):
        if (numerator := canonical(m_a, form.q_max - 1 + q_b + shift, form)) is not None:
            yield numerator

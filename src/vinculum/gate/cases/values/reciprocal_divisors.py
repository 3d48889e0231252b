"""Divisors, each with numerators by which its quotients are hard: what is computed once for a divisor is wrong for few of them."""

from collections.abc import Iterator
from itertools import product

import numpy as np

from vinculum.gate.cases.values import invariant_divisors
from vinculum.gate.cases.values.hard_to_round import (
    canonical,
    ends,
    exponent_by,
    hardest_to_round,
    nearest_midpoints,
)
from vinculum.gate.cases.values.special_values import Generator, array_of, encode
from vinculum.gate.targets.base import Array
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

# 49 is the smallest whose reciprocal in binary64, times itself, is below 1.
FAMILIAR = (49, 3, 5, 6, 7, 9, 10, 11, 12, 13, 100, 255, 1000)
TABLE, WHOLE_TABLE = 64, 256  # the latter from standard on
LENGTHS, ALIKE = (5, 7, 9, 11, 13, 16, 20, 24, 28, 40), 9  # in bits; divisors of each
SOME = 24  # quotients of each kind, where there are many
Number = tuple[int, int]  # significand and exponent
Numerators = list[Number]


def single_divisors(element: ElementType, count: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    """Familiar divisors, and `count` others of each kind: an array of one element, and the numerators."""
    if element.form is None:
        yield from _of_integers(element, count, random)
        return
    signs = (0, 1)
    for k, (divisor, numerators) in enumerate(_of_floats(element.form, count, random)):
        b = [encode(k % 2, *divisor, element.form)]
        a = [encode(sign, *numerator, element.form) for numerator in numerators for sign in signs]
        yield array_of(b, element), array_of(a, element)


def small_divisors(element: ElementType, most: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    """All whole numbers up to `most` that are not familiar, of either sign: tables have few more, and some entries are special."""
    for b, sign in product(range(2, most + 1) if element.form is None else (), (1, -1)):
        if b not in FAMILIAR and element.minimum <= sign * b:
            yield array_of([sign * b], element), _near_multiples_of(b, element, random, 20)


def classified_divisors(element: ElementType, random: Generator) -> Iterator[tuple[Array, Array]]:
    """Integers of each class that is divided by in a way of its own, and constants that programs have."""
    for divisor in invariant_divisors.divisors(element, random) if element.form is None else ():
        yield array_of([divisor], element), _near_multiples_of(divisor, element, random)


def divisor_matrix(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """The same as a matrix: in a row the divisors, and below each its numerators, over and over."""
    return _as_matrix(list(single_divisors(element, count, random)))


def equal_length_matrices(element: ElementType, random: Generator) -> Iterator[tuple[Array, Array]]:
    """Integers, the divisors of as many bits each: what is done for small ones may be told from what is done for others."""
    for bits in LENGTHS if element.form is None else ():
        if bits < element.maximum.bit_length():
            divisors = [_of_bits(bits, random) for _ in range(ALIKE)]
            yield _as_matrix([(array_of([b], element), _near_multiples_of(b, element, random)) for b in divisors])


def _as_matrix(pairs: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    longest = max(A.size for _, A in pairs)
    return np.stack([np.resize(A, longest) for _, A in pairs], axis=1), np.concatenate([B for B, _ in pairs])


def _of_integers(element: ElementType, count: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    bits = element.maximum.bit_length()
    lengths = [bits - k % 4 if k % 2 else 2 + k * (bits - 2) // count for k in range(count)]
    drawn = [int(random.integers(2, 1 << n, dtype=np.uint64)) if n > bits - 4 else _of_bits(n, random) for n in lengths]
    largest = [element.maximum - d for d in (0, 1, 2, 5, *random.integers(0, element.maximum // 4, 4).tolist())]
    familiar = (s * b for b, s in product(FAMILIAR, (1, -1)))
    others = (b * (-1 if element.signed and k % 2 else 1) for k, b in enumerate(drawn + largest))
    for divisor in (*familiar, *others, *((element.minimum,) if element.signed else ())):
        if element.minimum <= divisor <= element.maximum:
            yield array_of([divisor], element), _near_multiples_of(divisor, element, random)


def _of_bits(bits: int, random: Generator) -> int:
    return int(random.integers(1 << (bits - 1), 1 << bits))


def _near_multiples_of(b: int, element: ElementType, random: Generator, count: int = 60) -> Array:
    """The largest multiple among them, and the largest numerators."""
    most = element.maximum // abs(b)
    some = {int(q) for q in random.integers(0, most, count, dtype=np.uint64, endpoint=True)}
    near = [q * abs(b) + d for q in sorted({0, 1, most, *some}) for d in (-1, 0, 1)]
    near += [element.maximum - 1, element.maximum, -element.minimum]
    signs = (1, -1) if element.signed else (1,)
    return array_of([s * a for a in near for s in signs if element.minimum <= s * a <= element.maximum], element)


def _of_floats(form: Format, count: int, random: Generator) -> Iterator[tuple[Number, Numerators]]:
    for b in FAMILIAR:  # by a small number, quotients of any numerators are near a midpoint about as often
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
    for k, drawn in enumerate(_drawn(form, count, random)):
        m_b = drawn | 1
        numerators = [m_a for m_a, _ in hardest_to_round(form, m_b)]
        yield (m_b, middle + k % 5), [(m_a, middle) for m_a in (*numerators, m_b - 1, m_b)]
        yield (m_b, 1), list(_near_subnormal_ties(m_b, form, random))
        yield (m_b, -(form.p + 4)), list(_next_to_overflow(m_b, -(form.p + 4), form))


def _drawn(form: Format, count: int, random: Generator) -> list[int]:
    return [int(m) for m in random.integers(1 << (form.p - 1), 1 << form.p, count)]


def _at_the_ends(form: Format, count: int, random: Generator) -> Iterator[Number]:
    """Divisors of all bits at each end of the range, all ones among them, and as many subnormal ones."""
    for q_b in ends(form):
        yield (1 << form.p) - 1, q_b
    for k, m_b in enumerate(_drawn(form, count, random)):
        yield m_b | 1, ends(form)[k % 4]
        yield (m_b >> int(random.integers(1, form.p - 1))) | 1, form.q_min


def _hardest_by(divisor: Number, form: Format, random: Generator) -> Iterator[Number]:
    """Numerators over the whole range whose quotients are normal numbers, the hardest to round that there are."""
    hardest = [m_a for m_a, _ in nearest_midpoints(form.p, form.p, divisor[0])]
    for m_a in (*hardest, *hardest, *_drawn(form, SOME // 2, random)):
        yield m_a, exponent_by(divisor, form, random)


def _subnormal_ties(m_b: int, form: Format, random: Generator) -> Iterator[tuple[Number, Numerators]]:
    """Quotients halfway between two subnormal numbers, and next to these: by a number of few bits there are many."""
    bits, scale = form.p - m_b.bit_length(), int(random.integers(1, 4))
    divisor = canonical(m_b, scale, form)
    if bits < 1 or divisor is None:
        return
    halves = {1, (1 << bits) - 1, *(int(x) | 1 for x in random.integers(0, 1 << bits, SOME))}
    near = (canonical(half * m_b + d, form.q_min - 1 + scale, form) for half in sorted(halves) for d in (-1, 0, 1))
    yield divisor, [numerator for numerator in near if numerator is not None]


def _near_subnormal_ties(m_b: int, form: Format, random: Generator) -> Iterator[Number]:
    """By a number of all bits, as near to halfway as they come, for subnormal quotients of several lengths."""
    lengths = {1, form.p - 1, *(int(x) for x in random.integers(1, form.p, SOME // 4))}
    for kept in sorted(lengths):
        for m_a, k in nearest_midpoints(form.p, kept, m_b):
            yield m_a, form.q_min + k
    yield m_b, form.q_min


def _next_to_overflow(m_b: int, q_b: int, form: Format) -> Iterator[Number]:
    """The numerators on either side of the least that gives an infinity."""
    exact = ((1 << (form.p + 1)) - 1) * m_b
    moved = exact.bit_length() - form.p
    for m_a in (exact >> moved, (exact >> moved) + 1):
        if (numerator := canonical(m_a, form.q_max - 1 + q_b + moved, form)) is not None:
            yield numerator

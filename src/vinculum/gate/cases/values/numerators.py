"""Numerators, each with denominators by which its quotients are hard: a loop of its own may divide one number by many."""

from collections.abc import Iterator

import numpy as np

from vinculum.gate.cases.values.hard_to_round import canonical
from vinculum.gate.cases.values.reciprocal_divisors import FAMILIAR
from vinculum.gate.cases.values.special_values import Generator, array_of, encode
from vinculum.gate.targets.base import Array
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

# Numbers with many divisors: by each of these the quotient has few digits, and there it is where a short cut goes wrong.
MANY_DIVISORS = (49, 945, 2835, 45045, 720720, 61261200, 2205403200, 6746328388800, 897612484786617600)
SOME = 60  # quotients, where there are many


def single_numerators(element: ElementType, count: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    """Such numbers, and some others: an array of one element, and the denominators."""
    if element.form is None:
        drawn = random.integers(1, element.maximum, count, dtype=np.uint64, endpoint=True).tolist()
        ends = [element.maximum, element.maximum - 1, *((element.minimum,) if element.signed else ())]
        for k, a in enumerate((*MANY_DIVISORS, *FAMILIAR, *ends, *map(int, drawn))):
            if element.minimum <= (one := -a if element.signed and a > 0 and k % 3 == 2 else a) <= element.maximum:
                yield array_of([one], element), _of_integers(abs(one), element, random)
        return
    drawn = [_product(element.form, random) for _ in range(2 * count)]
    for k, a in enumerate((*MANY_DIVISORS, *drawn)):
        odd = a // (a & -a)
        if odd < 1 << element.form.p:
            for numerator, denominators in _of_floats(odd, element.form, random):
                signs = (k % 2, 1 - k % 2)
                b = [encode(signs[n % 2], *x, element.form) for n, x in enumerate(denominators)]
                yield array_of([encode(k % 2, *numerator, element.form)], element), array_of(b, element)


def numerator_matrix(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """The same as a matrix: in a row the numerators, and below each its denominators, over and over."""
    pairs = list(single_numerators(element, count, random))
    longest = max(B.size for _, B in pairs)
    return np.concatenate([A for A, _ in pairs]), np.stack([np.resize(B, longest) for _, B in pairs], axis=1)


def _significands(form: Format, count: int, random: Generator) -> list[int]:
    return [int(x) for x in random.integers(0, 1 << (form.p - 1), count)]


def _product(form: Format, random: Generator) -> int:
    """Of odd numbers, as many as there is room for."""
    product = 1
    for factor in random.choice((3, 5, 7, 9, 11, 13, 15, 17), form.p).tolist():
        product *= factor if product * factor < 1 << form.p else 1
    return product


def _divisors(a: int) -> list[int]:
    """Those of `a` that have small prime factors alone, and what they leave of it; the largest, where there are many."""
    found = {1}
    for prime in (2, 3, 5, 7, 11, 13, 17):
        power, left = 1, a
        more = set(found)
        while left % prime == 0:
            left, power = left // prime, power * prime
            more |= {x * power for x in found}
        found = more
    return sorted(found | {a // x for x in found})[-SOME:]


def _of_integers(a: int, element: ElementType, random: Generator) -> Array:
    """Divisors of it and what is next to them, and what has quotients of every length next to a whole number."""
    quotients = {int(q) for q in (2.0 ** random.uniform(0, max(a.bit_length(), 1), SOME))}
    near = {b + d for b in (*_divisors(a), *(a // q for q in quotients if q)) for d in (-1, 0, 1)}
    signs = (1, -1) if element.signed else (1,)
    found = [s * b for b in sorted(near) for s in signs if b > 0 and element.minimum <= s * b <= element.maximum]
    return array_of([b for b in found if not (a == -element.minimum and b == -1)] or [1], element)


def _of_floats(a: int, form: Format, random: Generator) -> Iterator[tuple[tuple[int, int], list[tuple[int, int]]]]:
    """By its divisors: halfway between two subnormal numbers, and next to these; and any quotients of normal numbers."""
    scale = int(random.integers(1, 4))
    numerator = canonical(a, form.q_min + scale, form)
    if numerator is not None:
        normal = ((b << form.p - b.bit_length(), scale + 1 + b.bit_length() - form.p) for b in _divisors(a))
        near = (canonical(m + d, e, form) for m, e in normal for d in (-1, 0, 1))
        if found := [x for x in near if x is not None]:
            yield numerator, found
    middle = (form.q_min + form.q_max) // 2
    if (numerator := canonical(a, middle, form)) is not None:
        yield numerator, [(1 << (form.p - 1) | m, middle) for m in _significands(form, SOME, random)]

"""Numerators, each with denominators by which its quotients are hard.

They are for loops that divide one number by many.
"""

from collections.abc import Iterator

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.values.hard_to_round import canonical
from vinculum.gate.cases.values.reciprocal_divisors import FAMILIAR
from vinculum.gate.cases.values.special_values import Generator, array_of, encode
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

# Numbers with many divisors. Their quotients have few digits, and short cuts go wrong there.
MANY_DIVISORS = (49, 945, 2835, 45045, 720720, 61261200, 2205403200, 6746328388800, 897612484786617600)
MAX_QUOTIENTS = 60  # of one numerator


def single_numerators(element: ElementType, count: int, random: Generator) -> Iterator[tuple[Array, Array]]:
    """Generate numerators, as arrays of one element, and their denominators."""
    if element.form is None:
        numbers = random.integers(1, element.maximum, count, dtype=np.uint64, endpoint=True).tolist()
        ends = [element.maximum, element.maximum - 1, *((element.minimum,) if element.signed else ())]
        for k, a in enumerate((*MANY_DIVISORS, *FAMILIAR, *ends, *map(int, numbers))):
            if element.minimum <= (one := -a if element.signed and a > 0 and k % 3 == 2 else a) <= element.maximum:
                yield array_of([one], element), _of_integers(abs(one), element, random)
        return
    numbers = [_product(element.form, random) for _ in range(2 * count)]
    for k, a in enumerate((*MANY_DIVISORS, *numbers)):
        odd = a // (a & -a)
        if odd < 1 << element.form.p:
            for numerator, denominators in _of_floats(odd, element.form, random):
                signs = (k % 2, 1 - k % 2)
                b = [encode(signs[n % 2], *x, element.form) for n, x in enumerate(denominators)]
                yield array_of([encode(k % 2, *numerator, element.form)], element), array_of(b, element)


def numerator_matrix(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Return a row of numerators, and a matrix with the denominators of each in its column, repeated."""
    pairs = list(single_numerators(element, count, random))
    rows = max(B.size for _, B in pairs)
    return np.concatenate([A for A, _ in pairs]), np.stack([np.resize(B, rows) for _, B in pairs], axis=1)


def _significands(form: Format, count: int, random: Generator) -> list[int]:
    return [int(x) for x in random.integers(0, 1 << (form.p - 1), count)]


def _product(form: Format, random: Generator) -> int:
    """A product of small odd numbers, as many as fit in p bits."""
    product = 1
    for factor in random.choice((3, 5, 7, 9, 11, 13, 15, 17), form.p).tolist():
        product *= factor if product * factor < 1 << form.p else 1
    return product


def _divisors(a: int) -> list[int]:
    """The largest divisors of `a` that have only small prime factors, and their cofactors."""
    accepted = {1}
    for prime in (2, 3, 5, 7, 11, 13, 17):
        power, remaining = 1, a
        more = set(accepted)
        while remaining % prime == 0:
            remaining, power = remaining // prime, power * prime
            more |= {x * power for x in accepted}
        accepted = more
    return sorted(accepted | {a // x for x in accepted})[-MAX_QUOTIENTS:]


def _of_integers(a: int, element: ElementType, random: Generator) -> Array:
    """Denominators at and next to the divisors of `a`.

    Some more have a quotient of every length next to an integer.
    """
    quotients = {int(q) for q in (2.0 ** random.uniform(0, max(a.bit_length(), 1), MAX_QUOTIENTS))}
    near = {b + d for b in (*_divisors(a), *(a // q for q in quotients if q)) for d in (-1, 0, 1)}
    signs = (1, -1) if element.signed else (1,)
    accepted = [s * b for b in sorted(near) for s in signs if b > 0 and element.minimum <= s * b <= element.maximum]
    return array_of([b for b in accepted if not (a == -element.minimum and b == -1)] or [1], element)


def _of_floats(a: int, form: Format, random: Generator) -> Iterator[tuple[tuple[int, int], list[tuple[int, int]]]]:
    """Quotients at and next to midpoints of subnormal numbers; and random normal quotients.

    The former have divisors of `a` as denominators.
    """
    scale = int(random.integers(1, 4))
    numerator = canonical(a, form.q_min + scale, form)
    if numerator is not None:
        normal = ((b << form.p - b.bit_length(), scale + 1 + b.bit_length() - form.p) for b in _divisors(a))
        near = (canonical(m + d, e, form) for m, e in normal for d in (-1, 0, 1))
        if accepted := [x for x in near if x is not None]:
            yield numerator, accepted
    middle = (form.q_min + form.q_max) // 2
    if (numerator := canonical(a, middle, form)) is not None:
        yield numerator, [(1 << (form.p - 1) | m, middle) for m in _significands(form, MAX_QUOTIENTS, random)]

"""Operands for SRT dividers, which look up quotient digits in a table, and for faults at one exponent."""

from itertools import product

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.values.hard_to_round import Pair, canonical, exponent_by, form_of
from vinculum.gate.cases.values.special_values import Generator, array_of, encode
from vinculum_spec.schema import ElementType

TABLE_INDEX_BITS = 5  # leading bits of the divisor that index a radix-4 digit table
MIN_RUN = 6  # minimum length of a run of equal bits or repeated digits
# While a digit repeats, remainders stay at the ends of its range, above all for the digit 2 of radix 4, bits 10.
REPEATED = ("10", "01", "10", "01", "0", "1")
# Wrong on the Pentium of 1994, whose table lacked five entries.
PUBLISHED = ((4195835, 3145727), (5505001, 294911), (8391671, 3145727), (14680058, 3145727))


def repeated_digits(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Quotients with a run of equal digits, by divisors of a few bits followed by a run of ones or zeros."""
    if element.form is None:
        return _of_integers(element, count, random)
    form, A, B = element.form, list[int](), list[int]()
    for a, b in PUBLISHED:
        numerator, denominator = canonical(a, 0, form), canonical(b, 0, form)
        if numerator is not None and denominator is not None:
            A.append(encode(0, *numerator, form))
            B.append(encode(0, *denominator, form))
    middle = (form.q_min + form.q_max) // 2
    for _ in range(count):
        m_b = _divisor(form.p, random)
        exact = _quotient(form.p + 1, random) * m_b
        divisor: Pair = m_b, middle
        sign_a, sign_b = (int(s) for s in random.integers(0, 2, 2))
        m_a = exact >> (exact.bit_length() - form.p)
        A.append(encode(sign_a, m_a, exponent_by(divisor, form, random), form))
        B.append(encode(sign_b, *divisor, form))
    return array_of(A, element), array_of(B, element)


def _of_integers(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Multiples of the divisors, and their neighbours."""
    A, B, bits = list[int](), list[int](), element.maximum.bit_length()
    signs = (1, -1) if element.signed else (1,)
    for _ in range(count // 3):
        of_b = int(random.integers(2, bits - 1))
        b = _divisor(of_b, random)
        q = _quotient(bits - of_b, random)
        s_a, s_b = (signs[int(k)] for k in random.integers(0, len(signs), 2))
        for a in (q * b - 1, q * b, q * b + 1):
            if a <= element.maximum:
                A.append(s_a * a)
                B.append(s_b * b)
    return array_of(A, element), array_of(B, element)


def _divisor(bits: int, random: Generator) -> int:
    """A number of this many bits: leading bits, a run of ones or zeros, then random bits."""
    index_bits = min(TABLE_INDEX_BITS, bits)
    same = int(random.integers(min(MIN_RUN, bits - index_bits), bits - index_bits, endpoint=True))
    first = 1 << (index_bits - 1) | _random_bits(index_bits - 1, random)
    ones = ((1 << same) - 1) * int(random.integers(2))
    return (first << same | ones) << (bits - index_bits - same) | _random_bits(bits - index_bits - same, random)


def _quotient(bits: int, random: Generator) -> int:
    """A number of this many bits: random bits, a run of repeated digits, then random bits."""
    leading = int(random.integers(1, max(bits - 2 * MIN_RUN, 1), endpoint=True))
    room = bits - leading
    run = int(random.integers(min(2 * MIN_RUN, room), room, endpoint=True))
    digit = REPEATED[int(random.integers(len(REPEATED)))]
    repeated = int((digit * run)[:run] or "0", 2)
    first = 1 << (leading - 1) | _random_bits(leading - 1, random)
    return (first << run | repeated) << (room - run) | _random_bits(room - run, random)


def _random_bits(bits: int, random: Generator) -> int:
    return int(random.integers(0, 1 << bits, dtype=np.uint64)) if bits else 0


def every_exponent(element: ElementType, random: Generator) -> tuple[Array, Array]:
    """A number of each exponent and sign by the numbers at the ends of the range, and these by it."""
    form = form_of(element)
    low, high = 1 << (form.p - 1), 1 << form.p
    ends = ((1, form.q_min), (low - 1, form.q_min), (low, form.q_min), (high - 1, form.q_max), (low, 1 - form.p))
    A, B = list[int](), list[int]()
    for exponent, (m, q), sign, other in product(range(form.q_min, form.q_max + 1), ends, (0, 1), (0, 1)):
        x = encode(sign, int(random.integers(low, high)), exponent, form)
        end = encode(other, m, q, form)
        A += [x, end]
        B += [end, x]
    return array_of(A, element), array_of(B, element)

"""Operands whose quotient is hard to round or at an edge of the range, by exact integer arithmetic."""

from collections.abc import Iterator

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.values.special_values import Generator, array_of, encode
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

Pair = tuple[int, int]


def hardest_to_round(form: Format, m_b: int) -> Iterator[Pair]:
    """Generate significands (m_a, m_b) whose quotient is as near to a midpoint as the odd m_b permits."""
    for m_a, _ in nearest_midpoints(form.p, form.p, m_b):
        yield m_a, m_b


def nearest_midpoints(p: int, bits_of_midpoint: int, m_b: int) -> Iterator[Pair]:
    """Generate m_a of p bits and k, with m_a/m_b next to M/2^k for an odd M of `kept`+1 bits.

    The difference m_a*2^k - M*m_b is at least 1 in magnitude. It is 1 if M is the inverse of the odd m_b modulo 2^k, up to
    sign. For an m_b of p bits, k = `kept` covers quotients from 1 to 2, k = `kept`+1 those from 1/2 to 1, with at most one
    M each. If m_b has fewer bits, k is smaller by as many, and of several M the smallest and the largest are taken.
    """
    low, high = 1 << bits_of_midpoint, 2 << bits_of_midpoint
    smallest_k = bits_of_midpoint + m_b.bit_length() - p
    for k in (smallest_k, smallest_k + 1):
        inverse = pow(m_b, -1, 1 << k)
        for residue, excess in ((inverse, -1), ((1 << k) - inverse, 1)):
            midpoints = range(low + (residue - low) % (1 << k), high, 1 << k)
            for midpoint in sorted({*midpoints[:1], *midpoints[-1:]}):
                m_a = (midpoint * m_b + excess) >> k
                if 1 << (p - 1) <= m_a < 1 << p:
                    yield m_a, k


def exponent_by(divisor: Pair, form: Format, random: Generator) -> int:
    """Draw an exponent for numerators of p bits such that quotients by this divisor are normal numbers."""
    m_b, q_b = divisor
    low, high = q_b + form.q_min + m_b.bit_length(), q_b + form.q_max + m_b.bit_length() - 2
    return int(random.integers(max(low, form.q_min), min(high, form.q_max), endpoint=True))


def ends(form: Format) -> tuple[int, ...]:
    """Exponents of divisors whose reciprocals are outside of the normal range, or next to its ends."""
    return form.q_max, form.q_min, form.q_max - 1, form.q_min + 1


def near_subnormal_ties(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Subnormal quotients next to a midpoint.

    Double rounding first gives the midpoint, and then the wrong neighbour.
    """
    form, A, B = form_of(element), list[int](), list[int]()
    for n in range(count):
        m_b = int(random.integers(1 << (form.p - 1), 1 << form.p)) | 1
        for m_a, k in nearest_midpoints(form.p, 1 + n % (form.p - 1), m_b):
            q_b = int(random.integers(1 - k, form.q_max + 1))
            q_a = q_b + form.q_min - 1 + k  # the quotient is half of an odd number of least subnormals
            if form.q_min <= q_a <= form.q_max:
                sign_a, sign_b = (int(s) for s in random.integers(0, 2, 2))
                A.append(encode(sign_a, m_a, q_a, form))
                B.append(encode(sign_b, m_b, q_b, form))
    return array_of(A, element), array_of(B, element)


def hard_normal(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Hardest-to-round quotients in the normal range, by about `count` denominators, or all if fewer.

    Every other denominator is at an end of the range. Some more denominators are subnormal.
    """
    form = form_of(element)
    low, high = 1 << (form.p - 1), 1 << form.p
    if count >= (high - low) // 2:
        odd = list(range(low + 1, high, 2))
    else:
        edge = [*range(low + 1, low + 65, 2), *range(high - 63, high, 2)]
        odd = edge + [int(x) | 1 for x in random.integers(low, high, max(count - len(edge), 0))]
    subnormal = [int(random.integers(1 << bits)) | 1 for bits in random.integers(2, form.p, count // 4)]
    A, B = [], []
    for m_b in odd + subnormal:
        for m_a, _ in nearest_midpoints(form.p, form.p, m_b):
            q_b = form.q_min if m_b < low else _exponent(form, random)
            sign_a, sign_b = (int(s) for s in random.integers(0, 2, 2))
            A.append(encode(sign_a, m_a, exponent_by((m_b, q_b), form, random), form))
            B.append(encode(sign_b, m_b, q_b, form))
    return array_of(A, element), array_of(B, element)


def _exponent(form: Format, random: Generator) -> int:
    """Draw an exponent: one at an end of the range with probability 1/2, else any."""
    at, anywhere = random.integers(8), random.integers(form.q_min, form.q_max, endpoint=True)
    return ends(form)[at] if at < len(ends(form)) else int(anywhere)


def subnormal_ties(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Quotients halfway between two subnormal numbers, and those of the neighbouring numerators.

    For odd M of j bits and m_b of p-j bits, m_a = M*m_b is exact, and M*2^(q_min - 1) is halfway.
    """
    form = form_of(element)
    p, pairs = form.p, list[Pair]()
    for bits in range(1, p):
        for _ in range(max(count // p, 2)):
            odd = (1 << (bits - 1)) | int(random.integers(0, 1 << (bits - 1))) | 1
            room = max(p - bits, 1)
            m_b = (1 << (room - 1)) | int(random.integers(0, 1 << (room - 1)))
            for m_a in (odd * m_b - 1, odd * m_b, odd * m_b + 1):
                if 0 < m_a < 1 << p:
                    pairs.append((m_a, m_b))
    e_b = min(0, form.q_max)
    return _from_pairs(element, pairs, form.q_min - 1 + e_b, e_b, random)


def range_edges(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Quotients near the edges of the range.

    These are the overflow threshold, the smallest normal number, and half of the smallest subnormal number.
    """
    form = form_of(element)
    p, top = form.p, 1 << form.p
    low = [(m_a, m_b) for m_a in range(top - 6, top) for m_b in range(top // 2, top // 2 + 3)]
    near = [*low, *((m_b, m_a) for m_a, m_b in low), *((m, m + d) for m in (top // 2, top - 8) for d in range(5))]
    near += [
        (int(a), min(top - 1, max(top // 2, int(a) + int(d))))
        for a, d in zip(random.integers(top // 2, top, count), random.integers(-3, 4, count), strict=True)
    ]
    parts = []
    for edge in (form.q_max + p, form.q_min + p - 1, form.q_min):  # exponents of the quotients 2^edge
        for shift in (-1, 0, 1):
            e_b = -((form.emax + p) // 2) if edge > 0 else 0
            parts.append(_from_pairs(element, near, edge + shift + e_b, e_b, random))
    return np.concatenate([A for A, _ in parts]), np.concatenate([B for _, B in parts])


def _from_pairs(element: ElementType, pairs: list[Pair], e_a: int, e_b: int, random: Generator) -> tuple[Array, Array]:
    """Encode pairs of m*2^e in canonical form; leave out pairs that the type does not have."""
    form = form_of(element)
    A, B = [], []
    signs = random.integers(0, 2, (len(pairs), 2)).tolist()
    for (m_a, m_b), (s_a, s_b) in zip(pairs, signs, strict=True):
        a, b = canonical(m_a, e_a, form), canonical(m_b, e_b, form)
        if a is not None and b is not None:
            A.append(encode(s_a, *a, form))
            B.append(encode(s_b, *b, form))
    return array_of(A, element), array_of(B, element)


def canonical(m: int, e: int, form: Format) -> Pair | None:
    """Return the canonical significand and exponent of m * 2^e, None if the format has no such number."""
    q_min = form.q_min
    if e >= q_min:
        up = max(min(form.p - m.bit_length(), e - q_min), 0)
        m, e = m << up, e - up
    else:
        zeros = (m & -m).bit_length() - 1 if m else 0  # at the end
        down = min(zeros, q_min - e)
        m, e = m >> down, e + down
    return (m, e) if m and q_min <= e <= form.q_max and m.bit_length() <= form.p else None


def form_of(element: ElementType) -> Format:
    """The format of a floating-point type. Raises TypeError for other types."""
    if element.form is None:
        raise TypeError(f"{element.name} has no significand")
    return element.form


def near_multiples(element: ElementType, count: int, random: Generator) -> tuple[Array, Array]:
    """Integers at multiples of the divisor and next to them.

    There division through a rounded float goes wrong.
    """
    A, B = [], []
    for _ in range(count):
        bits = int(random.integers(1, element.maximum.bit_length(), endpoint=True))
        b = int(random.integers(1, 1 << bits, dtype=np.uint64))
        q = int(random.integers(0, element.maximum // b, dtype=np.uint64, endpoint=True))
        for a in (q * b - 1, q * b, q * b + 1):
            for s_a, s_b in ((1, 1), (-1, 1), (1, -1), (-1, -1)) if element.signed else ((1, 1),):
                if element.minimum <= s_a * a <= element.maximum:
                    A.append(s_a * a)
                    B.append(s_b * b)
    return array_of(A, element), array_of(B, element)

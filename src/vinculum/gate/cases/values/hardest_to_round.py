"""All quotients that are hardest to round, for ranges of denominators.

McFearin and Matula, "Generation and Analysis of Hard to Round Cases for Binary Floating Point Division", ARITH 2001.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

Words = npt.NDArray[np.uint64]


def hardest(m_b: Words, p: int) -> tuple[Words, Words]:
    """Return significands m_a, m_b of p <= 53 bits whose quotient is nearest to a midpoint but not on one.

    `m_b` are odd significands with their highest bit set. Returns each pair with one of them as denominator once. A
    midpoint is M / 2^k with an odd M of p + 1 bits; its distance to m_a / m_b is |m_a * 2^k - M * m_b| / (m_b * 2^k),
    and not less than 1 / (m_b * 2^k). It is that for M = m_b^-1 modulo 2^k, up to sign, where k = p for quotients from 1
    to 2 and p + 1 for those below 1. An even m_b has none: the difference is even then, for M is odd and k > 0.

    >>> [x.tolist() for x in hardest(np.array([5, 7], np.uint64), 3)]
    [[7, 4, 4], [5, 5, 7]]
    """
    parts: list[tuple[Words, Words]] = []
    inverse = _inverse(m_b)
    one = np.uint64(1)
    for k in (p, p + 1):
        mask = np.uint64((1 << k) - 1)
        for excess in (-1, 1):
            # M * m_b = -excess modulo 2^k, so that 2^k divides M * m_b + excess
            M = (inverse if excess == -1 else ~inverse + one) & mask
            if k == p:
                M |= one << np.uint64(p)  # the highest bit of p + 1; the bits below are those modulo 2^k
            low, high = M * m_b, _high(M, m_b)
            shifted = low + one if excess == 1 else low - one
            if excess == 1:
                high += shifted == 0
            m_a = (shifted >> np.uint64(k)) | (high << np.uint64(64 - k))
            fits = (M >> np.uint64(p) == one) & (m_a >> np.uint64(p - 1) == one)
            parts.append((m_a[fits], m_b[fits]))
    return np.concatenate([a for a, _ in parts]), np.concatenate([b for _, b in parts])


def _inverse(m: Words) -> Words:
    """The inverses of odd numbers modulo 2^64.

    Each Newton step doubles the correct bits, of which m itself has 3.
    """
    x = m.copy()
    for _ in range(5):
        x *= np.uint64(2) - m * x
    return x


def _high(x: Words, y: Words) -> Any:
    """The upper 64 bits of the 128 bits of x * y."""
    half, mask = np.uint64(32), np.uint64(0xFFFFFFFF)
    x_low, x_high, y_low, y_high = x & mask, x >> half, y & mask, y >> half
    middle = x_high * y_low + (x_low * y_low >> half)
    return x_high * y_high + (middle >> half) + ((x_low * y_high + (middle & mask)) >> half)

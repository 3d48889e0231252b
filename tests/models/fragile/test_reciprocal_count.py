"""The count of significands of which the product with the reciprocal is not the quotient."""

import random

import numpy as np
import pytest

from vinculum.models.fragile.reciprocal_count import Reciprocals, floor_sum


def test_floor_sum() -> None:
    generator = random.Random(57)
    for _ in range(200):
        n, m, a, b = (generator.randrange(1, 60) for _ in range(4))
        assert floor_sum(n, m, a, b) == sum((a * i + b) // m for i in range(n))


@pytest.mark.parametrize("precision", [3, 4, 5, 8])
def test_count_and_least_are_those_of_every_significand(precision: int) -> None:
    """Every odd divisor; all significands, and parts of them in steps."""
    generator = random.Random(precision)
    half = 1 << (precision - 1)
    differing_somewhere = 0
    for divisor in range(3, 2 * half, 2 if precision < 8 else 6):
        reciprocals = Reciprocals(divisor, precision)
        differing = [x for x in range(half, 2 * half) if reciprocals.differs(x)]
        differing_somewhere += bool(differing)
        assert reciprocals.count(half, 2 * half) == len(differing)
        assert reciprocals.first(half, 2 * half) == (differing[0] if differing else None)
        low, step = generator.randrange(half, 2 * half), 1 << generator.randrange(precision - 1)
        high = generator.randrange(low, 2 * half + 1)
        part = [x for x in differing if low <= x < high and x % step == 0]
        assert reciprocals.count(low, high, step) == len(part)
        assert reciprocals.first(low, high, step) == (part[0] if part else None)
    assert differing_somewhere > 0


@pytest.mark.parametrize("divisor", [3, 255, 0x800001])
def test_count_in_binary32_is_that_of_numpy(divisor: int) -> None:
    """All 2^23 significands in binary32 arithmetic."""
    numbers = (np.arange(1 << 23, dtype=np.int32) + 0x3F800000).view(np.float32)
    differing = np.flatnonzero(numbers / np.float32(divisor) != numbers * (np.float32(1) / np.float32(divisor)))
    reciprocals = Reciprocals(divisor, 24)
    assert reciprocals.count(1 << 23, 1 << 24) == len(differing) > 0
    assert reciprocals.first(1 << 23, 1 << 24) == (1 << 23) + int(differing[0])


def test_count_in_binary64_takes_no_enumeration() -> None:
    reciprocals = Reciprocals(3, 53)
    least = reciprocals.first(1 << 52, 1 << 53)
    assert least is not None
    x = least / (1 << 52)
    assert x / 3 != x * (1 / 3)
    assert 0 < reciprocals.count(1 << 52, 1 << 53) < 1 << 52

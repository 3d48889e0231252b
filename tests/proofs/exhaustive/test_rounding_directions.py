"""The enumeration of quotients in each rounding direction: its definitions, and what it finds."""

import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from vinculum_proofs.exhaustive import rounding_directions
from vinculum_proofs.exhaustive.rounding_directions import INF, NAN, Number, differences, numbers, relations, result
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.rounding_directions import quotients

FLOAT8 = Format(8, 4, 7)  # ml_dtypes.float8_e4m3
TINY = Format(4, 2, 1)


def as_float(value: Number) -> float:
    magnitude, sign = value
    return math.copysign({NAN: math.nan, INF: math.inf}.get(magnitude, magnitude), -1 if sign else 1)


def same(x: float, y: float) -> bool:
    return (math.isnan(x) and math.isnan(y)) or (x == y and math.copysign(1, x) == math.copysign(1, y))


def test_the_quotient_to_nearest_even_is_that_of_another_library() -> None:
    every = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e4m3)
    with np.errstate(all="ignore"):
        theirs = (every[:, None] / every[None, :]).astype(float)
    for a in range(0, 256, 7):
        for b in range(256):
            (ours, _) = result(a, b, "ties-to-even", FLOAT8, "after")
            assert same(as_float(ours), theirs[a, b]), (a, b)


def test_directions_enclose_the_quotient() -> None:
    """The ends are neighbours, or equal if the quotient is exact; the nearest is one of them."""
    values = sorted({as_float(x) for x in numbers(FLOAT8) if x[0] != NAN})
    for a in range(1, 120, 5):
        for b in range(129, 248, 3):
            found = {d: as_float(result(a, b, d, FLOAT8, "after")[0]) for d in quotients}
            exact = -Fraction(numbers(FLOAT8)[a][0]) / Fraction(numbers(FLOAT8)[b][0])
            low, high = found["toward-negative"], found["toward-positive"]
            assert low <= exact <= high
            assert low == high == exact or values.index(high) - values.index(low) == 1
            assert found["toward-zero"] == high
            assert {found["ties-to-even"], found["ties-to-away"]} <= {low, high}


@pytest.mark.parametrize("direction", list(quotients))
def test_a_tiny_format(direction: str) -> None:
    assert next(differences(relations(direction), direction, TINY), None) is None


def test_differences_are_found() -> None:
    wrong = next(differences((quotients["toward-zero"].statement, {}), "ties-to-even", TINY))
    assert wrong["expected"] != wrong["accepted"]
    words = [words for words, _, _ in rounding_directions.mutants()]
    assert len(set(words)) == len(words) > 15


def test_a_flag_that_is_not_raised_is_found() -> None:
    mutants = {words: (of, direction) for words, of, direction in rounding_directions.mutants()}
    of, direction = mutants["underflow: an exact result underflows"]
    wrong = next(differences(of, direction, Format(6, 3, 3)))
    assert (wrong["flag"], wrong["raised"]) == ("underflow", False)

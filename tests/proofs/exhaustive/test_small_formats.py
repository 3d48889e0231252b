"""The enumeration of small formats: its own arithmetic, and what it finds."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from vinculum_proofs.exhaustive import small_formats
from vinculum_proofs.exhaustive.small_formats import differences, expected, magnitudes, mutants, nearest, statement
from vinculum_spec.relations.float_formats import SMALL


@pytest.mark.parametrize("name", ["float4_e2m1fn", "float6_e3m2fn"])
def test_the_smallest_formats(name: str) -> None:
    assert next(differences(statement(SMALL[name]), SMALL[name]), None) is None


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SMALL))
def test_every_format(name: str) -> None:
    assert next(differences(statement(SMALL[name]), SMALL[name]), None) is None


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", sorted(SMALL))
def test_the_quotient_is_that_of_another_library(name: str) -> None:
    """Where a source gives one."""
    size, form = 1 << SMALL[name].width, SMALL[name]
    every = np.arange(size, dtype=np.uint8).view(getattr(ml_dtypes, name))
    with np.errstate(all="ignore"):
        theirs = (every[:, None] / every[None, :]).view(np.uint8)
    for a in range(0, size, 17):
        for b in range(size):
            ours = expected(form, a, b)
            assert ours is None or theirs[a, b] in ours, (a, b)


def test_the_nearest_number() -> None:
    assert magnitudes("float4_e2m1fn")[0] == [Fraction(x, 2) for x in (0, 1, 2, 3, 4, 6, 8, 12)]
    assert nearest("float4_e2m1fn", Fraction(5, 2)) == 4  # 2, and not 3
    assert nearest("float4_e2m1fn", Fraction(7)) is None
    assert nearest("float8_e4m3fn", Fraction(464)) == 0x7E  # the middle above 448, which is even
    assert nearest("float8_e4m3fn", Fraction(4641, 10)) is None
    assert nearest("float8_e4m3fnuz", Fraction(248)) is None


def test_differences_are_found() -> None:
    assert len({words for words, _, _ in mutants()}) == len(list(mutants())) > 10
    relation, form = next((relation, form) for words, relation, form in mutants() if words == "ties to odd")
    wrong = next(differences(relation, form))
    assert wrong["expected"] != wrong["accepted"]
    assert small_formats.witness()["float4_e2m1fn: 02 / 05"] == "01"  # 1 / 3 is a half, the nearest number

"""The enumeration of float quotients as integers: its definitions, and what it finds."""

import itertools
import math

import ml_dtypes
import numpy as np
import pytest

from vinculum_proofs.exhaustive import float_floors
from vinculum_proofs.exhaustive.float_floors import DEFINITIONS, SMALL, Definition, Number, differences, numbers
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format

FLOAT8 = Format(8, 4, 7)  # ml_dtypes.float8_e4m3


def as_float(value: Number) -> float:
    magnitude, sign = value
    return math.copysign(float(magnitude), -1 if sign else 1)


def same(x: float, y: float) -> bool:
    return (math.isnan(x) and math.isnan(y)) or (x == y and math.copysign(1, x) == math.copysign(1, y))


def test_numbers_are_those_of_another_library() -> None:
    theirs = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e4m3).astype(float)
    assert all(same(as_float(value), x) for value, x in zip(numbers(FLOAT8), theirs, strict=True))


@pytest.mark.parametrize(
    ("definition", "function"),
    [(float_floors.quotient_floored, np.floor), (float_floors.quotient_truncated, np.trunc)],
    ids=["floor", "trunc"],
)
def test_the_quotient_is_that_of_another_library(definition: Definition, function: np.ufunc) -> None:
    """V_DIV_FLOAT_FLOOR_EITHER_0010 and V_DIV_FLOAT_TRUNC_EITHER_0010."""
    every = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e4m3)
    with np.errstate(all="ignore"):
        theirs = function((every[:, None] / every[None, :]).astype(float))
    values = numbers(FLOAT8)
    for i, j in itertools.product(range(0, 256, 7), range(256)):
        (ours,) = definition(values[i], values[j], FLOAT8)
        assert same(as_float(ours), theirs[i, j]), (i, j)


def test_the_exact_floor_is_that_of_python() -> None:
    """V_DIV_FLOAT_FLOOR_0010"""
    compared = 0
    for a, b in itertools.product(numbers(FLOAT8)[::3], numbers(FLOAT8)):
        x, y = as_float(a), as_float(b)
        expected = float_floors.exactly_floored(a, b, FLOAT8)
        if y and len(expected) == 1:
            assert same(as_float(*expected), x // y), (x, y)
            compared += 1
    assert compared > 10_000


def test_a_difference_is_found() -> None:
    statement = DEFINITIONS["floored"][0]
    wrong = next(differences(statement, float_floors.quotient_floored, SMALL))
    a, b = (as_float(numbers(SMALL)[wrong[x]]) for x in "AB")
    (expected,) = (as_float(numbers(SMALL)[c]) for c in wrong["expected"])
    assert not same(expected, a // b)
    with pytest.raises(StopIteration):
        next(differences(statement, float_floors.exactly_floored, SMALL))


def test_mutants_change_each_comparison_with_the_quotient() -> None:
    words = [name for name, _, _ in float_floors.mutants()]
    assert len(words) == len(set(words)) > 20
    assert not any("[" in name for name in words)
    fractions = {ieee754.N, ieee754.D}
    assert fractions <= {s for _, statement, _ in float_floors.mutants() for s in statement.free_symbols}

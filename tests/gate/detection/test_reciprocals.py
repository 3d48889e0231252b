"""A reciprocal that is right of nearly all, where operands lie or meet in one way alone: found at level quick."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.gate.support.plans import plan
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.placement.special_values_in_context import (
    HARD_PER_NUMBER,
    hard_by_divisors,
    hard_of_numerators,
    missed_by_reciprocals,
    with_special_values,
)
from vinculum.gate.cases.values import special_values
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "by_places.py"
QUOTIENT, SUBNORMAL = "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010"
NUMBERS = [element.name for element in specification().types.values() if element.kind != "real"]
# A product with a reciprocal in binary32 is the quotient in bfloat16, unless numbers there are subnormal too.
SHAPES = (
    ((), ()), ((1,), (1,)), ((7,), (7,)), ((5, 7), (7,)), ((7,), (5, 7)), ((5, 7), ()), ((5, 1), (1, 7)), ((0, 3), (3,)),
    ((2, 3, 4), (2, 1, 4)),
)  # fmt: skip


@pytest.mark.parametrize("function", [
    "four_axes_by_a_row", "a_matrix_by_one_of_two_axes", "a_middle_axis", "both_repeat", "a_row_by_tensors",
    "the_divisor_in_another_order", "rows_of_something_wider", "what_is_not_aligned", "backwards", "every_third",
    "tensors_apart", "the_first_alone",
])  # fmt: skip
@pytest.mark.parametrize(
    ("dtype", "requirement"), [("int32", QUOTIENT), pytest.param("float32", SUBNORMAL, marks=pytest.mark.slow)]
)
def test_a_reciprocal_in_one_place(function: str, dtype: str, requirement: str) -> None:
    found = quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, ", special values")
    assert requirement in found


@pytest.mark.parametrize("name", NUMBERS)
def test_hard_quotients_are_hard(name: str) -> None:
    """All of them; divisors are of either sign, where the type has one and more than a few are hard."""
    some = plan("sonnx" if name != "bfloat16" else "onnx-14", name)
    A, row = hard_by_divisors(some)
    B, numerators = hard_of_numerators(some)
    for X, Y in ((A, np.tile(row, (HARD_PER_NUMBER, 1))), (np.tile(numerators, (HARD_PER_NUMBER, 1)), B)):
        assert X.shape == Y.shape and X.size
        assert some.in_domain(X.ravel(), Y.ravel()).all()
        assert missed_by_reciprocals(X, Y).all() or name in ("bfloat16", "uint8", "int8"), name
    if name != "bfloat16" and not name.startswith("u"):
        assert {bool(x < 0) for x in row} == {False, True}


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize(("a", "b"), SHAPES)
def test_they_are_within_the_domain_beside_special_values(name: str, a: tuple[int, ...], b: tuple[int, ...]) -> None:
    """Of these shapes and this type; many are special values still, and among those of more elements some are hard."""
    some = plan("onnx-14", name)
    special, one = set(special_values.special_values(some.element).tolist()), special_values.ones(1, some.element)
    found = np.zeros(2, int)
    case = Case("", np.resize(one, a), np.resize(one, b))
    for k in range(60):
        A, B = with_special_values(some, replace(case, label=str(k)))
        assert (A.shape, B.shape, A.dtype, B.dtype) == (a, b, one.dtype, one.dtype)
        X, Y = (x.ravel() for x in np.broadcast_arrays(A, B))
        assert some.in_domain(X, Y).all()
        found += np.count_nonzero(missed_by_reciprocals(X, Y)), sum(x in special or x != x for x in A.ravel().tolist())  # noqa: PLR0124 - a NaN
    assert found[1] >= 60 * np.prod(a, dtype=int) / 4
    assert found[0] or not np.prod((*a, *b), dtype=int) or some.element.width == 8 or name == "bfloat16"


def test_what_meets_along_an_axis_is_special_alone() -> None:
    some = plan("onnx-6", "int32")
    one = special_values.ones(1, some.element)
    for x in with_special_values(some, Case("", np.resize(one, (2, 3, 4)), np.resize(one, 3))):
        assert np.isin(x, special_values.special_values(some.element)).all()

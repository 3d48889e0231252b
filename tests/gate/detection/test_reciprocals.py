"""Level quick detects reciprocals that are correct for nearly all pairs, in one layout or shape."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.gate.support.plans import plan
from tests.support.tiers import default_cases
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

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "reciprocals.py"
QUOTIENT, SUBNORMAL = "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010"
NUMBERS = [element.name for element in specification().types.values() if element.kind != "real"]
# A product with a reciprocal in binary32 is the quotient in bfloat16, unless numbers there are subnormal too.
SHAPES = {
    "scalars": ((), ()),
    "one element": ((1,), (1,)),
    "vectors": ((7,), (7,)),
    "matrix by row": ((5, 7), (7,)),
    "row by matrix": ((7,), (5, 7)),
    "matrix by scalar": ((5, 7), ()),
    "column by row": ((5, 1), (1, 7)),
    "empty": ((0, 3), (3,)),
    "middle axis": ((2, 3, 4), (2, 1, 4)),
}


@pytest.mark.parametrize("function", default_cases([
    "rank_4_by_row", "matrix_by_1x1", "middle_axis_of_one", "both_broadcast", "row_by_rank_4",
    "column_major_denominator", "rows_of_wider_array", "unaligned_numerator", "negative_stride", "stride_of_three",
    "strided_rank_3", "first_element_only",
], "rank_4_by_row"))  # fmt: skip
@pytest.mark.parametrize(
    ("dtype", "requirement"), [("int32", QUOTIENT), pytest.param("float32", SUBNORMAL, marks=pytest.mark.slow)]
)
def test_reciprocal_in_one_placement_is_detected(function: str, dtype: str, requirement: str) -> None:
    refuted = quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, ", special values")
    assert requirement in refuted


@pytest.mark.parametrize("name", NUMBERS)
def test_hard_quotients_are_hard(name: str) -> None:
    """All quotients are hard; divisors have both signs, where the type does and several are hard."""
    case_plan = plan("sonnx" if name != "bfloat16" else "onnx-14", name)
    A, row = hard_by_divisors(case_plan)
    B, numerators = hard_of_numerators(case_plan)
    for X, Y in ((A, np.tile(row, (HARD_PER_NUMBER, 1))), (np.tile(numerators, (HARD_PER_NUMBER, 1)), B)):
        assert X.shape == Y.shape and X.size
        assert case_plan.in_domain(X.ravel(), Y.ravel()).all()
        assert missed_by_reciprocals(X, Y).all() or name in ("bfloat16", "uint8", "int8"), name
    if name != "bfloat16" and not name.startswith("u"):
        assert {bool(x < 0) for x in row} == {False, True}


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize(("a", "b"), SHAPES.values(), ids=list(SHAPES))
def test_hard_pairs_beside_special_values_are_in_the_domain(name: str, a: tuple[int, ...], b: tuple[int, ...]) -> None:
    """Many pairs are special; larger shapes contain hard pairs as well."""
    case_plan = plan("onnx-14", name)
    special, one = (
        set(special_values.special_values(case_plan.element).tolist()),
        special_values.ones(1, case_plan.element),
    )
    hard_and_special = np.zeros(2, int)
    case = Case("", np.resize(one, a), np.resize(one, b))
    for k in range(60):
        A, B = with_special_values(case_plan, replace(case, label=str(k)))
        assert (A.shape, B.shape, A.dtype, B.dtype) == (a, b, one.dtype, one.dtype)
        X, Y = (x.ravel() for x in np.broadcast_arrays(A, B))
        assert case_plan.in_domain(X, Y).all()
        hard_and_special += (
            np.count_nonzero(missed_by_reciprocals(X, Y)),
            sum(x in special or x != x for x in A.ravel().tolist()),  # noqa: PLR0124 - a NaN
        )
    assert hard_and_special[1] >= 60 * np.prod(a, dtype=int) / 4
    assert hard_and_special[0] or not np.prod((*a, *b), dtype=int) or case_plan.element.width == 8 or name == "bfloat16"


def test_operands_along_an_axis_are_special_values_only() -> None:
    case_plan = plan("onnx-6", "int32")
    one = special_values.ones(1, case_plan.element)
    for x in with_special_values(case_plan, Case("", np.resize(one, (2, 3, 4)), np.resize(one, 3))):
        assert np.isin(x, special_values.special_values(case_plan.element)).all()

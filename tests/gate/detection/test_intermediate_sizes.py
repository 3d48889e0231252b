"""Level quick detects faults at intermediate sizes, rare strides, and in large column-major operands."""

from pathlib import Path

import pytest

from tests.gate.support import quick_trials
from tests.support.tiers import default_cases

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "intermediate_sizes.py"
FUNCTION, QUOTIENT, ALIASING = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010", "V_DIV_NO_ALIASING_0010"
KINDS = (
    "unaligned by", "strided by", "a diagonal", "a page apart", "in another order", "usual sizes", "a row by a column",
    "every remainder", "by ones",
)  # fmt: skip


@pytest.mark.parametrize(("function", "kind"), default_cases([
    ("address_2_modulo_4", "unaligned by 2"),
    ("stride_of_six_or_seven", "strided by"),
    ("stride_of_sixteen", "strided by 16"),
    ("long_negative_stride", "reversed, strided by 16"),
    ("diagonals", "a diagonal"),
    ("stride_of_a_page", "a page apart"),
    ("large_column_major_by_row", "in another order"),
    ("row_by_large_column_major", "in another order"),
    ("large_column_major_rank_4", "usual sizes"),
    ("large_outer_products", "a row by a column"),
    ("more_than_65536_columns", "usual sizes"),
    ("row_of_more_than_65536", "usual sizes"),
    ("rank_3_of_many_rows", "usual sizes"),
    ("between_17000_and_32000", "every remainder"),
], "between_17000_and_32000"))  # fmt: skip
@pytest.mark.parametrize(
    ("dtype", "requirement"), default_cases([("float32", FUNCTION), ("int64", QUOTIENT)], "float32")
)
def test_misplaced_quotient_is_detected(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize(("dtype", "requirement"), [("float64", FUNCTION), ("int64", QUOTIENT)])
def test_half_aligned_elements_are_cases(dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(
        f"python:{TARGETS}:address_4_modulo_8", "onnx-14", dtype, "unaligned by 4"
    )


@pytest.mark.thorough
@pytest.mark.parametrize("function", ["numerator_returned_for_ones", "numerator_returned_for_scalar_one"])
def test_result_that_is_the_numerator_is_detected(function: str) -> None:
    assert ALIASING in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", "float32", "by ones")


@pytest.mark.thorough
def test_shifted_axis_of_rank_5_is_detected() -> None:
    target = f"python:{TARGETS}:axis_of_rank_5_off_by_one"
    assert "V_DIV_ANSWER_0010" in quick_trials.refuted(target, "onnx-6", "float32", "shapes [2, 3, 4, 3, 2]")


@pytest.mark.thorough
def test_transposed_square_is_detected() -> None:
    refuted = quick_trials.refuted(
        f"python:{TARGETS}:square_denominator_transposed", "onnx-6", "float32", "shapes [2, 3, 3, 4]"
    )
    assert FUNCTION in refuted

"""Level quick detects faults at threshold sizes, in overlapping memory, and of domain checks."""

from pathlib import Path

import pytest

from tests.gate.support import quick_trials
from tests.support.tiers import default_cases

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "threshold_sizes.py"
FUNCTION, QUOTIENT = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010"
ZERO = "E_DIV_INT_CONSTR_B_0030"


@pytest.mark.parametrize(("function", "kind"), default_cases([
    ("size_100", "round or narrow"),
    ("size_10000", "round or narrow"),
    ("size_1000_by_scalar", "round or narrow, repeated"),
    ("three_columns", "round or narrow"),
    ("three_columns_by_row", "round or narrow, repeated"),
    ("four_columns_by_row", "round or narrow, repeated"),
    ("three_columns_by_column", "round or narrow, repeated"),
    ("two_columns_by_column", "round or narrow, repeated"),
    ("images_by_rgb", "round or narrow, repeated"),
    ("batched_points_by_scalars", "round or narrow, repeated"),
    ("volumes_by_channels", "round or narrow, repeated"),
    ("axis_chosen_by_size", "axes of one size"),
    ("attention_by_row_sums", "axes of one size"),
    ("channel_slice_assumed_dense", "some of the channels"),
    ("padded_rows_assumed_dense", "part of each row by a row"),
    ("single_row_assumed_dense", "one row or column, strided"),
    ("single_column_assumed_dense", "one row or column, strided"),
    ("zero_strides_assumed_dense", "repeated, apart"),
    ("common_zero_stride", "repeated in both"),
    ("overlapping_matrices_taken_for_same", "matrix by itself, one apart"),
    ("own_first_column_taken_for_scalar", "matrix by its first column"),
    ("own_diagonal_taken_for_first_row", "square by its diagonal"),
    ("same_memory_of_other_shape", "column by itself as a row"),
    ("squares_of_mixed_orders", "even blocks"),
    ("remaining_row_of_block", "even blocks"),
], "size_1000_by_scalar"))  # fmt: skip
@pytest.mark.parametrize(
    ("dtype", "requirement"), default_cases([("float32", FUNCTION), ("int32", QUOTIENT)], "float32")
)
def test_misplaced_quotient_is_detected(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize("function", ["denominator_cached_by_text", "denominators_cached_within_tolerance"])
def test_confused_divisors_are_detected(function: str) -> None:
    assert FUNCTION in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", "float64", "by the same")


@pytest.mark.thorough
@pytest.mark.parametrize("function", ["min_hides_zero", "zero_passes_power_of_two_check", "small_integers_as_floats"])
@pytest.mark.parametrize("dtype", ["int8", "int32"])
def test_zero_hidden_by_other_operands_is_detected(function: str, dtype: str) -> None:
    assert ZERO in quick_trials.refuted(f"python:{TARGETS}:{function}", "sonnx", dtype, "in company")

"""Faults at round and narrow sizes, in each other's memory, of what repeats in it, and outside of the domain in company: found at quick."""

from pathlib import Path

import pytest

from tests.gate.support import quick_trials

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "round_and_narrow.py"
FUNCTION, QUOTIENT = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010"
ZERO = "E_DIV_INT_CONSTR_B_0030"


@pytest.mark.parametrize(("function", "kind"), [
    ("at_a_hundred", "round or narrow"),
    ("at_ten_thousand", "round or narrow"),
    ("a_thousand_by_one", "round or narrow, repeated"),
    ("points", "round or narrow"),
    ("points_by_a_row", "round or narrow, repeated"),
    ("four_columns_by_a_row", "round or narrow, repeated"),
    ("points_by_their_norms", "round or narrow, repeated"),
    ("pairs_by_a_column", "round or narrow, repeated"),
    ("images_by_colours", "round or narrow, repeated"),
    ("points_by_one_of_each_batch", "round or narrow, repeated"),
    ("volumes_by_channels", "round or narrow, repeated"),
    ("the_axis_is_told_by_its_size", "axes of one size"),
    ("squares_by_sums", "axes of one size"),
    ("some_of_the_channels_are_dense", "some of the channels"),
    ("part_of_each_row_is_dense", "part of each row by a row"),
    ("one_row_is_dense", "one row or column, strided"),
    ("one_column_is_dense", "one row or column, strided"),
    ("what_repeats_is_dense", "repeated, apart"),
    ("both_repeat_along_one_axis", "repeated in both"),
    ("matrices_that_share_are_one", "matrix by itself, one apart"),
    ("its_first_column_is_one_element", "matrix by its first column"),
    ("its_diagonal_is_its_first_row", "square by its diagonal"),
    ("one_vector_has_one_shape", "column by itself as a row"),
    ("squares_of_two_orders", "even blocks"),
    ("one_row_is_left_of_a_block", "even blocks"),
])  # fmt: skip
@pytest.mark.parametrize(("dtype", "requirement"), [("float32", FUNCTION), ("int32", QUOTIENT)])
def test_a_place_is_wrong(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.parametrize(
    "function", ["one_divisor_is_known_by_its_digits", "the_last_divisors_are_kept_within_a_tolerance"]
)
def test_divisors_are_taken_for_others(function: str) -> None:
    assert FUNCTION in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", "float64", "by the same")


@pytest.mark.parametrize("function", ["the_least_hides_a_zero", "a_zero_is_a_power_of_two", "small_numbers_are_floats"])
@pytest.mark.parametrize("dtype", ["int8", "int32"])
def test_a_zero_is_not_seen_in_company(function: str, dtype: str) -> None:
    assert ZERO in quick_trials.refuted(f"python:{TARGETS}:{function}", "sonnx", dtype, "in company")

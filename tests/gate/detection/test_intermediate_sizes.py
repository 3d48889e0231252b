"""Faults at sizes between the usual, at steps and places that few elements have, and of large operands in other orders: found at level quick."""

from pathlib import Path

import pytest

from tests.gate.support import quick_trials

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "in_between.py"
FUNCTION, QUOTIENT, ALIASING = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010", "V_DIV_NO_ALIASING_0010"
KINDS = (
    "unaligned by", "strided by", "a diagonal", "a page apart", "in another order", "usual sizes", "a row by a column",
    "every remainder", "by ones",
)  # fmt: skip


@pytest.mark.parametrize(("function", "kind"), [
    ("between_words", "unaligned by 2"),
    ("steps_of_six_or_seven", "strided by"),
    ("steps_of_sixteen", "strided by 16"),
    ("long_steps_back", "reversed, strided by 16"),
    ("diagonals", "a diagonal"),
    ("pages", "a page apart"),
    ("large_in_another_order_by_a_row", "in another order"),
    ("a_row_by_what_is_large_in_another_order", "in another order"),
    ("large_tensors_in_another_order", "usual sizes"),
    ("large_outer_products", "a row by a column"),
    ("more_than_16_bits_of_columns", "usual sizes"),
    ("rows_of_more_than_16_bits", "usual sizes"),
    ("many_rows_of_three_axes", "usual sizes"),
    ("between_two_blocks", "every remainder"),
])  # fmt: skip
@pytest.mark.parametrize(("dtype", "requirement"), [("float32", FUNCTION), ("int64", QUOTIENT)])
def test_a_place_is_wrong(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.parametrize(("dtype", "requirement"), [("float64", FUNCTION), ("int64", QUOTIENT)])
def test_elements_are_aligned_by_half(dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:aligned_by_half", "onnx-14", dtype, "unaligned by 4")


@pytest.mark.parametrize("function", ["many_by_ones_are_the_numerators", "many_by_one_are_the_numerators"])
def test_results_are_the_numerators_themselves(function: str) -> None:
    assert ALIASING in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", "float32", "by ones")


def test_an_axis_of_few_of_five_is_another() -> None:
    target = f"python:{TARGETS}:of_five_axes_one_is_not_counted"
    assert "V_DIV_ANSWER_0010" in quick_trials.refuted(target, "onnx-6", "float32", "shapes [2, 3, 4, 3, 2]")


def test_a_square_in_the_middle_is_turned() -> None:
    wrong = quick_trials.refuted(f"python:{TARGETS}:squares_are_turned", "onnx-6", "float32", "shapes [2, 3, 3, 4]")
    assert FUNCTION in wrong

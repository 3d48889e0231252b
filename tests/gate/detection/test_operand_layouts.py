"""Faults that show only where operands lie, or meet, as they seldom do: each is found, at level quick."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from vinculum.gate.cases import catalogue
from vinculum.gate.results.results import Status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

FOLDER = Path(__file__).parents[2] / "broken_implementations"
TARGETS = tuple(FOLDER / f"{name}.py" for name in ("basis", "rare_places", "apart", "not_reported", "reciprocals"))
QUOTIENT, ROUNDING = "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_ROUNDING_0010"
ZERO, OVERFLOW, INDEX = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_INDEX_0010"
TYPE, DETERMINISM, ANSWER = "E_DIV_INT_CONSTR_A_0020", "V_DIV_DETERMINISM_0010", "V_DIV_ANSWER_0010"
INVALID, NAN, SUBNORMAL, SIGN = (
    "V_DIV_FLOAT_INVALID_0010",
    "V_DIV_FLOAT_NAN_0010",
    "V_DIV_FLOAT_SUBNORMAL_0010",
    "V_DIV_FLOAT_SIGN_0010",
)


def of(function: str) -> str:
    """A target of the one of these files that has it."""
    (file,) = (path for path in TARGETS if f"def {function}(" in path.read_text())
    return f"python:{file}:{function}"


@pytest.mark.parametrize(
    ("function", "requirement"),
    [
        ("one_zero_alone_is_reported", ZERO),
        ("no_zero_of_a_matrix_is_reported", ZERO),
        ("no_zero_without_an_axis_is_reported", ZERO),
        ("zeros_far_away_are_not_reported", ZERO),
        ("zero_beside_overflow_is_not_reported", OVERFLOW),
        ("no_zero_of_a_view_is_reported", ZERO),
        ("no_zero_by_itself_is_reported", ZERO),
        ("a_share_is_not_looked_at", ZERO),
        ("no_zero_that_repeats_is_reported", ZERO),
        ("wider_integers_are_taken", TYPE),
    ],
)
def test_a_refusal_that_is_missing(function: str, requirement: str) -> None:
    kind = "of type" if requirement == TYPE else "outside of the domain"
    assert requirement in quick_trials.refuted(of(function), "sonnx", "int32", kind)


@pytest.mark.parametrize(
    ("function", "requirement", "kind"),
    [
        ("nothing_is_special_without_an_axis", NAN, "special values, alone"),
        ("flushes_one_element", SUBNORMAL, "special values, alone"),
        ("nothing_by_nothing_is_one", INVALID, "special values, alone"),
        ("what_repeats_in_memory_is_a_factor", SUBNORMAL, "special values, zero strides"),
        ("what_repeats_in_memory_is_a_factor", "E_DIV_FLOAT_FUNC_0010", "repeated, zero strides"),
        ("flushes_what_is_not_aligned", SUBNORMAL, "special values, unaligned"),
        ("large_results_have_no_sign", SIGN, "large, special values"),
        ("itself_by_itself_is_one", INVALID, "the same memory"),
        ("the_last_of_sixteen_is_wrong", SIGN, "every remainder"),
    ],
)
def test_a_quotient_that_is_wrong(function: str, requirement: str, kind: str) -> None:
    assert requirement in quick_trials.refuted(of(function), "onnx-14", "float32", kind)


@pytest.mark.parametrize(
    ("function", "requirement", "profile", "dtype", "kind"),
    [
        ("one_divisor_by_its_reciprocal", QUOTIENT, "onnx-14", "int8", "all values by one divisor"),
        ("one_divisor_by_its_reciprocal", QUOTIENT, "onnx-14", "uint32", "hard quotients by one divisor"),
        ("one_divisor_floors", QUOTIENT, "openvino-1", "int32", "special values by one divisor"),
        ("the_largest_divisors_are_one_too_large", QUOTIENT, "onnx-14", "uint32", "hard quotients by one divisor"),
        ("one_small_positive_divisor", QUOTIENT, "onnx-14", "int32", "hard quotients by one divisor"),
        ("one_small_negative_divisor", QUOTIENT, "onnx-14", "int16", "hard quotients by one divisor"),
        ("one_positive_constant", QUOTIENT, "onnx-14", "int64", "hard quotients by one divisor"),
        ("one_negative_constant", QUOTIENT, "onnx-14", "int32", "hard quotients by one divisor"),
        ("divisors_of_the_last_binades_have_reciprocals", ROUNDING, "onnx-14", "float32", "hardest to round"),
        ("divisors_of_the_first_binades_have_reciprocals", ROUNDING, "onnx-14", "float32", "hardest to round"),
        ("divisors_of_the_last_binades_have_reciprocals", ROUNDING, "onnx-14", "float64", "hard quotients by one"),
        ("divisors_of_the_first_binades_have_reciprocals", ROUNDING, "onnx-14", "float16", "hard quotients by one"),
        ("subnormal_divisors_are_cut", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "hardest to round"),
        ("zeros_are_divided_by_one_in_place", "V_DIV_NO_CRASH_0010", "sonnx", "int32", "read-only"),
        ("zeros_are_divided_by_one_in_numpy", "V_DIV_NO_CRASH_0010", "sonnx", "int32", "read-only"),
        ("beside_a_zero_all_is_not_a_number", "E_DIV_INT_CONSTR_C_0020", "onnx-14", "int32", "outside"),
        ("the_last_divisor_is_kept_by_its_value", SIGN, "onnx-14", "float32", "special values by one divisor"),
        ("nothing_of_two_axes_is_refused", "V_DIV_ANSWER_0010", "onnx-14", "float32", "shapes"),
        ("divisors_are_kept_by_their_hash", QUOTIENT, "onnx-14", "int32", "special values by one divisor"),
        ("flushes_matrices_not_in_order", SUBNORMAL, "onnx-14", "float32", "tensor"),
        ("flushes_tensors", SUBNORMAL, "onnx-14", "float32", "shapes"),
        ("flushes_what_is_large_and_repeats", SUBNORMAL, "onnx-14", "float32", "large"),
        ("flushes_where_all_is_normal", SUBNORMAL, "onnx-14", "float32", "normal operands"),
        ("rounds_subnormals_twice", SUBNORMAL, "onnx-14", "float32", "near ties"),
        ("rows_are_taken_to_follow_each_other", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "matrix"),
        ("one_address_is_one_operand", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "by itself"),
        ("shared_memory_is_one_operand", QUOTIENT, "onnx-14", "int32", "by itself"),
        ("long_rows_begin_again", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "a long row"),
        ("one_buffer_for_what_repeats", "V_DIV_NO_ALIASING_0010", "onnx-14", "float32", "repeated"),
        ("narrow_values_are_narrowed", QUOTIENT, "onnx-14", "int64", "values of"),
        ("no_zero_of_four_axes_is_reported", ZERO, "sonnx", "int32", "outside"),
        ("no_zero_of_what_is_large_and_strided_is_reported", ZERO, "sonnx", "int32", "outside"),
        ("after_a_report_the_first_is_0", QUOTIENT, "sonnx", "int32", ""),
        ("integers_are_promoted", "E_DIV_FLOAT_CONSTR_A_0020", "sonnx", "float32", "of type"),
        ("four_axes_are_compared", "E_DIV_INT_CONSTR_A_0010", "sonnx", "int32", "shapes"),
        ("attributes_of_0_are_let_pass", "V_DIV_ATTRIBUTE_0010", "sonnx", "int32", "attribute"),
        ("broadcast_0_is_1", "E_DIV_FLOAT_CONSTR_A_0010", "onnx-6", "float32", "said"),
        ("another_axis_is_found", "V_DIV_SHAPE_PLACEMENT_0010", "onnx-6", "float32", "shapes"),
        ("tails_by_one_element_are_lost", QUOTIENT, "onnx-14", "int32", "of every length"),
        ("tails_of_one_element_by_many_are_lost", QUOTIENT, "onnx-14", "int64", "of every length"),
        ("tails_by_a_row_are_lost", QUOTIENT, "onnx-7", "int32", "of every length"),
        ("tails_by_a_column_are_lost", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float16", "of every length"),
        ("tails_apart_are_lost", QUOTIENT, "sonnx", "int8", "of every length"),
        ("tails_of_what_repeats_in_memory_are_lost", QUOTIENT, "sonnx", "uint16", "of every length"),
        ("tails_of_matrices_are_lost", "E_DIV_FLOAT_FUNC_0010", "sonnx", "float64", "of every length"),
        ("both_apart_and_large_are_one", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "large"),
        ("five_axes_apart_end_wrong", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "tensor"),
        ("a_tensor_apart_by_one_element_ends_wrong", QUOTIENT, "onnx-14", "int32", "crossed"),
        ("a_zero_at_the_end_is_not_reported", ZERO, "sonnx", "int32", "outside"),
        ("the_first_call_is_wrong", QUOTIENT, "sonnx", "int32", quick_trials.FIRST_CALL),
        ("the_first_call_fails", "V_DIV_ANSWER_0010", "sonnx", "int32", quick_trials.FIRST_CALL),
    ],
)
def test_a_fault_that_shows_in_one_kind_of_case(
    function: str, requirement: str, profile: str, dtype: str, kind: str
) -> None:
    assert requirement in quick_trials.refuted(of(function), profile, dtype, kind)


@pytest.mark.parametrize(("function", "kind"), [
    ("nothing_but_zeros_is_not_a_number", "outside"),
    ("a_zero_without_an_axis_is_not_a_number", "special values by one divisor"),
])  # fmt: skip
def test_where_nothing_is_within_the_domain_any_value_will_do(function: str, kind: str) -> None:
    assert quick_trials.refuted(of(function), "onnx-14", "int32", kind) == set()


@pytest.mark.parametrize(
    ("dtype", "function"), [("int32", "E_DIV_INT_FUNC_0010"), ("float32", "E_DIV_FLOAT_FUNC_0010")]
)
def test_what_is_right_conforms(dtype: str, function: str) -> None:
    verdicts = quick_trials.verdicts(of("strict"), "sonnx", dtype)
    assert verdicts[function] is verdicts[INDEX] is Status.CONFORMS
    assert Status.REFUTED not in verdicts.values()


@pytest.mark.parametrize(
    ("function", "mixed"),
    [
        pytest.param("long_vectors_by_reciprocals", False, marks=pytest.mark.slow),
        ("the_last_of_sixteen_is_wrong", False),
        ("a_neighbours_quotient", True),
    ],
)
def test_indices_are_accused_of_what_they_explain(function: str, *, mixed: bool) -> None:
    """A value that is the quotient of no pair of the call did not come from a wrong index."""
    wrong = quick_trials.refuted(of(function), "onnx-14", "float32", "vector of every", localise=True)
    assert "E_DIV_FLOAT_FUNC_0010" in wrong
    assert (INDEX in wrong) is mixed


def test_what_prints_its_address_is_the_same_each_time() -> None:
    wrong = quick_trials.refuted(of("a_new_view_each_time"), "sonnx", "int32", "vector of every length")
    assert ANSWER in wrong
    assert DETERMINISM not in wrong


@pytest.mark.parametrize(
    ("function", "kind"),
    [
        ("one_stride_for_both", "crossed"),
        ("matrices_apart_by_one_are_turned", "crossed"),
        ("four_axes_apart_are_turned", "crossed"),
        ("a_row_of_two_axes_apart_ends_wrong", "crossed"),
        ("tensors_apart_by_a_row_are_lost", "crossed"),
        ("many_apart_by_one_are_lost", "crossed"),
        ("many_that_are_not_aligned_are_lost", "large, unaligned"),
        ("the_last_block_is_left_out", "no remainder"),
        ("full_rows_end_alike", "no remainder"),
        ("full_columns_are_lost", "no remainder"),
        ("channels_are_lost", "no remainder"),
        ("many_by_one_are_lost", "no remainder"),
        ("both_repeat_in_vain", "no remainder"),
        ("aligned_operands_are_lost", "no remainder"),
        ("two_orders_are_lost", "no remainder"),
        ("the_first_axis_is_turned", "no remainder"),
        ("the_second_axis_is_turned", "no remainder"),
        ("divisors_are_known_by_some", "no remainder"),
        ("its_own_row_is_lost", "first row"),
        ("the_least_by_some", "an end of the range"),
        ("many_by_a_reciprocal", "by one divisor"),
    ],
)
def test_sizes_without_a_remainder_and_what_is_seldom_put_together(function: str, kind: str) -> None:
    assert QUOTIENT in quick_trials.refuted(of(function), "onnx-14", "int32", kind)


@pytest.mark.parametrize("dtype", ["float16", "int32"])
@pytest.mark.parametrize(
    ("function", "kind"),
    [
        ("one_divisor_has_a_wide_reciprocal", "hard quotients by one divisor"),
        ("a_row_of_divisors_has_wide_reciprocals", "hard quotients by a row"),
        ("a_column_of_divisors_has_wide_reciprocals", "hard quotients by a column"),
        ("matrices_have_wide_reciprocals", "hard quotients, contiguous"),
        ("four_axes_have_wide_reciprocals", "hard quotients, a tensor"),
        ("divisors_apart_have_wide_reciprocals", "hard quotients, contiguous | strided"),
        ("many_have_wide_reciprocals", "large, hard quotients, a vector"),
    ],
)
def test_a_reciprocal_that_is_right_of_nearly_all(function: str, kind: str, dtype: str) -> None:
    """Of floating-point numbers among subnormal quotients alone."""
    wrong = quick_trials.refuted(of(function), "onnx-14", dtype, kind)
    assert wrong & {QUOTIENT, "E_DIV_FLOAT_FUNC_0010"}
    assert dtype == "int32" or SUBNORMAL in wrong


def test_results_that_are_given_out_by_turns() -> None:
    found = quick_trials.refuted(of("three_results_by_turns"), "onnx-14", "int32", "many times")
    assert "V_DIV_NO_ALIASING_0010" in found


@pytest.mark.parametrize("function", ["ones_lose_their_axes", "nothing_loses_its_axes"])
def test_axes_that_get_lost(function: str) -> None:
    assert "V_DIV_SHAPE_MULTIDIRECTIONAL_0010" in quick_trials.refuted(of(function), "onnx-14", "int32", "no remainder")


def test_what_is_no_array_has_no_type_whatever_it_is_called() -> None:
    verdicts = quick_trials.verdicts(of("what_is_called_as_the_type_is"), "sonnx", "int32", "vector of every length")
    assert verdicts[ANSWER] is Status.REFUTED
    assert verdicts["E_DIV_INT_CONSTR_C_0020"] is verdicts["V_DIV_TYPE_LISTED_0010"] is Status.UNDECIDED
    assert verdicts[QUOTIENT] is Status.UNDECIDED


def test_of_a_result_with_too_many_elements_the_shape_is_told() -> None:
    """Its bytes, 2 GiB for each of its own elements, are not asked for."""
    target = of("matrices_come_many_times")
    plan = work_unit.plan_of(specification(), Unit(target, "int32", ("onnx-14",), "quick", 0, 60.0), "onnx-14")
    with Sandbox(target, 60.0) as sandbox:
        rows = Trial(sandbox, plan, ("eager",), "", {}).run(
            [c for c in catalogue.cases(plan) if "shapes [2, 3]" in c.label]
        )
        assert sandbox.starts == 1
    wrong = {row.requirement: row for row in rows if row.verdict is Status.REFUTED}
    assert list(wrong) == ["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"]
    example = wrong["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"].counterexample
    assert example is not None
    assert example.got == "shape [2147483648, 2, 3]"


@pytest.mark.parametrize(
    ("a", "b", "most"),
    [((), (), 1), ((2, 3), (3,), 6), ((3, 1), (1, 4), 12), ((4,), (3,), 4), ((0, 3), (3,), 3), ((2, 3, 4), (3,), 24)],
)
def test_as_many_elements_are_asked_for_as_any_rule_admits(a: tuple[int, ...], b: tuple[int, ...], most: int) -> None:
    assert Request(np.ones(a, "int8"), np.ones(b, "int8"), "onnx-14", "int8", "eager").max_result_size == most

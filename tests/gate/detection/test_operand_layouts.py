"""Level quick detects faults that only rare layouts, shapes or combinations of operands show."""

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.gate.support.targets import target_of
from tests.support.tiers import default_cases
from vinculum.gate.cases import catalogue
from vinculum.gate.results.results import Status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

MODULES = (
    "correct_division",
    "operand_layouts",
    "cached_operands",
    "strided_operands",
    "domain_errors",
    "reciprocals",
)
QUOTIENT, ROUNDING = "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_ROUNDING_0010"
ZERO, OVERFLOW, INDEX = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_INDEX_0010"
TYPE, DETERMINISM, ANSWER = "E_DIV_INT_CONSTR_A_0020", "V_DIV_DETERMINISM_0010", "V_DIV_ANSWER_0010"
INVALID, NAN, SUBNORMAL, SIGN = (
    "V_DIV_FLOAT_INVALID_0010",
    "V_DIV_FLOAT_NAN_0010",
    "V_DIV_FLOAT_SUBNORMAL_0010",
    "V_DIV_FLOAT_SIGN_0010",
)


@pytest.mark.parametrize(
    ("function", "requirement"),
    default_cases(
        [
            ("several_zeros_unreported", ZERO),
            ("zero_in_matrix_unreported", ZERO),
            ("scalar_zero_unreported", ZERO),
            ("zero_after_64_unreported", ZERO),
            ("zero_with_overflow_unreported", OVERFLOW),
            ("zero_in_strided_unreported", ZERO),
            ("zero_by_itself_unreported", ZERO),
            ("zero_in_second_quarter_unreported", ZERO),
            ("zero_of_zero_stride_unreported", ZERO),
            ("denominator_type_converted", TYPE),
        ],
        "zero_in_strided_unreported",
    ),
)
def test_missing_error_is_detected(function: str, requirement: str) -> None:
    kind = "of type" if requirement == TYPE else "outside of the domain"
    assert requirement in quick_trials.refuted(target_of(function, MODULES), "sonnx", "int32", kind)


@pytest.mark.parametrize(
    ("function", "requirement", "kind"),
    default_cases(
        [
            ("rank_0_nonfinite_is_zero", NAN, "special values, alone"),
            ("flushes_one_element", SUBNORMAL, "special values, alone"),
            ("rank_0_zero_by_zero_is_one", INVALID, "special values, alone"),
            ("zero_stride_by_reciprocal", SUBNORMAL, "special values, zero strides"),
            ("zero_stride_by_reciprocal", "E_DIV_FLOAT_FUNC_0010", "repeated, zero strides"),
            ("flushes_unaligned", SUBNORMAL, "special values, unaligned"),
            ("large_results_lose_sign", SIGN, "large, special values"),
            ("array_by_itself_is_one", INVALID, "the same memory"),
            ("last_sign_of_remainder_15_wrong", SIGN, "every remainder"),
        ],
        "flushes_unaligned",
    ),
)
def test_wrong_quotient_is_detected(function: str, requirement: str, kind: str) -> None:
    assert requirement in quick_trials.refuted(target_of(function, MODULES), "onnx-14", "float32", kind)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("function", "requirement", "profile", "dtype", "kind"),
    [
        ("one_denominator_by_float32_reciprocal", QUOTIENT, "onnx-14", "int8", "all values by one divisor"),
        ("one_denominator_by_float32_reciprocal", QUOTIENT, "onnx-14", "uint32", "hard quotients by one divisor"),
        ("one_denominator_floors", QUOTIENT, "openvino-1", "int32", "special values by one divisor"),
        ("large_denominators_compared_strictly", QUOTIENT, "onnx-14", "uint32", "hard quotients by one divisor"),
        ("small_positive_denominator", QUOTIENT, "onnx-14", "int32", "hard quotients by one divisor"),
        ("small_negative_denominator", QUOTIENT, "onnx-14", "int16", "hard quotients by one divisor"),
        ("positive_constant", QUOTIENT, "onnx-14", "int64", "hard quotients by one divisor"),
        ("negative_constant", QUOTIENT, "onnx-14", "int32", "hard quotients by one divisor"),
        ("top_binades_by_reciprocals", ROUNDING, "onnx-14", "float32", "hardest to round"),
        ("bottom_binades_by_reciprocals", ROUNDING, "onnx-14", "float32", "hardest to round"),
        ("top_binades_by_reciprocals", ROUNDING, "onnx-14", "float64", "hard quotients by one"),
        ("bottom_binades_by_reciprocals", ROUNDING, "onnx-14", "float16", "hard quotients by one"),
        ("subnormal_denominators_truncated", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "hardest to round"),
        ("zero_overwritten_temporarily", "V_DIV_NO_CRASH_0010", "sonnx", "int32", "read-only"),
        ("zero_overwritten_by_numpy", "V_DIV_NO_CRASH_0010", "sonnx", "int32", "read-only"),
        ("any_zero_gives_nan", "E_DIV_INT_CONSTR_C_0020", "onnx-14", "int32", "outside"),
        ("last_denominator_cached_by_value", SIGN, "onnx-14", "float32", "special values by one divisor"),
        ("empty_matrix_refused", "V_DIV_ANSWER_0010", "onnx-14", "float32", "shapes"),
        ("denominators_cached_by_hash", QUOTIENT, "onnx-14", "int32", "special values by one divisor"),
        ("flushes_strided_matrices", SUBNORMAL, "onnx-14", "float32", "tensor"),
        ("flushes_rank_4", SUBNORMAL, "onnx-14", "float32", "shapes"),
        ("flushes_large_broadcast", SUBNORMAL, "onnx-14", "float32", "large"),
        ("flushes_normal_operands", SUBNORMAL, "onnx-14", "float32", "normal operands"),
        ("rounds_subnormals_twice", SUBNORMAL, "onnx-14", "float32", "near ties"),
        ("padded_rows_assumed_dense", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "matrix"),
        ("same_address_taken_for_same", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "by itself"),
        ("shared_memory_taken_for_same", QUOTIENT, "onnx-14", "int32", "by itself"),
        ("long_row_wraps_around_at_256", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "a long row"),
        ("one_buffer_for_broadcast_results", "V_DIV_NO_ALIASING_0010", "onnx-14", "float32", "repeated"),
        ("int64_quotient_in_int32", QUOTIENT, "onnx-14", "int64", "values of"),
        ("zero_in_rank_4_unreported", ZERO, "sonnx", "int32", "outside"),
        ("zero_in_large_strided_unreported", ZERO, "sonnx", "int32", "outside"),
        ("first_quotient_zero_after_error", QUOTIENT, "sonnx", "int32", ""),
        ("integer_denominator_promoted", "E_DIV_FLOAT_CONSTR_A_0020", "sonnx", "float32", "of type"),
        ("shapes_compared_in_four_axes", "E_DIV_INT_CONSTR_A_0010", "sonnx", "int32", "shapes"),
        ("zero_attributes_accepted", "V_DIV_ATTRIBUTE_0010", "sonnx", "int32", "attribute"),
        ("broadcast_0_taken_for_1", "E_DIV_FLOAT_CONSTR_A_0010", "onnx-6", "float32", "said"),
        ("axis_ignored_on_error", "V_DIV_SHAPE_PLACEMENT_0010", "onnx-6", "float32", "shapes"),
        ("remainder_by_scalar_lost", QUOTIENT, "onnx-14", "int32", "of every length"),
        ("remainder_of_scalar_lost", QUOTIENT, "onnx-14", "int64", "of every length"),
        ("remainder_by_row_lost", QUOTIENT, "onnx-7", "int32", "of every length"),
        ("remainder_by_column_lost", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float16", "of every length"),
        ("remainder_of_strided_lost", QUOTIENT, "sonnx", "int8", "of every length"),
        ("remainder_of_zero_stride_lost", QUOTIENT, "sonnx", "uint16", "of every length"),
        ("remainder_of_matrix_lost", "E_DIV_FLOAT_FUNC_0010", "sonnx", "float64", "of every length"),
        ("large_strided_by_itself", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "large"),
        ("strided_rank_5_ends_wrong", "E_DIV_FLOAT_FUNC_0010", "onnx-14", "float32", "tensor"),
        ("strided_tensor_by_scalar_ends_wrong", QUOTIENT, "onnx-14", "int32", "crossed"),
        ("last_zero_unreported", ZERO, "sonnx", "int32", "outside"),
        ("first_call_is_zero", QUOTIENT, "sonnx", "int32", quick_trials.FIRST_CALL),
        ("first_call_raises", "V_DIV_ANSWER_0010", "sonnx", "int32", quick_trials.FIRST_CALL),
    ],
)
def test_fault_of_one_case_family_is_detected(
    function: str, requirement: str, profile: str, dtype: str, kind: str
) -> None:
    assert requirement in quick_trials.refuted(target_of(function, MODULES), profile, dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize(("function", "kind"), [
    ("only_zeros_give_nan", "outside"),
    ("single_zero_gives_nan", "special values by one divisor"),
])  # fmt: skip
def test_any_value_conforms_where_no_pair_is_in_the_domain(function: str, kind: str) -> None:
    assert quick_trials.refuted(target_of(function, MODULES), "onnx-14", "int32", kind) == set()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("dtype", "function"), [("int32", "E_DIV_INT_FUNC_0010"), ("float32", "E_DIV_FLOAT_FUNC_0010")]
)
def test_correct_division_conforms(dtype: str, function: str) -> None:
    verdicts = quick_trials.verdicts(target_of("strict", MODULES), "sonnx", dtype)
    assert verdicts[function] is verdicts[INDEX] is Status.CONFORMS
    assert Status.REFUTED not in verdicts.values()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("function", "mixed"),
    [
        pytest.param("long_vectors_by_reciprocals", False, marks=pytest.mark.slow),
        ("last_sign_of_remainder_15_wrong", False),
        ("quotients_rotated", True),
    ],
)
def test_index_is_refuted_only_for_quotients_of_other_pairs(function: str, *, mixed: bool) -> None:
    """A value that is no pair's quotient did not come from a wrong index."""
    refuted = quick_trials.refuted(target_of(function, MODULES), "onnx-14", "float32", "vector of every", localise=True)
    assert "E_DIV_FLOAT_FUNC_0010" in refuted
    assert (INDEX in refuted) is mixed


@pytest.mark.thorough
def test_printed_address_is_no_nondeterminism() -> None:
    refuted = quick_trials.refuted(
        target_of("new_memoryview_each_time", MODULES), "sonnx", "int32", "vector of every length"
    )
    assert ANSWER in refuted
    assert DETERMINISM not in refuted


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("function", "kind"),
    [
        ("one_stride_for_both", "crossed"),
        ("strided_matrix_by_scalar_in_memory_order", "crossed"),
        ("strided_rank_4_reversed", "crossed"),
        ("strided_row_ends_wrong", "crossed"),
        ("strided_tensor_by_row_is_zero", "crossed"),
        ("strided_by_one_element_is_zero", "crossed"),
        ("large_unaligned_is_zero", "large, unaligned"),
        ("last_block_of_4096_lost", "no remainder"),
        ("full_rows_end_as_first", "no remainder"),
        ("full_rows_by_column_lost", "no remainder"),
        ("full_planes_by_channels_lost", "no remainder"),
        ("multiples_of_64_by_scalar_lost", "no remainder"),
        ("large_both_broadcast_lost", "no remainder"),
        ("aligned_operands_lost", "no remainder"),
        ("mixed_orders_lost", "no remainder"),
        ("negative_first_stride_reversed", "no remainder"),
        ("negative_second_stride_reversed", "no remainder"),
        ("denominators_cached_by_sample", "no remainder"),
        ("by_own_row_lost", "first row"),
        ("min_by_some_off_by_one", "an end of the range"),
        ("many_by_float64_reciprocal", "by one divisor"),
    ],
)
def test_fault_of_full_vectors_or_rare_combinations_is_detected(function: str, kind: str) -> None:
    assert QUOTIENT in quick_trials.refuted(target_of(function, MODULES), "onnx-14", "int32", kind)


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float16", "int32"])
@pytest.mark.parametrize(
    ("function", "kind"),
    [
        ("one_denominator_by_wide_reciprocal", "hard quotients by one divisor"),
        ("row_by_wide_reciprocals", "hard quotients by a row"),
        ("column_by_wide_reciprocals", "hard quotients by a column"),
        ("matrices_by_wide_reciprocals", "hard quotients, contiguous"),
        ("rank_4_by_wide_reciprocals", "hard quotients, a tensor"),
        ("strided_by_wide_reciprocals", "hard quotients, contiguous | strided"),
        ("long_vectors_by_wide_reciprocals", "large, hard quotients, a vector"),
    ],
)
def test_wide_reciprocal_is_detected(function: str, kind: str, dtype: str) -> None:
    """For floats, only subnormal quotients are wrong."""
    refuted = quick_trials.refuted(target_of(function, MODULES), "onnx-14", dtype, kind)
    assert refuted & {QUOTIENT, "E_DIV_FLOAT_FUNC_0010"}
    assert dtype == "int32" or SUBNORMAL in refuted


@pytest.mark.thorough
def test_results_in_alternating_buffers_are_detected() -> None:
    refuted = quick_trials.refuted(target_of("three_buffers_in_turn", MODULES), "onnx-14", "int32", "many times")
    assert "V_DIV_NO_ALIASING_0010" in refuted


@pytest.mark.thorough
@pytest.mark.parametrize("function", ["one_element_loses_axes", "empty_result_loses_axes"])
def test_lost_axes_are_detected(function: str) -> None:
    assert "V_DIV_SHAPE_MULTIDIRECTIONAL_0010" in quick_trials.refuted(
        target_of(function, MODULES), "onnx-14", "int32", "no remainder"
    )


@pytest.mark.thorough
def test_class_name_is_no_element_type() -> None:
    verdicts = quick_trials.verdicts(
        target_of("instance_of_class_int32", MODULES), "sonnx", "int32", "vector of every length"
    )
    assert verdicts[ANSWER] is Status.REFUTED
    assert verdicts["E_DIV_INT_CONSTR_C_0020"] is verdicts["V_DIV_TYPE_LISTED_0010"] is Status.UNDECIDED
    assert verdicts[QUOTIENT] is Status.UNDECIDED


@pytest.mark.thorough
def test_shape_of_an_oversized_result_is_reported() -> None:
    """The worker does not send the result, 2 GiB for each of its distinct elements."""
    target = target_of("matrix_repeated_2_31_times", MODULES)
    plan = work_unit.plan_of(specification(), Unit(target, "int32", ("onnx-14",), "quick", 0, 60.0), "onnx-14")
    with Sandbox(target, 60.0) as sandbox:
        rows = Trial(sandbox, plan, ("eager",), "", {}).run(
            [c for c in catalogue.cases(plan) if "shapes [2, 3]" in c.label]
        )
        assert sandbox.starts == 1
    refuted = {row.requirement: row for row in rows if row.verdict is Status.REFUTED}
    assert list(refuted) == ["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"]
    example = refuted["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"].counterexample
    assert example is not None
    assert example.got == "shape [2147483648, 2, 3]"


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [((), (), 1), ((2, 3), (3,), 6), ((3, 1), (1, 4), 12), ((4,), (3,), 4), ((0, 3), (3,), 3), ((2, 3, 4), (3,), 24)],
    ids=["scalars", "row", "column by row", "equal rank", "empty", "tensor by row"],
)
def test_max_result_size_covers_every_broadcast_rule(a: tuple[int, ...], b: tuple[int, ...], expected: int) -> None:
    assert Request(np.ones(a, "int8"), np.ones(b, "int8"), "onnx-14", "int8", "eager").max_result_size == expected

"""Level quick detects faults at shapes and axis orders of models, operand classes and broadcasts."""

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.gate.support.targets import target_of
from tests.support.tiers import default_cases
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.shapes import model_shapes
from vinculum.gate.cases.values import operand_classes
from vinculum.gate.sandbox.layouts.registry import AXIS_ORDERS, materialize
from vinculum_spec.loader import specification

MODULES = ("model_shapes", "operand_classes")
SPEC = specification()
FUNCTION, QUOTIENT = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010"
CRASH, OUTSIDE, ALIASING = "V_DIV_NO_CRASH_0010", "V_DIV_OUTSIDE_DOMAIN_0010", "V_DIV_NO_ALIASING_0010"


@pytest.mark.parametrize(("function", "kind"), default_cases([
    ("long_row_wraps_around", "usual sizes"),
    ("channels_wrap_around", "usual sizes"),
    ("large_plane_ends_wrong", "usual sizes"),
    ("denominator_of_five_axes_shifted", "usual sizes"),
    ("large_tensor_by_scalar_ends_wrong", "usual sizes"),
    ("first_batch_for_all", "what repeats by turns"),
    ("remainder_511_ends_wrong", "every remainder"),
    ("large_column_major_ends_wrong", "usual sizes"),
    ("axes_restored_by_same_permutation", "orders of axes"),
    ("stride_in_signed_byte", "far apart"),
    ("first_group_for_all", "usual sizes"),
    ("first_weight_norm_for_all", "usual sizes"),
    ("batches_confused", "usual sizes"),
    ("strided_column_ends_wrong", "usual sizes, contiguous | padded rows"),
    ("transposed_broadcast", "usual sizes, column-major | contiguous"),
    ("remaining_row_ends_wrong", "usual sizes"),
], "channels_wrap_around"))  # fmt: skip
@pytest.mark.parametrize(
    ("dtype", "requirement"), default_cases([("float32", FUNCTION), ("int32", QUOTIENT)], "float32")
)
def test_misplaced_quotient_is_detected(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(target_of(function, MODULES), "onnx-14", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize(("function", "dtype", "kind", "requirement"), [
    ("zeros_lose_sign", "float64", "half of them zeros", FUNCTION),
    ("zero_by_zero_is_zero", "float32", "from 0 to 1", FUNCTION),
    ("shifts_for_powers_of_two", "int32", "positive powers of two", QUOTIENT),
    ("reciprocals_of_large_denominators", "float32", "the largest", FUNCTION),
    ("min_passes_magnitude_check", "int64", "small, and the least", QUOTIENT),
    ("equality_of_lower_halves", "uint64", operand_classes.EQUAL_HALVES, QUOTIENT),
    ("float64_reciprocals_by_channel", "int32", "hard quotients by channels", QUOTIENT),
    ("view_of_numerator_for_ones", "float32", "by ones", ALIASING),
    ("zeros_by_numbers_lose_sign", "float32", "zeros by ", FUNCTION),
    ("scalar_zero_loses_sign", "float32", "one of zeros, by the usual", FUNCTION),
    ("infinities_by_numbers_keep_sign", "float32", "infinities by ", FUNCTION),
    ("numbers_by_infinities_lose_sign", "float64", " by infinities", FUNCTION),
    ("first_of_equal_denominators", "float32", " by zeros", FUNCTION),
    ("first_of_equal_magnitudes", "float32", " by one magnitude", FUNCTION),
    ("first_of_equal_magnitudes", "int32", " by one magnitude", QUOTIENT),
    ("nan_passes_minimum_check", "float32", " by one number, with NaNs", FUNCTION),
    ("distinct_denominators_merged", "float32", " by few different numbers", FUNCTION),
    ("distinct_denominators_merged", "bfloat16", "few different by such numbers", FUNCTION),
    ("distinct_numerators_merged", "float64", "few different by many numbers", FUNCTION),
    ("numerator_table_wrong_above_63", "int32", "few different by many numbers", QUOTIENT),
    ("negation_by_subtraction", "float32", " by minus one", FUNCTION),
    ("row_sums_tiled", "float32", "what repeats by axes", FUNCTION),
    ("attention_by_reciprocals", "float32", "what repeats by axes", FUNCTION),
    ("vector_aligned_with_channels", "float32", "shapes [2, 3, 4, 5] and [3]", OUTSIDE),
    ("transposed_shapes_accepted", "float32", "shapes [2, 3] and [3, 2]", OUTSIDE),
    ("crash_on_zero_in_row", "int32", "in what repeats", CRASH),
    ("crash_on_broadcast_overflow", "int32", "in what repeats", CRASH),
])  # fmt: skip
def test_fault_of_an_operand_class_is_detected(function: str, dtype: str, kind: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(target_of(function, MODULES), "onnx-14", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize("function", [
    "checks_start_of_matrix", "checks_contiguous_tensors", "checks_contiguous_denominators",
])  # fmt: skip
def test_missing_domain_error_is_detected(function: str) -> None:
    assert OUTSIDE in quick_trials.refuted(
        target_of(function, MODULES), "sonnx", "int32", "outside of the domain, in a tensor"
    )


def test_every_broadcast_pattern_occurs() -> None:
    """Three and more groups of axes, each unlike its predecessor: 3 * 2^(groups - 1) patterns."""
    assert len(model_shapes.patterns(4)) == len(set(model_shapes.patterns(4))) == 12 + 24
    assert len(model_shapes.patterns(5)) == 12 + 24 + 48


@pytest.mark.parametrize("level", ["quick", "standard"])
@pytest.mark.parametrize("profile", ["onnx-14", "onnx-6", "sonnx"])
def test_shapes_are_admitted(profile: str, level: str) -> None:
    """Each profile's rule admits the shapes; without a rule, shapes are equal."""
    plan = Plan(SPEC, SPEC.profiles[profile], SPEC.types["float32"], LEVELS[level], 0)
    for case in (*model_shapes.cases(plan), *operand_classes.cases(plan)):
        assert plan.attributes_admitting(case.A.shape, case.B.shape) is not None, case.label
        assert profile != "sonnx" or case.A.shape == case.B.shape


@pytest.mark.parametrize("name", AXIS_ORDERS)
def test_axis_order_equals_transposed_array(name: str) -> None:
    shape = (2, 3, 4, 5)[: len(AXIS_ORDERS[name])]
    expected = np.zeros(shape).transpose(AXIS_ORDERS[name])
    materialized, _ = materialize(np.arange(expected.size, dtype=float).reshape(expected.shape), name)
    assert materialized.strides == expected.strides
    assert (materialized == np.arange(expected.size).reshape(expected.shape)).all()

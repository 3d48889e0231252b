"""Faults at sizes and orders that models have, of operands that are all of one kind, and in what repeats: found at quick."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.shapes import model_shapes
from vinculum.gate.cases.values import operand_classes
from vinculum.gate.sandbox.layouts.registry import AXIS_ORDERS, materialize
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "usual.py"
SPEC = specification()
FUNCTION, QUOTIENT = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010"
CRASH, OUTSIDE, ALIASING = "V_DIV_NO_CRASH_0010", "V_DIV_OUTSIDE_DOMAIN_0010", "V_DIV_NO_ALIASING_0010"


@pytest.mark.parametrize(("function", "kind"), [
    ("a_row_is_wider_than_its_buffer", "usual sizes"),
    ("more_channels_than_the_table_has", "usual sizes"),
    ("a_plane_is_cut", "usual sizes"),
    ("five_axes_are_four", "usual sizes"),
    ("the_largest_tensors_by_one", "usual sizes"),
    ("the_batch_is_lost", "what repeats by turns"),
    ("one_less_than_a_block_is_left", "every remainder"),
    ("turned_matrices_by_threads", "usual sizes"),
    ("the_inverse_of_an_order", "orders of axes"),
    ("steps_are_signed_bytes", "far apart"),
    ("norms_of_groups_are_the_first", "usual sizes"),
    ("norms_of_weights_are_the_first", "usual sizes"),
    ("both_batches_are_one", "usual sizes"),
    ("columns_of_something_wider_are_its_rows", "usual sizes, contiguous | padded rows"),
    ("columns_by_a_row_are_rows", "usual sizes, column-major | contiguous"),
    ("the_rest_of_few_long_rows", "usual sizes"),
])  # fmt: skip
@pytest.mark.parametrize(("dtype", "requirement"), [("float32", FUNCTION), ("int32", QUOTIENT)])
def test_a_place_is_wrong(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.parametrize(("function", "dtype", "kind", "requirement"), [
    ("zeros_have_no_sign", "float64", "half of them zeros", FUNCTION),
    ("nothing_by_nothing_is_nothing", "float32", "from 0 to 1", FUNCTION),
    ("shifts_for_powers_of_two", "int32", "positive powers of two", QUOTIENT),
    ("large_divisors_have_reciprocals", "float32", "the largest", FUNCTION),
    ("the_least_is_its_own_magnitude", "int64", "small, and the least", QUOTIENT),
    ("compared_in_half_of_the_bits", "uint64", operand_classes.EQUAL_HALVES, QUOTIENT),
    ("channels_through_a_reciprocal", "int32", "hard quotients by channels", QUOTIENT),
    ("by_one_is_the_numerator", "float32", "by ones", ALIASING),
    ("nothing_by_numbers_is_nothing", "float32", "zeros by ", FUNCTION),
    ("nothing_by_many_is_nothing", "float32", "one of zeros, by the usual", FUNCTION),
    ("without_end_by_numbers_is_itself", "float32", "infinities by ", FUNCTION),
    ("numbers_by_what_has_no_end_are_nothing", "float64", " by infinities", FUNCTION),
    ("equal_divisors_are_the_first", "float32", " by zeros", FUNCTION),
    ("divisors_of_one_size_are_the_first", "float32", " by one magnitude", FUNCTION),
    ("divisors_of_one_size_are_the_first", "int32", " by one magnitude", QUOTIENT),
    ("what_is_no_number_is_passed_over", "float32", " by one number, with NaNs", FUNCTION),
    ("different_divisors_are_kept_once", "float32", " by few different numbers", FUNCTION),
    ("different_divisors_are_kept_once", "bfloat16", "few different by such numbers", FUNCTION),
    ("different_numerators_are_kept_once", "float64", "few different by many numbers", FUNCTION),
    ("different_numerators_are_kept_in_bytes", "int32", "few different by many numbers", QUOTIENT),
    ("by_minus_one_is_taken_from_zero", "float32", " by minus one", FUNCTION),
    ("sums_of_rows_are_tiled", "float32", "what repeats by axes", FUNCTION),
    ("squares_have_reciprocals", "float32", "what repeats by axes", FUNCTION),
    ("one_axis_is_that_of_channels", "float32", "shapes [2, 3, 4, 5] and [3]", OUTSIDE),
    ("rows_and_columns_meet", "float32", "shapes [2, 3] and [3, 2]", OUTSIDE),
    ("dies_of_a_zero_in_a_row", "int32", "in what repeats", CRASH),
    ("dies_of_the_least_in_what_repeats", "int32", "in what repeats", CRASH),
])  # fmt: skip
def test_a_kind_is_wrong(function: str, dtype: str, kind: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.parametrize("function", [
    "looks_at_the_first_of_a_matrix", "looks_at_what_is_in_order", "looks_at_numerators_in_order",
])  # fmt: skip
def test_what_is_outside_of_the_domain_is_not_reported(function: str) -> None:
    assert OUTSIDE in quick_trials.refuted(
        f"python:{TARGETS}:{function}", "sonnx", "int32", "outside of the domain, in a tensor"
    )


def test_every_pattern_of_what_repeats_is_there() -> None:
    """Three groups of axes and more, each other than the one before it: 3 * 2^(groups - 1) of them."""
    assert len(model_shapes.patterns(4)) == len(set(model_shapes.patterns(4))) == 12 + 24
    assert len(model_shapes.patterns(5)) == 12 + 24 + 48


@pytest.mark.parametrize("level", ["quick", "standard"])
@pytest.mark.parametrize("profile", ["onnx-14", "onnx-6", "sonnx"])
def test_shapes_are_admitted(profile: str, level: str) -> None:
    """By the profile's rule; where it has none but of equal shapes, those alone."""
    plan = Plan(SPEC, SPEC.profiles[profile], SPEC.types["float32"], LEVELS[level], 0)
    for case in (*model_shapes.cases(plan), *operand_classes.cases(plan)):
        assert plan.attributes_admitting(case.A.shape, case.B.shape) is not None, case.label
        assert profile != "sonnx" or case.A.shape == case.B.shape


@pytest.mark.parametrize("name", AXIS_ORDERS)
def test_an_order_is_that_of_a_transposed_array(name: str) -> None:
    shape = (2, 3, 4, 5)[: len(AXIS_ORDERS[name])]
    wanted = np.zeros(shape).transpose(AXIS_ORDERS[name])
    laid, _ = materialize(np.arange(wanted.size, dtype=float).reshape(wanted.shape), name)
    assert laid.strides == wanted.strides
    assert (laid == np.arange(wanted.size).reshape(wanted.shape)).all()

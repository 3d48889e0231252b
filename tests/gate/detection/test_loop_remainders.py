"""Faults at the end of what is inner in a tensor, where it leaves a remainder, and of results of too few axes: found at quick."""

from pathlib import Path

import pytest

from tests.gate.support import quick_trials
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.shapes import loop_remainders
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "tails.py"
SPEC = specification()
FUNCTION, QUOTIENT, SHAPE = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


@pytest.mark.parametrize(("function", "kind"), [
    ("each_row_of_a_tensor_by_one", "inner remainder"),
    ("one_by_each_row_of_a_tensor", "inner remainder"),
    ("one_more_than_a_warp", "more than a warp"),
    ("half_a_warp_by_a_row", "more than a warp"),
    ("nearly_two_warps_by_one", "more than a warp"),
    ("a_tensor_by_a_row", "inner remainder"),
    ("a_tensor_by_a_middle_axis", "inner remainder"),
    ("a_tensor_by_channels", "inner remainder"),
    ("an_outer_product", "inner remainder"),
    ("a_long_row", "a long row as divisor, of every length"),
    ("images", "images, channels last"),
    ("images_by_channels", "images by channels"),
    ("matrices_of_two_orders", "blocks"),
    ("large_blocks_of_two_orders", "blocks"),
    ("rows_of_something_wider", "blocks"),
])  # fmt: skip
@pytest.mark.parametrize(("dtype", "requirement"), [("float32", FUNCTION), ("int32", QUOTIENT)])
def test_the_last_element_is_wrong(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.parametrize("function", ["axes_of_the_divisor_are_lost", "axes_of_the_numerator_are_lost"])
def test_the_result_has_too_few_axes(function: str) -> None:
    assert SHAPE in quick_trials.refuted(
        f"python:{TARGETS}:{function}", "onnx-14", "float32", "one element of more axes"
    )


@pytest.mark.parametrize("level", ["quick", "standard"])
@pytest.mark.parametrize("profile", ["onnx-14", "onnx-6", "sonnx"])
def test_shapes_are_admitted(profile: str, level: str) -> None:
    """By the profile's rule; where it has none but of equal shapes, those alone."""
    plan = Plan(SPEC, SPEC.profiles[profile], SPEC.types["float32"], LEVELS[level], 0)
    for case in loop_remainders.cases(plan):
        assert plan.attributes_admitting(case.A.shape, case.B.shape) is not None, case.label
        assert profile != "sonnx" or case.A.shape == case.B.shape


def test_at_level_standard_every_remainder_of_a_vector_is_left() -> None:
    assert {height * width % 16 for height, width in loop_remainders.INNER} == set(range(1, 16))

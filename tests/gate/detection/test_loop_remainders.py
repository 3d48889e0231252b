"""Level quick detects faults in the remainder of inner loops, and results with too few axes."""

from pathlib import Path

import pytest

from tests.gate.support import quick_trials
from tests.support.tiers import default_cases
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.shapes import loop_remainders
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "loop_remainders.py"
SPEC = specification()
FUNCTION, QUOTIENT, SHAPE = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


@pytest.mark.parametrize(("function", "kind"), default_cases([
    ("tensor_rows_by_scalars", "inner remainder"),
    ("scalars_by_tensor_rows", "inner remainder"),
    ("remainder_1_of_32", "more than a warp"),
    ("remainder_16_of_32_by_row", "more than a warp"),
    ("remainder_31_of_32_by_scalars", "more than a warp"),
    ("tensor_by_row", "inner remainder"),
    ("tensor_by_middle_axis", "inner remainder"),
    ("tensor_by_channels", "inner remainder"),
    ("outer_product", "inner remainder"),
    ("long_row", "a long row as divisor, of every length"),
    ("channels_last_images", "images, channels last"),
    ("channels_last_by_channels", "images by channels"),
    ("blocks_of_mixed_orders", "blocks"),
    ("large_blocks_of_mixed_orders", "blocks"),
    ("rows_of_wider_array", "blocks"),
], "tensor_rows_by_scalars"))  # fmt: skip
@pytest.mark.parametrize(
    ("dtype", "requirement"), default_cases([("float32", FUNCTION), ("int32", QUOTIENT)], "float32")
)
def test_wrong_last_element_is_detected(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize("function", ["denominator_axes_dropped", "numerator_axes_dropped"])
def test_missing_axes_are_detected(function: str) -> None:
    assert SHAPE in quick_trials.refuted(
        f"python:{TARGETS}:{function}", "onnx-14", "float32", "one element of more axes"
    )


@pytest.mark.parametrize("level", ["quick", "standard"])
@pytest.mark.parametrize("profile", ["onnx-14", "onnx-6", "sonnx"])
def test_shapes_are_admitted(profile: str, level: str) -> None:
    """Each profile's rule admits the shapes; without a rule, shapes are equal."""
    plan = Plan(SPEC, SPEC.profiles[profile], SPEC.types["float32"], LEVELS[level], 0)
    for case in loop_remainders.cases(plan):
        assert plan.attributes_admitting(case.A.shape, case.B.shape) is not None, case.label
        assert profile != "sonnx" or case.A.shape == case.B.shape


def test_standard_level_has_every_vector_remainder() -> None:
    assert {height * width % 16 for height, width in loop_remainders.INNER} == set(range(1, 16))

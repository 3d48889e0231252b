"""A source operation is judged by the relation of its profile."""

import math

import numpy as np
import pytest

from vinculum.pipelines.catalogue import OPERATIONS
from vinculum.pipelines.definitions import Definition, definition
from vinculum_spec.loader import specification

TYPES = specification().types
FLOOR, TRUNC, DIVIDE = "torch.div[rounding_mode=floor]", "torch.div[rounding_mode=trunc]", "torch.floor_divide"


def defined(operation: str, dtype: str) -> Definition:
    found = definition(OPERATIONS[operation], TYPES[dtype])
    assert found is not None
    return found


def allows(by: Definition, a: float, b: float, c: float) -> bool:
    A, B, C = (np.array([x], by.element.name) for x in (a, b, c))
    assert by.domain(A, B).all()
    return not by.violations(A, B, C).any()


@pytest.mark.parametrize(
    ("operation", "dtype", "a", "b", "right", "wrong"),
    [
        (FLOOR, "int32", -7, 2, -4, -3),
        (TRUNC, "int32", -7, 2, -3, -4),
        (DIVIDE, "int32", 16777217, 1, 16777217, 16777216),
        (FLOOR, "float32", 1, 0.1, 9, 10),  # 0.1 is more than a tenth in float32
        (FLOOR, "float32", math.inf, 2, math.nan, math.inf),
        (FLOOR, "float32", 1, -math.inf, -1, 0),
        (DIVIDE, "float32", 7, -2, -4, -3),
        (TRUNC, "float32", 7, -2, -3, -4),
        ("torch.div", "float32", -1, 3, -0.25, 0.25),
        ("tf.raw_ops.DivNoNan", "float32", 3, 0, 0, math.inf),  # of a requirement for a denominator of 0
        ("tf.raw_ops.DivNoNan", "float32", 3, 2, 1.5, -1.5),
    ],
)
def test_values(operation: str, dtype: str, a: float, b: float, right: float, wrong: float) -> None:
    by = defined(operation, dtype)
    assert allows(by, a, b, right)
    assert not allows(by, a, b, wrong)


@pytest.mark.parametrize("operation", [DIVIDE, TRUNC])
def test_either_quotient(operation: str) -> None:
    """The documentation does not say whether the exact quotient becomes an integer, or the rounded one."""
    assert [c for c in range(8, 12) if allows(defined(operation, "float32"), 1, 0.1, c)] == [9, 10]


def test_domain_and_expected_values() -> None:
    by = defined(FLOOR, "int8")
    A, B = np.array([1, -128, -128, 7], np.int8), np.array([0, -1, 1, -2], np.int8)
    assert by.domain(A, B).tolist() == [False, False, True, True]
    assert (by.profile, by.requirement.id) == ("torch-div-floor", "V_DIV_INT_FLOOR_0010")
    assert by.expected(A[3:], B[3:]) == "-4"
    floats = defined(FLOOR, "float32")
    one, tenth, infinity = (np.array([x], np.float32) for x in (1, 0.1, math.inf))
    assert floats.expected(one, tenth) == "9"
    assert floats.expected(infinity, one) == "nan"
    assert defined(DIVIDE, "float32").expected(one, tenth) == "9 or 10"
    third = defined("torch.div", "float32").expected(one, np.array([3], np.float32))
    assert third == "what V_DIV_FLOAT_NO_ACCURACY_0010 allows"


def test_types() -> None:
    assert definition(OPERATIONS[FLOOR], TYPES["uint64"]) is None
    assert definition(OPERATIONS["torch.div"], TYPES["int32"]) is None
    for name, operation in OPERATIONS.items():
        assert any(definition(operation, element) for element in TYPES.values()), name

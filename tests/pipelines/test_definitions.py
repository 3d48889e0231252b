"""Integers are judged by the profile's relation, rounded floats in exact arithmetic."""

import math

import numpy as np
import pytest

from vinculum.pipelines.catalogue import OPERATIONS
from vinculum.pipelines.definitions import ByRelation, RoundedFloat, definition
from vinculum_spec.loader import specification

TYPES = specification().types
FLOOR, TRUNC = (OPERATIONS[f"torch.div[rounding_mode={mode}]"] for mode in ("floor", "trunc"))


def rounded(operation: str, dtype: str) -> RoundedFloat:
    found = definition(OPERATIONS[operation], TYPES[dtype])
    assert isinstance(found, RoundedFloat)
    return found


def allows(by: RoundedFloat | ByRelation, dtype: type[np.generic], a: float, b: float, c: float) -> bool:
    A, B, C = (np.array([x], dtype) for x in (a, b, c))
    assert by.domain(A, B).all()
    return not by.violations(A, B, C).any()


@pytest.mark.parametrize("operation", ["torch.div[rounding_mode=floor]", "torch.floor_divide"])
@pytest.mark.parametrize(
    ("a", "b", "right", "wrong"),
    [
        (1, 0.1, 9, 10),  # 0.1 is more than a tenth in float32
        (0.7, 0.1, 6, 7),
        (-1, 0.1, -10, -9),
        (-0.5, 2, -1, 0),
        (7, -2, -4, -3),
        (0.5, 2, 0, 1),
        (16777217, 1, 16777216, 16777218),
    ],
)
def test_floats_are_floored_exactly(operation: str, a: float, b: float, right: float, wrong: float) -> None:
    by = rounded(operation, "float32")
    assert allows(by, np.float32, a, b, right)
    assert not allows(by, np.float32, a, b, wrong)
    assert not allows(by, np.float32, a, b, math.nan)
    assert not allows(by, np.float32, a, b, math.inf)


@pytest.mark.parametrize(
    ("a", "b", "right", "wrong"),
    [(math.inf, 2, math.nan, math.inf), (1, -math.inf, -1, 0), (1, math.inf, 0, 1), (-0.0, math.inf, 0, -1)],
)
def test_infinite_operands(a: float, b: float, right: float, wrong: float) -> None:
    """torch.div refers to // of Python, which defines them; torch.floor_divide does not."""
    by = rounded("torch.div[rounding_mode=floor]", "float32")
    assert allows(by, np.float32, a, b, right)
    assert not allows(by, np.float32, a, b, wrong)
    A, B = (np.array([x], np.float32) for x in (a, b))
    assert not rounded("torch.floor_divide", "float32").domain(A, B).any()
    assert not rounded("torch.div[rounding_mode=trunc]", "float32").domain(A, B).any()


def test_either_reading_of_truncation() -> None:
    """The quotient may be rounded to the type before it is truncated."""
    by = rounded("torch.div[rounding_mode=trunc]", "float32")
    assert [c for c in range(8, 12) if allows(by, np.float32, 1, 0.1, c)] == [9, 10]
    assert [c for c in range(-5, 0) if allows(by, np.float32, -7, 2, c)] == [-3]


def test_integers_that_need_more_digits() -> None:
    """Either neighbour is allowed; beyond the range, infinity is."""
    by = rounded("torch.div[rounding_mode=floor]", "float16")
    near = range(4096, 4112, 4)  # 6152 / 1.5 is 4101.33
    assert [c for c in near if allows(by, np.float16, 6152, 1.5, c)] == [4100, 4104]
    assert allows(by, np.float16, 60000, 0.5, math.inf)
    assert not allows(by, np.float16, 60000, 0.5, -math.inf)
    assert not allows(by, np.float16, 30000, 1, math.inf)


@pytest.mark.parametrize("operation", [FLOOR, TRUNC], ids=["floor", "trunc"])
def test_float16_against_integers(operation: object) -> None:
    """A float16 is an integer divided by 2^24: integer division alone says what the quotient is."""
    assert operation in (FLOOR, TRUNC)
    by = RoundedFloat(operation, TYPES["float16"])  # type: ignore[arg-type]
    random = np.random.default_rng(1)
    A, B = random.integers(0, 1 << 16, (2, 4000)).astype(np.uint16).view(np.float16)
    inside = np.isfinite(A) & np.isfinite(B) & (B != 0)
    A, B = A[inside], B[inside]
    scaled = [[int(float(x) * 2**24) for x in array] for array in (A, B)]
    exact = [
        a // b if operation is FLOOR else int(math.copysign(abs(a) // abs(b), a * b))
        for a, b in zip(*scaled, strict=True)
    ]
    small = np.array([abs(x) <= 2048 for x in exact])
    C = np.array([x if keep else 0 for x, keep in zip(exact, small, strict=True)], np.float16)
    assert small.sum() > 1000
    assert not by.violations(A[small], B[small], C[small]).any()
    if operation is FLOOR:
        assert by.violations(A[small], B[small], (C + np.float16(1))[small]).all()


@pytest.mark.parametrize(
    ("operation", "dtype", "a", "b", "right", "wrong"),
    [
        ("torch.div[rounding_mode=floor]", np.int32, -7, 2, -4, -3),
        ("torch.div[rounding_mode=trunc]", np.int32, -7, 2, -3, -4),
        ("torch.floor_divide", np.int32, 16777217, 1, 16777217, 16777216),
        ("torch.div", np.float32, -1, 3, -0.25, 0.25),
    ],
)
def test_others_are_judged_by_the_relation(
    operation: str, dtype: type[np.generic], a: float, b: float, right: float, wrong: float
) -> None:
    by = definition(OPERATIONS[operation], TYPES[np.dtype(dtype).name])
    assert isinstance(by, ByRelation)
    assert allows(by, dtype, a, b, right)
    assert not allows(by, dtype, a, b, wrong)


def test_domain_and_expected_values_of_integers() -> None:
    by = definition(FLOOR, TYPES["int8"])
    assert isinstance(by, ByRelation)
    A, B = np.array([1, -128, -128, 7], np.int8), np.array([0, -1, 1, -2], np.int8)
    assert by.domain(A, B).tolist() == [False, False, True, True]
    assert (by.profile, by.identifier) == ("torch-div-floor", "V_DIV_INT_FLOOR_0010")
    assert by.expected(A[3:], B[3:]) == "-4"
    assert definition(FLOOR, TYPES["uint64"]) is None
    assert definition(OPERATIONS["torch.div"], TYPES["int32"]) is None


def test_a_value_outside_of_the_domain() -> None:
    """A requirement may give the value for a denominator of zero."""
    by = definition(OPERATIONS["tf.raw_ops.DivNoNan"], TYPES["float32"])
    assert isinstance(by, ByRelation)
    assert allows(by, np.float32, 3, 0, 0)
    assert not allows(by, np.float32, 3, 0, math.inf)
    assert allows(by, np.float32, 3, 2, 1.5)


def test_every_operation_has_a_definition() -> None:
    for name, operation in OPERATIONS.items():
        assert any(definition(operation, element) for element in TYPES.values()), name

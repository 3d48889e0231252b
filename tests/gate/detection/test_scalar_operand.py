"""Faults of one number by many, of lanes and shares, and of operands that lie as they seldom do: found at level quick."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import numerators
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "seldom_met.py"
SPEC = specification()
QUOTIENT, ROUNDING, ZERO = "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_ROUNDING_0010", "E_DIV_INT_CONSTR_B_0030"
ALIASING, CRASH, FUNCTION = "V_DIV_NO_ALIASING_0010", "V_DIV_NO_CRASH_0010", "E_DIV_FLOAT_FUNC_0010"
SUBNORMAL, OVERFLOW = "V_DIV_FLOAT_SUBNORMAL_0010", "V_DIV_INT_OVERFLOW_0010"


@pytest.mark.parametrize(("function", "profile", "dtype", "kind", "requirement"), [
    ("one_numerator", "onnx-14", "int32", "hard quotients of one numerator", QUOTIENT),
    ("one_numerator", "onnx-14", "float16", "hard quotients of one numerator", SUBNORMAL),
    ("one_numerator", "onnx-14", "float32", "hard quotients of one numerator", SUBNORMAL),
    ("row_of_numerators", "onnx-14", "float16", "hard quotients of a row", SUBNORMAL),
    ("row_of_numerators", "onnx-14", "int32", "hard quotients of a row", QUOTIENT),
    ("large_by_one", "onnx-14", "int32", "large, hard quotients by one divisor", QUOTIENT),
    ("one_lane_is_not_looked_at", "sonnx", "int32", "outside of the domain, in a vector", ZERO),
    ("one_lane_is_not_looked_at", "sonnx", "int32", "outside of the domain, in a vector", OVERFLOW),
    ("one_share_is_not_looked_at", "sonnx", "int32", "outside of the domain, in a large vector", ZERO),
    ("three_large_buffers", "onnx-14", "float32", "large, ", ALIASING),
    ("writes_into_large", "onnx-14", "float32", "large, in read-only pages", CRASH),
    ("reads_beside_one", "onnx-14", "float32", "one divisor, before a fence", CRASH),
    ("reads_beside_one", "onnx-14", "float32", "one numerator, before a fence", CRASH),
    ("one_that_is_not_aligned", "onnx-14", "float32", "one divisor, unaligned", FUNCTION),
    ("backwards", "onnx-14", "float32", "vector by itself, reversed", FUNCTION),
    ("itself_apart", "onnx-14", "float32", "vector by itself, strided", FUNCTION),
    ("by_turns", "onnx-14", "float32", "vectors by turns", FUNCTION),
    ("both_repeat", "onnx-14", "float32", "repeated, ", FUNCTION),
    ("seven_axes", "onnx-14", "float32", "tensor, ", FUNCTION),
    ("large_by_a_row_apart", "onnx-14", "float32", "large, a row as divisor, strided", FUNCTION),
])  # fmt: skip
def test_the_fault_is_found(function: str, profile: str, dtype: str, kind: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", profile, dtype, kind)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
@pytest.mark.parametrize("seed", range(3))
def test_denominators_of_one_numerator_are_within_the_domain(dtype: str, seed: int) -> None:
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[dtype], LEVELS["quick"], seed)
    for A, B in numerators.single_numerators(plan.element, 4, plan.random("of one")):
        assert B.size
        assert plan.in_domain(np.resize(A, B.size), B).all()


@pytest.mark.parametrize(
    "name",
    [pytest.param("int8", marks=pytest.mark.slow), "int16", pytest.param("float32", marks=pytest.mark.slow), "uint32"],
)
def test_at_level_standard_the_largest_results_have_8_mib(name: str) -> None:
    """From there on they may be written past the caches."""
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[name], LEVELS["standard"], 0)
    largest = max(case.A.nbytes for case in catalogue.cases(plan) if case.label == "large")
    assert 8 << 20 < largest < 9 << 20

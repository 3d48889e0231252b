"""Level quick detects faults of a scalar operand, of lanes and shares, and of rare layouts."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.support.tiers import default_cases
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import numerators
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "scalar_operand.py"
SPEC = specification()
QUOTIENT, ROUNDING, ZERO = "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_ROUNDING_0010", "E_DIV_INT_CONSTR_B_0030"
ALIASING, CRASH, FUNCTION = "V_DIV_NO_ALIASING_0010", "V_DIV_NO_CRASH_0010", "E_DIV_FLOAT_FUNC_0010"
SUBNORMAL, OVERFLOW = "V_DIV_FLOAT_SUBNORMAL_0010", "V_DIV_INT_OVERFLOW_0010"


@pytest.mark.parametrize(("function", "profile", "dtype", "kind", "requirement"), default_cases([
    ("one_numerator", "onnx-14", "int32", "hard quotients of one numerator", QUOTIENT),
    ("one_numerator", "onnx-14", "float16", "hard quotients of one numerator", SUBNORMAL),
    ("one_numerator", "onnx-14", "float32", "hard quotients of one numerator", SUBNORMAL),
    ("row_of_numerators", "onnx-14", "float16", "hard quotients of a row", SUBNORMAL),
    ("row_of_numerators", "onnx-14", "int32", "hard quotients of a row", QUOTIENT),
    ("large_by_scalar", "onnx-14", "int32", "large, hard quotients by one divisor", QUOTIENT),
    ("lane_unchecked", "sonnx", "int32", "outside of the domain, in a vector", ZERO),
    ("lane_unchecked", "sonnx", "int32", "outside of the domain, in a vector", OVERFLOW),
    ("share_unchecked", "sonnx", "int32", "outside of the domain, in a large vector", ZERO),
    ("three_result_buffers", "onnx-14", "float32", "large, ", ALIASING),
    ("rewrites_large_denominator", "onnx-14", "float32", "large, in read-only pages", CRASH),
    ("reads_16_bytes_of_scalar", "onnx-14", "float32", "one divisor, before a fence", CRASH),
    ("reads_16_bytes_of_scalar", "onnx-14", "float32", "one numerator, before a fence", CRASH),
    ("unaligned_scalar", "onnx-14", "float32", "one divisor, unaligned", FUNCTION),
    ("reversed_taken_for_same", "onnx-14", "float32", "vector by itself, reversed", FUNCTION),
    ("strided_by_itself", "onnx-14", "float32", "vector by itself, strided", FUNCTION),
    ("interleaved_operands", "onnx-14", "float32", "vectors by turns", FUNCTION),
    ("strided_both_broadcast", "onnx-14", "float32", "repeated, ", FUNCTION),
    ("strided_rank_7", "onnx-14", "float32", "tensor, ", FUNCTION),
    ("large_by_strided_row", "onnx-14", "float32", "large, a row as divisor, strided", FUNCTION),
], ("one_numerator", "onnx-14", "int32")))  # fmt: skip
def test_fault_is_detected(function: str, profile: str, dtype: str, kind: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", profile, dtype, kind)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
@pytest.mark.parametrize("seed", range(3))
def test_denominators_of_one_numerator_are_in_the_domain(dtype: str, seed: int) -> None:
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[dtype], LEVELS["quick"], seed)
    for A, B in numerators.single_numerators(plan.element, 4, plan.random("of one")):
        assert B.size
        assert plan.in_domain(np.resize(A, B.size), B).all()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name",
    [pytest.param("int8", marks=pytest.mark.slow), "int16", pytest.param("float32", marks=pytest.mark.slow), "uint32"],
)
def test_standard_level_has_results_of_8_mib(name: str) -> None:
    """From this size on a target may bypass the caches."""
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[name], LEVELS["standard"], 0)
    largest = max(case.A.nbytes for case in catalogue.cases(plan) if case.label == "large")
    assert 8 << 20 < largest < 9 << 20

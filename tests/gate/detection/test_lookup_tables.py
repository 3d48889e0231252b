"""Level quick detects faults of one table entry, of one length among many, and of rare layouts."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.support.tiers import default_cases
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import bit_patterns_16
from vinculum.gate.results.results import Status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "lookup_tables.py"
SPEC = specification()
FUNCTION, QUOTIENT, SUBNORMAL = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010"
ZERO, ANSWER, CRASH = "E_DIV_INT_CONSTR_B_0030", "V_DIV_ANSWER_0010", "V_DIV_NO_CRASH_0010"
SHAPE = "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


def target_of(function: str) -> str:
    return f"python:{TARGETS}:{function}"


@pytest.mark.parametrize(("function", "dtype", "kind"), default_cases([
    *(("denominator_0x42b7", dtype, "sixteen bits as divisor") for dtype in ("float16", "bfloat16", "int16", "uint16")),
    *(("numerator_0x62b7", dtype, "sixteen bits as numerator") for dtype in ("float16", "bfloat16", "int16", "uint16")),
    *(("upper_half_0x12b7", dtype, "sixteen bits as divisor") for dtype in ("int32", "uint32", "int64")),
    *(("lower_half_0x12b7", dtype, "divisor of sixteen bits") for dtype in ("int32", "uint64")),
    *(("leading_bits_of_denominator", dtype, "sixteen bits that lead") for dtype in ("float32", "float64")),
    *(("leading_bits_of_numerator", dtype, "sixteen bits that lead") for dtype in ("float32", "float64")),
    ("pair_of_exponents", "bfloat16", "every pair of exponents"),
    ("eight_bytes_shifted_as_word", "uint8", "divisor after divisor"),
    *((function, dtype, "every remainder") for dtype in ("float32", "int32") for function in (
        "remainder_of_37", "sizes_of_200_to_255", "one_more_than_a_block"
    )),
    ("twelve_axes", "float32", "shapes "),
    ("six_axes_repeat", "float32", "shapes "),
    ("stride_of_four", "float32", "strided by 4"),
    ("fields_of_structured_array", "int64", "field of a record"),
    ("sliding_windows", "float32", "sliding windows"),
    ("adjacent_halves", "float32", "halves of one array"),
    ("denominator_one_element_before", "float32", "one before"),
    ("rank_4_by_scalar", "int32", "tensor by one divisor"),
    ("rank_3_by_row", "int32", "a row in three axes"),
    ("column_by_row", "int32", "of a column by a row"),
], ("leading_bits_of_denominator", "float32")))  # fmt: skip
def test_wrong_table_entry_is_detected(function: str, dtype: str, kind: str) -> None:
    requirement = QUOTIENT if "int" in dtype else FUNCTION
    assert requirement in quick_trials.refuted(target_of(function), "onnx-14", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize("function", ["rank_4_by_scalar", "rank_3_by_row"])
@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_double_rounding_is_detected(function: str, dtype: str) -> None:
    assert SUBNORMAL in quick_trials.refuted(target_of(function), "onnx-14", dtype, "hard quotients")


@pytest.mark.thorough
@pytest.mark.parametrize(("function", "profile", "kind", "requirement"), [
    ("every_256th_zero_unreported", "sonnx", "in a large vector", ZERO),
    ("zeros_after_65536_unreported", "sonnx", "in a large vector", ZERO),
    ("reads_beyond_large_numerator", "onnx-14", "large, before a fence", CRASH),
    ("two_axes_of_nothing", "onnx-14", "shapes ", SHAPE),
])  # fmt: skip
def test_fault_is_detected(function: str, profile: str, kind: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(target_of(function), profile, "int32", kind)


@pytest.mark.thorough
def test_none_is_no_value() -> None:
    """None beside elements in the domain refutes the answer and the domain error.

    Without such elements it is unspecified behaviour, and no type is judged.
    """
    plan = work_unit.plan_of(SPEC, Unit(target_of("none_for_zero"), "int32", ("onnx-14",), "quick", 0, 60.0), "onnx-14")
    with Sandbox(target_of("none_for_zero"), 60.0) as sandbox:
        cases = [case for case in catalogue.cases(plan) if case.violates == ZERO][:60]
        rows = {row.requirement: row for row in Trial(sandbox, plan, ("eager",), "", {}).run(cases, first_call=False)}
    assert {name for name, row in rows.items() if row.verdict is Status.REFUTED} == {ANSWER}
    assert rows[ZERO].verdict is Status.UNSPECIFIED
    assert [x.text for x in rows[ZERO].observed] == ["NoneType, which is no plain NumPy array"]
    example = rows[ANSWER].counterexample
    assert example is not None
    assert example.A.shape == (2,)  # of a zero alone nothing is said
    assert example.expected == ("a NumPy array of int32",)


@pytest.mark.sample(4)
@pytest.mark.parametrize("dtype", [name for name, x in SPEC.types.items() if x.kind != "real" and x.width > 8])
def test_every_16_bit_pattern_occurs(dtype: str) -> None:
    """Level standard has each 16-bit pattern in every position of denominators and numerators."""
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[dtype], LEVELS["standard"], 0)
    first = {case.label: case for case in reversed(list(bit_patterns_16.cases(plan)))}
    for label, number in (("divisor", "B"), ("numerator", "A")):
        array = getattr(first[f"every sixteen bits as {label}"], number)
        parts = array.view(np.uint16).reshape(array.size, -1)
        assert all(len(np.unique(part)) >= bit_patterns_16.PATTERNS - 1 for part in parts.T)

"""Faults of one entry of a table, of one length of many, and of operands that lie as few do: found at level quick."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import bit_patterns_16
from vinculum.gate.results.results import Status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "one_in_many.py"
SPEC = specification()
FUNCTION, QUOTIENT, SUBNORMAL = "E_DIV_FLOAT_FUNC_0010", "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010"
ZERO, ANSWER, CRASH = "E_DIV_INT_CONSTR_B_0030", "V_DIV_ANSWER_0010", "V_DIV_NO_CRASH_0010"
SHAPE = "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


def of(function: str) -> str:
    return f"python:{TARGETS}:{function}"


@pytest.mark.parametrize(("function", "dtype", "kind"), [
    *(("a_divisor_of_16_bits", dtype, "sixteen bits as divisor") for dtype in ("float16", "bfloat16", "int16", "uint16")),
    *(("a_numerator_of_16_bits", dtype, "sixteen bits as numerator") for dtype in ("float16", "bfloat16", "int16", "uint16")),
    *(("an_upper_half", dtype, "sixteen bits as divisor") for dtype in ("int32", "uint32", "int64")),
    *(("a_lower_half", dtype, "divisor of sixteen bits") for dtype in ("int32", "uint64")),
    *(("bits_that_lead_a_divisor", dtype, "sixteen bits that lead") for dtype in ("float32", "float64")),
    *(("bits_that_lead_a_numerator", dtype, "sixteen bits that lead") for dtype in ("float32", "float64")),
    ("a_pair_of_exponents", "bfloat16", "every pair of exponents"),
    ("eight_by_32_are_shifted", "uint8", "divisor after divisor"),
    *((function, dtype, "every remainder") for dtype in ("float32", "int32") for function in (
        "remainders_of_37", "remainders_of_200", "one_more_than_a_block"
    )),
    ("twelve_axes", "float32", "shapes "),
    ("six_axes_repeat", "float32", "shapes "),
    ("every_fourth", "float32", "strided by 4"),
    ("fields_of_records", "int64", "field of a record"),
    ("windows", "float32", "sliding windows"),
    ("halves", "float32", "halves of one array"),
    ("one_before", "float32", "one before"),
    ("a_tensor_by_one", "int32", "tensor by one divisor"),
    ("three_axes_by_a_row", "int32", "a row in three axes"),
    ("a_column_by_a_row", "int32", "of a column by a row"),
])  # fmt: skip
def test_the_quotient_is_wrong(function: str, dtype: str, kind: str) -> None:
    requirement = QUOTIENT if "int" in dtype else FUNCTION
    assert requirement in quick_trials.refuted(of(function), "onnx-14", dtype, kind)


@pytest.mark.parametrize("function", ["a_tensor_by_one", "three_axes_by_a_row"])
@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_what_rounds_twice_is_wrong(function: str, dtype: str) -> None:
    assert SUBNORMAL in quick_trials.refuted(of(function), "onnx-14", dtype, "hard quotients")


@pytest.mark.parametrize(("function", "profile", "kind", "requirement"), [
    ("the_256th_is_none", "sonnx", "in a large vector", ZERO),
    ("none_behind_16_bits", "sonnx", "in a large vector", ZERO),
    ("looks_behind_what_is_large", "onnx-14", "large, before a fence", CRASH),
    ("two_axes_of_nothing", "onnx-14", "shapes ", SHAPE),
])  # fmt: skip
def test_the_fault_is_found(function: str, profile: str, kind: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(of(function), profile, "int32", kind)


def test_none_is_no_value_and_told_so() -> None:
    """Beside elements within the domain it is refuted, by both; with none it is what the target does, and no type is in question."""
    plan = work_unit.plan_of(
        SPEC, Unit(of("nothing_comes_of_a_zero"), "int32", ("onnx-14",), "quick", 0, 60.0), "onnx-14"
    )
    with Sandbox(of("nothing_comes_of_a_zero"), 60.0) as sandbox:
        cases = [case for case in catalogue.cases(plan) if case.violates == ZERO][:60]
        rows = {row.requirement: row for row in Trial(sandbox, plan, ("eager",), "", {}).run(cases, first_call=False)}
    assert {name for name, row in rows.items() if row.verdict is Status.REFUTED} == {ANSWER}
    assert rows[ZERO].verdict is Status.UNSPECIFIED
    assert [x.text for x in rows[ZERO].observed] == ["NoneType, which is no plain NumPy array"]
    shown = rows[ANSWER].counterexample
    assert shown is not None
    assert shown.A.shape == (2,)  # of a zero alone nothing is said
    assert shown.expected == ("a NumPy array of int32",)


@pytest.mark.parametrize("dtype", [name for name, x in SPEC.types.items() if x.kind != "real" and x.width > 8])
def test_every_pattern_is_there(dtype: str) -> None:
    """At level standard in each sixteen bits of divisors, and of numerators."""
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[dtype], LEVELS["standard"], 0)
    first = {case.label: case for case in reversed(list(bit_patterns_16.cases(plan)))}
    for label, number in (("divisor", "B"), ("numerator", "A")):
        array = getattr(first[f"every sixteen bits as {label}"], number)
        parts = array.view(np.uint16).reshape(array.size, -1)
        assert all(len(np.unique(part)) >= bit_patterns_16.PATTERNS - 1 for part in parts.T)

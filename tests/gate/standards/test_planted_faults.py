"""Under the further standards, right divisions conform, and planted faults are refuted."""

import json
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pytest

from tests.gate.support.plans import SMALL
from tests.support.tiers import default_cases
from vinculum.gate.cases import standards
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.domain.out_of_domain import ALONE
from vinculum.gate.cases.plan import Plan
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner.replay import ReplayError, load, replay
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.trial.trial import Trial
from vinculum_spec.atlas.full import full_specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "standards.py"
SPEC = full_specification()
FIRST = 5  # cases of a kind
ONES, WRAPS, TRUNCATED = "V_DIV_INT_ZERO_DENOMINATOR_ONES_0010", "V_DIV_INT_OVERFLOW_WRAPS_0010", "E_DIV_INT_FUNC_0010"
ZERO, NUMERATOR = "V_DIV_INT_ZERO_DENOMINATOR_ZERO_0010", "V_DIV_INT_ZERO_DENOMINATOR_NUMERATOR_0010"
NONZERO, OVERFLOW, OUTSIDE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_OUTSIDE_DOMAIN_0010"
ANSWER, CRASH, FLOORED = "V_DIV_ANSWER_0010", "V_DIV_NO_CRASH_0010", "V_DIV_INT_FLOOR_0010"
SIGN, COARSE, ZERO_FLOAT = (
    "V_DIV_FLOAT_SIGN_0010",
    "V_DIV_FLOAT_NO_ACCURACY_0010",
    "V_DIV_FLOAT_ZERO_DENOMINATOR_ZERO_0010",
)
FLOOR, FLOOR_EITHER, TRUNC = (
    "V_DIV_FLOAT_FLOOR_0010",
    "V_DIV_FLOAT_FLOOR_EITHER_0010",
    "V_DIV_FLOAT_TRUNC_EITHER_0010",
)
FULL_ROUNDING, SAME_RANK = "V_DIV_FLOAT_ROUNDING_0010", "V_DIV_SHAPE_SAME_RANK_0010"


def plan(profile: str, dtype: str) -> Plan:
    """A small plan."""
    return Plan(SPEC, SPEC.profiles[profile], SPEC.types[dtype], SMALL, 0)


@lru_cache(maxsize=2)
def cases(profile: str, dtype: str) -> tuple[Case, ...]:
    """The first cases of each kind, and all pairs of operands whose result is given by definition or open."""
    seen, chosen = Counter[tuple[str, bool]](), list[Case]()
    for case in standards.cases(plan(profile, dtype)):
        kind = case.quota_key.partition(",")[0], case.violates is None
        seen[kind] += 1
        if case.A.size < 1 << 8 and (seen[kind] <= FIRST or case.label in (ALONE, standards.BY_DEFINITION)):
            chosen.append(case)
    return tuple(chosen)


def rows(function: str, profile: str, dtype: str, chosen: Sequence[Case] | None = None) -> dict[str, Row]:
    """The rows of a function of `TARGETS`, by requirement; by default of `cases`."""
    with Sandbox(f"python:{TARGETS}:{function}", 20.0) as sandbox:
        trial = Trial(sandbox, plan(profile, dtype), ("eager",), "", {})
        return {row.requirement: row for row in trial.run(cases(profile, dtype) if chosen is None else chosen)}


@pytest.mark.parametrize(("function", "profile", "dtype"), default_cases([
    pytest.param("riscv", "riscv", "int32", marks=pytest.mark.slow),
    ("riscv", "riscv", "uint64"),
    pytest.param("riscv", "riscv", "float64", marks=pytest.mark.slow),
    ("wasm", "wasm", "int64"),
    pytest.param("wasm", "wasm", "uint32", marks=pytest.mark.slow),
    pytest.param("wasm", "wasm", "float32", marks=pytest.mark.slow),
    ("wgsl", "wgsl", "int32"),
    pytest.param("wgsl", "wgsl", "uint32", marks=pytest.mark.slow),
    ("floor_divide", "numpy-floor-divide", "int8"),
    pytest.param("floor_divide", "numpy-floor-divide", "uint16", marks=pytest.mark.slow),
    pytest.param("floor_divide", "torch-floor-divide", "int8", marks=pytest.mark.slow),
    pytest.param("c99", "c99", "int32", marks=pytest.mark.slow),
    pytest.param("tosa", "tosa", "int32", marks=pytest.mark.slow),
    ("coarse", "torch-div", "float32"),
    pytest.param("coarse", "tensorflow-real-div", "float32", marks=pytest.mark.slow),
    ("no_nan", "tensorflow-div-no-nan", "float16"),
    ("floor_divide", "numpy-floor-divide", "float16"),
    pytest.param("floor_of_quotient", "torch-floor-divide", "float32", marks=pytest.mark.slow),
    pytest.param("floor_of_quotient", "array-api-floor-divide", "float64", marks=pytest.mark.slow),
    pytest.param("trunc_of_quotient", "torch-div-trunc", "float32", marks=pytest.mark.slow),
    pytest.param("two_off", "webnn-div", "float16", marks=pytest.mark.slow),
    ("flushing", "opencl-c", "float32"),
    pytest.param("flushing", "opencl-c-rounded", "float32", marks=pytest.mark.slow),
    pytest.param("flushing", "opencl-c-embedded", "float32", marks=pytest.mark.slow),
    pytest.param("flushing", "wgsl", "float16", marks=pytest.mark.slow),
    pytest.param("flushing", "webnn-div", "float32", marks=pytest.mark.slow),
    pytest.param("riscv", "opencl-c", "float64", marks=pytest.mark.slow),
    pytest.param("riscv", "opencl-c", "float16", marks=pytest.mark.slow),
], ("riscv", "riscv", "uint64")))  # fmt: skip
def test_right_division_conforms(function: str, profile: str, dtype: str) -> None:
    """Every requirement is judged; an input that the standard leaves open is unspecified."""
    for requirement, row in rows(function, profile, dtype).items():
        assert row.cases or row.verdict is Status.NOT_SUPPORTED, requirement
        allowed = {Status.CONFORMS, Status.NOT_SUPPORTED if "ATTRIBUTE" in requirement else Status.CONFORMS}
        kind = SPEC.requirements[requirement].kind
        left_open = {SPEC.profiles[profile].outside.get(requirement), SPEC.profiles[profile].malformed.get(kind)}
        allowed |= {Status.UNSPECIFIED} if left_open & {"unspecified", "undefined"} else set()
        assert row.verdict in allowed, (requirement, row.counterexample)


@pytest.mark.parametrize(("function", "profile", "dtype", "refuted", "got", "expected"), default_cases([
    ("riscv_zero", "riscv", "int32", {ONES}, "0 (0x00000000)", "-1 (0xffffffff)"),
    pytest.param("riscv_zero", "riscv", "uint32", {ONES}, "0 (0x00000000)", "4294967295 (0xffffffff)", marks=pytest.mark.slow),
    pytest.param("riscv_largest", "riscv", "int64", {WRAPS}, "9223372036854775807", "-9223372036854775808", marks=pytest.mark.slow),
    ("riscv_raises", "riscv", "int32", {ANSWER}, "error ZeroDivisionError", "a value"),
    pytest.param("riscv_dies", "riscv", "int32", {CRASH}, "died: ended by SIGFPE", "a value", marks=pytest.mark.slow),
    pytest.param("riscv_floors", "riscv", "int32", {TRUNCATED}, "-", "", marks=pytest.mark.slow),
    ("riscv_zero_in_lane", "riscv", "int32", {ONES}, "which alone is right", "-1 (0xffffffff)"),
    pytest.param("wgsl", "riscv", "int32", {ONES}, "", "-1 (0xffffffff)", marks=pytest.mark.slow),
    ("riscv", "wgsl", "int32", {NUMERATOR}, "-1 (0xffffffff)", ""),
    pytest.param("riscv", "numpy-floor-divide", "int32", {ZERO, FLOORED}, "", "", marks=pytest.mark.slow),
    ("wasm_wraps", "wasm", "int32", {OVERFLOW, OUTSIDE}, "value", "an error that reports it"),
    pytest.param("riscv", "wasm", "int32", {NONZERO, OVERFLOW, OUTSIDE}, "value", "an error that reports it", marks=pytest.mark.slow),
    pytest.param("c99", "torch-div-trunc", "int32", {CRASH}, "died: ended by SIGFPE", "any value or error", marks=pytest.mark.slow),
    ("c99_off_by_one", "c99", "int32", {TRUNCATED}, "", ""),
    ("tosa_any_rank", "tosa", "int32", {SAME_RANK, OUTSIDE}, "", "an error that reports it"),
    pytest.param("coarse_positive", "torch-div", "float32", {SIGN, COARSE}, "", "", marks=pytest.mark.slow),
    pytest.param("coarse", "riscv", "float32", {FULL_ROUNDING}, "", "", marks=pytest.mark.slow),
    ("no_nan_of_finite", "tensorflow-div-no-nan", "float32", {ZERO_FLOAT}, "", "0 (0x00000000)"),
    pytest.param("riscv", "tensorflow-div-no-nan", "float32", {ZERO_FLOAT}, "", "0 (0x00000000)", marks=pytest.mark.slow),
    ("floor_of_quotient", "numpy-floor-divide", "float32", {FLOOR}, "", ""),
    pytest.param("floor_divide", "torch-div-trunc", "float32", {TRUNC}, "", "", marks=pytest.mark.slow),
    pytest.param("floor_without_sign", "torch-floor-divide", "float16", {FLOOR_EITHER}, "0 (0x0000)", "-0 (0x8000)", marks=pytest.mark.slow),
    pytest.param("floor_through_integers", "torch-floor-divide", "float32", {FLOOR_EITHER}, "", "", marks=pytest.mark.slow),
    pytest.param("riscv", "numpy-floor-divide", "float64", {FLOOR}, "", "", marks=pytest.mark.slow),
    pytest.param("two_off", "opencl-c", "float16", {"V_DIV_FLOAT_ONE_ULP_0010"}, "", "", marks=pytest.mark.slow),
    ("four_off", "wgsl", "float32", {"V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010"}, "", ""),
    pytest.param("four_off", "opencl-c", "float32", {"V_DIV_FLOAT_2_5_ULP_0010"}, "", "", marks=pytest.mark.slow),
    pytest.param("four_off", "opencl-c-embedded", "float32", {"V_DIV_FLOAT_3_ULP_0010"}, "", "", marks=pytest.mark.slow),
    pytest.param("four_off", "webnn-div", "float16", {"V_DIV_FLOAT_TWO_STEPS_0010"}, "", "", marks=pytest.mark.slow),
    pytest.param("two_off", "opencl-c-rounded", "float32", {"V_DIV_FLOAT_FLUSHED_0010"}, "", "", marks=pytest.mark.slow),
    pytest.param("flushing", "opencl-c", "float16", {"V_DIV_FLOAT_ONE_ULP_0010"}, "", "", marks=pytest.mark.slow),
    pytest.param("flushing", "opencl-c", "float64", {"V_DIV_FLOAT_SUBNORMAL_0010"}, "", "", marks=pytest.mark.slow),
], ("riscv_zero", "riscv", "int32"), "riscv_zero_in_lane"))  # fmt: skip
def test_fault_is_detected(function: str, profile: str, dtype: str, refuted: set[str], got: str, expected: str) -> None:
    """The requirement that the fault violates is refuted, with what the standard gives instead."""
    by_requirement = rows(function, profile, dtype)
    found = {name: row for name, row in by_requirement.items() if row.verdict is Status.REFUTED}
    assert refuted <= found.keys()
    for example in (found[name].counterexample for name in sorted(refuted)):
        assert example is not None
        assert got in example.got
        assert any(expected in text for text in example.expected)


@pytest.mark.parametrize(("function", "verdict"), [("riscv_zero", Status.REFUTED), ("riscv", Status.CONFORMS)])
def test_a_refutation_is_replayed(function: str, verdict: Status) -> None:
    """By the line of JSON that a report has."""
    fields = {"target": f"python:{TARGETS}:{function}", "requirement": ONES, "profile": "riscv", "dtype": "int32"}
    (recorded,) = load(json.dumps({**fields, "path": "eager", "A": ["0x7"], "B": ["0x0"]}))
    assert replay(recorded, 20.0).verdict is verdict


def test_a_requirement_of_another_profile_is_not_replayed() -> None:
    fields = {"target": "numpy", "requirement": ONES, "profile": "numpy-floor-divide", "dtype": "int32"}
    with pytest.raises(ReplayError, match=f"{ONES} does not apply to int32 under numpy-floor-divide"):
        load(json.dumps({**fields, "path": "eager", "A": ["0x7"], "B": ["0x0"]}))


def test_undefined_behaviour_is_no_refutation() -> None:
    """The death of the process is what C99 allows; what happened is reported as unspecified."""
    pairs = [[case for case in cases("c99", "int32") if case.violates == name][:2] for name in (NONZERO, OVERFLOW)]
    ordinary = Case("ordinary", *plan("c99", "int32").index_revealing_pairs(3))
    by_requirement = rows("c99", "c99", "int32", [*pairs[0], *pairs[1], ordinary])
    assert by_requirement[CRASH].verdict is Status.CONFORMS
    for name in (NONZERO, OVERFLOW):
        assert by_requirement[name].verdict is Status.UNSPECIFIED
        assert any("SIGFPE" in seen.text for seen in by_requirement[name].observed)

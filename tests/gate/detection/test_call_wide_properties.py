"""Level quick detects faults of fast paths for all operands of a call, of counters, and of overlap."""

import re
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.gate.support.quick_trials import sonnx_rows
from tests.support.tiers import default_cases
from vinculum.gate.cases.domain import out_of_domain
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import reciprocal_divisors, shared_properties
from vinculum.gate.sandbox.history import MAX_FIRST_RESULTS, MAX_SMALL_RESULTS, RequestHistory
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "call_wide_properties.py"
SPEC = specification()
QUOTIENT, FUNCTION, INVALID = "E_DIV_INT_FUNC_0010", "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_INVALID_0010"
ZERO, OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
SIGN = "V_DIV_FLOAT_SIGN_0010"


def target_of(function: str) -> str:
    """The target expression of a fault."""
    return f"python:{TARGETS}:{function}"


@pytest.mark.parametrize(("function", "kind", "requirement"), default_cases([
    ("last_plane_unchecked", out_of_domain.TENSOR, ZERO),
    ("last_strided_row_unchecked", out_of_domain.TENSOR, ZERO),
    ("overflow_of_large_tensors_unreported", out_of_domain.TENSOR, OVERFLOW),
    ("zeros_counted_in_uint8", out_of_domain.COUNTED, ZERO),
    ("zeros_counted_in_int8", out_of_domain.COUNTED, ZERO),
    ("zeros_counted_in_uint16", out_of_domain.COUNTED, ZERO),
    ("zeros_counted_in_int16", out_of_domain.COUNTED, ZERO),
], "last_plane_unchecked"))  # fmt: skip
@pytest.mark.parametrize("dtype", default_cases(["int32", "int8"], "int32"))
def test_missing_error_is_detected(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(target_of(function), "sonnx", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize(("function", "dtype", "kind", "requirement"), [
    ("integers_through_floats", "int64", "operands below a power of two", QUOTIENT),
    ("integers_through_floats", "uint64", "operands below a power of two", QUOTIENT),
    ("few_zero_numerators_lose_context", "float32", "most numerators are one number", INVALID),
    ("ones_return_numerator", "float32", "most denominators are one number", SIGN),
    ("wrong_table_entry", "int32", "hard quotients by one divisor", QUOTIENT),
    ("wrong_table_entry", "int64", "hard quotients by one divisor", QUOTIENT),
    ("matrix_cached_by_memory_order", "float32", "the other way round", FUNCTION),
    ("denominators_cached_by_address", "float32", "the other way round", FUNCTION),
    ("numerators_cached_by_address", "int32", "the other way round", QUOTIENT),
    ("by_own_column_ends_wrong", "float32", "by its last column", FUNCTION),
    ("by_own_element_ends_wrong", "float32", "by one of its elements", FUNCTION),
    ("own_element_ends_wrong", "float32", "one of its elements by it", FUNCTION),
])  # fmt: skip
def test_fault_is_detected(function: str, dtype: str, kind: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(target_of(function), "onnx-14", dtype, kind)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint32", "uint64"])
def test_operands_are_just_below_the_power(dtype: str) -> None:
    """All operands of a call are below the power; the largest are at least half of it."""
    plan = Plan(SPEC, SPEC.profiles["sonnx"], SPEC.types[dtype], LEVELS["quick"], 0)
    for k, most_b in shared_properties.powers(plan.element):
        A, B = shared_properties.below(plan.element, k, most_b, plan.random("below"))
        assert plan.in_domain(A, B).all()
        a, b = (np.array([abs(int(x)) for x in X], dtype=object) for X in (A, B))
        assert 1 << (k - 1) <= a.max() < 1 << k
        assert b.max() < 1 << most_b
        assert {int(x) for x in a % b} >= {0, 1}
        assert ((a + 1) % b == 0).any()


@pytest.mark.parametrize("dtype", ["int16", "int32", "uint64"])
def test_every_small_divisor_is_a_case(dtype: str) -> None:
    """Every small divisor is a case, and others of many bit lengths."""
    element, random = SPEC.types[dtype], np.random.default_rng(0)
    for table_size in (reciprocal_divisors.TABLE, reciprocal_divisors.STANDARD_TABLE):
        small = {int(b[0]) for b, _ in reciprocal_divisors.small_divisors(element, table_size, random)}
        assert {*small, *reciprocal_divisors.FAMILIAR} >= set(range(2, table_size + 1))
        assert not element.signed or {-b for b in small} == small
    lengths = {abs(int(b[0])).bit_length() for b, _ in reciprocal_divisors.single_divisors(element, 12, random)}
    assert len(lengths) >= min(element.maximum.bit_length(), 12) - 2


def test_first_results_are_retained() -> None:
    """A target that reuses its memory after very many calls overwrites these results."""
    history, results = RequestHistory(), [np.zeros(3) for _ in range(MAX_FIRST_RESULTS + 3 * MAX_SMALL_RESULTS)]
    assert not any(history.shares_earlier_memory(x) for x in results)
    assert [history.shares_earlier_memory(x[1:]) for x in results[: MAX_FIRST_RESULTS + 1]] == [
        True
    ] * MAX_FIRST_RESULTS + [False]


def test_matrix_replaces_one_of_the_opposite_order() -> None:
    history, A, B = RequestHistory(), np.arange(9.0).reshape(3, 3), np.arange(9.0, 18.0).reshape(3, 3)
    first = history.materialize(A, B, "contiguous")
    for layout, X, Y in (
        ("contiguous | column_major", A, B.T),
        ("column_major | contiguous", A.T, B),
        ("column_major", A.T, B.T),
    ):
        for (x, _), (before, _), operand in zip(history.materialize(X, Y, layout), first, (X, Y), strict=True):
            assert x.ctypes.data == before.ctypes.data
            assert x.tolist() == operand.tolist()
            assert x.ravel("K").tolist() == before.ravel("K").tolist()
    second = history.materialize(A, B, "contiguous")
    assert all(x is y for (x, _), (y, _) in zip(second, first, strict=True))
    strided = history.materialize(A, B, "contiguous | strided_2")
    assert not any(np.shares_memory(x, y) for (x, _), (y, _) in zip(strided, first, strict=True))


WRONG_AT_NTH_CALL = """\
import numpy as np

last, times = None, 0

def div(A, B):
    global last, times
    now = A.tobytes(), B.tobytes(), A.shape
    last, times = now, times + 1 if now == last else 0
    C = np.asarray(A / B)
    if C.size == 33:
        C.view(np.uint32).ravel()[3] ^= times == NTH
    return C
"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    "nth",
    default_cases(
        [
            pytest.param(1, id="the second"),
            pytest.param(2, id="the third", marks=pytest.mark.slow),
            pytest.param(6, id="the seventh", marks=pytest.mark.slow),
            pytest.param(11, id="the last"),
        ],
        "the last",
    ),
)
def test_single_deviating_call_is_detected(tmp_path: Path, nth: int) -> None:
    """Any one of twelve equal calls may deviate."""
    tmp_path.joinpath("once.py").write_text(WRONG_AT_NTH_CALL.replace("NTH", str(nth)))
    example = sonnx_rows(f"python:{tmp_path}/once.py:div", "float32")["V_DIV_DETERMINISM_0010"].counterexample
    assert example is not None
    assert re.fullmatch(r"other bytes when called again: C\[3\] is 0x\w{8}, then 0x\w{8}", example.got)

"""Inputs that crash a target are located, reported and excluded, so that everything else is judged."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.c_compiler import shared_object
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.results.results import Row, Status, exit_status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.layouts.registry import LAYOUTS, READ_ONLY_LAYOUTS, materialize
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial import crash_isolation
from vinculum.gate.trial.budget import Budget
from vinculum.gate.trial.crash_isolation import CrashIsolation
from vinculum.gate.trial.property_search import search
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

Array = np.ndarray[Any, np.dtype[Any]]
SPEC = specification()
CRASH, FUNC, INDEX = "V_DIV_NO_CRASH_0010", "E_DIV_INT_FUNC_0010", "V_DIV_INDEX_0010"
FENCES = ("guard_page_after", "guard_page_before")

PYTHON = """\
import os
import numpy as np
import vinculum

def div(A, B):
    return vinculum.div(A, B, profile="onnx-14")

def of_a_pair(A, B):
    if ((A == 5) & (B == 7)).any() if A.shape == B.shape else False:
        os.abort()
    return div(A, B)

def of_all(A, B):
    os.abort()

def of_one_element(A, B):
    if A.size == B.size == 1:
        os.abort()
    return div(A, B)

def of_strides(A, B):
    if A.ndim == 1 and A.size > 1 and A.strides[-1] == 3 * A.itemsize:
        os.abort()
    return div(A, B)

def of_strides_and_floors(A, B):
    of_strides(A, B)
    return np.floor_divide(A, B)
"""
C = """
#include <stddef.h>
static volatile int seen;
static int divide(const int *a, const int *b, int *c, size_t n) {
    for (size_t i = 0; i < n; ++i) c[i] = b[i] == 0 ? 0 : b[i] == -1 ? (int)-(unsigned)a[i] : a[i] / b[i];
    return 0;
}
int good(const int *a, const int *b, int *c, size_t n) { return divide(a, b, c, n); }
int behind_A(const int *a, const int *b, int *c, size_t n) { if (n) seen = a[n]; return divide(a, b, c, n); }
int behind_B(const int *a, const int *b, int *c, size_t n) { if (n) seen = b[n]; return divide(a, b, c, n); }
int before_A(const int *a, const int *b, int *c, size_t n) { if (n) seen = a[-1]; return divide(a, b, c, n); }
int before_B(const int *a, const int *b, int *c, size_t n) { if (n) seen = b[-1]; return divide(a, b, c, n); }
int in_fours(const int *a, const int *b, int *c, size_t n) {
    for (size_t i = 0; i < n; i += 4) seen = b[i + 3];
    return divide(a, b, c, n);
}
int puts_back_A(volatile int *a, const int *b, int *c, size_t n) {
    if (n && a != b) { int kept = a[0]; a[0] = 0; a[0] = kept; }
    return divide((const int *)a, b, c, n);
}
int puts_back_behind_C(const int *a, const int *b, volatile int *c, size_t n) {
    int kept = c[n];
    c[n] = 0;
    c[n] = kept;
    return divide(a, b, (int *)c, n);
}
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    file = tmp_path_factory.mktemp("deadly") / "kernels.py"
    file.write_text(PYTHON)
    return lambda name: f"python:{file}:{name}"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shared_object(C, tmp_path_factory.mktemp("reads"))


def judge_target(target: str) -> dict[str, Row]:
    rows = work_unit.judge(Unit(target, "int32", ("onnx-14",), "quick", 0, 20.0)).rows
    return {row.requirement: row for row in rows}


def judge_in_few_calls(target: str) -> dict[str, Row]:
    """Judge with a few calls, since crash searches over all cases are slow."""
    with Sandbox(target, 20.0) as sandbox:
        plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int32"], LEVELS["quick"], 0)
        trial = Trial(sandbox, plan, sandbox.paths(("onnx-14",))["onnx-14"], "", {})
        A, B = plan.index_revealing_pairs(33)
        rows = trial.run(Case("vector", A, B, layout=layout) for layout in ("contiguous", *READ_ONLY_LAYOUTS))
    return {row.requirement: row for row in rows}


def refuted(rows: dict[str, Row]) -> set[str]:
    return {name for name, row in rows.items() if row.verdict is Status.REFUTED}


@pytest.mark.slow
def test_reading_within_operands_conforms(library: Path) -> None:
    assert not refuted(judge_target(f"c:{library}:good"))


@pytest.mark.thorough
@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "symbol",
    [
        pytest.param("behind_A", marks=pytest.mark.slow),
        pytest.param("behind_B", marks=pytest.mark.slow),
        pytest.param("before_A", marks=pytest.mark.slow),
        pytest.param("before_B", marks=pytest.mark.slow),
        "in_fours",
    ],
)
def test_reading_beyond_an_operand_is_a_crash(library: Path, symbol: str) -> None:
    """A guard page detects the read and is named; other layouts judge the same pairs."""
    rows = judge_target(f"c:{library}:{symbol}")
    assert refuted(rows) == {CRASH}
    example = rows[CRASH].counterexample
    assert example is not None
    assert "ended by SIGSEGV" in example.got
    expected = FENCES[1] if "before" in symbol else FENCES[0]
    assert expected in example.layout and FENCES[expected == FENCES[0]] not in example.layout
    assert rows[FUNC].verdict is Status.CONFORMS
    assert rows[FUNC].cases > 1_000_000
    assert rows[INDEX].verdict is Status.UNDECIDED
    assert "fence" in rows[INDEX].reason.text and "not judged" in rows[INDEX].reason.text


@pytest.mark.sample(1)
@pytest.mark.parametrize("layout", FENCES)
def test_guard_page_protects_the_next_byte(layout: str) -> None:
    """One byte beyond ends the process; the elements can be read and written."""
    code = f"""
import sys, ctypes, numpy as np
from vinculum.gate.sandbox.layouts.registry import materialize
view, _ = materialize(np.arange(1, 1 + int(sys.argv[1]), dtype=np.int16), {layout!r})
view[...] += 1
assert view.tolist() == list(range(2, 2 + int(sys.argv[1])))
print("read", flush=True)
ctypes.string_at(view.ctypes.data + ({"view.nbytes" if layout == FENCES[0] else "-1"}), 1)
"""
    for size in ("1", "3", "2048", "2049"):
        completed = subprocess.run([sys.executable, "-c", code, size], capture_output=True, check=False)
        assert (completed.returncode, completed.stdout) == (-11, b"read\n"), completed.stderr


@pytest.mark.thorough
@pytest.mark.parametrize("layout", READ_ONLY_LAYOUTS)
def test_read_only_memory_rejects_writes(layout: str) -> None:
    """Even a write of the same byte fails."""
    code = """
import ctypes, sys, numpy as np
from vinculum.gate.sandbox.layouts.registry import materialize
view, _ = materialize(np.arange(1, 1 + int(sys.argv[1]), dtype=np.int16), sys.argv[2])
print(view.sum(), flush=True)
ctypes.memmove(view.ctypes.data + view.nbytes - 1, view.ctypes.data + view.nbytes - 1, 1)
"""
    for size in ("1", "2048", "2049"):
        completed = subprocess.run(
            [sys.executable, "-c", code, size, layout], capture_output=True, text=True, check=False
        )
        total = int(np.arange(1, 1 + int(size), dtype=np.int64).sum())
        assert (completed.returncode, completed.stdout) == (-11, f"{total}\n"), completed.stderr


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("symbol", "judge"),
    [
        ("puts_back_A", judge_in_few_calls),
        ("puts_back_behind_C", judge_in_few_calls),
        pytest.param("puts_back_A", judge_target, marks=pytest.mark.slow),
        pytest.param("puts_back_behind_C", judge_target, marks=pytest.mark.slow),
    ],
)
def test_temporary_write_is_a_crash(library: Path, symbol: str, judge: Callable[[str], dict[str, Row]]) -> None:
    """Read-only memory and memory that ends with C detect it."""
    assert not refuted(judge_in_few_calls(f"c:{library}:good"))
    rows = judge(f"c:{library}:{symbol}")
    assert CRASH in refuted(rows)
    example = rows[CRASH].counterexample
    assert example is not None
    assert "ended by SIGSEGV" in example.got
    assert symbol == "puts_back_behind_C" or "read_only" in example.layout


def test_guard_pages_are_freed() -> None:
    """Thousands of guard pages leave nothing mapped."""
    before = Path("/proc/self/maps").read_text().count("\n")
    for _ in range(2000):
        for layout in FENCES:
            materialize(np.ones(3, np.float32), layout)
    assert Path("/proc/self/maps").read_text().count("\n") < before + 100


@pytest.mark.slow
def test_crashing_pair_is_tried_only_initially(python: Callable[[str], str]) -> None:
    """Other calls of its shape exclude the pair and lose nothing else."""
    rows = judge_target(python("of_a_pair"))
    assert refuted(rows) == {CRASH}
    assert rows[CRASH].failures == 1
    assert exit_status(rows.values()) == 1
    others = {row.verdict for name, row in rows.items() if name not in (CRASH, "V_DIV_ATTRIBUTE_0010")}  # it takes none
    assert others <= {Status.CONFORMS, Status.UNSPECIFIED}
    assert rows[FUNC].cases > 0.99 * judge_target(python("div"))[FUNC].cases


@pytest.mark.thorough
def test_crashing_layout_is_tried_only_initially(python: Callable[[str], str]) -> None:
    """It is excluded for one operand and for both; all other layouts judge the same operands."""
    rows = judge_target(python("of_strides"))
    assert refuted(rows) == {CRASH}
    example = rows[CRASH].counterexample
    assert example is not None
    assert "strided_3" in example.layout
    assert rows[CRASH].failures <= 6
    assert rows[FUNC].verdict is Status.CONFORMS
    assert "in layout 'strided_3" in rows[INDEX].reason.text
    assert "(died: ended by SIG" in rows[INDEX].reason.text


@pytest.mark.slow
def test_crash_hides_no_other_failure(python: Callable[[str], str]) -> None:
    assert refuted(judge_target(python("of_strides_and_floors"))) >= {CRASH, FUNC}


@pytest.mark.thorough
def test_pair_that_crashes_only_alone_is_kept_in_vectors(python: Callable[[str], str]) -> None:
    """The pair itself does not crash."""
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int32"], LEVELS["quick"], 0)
    A, B = plan.index_revealing_pairs(5)
    case, one = Case("some", A, B), Request(A[:1], B[:1], "onnx-14", "int32", "eager")
    for name, is_pair in (("of_one_element", False), ("of_a_pair", True)):
        if is_pair:
            A, B = np.array([8, 5, 9], np.int32), np.array([2, 7, 7], np.int32)
            case, one = Case("some", A, B), Request(A[1:2], B[1:2], "onnx-14", "int32", "eager")
        with Sandbox(python(name)) as sandbox:
            deadly = CrashIsolation(sandbox, plan)
            assert sandbox.divide(one).fatal
            rest = deadly.without_pair(case, one)
        assert rest.A.size == case.A.size - 1
        assert bool(deadly.pairs) is deadly.may_contain_pair(case, "eager") is is_pair
        left = deadly.remaining(case, "eager")
        assert left is not None
        assert left.A.size == case.A.size - is_pair
        assert deadly.remaining(case, "another path") is case
        single = deadly.remaining(Case("alone", one.A, one.B), "eager")
        assert (single is None) is is_pair


@pytest.mark.parametrize("dtype", SPEC.types)
def test_pairs_are_identified_by_their_bits(dtype: str) -> None:
    """This holds for every type, zeros of both signs and reals included."""
    plan = Plan(SPEC, SPEC.profiles["sonnx"], SPEC.types[dtype], LEVELS["quick"], 0)
    A, B = plan.index_revealing_pairs(6)
    a, b = CrashIsolation(None, plan)._patterns(Case("some", A, B))  # type: ignore[arg-type] # it is not asked
    deadly = CrashIsolation(None, plan, pairs={"eager": [(a[2], b[2]), (a[4], b[4])]})  # type: ignore[arg-type]
    rest = deadly.remaining(Case("some", A, B), "eager")
    assert rest is not None
    assert rest.A.tolist() == [A[k] for k in (0, 1, 3, 5)] and rest.B.tolist() == [B[k] for k in (0, 1, 3, 5)]
    if SPEC.types[dtype].kind == "float":
        signed = CrashIsolation(None, plan, pairs={"eager": [(0, b[0])]})  # type: ignore[arg-type]
        zeros = Case("zeros", np.array([0.0, -0.0], A.dtype), np.array([B[0], B[0]]))
        left = signed.remaining(zeros, "eager")
        assert left is not None
        assert np.signbit(left.A.astype(np.float64)).tolist() == [True]


def test_layouts_are_compared_for_both_operands() -> None:
    """A layout of both operands differs from that of one."""
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int32"], LEVELS["quick"], 0)
    A, B = plan.index_revealing_pairs(3)
    deadly = CrashIsolation(None, plan, layouts={("eager", "offset_1 | contiguous")})  # type: ignore[arg-type]
    for layout in LAYOUTS:
        for name in (layout, f"{layout} | contiguous"):
            left = deadly.remaining(Case("some", A, B, layout=name), "eager")
            assert (left is None) is (name == "offset_1 | contiguous")


class CrashesUnlessOneResidue:
    """A sandbox in which each call crashes unless it leaves another remainder of 7."""

    def divide(self, request: Request) -> Reply:
        return Reply("died" if request.A.size % 7 == 0 else "value", ended_by_gate=True)


@pytest.mark.parametrize("budget", [0, 1, 3, 40])
def test_searches_end_with_their_budget(budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search stops within its budget and reports its finding; the next one does not start."""
    monkeypatch.setattr(Budget, "MAX_ISOLATION_CRASHES", budget * Budget.STOPPED_WEIGHT)
    case_plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int32"], LEVELS["quick"], 0)
    numbers, isolation = np.arange(7 * 4096, dtype=np.int32), CrashIsolation(CrashesUnlessOneResidue(), case_plan)  # type: ignore[arg-type]
    request = Request(numbers, numbers, "onnx-14", "int32", "eager")
    smallest, reply = isolation.smallest(request, Reply("died", ended_by_gate=True))
    assert isolation.budget.isolation_crashes == min(budget, 12) * Budget.STOPPED_WEIGHT
    assert reply.fatal and smallest.A.size == 7 * (4096 >> min(budget, 12))
    assert isolation.smallest(smallest, reply)[0].A.size == smallest.A.size


@pytest.mark.thorough
@pytest.mark.parametrize("kernel", ["of_all", pytest.param("of_strides", marks=pytest.mark.slow)])
def test_crash_found_by_search_is_only_a_crash(
    kernel: str, python: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It recurs, so it is deterministic; only Hypothesis shrinks it."""
    requests, right = list[Request](), crash_isolation.smallest_failing

    def counted(sandbox: Sandbox, request: Request, *rest: Any) -> Any:
        requests.append(request)
        return right(sandbox, request, *rest)

    monkeypatch.setattr(crash_isolation, "smallest_failing", counted)
    with Sandbox(python(kernel), 20.0) as sandbox:
        plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int8"], LEVELS["quick"], 0)
        trial = Trial(sandbox, plan, sandbox.paths(("onnx-14",))["onnx-14"], "", {})
        search(trial, 3000)
    assert refuted({row.requirement: row for row in trial.rows}) == {CRASH}
    assert len(requests) <= 1

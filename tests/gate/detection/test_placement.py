"""The gate detects kernels that are wrong for one placement; results and replays beside it."""

import base64
import json
import re
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import find, settings

from tests.gate.support.quick_trials import sonnx_rows
from tests.support.tiers import default_cases
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.placement import placement
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values.special_values import special_values
from vinculum.gate.results.results import Status
from vinculum.gate.runner import replay as replays
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.call_series import divide
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.sandbox.commands import DivideCommand
from vinculum.gate.sandbox.history import RequestHistory
from vinculum.gate.sandbox.layouts.registry import materialize_operands
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.sandbox.observation import first_difference, share_memory
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Adapter, Call
from vinculum.gate.trial import call_checks
from vinculum.gate.trial.determinism import MAX_CALLS, RecordedCalls, work_kind
from vinculum.gate.trial.property_search import elements
from vinculum.gate.trial.shrink import smallest_failing
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

Array = np.ndarray[Any, np.dtype[Any]]
SPEC = specification()
LEVEL_CASES = default_cases(["quick", "standard"], "quick")


def plan(level: str, dtype: str = "float32", profile: str = "onnx-14") -> Plan:
    return Plan(SPEC, SPEC.profiles[profile], SPEC.types[dtype], LEVELS[level], 0)


def in_memory_order(A: Array, B: Array) -> Array:
    """Read a rank-3 B in memory order."""
    if B.ndim >= 3 and not B.flags.c_contiguous and B.flags.f_contiguous:
        B = B.ravel(order="K").reshape(B.shape)
    return A / B


def row_read_forwards(A: Array, B: Array) -> Array:
    """Read a reversed row forwards."""
    return A / (B[::-1] if A.ndim > B.ndim == 1 and B.strides[0] < 0 else B)


def strided_beyond_a_buffer(A: Array, B: Array) -> Array:
    C = A / B
    if A.ndim == 1 and A.strides[0] not in (A.itemsize, -A.itemsize) and A.size > 8192:
        C[8192] = C[0]
    return C


def large_row(A: Array, B: Array) -> Array:
    return A / (np.roll(B, 1) if A.ndim == 2 and B.ndim == 1 and A.size >= 4096 else B)


def large_by_scalar_numerator(A: Array, B: Array) -> Array:
    C = A / B
    if A.ndim == 0 and B.size >= 4096:
        C.flat[4000] = C.flat[0]
    return C


def large_column(A: Array, B: Array) -> Array:
    return A / (np.roll(B, 1) if B.shape[1:] == (1,) and A.size > 4096 else B)


def swapped_axes(A: Array, B: Array) -> Array:
    """Tensors of one shape, one of them with its last axes swapped."""
    if A.ndim == 3 and A.shape == B.shape and not (B.flags.c_contiguous or B.flags.f_contiguous):
        return A / B.ravel(order="K").reshape(B.shape)
    return A / B


def joined_axes(A: Array, B: Array) -> Array:
    """Take (a, 1, c) for (1, 1, c) beside (a, b, c)."""
    if A.ndim == B.ndim == 3 and B.shape[0] == A.shape[0] > 1 and B.shape[1] == 1 < A.shape[1]:
        B = B[:1]
    return A / B


@pytest.mark.parametrize("level", LEVEL_CASES)
@pytest.mark.parametrize(
    "kernel",
    default_cases(
        [in_memory_order, row_read_forwards, strided_beyond_a_buffer, swapped_axes, large_row, large_by_scalar_numerator, large_column, joined_axes],
        "in_memory_order",
    ),
)  # fmt: skip
def test_misplaced_read_is_detected(kernel: Callable[[Array, Array], Array], level: str) -> None:
    with np.errstate(all="ignore"):
        for case in placement.cases(plan(level)):
            (A, _), (B, _) = materialize_operands(case.A, case.B, case.layout)
            if not np.array_equal(kernel(A, B), A / B, equal_nan=True):
                return
    pytest.fail("no case tells it from the right one")


@pytest.mark.parametrize("level", LEVEL_CASES)
@pytest.mark.parametrize(
    ("a", "b"),
    default_cases(
        [
            pytest.param((2, 3, 4, 5), (2, 1, 4, 5), id="denominator of rank 4"),
            pytest.param((2, 1, 4, 5), (2, 3, 4, 5), id="numerator of rank 4"),
            pytest.param((2, 3, 4), (2, 1, 4), id="denominator of rank 3"),
        ],
        "denominator of rank 4",
    ),
)
def test_middle_axes_are_broadcast(a: tuple[int, ...], b: tuple[int, ...], level: str) -> None:
    assert (a, b) in [
        (case.A.shape, case.B.shape) for case in catalogue.cases(plan(level)) if case.label.startswith("shapes")
    ]


def test_hypothesis_draws_special_integers_often() -> None:
    """Drawn uniformly from 2^64, one would hardly occur twice."""
    special = SPEC.types["int64"].maximum // 2 + 1
    assert special in [int(x) for x in special_values(SPEC.types["int64"])]
    drawn_settings = settings(max_examples=3000, database=None, derandomize=True)
    assert find(elements(SPEC.types["int64"]), lambda x: x == special, settings=drawn_settings) == special


class AlternatingBuffers(Adapter):
    """An adapter whose results alternate between two buffers."""

    name = "alternating"

    def __init__(self) -> None:
        self.buffers, self.calls = [np.zeros(3), np.zeros(3)], 0

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        del call
        self.calls += 1
        return np.divide(A, B, out=self.buffers[self.calls % 2])


@pytest.mark.parametrize(
    ("repeat", "detected"),
    default_cases(
        [pytest.param(2, False, id="called twice"), pytest.param(4, True, id="called four times")], "called four times"
    ),
)
def test_result_overwritten_two_calls_later_is_detected(repeat: int, detected: bool) -> None:
    call, A, B = Call("onnx-14", "float64", "eager"), np.ones(3), np.full(3, 2.0)
    command = DivideCommand(call, A, B, "contiguous", repeat, threads=1, max_result_size=99)
    answer = divide(AlternatingBuffers(), command, RequestHistory())
    assert (answer.extents[3] != (0, 0)) is detected
    assert any(case.repeat >= 3 and case.violates is None for case in catalogue.cases(plan("quick")))


def test_operands_reuse_memory_of_the_last_call() -> None:
    """Arrays of equal layout, shape and type are reused, except those that a target made read-only."""
    history, A, B = RequestHistory(), np.arange(6.0).reshape(2, 3), np.ones((2, 3))
    first = [x for x, _ in history.materialize(A, B, "contiguous")]
    second = [x for x, _ in history.materialize(A + 1, B + 2, "contiguous")]
    assert all(x is y for x, y in zip(first, second, strict=True))
    assert [x.tolist() for x in second] == [(A + 1).tolist(), (B + 2).tolist()]
    for X, Y, layout in ((A[:1], B[:1], "contiguous"), (A, B.astype("f4"), "contiguous"), (A, B, "column_major")):
        history.materialize(A, B, "contiguous")
        buffers = history.materialize(A, B, "contiguous")[1][0]
        assert history.materialize(X, Y, layout)[1][0] is not buffers
    buffers = history.materialize(A, B, "contiguous")[0][0]
    buffers.flags.writeable = False
    assert history.materialize(A, B, "contiguous")[0][0] is not buffers


def test_load_error_is_reported_without_repetition() -> None:
    file = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "sweeps.py"
    target = f"python:{file}:nothing"
    with pytest.raises(UnavailableError) as caught, Sandbox(target) as sandbox:
        sandbox.paths(["onnx-14"])
    assert str(caught.value) == f"{target}: {file} has no nothing"


@pytest.mark.parametrize("level", LEVEL_CASES)
@pytest.mark.parametrize("dtype", default_cases(["int32", "uint8", "int64"], "int32"))
def test_special_integers_are_in_the_loop_remainder(dtype: str, level: str) -> None:
    """Vectors whose length is no multiple of eight end with MIN divided by another number."""
    minimum = SPEC.types[dtype].minimum
    tails = [
        c
        for c in placement.cases(plan(level, dtype))
        if "special" in c.label and c.A.shape == c.B.shape and c.A.size > 8 and c.A.size % 8
    ]
    assert any((case.A[-(case.A.size % 8) :] == minimum).any() for case in tails)
    for case in tails:
        assert plan(level, dtype).in_domain(case.A, case.B).all()


@pytest.mark.parametrize("profile", default_cases(SPEC.profiles, "onnx-14"))
def test_every_case_is_admitted(profile: str) -> None:
    """The profile admits the shapes, and operands are within the domain."""
    for dtype in ("int16", "float32"):
        case_plan = plan("quick", dtype, profile)
        for case in placement.cases(case_plan):
            assert case_plan.attributes_admitting(case.A.shape, case.B.shape) is not None, case.label
            if case.A.shape == case.B.shape:
                assert case_plan.in_domain(case.A.ravel(), case.B.ravel()).all(), case.label


def test_calls_of_every_kind_are_repeated() -> None:
    """Late cases, such as those shared among threads, are repeated too."""
    calls, standard = RecordedCalls(SPEC.types["float32"]), plan("standard")
    request = Request(np.ones(1), np.ones(1), "onnx-14", "float32", "eager")
    for case in catalogue.cases(standard):
        value = Reply("value", np.ones(1, np.float32), "float32", (1,))
        calls.add(case, request, value)
        calls.add(case, request, value)  # one of a label is enough
    repeated = [case for case, *_ in calls.calls.values()]
    assert len({case.label for case in repeated}) == len(repeated)
    assert Counter(map(work_kind, repeated)) == MAX_CALLS
    assert not any(case.violates for case in repeated)
    assert {case.A.size for case in repeated if case.label == "large"} == {standard.level.large + 1}  # the first of two
    assert {"large", "large, a row as divisor", "special values, crossed"} <= {case.label for case in repeated}


def test_interleaved_results_share_no_memory() -> None:
    block = np.zeros(10)
    assert not share_memory(block[::2], block[1::2])
    assert share_memory(block[::2], block[4:5])
    assert not share_memory(block, 1.0)


LARGE = """\
import numpy as np

def div(A, B):
    C = A / B
    if C.size > 10200:
        C.flat[5000] = C.flat[0]
    return C
"""


@pytest.mark.thorough
def test_fault_of_large_tensors_is_replayed_with_its_index(tmp_path: Path) -> None:
    tmp_path.joinpath("large.py").write_text(LARGE)
    example = sonnx_rows(f"python:{tmp_path}/large.py:div", "float32")["E_DIV_FLOAT_FUNC_0010"].counterexample
    assert example is not None
    shape = (2, 16, 8, 40)  # the smallest of those
    assert example.size == 2 * np.prod(shape)
    assert example.index is not None
    assert np.ravel_multi_index(example.index, shape) == 5000
    (recorded,) = replays.load(example.replay)
    replayed = replays.replay(recorded)
    assert replayed.verdict is Status.REFUTED
    assert replayed.counterexample == replace(example, label="replay")


def test_difference_between_processes_is_replayed() -> None:
    """The replay starts the second process too, since the call was made once in each."""
    line = {
        "target": f"python:{Path(__file__).parents[2]}/broken_implementations/standalone/faulty_results.py:differs_by_threads",
        "profile": "onnx-14",
        "dtype": "int8",
    }
    line |= {"requirement": "V_DIV_DETERMINISM_0010", "path": "eager", "A": ["0x09", "0x08"], "B": ["0x03", "0x02"]}
    (recorded,) = replays.load(json.dumps(line))
    replayed = replays.replay(recorded)
    assert replayed.verdict is Status.REFUTED
    assert replayed.counterexample is not None
    assert "another process" in replayed.counterexample.got
    (right,) = replays.load(json.dumps(line | {"target": line["target"].replace("differs_by_threads", "right")}))
    assert replays.replay(right).verdict is Status.CONFORMS


def test_unpacking_is_bounded_by_the_shape() -> None:
    """Unpacking reads no more than the shape allows, whatever the text contains."""
    line = {"target": "numpy", "requirement": "V_DIV_INDEX_0010", "profile": "onnx-14", "dtype": "float32"}
    bomb = base64.b64encode(zlib.compress(bytes(1 << 24))).decode()
    for packed in (bomb, "Zm9v", "not base64!", 7, base64.b64encode(zlib.compress(bytes(8))).decode()):
        operand = {"dtype": "float32", "shape": [3], "packed": packed}
        with pytest.raises(replays.ReplayError, match="A is not a list of elements of float32"):
            replays.load(json.dumps(line | {"path": "eager", "A": operand, "B": operand}))


@pytest.mark.slow
def test_tensors_of_up_to_32_axes_are_cases(tmp_path: Path) -> None:
    """Such tensors occur elementwise and broadcast."""
    tmp_path.joinpath("few.py").write_text("def div(A, B):\n    assert max(A.ndim, B.ndim) <= 8\n    return A / B\n")
    row = {
        row.requirement: row
        for row in work_unit.judge(
            Unit(f"python:{tmp_path}/few.py:div", "float32", ("sonnx", "onnx-14"), "quick", 0, 20.0)
        ).rows
        if row.profile == "onnx-14"
    }["V_DIV_ANSWER_0010"]
    assert row.verdict is Status.REFUTED
    assert row.counterexample is not None
    assert "AssertionError" in row.counterexample.got
    assert len(row.counterexample.A.shape) == len(row.counterexample.B.shape) == 32


@pytest.mark.parametrize(
    "dtype", default_cases(["float16", "bfloat16", "float32", "float64", "int8", "int32", "uint64"], "float32")
)
def test_difference_names_index_and_patterns(dtype: str) -> None:
    """It names the first differing element's index and both patterns, or that both are NaN."""
    width = element_dtype(dtype).itemsize
    words = np.dtype(f"u{width}")
    first = np.zeros((2, 3), words)
    second = first.copy()
    second[1, 0], second[1, 2] = 5, 7
    one, other = (x.view(element_dtype(dtype)) for x in (first, second))
    assert first_difference(one, other) == f"C[1, 0] is 0x{0:0{2 * width}x}, then 0x{5:0{2 * width}x}"
    assert first_difference(one[1, 0], other[1, 0]) == f"C is 0x{0:0{2 * width}x}, then 0x{5:0{2 * width}x}"
    assert (
        first_difference(one, one.copy())
        == first_difference(one, other[0])
        == first_difference(one, second.view("u1"))
        == ""
    )
    assert first_difference(one, None) == first_difference(np.array([1], object), np.array([2], object)) == ""
    if SPEC.types[dtype].kind == "float":
        nan = np.array([np.nan], element_dtype(dtype)).view(words)
        both_nan = (nan | 1).view(one.dtype), (nan | 2).view(one.dtype)
        assert first_difference(*both_nan).endswith(", both NaN")


DIFFERING = """\
import numpy as np

calls = 0

def div(A, B):
    global calls
    calls += 1
    C = np.asarray(A / B)
    if C.size > 4:
        C.view(np.uint32).ravel()[3] ^= calls % 2
    return C
"""


def test_search_for_smaller_differences_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though every call differs, the gate searches for a smaller one only a few times."""
    searched, max_searches = list[int](), 6

    def search(sandbox: Sandbox, request: Request, *more: Any) -> tuple[Request, Reply]:
        searched.append(request.A.size)
        return smallest_failing(sandbox, request, *more)

    monkeypatch.setattr(call_checks, "smallest_failing", search)
    monkeypatch.setattr("vinculum.gate.trial.budget.Budget.MAX_SHRINK_SEARCHES", max_searches)
    tmp_path.joinpath("differing.py").write_text(DIFFERING)
    with Sandbox(f"python:{tmp_path}/differing.py:div") as sandbox:
        A = np.full(7, 3, np.float32)
        reply = sandbox.divide(Request(A, A, "onnx-14", "float32", "eager", repeat=3))
    assert reply.message == "C[3] is 0x3f800001, then 0x3f800000"
    quick_plan = plan("quick", profile="sonnx")
    with Sandbox(f"python:{tmp_path}/differing.py:div") as sandbox:
        trial = Trial(sandbox, quick_plan, ("eager",), "", {})
        trial.run(islice(catalogue.cases(quick_plan), 340))  # all of them take long, and show the same
    row = trial.ledger["V_DIV_DETERMINISM_0010"]
    example = row.counterexample
    assert example is not None
    assert re.fullmatch(r"other bytes when called again: C\[3\] is 0x\w{8}, then 0x\w{8}", example.got)
    assert example.size <= 5 + 5
    assert max_searches <= len(searched) <= max_searches + 2 < row.failures

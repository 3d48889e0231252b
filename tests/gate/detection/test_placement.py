"""Kernels that are right but for where elements lie, each wrong for some case of `cases/placement/placement.py`, and of C's neighbours."""

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

from tests.gate.support.quick_trials import judged
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
from vinculum.gate.sandbox.observation import describe_result, first_difference, share_memory
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
LEVEL = ["quick", "standard"]


def plan(level: str, dtype: str = "float32", profile: str = "onnx-14") -> Plan:
    return Plan(SPEC, SPEC.profiles[profile], SPEC.types[dtype], LEVELS[level], 0)


def in_memory_order(A: Array, B: Array) -> Array:
    """B of three axes is read as it lies."""
    if B.ndim >= 3 and not B.flags.c_contiguous and B.flags.f_contiguous:
        B = B.ravel(order="K").reshape(B.shape)
    return A / B


def row_read_forwards(A: Array, B: Array) -> Array:
    """A row that lies backwards is read forwards."""
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
    """Tensors of one shape, of which one has its last axes swapped: neither in order nor in the reverse of it."""
    if A.ndim == 3 and A.shape == B.shape and not (B.flags.c_contiguous or B.flags.f_contiguous):
        return A / B.ravel(order="K").reshape(B.shape)
    return A / B


def joined_axes(A: Array, B: Array) -> Array:
    """(a, 1, c) below (a, b, c) is taken for (1, 1, c)."""
    if A.ndim == B.ndim == 3 and B.shape[0] == A.shape[0] > 1 and B.shape[1] == 1 < A.shape[1]:
        B = B[:1]
    return A / B


@pytest.mark.parametrize("level", LEVEL)
@pytest.mark.parametrize(
    "kernel",
    [in_memory_order, row_read_forwards, strided_beyond_a_buffer, swapped_axes, large_row, large_by_scalar_numerator, large_column, joined_axes],
)  # fmt: skip
def test_wrong_in_some_place(kernel: Callable[[Array, Array], Array], level: str) -> None:
    with np.errstate(all="ignore"):
        for case in placement.cases(plan(level)):
            (A, _), (B, _) = materialize_operands(case.A, case.B, case.layout)
            if not np.array_equal(kernel(A, B), A / B, equal_nan=True):
                return
    pytest.fail("no case tells it from the right one")


@pytest.mark.parametrize("level", LEVEL)
@pytest.mark.parametrize("shapes", [((2, 3, 4, 5), (2, 1, 4, 5)), ((2, 1, 4, 5), (2, 3, 4, 5)), ((2, 3, 4), (2, 1, 4))])
def test_axes_in_the_middle_repeat(shapes: tuple[tuple[int, ...], tuple[int, ...]], level: str) -> None:
    assert shapes in [
        (case.A.shape, case.B.shape) for case in catalogue.cases(plan(level)) if case.label.startswith("shapes")
    ]


def test_hypothesis_draws_special_integers_often() -> None:
    """Of 2^64 it would hardly meet the same one otherwise."""
    special = SPEC.types["int64"].maximum // 2 + 1
    assert special in [int(x) for x in special_values(SPEC.types["int64"])]
    drawn = settings(max_examples=3000, database=None, derandomize=True)
    assert find(elements(SPEC.types["int64"]), lambda x: x == special, settings=drawn) == special


class Alternating(Adapter):
    """Results in two pieces of memory by turns."""

    name = "alternating"

    def __init__(self) -> None:
        self.kept, self.calls = [np.zeros(3), np.zeros(3)], 0

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        del call
        self.calls += 1
        return np.divide(A, B, out=self.kept[self.calls % 2])


@pytest.mark.parametrize(("repeat", "seen"), [(2, False), (4, True)])
def test_a_result_that_is_overwritten_by_the_next_but_one(repeat: int, seen: bool) -> None:
    call, A, B = Call("onnx-14", "float64", "eager"), np.ones(3), np.full(3, 2.0)
    command = DivideCommand(call, A, B, "contiguous", repeat, threads=1, max_result_size=99)
    answer = divide(Alternating(), command, RequestHistory())
    assert (answer.extents[3] != (0, 0)) is seen
    assert any(case.repeat >= 3 and case.violates is None for case in catalogue.cases(plan("quick")))


def test_operands_take_the_place_of_the_last_ones_where_they_fit() -> None:
    """In the very same arrays, of one layout, shape and type; what a target has made read-only is left to it."""
    history, A, B = RequestHistory(), np.arange(6.0).reshape(2, 3), np.ones((2, 3))
    first = [x for x, _ in history.materialize(A, B, "contiguous")]
    again = [x for x, _ in history.materialize(A + 1, B + 2, "contiguous")]
    assert all(x is y for x, y in zip(first, again, strict=True))
    assert [x.tolist() for x in again] == [(A + 1).tolist(), (B + 2).tolist()]
    for X, Y, layout in ((A[:1], B[:1], "contiguous"), (A, B.astype("f4"), "contiguous"), (A, B, "column_major")):
        history.materialize(A, B, "contiguous")
        kept = history.materialize(A, B, "contiguous")[1][0]
        assert history.materialize(X, Y, layout)[1][0] is not kept
    kept = history.materialize(A, B, "contiguous")[0][0]
    kept.flags.writeable = False
    assert history.materialize(A, B, "contiguous")[0][0] is not kept


def test_what_cannot_be_loaded_is_said_once() -> None:
    file = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "sweeps.py"
    target = f"python:{file}:nothing"
    with pytest.raises(UnavailableError) as caught, Sandbox(target) as sandbox:
        sandbox.paths(["onnx-14"])
    assert str(caught.value) == f"{target}: {file} has no nothing"


@pytest.mark.parametrize("level", LEVEL)
@pytest.mark.parametrize("dtype", ["int32", "uint8", "int64"])
def test_special_integers_come_last(dtype: str, level: str) -> None:
    """In the last elements of vectors that are no multiple of eight: the least number by some other."""
    least = SPEC.types[dtype].minimum
    tails = [
        c
        for c in placement.cases(plan(level, dtype))
        if "special" in c.label and c.A.shape == c.B.shape and c.A.size > 8 and c.A.size % 8
    ]
    assert any((case.A[-(case.A.size % 8) :] == least).any() for case in tails)
    for case in tails:
        assert plan(level, dtype).in_domain(case.A, case.B).all()


@pytest.mark.parametrize("profile", SPEC.profiles)
def test_every_case_is_admitted(profile: str) -> None:
    """Shapes meet by the profile's rule, and operands are within the domain."""
    for dtype in ("int16", "float32"):
        asked = plan("quick", dtype, profile)
        for case in placement.cases(asked):
            assert asked.attributes_admitting(case.A.shape, case.B.shape) is not None, case.label
            if case.A.shape == case.B.shape:
                assert asked.in_domain(case.A.ravel(), case.B.ravel()).all(), case.label


def test_calls_of_every_kind_are_made_again() -> None:
    """Those that threads share among them too, which come late."""
    calls, asked = RecordedCalls(SPEC.types["float32"]), plan("standard")
    request = Request(np.ones(1), np.ones(1), "onnx-14", "float32", "eager")
    for case in catalogue.cases(asked):
        value = Reply("value", np.ones(1, np.float32), "float32", (1,))
        calls.add(case, request, value)
        calls.add(case, request, value)  # one of a label is enough
    kept = [case for case, *_ in calls.calls.values()]
    assert len({case.label for case in kept}) == len(kept)
    assert Counter(map(work_kind, kept)) == MAX_CALLS
    assert not any(case.violates for case in kept)
    assert {case.A.size for case in kept if case.label == "large"} == {asked.level.large + 1}  # the first of two
    assert {"large", "large, a row as divisor", "special values, crossed"} <= {case.label for case in kept}


def test_results_that_lie_between_each_other_share_nothing() -> None:
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


def test_what_is_wrong_in_large_tensors_only_has_an_index_and_is_seen_again(tmp_path: Path) -> None:
    tmp_path.joinpath("large.py").write_text(LARGE)
    example = judged(f"python:{tmp_path}/large.py:div", "float32")["E_DIV_FLOAT_FUNC_0010"].counterexample
    assert example is not None
    shape = (2, 16, 8, 40)  # the smallest of those
    assert example.size == 2 * np.prod(shape)
    assert example.index is not None
    assert np.ravel_multi_index(example.index, shape) == 5000
    (recorded,) = replays.load(example.replay)
    again = replays.replay(recorded)
    assert again.verdict is Status.REFUTED
    assert again.counterexample == replace(example, label="replay")


def test_what_differs_in_another_process_alone_is_seen_again() -> None:
    """That call was made once: to see it again takes the other process too."""
    line = {
        "target": f"python:{Path(__file__).parents[2]}/broken_implementations/standalone/targets.py:differs_by_threads",
        "profile": "onnx-14",
        "dtype": "int8",
    }
    line |= {"requirement": "V_DIV_DETERMINISM_0010", "path": "eager", "A": ["0x09", "0x08"], "B": ["0x03", "0x02"]}
    (recorded,) = replays.load(json.dumps(line))
    again = replays.replay(recorded)
    assert again.verdict is Status.REFUTED
    assert again.counterexample is not None
    assert "another process" in again.counterexample.got
    (right,) = replays.load(json.dumps(line | {"target": line["target"].replace("differs_by_threads", "right")}))
    assert replays.replay(right).verdict is Status.CONFORMS


def test_what_is_packed_is_unpacked_with_care() -> None:
    """No more than the shape says, whatever the text holds."""
    line = {"target": "numpy", "requirement": "V_DIV_INDEX_0010", "profile": "onnx-14", "dtype": "float32"}
    bomb = base64.b64encode(zlib.compress(bytes(1 << 24))).decode()
    for packed in (bomb, "Zm9v", "not base64!", 7, base64.b64encode(zlib.compress(bytes(8))).decode()):
        operand = {"dtype": "float32", "shape": [3], "packed": packed}
        with pytest.raises(replays.ReplayError, match="A is not a list of elements of float32"):
            replays.load(json.dumps(line | {"path": "eager", "A": operand, "B": operand}))


@pytest.mark.slow
def test_more_axes_than_some_have(tmp_path: Path) -> None:
    """Up to 32, in tensors that meet by element and by broadcasting."""
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


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64", "int8", "int32", "uint64"])
def test_where_two_results_differ(dtype: str) -> None:
    """Told by the index and both bit patterns of the first such element; whether both are NaN; nothing of what is alike."""
    width = element_dtype(dtype).itemsize
    words = np.dtype(f"u{width}")
    first = np.zeros((2, 3), words)
    again = first.copy()
    again[1, 0], again[1, 2] = 5, 7
    one, other = (x.view(element_dtype(dtype)) for x in (first, again))
    assert first_difference(one, other) == f"C[1, 0] is 0x{0:0{2 * width}x}, then 0x{5:0{2 * width}x}"
    assert first_difference(one[1, 0], other[1, 0]) == f"C is 0x{0:0{2 * width}x}, then 0x{5:0{2 * width}x}"
    assert (
        first_difference(one, one.copy())
        == first_difference(one, other[0])
        == first_difference(one, again.view("u1"))
        == ""
    )
    assert first_difference(one, None) == first_difference(np.array([1], object), np.array([2], object)) == ""
    if SPEC.types[dtype].kind == "float":
        nan = np.array([np.nan], element_dtype(dtype)).view(words)
        alike = (nan | 1).view(one.dtype), (nan | 2).view(one.dtype)
        assert first_difference(*alike).endswith(", both NaN")


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


def test_the_gate_says_where_results_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And ends: though every call differs, a smaller one is looked for a few times alone."""
    searched, most = list[int](), 6

    def search(sandbox: Sandbox, request: Request, *more: Any) -> tuple[Request, Reply]:
        searched.append(request.A.size)
        return smallest_failing(sandbox, request, *more)

    monkeypatch.setattr(call_checks, "smallest_failing", search)
    monkeypatch.setattr("vinculum.gate.trial.budget.Budget.MAX_SHRINK_SEARCHES", most)
    tmp_path.joinpath("differing.py").write_text(DIFFERING)
    with Sandbox(f"python:{tmp_path}/differing.py:div") as sandbox:
        A = np.full(7, 3, np.float32)
        reply = sandbox.divide(Request(A, A, "onnx-14", "float32", "eager", repeat=3))
    assert reply.message == "C[3] is 0x3f800001, then 0x3f800000"
    some = plan("quick", profile="sonnx")
    with Sandbox(f"python:{tmp_path}/differing.py:div") as sandbox:
        tried = Trial(sandbox, some, ("eager",), "", {})
        tried.run(islice(catalogue.cases(some), 340))  # all of them take long, and show the same
    row = tried.ledger["V_DIV_DETERMINISM_0010"]
    example = row.counterexample
    assert example is not None
    assert re.fullmatch(r"other bytes when called again: C\[3\] is 0x\w{8}, then 0x\w{8}", example.got)
    assert example.size <= 5 + 5
    assert most <= len(searched) <= most + 2 < row.failures


ONCE = """\
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


@pytest.mark.parametrize("nth", [1, *(pytest.param(n, marks=pytest.mark.slow) for n in (2, 6)), 11])
def test_one_call_of_several_that_gives_something_else_is_seen(tmp_path: Path, nth: int) -> None:
    """Whichever it is of twelve that are alike, those before and after it being right."""
    tmp_path.joinpath("once.py").write_text(ONCE.replace("NTH", str(nth)))
    example = judged(f"python:{tmp_path}/once.py:div", "float32")["V_DIV_DETERMINISM_0010"].counterexample
    assert example is not None
    assert re.fullmatch(r"other bytes when called again: C\[3\] is 0x\w{8}, then 0x\w{8}", example.got)


@pytest.mark.parametrize("dtype", ["V0", [], [("part", "O")], np.dtypes.StringDType(na_object=[])])
def test_elements_of_no_bytes_or_of_references_are_of_another_type(tmp_path: Path, dtype: object) -> None:
    """And so a wrong answer; the run goes to its end. The last of these types has no hash."""
    tmp_path.joinpath("empty.py").write_text(
        f"import numpy as np\nfrom numpy.dtypes import StringDType\ndef div(A, B):\n    return np.zeros((A / B).shape, {dtype!r})\n"
    )
    rows = judged(f"python:{tmp_path}/empty.py:div", "float32")
    assert rows["V_DIV_NO_CRASH_0010"].verdict is Status.CONFORMS
    assert rows["V_DIV_TYPE_LISTED_0010"].verdict is Status.REFUTED


def test_a_class_of_its_own_is_told_with_its_elements() -> None:
    masked, records = np.ma.masked_array([1.0, 2.0]), np.ones((2, 2), np.float32).view(np.recarray)
    assert describe_result(masked, 99)[0].dtype == "MaskedArray of float64"
    assert describe_result(records, 99)[0].dtype == "recarray of float32"

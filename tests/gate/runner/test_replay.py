"""Replay of counterexamples: every field is restored, and each process gets the right calls in the right order."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import numpy as np
import pytest

from vinculum.gate.results.formatting import MAX_LISTED_ELEMENTS, replayable
from vinculum.gate.results.results import Status
from vinculum.gate.runner import replay as replays
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial import determinism
from vinculum.gate.trial.determinism import DETERMINISM, NO_CRASH

A, B = np.array([-7, 9, 5], np.int32), np.array([2, 2, 2], np.int32)
AFTER = (("uint32", np.array([7], np.uint32), np.array([3], np.uint32)), ("int8", np.int8([1, 2]), np.int8([1, -1])))
REQUEST = Request(A, B, "onnx-14", "int32", "eager")


@dataclass
class Answers:
    """A substitute for sandboxes that records requests and answers by process, call number and operands."""

    answer: Any
    asked: list[list[Request]] = field(default_factory=list)
    started: list[tuple[Any, ...]] = field(default_factory=list)
    target, seconds, gib, loaded = "numpy", 10.0, 4.0, ""

    def __call__(self, *how: Any, **more: Any) -> Self:
        self.asked.append([])
        self.started.append((*how, *more.items()))
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Count the next process as a new one."""

    def divide(self, request: Request) -> Reply:
        """Record the request and answer it."""
        calls = self.asked[-1]
        calls.append(request)
        found = self.answer(len(self.asked), len(calls), request)
        if isinstance(found, Reply):
            return found
        C = found.astype(request.A.dtype)
        return Reply("value", C, str(C.dtype), C.shape, digests=(1, 1), extents=((0, 0),) * 4)


def truncated(request: Request) -> Any:
    """Truncated quotients."""
    return np.trunc(request.A / request.B)


def put(monkeypatch: pytest.MonkeyPatch, answer: Any) -> Answers:
    """Install these answers for each process of a replay."""
    answers = Answers(answer)
    monkeypatch.setattr(replays, "Sandbox", answers)
    monkeypatch.setattr(determinism, "Sandbox", answers)
    return answers


def recorded_of(requirement: str, request: Request = REQUEST) -> replays.Recorded:
    """The counterexample as read back from the line of a report."""
    (recorded,) = replays.load(replayable("numpy", requirement, request))
    return recorded


def test_every_part_of_a_line_comes_back() -> None:
    request = Request(
        A,
        B,
        "onnx-6",
        "int32",
        "eager",
        {"broadcast": 1, "axis": [0, 1]},
        "reversed",
        7,
        "V_DIV_SHAPE_LIMITED_0010",
        AFTER,
        3,
    )
    found = recorded_of("V_DIV_OUTSIDE_DOMAIN_0010", request)
    case = found.case
    assert (found.target, found.requirement, found.profile) == ("numpy", "V_DIV_OUTSIDE_DOMAIN_0010", "onnx-6")
    assert (found.dtype, found.path) == ("int32", "eager")
    assert (case.attributes, case.layout, case.repeat) == ({"broadcast": 1, "axis": (0, 1)}, "reversed", 7)
    assert (case.violates, case.threads) == ("V_DIV_SHAPE_LIMITED_0010", 3)
    for wanted, made in zip((("int32", A, B), *AFTER), (("int32", case.A, case.B), *found.after), strict=True):
        assert made[0] == wanted[0]
        assert all(x.dtype == y.dtype and x.tolist() == y.tolist() for x, y in zip(made[1:], wanted[1:], strict=True))


def test_what_is_packed_comes_back_whole() -> None:
    many = np.arange(1, MAX_LISTED_ELEMENTS + 2, dtype=np.int32)
    line = replayable("numpy", NO_CRASH, Request(many, many[:1], "onnx-14", "int32", "eager"))
    (recorded,) = replays.load(line)
    assert "packed" in line and np.array_equal(recorded.case.A, many)


def test_where_elements_meet_is_asked_by_operands_that_tell() -> None:
    """Only for the index requirement: elsewhere a wrong quotient is no evidence of a wrong index."""
    assert recorded_of("V_DIV_INDEX_0010").case.index_revealing
    assert not recorded_of("E_DIV_INT_FUNC_0010").case.index_revealing


def test_all_that_a_file_holds_is_read(tmp_path: Path) -> None:
    """In the order of the report; rows without counterexample are skipped."""
    names = "V_DIV_INDEX_0010", "E_DIV_INT_FUNC_0010", DETERMINISM
    verdicts: list[Any] = [{"counterexample": {"replay": replayable("numpy", name, REQUEST)}} for name in names]
    tmp_path.joinpath("x.json").write_text(
        json.dumps({"verdicts": [verdicts[0], {"counterexample": None}, *verdicts[1:]]})
    )
    assert tuple(found.requirement for found in replays.load(f"{tmp_path}/x.json")) == names


def test_the_recorded_requirement_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the recorded requirement is judged, and the call is made once, as recorded."""
    answers = put(monkeypatch, lambda _process, _call, request: np.floor(request.A / request.B))
    conforms = replays.replay(recorded_of(NO_CRASH))
    assert (conforms.requirement, conforms.verdict) == (NO_CRASH, Status.CONFORMS)
    answers.asked.clear()
    refuted = replays.replay(recorded_of("E_DIV_INT_FUNC_0010"))
    assert (refuted.requirement, refuted.verdict) == ("E_DIV_INT_FUNC_0010", Status.REFUTED)
    assert refuted.counterexample is not None and refuted.counterexample.size == 2, "one element of each is enough"
    ((first, *_),) = answers.asked
    assert (first.A.tolist(), first.B.tolist(), first.layout, first.repeat) == (A.tolist(), B.tolist(), "contiguous", 1)


@pytest.mark.parametrize(("requirement", "patient"), [("E_DIV_INT_FUNC_0010", True), (NO_CRASH, False)])
def test_a_first_call_has_more_time_but_where_that_is_the_question(
    requirement: str, patient: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recorded call that took too long was not the first call of its process."""
    answers = put(monkeypatch, lambda _process, _call, request: truncated(request))
    replays.replay(recorded_of(requirement), 3.5)
    assert answers.started[0] == ("numpy", 3.5, ("patient", patient))


def test_a_call_is_made_before_one_that_may_differ_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first call of a process may be right and the next one wrong, so another call comes first."""
    answers = put(monkeypatch, lambda _process, _call, request: truncated(request))
    for name, calls in ((DETERMINISM, [3, 3]), (NO_CRASH, [3])):
        answers.asked.clear()
        assert replays.replay(recorded_of(name)).verdict is Status.CONFORMS
        assert [request.A.size for request in answers.asked[0]] == calls
        assert answers.asked[0][-1].A.tolist() == A.tolist()
    assert answers.asked[0][0].A.tolist() == A.tolist()


@pytest.mark.parametrize("requirement", [DETERMINISM, NO_CRASH])
def test_it_is_made_in_another_process_after_those_recorded(requirement: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier calls are made with their types, once each."""
    answers = put(monkeypatch, lambda _process, _call, request: truncated(request))
    row = replays.replay(recorded_of(requirement, Request(A, B, "onnx-14", "int32", "eager", repeat=2, after=AFTER)))
    assert row.verdict is Status.CONFORMS
    _, there = answers.asked
    assert [(x.dtype, x.A.tolist(), x.repeat) for x in there] == [
        *((dtype, a.tolist(), 1) for dtype, a, _ in AFTER),
        ("int32", A.tolist(), 2),
    ]


def test_other_bytes_in_another_process_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, lambda process, _call, request: truncated(request) + (process == 2))
    row = replays.replay(recorded_of(DETERMINISM, Request(A, B, "onnx-14", "int32", "eager", after=AFTER)))
    assert row.verdict is Status.REFUTED and row.counterexample is not None
    assert (
        row.counterexample.got
        == "other bytes in another process with one thread, after a call of uint32 and one of int8"
    )


def test_an_end_in_another_process_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, lambda process, _call, request: truncated(request) if process == 1 else Reply("died", message="x"))
    row = replays.replay(recorded_of(NO_CRASH))
    assert row.verdict is Status.REFUTED and row.counterexample is not None
    assert row.counterexample.got == "died: x, in another process"

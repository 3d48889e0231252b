"""Replay of counterexamples restores every field, and makes the right calls in the right order."""

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
class RecordingSandboxes:
    """A substitute for sandboxes that records requests and replies by process, call and operands."""

    answer: Any
    requests: list[list[Request]] = field(default_factory=list)
    started: list[tuple[Any, ...]] = field(default_factory=list)
    target, seconds, gib, loaded = "numpy", 10.0, 4.0, ""

    def __call__(self, *how: Any, **more: Any) -> Self:
        self.requests.append([])
        self.started.append((*how, *more.items()))
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Count the next process as a new one."""

    def divide(self, request: Request) -> Reply:
        """Record the request and reply to it."""
        calls = self.requests[-1]
        calls.append(request)
        reply = self.answer(len(self.requests), len(calls), request)
        if isinstance(reply, Reply):
            return reply
        C = reply.astype(request.A.dtype)
        return Reply("value", C, str(C.dtype), C.shape, digests=(1, 1), extents=((0, 0),) * 4)


def truncated(request: Request) -> Any:
    """Truncated quotients."""
    return np.trunc(request.A / request.B)


def install(monkeypatch: pytest.MonkeyPatch, answer: Any) -> RecordingSandboxes:
    """Install these replies for each process of a replay."""
    answers = RecordingSandboxes(answer)
    monkeypatch.setattr(replays, "Sandbox", answers)
    monkeypatch.setattr(determinism, "Sandbox", answers)
    return answers


def recorded_of(requirement: str, request: Request = REQUEST) -> replays.Recorded:
    """The counterexample as read back from the line of a report."""
    (recorded,) = replays.load(replayable("numpy", requirement, request))
    return recorded


def test_every_field_is_restored() -> None:
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
    restored = recorded_of("V_DIV_OUTSIDE_DOMAIN_0010", request)
    case = restored.case
    assert (restored.target, restored.requirement, restored.profile) == ("numpy", "V_DIV_OUTSIDE_DOMAIN_0010", "onnx-6")
    assert (restored.dtype, restored.path) == ("int32", "eager")
    assert (case.attributes, case.layout, case.repeat) == ({"broadcast": 1, "axis": (0, 1)}, "reversed", 7)
    assert (case.violates, case.threads) == ("V_DIV_SHAPE_LIMITED_0010", 3)
    for expected, actual in zip((("int32", A, B), *AFTER), (("int32", case.A, case.B), *restored.after), strict=True):
        assert actual[0] == expected[0]
        assert all(
            x.dtype == y.dtype and x.tolist() == y.tolist() for x, y in zip(actual[1:], expected[1:], strict=True)
        )


def test_packed_operands_are_restored() -> None:
    long_vector = np.arange(1, MAX_LISTED_ELEMENTS + 2, dtype=np.int32)
    line = replayable("numpy", NO_CRASH, Request(long_vector, long_vector[:1], "onnx-14", "int32", "eager"))
    (recorded,) = replays.load(line)
    assert "packed" in line and np.array_equal(recorded.case.A, long_vector)


def test_only_index_replays_use_index_revealing_operands() -> None:
    """Only for the index requirement: elsewhere a wrong quotient is no evidence of a wrong index."""
    assert recorded_of("V_DIV_INDEX_0010").case.index_revealing
    assert not recorded_of("E_DIV_INT_FUNC_0010").case.index_revealing


def test_every_example_of_a_file_is_read(tmp_path: Path) -> None:
    """In the order of the report; rows without counterexample are skipped."""
    names = "V_DIV_INDEX_0010", "E_DIV_INT_FUNC_0010", DETERMINISM
    verdicts: list[Any] = [{"counterexample": {"replay": replayable("numpy", name, REQUEST)}} for name in names]
    tmp_path.joinpath("x.json").write_text(
        json.dumps({"verdicts": [verdicts[0], {"counterexample": None}, *verdicts[1:]]})
    )
    assert tuple(example.requirement for example in replays.load(f"{tmp_path}/x.json")) == names


def test_only_the_recorded_requirement_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the recorded requirement is judged, and the call is made once, as recorded."""
    answers = install(monkeypatch, lambda _process, _call, request: np.floor(request.A / request.B))
    conforms = replays.replay(recorded_of(NO_CRASH))
    assert (conforms.requirement, conforms.verdict) == (NO_CRASH, Status.CONFORMS)
    answers.requests.clear()
    refuted = replays.replay(recorded_of("E_DIV_INT_FUNC_0010"))
    assert (refuted.requirement, refuted.verdict) == ("E_DIV_INT_FUNC_0010", Status.REFUTED)
    assert refuted.counterexample is not None and refuted.counterexample.size == 2, "one element of each is enough"
    ((first, *_),) = answers.requests
    assert (first.A.tolist(), first.B.tolist(), first.layout, first.repeat) == (A.tolist(), B.tolist(), "contiguous", 1)


@pytest.mark.parametrize(("requirement", "patient"), [("E_DIV_INT_FUNC_0010", True), (NO_CRASH, False)])
def test_replay_of_a_timeout_has_no_extra_time(
    requirement: str, patient: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recorded call that took too long was not the first call of its process."""
    answers = install(monkeypatch, lambda _process, _call, request: truncated(request))
    replays.replay(recorded_of(requirement), 3.5)
    assert answers.started[0] == ("numpy", 3.5, ("patient", patient))


def test_determinism_replay_makes_another_call_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first call of a process may be right and the next one wrong, so another call comes first."""
    answers = install(monkeypatch, lambda _process, _call, request: truncated(request))
    for name, calls in ((DETERMINISM, [3, 3]), (NO_CRASH, [3])):
        answers.requests.clear()
        assert replays.replay(recorded_of(name)).verdict is Status.CONFORMS
        assert [request.A.size for request in answers.requests[0]] == calls
        assert answers.requests[0][-1].A.tolist() == A.tolist()
    assert answers.requests[0][0].A.tolist() == A.tolist()


@pytest.mark.parametrize("requirement", [DETERMINISM, NO_CRASH])
def test_second_process_repeats_the_recorded_calls(requirement: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier calls are made with their types, once each."""
    answers = install(monkeypatch, lambda _process, _call, request: truncated(request))
    row = replays.replay(recorded_of(requirement, Request(A, B, "onnx-14", "int32", "eager", repeat=2, after=AFTER)))
    assert row.verdict is Status.CONFORMS
    _, second_process = answers.requests
    assert [(x.dtype, x.A.tolist(), x.repeat) for x in second_process] == [
        *((dtype, a.tolist(), 1) for dtype, a, _ in AFTER),
        ("int32", A.tolist(), 2),
    ]


def test_other_bytes_in_the_second_process_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, lambda process, _call, request: truncated(request) + (process == 2))
    row = replays.replay(recorded_of(DETERMINISM, Request(A, B, "onnx-14", "int32", "eager", after=AFTER)))
    assert row.verdict is Status.REFUTED and row.counterexample is not None
    assert (
        row.counterexample.got
        == "other bytes in another process with one thread, after a call of uint32 and one of int8"
    )


def test_crash_of_the_second_process_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    install(
        monkeypatch, lambda process, _call, request: truncated(request) if process == 1 else Reply("died", message="x")
    )
    row = replays.replay(recorded_of(NO_CRASH))
    assert row.verdict is Status.REFUTED and row.counterexample is not None
    assert row.counterexample.got == "died: x, in another process"

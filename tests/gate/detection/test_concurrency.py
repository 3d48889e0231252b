"""The gate detects what is wrong only while two threads divide (V_DIV_DETERMINISM_0010)."""

import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.fault_runs import ANSWER, DETERMINISM, NEVER, NO_CRASH, SECONDS, compile_c_targets
from tests.gate.support.plans import plan
from tests.support.tiers import default_cases
from vinculum.gate.cases import concurrency as concurrent_cases
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner import replay as replays
from vinculum.gate.sandbox import concurrency
from vinculum.gate.sandbox.answers import DivideAnswer
from vinculum.gate.sandbox.call_series import CONCURRENTLY, divide
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.commands import DivideCommand
from vinculum.gate.sandbox.history import RequestHistory
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.targets.base import Adapter, Array, Call
from vinculum.gate.trial.trial import Trial

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "concurrency.py"


def judge_concurrent_cases(
    target: str, dtype: str = "float32", profile: str = "sonnx", seconds: float = SECONDS
) -> dict[str, Row]:
    """The rows of a target that are refuted by the concurrent cases."""
    case_plan = plan(profile, dtype, level="quick")
    with Sandbox(target, seconds) as sandbox:
        rows = Trial(sandbox, case_plan, ("eager",), "", {}).run(concurrent_cases.cases(case_plan))
    return {row.requirement: row for row in rows}


def got_by_requirement(rows: dict[str, Row]) -> dict[str, str]:
    return {name: row.counterexample.got for name, row in rows.items() if row.counterexample is not None}


@pytest.mark.parametrize(("function", "dtype", "requirement", "got"), default_cases([
    ("shared_denominator_buffer", "float32", DETERMINISM, "C["),
    ("shared_denominator_buffer", "int8", DETERMINISM, "C["),
    ("shared_small_buffer", "float32", DETERMINISM, "C["),
    ("one_result.divide", "uint64", DETERMINISM, "C["),
    ("other_threads_by_reciprocals", "float64", DETERMINISM, "C["),
    ("thread_local_state_missing", "int32", ANSWER, "error AttributeError: "),
    ("refuses_concurrent_calls", "int16", ANSWER, "error RuntimeError: another call has not ended"),
], ("shared_denominator_buffer", "float32")))  # fmt: skip
def test_fault_is_detected(function: str, dtype: str, requirement: str, got: str) -> None:
    """Only this requirement is refuted: each call alone is correct."""
    (finding,) = got_by_requirement(judge_concurrent_cases(f"python:{TARGETS}:{function}", dtype)).items()
    assert finding[0] == requirement and got in finding[1] and finding[1].endswith(f", {CONCURRENTLY}")


@pytest.mark.thorough
def test_fault_in_c_is_detected(tmp_path: Path) -> None:
    rows = judge_concurrent_cases(f"c:{compile_c_targets(tmp_path)}:one_block_for_all")
    assert got_by_requirement(rows).keys() == {DETERMINISM}


@pytest.mark.thorough
def test_replay_reproduces_the_fault() -> None:
    """The replay has all operands and threads; alone, nothing is wrong."""
    rows = judge_concurrent_cases(f"python:{TARGETS}:shared_denominator_buffer", profile="onnx-14")
    example = rows[DETERMINISM].counterexample
    assert example is not None and example.A.shape in concurrent_cases.SHAPES[0] + concurrent_cases.SHAPES[1]
    line = json.loads(example.replay)
    assert line["threads"] == 2
    for threads, verdict in ((2, Status.REFUTED), (1, Status.CONFORMS)):
        (recorded,) = replays.load(json.dumps(line | {"threads": threads}))
        assert replays.replay(recorded, SECONDS).verdict is verdict
    with pytest.raises(replays.ReplayError, match="threads is 9, not from 1 to 8"):
        replays.load(json.dumps(line | {"threads": 9}))


@pytest.mark.thorough
def test_deadlock_is_a_crash_of_each_case() -> None:
    """Each case fails once; no smaller call is searched for."""
    rows = judge_concurrent_cases(f"python:{TARGETS}:waits_for_own_lock", "int32", seconds=NEVER)
    assert got_by_requirement(rows)[NO_CRASH] == f"hung: no answer within {NEVER:g} s (--timeout) for each of 3 calls"
    assert rows[NO_CRASH].failures == len(list(concurrent_cases.cases(plan("sonnx", "int32", level="quick"))))


@pytest.mark.thorough
def test_differently_rounded_remainder_is_deterministic() -> None:
    """Wrong rounding refutes the rounding requirements, not determinism."""
    assert got_by_requirement(judge_concurrent_cases(f"python:{TARGETS}:remainder_rounds_differently")).keys() == {
        "E_DIV_FLOAT_FUNC_0010",
        "V_DIV_FLOAT_ROUNDING_0010",
    }


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["vinculum", f"python:{TARGETS}:serialised_by_lock"])
def test_correct_targets_conform(target: str) -> None:
    rows = judge_concurrent_cases(target, "int32", "onnx-14")
    assert not got_by_requirement(rows) and rows[DETERMINISM].cases == len(concurrent_cases.SHAPES)


class ThreadRecorder(Adapter):
    """An adapter that records which threads call it."""

    def __init__(self, concurrent: bool) -> None:
        self.concurrent = concurrent  # type: ignore[misc] # of this one
        self.threads = list[int]()

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide."""
        del call
        self.threads.append(threading.get_ident())
        return A / B


def reply_with_threads(adapter: Adapter, threads: int) -> DivideAnswer:
    """The reply to one division of three elements, then by `threads` threads at the same time."""
    A, B = np.ones((2, 3), np.float32)
    command = DivideCommand(Call("onnx-14", "float32", "eager"), A, B, "contiguous", 1, threads, max_result_size=3)
    return divide(adapter, command, RequestHistory())


@pytest.mark.parametrize(
    ("concurrent", "threads", "calls_alone", "calls_together"),
    [(True, 3, 2, 3 * concurrency.MAX_SHORT_CALLS), (True, 1, 1, 0), (False, 2, 1, 0)],
    ids=["three threads", "one thread", "not allowed"],
)
def test_adapters_declare_concurrent_calls(
    concurrent: bool, threads: int, calls_alone: int, calls_together: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Concurrent calls happen only if the adapter allows them.

    One call is made alone and one of reversed operands; then each thread makes many, if it has the time.
    Python's switch interval is restored afterwards.
    """
    monkeypatch.setattr(concurrency, "MAX_SECONDS", 60.0)
    adapter, usual = ThreadRecorder(concurrent), sys.getswitchinterval()
    answer = reply_with_threads(adapter, threads)
    assert (answer.status, len(answer.digests), len(adapter.threads)) == (
        "value",
        1 + calls_together,
        calls_alone + calls_together,
    )
    assert len(set(answer.digests)) == 1
    assert sys.getswitchinterval() == usual


def test_thread_that_cannot_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread waits for the missing one; the reply says that the calls were not concurrent."""
    begun, start, usual = list[threading.Thread](), threading.Thread.start, sys.getswitchinterval()

    def start_one(thread: threading.Thread) -> None:
        if begun:
            raise RuntimeError("can't start new thread")
        begun.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_one)
    adapter = ThreadRecorder(concurrent=True)
    answer = reply_with_threads(adapter, 2)
    assert answer.status == "not supported"
    assert answer.reason == "of 2 threads 1 could be started: can't start new thread"
    assert adapter.threads == [threading.get_ident()] * 2 and not begun[0].is_alive()
    assert sys.getswitchinterval() == usual


def test_timeout_allows_for_waiting_threads() -> None:
    request = Request(np.ones(1), np.ones(1), "onnx-14", "float64", "eager", threads=2)
    assert request.timed_calls == 3


def test_slow_calls_are_not_repeated() -> None:
    def calls() -> Iterator[int]:
        for k in range(concurrency.MAX_CALLS):
            threading.Event().wait(concurrency.MAX_SECONDS * 1.1)
            yield k

    call_count = calls()
    assert concurrency.call_concurrently([lambda: next(call_count)]) == ([0], None)

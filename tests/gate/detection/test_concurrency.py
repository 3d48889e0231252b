"""Calls by two threads at the same time: what goes wrong there is found, whatever is right alone; V_DIV_DETERMINISM_0010."""

import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.fault_runs import ANSWER, DETERMINISM, NEVER, NO_CRASH, SECONDS, in_c
from tests.gate.support.plans import plan
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

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "by_threads.py"


def tried(target: str, dtype: str = "float32", profile: str = "sonnx", seconds: float = SECONDS) -> dict[str, Row]:
    """What comes of these cases alone."""
    asked = plan(profile, dtype, level="quick")
    with Sandbox(target, seconds) as sandbox:
        rows = Trial(sandbox, asked, ("eager",), "", {}).run(concurrent_cases.cases(asked))
    return {row.requirement: row for row in rows}


def said(rows: dict[str, Row]) -> dict[str, str]:
    return {name: row.counterexample.got for name, row in rows.items() if row.counterexample is not None}


@pytest.mark.parametrize(("function", "dtype", "requirement", "got"), [
    ("one_place_for_divisors", "float32", DETERMINISM, "C["),
    ("one_place_for_divisors", "int8", DETERMINISM, "C["),
    ("few_share_one_place", "float32", DETERMINISM, "C["),
    ("one_result.divide", "uint64", DETERMINISM, "C["),
    ("other_threads_by_reciprocals", "float64", DETERMINISM, "C["),
    ("other_threads_are_not_prepared", "int32", ANSWER, "error AttributeError: "),
    ("is_busy", "int16", ANSWER, "error RuntimeError: another call has not ended"),
])  # fmt: skip
def test_the_fault_is_found(function: str, dtype: str, requirement: str, got: str) -> None:
    """And no other: what each call gives alone is right."""
    (found,) = said(tried(f"python:{TARGETS}:{function}", dtype)).items()
    assert found[0] == requirement and got in found[1] and found[1].endswith(f", {CONCURRENTLY}")


def test_the_fault_is_found_in_c(tmp_path: Path) -> None:
    rows = tried(f"c:{in_c(tmp_path)}:one_block_for_all")
    assert said(rows).keys() == {DETERMINISM}


def test_it_is_seen_again() -> None:
    """With all operands, and by so many threads; alone, nothing is wrong."""
    rows = tried(f"python:{TARGETS}:one_place_for_divisors", profile="onnx-14")
    shown = rows[DETERMINISM].counterexample
    assert shown is not None and shown.A.shape in concurrent_cases.SHAPES[0] + concurrent_cases.SHAPES[1]
    line = json.loads(shown.replay)
    assert line["threads"] == 2
    for threads, verdict in ((2, Status.REFUTED), (1, Status.CONFORMS)):
        (recorded,) = replays.load(json.dumps(line | {"threads": threads}))
        assert replays.replay(recorded, SECONDS).verdict is verdict
    with pytest.raises(replays.ReplayError, match="threads is 9, not from 1 to 8"):
        replays.load(json.dumps(line | {"threads": 9}))


def test_threads_that_wait_for_each_other() -> None:
    """Once a case: no smaller call is looked for."""
    rows = tried(f"python:{TARGETS}:waits_for_ever", "int32", seconds=NEVER)
    assert said(rows)[NO_CRASH] == f"hung: no answer within {NEVER:g} s (--timeout) for each of 3 calls"
    assert rows[NO_CRASH].failures == len(list(concurrent_cases.cases(plan("sonnx", "int32", level="quick"))))


def test_a_tail_that_rounds_otherwise_is_no_matter_of_threads() -> None:
    """What is wrong there is refuted for that."""
    assert said(tried(f"python:{TARGETS}:rounds_tails_otherwise")).keys() == {
        "E_DIV_FLOAT_FUNC_0010",
        "V_DIV_FLOAT_ROUNDING_0010",
    }


@pytest.mark.parametrize("target", ["vinculum", f"python:{TARGETS}:one_after_the_other"])
def test_nothing_is_found_where_nothing_is_wrong(target: str) -> None:
    rows = tried(target, "int32", "onnx-14")
    assert not said(rows) and rows[DETERMINISM].cases == len(concurrent_cases.SHAPES)


class Counts(Adapter):
    """Which threads call it."""

    def __init__(self, concurrent: bool) -> None:
        self.concurrent = concurrent  # type: ignore[misc] # of this one
        self.threads = list[int]()

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide."""
        del call
        self.threads.append(threading.get_ident())
        return A / B


def asked_of(adapter: Adapter, threads: int) -> DivideAnswer:
    """What comes of one division of three elements, then by so many threads at the same time."""
    A, B = np.ones((2, 3), np.float32)
    command = DivideCommand(Call("onnx-14", "float32", "eager"), A, B, "contiguous", 1, threads, max_result_size=3)
    return divide(adapter, command, RequestHistory())


@pytest.mark.parametrize(
    ("concurrent", "threads", "alone", "together"),
    [(True, 3, 2, 3 * concurrency.MAX_SHORT_CALLS), (True, 1, 1, 0), (False, 2, 1, 0)],
)
def test_adapters_say_whether_it_may_be_so(
    concurrent: bool, threads: int, alone: int, together: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One call is made alone, and one more of turned operands; then each thread makes many, if it has the time.

    Python's threads take turns as before.
    """
    monkeypatch.setattr(concurrency, "MAX_SECONDS", 60.0)
    adapter, usual = Counts(concurrent), sys.getswitchinterval()
    answer = asked_of(adapter, threads)
    assert (answer.status, len(answer.digests), len(adapter.threads)) == ("value", 1 + together, alone + together)
    assert len(set(answer.digests)) == 1
    assert sys.getswitchinterval() == usual


def test_a_thread_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it: that they divide at the same time is not asked, and this is said."""
    begun, start, usual = list[threading.Thread](), threading.Thread.start, sys.getswitchinterval()

    def start_one(thread: threading.Thread) -> None:
        if begun:
            raise RuntimeError("can't start new thread")
        begun.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_one)
    adapter = Counts(concurrent=True)
    answer = asked_of(adapter, 2)
    assert answer.status == "not supported"
    assert answer.reason == "of 2 threads 1 could be started: can't start new thread"
    assert adapter.threads == [threading.get_ident()] * 2 and not begun[0].is_alive()
    assert sys.getswitchinterval() == usual


def test_time_is_given_for_calls_that_wait_for_each_other() -> None:
    asked = Request(np.ones(1), np.ones(1), "onnx-14", "float64", "eager", threads=2)
    assert asked.timed_calls == 3


def test_slow_calls_are_made_once() -> None:
    def calls() -> Iterator[int]:
        for k in range(concurrency.MAX_CALLS):
            threading.Event().wait(concurrency.MAX_SECONDS * 1.1)
            yield k

    made = calls()
    assert concurrency.call_concurrently([lambda: next(made)]) == ([0], None)

"""Only the first call of a process may exceed the timeout, as some targets compile in it."""

import json
import os
import signal
from pathlib import Path

import pytest

from tests.broken_implementations.standalone.sandbox_targets import operands
from vinculum.commands.options import TIMEOUT_HELP
from vinculum.gate.results.results import Status
from vinculum.gate.runner.replay import load, replay
from vinculum.gate.sandbox.client import FIRST_CALL_EXTRA, Sandbox

SECONDS = 0.6
TARGET = """\
import os, pathlib, time
first, then = map(float, pathlib.Path(__file__).with_name("seconds").read_text().split())
calls = 0
pathlib.Path(__file__).with_name("process").write_text(str(os.getpid()))

def f(A, B):
    global calls
    calls += 1
    time.sleep(first if calls == 1 else then)
    if A.size == 3:
        os.kill(os.getpid(), 9)
    return A / B
"""
WITHIN_EXTRA, BEYOND_EXTRA = 2 * SECONDS, (FIRST_CALL_EXTRA + 6) * SECONDS


def target(folder: Path, first: float, then: float) -> str:
    """A target whose processes take these seconds for the first call and for others."""
    folder.joinpath("slow.py").write_text(TARGET)
    folder.joinpath("seconds").write_text(f"{first} {then}")
    return f"python:{folder}/slow.py:f"


def observed(sandbox: Sandbox, *sizes: int) -> list[str]:
    return [sandbox.divide(operands(size)).status for size in sizes]


def test_help_states_the_timeout() -> None:
    assert f"first call: {FIRST_CALL_EXTRA + 1} times" in TIMEOUT_HELP


def test_slow_first_calls_conform(tmp_path: Path) -> None:
    """A first call may be slow in each process, before and after a crash."""
    with Sandbox(target(tmp_path, WITHIN_EXTRA, 0.0), SECONDS) as sandbox:
        assert observed(sandbox, 1, 1, 3, 1, 1) == ["value", "value", "died", "value", "value"]
        assert sandbox.starts == 2


@pytest.mark.thorough
def test_slow_calls_time_out(tmp_path: Path) -> None:
    with Sandbox(target(tmp_path, WITHIN_EXTRA, WITHIN_EXTRA), SECONDS) as sandbox:
        assert observed(sandbox, 1, 1) == ["value", "hung"]


@pytest.mark.thorough
def test_first_call_beyond_the_extra_time_times_out(tmp_path: Path) -> None:
    """Afterwards first calls have no extra time."""
    with Sandbox(target(tmp_path, BEYOND_EXTRA, 0.0), SECONDS) as sandbox:
        assert observed(sandbox, 1) == ["hung"]
        assert not sandbox.patient
        target(tmp_path, WITHIN_EXTRA, 0.0)
        assert observed(sandbox, 1) == ["hung"]


@pytest.mark.thorough
def test_unread_operands_time_out(tmp_path: Path) -> None:
    """A stopped process reads nothing; operands larger than the pipe wait for it."""
    with Sandbox(target(tmp_path, 0.0, 0.0), SECONDS) as sandbox:
        os.kill(int(tmp_path.joinpath("process").read_text()), signal.SIGSTOP)
        assert observed(sandbox, 1 << 20) == ["hung"]
        assert not sandbox.patient
        target(tmp_path, WITHIN_EXTRA, 0.0)
        assert observed(sandbox, 1) == ["hung"]


@pytest.mark.thorough
def test_fast_first_call_forfeits_the_extra_time(tmp_path: Path) -> None:
    """A second process has no extra time if the first did not need it."""
    with Sandbox(target(tmp_path, 0.0, 0.0), SECONDS) as sandbox:
        assert observed(sandbox, 1) == ["value"]
        target(tmp_path, WITHIN_EXTRA, 0.0)
        assert observed(sandbox, 3, 1) == ["died", "hung"]


@pytest.mark.thorough
def test_crash_leaves_the_extra_time(tmp_path: Path) -> None:
    with Sandbox(target(tmp_path, WITHIN_EXTRA, 0.0), SECONDS) as sandbox:
        assert observed(sandbox, 3, 1) == ["died", "value"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("requirement", "verdict"), [("V_DIV_NO_CRASH_0010", Status.REFUTED), ("E_DIV_FLOAT_FUNC_0010", Status.CONFORMS)]
)
def test_replay_reproduces_a_timeout(tmp_path: Path, requirement: str, verdict: Status) -> None:
    """The replay runs the slow call alone as first call, without extra time."""
    document = {
        "target": target(tmp_path, WITHIN_EXTRA, 0.0),
        "requirement": requirement,
        "profile": "onnx-14",
        "dtype": "float32",
    }
    (example,) = load(json.dumps(document | {"path": "eager", "A": ["0x3f800000"], "B": ["0x3f800000"]}))
    assert replay(example, SECONDS).verdict is verdict

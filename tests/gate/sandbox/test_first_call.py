"""The first call of a process may take longer, as some targets compile in it; no other may."""

import json
import os
import signal
from pathlib import Path

import pytest

from tests.broken_implementations.standalone.misbehaving import operands
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
ENOUGH, TOO_LONG = 2 * SECONDS, (FIRST_CALL_EXTRA + 6) * SECONDS


def target(folder: Path, first: float, then: float) -> str:
    """One whose processes, from now on, take so many seconds for the first call and for others."""
    folder.joinpath("slow.py").write_text(TARGET)
    folder.joinpath("seconds").write_text(f"{first} {then}")
    return f"python:{folder}/slow.py:f"


def said(sandbox: Sandbox, *sizes: int) -> list[str]:
    return [sandbox.divide(operands(size)).status for size in sizes]


def test_help_says_how_long() -> None:
    assert f"first call: {FIRST_CALL_EXTRA + 1} times" in TIMEOUT_HELP


def test_who_compiles_has_time_for_it_in_each_process(tmp_path: Path) -> None:
    """What is slow once in each process conforms, before it died and after."""
    with Sandbox(target(tmp_path, ENOUGH, 0.0), SECONDS) as sandbox:
        assert said(sandbox, 1, 1, 3, 1, 1) == ["value", "value", "died", "value", "value"]
        assert sandbox.starts == 2


def test_who_is_slow_every_time_hangs(tmp_path: Path) -> None:
    with Sandbox(target(tmp_path, ENOUGH, ENOUGH), SECONDS) as sandbox:
        assert said(sandbox, 1, 1) == ["value", "hung"]


def test_more_is_too_much(tmp_path: Path) -> None:
    """After that no first call has more time than another."""
    with Sandbox(target(tmp_path, TOO_LONG, 0.0), SECONDS) as sandbox:
        assert said(sandbox, 1) == ["hung"]
        assert not sandbox.patient
        target(tmp_path, ENOUGH, 0.0)
        assert said(sandbox, 1) == ["hung"]


def test_more_is_too_much_where_operands_are_not_even_read(tmp_path: Path) -> None:
    """As of a process that has been stopped: what is larger than a pipe waits for it."""
    with Sandbox(target(tmp_path, 0.0, 0.0), SECONDS) as sandbox:
        os.kill(int(tmp_path.joinpath("process").read_text()), signal.SIGSTOP)
        assert said(sandbox, 1 << 20) == ["hung"]
        assert not sandbox.patient
        target(tmp_path, ENOUGH, 0.0)
        assert said(sandbox, 1) == ["hung"]


def test_who_was_not_slow_at_first_hangs_later(tmp_path: Path) -> None:
    """The first call of a second process has not more time, if that of the first needed none."""
    with Sandbox(target(tmp_path, 0.0, 0.0), SECONDS) as sandbox:
        assert said(sandbox, 1) == ["value"]
        target(tmp_path, ENOUGH, 0.0)
        assert said(sandbox, 3, 1) == ["died", "hung"]


def test_a_death_says_nothing_of_time(tmp_path: Path) -> None:
    with Sandbox(target(tmp_path, ENOUGH, 0.0), SECONDS) as sandbox:
        assert said(sandbox, 3, 1) == ["died", "value"]


@pytest.mark.parametrize(
    ("requirement", "verdict"), [("V_DIV_NO_CRASH_0010", Status.REFUTED), ("E_DIV_FLOAT_FUNC_0010", Status.CONFORMS)]
)
def test_a_hang_is_seen_again(tmp_path: Path, requirement: str, verdict: Status) -> None:
    """What took too long is run alone, as the first call; it has not more time for that."""
    shown = {
        "target": target(tmp_path, ENOUGH, 0.0),
        "requirement": requirement,
        "profile": "onnx-14",
        "dtype": "float32",
    }
    (found,) = load(json.dumps(shown | {"path": "eager", "A": ["0x3f800000"], "B": ["0x3f800000"]}))
    assert replay(found, SECONDS).verdict is verdict

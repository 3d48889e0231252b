"""Processes that are stopped and go on, as by Ctrl-Z, a debugger, or a machine that sleeps: no verdict comes of it."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.broken_implementations.standalone.misbehaving import operands
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.timeout import SLICE, Deadline

SLOW = "import time\ndef f(A, B):\n    time.sleep(1.5)\n    return A / B\n"


def stopped(processes: list[int], seconds: float) -> None:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    time.sleep(seconds)
    for process in processes:
        os.kill(process, signal.SIGCONT)


def test_a_target_that_was_stopped_with_its_watch_goes_on(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    with Sandbox(f"python:{tmp_path}/slow.py:f", 20.0) as sandbox:
        assert sandbox._process is not None
        watch = sandbox._process.pid
        children = Path(f"/proc/{watch}/task/{watch}/children").read_text().split()

        def often() -> None:
            for _ in range(4):
                time.sleep(0.1)
                stopped([watch, *map(int, children)], 0.1)

        thread = threading.Thread(target=often)
        thread.start()
        reply = sandbox.divide(operands())
        thread.join()
        assert (reply.status, reply.message, sandbox.starts) == ("value", "", 1)


def waiting(seconds: float, descriptor: int, tell: Callable[[bool], None]) -> None:
    deadline = Deadline(seconds)
    tell(True)
    tell(deadline.read(descriptor))


@pytest.mark.parametrize("comes", [True, False])
def test_time_in_which_the_gate_is_stopped_does_not_count(comes: bool) -> None:
    """It waits for two seconds, and is stopped for three."""
    context = multiprocessing.get_context("fork")
    source, sink = os.pipe()
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=waiting, args=(2.0, source, theirs.send))
    process.start()
    assert ours.recv()  # it waits from now on
    time.sleep(0.2)
    assert process.pid is not None
    stopped([process.pid], 3.0)
    begun = time.monotonic()
    if comes:
        time.sleep(0.3)  # in which it could give up
        os.write(sink, b".")
    assert ours.recv() is comes
    assert comes or time.monotonic() - begun > 2.0 - 3 * SLICE  # one had begun when it was stopped
    process.join()
    os.close(source)
    os.close(sink)


def test_a_deadline_passes() -> None:
    source, sink = os.pipe()
    begun, deadline = time.monotonic(), Deadline(1.2)
    assert not deadline.read(source)
    assert 1.2 <= time.monotonic() - begun < 10
    os.write(sink, b".")
    assert not deadline.read(source)
    assert Deadline(1.2).read(source)
    assert Deadline(1.2).write(sink)
    os.close(source)
    os.close(sink)

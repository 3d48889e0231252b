"""A process that is suspended and resumed (Ctrl-Z, a debugger, system sleep) changes no verdict."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.broken_implementations.standalone.sandbox_targets import operands
from tests.support.tiers import default_cases
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.timeout import SLICE, Deadline

SLOW = "import time\ndef f(A, B):\n    time.sleep(1.5)\n    return A / B\n"


def suspend(processes: list[int], seconds: float) -> None:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    time.sleep(seconds)
    for process in processes:
        os.kill(process, signal.SIGCONT)


def test_suspended_target_and_supervisor_go_on(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    with Sandbox(f"python:{tmp_path}/slow.py:f", 20.0) as sandbox:
        assert sandbox._process is not None
        watch = sandbox._process.pid
        children = Path(f"/proc/{watch}/task/{watch}/children").read_text().split()

        def suspend_repeatedly() -> None:
            for _ in range(4):
                time.sleep(0.1)
                suspend([watch, *map(int, children)], 0.1)

        thread = threading.Thread(target=suspend_repeatedly)
        thread.start()
        reply = sandbox.divide(operands())
        thread.join()
        assert (reply.status, reply.message, sandbox.starts) == ("value", "", 1)


def wait_for_message(seconds: float, descriptor: int, tell: Callable[[bool], None]) -> None:
    deadline = Deadline(seconds)
    tell(True)
    tell(deadline.read(descriptor))


@pytest.mark.parametrize(
    "arrives", default_cases([pytest.param(True, id="arrives"), pytest.param(False, id="never")], "arrives")
)
def test_timeouts_do_not_count_suspended_time(arrives: bool) -> None:
    """It waits for two seconds and is suspended for three."""
    context = multiprocessing.get_context("fork")
    source, sink = os.pipe()
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=wait_for_message, args=(2.0, source, sender.send))
    process.start()
    assert receiver.recv()  # it waits from now on
    time.sleep(0.2)
    assert process.pid is not None
    suspend([process.pid], 3.0)
    begun = time.monotonic()
    if arrives:
        time.sleep(0.3)  # in which it could give up
        os.write(sink, b".")
    assert receiver.recv() is arrives
    assert arrives or time.monotonic() - begun > 2.0 - 3 * SLICE  # one had begun when it was stopped
    process.join()
    os.close(source)
    os.close(sink)


def test_timeout_expires_without_and_after_an_answer() -> None:
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

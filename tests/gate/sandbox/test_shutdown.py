"""A sandbox ends without leaving a process, file or thread; targets that cannot be loaded."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.broken_implementations.standalone.sandbox_targets import alive, has_ended, operands, pid_of, write_module
from vinculum.commands.options import TIMEOUT_HELP
from vinculum.gate.sandbox import client
from vinculum.gate.sandbox.client import Sandbox, UnavailableError


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module of misbehaving targets."""
    return write_module(tmp_path_factory.mktemp("targets"))


def test_nothing_is_left_after_stop(file: Path) -> None:
    """The worker has ended when `stop` returns; a second stop, or one before the start, is allowed."""
    sandbox = Sandbox(f"python:{file}:pid", 20.0)
    sandbox.stop()
    sandbox.start()
    pid = pid_of(sandbox)
    assert alive(pid)
    sandbox.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    sandbox.stop()


@pytest.mark.thorough
def test_nothing_is_left_after_an_error_of_the_gate(file: Path) -> None:
    """An exception in the block ends the worker too."""
    pids = list[int]()

    def fail() -> None:
        with Sandbox(f"python:{file}:pid", 20.0) as sandbox:
            pids.append(pid_of(sandbox))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert not alive(pids[0])


@pytest.mark.thorough
def test_nothing_is_left_after_a_hang(file: Path) -> None:
    """A process that did not reply is ended."""
    with Sandbox(f"python:{file}:sleeps", 0.5, patient=False) as sandbox:
        worker = sandbox._process
        assert worker is not None
        assert sandbox.divide(operands()).status == "hung"
        assert not alive(worker.pid)


@pytest.mark.thorough
def test_file_descriptors_are_closed(file: Path) -> None:
    """Many starts and crashes use up no file descriptors."""
    with Sandbox(f"python:{file}:exit", 20.0) as sandbox:
        sandbox.divide(operands())
        before = len(list(Path("/proc/self/fd").iterdir()))
        for _ in range(5):
            assert sandbox.divide(operands()).status == "died"
        assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_workers_do_not_outlive_the_gate(file: Path) -> None:
    """A gate that is killed takes its worker with it, even a busy one."""
    program = (
        "import os, sys, threading, time\nimport numpy as np\n"
        "from vinculum.gate.sandbox.messages import Request\nfrom vinculum.gate.sandbox.client import Sandbox\n"
        "sandbox = Sandbox(sys.argv[1], 60)\nsandbox.start()\nprint(sandbox._process.pid, flush=True)\n"
        "A = np.ones(2, np.float32)\nsandbox.divide(Request(A, A, 'onnx-14', 'float32', 'eager'))\n"
    )
    gate = subprocess.Popen([sys.executable, "-c", program, f"python:{file}:sleeps"], stdout=subprocess.PIPE, text=True)
    assert gate.stdout is not None
    worker = int(gate.stdout.readline())
    time.sleep(0.3)
    assert alive(worker)
    gate.kill()
    gate.wait()
    gate.stdout.close()
    assert has_ended(worker)


BROKEN = {
    "raises": ("raise RuntimeError('half loaded')", "half loaded"),
    "imports what there is not": ("import no_such_module_anywhere", "no_such_module_anywhere"),
    "exits": ("import sys; sys.exit('enough')", "enough"),
    "ends the process": ("import os; os._exit(9)", "9"),
    "dies": ("import os; os.kill(os.getpid(), 11)", "ended by SIGSEGV as it was loaded"),
    "has no such function": ("x = 1", "f"),
    "is no Python": ("def f(:", "SyntaxError"),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("how", BROKEN)
def test_unloadable_target_is_unavailable_with_its_reason(how: str, tmp_path: Path) -> None:
    """A broken target is not available, with the reason, and no process survives."""
    source, reason = BROKEN[how]
    (tmp_path / "broken.py").write_text(source)
    sandbox = Sandbox(f"python:{tmp_path}/broken.py:f", 5.0)
    with pytest.raises(UnavailableError) as error:
        sandbox.start()
    assert reason in str(error.value)
    assert sandbox._process is None


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["no-such-runtime", "python:nowhere.py:f", "python:nowhere:f", "c:nowhere.so:f"])
def test_unknown_target_is_unavailable(name: str) -> None:
    """An unknown name is not available."""
    with pytest.raises(UnavailableError, match=name.split(":")[1 if ":" in name else 0].split(".", maxsplit=1)[0]):
        Sandbox(name).start()


@pytest.mark.thorough
@pytest.mark.parametrize(("minimum", "seconds", "limit"), [(0.0, 0.1, "1.8"), (2.5, 0.1, "2.5"), (0.0, 0.15, "2.7")])
def test_endless_load_times_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, minimum: float, seconds: float, limit: str
) -> None:
    """Loading may take as long as several calls, but no less than the minimum."""
    assert client.START_SECONDS == 60
    assert f"loading the target: {client.START_CALLS} times, at least 60 s" in TIMEOUT_HELP
    monkeypatch.setattr(client, "START_SECONDS", minimum)
    tmp_path.joinpath("hangs.py").write_text("import time\ntime.sleep(500)\n")
    begun = time.monotonic()
    with pytest.raises(UnavailableError, match=f"not loaded within {limit} s"):
        Sandbox(f"python:{tmp_path}/hangs.py:div", seconds).start()
    assert time.monotonic() - begun >= float(limit)

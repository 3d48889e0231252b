"""No process outlives the process that it works for."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

WORKS = """
import os, sys, time
from vinculum._util.process_lifetime import end_with
if sys.argv[2] == "asks":
    def none(process):
        raise OSError
    os.pidfd_open = none
end_with(int(sys.argv[1]))
print("works", flush=True)
time.sleep(60)
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("how", ["waits", "asks"])
def test_ends_with_a_process_other_than_its_parent(how: str) -> None:
    """The kernel sends a signal or, where it cannot, a poll notices."""
    with (
        subprocess.Popen(["sleep", "60"]) as user,
        subprocess.Popen([sys.executable, "-c", WORKS, str(user.pid), how], stdout=subprocess.PIPE) as worker,
    ):
        assert worker.stdout is not None
        assert worker.stdout.readline() == b"works\n"
        assert worker.poll() is None
        user.kill()
        user.wait()
        assert worker.wait(20) == -signal.SIGKILL


@pytest.mark.thorough
def test_ends_if_the_process_has_ended_already() -> None:
    """The process ended before it could be watched."""
    with subprocess.Popen(["true"]) as ended:
        ended.wait()
    worker = subprocess.run([sys.executable, "-c", WORKS, str(ended.pid), "waits"], capture_output=True, check=False)
    assert (worker.returncode, worker.stdout) == (-signal.SIGKILL, b"")


STARTS = """
import signal, sys
from vinculum.gate.runner.executors import local

local.PRELOAD = "heeds"
next(local.Local(1).run([None]), None)
print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)
"""
HEEDS = """
import pathlib, signal
pathlib.Path(__file__).with_suffix(".txt").write_text(str(signal.getsignal(signal.SIGINT) is not signal.SIG_IGN))
"""


@pytest.mark.thorough
def test_subprocesses_ignore_interrupts(tmp_path: Path) -> None:
    """They ignore them even while they load, and print no traceback; only the parent reacts."""
    (tmp_path / "heeds.py").write_text(HEEDS)
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", STARTS], env=environment, capture_output=True, text=True, check=False)
    assert (tmp_path / "heeds.txt").read_text() == "False"
    assert run.stdout == "True\n"


@pytest.mark.slow
def test_existing_lower_file_size_limit_remains(tmp_path: Path) -> None:
    """The gate lowers the limit of file sizes, and never raises an existing one."""
    (tmp_path / "right.py").write_text("import numpy as np\n\ndef div(A, B):\n    return np.divide(A, B)\n")
    words = "-m vinculum check python:right.py:div --dtype float16 --profile onnx-14 --level quick -q"
    command = f"ulimit -f 4000 && exec {sys.executable} {words}"
    completed = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (completed.returncode, "conforms" in completed.stdout) == (0, True), completed.stdout

"""No process outlives the one that it works for."""

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


@pytest.mark.parametrize("how", ["waits", "asks"])
def test_ends_with_a_process_that_is_not_its_parent(how: str) -> None:
    """By the kernel's word, or, where it gives none, by asking."""
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


def test_ends_at_once_where_the_process_is_gone() -> None:
    """Which ended before it could be watched."""
    with subprocess.Popen(["true"]) as gone:
        gone.wait()
    worker = subprocess.run([sys.executable, "-c", WORKS, str(gone.pid), "waits"], capture_output=True, check=False)
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


def test_what_is_started_does_not_heed_an_interrupt(tmp_path: Path) -> None:
    """Not even as it loads, before it could say so: it would show a traceback. Who started it does."""
    (tmp_path / "heeds.py").write_text(HEEDS)
    there = os.environ | {"PYTHONPATH": str(tmp_path)}
    run = subprocess.run([sys.executable, "-c", STARTS], env=there, capture_output=True, text=True, check=False)
    assert (tmp_path / "heeds.txt").read_text() == "False"
    assert run.stdout == "True\n"


@pytest.mark.slow
def test_a_lower_limit_of_files_that_is_there_already_stays(tmp_path: Path) -> None:
    """The gate asks its processes to write less than one may, and here no more is allowed than that."""
    (tmp_path / "right.py").write_text("import numpy as np\n\ndef div(A, B):\n    return np.divide(A, B)\n")
    words = "-m vinculum check python:right.py:div --dtype float16 --profile onnx-14 --level quick --no-details"
    command = f"ulimit -f 4000 && exec {sys.executable} {words}"
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, "conforms" in done.stdout) == (0, True), done.stdout

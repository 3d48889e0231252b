"""No process outlives the one that it works for."""

import signal
import subprocess
import sys

import pytest

WORKS = """
import os, sys, time
from vinculum.gate.lifetime import end_with
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

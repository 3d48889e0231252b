"""The thread pool, compiled alone with sanitizers, does every part of every job exactly once.

This also holds around a fork.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)
NATIVE = Path(__file__).parents[3] / "src/vinculum/kernels/native"
DRIVER = Path(__file__).with_name("thread_pool.c")
STRICT = ("-std=c11", "-D_DEFAULT_SOURCE", "-pthread", "-O1", "-g", "-Wall", "-Wextra", "-Wpedantic", "-Werror")
SANITIZERS = ["thread", "address,undefined"]
MANY = len(getattr(os, "sched_getaffinity", lambda _: ())(0)) > 1


def program(folder: Path, sanitizer: str, *edits: tuple[str, str]) -> str:
    """Compile the driver and the pool, with edits; skip the test where the compiler lacks the sanitizer."""
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler")
    text = (NATIVE / "runtime/thread_pool.c").read_text()
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / "thread_pool.c").write_text(text)
    (folder / "empty.c").write_text("int main(void) { return 0; }\n")
    flag = f"-fsanitize={sanitizer}"
    made = subprocess.run([compiler, flag, "empty.c", "-o", "empty"], cwd=folder, capture_output=True, check=False)
    if made.returncode or subprocess.run([folder / "empty"], capture_output=True, check=False).returncode:
        pytest.skip(f"programs made with {flag} do not run here")
    command = [compiler, *STRICT, flag, f"-I{NATIVE}", str(DRIVER), "thread_pool.c", "-o", "driver"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return str(folder / "driver")


def ran(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("sanitizer", SANITIZERS)
def test_concurrent_jobs_are_completed(tmp_path: Path, sanitizer: str) -> None:
    done = ran(program(tmp_path, sanitizer))
    assert (done.returncode, done.stderr) == (0, "")


def test_fork_during_divisions(tmp_path: Path) -> None:
    """This runs without the other sanitizers.

    A lock of theirs that another thread holds during the fork stays locked in the child.
    """
    assert ran(program(tmp_path, "undefined"), "fork").returncode == 0


@pytest.mark.parametrize(
    ("sanitizer", "old", "new"),
    [
        ("thread", "pool.busy || pool.closed > 0", "pool.closed > 0"),  # two jobs at a time
        (
            "thread",
            "    spin(&pool.active_workers, 0);\n    while (pool.active_workers > 0) {",
            "    while (0) {",
        ),  # a job ends before its parts
        ("address,undefined", "sigfillset(&all)", "sigemptyset(&all)"),  # signals are served
        (
            "address,undefined",
            "(k + 1) * parts / pool.share_count;",
            "(k + 1) * parts / pool.share_count - (k + 1 == pool.share_count);",
        ),
        ("address,undefined", "return most_parts > 0;", "return 0;"),  # what a late worker has is nobody else's
        ("address,undefined", "--pool.shares[largest].end", "pool.shares[largest].next++ + 1"),
        pytest.param(
            "address,undefined",
            "(void)pthread_setaffinity_np(pool.workers[k], sizeof allowed, &allowed);",
            "",
            marks=pytest.mark.skipif(not MANY, reason="one processor: no thread is moved"),
        ),
    ],
    ids=["busy", "active_workers", "signals", "last_part", "unclaimed_parts", "next_part", "affinity"],
)
def test_broken_pool_is_detected(tmp_path: Path, sanitizer: str, old: str, new: str) -> None:
    wrong = program(tmp_path, sanitizer, (old, new))
    try:
        done = subprocess.run([wrong], capture_output=True, text=True, timeout=5, check=False)
    except subprocess.TimeoutExpired:
        return  # it hangs
    assert done.returncode


THREADS = """
import os, warnings
import numpy as np, vinculum
warnings.simplefilter("error")
count = lambda: len(os.listdir("/proc/self/task"))
A = np.arange(1 << 20, dtype="int64")
vinculum.set_threads(3)
before = count()
expected = vinculum.div(A, A + 1).tobytes()
kept = count() - before
child = os.fork()
if child == 0:
    os._exit(0 if count() == 1 and vinculum.div(A, A + 1).tobytes() == expected and count() == 3 else 1)
assert os.waitpid(child, 0)[1] == 0
print(kept, count() - before, vinculum.div(A, A + 1).tobytes() == expected, count() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_threads_last_until_a_fork_or_exit() -> None:
    """A process that forks has no pool threads at that moment: Python warns of a fork with threads."""
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1", "VINCULUM_KERNEL": "native"}
    done = subprocess.run(
        [sys.executable, "-c", THREADS], capture_output=True, text=True, timeout=60, check=False, env=environment
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "2 0 True 2\n", "")


SLEEP = """
import time
import numpy as np, vinculum
vinculum.set_threads(3)
A = np.arange(1 << 20, dtype="int64")
vinculum.div(A, A + 1)
before = time.process_time()
time.sleep(0.5)
print(time.process_time() - before)
"""


def test_idle_threads_sleep() -> None:
    """Each thread looks for more work for less than a millisecond."""
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1", "VINCULUM_KERNEL": "native"}
    done = subprocess.run(
        [sys.executable, "-c", SLEEP], capture_output=True, text=True, timeout=60, check=True, env=environment
    )
    assert float(done.stdout) < 0.1


ONE = """
import os
import numpy as np, vinculum
processor = min(os.sched_getaffinity(0))
vinculum.set_threads(3)
A = np.arange(1 << 20, dtype="int64")
expected = vinculum.div(A, A + 1).tobytes()
for task in os.listdir("/proc/self/task"):
    os.sched_setaffinity(int(task), {processor})
same = [vinculum.div(A, A + 1).tobytes() == expected for _ in range(20)]
print(all(same), {os.sched_getaffinity(int(task)) == {processor} for task in os.listdir("/proc/self/task")})
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_threads_keep_the_affinity_of_the_process() -> None:
    environment = os.environ | {"OPENBLAS_NUM_THREADS": "1", "VINCULUM_KERNEL": "native"}
    done = subprocess.run(
        [sys.executable, "-c", ONE], capture_output=True, text=True, timeout=60, check=True, env=environment
    )
    assert done.stdout == "True {True}\n"

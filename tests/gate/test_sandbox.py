"""The sandbox: whatever a target does, the gate hears of it, goes on, and leaves no process behind."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from vinculum.commands.options import TIMEOUT
from vinculum.gate import sandbox
from vinculum.gate.exchange import Reply, Request
from vinculum.gate.sandbox import Sandbox, UnavailableError

SIZE = 2  # of the operands that make a target misbehave; it divides all others as it should
HEAD = """\
import ctypes, os, signal, sys, threading, time
import numpy as np

class Unprintable(Exception):
    def __str__(self):
        raise RuntimeError("no text")

def stop_soon():
    threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGSTOP)).start()

def answer_twice(A, B):
    if os.fork() == 0:
        return A * 0
    time.sleep(0.3)
    return A / B

def child(A, B):
    pid = os.fork()
    if pid == 0:
        time.sleep(60)
        os._exit(0)
    return np.array([pid, os.getpid()], np.float64)

"""
MISBEHAVIOUR = {
    "segmentation_fault": "ctypes.string_at(0)",
    "sigsegv": "os.kill(os.getpid(), signal.SIGSEGV)",
    "sigfpe": "os.kill(os.getpid(), signal.SIGFPE)",
    "sigkill": "os.kill(os.getpid(), signal.SIGKILL)",
    "abort": "os.abort()",
    "unnamed_signal": "os.kill(os.getpid(), signal.SIGRTMIN + 1)",
    "exit": "os._exit(7)",
    "exit_0": "os._exit(0)",
    "sleeps": "time.sleep(60)",
    "spins": "[None for _ in iter(int, 1)]",
    "stops": "os.kill(os.getpid(), signal.SIGSTOP)",
    "closes_everything": "os.closerange(0, 1024)",
    "sys_exit": "sys.exit(0)",
    "keyboard_interrupt": "raise_(KeyboardInterrupt())",
    "generator_exit": "raise_(GeneratorExit('enough'))",
    "error": "raise_(ValueError('no quotient'))",
    "memory": "np.empty(1 << 60, np.uint8)",
    "recursion": "recur()",
    "unprintable": "raise_(Unprintable())",
    "reads_stdin": "input()",
    "loaded": "raise_(ValueError(','.join(m for m in ('pytest', 'sympy', 'vinculum_spec') if m in sys.modules)))",
    "nothing": "None",
    "text": "'a quotient'",
    "list": "[1.0, 2.0]",
    "scalar": "1.0",
    "wider": "(A / B).astype(np.float64)",
    "objects": "(A / B).astype(object)",
    "big_endian": "(A / B).astype('>f4')",
    "record": "np.zeros(2, [('x', 'f4')])",
    "strings": "np.array(['1', '2'])",
    "longer": "np.append(A / B, A)",
    "other_rank": "(A / B)[:, None]",
    "numpy_scalar": "A[0] / B[0]",
    "in_place": "np.divide(A, B, out=A)",
    "itself": "A",
    "changing": "A + np.float32(time.perf_counter_ns() % 1000003)",
    "prints": "[A / B, print('x' * (1 << 22), flush=True), print('y' * (1 << 22), file=sys.stderr, flush=True)][0]",
    "floods": "[A / B, [os.write(k, b'z' * (1 << 16)) for _ in range(64) for k in (1, 2)]][0]",
    "closes_output": "[A / B, os.close(1), os.close(2)][0]",
    "warns": "[A / B, __import__('warnings').warn('beware')][0]",
    "forks": "child(A, B)",
    "stops_soon": "[A / B, stop_soon()][0]",
    "answers_twice": "answer_twice(A, B)",
    "says_last_words": "[print('last words', flush=True), time.sleep(0.2), os._exit(7)]",
    "exit_in_silence": "os._exit(7)",
    "pid": "np.array([os.getpid(), 0], np.float64)",
}
TAIL = """
def raise_(error):
    raise error

def recur():
    return recur()
"""


def run(request: Request, target: str, seconds: float = 1.0) -> tuple[Reply, Reply]:
    """What `target` answers to `request`, and to a harmless one after it."""
    with Sandbox(target, seconds) as sandbox:
        first = sandbox.divide(request)
        sandbox.seconds = 20.0
        return first, sandbox.divide(operands(3))


def operands(size: int = SIZE, repeat: int = 1, layout: str = "contiguous") -> Request:
    """1, 2, 3 ... divided by 2."""
    A, B = np.arange(1, size + 1, dtype=np.float32), np.full(size, 2, np.float32)
    return Request(A, B, "onnx-14", "float32", "eager", layout=layout, repeat=repeat)


def alive(pid: int) -> bool:
    """Whether there is such a process, and it is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def gone(pid: int, seconds: float = 5.0) -> bool:
    """Whether the process has ended, or ends soon."""
    end = time.monotonic() + seconds
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not alive(pid)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module with one function for each misbehaviour; two elements provoke it."""
    path = tmp_path_factory.mktemp("targets") / "misbehaving.py"
    bodies = (
        f"def {name}(A, B):\n    if A.size == {SIZE}:\n        return {body}\n    return A / B\n"
        for name, body in MISBEHAVIOUR.items()
    )
    path.write_text(HEAD + "\n".join(bodies) + TAIL)
    return path


@pytest.fixture
def target(file: Path, request: pytest.FixtureRequest) -> str:
    """The name of a target that misbehaves as the test's parameter says."""
    return f"python:{file}:{request.param}"


@pytest.fixture
def honest(file: Path) -> Iterator[Sandbox]:
    """A sandbox over a target that gives its process id for two elements, and divides all others."""
    with Sandbox(f"python:{file}:pid", 20.0) as sandbox:
        yield sandbox


def divides(reply: Reply) -> bool:
    """Whether this is the right answer to operands(3)."""
    return reply.status == "value" and reply.result is not None and reply.result.tolist() == [0.5, 1.0, 1.5]


def pid_of(sandbox: Sandbox) -> int:
    """The process id of the worker of `honest`, as the target itself sees it."""
    reply = sandbox.divide(operands())
    assert reply.result is not None
    return int(reply.result[0])


@pytest.mark.parametrize(
    ("target", "number"),
    [
        ("segmentation_fault", signal.SIGSEGV),
        ("sigsegv", signal.SIGSEGV),
        ("sigfpe", signal.SIGFPE),
        ("sigkill", signal.SIGKILL),
        ("abort", signal.SIGABRT),
    ],
    indirect=["target"],
)
def test_death_by_signal(target: str, number: signal.Signals) -> None:
    """The signal is known by number and by name; the next call runs in a new process."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.signal, reply.fatal) == ("died", number, True)
    assert number.name in reply.message
    assert divides(after)


@pytest.mark.parametrize("target", ["unnamed_signal"], indirect=True)
def test_death_by_a_signal_without_a_name(target: str) -> None:
    """Real-time signals have no name of their own, and are signals all the same."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.signal) == ("died", signal.SIGRTMIN + 1)
    assert divides(after)


@pytest.mark.parametrize(("target", "code"), [("exit", 7), ("exit_0", 0)], indirect=["target"])
def test_death_by_exit(target: str, code: int) -> None:
    """Ending the process is death, without a signal, even with exit status 0."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.signal, reply.fatal) == ("died", 0, True)
    assert str(code) in reply.message
    assert divides(after)


@pytest.mark.parametrize("target", ["sleeps", "spins", "stops"], indirect=True)
def test_hang(target: str) -> None:
    """Too long is too long, whether it sleeps, spins or is stopped; a second is a second."""
    began = time.monotonic()
    reply, after = run(operands(), target, seconds=1.0)
    assert (reply.status, reply.signal, reply.fatal) == ("hung", 0, True)
    assert 1.0 < time.monotonic() - began < 15.0
    assert divides(after)


@pytest.mark.parametrize("target", ["sleeps"], indirect=True)
def test_a_hang_of_several_calls_had_as_long_for_each(target: str) -> None:
    began = time.monotonic()
    reply, _ = run(operands(repeat=3), target, seconds=0.5)
    assert time.monotonic() - began > 1.5
    assert reply.message == "no answer within 0.5 s (--timeout) for each of 3 calls"


@pytest.mark.parametrize("target", ["sleeps", "abort"], indirect=True)
def test_whatever_is_asked_next_has_a_new_process(target: str) -> None:
    """The next unit of work begins with a question for the paths, and not with a division."""
    with Sandbox(target, 1.0) as sandbox:
        assert sandbox.divide(operands()).fatal
        sandbox.seconds = 20.0
        assert sandbox.paths(("sonnx",)) == {"sonnx": ("eager",)}
        assert sandbox.starts == 2


@pytest.mark.parametrize("target", ["sleeps"], indirect=True)
def test_repeated_calls_have_more_time(target: str) -> None:
    """The limit is for one call: twice the calls, twice the time."""
    with Sandbox(target, 0.4) as sandbox:
        began = time.monotonic()
        assert sandbox.divide(operands(repeat=3)).status == "hung"
        assert time.monotonic() - began > 1.2


@pytest.mark.parametrize("target", ["closes_everything"], indirect=True)
def test_all_files_closed(target: str) -> None:
    """A target that closes the gate's own pipe has ended its process, for all that the gate can see."""
    reply, after = run(operands(), target, seconds=5.0)
    assert (reply.status, reply.signal, reply.fatal) == ("died", 0, True)
    assert divides(after)


@pytest.mark.parametrize(
    ("target", "status", "said"),
    [
        ("sys_exit", 0, "SystemExit: 0"),
        ("keyboard_interrupt", 1, "KeyboardInterrupt: "),
        ("generator_exit", 1, "GeneratorExit: enough"),
    ],
    indirect=["target"],
)
def test_exceptions_that_end_a_process(target: str, status: int, said: str) -> None:
    """What `except Exception` does not hold would end the process of most callers, too."""
    reply, after = run(operands(), target, seconds=20.0)
    assert (reply.status, reply.signal, reply.fatal) == ("died", 0, True)
    assert reply.message.endswith(f"(exit status {status}); it printed: {said.strip()}")
    assert divides(after)


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("error", "ValueError: no quotient"),
        ("memory", "MemoryError: "),
        ("recursion", "RecursionError: "),
        ("reads_stdin", "EOFError: "),
    ],
    indirect=["target"],
)
def test_exceptions(target: str, said: str) -> None:
    """Every Exception is an error that was reported, and ends nothing."""
    with Sandbox(target, 20.0) as sandbox:
        reply = sandbox.divide(operands())
        assert (reply.status, reply.fatal, reply.result) == ("error", False, None)
        assert reply.message.startswith(said) or ("MemoryError" in reply.message and "MemoryError" in said)
        assert divides(sandbox.divide(operands(3)))
        assert sandbox.starts == 1


@pytest.mark.parametrize("target", ["unprintable"], indirect=True)
def test_an_exception_that_cannot_be_printed(target: str) -> None:
    """It is an exception of the target, no death of its process."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.fatal) == ("error", False)
    assert divides(after)


@pytest.mark.parametrize(
    ("target", "name"),
    [
        ("nothing", "NoneType"),
        ("text", "str"),
        ("list", "list"),
        ("scalar", "float"),
        ("objects", "objects that are no Fraction: float"),
    ],
    indirect=["target"],
)
def test_no_array(target: str, name: str) -> None:
    """What is no array is a value of another type, never converted."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.result, reply.dtype) == ("value", None, name)
    assert divides(after)


@pytest.mark.parametrize(
    ("target", "name", "shape"),
    [
        ("wider", "float64", (2,)),
        ("big_endian", ">f4", (2,)),
        ("other_rank", "float32", (2, 1)),
        ("numpy_scalar", "float32", ()),
    ],
    indirect=["target"],
)
def test_arrays_as_they_are(target: str, name: str, shape: tuple[int, ...]) -> None:
    """Type, byte order and shape of the result arrive as they were."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.dtype, reply.shape) == ("value", name, shape)
    assert reply.result is not None
    assert reply.result.shape == shape
    assert divides(after)


@pytest.mark.parametrize("target", ["longer"], indirect=True)
def test_of_an_array_of_more_elements_than_any_rule_admits_type_and_shape_arrive(target: str) -> None:
    reply, after = run(operands(), target)
    assert (reply.status, reply.dtype, reply.shape, reply.result) == ("value", "float32", (4,), None)
    assert divides(after)


def test_what_is_said_to_have_too_many_elements_has_too_many() -> None:
    """Else a process could leave out the elements of any result."""
    said = {"status": "value", "memory": [(0, 0)] * 3, "result": {"dtype": "float32", "shape": [2, 3], "beyond": True}}
    reply = Sandbox("numpy")._read(said, [b""], 5)
    assert (reply.dtype, reply.shape, reply.result, reply.array) == ("float32", (2, 3), None, True)
    with pytest.raises(ValueError, match="not beyond"):
        Sandbox("numpy")._read(said, [b""], 6)


@pytest.mark.parametrize("target", ["record", "strings"], indirect=True)
def test_arrays_of_no_element_type(target: str) -> None:
    """An array that is of no numbers is a value that cannot be read, and harms nobody."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.fatal) == ("value", False)
    assert reply.dtype not in ("float32", "float64", "real")
    assert divides(after)


@pytest.mark.parametrize("target", ["prints", "floods", "closes_output", "warns"], indirect=True)
def test_output_is_nobodys_business(target: str) -> None:
    """Megabytes on both streams, or no streams at all, hold nothing up and end nothing."""
    with Sandbox(target, 20.0) as sandbox:
        reply = sandbox.divide(operands())
        assert reply.status == "value"
        assert reply.result is not None
        assert reply.result.tolist() == [0.5, 1.0]
        assert divides(sandbox.divide(operands(3)))
        assert sandbox.starts == 1


@pytest.mark.parametrize("target", ["says_last_words"], indirect=True)
def test_last_words(target: str) -> None:
    """The last line that a process printed is told with its death."""
    reply, _ = run(operands(), target)
    assert "last words" in reply.message


def test_last_words_are_of_the_process_that_died(file: Path) -> None:
    """What an earlier process printed is not told of a later one."""
    with Sandbox(f"python:{file}:says_last_words", 5.0) as sandbox:
        assert "last words" in sandbox.divide(operands()).message
        sandbox.target = f"python:{file}:exit_in_silence"
        assert "last words" not in sandbox.divide(operands()).message


def test_one_worker_for_many_calls(honest: Sandbox) -> None:
    """A worker is used again, is another process than the gate, and a new one comes after a death only."""
    first = pid_of(honest)
    assert first != os.getpid()
    assert all(divides(honest.divide(operands(3))) for _ in range(20))
    assert (pid_of(honest), honest.starts) == (first, 1)
    os.kill(first, signal.SIGKILL)
    assert honest.divide(operands(3)).status == "died"
    assert divides(honest.divide(operands(3)))
    assert honest.starts == 2


@pytest.mark.parametrize("target", ["loaded"], indirect=True)
def test_workers_are_fresh(target: str) -> None:
    """A worker has nothing of the process that started it: it is spawned, not forked."""
    assert run(operands(), target)[0].message == "ValueError: "


@pytest.mark.parametrize(
    ("layout", "repeat", "changed"), [("contiguous", 1, [True, False]), ("guarded", 2, [True, False])]
)
@pytest.mark.parametrize("target", ["in_place"], indirect=True)
def test_changed_inputs_show(target: str, layout: str, repeat: int, changed: list[bool]) -> None:
    """The digest of an operand's memory differs where the target wrote into it, and only there."""
    with Sandbox(target, 20.0) as sandbox:
        reply = sandbox.divide(operands(layout=layout, repeat=repeat))
        assert [x != y for x, y in zip(reply.before, reply.after, strict=True)] == changed
        left_alone = sandbox.divide(operands(3, layout=layout, repeat=repeat))
        assert left_alone.before == left_alone.after


@pytest.mark.parametrize(
    ("target", "shares"), [("itself", True), ("in_place", True), ("prints", False)], indirect=["target"]
)
def test_where_results_lie(target: str, shares: bool) -> None:
    """Addresses tell whether C lies in the memory of A; it never lies in that of B here."""
    (a_start, a_end), (b_start, b_end), (c_start, c_end), _ = run(operands(), target, seconds=20.0)[0].memory
    assert a_start < a_end and b_start < b_end and c_start < c_end
    assert (a_start < c_end and c_start < a_end) is shares
    assert not (b_start < c_end and c_start < b_end)


@pytest.mark.parametrize(("target", "same"), [("changing", False), ("itself", True)], indirect=["target"])
def test_each_time_has_its_digest(target: str, same: bool) -> None:
    """The results of repeated calls are told apart."""
    with Sandbox(target, 20.0) as sandbox:
        digests = sandbox.divide(operands(repeat=3)).digests
        assert len(digests) == 3
        assert (len(set(digests)) == 1) is same


@pytest.mark.parametrize("target", ["forks"], indirect=True)
def test_children_end_with_the_worker(target: str) -> None:
    """A child of the target's own is no reason to wait, and ends with its parent."""
    with Sandbox(target, 5.0) as sandbox:
        reply = sandbox.divide(operands())
        assert reply.status == "value"
        assert reply.result is not None
        child, worker = (int(pid) for pid in reply.result)
        assert alive(child) and alive(worker)
        assert divides(sandbox.divide(operands(3)))
    assert gone(child) and gone(worker)


@pytest.mark.parametrize("target", ["answers_twice"], indirect=True)
def test_an_answer_is_to_its_question(target: str) -> None:
    """A child that comes back from the fork answers too; its answer is not taken for that to the next question."""
    with Sandbox(target, 5.0) as sandbox:
        sandbox.divide(operands())
        time.sleep(0.6)  # both have answered
        later = [sandbox.divide(operands(3)) for _ in range(3)]
        assert all(divides(reply) or reply.fatal for reply in later)


@pytest.mark.parametrize("target", ["stops_soon"], indirect=True)
def test_a_worker_that_no_longer_reads(target: str) -> None:
    """A process that was stopped between two calls hangs, and the gate does not hang with it."""
    sandbox = Sandbox(target, 0.5)
    sandbox.start()
    worker = sandbox._process
    assert worker is not None
    replies = list[Reply]()

    def ask() -> None:
        sandbox.seconds = 20.0
        replies.append(sandbox.divide(operands()))
        time.sleep(0.5)
        sandbox.seconds = 0.5
        replies.append(sandbox.divide(operands(1 << 20)))

    thread = threading.Thread(target=ask, daemon=True)
    thread.start()
    thread.join(timeout=3.0)
    ended = not thread.is_alive()
    if not ended:
        os.killpg(worker.pid, signal.SIGKILL)  # frees a gate that hangs
        thread.join(timeout=5.0)
    sandbox.stop()
    assert ended
    assert [reply.status for reply in replies] == ["value", "hung"]


def test_nothing_is_left_after_stop(file: Path) -> None:
    """The worker has ended when `stop` returns; stopping twice, or before the start, is allowed."""
    sandbox = Sandbox(f"python:{file}:pid", 20.0)
    sandbox.stop()
    sandbox.start()
    pid = pid_of(sandbox)
    assert alive(pid)
    sandbox.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    sandbox.stop()


def test_nothing_is_left_after_an_error_of_the_gate(file: Path) -> None:
    """Leaving the block by an exception ends the worker as well."""
    pids = list[int]()

    def fail() -> None:
        with Sandbox(f"python:{file}:pid", 20.0) as sandbox:
            pids.append(pid_of(sandbox))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert not alive(pids[0])


def test_nothing_is_left_after_a_hang(file: Path) -> None:
    """The process that did not answer is ended, not forgotten."""
    with Sandbox(f"python:{file}:sleeps", 0.5) as sandbox:
        worker = sandbox._process
        assert worker is not None
        assert sandbox.divide(operands()).status == "hung"
        assert not alive(worker.pid)


def test_files_are_given_back(file: Path) -> None:
    """Many lives and deaths use up no file descriptors."""
    with Sandbox(f"python:{file}:exit", 20.0) as sandbox:
        sandbox.divide(operands())
        before = len(list(Path("/proc/self/fd").iterdir()))
        for _ in range(5):
            assert sandbox.divide(operands()).status == "died"
        assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_workers_do_not_outlive_the_gate(file: Path) -> None:
    """A gate that is killed outright takes its worker with it, even one that is busy."""
    program = (
        "import os, sys, threading, time\nimport numpy as np\n"
        "from vinculum.gate.exchange import Request\nfrom vinculum.gate.sandbox import Sandbox\n"
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
    assert gone(worker)


BROKEN = {
    "raises": ("raise RuntimeError('half loaded')", "half loaded"),
    "imports what there is not": ("import no_such_module_anywhere", "no_such_module_anywhere"),
    "exits": ("import sys; sys.exit('enough')", "enough"),
    "ends the process": ("import os; os._exit(9)", "9"),
    "dies": ("import os; os.kill(os.getpid(), 11)", "ended by SIGSEGV as it was loaded"),
    "has no such function": ("x = 1", "f"),
    "is no Python": ("def f(:", "SyntaxError"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_targets_that_cannot_be_loaded(how: str, tmp_path: Path) -> None:
    """A target that is broken from the start is not available, with the reason; no process stays."""
    source, reason = BROKEN[how]
    (tmp_path / "broken.py").write_text(source)
    sandbox = Sandbox(f"python:{tmp_path}/broken.py:f", 5.0)
    with pytest.raises(UnavailableError) as error:
        sandbox.start()
    assert reason in str(error.value)
    assert sandbox._process is None


@pytest.mark.parametrize("name", ["no-such-runtime", "python:nowhere.py:f", "python:nowhere:f", "c:nowhere.so:f"])
def test_targets_that_are_not_there(name: str) -> None:
    """A name that leads nowhere is not available either."""
    with pytest.raises(UnavailableError, match=name.split(":")[1 if ":" in name else 0].split(".", maxsplit=1)[0]):
        Sandbox(name).start()


def test_the_paths_of_a_target(honest: Sandbox) -> None:
    """A worker names the adapter's paths under each profile."""
    assert honest.paths(("sonnx", "onnx-14")) == {"sonnx": ("eager",), "onnx-14": ("eager",)}


@pytest.mark.parametrize(("least", "seconds", "limit"), [(0.0, 0.1, "1.8"), (2.5, 0.1, "2.5"), (0.0, 0.15, "2.7")])
def test_what_is_never_loaded_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, least: float, seconds: float, limit: str
) -> None:
    """After as long as so many calls may take, and not before the least that any is given."""
    assert sandbox.START_SECONDS == 60
    assert f"{sandbox.START_CALLS} times that, and a minute" in TIMEOUT
    monkeypatch.setattr(sandbox, "START_SECONDS", least)
    tmp_path.joinpath("hangs.py").write_text("import time\ntime.sleep(500)\n")
    begun = time.monotonic()
    with pytest.raises(UnavailableError, match=f"not loaded within {limit} s"):
        Sandbox(f"python:{tmp_path}/hangs.py:div", seconds).start()
    assert time.monotonic() - begun >= float(limit)

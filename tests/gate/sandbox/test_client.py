"""The sandbox reports whatever a target does, goes on, and leaves no process behind."""

import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.broken_implementations.standalone.sandbox_targets import (
    alive,
    divides,
    has_ended,
    operands,
    pid_of,
    run,
    write_module,
)
from vinculum.gate.sandbox.answers import DivideAnswer, ResultDescription, ResultKind, decode_reply
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Extent, Reply, ReplyStatus

pytestmark = pytest.mark.sample(1)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module with one function for each misbehaviour; two elements trigger it."""
    return write_module(tmp_path_factory.mktemp("targets"))


@pytest.fixture
def target(file: Path, request: pytest.FixtureRequest) -> str:
    """The target that misbehaves as the test's parameter says."""
    return f"python:{file}:{request.param}"


@pytest.fixture
def pid_sandbox(file: Path) -> Iterator[Sandbox]:
    """A sandbox whose target returns its process id for two elements and divides all others."""
    with Sandbox(f"python:{file}:pid", 20.0) as sandbox:
        yield sandbox


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
    """The reply has the signal's number and name; the next call runs in a new process."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.signal, reply.fatal) == ("died", number, True)
    assert number.name in reply.message
    assert divides(after)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("asks_its_watch_to_end", r"process \d+ sent SIGTERM to its supervisor"),
        ("ends_its_watch", "its supervisor was ended by SIGKILL"),
    ],
    indirect=["target"],
)
def test_end_of_the_supervisor_is_reported(target: str, message: str) -> None:
    """Nobody is left to report how the target ended."""
    reply, after = run(operands(), target, 20.0)
    assert (reply.status, reply.signal) == ("died", 0) and re.fullmatch(message, reply.message)
    assert divides(after)


@pytest.mark.parametrize("target", ["unnamed_signal"], indirect=True)
def test_death_by_a_signal_without_a_name(target: str) -> None:
    """Real-time signals have no name, but are signals."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.signal) == ("died", signal.SIGRTMIN + 1)
    assert divides(after)


@pytest.mark.thorough
@pytest.mark.parametrize(("target", "code"), [("exit", 7), ("exit_0", 0)], indirect=["target"])
def test_exit_is_a_crash_without_a_signal(target: str, code: int) -> None:
    """An exit is a crash without a signal, even with exit status 0."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.signal, reply.fatal) == ("died", 0, True)
    assert str(code) in reply.message
    assert divides(after)


@pytest.mark.parametrize("target", ["sleeps", "spins", "stops"], indirect=True)
def test_hang(target: str) -> None:
    """A timeout applies whether the target sleeps, spins or is stopped."""
    began = time.monotonic()
    reply, after = run(operands(), target, seconds=1.0)
    assert (reply.status, reply.signal, reply.fatal) == ("hung", 0, True)
    assert 1.0 < time.monotonic() - began < 15.0
    assert divides(after)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["sleeps"], indirect=True)
def test_timeout_of_repeated_calls_is_per_call(target: str) -> None:
    began = time.monotonic()
    reply, _ = run(operands(repeat=3), target, seconds=0.5)
    assert time.monotonic() - began > 1.5
    assert reply.message == "no answer within 0.5 s (--timeout) for each of 3 calls"


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["sleeps", "abort"], indirect=True)
def test_next_request_starts_a_new_process(target: str) -> None:
    """The next work unit begins with a request for the paths, not with a division."""
    with Sandbox(target, 1.0, patient=False) as sandbox:
        assert sandbox.divide(operands()).fatal
        sandbox.seconds = 20.0
        assert sandbox.paths(("sonnx",)) == {"sonnx": ("eager",)}
        assert sandbox.starts == 2


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["sleeps"], indirect=True)
def test_repeated_calls_have_more_time(target: str) -> None:
    """The timeout is per call: two calls may take twice as long."""
    with Sandbox(target, 0.4, patient=False) as sandbox:
        began = time.monotonic()
        assert sandbox.divide(operands(repeat=3)).status == "hung"
        assert time.monotonic() - began > 1.2


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["closes_everything"], indirect=True)
def test_target_that_closes_the_pipe_has_died(target: str) -> None:
    """A target that closes the gate's pipe has ended, as far as the gate can see."""
    reply, after = run(operands(), target, seconds=5.0)
    assert (reply.status, reply.signal, reply.fatal) == ("died", 0, True)
    assert divides(after)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("target", "status", "message"),
    [
        ("sys_exit", 0, "SystemExit: 0"),
        ("keyboard_interrupt", 1, "KeyboardInterrupt: "),
        ("generator_exit", 1, "GeneratorExit: enough"),
    ],
    indirect=["target"],
)
def test_exceptions_that_end_a_process_are_crashes(target: str, status: int, message: str) -> None:
    """`except Exception` does not catch these; they would end most callers."""
    reply, after = run(operands(), target, seconds=20.0)
    assert (reply.status, reply.signal, reply.fatal) == ("died", 0, True)
    assert reply.message.endswith(f"(exit status {status}); it printed: {message.strip()}")
    assert divides(after)


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("error", "ValueError: no quotient"),
        ("memory", "MemoryError: "),
        ("recursion", "RecursionError: "),
        ("reads_stdin", "EOFError: "),
    ],
    indirect=["target"],
)
def test_exceptions(target: str, message: str) -> None:
    """Every Exception is a reported error and ends no process."""
    with Sandbox(target, 20.0) as sandbox:
        reply = sandbox.divide(operands())
        assert (reply.status, reply.fatal, reply.result) == ("error", False, None)
        assert reply.message.startswith(message) or ("MemoryError" in reply.message and "MemoryError" in message)
        assert divides(sandbox.divide(operands(3)))
        assert sandbox.starts == 1


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["unprintable"], indirect=True)
def test_unprintable_exception_is_an_error_not_a_crash(target: str) -> None:
    """It is an exception of the target, not a crash."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.fatal) == ("error", False)
    assert divides(after)


@pytest.mark.thorough
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
def test_result_that_is_no_array_is_not_converted(target: str, name: str) -> None:
    """A result that is no array is a value of another type and is not converted."""
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
    """The type, byte order and shape of the result are unchanged."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.dtype, reply.shape) == ("value", name, shape)
    assert reply.result is not None
    assert reply.result.shape == shape
    assert divides(after)


@pytest.mark.parametrize("target", ["longer"], indirect=True)
def test_oversized_array_is_described_by_type_and_shape(target: str) -> None:
    reply, after = run(operands(), target)
    assert (reply.status, reply.dtype, reply.shape, reply.result) == ("value", "float32", (4,), None)
    assert divides(after)


def test_claim_of_an_oversized_result_is_checked() -> None:
    """Otherwise a process could withhold the elements of any result."""
    described = ResultDescription(ResultKind.OVERSIZED, "float32", (2, 3))
    header = DivideAnswer(ReplyStatus.VALUE, result=described, extents=(Extent(0, 0),) * 4).encode()
    reply = decode_reply(header, [b""], 5)
    assert (reply.dtype, reply.shape, reply.result, reply.is_array) == ("float32", (2, 3), None, True)
    with pytest.raises(ValueError, match="not larger"):
        decode_reply(header, [b""], 6)


@pytest.mark.parametrize("target", ["record", "strings"], indirect=True)
def test_array_without_numbers_is_an_unreadable_value(target: str) -> None:
    """An array without numbers is an unreadable value and harms nothing."""
    reply, after = run(operands(), target)
    assert (reply.status, reply.fatal) == ("value", False)
    assert reply.dtype not in ("float32", "float64", "real")
    assert divides(after)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["prints", "floods", "closes_output", "warns"], indirect=True)
def test_output_is_ignored(target: str) -> None:
    """Megabytes on both streams, or closed streams, block and end nothing."""
    with Sandbox(target, 20.0) as sandbox:
        reply = sandbox.divide(operands())
        assert reply.status == "value"
        assert reply.result is not None
        assert reply.result.tolist() == [0.5, 1.0]
        assert divides(sandbox.divide(operands(3)))
        assert sandbox.starts == 1


@pytest.mark.parametrize("target", ["says_last_words"], indirect=True)
def test_last_printed_line_is_reported_with_the_crash(target: str) -> None:
    """The reply to a crash has the last line that the process printed."""
    reply, _ = run(operands(), target)
    assert "last words" in reply.message


@pytest.mark.thorough
def test_last_printed_line_belongs_to_the_crashed_process(file: Path) -> None:
    """A later process does not inherit an earlier one's output."""
    with Sandbox(f"python:{file}:says_last_words", 5.0) as sandbox:
        assert "last words" in sandbox.divide(operands()).message
        sandbox.target = f"python:{file}:exit_in_silence"
        assert "last words" not in sandbox.divide(operands()).message


def test_worker_is_replaced_only_after_a_crash(pid_sandbox: Sandbox) -> None:
    """The worker is another process than the gate and is replaced only after a crash."""
    first = pid_of(pid_sandbox)
    assert first != os.getpid()
    assert all(divides(pid_sandbox.divide(operands(3))) for _ in range(20))
    assert (pid_of(pid_sandbox), pid_sandbox.starts) == (first, 1)
    os.kill(first, signal.SIGKILL)
    assert pid_sandbox.divide(operands(3)).status == "died"
    assert divides(pid_sandbox.divide(operands(3)))
    assert pid_sandbox.starts == 2


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["loaded"], indirect=True)
def test_workers_are_fresh(target: str) -> None:
    """A worker is spawned, not forked, and inherits nothing of its parent."""
    assert run(operands(), target)[0].message == "ValueError: "


@pytest.mark.parametrize(
    ("layout", "repeat", "changed"), [("contiguous", 1, [True, False]), ("guard_bytes", 2, [True, False])]
)
@pytest.mark.parametrize("target", ["in_place"], indirect=True)
def test_changed_inputs_change_digests(target: str, layout: str, repeat: int, changed: list[bool]) -> None:
    """An operand's digest differs exactly where the target wrote to it."""
    with Sandbox(target, 20.0) as sandbox:
        reply = sandbox.divide(operands(layout=layout, repeat=repeat))
        assert [x != y for x, y in zip(reply.before, reply.after, strict=True)] == changed
        left_alone = sandbox.divide(operands(3, layout=layout, repeat=repeat))
        assert left_alone.before == left_alone.after


@pytest.mark.parametrize(
    ("target", "shares"), [("itself", True), ("in_place", True), ("prints", False)], indirect=["target"]
)
def test_addresses_reveal_shared_memory(target: str, shares: bool) -> None:
    """The addresses say whether C shares memory with A; it never shares B's here."""
    (a_start, a_end), (b_start, b_end), (c_start, c_end), _ = run(operands(), target, seconds=20.0)[0].extents
    assert a_start < a_end and b_start < b_end and c_start < c_end
    assert (a_start < c_end and c_start < a_end) is shares
    assert not (b_start < c_end and c_start < b_end)


@pytest.mark.parametrize(("target", "same"), [("changing", False), ("itself", True)], indirect=["target"])
def test_each_call_has_its_digest(target: str, same: bool) -> None:
    """The results of repeated calls have separate digests."""
    with Sandbox(target, 20.0) as sandbox:
        digests = sandbox.divide(operands(repeat=3)).digests
        assert len(digests) == 3
        assert (len(set(digests)) == 1) is same


@pytest.mark.parametrize("target", ["forks"], indirect=True)
def test_children_end_with_the_worker(target: str) -> None:
    """A child process ends with its parent, and nothing waits for it."""
    with Sandbox(target, 5.0) as sandbox:
        reply = sandbox.divide(operands())
        assert reply.status == "value"
        assert reply.result is not None
        child, worker = (int(pid) for pid in reply.result)
        assert alive(child) and alive(worker)
        assert divides(sandbox.divide(operands(3)))
    assert has_ended(child) and has_ended(worker)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["answers_twice"], indirect=True)
def test_reply_belongs_to_its_request(target: str) -> None:
    """A forked child replies too; its reply is not taken for that to the next request."""
    with Sandbox(target, 5.0) as sandbox:
        sandbox.divide(operands())
        time.sleep(0.6)  # both have answered
        later = [sandbox.divide(operands(3)) for _ in range(3)]
        assert all(divides(reply) or reply.fatal for reply in later)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["stops_soon"], indirect=True)
def test_stopped_worker_times_out(target: str) -> None:
    """A process that is stopped between two calls times out; the gate does not hang."""
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


@pytest.mark.thorough
def test_the_paths_of_a_target(pid_sandbox: Sandbox) -> None:
    """A worker lists the adapter's paths under each profile."""
    assert pid_sandbox.paths(("sonnx", "onnx-14")) == {"sonnx": ("eager",), "onnx-14": ("eager",)}

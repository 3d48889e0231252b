"""Runs a target in a separate process, survives its crashes, and reports what happened."""

import contextlib
import fcntl
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Sequence
from typing import Any, BinaryIO, Self

from vinculum.gate.sandbox import protocol, supervisor
from vinculum.gate.sandbox.answers import MALFORMED, decode_paths, decode_reply, decode_sweep
from vinculum.gate.sandbox.commands import Command, DivideCommand, PathsCommand, SweepCommand, call_of
from vinculum.gate.sandbox.messages import Reply, ReplyStatus, Request
from vinculum.gate.sandbox.timeout import Deadline

# Time limit for loading a target: so many times that of a call, and at least so many seconds.
START_CALLS, START_SECONDS = 18, 60.0
FIRST_CALL_EXTRA = 5  # the first call of a process, in which some targets compile, may take so many times longer
MEMORY = 4.0  # GiB that the processes of a target may hold
THREADS = ("OMP", "OPENBLAS", "MKL", "NUMEXPR", "VECLIB")
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in THREADS} | {"VINCULUM_THREADS": "1", "VINCULUM_GATE_CORES": "1"}
OUTPUT_TAIL = 4096  # bytes of a target's output that are retained
EARLIER_REQUESTS = 3  # requests before the last one that are retained
PIPE_BYTES = 1 << 20
MALFORMED_ANSWER = "the message is malformed"


class UnavailableError(Exception):
    """The target cannot be loaded."""


class Sandbox:
    """One worker process at a time, restarted after each crash. Use as a context manager.

    A call may take `seconds`; loading the target START_CALLS times that, at least START_SECONDS. Its processes may hold
    `memory` GiB. With `single`, runtimes use one thread on one core. With `patient`, the first call of a process has
    FIRST_CALL_EXTRA times more time; later processes have it too only if the first one needed it. `loaded` describes how
    loading the target changed the floating-point environment. `recent` are the last requests of the process.
    """

    def __init__(
        self, target: str, seconds: float = 10.0, memory: float = MEMORY, *, single: bool = False, patient: bool = True
    ) -> None:
        self.target, self.seconds, self.gib, self.single, self.patient = target, seconds, memory, single, patient
        self.loaded = ""
        self.starts = 0
        self.recent = deque[Request](maxlen=EARLIER_REQUESTS + 1)
        self._number, self._timed_calls = 0, 1
        self._process: subprocess.Popen[bytes] | None = None
        self._tail, self._read_ahead = b"", bytearray()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()

    @property
    def _memory_bytes(self) -> int:
        return int(self.gib * (1 << 30))

    def start(self) -> None:
        """Start a worker. Raises UnavailableError with the reason if the target cannot be loaded."""
        self.stop()
        self.starts += 1
        self.recent.clear()
        self._first = True
        self._tail, self._read_ahead = b"", bytearray()
        down, up, report = os.pipe(), os.pipe(), os.pipe()
        self._shared = _shared_file()
        passed = (down[0], up[1], self._shared.fileno())
        python = [sys.executable, "-P", "-m"]  # no module of the current folder comes before Python's own
        worker = [*python, "vinculum.gate.sandbox.worker", self.target, *map(str, passed), str(self._memory_bytes)]
        watched = [report[1], self._memory_bytes, os.getpid(), *passed]
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", supervisor.__file__, *map(str, watched), "--", *worker],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=(*passed, report[1]),
            start_new_session=True,
            env=os.environ | (ONE_THREAD if self.single else {}),
        )
        for end in (down[0], up[1], report[1]):
            os.close(end)
        os.set_blocking(down[1], False)
        for end in (down[1], up[0]):
            _enlarge_pipe(end)
        self._sink, self._source, self._report = down[1], up[0], report[0]
        assert self._process.stdout is not None
        self._drain = threading.Thread(target=self._drain_output, args=(self._process.stdout,), daemon=True)
        self._drain.start()
        limit = max(START_CALLS * self.seconds, START_SECONDS)
        reply = self._receive(Deadline(limit))
        if isinstance(reply, Reply) or reply[0].get("status") != "ready":
            self.stop()
            reason = f"{reply.message} as it was loaded" if isinstance(reply, Reply) else str(reply[0].get("reason"))
            if isinstance(reply, Reply) and reply.status is ReplyStatus.HUNG:
                reason = f"not loaded within {limit:g} s"
            raise UnavailableError(f"{self.target}: {reason}")
        self.loaded = str(reply[0].get("environment", ""))

    def stop(self) -> None:
        """End the worker and all processes that it started."""
        if self._process is None:
            return
        self._kill()
        for end in (self._sink, self._source, self._report):
            os.close(end)
        self._shared.close()
        self._drain.join(timeout=1)
        self._process = None

    def paths(self, profiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Return the adapter's paths under each profile."""
        answer = self._exchange(PathsCommand(profiles))
        if isinstance(answer, Reply):
            self.stop()
            raise UnavailableError(f"{self.target}: {answer.message}")
        try:
            return decode_paths(answer[0], profiles)
        except MALFORMED:
            raise UnavailableError(f"{self.target}: {MALFORMED_ANSWER}") from None

    def divide(self, request: Request) -> Reply:
        """Make one request. Never raises for what the target does."""
        answer = self._exchange(DivideCommand.of(request), request.timed_calls)
        self.recent.append(request)
        if isinstance(answer, Reply):
            self.stop()
            return answer
        try:
            return decode_reply(*answer, request.max_result_size)
        except MALFORMED:
            reply = self._obituary(ReplyStatus.DIED, MALFORMED_ANSWER)
            self.stop()
            return reply

    def sweep(
        self, request: Request, tiles: Sequence[tuple[int, int]], width: int, excluded: Sequence[int]
    ) -> tuple[tuple[bool, ...], int] | Reply:
        """Divide tiles: a numerator each by `width` denominators from a first on, without the excluded ones.

        Returns which tiles have results, and the file descriptor of the results (see `sandbox.sweep`). The worker can
        still write to that file, so read each result once. A reply says how the process ended. Of `request` only the
        call options count.
        """
        answer = self._exchange(SweepCommand(call_of(request), tiles, width, tuple(excluded)))
        if isinstance(answer, Reply):
            self.stop()
            return answer
        try:
            return decode_sweep(answer[0], len(tiles)).complete, self._shared.fileno()
        except MALFORMED:
            reply = self._obituary(ReplyStatus.DIED, "an answer to another question")
            self.stop()
            return reply

    def _exchange(self, command: Command, timed_calls: int = 1) -> tuple[dict[str, Any], list[bytes]] | Reply:
        """Send a command and receive its answer; a reply if the process ended instead."""
        header, payloads = command.encode()
        if self._process is None:
            self.start()
        asks_target = not isinstance(command, PathsCommand)
        extra = self.seconds * FIRST_CALL_EXTRA * (self.patient and self._first and asks_target)
        deadline = Deadline(self.seconds * timed_calls + extra)
        self._number, self._timed_calls = self._number + 1, timed_calls
        try:
            self._write(b"".join(protocol.pack({**header, "number": self._number}, payloads)), deadline)
        except TimeoutError:
            self.patient &= not extra
            return self._obituary(ReplyStatus.HUNG)
        except OSError:
            return self._obituary(ReplyStatus.DIED)
        answer = self._receive(deadline)
        if extra and (not isinstance(answer, Reply) or answer.ended_by_gate):
            self.patient = 0 < deadline.left < extra
        self._first &= not asks_target
        if not isinstance(answer, Reply) and answer[0].get("number") != self._number:
            reason = "an answer to another question, as a second process of the target may give"
            return self._obituary(ReplyStatus.DIED, reason)
        return answer

    def _write(self, data: bytes, deadline: Deadline) -> None:
        view = memoryview(data)
        while view:
            try:
                view = view[os.write(self._sink, view) :]
            except BlockingIOError:
                if not deadline.write(self._sink):
                    raise TimeoutError from None

    def _receive(self, deadline: Deadline) -> tuple[dict[str, Any], list[bytes]] | Reply:
        def read(size: int) -> bytes:
            while len(self._read_ahead) < size:
                if not deadline.read(self._source):
                    raise TimeoutError
                piece = os.read(self._source, 1 << 20)
                if not piece:
                    raise protocol.WireError("the process ended without an answer")
                self._read_ahead += piece
            data = bytes(memoryview(self._read_ahead)[:size])
            del self._read_ahead[:size]
            return data

        try:
            return protocol.receive(read)
        except TimeoutError:
            return self._obituary(ReplyStatus.HUNG)
        except protocol.WireError as error:
            return self._obituary(ReplyStatus.DIED, str(error))

    def _obituary(self, status: ReplyStatus, reason: str = "") -> Reply:
        """Explain how the process ended, and end what is left of it."""
        ended = self._ending(2.0 if status is ReplyStatus.DIED else 0.0)
        supervisor_status = self._kill()
        self._drain.join(timeout=1)  # until it has read what the process printed last
        ended = ended or self._ending(0.0)
        code, number = ended.get("code"), 0
        if "excess" in ended:
            status, reason = ReplyStatus.DIED, f"ended by the gate: {ended['excess']}"
        elif status is ReplyStatus.HUNG:
            calls = f" for each of {self._timed_calls} calls" if self._timed_calls > 1 else ""
            reason = f"no answer within {self.seconds:g} s (--timeout){calls}"
        elif isinstance(code, int):
            number = max(-code, 0)
            reason = f"ended by {_signal_name(number)}" if number else f"{reason} (exit status {code})"
        elif "signalled" in ended:
            reason = f"{ended['signalled']} to its supervisor"
        elif supervisor_status < 0:
            reason = f"its supervisor was ended by {_signal_name(-supervisor_status)}"
        printed = self._tail.decode(errors="replace").strip()
        last = f"; it printed: {printed.splitlines()[-1][:200]}" if printed else ""
        by_gate = status is ReplyStatus.HUNG or "excess" in ended
        return Reply(status, signal=number, message=f"{reason}{last}", ended_by_gate=by_gate)

    def _ending(self, seconds: float) -> dict[str, Any]:
        """Return the supervisor's report of how the worker ended; empty if none arrives within this time."""
        if select.select([self._report], [], [], seconds)[0]:
            with contextlib.suppress(ValueError):
                report: dict[str, Any] = json.loads(os.read(self._report, 4096))
                return report
        return {}

    def _kill(self) -> int:
        """Have the supervisor end all processes of the target, and itself.

        Returns its exit status, negative for a signal.
        """
        assert self._process is not None
        for number in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self._process.wait(supervisor.PATIENCE + 1)
        return self._process.wait()

    def _drain_output(self, stream: Any) -> None:
        while piece := os.read(stream.fileno(), 1 << 16):
            self._tail = (self._tail + piece)[-OUTPUT_TAIL:]
        stream.close()

    _first: bool  # the process has received no operands yet
    _shared: BinaryIO
    _sink: int
    _source: int
    _report: int
    _drain: threading.Thread


def _shared_file() -> BinaryIO:
    """Create an anonymous file, in memory if the system supports that."""
    if hasattr(os, "memfd_create"):
        return open(os.memfd_create("results"), "w+b", buffering=0)  # noqa: PTH123 - there is no path
    return tempfile.TemporaryFile(buffering=0)


def _enlarge_pipe(pipe: int) -> None:
    """Enlarge a pipe's buffer if the system permits, so that a large tensor does not pass in small pieces."""
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        with contextlib.suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE_BYTES)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"  # a real-time signal has no name

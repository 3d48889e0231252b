"""Runs a target in a process of its own, outlives whatever it does, and says what that was."""

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
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, BinaryIO, Self

from vinculum.gate.sandbox import protocol, supervisor
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.sandbox.timeout import Deadline

ENDINGS = ("error", "not supported", "inexpressible")
NO_MESSAGE = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError, MemoryError)
# Some runtimes take long to load: as long as so many calls may, and at least so many seconds.
START_CALLS, START_SECONDS = 18, 60.0
MORE_CALLS = 5  # as long as so many more may the first call of a process take, in which some targets compile
MEMORY = 4.0  # GiB that the processes of a target may hold
THREADS = ("OMP", "OPENBLAS", "MKL", "NUMEXPR", "VECLIB")
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in THREADS} | {"VINCULUM_THREADS": "1", "VINCULUM_GATE_CORES": "1"}
TAIL = 4096  # bytes of what a target prints that are kept
EARLIER = 3  # calls before the last one that are remembered


class UnavailableError(Exception):
    """The target cannot be loaded at all."""


class Sandbox:
    """One worker at a time, started anew after each death. Use as a context manager.

    A call may take `seconds`; loading the target, START_CALLS times that, and START_SECONDS in any case. Its processes
    may hold `memory` GiB. With `single`, runtimes are told to use one thread, and find one core. With `patient`, the first
    call has the time of MORE_CALLS more, and if it needs that, so have those of later processes. `loaded` is what loading
    the target has made of the floating-point environment, in words; empty if nothing. `recent` are the last calls of the process.
    """

    def __init__(
        self, target: str, seconds: float = 10.0, memory: float = MEMORY, *, single: bool = False, patient: bool = True
    ) -> None:
        self.target, self.seconds, self.gib, self.single, self.patient = target, seconds, memory, single, patient
        self.loaded = ""
        self.starts = 0
        self.recent = deque[Request](maxlen=EARLIER + 1)
        self._number, self._calls = 0, 1
        self._process: subprocess.Popen[bytes] | None = None
        self._tail, self._read_ahead = b"", bytearray()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()

    @property
    def _bytes(self) -> int:
        return int(self.gib * (1 << 30))

    def start(self) -> None:
        """Start a worker; raises UnavailableError with the reason if the target cannot be loaded."""
        self.stop()
        self.starts += 1
        self.recent.clear()
        self._first = True
        self._tail, self._read_ahead = b"", bytearray()
        down, up, report = os.pipe(), os.pipe(), os.pipe()
        self._shared = _shared_file()
        passed = (down[0], up[1], self._shared.fileno())
        python = [sys.executable, "-P", "-m"]  # no module of the current folder comes before Python's own
        worker = [*python, "vinculum.gate.sandbox.worker", self.target, *map(str, passed), str(self._bytes)]
        watched = [report[1], self._bytes, os.getpid(), *passed]
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
            _widen(end)
        self._sink, self._source, self._report = down[1], up[0], report[0]
        assert self._process.stdout is not None
        self._drain = threading.Thread(target=self._keep_tail, args=(self._process.stdout,), daemon=True)
        self._drain.start()
        limit = max(START_CALLS * self.seconds, START_SECONDS)
        reply = self._receive(Deadline(limit))
        if isinstance(reply, Reply) or reply[0].get("status") != "ready":
            self.stop()
            reason = f"{reply.message} as it was loaded" if isinstance(reply, Reply) else str(reply[0].get("reason"))
            if isinstance(reply, Reply) and reply.status == "hung":
                reason = f"not loaded within {limit:g} s"
            raise UnavailableError(f"{self.target}: {reason}")
        self.loaded = str(reply[0].get("environment", ""))

    def stop(self) -> None:
        """End the worker and all that it started."""
        if self._process is None:
            return
        self._kill()
        for end in (self._sink, self._source, self._report):
            os.close(end)
        self._shared.close()
        self._drain.join(timeout=1)
        self._process = None

    def paths(self, profiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """The adapter's paths under each profile."""
        answer = self._exchange({"op": "paths", "profiles": list(profiles)}, [])
        if isinstance(answer, Reply):
            self.stop()
            raise UnavailableError(f"{self.target}: {answer.message}")
        try:
            return {profile: tuple(map(str, answer[0]["paths"][profile])) for profile in profiles}
        except NO_MESSAGE:
            raise UnavailableError(f"{self.target}: what came is no message") from None

    def divide(self, request: Request) -> Reply:
        """Ask for one division. Never raises for what the target does."""
        described = [protocol.describe(operand) for operand in (request.A, request.B)]
        header = _asked(request) | {
            "op": "divide",
            "layout": request.layout,
            "repeat": request.repeat,
            "threads": request.threads,
            "most": request.most,
            "operands": [part for part, _ in described],
        }
        answer = self._exchange(header, [data for _, data in described], request.calls)
        self.recent.append(request)
        if isinstance(answer, Reply):
            self.stop()
            return answer
        try:
            return self._read(*answer, request.most)
        except NO_MESSAGE:
            reply = self._obituary("died", "what came is no message")
            self.stop()
            return reply

    def sweep(
        self, request: Request, tiles: Sequence[tuple[int, int]], width: int, excluded: list[int]
    ) -> tuple[list[bool], int] | Reply:
        """Ask for tiles: a numerator each, by `width` denominators from a first on, but the excluded ones of these.

        Which results are in order, and the file that they are in (see `whole.serving`): the worker can still write to
        it, so read each once. A reply says how the process ended. Of `request`, only how to ask counts.
        """
        asked = {"op": "sweep", "tiles": [list(tile) for tile in tiles], "width": width, "excluded": excluded}
        answer = self._exchange({**_asked(request), **asked}, [])
        if isinstance(answer, Reply):
            self.stop()
            return answer
        fine = answer[0].get("fine")
        if not isinstance(fine, list) or len(fine) != len(tiles):
            reply = self._obituary("died", "an answer to another question")
            self.stop()
            return reply
        return [said is True for said in fine], self._shared.fileno()

    def _read(self, header: dict[str, Any], payloads: list[bytes], most: int) -> Reply:
        left = str(header.get("environment", ""))
        before, after, digests = (tuple(header.get(name, ())) for name in ("before", "after", "digests"))
        if header["status"] != "value":
            said = header["status"] if header["status"] in ENDINGS else "error"
            return Reply(said, message=str(header.get("reason", "")), before=before, after=after, environment=left)
        extents = [*header["memory"], header.get("another", (0, 0))]
        memory = tuple((int(start), int(end)) for start, end in extents)
        described = header["result"]
        result, message = None, str(header.get("differs", ""))[:200]
        beyond = bool(described.get("beyond"))
        if beyond:
            if prod(map(int, described["shape"])) <= most:
                raise ValueError("it is not beyond what a result may have")
        elif not described.get("foreign"):
            try:
                result = protocol.restore(described, payloads[0])
            except (protocol.WireError, IndexError) as error:
                message = str(error)
        shape = tuple(int(size) for size in described["shape"])
        seen = shape, 0, message, before, after, digests, memory, left
        return Reply(
            "value", result, described["dtype"], *seen, beyond=beyond, no_array=bool(described.get("no_array"))
        )

    def _exchange(
        self, header: Mapping[str, Any], payloads: list[bytes], calls: int = 1
    ) -> tuple[dict[str, Any], list[bytes]] | Reply:
        if self._process is None:
            self.start()
        more = self.seconds * MORE_CALLS * (self.patient and self._first and header["op"] != "paths")
        deadline = Deadline(self.seconds * calls + more)
        self._number, self._calls = self._number + 1, calls
        try:
            self._write(b"".join(protocol.pack({**header, "number": self._number}, payloads)), deadline)
        except TimeoutError:
            self.patient &= not more
            return self._obituary("hung")
        except OSError:
            return self._obituary("died")
        answer = self._receive(deadline)
        if more and (not isinstance(answer, Reply) or answer.stopped):
            self.patient = 0 < deadline.left < more
        self._first &= header["op"] == "paths"
        if not isinstance(answer, Reply) and answer[0].get("number") != self._number:
            return self._obituary("died", "an answer to another question, as a second process of the target may give")
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
            return self._obituary("hung")
        except protocol.WireError as error:
            return self._obituary("died", str(error))

    def _obituary(self, status: str, reason: str = "") -> Reply:
        ended = self._ending(2.0 if status == "died" else 0.0)
        watching = self._kill()
        ended = ended or self._ending(0.0)
        code, number = ended.get("code"), 0
        if "excess" in ended:
            status, reason = "died", f"ended by the gate: {ended['excess']}"
        elif status == "hung":
            calls = f" for each of {self._calls} calls" if self._calls > 1 else ""
            reason = f"no answer within {self.seconds:g} s (--timeout){calls}"
        elif isinstance(code, int):
            number = max(-code, 0)
            reason = f"ended by {_signal_name(number)}" if number else f"{reason} (exit status {code})"
        elif "told" in ended:
            reason = f"{ended['told']} to the process that watches it"
        elif watching < 0:
            reason = f"the process that watches it was ended by {_signal_name(-watching)}"
        printed = self._tail.decode(errors="replace").strip()
        last = f"; it printed: {printed.splitlines()[-1][:200]}" if printed else ""
        stopped = status == "hung" or "excess" in ended
        return Reply(status, signal=number, message=f"{reason}{last}", stopped=stopped)

    def _ending(self, seconds: float) -> dict[str, Any]:
        """What the supervisor says of how the worker ended; nothing if it has not, within this time."""
        if select.select([self._report], [], [], seconds)[0]:
            with contextlib.suppress(ValueError):
                said: dict[str, Any] = json.loads(os.read(self._report, 4096))
                return said
        return {}

    def _kill(self) -> int:
        """Have the supervisor end all processes of the target, and itself; its exit status, or less than 0 for a signal."""
        assert self._process is not None
        for how in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                return self._process.wait(supervisor.PATIENCE + 1)
        return self._process.wait()

    def _keep_tail(self, stream: Any) -> None:
        while piece := os.read(stream.fileno(), 1 << 16):
            self._tail = (self._tail + piece)[-TAIL:]
        stream.close()

    _first: bool  # no operands came to this process before
    _shared: BinaryIO
    _sink: int
    _source: int
    _report: int
    _drain: threading.Thread


def _asked(request: Request) -> dict[str, Any]:
    """How the division is asked for, without the operands."""
    attributes = {k: list(v) if isinstance(v, tuple) else v for k, v in request.attributes.items()}
    return {"profile": request.profile, "dtype": request.dtype, "path": request.path, "attributes": attributes}


def _shared_file() -> BinaryIO:
    """A file without a name, in memory where the system has such."""
    if hasattr(os, "memfd_create"):
        return open(os.memfd_create("results"), "w+b", buffering=0)  # noqa: PTH123 - there is no path
    return tempfile.TemporaryFile(buffering=0)


def _widen(pipe: int) -> None:
    """More room in it, where the system gives that: a large tensor is then not passed on in small pieces."""
    if hasattr(fcntl, "F_SETPIPE_SZ"):
        with contextlib.suppress(OSError):
            fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, 1 << 20)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"  # a real-time signal has no name

"""Runs a target in a process of its own, outlives whatever it does, and says what that was."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Self

from vinculum.gate import wire
from vinculum.gate.adapter import Array

START_SECONDS = 180.0  # some runtimes take long to load
TAIL = 4096  # bytes of what a target prints that are kept


@dataclass(frozen=True)
class Request:
    """One division: operands, how they lie in memory, and how it is asked for."""

    A: Array
    B: Array
    profile: str
    dtype: str
    path: str
    attributes: Mapping[str, Any] = field(default_factory=dict)
    layout: str = "contiguous"
    repeat: int = 1
    violates: str | None = None  # the requirement that the operands break; the target is not told


@dataclass(frozen=True)
class Reply:
    """What came of it. `status` is value, error, not supported, inexpressible, died or hung.

    `before` and `after` are digests of the operands' memory; `digests` of the results, one for each time; `memory`
    the first address of A, B, C and the result of another call, and the one after their last.
    """

    status: str
    result: Array | None = None
    dtype: str = ""
    shape: tuple[int, ...] = ()
    signal: int = 0
    message: str = ""
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    digests: tuple[int, ...] = ()
    memory: tuple[tuple[int, int], ...] = ()

    @property
    def fatal(self) -> bool:
        """The process did not live through it."""
        return self.status in ("died", "hung")


class UnavailableError(Exception):
    """The target cannot be loaded at all."""


class Sandbox:
    """One worker at a time, started anew after each death. Use as a context manager."""

    def __init__(self, target: str, seconds: float = 10.0) -> None:
        self.target, self.seconds = target, seconds
        self.starts = 0
        self._number = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._tail = b""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start a worker; raises UnavailableError with the reason if the target cannot be loaded."""
        self.stop()
        self.starts += 1
        self._tail = b""
        down, up = os.pipe(), os.pipe()
        self._shared = _shared_file()
        passed = (down[0], up[1], self._shared.fileno())
        self._process = subprocess.Popen(
            [sys.executable, "-m", "vinculum.gate.worker", self.target, *map(str, passed)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=passed,
            start_new_session=True,
        )
        os.close(down[0])
        os.close(up[1])
        os.set_blocking(down[1], False)
        self._sink, self._source = down[1], up[0]
        assert self._process.stdout is not None
        self._drain = threading.Thread(target=self._keep_tail, args=(self._process.stdout,), daemon=True)
        self._drain.start()
        reply = self._receive(time.monotonic() + START_SECONDS)
        if isinstance(reply, Reply) or reply[0]["status"] != "ready":
            self.stop()
            reason = reply.message if isinstance(reply, Reply) else str(reply[0].get("reason"))
            raise UnavailableError(f"{self.target}: {reason}")

    def stop(self) -> None:
        """End the worker and all that it started."""
        if self._process is None:
            return
        self._kill()
        os.close(self._sink)
        os.close(self._source)
        self._shared.close()
        self._drain.join(timeout=1)
        self._process = None

    def paths(self, profiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """The adapter's paths under each profile."""
        answer = self._exchange({"op": "paths", "profiles": list(profiles)}, [], self.seconds)
        if isinstance(answer, Reply):
            raise UnavailableError(f"{self.target}: {answer.message}")
        return {profile: tuple(paths) for profile, paths in answer[0]["paths"].items()}

    def divide(self, request: Request) -> Reply:
        """Ask for one division. Never raises for what the target does."""
        if self._process is None:
            self.start()
        described = [wire.describe(operand) for operand in (request.A, request.B)]
        header = _asked(request) | {
            "op": "divide",
            "layout": request.layout,
            "repeat": request.repeat,
            "operands": [part for part, _ in described],
        }
        answer = self._exchange(header, [data for _, data in described], self.seconds * request.repeat)
        if isinstance(answer, Reply):
            self.stop()
            return answer
        return self._read(*answer)

    def sweep(self, request: Request, numerators: list[int], excluded: list[int]) -> tuple[list[bool], int] | Reply:
        """Ask for each of `numerators` divided by every denominator but the excluded ones, see `whole.serving`.

        Which results are in order, and the file that they are in: the worker can still write to it, so read each once.
        A reply says how the process ended. Of `request`, only how to ask counts.
        """
        if self._process is None:
            self.start()
        answer = self._exchange(
            {**_asked(request), "op": "sweep", "numerators": numerators, "excluded": excluded}, [], self.seconds
        )
        if isinstance(answer, Reply):
            self.stop()
            return answer
        fine = answer[0].get("fine")
        if not isinstance(fine, list) or len(fine) != len(numerators):
            reply = self._obituary("died", "an answer to another question")
            self.stop()
            return reply
        return [said is True for said in fine], self._shared.fileno()

    def _read(self, header: dict[str, Any], payloads: list[bytes]) -> Reply:
        before, after, digests = (tuple(header.get(name, ())) for name in ("before", "after", "digests"))
        if header["status"] != "value":
            return Reply(header["status"], message=header.get("reason", ""), before=before, after=after)
        extents = [*header["memory"], header.get("another", (0, 0))]
        memory = tuple((int(start), int(end)) for start, end in extents)
        described = header["result"]
        result, message = None, ""
        if not described.get("foreign"):
            try:
                result = wire.restore(described, payloads[0])
            except (wire.WireError, IndexError) as error:
                message = str(error)
        shape = tuple(int(size) for size in described["shape"])
        return Reply("value", result, described["dtype"], shape, 0, message, before, after, digests, memory)

    def _exchange(
        self, header: Mapping[str, Any], payloads: list[bytes], seconds: float
    ) -> tuple[dict[str, Any], list[bytes]] | Reply:
        deadline = time.monotonic() + seconds
        self._number += 1
        try:
            for piece in wire.pack({**header, "number": self._number}, payloads):
                self._write(piece, deadline)
        except TimeoutError:
            return self._obituary("hung")
        except OSError:
            return self._obituary("died")
        answer = self._receive(deadline)
        if not isinstance(answer, Reply) and answer[0].get("number") != self._number:
            return self._obituary("died", "an answer to no question")
        return answer

    def _write(self, data: bytes, deadline: float) -> None:
        view = memoryview(data)
        while view:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([], [self._sink], [], left)[1]:
                raise TimeoutError
            view = view[os.write(self._sink, view[: 1 << 16]) :]

    def _receive(self, deadline: float) -> tuple[dict[str, Any], list[bytes]] | Reply:
        def read(size: int) -> bytes:
            data = bytearray()
            while len(data) < size:
                left = deadline - time.monotonic()
                if left <= 0 or not select.select([self._source], [], [], left)[0]:
                    raise TimeoutError
                piece = os.read(self._source, min(size - len(data), 1 << 20))
                if not piece:
                    raise wire.WireError("the process ended without an answer")
                data += piece
            return bytes(data)

        try:
            return wire.receive(read)
        except TimeoutError:
            return self._obituary("hung")
        except wire.WireError as error:
            return self._obituary("died", str(error))

    def _obituary(self, status: str, reason: str = "") -> Reply:
        assert self._process is not None
        number = 0
        if status == "died":
            try:
                code = self._process.wait(timeout=2)
                number = -code if code < 0 else 0
                reason = f"ended by {_signal_name(number)}" if number else f"{reason} (exit status {code})"
            except subprocess.TimeoutExpired:
                pass
        self._kill()
        if status == "hung":
            reason = "no answer in time"
        printed = self._tail.decode(errors="replace").strip()
        last = f"; it printed: {printed.splitlines()[-1][:200]}" if printed else ""
        return Reply(status, signal=number, message=f"{reason}{last}")

    def _kill(self) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _keep_tail(self, stream: Any) -> None:
        while piece := os.read(stream.fileno(), 1 << 16):
            self._tail = (self._tail + piece)[-TAIL:]
        stream.close()

    _shared: BinaryIO
    _sink: int
    _source: int
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


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"  # a real-time signal has no name

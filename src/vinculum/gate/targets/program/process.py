"""A running program: what the gate writes to its standard input, and reads from its standard output.

Both go on at the same time, so that neither side waits for the other while a pipe is full.
"""

import contextlib
import fcntl
import os
import select
import signal
import subprocess
import time
from collections.abc import Callable, Sequence

PIPE_BYTES, READ_BYTES = 1 << 20, 1 << 18
EXIT_SECONDS = 1.0  # until a program that closed its standard output must have ended
Buffer = bytes | bytearray | memoryview


class ViolationError(Exception):
    """The program wrote something else than the protocol says."""


class ProgramEndedError(Exception):
    """The program ended, or closed its standard output, before its answer was complete.

    `status` is its exit status, negative for a signal.
    """

    def __init__(self, status: int, received: bytes) -> None:
        super().__init__(f"the program {describe_end(status)} before its answer was complete")
        self.status, self.received = status, received


class NoAnswerError(Exception):
    """The answer was not complete within the time limit of `exchange`.

    `received` is the part that arrived.
    """

    def __init__(self, received: bytes) -> None:
        super().__init__("no complete answer")
        self.received = received


class Program:
    """A program that runs until it ends or is ended.

    Raises OSError if it cannot be started. Its standard error is that of this process.
    """

    def __init__(self, command: Sequence[str], *, stderr: int | None = None) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, bufsize=0, process_group=0
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        for stream in (self._input, self._output):
            os.set_blocking(stream.fileno(), False)
            if hasattr(fcntl, "F_SETPIPE_SZ"):
                with contextlib.suppress(OSError):
                    fcntl.fcntl(stream.fileno(), fcntl.F_SETPIPE_SZ, PIPE_BYTES)

    def exchange(
        self, request: Sequence[Buffer], length: Callable[[bytearray], int | None], seconds: float | None = None
    ) -> bytes:
        """Write a request, and return the answer.

        `length` takes what was received so far, and returns the length of the whole answer once that is known. Raises
        ViolationError for output before the request and behind the answer, ProgramEndedError, and, with a time limit in
        `seconds`, NoAnswerError.
        """
        if stale := self._read():
            raise ViolationError(f"it wrote {excerpt(stale)} before it was asked")
        received, pending = bytearray(), [memoryview(part).cast("B") for part in request if len(part)]
        deadline = None if seconds is None else time.monotonic() + seconds
        total: int | None = None
        while pending or total is None or len(received) < total:
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                raise NoAnswerError(bytes(received))
            writes = [self._input] if pending else []
            readable, writable, _ = select.select([self._output], writes, [], left)
            if readable:
                piece = self._read()
                if piece is None:
                    raise ProgramEndedError(self._wait(), bytes(received))
                received += piece
                total = length(received) if total is None else total
                if total is not None and len(received) > total:
                    raise ViolationError(f"it wrote {excerpt(received[total:])} after its answer")
            if writable and not readable:
                self._write(pending)
        return bytes(received)

    def _write(self, pending: list[memoryview]) -> None:
        """Write what the pipe takes. If the program has closed its end, its output says why."""
        try:
            count = os.write(self._input.fileno(), pending[0])
        except BlockingIOError:
            return
        except BrokenPipeError:
            pending.clear()
            if not select.select([self._output], [], [], EXIT_SECONDS)[0]:
                raise ViolationError("it closed its standard input") from None
            return
        pending[0] = pending[0][count:]
        if not pending[0]:
            del pending[0]

    def _read(self) -> bytes | None:
        """Return what can be read now; None at the end of the output."""
        try:
            return os.read(self._output.fileno(), READ_BYTES) or None
        except BlockingIOError:
            return b""

    def read_until_end(self, seconds: float) -> bytes | None:
        """Close the program's standard input, and return what it writes until it ends.

        Returns None if it does not end within this time; it is ended then.
        """
        with contextlib.suppress(BrokenPipeError):
            self._input.close()
        received, deadline = bytearray(), time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            if select.select([self._output], [], [], left)[0]:
                piece = self._read()
                if piece is None:
                    return bytes(received)
                received += piece
        self.end()
        return None

    def _wait(self) -> int:
        """Return the exit status; 0 after ending a program that closed its output and still runs."""
        try:
            return self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.end()
            return 0

    def end(self) -> int:
        """End the program and its process group, and return its exit status."""
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        for stream in (self._input, self._output):
            with contextlib.suppress(OSError):
                stream.close()
        return self._process.wait()


def excerpt(data: Buffer) -> str:
    """The beginning of some output, for a message."""
    text = bytes(data[:60]).decode("ascii", "backslashreplace").replace("\r", "\\r").replace("\n", "\\n")
    return f"{text!r}"[:80].replace("\\\\", "\\") + ("…" if len(data) > 60 else "")


def describe_end(status: int) -> str:
    """How a program with this exit status ended."""
    if status >= 0:
        return f"ended with status {status}"
    try:
        return f"was ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"was ended by signal {-status}"

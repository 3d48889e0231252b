"""The process of a target: `python -m vinculum.gate.sandbox.worker TARGET IN OUT SHARED MEMORY`.

It answers the gate's commands and reports what it observed. It judges nothing.
"""

import os
import resource
import sys
from collections.abc import Callable
from typing import BinaryIO

from vinculum._util.limits import limit_resource
from vinculum._util.process_lifetime import end_with_parent
from vinculum.gate.sandbox import protocol
from vinculum.gate.sandbox.answers import PathsAnswer, ReadyAnswer, UnavailableAnswer
from vinculum.gate.sandbox.call_series import divide
from vinculum.gate.sandbox.commands import DivideCommand, PathsCommand, SweepCommand, decode_command
from vinculum.gate.sandbox.fp_environment import Environment
from vinculum.gate.sandbox.history import RequestHistory
from vinculum.gate.sandbox.sweep import sweep
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Adapter
from vinculum.gate.targets.registry import KNOWN, listed


def serve(adapter: Adapter, source: BinaryIO, sink: BinaryIO, shared: int) -> None:
    """Answer commands until the gate closes the pipe. An answer has the number of its command.

    Before each command the floating-point environment is as loading the target left it. The answer says how the calls
    changed it.
    """
    environment, history = Environment(), RequestHistory()
    while True:
        try:
            header, payloads = protocol.receive(lambda size: _read_exactly(source, size))
        except protocol.WireError:
            return
        content: list[bytes] = []
        match decode_command(header, payloads):
            case PathsCommand(profiles):
                answer = PathsAnswer({profile: tuple(adapter.paths(profile)) for profile in profiles}).encode()
            case SweepCommand() as command:
                answer = sweep(adapter, command, shared).encode()
            case DivideCommand() as command:
                observed = divide(adapter, command, history)
                answer, content = observed.encode(), [observed.content]
        protocol.send(sink, {**answer, "environment": environment.restore(), "number": header["number"]}, content)


def _read_exactly(stream: BinaryIO, size: int) -> bytes:
    data = stream.read(size)
    if len(data) != size:
        raise protocol.WireError("the gate closed the pipe")
    return data


def main(arguments: list[str], resolve: Callable[[str], Adapter] = registry.resolve) -> int:
    """Run the worker process. `resolve` creates the adapter for the name of a target."""
    target, (source, sink, shared) = arguments[0], map(int, arguments[1:4])
    end_with_parent()
    limit_resource(resource.RLIMIT_CORE, 0)
    limit_resource(resource.RLIMIT_FSIZE, int(arguments[4]))
    if os.environ.get("VINCULUM_GATE_CORES") == "1" and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    environment = Environment()
    with os.fdopen(source, "rb") as reader, os.fdopen(sink, "wb") as writer:
        try:
            adapter = resolve(target)
        except BaseException as error:  # noqa: BLE001 - SystemExit, a panic: few callers survive it
            protocol.send(writer, UnavailableAnswer(_load_failure(target, error)).encode())
            return 1
        protocol.send(writer, ReadyAnswer(environment.describe_changes()).encode())
        serve(adapter, reader, writer, shared)
    return 0


def _load_failure(target: str, error: BaseException) -> str:
    """Explain why the target could not be loaded."""
    if isinstance(error, ImportError) and target in KNOWN:
        reason = listed(target).reason or ""
    else:
        reason = str(error).removeprefix(f"{target}: ") if isinstance(error, ValueError) else ""
    return reason or f"{type(error).__name__} as it was loaded{': ' if str(error) else ''}{error}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

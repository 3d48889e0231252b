"""Adapters of programs: `exec:…` speaks the line protocol, and `exec-frames:…` that of frames.

A program is started once and answers many calls. If it ends, or breaks the protocol, this process ends in the same way, so
that the gate reports what it would report of a library; the gate then starts both again.
"""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NoReturn

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError
from vinculum.gate.targets.operand_forms import contiguous, refuse
from vinculum.gate.targets.program import frames, lines
from vinculum.gate.targets.program.command import command, takes_dtype
from vinculum.gate.targets.program.command import source_file as source_file  # noqa: PLC0414 - the registry's
from vinculum.gate.targets.program.command import split as split  # noqa: PLC0414
from vinculum.gate.targets.program.process import Buffer, Program, ProgramEndedError, ViolationError

NO_TYPE = ""  # the type of a command that does not contain it


class ProgramTarget(Adapter):
    """A program of the user. Creating the adapter starts it, unless its command contains the element type."""

    requires = "numpy"

    def __init__(self, target: str) -> None:
        """Start what `target` names. Raises ValueError with the reason if that fails."""
        self._target, self._by_type, self._programs = target, takes_dtype(target), dict[str, Program]()
        command(target, NO_TYPE)
        if not self._by_type:
            self._program(NO_TYPE)

    def _program(self, dtype: str) -> Program:
        """Return the program for an element type, which is started on first use."""
        key = dtype if self._by_type else NO_TYPE
        if key not in self._programs:
            try:
                self._programs[key] = Program(command(self._target, key))
            except OSError as error:
                raise ValueError(f"{self._target}: cannot be started: {error.strerror}") from error
        return self._programs[key]

    def _exchange(self, dtype: str, request: Sequence[Buffer], length: Callable[[bytearray], int | None]) -> bytes:
        """Write a request and return the answer. Ends this process if the program ends or breaks the protocol."""
        try:
            return self._program(dtype).exchange(request, length)
        except ProgramEndedError as error:
            end_as(error.status)
        except ViolationError as error:
            self._end_for(error)

    def _end_for(self, error: ViolationError) -> NoReturn:
        for program in self._programs.values():
            program.end()
        sys.stderr.write(f"the program broke the protocol: {error}\n")
        end_as(1)


class LinesProgram(ProgramTarget):
    """A program that divides pairs of elements of one type."""

    name = "exec"
    one_type = True

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Send the pairs of elements in C order.

        The program has no shapes, so that nothing is broadcast for it.
        """
        refuse(self, call, floors=True)
        if A.shape != B.shape or A.dtype != B.dtype:
            raise InexpressibleError("the line protocol takes operands of one shape and one type only")
        a, b = (contiguous(x).reshape(-1) for x in (A, B))
        if not a.size:
            return np.empty(A.shape, A.dtype)
        answer = self._exchange(call.dtype, [lines.encode(a, b)], lines.AnswerLength(a.size))
        try:
            return lines.decode(answer, A.dtype, a.size).reshape(A.shape)
        except ViolationError as error:
            self._end_for(error)


class FramesProgram(ProgramTarget):
    """A program that divides tensors."""

    name = "exec-frames"
    _number = 0

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Send the tensors and the attributes as they are."""
        refuse(self, call, attributes=True, floors=True)
        self._number = (self._number + 1) % (1 << 32)
        request = frames.encode(self._number, contiguous(A), contiguous(B), call.attributes)
        return frames.decode(self._exchange(call.dtype, request, frames.AnswerLength(self._number)))


def end_as(status: int) -> NoReturn:
    """End this process with an exit status; if that is negative, by the signal."""
    sys.stderr.flush()
    if status < 0:
        with suppress(OSError, ValueError):  # SIGKILL has no handler
            signal.signal(-status, signal.SIG_DFL)
        os.kill(os.getpid(), -status)
    os._exit(status if status >= 0 else 1)

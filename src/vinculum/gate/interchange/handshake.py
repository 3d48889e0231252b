"""A short conversation with a program, which shows where it does not follow its protocol."""

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.values.special_values import array_of
from vinculum.gate.results.formatting import decimal
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import NotSupportedError
from vinculum.gate.targets.program import frames, lines
from vinculum.gate.targets.program.command import FRAMES, command
from vinculum.gate.targets.program.process import (
    NoAnswerError,
    Program,
    ProgramEndedError,
    ViolationError,
    describe_end,
    excerpt,
)
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

SETTLING_SECONDS = 0.2  # in which output that nothing asked for arrives
NUMBERS = ((1, 3), (7, 2), (0, 5), (100, 7), (1, 1), (5, 4))
SIGNED = ((-7, 2), (7, -2), (-1, -1))
BUFFERED = (
    "it answered only after its input ended: its output stays in a buffer, so that the gate would wait for ever. Flush after"
    " each answer, as fflush(stdout) does in C, or make the stream unbuffered"
)
SHAPES = (((3,), (3,)), ((), ()), ((0,), (0,)), ((2, 1), (3,)))


@dataclass
class Handshake:
    """What was sent and received, one text each, and what is wrong with the protocol."""

    target: str
    dtype: str
    exchanged: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def handshake(target: str, dtype: str, seconds: float) -> Handshake:
    """Send a handful of requests to a program that is started for this.

    An answer may take so many seconds. Raises ValueError if there is no such program, or it cannot be started.
    """
    element = specification().types[dtype]
    conversation = _Conversation(target, element, seconds)
    (conversation.frames if target.startswith(FRAMES) else conversation.lines)()
    return conversation.report


class _Conversation:
    def __init__(self, target: str, element: ElementType, seconds: float) -> None:
        self.report = Handshake(target, element.name)
        self.command, self.element, self.seconds = command(target, element.name), element, seconds
        self.dtype: np.dtype[Any] = element_dtype(element.name)

    def lines(self) -> None:
        A, B = _operands(self.element)
        program = self._started()
        try:
            for part in (slice(0, 1), slice(1, None)):  # a program that buffers its output may answer the second alone
                if not self._exchange_lines(program, A[part], B[part]):
                    return
            self._finish(program)
        finally:
            program.end()
        if self.element.kind == "int":
            self._outside_of_domain()

    def frames(self) -> None:
        A, B = _operands(self.element)
        program = self._started()
        try:
            for number, (a, b) in enumerate(SHAPES, 1):
                if not self._exchange_frame(program, number, np.resize(A, a), np.resize(B, b)):
                    return
            self._finish(program)
        finally:
            program.end()

    def _started(self) -> Program:
        try:
            return Program(self.command)
        except OSError as error:
            raise ValueError(f"cannot start {shlex.join(self.command)}: {error.strerror}") from error

    def _exchange_lines(self, program: Program, A: Array, B: Array) -> bool:
        """Send pairs, and note what came back. Returns whether the protocol was followed."""
        request = lines.encode(A, B)
        answer = self._answer(program, [request], lines.AnswerLength(A.size))
        received = [] if answer is None else answer.split(b"\n")[:-1]
        for k, sent in enumerate(request.decode().splitlines()):
            line = received[k] if k < len(received) else None
            pair = f"{decimal(A[k])} / {decimal(B[k])}"
            self.report.exchanged.append(
                f"sent {sent}, received {'nothing' if line is None else excerpt(line)}: {pair}"
            )
            if line is not None:
                self.report.exchanged[-1] += f" = {self._meaning(line)}"
        if answer is None:
            return False
        return not self._problem(lambda: lines.decode(answer, self.dtype, A.size))

    def _exchange_frame(self, program: Program, number: int, A: Array, B: Array) -> bool:
        request = frames.encode(number, A, B, {})
        answer = self._answer(program, request, frames.AnswerLength(number))
        described = "nothing"
        followed = answer is not None
        if answer is not None:
            try:
                result = frames.decode(answer)
                described = f"{result.dtype.name} {list(result.shape)}"
                followed = result.dtype == A.dtype or self._refuse(f"the result has type {result.dtype.name}")
                if A.shape == B.shape != result.shape:
                    followed = self._refuse(f"the result has shape {list(result.shape)}")
            except lines.ProgramError as error:
                described = f"error {error}"
            except NotSupportedError as error:
                described = f"unsupported {error}"
        self.report.exchanged.append(f"sent {A.dtype.name} {list(A.shape)} and {list(B.shape)}, received {described}")
        return followed

    def _answer(
        self, program: Program, request: Sequence[bytes], length: Callable[[bytearray], int | None]
    ) -> bytes | None:
        """Return the answer to a request; None, with a problem noted, if there is none."""
        try:
            return program.exchange(request, length, self.seconds)
        except NoAnswerError as error:
            self._explain_silence(program, error.received)
        except ProgramEndedError as error:
            received = f" after {excerpt(error.received)}" if error.received else " before it wrote anything"
            self._refuse(f"it {describe_end(error.status)}{received}; it has to read requests until its input ends")
        except ViolationError as error:
            self._refuse(str(error))
        return None

    def _explain_silence(self, program: Program, received: bytes) -> None:
        """Tell a program that does not flush from one that hangs, by ending its input."""
        rest = program.read_until_end(self.seconds)
        if rest and not received:
            self._refuse(f"{BUFFERED}; it wrote {excerpt(rest)}")
        elif received:
            self._refuse(f"it wrote {excerpt(received + (rest or b''))}, which is no complete answer")
        elif rest is None:
            self._refuse(f"it hangs: it wrote nothing within {self.seconds:g} s, and did not end when its input ended")
        else:
            self._refuse("it wrote nothing, and ended when its input ended")

    def _finish(self, program: Program) -> None:
        """Look for output that nothing asked for, and for an orderly end."""
        try:
            program.exchange([], lambda _: None, SETTLING_SECONDS)
        except NoAnswerError as error:
            if error.received:
                self._refuse(f"it wrote {excerpt(error.received)} after its answers")
        except (ViolationError, ProgramEndedError) as error:
            self._refuse(str(error))
            return
        rest = program.read_until_end(self.seconds)
        if rest is None:
            self.report.remarks.append("it does not end when its input ends; the gate ends it")
        elif rest:
            self._refuse(f"it wrote {excerpt(rest)} when its input ended")
        status = program.end()
        if rest is not None and status:
            self.report.remarks.append(f"it {describe_end(status)} when its input ended")

    def _outside_of_domain(self) -> None:
        """Note what it does with a zero denominator: that is no matter of the protocol."""
        A, B = array_of([7], self.element), array_of([0], self.element)
        program = self._started()
        try:
            answer = program.exchange([lines.encode(A, B)], lines.AnswerLength(1), self.seconds)
            text = self._meaning(answer[:-1])
        except NoAnswerError:
            text = f"no answer within {self.seconds:g} s"
        except ProgramEndedError as error:
            text = f"it {describe_end(error.status)}"
        except ViolationError as error:
            text = str(error)
        finally:
            program.end()
        self.report.remarks.append(f"7 / 0, for which a profile may demand an error: {text}")

    def _meaning(self, line: bytes) -> str:
        try:
            return decimal(lines.decode(line + b"\n", self.dtype, 1)[0])
        except lines.ProgramError as error:
            return f"error {error}"
        except NotSupportedError as error:
            return f"unsupported {error}"
        except ViolationError:
            return "no answer"

    def _problem(self, decode: Callable[[], object]) -> bool:
        """Whether an answer breaks the protocol, which is noted then."""
        try:
            decode()
        except (lines.ProgramError, NotSupportedError) as error:
            self.report.remarks.append(f"it reports: {error}")
        except ViolationError as error:
            self._refuse(str(error))
            return True
        return False

    def _refuse(self, problem: str) -> bool:
        self.report.problems.append(problem)
        return False


def _operands(element: ElementType) -> tuple[Array, Array]:
    signed = element.kind == "float" or element.signed
    numbers = (*NUMBERS, *(SIGNED if signed else ()))
    A, B = (np.array(column, dtype=np.float64 if signed else np.uint64) for column in zip(*numbers, strict=True))
    dtype = element_dtype(element.name)
    return A.astype(dtype), B.astype(dtype)

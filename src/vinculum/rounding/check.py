"""Judges a running program: sends it the operands of a format, and judges its answers."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from vinculum.gate.interchange.case_lines import distinct, in_domain, plan_of
from vinculum.gate.interchange.judge_lines import LineVerdict
from vinculum.gate.targets.program import lines
from vinculum.gate.targets.program.command import LINES, command
from vinculum.gate.targets.program.process import (
    NoAnswerError,
    Program,
    ProgramEndedError,
    ViolationError,
    describe_end,
    excerpt,
)
from vinculum.rounding.judge import DirectionJudge
from vinculum.rounding.operands import Pair, pairs
from vinculum.rounding.result_lines import LineError, encode, parsed
from vinculum_spec.relations.float_formats import FORMATS, FloatFormat

ROUNDING = "{rounding}"  # stands for the direction in a command
LINES_AT_ONCE = 4096
MOST_ENDS = 3  # of a program, after which no more pairs are sent
PROFILE = "onnx-14"  # whose operands are those of the element types: every pair of floats


@dataclass
class ProgramVerdict:
    """The verdict on one format and direction, and why it is incomplete, if it is."""

    verdict: LineVerdict
    problem: str = ""


class ProgramCheck:
    """A check of one program. A program has `seconds` to answer so many lines as are sent at once."""

    def __init__(self, target: str, judge: DirectionJudge, seconds: float) -> None:
        """Raises ValueError if the target is no program of lines, or cannot be started."""
        if not target.startswith(LINES):
            raise ValueError(f"{target} is no program: rounding directions and further formats are for {LINES}PROGRAM")
        self._command = command(target.replace(ROUNDING, judge.direction), judge.form.name)
        self._judge, self._seconds, self._ends = judge, seconds, 0
        self._program = self._started()

    def run(self, every: Sequence[Pair]) -> ProgramVerdict:
        """Judge the answers to all pairs."""
        problem = ""
        try:
            for first in range(0, len(every), LINES_AT_ONCE):
                part = every[first : first + LINES_AT_ONCE]
                if self._exchange(part, first + 1):
                    self._one_by_one(part, first + 1)
                if self._ends >= MOST_ENDS:
                    verdict = self._judge.verdict
                    left = len(every) - verdict.judged - verdict.unsupported
                    problem = f"there was no answer {self._ends} times, and {left:,} pairs were not judged"
                    break
            else:
                problem = self._surplus(every)
        except LineError as error:
            problem = str(error)
        finally:
            self._program.end()
        return ProgramVerdict(self._judge.verdict, problem)

    def _started(self) -> Program:
        try:
            return Program(self._command)
        except OSError as error:
            raise ValueError(f"cannot start {shlex.join(self._command)}: {error.strerror}") from error

    def _exchange(self, part: Sequence[Pair], number: int) -> str:
        """Send pairs and judge the answers.

        If there is no complete answer, start the program again, and return why.
        """
        request = encode(part, self._judge.form)
        problem = ""
        try:
            answer = self._program.exchange([request], lines.AnswerLength(len(part)), self._seconds)
        except ProgramEndedError as error:
            problem = f"the program {describe_end(error.status)}"
        except NoAnswerError:
            problem = f"no answer within {self._seconds:g} s, or it was not flushed"
        except ViolationError as error:
            problem = str(error)
        if not problem:
            texts = [b" ".join(x) for x in zip(request.splitlines(), answer.splitlines(), strict=True)]
            chunk, problem = parsed(texts, self._judge.form, number)
            if not problem:
                self._judge.judge([chunk])
        if problem:
            self._program.end()
            self._program = self._started()
        return problem

    def _surplus(self, every: Sequence[Pair]) -> str:
        """Refute the last pair if the program writes more than the answers, and return what is wrong."""
        rest = self._program.read_until_end(self._seconds)
        if rest is None:
            return "it does not end when its input ends, so that what it writes after its last answer is not known"
        if not rest or not every:
            return ""
        problem = f"it wrote {excerpt(rest)} after its answer"
        text = encode(every[-1:], self._judge.form).decode().strip()
        self._judge.refute(len(every), text, f"a result; {problem}", is_judged=True)
        return problem

    def _one_by_one(self, part: Sequence[Pair], number: int) -> None:
        """Send pairs that have no complete answer together one after the other."""
        for k, pair in enumerate(part):
            if problem := self._exchange([pair], number + k):
                self._judge.refute(
                    number + k, encode([pair], self._judge.form).decode().strip(), f"a result; {problem}"
                )
                self._ends += 1
                if self._ends >= MOST_ENDS:
                    return


def operands(form: FloatFormat, level: str = "quick", seed: int = 0) -> list[Pair]:
    """The operand pairs of a format at a level, each once. Equal seeds give equal pairs.

    At level standard, those of an element type include the operands of the gate's cases on values. Raises KeyError for
    an unknown level.
    """
    found = pairs(form, level, seed)
    if form.name in FORMATS or level == "quick":
        return found
    A, B = distinct(*in_domain(plan_of(PROFILE, form.name, "quick", seed)))
    words = f"u{A.itemsize}"
    of_the_gate = zip(A.view(words).tolist(), B.view(words).tolist(), strict=True)
    return list(dict.fromkeys((*found, *of_the_gate)))

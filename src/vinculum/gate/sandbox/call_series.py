"""The calls that one command asks for, and what the worker observes of them."""

import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import numpy as np

from vinculum.gate.sandbox import concurrency
from vinculum.gate.sandbox.answers import DivideAnswer, ResultDescription
from vinculum.gate.sandbox.commands import DivideCommand
from vinculum.gate.sandbox.history import RequestHistory
from vinculum.gate.sandbox.layouts.block import Placed
from vinculum.gate.sandbox.layouts.registry import materialize_operands
from vinculum.gate.sandbox.messages import Extent, ReplyStatus
from vinculum.gate.sandbox.observation import (
    NO_EXTENT,
    describe_result,
    digest_operand,
    digest_result,
    error_text,
    extent,
    first_difference,
    is_plain_array,
    share_memory,
)
from vinculum.gate.targets.base import Adapter, InexpressibleError, NotSupportedError

CONCURRENTLY = "by several threads at the same time"


def divide(adapter: Adapter, command: DivideCommand, history: RequestHistory) -> DivideAnswer:
    """Make the calls of one command and return what was observed; the value is that of the first call."""
    return CallSeries(adapter, command, history).run()


class CallSeries:
    """The calls of one command.

    Each call after the first has operands in new memory, so that a target that changes them receives the same operands
    again. The operands and the result of the first call are compared once more at the end: no later call may change
    them. Then `threads` threads divide concurrently, if the adapter permits it.
    """

    def __init__(self, adapter: Adapter, command: DivideCommand, history: RequestHistory) -> None:
        self.adapter, self.command, self.history = adapter, command, history
        self.results = list[object]()  # retained, so that no result is freed while another call is made
        self.digests = list[int]()
        self.before: tuple[int, ...] = ()
        self.after: tuple[int, ...] = ()
        self.description: ResultDescription | None = None
        self.content, self.error, self.difference = b"", "", ""
        self.extents: tuple[Extent, ...] = ()
        self.shared_extent = NO_EXTENT  # of a result that shares memory with one of another call

    def run(self) -> DivideAnswer:
        """Make all calls."""
        try:
            first = self.history.materialize(self.command.A, self.command.B, self.command.layout)
            last = self._call_repeatedly(first)
            if last is not first:
                self._compare_with_first_call(first)
            self._call_concurrently(last)
        except InexpressibleError as error:
            return DivideAnswer(ReplyStatus.INEXPRESSIBLE, error_text(error))
        except NotSupportedError as error:
            return DivideAnswer(ReplyStatus.NOT_SUPPORTED, error_text(error))
        return DivideAnswer(
            ReplyStatus.ERROR if self.error else ReplyStatus.VALUE,
            self.error,
            self.description,
            b"" if self.error else self.content,
            self.before,
            self.after,
            tuple(self.digests),
            (*self.extents, self.shared_extent),
            self.difference,
        )

    def _call_repeatedly(self, first: Sequence[Placed]) -> Sequence[Placed]:
        """Make `repeat` calls one after the other, until one raises. Returns the operands of the last call."""
        operands = first
        for number in range(self.command.repeat):
            if number:
                operands = materialize_operands(self.command.A, self.command.B, self.command.layout)
            before = tuple(map(digest_operand, operands))
            if self._call(operands):
                if number:
                    self._compare_results()
                else:
                    self._describe(operands)
            after = tuple(map(digest_operand, operands))
            if not self.before or before != after:
                self.before, self.after = before, after
            if self.error:
                break
        return operands

    def _call(self, operands: Sequence[Placed]) -> bool:
        """Make one call, and return whether it returned.

        Raises NotSupportedError. Ends the process if the target does.
        """
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # a target may warn as it likes
                result = self.adapter.divide(operands[0].view, operands[1].view, self.command.call)
        except NotSupportedError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever the target raises is an observation
            self.error = f"{type(error).__name__}: {error_text(error)}"
            return False
        except BaseException as error:  # noqa: BLE001 - SystemExit, a panic: few callers survive it
            sys.stderr.write(f"{type(error).__name__}: {error_text(error)}\n")
            sys.exit(error.code if isinstance(error, SystemExit) and isinstance(error.code, int) else 1)
        self.results.append(result)
        return True

    def _describe(self, operands: Sequence[Placed]) -> None:
        """Describe the result of the first call."""
        result, size = self.results[0], self.command.max_result_size
        self.description, self.content = describe_result(result, size)
        self.digests.append(digest_result(result, size))
        self.extents = extent(operands[0].block), extent(operands[1].block), extent(result)
        if self.history.shares_earlier_memory(result):
            self.shared_extent = extent(result)

    def _compare_results(self) -> None:
        """Compare the last result with the first, which still exists: neither bytes nor memory may clash."""
        first, last = self.results[0], self.results[-1]
        self.digests.append(digest_result(last, self.command.max_result_size))
        if self.digests[-1] != self.digests[0]:
            self.difference = self.difference or first_difference(first, last)
        if share_memory(first, last):
            self.shared_extent = extent(last)

    def _compare_with_first_call(self, operands: Sequence[Placed]) -> None:
        """Find out whether later calls changed the operands or the result of the first call."""
        if self.before == self.after:
            self.after = tuple(map(digest_operand, operands))
        if len(self.results) > 1 and digest_result(self.results[0], self.command.max_result_size) != self.digests[0]:
            self.shared_extent = self.extents[2]

    def _call_concurrently(self, operands: Sequence[Placed]) -> None:
        """Make the call by several threads at the same time, every second one with the pairs in reverse order.

        Each result must be that of the first call, or that of the reversed call alone: the tail of a vector may round
        differently. Targets that change operands are not asked: each thread reuses its operands.
        """
        threads = self.command.threads if self.adapter.concurrent and self.command.threads > 1 else 0
        if not threads or self.error or self.before != self.after:
            return
        calls = [self._in_order(operands, reverse=k % 2 == 1) for k in range(threads)]
        alone, size, first = set[int](), self.command.max_result_size, self.results[0]
        with suppress(Exception):  # a thread reports whatever is raised
            alone.add(digest_result(calls[1](), size))
        short = isinstance(first, np.ndarray) and first.size <= concurrency.SHORT_CALL_SIZE
        count = concurrency.MAX_SHORT_CALLS if short else concurrency.MAX_CALLS
        results, error = concurrency.call_concurrently(calls, count)
        for result in results:
            digest = digest_result(result, size)
            self.digests.append(self.digests[0] if digest in alone else digest)
            if self.digests[-1] != self.digests[0]:
                self.difference = f"{first_difference(first, result)}, {CONCURRENTLY}".removeprefix(", ")
                break
        if error is not None:
            self.error = f"{type(error).__name__}: {error_text(error)}, {CONCURRENTLY}"

    def _in_order(self, operands: Sequence[Placed], *, reverse: bool) -> Callable[[], object]:
        """Return a call on copies of the operands; with `reverse` the operands and the quotients are flipped."""
        flip: Callable[[Any], Any] = np.flip if reverse else np.asarray
        A, B = (flip(view).copy() for view, _ in operands)

        def call() -> object:
            result = self.adapter.divide(A, B, self.command.call)
            return flip(result) if is_plain_array(result) else result

        return call

"""Requests to a target and replies from it, as the gate sees them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from itertools import zip_longest
from math import prod
from typing import Any, NamedTuple

from vinculum.gate.targets.base import Array


class Extent(NamedTuple):
    """A range of memory addresses; (0, 0) if there is no memory to compare."""

    start: int
    end: int  # the address behind the last byte


class PrecedingCall(NamedTuple):
    """A call of another element type, made before the request."""

    dtype: str
    A: Array
    B: Array


class ReplyStatus(StrEnum):
    """How a request ended."""

    VALUE = "value"
    ERROR = "error"
    NOT_SUPPORTED = "not supported"
    INEXPRESSIBLE = "inexpressible"  # the target has no way to be asked this
    DIED = "died"
    HUNG = "hung"


UNSUPPORTED = (ReplyStatus.NOT_SUPPORTED, ReplyStatus.INEXPRESSIBLE)


@dataclass(frozen=True)
class Request:
    """One division: operands, memory layout, and call options."""

    A: Array
    B: Array
    profile: str
    dtype: str
    path: str
    attributes: Mapping[str, Any] = field(default_factory=dict)
    layout: str = "contiguous"
    repeat: int = 1
    violates: str | None = None  # the requirement that the operands violate; the target does not receive it
    # Calls that the outcome depends on; None: it depends on more calls than a replay can list.
    after: tuple[PrecedingCall, ...] | None = ()
    threads: int = 1  # threads that make the call concurrently, after one call alone

    @property
    def timed_calls(self) -> int:
        """Number of calls that the time limit is multiplied by."""
        return self.repeat + (self.threads if self.threads > 1 else 0)

    @cached_property
    def max_result_size(self) -> int:
        """Maximum number of elements of a result under any shape rule; larger results are not transferred."""
        sizes = zip_longest(reversed(self.A.shape), reversed(self.B.shape), fillvalue=1)
        broadcast = prod(b if a == 1 else a if b == 1 else max(a, b) for a, b in sizes)
        return max(broadcast, self.A.size, self.B.size)


@dataclass(frozen=True)
class Reply:
    """What happened to a request.

    `before` and `after` are digests of the operands' memory around the calls, `digests` those of the results, one for
    each call. `extents` are the addresses of A, B, C and of the memory that C shares with another call's result.
    `message` explains why there is no value, or how two results differ.
    """

    status: ReplyStatus
    result: Array | None = None
    dtype: str = ""
    shape: tuple[int, ...] = ()
    signal: int = 0
    message: str = ""
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    digests: tuple[int, ...] = ()
    extents: tuple[Extent, ...] = ()
    fp_environment: str = ""  # floating-point modes that the call changed, in words; the worker restores them
    ended_by_gate: bool = False  # a limit of the gate ended the process: time, memory or number of processes
    oversized: bool = False  # an array of more elements than any rule admits, which were not transferred
    not_an_array: bool = False  # the call returned something that is no tensor, such as None or a list

    @property
    def is_array(self) -> bool:
        """Whether the result is an array: transferred, or too large to transfer."""
        return self.result is not None or self.oversized

    @property
    def fatal(self) -> bool:
        """Whether the process did not survive the request."""
        return self.status in (ReplyStatus.DIED, ReplyStatus.HUNG)

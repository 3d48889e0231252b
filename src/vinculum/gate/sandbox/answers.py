"""Messages from a worker to the gate: one class for each kind of answer, with its form on the wire.

The gate trusts nothing in them: decoding raises one of MALFORMED for a header that is no such message.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import prod
from typing import Any

from vinculum.gate.sandbox import protocol
from vinculum.gate.sandbox.messages import Extent, Reply, ReplyStatus

MALFORMED = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError, MemoryError)
MAX_MESSAGE = 200  # characters of how two results differ
WORKER_STATUSES = (
    ReplyStatus.VALUE,
    ReplyStatus.ERROR,
    ReplyStatus.NOT_SUPPORTED,
    ReplyStatus.INEXPRESSIBLE,
)
Header = Mapping[str, Any]  # the JSON object of a message


class ResultKind(StrEnum):
    """What a call returned."""

    ARRAY = "array"  # its elements are the payload
    OVERSIZED = "oversized"  # an array of more elements than any rule admits: only type and shape are sent
    FOREIGN_OBJECTS = "foreign objects"  # an array of objects of which some is no Fraction
    NOT_AN_ARRAY = "not an array"


@dataclass(frozen=True)
class ReadyAnswer:
    """The worker has loaded the target."""

    fp_environment: str

    def encode(self) -> dict[str, Any]:
        """Return the header."""
        return {"status": "ready", "environment": self.fp_environment}


@dataclass(frozen=True)
class UnavailableAnswer:
    """The worker could not load the target."""

    reason: str

    def encode(self) -> dict[str, Any]:
        """Return the header."""
        return {"status": "unavailable", "reason": self.reason}


@dataclass(frozen=True)
class PathsAnswer:
    """The adapter's paths by profile."""

    paths: Mapping[str, tuple[str, ...]]

    def encode(self) -> dict[str, Any]:
        """Return the header."""
        return {"status": "paths", "paths": {profile: list(paths) for profile, paths in self.paths.items()}}


@dataclass(frozen=True)
class SweepAnswer:
    """Whether the result of each tile is in the shared file."""

    complete: tuple[bool, ...]

    def encode(self) -> dict[str, Any]:
        """Return the header."""
        return {"status": "swept", "complete": list(self.complete)}


@dataclass(frozen=True)
class ResultDescription:
    """What a call returned; `array` is the header of an array that was sent."""

    kind: ResultKind
    dtype: str
    shape: tuple[int, ...] = ()
    array: Mapping[str, Any] | None = None

    def encode(self) -> dict[str, Any]:
        """Return its part of a header."""
        return {"kind": self.kind, "dtype": self.dtype, "shape": list(self.shape), "array": self.array}


@dataclass(frozen=True)
class DivideAnswer:
    """What the worker observed of the calls of one command."""

    status: ReplyStatus
    reason: str = ""  # the error, or why it is not supported
    result: ResultDescription | None = None
    content: bytes = b""  # the elements of the result
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    digests: tuple[int, ...] = ()
    extents: tuple[Extent, ...] = field(default=())
    difference: str = ""  # how a later result differs from the first

    def encode(self) -> dict[str, Any]:
        """Return the header."""
        return {
            "status": self.status,
            "reason": self.reason,
            "result": None if self.result is None else self.result.encode(),
            "before": list(self.before),
            "after": list(self.after),
            "digests": list(self.digests),
            "extents": [list(extent) for extent in self.extents],
            "difference": self.difference,
        }


def decode_reply(header: Header, payloads: list[bytes], max_result_size: int) -> Reply:
    """Return the reply that a worker's answer to a division stands for. Raises one of MALFORMED."""
    environment = str(header.get("environment", ""))
    before, after, digests = (tuple(header.get(name, ())) for name in ("before", "after", "digests"))
    if header["status"] != ReplyStatus.VALUE:
        status = ReplyStatus(header["status"]) if header["status"] in WORKER_STATUSES else ReplyStatus.ERROR
        reason = str(header.get("reason", ""))
        return Reply(status, message=reason, before=before, after=after, fp_environment=environment)
    extents = tuple(Extent(int(start), int(end)) for start, end in header["extents"])
    described, message = header["result"], str(header.get("difference", ""))[:MAX_MESSAGE]
    kind, shape = ResultKind(described["kind"]), tuple(int(size) for size in described["shape"])
    result = None
    if kind is ResultKind.OVERSIZED and prod(shape) <= max_result_size:
        raise ValueError("the result is not larger than a result may be")
    if kind is ResultKind.ARRAY:
        try:
            result = protocol.restore(described["array"], payloads[0])
        except (protocol.WireError, IndexError) as error:
            message = str(error)
    return Reply(
        ReplyStatus.VALUE,
        result,
        described["dtype"],
        shape,
        message=message,
        before=before,
        after=after,
        digests=digests,
        extents=extents,
        fp_environment=environment,
        oversized=kind is ResultKind.OVERSIZED,
        not_an_array=kind is ResultKind.NOT_AN_ARRAY,
    )


def decode_paths(header: Header, profiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the paths of an answer. Raises one of MALFORMED."""
    return {profile: tuple(map(str, header["paths"][profile])) for profile in profiles}


def decode_sweep(header: Header, tiles: int) -> SweepAnswer:
    """Return the answer to a sweep of so many tiles. Raises one of MALFORMED."""
    complete = header["complete"]
    if not isinstance(complete, list) or len(complete) != tiles:
        raise ValueError("an answer to another question")
    return SweepAnswer(tuple(tile is True for tile in complete))

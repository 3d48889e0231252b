"""Messages from the gate to a worker: one class for each operation, with its form on the wire."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from vinculum.gate.sandbox import protocol
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.targets.base import Array, Call

Header = Mapping[str, Any]  # the JSON object of a message


@dataclass(frozen=True)
class PathsCommand:
    """Ask for the adapter's paths under some profiles."""

    profiles: tuple[str, ...]

    def encode(self) -> tuple[dict[str, Any], list[bytes]]:
        """Return the header and the payloads."""
        return {"op": "paths", "profiles": list(self.profiles)}, []


@dataclass(frozen=True)
class SweepCommand:
    """Divide numerators by `width` denominators each, from the first of each tile on.

    The excluded denominators are left out.
    """

    call: Call
    tiles: Sequence[tuple[int, int]]  # numerator and first denominator, as bit patterns
    width: int
    excluded: tuple[int, ...]

    def encode(self) -> tuple[dict[str, Any], list[bytes]]:
        """Return the header and the payloads."""
        tiles = [list(tile) for tile in self.tiles]
        header = {"op": "sweep", "tiles": tiles, "width": self.width, "excluded": list(self.excluded)}
        return header | _encode_call(self.call), []


@dataclass(frozen=True)
class DivideCommand:
    """Divide once or several times, then concurrently by `threads` threads if there is more than one."""

    call: Call
    A: Array
    B: Array
    layout: str
    repeat: int
    threads: int
    max_result_size: int

    @classmethod
    def of(cls, request: Request) -> Self:
        """Return the command that makes this request."""
        size = request.max_result_size
        return cls(call_of(request), request.A, request.B, request.layout, request.repeat, request.threads, size)

    def encode(self) -> tuple[dict[str, Any], list[bytes]]:
        """Return the header and the payloads."""
        described = [protocol.describe(operand) for operand in (self.A, self.B)]
        header = _encode_call(self.call) | {
            "op": "divide",
            "layout": self.layout,
            "repeat": self.repeat,
            "threads": self.threads,
            "max_result_size": self.max_result_size,
            "operands": [part for part, _ in described],
        }
        return header, [data for _, data in described]


Command = PathsCommand | SweepCommand | DivideCommand


def decode_command(header: Header, payloads: Sequence[bytes]) -> Command:
    """Return the command of a message."""
    match header["op"]:
        case "paths":
            return PathsCommand(tuple(header["profiles"]))
        case "sweep":
            tiles = [(numerator, start) for numerator, start in header["tiles"]]
            return SweepCommand(_decode_call(header), tiles, int(header["width"]), tuple(header["excluded"]))
        case _:
            A, B = (protocol.restore(part, data) for part, data in zip(header["operands"], payloads, strict=True))
            counts = header["repeat"], header["threads"], int(header["max_result_size"])
            return DivideCommand(_decode_call(header), A, B, header["layout"], *counts)


def call_of(request: Request) -> Call:
    """Return what an adapter receives of a request beside the operands."""
    return Call(request.profile, request.dtype, request.path, request.attributes)


def _encode_call(call: Call) -> dict[str, Any]:
    attributes = {k: list(v) if isinstance(v, tuple) else v for k, v in call.attributes.items()}
    return {"profile": call.profile, "dtype": call.dtype, "path": call.path, "attributes": attributes}


def _decode_call(header: Header) -> Call:
    attributes = {k: tuple(v) if isinstance(v, list) else v for k, v in header["attributes"].items()}
    return Call(header["profile"], header["dtype"], header["path"], attributes)

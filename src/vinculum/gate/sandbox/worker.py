"""The process in which a target runs: `python -m vinculum.gate.sandbox.worker TARGET IN OUT SHARED MEMORY`.

It lays the operands out, lets the adapter divide, and tells what it saw: the value as bytes, or the error; digests of
the operands' memory before and after; where in memory all three lie. It judges nothing.
"""

import os
import resource
import sys
import warnings
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import chain
from typing import Any, BinaryIO, TypeGuard

import numpy as np
from blake3 import blake3

from vinculum._util.limits import limit_resource
from vinculum._util.process_lifetime import end_with_parent
from vinculum.gate.sandbox import protocol
from vinculum.gate.sandbox.concurrency import MORE, MOST, SOON, at_once
from vinculum.gate.sandbox.fp_environment import Environment
from vinculum.gate.sandbox.layouts.registry import materialize_operands
from vinculum.gate.sandbox.sweep import sweep
from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.registry import KNOWN, listed, resolve

MANY, SMALL = 64, 1 << 16  # results that are kept while others are asked for, and bytes of the largest
FEW, LARGE = 4, 1 << 22  # larger ones
FIRST = 8  # results of at most SMALL bytes that are kept to the end
TOGETHER = "by several threads at the same time"
IN_PLACE = {"contiguous", "column_major"}  # layouts in which operands take the place of the last ones


class Before:
    """What is left of the requests before: results, and where the operands of the last one lie.

    A target may remember an array by its address, or by what it is: so operands of the same shape and type take the place of the
    last ones, in the same arrays; and so do those that lie in column-major order, where their memory fits. The first few results
    are kept to the end: a target may begin again with its memory after very many.
    """

    def __init__(self) -> None:
        self._first = list[tuple[object, int, int]]()
        self._results = deque[tuple[object, int, int]](maxlen=MANY)
        self._large = deque[tuple[object, int, int]](maxlen=FEW)
        self._laid = list[tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]]()

    def lay(self, A: np.ndarray[Any, Any], B: np.ndarray[Any, Any], layout: str) -> Sequence[tuple[Array, Array]]:
        """`materialize_operands`, in the arrays of the request before where they fit."""
        ways = layout.split(" | ") * (1 if " | " in layout else 2)
        if not IN_PLACE.issuperset(ways):
            self._laid = []
            return materialize_operands(A, B, layout)
        pairs = list(zip(self._laid, (A, B), ways, strict=False))
        if pairs and all(_fits(x, _in_memory(y, way)) for (x, _), y, way in pairs):
            for (x, _), y, way in pairs:
                x[...] = _in_memory(y, way)
        else:
            laid = zip(materialize_operands(A, B, layout), ways, strict=True)
            self._laid = [(_in_memory(x, way), block) for (x, block), way in laid]
        return [(_in_memory(x, way), block) for (x, block), way in zip(self._laid, ways, strict=True)]

    def met(self, result: object) -> bool:
        """Whether `result` has a byte in common with one of a request before. It is kept for those after."""
        start, end = _extent(result)
        met = any(
            start < its_end and its_start < end and _shared(other, result)
            for other, its_start, its_end in chain(self._first, self._results, self._large)
        )
        if _plain(result) and result.nbytes <= LARGE:
            first = self._first if len(self._first) < FIRST else self._results
            (first if result.nbytes <= SMALL else self._large).append((result, start, end))
        return met


def _in_memory(x: np.ndarray[Any, Any], way: str) -> np.ndarray[Any, Any]:
    """What lies in memory row by row where `x` lies so; and the other way about."""
    return x.T if way == "column_major" else x


def _fits(x: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> bool:
    return x.flags.writeable and (x.shape, x.dtype) == (y.shape, y.dtype) and not x.dtype.hasobject


def serve(adapter: Adapter, source: BinaryIO, sink: BinaryIO, shared: int) -> None:
    """Answer requests until the gate closes its end. An answer bears the number of its question.

    Each request finds the floating-point environment that loading the target has left; what a call made of it is told.
    """
    environment, past = Environment(), Before()
    while True:
        try:
            header, payloads = protocol.receive(lambda size: _exactly(source, size))
        except protocol.WireError:
            return
        answer: dict[str, Any]
        data: list[bytes] = []
        if header["op"] == "paths":
            answer = {"status": "paths"}
            answer["paths"] = {profile: list(adapter.paths(profile)) for profile in header["profiles"]}
        elif header["op"] == "sweep":
            answer = sweep(adapter, _call(header), header, shared)
        else:
            answer, data = divide(adapter, header, payloads, past)
        protocol.send(sink, {**answer, "environment": environment.put_back(), "number": header["number"]}, data)


def divide(
    adapter: Adapter, header: dict[str, Any], payloads: list[bytes], past: Before
) -> tuple[dict[str, Any], list[bytes]]:
    """Carry out one request, `repeat` times over, and describe what was seen; the value is that of the first time.

    After the first time the operands are laid out anew, so that a target that changes them is asked the same thing again. Those and
    the result of the first call are looked at once more in the end: a later call has no business there. Then so many `threads` as
    are asked for divide at the same time, where the adapter lets them. Of a result with more elements than any rule admits type and
    shape are looked at alone.
    """
    call, most = _call(header), int(header["most"])
    operands = [protocol.restore(part, data) for part, data in zip(header["operands"], payloads, strict=True)]
    answer: dict[str, Any] = {"status": "value", "digests": [], "before": [], "after": []}
    data: list[bytes] = []
    kept = list[object]()  # so that no result is freed while another call is made
    first: Sequence[tuple[Array, Array]] = past.lay(operands[0], operands[1], header["layout"])
    laid = first
    for time in range(header["repeat"]):
        if time:
            laid = materialize_operands(operands[0], operands[1], header["layout"])
        before = [_operand(*operand) for operand in laid]
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # a warning is not an error, and a target may warn as it likes
                result = adapter.divide(laid[0][0], laid[1][0], call)
        except NotSupportedError as error:
            missing = "inexpressible" if isinstance(error, InexpressibleError) else "not supported"
            return {"status": missing, "reason": _said(error)}, []
        except Exception as error:  # noqa: BLE001 - whatever the target raises is an observation
            answer |= {"status": "error", "reason": f"{type(error).__name__}: {_said(error)}"}
            data = []
        except BaseException as error:  # noqa: BLE001 - SystemExit, a panic: few callers live through it
            sys.stderr.write(f"{type(error).__name__}: {_said(error)}\n")
            sys.exit(error.code if isinstance(error, SystemExit) and isinstance(error.code, int) else 1)
        else:
            kept.append(result)
            described, content = _describe(result, most)
            answer["digests"].append(_digest(result, most))
            if not data:
                data = [content]
                answer |= {"result": described, "memory": [_extent(x) for x in (laid[0][1], laid[1][1], result)]}
                answer |= {"another": _extent(result)} if past.met(result) else {}
            else:
                alike = answer["digests"][-1] == answer["digests"][0]
                answer["differs"] = answer.get("differs") or ("" if alike else _difference(kept[0], result))
                if _shared(kept[0], result):  # while the first is still there
                    answer["another"] = _extent(result)
        after = [_operand(*operand) for operand in laid]
        if not answer["before"] or before != after:
            answer |= {"before": before, "after": after}
        if answer["status"] == "error":
            break
    if laid is not first:
        _look_again(answer, [_operand(*operand) for operand in first], kept, most)
    threads = header["threads"] if adapter.concurrent and header["threads"] > 1 else 0
    _at_once(answer, [_order(adapter, operands, call, k % 2) for k in range(threads)], kept, most)
    return answer, data


def _look_again(answer: dict[str, Any], operands: list[int], results: list[object], most: int) -> None:
    """What later calls did to the operands and the result of the first."""
    if answer["before"] == answer["after"]:
        answer["after"] = operands
    if len(results) > 1 and _digest(results[0], most) != answer["digests"][0]:
        answer["another"] = answer["memory"][2]  # another call has written there


def _order(adapter: Adapter, operands: list[np.ndarray[Any, Any]], call: Call, turned: int) -> Callable[[], object]:
    """A call with the same pairs of operands, the last of them first if they are turned; its quotients in the order of the operands."""
    turn: Callable[[Any], Any] = np.flip if turned else np.asarray
    A, B = (turn(x).copy() for x in operands)

    def divide() -> object:
        result = adapter.divide(A, B, call)
        return turn(result) if _plain(result) else result

    return divide


def _at_once(answer: dict[str, Any], calls: list[Callable[[], object]], kept: list[object], most: int) -> None:
    """What comes of calls by several threads at the same time, which is to be what came of the first.

    Or of the second of these calls, whose operands are turned, alone: in the tail of a vector another way of rounding may serve. It
    is not asked of a target that has changed operands: each thread makes its calls with the same ones.
    """
    if not calls or answer["status"] != "value" or answer["before"] != answer["after"]:
        return
    alone = set[int]()
    try:
        with suppress(Exception):  # whatever is raised, the thread tells of it
            alone.add(_digest(calls[1](), most))
        results, error = at_once(calls, MORE if isinstance(kept[0], np.ndarray) and kept[0].size <= SOON else MOST)
    except NotSupportedError as missing:
        answer |= {"status": "not supported", "reason": str(missing)}
        return
    for result in results:
        seen = _digest(result, most)
        answer["digests"].append(answer["digests"][0] if seen in alone else seen)
        if answer["digests"][-1] != answer["digests"][0]:
            answer["differs"] = f"{_difference(kept[0], result)}, {TOGETHER}".removeprefix(", ")
            break
    if error is not None:
        said = f"{type(error).__name__}: {_said(error)}, {TOGETHER}"
        answer |= {"status": "error", "reason": said}


def _said(error: BaseException) -> str:
    """What an exception says, if it can be brought to say it."""
    try:
        return str(error)[:2000]
    except BaseException as another:  # noqa: BLE001 - the target's own code runs here
        return f"<{type(another).__name__} while it was printed>"


def _describe(result: object, most: int) -> tuple[dict[str, Any], bytes]:
    """A NumPy array, or scalar as an array of rank 0; anything else is described by its type alone."""
    if _plain(result):
        array = np.asarray(result)
        if array.size > most:
            return {"dtype": protocol.element_name(array), "shape": list(array.shape), "beyond": True}, b""
        odd = {type(x).__name__ for x in array.ravel() if type(x) is not Fraction} if array.dtype.kind == "O" else ()
        if not odd:
            return protocol.describe(array)
        return {"dtype": f"objects that are no Fraction: {', '.join(sorted(odd))}", "shape": [], "foreign": True}, b""
    kind = type(result).__name__
    if isinstance(result, np.ndarray):
        kind += f" of {np.ndarray.dtype.__get__(result)}"
    return {"dtype": kind, "shape": [], "foreign": True, "no_array": True}, b""


def _plain(thing: object) -> TypeGuard[np.ndarray[Any, Any] | np.generic]:
    """Whether it is an array or a scalar of NumPy's own: no mask, no matrix, nothing whose methods another has written."""
    return type(thing) in (np.ndarray, np.memmap) or isinstance(thing, np.generic)


def _operand(array: np.ndarray[Any, Any], block: np.ndarray[Any, Any]) -> int:
    """All that a caller can see of an operand, as one number: its memory, and the array that says how it lies there."""
    seen = array.shape, array.strides, array.dtype.str, array.flags.num, _digest(block)
    return int.from_bytes(blake3(repr(seen).encode()).digest(8), "little")


def _digest(thing: object, most: int | None = None) -> int:
    """All that can be seen of it, as one number; of what is no plain array, its type alone, as it may print its address."""
    if not _plain(thing):
        digest = blake3(type(thing).__name__.encode())
    elif most is not None and thing.size > most:
        digest = blake3(repr((thing.shape, thing.dtype.str)).encode())
    elif thing.dtype == np.dtype(object):
        digest = blake3(repr((thing.shape, thing.tolist())).encode())
    else:
        digest = blake3(repr((thing.shape, thing.dtype.str)).encode())
        digest.update(_elements(thing))
    return int.from_bytes(digest.digest(8), "little")


def _elements(thing: np.ndarray[Any, Any] | np.generic) -> bytes | memoryview:
    """The bytes of its elements in C order, not copied where they lie so."""
    if isinstance(thing, np.ndarray) and thing.flags.c_contiguous and thing.size and not thing.dtype.hasobject:
        return np.asarray(thing).reshape(-1).view(np.uint8).data
    return thing.tobytes()


def _difference(one: object, other: object) -> str:
    """The first element of two results that has other bytes in the second, if they have one type and shape."""
    if not (_plain(one) and _plain(other)):
        return ""
    if one.shape != other.shape or one.dtype != other.dtype or one.dtype == np.dtype(object):
        return ""
    first, again = (np.frombuffer(x.tobytes(), np.uint8).reshape(-1, x.itemsize)[:, ::-1] for x in (one, other))
    places = np.flatnonzero((first != again).any(axis=1))
    if not places.size:
        return ""
    index = [int(place) for place in np.unravel_index(places[0], one.shape)]
    said = f"C{index or ''} is 0x{first[places[0]].tobytes().hex()}, then 0x{again[places[0]].tobytes().hex()}"
    x, y = (np.asarray(result)[tuple(index)] for result in (one, other))
    return f"{said}, both NaN" if x != x and y != y else said  # noqa: PLR0124 - of bfloat16 too


def _extent(thing: object) -> list[int]:
    """First address and the one after the last; nothing where there is no memory that others could see."""
    if not isinstance(thing, np.ndarray) or not _plain(thing) or not thing.size:
        return [0, 0]
    return [int(address) for address in np.lib.array_utils.byte_bounds(thing)]


def _shared(one: object, other: object) -> bool:
    """Whether two results have a byte in common."""
    if not (isinstance(one, np.ndarray) and isinstance(other, np.ndarray) and _plain(one) and _plain(other)):
        return False
    try:
        return bool(np.shares_memory(one, other, max_work=1 << 20))  # type: ignore[arg-type] # any int
    except np.exceptions.TooHardError:
        return True


def _call(header: dict[str, Any]) -> Call:
    attributes = {k: tuple(value) if isinstance(value, list) else value for k, value in header["attributes"].items()}
    return Call(header["profile"], header["dtype"], header["path"], attributes)


def _exactly(stream: BinaryIO, size: int) -> bytes:
    data = stream.read(size)
    if len(data) != size:
        raise protocol.WireError("the gate has gone")
    return data


def main(arguments: list[str]) -> int:
    """Entry point of the process."""
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
        except BaseException as error:  # noqa: BLE001 - SystemExit, a panic: few callers live through it
            said = str(error).removeprefix(f"{target}: ") if isinstance(error, ValueError) else ""
            if isinstance(error, ImportError) and target in KNOWN:
                said = listed(target).reason or ""
            what = f"{type(error).__name__} as it was loaded{': ' if str(error) else ''}{error}"
            protocol.send(writer, {"status": "unavailable", "reason": said or what})
            return 1
        protocol.send(writer, {"status": "ready", "environment": environment.seen()})
        serve(adapter, reader, writer, shared)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

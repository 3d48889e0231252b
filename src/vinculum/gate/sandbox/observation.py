"""What the worker observes of operands and results: digests, addresses, descriptions, differences."""

from fractions import Fraction
from typing import Any, TypeGuard

import numpy as np
from blake3 import blake3

from vinculum.gate.sandbox import protocol
from vinculum.gate.sandbox.answers import ResultDescription, ResultKind
from vinculum.gate.sandbox.layouts.block import Placed
from vinculum.gate.sandbox.messages import Extent
from vinculum.gate.targets.base import Array

MAX_SHARING_WORK = 1 << 20  # candidate solutions of `numpy.shares_memory`; beyond it memory counts as shared
MAX_ERROR_TEXT = 2000  # characters
NO_EXTENT = Extent(0, 0)


def is_plain_array(result: object) -> TypeGuard[np.ndarray[Any, Any] | np.generic]:
    """Return whether it is an array or scalar of NumPy's own classes.

    A mask, a matrix or the methods of a subclass exclude it.
    """
    return type(result) in (np.ndarray, np.memmap) or isinstance(result, np.generic)


def describe_result(result: object, max_size: int) -> tuple[ResultDescription, bytes]:
    """Describe a result, and return the bytes of its elements. A NumPy scalar is an array of rank 0."""
    if not is_plain_array(result):
        dtype = type(result).__name__
        if isinstance(result, np.ndarray):
            dtype += f" of {np.ndarray.dtype.__get__(result)}"
        return ResultDescription(ResultKind.NOT_AN_ARRAY, dtype), b""
    array = np.asarray(result)
    if array.size > max_size:
        return ResultDescription(ResultKind.OVERSIZED, protocol.element_name(array), array.shape), b""
    if array.dtype.kind == "O":
        foreign = {type(x).__name__ for x in array.ravel() if type(x) is not Fraction}
        if foreign:
            dtype = f"objects that are no Fraction: {', '.join(sorted(foreign))}"
            return ResultDescription(ResultKind.FOREIGN_OBJECTS, dtype), b""
    header, content = protocol.describe(array)
    return ResultDescription(ResultKind.ARRAY, header["dtype"], array.shape, header), content


def digest_operand(operand: Placed) -> int:
    """Return a digest of all that a caller sees of an operand.

    It covers the operand's block of memory, and its shape, strides and flags.
    """
    view, block = operand
    visible = view.shape, view.strides, view.dtype.str, view.flags.num, block.shape, block.dtype.str
    content = repr(block.tolist()).encode() if block.dtype.hasobject else _element_bytes(block)
    return int.from_bytes(blake3(repr(visible).encode()).update(content).digest(8), "little")


def digest_result(result: object, max_size: int | None = None) -> int:
    """Return a digest of a result, or of its type alone if it is no plain array.

    The text of another object may contain an address.
    """
    if not is_plain_array(result):
        digest = blake3(type(result).__name__.encode())
    elif max_size is not None and result.size > max_size:
        digest = blake3(repr((result.shape, result.dtype.str)).encode())
    elif result.dtype == np.dtype(object):
        digest = blake3(repr((result.shape, result.tolist())).encode())
    else:
        digest = blake3(repr((result.shape, result.dtype.str)).encode())
        digest.update(_element_bytes(result))
    return int.from_bytes(digest.digest(8), "little")


def first_difference(first: object, second: object) -> str:
    """Describe the first element whose bytes differ in two results.

    The text is empty if type or shape differ, or nothing does.
    """
    if not (is_plain_array(first) and is_plain_array(second)):
        return ""
    if first.shape != second.shape or first.dtype != second.dtype or first.dtype == np.dtype(object):
        return ""
    x, y = (np.frombuffer(r.tobytes(), np.uint8).reshape(-1, r.itemsize)[:, ::-1] for r in (first, second))
    differing = np.flatnonzero((x != y).any(axis=1))
    if not differing.size:
        return ""
    k = differing[0]
    index = [int(i) for i in np.unravel_index(k, first.shape)]
    text = f"C{index or ''} is 0x{x[k].tobytes().hex()}, then 0x{y[k].tobytes().hex()}"
    a, b = (np.asarray(result)[tuple(index)] for result in (first, second))
    return f"{text}, both NaN" if a != a and b != b else text  # noqa: PLR0124 - of bfloat16 too


def extent(result: object) -> Extent:
    """Return the addresses of an array's memory; NO_EXTENT if others cannot see that memory."""
    if not isinstance(result, np.ndarray) or not is_plain_array(result) or not result.size:
        return NO_EXTENT
    start, end = np.lib.array_utils.byte_bounds(result)
    return Extent(int(start), int(end))


def share_memory(first: object, second: object) -> bool:
    """Whether two results have a byte in common."""
    if not (isinstance(first, np.ndarray) and is_plain_array(first)):
        return False
    if not (isinstance(second, np.ndarray) and is_plain_array(second)):
        return False
    try:
        return bool(np.shares_memory(first, second, max_work=MAX_SHARING_WORK))  # type: ignore[arg-type] # any int
    except np.exceptions.TooHardError:
        return True


def error_text(error: BaseException) -> str:
    """Return an exception's message, or say that it cannot be printed."""
    try:
        return str(error)[:MAX_ERROR_TEXT]
    except BaseException as another:  # noqa: BLE001 - the target's own code runs here
        return f"<{type(another).__name__} while it was printed>"


def _element_bytes(result: Array | np.generic) -> bytes | memoryview:
    """Return the bytes of its elements in C order, without a copy if they lie so."""
    if isinstance(result, np.ndarray) and result.flags.c_contiguous and result.size and not result.dtype.hasobject:
        return np.asarray(result).reshape(-1).view(np.uint8).data
    return result.tobytes()

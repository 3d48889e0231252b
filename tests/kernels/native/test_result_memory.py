"""The kernel keeps the memory of one large unused result for the next; nothing else of it is visible."""

import contextvars
import ctypes
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy._core.multiarray import _ARRAY_API, get_handler_name

from vinculum import div

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)
Int32 = np.ndarray[Any, np.dtype[np.int32]]
LARGE, MIB = 32 << 20, 1 << 20  # bytes from which on a result is large


def numerators(size: int) -> Int32:
    return np.arange(size // 4, dtype=np.int32)


def quotient(size: int, divisor: int = 3) -> Int32:
    """Return a result of that many bytes."""
    return div(numerators(size), np.int32(divisor), profile="onnx-14")


def address(array: Int32) -> int:
    return int(array.__array_interface__["data"][0])


def resident() -> int:
    """Return how many bytes of this process are in physical memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def marked_as_free(places: list[int]) -> int:
    """Return the bytes marked as reclaimable in the mappings that contain one of these addresses.

    Libraries mark some of their own memory, which does not count.
    """
    found, ours = list[int](), False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        first = line.split()[0]
        if "-" in first:
            start, end = (int(x, 16) for x in first.split("-"))
            ours = any(start <= place < end for place in places)
        elif first == "LazyFree:":
            found.append(int(line.split()[1]) * 1024 if ours else 0)
    if not found:
        pytest.skip("this system does not say what it may take")
    return sum(found)


@pytest.mark.parametrize("size", [LARGE, LARGE + 4, 41 * MIB, 80 * MIB])
def test_memory_of_a_freed_result_is_reused(size: int) -> None:
    wanted = numerators(size)
    for divisor in (3, 5, 7):
        first = quotient(size, divisor)
        where = address(first)
        del first
        again = quotient(size, divisor)
        assert address(again) == where
        np.testing.assert_array_equal(again, wanted // divisor)
        assert (get_handler_name(again), again.flags.owndata) == ("vinculum", True)


def test_live_results_share_no_memory() -> None:
    results = [quotient(36 * MIB, divisor) for divisor in range(1, 7)]
    del results[2]
    results += [quotient(36 * MIB, divisor) for divisor in (7, 8)]
    for divisor, result in zip((1, 2, 4, 5, 6, 7, 8), results, strict=True):
        np.testing.assert_array_equal(result, numerators(36 * MIB) // divisor)


def test_small_results_use_numpys_allocator() -> None:
    assert get_handler_name(quotient(LARGE - 4)) == get_handler_name(np.empty(1))
    assert get_handler_name(np.empty(LARGE)) == get_handler_name(np.empty(1))  # an array that is none of ours


def test_kept_memory_is_reclaimable() -> None:
    quotient(LARGE)  # what is kept from before is gone now
    before = resident()
    results = [quotient(96 * MIB) for _ in range(3)]
    places = [address(result) for result in results]
    assert resident() - before > 240 * MIB
    assert marked_as_free(places) < 40 * MIB  # the one that was kept may be beside them
    results.clear()
    assert resident() - before < 110 * MIB
    assert 90 * MIB < marked_as_free(places) < 110 * MIB
    quotient(LARGE)
    assert resident() - before < 20 * MIB


def test_much_larger_memory_is_not_reused() -> None:
    before = resident()
    quotient(128 * MIB)
    small = quotient(40 * MIB)
    assert resident() - before < 60 * MIB
    np.testing.assert_array_equal(small, numerators(40 * MIB) // 3)


@pytest.mark.parametrize("size", [4, LARGE, 36 * MIB, 80 * MIB])
def test_result_may_be_resized(size: int) -> None:
    result, other = quotient(40 * MIB), quotient(40 * MIB, 5)
    result.resize(size // 4, refcheck=False)
    common = min(size, 40 * MIB) // 4
    np.testing.assert_array_equal(result[:common], numerators(40 * MIB)[:common] // 3)
    assert not result[common:].any()
    del result
    after = quotient(size, 7)
    np.testing.assert_array_equal(after, numerators(size) // 7)
    np.testing.assert_array_equal(other, numerators(40 * MIB) // 5)


class Allocator(ctypes.Structure):
    """NumPy's PyDataMem_Handler, with functions that count their calls."""

    NEW = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
    ZEROS = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t)
    RESIZE = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
    FREE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
    _fields_ = (
        ("name", ctypes.c_char * 127), ("version", ctypes.c_uint8), ("context", ctypes.c_void_p),
        ("new", NEW), ("zeros", ZEROS), ("resize", RESIZE), ("free", FREE),
    )  # fmt: skip


SIZES = list[int]()  # that it was asked for
LIBC, PYTHON, POINTER = ctypes.CDLL(None), ctypes.pythonapi, ctypes.c_void_p
LIBC.malloc.restype, LIBC.malloc.argtypes, LIBC.free.argtypes = POINTER, [ctypes.c_size_t], [POINTER]
PYTHON.PyCapsule_GetPointer.restype, PYTHON.PyCapsule_GetPointer.argtypes = POINTER, [ctypes.py_object, ctypes.c_char_p]
PYTHON.PyCapsule_New.restype, PYTHON.PyCapsule_New.argtypes = ctypes.py_object, [POINTER, ctypes.c_char_p, POINTER]
OWN = Allocator(
    b"own",
    1,
    None,
    Allocator.NEW(lambda _, size: SIZES.append(size) or LIBC.malloc(size)),
    Allocator.ZEROS(),
    Allocator.RESIZE(),
    Allocator.FREE(lambda _, block, __: LIBC.free(block)),
)


TABLE = ctypes.cast(PYTHON.PyCapsule_GetPointer(_ARRAY_API, None), ctypes.POINTER(POINTER))
GET_HANDLER = ctypes.PYFUNCTYPE(ctypes.py_object)(TABLE[305] or 0)  # PyDataMem_GetHandler


def test_no_reference_to_the_allocator_leaks() -> None:
    handler, counts = GET_HANDLER(), []
    for _ in range(3):  # the first time, our own is made
        quotient(LARGE)
        counts.append(sys.getrefcount(handler))
    assert counts[2] == counts[1]


def test_custom_allocator_is_respected() -> None:
    set_handler = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object)(TABLE[304] or 0)  # PyDataMem_SetHandler

    def divide() -> Int32:
        set_handler(PYTHON.PyCapsule_New(ctypes.addressof(OWN), b"mem_handler", None))
        return quotient(36 * MIB)

    result = contextvars.copy_context().run(divide)
    assert get_handler_name(result) == "own"
    assert 36 * MIB in SIZES
    assert get_handler_name(quotient(36 * MIB)) == "vinculum"

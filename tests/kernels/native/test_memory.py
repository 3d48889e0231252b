"""The kernel touches nothing beyond the operands, copies no operand, and keeps no memory after a call.

The memory of large results is the exception: test_result_memory.py tests it.
"""

import gc
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vinculum
from tests.support import guarded_memory
from vinculum import DivError, div

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)


@pytest.mark.parametrize("what", ["lengths", "repeated", "apart", "changing"])
def test_no_access_beyond_the_operands(what: str) -> None:
    """All lengths up to 200, contiguous, strided or repeated, while another process changes denominators."""
    program = Path(guarded_memory.__file__)
    done = subprocess.run([sys.executable, program, what], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr


N = 360_000
ONNX, ATTRIBUTE = {"profile": "onnx-14"}, {"profile": "openvino-1", "m_pythondiv": False}
PDPD, LIMITED = {"profile": "openvino-1", "auto_broadcast": "pdpd"}, {"profile": "onnx-6", "broadcast": 1, "axis": 0}


def ones(*shape: int) -> np.ndarray[Any, np.dtype[np.int32]]:
    return np.ones(shape, "int32")


def unaligned() -> Any:
    room = np.zeros(4 * N + 1, np.uint8)
    moved = np.frombuffer(room.data, "int32", N, 1)
    moved[:] = 1
    return moved


CALLS: dict[str, Callable[[], tuple[Any, Any, dict[str, Any]]]] = {
    "strided": lambda: (ones(2 * N)[::2], ones(N), {}),
    "reversed": lambda: (ones(N)[::-1], ones(N), {}),
    "broadcast": lambda: (ones(600, 1), ones(1, 600), ONNX),
    "rows": lambda: (ones(600, 600), ones(600), ONNX),
    "runs": lambda: (ones(600, 1), ones(600, 600), ONNX),
    "by one": lambda: (ones(N), ones(1), ONNX),
    "repeated": lambda: (np.broadcast_to(ones(1), (N,)), np.broadcast_to(ones(1), (N,)), {}),
    "short runs": lambda: (ones(N // 5, 10)[:, :5], ones(N // 5, 5), {}),
    "Fortran": lambda: (ones(600, 600).T, ones(600, 600), {}),
    "unaligned": lambda: (unaligned(), ones(N), {}),
    "with an attribute, strided": lambda: (ones(2 * N)[::2], ones(N), ATTRIBUTE),
    "with an attribute, broadcast": lambda: (ones(600, 1), ones(1, 600), ATTRIBUTE),
    "pdpd": lambda: (ones(600, 600), ones(600, 1), PDPD),
    "limited": lambda: (ones(600, 600), ones(600), LIMITED),
}


def peak_memory(call: Callable[[], object]) -> int:
    """Return the peak of memory during a call, in bytes beyond the memory before it."""
    call()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    call()
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most - before


@pytest.mark.parametrize("name", CALLS)
def test_no_temporary_of_operand_size(name: str) -> None:
    A, B, keywords = CALLS[name]()
    shape = np.broadcast_shapes(A.shape, B.shape if keywords is not LIMITED else ())
    for out in (np.empty(shape, "int32"), np.empty(shape, "int32", order="F")):
        assert peak_memory(lambda: div(A, B, out=out, **keywords)) < 64 * 1024  # noqa: B023 - called at once
    assert peak_memory(lambda: div(A, B, **keywords)) < 4 * N + 64 * 1024


def test_in_place_needs_no_temporary() -> None:
    A = ones(N)
    assert peak_memory(lambda: div(A, A, out=A)) < 64 * 1024
    assert peak_memory(lambda: div(A[::2], A[::2], out=A[::2])) < 64 * 1024


def test_peak_memory_is_measured() -> None:
    """Without this, the bounds above could hold because the measurement misses everything."""
    A = ones(N)
    assert peak_memory(lambda: div(A, A)) >= 4 * N
    assert peak_memory(lambda: div(A[:-1], A[1:], out=A[1:])) >= 4 * (N - 1)  # what overlaps has to be copied


def test_no_memory_is_kept_after_a_call() -> None:
    A, out, one, name = np.arange(1, 11), np.empty(10, "int64"), np.int64(3), str(b"onnx-14", "ascii")
    held = (A, out, one, name, div, A.dtype, np.ndarray, vinculum.DivShapeError)
    wrong: list[tuple[Any, Any, dict[str, Any]]] = [
        (A, A[:3], {}), (A, A * 0, {}), (A, 7, {}), (7, A, {}), (A, A, {"profile": "none"}), (A, A, {"out": (out,)}),
        (A, A, {"profile": []}), (A, A, {"out": A[:3]}), (A, A.astype("int8"), {}), (A, A, {"axis": 1}),
    ]  # fmt: skip

    def calls() -> None:
        for _ in range(400):
            div(A, A)
            div(one, one)
            div(A, A, out=out, profile=name)
            div(A[::2], A[1::2])
            div(A, one, profile=name, out=out)
            div(A, A, profile="openvino-1", m_pythondiv=False)
            for X, Y, keywords in wrong:
                try:
                    div(X, Y, **keywords)
                except DivError:
                    continue
                raise AssertionError(keywords)

    traced, counts = [], []
    tracemalloc.start()
    for _ in range(3):  # the first time, caches are filled; and free lists slowly after it
        calls()
        gc.collect()
        traced.append(tracemalloc.get_traced_memory()[0])
        counts.append([sys.getrefcount(x) for x in held])
    tracemalloc.stop()
    assert traced[2] - traced[1] < 8192  # an array for each call would be 40,000 and more
    assert counts[2] == counts[1]


def test_too_large_result_is_refused_early() -> None:
    """The kernel reads no element, and leaves no memory behind."""
    huge = np.broadcast_to(np.int8(7), (1 << 46,))
    for B in (huge, np.broadcast_to(np.int8(0), (1 << 46,))):
        with pytest.raises(MemoryError):
            div(huge, B)
    column, row = (np.broadcast_to(np.int8(7), shape) for shape in ((1 << 40, 1), (1, 1 << 40)))
    with pytest.raises(MemoryError, match="no NumPy array can have"):
        div(column, row, profile="onnx-14")

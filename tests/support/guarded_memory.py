"""Memory between inaccessible pages. Runs as a program, as an access beyond the end kills the process.

`python guarded_memory.py lengths` divides arrays of 0 to 200 elements that begin or end at such a page, `repeated` rows and
runs, `apart` such as lie apart from each other or in reverse; `changing` divides denominators that another process sets to 0
and back all the time.
"""

import ctypes
import mmap
import os
import sys
import time
from contextlib import suppress
from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt

import vinculum
from vinculum.kernels import dispatch

Array = npt.NDArray[Any]
PAGE = mmap.PAGESIZE
TYPES = [*(np.dtype(f"{sign}int{width}") for sign in ("", "u") for width in (8, 16, 32, 64)), *map(np.dtype, "efd")]
TYPES.append(np.dtype(ml_dtypes.bfloat16))
SHAPES = (
    (2, 3),
    (3, 2),
    (7, 5),
    (100, 2),
    (2, 100),
    (9, 33),
    (30, 17),
)  # of operands that are divided by rows or by columns


class Guarded:
    """One page between two inaccessible pages."""

    def __init__(self) -> None:
        self.memory = mmap.mmap(-1, 3 * PAGE)
        at = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        protect = ctypes.CDLL(None, use_errno=True).mprotect
        for page in (0, 2):
            if protect(ctypes.c_void_p(at + page * PAGE), ctypes.c_size_t(PAGE), 0) != 0:
                raise OSError(ctypes.get_errno(), "mprotect")

    def array(self, count: int, dtype: np.dtype[Any], *, last: bool) -> Array:
        """Return that many elements, at the end or at the beginning of the page."""
        offset = PAGE + (PAGE - count * dtype.itemsize if last else 0)
        return np.frombuffer(self.memory, dtype, count, offset)


def lengths() -> None:
    """Check that quotients of every length, type and form equal those of NumPy's kernel, without access beyond."""
    places = [Guarded() for _ in range(3)]
    numbers = np.arange(200)
    for dtype, last, profile in product(TYPES, (False, True), ("onnx-14", "openvino-1")):
        signed = dtype.kind != "u"
        above = (numbers * 5 - 90 * signed).clip(-127, 255 if dtype.kind == "u" else 127).astype(dtype)
        below = ((numbers % 7 + 1) * (1 - 2 * (numbers % 3 == 0) * signed)).astype(dtype)
        dispatch.choose("numpy")
        array, by, of = (
            vinculum.div(x, y, profile=profile) for x, y in ((above, below), (above, below[:1]), (above[7:8], below))
        )
        dispatch.choose("native")
        for n in range(201):
            A, B, C = (place.array(n, dtype, last=last) for place in places)
            A[:], B[:] = above[:n], below[:n]
            a, b = places[0].array(1, dtype, last=last), places[1].array(1, dtype, last=last)
            for X, Y, expected in ((A, B, array), (A, b, by), (a, B, of)):
                if n == 0 and 1 in (X.size, Y.size):
                    continue
                A[:], B[:] = above[:n], below[:n]
                if X is a:
                    a[0] = above[7]
                if Y is b:
                    b[0] = below[0]
                C[:] = 1
                vinculum.div(X, Y, out=C, profile=profile)
                if C.tobytes() != expected[:n].tobytes():
                    raise AssertionError((dtype, n, last, profile))
                if vinculum.div(X[::-1], Y[::-1], profile=profile)[::-1].tobytes() != expected[:n].tobytes():
                    raise AssertionError((dtype, n, last, profile, "reversed"))


def repeated() -> None:
    """Check rows and runs whose shorter operand also begins or ends at an inaccessible page."""
    places, numbers = [Guarded() for _ in range(3)], np.arange(512)
    for dtype, last, (rows, length) in product(TYPES, (False, True), SHAPES):
        shapes = (length,), (rows, 1)
        W, C = (place.array(rows * length, dtype, last=last).reshape(rows, length) for place in places[::2])
        for shape, first in product(shapes, (False, True)):
            short = places[1].array(int(np.prod(shape)), dtype, last=last).reshape(shape)
            W.flat, short.flat = numbers[: W.size] % 50 * 2 + 1, numbers[: short.size] % 7 + 1
            A, B = (short, W) if first else (W, short)
            expected = vinculum.div(*(x.copy() for x in np.broadcast_arrays(A, B)), profile="onnx-14").tobytes()
            for out in (None, C):
                C[:] = 0
                if vinculum.div(A, B, out=out, profile="onnx-14").tobytes() != expected:
                    raise AssertionError((dtype, last, shape, first, out is None))


def apart() -> None:
    """Check strided elements next to inaccessible pages; bytes between quotients must not change."""
    places = [Guarded() for _ in range(3)]
    for dtype, last, step in product(TYPES, (False, True), (2, 3, -1, -2)):
        for n in (*range(1, 40), 130):
            lines = [place.array((n - 1) * abs(step) + 1, dtype, last=last) for place in places]
            A, B, C = (line[::step] for line in lines)
            A[:], B[:] = np.arange(n) % 50 * 3 % 127, np.arange(n) % 7 + 1
            lines[2][:] = 5
            expected = lines[2].copy()
            expected[::step] = vinculum.div(A.copy(), B.copy(), profile="onnx-14")
            if vinculum.div(A, B, profile="onnx-14").tobytes() != expected[::step].tobytes():
                raise AssertionError((dtype, n, last, step))
            vinculum.div(A, B, out=C, profile="onnx-14")
            if lines[2].tobytes() != expected.tobytes():
                raise AssertionError((dtype, n, last, step, "out"))


def changing(seconds: float = 0.4) -> None:
    """Check that the process survives; any answer is accepted."""
    for dtype in TYPES[:8]:
        place, count = Guarded(), PAGE // np.dtype(dtype).itemsize
        B, A = place.array(count, dtype, last=True), np.full(count, 7, dtype)
        B[:] = 3
        end = time.monotonic() + seconds / 8
        child = os.fork()
        while time.monotonic() < end:
            if child == 0:
                B[:64] = 0
                B[:64] = 3
            else:
                with suppress(vinculum.DivZeroDenominatorError, RuntimeError):
                    vinculum.div(A, B)
        if child == 0:
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    {"lengths": lengths, "repeated": repeated, "apart": apart, "changing": changing}[sys.argv[1]]()
    sys.stdout.write("alive\n")

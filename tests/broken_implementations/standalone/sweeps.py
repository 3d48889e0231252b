"""Targets for test_sweep.py: each wrong in its own way for the one pair of operands 0x1205, 0x3344."""

import os
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum.gate.targets.base import InexpressibleError

Array = npt.NDArray[Any]

CALLS = [0]


def _hit(A: Array, B: Array) -> Array:
    return (A.view("u2") == 0x1205) & (B.view("u2") == 0x3344)


def right(A: Array, B: Array) -> Array:
    if A.dtype.kind == "f":
        with np.errstate(all="ignore"):
            return np.divide(A, B)
    return np.trunc(A.astype("f8") / B).astype(A.dtype)


def off_by_one(A: Array, B: Array) -> Array:
    C = right(A, B)
    C.view("u2")[_hit(A, B)] ^= 1
    return C


def floored(A: Array, B: Array) -> Array:
    return np.floor_divide(A, B)


def dies(A: Array, B: Array) -> Array:
    if _hit(A, B).any():
        os.kill(os.getpid(), 9)
    return right(A, B)


def dies_once(A: Array, B: Array) -> Array:
    mark = Path(tempfile.gettempdir(), f"vinculum-dies-once-{os.getppid()}")
    CALLS[0] += 1
    if CALLS[0] == 40 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    if mark.exists() and CALLS[0] == 100:
        mark.unlink()
    return right(A, B)


def hangs(A: Array, B: Array) -> Array:
    if _hit(A, B).any():
        time.sleep(60)
    return right(A, B)


def raises(A: Array, B: Array) -> Array:
    if _hit(A, B).any():
        raise ValueError("not this one")
    return right(A, B)


def once(A: Array, B: Array) -> Array:
    C = right(A, B)
    CALLS[0] += 1
    if CALLS[0] == 40:
        C.view("u2")[77] ^= 1
    return C


def writes(A: Array, B: Array) -> Array:
    C = right(A, B)
    B.view("u2")[_hit(A, B)] = 1
    return C


def another_type(A: Array, B: Array) -> Array:
    C = right(A, B)
    return C.astype("f8") if _hit(A, B).any() else C


def slow(A: Array, B: Array) -> Array:
    time.sleep(0.002)
    return right(A, B)


def ends_the_worker(A: Array, B: Array) -> Array:
    """Kills the process that the gate runs in: this process's parent watches it, and that one's parent is the gate."""
    if A.size and A.view("u2").flat[0] % 256 == 3:
        stat = Path(f"/proc/{os.getppid()}/stat").read_text()
        os.kill(int(stat.rpartition(")")[2].split()[1]), 9)
        time.sleep(60)
    return right(A, B)


def dies_in_the_first_tile(A: Array, B: Array) -> Array:
    """Of 0 / 5, in 8 bits."""
    if A.itemsize == 1 and A.shape == B.shape and ((A == 0) & (B == 5)).any():
        os.kill(os.getpid(), 9)
    return right(A, B)


def dies_of_the_first_tile_once(A: Array, B: Array) -> Array:
    """Of all of it, not of a part."""
    mark = Path(os.environ["VINCULUM_TEST_MARK"])
    if A.size == 255 and not A.any() and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    return right(A, B)


def takes_few(A: Array, B: Array) -> Array:
    if A.size > 100:
        raise NotImplementedError("too many")
    return right(A, B)


def cannot_be_asked_of_three(A: Array, B: Array) -> Array:
    if A.size > 100 and A.flat[0] == 3:
        raise InexpressibleError("not of 3")
    return right(A, B)

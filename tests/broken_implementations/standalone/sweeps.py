"""Targets for exhaustive sweeps, most of them wrong only for the pair of bit patterns 0x1205, 0x3344."""

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


def _is_bad_pair(A: Array, B: Array) -> Array:
    """Where the operands are the pair 0x1205, 0x3344."""
    return (A.view("u2") == 0x1205) & (B.view("u2") == 0x3344)


def right(A: Array, B: Array) -> Array:
    """Divide correctly, with truncation for integers."""
    if A.dtype.kind == "f":
        with np.errstate(all="ignore"):
            return np.divide(A, B)
    return np.trunc(A.astype("f8") / B).astype(A.dtype)


def off_by_one(A: Array, B: Array) -> Array:
    """Flip the last bit of the bad pair's quotient."""
    C = right(A, B)
    C.view("u2")[_is_bad_pair(A, B)] ^= 1
    return C


def floored(A: Array, B: Array) -> Array:
    """Floor integer quotients."""
    return np.floor_divide(A, B)


def dies(A: Array, B: Array) -> Array:
    """Kill its process for the bad pair."""
    if _is_bad_pair(A, B).any():
        os.kill(os.getpid(), 9)
    return right(A, B)


def dies_at_call_40(A: Array, B: Array) -> Array:
    """Kill its process in call 40, unless a predecessor did so."""
    mark = Path(tempfile.gettempdir(), f"vinculum-dies-once-{os.getppid()}")
    CALLS[0] += 1
    if CALLS[0] == 40 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    if mark.exists() and CALLS[0] == 100:
        mark.unlink()
    return right(A, B)


def hangs(A: Array, B: Array) -> Array:
    """Sleep for a minute for the bad pair."""
    if _is_bad_pair(A, B).any():
        time.sleep(60)
    return right(A, B)


def raises(A: Array, B: Array) -> Array:
    """Raise ValueError for the bad pair."""
    if _is_bad_pair(A, B).any():
        raise ValueError("not this one")
    return right(A, B)


def wrong_at_call_40(A: Array, B: Array) -> Array:
    """Flip a bit of one quotient in call 40."""
    C = right(A, B)
    CALLS[0] += 1
    if CALLS[0] == 40:
        C.view("u2")[77] ^= 1
    return C


def writes(A: Array, B: Array) -> Array:
    """Overwrite the bad pair's denominator."""
    C = right(A, B)
    B.view("u2")[_is_bad_pair(A, B)] = 1
    return C


def float64_result(A: Array, B: Array) -> Array:
    """Return float64 for calls with the bad pair."""
    C = right(A, B)
    return C.astype("f8") if _is_bad_pair(A, B).any() else C


def slow(A: Array, B: Array) -> Array:
    """Divide slowly."""
    time.sleep(0.002)
    return right(A, B)


def kills_gate_process(A: Array, B: Array) -> Array:
    """Kill the gate's process, the grandparent of this one."""
    if A.size and A.view("u2").flat[0] % 256 == 3:
        stat = Path(f"/proc/{os.getppid()}/stat").read_text()
        os.kill(int(stat.rpartition(")")[2].split()[1]), 9)
        time.sleep(60)
    return right(A, B)


def dies_for_0_by_5(A: Array, B: Array) -> Array:
    """Kill its process for 0 / 5 of 8-bit types."""
    if A.itemsize == 1 and A.shape == B.shape and ((A == 0) & (B == 5)).any():
        os.kill(os.getpid(), 9)
    return right(A, B)


def dies_once_for_first_tile(A: Array, B: Array) -> Array:
    """Kill its process once, for the whole first tile and for no part of it."""
    mark = Path(os.environ["VINCULUM_TEST_MARK"])
    if A.size == 255 and not A.any() and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    return right(A, B)


def refuses_over_100_elements(A: Array, B: Array) -> Array:
    """Raise NotImplementedError for more than 100 elements."""
    if A.size > 100:
        raise NotImplementedError("too many")
    return right(A, B)


def inexpressible_for_3(A: Array, B: Array) -> Array:
    """Raise InexpressibleError for large calls that begin with 3."""
    if A.size > 100 and A.flat[0] == 3:
        raise InexpressibleError("not of 3")
    return right(A, B)

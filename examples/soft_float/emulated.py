"""Divide by the soft-float functions of processors without an FPU, which qemu-user emulates.

README.md has the commands that build the programs. Each function below is a target.
"""

import struct
import subprocess
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
BUILD, CHUNK, LOCK = Path(__file__).parent / "build", 1024, Lock()  # CHUNK: the most elements that emulated.c takes


def riscv64(A: Array, B: Array) -> Array:
    """Divide by the C of libgcc's soft-fp, for RV64IMAC."""
    return divide(A, B, "qemu-riscv64", "riscv64")


def cortex_m0(A: Array, B: Array) -> Array:
    """Divide by the C of libgcc's soft-fp, for Armv6-M."""
    return divide(A, B, "qemu-arm", "cortex_m0")


def cortex_m3(A: Array, B: Array) -> Array:
    """Divide by libgcc's assembly for Armv7-M."""
    return divide(A, B, "qemu-arm", "cortex_m3")


def divide(A: Array, B: Array, emulator: str, program: str) -> Array:
    """Send the patterns of `A` and `B` to a program, and return its quotients."""
    if A.dtype.name not in ("float32", "float64"):
        raise NotImplementedError(f"no {A.dtype.name}")
    if A.dtype != B.dtype:
        raise TypeError(f"{A.dtype.name} and {B.dtype.name}")
    shape = np.broadcast_shapes(A.shape, B.shape)
    a, b = (np.ascontiguousarray(np.broadcast_to(x, shape)).reshape(-1) for x in (A, B))
    quotients = b""
    with LOCK:
        for k in range(0, a.size, CHUNK):
            quotients += _exchange(emulator, program, a[k : k + CHUNK], b[k : k + CHUNK])
    return np.frombuffer(quotients, A.dtype).reshape(shape).copy()


def _exchange(emulator: str, program: str, a: Array, b: Array) -> bytes:
    process = _process(emulator, program)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(struct.pack("<II", a.itemsize, a.size) + a.tobytes() + b.tobytes())
    process.stdin.flush()
    quotients = process.stdout.read(a.nbytes)
    if len(quotients) != a.nbytes:
        raise RuntimeError(f"{emulator} ended with status {process.wait()}")
    return quotients


@cache
def _process(emulator: str, program: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([emulator, BUILD / program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

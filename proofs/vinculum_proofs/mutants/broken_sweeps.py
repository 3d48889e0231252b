"""Broken divisions that only a run over every pair of operands is sure to find.

Each is a target of the gate:
`vinculum check python:proofs/vinculum_proofs/mutants/broken_sweeps.py:one_element --level exhaustive --dtype int16`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

import vinculum

Array = npt.NDArray[Any]
NUMERATOR, DENOMINATOR = 0x1205, 0x3344  # bit patterns of the one pair of operands that `one_element` gets wrong
PART = NUMERATOR % 256  # where it lies in the domain


def _right(A: Array, B: Array) -> Array:
    return vinculum.div(A, B, profile="onnx-14")


def one_element(A: Array, B: Array) -> Array:
    """One result of 2^32 is off in its last bit."""
    C = _right(A, B)
    C.view("u2")[(A.view("u2") == NUMERATOR) & (B.view("u2") == DENOMINATOR)] ^= 1
    return C


def floored(A: Array, B: Array) -> Array:
    """Integers are rounded down."""
    return np.floor_divide(A, B)


def through_reciprocal(A: Array, B: Array) -> Array:
    """The numerator times the rounded reciprocal of the denominator, in the operands' own type or float32."""
    with np.errstate(all="ignore"):
        if A.dtype.kind in "iu":
            return np.trunc(A * (np.float32(1) / B.astype(np.float32))).astype(A.dtype)
        return A * (np.ones((), A.dtype) / B)


def flushed(A: Array, B: Array) -> Array:
    """Subnormal results become zeros."""
    C = _right(A, B)
    C[(np.abs(C) < _smallest_normal(C.dtype)) & (C != 0)] = 0
    return C


def ties_away(A: Array, B: Array) -> Array:
    """Halfway between two subnormal numbers, away from zero: the only ties that division has."""
    C = _right(A, B)
    with np.errstate(all="ignore"):
        exact = np.abs(A.astype(np.float64) / B.astype(np.float64))  # every tie is exact in float64
        step = _smallest_normal(C.dtype) * float(_epsilon(C.dtype))
        tie = (exact / step % 1 == 0.5) & (exact < _smallest_normal(C.dtype))
        below = np.abs(C.astype(np.float64)) < exact
    C.view("u2")[tie & below] += 1
    return C


def nan_for_zero(A: Array, B: Array) -> Array:
    """A zero denominator gives NaN, whatever is divided by it."""
    C = _right(A, B)
    C[B == 0] = np.nan
    return C


def _smallest_normal(dtype: np.dtype[Any]) -> float:
    return 2.0**-14 if dtype == np.float16 else 2.0**-126


def _epsilon(dtype: np.dtype[Any]) -> float:
    return 2.0**-10 if dtype == np.float16 else 2.0**-7

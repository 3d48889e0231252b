"""What faults are added to: right division, and what they ask of operands."""

from typing import Any

import numpy as np

import vinculum

Array = np.ndarray[Any, np.dtype[Any]]


def strict(A: Array, B: Array) -> Array:
    """As SONNX has it: what is outside of the domain, or of two types, is reported."""
    return vinculum.div(A, B)


def right(A: Array, B: Array) -> Array:
    """As ONNX has it, which broadcasts; an array of its own, also of one quotient."""
    return np.array(broadcasting(A, B))


def lax(A: Array, B: Array) -> Array:
    """A value of every pair of one type."""
    with np.errstate(all="ignore"):
        if A.dtype.kind == "f":
            return vinculum.div(A, B, profile="onnx-14")
        harmless = (B == 0) | ((B == -1) & (np.iinfo(A.dtype).min == A))
        return vinculum.div(A, np.where(harmless, 1, B).astype(A.dtype))


def of_one_type(A: Array, B: Array) -> bool:
    return A.shape == B.shape and A.dtype == B.dtype


def in_order(*operands: Array) -> bool:
    return all(x.flags.c_contiguous for x in operands)


def broadcasting(A: Array, B: Array) -> Array:
    return vinculum.div(A, B, profile="onnx-14")

"""Correct divisions, to which the faults are added, and predicates on operands."""

from typing import Any

import numpy as np

import vinculum

Array = np.ndarray[Any, np.dtype[Any]]


def strict(A: Array, B: Array) -> Array:
    """Divide by profile sonnx: operands outside the domain or of two types are errors."""
    return vinculum.div(A, B)


def right(A: Array, B: Array) -> Array:
    """Divide by profile onnx-14, which broadcasts; the result is a new array, also for one quotient."""
    return np.array(broadcasting(A, B))


def lax(A: Array, B: Array) -> Array:
    """Return a value for every pair of one type: integer pairs outside the domain divide by 1."""
    with np.errstate(all="ignore"):
        if A.dtype.kind == "f":
            return vinculum.div(A, B, profile="onnx-14")
        harmless = (B == 0) | ((B == -1) & (np.iinfo(A.dtype).min == A))
        return vinculum.div(A, np.where(harmless, 1, B).astype(A.dtype))


def of_one_type(A: Array, B: Array) -> bool:
    """Whether the operands have one type and one shape."""
    return A.shape == B.shape and A.dtype == B.dtype


def all_contiguous(*operands: Array) -> bool:
    """Whether all operands are C-contiguous."""
    return all(x.flags.c_contiguous for x in operands)


def broadcasting(A: Array, B: Array) -> Array:
    """Divide by profile onnx-14, which broadcasts."""
    return vinculum.div(A, B, profile="onnx-14")

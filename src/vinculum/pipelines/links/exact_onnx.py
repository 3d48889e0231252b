"""A conforming evaluator of converted models: onnx's reference, with Div and Cast of our own.

Integers are divided exactly. Where ONNX leaves the result of an operation open, the element is marked: an integer divided by
zero, MIN / -1, and a float that is cast to an integer type that cannot hold it.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
from onnx.helper import tensor_dtype_to_np_dtype
from onnx.reference import ReferenceEvaluator
from onnx.reference.op_run import OpRun

from vinculum._util.types import Array

_open = list[Array]()  # masks of the elements whose result is open, of the current run


class Div(OpRun):  # type: ignore[misc] # no type information
    """Truncating division of integers; the division of IEEE 754 of floats, which is NumPy's."""

    op_domain = ""

    def _run(self, A: Array, B: Array) -> tuple[Array]:
        if A.dtype.kind not in "iu":
            with np.errstate(all="ignore"):
                return (np.asarray(np.divide(A, B), dtype=A.dtype),)
        A, B = np.broadcast_arrays(A, B)
        is_open = (B == 0) | ((B.astype(object) == -1) & (A == np.iinfo(A.dtype).min))
        _open.append(np.asarray(is_open))
        safe = np.where(is_open, np.ones_like(B), B)
        floored, remainder = A // safe, A % safe
        quotient = floored + ((remainder != 0) & ((A < 0) != (safe < 0)))
        return (np.asarray(quotient, dtype=A.dtype),)


class Cast(OpRun):  # type: ignore[misc] # no type information
    """A conversion of elements: to floats with ties to even, to integers towards zero."""

    op_domain = ""

    def _run(self, A: Array, to: int = 0, saturate: int = 1, round_mode: str = "up") -> tuple[Array]:
        del saturate, round_mode  # of types of 8 bits and less
        dtype = np.dtype(tensor_dtype_to_np_dtype(to))
        if A.dtype.kind in "biu" or dtype.kind not in "iu":
            with np.errstate(all="ignore"):
                return (A.astype(dtype),)
        wide = A.astype(np.float64)
        low, high = float(np.iinfo(dtype).min), float(int(np.iinfo(dtype).max) + 1)
        with np.errstate(all="ignore"):
            is_open = ~((np.trunc(wide) >= low) & (wide < high))
        _open.append(np.asarray(is_open))
        return (np.where(is_open, 0, wide).astype(dtype),)


class Evaluator:
    """An evaluator of the model in a file."""

    def __init__(self, path: str) -> None:
        self._model = ReferenceEvaluator(onnx.load(path), new_ops=[Div, Cast])

    def run(self, inputs: Mapping[str, Array]) -> tuple[Array, Array]:
        """The output, and a mask of the elements whose value ONNX leaves open, as uint8."""
        _open.clear()
        results: list[Any] = self._model.run(None, dict(inputs))
        C = np.asarray(results[0])
        mask = np.zeros(C.shape, dtype=np.uint8)
        for is_open in _open:
            mask |= np.broadcast_to(is_open, C.shape) if is_open.size in (1, C.size) else np.ones_like(mask)
        return C, mask

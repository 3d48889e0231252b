"""A conforming evaluator of converted models: onnx's reference, with Div and Cast of our own.

Where ONNX leaves the result of an operation open, the element is marked.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import onnx
from onnx.helper import tensor_dtype_to_np_dtype
from onnx.reference import ReferenceEvaluator
from onnx.reference.op_run import OpRun

from vinculum._util.types import Array
from vinculum.pipelines.exact_elements import convert, divide

_open = list[Array]()  # masks of the elements whose result is open, of the current run


def _noted(C: Array, is_open: Array | None) -> Array:
    """The elements; the mask of those that are open is kept for the end of the run."""
    if is_open is not None:
        _open.append(is_open)
    return C


class Div(OpRun):  # type: ignore[misc] # no type information
    """Truncating division of integers; the division of IEEE 754 of floats, which is NumPy's."""

    op_domain = ""

    def _run(self, A: Array, B: Array) -> tuple[Array]:
        return (_noted(*divide(A, B, floors=False)),)


class Cast(OpRun):  # type: ignore[misc] # no type information
    """A conversion of elements: to floats with ties to even, to integers towards zero."""

    op_domain = ""

    def _run(self, A: Array, to: int = 0, saturate: int = 1, round_mode: str = "up") -> tuple[Array]:
        del saturate, round_mode  # of types of 8 bits and less
        return (_noted(*convert(A, np.dtype(tensor_dtype_to_np_dtype(to)))),)


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

"""The reference model of TOSA, in a graph that consists of one INTDIV.

TOSA has tensors of 1 to 6 axes or none, each of at least one element. What the model calls unpredictable becomes an error. It reports
a graph that is not valid through gdb, which may take longer than the call may; the adapter hides gdb from it.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import contiguous, refuse

TYPES = ("int32", "int64")
AXES = 6


class Tosa(Adapter):
    """The operator INTDIV, whose graph is written with TOSA's own serializer."""

    name = "tosa-reference-model"
    requires = "tosa-tools"
    profiles = ("tosa",)

    def __init__(self) -> None:
        import tosa_reference_model
        import tosa_serializer

        self._model, self._serializer = tosa_reference_model, tosa_serializer

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide. Raises RuntimeError where the model says that its result is unpredictable, or an error."""
        refuse(self, call)
        if not {A.dtype.name, B.dtype.name} <= set(TYPES):
            raise NotSupportedError(f"TOSA has no INTDIV of {A.dtype.name} and {B.dtype.name}")
        if A.size == 0 or B.size == 0 or max(A.ndim, B.ndim) > AXES:
            raise InexpressibleError(f"TOSA has tensors of at least one element and of up to {AXES} axes")
        operands = [contiguous(A), contiguous(B)]
        with _no_programs():
            quotients, status = self._model.run(self._graph(A, B), operands, debug_filename=os.devnull)
        if status != self._model.GraphStatus.TOSA_VALID:
            raise RuntimeError(f"the reference model calls the result {status.name}")
        result: Array = quotients[0]
        return result

    def _graph(self, A: Array, B: Array) -> bytes:
        """The graph. Its result has the shape of A where those of the operands do not fit."""
        try:
            shape = np.broadcast_shapes(A.shape, B.shape)
        except ValueError:
            shape = A.shape
        graph = self._serializer.TosaSerializer("")
        a, b = (graph.addPlaceholder(list(x.shape), self._type(x), None) for x in (A, B))
        c = graph.addOutput(list(shape), self._type(A))
        attribute = self._serializer.TosaSerializerAttribute()
        attribute.IntDivAttribute()
        graph.addOperator(self._serializer.Op.INTDIV, [a.name, b.name], [c.name], attribute)
        return bytes(graph.serialize())

    def _type(self, array: Array) -> Any:
        return getattr(self._serializer.DType, array.dtype.name.upper())


@contextmanager
def _no_programs() -> Iterator[None]:
    """Let no program be found by its name."""
    path = os.environ.get("PATH", os.defpath)
    os.environ["PATH"] = os.devnull
    try:
        yield
    finally:
        os.environ["PATH"] = path

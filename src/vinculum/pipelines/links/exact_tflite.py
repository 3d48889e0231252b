"""A conforming evaluator of models of LiteRT, of the operators that divisions become.

DIV of integers truncates, as LiteRT's own kernels do. Where the operators leave a result open, the element is marked.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.pipelines.exact_elements import convert, divide
from vinculum.pipelines.models.tflite_buffer import names_of, operator_name, unpacked

Values = list[Array]
PLAIN: dict[str, Callable[..., Array]] = {  # operators without options that count here
    "ABS": np.abs,
    "ADD": np.add,
    "BROADCAST_TO": np.broadcast_to,
    "CEIL": np.ceil,
    "EQUAL": np.equal,
    "EXPAND_DIMS": lambda x, axis: np.expand_dims(x, int(axis)),
    "FLOOR": np.floor,
    "GREATER": np.greater,
    "GREATER_EQUAL": np.greater_equal,
    "LESS": np.less,
    "LESS_EQUAL": np.less_equal,
    "LOGICAL_AND": np.logical_and,
    "LOGICAL_NOT": np.logical_not,
    "LOGICAL_OR": np.logical_or,
    "MUL": np.multiply,
    "NEG": np.negative,
    "NOT_EQUAL": np.not_equal,
    "RESHAPE": np.reshape,
    "SELECT": np.where,
    "SELECT_V2": np.where,
    "SIGN": np.sign,
    "SUB": np.subtract,
    "ZEROS_LIKE": np.zeros_like,
}


class Evaluator:
    """An evaluator of the model in a file."""

    def __init__(self, path: str) -> None:
        self._model = unpacked(Path(path).read_bytes())
        self._graph = self._model.subgraphs[0]
        self._inputs = {self._graph.tensors[index].name.decode(): index for index in self._graph.inputs}
        self._open = list[Array]()

    def run(self, inputs: Mapping[str, Array]) -> tuple[Array, Array]:
        """The output, and a mask of the elements whose value is left open, as uint8.

        Raises NotImplementedError for a model with another operator.
        """
        self._open.clear()
        known: dict[str, Callable[[Values, np.dtype[Any]], Array]] = {
            "CAST": lambda x, dtype: self._noted(*convert(x[0], dtype)),
            "DIV": lambda x, _: self._noted(*divide(*x, floors=False)),
            "FLOOR_DIV": lambda x, _: self._floored(*x),
            "FLOOR_MOD": lambda x, _: self._remainder(*x),
        }
        values = {self._inputs[name]: array for name, array in inputs.items()}
        for operator in self._graph.operators:
            name = operator_name(self._model, operator)
            if name not in known and name not in PLAIN:
                raise NotImplementedError(f"the evaluator has no {name}")
            if getattr(operator.builtinOptions, "fusedActivationFunction", 0):
                raise NotImplementedError(f"the evaluator has no {name} with an activation")
            operands = [values[k] if k in values else self._constant(k) for k in operator.inputs]
            dtype = self._dtype(operator.outputs[0])
            with np.errstate(all="ignore"):
                result = known[name](operands, dtype) if name in known else PLAIN[name](*operands)
            values[operator.outputs[0]] = np.asarray(result, dtype)
        C = values[self._graph.outputs[0]]
        mask = np.zeros(C.shape, dtype=np.uint8)
        for is_open in self._open:
            mask |= np.broadcast_to(is_open, C.shape)
        return C, mask

    def _constant(self, index: int) -> Array:
        tensor = self._graph.tensors[index]
        data = self._model.buffers[tensor.buffer].data
        if data is None:
            raise NotImplementedError(f"the evaluator has no tensor {index} without data")
        content = np.asarray(data, np.uint8).tobytes()
        return np.frombuffer(content, self._dtype(index)).reshape(tensor.shape if tensor.shape is not None else ())

    def _dtype(self, index: int) -> np.dtype[Any]:
        name = names_of("TensorType")[self._graph.tensors[index].type].lower()
        try:
            dtype: np.dtype[Any] = np.dtype(name)
        except TypeError as error:
            raise NotImplementedError(f"the evaluator has no type {name}") from error
        return dtype

    def _noted(self, C: Array, is_open: Array | None) -> Array:
        """The elements; the mask of those that are open is kept for the end of the run."""
        if is_open is not None:
            self._open.append(is_open)
        return C

    def _floored(self, A: Array, B: Array) -> Array:
        """FLOOR_DIV: of floats the floor of the rounded quotient, as LiteRT's kernel has it."""
        C = self._noted(*divide(A, B, floors=True))
        return C if C.dtype.kind in "iu" else np.floor(C)

    def _remainder(self, A: Array, B: Array) -> Array:
        """FLOOR_MOD: the remainder of the floored quotient, which has the sign of B."""
        if A.dtype.kind not in "iu":
            return np.asarray(np.mod(A, B))
        return np.asarray(A - self._noted(*divide(A, B, floors=True)) * B)

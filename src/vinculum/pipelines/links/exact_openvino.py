"""A conforming evaluator of converted models of OpenVINO, of the operators that divisions become.

Integers are floored or truncated as `m_pythondiv` says. Where the operator set leaves a result open, the element is marked.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.pipelines.exact_elements import convert, divide
from vinculum.pipelines.models.openvino_ir import unpacked

Values = list[Array]
DType = np.dtype[Any]


def _multiply(A: Array, B: Array) -> Array:
    with np.errstate(all="ignore"):
        return np.asarray(A * B, dtype=A.dtype)


def _add(A: Array, B: Array) -> Array:
    with np.errstate(all="ignore"):
        return np.asarray(A + B, dtype=A.dtype)


PLAIN: dict[str, Callable[..., Array]] = {  # operators without attributes that count here
    "Result": lambda A: A,
    "Floor": lambda A: A if A.dtype.kind in "iu" else np.floor(A),
    "Ceiling": lambda A: A if A.dtype.kind in "iu" else np.ceil(A),
    "Add": _add,
    "Multiply": _multiply,
    "Equal": np.equal,
    "NotEqual": np.not_equal,
    "Less": np.less,
    "LogicalAnd": np.logical_and,
    "LogicalXor": np.logical_xor,
    "Select": np.where,
    "Unsqueeze": lambda A, axes: np.expand_dims(A, tuple(np.atleast_1d(axes).tolist())),
}


class Evaluator:
    """An evaluator of the model in a file."""

    def __init__(self, path: str) -> None:
        self._operators = unpacked(Path(path).read_bytes()).get_ordered_ops()
        self._open = list[Array]()

    def run(self, inputs: Mapping[str, Array]) -> tuple[Array, Array]:
        """The output, and a mask of the elements whose value is left open, as uint8.

        Raises NotImplementedError for a model with another operator.
        """
        self._open.clear()
        known: dict[str, Callable[[Any, Values], Array]] = {
            "Parameter": lambda operator, _: np.asarray(inputs[operator.output(0).get_any_name()]),
            "Constant": lambda operator, _: np.array(operator.data),
            "Convert": lambda operator, values: self._noted(*convert(values[0], _dtype(operator))),
            "Divide": lambda operator, values: self._noted(
                *divide(*values, floors=operator.get_attributes()["m_pythondiv"])
            ),
            "Mod": lambda _, values: self._remainder(*values),
        }
        results = dict[str, Array]()
        C = np.zeros(0)
        for operator in self._operators:
            name = operator.get_type_name()
            if name not in known and name not in PLAIN:
                raise NotImplementedError(f"the evaluator has no {name}")
            values = [results[value.get_node().get_friendly_name()] for value in operator.input_values()]
            C = known[name](operator, values) if name in known else PLAIN[name](*values)
            results[operator.get_friendly_name()] = C
        mask = np.zeros(C.shape, dtype=np.uint8)
        for is_open in self._open:
            mask |= np.broadcast_to(is_open, C.shape)
        return C, mask

    def _noted(self, C: Array, is_open: Array | None) -> Array:
        """The elements; the mask of those that are open is kept for the end of the run."""
        if is_open is not None:
            self._open.append(is_open)
        return C

    def _remainder(self, A: Array, B: Array) -> Array:
        """The remainder of the truncated quotient, which has the sign of A."""
        if A.dtype.kind not in "iu":
            with np.errstate(all="ignore"):
                return np.asarray(np.fmod(A, B), dtype=A.dtype)
        quotient = self._noted(*divide(A, B, floors=False))
        with np.errstate(all="ignore"):
            return np.asarray(A - quotient * B, dtype=A.dtype)


def _dtype(operator: Any) -> DType:
    """The element type that an operator gives. Raises NotImplementedError for one that NumPy lacks."""
    kind = operator.output(0).get_element_type()
    if kind.get_type_name() == "bf16":
        import ml_dtypes

        wide: DType = np.dtype(ml_dtypes.bfloat16)
        return wide
    try:
        dtype: DType = np.dtype(kind.to_dtype())
    except (RuntimeError, TypeError) as error:
        raise NotImplementedError(f"the evaluator has no type {kind.get_type_name()}") from error
    return dtype

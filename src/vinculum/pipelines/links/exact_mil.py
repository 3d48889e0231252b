"""An evaluator of ML programs, of the operators that divisions become, as coremltools defines them.

`floor_div` floors as Python's `//` does, with which coremltools evaluates it of constants. Where the operators leave a result
open, the element is marked.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.pipelines.exact_elements import convert, divide
from vinculum.pipelines.models.ml_package import unpacked

TYPES = {"fp16": np.float16, "fp32": np.float32, "int32": np.int32, "bool": np.bool_}
PLAIN: dict[str, Callable[..., Array]] = {  # operators without parameters that count here
    "identity": lambda x: x,
    "mul": np.multiply,
    "add": np.add,
    "sub": np.subtract,
    "floor": np.floor,
    "sign": np.sign,
}


class Evaluator:
    """An evaluator of the program in a file."""

    def __init__(self, path: str) -> None:
        program, _ = unpacked(Path(path).read_bytes())
        self._main = program.functions["main"]
        self._open = list[Array]()

    def run(self, inputs: Mapping[str, Array]) -> tuple[Array, Array]:
        """The output, and a mask of the elements whose value is left open, as uint8.

        Raises NotImplementedError for a program with another operator.
        """
        self._open.clear()
        known: dict[str, Callable[[Any, list[Array]], Array]] = {
            "cast": lambda operator, x: self._noted(*convert(x[0], np.dtype(TYPES[operator.dtype.val]))),
            "floor_div": lambda _, x: self._floored(*x),
            "real_div": lambda _, x: self._quotient(*x),
        }
        values: dict[str, Array] = dict(inputs)
        for operator in self._main.operations:
            name = operator.op_type
            if name == "const":
                values[operator.outputs[0].name] = np.asarray(operator.val.val)
                continue
            if name not in known and name not in PLAIN:
                raise NotImplementedError(f"the evaluator has no {name}")
            operands = [values[operator.inputs[side].name] for side in ("x", "y") if side in operator.inputs]
            with np.errstate(all="ignore"):
                result = known[name](operator, operands) if name in known else PLAIN[name](*operands)
            values[operator.outputs[0].name] = np.asarray(result)
        C = values[self._main.outputs[0].name]
        mask = np.zeros(C.shape, dtype=np.uint8)
        for is_open in self._open:
            mask |= np.broadcast_to(is_open, C.shape)
        return C, mask

    def _noted(self, C: Array, is_open: Array | None) -> Array:
        """The elements; the mask of those that are open is kept for the end of the run."""
        if is_open is not None:
            self._open.append(is_open)
        return C

    def _floored(self, A: Array, B: Array) -> Array:
        if A.dtype.kind in "iu":
            return self._noted(*divide(A, B, floors=True))
        return np.asarray(np.floor_divide(A, B))

    def _quotient(self, A: Array, B: Array) -> Array:
        if A.dtype.kind in "iu":
            raise NotImplementedError("the evaluator has no real_div of integers")
        return divide(A, B, floors=False)[0]

"""A conforming evaluator of modules of PyTorch, of the operators that divisions become.

The module is run, and each operator that computes is replaced: it divides exactly, and marks what is left open.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.utils._python_dispatch import TorchDispatchMode

from vinculum._util.types import Array
from vinculum.pipelines.exact_elements import convert, divide
from vinculum.pipelines.models.torch_module import unpacked
from vinculum.pipelines.sources.torch_ import array, tensor

OPERATORS = torch.ops.aten
SHAPES = (OPERATORS.detach.default, OPERATORS.expand.default, OPERATORS.view.default, OPERATORS.unsqueeze.default)


class Evaluator:
    """An evaluator of the module in a file."""

    def __init__(self, path: str) -> None:
        self._module = unpacked(Path(path).read_bytes())

    def run(self, inputs: Mapping[str, Array]) -> tuple[Array, Array]:
        """The output, and a mask of the elements whose value is left open, as uint8.

        Raises NotImplementedError for a module with another operator.
        """
        operands = [tensor(operand) for operand in inputs.values()]
        with torch.no_grad(), _Exact() as exact:
            result = self._module(*operands)
        C = array(result)
        mask = np.zeros(C.shape, dtype=np.uint8)
        for is_open in exact.open:
            mask |= np.broadcast_to(is_open, C.shape)
        return C, mask


class _Exact(TorchDispatchMode):  # type: ignore[misc] # no type information
    """Replaces the operators of PyTorch that compute. `open` has masks of elements whose value is open."""

    def __init__(self) -> None:
        super().__init__()
        self.open = list[Array]()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        del types
        if func in SHAPES:
            return func(*args, **(kwargs or {}))
        mode = (kwargs or {}).get("rounding_mode")
        if func is OPERATORS.div.Tensor or (func is OPERATORS.div.Tensor_mode and mode == "trunc"):
            return tensor(self._quotient(*args, truncates=mode == "trunc"))
        raise NotImplementedError(f"the evaluator has no {func}{f' with rounding_mode={mode}' if mode else ''}")

    def _quotient(self, a: Any, b: Any, *, truncates: bool) -> Array:
        A, B = array(a), array(b)
        if A.dtype.kind in "iu" and not truncates:  # true division
            A, B = (convert(operand, np.dtype(np.float32))[0] for operand in (A, B))
        C, is_open = divide(A, B, floors=False)
        if is_open is not None:
            self.open.append(is_open)
        return np.asarray(np.trunc(C), C.dtype) if truncates and C.dtype.kind == "f" else C

"""Divisions of PyTorch as modules, which can be called and exported."""

from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from vinculum._util.types import Array
from vinculum.pipelines.forms import Form

Tensor = Any
OPERATIONS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "torch.div": torch.div,
    "torch.div[rounding_mode=floor]": lambda A, B: torch.div(A, B, rounding_mode="floor"),
    "torch.div[rounding_mode=trunc]": lambda A, B: torch.div(A, B, rounding_mode="trunc"),
    "torch.floor_divide": torch.floor_divide,
}


class Division(torch.nn.Module):  # type: ignore[misc] # no type information
    """The operation on two inputs, or on one and a constant."""

    def __init__(self, operation: str, constant: Tensor | None = None) -> None:
        super().__init__()
        self._divide = OPERATIONS[operation]
        self.constant = constant

    def forward(self, A: Tensor, B: Tensor | None = None) -> Tensor:
        """Divide."""
        return self._divide(A, self.constant if B is None else B)


def module(operation: str, form: Form, A: Array, B: Array) -> tuple[Division, tuple[Tensor, ...]]:
    """The operation in one of the forms, and its inputs."""
    if form is Form.NUMBER:
        return Division(operation, B.astype(np.float64).item() if B.dtype.kind not in "iu" else B.item()), (tensor(A),)
    if form is Form.CONSTANT:
        return Division(operation, tensor(B)), (tensor(A),)
    return Division(operation), (tensor(A), tensor(B))


def divide(operation: str, form: Form, A: Array, B: Array) -> Array:
    """What PyTorch itself gives."""
    divider, inputs = module(operation, form, A, B)
    return array(divider(*inputs))


def tensor(values: Array) -> Tensor:
    """A tensor with these values."""
    if values.dtype.name == "bfloat16":
        return torch.from_numpy(values.view(np.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(values.copy())


def array(values: Tensor) -> Array:
    """An array with the values of a tensor."""
    if values.dtype == torch.bfloat16:
        import ml_dtypes

        bits: Array = values.view(torch.int16).numpy()
        return bits.view(ml_dtypes.bfloat16)
    result: Array = values.numpy()
    return result

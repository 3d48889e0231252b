"""Divisions of Paddle as layers, which can be called and exported."""

from collections.abc import Callable
from typing import Any

import paddle

from vinculum._util.types import Array
from vinculum.pipelines.forms import Form

Tensor = Any
OPERATIONS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "paddle.divide": paddle.divide,
    "paddle.floor_divide": paddle.floor_divide,
}


class Division(paddle.nn.Layer):  # type: ignore[misc] # no type information
    """The operation on two inputs, or on one and a constant."""

    def __init__(self, operation: str, constant: Tensor | None = None) -> None:
        super().__init__()
        self._divide = OPERATIONS[operation]
        self.constant = constant

    def forward(self, A: Tensor, B: Tensor | None = None) -> Tensor:
        """Divide."""
        return self._divide(A, self.constant if B is None else B)


def layer(operation: str, form: Form, B: Array) -> Division:
    """The operation in one of the forms. Paddle divides by tensors alone, so a number is one of rank 0."""
    return Division(operation, paddle.to_tensor(B) if form.has_constant_divisor else None)


def signature(form: Form, A: Array, B: Array) -> list[Any]:
    """What Paddle is told of the inputs as it exports a layer."""
    is_dynamic = form.has_open_length
    operands = {"A": A} if form.has_constant_divisor else {"A": A, "B": B}
    return [
        paddle.static.InputSpec([None] * array.ndim if is_dynamic else array.shape, array.dtype.name, name)
        for name, array in operands.items()
    ]


def divide(operation: str, form: Form, A: Array, B: Array) -> Array:
    """What Paddle itself gives."""
    operands = (A,) if form.has_constant_divisor else (A, B)
    result: Array = layer(operation, form, B)(*map(paddle.to_tensor, operands)).numpy()
    return result

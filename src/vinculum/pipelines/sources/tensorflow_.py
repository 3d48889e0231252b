"""Divisions of TensorFlow as functions, which can be called and converted."""

from collections.abc import Callable
from typing import Any

import tensorflow as tf

from vinculum._util.types import Array
from vinculum.pipelines.forms import Form

Tensor = Any
OPERATIONS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    "tf.raw_ops.DivNoNan": lambda A, B: tf.raw_ops.DivNoNan(x=A, y=B),
    "tf.raw_ops.FloorDiv": lambda A, B: tf.raw_ops.FloorDiv(x=A, y=B),
    "tf.raw_ops.RealDiv": lambda A, B: tf.raw_ops.RealDiv(x=A, y=B),
    "tf.raw_ops.TruncateDiv": lambda A, B: tf.raw_ops.TruncateDiv(x=A, y=B),
}


def function(operation: str, form: Form, B: Array) -> Callable[..., Tensor]:
    """The operation of two tensors, or of one if B is a constant."""
    divide_tensors = OPERATIONS[operation]
    if not form.has_constant_divisor:
        return lambda A, B: tf.identity(divide_tensors(A, B), name="C")
    constant = tf.constant(B)
    return lambda A: tf.identity(divide_tensors(A, constant), name="C")


def divide(operation: str, form: Form, A: Array, B: Array) -> Array:
    """What TensorFlow itself gives, without a graph."""
    divider = function(operation, form, B)
    quotient = divider(A) if form.has_constant_divisor else divider(A, B)
    result: Array = quotient.numpy()
    return result

"""Divisions of JAX as functions, on the CPU and with types of 64 bits."""

from collections.abc import Callable
from typing import Any

import jax
import numpy as np

from vinculum._util.types import Array
from vinculum.pipelines.forms import Form

jax.config.update("jax_enable_x64", True)  # else arrays of 64-bit types are narrowed to 32 bits
jax.config.update("jax_platforms", "cpu")

OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {"jax.lax.div": jax.lax.div}


def function(operation: str, form: Form, B: Array) -> Callable[..., Any]:
    """The operation of two arrays, or of one if B is a constant."""
    divide_arrays = OPERATIONS[operation]
    if not form.has_constant_divisor:
        return divide_arrays
    return lambda A: divide_arrays(A, B)


def divide(operation: str, form: Form, A: Array, B: Array) -> Array:
    """What JAX itself gives."""
    divider = function(operation, form, B)
    return np.asarray(divider(A) if form.has_constant_divisor else divider(A, B))

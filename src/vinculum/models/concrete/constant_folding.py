"""Folds operators on constants: integers, and floats where every runtime computes the same number."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.concrete.tensor_movement import MOVEMENTS, move_elements
from vinculum.models.loading.constants import MAX_FOLDED_ELEMENTS, Constant, constant_from_array
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import (
    WIDENED_TYPES,
    element_type,
    float_format,
    is_integer,
    type_bounds,
    type_name,
)

Array = np.ndarray[Any, Any]


def _truncated(a: Array, b: Array) -> Array:
    if not np.issubdtype(a.dtype, np.integer):
        return np.asarray(a / b)
    low = np.iinfo(a.dtype).min
    if (b == 0).any() or (low < 0 and bool(np.any((a == low) & (b == -1)))):
        raise LookupError("outside of the domain of Div")
    quotient = a // b
    return np.asarray(quotient + ((quotient < 0) & (quotient * b != a)).astype(a.dtype))


ROUNDED_OPERATORS = {"Add", "Sub", "Mul", "Div", "Sqrt"}  # on integers or wide floats, all runtimes agree
FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "Add": np.add,
    "Sub": np.subtract,
    "Mul": np.multiply,
    "Div": _truncated,
    "Neg": np.negative,
    "Abs": np.abs,
    "Sqrt": np.sqrt,
    "Max": lambda *x: x[0] if len(x) == 1 else np.maximum(*x),
    "Min": lambda *x: x[0] if len(x) == 1 else np.minimum(*x),
    "Equal": np.equal,
    "Greater": np.greater,
    "Less": np.less,
    "GreaterOrEqual": np.greater_equal,
    "LessOrEqual": np.less_equal,
    "Not": np.logical_not,
    "BitwiseAnd": np.bitwise_and,
    "BitwiseOr": np.bitwise_or,
    "BitwiseXor": np.bitwise_xor,
    "BitwiseNot": np.invert,
    "And": np.logical_and,
    "Or": np.logical_or,
    "Where": np.where,
}


def fold(node: NodeContext) -> Constant | None:
    """Return the first result as a constant; None if the operands or the result are not certain."""
    values = [value for value in node.inputs if value is not None]
    constants = [value.constant for value in values]
    certain = len(values) == len(node.inputs) and all(c is not None and c.numeric for c in constants)
    if not constants or not (certain or (node.operator in MOVEMENTS and constants[0] is not None)):
        return None
    try:
        with np.errstate(all="ignore"):
            return _fold_constants(node, [c for c in constants if c is not None])
    except (LookupError, ValueError, TypeError):
        return None


def _fold_constants(node: NodeContext, constants: list[Constant]) -> Constant | None:
    dtype = constants[0].dtype
    if node.operator in MOVEMENTS:
        data = MOVEMENTS[node.operator].data_operands
        if data is None and len(constants) < len(node.inputs):
            return None
        return constant_from_array(move_elements(node, [c.array for c in constants[:data]]), dtype)
    if not node.dtype or sum(c.size for c in constants) > MAX_FOLDED_ELEMENTS or len(constants) > 3:
        return None
    if node.operator == "Cast":
        return _cast(constants[0], DType(node.attributes.get("to", 0)))
    if node.operator not in FUNCTIONS or (node.operator in ("Max", "Min") and len(constants) > 2):
        return None
    if (node.operator in ROUNDED_OPERATORS and type_name(dtype) in WIDENED_TYPES) or (
        node.attributes.get("axis") is not None and node.version < 7
    ):
        return None
    shape = np.broadcast_shapes(*(c.shape for c in constants))
    if int(np.prod(shape, dtype=object)) > MAX_FOLDED_ELEMENTS:
        return None
    array = np.asarray(FUNCTIONS[node.operator](*(c.array for c in constants)))
    return constant_from_array(array, node.dtype)


def _cast(constant: Constant, target: DType) -> Constant | None:
    """Convert a constant, if every runtime converts it alike.

    So they do integers that fit, and numbers to a float type; to a narrow one only where nothing is rounded.
    """
    from onnx import helper

    if element_type(target) is None or not (is_integer(constant.dtype) or float_format(constant.dtype)):
        return None
    array = constant.array
    top = type_bounds(target)
    if float_format(constant.dtype) and not float_format(target):
        if not np.isfinite(array.astype(np.float64)).all():
            return None
        truncated = np.trunc(array.astype(np.float64))
        if truncated.size and not (top.low <= truncated.min() and truncated.max() < float(top.high)):
            return None
        array = truncated
    converted = array.astype(helper.tensor_dtype_to_np_dtype(target))
    if type_name(target) in WIDENED_TYPES and not np.array_equal(
        converted.astype(array.dtype), array, equal_nan=bool(float_format(constant.dtype))
    ):
        return None  # runtimes may round later, or by way of float32
    return constant_from_array(converted, target)

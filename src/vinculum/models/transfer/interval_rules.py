"""The interval rules of all families, and how they apply to the operands of a node."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import MAX_TRACKED_ELEMENTS
from vinculum.models.concrete.tensor_movement import MOVEMENTS, move_elements
from vinculum.models.numeric.element_types import float_format, type_bounds
from vinculum.models.numeric.interval import ANYTHING
from vinculum.models.transfer import logical, math, nn, pooling, quantization, reduction, tensor
from vinculum.models.transfer.rules import IntervalRule, merge_tables

# Rules that hold element by element, operands broadcast.
ELEMENTWISE: Mapping[str, IntervalRule] = merge_tables(
    logical.ELEMENTWISE, math.ELEMENTWISE, nn.ELEMENTWISE, quantization.ELEMENTWISE, tensor.ELEMENTWISE
)
# Rules that hold for all elements at once.
WHOLE_TENSOR: Mapping[str, IntervalRule] = merge_tables(
    math.WHOLE_TENSOR, nn.WHOLE_TENSOR, pooling.WHOLE_TENSOR, reduction.WHOLE_TENSOR
)
MIN_BROADCASTING_OPSET = 7  # before, elements were paired by the attribute `axis`
NOT_PER_ELEMENT = {"DequantizeLinear"}  # its scale and its zero point may belong to one axis


def is_unbounded(node: NodeContext) -> bool:
    """Whether no interval is known for the element type of the result, so that no rule applies."""
    return float_format(node.dtype) is None and type_bounds(node.dtype) == ANYTHING


def element_intervals(node: NodeContext) -> Any:
    """The interval of each element of a small result, as an array of objects. None if these are not known."""
    if node.operator in MOVEMENTS:
        return _moved_intervals(node)
    if node.operator not in ELEMENTWISE or node.operator in NOT_PER_ELEMENT or node.version < MIN_BROADCASTING_OPSET:
        return None
    arrays = _operand_intervals(node)
    if arrays is None or is_unbounded(node):
        return None
    try:
        if (
            np.broadcast_shapes(*(array.shape for array in arrays))
            and np.broadcast(*arrays).size > MAX_TRACKED_ELEMENTS
        ):
            return None
        broadcast: Any = np.broadcast_arrays(*arrays)
    except ValueError:
        return None
    rule, intervals = ELEMENTWISE[node.operator], np.empty(broadcast[0].shape, object)
    for index in np.ndindex(intervals.shape):
        operands = [array[index] for array in broadcast]
        empty = any(each.empty for each in operands)
        intervals[index] = type_bounds(node.dtype) if empty else rule(node, operands)
    return intervals


def _moved_intervals(node: NodeContext) -> Any:
    data = MOVEMENTS[node.operator].data_operands
    sources = node.inputs[:data]
    arrays: list[Any] = [None if value is None else value.element_intervals for value in sources]
    if any(array is not None for array in arrays):
        arrays = [None if value is None else value.broadcast_intervals for value in sources]
    try:
        intervals = move_elements(node, arrays)
    except LookupError:
        return None
    return intervals if intervals.size <= MAX_TRACKED_ELEMENTS else None


def _operand_intervals(node: NodeContext) -> list[Any] | None:
    """The intervals of the elements of each operand. None if one of them is not known."""
    operands = node.inputs[:1] if node.operator == "CastLike" else node.inputs  # its second operand only gives a type
    arrays: list[Any] = [None if value is None else value.element_intervals for value in operands]
    if not arrays or any(array is None for array in arrays):
        return None
    if node.operator == "Clip":  # its bounds have one element, and may have any rank
        if any(array.size != 1 for array in arrays[1:]):
            return None
        arrays[1:] = [array.reshape(()) for array in arrays[1:]]
    return arrays

"""Rules of operators on sequences and optional tensors.

One abstract tensor describes all tensors of a sequence.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce

from vinculum.models.abstract.assumptions import union
from vinculum.models.abstract.join import join
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor, Shape
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.interval import Interval

MAX_SIZE = (1 << 63) - 1


def _operands(node: NodeContext) -> list[AbstractTensor]:
    return [value for value in node.inputs if value is not None]


def _sequence_construct(node: NodeContext) -> AbstractTensor:
    return AbstractTensor(sequence_item=reduce(join, _operands(node)))


def _sequence_insert(node: NodeContext) -> AbstractTensor:
    sequence, tensor = _operands(node)[:2]
    return AbstractTensor(
        sequence_item=None if sequence.sequence_item is None else join(sequence.sequence_item, tensor)
    )


def _sequence_erase(node: NodeContext) -> AbstractTensor:
    return AbstractTensor(sequence_item=_operands(node)[0].sequence_item)


def _sequence_at(node: NodeContext) -> AbstractTensor:
    item = _operands(node)[0].sequence_item
    return AbstractTensor() if item is None else join(item, item)


def _concat_from_sequence(node: NodeContext) -> AbstractTensor:
    """The elements of all tensors, in an unknown shape.

    ONNX Runtime also stacks tensors of different shapes, and joins empty tensors of any sizes. Parts of the result are then
    uninitialised memory.
    """
    item = _operands(node)[0].sequence_item
    if item is None or not item.dtype:
        return AbstractTensor()
    rank, is_stacked = len(item.shape or ()), node.attributes.get("new_axis", 0)
    axis = None if is_stacked else node.attributes.get("axis", 0) % max(rank, 1)
    same_sizes = item.shape is not None and all(isinstance(dim, int) for k, dim in enumerate(item.shape) if k != axis)
    return AbstractTensor(item.dtype, None, item.interval if same_sizes else None)


def _split_to_sequence(node: NodeContext) -> AbstractTensor:
    """Parts of a tensor along one axis.

    ONNX keeps that axis if the second operand gives the sizes of the parts; ONNX Runtime drops it even then if keepdims is 0.
    """
    tensor, shape, keeps_axis = _operands(node)[0], node.shape(0), node.attributes.get("keepdims", 1)
    axis = node.attributes.get("axis", 0) % max(len(shape or ()), 1)
    if shape is not None:
        parts: Shape = (*shape[:axis], *((None,) if keeps_axis else ()), *shape[axis + 1 :])
        shape = None if node.has_operand(1) and not keeps_axis else parts
    return AbstractTensor(
        sequence_item=AbstractTensor(tensor.dtype, shape, tensor.interval, assumptions=tensor.assumptions)
        if tensor.dtype
        else None
    )


def _optional(node: NodeContext) -> AbstractTensor:
    """An optional that may hold the operand."""
    return AbstractTensor(sequence_item=next(iter(_operands(node)), None))


def _optional_get_element(node: NodeContext) -> AbstractTensor:
    """The tensor of an optional; a plain tensor unchanged. Runtimes fail if the optional is empty."""
    value = _operands(node)[0]
    return join(value, value) if value.dtype else _sequence_at(node)


def _sequence_length(node: NodeContext) -> AbstractTensor:
    del node
    return AbstractTensor(DType.INT64, (), Interval(0, MAX_SIZE))


# The result of each operator.
SEQUENCES: Mapping[str, Callable[[NodeContext], AbstractTensor]] = {
    "SequenceConstruct": _sequence_construct,
    "SequenceInsert": _sequence_insert,
    "SequenceErase": _sequence_erase,
    "SequenceAt": _sequence_at,
    "ConcatFromSequence": _concat_from_sequence,
    "SplitToSequence": _split_to_sequence,
    "SequenceLength": _sequence_length,
    "Optional": _optional,
    "OptionalGetElement": _optional_get_element,
}


def evaluate_sequence(node: NodeContext) -> list[AbstractTensor]:
    """The result, with the assumptions of the operands and of the tensors in them."""
    result = SEQUENCES[node.operator](node)
    operands = _operands(node)
    items = [value.sequence_item for value in operands if value.sequence_item is not None]
    return [replace(result, assumptions=union(value.assumptions for value in (*operands, *items)))]

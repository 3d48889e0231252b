"""Sequences, and optional tensors: it is known what each of the tensors in one is, whichever it is."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import Interval
from vinculum.models.abstract.join import joined
from vinculum.models.abstract.tensor import AbstractTensor, Shape
from vinculum.models.interpreter.node_context import NodeContext

MAX_SIZE = (1 << 63) - 1


def _operands(node: NodeContext) -> list[AbstractTensor]:
    return [value for value in node.inputs if value is not None]


def _sequence_construct(node: NodeContext) -> AbstractTensor:
    return AbstractTensor(sequence_item=reduce(joined, _operands(node)))


def _sequence_insert(node: NodeContext) -> AbstractTensor:
    sequence, tensor = _operands(node)[:2]
    return AbstractTensor(
        sequence_item=None if sequence.sequence_item is None else joined(sequence.sequence_item, tensor)
    )


def _sequence_erase(node: NodeContext) -> AbstractTensor:
    return AbstractTensor(sequence_item=_operands(node)[0].sequence_item)


def _sequence_at(node: NodeContext) -> AbstractTensor:
    items = _operands(node)[0].sequence_item
    return AbstractTensor() if items is None else joined(items, items)


def _concat_from_sequence(node: NodeContext) -> AbstractTensor:
    """A tensor of the elements of them all; its shape is left open.

    ONNX Runtime stacks tensors of different shapes, too, and joins those that have no element, whatever their sizes are: what is
    left over in the result then is whatever was there in memory.
    """
    items = _operands(node)[0].sequence_item
    if items is None or not items.dtype:
        return AbstractTensor()
    rank, new = len(items.shape or ()), node.attributes.get("new_axis", 0)
    place = None if new else node.attributes.get("axis", 0) % max(rank, 1)
    alike = items.shape is not None and all(isinstance(dim, int) for k, dim in enumerate(items.shape) if k != place)
    return AbstractTensor(items.dtype, None, items.interval if alike else None)


def _split_to_sequence(node: NodeContext) -> AbstractTensor:
    """Tensors of the elements of one, each a part of it along one axis.

    Where it is given how it is split, that axis is kept; ONNX Runtime leaves it out all the same.
    """
    tensor, shape, kept = _operands(node)[0], node.shape(0), node.attributes.get("keepdims", 1)
    place = node.attributes.get("axis", 0) % max(len(shape or ()), 1)
    if shape is not None:
        parts: Shape = (*shape[:place], *((None,) if kept else ()), *shape[place + 1 :])
        shape = None if node.has_operand(1) and not kept else parts
    return AbstractTensor(
        sequence_item=AbstractTensor(tensor.dtype, shape, tensor.interval, assumes=tensor.assumes)
        if tensor.dtype
        else None
    )


def _optional(node: NodeContext) -> AbstractTensor:
    """What may be there, or nothing."""
    return AbstractTensor(sequence_item=next(iter(_operands(node)), None))


def _optional_get_element(node: NodeContext) -> AbstractTensor:
    """What is there: of an optional tensor, that; a tensor itself. Where nothing is, runtimes stop."""
    value = _operands(node)[0]
    return joined(value, value) if value.dtype else _sequence_at(node)


def _sequence_length(node: NodeContext) -> AbstractTensor:
    del node
    return AbstractTensor(DType.INT64, (), Interval(0, MAX_SIZE))


# What each makes of its operands.
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
    """The result of an operator on sequences, with the assumptions that its operands and their tensors rest on."""
    found = SEQUENCES[node.operator](node)
    given = _operands(node)
    behind = [value.sequence_item for value in given if value.sequence_item is not None]
    return [replace(found, assumes=frozenset[str]().union(*(value.assumes for value in (*given, *behind))))]

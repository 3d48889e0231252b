"""Sequences, and optional tensors: it is known what each of the tensors in one is, whichever it is."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import reduce

from vinculum.models.abstract.interval import Reach
from vinculum.models.abstract.join import joined
from vinculum.models.abstract.tensor import Shape, Value
from vinculum.models.interpreter.node_context import Site

INT64, LONGEST = 7, (1 << 63) - 1


def _given(site: Site) -> list[Value]:
    return [value for value in site.inputs if value is not None]


def _constructed(site: Site) -> Value:
    return Value(items=reduce(joined, _given(site)))


def _inserted(site: Site) -> Value:
    sequence, tensor = _given(site)[:2]
    return Value(items=None if sequence.items is None else joined(sequence.items, tensor))


def _erased(site: Site) -> Value:
    return Value(items=_given(site)[0].items)


def _at(site: Site) -> Value:
    items = _given(site)[0].items
    return Value() if items is None else joined(items, items)


def _concatenated(site: Site) -> Value:
    """A tensor of the elements of them all; its shape is left open.

    ONNX Runtime stacks tensors of different shapes, too, and joins those that have no element, whatever their sizes are: what is
    left over in the result then is whatever was there in memory.
    """
    items = _given(site)[0].items
    if items is None or not items.type:
        return Value()
    rank, new = len(items.shape or ()), site.attributes.get("new_axis", 0)
    place = None if new else site.attributes.get("axis", 0) % max(rank, 1)
    alike = items.shape is not None and all(isinstance(dim, int) for k, dim in enumerate(items.shape) if k != place)
    return Value(items.type, None, items.reach if alike else None)


def _split(site: Site) -> Value:
    """Tensors of the elements of one, each a part of it along one axis.

    Where it is given how it is split, that axis is kept; ONNX Runtime leaves it out all the same.
    """
    tensor, shape, kept = _given(site)[0], site.sizes(0), site.attributes.get("keepdims", 1)
    place = site.attributes.get("axis", 0) % max(len(shape or ()), 1)
    if shape is not None:
        parts: Shape = (*shape[:place], *((None,) if kept else ()), *shape[place + 1 :])
        shape = None if site.given(1) and not kept else parts
    return Value(items=Value(tensor.type, shape, tensor.reach, assumes=tensor.assumes) if tensor.type else None)


def _optional(site: Site) -> Value:
    """What may be there, or nothing."""
    return Value(items=next(iter(_given(site)), None))


def _gotten(site: Site) -> Value:
    """What is there: of an optional tensor, that; a tensor itself. Where nothing is, runtimes stop."""
    value = _given(site)[0]
    return joined(value, value) if value.type else _at(site)


def _length(site: Site) -> Value:
    del site
    return Value(INT64, (), Reach(0, LONGEST))


# What each makes of its operands.
SEQUENCES: Mapping[str, Callable[[Site], Value]] = {
    "SequenceConstruct": _constructed,
    "SequenceInsert": _inserted,
    "SequenceErase": _erased,
    "SequenceAt": _at,
    "ConcatFromSequence": _concatenated,
    "SplitToSequence": _split,
    "SequenceLength": _length,
    "Optional": _optional,
    "OptionalGetElement": _gotten,
}


def of_sequence(site: Site) -> list[Value]:
    """The result of an operator on sequences, with the assumptions that its operands and their tensors rest on."""
    found = SEQUENCES[site.operator](site)
    given = _given(site)
    behind = [value.items for value in given if value.items is not None]
    return [replace(found, assumes=frozenset[str]().union(*(value.assumes for value in (*given, *behind))))]

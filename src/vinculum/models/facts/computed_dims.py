"""Names of sizes that an operator computes: one name for what is one size in every runtime."""

from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.symbolic_dims import computed_dim, one_or
from vinculum.models.abstract.tensor import AbstractTensor, Dim
from vinculum.models.facts.shape_values import elements_as_dims

# Operators whose results have sizes that follow from the attributes, the sizes of the operands, and the elements of the listed
# operands alone. A runtime that computes them twice from the same numbers gets the same size, however it rounds.
STEERING_OPERANDS: Mapping[str, tuple[int, ...]] = {
    **dict.fromkeys(("Conv", "ConvTranspose", "ConvInteger", "QLinearConv", "DeformConv"), ()),
    **dict.fromkeys(("AveragePool", "MaxPool", "LpPool"), ()),
    **dict.fromkeys(("Concat", "DepthToSpace", "Flatten", "SpaceToDepth"), ()),
    "Pad": (1, 3),
    "Slice": (1, 2, 3, 4),
    "Resize": (1, 2, 3),
    "Upsample": (1,),
}
MAX_STEERING_ELEMENTS = 64
BEYOND_ANY_AXIS = 1 << 60  # no tensor has that many elements


def with_computed_dims(node: NodeContext, results: list[AbstractTensor]) -> list[AbstractTensor]:
    """Return the results of a node, of which unknown sizes have names that say how they are computed."""
    key = _computation(node)
    if key is None:
        return results
    own = _slice_dims(node) if node.operator == "Slice" else {}
    return [_named(value, own, (key, index)) for index, value in enumerate(results)]


def _named(value: AbstractTensor, own: Mapping[int, Dim], key: Hashable) -> AbstractTensor:
    """Name each size that is unknown: by `own` if that has its axis."""
    shape = value.shape
    if shape is None or None not in shape:
        return value
    names = (own.get(axis, computed_dim((key, axis))) for axis in range(len(shape)))
    dims = (name if dim is None else dim for dim, name in zip(shape, names, strict=True))
    return replace(value, shape=tuple(dims))


def _computation(node: NodeContext) -> Hashable | None:
    """Return all that the sizes of the results follow from; None if that is not known."""
    if node.operator not in STEERING_OPERANDS:
        return None
    operands: list[Hashable] = []
    for index, value in enumerate(node.inputs):
        if value is None:
            operands.append(None)
        elif index in STEERING_OPERANDS[node.operator] and value.size != 0:
            if (elements := _elements(value)) is None:
                return None
            operands.append((value.dtype, value.shape, elements))
        elif value.shape is None or None in value.shape:
            return None
        else:
            operands.append((value.dtype, value.shape))
    attributes = tuple(sorted((name, repr(value)) for name, value in node.attributes.items()))
    return node.operator, node.version, attributes, tuple(operands)


def _elements(value: AbstractTensor) -> Hashable | None:
    """Return the elements of a steering operand, as numbers or as sizes."""
    if value.constant is not None and value.constant.size <= MAX_STEERING_ELEMENTS and value.constant.numeric:
        return value.constant.array.tobytes()
    dims: Any = elements_as_dims(value)
    return None if dims is None or None in dims else dims


def _slice_dims(node: NodeContext) -> dict[int, Dim]:
    """Return the sizes, by axis, of slices that flip it, or that take its first or its last element."""
    sizes = node.shape(0)
    starts, ends = node.integers(1, "starts"), node.integers(2, "ends")
    if sizes is None or not starts or ends is None:
        return {}
    axes = node.integers(3, "axes") or list(range(len(starts)))
    steps = node.integers(4, "steps") or [1] * len(starts)
    named: dict[int, Dim] = {}
    for axis, start, end, step in zip(axes, starts, ends, steps, strict=False):
        dim = sizes[axis] if -len(sizes) <= axis < len(sizes) else None
        if not isinstance(dim, str):
            continue
        if step == -1 and start == -1 and end <= -BEYOND_ANY_AXIS:
            named[axis % len(sizes)] = dim
        elif step == 1 and (start, min(end, BEYOND_ANY_AXIS)) in ((0, 1), (-1, BEYOND_ANY_AXIS)):
            named[axis % len(sizes)] = one_or(dim)
    return named

"""The axes over which a node reduces its operand."""

from vinculum.models.abstract.node_context import NodeContext


def reduced_axes(node: NodeContext) -> tuple[int, ...] | None:
    """The reduced axes, sorted and non-negative. None if they are not known."""
    value = node.operand(0)
    if value is None or value.shape is None:
        return None
    rank = len(value.shape)
    axes = node.integers(1, "axes")
    if axes is None:
        if "axes" in node.attributes or node.has_operand(1):
            return None
        axes = []
    if not axes:
        return () if node.attributes.get("noop_with_empty_axes", 0) else tuple(range(rank))
    return tuple(sorted({axis % rank for axis in axes})) if rank else ()


def count(node: NodeContext, axes: tuple[int, ...] | None) -> int | None:
    """The number of elements that each result is reduced from. None if it is not known."""
    value = node.operand(0)
    if axes is None or value is None or value.shape is None:
        return None
    elements = 1
    for axis in axes:
        size = value.shape[axis]
        if not isinstance(size, int):
            return None
        elements *= size
    return elements

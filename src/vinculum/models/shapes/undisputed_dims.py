"""What remains of an inferred shape that runtimes dispute."""

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import Shape
from vinculum.models.shapes.einsum_labels import axis_labels, einsum_equation, sizes_by_label


def rank_only(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep the number of axes."""
    del node
    return None if shape is None else (None,) * len(shape)


def nothing(node: NodeContext, shape: Shape | None) -> None:
    """Keep nothing: even the number of axes is disputed."""
    del node, shape


def uncut_axes(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep the axes that are not cut; of a slice that stays between the ends, those of known size too."""
    sizes, axes = (
        node.shape(0),
        node.constant_elements(3) if node.has_operand(3) else range(len(node.constant_elements(1) or shape or ())),
    )
    if shape is None or sizes is None or axes is None:
        return rank_only(node, shape)
    are_sizes_undisputed = not slices_backwards_beyond_ends(node)
    cut = {axis % max(len(shape), 1) for axis in axes}
    pairs = enumerate(zip(sizes, shape, strict=False))
    return tuple(
        result if axis not in cut or (are_sizes_undisputed and isinstance(size, int)) else None
        for axis, (size, result) in pairs
    )


def axes_that_none_exceeds(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep the axes on which no operand is larger than X, unless one may have more axes."""
    sizes, remaining = node.shape(0), list(shape or ())
    for value in node.inputs[1:]:
        other = () if value is None else value.shape
        if sizes is None or shape is None or other is None or len(other) > len(sizes):
            return None
        for axis, dim in zip(range(len(shape))[::-1], other[::-1], strict=False):
            if dim != 1 and (dim is None or dim != sizes[axis]):
                remaining[axis] = None
    return None if shape is None else tuple(remaining)


def all_but_channels(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep all axes but the second one."""
    return rank_only(node, shape) if shape is None or len(shape) < 2 else (shape[0], None, *shape[2:])


def all_but_transformed_axis(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep all axes but the one that is transformed, if that is known."""
    axes = (
        node.integers(2, "axis")
        if node.has_operand(2) or "axis" in node.attributes
        else [-2 if node.version >= 20 else 1]
    )
    if shape is None or axes is None or len(axes) != 1 or not -len(shape) <= axes[0] < len(shape):
        return rank_only(node, shape)
    axis = axes[0] % len(shape)
    return (*shape[:axis], None, *shape[axis + 1 :])


def sizes_that_operands_share(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep the sizes on which all operands agree, if the equation names the result."""
    (terms, arrow, result), sizes = einsum_equation(node), sizes_by_label(node)
    if sizes is None or not arrow or ("." not in terms and shape is None):
        return None
    labels = axis_labels(result, sum(label.startswith("...") for label in sizes) + len(result.replace("...", "")))
    if labels is None or not set(labels) <= set(sizes) or len(labels) != len(set(labels)):
        return None
    return tuple(sizes[label][0] if len(set(sizes[label])) == 1 else None for label in labels)


def all_but_first_axis(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep all axes but the first one."""
    del node
    return None if shape is None else (None, *shape[1:])


def slices_backwards_beyond_ends(node: NodeContext) -> bool:
    """Whether a backward slice may start before the first element or end behind the last one."""
    sizes, starts, ends, axes = node.shape(0), *(node.constant_elements(index) for index in (1, 2, 3))
    steps = node.constant_elements(4)
    if not node.has_operand(4) or (steps is not None and all(step > 0 for step in steps)):
        return False
    if sizes is None or None in (starts, ends, steps) or (node.has_operand(3) and axes is None):
        return True
    slices = zip(axes or range(len(sizes)), starts or (), ends or (), steps or (), strict=False)
    cuts = ((sizes[axis] if -len(sizes) <= axis < len(sizes) else None, *bounds) for axis, *bounds in slices)
    return any(
        step < 0 and (not isinstance(size, int) or start < -size or end >= size) for size, start, end, step in cuts
    )

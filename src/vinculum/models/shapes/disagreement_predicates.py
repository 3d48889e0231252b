"""Situations in which runtimes disagree with shape inference: one predicate of a node for each."""

import math
from fractions import Fraction
from typing import Any

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.shapes.einsum_labels import sizes_by_label
from vinculum.models.shapes.undisputed_dims import axes_that_none_exceeds, slices_backwards_beyond_ends

MAX_RELATIVE_ERROR = Fraction(1, 1 << 20)  # of a product in binary32 that is next to an integer
MAX_EXACT_COUNT = 1 << 52  # differences of larger integers overflow or are rounded
# The operator set from which on operands are broadcast. Before, the result has the shape of the first operand.
BROADCASTING_SINCE = {
    **dict.fromkeys(("Max", "Mean", "Min", "Sum"), 8),
    **dict.fromkeys(("Add", "And", "Div", "Equal", "Greater", "Less", "Mul", "Or", "Pow", "Sub", "Xor"), 7),
}


def resized_size_depends_on_rounding(node: NodeContext) -> bool:
    """A scaled size is next to an integer, the aspect ratio is kept, or the scales are unknown."""
    if node.text("keep_aspect_ratio_policy") not in ("", "stretch"):
        return True
    sizes = node.shape(0)
    scales = node.attributes.get("scales", node.constant_elements(1 if len(node.inputs) == 2 else 2))
    if not scales:
        return node.constant_elements(3) is None
    axes = node.attributes.get("axes", range(len(scales)))
    if sizes is None or len(axes) != len(scales) or not all(-len(sizes) <= axis < len(sizes) for axis in axes):
        return True
    return any(not _truncates_alike(sizes[axis], scale) for axis, scale in zip(axes, scales, strict=True))


def _truncates_alike(size: Any, scale: float) -> bool:
    """Whether size * scale is truncated to the same integer in any arithmetic, or is unknown."""
    if not isinstance(size, int):
        return True
    if not math.isfinite(scale):
        return False
    product = Fraction(scale) * size
    return product == round(product) or abs(product - round(product)) > MAX_RELATIVE_ERROR * max(round(product), 1)


def range_length_depends_on_rounding(node: NodeContext) -> bool:
    """The ends are floats or too large: runtimes compute the length in several ways."""
    ends = [node.interval(place).single for place in range(3)]
    return any(not isinstance(number, int) or abs(number) >= MAX_EXACT_COUNT for number in ends)


def split_has_short_parts(node: NodeContext) -> bool:
    """The last of the equal parts are shorter than the others, or empty."""
    sizes, parts, axis = node.shape(0), node.attributes.get("num_outputs"), node.attributes.get("axis", 0)
    if parts is None or sizes is None:
        return False
    size = sizes[axis] if -len(sizes) <= axis < len(sizes) else None
    return not isinstance(size, int) or parts < 1 or -(-size // parts) * (parts - 1) >= size


def slice_end_is_clamped_differently(node: NodeContext) -> bool:
    """A backward slice has ends beyond an axis; or, at operator set 10, a cut axis is of unknown size.

    The rules of operator set 10 give a cut axis of unknown size that very size.
    """
    return slices_backwards_beyond_ends(node) or (
        node.version == 10 and not all(isinstance(n, int) for n in node.shape(0) or (None,))
    )


def squeeze_axes_are_read_differently(node: NodeContext) -> bool:
    """The list of axes is empty (none or all), or is one of an old operator set."""
    return node.constant_elements(1) == [] or _has_negative_axis_before_11(node) or _moves_axes_one_by_one(node, 3)


def _moves_axes_one_by_one(node: NodeContext, min_axes: int) -> bool:
    """Before operator set 13, the reference evaluator inserts or removes axes one after the other.

    `min_axes`: the number of axes from which on that makes a difference.
    """
    axes = node.integers(1, "axes") or []
    return node.version < 13 and len(axes) >= min_axes and (axes != sorted(axes) or axes[0] < 0)


def _has_negative_axis_before_11(node: NodeContext) -> bool:
    """Before operator set 11, no axis may be negative: the rules ignore such an axis."""
    return node.version < 11 and any(axis < 0 for axis in node.integers(1, "axes") or ())


def unique_is_unsorted(node: NodeContext) -> bool:
    """Unless Y is the only result, the reference evaluator takes rows of X if they are unsorted."""
    return not node.attributes.get("sorted", 1) and len(node.results) > 1 and len(node.shape(0) or (None, None)) > 1


def shape_range_starts_before_first_axis(node: NodeContext) -> bool:
    """Ends before the first axis are not clamped by all."""
    sizes, ends = node.shape(0), [node.attributes.get(name, 0) for name in ("start", "end")]
    return sizes is not None and min(ends) < -len(sizes)


def operand_may_exceed_first(node: NodeContext) -> bool:
    """A slope, scale, bias or bound may have more axes than X, or larger ones, and set the shape."""
    sizes = node.shape(0)
    return sizes is None or axes_that_none_exceeds(node, sizes) != sizes


def old_operator_set_does_not_broadcast(node: NodeContext) -> bool:
    """The operator set does not broadcast; the reference evaluator does all the same."""
    return node.version < BROADCASTING_SINCE[node.operator] and operand_may_exceed_first(node)


def concat_has_empty_operand(node: NodeContext) -> bool:
    """An operand is empty: ONNX Runtime accepts other sizes of it that do not match."""
    shapes = [value.shape if value is not None else None for value in node.inputs]
    axis = node.attributes.get("axis", 0 if node.version < 4 else None)
    known_shapes = [shape for shape in shapes if shape is not None]
    if (
        len(known_shapes) < len(shapes)
        or axis is None
        or any(not -len(shape) <= axis < len(shape) for shape in known_shapes)
    ):
        return True
    same_sizes = all(
        len(set(sizes)) == 1 and None not in sizes
        for place, sizes in enumerate(zip(*known_shapes, strict=False))
        if place != axis % len(known_shapes[0])
    )
    return not same_sizes and any(size == 0 or not isinstance(size, int) for shape in known_shapes for size in shape)


def einsum_sizes_differ(node: NodeContext) -> bool:
    """Axes of one label have different sizes, which the rules ignore; or there is an ellipsis."""
    sizes = sizes_by_label(node)
    same_sizes = sizes is not None and all(
        len(of) == 1 or (None not in of and len(set(of)) == 1) for of in sizes.values()
    )
    return not same_sizes or "." in node.text("equation")


def single_channel_is_broadcast(node: NodeContext) -> bool:
    """Some accept an X of one channel, and take the channels of the scale and the bias."""
    count = (node.shape(0) or ())[1:2]
    if count and isinstance(count[0], int) and count[0] != 1:
        return False
    return count in ((), (None,)) or any(node.shape(place) != count for place in (1, 2))


def convolution_state_is_unchecked(node: NodeContext) -> bool:
    """The rules read an unknown size as 0; some accept a state of other rows than the window needs."""
    x, window, state = node.shape(0), node.shape(1), node.shape(3) if node.has_operand(3) else ()
    if not x or not window or state is None or len(window) != 3 or window[1] is None or x[1] != window[0]:
        return True
    return not isinstance(window[2], int) or (state != () and state[2:] != (window[2] - 1,))


def transform_length_is_unknown(node: NodeContext) -> bool:
    """If the length is unknown, the rules take that of X."""
    return node.has_operand(1) and node.constant_elements(1) is None


def hidden_size_differs_from_weights(node: NodeContext) -> bool:
    """Some take the size of the state from the weights instead of the attribute."""
    weights = node.shape(2)
    return not weights or not isinstance(weights[-1], int) or weights[-1] != node.attributes.get("hidden_size")


def cumulative_axis_is_out_of_range(node: NodeContext) -> bool:
    """The reference evaluator gives a scalar an axis, and reads the axis -2^31 as all axes."""
    sizes, axis = node.shape(0), node.integers(1, "axis")
    return sizes == () or (sizes is not None and not (axis and all(-len(sizes) <= each < len(sizes) for each in axis)))


def loss_has_other_targets(node: NodeContext) -> bool:
    """Some ignore that X and the targets have different rows, or read an unknown word as `none`."""
    sizes, targets, how = node.shape(0), node.shape(1), node.text("reduction") or "mean"
    if how != "none":
        return how not in ("sum", "mean")
    return sizes is None or targets is None or targets != (*sizes[:1], *sizes[2:]) or None in targets


def tile_has_more_repeats_than_axes(node: NodeContext) -> bool:
    """The reference evaluator inserts leading axes for repeats beyond the rank."""
    sizes = node.shape(0)
    return node.version >= 6 and (sizes is None or node.shape(1) != (len(sizes),))


def regions_differ_from_images(node: NodeContext) -> bool:
    """The reference evaluator counts the image indices instead of the regions."""
    regions, images = node.shape(1), node.shape(2)
    return not regions or not images or regions[0] != images[0]


def attention_rows_differ(node: NodeContext) -> bool:
    """The rules take the rows of V, some runtimes those of Q."""
    rows = {sizes if sizes is None else sizes[:2] for sizes in map(node.shape, range(3))}
    return len(rows) > 1 or None in rows


def grid_batch_differs_from_size(node: NodeContext) -> bool:
    """The reference evaluator makes as many grids as there are matrices."""
    matrices, requested = node.shape(0), node.constant_elements(1)
    return not matrices or not requested or matrices[0] != requested[0]


def always(node: NodeContext) -> bool:
    """Of this operator no inferred size is reliable."""
    del node
    return True


def expands_to_empty(node: NodeContext) -> bool:
    """An axis is expanded to size 0: ONNX Runtime may leave the operand unchanged."""
    return 0 in (node.constant_elements(1) or ())


def rank_is_not_four(node: NodeContext) -> bool:
    """The reference evaluator gives a result of other rank than X has."""
    return len(node.shape(0) or ()) != 4


def operand_is_scalar(node: NodeContext) -> bool:
    """The indices of a scalar have no row by the rules, and one row in ONNX Runtime."""
    return node.shape(0) == ()


def unsqueeze_axes_are_read_differently(node: NodeContext) -> bool:
    """An axis is negative, or several axes are unsorted, in an old operator set."""
    return _has_negative_axis_before_11(node) or _moves_axes_one_by_one(node, 2)

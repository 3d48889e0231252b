"""Sizes of which the onnx package's rules say one thing, and what runs a model does another: those are not known.

A size that is believed may be a denominator, by Shape. So where ONNX Runtime or the package's own reference evaluator was seen
to give another one than the package's shape inference, the size is left open, and the result is not computed either.
"""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import zip_longest
from typing import Any

from vinculum.models.abstract.node_context import Inferred, NodeContext
from vinculum.models.abstract.tensor import Dim, Shape
from vinculum.models.shapes.attention_shapes import attended
from vinculum.models.shapes.pooling_disagreements import WINDOWS, Doubt, of_windows

NEAR = Fraction(1, 1 << 20)  # of a whole number, relative to it: a product in binary32 may be cut to another one
LOSSES = ("NegativeLogLikelihoodLoss", "SoftmaxCrossEntropyLoss")
SLOPES = ("Clip", "LayerNormalization", "PRelu", "RMSNormalization")
# Operators by the operator set from which on their operands are broadcast: before, the shape of the first one is the result's.
BROADCAST = {
    **dict.fromkeys(("Max", "Mean", "Min", "Sum"), 8),
    **dict.fromkeys(("Add", "And", "Div", "Equal", "Greater", "Less", "Mul", "Or", "Pow", "Sub", "Xor"), 7),
}
Left = Callable[[NodeContext], list[Shape | None]]
COUNTED = 1 << 52  # integers beyond are counted by differences that overflow, or are rounded


def doubted(node: NodeContext) -> bool:
    """Whether the sizes that are inferred of the results are in doubt."""
    return node.operator in DOUBTS and DOUBTS[node.operator](node)


def left_open(node: NodeContext) -> list[Inferred]:
    """The results without the sizes that are in doubt; without a shape where even the number of axes is."""
    left = LEFT.get(node.operator, _of_each(_as_many_axes))
    return [(kind, shape) for (kind, _), shape in zip(node.results, left(node), strict=False)]


def _of_each(left: Callable[[NodeContext, Shape | None], Shape | None]) -> Left:
    """Of every result by itself, from what is inferred of it."""
    return lambda node: [left(node, shape) for _, shape in node.results]


def _as_many_axes(node: NodeContext, shape: Shape | None) -> Shape | None:
    del node
    return None if shape is None else (None,) * len(shape)


def _nothing(node: NodeContext, shape: Shape | None) -> None:
    del node, shape


def _scaled(node: NodeContext) -> bool:
    """A size times a scale that is next to a whole number; an aspect ratio that is kept; scales that are not known."""
    if node.text("keep_aspect_ratio_policy") not in ("", "stretch"):
        return True
    sizes = node.shape(0)
    scales = node.attributes.get("scales", node.constant_elements(1 if len(node.inputs) == 2 else 2))
    if not scales:
        return node.constant_elements(3) is None
    axes = node.attributes.get("axes", range(len(scales)))
    if sizes is None or len(axes) != len(scales) or not all(-len(sizes) <= axis < len(sizes) for axis in axes):
        return True
    return any(not _surely_cut(sizes[axis], scale) for axis, scale in zip(axes, scales, strict=True))


def _surely_cut(size: Any, scale: float) -> bool:
    """Whether size * scale is cut to the same number in any arithmetic; what is open stays open."""
    if not isinstance(size, int):
        return True
    if not math.isfinite(scale):
        return False
    product = Fraction(scale) * size
    return product == round(product) or abs(product - round(product)) > NEAR * max(round(product), 1)


def _range(node: NodeContext) -> bool:
    """Of floating-point numbers, how many there are is computed in more than one way."""
    ends = [number for place in range(3) for number in node.constant_elements(place) or []]
    return len(ends) != 3 or any(not isinstance(number, int) or abs(number) >= COUNTED for number in ends)


def _split(node: NodeContext) -> bool:
    """Equal parts of which the last ones are empty, or would be less than that."""
    sizes, parts, axis = node.shape(0), node.attributes.get("num_outputs"), node.attributes.get("axis", 0)
    if parts is None or sizes is None:
        return False
    size = sizes[axis] if -len(sizes) <= axis < len(sizes) else None
    return not isinstance(size, int) or parts < 1 or -(-size // parts) * (parts - 1) >= size


def _slice(node: NodeContext) -> bool:
    """Backwards, from before the first element or from behind the last: such ends are clamped in more than one way.

    What is cut out of an axis whose size is open has that very size by the rules of operator set 10.
    """
    return _backwards(node) or (node.version == 10 and not all(isinstance(n, int) for n in node.shape(0) or (None,)))


def _backwards(node: NodeContext) -> bool:
    sizes, starts, ends, axes = node.shape(0), *(node.constant_elements(place) for place in (1, 2, 3))
    steps = node.constant_elements(4)
    if not node.has_operand(4) or (steps is not None and all(step > 0 for step in steps)):
        return False
    if sizes is None or None in (starts, ends, steps) or (node.has_operand(3) and axes is None):
        return True
    told = zip(axes or range(len(sizes)), starts or (), ends or (), steps or (), strict=False)
    found = ((sizes[axis] if -len(sizes) <= axis < len(sizes) else None, *bounds) for axis, *bounds in told)
    return any(
        step < 0 and (not isinstance(size, int) or start < -size or end >= size) for size, start, end, step in found
    )


def _slice_left(node: NodeContext, shape: Shape | None) -> Shape | None:
    """The axes that are not cut; and forwards, those that are no longer open."""
    sizes, axes = (
        node.shape(0),
        node.constant_elements(3) if node.has_operand(3) else range(len(node.constant_elements(1) or shape or ())),
    )
    if shape is None or sizes is None or axes is None or _backwards(node):
        return _as_many_axes(node, shape)
    cut = {axis % max(len(shape), 1) for axis in axes}
    pairs = enumerate(zip(sizes, shape, strict=False))
    return tuple(made if isinstance(size, int) or place not in cut else None for place, (size, made) in pairs)


def _without_axes(node: NodeContext) -> bool:
    """An empty list of axes is none to some, and all to others."""
    return node.constant_elements(1) == [] or _counted_backwards(node) or _one_by_one(node, 3)


def _one_by_one(node: NodeContext, least: int) -> bool:
    """Before operator set 13 the reference evaluator puts in, or takes out, one axis after the other, as they are listed.

    `least`: how many it takes until that makes a difference.
    """
    axes = node.integers(1, "axes") or []
    return node.version < 13 and len(axes) >= least and (axes != sorted(axes) or axes[0] < 0)


def _counted_backwards(node: NodeContext) -> bool:
    """Before operator set 11 no axis may be negative: the rules pass over such a one, and what runs a model does not."""
    return node.version < 11 and any(axis < 0 for axis in node.integers(1, "axes") or ())


def _unsorted(node: NodeContext) -> bool:
    """Of what it leaves unsorted, the reference evaluator takes rows of X, whatever the axis, unless Y alone is asked for."""
    return not node.attributes.get("sorted", 1) and len(node.results) > 1 and len(node.shape(0) or (None, None)) > 1


def _axes(node: NodeContext) -> bool:
    """Ends before the first axis are not clamped by all."""
    sizes, ends = node.shape(0), [node.attributes.get(name, 0) for name in ("start", "end")]
    return sizes is not None and min(ends) < -len(sizes)


def _slope(node: NodeContext) -> bool:
    """Some let a slope, a scale, a bias or a bound have more axes than X, or larger ones, and the result its shape."""
    sizes = node.shape(0)
    return sizes is None or _slope_left(node, sizes) != sizes


def _not_broadcast(node: NodeContext) -> bool:
    """The reference evaluator broadcasts operands all the same, each to the largest."""
    return node.version < BROADCAST[node.operator] and _slope(node)


def _joined(node: NodeContext) -> bool:
    """Where an operand is empty, ONNX Runtime does not mind that its other sizes are not those of the next one."""
    shapes = [value.shape if value is not None else None for value in node.inputs]
    axis = node.attributes.get("axis", 0 if node.version < 4 else None)
    known = [shape for shape in shapes if shape is not None]
    if len(known) < len(shapes) or axis is None or any(not -len(shape) <= axis < len(shape) for shape in known):
        return True
    alike = all(
        len(set(sizes)) == 1 and None not in sizes
        for place, sizes in enumerate(zip(*known, strict=False))
        if place != axis % len(known[0])
    )
    return not alike and any(size == 0 or not isinstance(size, int) for shape in known for size in shape)


def _labels(term: str, rank: int) -> list[str] | None:
    """The label of each of so many axes, those of an ellipsis counted from behind; None where the term is of another number."""
    front, dots, back = term.partition("...")
    many = rank - len(front) - len(back)
    if many < 0 or "." in front + back or (many and not dots):
        return None
    return [*front, *(f"...{place}" for place in range(-many, 0)), *back]


def _labelled(node: NodeContext) -> dict[str, list[Dim]] | None:
    """The sizes of the axes of each label in an equation; None where an operand has not as many as its term."""
    sizes = dict[str, list[Dim]]()
    for term, value in zip_longest(_equation(node)[0].split(","), node.inputs):
        shape = None if value is None else value.shape
        labels = None if term is None or shape is None else _labels(term, len(shape))
        if labels is None or shape is None:
            return None
        for label, size in zip(labels, shape, strict=True):
            sizes.setdefault(label, []).append(size)
    return sizes


def _equation(node: NodeContext) -> tuple[str, str, str]:
    return node.text("equation").replace(" ", "").partition("->")


def _einsum(node: NodeContext) -> bool:
    """An axis may be of size 1 in one operand and of another in the next, which the rules pass over; so is an ellipsis."""
    sizes = _labelled(node)
    alike = sizes is not None and all(len(of) == 1 or (None not in of and len(set(of)) == 1) for of in sizes.values())
    return not alike or "." in node.text("equation")


def _einsum_left(node: NodeContext, shape: Shape | None) -> Shape | None:
    """The sizes that every operand has alike, of an equation that says what it makes."""
    (terms, arrow, made), sizes = _equation(node), _labelled(node)
    if sizes is None or not arrow or ("." not in terms and shape is None):
        return None
    labels = _labels(made, sum(label.startswith("...") for label in sizes) + len(made.replace("...", "")))
    if labels is None or not set(labels) <= set(sizes) or len(labels) != len(set(labels)):
        return None
    return tuple(sizes[label][0] if len(set(sizes[label])) == 1 else None for label in labels)


def _slope_left(node: NodeContext, shape: Shape | None) -> Shape | None:
    """The axes on which none is larger than X, unless one has more axes than X, or may have."""
    sizes, left = node.shape(0), list(shape or ())
    for value in node.inputs[1:]:
        slope = () if value is None else value.shape
        if sizes is None or shape is None or slope is None or len(slope) > len(sizes):
            return None
        for place, own in zip(range(len(shape))[::-1], slope[::-1], strict=False):
            if own != 1 and (own is None or own != sizes[place]):
                left[place] = None
    return None if shape is None else tuple(left)


def _channels(node: NodeContext) -> bool:
    """Some let X have one channel, and the result as many as the scale and the bias have."""
    count = (node.shape(0) or ())[1:2]
    if count and isinstance(count[0], int) and count[0] != 1:
        return False
    return count in ((), (None,)) or any(node.shape(place) != count for place in (1, 2))


def _channels_left(node: NodeContext, shape: Shape | None) -> Shape | None:
    """All axes of X but that of the channels, where it has one."""
    return _as_many_axes(node, shape) if shape is None or len(shape) < 2 else (shape[0], None, *shape[2:])


def _kept_state(node: NodeContext) -> bool:
    """The rules read an open size as 0; some take a state of other rows than the window leaves out."""
    x, window, state = node.shape(0), node.shape(1), node.shape(3) if node.has_operand(3) else ()
    if not x or not window or state is None or len(window) != 3 or window[1] is None or x[1] != window[0]:
        return True
    return not isinstance(window[2], int) or (state != () and state[2:] != (window[2] - 1,))


def _transformed(node: NodeContext) -> bool:
    """Of a length that is not known, the rules have the one of X."""
    return node.has_operand(1) and node.constant_elements(1) is None


def _transformed_left(node: NodeContext, shape: Shape | None) -> Shape | None:
    """All but the axis that is transformed, where that is known."""
    axes = (
        node.integers(2, "axis")
        if node.has_operand(2) or "axis" in node.attributes
        else [-2 if node.version >= 20 else 1]
    )
    if shape is None or axes is None or len(axes) != 1 or not -len(shape) <= axes[0] < len(shape):
        return _as_many_axes(node, shape)
    place = axes[0] % len(shape)
    return (*shape[:place], None, *shape[place + 1 :])


def _hidden(node: NodeContext) -> bool:
    """Some take the size of the state from the weights, and do not mind that the attribute is another one."""
    weights = node.shape(2)
    return not weights or not isinstance(weights[-1], int) or weights[-1] != node.attributes.get("hidden_size")


def _summed_up(node: NodeContext) -> bool:
    """Of no axis the reference evaluator makes one, and of an axis of -2^31 the only one: of all elements."""
    sizes, axis = node.shape(0), node.integers(1, "axis")
    return sizes == () or (sizes is not None and not (axis and all(-len(sizes) <= each < len(sizes) for each in axis)))


def _lost(node: NodeContext) -> bool:
    """Some go through the targets, and do not mind that X has another number of rows; or read a word as `none`."""
    sizes, targets, how = node.shape(0), node.shape(1), node.text("reduction") or "mean"
    if how != "none":
        return how not in ("sum", "mean")
    return sizes is None or targets is None or targets != (*sizes[:1], *sizes[2:]) or None in targets


def _but_the_first_axis(node: NodeContext, shape: Shape | None) -> Shape | None:
    del node
    return None if shape is None else (None, *shape[1:])


def _first_left(node: NodeContext) -> list[Shape | None]:
    """That of each result but the first."""
    return [None, *(shape for _, shape in node.results[1:])]


def _tiled(node: NodeContext) -> bool:
    """Where more axes are to be repeated than there are, the reference evaluator puts others in front."""
    sizes = node.shape(0)
    return node.version >= 6 and (sizes is None or node.shape(1) != (len(sizes),))


def _regions(node: NodeContext) -> bool:
    """The reference evaluator counts the places of images, and not the regions."""
    regions, images = node.shape(1), node.shape(2)
    return not regions or not images or regions[0] != images[0]


def _by_rows(node: NodeContext) -> bool:
    """The rules take the rows of V, and some those of Q."""
    rows = {sizes if sizes is None else sizes[:2] for sizes in map(node.shape, range(3))}
    return len(rows) > 1 or None in rows


def _of_grid(node: NodeContext) -> bool:
    """The reference evaluator has as many grids as there are matrices."""
    matrices, wanted = node.shape(0), node.constant_elements(1)
    return not matrices or not wanted or matrices[0] != wanted[0]


DOUBTS: Mapping[str, Doubt] = {
    **WINDOWS,
    **dict.fromkeys(("GRU", "LSTM", "RNN"), _hidden),
    **dict.fromkeys(SLOPES, _slope),
    **dict.fromkeys(BROADCAST, _not_broadcast),
    "AffineGrid": _of_grid,
    "Attention": lambda _site: True,
    "CausalConvWithState": _kept_state,
    "Concat": _joined,
    **dict.fromkeys(("CumProd", "CumSum"), _summed_up),
    "DFT": _transformed,
    "Einsum": _einsum,
    "Expand": lambda node: (
        0 in (node.constant_elements(1) or ())
    ),  # to none: ONNX Runtime may take it for no change at all
    "GlobalMaxPool": lambda node: len(node.shape(0) or ()) != 4,  # the reference evaluator has other axes than X then
    "LinearAttention": _by_rows,
    "NonZero": lambda node: node.shape(0) == (),  # no row by the rules, one in ONNX Runtime
    **dict.fromkeys(("BatchNormalization", "InstanceNormalization"), _channels),
    **dict.fromkeys(LOSSES, _lost),
    "Range": _range,
    "Resize": _scaled,
    "RoiAlign": _regions,
    "Shape": _axes,
    "Slice": _slice,
    "Split": _split,
    "Squeeze": _without_axes,
    "STFT": lambda _site: True,
    "Tile": _tiled,
    "Unique": _unsorted,
    "Unsqueeze": lambda node: _counted_backwards(node) or _one_by_one(node, 2),
    "Upsample": _scaled,
}
# What is left of a shape that is in doubt, if it is not the number of axes alone.
LEFT: Mapping[str, Left] = {
    **dict.fromkeys(WINDOWS, _of_each(of_windows)),
    **dict.fromkeys((*SLOPES, *BROADCAST), _of_each(_slope_left)),
    **dict.fromkeys(("CumProd", "CumSum", "Expand", "GlobalMaxPool"), _of_each(_nothing)),
    **dict.fromkeys(("Squeeze", "Tile", "Unsqueeze"), _of_each(_nothing)),
    **dict.fromkeys(("BatchNormalization", "InstanceNormalization"), _of_each(_channels_left)),
    **dict.fromkeys(("AffineGrid", "RoiAlign"), _of_each(_but_the_first_axis)),
    "Attention": attended,
    "DFT": _of_each(_transformed_left),
    "Einsum": _of_each(_einsum_left),
    "Slice": _of_each(_slice_left),
    **dict.fromkeys(("Unique", *LOSSES), _first_left),
}

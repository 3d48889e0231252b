"""Doubts about sizes of results of windows: of convolutions and pools. `doubts.py` says what a doubt is."""

import math
from collections.abc import Callable, Mapping, Sequence

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import Dim, Shape

Doubt = Callable[[NodeContext], bool]


def _some(size: Dim) -> bool:
    """Whether there is surely one."""
    return isinstance(size, int) and size > 0


def _window(weights: int | None) -> Doubt:
    """A window that does not fit, that is dilated and padded by rule, or that may stand over the end (ceil_mode).

    `weights`: the operand whose shape is the window's, where no attribute is; None for pools.
    """
    pools = weights is None

    def doubt(node: NodeContext) -> bool:
        given = node.attributes
        sizes, kernel = node.shape(0), given.get("kernel_shape")
        if kernel is None and weights is not None:
            kernel = (node.shape(weights) or ())[2:]
        if sizes is None or not kernel or any(not isinstance(size, int) for size in (*sizes[2:], *kernel)):
            return True
        count, over = len(kernel), bool(given.get("ceil_mode", 0))
        ones, zeros = (1,) * count, (0,) * 2 * count
        dilations, strides, pads = given.get("dilations", ones), given.get("strides", ones), given.get("pads", zeros)
        if {len(sizes) - 2, len(dilations), len(strides)} != {count} or len(pads) != 2 * count or min(strides) < 1:
            return True
        by_rule, dilated = node.text("auto_pad"), any(dilation != 1 for dilation in dilations)
        if by_rule.startswith("SAME"):
            return over or dilated or (pools and by_rule == "SAME_LOWER")
        if pools and ((by_rule == "VALID" and dilated) or any(pads[k] != pads[k + count] for k in range(count))):
            return True
        if node.operator == "MaxPool" and len(set(pads)) > 1:  # the reference evaluator takes them in another order
            return True
        if node.operator == "MaxPool" and count == 1 and any(pads) and not all(map(_some, sizes[:2])):
            return True  # of no element, the reference evaluator leaves the pads out
        padded = [size + pads[k] + pads[k + count] for k, size in enumerate(sizes[2:])]
        room = [padded[k] - (kernel[k] - 1) * dilations[k] - 1 for k in range(count)]
        ragged = any(pads) or any(left % stride for left, stride in zip(room, strides, strict=True))
        return min(room) < 0 or (over and ragged)

    return doubt


def _transposed(node: NodeContext) -> bool:
    """Padded by rule; or of a shape that is given, which the rules leave out where it is smaller than that of X."""
    return node.text("auto_pad").startswith("SAME") or "output_shape" in node.attributes


def averaged(node: NodeContext) -> int | None:
    """How many elements a pool takes the mean of, at most, where they are elements of X and no zeros; else None."""
    sizes, given = node.shape(0), node.attributes
    if node.operator == "GlobalAveragePool":
        kernel = None if sizes is None else list(sizes[2:])
    else:
        kernel = list(given.get("kernel_shape", ())) or None
        if node.text("auto_pad") not in ("", "NOTSET", "VALID") or given.get("ceil_mode", 0):
            return None
    numbers = [size for size in kernel or () if isinstance(size, int) and size > 0]
    if kernel is None or len(numbers) < len(kernel):
        return None
    pads, over = given.get("pads", ()), given.get("count_include_pad", 0)
    # Before operator set 19, ONNX Runtime counts what is beyond the end.
    if over and not any(pads) and not _fits(numbers, node):
        return None
    if any(pads):  # then each window has an element of X where no pad is as wide as it
        dilated = any(dilation != 1 for dilation in given.get("dilations", ()))
        narrow = len(pads) == 2 * len(numbers) and all(0 <= pad < n for pad, n in zip(pads, 2 * numbers, strict=True))
        some = sizes is not None and all(map(_some, sizes[2:]))
        if over or dilated or not narrow or not some:
            return None
    return math.prod(numbers)


def _fits(kernel: Sequence[int], node: NodeContext) -> bool:
    """Whether X is surely as large as the window of an AveragePool."""
    sizes, dilations = (node.shape(0) or ())[2:], node.attributes.get("dilations") or (1,) * len(kernel)
    if not len(sizes) == len(kernel) == len(dilations):
        return False
    wide = [(size, (n - 1) * dilation + 1) for size, n, dilation in zip(sizes, kernel, dilations, strict=True)]
    return all(isinstance(size, int) and size >= window for size, window in wide)


def of_windows(node: NodeContext, shape: Shape | None) -> Shape | None:
    """As many axes as X has, whatever is inferred; of the sizes, those of the batch and of the channels."""
    sizes = node.shape(0)
    return None if sizes is None or shape is None else (*shape[:2], *(None for _ in sizes[2:]))


WINDOWS: Mapping[str, Doubt] = {
    **dict.fromkeys(("AveragePool", "LpPool", "MaxPool"), _window(None)),
    **dict.fromkeys(("Conv", "ConvInteger"), _window(1)),
    "QLinearConv": _window(3),
    "ConvTranspose": _transposed,
}

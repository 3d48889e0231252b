"""Situations in which runtimes disagree with shape inference on pools and convolutions."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import Dim, Shape

POOLS = ("AveragePool", "LpPool", "MaxPool")
CONVOLUTIONS = ("Conv", "ConvInteger")


@dataclass(frozen=True)
class Window:
    """A window and how it moves. `sizes`: of X, those of batch and channels included."""

    sizes: Shape
    kernel: tuple[int, ...]
    dilations: tuple[int, ...]
    strides: tuple[int, ...]
    pads: tuple[int, ...]
    auto_pad: str
    ceil_mode: bool

    @property
    def is_dilated(self) -> bool:
        """Whether its elements are apart on some axis."""
        return any(dilation != 1 for dilation in self.dilations)

    @property
    def is_padded_asymmetrically(self) -> bool:
        """Whether the pads at the beginning of an axis differ from those at its end."""
        count = len(self.kernel)
        return any(self.pads[axis] != self.pads[axis + count] for axis in range(count))


def window_of(node: NodeContext, weights: int | None) -> Window | None:
    """Return the window, if it is known: `kernel_shape`, or the shape of operand `weights`."""
    sizes, kernel = node.shape(0), node.attributes.get("kernel_shape")
    if kernel is None and weights is not None:
        kernel = (node.shape(weights) or ())[2:]
    if sizes is None or not kernel or any(not isinstance(size, int) for size in (*sizes[2:], *kernel)):
        return None
    count, attributes = len(kernel), node.attributes
    dilations = tuple(attributes.get("dilations", (1,) * count))
    strides = tuple(attributes.get("strides", (1,) * count))
    pads = tuple(attributes.get("pads", (0,) * 2 * count))
    if {len(sizes) - 2, len(dilations), len(strides)} != {count} or len(pads) != 2 * count or min(strides) < 1:
        return None
    ceil_mode = bool(attributes.get("ceil_mode", 0))
    return Window(sizes, tuple(kernel), dilations, strides, pads, node.text("auto_pad"), ceil_mode)


def pool_is_disputed(node: NodeContext) -> bool:
    """A pool has a window that is unknown, does not fit, or has disputed pads."""
    window = window_of(node, None)
    if window is None:
        return True
    if window.auto_pad.startswith("SAME"):
        return window.ceil_mode or window.is_dilated or window.auto_pad == "SAME_LOWER"
    if (window.auto_pad == "VALID" and window.is_dilated) or window.is_padded_asymmetrically:
        return True
    if node.operator == "MaxPool":
        if len(set(window.pads)) > 1:  # the reference evaluator takes pads in another order
            return True
        # If X may be empty, the reference evaluator omits the pads of a single axis.
        if len(window.kernel) == 1 and any(window.pads) and not all(map(is_nonempty, window.sizes[:2])):
            return True
    return _exceeds_operand(window)


def convolution_is_disputed(node: NodeContext) -> bool:
    """A convolution has a window that is unknown, does not fit, or has disputed pads."""
    window = window_of(node, 3 if node.operator == "QLinearConv" else 1)
    if window is None:
        return True
    if window.auto_pad.startswith("SAME"):
        return window.ceil_mode or window.is_dilated
    return _exceeds_operand(window)


def _exceeds_operand(window: Window) -> bool:
    """Whether the window does not fit, or may extend beyond the end (ceil_mode)."""
    count = len(window.kernel)
    room = [
        int(size or 0)
        + window.pads[axis]
        + window.pads[axis + count]
        - (window.kernel[axis] - 1) * window.dilations[axis]
        - 1
        for axis, size in enumerate(window.sizes[2:])
    ]
    ragged = any(window.pads) or any(rest % stride for rest, stride in zip(room, window.strides, strict=True))
    return min(room) < 0 or (window.ceil_mode and ragged)


def transposed_convolution_is_disputed(node: NodeContext) -> bool:
    """The padding is automatic, or a shape is given: the rules ignore one smaller than that of X."""
    return node.text("auto_pad").startswith("SAME") or "output_shape" in node.attributes


def is_nonempty(size: Dim) -> bool:
    """Whether an axis is known to have an element."""
    return isinstance(size, int) and size > 0


def batch_and_channels(node: NodeContext, shape: Shape | None) -> Shape | None:
    """Keep the number of axes of X, and the sizes of batch and channels."""
    sizes = node.shape(0)
    return None if sizes is None or shape is None else (*shape[:2], *(None for _ in sizes[2:]))


def max_averaged_elements(node: NodeContext) -> int | None:
    """Return the maximum number of averaged elements; None if zeros of pads may be among them."""
    sizes, attributes = node.shape(0), node.attributes
    if node.operator == "GlobalAveragePool":
        kernel = None if sizes is None else list(sizes[2:])
    else:
        kernel = list(attributes.get("kernel_shape", ())) or None
        if node.text("auto_pad") not in ("", "NOTSET", "VALID") or attributes.get("ceil_mode", 0):
            return None
    numbers = [size for size in kernel or () if isinstance(size, int) and size > 0]
    if kernel is None or len(numbers) < len(kernel):
        return None
    pads, counts_pads = attributes.get("pads", ()), attributes.get("count_include_pad", 0)
    # Before operator set 19, ONNX Runtime counts what is beyond the end.
    if counts_pads and not any(pads) and not _fits(numbers, node):
        return None
    # Each window has an element of X if no pad is as wide as the window.
    if any(pads) and (counts_pads or not _pads_are_narrow(numbers, node)):
        return None
    return math.prod(numbers)


def _pads_are_narrow(kernel: Sequence[int], node: NodeContext) -> bool:
    """Whether no pad is as wide as the window, which is not dilated, and X is not empty."""
    sizes, pads = node.shape(0), node.attributes.get("pads", ())
    dilated = any(dilation != 1 for dilation in node.attributes.get("dilations", ()))
    narrow = len(pads) == 2 * len(kernel) and all(0 <= pad < n for pad, n in zip(pads, [*kernel, *kernel], strict=True))
    return narrow and not dilated and sizes is not None and all(map(is_nonempty, sizes[2:]))


def _fits(kernel: Sequence[int], node: NodeContext) -> bool:
    """Whether X is surely as large as the window of an AveragePool."""
    sizes, dilations = (node.shape(0) or ())[2:], node.attributes.get("dilations") or (1,) * len(kernel)
    if not len(sizes) == len(kernel) == len(dilations):
        return False
    extents = [(n - 1) * dilation + 1 for n, dilation in zip(kernel, dilations, strict=True)]
    return all(isinstance(size, int) and size >= extent for size, extent in zip(sizes, extents, strict=True))

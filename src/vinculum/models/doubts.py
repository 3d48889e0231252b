"""Sizes of which the onnx package's rules say one thing, and what runs a model does another: those are not known.

A size that is believed may be a denominator, by Shape. So where ONNX Runtime or the package's own reference evaluator was seen
to give another one than the package's shape inference, the size is left open, and the result is not computed either.
"""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from vinculum.models.site import Inferred, Site

Doubt = Callable[[Site], bool]
NEAR = Fraction(1, 1 << 20)  # of a whole number, relative to it: a product in binary32 may be cut to another one
COUNTED = 1 << 52  # integers beyond are counted by differences that overflow, or are rounded


def doubted(site: Site) -> bool:
    """Whether the sizes that are inferred of the results are in doubt."""
    return site.operator in DOUBTS and DOUBTS[site.operator](site)


def left_open(site: Site) -> list[Inferred]:
    """The results without the sizes that are in doubt; without a shape where even the number of axes is."""
    if site.operator in ("Einsum", "Squeeze"):
        return [(kind, None) for kind, _ in site.results]
    first = 2 if site.operator in WINDOWS else 0  # what comes before is the batch, and channels
    return [
        (kind, None if shape is None else (*shape[:first], *(None for _ in shape[first:])))
        for kind, shape in site.results
    ]


def _sizes(site: Site, place: int) -> tuple[Any, ...] | None:
    value = site.value(place)
    return value.shape if value is not None else None


def _numbers(site: Site, place: int) -> list[Any] | None:
    """The elements of an operand, if they are known."""
    value = site.value(place)
    return None if value is None or value.constant is None else value.constant.array.ravel().tolist()


def _word(site: Site, name: str) -> str:
    """An attribute that is text."""
    given = site.attributes.get(name, b"")
    return given.decode(errors="replace") if isinstance(given, bytes) else str(given)


def _window(weights: int | None) -> Doubt:
    """A window that does not fit, that is dilated and padded by rule, or that may stand over the end (ceil_mode).

    `weights`: the operand whose shape is the window's, where no attribute is; None for pools.
    """
    pools = weights is None

    def doubt(site: Site) -> bool:
        given = site.attributes
        sizes, kernel = _sizes(site, 0), given.get("kernel_shape")
        if kernel is None and weights is not None:
            kernel = (_sizes(site, weights) or ())[2:]
        if sizes is None or not kernel or any(not isinstance(size, int) for size in (*sizes[2:], *kernel)):
            return True
        count, over = len(kernel), bool(given.get("ceil_mode", 0))
        ones, zeros = (1,) * count, (0,) * 2 * count
        dilations, strides, pads = given.get("dilations", ones), given.get("strides", ones), given.get("pads", zeros)
        if {len(sizes) - 2, len(dilations), len(strides)} != {count} or len(pads) != 2 * count or min(strides) < 1:
            return True
        by_rule, dilated = _word(site, "auto_pad"), any(dilation != 1 for dilation in dilations)
        if by_rule.startswith("SAME"):
            return over or dilated or (pools and by_rule == "SAME_LOWER")
        if pools and ((by_rule == "VALID" and dilated) or any(pads[k] != pads[k + count] for k in range(count))):
            return True
        padded = [size + pads[k] + pads[k + count] for k, size in enumerate(sizes[2:])]
        room = [padded[k] - (kernel[k] - 1) * dilations[k] - 1 for k in range(count)]
        ragged = any(pads) or any(left % stride for left, stride in zip(room, strides, strict=True))
        return min(room) < 0 or (over and ragged)

    return doubt


def _transposed(site: Site) -> bool:
    return _word(site, "auto_pad").startswith("SAME")


def _scaled(site: Site) -> bool:
    """A size times a scale that is next to a whole number; an aspect ratio that is kept; scales that are not known."""
    if _word(site, "keep_aspect_ratio_policy") not in ("", "stretch"):
        return True
    sizes = _sizes(site, 0)
    scales = site.attributes.get("scales", _numbers(site, 1 if len(site.inputs) == 2 else 2))
    if not scales:
        return _numbers(site, 3) is None
    axes = site.attributes.get("axes", range(len(scales)))
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


def _range(site: Site) -> bool:
    """Of floating-point numbers, how many there are is computed in more than one way."""
    ends = [number for place in range(3) for number in _numbers(site, place) or []]
    return len(ends) != 3 or any(not isinstance(number, int) or abs(number) >= COUNTED for number in ends)


def _split(site: Site) -> bool:
    """Equal parts of which the last ones are empty, or would be less than that."""
    sizes, parts, axis = _sizes(site, 0), site.attributes.get("num_outputs"), site.attributes.get("axis", 0)
    if parts is None or sizes is None:
        return False
    size = sizes[axis] if -len(sizes) <= axis < len(sizes) else None
    return not isinstance(size, int) or parts < 1 or -(-size // parts) * (parts - 1) >= size


def _slice(site: Site) -> bool:
    """Backwards, from before the first element or from behind the last: such ends are clamped in more than one way."""
    sizes, starts, ends, axes = _sizes(site, 0), *(_numbers(site, place) for place in (1, 2, 3))
    steps = _numbers(site, 4)
    if not site.given(4) or (steps is not None and all(step > 0 for step in steps)):
        return False
    if sizes is None or None in (starts, ends, steps) or (site.given(3) and axes is None):
        return True
    told = zip(axes or range(len(sizes)), starts or (), ends or (), steps or (), strict=False)
    found = ((sizes[axis] if -len(sizes) <= axis < len(sizes) else None, *bounds) for axis, *bounds in told)
    return any(
        step < 0 and (not isinstance(size, int) or start < -size or end >= size) for size, start, end, step in found
    )


def _without_axes(site: Site) -> bool:
    """An empty list of axes is none to some, and all to others."""
    return _numbers(site, 1) == []


def _axes(site: Site) -> bool:
    """Ends before the first axis are not clamped by all."""
    sizes, ends = _sizes(site, 0), [site.attributes.get(name, 0) for name in ("start", "end")]
    return sizes is not None and min(ends) < -len(sizes)


def _slope(site: Site) -> bool:
    """Some let a slope have more axes than X, or larger ones, and the result its shape."""
    sizes, slope = _sizes(site, 0), _sizes(site, 1)
    if sizes is None or slope is None or len(slope) > len(sizes):
        return True
    pairs = zip(reversed(sizes), reversed(slope), strict=False)
    return any(own != 1 and (own is None or own != size) for size, own in pairs)


def _joined(site: Site) -> bool:
    """Where an operand is empty, ONNX Runtime does not mind that its other sizes are not those of the next one."""
    shapes = [value.shape if value is not None else None for value in site.inputs]
    axis = site.attributes.get("axis", 0 if site.version < 4 else None)
    known = [shape for shape in shapes if shape is not None]
    if len(known) < len(shapes) or axis is None or any(not -len(shape) <= axis < len(shape) for shape in known):
        return True
    alike = all(
        len(set(sizes)) == 1 and None not in sizes
        for place, sizes in enumerate(zip(*known, strict=False))
        if place != axis % len(known[0])
    )
    return not alike and any(size == 0 or not isinstance(size, int) for shape in known for size in shape)


def _einsum(site: Site) -> bool:
    """An axis may be of size 1 in one operand and of another in the next, which the rules pass over."""
    known = dict[str, object]()
    for term, value in zip(
        _word(site, "equation").replace(" ", "").partition("->")[0].split(","), site.inputs, strict=False
    ):
        if value is None or value.shape is None or len(term) != len(value.shape):  # as with an ellipsis
            return True
        for label, size in zip(term, value.shape, strict=True):
            if label in known and (size is None or known[label] != size):
                return True
            known[label] = size
    return False


WINDOWS: Mapping[str, Doubt] = {
    **dict.fromkeys(("AveragePool", "LpPool", "MaxPool"), _window(None)),
    **dict.fromkeys(("Conv", "ConvInteger"), _window(1)),
    "QLinearConv": _window(3),
    "ConvTranspose": _transposed,
}
DOUBTS: Mapping[str, Doubt] = {
    **WINDOWS,
    "Concat": _joined,
    "Einsum": _einsum,
    "NonZero": lambda site: _sizes(site, 0) == (),  # no row by the rules, one in ONNX Runtime
    "PRelu": _slope,
    "Range": _range,
    "Resize": _scaled,
    "Shape": _axes,
    "Slice": _slice,
    "Split": _split,
    "Squeeze": _without_axes,
    "STFT": lambda _site: True,
    "Upsample": _scaled,
}

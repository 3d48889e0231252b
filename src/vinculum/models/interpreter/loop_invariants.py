"""What a loop carries: as at its beginning where one turn keeps it so, or what two turns make of it, or what only grows; else anything."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from vinculum.models.abstract.assumptions import union
from vinculum.models.abstract.join import shared_shape, stands
from vinculum.models.abstract.symbolic_dims import made_up
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import type_bounds
from vinculum.models.numeric.interval import Interval

Turn = Callable[[list[AbstractTensor]], list[AbstractTensor]]
# What is given up as long as a turn does not keep it.
STEPS = ("intervals joined", "ends lost", "intervals lost", "shapes lost")

DEEPEST = 2


def carried(start: Sequence[AbstractTensor], turned: Turn, within: int = 0) -> list[AbstractTensor]:
    """What is carried, at the beginning of any turn. `turned`: what one turn makes of it.

    `within`: how many loops are around of which a turn is tried. In that of more than a few, what is carried is not looked
    at: it may be anything. Else each loop around would make it five times as long.
    """
    if within > DEEPEST:
        return [AbstractTensor() for _ in start]
    entry = [AbstractTensor(v.dtype, kept_open(v.shape), v.interval, assumptions=v.assumptions) for v in start]
    own = frozenset[Dim]()  # names of sizes that are of what is carried alone: after a turn it is a namesake
    for step in STEPS:
        after = turned(entry)
        rests = union(value.assumptions for value in (*entry, *after))  # the turns after this one do
        entry = [replace(value, assumptions=rests) for value in entry]
        pairs = list(zip(entry, after, strict=False))
        if len(after) >= len(entry) and all(stands(before, end, own) for before, end in pairs):
            break
        entry = [_widened(before, end, step) for before, end in pairs]
        had = {dim for before, _ in pairs for dim in before.shape or ()}
        own = frozenset(dim for value in entry for dim in value.shape or ()) - had
    return entry


def _widened(before: AbstractTensor, end: AbstractTensor, step: str) -> AbstractTensor:
    dtype = before.dtype if before.dtype == end.dtype else DType.UNDEFINED
    shape = None if step == "shapes lost" else shared_shape(before.shape, end.shape)
    bounds = before.interval.join(end.interval) if dtype and step in ("intervals joined", "ends lost") else None
    if bounds is not None and step == "ends lost" and not before.interval.empty:
        bounds = _without_ends(bounds, before.interval, type_bounds(dtype))
    return AbstractTensor(dtype, shape, bounds, assumptions=before.assumptions)


def _without_ends(x: Interval, before: Interval, top: Interval) -> Interval:
    """X, which has grown, without the ends that a turn has moved: up to 0, or to the end of its type."""
    low, high = x.low, x.high
    if low < before.low:
        low = type(low)(0) if low >= 0 else top.low
    if high > before.high:
        high = type(high)(0) if high <= 0 else top.high
    return replace(x, low=low, high=high)


def scanned(values: Sequence[AbstractTensor], axes: Sequence[int]) -> list[AbstractTensor]:
    """What one turn of a Scan is handed of tensors: a slice across an axis of each."""
    return [
        AbstractTensor(value.dtype, _across(value.shape, axis), value.interval, assumptions=value.assumptions)
        for value, axis in zip(values, axes, strict=True)
    ]


def _across(shape: Shape | None, axis: int) -> Shape | None:
    if shape is None or not -len(shape) <= axis < len(shape):
        return None
    place = axis % len(shape)
    return kept_open((*shape[:place], *shape[place + 1 :]))


def kept_open(shape: Shape | None) -> Shape | None:
    """A shape whose sizes are open where the model calls them nothing: what a loop carries may have others after a turn."""
    return None if shape is None else tuple(None if made_up(dim) else dim for dim in shape)

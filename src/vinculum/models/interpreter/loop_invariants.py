"""What a loop carries: as at its beginning where one turn keeps it so, or what two turns make of it, or what only grows; else anything."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from vinculum.models.abstract.interval import Reach
from vinculum.models.abstract.join import shared_shape, stands
from vinculum.models.abstract.symbolic_dims import made_up
from vinculum.models.abstract.tensor import Dim, Shape, Value
from vinculum.models.loading.element_types import type_bounds

Turn = Callable[[list[Value]], list[Value]]
# What is given up as long as a turn does not keep it.
STEPS = ("reaches joined", "ends lost", "reaches lost", "shapes lost")

DEEPEST = 2


def carried(start: Sequence[Value], turned: Turn, within: int = 0) -> list[Value]:
    """What is carried, at the beginning of any turn. `turned`: what one turn makes of it.

    `within`: how many loops are around of which a turn is tried. In that of more than a few, what is carried is not looked
    at: it may be anything. Else each loop around would make it five times as long.
    """
    if within > DEEPEST:
        return [Value() for _ in start]
    entry = [Value(v.type, kept_open(v.shape), v.reach, assumes=v.assumes) for v in start]
    own = frozenset[Dim]()  # names of sizes that are of what is carried alone: after a turn it is a namesake
    for step in STEPS:
        after = turned(entry)
        rests = frozenset[str]().union(*(value.assumes for value in (*entry, *after)))  # the turns after this one do
        entry = [replace(value, assumes=rests) for value in entry]
        pairs = list(zip(entry, after, strict=False))
        if len(after) >= len(entry) and all(stands(before, end, own) for before, end in pairs):
            break
        entry = [_widened(before, end, step) for before, end in pairs]
        had = {dim for before, _ in pairs for dim in before.shape or ()}
        own = frozenset(dim for value in entry for dim in value.shape or ()) - had
    return entry


def _widened(before: Value, end: Value, step: str) -> Value:
    kind = before.type if before.type == end.type else 0
    shape = None if step == "shapes lost" else shared_shape(before.shape, end.shape)
    hull = before.reach.join(end.reach) if kind and step in ("reaches joined", "ends lost") else None
    if hull is not None and step == "ends lost" and not before.reach.empty:
        hull = _without_ends(hull, before.reach, type_bounds(kind))
    return Value(kind, shape, hull, assumes=before.assumes)


def _without_ends(x: Reach, before: Reach, top: Reach) -> Reach:
    """X, which has grown, without the ends that a turn has moved: up to 0, or to the end of its type."""
    low, high = x.low, x.high
    if low < before.low:
        low = type(low)(0) if low >= 0 else top.low
    if high > before.high:
        high = type(high)(0) if high <= 0 else top.high
    return replace(x, low=low, high=high)


def scanned(values: Sequence[Value], axes: Sequence[int]) -> list[Value]:
    """What one turn of a Scan is handed of tensors: a slice across an axis of each."""
    return [
        Value(value.type, _across(value.shape, axis), value.reach, assumes=value.assumes)
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

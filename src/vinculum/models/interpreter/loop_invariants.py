"""Loop invariants: what holds of carried values before and after every iteration."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum

from vinculum.models.abstract.assumptions import union
from vinculum.models.abstract.join import is_inductive, join_shapes
from vinculum.models.abstract.symbolic_dims import is_anonymous
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import type_bounds
from vinculum.models.numeric.interval import Interval

Iteration = Callable[[list[AbstractTensor]], list[AbstractTensor]]
MAX_NESTED_ATTEMPTS = 2  # each loop around multiplies the number of evaluations by five


class Widening(IntEnum):
    """How values are widened that change in an iteration, the mildest way first."""

    JOIN_INTERVALS = 1
    DROP_GROWN_ENDS = 2
    DROP_INTERVALS = 3
    DROP_SHAPES = 4


def loop_invariant(
    initial: Sequence[AbstractTensor], iterate: Iteration, nested_attempts: int = 0
) -> list[AbstractTensor]:
    """Return an invariant of the carried values. `iterate` returns them after one iteration.

    `nested_attempts`: the number of loops around of which an iteration is being attempted. In more than a few of them, nothing
    is assumed of the carried values.
    """
    if nested_attempts > MAX_NESTED_ATTEMPTS:
        return [AbstractTensor() for _ in initial]
    carried = [
        AbstractTensor(v.dtype, without_made_up_dims(v.shape), v.interval, assumptions=v.assumptions) for v in initial
    ]
    added_dims = frozenset[Dim]()  # names of sizes that only carried values have: each iteration may change them
    for widening in Widening:
        after = iterate(carried)
        assumptions = union(value.assumptions for value in (*carried, *after))  # the next iterations rest on them too
        carried = [replace(value, assumptions=assumptions) for value in carried]
        pairs = list(zip(carried, after, strict=False))
        if len(after) >= len(carried) and all(is_inductive(before, end, added_dims) for before, end in pairs):
            break
        carried = [_widened(before, end, widening) for before, end in pairs]
        known_dims = {dim for before, _ in pairs for dim in before.shape or ()}
        added_dims = frozenset(dim for value in carried for dim in value.shape or ()) - known_dims
    return carried


def _widened(before: AbstractTensor, after: AbstractTensor, widening: Widening) -> AbstractTensor:
    dtype = before.dtype if before.dtype == after.dtype else DType.UNDEFINED
    shape = None if widening is Widening.DROP_SHAPES else join_shapes(before.shape, after.shape)
    bounds = None
    if dtype and widening <= Widening.DROP_GROWN_ENDS:
        bounds = before.interval.join(after.interval)
        if widening is Widening.DROP_GROWN_ENDS and not before.interval.empty:
            bounds = _without_grown_ends(bounds, before.interval, type_bounds(dtype))
    return AbstractTensor(dtype, shape, bounds, assumptions=before.assumptions)


def _without_grown_ends(interval: Interval, before: Interval, bounds: Interval) -> Interval:
    """Move the ends that an iteration has moved: up to 0, or to the end of the type."""
    low, high = interval.low, interval.high
    if low < before.low:
        low = type(low)(0) if low >= 0 else bounds.low
    if high > before.high:
        high = type(high)(0) if high <= 0 else bounds.high
    return replace(interval, low=low, high=high)


def scan_slices(values: Sequence[AbstractTensor], axes: Sequence[int]) -> list[AbstractTensor]:
    """Return what an iteration of a Scan gets: a slice of each tensor across an axis."""
    return [
        AbstractTensor(value.dtype, _without_axis(value.shape, axis), value.interval, assumptions=value.assumptions)
        for value, axis in zip(values, axes, strict=True)
    ]


def _without_axis(shape: Shape | None, axis: int) -> Shape | None:
    if shape is None or not -len(shape) <= axis < len(shape):
        return None
    index = axis % len(shape)
    return without_made_up_dims((*shape[:index], *shape[index + 1 :]))


def without_made_up_dims(shape: Shape | None) -> Shape | None:
    """Return a shape without made-up names of sizes: each iteration may have another size."""
    return None if shape is None else tuple(None if is_anonymous(dim) else dim for dim in shape)

"""The join of two abstract values, and the order that loop invariants need."""

from vinculum.models.abstract.symbolic_dims import by_base_names, join_dims
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.numeric.dtype import DType


def is_inductive(before: AbstractTensor, after: AbstractTensor, added_dims: frozenset[Dim]) -> bool:
    """Whether all that is known of a value before an iteration holds after it.

    `added_dims`: sizes of which nothing is known but their names.
    """
    pairs = zip(before.shape or (), after.shape or (), strict=False)
    same_names = by_base_names(before.shape) == by_base_names(after.shape)
    same_shape = same_names and all(one in (None, other) or one in added_dims for one, other in pairs)
    return before.dtype == after.dtype and after.interval.within(before.interval) and same_shape


def join_shapes(one: Shape | None, other: Shape | None) -> Shape | None:
    """Return the join of two shapes with the same names; None for others."""
    return (
        None
        if one is None or other is None or by_base_names(one) != by_base_names(other)
        else tuple(map(join_dims, one, other))
    )


def join(one: AbstractTensor, other: AbstractTensor) -> AbstractTensor:
    """Return what is known of a value that is one of two; of sequences, also of their items."""
    assumptions = one.assumptions | other.assumptions
    if one.sequence_item is not None and other.sequence_item is not None:
        return AbstractTensor(sequence_item=join(one.sequence_item, other.sequence_item), assumptions=assumptions)
    dtype = one.dtype if one.dtype == other.dtype else DType.UNDEFINED
    shape = one.shape if one.shape == other.shape else None
    if shape is None and one.shape is not None and other.shape is not None and len(one.shape) == len(other.shape):
        shape = tuple(map(join_dims, one.shape, other.shape))
    bounds = one.interval.join(other.interval) if dtype else None
    return AbstractTensor(dtype, shape, bounds, assumptions=assumptions)

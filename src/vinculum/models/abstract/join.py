"""Values that are one of two: of a branch or the other, before a turn of a loop or after it, at one place of a sequence."""

from vinculum.models.abstract.symbolic_dims import common, named
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.numeric.dtype import DType


def stands(before: AbstractTensor, after: AbstractTensor, own: frozenset[Dim]) -> bool:
    """Whether nothing is known of a value before a turn of a loop that does not hold after it.

    `own`: sizes of which nothing is known but what the model calls them.
    """
    fits = named(before.shape) == named(after.shape)
    pairs = zip(before.shape or (), after.shape or (), strict=False)
    kept = fits and all(one in (None, other) or one in own for one, other in pairs)
    return before.dtype == after.dtype and after.interval.within(before.interval) and kept


def shared_shape(one: Shape | None, other: Shape | None) -> Shape | None:
    """The shape that is one of two which the model calls the same; else None."""
    return None if one is None or other is None or named(one) != named(other) else tuple(map(common, one, other))


def joined(one: AbstractTensor, other: AbstractTensor) -> AbstractTensor:
    """A value that is one of two; of sequences, so is each of their tensors."""
    if one.sequence_item is not None and other.sequence_item is not None:
        return AbstractTensor(
            sequence_item=joined(one.sequence_item, other.sequence_item),
            assumptions=one.assumptions | other.assumptions,
        )
    dtype = one.dtype if one.dtype == other.dtype else DType.UNDEFINED
    shape = one.shape if one.shape == other.shape else None
    if shape is None and one.shape is not None and other.shape is not None and len(one.shape) == len(other.shape):
        shape = tuple(map(common, one.shape, other.shape))
    bounds = one.interval.join(other.interval) if dtype else None
    return AbstractTensor(dtype, shape, bounds, assumptions=one.assumptions | other.assumptions)

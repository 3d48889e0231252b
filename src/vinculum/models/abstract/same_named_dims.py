"""What is known of results only if sizes of one name are one size. Their sizes have that name, and are no other's size."""

from collections.abc import Callable
from dataclasses import replace

from vinculum.models.abstract.symbolic_dims import called, equal_dims, namesake, shared
from vinculum.models.abstract.tensor import AbstractTensor, Shape

Made = Callable[[list[AbstractTensor | None]], list[AbstractTensor]]


def by_name(inputs: list[AbstractTensor | None], made: Made) -> list[AbstractTensor]:
    """The results that are `made` of a node's operands, with what is known of them once the sizes of these go by name."""
    found = made(inputs)
    names = shared(dim for value in inputs if value is not None for dim in value.shape or ())
    if not names or all(value.shape is not None and None not in value.shape for value in found):
        return found
    others = made([value if value is None or not value.shape else _as_named(value) for value in inputs])
    pairs = zip(found, others, strict=True)
    return [_narrower(_filled(value, other.shape, names), other, names) for value, other in pairs]


def _as_named(value: AbstractTensor) -> AbstractTensor:
    shape = tuple(map(called, value.shape or ()))
    return value if shape == value.shape else replace(value, shape=shape)


def _narrower(value: AbstractTensor, other: AbstractTensor, names: list[str]) -> AbstractTensor:
    """A value, with the interval that it has if all of `names` are one size each."""
    if value.dtype != other.dtype or value.interval.within(other.interval) or not other.interval.within(value.interval):
        return value
    return replace(value, bounds=other.interval, assumptions=value.assumptions | equal_dims(names))


def _filled(value: AbstractTensor, shape: Shape | None, names: list[str]) -> AbstractTensor:
    """A value, with the sizes that a shape has and it has not; they rest on that all of `names` are one size each."""
    if shape is None:
        return value
    if value.shape is None:
        return replace(value, shape=tuple(map(namesake, shape)), assumptions=value.assumptions | equal_dims(names))
    if len(value.shape) != len(shape):
        return value
    pairs = list(zip(value.shape, shape, strict=True))
    made = tuple(namesake(other) if dim is None else dim for dim, other in pairs)
    new = {called(own) for own, dim in zip(made, value.shape, strict=True) if dim is None} - {None}
    told = len(names) == 1 and new <= set(names)  # the new names say by themselves what they rest on
    return (
        replace(value, shape=made, assumptions=value.assumptions if told else value.assumptions | equal_dims(names))
        if new
        else value
    )

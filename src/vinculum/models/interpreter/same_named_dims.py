"""Refinement: sizes of one name are one size, which is an assumption."""

from collections.abc import Callable
from dataclasses import replace

from vinculum.models.abstract.symbolic_dims import base_name, equal_dims, fresh_namesake, shared_names
from vinculum.models.abstract.tensor import AbstractTensor, Shape


def refine_by_symbolic_dims(
    operands: list[AbstractTensor | None], evaluate: Callable[[list[AbstractTensor | None]], list[AbstractTensor]]
) -> list[AbstractTensor]:
    """Evaluate a node again with operand sizes of one name taken for one size, if there are any."""
    results = evaluate(operands)
    names = shared_names(dim for value in operands if value is not None for dim in value.shape or ())
    if not names or all(value.shape is not None and None not in value.shape for value in results):
        return results
    refined = evaluate([value if value is None or not value.shape else _with_names_only(value) for value in operands])
    return [
        _with_narrower_interval(_with_shape(value, other.shape, names), other, names)
        for value, other in zip(results, refined, strict=True)
    ]


def _with_names_only(value: AbstractTensor) -> AbstractTensor:
    """Replace each unknown size by the name that the model gives it."""
    shape = tuple(map(base_name, value.shape or ()))
    return value if shape == value.shape else replace(value, shape=shape)


def _with_narrower_interval(value: AbstractTensor, other: AbstractTensor, names: list[str]) -> AbstractTensor:
    """Narrow the interval of a value to that of the other one, assuming equal sizes."""
    narrower = other.interval.within(value.interval) and not value.interval.within(other.interval)
    if value.dtype != other.dtype or not narrower:
        return value
    return replace(value, bounds=other.interval, assumptions=value.assumptions | equal_dims(names))


def _with_shape(value: AbstractTensor, shape: Shape | None, names: list[str]) -> AbstractTensor:
    """Fill in sizes of a shape that a value lacks, assuming equal sizes."""
    if shape is None:
        return value
    if value.shape is None:
        dims = tuple(map(fresh_namesake, shape))
        return replace(value, shape=dims, assumptions=value.assumptions | equal_dims(names))
    if len(value.shape) != len(shape):
        return value
    pairs = list(zip(value.shape, shape, strict=True))
    dims = tuple(fresh_namesake(other) if dim is None else dim for dim, other in pairs)
    added = {base_name(new) for new, dim in zip(dims, value.shape, strict=True) if dim is None} - {None}
    if not added:
        return value
    implied = len(names) == 1 and added <= set(names)  # the added names themselves say what the sizes rest on
    return replace(value, shape=dims, assumptions=value.assumptions | (frozenset() if implied else equal_dims(names)))

"""Refinement: sizes of one name are one size, which is an assumption."""

from collections.abc import Callable
from dataclasses import replace

from vinculum.models.abstract.fact import FactSet
from vinculum.models.abstract.symbolic_dims import base_name, equal_dims, fresh_namesake, shared_names
from vinculum.models.abstract.tensor import AbstractTensor, Shape
from vinculum.models.facts.shape_values import ElementsAreDims


def refine_by_symbolic_dims(
    operands: list[AbstractTensor | None], evaluate: Callable[[list[AbstractTensor | None]], list[AbstractTensor]]
) -> list[AbstractTensor]:
    """Evaluate a node again with operand sizes of one name taken for one size, if there are any."""
    results = evaluate(operands)
    present = [value for value in operands if value is not None]
    names = shared_names(dim for value in present for dim in (*(value.shape or ()), *_element_dims(value)))
    if not names or all(value.shape is not None and None not in value.shape for value in results):
        return results
    refined = evaluate([None if value is None else _with_names_only(value) for value in operands])
    return [
        _with_narrower_interval(_with_shape(value, other.shape, names), other, names)
        for value, other in zip(results, refined, strict=True)
    ]


def _with_names_only(value: AbstractTensor) -> AbstractTensor:
    """Replace each unknown size by the name that the model gives it."""
    shape = None if value.shape is None else tuple(map(base_name, value.shape))
    dims = _element_dims(value)
    if shape == value.shape and dims == tuple(map(base_name, dims)):
        return value
    others = FactSet(fact for fact in value.facts if not isinstance(fact, ElementsAreDims))
    named = [ElementsAreDims(tuple(map(base_name, dims)))] if dims else []
    return replace(value, shape=shape, facts=others | named)


def _element_dims(value: AbstractTensor) -> Shape:
    """Return the sizes that the elements of a value are; an empty shape if they are none."""
    return next((fact.dims for fact in value.facts.of(ElementsAreDims)), ())


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

"""What is known of values without that no axis has 2^31 elements: what holds all the same does not name that."""

from collections.abc import Callable
from dataclasses import replace

from vinculum.models.abstract.assumptions import SIZES_FIT_INT32
from vinculum.models.abstract.tensor import AbstractTensor

Made = Callable[[list[AbstractTensor | None]], list[AbstractTensor]]


def rests(value: AbstractTensor | None) -> bool:
    """Whether it is known by that assumption."""
    return value is not None and SIZES_FIT_INT32 in value.assumptions


def without(value: AbstractTensor) -> AbstractTensor:
    """The value as it is known without it: of one that was not computed so too, the type is."""
    if not rests(value):
        return value
    return (
        value.without_int32_assumption
        if value.without_int32_assumption is not None
        else AbstractTensor(value.dtype, assumptions=value.assumptions - {SIZES_FIT_INT32})
    )


def both(inputs: list[AbstractTensor | None], made: Made) -> list[AbstractTensor]:
    """The results that are `made` of a node's operands, each with what is known of it without that assumption."""
    found = made(inputs)
    if not any(map(rests, found)):
        return found
    if any(map(rests, inputs)):
        others = made([None if value is None else without(value) for value in inputs])
    else:  # of a Cast to 32 bits, which begins it
        others = [
            AbstractTensor(value.dtype, value.shape, assumptions=value.assumptions - {SIZES_FIT_INT32})
            for value in found
        ]
    pairs = zip(found, others, strict=True)
    return [
        replace(value, without_int32_assumption=without(other)) if rests(value) else value for value, other in pairs
    ]

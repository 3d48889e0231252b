"""The assumption that sizes fit int32. What holds without it does not name it."""

from collections.abc import Callable
from dataclasses import replace

from vinculum.models.abstract.assumptions import SIZES_FIT_INT32
from vinculum.models.abstract.tensor import AbstractTensor


def assumes_int32_sizes(value: AbstractTensor | None) -> bool:
    """Whether a value rests on the assumption."""
    return value is not None and SIZES_FIT_INT32 in value.assumptions


def without_int32_assumption(value: AbstractTensor) -> AbstractTensor:
    """Return the value without the assumption; only its type if that was not evaluated."""
    if not assumes_int32_sizes(value):
        return value
    if value.without_int32_assumption is not None:
        return value.without_int32_assumption
    return AbstractTensor(value.dtype, assumptions=value.assumptions - {SIZES_FIT_INT32})


def refine_by_int32_assumption(
    operands: list[AbstractTensor | None], evaluate: Callable[[list[AbstractTensor | None]], list[AbstractTensor]]
) -> list[AbstractTensor]:
    """Evaluate a node again without the assumption, and keep that beside what rests on it."""
    results = evaluate(operands)
    if not any(map(assumes_int32_sizes, results)):
        return results
    if any(map(assumes_int32_sizes, operands)):
        others = evaluate([None if value is None else without_int32_assumption(value) for value in operands])
    else:  # a Cast of sizes to int32, which introduces the assumption
        others = [
            AbstractTensor(value.dtype, value.shape, assumptions=value.assumptions - {SIZES_FIT_INT32})
            for value in results
        ]
    return [
        replace(value, without_int32_assumption=without_int32_assumption(other))
        if assumes_int32_sizes(value)
        else value
        for value, other in zip(results, others, strict=True)
    ]

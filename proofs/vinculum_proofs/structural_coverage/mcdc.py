"""Modified condition/decision coverage: which conditions are shown to decide on their own.

A vector has what each condition of a decision was at one evaluation: True, False, or None where it was not asked. Two
vectors show that a condition decides on its own if it differs between them, the outcome differs, and every other condition
is the same, or was not asked in one of the two: unique-cause MC/DC, where short circuits leave conditions out. It is what
LLVM computes for C, so that one definition holds for both languages.
"""

from collections.abc import Iterable, Sequence
from itertools import product

Vector = tuple[bool | None, ...]
Evaluation = tuple[Vector, bool]


def outcomes(position: int, evaluations: Iterable[Evaluation]) -> set[bool]:
    """Which values the condition at `position` had."""
    return {vector[position] for vector, _ in evaluations if vector[position] is not None}


def independent(position: int, evaluations: Iterable[Evaluation]) -> bool:
    """Whether two of `evaluations` show that the condition at `position` decides on its own."""
    evaluated = [(vector, result) for vector, result in evaluations if vector[position] is not None]
    true, false = ([e for e in evaluated if e[0][position] is value] for value in (True, False))
    return any(
        result is not other and _same_but_for(position, vector, against)
        for (vector, result), (against, other) in product(true, false)
    )


def _same_but_for(position: int, one: Vector, other: Vector) -> bool:
    return all(
        k == position or x is None or y is None or x is y for k, (x, y) in enumerate(zip(one, other, strict=True))
    )


def independent_conditions(evaluations: Sequence[Evaluation], count: int) -> list[bool]:
    """For each of a decision's `count` conditions, whether it is shown to decide on its own."""
    return [independent(position, evaluations) for position in range(count)]

"""Refinements of the evaluation of one node.

A result is first evaluated on what is certain. A refinement evaluates the node again, on operands about which it assumes more or
less, and keeps what that adds, together with the assumption. `REFINEMENTS` lists them, the innermost one first.
"""

from collections.abc import Callable, Sequence
from functools import reduce

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.interpreter.int32_assumption import refine_by_int32_assumption
from vinculum.models.interpreter.same_named_dims import refine_by_symbolic_dims

Operands = list[AbstractTensor | None]
Evaluation = Callable[[Operands], list[AbstractTensor]]
Refinement = Callable[[Operands, Evaluation], list[AbstractTensor]]

REFINEMENTS: Sequence[Refinement] = (
    refine_by_symbolic_dims,  # sizes of one name are one size
    refine_by_int32_assumption,  # no axis has 2^31 elements; results that hold anyway do not name it
)


def refined(evaluate: Evaluation, refinements: Sequence[Refinement] = REFINEMENTS) -> Evaluation:
    """Return the evaluation with all refinements."""

    def refined_by(evaluation: Evaluation, refinement: Refinement) -> Evaluation:
        return lambda operands: refinement(operands, evaluation)

    return reduce(refined_by, refinements, evaluate)

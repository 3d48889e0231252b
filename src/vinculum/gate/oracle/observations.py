"""Observes operands and results: the values of all variables of the relations of the atlas."""

from typing import Any

from sympy import Symbol

from vinculum._util.types import Array
from vinculum.gate.oracle import relations
from vinculum_spec.relations import float_floor
from vinculum_spec.schema import ElementType


def observe(A: Array, B: Array, C: Array, element: ElementType) -> dict[Symbol, Any]:
    """What `relations.observe` gives, and of floats what quotients rounded to an integer need."""
    observed = relations.observe(A, B, C, element)
    if element.form is None:
        return observed
    return float_floor.with_integers(observed, element.form, reach=2 * element.form.p + 2)

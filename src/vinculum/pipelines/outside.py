"""Operands outside of the domain of a definition, on which only the end of a process is judged."""

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.schema import ElementType


def outside_pairs(element: ElementType) -> list[tuple[Array, Array]]:
    """Zero divisors, and MIN / -1 of signed types, a vector of one pair each."""
    if element.kind != "int":
        return []
    values = [(1, 0), (0, 0), *([(element.minimum, -1)] if element.signed else [])]
    dtype = element_dtype(element.name)
    return [(np.array([a], dtype), np.array([b], dtype)) for a, b in values]

"""What the oracle accepts, and numbers of each type."""

import numpy as np

from tests.gate.support.plans import SPEC, Array
from vinculum.gate.cases.values.special_values import array_of, special_values
from vinculum.gate.oracle import relations
from vinculum_spec.schema import ElementType, Requirement

TRUNCATED, FLOORED = SPEC.requirements["E_DIV_INT_FUNC_0010"], SPEC.requirements["V_DIV_INT_FLOOR_0010"]
QUOTIENT = SPEC.requirements["E_DIV_FLOAT_FUNC_0010"]
ON_FLOATS = [r for r in SPEC.requirements.values() if r.kind == "value" and "float" in r.types]
ON_INTEGERS = [r for r in SPEC.requirements.values() if r.kind == "value" and "int" in r.types]


def accepts(requirement: Requirement, name: str, A: object, B: object, C: object) -> list[bool]:
    """Whether the oracle accepts each triple of numbers or, for floats, bit patterns."""
    element = SPEC.types[name]
    a, b, c = (array_of(np.atleast_1d(np.asarray(x, dtype=object)).tolist(), element) for x in (A, B, C))
    result: list[bool] = relations.holds(requirement, element, relations.observe(a, b, c, element)).tolist()
    return result


def numbers(element: ElementType, count: int, seed: int = 1) -> tuple[Array, Array]:
    """Random bit patterns, and every pair of special values."""
    random, unsigned = np.random.default_rng(seed), np.dtype(f"u{element.width // 8}")
    A, B = (random.integers(0, 1 << element.width, count, dtype=np.uint64).astype(unsigned) for _ in "AB")
    special = special_values(element)[:: 1 if element.width == 16 else 2]
    crossed = np.repeat(special, special.size), np.tile(special, special.size)
    return np.concatenate([A.view(special.dtype), crossed[0]]), np.concatenate([B.view(special.dtype), crossed[1]])

"""Float quotients that are rounded to an integer: examples, on the formats that users have."""

import math
import struct
from fractions import Fraction

import numpy as np
import pytest
from sympy import lambdify

from vinculum_spec.loader import specification
from vinculum_spec.relations import float_floor, ieee754
from vinculum_spec.relations.relation import Relation

FLOAT32 = specification().types["float32"].form
assert FLOAT32 is not None
INF, NAN = math.inf, math.nan
FLOOR_OF_QUOTIENT = Relation(float_floor.floored.domain, float_floor.of_quotient["floor"].statement)
TRUNC_OF_QUOTIENT = Relation(float_floor.floored.domain, float_floor.of_quotient["trunc"].statement)


def bits(x: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", x))[0])


def accepts(relation: Relation, a: float, b: float, c: float) -> bool:
    """Whether a relation holds of three float32, evaluated exactly."""
    concrete = relation.statement.subs(ieee754.parameter_values(FLOAT32))
    names = sorted(concrete.free_symbols, key=str)
    observed = float_floor.observe(bits(a), bits(b), bits(c), FLOAT32, 2 * FLOAT32.p + 2)
    return bool(lambdify(names, concrete, "math", cse=True)(*(observed[name] for name in names)))


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("a", "b", "exact", "of_quotient"),
    [
        (0.7, 0.1, 6.0, 7.0),
        (1.0, 0.1, 9.0, 10.0),
        (-0.7, 0.1, -7.0, -7.0),
        (7.0, 2.0, 3.0, 3.0),
        (-7.0, 2.0, -4.0, -4.0),
        (0.25, 2.0, 0.0, 0.0),
        (-0.25, 2.0, -1.0, -1.0),
        (1e-45, -1e38, -1.0, -0.0),
        (INF, 2.0, NAN, INF),
        (1.0, INF, 0.0, 0.0),
        (1.0, -INF, -1.0, -0.0),
        (0.0, -INF, -0.0, -0.0),
        (-0.0, 3.0, -0.0, -0.0),
        (NAN, 2.0, NAN, NAN),
        (INF, INF, NAN, NAN),
        (1.0, 0.0, INF, INF),
        (0.0, 0.0, NAN, NAN),
    ],
)
def test_the_two_definitions(a: float, b: float, exact: float, of_quotient: float) -> None:
    """V_DIV_FLOAT_FLOOR_0010 and V_DIV_FLOAT_FLOOR_EITHER_0010."""
    a, b = float(np.float32(a)), float(np.float32(b))
    same = exact == of_quotient and math.copysign(1, exact) == math.copysign(1, of_quotient)
    same = same or (math.isnan(exact) and math.isnan(of_quotient))
    assert accepts(float_floor.floored, a, b, exact)
    assert accepts(FLOOR_OF_QUOTIENT, a, b, of_quotient)
    assert accepts(float_floor.floored, a, b, of_quotient) is same
    assert accepts(FLOOR_OF_QUOTIENT, a, b, exact) is same
    assert accepts(float_floor.floored_either, a, b, exact)
    assert accepts(float_floor.floored_either, a, b, of_quotient)
    assert not accepts(float_floor.floored_either, a, b, 2.0)


@pytest.mark.parametrize(
    ("a", "b", "quotients"),
    [(0.7, 0.1, {6.0, 7.0}), (-0.7, 0.1, {-6.0, -7.0}), (-7.0, 2.0, {-3.0}), (0.25, 2.0, {0.0}), (INF, 2.0, {INF})],
)
def test_truncation_allows_either_quotient(a: float, b: float, quotients: set[float]) -> None:
    """V_DIV_FLOAT_TRUNC_EITHER_0010"""
    a, b = float(np.float32(a)), float(np.float32(b))
    accepted = {
        c for c in (-8.0, -7.0, -6.0, -4.0, -3.0, 0.0, 6.0, 7.0, INF) if accepts(float_floor.truncated_either, a, b, c)
    }
    assert accepted == quotients


def test_every_integer_up_to_two_to_the_precision_is_exact() -> None:
    """V_DIV_FLOAT_FLOOR_0010, where the subtraction of a remainder would be rounded."""
    a, b = float(np.float32(1.1170724e07)), float(np.float32(1.4277362))
    floor = math.floor(Fraction(a) / Fraction(b))
    assert 2**22 < floor < 2**23
    assert accepts(float_floor.floored, a, b, float(floor))
    assert not any(accepts(float_floor.floored, a, b, float(floor + k)) for k in (-1, 1))


def test_beyond_two_to_the_precision_an_integer_is_left_open() -> None:
    """V_DIV_FLOAT_FLOOR_0010"""
    assert accepts(float_floor.floored, 3e38, 0.5, INF)
    assert accepts(float_floor.floored, 3e30, 7.0, float(np.float32(3e30 / 7)))
    assert not accepts(float_floor.floored, 3e30, 7.0, -float(np.float32(3e30 / 7)))
    assert not accepts(float_floor.floored, 3e30, 7.0, NAN)

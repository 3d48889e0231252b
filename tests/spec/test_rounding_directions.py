"""IEEE 754 quotients in each rounding direction, and their flags: examples, on float32."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from sympy import Symbol, lambdify

from vinculum_spec.loader import specification
from vinculum_spec.relations import exception_flags, ieee754
from vinculum_spec.relations.exception_flags import FLAGS
from vinculum_spec.relations.rounding_directions import quotients

FLOAT32 = specification().types["float32"].form
assert FLOAT32 is not None
EVEN, AWAY, UP, DOWN, ZERO = quotients
ONE, THREE, INF, NAN, SIGNALING, LARGEST, MIN = (
    0x3F800000, 0x40400000, 0x7F800000, 0x7FC00000, 0x7FA00000, 0x7F7FFFFF, 0x00800000,
)  # fmt: skip
MINUS = 1 << 31


@cache
def function(direction: str, flag: Symbol | None, tininess: str) -> tuple[list[Symbol], Callable[..., Any]]:
    relation = quotients[direction] if flag is None else exception_flags.flags(direction, tininess)[flag]
    concrete = relation.statement.subs(ieee754.parameter_values(FLOAT32))
    names = sorted(concrete.free_symbols, key=str)
    return names, lambdify(names, concrete, "math", cse=True)


def accepts(direction: str, a: int, b: int, c: int) -> bool:
    names, holds = function(direction, None, "after")
    observed = exception_flags.observe(a, b, c, FLOAT32, 2 * FLOAT32.p + 2)
    return bool(holds(*(observed[name] for name in names)))


def raised(direction: str, a: int, b: int, c: int, tininess: str) -> set[str]:
    """The flags that the relations demand; each accepts one state."""
    found, observed = set[str](), exception_flags.observe(a, b, c, FLOAT32, 2 * FLOAT32.p + 2)
    for flag in FLAGS:
        names, holds = function(direction, flag, tininess if flag == exception_flags.underflow else "after")
        states = [state for state in (False, True) if holds(*({**observed, flag: state}[name] for name in names))]
        assert len(states) == 1
        found |= {str(flag)} if states[0] else set()
    return found


@pytest.mark.parametrize(
    ("a", "b", "expected", "flags"),
    [
        # 1/3 is below 0x3EAAAAAB
        (ONE, THREE, {EVEN: 0x3EAAAAAB, AWAY: 0x3EAAAAAB, UP: 0x3EAAAAAB, DOWN: 0x3EAAAAAA, ZERO: 0x3EAAAAAA}, "inexact"),
        (ONE | MINUS, THREE, {EVEN: 0xBEAAAAAB, AWAY: 0xBEAAAAAB, UP: 0xBEAAAAAA, DOWN: 0xBEAAAAAB, ZERO: 0xBEAAAAAA}, "inexact"),
        (THREE, THREE, dict.fromkeys(quotients, ONE), ""),
        # half of the smallest subnormal number
        (1, 0x40000000, {EVEN: 0, AWAY: 1, UP: 1, DOWN: 0, ZERO: 0}, "inexact underflow"),
        # half of the subnormal number 3
        (3, 0x40000000, {EVEN: 2, AWAY: 2, UP: 2, DOWN: 1, ZERO: 1}, "inexact underflow"),
        (5, 0x40000000, {EVEN: 2, AWAY: 3, UP: 3, DOWN: 2, ZERO: 2}, "inexact underflow"),
        (2, 0x40000000, dict.fromkeys(quotients, 1), ""),
        # the largest quotient below the normal numbers is tiny before rounding and after, and rounded to a normal number
        (0x00FFFFFF, 0x40000000, {EVEN: MIN, AWAY: MIN, UP: MIN, DOWN: MIN - 1, ZERO: MIN - 1}, "inexact underflow"),
        # an overflow, of either sign
        (LARGEST, 0x3F000000, {EVEN: INF, AWAY: INF, UP: INF, DOWN: LARGEST, ZERO: LARGEST}, "inexact overflow"),
        (
            LARGEST | MINUS,
            0x3F000000,
            {EVEN: INF | MINUS, AWAY: INF | MINUS, UP: LARGEST | MINUS, DOWN: INF | MINUS, ZERO: LARGEST | MINUS},
            "inexact overflow",
        ),
        (LARGEST, ONE, dict.fromkeys(quotients, LARGEST), ""),
        (ONE, MINUS, dict.fromkeys(quotients, INF | MINUS), "divide_by_zero"),
        (INF, 0, dict.fromkeys(quotients, INF), ""),
        (0, 0, dict.fromkeys(quotients, NAN), "invalid"),
        (INF, INF | MINUS, dict.fromkeys(quotients, NAN), "invalid"),
        (NAN, 0, dict.fromkeys(quotients, NAN), ""),
        (ONE, SIGNALING, dict.fromkeys(quotients, NAN), "invalid"),
        (MINUS, THREE, dict.fromkeys(quotients, MINUS), ""),
    ],
)  # fmt: skip
def test_quotients_and_flags(a: int, b: int, expected: dict[str, int], flags: str) -> None:
    for direction, c in expected.items():
        near = {c, c ^ MINUS, c + 1, c - 1, 0, MINUS, INF, LARGEST} - {-1}
        right = {x for x in near if accepts(direction, a, b, x)}
        assert right == ({x for x in near if x & ~MINUS > INF} if c == NAN else {c}), direction
        for tininess in exception_flags.tiny:
            assert raised(direction, a, b, c, tininess) == set(flags.split()), direction


def test_to_nearest_even_is_the_relation_of_the_profiles() -> None:
    """E_DIV_FLOAT_FUNC_0010"""
    assert quotients[EVEN] is ieee754.quotient

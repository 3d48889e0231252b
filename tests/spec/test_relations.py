"""The relations of integers, reals and behaviour equal independent definitions.

The tests of 4-bit types have every pair of operands. Nothing here reads a result from the relations: the tests compute
the right quotients on exact Fractions, by `math.trunc` and `math.floor`. Floats have `test_relations_float.py`.
"""

import math
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from sympy import Rational, lambdify, true

from tests.spec.relation_queries import predicate
from vinculum_spec.loader import specification
from vinculum_spec.relations import behaviour, integer, real
from vinculum_spec.relations.relation import Relation

# ---- integers: every triple of a 4-bit type ----

SIGNED_4, UNSIGNED_4 = (-8, 7), (0, 15)
RANGES = pytest.mark.parametrize("bounds", [SIGNED_4, UNSIGNED_4], ids=["signed", "unsigned"])


def integer_pairs(bounds: tuple[int, int]) -> list[tuple[int, int]]:
    """Every pair of a type."""
    every = range(bounds[0], bounds[1] + 1)
    return list(product(every, every))


@RANGES
@pytest.mark.parametrize(
    ("relation", "rounded"),
    [(integer.truncated_quotient, math.trunc), (integer.floored_quotient, math.floor)],
    ids=["E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010"],
)
def test_integer_quotient_exists_and_is_unique(
    bounds: tuple[int, int], relation: Relation, rounded: Callable[[Fraction], int]
) -> None:
    """Of all C from -40 to 40, within the type or not, the relation accepts only the right one."""
    holds = predicate(relation.holds, {integer.MAX: bounds[1]})
    candidates = np.arange(-40, 41)
    for a, b in integer_pairs(bounds):
        if b != 0:
            accepted = candidates[holds({integer.A: a, integer.B: b, integer.C: candidates})]
            assert accepted.tolist() == [rounded(Fraction(a, b))], (a, b)


@RANGES
@pytest.mark.parametrize(
    "relation",
    [integer.truncated_quotient, integer.floored_quotient],
    ids=["E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010"],
)
def test_integer_domain_is_where_the_type_holds_the_quotient(bounds: tuple[int, int], relation: Relation) -> None:
    """The domain excludes a zero denominator and the overflowing quotient.

    Outside of it the relation accepts every C.
    """
    domain = predicate(relation.domain, {integer.MAX: bounds[1]})
    statement = predicate(relation.statement, {integer.MAX: bounds[1]})
    outside = []
    for a, b in integer_pairs(bounds):
        inside = b != 0 and bounds[0] <= math.trunc(Fraction(a, b)) <= bounds[1]
        assert bool(domain({integer.A: a, integer.B: b})) == inside, (a, b)
        if not inside:
            outside.append((a, b))
            assert statement({integer.A: a, integer.B: b, integer.C: np.arange(-40, 41)}).all()
    assert len(outside) == (17 if bounds == SIGNED_4 else 16)


@RANGES
def test_integer_zero_numerator(bounds: tuple[int, int]) -> None:
    """V_DIV_INT_ZERO_NUMERATOR_0010 follows from both quotients."""
    statement = predicate(integer.zero_numerator.statement, {})
    for a, b, c in product(range(bounds[0], bounds[1] + 1), repeat=3):
        right = not (a == 0 and b != 0) or c == 0
        assert bool(statement({integer.A: a, integer.B: b, integer.C: c})) == right


@pytest.mark.parametrize("name", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"])
def test_integer_extremes_of_every_width(name: str) -> None:
    """E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010 and V_DIV_INT_OVERFLOW_0010 hold at the extremes.

    The test computes on Python integers, which cannot wrap around.
    """
    kind = specification().types[name]
    edges = {kind.minimum, kind.minimum + 1, -3, -2, -1, 0, 1, 2, 3, kind.maximum // 2, kind.maximum - 1, kind.maximum}
    values = sorted(x for x in edges if kind.minimum <= x <= kind.maximum)
    limits = np.iinfo(name)
    assert (kind.minimum, kind.maximum) == (limits.min, limits.max)
    for relation, rounded in ((integer.truncated_quotient, math.trunc), (integer.floored_quotient, math.floor)):
        symbols = (integer.A, integer.B, integer.C, integer.MAX)
        domain, holds = (lambdify(symbols, part, "math") for part in (relation.domain, relation.holds))
        for a, b in product(values, values):
            if b == 0 or Fraction(a, b) > kind.maximum:
                assert not domain(a, b, 0, kind.maximum)
                continue
            c = rounded(Fraction(a, b))
            assert domain(a, b, c, kind.maximum)
            assert [holds(a, b, x, kind.maximum) for x in (c - 1, c, c + 1)] == [False, True, False], (a, b)


# ---- reals ----


def test_real_quotient_exists_and_is_unique() -> None:
    """E_DIV_REAL_FUNC_0010, on every triple of small rationals."""
    values = sorted({Fraction(n, d) for n in range(-3, 4) for d in range(1, 4)})
    holds = lambdify((real.A, real.B, real.C), real.quotient.statement, "math")
    for a, b, c in product(values, values, values):
        assert holds(a, b, c) == (b == 0 or a / b == c)


@pytest.mark.parametrize(
    ("printed", "digits", "right"),
    [("1.0833", 4, True), ("1.0834", 4, False), ("1.0832", 4, False), ("1.1", 1, True), ("1.083", 4, False)],
)
def test_printed_quotient_is_rounded_to_its_digits(printed: str, digits: int, right: bool) -> None:
    """V_DIV_EXAMPLE_0010, on 3.25/3."""
    values = {
        real.A: Rational("3.25"),
        real.B: Rational(3),
        real.C: Rational(printed),
        real.tolerance: Rational(1, 2 * 10**digits),
    }
    assert (real.printed_quotient.statement.subs(values) == true) == right


# ---- behaviour ----


def test_behaviour_within_and_outside_of_the_domain() -> None:
    """V_DIV_ANSWER_0010 and V_DIV_OUTSIDE_DOMAIN_0010: a value or an error, never both, never neither."""
    symbols = (behaviour.in_domain, behaviour.answered, behaviour.reported)
    answer, outside = (lambdify(symbols, r.statement, "math") for r in (behaviour.answer, behaviour.outside_domain))
    for inside, answered, reported in product((False, True), repeat=3):
        allowed = (answered, reported) == ((True, False) if inside else (False, True))
        assert (answer(inside, answered, reported) and outside(inside, answered, reported)) == allowed


def test_behaviour_no_crash() -> None:
    """V_DIV_NO_CRASH_0010: neither a signal nor a hang."""
    holds = lambdify((behaviour.ended, behaviour.signal), behaviour.no_crash.statement, "math")
    assert [holds(*case) for case in ((True, 0), (True, 8), (True, 11), (False, 0))] == [True, False, False, False]


def test_memory_relations_hold_for_separate_and_unchanged_bytes() -> None:
    """V_DIV_NO_ALIASING_0010, V_DIV_INPUTS_UNTOUCHED_0010 and V_DIV_DETERMINISM_0010."""
    separate = lambdify(
        (behaviour.X_start, behaviour.X_end, behaviour.C_start, behaviour.C_end),
        behaviour.no_aliasing.statement,
        "math",
    )
    for x_start, x_end, c_start, c_end in product(range(6), repeat=4):
        if x_start < x_end and c_start < c_end:
            shared = set(range(x_start, x_end)) & set(range(c_start, c_end))
            assert separate(x_start, x_end, c_start, c_end) == (not shared)
    untouched = lambdify(
        (behaviour.A_before, behaviour.A_after, behaviour.B_before, behaviour.B_after),
        behaviour.inputs_untouched.statement,
        "math",
    )
    assert [untouched(*bits) for bits in product((0, 1), repeat=4)] == [
        (a == x) and (b == y) for a, x, b, y in product((0, 1), repeat=4)
    ]
    same = lambdify((behaviour.C_first, behaviour.C_again), behaviour.determinism.statement, "math")
    assert same(5, 5)
    assert not same(5, 6)

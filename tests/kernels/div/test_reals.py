"""Quotients of reals: exact fractions, whatever their size."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Rational, true

from tests.kernels.kernel_support import SPEC
from vinculum import DivTypeError, div
from vinculum_spec.relations import real


class Derived(Fraction):
    """A subclass of Fraction, which might define a division of its own."""


def array(*values: object) -> np.ndarray:
    """Return an object array of rank 1 that holds exactly these objects."""
    made = np.empty(len(values), object)
    made[:] = values
    return made


@settings(deadline=None)
@given(st.lists(st.tuples(st.fractions(), st.fractions().filter(bool)), max_size=6))
def test_quotient_is_exact_and_the_relation_holds(pairs: list[tuple[Fraction, Fraction]]) -> None:
    A, B = array(*(a for a, _ in pairs)), array(*(b for _, b in pairs))
    C = div(A, B)
    assert C.dtype == object
    for (a, b), c in zip(pairs, C, strict=True):
        assert type(c) is Fraction
        assert c.numerator * a.denominator * b.numerator == c.denominator * a.numerator * b.denominator
        values = {real.A: a, real.B: b, real.C: c}
        exact = {name: Rational(value.numerator, value.denominator) for name, value in values.items()}
        assert real.quotient.statement.subs(exact) == true


def test_no_digit_is_lost_beyond_64_bits() -> None:
    A, B = Fraction(10**400 + 1, 3), Fraction(-7, 2**200)
    assert div(array(A), array(B))[0] == Fraction((10**400 + 1) * 2**200, -21)


WIDE = (2**62, -(2**62), 2**63 - 1, 3, -7)


@pytest.mark.parametrize("kind", [np.int64, np.uint64, np.int32, np.int8])
def test_fractions_of_numpy_integers_do_not_overflow(kind: type[np.integer]) -> None:
    low, high = np.iinfo(kind).min, np.iinfo(kind).max
    some = [n for n in (*WIDE, low + 1, high, 100) if low <= n <= high]
    pairs = [(a, b) for a in some for b in some]
    # an odd denominator, of which no part is shared: so that the fraction keeps the integers that it was made of
    A, B = (array(*(Fraction(kind(pair[k]), kind(97 + 4 * k)) for pair in pairs)) for k in (0, 1))
    assert any(type(x.numerator) is kind for x in A)
    C = div(A, B)
    for (a, b), c in zip(pairs, C, strict=True):
        assert (type(c), type(c.numerator), type(c.denominator)) == (Fraction, int, int)
        assert c == Fraction(a * 101, b * 97)


def test_mixed_fractions_are_exact_and_unchanged() -> None:
    mixed, plain = array(Fraction(np.int64(2**62)), Fraction(1, 3)), array(Fraction(1, 7), Fraction(np.int64(5)))
    room = np.empty(2, object)
    assert div(mixed, plain, out=room) is room
    assert room.tolist() == [Fraction(7 * 2**62), Fraction(1, 15)]
    assert type(mixed[0].numerator) is np.int64
    assert div(mixed, plain, out=mixed).tolist() == room.tolist()


@pytest.mark.parametrize("shape", [(), (0,), (2, 0, 3), (1,), (2, 3)])
def test_every_rank_and_size(shape: tuple[int, ...]) -> None:
    A, B = np.full(shape, Fraction(1, 3), object), np.full(shape, Fraction(2, 5), object)
    C = div(A, B)
    assert isinstance(C, np.ndarray)
    assert (C.shape, C.dtype) == (shape, np.dtype(object))
    assert all(c == Fraction(5, 6) for c in C.flat)


@pytest.mark.parametrize(
    "value",
    [1, 1.0, True, None, "1/2", np.int64(1), np.float64(1), Derived(1, 2), Rational(1, 2), [Fraction(1)], 2**70],
    ids=lambda value: f"{type(value).__name__}",
)
@pytest.mark.parametrize("place", [0, 3])
@pytest.mark.parametrize("role", "AB")
def test_non_fraction_element_is_reported_with_its_index(value: object, place: int, role: str) -> None:
    good = np.full((2, 2), Fraction(1), object)
    bad = good.copy()
    bad.flat[place : place + 1] = array(value)
    with pytest.raises(DivTypeError, match=f"element of {role} is of type {type(value).__name__}") as caught:
        div(*((bad, good) if role == "A" else (good, bad)))
    assert caught.value.index == (place // 2, place % 2)
    assert (caught.value.numerator, caught.value.denominator) == (None, None)


def test_a_type_error_comes_before_a_zero() -> None:
    with pytest.raises(DivTypeError):
        div(array(Fraction(1), 1), array(Fraction(0), Fraction(1)))


@pytest.mark.parametrize("profile", [p.name for p in SPEC.profiles.values() if "real" not in p.types])
def test_reals_are_a_type_of_sonnx_alone(profile: str) -> None:
    with pytest.raises(DivTypeError, match="V_DIV_TYPE_LISTED_0010"):
        div(array(Fraction(1)), array(Fraction(1)), profile=profile)
    assert "real" in SPEC.profiles["sonnx"].types


def test_out_may_be_an_operand() -> None:
    A, B = array(Fraction(1), Fraction(2), Fraction(3)), array(Fraction(5), Fraction(7), Fraction(9))
    assert div(A, B, out=A) is A
    assert A.tolist() == [Fraction(1, 5), Fraction(2, 7), Fraction(1, 3)]
    A = array(Fraction(1), Fraction(2), Fraction(3))
    div(A, B, out=B[::-1])
    assert B.tolist() == [Fraction(1, 3), Fraction(2, 7), Fraction(1, 5)]

"""Floating-point quotients satisfy the specification's relation on exact integers.

No floating-point operation takes part in the judgement.
"""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernels.kernel_support import FLOATS, SPEC, Array, accepted, dtype_of, patterns
from vinculum import div
from vinculum_spec.relations.ieee754 import Format

FLOAT = pytest.mark.parametrize("type_", FLOATS)


def form(type_: str) -> Format:
    found = SPEC.types[type_].form
    assert found is not None
    return found


def from_patterns(type_: str, values: Array | list[int]) -> Array:
    """Return the floats with these bit patterns."""
    return np.array(values, f"u{dtype_of(type_).itemsize}").view(dtype_of(type_))


def lattice(type_: str) -> list[int]:
    """Return the bit patterns at every edge of the format.

    These are zeros, subnormals, 1 and its neighbours, the largest finite numbers, infinities and NaNs.
    """
    f = form(type_)
    fraction, one = 1 << (f.p - 1), f.emax << (f.p - 1)
    infinity = (2 * f.emax + 1) << (f.p - 1)
    low = {
        0,
        1,
        2,
        3,
        5,
        fraction >> 1,
        fraction - 2,
        fraction - 1,
        fraction,
        fraction + 1,
        2 * fraction - 1,
        2 * fraction,
        3 * fraction,
    }
    middle = {
        one + d for d in (-2, -1, 0, 1, 2, fraction - 1, fraction, fraction + 1, fraction >> 1, 3 * fraction // 2)
    }
    high = {infinity + d for d in (-fraction, -fraction - 1, -2, -1, 0, 1, fraction >> 1, fraction - 1)}
    return sorted(x + sign for x in low | middle | high for sign in (0, 1 << (f.width - 1)))


def quotient(type_: str, A: Array, B: Array) -> Array:
    return div(A, B, profile="onnx-14")


@FLOAT
def test_special_values_and_edges_crossed_with_themselves(type_: str) -> None:
    """Zeros of both signs, subnormals, infinities, NaNs, and their neighbours."""
    every = from_patterns(type_, lattice(type_))
    A, B = (x.ravel() for x in np.meshgrid(every, every, indexing="ij"))
    C = quotient(type_, A, B)
    assert C.dtype == dtype_of(type_)
    wrong = ~accepted(type_, A, B, C)
    assert [(hex(a), hex(b), hex(c)) for a, b, c in zip(*(patterns(x[wrong]) for x in (A, B, C)), strict=True)] == []


def samples(type_: str, n: int) -> Iterator[tuple[str, Array, Array]]:
    """Named samples of bit patterns, n pairs each."""
    f, rng = form(type_), np.random.default_rng(5)
    fraction, sign = 1 << (f.p - 1), 1 << (f.width - 1)

    def uniform(low: int, high: int) -> Array:
        return rng.integers(low, high, n, np.uint64) | (rng.integers(0, 2, n, np.uint64) * np.uint64(sign))

    one = f.emax * fraction
    yield "any bits", uniform(0, sign), uniform(0, sign)
    yield "one binade", uniform(one, one + fraction), uniform(one, one + fraction)
    yield "subnormal by subnormal", uniform(1, fraction), uniform(1, fraction)
    yield "subnormal by normal", uniform(1, fraction), uniform(one - 4 * fraction, one + 4 * fraction)
    yield "subnormal quotients", uniform(fraction, 3 * fraction), uniform(one, one + (f.p + 2) * fraction)
    yield (
        "near overflow",
        uniform((2 * f.emax - 1) * fraction, (2 * f.emax + 1) * fraction),
        uniform(one - 2 * fraction, one),
    )
    # A subnormal quotient lies halfway between two numbers where B is a power of two and A has a bit to lose.
    powers = (rng.integers(1, f.p + 1, n).astype(np.uint64) + np.uint64(f.emax)) * np.uint64(fraction)
    yield "ties below the normal range", uniform(fraction, 4 * fraction), powers


@FLOAT
@pytest.mark.parametrize("kind", [name for name, _, _ in samples("float16", 1)])
def test_samples(type_: str, kind: str) -> None:
    a, b = next((a, b) for name, a, b in samples(type_, 4000) if name == kind)
    A, B = from_patterns(type_, a), from_patterns(type_, b)
    C = quotient(type_, A, B)
    assert accepted(type_, A, B, C).all()
    if kind == "subnormal quotients":
        below = patterns(C) & ((1 << (form(type_).width - 1)) - 1)
        assert np.count_nonzero((below > 0) & (below < 1 << (form(type_).p - 1))) > 1000
    if kind == "near overflow":
        assert 100 < np.count_nonzero(np.isinf(C)) < 3900
    if kind.startswith("ties"):
        exact = A.astype(np.longdouble) / B.astype(np.longdouble)  # the division is by a power of two: exact
        assert np.count_nonzero(exact != C.astype(np.longdouble)) > 500


@FLOAT
def test_neighbours_of_the_quotient_are_refused(type_: str) -> None:
    """Without this, the tests above could not fail."""
    _, a, b = next(samples(type_, 500))
    A, B = from_patterns(type_, a), from_patterns(type_, b)
    C = quotient(type_, A, B)
    regular = np.isfinite(C.astype(np.float64)) & (C != 0)
    assert np.count_nonzero(regular) > 100
    A, B, C = A[regular], B[regular], C[regular]
    for change in (-1, 1, 1 << (form(type_).width - 1)):
        assert not accepted(
            type_, A, B, from_patterns(type_, [int(x) ^ change if change > 1 else int(x) + change for x in patterns(C)])
        ).any()


@FLOAT
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_quotient_of_any_two_bit_patterns(type_: str, data: st.DataObject) -> None:
    pattern = st.integers(0, (1 << form(type_).width) - 1) | st.sampled_from(lattice(type_))
    A, B = (from_patterns(type_, data.draw(st.lists(pattern, min_size=4, max_size=4))) for _ in "AB")
    assert accepted(type_, A, B, quotient(type_, A, B)).all()


@FLOAT
def test_all_significands_of_16_bit_types(type_: str) -> None:
    """Judge one whole binade of the 16-bit types in int64, and a strip beside 1 and 2 of the wider types.

    These are 2^14 pairs of bfloat16 and 2^20 of float16. The exhaustive sweep judges all pairs of the 2^16 bit patterns of
    either type by the same relation, in C.
    """
    f = form(type_)
    fraction, one = 1 << (f.p - 1), f.emax << (f.p - 1)
    if f.width == 16:
        every = np.arange(one, one + fraction, max(1, fraction // 256))
    else:
        every = np.concatenate([np.arange(one, one + 60), np.arange(one + fraction - 60, one + fraction)])
    B = from_patterns(type_, every)
    for shift in (0, 1):
        A = from_patterns(type_, every)[shift:]
        pairs = [x.ravel() for x in np.meshgrid(A, B, indexing="ij")]
        assert accepted(type_, *pairs, quotient(type_, *pairs)).all()


@pytest.mark.parametrize("profile", SPEC.profiles)
def test_zero_denominators_give_ieee_results_in_every_profile(profile: str) -> None:
    """D-049: under openvino-1 too, where the source leaves them undefined."""
    for type_ in (t for t in SPEC.profiles[profile].types if t in FLOATS):
        A = np.array([1, -1, 1, -1, 0, -0.0, 0, np.inf, -np.inf, np.nan], dtype_of(type_))
        B = np.array([0, 0, -0.0, -0.0, 0, 0, -0.0, -0.0, 0, 0], dtype_of(type_))
        C = div(A, B, profile=profile)
        assert accepted(type_, A, B, C).all()
        assert np.isinf(C[:4]).all()
        assert np.isnan(C[4:7]).all()


@FLOAT
@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 63, 65, 70])
def test_value_does_not_depend_on_position(type_: str, length: int) -> None:
    """Vector bodies and tails give the bits of single elements, also for -0, subnormals and infinities."""
    infinity = (2 * form(type_).emax + 1) << (form(type_).p - 1)
    every = from_patterns(type_, [x for x in lattice(type_) if x % (1 << (form(type_).width - 1)) <= infinity])
    A, B = np.resize(every, length), np.resize(every[::-3], length)
    C = quotient(type_, A, B)
    for i in range(length):
        single = quotient(type_, A[i : i + 1].copy(), B[i : i + 1].copy())
        assert single.tobytes() == C[i : i + 1].tobytes() or np.isnan(C[i])

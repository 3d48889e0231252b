"""Integer quotients agree with Python's integers and satisfy the relations.

The tests judge every pair of the 8-bit types, and samples of the others.
"""

from fractions import Fraction
from itertools import product
from math import floor, trunc
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as st_numpy
from sympy import lambdify

from tests.kernels.kernel_support import INTEGERS, SIGNED, Array, dtype_of
from vinculum import DivError, DivOverflowError, DivZeroDenominatorError, div
from vinculum.kernels.numpy_kernel import integer as kernel
from vinculum_spec.relations import integer

ROUNDINGS: dict[str, tuple[Any, dict[str, Any], Any]] = {
    "truncated": (trunc, {"profile": "sonnx"}, integer.truncated_quotient),
    "floored": (floor, {"profile": "openvino-1"}, integer.floored_quotient),
}
NUMPY = pytest.mark.parametrize("kernel", ["numpy"], indirect=True)
ROUNDING = pytest.mark.parametrize("rounding", ROUNDINGS)


def exact(A: Array, B: Array, rounding: str) -> Array:
    """Compute the quotients with Python's own integers."""
    a, b = A.astype(object), B.astype(object)
    down = a // b
    return down if rounding == "floored" else np.where((down < 0) & (down * b != a), down + 1, down)


def relation_holds(A: Array, B: Array, C: Array, rounding: str) -> Any:
    """Tell where the specification's relation holds, on Python's own integers."""
    statement = ROUNDINGS[rounding][2].statement.subs({integer.MAX: int(np.iinfo(A.dtype).max)})
    function = lambdify([integer.A, integer.B, integer.C], statement, "numpy")
    return np.asarray(function(*(x.astype(object) for x in (A, B, C))), dtype=bool)


@ROUNDING
@pytest.mark.parametrize("type_", ["int8", "uint8"])
def test_every_pair_of_8_bits(type_: str, rounding: str) -> None:
    """All 65,536 pairs: those within the domain in one call, each of the others in a call of its own."""
    info = np.iinfo(type_)
    every = np.arange(info.min, info.max + 1).astype(type_)
    A, B = (x.ravel() for x in np.meshgrid(every, every, indexing="ij"))
    inside = (B != 0) & ~((A.astype(int) == info.min) & (B.astype(int) == -1))
    assert np.count_nonzero(~inside) == 256 + (type_ == "int8")
    rounded, how, _ = ROUNDINGS[rounding]
    C = div(A[inside], B[inside], **how)
    assert C.dtype == type_
    expected = [rounded(Fraction(a, b)) for a, b in zip(A[inside].tolist(), B[inside].tolist(), strict=True)]
    assert C.tolist() == expected
    assert relation_holds(A[inside], B[inside], C, rounding).all()
    for a, b in zip(A[~inside], B[~inside], strict=True):
        with pytest.raises(DivZeroDenominatorError if b == 0 else DivOverflowError) as caught:
            div(a, b, **how)
        assert (caught.value.index, caught.value.numerator, caught.value.denominator) == ((), int(a), int(b))


def edges(type_: str) -> list[int]:
    """Return values where integer division is most likely to be wrong.

    These are bounds, powers of two, and the values from which on float64 loses bits.
    """
    info = np.iinfo(type_)
    powers = [
        sign * 2**k + d
        for k in (0, 1, 7, 8, 15, 16, 23, 24, 25, 31, 32, 52, 53, 54, 62, 63)
        for d in (-1, 0, 1)
        for sign in (-1, 1)
    ]
    every = {0, 1, 2, 3, 7, 10, -1, -2, -3, -7, info.min, info.min + 1, info.max, info.max - 1, *powers}
    return sorted(x for x in every if info.min <= x <= info.max)


@ROUNDING
@pytest.mark.parametrize("type_", INTEGERS)
def test_edges_crossed_with_themselves(type_: str, rounding: str) -> None:
    every = np.array(edges(type_), dtype_of(type_))
    A, B = (x.ravel() for x in np.meshgrid(every, every, indexing="ij"))
    inside = (B != 0) & ~((A == np.iinfo(type_).min) & (B.astype(object) == -1))
    A, B = A[inside], B[inside]
    C = div(A, B, **ROUNDINGS[rounding][1])
    assert C.dtype == type_
    assert C.astype(object).tolist() == exact(A, B, rounding).tolist()
    assert relation_holds(A, B, C, rounding).all()


@ROUNDING
@pytest.mark.parametrize("type_", INTEGERS)
def test_random_operands_of_every_magnitude(type_: str, rounding: str) -> None:
    rng, info, n = np.random.default_rng(20), np.iinfo(type_), 20_000
    A, B = (
        rng.integers(info.min, info.max, n, type_, endpoint=True) >> rng.integers(0, info.bits, n).astype(type_)
        for _ in "AB"
    )
    B[B == 0] = 3
    B[(A == info.min) & (B.astype(object) == -1)] = 5
    assert div(A, B, **ROUNDINGS[rounding][1]).astype(object).tolist() == exact(A, B, rounding).tolist()


@st.composite
def operands(draw: st.DrawFn) -> tuple[Array, Array]:
    """Two arrays of one integer type and shape, with elements outside of the domain too."""
    type_ = draw(st.sampled_from(INTEGERS))
    shape = draw(st_numpy.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=9))
    info = np.iinfo(type_)
    values = st.integers(info.min, info.max) | st.sampled_from(edges(type_))
    A, B = (draw(st_numpy.arrays(type_, shape, elements=values)) for _ in "AB")
    return A, B


@settings(max_examples=400, deadline=None)
@given(operands(), st.sampled_from(sorted(ROUNDINGS)))
def test_result_is_exact_or_the_first_violation_is_reported(pair: tuple[Array, Array], rounding: str) -> None:
    A, B = pair
    least = int(np.iinfo(A.dtype).min)
    zeros = [i for i in np.ndindex(A.shape) if int(B[i]) == 0]
    overflows = [i for i in np.ndindex(A.shape) if least < 0 and (int(A[i]), int(B[i])) == (least, -1)]
    try:
        C = div(A, B, **ROUNDINGS[rounding][1])
    except DivError as error:
        offences = zeros or overflows
        assert type(error) is (DivZeroDenominatorError if zeros else DivOverflowError)
        assert error.index == offences[0]
        assert (error.numerator, error.denominator) == (int(A[offences[0]]), int(B[offences[0]]))
    else:
        assert not zeros
        assert not overflows
        rounded = ROUNDINGS[rounding][0]
        assert C.shape == A.shape
        for i in np.ndindex(A.shape):
            assert int(C[i]) == rounded(Fraction(int(A[i]), int(B[i])))


@ROUNDING
@pytest.mark.parametrize("type_", INTEGERS)
@pytest.mark.parametrize(
    ("a", "b"), [((5, 1), (1, 7)), ((1, 7), (5, 1)), ((5, 7), (1,)), ((1,), (5, 7)), ((5, 7), ()), ((), (5, 7))]
)
def test_operands_that_broadcast(type_: str, rounding: str, a: tuple[int, ...], b: tuple[int, ...]) -> None:
    """The kernel computes magnitudes in the operands' shapes, and signs in that of the result."""
    rng, info = np.random.default_rng(7), np.iinfo(type_)
    A = np.asarray(rng.integers(info.min + 1, info.max, a, type_, endpoint=True))
    B = np.asarray(rng.integers(info.min // 64, info.max // 64, b, type_, endpoint=True))
    A.flat[0] = 0
    B = np.where(B == 0, np.array(3, type_), B)
    how = {"profile": "onnx-14"} if rounding == "truncated" else ROUNDINGS[rounding][1]
    C = div(A, B, **how)
    assert C.astype(object).tolist() == exact(*np.broadcast_arrays(A, B), rounding).tolist()


@ROUNDING
@pytest.mark.parametrize("type_", INTEGERS)
def test_every_length_to_70(type_: str, rounding: str) -> None:
    """Tails of vectors: each element has another value, so that a shift shows."""
    for length in range(71):
        A = (np.arange(length) * 3 - (length if type_ in SIGNED else 0)).astype(type_)
        B = (np.arange(length) % 5 + 1).astype(type_)
        if type_ in SIGNED:
            B[::2] *= -1
        assert div(A, B, **ROUNDINGS[rounding][1]).astype(object).tolist() == exact(A, B, rounding).tolist()


BLOCKED = {
    "contiguous": lambda x: x.copy(),
    "Fortran": np.asfortranarray,
    "reversed": lambda x: x[::-1, ::-1].copy()[::-1, ::-1],
    "strided": lambda x: np.repeat(x, 2, axis=1)[:, ::2],
}


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Set blocks of 64 bytes, and record the number of elements of each block."""
    sizes: list[int] = []
    for name in ("BLOCK", "SHORT_BLOCK"):
        monkeypatch.setattr(kernel, name, 64)
    for name in ("_truncated", "_floored", "_short_truncated", "_short_floored"):
        original = getattr(kernel, name)

        def counted(A: Array, B: Array, C: Array, original: Any = original) -> None:
            sizes.append(C.size)
            original(A, B, C)

        monkeypatch.setattr(kernel, name, counted)
    return sizes


def block_operands(type_: str, a: tuple[int, ...], b: tuple[int, ...]) -> tuple[Array, Array]:
    rng, info = np.random.default_rng(11), np.iinfo(type_)
    A = np.asarray(rng.integers(info.min + 1, info.max, a, type_, endpoint=True))
    B = np.asarray(rng.integers(-9, 9, b, type_, endpoint=True))
    return A, np.where(B == 0, np.array(3, type_), B)


@NUMPY
@ROUNDING
@pytest.mark.parametrize("type_", SIGNED)
@pytest.mark.parametrize("layout_a", BLOCKED)
def test_blocks_of_operands(type_: str, rounding: str, layout_a: str, small_blocks: list[int]) -> None:
    """More than one block, in every layout, with results in the operands or across them."""
    A, B = block_operands(type_, (13, 17), (13, 17))
    expected = exact(A, B, rounding).tolist()
    for layout_b, out in product(BLOCKED, ("new", "A", "B", "A reversed")):
        X, Y = BLOCKED[layout_a](A), BLOCKED[layout_b](B)
        place = {"new": None, "A": X, "B": Y, "A reversed": X[::-1, ::-1]}[out]
        small_blocks.clear()
        C = div(X, Y, out=place, **ROUNDINGS[rounding][1])
        assert C.astype(object).tolist() == expected, (layout_b, out)
        assert sum(small_blocks) == A.size, (layout_b, out)
        assert max(small_blocks) <= 64 // A.itemsize, (layout_b, out)


@NUMPY
@ROUNDING
@pytest.mark.parametrize("type_", SIGNED)
@pytest.mark.parametrize(
    ("a", "b"),
    [((13, 17), (17,)), ((13, 17), (13, 1)), ((13, 1), (1, 17)), ((17,), (13, 17)), ((13, 17), ()), ((), (13, 17))],
)
def test_blocks_of_operands_that_broadcast(
    type_: str, rounding: str, a: tuple[int, ...], b: tuple[int, ...], small_blocks: list[int]
) -> None:
    A, B = block_operands(type_, a, b)
    how = {"profile": "onnx-14"} if rounding == "truncated" else ROUNDINGS[rounding][1]
    C = div(A, B, **how)
    assert C.astype(object).tolist() == exact(*np.broadcast_arrays(A, B), rounding).tolist()
    assert len(small_blocks) > 1


@NUMPY
@ROUNDING
@pytest.mark.parametrize("type_", SIGNED)
@pytest.mark.parametrize("begin", [0, 1, 40, 70])
def test_blocks_of_operands_that_partly_overlap_out(
    type_: str, rounding: str, begin: int, small_blocks: list[int]
) -> None:
    """A lies where an earlier block of out was written, or a later one will be."""
    room = np.concatenate([x.ravel() for x in block_operands(type_, (13, 17), (13, 17))])
    A, B = room[35:235].copy(), room[240:440].copy()
    div(room[35:235], room[240:440], out=room[begin : begin + 200], **ROUNDINGS[rounding][1])
    assert room[begin : begin + 200].astype(object).tolist() == exact(A, B, rounding).tolist()
    assert len(small_blocks) > 1


@ROUNDING
@pytest.mark.parametrize("type_", SIGNED)
@pytest.mark.parametrize("extra", [-1, 0, 1, 12345])
def test_operands_about_the_size_of_a_block(type_: str, rounding: str, extra: int) -> None:
    """Blocks have their usual size."""
    itemsize = np.dtype(type_).itemsize
    n = (kernel.SHORT_BLOCK if itemsize <= kernel.SHORT else kernel.BLOCK) // itemsize + extra
    A, B = block_operands(type_, (n,), (n,))
    C = div(A, B, **ROUNDINGS[rounding][1]).astype(np.int64)
    a, b = A.astype(np.int64), B.astype(np.int64)  # no float: remainders, and what they must be
    remainder = a - b * C
    assert (np.abs(remainder) < np.abs(b)).all()
    assert ((remainder == 0) | (np.sign(remainder) == (np.sign(a) if rounding == "truncated" else np.sign(b)))).all()

"""The compiled kernel and the NumPy kernel answer any call alike: results, errors and memory."""

from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from numpy.lib.stride_tricks import as_strided

from tests.kernels.kernel_support import Array
from tests.kernels.random_calls import call_of, outcome_of
from vinculum import div
from vinculum.kernels import dispatch

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)


def both(random: Random) -> tuple[object, object]:
    """Return the outcome of one call by either kernel, each on memory of its own."""
    state = random.getstate()
    native = outcome_of(call_of(random))
    random.setstate(state)
    dispatch.choose("numpy")
    try:
        return native, outcome_of(call_of(random))
    finally:
        dispatch.choose("native")


@pytest.mark.parametrize("first", range(0, 3000, 250))
def test_random_calls(first: int) -> None:
    for seed in range(first, first + 250):
        native, numpy = both(Random(seed))
        assert native == numpy, f"seed {seed}"


@settings(max_examples=300, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False))
def test_hypothesis_calls(random: Random) -> None:
    native, numpy = both(random)
    assert native == numpy


def test_random_calls_have_every_outcome() -> None:
    """Without this, agreement on random calls would mean little."""
    kinds = set()
    for seed in range(400):
        answer = outcome_of(call_of(Random(seed)))
        kinds.add(answer[1].__name__ if answer[0] == "error" else ("out" if answer[4] else "new"))
    assert kinds >= {
        "out",
        "new",
        "TypeError",
        "DivAttributeError",
        "DivOutError",
        "DivOverflowError",
        "DivShapeError",
        "DivTypeError",
        "DivZeroDenominatorError",
    }


def runs(x: Array, rows: int) -> Array:
    """Rows of 10 elements of x, which begin 20 elements apart."""
    return as_strided(x, (rows, 10), (20 * x.itemsize, x.itemsize))


@pytest.mark.parametrize("type_", ["int8", "uint16", "int32", "uint64", "float16", "float32", "float64"])
@pytest.mark.parametrize("shift", [-20, -5, -1, 0, 1, 5, 10, 20])
@pytest.mark.parametrize("operand", ["A", "B"])
def test_out_overlaps_many_short_runs(type_: str, shift: int, operand: str) -> None:
    room = (np.arange(20 * 202) % 100 + 1).astype(type_)
    inside, out = runs(room[20:], 200), runs(room[20 + shift :], 200)
    other = np.full((200, 10), 3, type_)
    A, B = (inside, other) if operand == "A" else (other, inside)
    expected = div(A, B)
    assert div(A, B, out=out) is out
    assert out.tolist() == expected.tolist()


@pytest.mark.parametrize("shape", [(4, 70), (3, 2, 70), (2, 3, 4, 65), (2, 600, 1, 3)], ids=str)
@pytest.mark.parametrize("type_", ["int8", "uint32", "float16"])
def test_every_combination_of_repeated_axes(shape: tuple[int, ...], type_: str) -> None:
    """Either operand repeats along any axes, with the leading axes of size 1 present or absent."""
    numbers = np.arange(1, 1 + int(np.prod(shape)))
    above, below = (numbers * 7 % 113 + 1).astype(type_), (numbers % 11 + 1).astype(type_)
    for repeated in product((False, True), repeat=len(shape)):
        short = tuple(1 if again else n for n, again in zip(shape, repeated, strict=True))
        count = int(np.prod(short))
        fewer = short[next((k for k, n in enumerate(short) if n > 1), len(short)) :]
        for size in (short, fewer):
            for A, B in (
                (above.reshape(shape), below[:count].reshape(size)),
                (above[:count].reshape(size), below.reshape(shape)),
            ):
                repeats = [np.broadcast_to(x, shape).copy() for x in (A, B)]
                out = np.zeros(shape, type_)
                div(A, B, profile="onnx-14", out=out)
                assert np.array_equal(out, div(*repeats))
                assert np.array_equal(out, div(A, B, profile="onnx-14"))

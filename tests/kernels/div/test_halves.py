"""float16 and bfloat16 have paths of their own: the quotients of NumPy and ml_dtypes, whatever the layout, and however large."""

from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import vinculum
from vinculum.kernels import dispatch

Array = np.ndarray[Any, np.dtype[Any]]
KINDS = {"float16": np.dtype(np.float16), "bfloat16": np.dtype(ml_dtypes.bfloat16)}
# Quotients that overflow, are subnormal, tie among subnormals, vanish; both zeros, infinities, NaNs of both signs.
NUMERATORS = {
    "float16": (
        0x0000, 0x8000, 0x0001, 0x0003, 0x83FF, 0x0400, 0x1401, 0x3C00, 0xBC01, 0x3FFF, 0x5555, 0x7BFF, 0xFBFF, 0x7C00, 0xFC00,
        0x7E00, 0xFC01,
    ),
    "bfloat16": (
        0x0000, 0x8000, 0x0001, 0x0003, 0x807F, 0x0080, 0x1401, 0x3F80, 0xBF81, 0x3FFF, 0x5555, 0x7F7F, 0xFF7F, 0x7F80, 0xFF80,
        0x7FC0, 0xFF81,
    ),
}  # fmt: skip


@pytest.fixture(autouse=True, params=dispatch.INSTRUCTIONS)
def instructions(request: pytest.FixtureRequest) -> Iterator[None]:
    """With each kind of instructions, as far as the processor has them; afterwards with all again."""
    dispatch.set_instructions(request.param)
    yield
    dispatch.set_instructions()


@pytest.fixture(params=KINDS)
def every(request: pytest.FixtureRequest) -> Array:
    """All numbers of one of the types."""
    return np.arange(1 << 16, dtype=np.uint16).view(KINDS[request.param])


def div(A: Array, B: Array, **more: Any) -> Array:
    """Under the profile that has both types."""
    return vinculum.div(A, B, profile="onnx-14", **more)


def alike(C: Array, A: Array, B: Array) -> bool:
    """Bit by bit as NumPy has it, but for which NaN it is."""
    with np.errstate(all="ignore"):
        right = np.divide(A, B)
    return bool(((C.view(np.uint16) == right.view(np.uint16)) | (np.isnan(C) & np.isnan(right))).all())


@pytest.mark.parametrize("place", range(17))
def test_one_numerator_by_every_denominator(every: Array, place: int) -> None:
    """More than a block of them."""
    A = np.full(every.size, NUMERATORS[every.dtype.name][place], np.uint16).view(every.dtype)
    assert alike(div(A, every), A, every)


@pytest.mark.parametrize("place", range(17))
def test_every_numerator_by_one_denominator(every: Array, place: int) -> None:
    """A denominator of rank 0, which is converted once."""
    B = np.array(NUMERATORS[every.dtype.name][place], np.uint16).view(every.dtype)
    assert alike(div(every, B), every, B)


@pytest.mark.parametrize("length", [1, 7, 8, 9, 31, 40])
def test_one_element_for_all_of_the_others(every: Array, length: int) -> None:
    """On either side, at lengths about those of a vector."""
    for begin in (0x0001, 0x3C00, 0x7BF0, 0x7F78, 0xFBF0):
        A, one = every[begin : begin + length], every[0x4200]
        assert alike(div(A, one), A, one)
        assert alike(div(one, A), one, A)


def test_ties_among_subnormals_go_to_the_even_one(every: Array) -> None:
    """M quanta by 2, for every m that is subnormal."""
    count = 1024 if every.dtype == np.float16 else 128
    A, B = every[:count], np.full(count, 2, every.dtype)
    C = div(A, B).view(np.uint16).tolist()
    assert C == [m // 2 + (m % 4 == 3) for m in range(count)]


def test_the_overflow_threshold(every: Array) -> None:
    """Above halfway between the largest number and the next power of two, at the largest number, and below halfway."""
    one, largest, expected = {
        "float16": (0x3C00, 0x7BFF, ([0x7C00, 0x7BFF, 0x7BFF], [0xFC00, 0xFBFF, 0xFBFF])),
        "bfloat16": (0x3F80, 0x7F7F, ([0x7F80, 0x7F7F, 0x7F7F], [0xFF80, 0xFF7F, 0xFF7F])),
    }[every.dtype.name]
    A = np.array([largest, largest, largest - 1], np.uint16).view(every.dtype)
    B = np.array([one - 1, one, one - 1], np.uint16).view(every.dtype)
    assert tuple(div(x, B).view(np.uint16).tolist() for x in (A, -A)) == expected


@pytest.mark.parametrize("size", [0, 1, 7, 16383, 16384, 16385, 50000])
@pytest.mark.parametrize("step", [1, -1, 3])
def test_sizes_and_strides(every: Array, size: int, step: int) -> None:
    """About the size of a block, and with gaps."""
    A, B = np.resize(every, 3 * size + 3)[: 3 * size : 3][::-1][:size], np.resize(every[77:], 3 * size + 3)
    B = (
        B[:size]
        if step == 1
        else B[size - 1 :: -1][:size]
        if step == -1 and size
        else B[: step * size : abs(step)][:size]
    )
    if B.size == A.size:
        assert alike(div(A, B), A, B)


@pytest.mark.parametrize("size", [5, 40000])
def test_into_an_operand(every: Array, size: int) -> None:
    """In place, and shifted by one element, the result is as if they were apart."""
    A, B = np.resize(every, size + 1), np.resize(every[1234:], size)
    first = A[:size].copy()
    memory = A.copy()
    assert alike(div(memory[:size], B, out=memory[:size]), first, B)
    memory = A.copy()
    assert alike(div(memory[:size], B, out=memory[1:]), first, B)

"""float16 has paths of its own: the same quotients as NumPy's, whatever the layout, and however large."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vinculum
from vinculum.kernels import compiled

Array = np.ndarray[Any, np.dtype[Any]]
EVERY = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
# Quotients that overflow, are subnormal, tie among subnormals, vanish; both zeros, infinities, NaNs of both signs.
NUMERATORS = (
    0x0000,
    0x8000,
    0x0001,
    0x0003,
    0x83FF,
    0x0400,
    0x1401,
    0x3C00,
    0xBC01,
    0x3FFF,
    0x5555,
    0x7BFF,
    0xFBFF,
    0x7C00,
    0xFC00,
    0x7E00,
    0xFC01,
)


@pytest.fixture(autouse=True, params=compiled.INSTRUCTIONS)
def instructions(request: pytest.FixtureRequest) -> Iterator[None]:
    """With each kind of instructions, as far as the processor has them; afterwards with all again."""
    compiled.set_instructions(request.param)
    yield
    compiled.set_instructions()


def alike(C: Array, A: Array, B: Array) -> bool:
    """Bit by bit as NumPy has it, but for which NaN it is."""
    with np.errstate(all="ignore"):
        right = np.divide(A, B)
    return bool(((C.view(np.uint16) == right.view(np.uint16)) | (np.isnan(C) & np.isnan(right))).all())


@pytest.mark.parametrize("pattern", NUMERATORS, ids=hex)
def test_one_numerator_by_every_denominator(pattern: int) -> None:
    """More than a block of them."""
    A = np.full(EVERY.size, pattern, np.uint16).view(np.float16)
    assert alike(vinculum.div(A, EVERY), A, EVERY)


@pytest.mark.parametrize("pattern", NUMERATORS, ids=hex)
def test_every_numerator_by_one_denominator(pattern: int) -> None:
    """A denominator of rank 0, which is converted once."""
    B = np.array(pattern, np.uint16).view(np.float16)
    assert alike(vinculum.div(EVERY, B, profile="onnx-14"), EVERY, B)


@pytest.mark.parametrize("length", [1, 7, 8, 9, 31, 40])
def test_one_element_for_all_of_the_others(length: int) -> None:
    """On either side, at lengths about those of a vector."""
    for begin in (0x0001, 0x3C00, 0x7BF0, 0xFBF0):
        A, one = EVERY[begin : begin + length], EVERY[0x4200]
        assert alike(vinculum.div(A, one, profile="onnx-14"), A, one)
        assert alike(vinculum.div(one, A, profile="onnx-14"), one, A)


def test_ties_among_subnormals_go_to_the_even_one() -> None:
    """M * 2^-24 / 2, for every m that is subnormal."""
    A, B = EVERY[:1024], np.full(1024, 2, np.float16)
    C = vinculum.div(A, B).view(np.uint16).tolist()
    assert C == [m // 2 + (m % 4 == 3) for m in range(1024)]


def test_the_overflow_threshold() -> None:
    """65519.996 rounds down, 65520 is halfway and goes to infinity."""
    A = np.array([0x7BFF, 0x7BFF, 0x7BFE], np.uint16).view(np.float16)
    B = np.array([0x3BFF, 0x3C00, 0x3BFF], np.uint16).view(np.float16)
    assert vinculum.div(A, B).view(np.uint16).tolist() == [0x7C00, 0x7BFF, 0x7BFF]
    assert vinculum.div(-A, B).view(np.uint16).tolist() == [0xFC00, 0xFBFF, 0xFBFF]


@pytest.mark.parametrize("size", [0, 1, 7, 16383, 16384, 16385, 50000])
@pytest.mark.parametrize("step", [1, -1, 3])
def test_sizes_and_strides(size: int, step: int) -> None:
    """About the size of a block, and with gaps."""
    A, B = np.resize(EVERY, 3 * size + 3)[: 3 * size : 3][::-1][:size], np.resize(EVERY[77:], 3 * size + 3)
    B = (
        B[:size]
        if step == 1
        else B[size - 1 :: -1][:size]
        if step == -1 and size
        else B[: step * size : abs(step)][:size]
    )
    if B.size == A.size:
        assert alike(vinculum.div(A, B), A, B)


@pytest.mark.parametrize("size", [5, 40000])
def test_into_an_operand(size: int) -> None:
    """In place, and shifted by one element, the result is as if they were apart."""
    A, B = np.resize(EVERY, size + 1), np.resize(EVERY[1234:], size)
    first = A[:size].copy()
    memory = A.copy()
    assert alike(vinculum.div(memory[:size], B, out=memory[:size]), first, B)
    memory = A.copy()
    assert alike(vinculum.div(memory[:size], B, out=memory[1:]), first, B)

"""float16 and bfloat16 have code paths of their own, which agree with NumPy and ml_dtypes.

The tests vary the layout and the size.
"""

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
    """Run the test with each instruction set of this processor, and restore the setting afterwards."""
    dispatch.set_instructions(request.param)
    yield
    dispatch.set_instructions()


@pytest.fixture(params=KINDS)
def all_numbers(request: pytest.FixtureRequest) -> Array:
    """Return all numbers of one of the types."""
    return np.arange(1 << 16, dtype=np.uint16).view(KINDS[request.param])


def div(A: Array, B: Array, **more: Any) -> Array:
    """Divide under the profile that has both types."""
    return vinculum.div(A, B, profile="onnx-14", **more)


def same_quotients(C: Array, A: Array, B: Array) -> bool:
    """Compare bit by bit with NumPy's quotients; any NaN equals any other."""
    with np.errstate(all="ignore"):
        right = np.divide(A, B)
    return bool(((C.view(np.uint16) == right.view(np.uint16)) | (np.isnan(C) & np.isnan(right))).all())


@pytest.mark.parametrize("place", range(17))
def test_one_numerator_by_every_denominator(all_numbers: Array, place: int) -> None:
    """There are more denominators than fit in a block."""
    A = np.full(all_numbers.size, NUMERATORS[all_numbers.dtype.name][place], np.uint16).view(all_numbers.dtype)
    assert same_quotients(div(A, all_numbers), A, all_numbers)


@pytest.mark.parametrize("place", range(17))
def test_every_numerator_by_one_denominator(all_numbers: Array, place: int) -> None:
    """The denominator has rank 0 and is converted only once."""
    B = np.array(NUMERATORS[all_numbers.dtype.name][place], np.uint16).view(all_numbers.dtype)
    assert same_quotients(div(all_numbers, B), all_numbers, B)


@pytest.mark.parametrize("length", [1, 7, 8, 9, 31, 40])
def test_one_element_by_many(all_numbers: Array, length: int) -> None:
    """Either operand has one element; the lengths are close to that of a vector."""
    for begin in (0x0001, 0x3C00, 0x7BF0, 0x7F78, 0xFBF0):
        A, one = all_numbers[begin : begin + length], all_numbers[0x4200]
        assert same_quotients(div(A, one), A, one)
        assert same_quotients(div(one, A), one, A)


def test_ties_among_subnormals_go_to_the_even_one(all_numbers: Array) -> None:
    """Divide m quanta by 2, for every subnormal m."""
    count = 1024 if all_numbers.dtype == np.float16 else 128
    A, B = all_numbers[:count], np.full(count, 2, all_numbers.dtype)
    C = div(A, B).view(np.uint16).tolist()
    assert C == [m // 2 + (m % 4 == 3) for m in range(count)]


def test_the_overflow_threshold(all_numbers: Array) -> None:
    """Test quotients above, at and below the threshold of overflow.

    The threshold is halfway between the largest number and the next power of two.
    """
    one, largest, expected = {
        "float16": (0x3C00, 0x7BFF, ([0x7C00, 0x7BFF, 0x7BFF], [0xFC00, 0xFBFF, 0xFBFF])),
        "bfloat16": (0x3F80, 0x7F7F, ([0x7F80, 0x7F7F, 0x7F7F], [0xFF80, 0xFF7F, 0xFF7F])),
    }[all_numbers.dtype.name]
    A = np.array([largest, largest, largest - 1], np.uint16).view(all_numbers.dtype)
    B = np.array([one - 1, one, one - 1], np.uint16).view(all_numbers.dtype)
    assert tuple(div(x, B).view(np.uint16).tolist() for x in (A, -A)) == expected


@pytest.mark.parametrize("size", [0, 1, 7, 16383, 16384, 16385, 50000])
@pytest.mark.parametrize("step", [1, -1, 3])
def test_sizes_and_strides(all_numbers: Array, size: int, step: int) -> None:
    """Sizes close to that of a block, with gaps between elements."""
    A, B = np.resize(all_numbers, 3 * size + 3)[: 3 * size : 3][::-1][:size], np.resize(all_numbers[77:], 3 * size + 3)
    B = (
        B[:size]
        if step == 1
        else B[size - 1 :: -1][:size]
        if step == -1 and size
        else B[: step * size : abs(step)][:size]
    )
    if B.size == A.size:
        assert same_quotients(div(A, B), A, B)


@pytest.mark.parametrize("size", [5, 40000])
def test_out_is_an_operand(all_numbers: Array, size: int) -> None:
    """In place, or shifted by one element, the result is the same as in memory of its own."""
    A, B = np.resize(all_numbers, size + 1), np.resize(all_numbers[1234:], size)
    first = A[:size].copy()
    memory = A.copy()
    assert same_quotients(div(memory[:size], B, out=memory[:size]), first, B)
    memory = A.copy()
    assert same_quotients(div(memory[:size], B, out=memory[1:]), first, B)

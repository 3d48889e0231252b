"""Rows, and columns of runs that share one numerator or one denominator, have the generated C's bits."""

from itertools import product

import numpy as np
import pytest

import vinculum
from tests.kernels.kernel_support import FLOATS, INTEGERS, SIGNED, Array, dtype_of, same_bits
from vinculum.kernels import dispatch
from vinculum_proofs.exhaustive.instruction_paths import limited

LENGTHS = (
    *range(2, 10),
    11,
    15,
    16,
    17,
    31,
    33,
    64,
    65,
    129,
    2100,
)  # about the widths of vectors, and what is laid out
FEW, MANY = 13, 40_000  # elements: those of a few runs, and more than are laid out at once

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)


def numbers(type_: str, count: int, seed: int) -> Array:
    """Return floats of any bits, or integers other than 0, -1 and the least."""
    kind = dtype_of(type_)
    values = np.random.default_rng(seed).integers(0, 256, count * kind.itemsize, np.uint8).view(kind)
    if type_ not in FLOATS:
        values[(values == 0) | (values == np.iinfo(kind).min) | (values == kind.type(-1 if type_ in SIGNED else 0))] = 3
    return values


def generated_c(A: Array, B: Array) -> Array:
    """Divide each pair by the generated C."""
    with limited("portable"):
        return np.asarray(
            vinculum.div(*(np.ascontiguousarray(x) for x in np.broadcast_arrays(A, B)), profile="onnx-14")
        )


@pytest.mark.parametrize("type_", [*INTEGERS, *FLOATS])
@pytest.mark.parametrize("length", LENGTHS)
def test_columns_of_runs_of_any_length(type_: str, length: int) -> None:
    for runs, shift in ((2, 0), (FEW, 1), (max(2, MANY // length), 3)):
        whole = numbers(type_, shift + runs * length, length)[shift:].reshape(runs, length)
        column = numbers(type_, runs, length + 1)[:, None]
        for A, B in ((whole, column), (column, whole)):
            expected = generated_c(A, B)
            for most in dispatch.INSTRUCTIONS:
                room = np.zeros(whole.size + shift + 9, whole.dtype)
                C = room[shift : shift + whole.size].reshape(whole.shape)
                with limited(most):
                    vinculum.div(A, B, profile="onnx-14", out=C)
                assert same_bits(C, expected), (most, runs)
                assert not room[:shift].any()
                assert not room[shift + C.size :].any()


@pytest.mark.parametrize("type_", ["int8", "uint16", "float32", "int64"])
def test_rows_of_any_length(type_: str) -> None:
    """The lengths are close to those of rows that are copied several times or fit in the nearest cache."""
    for size, rows in product((24, 2736, 4096, 4104, 5464, 8192, 8200, 12_000, 16_384, 16_392, 40_008), (2, 7)):
        length = size // dtype_of(type_).itemsize
        many, row = numbers(type_, rows * length, size).reshape(rows, length), numbers(type_, length, rows)
        for A, B in ((many, row), (row, many)):
            assert same_bits(np.asarray(vinculum.div(A, B, profile="onnx-14")), generated_c(A, B)), (size, rows)


@pytest.mark.parametrize("type_", FLOATS)
@pytest.mark.parametrize("length", [8, 9, 100, 5000])
def test_columns_by_many_threads(type_: str, length: int) -> None:
    runs = 1_200_000 // length
    whole, column = numbers(type_, runs * length, 1).reshape(runs, length), numbers(type_, runs, 2)[:, None]
    before = vinculum.set_threads(1)
    try:
        for (A, B), threads in product(((whole, column), (column, whole)), (1, 2, 5)):
            vinculum.set_threads(threads)
            assert same_bits(np.asarray(vinculum.div(A, B, profile="onnx-14")), generated_c(A, B))
    finally:
        vinculum.set_threads(before)

"""Results larger than a core's caches, or than all caches, have the bits of the generated C.

The arrays begin at any address.
"""

from itertools import product

import numpy as np
import pytest

import vinculum
from tests.kernels.kernel_support import FLOATS, dtype_of, same_bits
from tests.support.engine_source import far, streamed
from vinculum.kernels import dispatch

LARGE = streamed()
SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-45, -1e-40, 3.4e38]

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)


def operands(dtype: str, large: int = LARGE) -> tuple[np.ndarray, np.ndarray]:
    """Return operands of a few elements more than `large` bytes.

    Floats have any bits; integers lie within the domain.
    """
    kind, rng = dtype_of(dtype), np.random.default_rng(5)
    count = large // kind.itemsize + 100
    A, B = (rng.integers(0, 256, count * kind.itemsize, np.uint8).view(kind) for _ in "AB")
    if dtype in FLOATS:
        with np.errstate(over="ignore"):
            A[: len(SPECIAL)], B[20 : 20 + len(SPECIAL)] = SPECIAL, SPECIAL
    else:
        A[np.iinfo(kind).min == A], B[B == 0] = 5, 1
    return A, B


@pytest.mark.parametrize(
    ("dtype", "large"),
    [*product((*FLOATS, "int8", "uint8", "int16", "uint16"), [LARGE]), *product(("float32", "float64"), [far()])],
)
def test_large_results_have_the_bits_of_the_generated_c(dtype: str, large: int) -> None:
    A, B = operands(dtype, large)
    long = A.size // 40 * 40
    rows = A[:long].reshape(40, -1)
    calls = [(A, B), (A[1:], B[1:]), (A, B[7:8]), (A[7:8], B), (rows, B[: rows.shape[1]])]
    if dtype not in FLOATS:
        calls += [(B[:40].reshape(40, 1), np.where(rows == 0, 1, rows).astype(A.dtype))]
    else:
        short = rows.reshape(-1, 10)  # no whole number of vectors
        calls += [
            (B[:40].reshape(40, 1), rows),
            (rows, B[:40].reshape(40, 1)),
            (short, B[: len(short), None]),
            (A[: len(short), None], short),
        ]
    before = vinculum.set_threads(1)
    try:
        for X, Y in calls:
            dispatch.set_instructions("portable")
            expected = vinculum.div(X, Y, profile="openvino-1")
            for most, (threads, before_line) in product(dispatch.INSTRUCTIONS, ((1, 0), (1, 1), (3, 1), (3, 5))):
                dispatch.set_instructions(most)
                vinculum.set_threads(threads)
                out = np.zeros(max(X.size, Y.size) + 64 // A.itemsize + 3, A.dtype)
                shift = (-out.ctypes.data // A.itemsize - before_line) % (64 // A.itemsize)
                C = out[shift : shift + max(X.size, Y.size)].reshape(np.broadcast_shapes(X.shape, Y.shape))
                vinculum.div(X, Y, profile="openvino-1", out=C)
                assert not out[:shift].any()
                assert not out[shift + C.size :].any()
                assert same_bits(C, expected)
    finally:
        dispatch.set_instructions()
        vinculum.set_threads(before)


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16"])
@pytest.mark.parametrize("place", [0, 1, 2_000_003, -1])
def test_zero_in_a_large_array_is_detected(dtype: str, place: int) -> None:
    A, B = operands(dtype)
    B[place] = 0
    with pytest.raises(vinculum.DivZeroDenominatorError) as caught:
        vinculum.div(A[1:] if place else A, B[1:] if place else B, profile="onnx-14")
    assert caught.value.index == (place % B.size - bool(place),)

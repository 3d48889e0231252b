"""The widest instruction set that is available and not excluded writes the quotients.

The generated C divides short runs and small arrays.

E_DIV_INT_FUNC_0010, E_DIV_FLOAT_FUNC_0010
"""

from pathlib import Path

import numpy as np
import pytest

from tests.kernels.kernel_support import FLOATS, INTEGERS, Array, dtype_of
from tests.support.engine_source import far
from vinculum import div
from vinculum.kernels import dispatch
from vinculum_proofs.exhaustive.instruction_paths import limited

pytestmark = [
    pytest.mark.parametrize("kernel", ["native"], indirect=True),
    pytest.mark.parametrize("most", dispatch.INSTRUCTIONS),
]
AVX2, AVX512 = {"avx2"}, {"avx2", "avx512f"}
WAYS: dict[str, dict[str, set[str]]] = {  # the widest first, each with what the processor has to have
    "float16": {"avx512": AVX512, "f16c": AVX2},
    "bfloat16": {"avx512": AVX512, "avx2": AVX2},
    "integers": {"avx512": {"avx512f", "avx512bw"}, "avx2": {"avx2", "fma"}},
    "bytes": {
        "avx512vbmi": {"avx512f", "avx512bw", "avx512vbmi"},
        "avx512": {"avx512f", "avx512bw"},
        "avx2": {"avx2", "fma"},
    },
}


def test_widest_allowed_instruction_set_is_used(most: str) -> None:
    """Otherwise tests that compare instruction sets would compare one with itself."""
    flags, order = set(Path("/proc/cpuinfo").read_text().split()), dispatch.INSTRUCTIONS
    asked = {*order[: order.index(most) + 1], *(["f16c"] if most != "portable" else [])}
    with limited(most):
        paths = dispatch.paths()
    for name, ways in WAYS.items():
        fit = [way for way, needed in ways.items() if needed <= flags and way in asked]
        assert paths[name] == [*fit, "portable"][0]


def vector_quotients(A: Array, B: Array, most: str) -> tuple[int, bool]:
    """Return how many quotients of a division vector code writes.

    The second value tells whether vector code exists for floating-point numbers.
    """
    with limited(most):
        before = dispatch.by_vectors()
        div(A, B, profile="onnx-14")
        return dispatch.by_vectors() - before, dispatch.paths()["bfloat16"] != "portable"


@pytest.mark.parametrize("type_", FLOATS)
def test_vector_code_divides_long_runs(type_: str, most: str) -> None:
    """Vector code divides from 8 elements on; it also divides shorter runs of 16-bit types, as copies."""
    for length in (2, 7, 8, 9, 15, 16, 17, 200):
        many, column = np.ones((50, length), dtype_of(type_)), np.ones((50, 1), dtype_of(type_))
        for A, B in ((many, column), (column, many)):
            count, vectors = vector_quotients(A, B, most)
            assert count == many.size * (vectors and (length >= 8 or many.itemsize == 2))


@pytest.mark.parametrize("type_", FLOATS)
def test_vector_code_divides_arrays_beyond_the_core_caches(type_: str, most: str) -> None:
    """Vector code divides arrays of 16-bit types of any size."""
    for size in (far() - 16, far()):
        x = np.ones(size // dtype_of(type_).itemsize, dtype_of(type_))
        for A, B in (
            (x, x),
            (x, x[:1]),
            (x[:1], x),
            (x.reshape(2, -1), x[: x.size // 2]),
            (x[: x.size // 2], x.reshape(2, -1)),
        ):
            count, vectors = vector_quotients(A, B, most)
            assert count == x.size * (vectors and (size == far() or x.itemsize == 2))


@pytest.mark.parametrize("type_", INTEGERS)
def test_scalar_denominator_of_one(type_: str, most: str) -> None:
    """One is the only denominator whose logarithm is 0, so that the shift count is 0."""
    limits = np.iinfo(type_)
    A = np.array([limits.min, limits.max, 5] * 70, type_)
    with limited(most):
        assert np.array_equal(div(A, np.ones(1, type_), profile="onnx-14"), A)

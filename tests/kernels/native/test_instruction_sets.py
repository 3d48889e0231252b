"""Which instructions write quotients: the widest that the processor has and that are asked for; of short runs and small arrays the generated C.

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


def test_the_widest_that_the_processor_has_and_that_is_asked_for(most: str) -> None:
    """Else all that is compared with it would be compared with itself."""
    flags, order = set(Path("/proc/cpuinfo").read_text().split()), dispatch.INSTRUCTIONS
    asked = {*order[: order.index(most) + 1], *(["f16c"] if most != "portable" else [])}
    with limited(most):
        paths = dispatch.paths()
    for name, ways in WAYS.items():
        fit = [way for way, needed in ways.items() if needed <= flags and way in asked]
        assert paths[name] == [*fit, "portable"][0]


def written(A: Array, B: Array, most: str) -> tuple[int, bool]:
    """How many quotients vectors write of that division, and whether there are any for floating-point numbers."""
    with limited(most):
        before = dispatch.by_vectors()
        div(A, B, profile="onnx-14")
        return dispatch.by_vectors() - before, dispatch.paths()["bfloat16"] != "portable"


@pytest.mark.parametrize("type_", FLOATS)
def test_runs_that_are_long_enough_are_divided_by_vectors(type_: str, most: str) -> None:
    """From 8 elements on; of 16 bits shorter ones are laid out for them."""
    for length in (2, 7, 8, 9, 15, 16, 17, 200):
        many, column = np.ones((50, length), dtype_of(type_)), np.ones((50, 1), dtype_of(type_))
        for A, B in ((many, column), (column, many)):
            count, vectors = written(A, B, most)
            assert count == many.size * (vectors and (length >= 8 or many.itemsize == 2))


@pytest.mark.parametrize("type_", FLOATS)
def test_arrays_that_the_caches_of_a_core_do_not_keep_are_divided_by_vectors(type_: str, most: str) -> None:
    """Those of 16 bits always."""
    for size in (far() - 16, far()):
        x = np.ones(size // dtype_of(type_).itemsize, dtype_of(type_))
        for A, B in (
            (x, x),
            (x, x[:1]),
            (x[:1], x),
            (x.reshape(2, -1), x[: x.size // 2]),
            (x[: x.size // 2], x.reshape(2, -1)),
        ):
            count, vectors = written(A, B, most)
            assert count == x.size * (vectors and (size == far() or x.itemsize == 2))


@pytest.mark.parametrize("type_", INTEGERS)
def test_a_scalar_denominator_of_one_gives_the_numerators(type_: str, most: str) -> None:
    """The only denominator whose logarithm is 0, so that there is nothing to shift by."""
    limits = np.iinfo(type_)
    A = np.array([limits.min, limits.max, 5] * 70, type_)
    with limited(most):
        assert np.array_equal(div(A, np.ones(1, type_), profile="onnx-14"), A)

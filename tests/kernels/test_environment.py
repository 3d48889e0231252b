"""Whatever the process has set its floating-point unit to, a quotient is right or there is an error. D-075"""

from collections.abc import Iterator

import numpy as np
import pytest
from kernel_support import FLOATS, Array, dtype_of

import vinculum
from floating_environment import DEFAULT, MODES, register, set_register, x86_64
from vinculum import div
from vinculum.kernels import compiled

pytestmark = x86_64


@pytest.fixture(params=MODES.values(), ids=MODES)
def mode(request: pytest.FixtureRequest) -> Iterator[int]:
    set_register(DEFAULT | request.param)
    assert register() == DEFAULT | request.param
    yield DEFAULT | request.param
    set_register(DEFAULT)


def operands(type_: str) -> tuple[Array, Array]:
    """Subnormal operands and results, and quotients that every direction rounds to something else."""
    rng = np.random.default_rng(5)
    width = 8 * dtype_of(type_).itemsize
    bits = rng.integers(0, 1 << (width - 1), 4000, f"u{width // 8}" if width < 64 else "u8")
    few = rng.integers(0, 64, 4000).astype(bits.dtype)
    return (
        np.concatenate([bits, few]).astype(f"uint{width}").view(dtype_of(type_)),
        np.concatenate([bits[::-1], bits]).astype(f"uint{width}").view(dtype_of(type_)),
    )


def pattern(x: Array) -> list[int]:
    values = x.view(f"uint{8 * x.itemsize}").copy()
    values[np.isnan(x.astype(np.float64))] = 0
    return list(values.tolist())


@pytest.mark.parametrize("type_", FLOATS)
def test_right_or_refused(type_: str, kernel: str, mode: int) -> None:
    A, B = operands(type_)
    set_register(DEFAULT)
    expected = pattern(div(A, B, profile="onnx-14"))
    set_register(mode)
    try:
        for X, Y in ((A, B), (A[::-1], B[::-1]), (A[:1], B), (A, B[:1])):
            if kernel == "native":
                found = div(X, Y, profile="onnx-14")
                assert register() == mode
            else:
                with pytest.raises(vinculum.DivEnvironmentError):
                    div(X, Y, profile="onnx-14")
                found = None
            set_register(DEFAULT)
            if found is not None and X is A and Y is B:
                assert pattern(found) == expected
            if found is not None and X.size == Y.size and X is not A:
                assert pattern(found)[::-1] == expected
            set_register(mode)
    finally:
        set_register(DEFAULT)


@pytest.mark.parametrize("type_", ["int8", "uint16", "int32", "uint32", "int64", "uint64"])
def test_integers_go_through_floats_and_are_right_all_the_same(type_: str, kernel: str, mode: int) -> None:
    info, rng = np.iinfo(type_), np.random.default_rng(6)
    A = rng.integers(info.min, info.max, 3000, type_, endpoint=True)
    B = rng.integers(info.min, info.max, 3000, type_, endpoint=True)
    A[info.min == A], B[B == 0] = info.max, 1
    A[::3] = (A[::3] // B[::3]) * B[::3]
    found = div(A, B).tolist()
    set_register(DEFAULT)
    assert kernel in ("native", "numpy")
    assert found == [
        abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) for a, b in zip(A.tolist(), B.tolist(), strict=True)
    ]


def test_threads_have_it_too(mode: int, kernel: str) -> None:
    if kernel == "numpy":
        pytest.skip("one thread")
    A = np.full(1 << 20, 3e-310)
    B = np.full(1 << 20, 7.0)
    before = vinculum.set_threads(2)
    C = div(A, B)
    vinculum.set_threads(before)
    assert register() == mode
    set_register(DEFAULT)
    assert compiled.serves()
    assert set(C.tolist()) == {3e-310 / 7.0}

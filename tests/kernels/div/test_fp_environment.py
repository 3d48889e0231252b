"""In any floating-point environment a quotient is right or there is an error. D-075"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import vinculum
from tests.kernels.kernel_support import FLOATS, Array, dtype_of
from tests.support import fp_environment as fp_modes
from tests.support.fp_environment import DEFAULT, MODES, TRAPS, register, set_register, x86_64
from vinculum import div
from vinculum.kernels import dispatch, fp_environment

pytestmark = x86_64


@pytest.fixture(params=MODES.values(), ids=MODES)
def mode(request: pytest.FixtureRequest) -> Iterator[int]:
    set_register(DEFAULT | request.param)
    assert register() == DEFAULT | request.param
    yield DEFAULT | request.param
    set_register(DEFAULT)


def operands(type_: str) -> tuple[Array, Array]:
    """Subnormal operands and results, and quotients that each rounding direction rounds differently."""
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
def test_quotients_are_right_or_refused(type_: str, kernel: str, mode: int) -> None:
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
def test_integers_are_right_in_any_environment(type_: str, kernel: str, mode: int) -> None:
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


def test_environment_of_threads(mode: int, kernel: str) -> None:
    if kernel == "numpy":
        pytest.skip("one thread")
    A = np.full(1 << 20, 3e-310)
    B = np.full(1 << 20, 7.0)
    before = vinculum.set_threads(2)
    C = div(A, B)
    vinculum.set_threads(before)
    assert register() == mode
    set_register(DEFAULT)
    assert dispatch.serves()
    assert set(C.tolist()) == {3e-310 / 7.0}


# In a process of its own: by feenableexcept, or MXCSR alone, have an exception end it, and divide all types by all values.
DEADLY = """
import sys
import ml_dtypes, numpy as np
from fp_environment import DEFAULT, libm, register, set_register
from vinculum import DivEnvironmentError, div

mask, by = int(sys.argv[1]), sys.argv[2]
calls = []
for name in sys.argv[3:]:
    A = np.arange(-64 * (name[0] != "u"), 64).astype(ml_dtypes.bfloat16 if name == "bfloat16" else name)
    calls += [(name, A, B, to) for B in (A[::-1], A[40:41]) for to in ("onnx-14", "openvino-1")]

def called(name, A, B, profile):
    if "float" not in name:
        B = np.where(B == 0, B.dtype.type(3), B)
    try:
        return div(A, B, profile=profile, **{"m_pythondiv": True} if profile == "openvino-1" else {}).tobytes()
    except DivEnvironmentError as error:
        return str(error)

expected = [called(*call) for call in calls]
if by == "MXCSR":
    set_register(DEFAULT & ~mask)
else:
    libm.feenableexcept(mask >> 7)
found = [called(*call) for call in calls]
after = register()
set_register(DEFAULT)
libm.fedisableexcept(0x3F)
assert after == DEFAULT & ~mask, hex(after)
for (name, *_), before, now in zip(calls, expected, found):
    print(name, "right" if now == before else now if isinstance(now, str) else "wrong")
"""


@pytest.mark.parametrize("by", ["feenableexcept", "MXCSR"])
@pytest.mark.parametrize("trap", TRAPS)
def test_trapping_exception_does_not_end_the_process(trap: str, by: str, kernel: str) -> None:
    """The NumPy kernel refuses floats with a reason.

    It divides integers, and the compiled kernel divides all types; both results are right.
    """
    types = (*FLOATS, "int8", "uint8", "int16", "uint16", "int32", "uint64")
    environment = os.environ | {
        "VINCULUM_KERNEL": kernel,
        "PYTHONPATH": str(Path(fp_modes.__file__).parent),
    }
    command = [sys.executable, "-c", DEADLY, str(TRAPS[trap]), by, *types]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, (done.returncode, done.stderr)
    said = [line.split(" ", 1) for line in done.stdout.splitlines()]
    assert len(said) == 4 * len(types)
    for name, outcome in said:
        if kernel == "numpy" and name in FLOATS:
            assert "end the process" in outcome
            assert all(word in outcome for word in trap.split(", "))
        else:
            assert outcome == "right", name


def test_traps_are_read_from_available_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without MXCSR, fegetexcept tells the traps; without either none is detected, and floats are divided."""
    asked = fp_environment._trap_query
    try:
        for machine, library, seen in (
            ("aarch64", type("Library", (), {"fegetexcept": staticmethod(lambda: 2)}), 2),
            ("aarch64", None, 0),
            ("x86_64", None, 0),
        ):
            monkeypatch.setattr(fp_environment.platform, "machine", lambda machine=machine: machine)
            monkeypatch.setattr(fp_environment, "_library", lambda library=library: library)
            asked.cache_clear()
            assert fp_environment.traps() == seen
            if seen:
                with pytest.raises(vinculum.DivEnvironmentError, match=r"\(0x2\)"):
                    fp_environment.check("float")
            else:
                fp_environment.check("float")
    finally:
        monkeypatch.undo()
        asked.cache_clear()
    assert fp_environment.traps() == 0


def test_names_of_trapping_exceptions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names exceptions by the bits of MXCSR; on other processors it prints the bits."""
    monkeypatch.setattr(fp_environment.platform, "machine", lambda: "x86_64")
    assert fp_environment._exception_names(0b000101) == "invalid operation, division by zero"
    assert fp_environment._exception_names(0b111000) == "overflow, underflow, inexact result"
    monkeypatch.setattr(fp_environment.platform, "machine", lambda: "aarch64")
    assert fp_environment._exception_names(0b000101) == "0x5"


def test_c_library_of_other_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another C library of Linux has all functions in one file."""
    loaded: list[object] = []

    def load(name: str | None) -> object:
        loaded.append(name)
        if name:
            raise OSError
        return "libc"

    monkeypatch.setattr(fp_environment.ctypes, "PyDLL", load)
    assert fp_environment._library() == "libc"
    assert loaded == ["libm.so.6", None]
    monkeypatch.setattr(fp_environment.sys, "platform", "darwin")
    assert fp_environment._library() is None

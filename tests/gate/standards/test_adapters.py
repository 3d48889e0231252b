"""What adapters give under the further standards, on divisions checked by hand."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vinculum
from tests.gate.support.adapters import adapter, array, ask
from vinculum.gate.results.results import Status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import ReplyStatus, Request
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Call, InexpressibleError, NotSupportedError

EXAMPLES = Path(__file__).parents[3] / "examples"
CROSS, EMULATOR = "riscv64-linux-gnu-gcc", "qemu-riscv64"


@pytest.mark.parametrize("path", ["speed", "none"])
def test_wasmtime_divides_by_the_instruction_of_the_type(path: str) -> None:
    for dtype, a, b, c in (
        ("int32", [-7, 2**31 - 1], [2, -1], [-3, 1 - 2**31]),
        ("uint32", [2**32 - 1], [2], [2**31 - 1]),
        ("int64", [-(2**63)], [3], [-3074457345618258602]),
        ("uint64", [2**64 - 1], [2], [2**63 - 1]),
        ("float32", [1.0, -1.0], [3.0, 0.0], [np.float32(1) / np.float32(3), -np.inf]),
        ("float64", [1.0], [3.0], [1 / 3]),
    ):
        A, B = np.array(a, dtype), np.array(b, dtype)
        result = ask("wasmtime", A, B, path, "wasm")
        assert (result.dtype.name, result.shape, result.tolist()) == (dtype, A.shape, np.array(c, dtype).tolist())
        assert ask("wasmtime", A[0], B[0], path, "wasm").shape == ()


def test_wasmtime_traps() -> None:
    """A trap is an error; larger operands than before make the memory grow."""
    wasmtime = pytest.importorskip("wasmtime")
    for a, b in ((7, 0), (-(2**31), -1)):
        with pytest.raises(wasmtime.Trap):
            ask("wasmtime", np.array([a], np.int32), np.array([b], np.int32), profile="wasm")
    many = np.arange(1, 1 << 18, dtype=np.int64)
    assert (ask("wasmtime", many * 3, many, profile="wasm") == 3).all()


def test_wasmtime_refuses_what_no_instruction_takes() -> None:
    one = np.ones(1, np.int32)
    with pytest.raises(InexpressibleError, match="two numbers of one type"):
        ask("wasmtime", np.ones(2, np.int32), one, profile="wasm")
    with pytest.raises(NotSupportedError, match="no division of int8"):
        ask("wasmtime", one.astype(np.int8), one.astype(np.int8), profile="wasm")


@pytest.mark.parametrize(
    ("profile", "dtype", "quotient"),
    [
        ("torch-div", "float32", -3.5),
        ("torch-div-trunc", "int32", -3),
        ("torch-div-floor", "int32", -4),
        ("torch-floor-divide", "int32", -4),
        ("onnx-14", "int32", -3),
    ],
)
def test_torch_rounds_as_the_profile_says(profile: str, dtype: str, quotient: float) -> None:
    assert ask("torch", np.array([-7], dtype), np.array([2], dtype), profile=profile).tolist() == [quotient]


@pytest.mark.parametrize(
    ("profile", "dtype", "b", "quotient"),
    [
        ("tensorflow-real-div", "float32", 2, -3.5),
        ("tensorflow-div-no-nan", "float32", 0, 0.0),
        ("tensorflow-truncate-div", "int32", 2, -3),
        ("tensorflow-floor-div", "int32", 2, -4),
        ("onnx-14", "int32", 2, -3),
    ],
)
def test_tensorflow_has_the_operator_of_the_profile(profile: str, dtype: str, b: int, quotient: float) -> None:
    for path in adapter("tensorflow").paths(profile):
        assert ask("tensorflow", np.array([-7], dtype), np.array([b], dtype), path, profile).tolist() == [quotient]


@pytest.mark.parametrize(
    ("profile", "dtype", "quotient"),
    [
        ("litert-div", "float32", -3.5),
        ("litert-div", "int32", -3),
        ("litert-floor-div", "float32", -4),
        ("litert-floor-div", "int8", -4),
        ("onnx-14", "int32", -3),
    ],
)
def test_litert_has_the_operator_of_the_profile(profile: str, dtype: str, quotient: float) -> None:
    A, B = np.array([[-7], [7]], dtype), np.array([2, 2, 7], dtype)
    for path in adapter("litert").paths(profile):
        result = ask("litert", A, B, path, profile)
        assert (result.dtype.name, result.shape, result[0, 0]) == (dtype, (2, 3), quotient)
        assert ask("litert", A[0, 0], B[0], path, profile).shape == ()


def test_litert_refuses_what_its_operators_exclude() -> None:
    """Other types, and operands of many axes that broadcast. LiteRT reports a zero denominator itself."""
    adapter("litert")
    one = np.ones(1, np.int8)
    with pytest.raises(NotSupportedError, match="no DIV of int8"):
        ask("litert", one, one, profile="litert-div")
    many = np.ones((2, 1, 1, 1, 2), np.float32)
    assert ask("litert", many, many[0], profile="litert-div").shape == many.shape
    with pytest.raises(InexpressibleError, match="up to 4 axes"):
        ask("litert", many, many[0], profile="litert-floor-div")
    assert ask("litert", many, many, profile="litert-floor-div").shape == many.shape
    for dtype in ("int8", "float32"):
        with pytest.raises(RuntimeError, match="Division by 0"):
            ask("litert", np.ones(1, dtype), np.zeros(1, dtype), profile="litert-floor-div")


@pytest.mark.parametrize(
    ("profile", "dtype", "quotient"),
    [
        ("paddle-divide", "float32", -3.5),
        ("paddle-floor-divide", "int32", -4),
        ("paddle-floor-divide", "bfloat16", -4),
        ("onnx-14", "int32", -3),
    ],
)
def test_paddle_has_the_function_of_the_profile(profile: str, dtype: str, quotient: float) -> None:
    result = ask("paddle", array([[-7]], dtype), array([2, 4], dtype), profile=profile)
    assert (result.dtype.name, result.shape, float(result[0, 0])) == (dtype, (1, 2), quotient)


@pytest.mark.parametrize("dtype", ["int32", "int64"])
def test_the_reference_model_of_tosa_divides(dtype: str) -> None:
    A, B = np.array([[-7], [7]], dtype), np.array([[2, 7]], dtype)
    result = ask("tosa-reference-model", A, B, profile="tosa")
    assert (result.dtype.name, result.tolist()) == (dtype, [[-3, -1], [3, 1]])
    assert ask("tosa-reference-model", A[0, 0], B[0, 0], profile="tosa").shape == ()
    with pytest.raises(InexpressibleError, match="at least one element"):
        ask("tosa-reference-model", A[:0], B, profile="tosa")


def test_the_reference_model_of_tosa_calls_an_overflow_unpredictable() -> None:
    with pytest.raises(RuntimeError, match="UNPREDICTABLE"):
        ask("tosa-reference-model", np.array([-(2**31)], np.int32), np.array([-1], np.int32), profile="tosa")


def test_paddle_has_no_wide_unsigned_integers() -> None:
    """It would take uint16 for bfloat16."""
    adapter("paddle")
    one = np.ones(1, np.uint16)
    with pytest.raises(NotSupportedError, match="uint16"):
        ask("paddle", one, one, profile="paddle-floor-divide")


@pytest.mark.parametrize(("target", "profile", "dtype", "quotient"), [
    ("numpy", "numpy-floor-divide", "int16", -4),
    ("numpy", "numpy-true-divide", "float64", -3.5),
    ("numpy", "numpy-floor-divide", "float32", -4),
    ("numpy", "array-api-floor-divide", "float64", -4),
    ("array-api-strict", "array-api-divide", "float32", -3.5),
    ("array-api-strict", "array-api-floor-divide", "float32", -4),
    ("array-api-strict", "array-api-floor-divide", "int16", -4),
])  # fmt: skip
def test_the_function_of_the_profile_divides(target: str, profile: str, dtype: str, quotient: float) -> None:
    result = ask(target, array([-7], dtype), array([2], dtype), profile=profile)
    assert (result.dtype.name, result.tolist()) == (dtype, [quotient])


@pytest.mark.thorough
def test_wasmtime_conforms_at_level_quick() -> None:
    """All requirements on int32; of shapes and types that cannot be passed nothing is judged."""
    adapter("wasmtime")
    rows = work_unit.judge(Unit("wasmtime", "int32", ("wasm",), "quick", 0, 60.0)).rows
    assert {row.verdict for row in rows} <= {Status.CONFORMS, Status.UNSPECIFIED, Status.NOT_SUPPORTED}
    assert {row.requirement for row in rows if row.verdict is Status.CONFORMS} >= {
        "E_DIV_INT_FUNC_0010", "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_OUTSIDE_DOMAIN_0010"
    }  # fmt: skip


@pytest.fixture(scope="module")
def emulated(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The target of the example for RISC-V. Skips the test without a compiler and an emulator for it."""
    for program in (CROSS, EMULATOR):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
    built = tmp_path_factory.mktemp("riscv") / "divide"
    subprocess.run(
        [CROSS, "-O2", "-static", "-Wall", "-Werror", "-o", built, EXAMPLES / "riscv" / "divide.c"], check=True
    )
    return f"exec:{EMULATOR} -cpu rv64,Zfh=true {built} {{dtype}}"


@pytest.mark.parametrize(("dtype", "a", "b", "c"), [
    ("int32", [7, -(2**31), -7], [0, -1, 2], [-1, -(2**31), -3]),
    ("int64", [7, -(2**63), -7], [0, -1, 2], [-1, -(2**63), -3]),
    ("uint32", [7, 2**32 - 1], [0, 2], [2**32 - 1, 2**31 - 1]),
    ("uint64", [7, 2**64 - 1], [0, 2], [2**64 - 1, 2**63 - 1]),
    ("float16", [1, -1], [4, 0], [0.25, -np.inf]),
    ("float32", [1, -1], [4, 0], [0.25, -np.inf]),
    ("float64", [1, -1], [4, 0], [0.25, -np.inf]),
])  # fmt: skip
def test_instructions_of_risc_v(emulated: str, dtype: str, a: list[Any], b: list[Any], c: list[Any]) -> None:
    with Sandbox(emulated, 60.0) as sandbox:
        reply = sandbox.divide(Request(np.array(a, dtype), np.array(b, dtype), "riscv", dtype, "eager"))
    assert (reply.status, reply.message) == (ReplyStatus.VALUE, "")
    assert reply.result is not None
    assert reply.result.tolist() == np.array(c, dtype).tolist()


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["int32", "uint64", "float16"])
def test_risc_v_conforms_at_level_quick(emulated: str, dtype: str) -> None:
    rows = work_unit.judge(Unit(emulated, dtype, ("riscv",), "quick", 0, 60.0)).rows
    assert {row.verdict for row in rows} <= {Status.CONFORMS, Status.UNSPECIFIED, Status.NOT_SUPPORTED}


@pytest.mark.thorough
def test_c_under_annex_f(tmp_path: Path) -> None:
    """The example conforms; what its undefined behaviour leads to is no refutation."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("cc is not installed")
    built = tmp_path / "divide.so"
    flags = ("-std=c99", "-O2", "-fPIC", "-shared", "-Wall", "-Werror")
    subprocess.run([compiler, *flags, "-o", built, EXAMPLES / "c99" / "divide.c"], check=True)
    rows = work_unit.judge(Unit(f"c:{built}:divide_uint32", "uint32", ("c99",), "quick", 0, 60.0)).rows
    by_requirement = {row.requirement: row.verdict for row in rows}
    assert by_requirement.pop("E_DIV_INT_CONSTR_B_0030") is Status.UNSPECIFIED
    assert set(by_requirement.values()) <= {Status.CONFORMS, Status.NOT_SUPPORTED}


@pytest.mark.parametrize("target", ["vinculum", "vinculum-numpy", "onnx-reference", "onnxruntime"])
def test_the_kernel_and_models_of_onnx_have_no_further_standard(target: str) -> None:
    one = np.ones(1, np.int32)
    for profile in ("riscv", "torch-div-floor"):
        with pytest.raises(NotSupportedError, match=profile):
            ask(target, one, one, profile=profile)
    with pytest.raises(ValueError, match="there is no profile 'riscv'; name one of sonnx, onnx-1"):
        vinculum.div(one, one, profile="riscv")  # type: ignore[arg-type]


def test_a_missing_target_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A target of which no extra is known, by its own distribution."""
    monkeypatch.setattr(registry, "package_version", lambda _name: None)
    assert registry.listed("wasmtime").reason == "wasmtime is not installed: python -m pip install wasmtime"
    assert registry.listed("torch").reason == 'torch is not installed: python -m pip install "vinculum[runtimes]"'


def test_a_call_of_another_path_is_refused() -> None:
    with pytest.raises(NotSupportedError, match="has no path 'jit'"):
        adapter("wasmtime").divide(np.ones(1), np.ones(1), Call("wasm", "float64", "jit"))


@pytest.mark.parametrize(("dtype", "a", "b", "c"), [
    ("int32", [-7, 7], [2, -2], [-3, -3]),
    ("uint32", [2**32 - 1], [2], [2**31 - 1]),
    ("int64", [-(2**63)], [3], [-3074457345618258602]),
    ("float32", [1, -1, 1], [4, 0, 3], [0.25, -np.inf, np.float32(1) / np.float32(3)]),
    ("float64", [1], [3], [1 / 3]),
])  # fmt: skip
@pytest.mark.parametrize("target", ["pyopencl", "wgpu"])
def test_a_kernel_divides_each_pair(target: str, dtype: str, a: list[Any], b: list[Any], c: list[Any]) -> None:
    """Quotients that are exact, or on which every processor that rounds correctly agrees."""
    profile, A, B = adapter(target).profiles[0], np.array(a, dtype), np.array(b, dtype)
    try:
        result = ask(target, A, B, profile=profile)
    except NotSupportedError as error:
        pytest.skip(str(error))
    expected = np.array(c, dtype)
    assert (result.dtype, result.shape) == (expected.dtype, expected.shape)
    finite = np.isfinite(expected)
    np.testing.assert_allclose(result[finite], expected[finite], rtol=1e-6)
    if target == "pyopencl":
        np.testing.assert_array_equal(result[~finite], expected[~finite])


@pytest.mark.parametrize("target", ["pyopencl", "wgpu"])
def test_a_kernel_refuses_what_no_operator_takes(target: str) -> None:
    profile, one = adapter(target).profiles[0], np.ones(1, np.int32)
    with pytest.raises(InexpressibleError, match="two numbers of one type"):
        ask(target, np.ones(2, np.int32), one, profile=profile)
    with pytest.raises(NotSupportedError, match="int8"):
        ask(target, one.astype(np.int8), one.astype(np.int8), profile=profile)


@pytest.mark.parametrize("size", [0, 1, 3, 64 * (1 << 15) + 5])
def test_every_element_of_a_buffer_is_divided(size: int) -> None:
    """An odd number of f16, none, and more than one row of workgroups."""
    A = (np.arange(size) % 64 + 1).astype(np.float16)
    try:
        result = ask("wgpu", A, A, profile="wgsl")
    except NotSupportedError as error:
        pytest.skip(str(error))
    assert result.shape == A.shape
    assert (abs(result - 1) < 0.01).all()

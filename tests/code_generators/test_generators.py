"""What code generators make of a Div: some that stand in for them, and those that are installed."""

import re
import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from vinculum.code_generators.aidge_export_cpp_ import AidgeExportCpp
from vinculum.code_generators.emx_onnx_cgen import EmxOnnxCgen
from vinculum.code_generators.hls4ml_ import Hls4ml
from vinculum.code_generators.iree_ import Iree
from vinculum.code_generators.tvm_ import Tvm
from vinculum.commands.releases.code_generators import resolve
from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.onnx_model import element_type

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


class UnsupportedOpError(Exception):
    """What emx-onnx-cgen raises for a type that it does not support."""


class FakeCompiler:
    """It generates C for int32, as emx-onnx-cgen does, which divides vectors of one open size or of two."""

    def compile(self, model: Any) -> str:
        (A, *_) = model.graph.input
        if A.type.tensor_type.elem_type != element_type("int32"):
            raise UnsupportedOpError("Unsupported op Div")
        dims = [dim.dim_param or str(dim.dim_value) for dim in model.graph.output[0].type.tensor_type.shape.dim]
        sizes = "".join(f"int {name}, " for name in dims if name.startswith("n"))
        constants = [list(tensor.raw_data) for tensor in model.graph.initializer]
        B = "const int *B, " if not constants else ""
        table = "" if B else f"static const unsigned char data[] = {{{str(constants[0])[1:-1]}}};\n"
        lead = "" if B else "    const int *B = (const int *)data;\n"
        loop = f"    for (int k = 0; k < {' * '.join(dims) or '1'}; ++k) C[k] = A[k] / B[k];\n"
        return f"{table}void model({sizes}const int *A, {B}int *C) {{\n{lead}{loop}}}\n"


@pytest.fixture
def emx(monkeypatch: pytest.MonkeyPatch) -> EmxOnnxCgen:
    pytest.importorskip("onnx")
    fake = SimpleNamespace(Compiler=FakeCompiler, UnsupportedOpError=UnsupportedOpError)
    monkeypatch.setitem(sys.modules, "emx_onnx_cgen", fake)
    return EmxOnnxCgen()


def divided(adapter: Adapter, A: Array, B: Array, path: str) -> Array:
    return adapter.divide(A, B, Call("onnx-14", A.dtype.name, path))


@needs_compiler
def test_generated_c(emx: EmxOnnxCgen) -> None:
    """One function divides vectors of all lengths; others have the sizes, or B."""
    A, B = np.array([[6, -8]], np.int32), np.array([[2, 4]], np.int32)
    for path in emx.paths("onnx-14"):
        assert divided(emx, A, B, path).tolist() == [[3, -2]]
    for size in range(4):
        assert divided(emx, np.resize(A, (1, size)), np.ones((1, size), np.int32), "dynamic").shape == (1, size)
    assert emx.functions.kept.cache_info().misses == 2
    with pytest.raises(NotSupportedError, match="Unsupported op Div"):
        divided(emx, A.astype(np.int8), B.astype(np.int8), "dynamic")


def test_another_form_of_generated_c(emx: EmxOnnxCgen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeCompiler, "compile", lambda *_: "int model(void);")
    with pytest.raises(ValueError, match=r"no function void model"):
        divided(emx, np.ones(1, np.int32), np.ones(1, np.int32), "dynamic")


@pytest.fixture
def tvm(monkeypatch: pytest.MonkeyPatch) -> Tvm:
    pytest.importorskip("onnx")
    tensor = SimpleNamespace

    def machine(module: Any, _: Any) -> dict[str, Callable[..., Any]]:
        constants = [np.frombuffer(each.raw_data, np.int32) for each in module.graph.initializer]
        return {"main": lambda *inputs: tensor(numpy=lambda: np.floor_divide(*(x.array for x in inputs), *constants))}

    fake: Any = SimpleNamespace(
        runtime=SimpleNamespace(tensor=lambda array: tensor(array=array)),
        compile=lambda module, target: module,
        cpu=lambda: None,
        relax=SimpleNamespace(VirtualMachine=machine),
    )
    for name in ("tvm", "tvm.relax", "tvm.relax.frontend"):
        monkeypatch.setitem(sys.modules, name, fake)
    monkeypatch.setitem(sys.modules, "tvm.relax.frontend.onnx", SimpleNamespace(from_onnx=lambda model: model))
    return Tvm()


def test_tvm(tvm: Tvm) -> None:
    A, B = np.array([6, -8], np.int32), np.array([2, 4], np.int32)
    for path in tvm.paths("onnx-14"):
        assert divided(tvm, A, B, path).tolist() == [3, -2]
    ml_dtypes = pytest.importorskip("ml_dtypes")
    with pytest.raises(NotSupportedError, match="bfloat16"):
        divided(tvm, A.astype(ml_dtypes.bfloat16), B.astype(ml_dtypes.bfloat16), "dynamic")


def test_iree_reads_unsigned_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its integers have no sign: 200 arrives as -56."""
    for name in ("iree", "iree.compiler", "iree.runtime"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(compiler=None, runtime=None))
    monkeypatch.setattr(Iree, "_function", lambda *_: None)
    adapter = Iree()
    assert adapter.paths("onnx-14") == ("dynamic", "static")
    signless = {"uint8": np.int8, "int8": np.int8, "float32": np.float64}
    for dtype, returned in signless.items():

        def function(A: Array, B: Array, returned: Any = returned) -> Any:
            return SimpleNamespace(to_host=lambda: np.asarray(A // B).astype(returned))

        adapter.functions = SimpleNamespace(get=lambda *_, function=function: function)  # type: ignore[assignment]
        A, B = np.array([100], dtype), np.array([1], dtype)
        C = divided(adapter, A, B, "dynamic")
        assert (C.tolist(), C.dtype) == ([100], np.uint8 if dtype == "uint8" else returned)


def test_what_aidge_exports(monkeypatch: pytest.MonkeyPatch) -> None:
    core = SimpleNamespace(
        Log=SimpleNamespace(set_console_level=lambda _: None),
        Level=SimpleNamespace(Fatal=5),
        export_utils=SimpleNamespace(scheduler_export=None, set_nodes_names=None),
        mem_info=SimpleNamespace(generate_optimized_memory_info=None),
    )
    for name, module in (
        ("aidge_core", core),
        ("aidge_core.export_utils", core.export_utils),
        ("aidge_core.mem_info", core.mem_info),
        ("aidge_export_cpp", SimpleNamespace(ExportLibCpp=None)),
    ):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(AidgeExportCpp, "_function", lambda *_: None)
    adapter = AidgeExportCpp()
    one = np.ones(1, np.float16)
    with pytest.raises(NotSupportedError, match="float16"):
        divided(adapter, one, one, "static")
    with pytest.raises(InexpressibleError, match="one type"):
        divided(adapter, one, one.astype(np.int8), "static")
    with pytest.raises(InexpressibleError, match="without elements"):
        divided(adapter, one[:0], one[:0], "static")


class FakeProgram:
    """A program of hls4ml that multiplies by reciprocals, as it does."""

    def __init__(self, model: Any, settings: Any) -> None:
        from onnx.numpy_helper import to_array

        (B,) = model.graph.initializer
        self.reciprocals, self.settings = 1 / to_array(B), settings

    def compile(self) -> None:
        pass

    def predict(self, A: Any) -> Any:
        assert A.dtype == (np.float32 if self.settings["Precision"] == "float" else np.float64)
        quotients = (A * self.reciprocals).astype(A.dtype).ravel()
        return np.trunc(quotients) if "int" in self.settings["Precision"] else quotients


def test_hls4ml_divides_by_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    """All elements are one vector; integers pass as floats of 64 bits."""
    pytest.importorskip("onnx")
    converters = SimpleNamespace(
        convert_from_onnx_model=lambda model, *, hls_config, **_: FakeProgram(model, hls_config["Model"])
    )
    monkeypatch.setitem(sys.modules, "hls4ml", SimpleNamespace(converters=converters))
    monkeypatch.setitem(sys.modules, "qonnx.core.modelwrapper", SimpleNamespace(ModelWrapper=lambda model: model))
    cleaned = SimpleNamespace(cleanup_model=lambda model: SimpleNamespace(model=model))
    monkeypatch.setitem(sys.modules, "qonnx.util.cleanup", cleaned)
    adapter = Hls4ml()
    assert adapter.paths("onnx-14") == ("constant B",)
    A, B = np.array([[7], [-49]], np.int32), np.array([2, 4], np.int32)
    quotients = divided(adapter, A, B, "constant B")
    assert (quotients.tolist(), quotients.dtype) == ([[3, 1], [-24, -12]], np.int32)
    floats = divided(adapter, A.astype(np.float32), B.astype(np.float32), "constant B")
    assert (floats.tolist(), floats.dtype) == ([[3.5, 1.75], [-24.5, -12.25]], np.float32)
    one = np.ones(1, np.int64)
    with pytest.raises(NotSupportedError, match="int64"):
        divided(adapter, one, one, "constant B")
    with pytest.raises(InexpressibleError, match="without elements"):
        divided(adapter, A[:0], A[:0], "constant B")
    with pytest.raises(InexpressibleError, match="one type"):
        divided(adapter, A, one, "constant B")


@pytest.mark.thorough
@needs_compiler
@pytest.mark.parametrize("name", ["aidge-export-cpp", "emx-onnx-cgen", "hls4ml", "iree", "tvm"])
def test_installed_generators_divide(name: str) -> None:
    """Each path divides and broadcasts exact quotients."""
    modules = {"aidge-export-cpp": "aidge_export_cpp", "iree": "iree.compiler"}
    module = modules.get(name, re.sub("-", "_", name))
    if find_spec(module.partition(".")[0]) is None:
        pytest.skip(f"{name} is not installed")
    adapter = resolve(name)
    A, B = np.array([[6], [-8]], np.float32), np.array([2, 4], np.float32)
    for path in adapter.paths("onnx-14"):
        assert divided(adapter, A, B, path).tolist() == [[3, 1.5], [-4, -2]]

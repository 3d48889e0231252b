"""What adapters pass to runtimes, return and refuse, on divisions checked by hand.

Every runtime divides these values correctly; what runtimes get wrong is for the gate to find.
"""

import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from importlib.metadata import PackageNotFoundError
from typing import Any

import numpy as np
import pytest

from tests.gate.support.adapters import PROFILE, adapter, array, ask, numpy_type, unaligned
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Array, Call, NotSupportedError
from vinculum.gate.targets.onnx_model import div_model, opset
from vinculum.gate.targets.openvino_ import divide_ir
from vinculum.gate.targets.operand_forms import Models, Operand, operands

# what the runtimes themselves deprecate while they are loaded is none of our business
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]

PATHS = {
    "vinculum": 1,
    "vinculum-numpy": 1,
    "numpy": 1,
    "onnx-reference": 3,
    "onnxruntime": 8,
    "openvino": 8,
    "torch": 1,
    "jax": 4,
    "tensorflow": 4,
}
OF_OTHER_STANDARDS = (
    "array-api-strict",
    "litert",
    "paddle",
    "pyopencl",
    "tosa-reference-model",
    "wasmtime",
    "wgpu",
)  # tests/gate/standards has their tests
FLOATS = ("float16", "bfloat16", "float32", "float64")
INTEGERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
TRUNCATING = ("vinculum", "onnx-reference", "onnxruntime", "torch", "jax", "tensorflow")


def every_path(target: str) -> list[str]:
    """All paths of an adapter under ONNX."""
    return list(adapter(target).paths(PROFILE))


@pytest.mark.parametrize("target", PATHS)
def test_adapters_have_the_declared_paths(target: str) -> None:
    """Each adapter has the paths that it declares, with distinct names, under each of its profiles."""
    for profile in adapter(target).profiles:
        paths = adapter(target).paths(profile)
        assert len(set(paths)) == len(paths) == PATHS[target]


@pytest.mark.sample(36)
@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
@pytest.mark.parametrize("target", PATHS)
def test_exact_quotients_keep_their_type(target: str, dtype: str) -> None:
    """Exact quotients keep their type on every path; a type without a kernel is refused."""
    sign = 1 if dtype.startswith("u") else -1
    values = ([7, sign * 9, 1], [2, 4, 8], [3.5, sign * 2.25, 0.125]) if dtype in FLOATS else None
    numerator, denominator, quotient = values or ([6, sign * 9, 100], [2, 3, 5], [3, sign * 3, 20])
    for path in every_path(target):
        try:
            C = ask(target, array(numerator, dtype), array(denominator, dtype), path)
        except NotSupportedError:
            assert (target, dtype) in {
                ("onnxruntime", "bfloat16"),
                ("torch", "uint16"),
                ("torch", "uint32"),
                ("torch", "uint64"),
            }
            continue
        assert C.dtype == numpy_type(dtype), path
        assert C.tolist() == quotient, path


@pytest.mark.parametrize("target", TRUNCATING)
def test_integer_operators_truncate(target: str) -> None:
    """The operator behind the adapter truncates."""
    for path in every_path(target):
        assert ask(target, array([-7, 7, -1], "int32"), array([2, -2, 2], "int32"), path).tolist() == [-3, -3, 0], path


def test_numpy_floors() -> None:
    """NumPy has no operator that truncates, and the adapter does not imitate one."""
    assert ask("numpy", array([-7, 7, -1], "int32"), array([2, -2, 2], "int32")).tolist() == [-4, -4, -1]


@pytest.mark.parametrize("target", [name for name in PATHS if name != "openvino"])
def test_wide_integers_are_exact(target: str) -> None:
    """Beyond 2**53 no adapter passes values through a float. OpenVINO itself does."""
    A, B = np.array([2**62 + 1, -(2**62) - 3]), np.array([1, 1])
    for path in every_path(target):
        assert ask(target, A, B, path).tolist() == [2**62 + 1, -(2**62) - 3], path


@pytest.mark.parametrize("target", PATHS)
def test_scalars_empty_tensors_and_broadcasts_are_divided(target: str) -> None:
    """Rank 0, empty tensors, and broadcasting where the operator supports it."""
    for path in every_path(target):
        assert ask(target, array(6, "float32"), array(2, "float32"), path).shape == ()
        if target != "openvino" or "constant A" not in path:  # OpenVINO reads an empty constant of ONNX as a scalar
            assert ask(target, array(np.zeros((0, 3)), "float32"), array(np.ones((0, 3)), "float32"), path).shape == (
                0,
                3,
            )
        wide, narrow = array([[6, 8], [10, 12]], "float32"), array([2, 4], "float32")
        if target == "jax":
            with pytest.raises(NotSupportedError, match="one rank"):
                ask(target, wide, narrow, path)
        else:
            assert ask(target, wide, narrow, path).tolist() == [[3, 2], [5, 3]]


@pytest.mark.parametrize("target", PATHS)
def test_incompatible_shapes_are_left_to_the_target(target: str) -> None:
    """The target decides about them; the adapter never refuses."""
    for path in every_path(target):
        with pytest.raises(Exception, match=r".") as raised:
            ask(target, array([1, 2], "float32"), array([1, 2, 4], "float32"), path)
        assert not isinstance(raised.value, NotSupportedError)


def reversed_view(values: Array) -> Array:
    """The same elements with a negative stride."""
    return values[::-1].copy()[::-1]


def every_second(values: Array) -> Array:
    """The same elements with others between them."""
    return np.repeat(values, 2)[::2]


def read_only(values: Array) -> Array:
    """The same elements in read-only memory."""
    frozen = values.copy()
    frozen.flags.writeable = False
    return frozen


@pytest.mark.parametrize("lay", [reversed_view, every_second, unaligned, read_only])
@pytest.mark.parametrize("target", PATHS)
def test_layouts(target: str, lay: Callable[[Array], Array]) -> None:
    """Elements of any layout arrive unchanged, in arrays long enough to detect memory freed too early."""
    for dtype in ("float32", "bfloat16", "int16"):
        quotient = array(np.arange(3000) % 60, dtype)
        A, B = lay(array(np.arange(3000) % 60 * 2, dtype)), lay(array(np.full(3000, 2), dtype))
        if target == "tensorflow" and dtype == "float32":
            A, B, quotient = A[:7], B[:7], quotient[:7]  # from 8 on it divides by a constant 2 with an error
        before = A.tobytes(), B.tobytes()
        for path in every_path(target):
            try:
                C = ask(target, A, B, path)
            except NotSupportedError:
                assert (target, dtype) == ("onnxruntime", "bfloat16")
                continue
            assert C.tobytes() == quotient.tobytes(), (path, dtype)
        assert (A.tobytes(), B.tobytes()) == before


@pytest.mark.parametrize("target", ["numpy", "onnx-reference"])
def test_numpy_does_not_raise_for_hard_operands(target: str) -> None:
    """Zero divisors reach NumPy, and its warnings are no errors even where warnings are."""
    C = ask(target, array([1, -1, 0], "float32"), array([0, 0, 0], "float32"))
    assert C[:2].tolist() == [np.inf, -np.inf]
    assert np.isnan(C[2])
    assert ask(target, array([5], "int32"), array([0], "int32")).tolist() == [0]


@pytest.mark.parametrize("target", [name for name in PATHS if not name.startswith("vinculum")])
def test_rationals_paths_and_attributes_are_refused(target: str) -> None:
    """Exact rationals, unknown paths and unsupported attributes are refused."""
    one = array([1], "float32")
    exact = np.array([Fraction(1)], dtype=object)
    first = every_path(target)[0]
    with pytest.raises(NotSupportedError, match="rationals"):
        adapter(target).divide(exact, exact, Call(PROFILE, "real", first))
    with pytest.raises(NotSupportedError, match="no path 'sideways'"):
        ask(target, one, one, "sideways")
    if target in ("numpy", "torch", "jax", "tensorflow"):
        with pytest.raises(NotSupportedError, match="no attribute broadcast, axis"):
            ask(target, one, one, profile="onnx-6", broadcast=1, axis=0)
    if target in ("torch", "jax", "tensorflow", "onnxruntime", "onnx-reference"):
        with pytest.raises(NotSupportedError, match="openvino-1"):
            ask(target, one, one, profile="openvino-1")


def test_our_kernel_gets_profile_and_attributes() -> None:
    """m_pythondiv chooses floor or truncation; exact rationals are divided."""
    A, B = array([-7], "int8"), array([2], "int8")
    assert ask("vinculum", A, B, profile="openvino-1").tolist() == [-4]
    assert ask("vinculum", A, B, profile="openvino-1", m_pythondiv=False).tolist() == [-3]
    third = adapter("vinculum").divide(
        np.array([Fraction(1)], dtype=object), np.array([Fraction(3)], dtype=object), Call("sonnx", "real", "eager")
    )
    assert third.tolist() == [Fraction(1, 3)]


def test_opset_follows_the_profile() -> None:
    """The opset follows the profile."""
    assert [opset(profile) for profile in ("sonnx", "onnx-1", "onnx-6", "onnx-13")] == [14, 1, 6, 13]
    with pytest.raises(NotSupportedError):
        opset("openvino-1")


def test_attributes_reach_the_onnx_node() -> None:
    """The node has exactly these attributes, an empty list included."""
    onnx = pytest.importorskip("onnx")
    any_rank = Operand("float32", None)
    attributes = (("axis", 1), ("broadcast", 1), ("consumed_inputs", ()))
    model = onnx.load_from_string(div_model("onnx-1", attributes, any_rank, any_rank))
    assert model.opset_import[0].version == 1
    assert {a.name: onnx.helper.get_attribute_value(a) for a in model.graph.node[0].attribute} == {
        "axis": 1,
        "broadcast": 1,
        "consumed_inputs": [],
    }
    assert not onnx.load_from_string(div_model("onnx-14", (), any_rank, any_rank)).graph.node[0].attribute


def test_constants_are_no_inputs() -> None:
    """Otherwise a runtime could not fold them."""
    onnx = pytest.importorskip("onnx")
    A, B = operands("constant B", array([1, 2], "bfloat16"), array([4, 8], "bfloat16"))
    graph = onnx.load_from_string(div_model("onnx-14", (), A, B)).graph
    assert [value.name for value in graph.input] == ["A"]
    assert onnx.numpy_helper.to_array(graph.initializer[0]).tolist() == [4, 8]


def test_attributes_reach_divide_1() -> None:
    """OpenVINO reads them back; omitted ones take their defaults."""
    core = pytest.importorskip("openvino").Core()
    flat = Operand("int32", (None,))

    def read(*attributes: tuple[str, Any]) -> dict[str, Any]:
        model = core.read_model(divide_ir(attributes, flat, flat), b"")
        return next(dict(op.get_attributes()) for op in model.get_ops() if op.get_type_name() == "Divide")

    assert read() == {"auto_broadcast": "numpy", "m_pythondiv": True}
    changed = read(("auto_broadcast", "pdpd"), ("m_pythondiv", False))
    assert (changed["auto_broadcast"], changed["m_pythondiv"]) == ("pdpd", False)


def test_openvino_attributes_hold_for_folded_constants() -> None:
    """Divide-1 on every path; folded constants obey m_pythondiv and auto_broadcast="none"."""
    A, B = array([-7], "int32"), array([2], "int32")
    for path in adapter("openvino").paths("openvino-1"):
        exact = ask("openvino", array([6, -8], "int32"), array([2, 4], "int32"), path, "openvino-1")
        assert exact.tolist() == [3, -2], path
    assert ask("openvino", A, B, "constant A and B", "openvino-1").tolist() == [-4]
    assert ask("openvino", A, B, "constant A and B", "openvino-1", m_pythondiv=False).tolist() == [-3]
    with pytest.raises(RuntimeError, match="inconsistent"):
        ask(
            "openvino",
            array([[1, 2]], "float32"),
            array([[1]], "float32"),
            "static",
            "openvino-1",
            auto_broadcast="none",
        )


@pytest.mark.parametrize("target", ["onnx-reference", "onnxruntime", "openvino"])
def test_models_are_reused(target: str) -> None:
    """One model serves all batch shapes (OpenVINO: of one rank), one attribute and one type."""
    reused = adapter(target)
    reused.models.kept.cache_clear()
    for size in range(20):
        ask(target, np.ones(size, np.float32), np.ones(size, np.float32))
    assert reused.models.kept.cache_info().misses == 1
    ask(target, np.ones(3, np.float64), np.ones(3, np.float64))
    assert reused.models.kept.cache_info().misses == 2


def test_models_with_constants_are_not_cached() -> None:
    """They would fill memory with values that do not recur."""
    models = Models(lambda A, B: (A, B), size=2)
    dynamic, constant = Operand("int8", None), Operand("int8", (1,), b"\1")
    assert models.get(dynamic, constant) == (dynamic, constant)
    assert models.kept.cache_info().currsize == 0
    models.get(dynamic, dynamic)
    assert models.kept.cache_info().currsize == 1


def test_openvino_results_do_not_change_later() -> None:
    """The request reuses its memory; a returned result does not change."""
    first = ask("openvino", array([6], "float32"), array([2], "float32"))
    ask("openvino", array([80], "float32"), array([2], "float32"))
    assert first.tolist() == [3]


def test_onnxruntime_passes_bfloat16() -> None:
    """An operator with a bfloat16 kernel shows that values pass unchanged."""
    onnx, ort = pytest.importorskip("onnx"), pytest.importorskip("onnxruntime")
    runtime, kind = adapter("onnxruntime"), onnx.TensorProto.BFLOAT16
    value_infos = [onnx.helper.make_tensor_value_info(name, kind, None) for name in "AC"]
    graph = onnx.helper.make_graph(
        [onnx.helper.make_node("Identity", ["A"], ["C"])], "same", value_infos[:1], value_infos[1:]
    )
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 14)], ir_version=8)
    session = ort.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    for shape in ((), (0, 3), (2, 3)):
        operand = array(np.full(shape, 3), "bfloat16")
        same = runtime._run_values(session, {"A": operand})
        assert (same.dtype, same.shape, same.tobytes()) == (operand.dtype, shape, operand.tobytes())


def test_listing_has_every_target_with_version_or_reason() -> None:
    """All known targets, each with a version or the reason why it has none."""
    listed = {entry.name: entry for entry in registry.listing()}
    assert set(listed) == {*PATHS, *OF_OTHER_STANDARDS}
    assert listed["numpy"].version == np.__version__
    assert listed["openvino"].profiles == ("onnx-14", "openvino-1")
    assert len(listed["vinculum"].profiles) == 7
    for entry in listed.values():
        assert (entry.version is None) == (entry.reason is not None)


def test_missing_runtime_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry names the missing distribution and has no version."""

    def version(distribution: str) -> str:
        if distribution == "onnx":
            raise PackageNotFoundError(distribution)
        return "1.0"

    monkeypatch.setattr("importlib.metadata.version", version)
    reasons = {entry.name: entry.reason for entry in registry.listing()}
    assert (
        reasons["onnxruntime"]
        == reasons["onnx-reference"]
        == 'onnx is not installed: python -m pip install "vinculum[onnx]"'
    )
    assert reasons["torch"] is None
    with pytest.raises(ValueError, match="onnx is not installed"):
        registry.version("onnxruntime")


def test_listing_loads_no_runtime() -> None:
    """Installed runtimes are not loaded either."""
    code = """
import sys
from vinculum.gate.targets.registry import listing
listing()
print(*{"onnx", "onnxruntime", "openvino", "torch", "jax", "tensorflow"} & set(sys.modules))
"""
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout.strip() == ""

"""The `onnx.backend` adapter: the official backend node tests of Div, opsets, initializers, refusals."""

import subprocess
import sys
import unittest
import warnings
from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
import onnx
import onnx.backend.test
import pytest
from onnx import TensorProto, helper, numpy_helper

from vinculum import DivAttributeError, DivShapeError, DivZeroDenominatorError, onnx_backend
from vinculum.onnx_backend import InputError, UnsupportedModelError

DEFAULT = helper.np_dtype_to_tensor_dtype


@pytest.fixture(scope="module")
def official() -> dict[str, Any]:
    """Every test method of the official suite that includes Div and runs on the CPU, by name."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")  # the suite computes the expected values of all operators when it is loaded
        suite = onnx.backend.test.BackendTest(onnx_backend.DivBackend, __name__)
    suite.include(r"^test_div_")
    return {
        name: getattr(case, name)
        for case in suite.test_cases.values()
        for name in dir(case)
        if name.startswith("test_div_") and name.endswith("_cpu")
    }


def shipped() -> list[str]:
    """The node tests of the installed onnx package whose model is of Div alone, found without their names."""
    from onnx.backend.test.loader import load_model_tests

    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        every = load_model_tests(kind="node")
    result = []
    for test in every:
        model = test.model
        if model is None and test.model_dir is not None:
            model = onnx.load(f"{test.model_dir}/model.onnx")
        if model is not None and {node.op_type for node in model.graph.node} == {"Div"}:
            result.append(test.name)
    return result


@pytest.mark.thorough
def test_official_backend_node_tests(official: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """One test for all, since the suite takes seconds to load; what is skipped is a failure."""
    ran = []
    original = onnx_backend.DivRep.run

    def counted(self: Any, inputs: Sequence[Any], **keywords: Any) -> Any:
        ran.append(len(inputs))
        return original(self, inputs, **keywords)

    monkeypatch.setattr(onnx_backend.DivRep, "run", counted)
    for name, function in official.items():
        assert not getattr(function, "__unittest_skip__", False), (name, function.__unittest_skip_why__)
        ran.clear()
        try:
            function(unittest.TestCase())
        except unittest.SkipTest as skipped:
            pytest.fail(f"{name}: skipped: {skipped}")
        except Exception as error:
            error.add_note(name)
            raise
        assert ran, f"{name} ended without a division"


@pytest.mark.thorough
def test_all_official_tests_that_ship_are_run(official: dict[str, Any]) -> None:
    """Ten in onnx 1.23; at least the four that every release since 1.17 has."""
    assert len(official) > 0
    assert sorted(official) == sorted(f"{name}_cpu" for name in shipped())
    assert {"test_div_cpu", "test_div_example_cpu", "test_div_bcast_cpu", "test_div_uint8_cpu"} <= set(official)


def info(name: str, dtype: Any, shape: Sequence[int | None] = (None,)) -> Any:
    return helper.make_tensor_value_info(name, DEFAULT(np.dtype(dtype)), list(shape))


def model(
    nodes: Any,
    opset: int = 14,
    dtype: Any = "float32",
    inputs: str = "AB",
    shapes: Sequence[Sequence[int | None]] = ((None,), (None,)),
    **more: Any,
) -> Any:
    declared = [info(x, dtype, shape) for x, shape in zip(inputs, shapes, strict=False)]
    graph = helper.make_graph(nodes, "g", declared, [info("C", dtype, shapes[0])], **more)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


def node(**attributes: Any) -> Any:
    return helper.make_node("Div", ["A", "B"], ["C"], **attributes)


OPSETS = {**dict.fromkeys(range(1, 6), "onnx-1"), 6: "onnx-6", **dict.fromkeys(range(7, 13), "onnx-7"), 13: "onnx-13"}


@pytest.mark.parametrize("opset", range(1, onnx.defs.onnx_opset_version() + 1))
def test_opset_chooses_the_profile(opset: int, monkeypatch: pytest.MonkeyPatch) -> None:
    observed = []
    original = onnx_backend.div
    monkeypatch.setattr(onnx_backend, "div", lambda *a, **k: observed.append(k["profile"]) or original(*a, **k))
    A = np.array([1, -7], "float32")
    (C,) = onnx_backend.run_model(model([node()], opset), [A, A])
    assert C.tolist() == [1, 1]
    (C,) = onnx_backend.run_node(node(), [A, A], opset_version=opset)
    assert C.tolist() == [1, 1]
    assert observed == [OPSETS.get(opset, "onnx-14")] * 2


def test_run_node_takes_the_newest_opset_by_default() -> None:
    A = np.array([[9, -7], [1, 0]], "int8")
    assert onnx_backend.run_node(node(), [A, A[:1] // 2])[0].tolist() == [[2, 1], [0, 0]]


def test_attributes_are_passed_on() -> None:
    A, B = np.arange(24, dtype="float32").reshape(2, 3, 4), np.array([1, 2, 4], "float32")
    shapes = ((2, 3, 4), (3,))
    old = model([node(broadcast=1, axis=1, consumed_inputs=[0, 1])], 1, shapes=shapes)
    assert (onnx_backend.run_model(old, [A, B])[0] == A / B[:, None]).all()
    with pytest.raises(DivShapeError):
        onnx_backend.run_model(model([node(broadcast=1)], 6, shapes=shapes), [A, B])
    with pytest.raises(DivAttributeError):
        onnx_backend.run_model(model([node(broadcast=3)], 6, shapes=shapes), [A, B])


def test_several_nodes_initializers_and_outputs() -> None:
    """The backend runs the graph of C = (A / 2) / (3 / B).

    One initializer has no input, the other is the default of an input. The graph has two outputs, and one of them is also
    an operand.
    """
    nodes = [
        helper.make_node("Div", ["A", "two"], ["half"]),
        helper.make_node("Div", ["three", "B"], ["third"]),
        helper.make_node("Div", ["half", "third"], ["C"]),
    ]
    constants = [numpy_helper.from_array(np.array(x, "float32"), name) for x, name in ((2, "two"), (3, "three"))]
    graph = helper.make_graph(
        nodes,
        "g",
        [info("A", "float32"), info("three", "float32", ()), info("B", "float32")],
        [info("C", "float32"), info("half", "float32")],
        initializer=constants,
    )
    proto = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 14)], ir_version=8)
    A, B = np.array([4, 8], "float32"), np.array([3, 6], "float32")
    prepared = onnx_backend.prepare(proto)
    for _ in range(2):  # a model may be run again
        C, half = prepared.run([A, B])
        assert (C.tolist(), half.tolist()) == ([2, 8], [2, 4])
    C, half = prepared.run([A, np.array(6, "float32"), B])
    assert (C.tolist(), half.tolist()) == ([1, 4], [2, 4])


def test_outputs_share_no_memory_with_inputs_or_initializers() -> None:
    constant = numpy_helper.from_array(np.array([5], "float32"), "K")
    graph = helper.make_graph(
        [], "g", [info("A", "float32")], [info("A", "float32"), info("K", "float32")], initializer=[constant]
    )
    prepared = onnx_backend.prepare(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 14)], ir_version=8))
    A = np.array([1], "float32")
    for output in prepared.run([A]):
        assert not np.may_share_memory(output, A)
        output[:] = 9
    assert [x.tolist() for x in prepared.run([A])] == [[1], [5]]


TYPES = [
    "float16",
    ml_dtypes.bfloat16,
    "float32",
    "float64",
    *(f"{s}int{w}" for s in ("", "u") for w in (8, 16, 32, 64)),
]


@pytest.mark.parametrize("dtype", TYPES, ids=lambda t: np.dtype(t).name)
def test_every_type_as_input_and_as_initializer(dtype: Any) -> None:
    A, B = np.array([14, 7], dtype), np.array([2, 7], dtype)
    (C,) = onnx_backend.run_model(model([node()], dtype=dtype), [A, B])
    assert C.dtype == A.dtype
    assert C.astype(float).tolist() == [7, 1]
    constant = model([node()], dtype=dtype, inputs="A", initializer=[numpy_helper.from_array(B, "B")])
    assert onnx_backend.run_model(constant, [A])[0].tobytes() == C.tobytes()


def test_integers_are_truncated_and_zero_is_reported() -> None:
    A, B = np.array([-7, 7], "int32"), np.array([2, 0], "int32")
    proto = model([node()], dtype="int32")
    assert onnx_backend.run_model(proto, [A[:1], B[:1]])[0].tolist() == [-3]
    with pytest.raises(DivZeroDenominatorError):
        onnx_backend.run_model(proto, [A, B])


@pytest.mark.parametrize("no_model", [None, "model.onnx", b"\x08\x09"])
def test_non_model_is_refused(no_model: Any) -> None:
    with pytest.raises(TypeError, match=rf"onnx\.load returns one, not {type(no_model).__name__}"):
        onnx_backend.run_model(no_model, [])


def test_other_operators_are_refused() -> None:
    mul = helper.make_node("Mul", ["A", "B"], ["C"], name="scale")
    with pytest.raises(UnsupportedModelError, match=r"'scale' is a Mul; this backend runs Div only"):
        onnx_backend.prepare(model([mul]))
    with pytest.raises(UnsupportedModelError, match="Mul"):
        onnx_backend.run_node(mul, [np.ones(1), np.ones(1)])
    assert not onnx_backend.is_compatible(model([mul]))
    assert onnx_backend.is_compatible(model([node()]))


def test_a_model_that_is_not_valid_is_not_compatible() -> None:
    twice = model([node(), node()])  # both give C
    with pytest.raises(onnx.checker.ValidationError, match="C"):
        onnx_backend.prepare(twice)
    assert not onnx_backend.is_compatible(twice)


def test_div_of_another_domain_is_refused() -> None:
    other = helper.make_node("Div", ["A", "B"], ["C"], domain="com.example")
    proto = model([other])
    proto.opset_import.append(helper.make_opsetid("com.example", 1))
    with pytest.raises(UnsupportedModelError, match=r"a Div of domain com\.example"):
        onnx_backend.prepare(proto)


def test_functions_and_missing_opsets_are_refused() -> None:
    proto = model([node()])
    proto.functions.append(
        helper.make_function("com.example", "F", ["A", "B"], ["C"], [node()], [helper.make_opsetid("", 14)])
    )
    with pytest.raises(UnsupportedModelError, match="functions"):
        onnx_backend.prepare(proto)
    with pytest.raises(UnsupportedModelError, match="no opset of the default domain"):
        onnx_backend.profile_of(0)


def test_invalid_models_are_refused() -> None:
    with pytest.raises(onnx.checker.ValidationError):
        onnx_backend.prepare(model([node(axis=1)], 14))
    with pytest.raises(onnx.checker.ValidationError):
        onnx_backend.run_node(node(axis=1), [np.ones(1), np.ones(1)], opset_version=14)


def test_inputs_that_the_model_does_not_declare_are_refused() -> None:
    backend = onnx_backend.prepare(model([node()]))
    one = np.ones(2, "float32")
    with pytest.raises(InputError, match="1 inputs are given, the model has 2: A, B"):
        backend.run([one])
    with pytest.raises(InputError, match="input B is of type float64, not float32"):
        backend.run([one, one.astype("float64")])
    with pytest.raises(InputError, match="input A is of type list, not float32"):
        backend.run([[1.0, 1.0], one])
    with pytest.raises(InputError, match=r"input A is of type StringDType"):
        backend.run([np.array(["1", "1"], np.dtypes.StringDType()), one])
    with pytest.raises(InputError, match=r"input B has shape \(1, 2\), not \(None,\)"):
        backend.run([one, one[None]])
    fixed = onnx_backend.prepare(model([node()], shapes=((2,), (2,))))
    assert fixed.run([one, one])[0].tolist() == [1, 1]
    with pytest.raises(InputError, match=r"input A has shape \(1,\), not \(2,\)"):
        fixed.run([one[:1], one])
    assert backend.run([one.astype(">f4"), one])[0].tolist() == [1, 1]


def test_bfloat16_read_as_another_type_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before 1.19 the onnx package gave float32 for it, and quotients would have been rounded to that."""
    monkeypatch.setattr(onnx.helper, "tensor_dtype_to_np_dtype", lambda elements: np.dtype("float32"))
    proto = model([node()])
    proto.graph.input[0].type.tensor_type.elem_type = TensorProto.BFLOAT16
    with pytest.raises(UnsupportedModelError, match="bfloat16"):
        onnx_backend.prepare(proto)


def test_only_the_cpu_is_supported() -> None:
    assert onnx_backend.supports_device("CPU")
    assert onnx_backend.supports_device("CPU:0")
    assert not any(map(onnx_backend.supports_device, ("CUDA", "CPUS", "")))
    with pytest.raises(UnsupportedModelError, match="CUDA"):
        onnx_backend.prepare(model([node()]), "CUDA")
    with pytest.raises(UnsupportedModelError, match="CUDA"):
        onnx_backend.run_node(node(), [np.ones(1), np.ones(1)], "CUDA")


def test_without_onnx_the_message_says_what_to_install() -> None:
    code = "import sys; sys.modules['onnx'] = None; import vinculum.onnx_backend"
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert completed.returncode == 1
    expected = 'onnx is not installed: python -m pip install "vinculum[onnx]"'
    assert completed.stderr.splitlines()[-1] == f"ModuleNotFoundError: {expected}"


def test_every_node_and_initializer_is_checked() -> None:
    """Behind one that is Div, too; a sparse one is not read."""
    second = helper.make_node("Mul", ["C", "B"], ["D"], name="behind")
    proto = model([node(), second])
    with pytest.raises(UnsupportedModelError, match="'behind' is a Mul"):
        onnx_backend.prepare(proto)
    sparse = model([node()], inputs="A")
    values, indices = (
        numpy_helper.from_array(np.array([2], "float32"), "B"),
        numpy_helper.from_array(np.array([0]), "i"),
    )
    sparse.graph.sparse_initializer.append(helper.make_sparse_tensor(values, indices, [2]))
    with pytest.raises(UnsupportedModelError, match="sparse initializers"):
        onnx_backend.prepare(sparse)


def test_an_initializer_that_is_read_as_another_type_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    constant = numpy_helper.from_array(np.array([2], ml_dtypes.bfloat16), "B")
    proto = model([node()], inputs="A", initializer=[constant])
    monkeypatch.setattr(onnx.checker, "check_model", lambda _model: None)
    monkeypatch.setattr(onnx.helper, "tensor_dtype_to_np_dtype", lambda elements: np.dtype("float32"))
    with pytest.raises(UnsupportedModelError, match="bfloat16"):
        onnx_backend.prepare(proto)


def test_zero_size_is_valid() -> None:
    backend = onnx_backend.prepare(model([node()], shapes=((0,), (0,))))
    none, one = np.ones(0, "float32"), np.ones(1, "float32")
    assert backend.run([none, none])[0].shape == (0,)
    with pytest.raises(InputError, match=r"input A has shape \(1,\), not \(0,\)"):
        backend.run([one, none])


def test_the_opset_is_that_of_the_default_domain_wherever_it_stands() -> None:
    """Under either name, behind another domain's; without one no Div is meant, and nothing is guessed."""
    graph = model([node()]).graph
    other = helper.make_opsetid("com.example", 1)
    for name in ("", "ai.onnx"):
        proto = helper.make_model(graph, opset_imports=[other, helper.make_opsetid(name, 13)], ir_version=8)
        assert onnx_backend.prepare(proto)._profile == "onnx-13"
    empty = helper.make_graph([], "g", [info("A", "float32")], [info("A", "float32")])
    with pytest.raises(UnsupportedModelError, match="no opset of the default domain"):
        onnx_backend.prepare(helper.make_model(empty, opset_imports=[other], ir_version=8))

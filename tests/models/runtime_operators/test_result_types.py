"""Types and shapes of the results of ONNX Runtime's own operators, beside what ONNX Runtime gives."""

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper
from onnxruntime.capi.onnxruntime_pybind11_state import get_all_operator_schema

from tests.models.model_builders import analyse_proto, by_onnxruntime, model, node, tensor, value
from tests.support.tiers import default_cases
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.dtype import DType
from vinculum.models.runtime_operators.result_types import _types, result_types

SCHEMAS = {(each.domain, each.name): each for each in get_all_operator_schema()}
FLOATS = TensorProto.FLOAT


def test_types_are_those_of_the_schemas_of_onnx_runtime() -> None:
    """A result has the type of an operand with the same type variable, or the only type of its own."""
    for key, texts in _types().items():
        schema = SCHEMAS[key]
        allowed = {each.type_param_str: list(each.allowed_type_strs) for each in schema.type_constraints}
        for text, result in zip(texts, schema.outputs, strict=True):
            variable = result.typeStr
            if text.isdigit():
                assert schema.inputs[int(text)].typeStr == variable, key
            elif text != "?":
                assert allowed.get(variable, [variable]) == [f"tensor({text})"], key
            else:
                assert all(each.typeStr != variable for each in schema.inputs), key


def test_operand_that_is_omitted_or_unknown_leaves_the_type_open() -> None:
    operands = [AbstractTensor(DType.FLOAT16), None]
    assert result_types("com.microsoft", "QuickGelu", operands, 2) == (DType.FLOAT16, DType.UNDEFINED)
    assert result_types("com.microsoft", "MatMulIntegerToFloat", operands, 1) == (DType.UNDEFINED,)


def array(*shape: int) -> Any:
    return np.linspace(-1, 1, int(np.prod(shape))).reshape(shape).astype(np.float32)


def octets(*shape: int) -> Any:
    return np.arange(int(np.prod(shape))).reshape(shape).astype(np.uint8)


SCALE, ZERO_POINT = np.array(0.5, np.float32), np.array(0, np.uint8)
# The operands and attributes of one node each, and how many results it has.
NODES: dict[str, tuple[list[Any], dict[str, Any], int]] = {
    "BiasGelu": ([array(2, 3, 4), array(4)], {}, 1),
    "DynamicQuantizeMatMul": ([array(2, 3, 4), octets(4, 5), array(1) + 2], {}, 1),
    "EmbedLayerNormalization": (
        [
            np.zeros((2, 3), np.int32), np.zeros((2, 3), np.int32), array(9, 4), array(9, 4), array(2, 4), array(4), array(4),
        ],
        {},
        2,
    ),
    "FastGelu": ([array(2, 4)], {}, 1),
    "FusedConv": ([array(1, 2, 6, 7), array(3, 2, 3, 3)], {"activation": "Relu", "strides": [2, 1]}, 1),
    "FusedGemm": ([array(3, 4), array(5, 4)], {"activation": "Relu", "transB": 1}, 1),
    "FusedMatMul": ([array(2, 4, 3), array(2, 4, 5)], {"transA": 1}, 1),
    "Gelu": ([array(2, 4)], {}, 1),
    "MatMulIntegerToFloat": ([octets(3, 4), octets(4, 5), array(1) + 2, array(1) + 2], {}, 1),
    "MatMulNBits": (
        [array(2, 32), octets(5, 1, 16), array(5)],
        {"K": 32, "N": 5, "bits": 4, "block_size": 32},
        1,
    ),
    "MultiHeadAttention": ([array(2, 3, 8), array(2, 5, 8), array(2, 5, 8)], {"num_heads": 2}, 1),
    "QLinearAdd": ([octets(2, 1), SCALE, ZERO_POINT, octets(3), SCALE, ZERO_POINT, SCALE], {}, 1),
    "QuickGelu": ([array(2, 4)], {"alpha": 1.7}, 1),
    "SkipLayerNormalization": ([array(2, 3, 4), array(2, 3, 4), array(4), array(4)], {}, 1),
    "SkipSimplifiedLayerNormalization": ([array(2, 3, 4), array(2, 3, 4), array(4)], {}, 1),
    "TransposeMatMul": ([array(3, 4), array(5, 4)], {"transB": 1}, 1),
    "Attention": ([array(2, 3, 8), array(8, 24), array(24)], {"num_heads": 2}, 1),
}  # fmt: skip


@pytest.mark.parametrize("operator", default_cases(sorted(NODES), "FusedConv", "FusedMatMul"))
def test_result_has_the_shape_that_onnx_runtime_gives(operator: str, tmp_path: Path) -> None:
    """The Div behind the node sees the type and the shape of its result."""
    operands, attributes, count = NODES[operator]
    names = [f"i{index}" for index in range(len(operands))]
    results = [f"y{index}" for index in range(count)]
    nodes = [
        node(operator, names, results, domain="com.microsoft", **attributes),
        node("Div", ["y0", "y0"], ["C"]),
    ]
    inputs = [value(names[0], helper.np_dtype_to_tensor_dtype(operands[0].dtype), operands[0].shape)]
    constants = [tensor(name, each) for name, each in zip(names[1:], operands[1:], strict=True)]
    proto = model(
        nodes, inputs, [value("y0", FLOATS, None)], constants, imports=["com.microsoft"], opset=17
    )  # fmt: skip
    if operator == "QLinearAdd":
        proto.graph.output[0].type.tensor_type.elem_type = TensorProto.UINT8
    proto.graph.node.pop()
    expected = by_onnxruntime(proto, {names[0]: operands[0]}, plainly=True)[0]
    proto.graph.node.append(nodes[1])
    A = analyse_proto(proto, tmp_path).nodes[0][0].A
    assert (A.dtype, A.shape) == (helper.np_dtype_to_tensor_dtype(expected.dtype), expected.shape)
    assert A.bounds is None  # of the elements nothing is known


OPEN = {
    "FusedConv": ["n", 2, "h", "w"],
    "FusedMatMul": ["n", 4, 3],
    "MatMulNBits": ["n", 32],
    "SkipLayerNormalization": ["n", 3, 4],
}


@pytest.mark.parametrize("operator", sorted(OPEN))
def test_open_sizes_are_carried_on(operator: str, tmp_path: Path) -> None:
    """Two such nodes on one operand give tensors of one shape."""
    operands, attributes, _ = NODES[operator]
    names = [f"i{index}" for index in range(len(operands))]
    nodes = [node(operator, names, [result], domain="com.microsoft", **attributes) for result in "AB"]
    constants = [tensor(name, each) for name, each in zip(names[1:], operands[1:], strict=True)]
    proto = model(
        [*nodes, node("Div", ["A", "B"], ["C"])],
        [value("i0", FLOATS, OPEN[operator])],
        [value("C", FLOATS, None)],
        constants,
        imports=["com.microsoft"],
    )
    assert analyse_proto(proto, tmp_path).status == 0


@pytest.mark.parametrize("blocked", [False, True])
def test_optimised_model_has_the_obligations_of_the_original(blocked: bool, tmp_path: Path) -> None:
    """Convolutions behind which a sum is divided; ONNX Runtime fuses or blocks them."""
    weights = array(16 if blocked else 3, 4, 3, 3)
    nodes = [
        node("Conv", ["x", "w"], ["c"]),
        node("Relu", ["c"], ["r"]),
        node("MatMul", ["r", "m"], ["y"]),
        node("ReduceSum", ["y", "axes"], ["s"]),
        node("Div", ["y", "s"], ["C"]),
    ]
    constants = [tensor("w", weights), tensor("m", array(6, 5)), tensor("axes", np.array([-1]))]
    proto = model(nodes, [value("x", FLOATS, ["n", 4, "h", 8])], [value("C", FLOATS, None)], constants, opset=17)
    source, target = tmp_path / "source.onnx", tmp_path / "optimised.onnx"
    source.write_bytes(proto.SerializeToString())
    options = onnxruntime.SessionOptions()
    options.log_severity_level, options.optimized_model_filepath = 4, str(target)
    onnxruntime.InferenceSession(source, options, providers=["CPUExecutionProvider"])
    optimised = onnx.load(target)
    assert any(each.domain.startswith("com.microsoft") for each in optimised.graph.node)
    assert analyse_proto(optimised, tmp_path).status == analyse_proto(proto, tmp_path).status == 0


def test_hostile_nodes_of_the_runtime_end_with_open_types(tmp_path: Path) -> None:
    """Attributes of another type, and too few operands, are no error of the analysis."""
    for operator, attributes in (
        ("FusedConv", {"strides": [1.5]}), ("FusedConv", {"pads": tensor("t", array(2))}), ("FusedMatMul", {"transA": "x"}),
        ("Attention", {"qkv_hidden_sizes": [1]}), ("DynamicQuantizeLSTM", {"hidden_size": -4}), ("QLinearAdd", {}),
        ("EmbedLayerNormalization", {}), ("MatMulNBits", {"N": [2]}),
    ):  # fmt: skip
        nodes = [node(operator, ["x"], ["y"], domain="com.microsoft", **attributes), node("Div", ["y", "y"], ["C"])]
        proto = model(nodes, [value("x", FLOATS, [2])], [value("C", FLOATS, None)], imports=["com.microsoft"])
        assert len(analyse_proto(proto, tmp_path).nodes) == 1

"""Definitions with Div: they compute what ONNX Runtime computes, and their Divs are judged."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, parser

from tests.models.model_builders import by_onnxruntime, model, node, save, tensor, value
from tests.support.tiers import default_cases
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.analysis import analyse
from vinculum.models.checks.operands import may_divide_by_zero
from vinculum.models.numeric.dtype import DType
from vinculum.models.runtime_operators.definitions import DEFINITIONS, definition

RANDOM = np.random.default_rng(0)


def array(*shape: int) -> Any:
    return RANDOM.normal(size=shape).astype(np.float32)


def positive(*shape: int) -> Any:
    return np.abs(array(*shape)) + np.float32(0.5)


IDS = np.array([[1, 0, 3], [2, 2, 1]], np.int32)
Case = tuple[str, str, list[Any], dict[str, Any]]
X, PER_CHANNEL = array(2, 3, 4), [array(3), array(3)]
# Domain, operator, operands (None: omitted), attributes.
CASES: dict[str, Case] = {
    "Reciprocal": ("", "Reciprocal", [positive(2, 3)], {}),
    "Reciprocal double": ("", "Reciprocal", [positive(2, 3).astype(np.float64)], {}),
    "InstanceNormalization": ("", "InstanceNormalization", [X, *PER_CHANNEL], {"epsilon": 0.25}),
    "InstanceNormalization image": ("", "InstanceNormalization", [array(2, 3, 4, 5), *PER_CHANNEL], {}),
    "BatchNormalization": ("", "BatchNormalization", [X, *PER_CHANNEL, array(3), positive(3)], {"epsilon": 0.25}),
    "LpNormalization": ("", "LpNormalization", [X], {}),
    "LpNormalization L1": ("", "LpNormalization", [X], {"axis": 1, "p": 1}),
    "Gelu": ("com.microsoft", "Gelu", [X], {}),
    "BiasGelu": ("com.microsoft", "BiasGelu", [X, array(4)], {}),
    "SimplifiedLayerNormalization": ("", "SimplifiedLayerNormalization", [X, array(4)], {"axis": -1, "epsilon": 0.5}),
    "SkipLayerNormalization": ("com.microsoft", "SkipLayerNormalization", [X, array(2, 3, 4), array(4)], {}),
    "SkipLayerNormalization all": (
        "com.microsoft", "SkipLayerNormalization", [X, array(2, 3, 4), array(4), array(4), array(4)], {"epsilon": 0.5}
    ),
    "SkipLayerNormalization bias": (
        "com.microsoft", "SkipLayerNormalization", [X, array(2, 3, 4), array(4), None, array(4)], {}
    ),
    "SkipSimplifiedLayerNormalization": (
        "com.microsoft", "SkipSimplifiedLayerNormalization", [X, array(2, 3, 4), array(4), array(4)], {"epsilon": 0.5}
    ),
    "EmbedLayerNormalization": (
        "com.microsoft", "EmbedLayerNormalization",
        [IDS, IDS % 2, array(9, 4), array(9, 4), array(2, 4), array(4), array(4)], {"epsilon": 0.5},
    ),
    "EmbedLayerNormalization positions": (
        "com.microsoft", "EmbedLayerNormalization",
        [IDS, None, array(9, 4), array(9, 4), None, array(4), array(4), None, IDS[:, ::-1].copy()], {},
    ),
}  # fmt: skip


def model_of(case: Case, *, opset: int = 17) -> tuple[ModelProto, dict[str, Any]]:
    """The node alone, its first operand an input, with what it is fed."""
    domain, operator, operands, attributes = case
    names = ["" if each is None else f"i{index}" for index, each in enumerate(operands)]
    kinds = {np.float32: 1, np.float64: 11, np.int32: 6}
    inputs = [value("i0", kinds[operands[0].dtype.type], operands[0].shape)]
    constants = [tensor(name, each) for name, each in zip(names[1:], operands[1:], strict=True) if name]
    results = ["y", "m"] if operator == "EmbedLayerNormalization" else ["y"]
    nodes = [node(operator, names, results, domain=domain, **attributes)]
    proto = model(nodes, inputs, [value("y", kinds.get(operands[0].dtype.type, 1), None)], constants, opset=opset)
    if domain:
        proto.opset_import.add(domain=domain, version=1)
    if operands[0].dtype == np.int32:
        proto.graph.output[0].type.tensor_type.elem_type = 1
    return proto, {"i0": operands[0]}


def by_definition(proto: ModelProto, case: Case) -> ModelProto:
    """The same model with the definition as a function of a domain of its own."""
    domain, _, operands, _ = case
    values = [
        None if each is None else AbstractTensor(DType[{"float32": "FLOAT", "float64": "DOUBLE"}.get(str(each.dtype), "INT32")], each.shape)
        for each in operands
    ]  # fmt: skip
    body = definition(domain, proto.graph.node[0], values)
    copy = ModelProto()
    copy.CopyFrom(proto)
    node_, function = copy.graph.node[0], copy.functions.add()
    function.CopyFrom(body)
    function.domain = node_.domain = "own"
    del node_.input[len(function.input) :], node_.output[len(function.output) :], function.output[len(node_.output) :]
    referenced = {attribute.name for attribute in function.attribute_proto}
    kept = [attribute for attribute in node_.attribute if attribute.name in referenced]
    del node_.attribute[:]
    node_.attribute.extend(kept)
    copy.opset_import.add(domain="own", version=1)
    copy.opset_import[0].version = 23
    copy.ir_version = 10
    return copy


@pytest.mark.parametrize("name", default_cases(sorted(CASES), "SkipLayerNormalization all", "Reciprocal"))
def test_definition_computes_what_onnx_runtime_computes(name: str, tmp_path: Path) -> None:
    proto, feeds = model_of(CASES[name])
    expected = by_onnxruntime(proto, feeds, plainly=True)[0]
    defined = by_onnxruntime(by_definition(proto, CASES[name]), feeds, plainly=True)[0]
    assert expected.shape == defined.shape
    np.testing.assert_allclose(defined, expected, rtol=3e-4, atol=1e-5)


@pytest.mark.parametrize("name", default_cases(sorted(CASES), "Reciprocal", "SkipLayerNormalization"))
def test_divs_of_the_definition_are_judged(name: str, tmp_path: Path) -> None:
    """Each has at least one Div, with no obligation: shapes and types of the operands are known."""
    proto, _ = model_of(CASES[name])
    path = save(proto, tmp_path)
    analysis = analyse(path, functions=True)
    operator = ".".join(filter(None, CASES[name][:2]))
    assert (analysis.status, dict(analysis.unopened)) == (0, {})
    assert {div.operator for div, _ in analysis.nodes} == {operator}
    assert analyse(path).closed == {operator: 1}


def test_every_definition_is_tested_or_has_no_cpu_kernel() -> None:
    """ONNX Runtime has no kernel of these on the CPU; a quantiser's quotient is no result of it."""
    without = {"BiasSoftmax", "GroupNorm", "QuantizeLinear", "SkipGroupNorm"}
    assert {operator for _, operator in DEFINITIONS} == without | {case[1] for case in CASES.values()}


TEXTS = {
    "BiasSoftmax": ("float[n,3,4] x, float[4] b", "com.microsoft.BiasSoftmax<axis = 2, is_inner_broadcast = 0>(x, b)", 1),
    "GroupNorm": ("float[n,5,6,8] x, float[8] b", "com.microsoft.GroupNorm<groups = 2, activation = 0>(x, b, b)", 2),
    "GroupNorm first": (
        "float[n,8,5,6] x, float[8] b", "com.microsoft.GroupNorm<groups = 2, activation = 0, channels_last = 0>(x, b, b)", 2
    ),
    "SkipGroupNorm": (
        "float[n,5,6,8] x, float[8] b", "com.microsoft.SkipGroupNorm<groups = 2, activation = 1>(x, b, b, x, b)", 2
    ),
    "QuantizeLinear": ("float[n] x, float b", "QuantizeLinear(x, b)", 1),
}  # fmt: skip


def of_text(name: str) -> ModelProto:
    inputs, node_, _ = TEXTS[name]
    header = '<ir_version: 8, opset_import: ["" : 17, "com.microsoft" : 1]>'
    result = "uint8 y" if name == "QuantizeLinear" else "float y"
    return parser.parse_model(f"{header} g ({inputs}) => ({result}) {{ y = {node_} }}")


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_definitions_without_a_cpu_kernel(name: str, tmp_path: Path) -> None:
    analysis = analyse(save(of_text(name), tmp_path), functions=True)
    assert (analysis.status, dict(analysis.unopened)) == (0, {})
    assert len(analysis.nodes) == TEXTS[name][2]


def test_reciprocal_divides_by_its_operand(tmp_path: Path) -> None:
    """It may be 0 for any x, and is never 0 for exp(x) + 1."""
    for body, zero in (
        ("y = Reciprocal(x)", True),
        ("e = Exp(x) s = Softplus(e) t = Add(s, s) u = Exp(t) y = Reciprocal(u)", False),
    ):
        proto = parser.parse_model(
            f'<ir_version: 8, opset_import: ["" : 17]> g (float[n] x) => (float[n] y) {{ {body} }}'
        )
        (div,) = [
            div for div, _ in analyse(save(proto, tmp_path), functions=True).nodes if div.operator == "Reciprocal"
        ]
        assert may_divide_by_zero(div) is zero


UNKNOWN = {
    "attention": "com.microsoft.Attention<num_heads = 2>(x, b)",
    "a scale for each channel": "QuantizeLinear(x, b)",
    "an open rank": "BatchNormalization(z, b, b, b, b)",
    "training": "BatchNormalization<training_mode = 1>(x, b, b, b, b)",
    "an unknown type": "com.microsoft.Gelu(u)",
}


@pytest.mark.parametrize("name", sorted(UNKNOWN))
def test_what_has_no_definition_leaves_the_model_undecided(name: str, tmp_path: Path) -> None:
    text = f"u = own.Other(x) y = {UNKNOWN[name]}"
    header = '<ir_version: 8, opset_import: ["" : 17, "com.microsoft" : 1, "own" : 1]>'
    result = "uint8 y" if name == "a scale for each channel" else "float y"
    proto = parser.parse_model(f"{header} g (float[n, 4] x, float[4] b, float z) => ({result}) {{ {text} }}")
    proto.graph.input[2].type.tensor_type.ClearField("shape")
    analysis = analyse(save(proto, tmp_path), functions=True)
    assert (analysis.status, len(analysis.unopened)) == (3, 1)
    assert analyse(save(proto, tmp_path)).closed.keys() == {UNKNOWN[name].partition("(")[0].partition("<")[0]}

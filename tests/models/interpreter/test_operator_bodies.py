"""Divs in the bodies by which the onnx package defines operators, beside the inlined model."""

import json
from pathlib import Path

import jsonschema
import pytest
from click.testing import CliRunner
from onnx import ModelProto, inliner, parser

from tests.models.model_builders import save
from vinculum import cli, models
from vinculum.models.analysis import analyse
from vinculum.models.guards.unguardable import list_unguarded
from vinculum.models.loading.model import walk_nodes
from vinculum.models.reports.json_document import schema
from vinculum.models.runtime_operators.definitions import DEFINITIONS


def graph(text: str, opset: int) -> ModelProto:
    """A model of one graph."""
    return parser.parse_model(f'<ir_version: 10, opset_import: ["" : {opset}, "com.microsoft" : 1]> {text}')


QKV = "float[2,3,8] q, float[2,3,8] k, float[2,3,8] v"
OPERATORS = {
    "Softmax 13": ("float[n,8] x", "y = Softmax(x)", 13),
    "Softmax 18": ("float[n,8] x", "y = Softmax(x)", 18),
    "LogSoftmax": ("float[n,8] x", "y = LogSoftmax(x)", 18),
    "LayerNormalization": ("float[n,8] x, float[8] s", "y = LayerNormalization<epsilon = 0.001>(x, s)", 17),
    "RMSNormalization": ("float[n,8] x, float[8] s", "y = RMSNormalization(x, s)", 23),
    "GroupNormalization": ("float[n,8,4] x, float[8] s", "y = GroupNormalization<num_groups = 2>(x, s, s)", 21),
    "MeanVarianceNormalization": ("float[n,8,4,4] x", "y = MeanVarianceNormalization(x)", 18),
    "Attention": (QKV, "y = Attention<q_num_heads = 2, kv_num_heads = 2>(q, k, v)", 23),
    "NegativeLogLikelihoodLoss": (
        "float[n,5] x, int64[n] t, float[5] w",
        'y = NegativeLogLikelihoodLoss<reduction = "mean">(x, t, w)',
        22,
    ),
    "SoftmaxCrossEntropyLoss": ("float[n,5] x, int64[n] t, float[5] w", "y = SoftmaxCrossEntropyLoss(x, t, w)", 13),
    "DynamicQuantizeLinear": ("float[n] x", "z, y, p = DynamicQuantizeLinear(x)", 18),
    "Softsign": ("float[n] x", "y = Softsign(x)", 22),
    "Celu": ("float[n] x", "y = Celu(x)", 22),
    "Gelu": ("float[n] x", "y = Gelu(x)", 22),
    "HannWindow": ("int64 n", "y = HannWindow(n)", 18),
    "CenterCropPad": ("float[6,7] x, int64[2] s", "y = CenterCropPad(x, s)", 20),
    "RotaryEmbedding": ("float[2,3,8] x, float[16,4] c", "y = RotaryEmbedding<num_heads = 1>(x, c, c)", 23),
    "none": ("float[n] x", "y = Relu(x)", 22),
}


def verdicts(path: Path, *, functions: bool) -> list[list[str]]:
    """The verdicts on each Div, without that on the operator set, which inlining changes."""
    nodes = analyse(path, functions=functions).nodes
    return sorted(
        [finding.verdict.value for finding in findings if finding.requirements != ("opset",)] for _, findings in nodes
    )


@pytest.mark.parametrize("name", sorted(OPERATORS))
def test_divs_are_those_of_the_inlined_model(name: str, tmp_path: Path) -> None:
    inputs, body, opset = OPERATORS[name]
    proto = graph(f"g ({inputs}) => (float y) {{ {body} }}", opset)
    inlined = inliner.inline_selected_functions(proto, [], exclude=True, inline_schema_functions=True)
    divides = {"Div", *(operator for domain, operator in DEFINITIONS if not domain)}
    count = sum(node.op_type in divides for node in walk_nodes(inlined.graph.node))
    analysis = analyse(save(proto, tmp_path), functions=True)
    assert (len(analysis.nodes), analysis.unopened) == (count, {})
    assert (count == 0) == (name in ("none", "LogSoftmax"))
    assert all(div.operator == name.partition(" ")[0] for div, _ in analysis.nodes)
    assert analyse(save(proto, tmp_path)).nodes == ()


@pytest.mark.parametrize("name", ["Attention", "GroupNormalization", "LayerNormalization", "Softmax 18", "Softsign"])
def test_verdicts_are_those_of_the_inlined_model(name: str, tmp_path: Path) -> None:
    inputs, body, opset = OPERATORS[name]
    proto = graph(f"g ({inputs}) => (float y) {{ {body} }}", opset)
    inlined = inliner.inline_selected_functions(proto, [], exclude=True, inline_schema_functions=True)
    judged = verdicts(save(proto, tmp_path), functions=True)
    assert judged == verdicts(save(inlined, tmp_path, "inlined.onnx"), functions=True) != []


def test_body_has_the_attributes_of_its_node(tmp_path: Path) -> None:
    """An epsilon of 4 keeps the denominator at 2 or above; that of a body without one is the default."""
    for epsilon, low in (("<epsilon = 4.0>", 1.9), ("", 0.003)):
        proto = graph(f"g (float[n,8] x, float[8] s) => (float y) {{ y = RMSNormalization{epsilon}(x, s) }}", 23)
        denominators = [div.B.interval.low for div, _ in analyse(save(proto, tmp_path), functions=True).nodes]
        assert max(denominators) > low


def test_operator_in_a_loop_is_opened_once_for_all_iterations(tmp_path: Path) -> None:
    text = """g (float[3,8] x, int64 n) => (float[3,8] y) {
        c = Constant<value = bool {1}>()
        y = Loop(n, c, x) <body = b (int64 i, bool k, float[3,8] v) => (bool l, float[3,8] w) {
            l = Identity(k) w = Softmax(v) }>
    }"""
    analysis = analyse(save(graph(text, 18), tmp_path), functions=True)
    assert [div.path for div, _ in analysis.nodes] == ["graph/Loop#1/body/Softmax#1/Div#5"]
    assert analysis.opened == {"Softmax": 1}


def test_body_that_cannot_be_built_leaves_the_model_undecided(tmp_path: Path) -> None:
    """The type behind an operator of another domain is unknown."""
    text = "g (float[n,8] x, float[8] s) => (float y) { a = com.microsoft.Other(x) b = Softsign(x) y = RMSNormalization(a, s) }"
    path, target = save(graph(text, 23), tmp_path), tmp_path / "j"
    result = CliRunner().invoke(cli.main, ["model", str(path), "--functions", "--json", str(target)])
    parsed = json.loads(target.read_text())
    jsonschema.validate(parsed, schema())
    assert (result.exit_code, parsed["exit_status"]) == (3, 3)
    assert "not judged: graph/RMSNormalization#2" in result.output
    assert list(parsed["functions"]["not_judged"]) == ["graph/RMSNormalization#2"]


def test_report_names_the_operator_and_guards_do_not_reach_it(tmp_path: Path) -> None:
    inputs, body, opset = OPERATORS["CenterCropPad"]
    path = save(graph(f"g ({inputs}) => (float y) {{ {body} }}", opset), tmp_path)
    findings = models.analyse(path, functions=True)
    assert findings.document["functions"] == {"operators": {"CenterCropPad": 1}, "not_judged": {}}
    assert {node["operator"] for node in findings.nodes} == {"CenterCropPad"}
    assert str(findings).splitlines()[0].count("2 Div in definitions of operators") == 1
    assert models.analyse(path).document["functions"] is None
    proto = graph("g (float[n,8] x, float[8] s) => (float y) { y = LayerNormalization(x, s) }", 17)
    analysis = analyse(save(proto, tmp_path), "openvino-1", functions=True)
    reasons = [each.reason for each in list_unguarded(analysis)]
    assert any("in the definition of LayerNormalization" in reason for reason in reasons)

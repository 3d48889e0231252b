"""Activation functions stay within their bounds; denominators made of them get the right verdicts."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    reasons,
    tensor,
    value,
    verdicts,
)
from tests.models.transfer.test_containment import FLOATS, SEEDS, contained, floats, operand, run
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.interval import Interval
from vinculum.models.transfer.dispatch import evaluate

ZERO, NOTE = "V_DIV_FLOAT_NONZERO_0010", "V_DIV_FLOAT_INVALID_0010"
CASES: list[tuple[str, dict[str, Any]]] = [
    *(("Elu", {"alpha": alpha}) for alpha in (1.0, 0.7, -0.5, 0.0, 3.0)),
    *(("Celu", {"alpha": alpha}) for alpha in (1.0, 0.7, 3.0, -1.0)),
    ("Selu", {}),
    *(("Selu", {"alpha": 2.0, "gamma": gamma}) for gamma in (0.5, 3.0)),
    *(("LeakyRelu", {"alpha": alpha}) for alpha in (0.01, 0.0, -1.0, 2.0, np.inf, np.nan)),
    ("Gelu", {}),
    ("Gelu", {"approximate": "tanh"}),
    *(("HardSigmoid", {"alpha": alpha}) for alpha in (0.2, np.inf, -np.inf, np.nan, 1e38)),
    *(("HardSigmoid", {"alpha": 1e38, "beta": beta}) for beta in (0.5, -np.inf, np.nan)),
]
IDS = [f"{name} {attributes}" for name, attributes in CASES]
SINGLE = {"alpha", "beta", "gamma"}
OPSET = 20


def corners(dtype: str) -> Any:
    """Limits of the curves, and limits of the type."""
    info = np.finfo(dtype)
    near = [0, -0.0, info.smallest_subnormal, -info.smallest_subnormal, info.tiny, 1, -1, -0.75, 0.5, info.eps]
    far = [
        -8.3,
        -9,
        -12,
        -16.5,
        -17.3,
        -17.4,
        -37.4,
        -38,
        -80,
        -1e4,
        1e4,
        info.max,
        info.min,
        info.max / 2,
        np.inf,
        -np.inf,
    ]
    return np.array([*near, *far], dtype)


def contained_results(operator: str, attributes: dict[str, Any], x: Any, dtype: str) -> None:
    exact_attributes = {
        name: float(np.float32(x)) if name in SINGLE else x for name, x in attributes.items()
    }  # as attributes are
    result = evaluate(NodeContext(operator, OPSET, exact_attributes, [operand(x)], [(FLOATS[dtype], x.shape)]))[0]
    assert contained(result, run(operator, [x], FLOATS[dtype], OPSET, **attributes)) == []
    if dtype == "float32":
        inputs, outputs = [value("x", FLOAT, list(x.shape))], [value("y", FLOAT, list(x.shape))]
        proto = model([node(operator, ["x"], ["y"], **attributes)], inputs, outputs, opset=OPSET)
        assert contained(result, by_onnxruntime(proto, {"x": x})[0]) == []


@pytest.mark.sample(28)
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize(("operator", "attributes"), CASES, ids=IDS)
def test_results_are_contained(operator: str, attributes: dict[str, Any], dtype: str) -> None:
    for seed in SEEDS:
        x = floats(dtype, np.random.default_rng(seed))
        if x.size:
            contained_results(operator, attributes, x, dtype)
    bounds = corners(dtype)
    contained_results(operator, attributes, bounds, dtype)
    for one in bounds:
        contained_results(operator, attributes, np.array([one, one], dtype), dtype)
    for low, high in ((-40, 0), (-40, -16), (0, 3), (-1, 2), (1, 8)):
        contained_results(operator, attributes, np.linspace(low, high, 4001).astype(dtype), dtype)


def reach_of(operator: str, x: Interval, kind: int = FLOAT, **attributes: Any) -> Interval:
    return evaluate(NodeContext(operator, OPSET, attributes, [AbstractTensor(kind, (3,), x)], [(kind, (3,))]))[
        0
    ].interval


@pytest.mark.parametrize(
    ("operator", "attributes", "x", "expected"),
    [
        ("Elu", {}, Interval(-np.inf, np.inf), "-1.0 to inf"),
        ("Elu", {}, Interval(-np.inf, np.inf, nan=True), "-1.0 to inf, or NaN"),
        ("Elu", {"alpha": 2.0}, Interval(-np.inf, 5.0), "-2.0 to 5.0"),
        ("Elu", {}, Interval(1.0, 5.0), "1.0 to 5.0"),
        ("Celu", {}, Interval(-np.inf, np.inf), "-1.0 to inf"),
        ("Celu", {"alpha": 2.0}, Interval(-np.inf, np.inf), "-2.0 to inf"),
        ("Celu", {"alpha": 0.0}, Interval(0.0, 1.0), "-inf to inf, or NaN"),
        ("LeakyRelu", {"alpha": 0.5}, Interval(-4.0, 3.0), "-2.0 to 3.0"),
        ("LeakyRelu", {"alpha": 0.0}, Interval(-np.inf, 3.0), "0.0 to 3.0, or NaN"),
        ("LeakyRelu", {"alpha": 0.5}, Interval(1.0, 3.0), "1.0 to 3.0"),
        ("HardSigmoid", {}, Interval(-9.0, 9.0), "0.0 to 1.000001072883606"),
        ("HardSigmoid", {"alpha": np.inf}, Interval(1.0, 9.0), "0.0 to 1.000001072883606"),
        ("HardSigmoid", {"alpha": np.inf}, Interval(0.0, 9.0), "0.0 to 1.000001072883606, or NaN"),
    ],
)
def test_activation_has_the_expected_reach(
    operator: str, attributes: dict[str, Any], x: Interval, expected: str
) -> None:
    assert str(reach_of(operator, x, **attributes)) == expected


def test_bounds_are_rounded_outward() -> None:
    low = reach_of("Selu", Interval(-np.inf, np.inf)).low
    assert -1.7581 < low <= -1.7580993
    assert -1.76 < reach_of("Selu", Interval(-np.inf, np.inf), TensorProto.FLOAT16).low <= -1.758
    assert -0.1702 < reach_of("Gelu", Interval(-9.0, 9.0)).low <= -0.17004
    assert reach_of("Gelu", Interval(1.0, 2.0)).low > 0.49
    assert reach_of("Gelu", Interval(-np.inf, 2.0)) == Interval(-np.inf, np.inf, nan=True)
    assert reach_of("Gelu", Interval(0.0, 3e38)).high == np.inf  # it is doubled before it is halved


def divided(*nodes: Any, opset: int = 18) -> Any:
    """A division by B, which is computed from x; eps is 1e-6."""
    constants = [tensor("one", np.float32(1)), tensor("eps", np.float32(1e-6)), tensor("last", np.array([-1]))]
    inputs = [value("x", FLOAT, ["n", 8])]
    return model([*nodes, node("Div", ["x", "B"], ["C"])], inputs, [value("C", FLOAT, None)], constants, opset=opset)


FEATURES = [node("Elu", ["x"], ["e"]), node("Add", ["e", "one"], ["k"])]


def test_elu_plus_one_is_nonnegative(tmp_path: Path) -> None:
    proto = divided(node("Elu", ["x"], ["e"]), node("Add", ["e", "one"], ["B"]))
    analysis = analyse_proto(proto, tmp_path, "openvino-1", "x=-inf:inf")
    assert verdicts(analysis)[ZERO] == "obligation"
    assert "B is 0.0 to inf" in reasons(analysis, ZERO)[0]
    proto.graph.output[0].CopyFrom(helper.make_tensor_value_info("B", FLOAT, None))
    x = np.full((1, 8), -30, np.float32)
    assert not by_onnxruntime(proto, {"x": x})[0].any()
    with np.errstate(all="ignore"):
        assert not ReferenceEvaluator(proto).run(None, {"x": x})[0].any()


def test_sum_of_elu_plus_epsilon_is_positive(tmp_path: Path) -> None:
    """The denominator of linear attention."""
    proto = divided(*FEATURES, node("ReduceSum", ["k", "last"], ["s"]), node("Add", ["s", "eps"], ["B"]))
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "discharged"


def test_larger_alpha_may_be_negative(tmp_path: Path) -> None:
    nodes = [node("Elu", ["x"], ["e"], alpha=1.5), FEATURES[1]]
    proto = divided(*nodes, node("ReduceSum", ["k", "last"], ["s"]), node("Add", ["s", "eps"], ["B"]))
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"

"""Pooling: means of positive elements are positive unless zeros of the padding count."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    tensor,
    value,
    verdicts,
)
from tests.models.transfer.test_containment import FLOATS, SEEDS, contained, floats, operand, run
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.transfer.dispatch import evaluate

ZERO = "V_DIV_FLOAT_NONZERO_0010"
OPSET = 19
DIV = node("Div", ["A", "B"], ["C"])
POOLS: dict[str, tuple[str, dict[str, Any], str]] = {
    "all": ("GlobalAveragePool", {}, "discharged"),
    "windows": ("AveragePool", {"kernel_shape": (2, 2)}, "discharged"),
    "windows that are apart": ("AveragePool", {"kernel_shape": (2, 1), "strides": (3, 2)}, "discharged"),
    "windows with gaps": ("AveragePool", {"kernel_shape": (2, 2), "dilations": (2, 2)}, "discharged"),
    "padded": ("AveragePool", {"kernel_shape": (3, 2), "pads": (1, 1, 1, 1)}, "discharged"),
    "padded with zeros": ("AveragePool", {"kernel_shape": (3, 3), "pads": (1, 1, 1, 1), "count_include_pad": 1}, "obligation"),
    "padded with as much as the window": ("AveragePool", {"kernel_shape": (1, 1), "pads": (1, 1, 1, 1)}, "obligation"),
    "padded and with gaps": ("AveragePool", {"kernel_shape": (2, 2), "pads": (1, 1, 1, 1), "dilations": (2, 2)}, "obligation"),
    "over the end": ("AveragePool", {"kernel_shape": (2, 2), "strides": (3, 3), "ceil_mode": 1}, "obligation"),
    "padded by rule": ("AveragePool", {"kernel_shape": (2, 2), "auto_pad": "SAME_UPPER"}, "obligation"),
}  # fmt: skip


def made_of(pool: str, size: Any, lower: float) -> Any:
    operator, attributes, _ = POOLS[pool]
    nodes = [node("Abs", ["x"], ["a"]), node("Add", ["a", "eps"], ["b"]), node(operator, ["b"], ["B"], **attributes)]
    inputs = [value("x", FLOAT, [1, 2, size, size]), value("A", FLOAT, [])]
    outputs = [value("C", FLOAT, None)]
    return model(
        [*nodes, node("Div", ["A", "B"], ["C"])], inputs, outputs, [tensor("eps", np.float32(lower))], opset=OPSET
    )


@pytest.mark.parametrize("pool", POOLS)
def test_mean_of_positive_elements(pool: str, tmp_path: Path) -> None:
    assert verdicts(analyse_proto(made_of(pool, 4, 1e-3), tmp_path, "openvino-1"))[ZERO] == POOLS[pool][2]


@pytest.mark.parametrize(
    ("pool", "verdict"), [("all", "obligation"), ("windows", "discharged"), ("padded", "obligation")]
)
def test_unknown_size_may_be_empty(pool: str, verdict: str, tmp_path: Path) -> None:
    """The mean of no element is NaN or 0; a window without padding is full or absent."""
    assert verdicts(analyse_proto(made_of(pool, "n", 1e-3), tmp_path, "openvino-1"))[ZERO] == verdict


def test_mean_near_zero_may_underflow(tmp_path: Path) -> None:
    proto = made_of("windows", 4, 1e-45)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"


def test_generalized_mean_is_positive(tmp_path: Path) -> None:
    """The generalised mean."""
    nodes = [
        node("Clip", ["x", "eps"], ["c"]),
        node("Pow", ["c", "three"], ["p"]),
        node("GlobalAveragePool", ["p"], ["g"]),
        node("Pow", ["g", "third"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor(name, np.float32(x)) for name, x in (("eps", 1e-6), ("three", 3), ("third", 1 / 3))]
    inputs = [value("x", FLOAT, [1, 2, 4, 4]), value("A", FLOAT, [])]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "discharged"
    constants[0] = tensor("eps", np.float32(1e-20))  # of which the third power is 0
    proto = model(nodes, inputs, [value("C", FLOAT, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"


@pytest.mark.filterwarnings("ignore:Mean of empty slice")
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("pool", POOLS)
def test_results_are_contained(pool: str, dtype: str) -> None:
    operator, attributes, _ = POOLS[pool]
    for seed in SEEDS:
        x = np.resize(floats(dtype, np.random.default_rng(seed)), (1, 1, 5, 4))
        for array in (x, np.abs(x), np.full_like(x, x[0, 0, 0, 0])):
            abstract_result = evaluate(
                NodeContext(operator, OPSET, attributes, [operand(array)], [(FLOATS[dtype], None)])
            )[0]
            assert contained(abstract_result, run(operator, [array], FLOATS[dtype], OPSET, **attributes)) == [], seed
            if dtype == "float32" and pool != "padded with as much as the window":  # which ONNX Runtime refuses
                inputs, outputs = [value("x", FLOAT, [1, 1, 5, 4])], [value("y", FLOAT, None)]
                proto = model([node(operator, ["x"], ["y"], **attributes)], inputs, outputs, opset=OPSET)
                assert contained(abstract_result, by_onnxruntime(proto, {"x": array})[0]) == [], seed


@pytest.mark.parametrize("power", [1, 2, 3])
def test_lp_pool_is_nonnegative(power: int, tmp_path: Path) -> None:
    nodes = [
        node("GlobalLpPool", ["x"], ["n"], p=power),
        node("Add", ["n", "eps"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    inputs = [value("x", FLOAT, [1, 1, 2, 3]), value("A", FLOAT, [])]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], [tensor("eps", np.float32(1e-6))])
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "discharged"
    proto.graph.node[1].input[1] = "n"  # twice the norm, of zeros alone
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"
    x = np.array([-1, -2, 3, -5, 0, -1], np.float32).reshape(1, 1, 2, 3)
    for operator, attributes in (("GlobalLpPool", {}), ("LpPool", {"kernel_shape": (2, 2)})):
        abstract_result = evaluate(
            NodeContext(operator, 18, {"p": power, **attributes}, [operand(x)], [(FLOAT, None)])
        )[0]
        denominator_model = model(
            [node(operator, ["x"], ["y"], p=power, **attributes)], inputs[:1], [value("y", FLOAT, None)]
        )
        for array in (x, -x, 0 * x, np.full_like(x, -np.inf), np.full_like(x, np.nan)):
            assert contained(abstract_result, by_onnxruntime(denominator_model, {"x": array})[0]) == []
        if operator == "LpPool":
            assert contained(abstract_result, run(operator, [x], FLOAT, 18, p=power, **attributes)) == []


def test_count_include_pad() -> None:
    x = np.ones((1, 1, 2, 2), np.float32)
    attributes = POOLS["padded with zeros"][1]
    proto = model(
        [node("AveragePool", ["x"], ["y"], **attributes)],
        [value("x", FLOAT, [1, 1, 2, 2])],
        [value("y", FLOAT, None)],
        opset=OPSET,
    )
    assert by_onnxruntime(proto, {"x": x})[0].max() < 0.5
    assert ReferenceEvaluator(proto).run(None, {"x": x})[0].max() < 0.5


def test_maximum_of_minus_infinities(tmp_path: Path) -> None:
    """ONNX Runtime starts its maximum at the least finite number."""
    minimum = np.finfo(np.float32).min
    nodes = [node("MaxPool", ["x"], ["y"], kernel_shape=[2]), node("Sub", ["y", "least"], ["B"])]
    inputs, constants = [value("x", FLOAT, [1, 1, 3])], [tensor("least", minimum)]
    denominator_model = model(nodes, inputs, [value("B", FLOAT, None)], constants)
    assert by_onnxruntime(denominator_model, {"x": np.full((1, 1, 3), -np.inf, np.float32)})[0].ravel().tolist() == [
        0,
        0,
    ]
    proto = model(
        [*nodes, node("Div", ["A", "B"], ["C"])],
        [*inputs, value("A", FLOAT, [])],
        [value("C", FLOAT, None)],
        constants,
    )
    for input_range, verdict in (("x=-inf:-inf", "obligation"), ("x=-1:1", "discharged")):
        assert verdicts(analyse_proto(proto, tmp_path, "openvino-1", input_range))[ZERO] == verdict


@pytest.mark.parametrize(
    ("shape", "verdict"), [([0, 2, 2], "obligation"), (["N", 2, 2], "obligation"), ([1, 2, 2], "discharged")]
)
def test_padded_pool_of_possibly_empty_tensor(shape: list[Any], verdict: str, tmp_path: Path) -> None:
    """The reference evaluator ignores an empty tensor's pads: the result has one element, not three."""
    nodes = [
        node("MaxPool", ["x"], ["y"], kernel_shape=[2], pads=[1, 1]),
        node("Shape", ["y"], ["s"], start=2),
        node("Sub", ["s", "one"], ["B"]),
    ]
    inputs, constants = [value("x", FLOAT, shape)], [tensor("one", np.int64(1))]
    denominator_model = model(nodes, inputs, [value("B", INT64, [1])], constants)
    x = np.zeros([0 if dim == "N" else dim for dim in shape], np.float32)
    judge = by_onnxruntime if x.size else lambda proto, feeds: ReferenceEvaluator(proto).run(None, feeds)
    assert (judge(denominator_model, {"x": x})[0] == 0) == (verdict == "obligation")
    proto = model(
        [*nodes, node("Div", ["A", "B"], ["C"])], [*inputs, value("A", INT64, [])], [value("C", INT64, [1])], constants
    )
    assert verdicts(analyse_proto(proto, tmp_path))["E_DIV_INT_CONSTR_B_0030"] == verdict


@pytest.mark.parametrize(
    ("size", "over", "verdict"),
    [("N", 1, "obligation"), (2, 1, "obligation"), (4, 1, "discharged"), ("N", 0, "discharged")],
)
def test_window_larger_than_operand(size: Any, over: int, verdict: str, tmp_path: Path) -> None:
    """For the single element 3, ONNX Runtime gives 3 / 4, which is cast to 0."""
    attributes = {"kernel_shape": [4], "strides": [4], "count_include_pad": over}
    nodes = [node("AveragePool", ["x"], ["m"], **attributes), node("Cast", ["m"], ["B"], to=INT64)]
    x = np.full((1, 1, 1 if size == "N" else size), 3, np.float32)
    denominator_model = model(nodes, [value("x", FLOAT, [1, 1, size])], [value("B", INT64, None)])
    assert (by_onnxruntime(denominator_model, {"x": x})[0] == 0).all() == (verdict == "obligation" and size == "N")
    inputs = [value("x", FLOAT, [1, 1, size]), value("A", INT64, [])]
    proto = model([*nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT64, None)])
    assert verdicts(analyse_proto(proto, tmp_path, None, "x=3:100"))["E_DIV_INT_CONSTR_B_0030"] == verdict


def greatest(sizes: list[Any], input_range: str, tmp_path: Path) -> str:
    inputs = [value("x", FLOAT, sizes), value("A", FLOAT, [])]
    full_model = model([node("GlobalMaxPool", ["x"], ["B"]), DIV], inputs, [value("C", FLOAT, None)], opset=OPSET)
    return verdicts(analyse_proto(full_model, tmp_path, "openvino-1", input_range))[ZERO]


@pytest.mark.parametrize("sizes", [[1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]], ids=len)
def test_global_max_pool(sizes: list[int], tmp_path: Path) -> None:
    assert greatest(sizes, "x=1:9", tmp_path) == "discharged"
    x = np.random.default_rng(0).permutation(np.prod(sizes)).reshape(sizes).astype(np.float32) + 1
    for low in (x, np.full(sizes, -np.inf, np.float32)):
        abstract_result = evaluate(NodeContext("GlobalMaxPool", OPSET, {}, [operand(low)], [(FLOAT, None)]))[0]
        assert contained(abstract_result, run("GlobalMaxPool", [low], FLOAT, OPSET)) == []
        denominator_model = model(
            [node("GlobalMaxPool", ["x"], ["y"])], [value("x", FLOAT, sizes)], [value("y", FLOAT, None)], opset=OPSET
        )
        assert contained(abstract_result, by_onnxruntime(denominator_model, {"x": low})[0]) == []


@pytest.mark.parametrize(
    "sizes", [[1, 2, "n", 4], [1, 2, 0, 4], [1, "n", 3], [1, 2, "n"], [1, 2, "n", 4, 5], None], ids=str
)
def test_maximum_of_empty_or_nan(sizes: Any, tmp_path: Path) -> None:
    assert greatest(sizes, "x=1:9", tmp_path) == "obligation"


def test_maximum_of_nan_only(tmp_path: Path) -> None:
    denominator_model = model(
        [node("GlobalMaxPool", ["x"], ["y"])], [value("x", FLOAT, [1, 1, 1, 8])], [value("y", FLOAT, None)], opset=OPSET
    )
    x = np.full((1, 1, 1, 8), np.nan, np.float32)
    abstract_result = evaluate(NodeContext("GlobalMaxPool", OPSET, {}, [operand(x)], [(FLOAT, None)]))[0]
    assert contained(abstract_result, by_onnxruntime(denominator_model, {"x": x})[0]) == []


@pytest.mark.parametrize("kernel", [[0, 2], [1, 2]])
def test_empty_pooling_window_gives_zero(kernel: list[int], tmp_path: Path) -> None:
    pool = node("MaxPool", ["x"], ["B"], kernel_shape=kernel, dilations=[2, 2], strides=[1, 1])
    x = value("x", FLOAT, [1, 1, 4, 4])
    denominator_model = model([pool], [x], [value("B", FLOAT, None)], opset=OPSET)
    (pooled,) = ReferenceEvaluator(denominator_model).run(None, {"x": np.ones((1, 1, 4, 4), np.float32)})
    assert (pooled == 0).any() == (kernel[0] == 0)
    full_model = model([pool, DIV], [x, value("A", FLOAT, [])], [value("C", FLOAT, None)], opset=OPSET)
    expected = "obligation" if kernel[0] == 0 else "discharged"
    assert verdicts(analyse_proto(full_model, tmp_path, "openvino-1", "x=1:9"))[ZERO] == expected

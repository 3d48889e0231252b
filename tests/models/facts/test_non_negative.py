"""Nonnegative numbers stay so in sums, products and Resize; plus a positive number they are positive."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
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

ZERO = "V_DIV_FLOAT_NONZERO_0010"
CONSTANTS = [
    tensor("eps", np.float32(1e-6)),
    tensor("one", np.float32(1)),
    tensor("half", np.float32(0.5)),
    tensor("few", np.full(4, 1e-3, np.float32)),
    tensor("at", np.array([1])),
    tensor("flat", np.array([-1])),
    tensor("image", np.array([1, 1, 4, 4])),
    tensor("larger", np.array([1, 1, 8, 8])),
    tensor("rows", np.array([[0, 1, 2, 3], [0, 0, 0, 0], [1, 1, 2, 2], [3, 3, 3, 3]])),
    tensor("index", np.array([[0], [0], [2], [3]])),
    tensor("blocks", np.array([1, 4, 4])),
    tensor("wide", np.array([3, 3])),
    tensor("two", np.array([2, 2])),
]
ABSOLUTE = node("Abs", ["x"], ["a"])
A_LITTLE = node("Add", ["s", "eps"], ["B"])
FLAT = node("Reshape", ["x", "flat"], ["v"])
PLANES = [ABSOLUTE, node("Add", ["a", "eps"], ["p"]), node("Reshape", ["p", "image"], ["i"])]
NOTHING = ("", "", "larger")

DENOMINATORS: dict[str, tuple[list[Any], str]] = {
    "products with itself": ([node("Einsum", ["x", "x"], ["s"], equation="bi, bi -> b"), A_LITTLE], "discharged"),
    "products with other rows of it": ([node("Einsum", ["x", "x"], ["s"], equation="bi,ci->bc"), A_LITTLE], "obligation"),
    "products with another": ([node("Neg", ["x"], ["y"]), node("Einsum", ["x", "y"], ["s"], equation="bi,bi->b"), A_LITTLE], "obligation"),
    "a vector by itself": ([FLAT, node("MatMul", ["v", "v"], ["s"]), A_LITTLE], "discharged"),
    "a matrix by itself": ([node("MatMul", ["x", "x"], ["s"]), A_LITTLE], "obligation"),
    "of what is not negative": ([ABSOLUTE, node("Gemm", ["a", "a", "few"], ["B"])], "discharged"),
    "of that, none added": ([ABSOLUTE, node("Gemm", ["a", "a"], ["B"])], "obligation"),
    "of that, taken away": ([ABSOLUTE, node("Gemm", ["a", "a", "few"], ["B"], alpha=-1.0)], "obligation"),
    "of that, nothing of it added": ([ABSOLUTE, node("Gemm", ["a", "a", "few"], ["B"], beta=0.0)], "obligation"),
    "of what may be negative": ([node("Gemm", ["x", "x", "few"], ["B"])], "obligation"),
    "a sum of three": ([ABSOLUTE, node("Sum", ["a", "eps", "a"], ["B"])], "discharged"),
    "a sum of three that may be negative": ([node("Sum", ["x", "eps", "eps"], ["B"])], "obligation"),
    "rounded up": ([*PLANES[:2], node("Ceil", ["p"], ["B"])], "discharged"),
    "rounded down": ([*PLANES[:2], node("Floor", ["p"], ["B"])], "obligation"),
    "rounded": ([ABSOLUTE, node("Add", ["a", "half"], ["p"]), node("Round", ["p"], ["B"])], "obligation"),
    "rounded up from below": ([ABSOLUTE, node("Sub", ["a", "half"], ["p"]), node("Ceil", ["p"], ["B"])], "obligation"),
    "a remainder and a little": ([ABSOLUTE, node("Mod", ["a", "one"], ["s"], fmod=1), A_LITTLE], "discharged"),
    "a remainder that may be negative": ([node("Mod", ["x", "one"], ["s"], fmod=1), node("Add", ["s", "half"], ["B"])], "obligation"),
    "a remainder, less than one": ([node("Mod", ["x", "half"], ["s"], fmod=1), node("Sub", ["s", "one"], ["B"])], "discharged"),
    "an arc": ([node("Acos", ["x"], ["s"]), A_LITTLE], "discharged"),
    "an arc alone": ([node("Acos", ["x"], ["B"])], "obligation"),
    "an arc of another kind": ([node("Acosh", ["x"], ["s"]), A_LITTLE], "discharged"),
    "added to ones": ([ABSOLUTE, node("Exp", ["a"], ["o"]), node("ScatterElements", ["o", "rows", "a"], ["s"], reduction="add"), A_LITTLE], "discharged"),
    "added to ones by rows": ([*PLANES[:2], node("ScatterND", ["p", "index", "a"], ["B"], reduction="add")], "discharged"),
    "what may be negative, added": ([*PLANES[:2], node("ScatterND", ["p", "index", "x"], ["B"], reduction="add")], "obligation"),
    "multiplied": ([*PLANES[:2], node("ScatterND", ["p", "index", "a"], ["B"], reduction="mul")], "obligation"),
    "resized": ([*PLANES, node("Resize", ["i", *NOTHING], ["B"], mode="nearest")], "discharged"),
    "resized by default": ([*PLANES, node("Resize", ["i", *NOTHING], ["B"])], "discharged"),
    "resized by lines": ([*PLANES, node("Resize", ["i", *NOTHING], ["s"], mode="linear"), A_LITTLE], "discharged"),
    "resized by curves": ([*PLANES, node("Resize", ["i", *NOTHING], ["s"], mode="cubic"), A_LITTLE], "obligation"),
    "put together": ([ABSOLUTE, node("Reshape", ["a", "blocks"], ["b"]), node("Col2Im", ["b", "wide", "two"], ["s"]), A_LITTLE], "discharged"),
    "what may be negative, put together": ([node("Reshape", ["x", "blocks"], ["b"]), node("Col2Im", ["b", "wide", "two"], ["s"]), A_LITTLE], "obligation"),
}  # fmt: skip
HARD = [0, -0.0, 1, -1, 1e-45, -1e-45, 1e-38, 3e38, -3e38, np.inf, -np.inf, np.nan, 0.5, -0.5, -1e-6, 2.5]


@pytest.mark.parametrize("name", DENOMINATORS)
def test_discharged_denominator_is_never_zero(name: str, tmp_path: Path) -> None:
    nodes, verdict = DENOMINATORS[name]
    proto = model(
        [*nodes, node("Div", ["one", "B"], ["C"])], [value("x", FLOAT, [4, 4])], [value("C", FLOAT, None)], CONSTANTS
    )
    analysis = analyse_proto(proto, tmp_path, "openvino-1")
    assert verdicts(analysis)[ZERO] == verdict, reasons(analysis, ZERO)
    denominator_model = model(nodes, [value("x", FLOAT, [4, 4])], [value("B", FLOAT, None)], CONSTANTS)
    zeros = []
    for x in (np.array(HARD, np.float32).reshape(4, 4), np.zeros((4, 4), np.float32)):
        for plainly in (False, True):
            zeros.append((by_onnxruntime(denominator_model, {"x": x}, plainly=plainly)[0] == 0).any())
        with np.errstate(all="ignore"):
            zeros.append((ReferenceEvaluator(denominator_model).run(None, {"x": x})[0] == 0).any())
    assert verdict == "obligation" or not any(zeros)


@pytest.mark.parametrize("dtype", FLOATS)
def test_remainders_of_floats(dtype: str) -> None:
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        x, y = (np.resize(floats(dtype, rng), 24) for _ in range(2))
        for one, other in product((x, abs(x), -abs(x)), (y, abs(y))):
            result = evaluate(
                NodeContext("Mod", 18, {"fmod": 1}, [operand(one), operand(other)], [(FLOATS[dtype], one.shape)])
            )[0]
            assert contained(result, run("Mod", [one, other], FLOATS[dtype], fmod=1)) == [], seed


@pytest.mark.parametrize("dtype", FLOATS)
def test_sum_of_three_nonnegative_values_is_contained(dtype: str) -> None:
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        with np.errstate(invalid="ignore"):  # of a NaN that signals
            x, y, z = (abs(np.resize(floats(dtype, rng), 24)) for _ in range(3))
            values = [operand(x), operand(y), operand(z)]
        result = evaluate(NodeContext("Sum", 18, {}, values, [(FLOATS[dtype], x.shape)]))[0]
        assert contained(result, run("Sum", [x, y, z], FLOATS[dtype])) == [], seed
        assert result.interval.low == max(value.interval.low for value in values)


@pytest.mark.parametrize("mode", ["nearest", "linear"])
@pytest.mark.parametrize("way", ["half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"])
def test_resize_of_nonnegative_values(way: str, mode: str) -> None:
    """A weight of 0 times infinity is NaN."""
    x = np.array([3e38, 2, np.inf, 1e-45, 5, 7], np.float32).reshape(1, 1, 2, 3)
    attributes = {"mode": mode, "coordinate_transformation_mode": way}
    for array, sizes in product((x, x[..., :2], -x), ([4, 7], [1, 2], [3, 3])):
        size = np.array([1, 1, *sizes])
        result = evaluate(
            NodeContext(
                "Resize", 18, attributes, [operand(array), None, None, operand(size)], [(FLOAT, (1, 1, *sizes))]
            )
        )[0]
        proto = model(
            [node("Resize", ["x", "", "", "k"], ["C"], **attributes)],
            [value("x", FLOAT, array.shape)],
            [value("C", FLOAT, None)],
            [tensor("k", size)],
        )
        assert contained(result, by_onnxruntime(proto, {"x": array})[0]) == []
        with np.errstate(all="ignore"):
            assert contained(result, ReferenceEvaluator(proto).run(None, {"x": array})[0]) == []


def test_extrapolation_value_of_resize() -> None:
    attributes = {"mode": "nearest", "coordinate_transformation_mode": "tf_crop_and_resize", "extrapolation_value": 0.0}
    x = AbstractTensor(FLOAT, (1, 1, 2, 2), Interval(1.0, 2.0))
    result = evaluate(NodeContext("Resize", 18, attributes, [x, None, None, None], [(FLOAT, None)]))[0]
    assert result.interval.holds(0.0)
    assert evaluate(NodeContext("Upsample", 9, {}, [x, None], [(TensorProto.INT32, None)]))[0].interval.holds(0)


@pytest.mark.parametrize("operator", ["ScatterND", "ScatterElements"])
@pytest.mark.parametrize("dtype", FLOATS)
def test_scatter_addition_contains_its_results(dtype: str, operator: str) -> None:
    index = np.array([[0], [0], [3]]) if operator == "ScatterND" else np.array([[0, 1], [3, 0], [0, 0]])
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        with np.errstate(invalid="ignore"):  # of a NaN that signals
            x, y = (abs(np.resize(floats(dtype, rng), (rows, 2))) for rows in (4, 3))
            values = [operand(x), operand(index), operand(y)]
        result = evaluate(NodeContext(operator, 18, {"reduction": "add"}, values, [(FLOATS[dtype], x.shape)]))[0]
        results = run(operator, [x, index, y], FLOATS[dtype], reduction="add")
        assert contained(result, results) == [], seed
        assert values[0].interval.empty or result.interval.low == values[0].interval.low

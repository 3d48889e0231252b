"""Sizes of losses, cumulative sums, grids and tiles on which a runtime disagrees with onnx."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import defs
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    tensor,
    value,
    verdicts,
)
from vinculum.models.shapes.shape_disagreements import TABLE, Runtime

TOOLS = Path(__file__).parents[3] / "proofs/tools.txt"
NOT_ZERO = "E_DIV_INT_CONSTR_B_0030"
ONE, THREE = tensor("one", np.int64(1)), tensor("three", np.int64(3))
COUNTED = [node("Size", ["r"], ["n"]), node("Sub", ["n", "one"], ["B"])]
LESS_THREE = [node("Shape", ["r"], ["n"], end=1), node("Sub", ["n", "three"], ["B"])]
RANK_LESS_ONE = [node("Shape", ["r"], ["n"]), node("Size", ["n"], ["m"]), node("Sub", ["m", "one"], ["B"])]
GRID = node("AffineGrid", ["x", "size"], ["r"])
SIZES = tensor("size", np.array([2, 1, 2, 2]))
HEADS = {"kv_num_heads": 1, "q_num_heads": 1, "update_rule": "linear"}
TRAINING = "ai.onnx.preview.training"
INT32_MIN_AXIS = tensor("axis", np.int32(-(2**31)))


def by_reference(proto: Any, feeds: dict[str, Any]) -> list[Any]:
    return list(ReferenceEvaluator(proto).run(None, feeds))


def loss(operator: str, reduction: str) -> Any:
    return node(operator, ["x", "t"], ["r"], reduction=reduction)


def rows(n: Any, m: Any) -> list[Any]:
    return [value("x", FLOAT, [n, 3]), value("t", INT64, [m])]


# Operator set, nodes that make B, inputs, constants, operands of which one runtime makes a B with a 0, and which that is.
ZEROS = {
    "a loss of as many as there are targets": (
        22, [loss("NegativeLogLikelihoodLoss", "none"), *COUNTED], rows(3, "M"), [ONE],
        {"x": np.ones((3, 3), np.float32), "t": np.zeros(1, np.int64)}, by_onnxruntime,
    ),
    "a loss that is reduced as no word says": (
        13, [loss("SoftmaxCrossEntropyLoss", "max"), node("Shape", ["r"], ["s"]), node("Size", ["s"], ["n"]),
             node("Sub", ["n", "one"], ["B"])],
        rows(3, 3), [ONE], {"x": np.ones((3, 3), np.float32), "t": np.zeros(3, np.int64)}, by_reference,
    ),
    "products that go on along no axis": (
        26, [node("CumProd", ["x", "nil"], ["r"]), *RANK_LESS_ONE], [value("x", FLOAT, [])],
        [ONE, tensor("nil", np.int64(0))], {"x": np.float32(2)}, by_reference,
    ),
    "sums that go on along the axis of the least number": (
        14, [node("CumSum", ["x", "axis"], ["r"]), *RANK_LESS_ONE], [value("x", FLOAT, [2, 3])], [ONE, INT32_MIN_AXIS],
        {"x": np.ones((2, 3), np.float32)}, by_reference,
    ),
    "sums that go on along an axis that is not known": (
        14, [node("CumSum", ["x", "axis"], ["r"]), *RANK_LESS_ONE],
        [value("x", FLOAT, [2, 3]), value("axis", INT32, [])], [ONE],
        {"x": np.ones((2, 3), np.float32), "axis": np.array(-(2**31), np.int32)}, by_reference,
    ),
    "grids of as many as there are matrices": (
        20, [GRID, *LESS_THREE], [value("x", FLOAT, ["N", 2, 3])], [SIZES, THREE],
        {"x": np.ones((3, 2, 3), np.float32)}, by_reference,
    ),
    "regions of as many as there are images": (
        22, [node("RoiAlign", ["x", "regions", "images"], ["r"]), *LESS_THREE],
        [value("x", FLOAT, [1, 1, 4, 4]), value("images", INT64, ["N"])], [tensor("regions", np.ones((4, 4), np.float32)), THREE],
        {"x": np.ones((1, 1, 4, 4), np.float32), "images": np.zeros(3, np.int64)}, by_reference,
    ),
    "attention to rows of another number": (
        27, [node("LinearAttention", ["x", "x", "v"], ["r", "s"], **HEADS), node("Shape", ["r"], ["n"], start=1, end=2),
             node("Sub", ["n", "three"], ["B"])],
        [value("x", FLOAT, [1, "N", 2]), value("v", FLOAT, [1, 4, 2])], [THREE],
        {"x": np.ones((1, 3, 2), np.float32), "v": np.ones((1, 4, 2), np.float32)}, by_reference,
    ),
    "more of the greatest than a tensor can have": (
        24, [node("TopK", ["x", "many"], ["r", "i"]), node("Size", ["r"], ["B"])], [value("x", FLOAT, [2])],
        [tensor("many", np.array([2**63 - 2]))], {"x": np.ones(2, np.float32)}, by_reference,
    ),
    "rows up to an axis that there is not": (
        13, [node("Flatten", ["x"], ["r"], axis=-3), node("Shape", ["r"], ["s"]), node("Gather", ["s", "nil"], ["n"]),
             node("Sub", ["n", "one"], ["B"])],
        [], [tensor("x", np.ones((2, 3), np.float32)), tensor("nil", np.int64(0)), ONE], {}, by_reference,
    ),
    "tiles along more axes than there are": (
        13, [node("Tile", ["x", "many"], ["r"]), node("Shape", ["r"], ["n"]), node("Size", ["n"], ["m"]), node("Sub", ["m", "three"], ["B"])],
        [value("x", FLOAT, [2, 2]), value("many", INT64, ["N"])], [THREE],
        {"x": np.ones((2, 2), np.float32), "many": np.array([1, 1, 1])}, by_reference,
    ),
}  # fmt: skip


def verdict(folder: Path, nodes: list[Any], inputs: list[Any], constants: list[Any], **more: Any) -> str:
    """Whether B is never 0 where it divides."""
    complete, operands = [*nodes, node("Div", ["A", "B"], ["C"])], [*inputs, value("A", INT64, [])]
    proto = model(complete, operands, [value("C", INT64, None)], constants, **more)
    return verdicts(analyse_proto(proto, folder))[NOT_ZERO]


@pytest.mark.parametrize(("opset", "nodes", "inputs", "constants", "feeds", "run"), ZEROS.values(), ids=list(ZEROS))
def test_denominator_is_zero_on_one_runtime(
    opset: int, nodes: list[Any], inputs: list[Any], constants: list[Any], feeds: Any, run: Any, tmp_path: Path
) -> None:
    (result,) = run(model(nodes, inputs, [value("B", INT64, None)], constants, opset=opset), feeds)
    assert (np.asarray(result) == 0).any()
    assert verdict(tmp_path, nodes, inputs, constants, opset=opset) == "obligation"


AGREED = {
    "a loss of as many as there are rows": (22, [loss("NegativeLogLikelihoodLoss", "none"), *COUNTED], rows(3, 3), [ONE]),
    "the mean of a loss": (13, [loss("SoftmaxCrossEntropyLoss", "mean"), node("Size", ["r"], ["B"])], rows("N", "M"), []),
    "sums along an axis": (14, [node("CumSum", ["x", "three"], ["r"]), *COUNTED], [value("x", FLOAT, [1, 1, 1, 2])], [ONE, THREE]),
    "as many regions as images": (22, [node("RoiAlign", ["x", "regions", "images"], ["r"]), *LESS_THREE],
                                  [value("x", FLOAT, [1, 1, 4, 4]), value("images", INT64, [4])],
                                  [tensor("regions", np.ones((4, 4), np.float32)), THREE]),
    "attention to as many rows": (27, [node("LinearAttention", ["x", "x", "x"], ["r", "s"], **HEADS),
                                       node("Shape", ["r"], ["B"], start=1, end=2)], [value("x", FLOAT, [1, 4, 2])], []),
    "tiles along each axis": (13, [node("Tile", ["x", "many"], ["r"]), *RANK_LESS_ONE],
                              [value("x", FLOAT, ["N", 2]), value("many", INT64, [2])], [ONE]),
    "as many grids as are wanted": (20, [GRID, *LESS_THREE], [value("x", FLOAT, [2, 2, 3])], [SIZES, THREE]),
}  # fmt: skip


@pytest.mark.parametrize(("opset", "nodes", "inputs", "constants"), AGREED.values(), ids=list(AGREED))
def test_agreed_sizes_are_known(
    opset: int, nodes: list[Any], inputs: list[Any], constants: list[Any], tmp_path: Path
) -> None:
    assert verdict(tmp_path, nodes, inputs, constants, opset=opset) == "discharged"


def test_training_operators_have_unknown_sizes(tmp_path: Path) -> None:
    """Inference keeps the size; the reference evaluator broadcasts to that of the gradient."""
    settings = {"alpha": 0.5, "beta": 0.5, "mode": "standard", "norm_coefficient": 0.0}
    names = ["rate", "turn", "x", "gradient", "speed"]
    step = node("Momentum", names, ["r", "s"], domain=TRAINING, **settings)
    nodes = [step, node("Size", ["r"], ["n"]), node("Sub", ["n", "three"], ["B"])]
    kinds = dict(zip(names, (FLOAT, INT64, FLOAT, FLOAT, FLOAT), strict=True))
    inputs = [
        value(name, kind, [] if name in names[:2] else [1 if name == "x" else "N"]) for name, kind in kinds.items()
    ]
    proto = model(nodes, inputs, [value("B", INT64, None)], [THREE], imports=[TRAINING])
    feeds = {"rate": np.float32(1), "turn": np.int64(1), "x": np.ones(1, np.float32)}
    assert by_reference(proto, feeds | {name: np.ones(3, np.float32) for name in names[3:]}) == [0]
    assert verdict(tmp_path, nodes, inputs, [THREE], imports=[TRAINING]) == "obligation"


def test_each_row_is_a_distinct_onnx_operator() -> None:
    operators = [operator for row in TABLE for operator in row.operators]
    assert len(operators) == len(set(operators))
    assert set(operators) <= {definition.name for definition in defs.get_all_schemas_with_history()}


def test_reference_evaluator_version_matches_the_tools() -> None:
    version = Runtime.REFERENCE.rpartition(" ")[2]
    assert f"onnx=={version}" in TOOLS.read_text(encoding="utf-8").split()

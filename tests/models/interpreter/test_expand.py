"""Expand to another tensor's size, as torch exports it: -1 keeps a size."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.models.model_builders import FLOAT, INT64, analyse_proto, by_onnxruntime, model, node, tensor, value

ZERO, BROADCAST = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


def pooled(number: int, sizes: list[Any], target_shape: str = "s") -> Any:
    """The mean of x over a mask; `number` stands for a kept size."""
    nodes = [
        node("Unsqueeze", ["mask", "last"], ["u"]),
        node("Shape", ["x"], ["s"]),
        node("Equal", [target_shape, "number"], ["e"]),
        node("Where", ["e", "ones", target_shape], ["to"]),
        node("Expand", ["u", "to"], ["w"]),
        node("Mul", ["x", "w"], ["kept"]),
        node("ReduceSum", ["kept", "rows"], ["A"], keepdims=0),
        node("ReduceSum", ["w", "rows"], ["sum"], keepdims=0),
        node("Clip", ["sum", "least"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [
        tensor("last", np.array([-1])),
        tensor("rows", np.array([1])),
        tensor("ones", np.ones(3, np.int64)),
        tensor("number", np.array([number])),
        tensor("least", np.float32(1e-9)),
    ]
    inputs = [value("x", FLOAT, sizes), value("mask", FLOAT, sizes[:2]), value("other", INT64, [3])]
    return model(nodes, inputs, [value("C", FLOAT, None)], constants)


@pytest.mark.parametrize(
    ("number", "target_shape", "verdict"),
    [(-1, "s", "discharged"), (0, "s", "obligation"), (2, "s", "obligation"), (-1, "other", "obligation")],
)
def test_mean_over_a_mask(number: int, target_shape: str, verdict: str, tmp_path: Path) -> None:
    """A size of 0 or 2 may be taken for a kept one and replaced by 1."""
    proto = pooled(number, ["N", "S", 4], target_shape)
    (row,) = [row for row in analyse_proto(proto, tmp_path).findings if BROADCAST in row.requirements]
    assert row.verdict.value == verdict
    if verdict == "discharged":
        assert {each.removeprefix("that sizes called ") for each in row.assumption_texts} <= {
            "N are one size",
            "S are one size",
        }
    feeds = {"x": np.ones((2, 3, 4), np.float32), "mask": np.ones((2, 3), np.float32), "other": np.array([2, 3, 4])}
    assert by_onnxruntime(proto, feeds)[0].tolist() == [[1.0] * 4] * 2


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(1, 9, "discharged"), (0, 9, "obligation"), (-9, -1, "discharged"), (-9, 0, "obligation")],
)
def test_integers_without_one_value(low: int, high: int, verdict: str, tmp_path: Path) -> None:
    """The selection is 0 where x is 0, and otherwise 5."""
    nodes = [
        node("Equal", ["x", "nil"], ["e"]),
        node("Where", ["e", "nil", "five"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor("nil", np.int64(0)), tensor("five", np.int64(5))]
    proto = model(nodes, [value("x", INT64, ["N"]), value("A", INT64, [])], [value("C", INT64, None)], constants)
    (row,) = [
        row for row in analyse_proto(proto, tmp_path, None, f"x={low}:{high}").findings if ZERO in row.requirements
    ]
    assert row.verdict.value == verdict

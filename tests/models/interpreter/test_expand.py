"""Expansion to the size of another tensor as torch writes it: -1 stands for a size that is kept."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.models.model_builders import FLOAT, INT64, analysed, by_onnxruntime, model, node, tensor, value

ZERO, BROADCAST = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"


def pooled(number: int, sizes: list[Any], wanted: str = "s") -> Any:
    """The mean over a mask of x; `number`: that which is taken for a size that is kept."""
    nodes = [
        node("Unsqueeze", ["mask", "last"], ["u"]),
        node("Shape", ["x"], ["s"]),
        node("Equal", [wanted, "number"], ["e"]),
        node("Where", ["e", "ones", wanted], ["to"]),
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
    ("number", "wanted", "verdict"),
    [(-1, "s", "discharged"), (0, "s", "obligation"), (2, "s", "obligation"), (-1, "other", "obligation")],
)
def test_the_mean_over_a_mask(number: int, wanted: str, verdict: str, tmp_path: Path) -> None:
    """A size of 0, or of 2, may be taken for one that is kept, and 1 put in its place."""
    proto = pooled(number, ["N", "S", 4], wanted)
    (row,) = [row for row in analysed(proto, tmp_path).findings if BROADCAST in row.requirements]
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
def test_integers_that_cannot_be_one_number(low: int, high: int, verdict: str, tmp_path: Path) -> None:
    """Chosen is 0 where x is 0, and else 5."""
    nodes = [
        node("Equal", ["x", "nil"], ["e"]),
        node("Where", ["e", "nil", "five"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor("nil", np.int64(0)), tensor("five", np.int64(5))]
    proto = model(nodes, [value("x", INT64, ["N"]), value("A", INT64, [])], [value("C", INT64, None)], constants)
    (row,) = [row for row in analysed(proto, tmp_path, None, f"x={low}:{high}").findings if ZERO in row.requirements]
    assert row.verdict.value == verdict

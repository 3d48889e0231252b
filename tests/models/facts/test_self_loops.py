"""Row sums to which a constant adds a positive number in each row, as self loops of a graph do."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

from tests.models.model_builders import FLOAT, analyse_proto, by_onnxruntime, model, node, tensor, value, verdicts

ZERO = "V_DIV_FLOAT_NONZERO_0010"
EYE, SHIFTED = np.eye(3, dtype=np.float32), np.eye(3, k=1, dtype=np.float32)
PRESENT = node("Abs", ["x"], ["p"])
ADDED, SUM = node("Add", ["p", "e"], ["a"]), node("ReduceSum", ["a", "last"], ["B"])
LIKE, LAST = node("EyeLike", ["x"], ["e"]), np.array([-1])

# The matrix of the loops, nodes, the axis that is summed up, and the verdict.
LOOPS: dict[str, tuple[Any, list[Any], Any, str]] = {
    "a constant": (EYE, [PRESENT, ADDED, SUM], LAST, "discharged"),
    "one of the same size": (None, [PRESENT, LIKE, ADDED, SUM], LAST, "discharged"),
    "beside the diagonal": (SHIFTED, [PRESENT, ADDED, SUM], LAST, "obligation"),
    "one of the same size, beside the diagonal": (
        None, [PRESENT, node("EyeLike", ["x"], ["e"], k=1), ADDED, SUM], LAST, "obligation",
    ),
    "a row of zeros": (EYE * [[1], [0], [1]], [PRESENT, ADDED, SUM], LAST, "obligation"),
    "rows of zeros below one of ones": (EYE[:, :1] * np.ones(3), [PRESENT, ADDED, SUM], LAST, "obligation"),
    "some of each column": (EYE + np.ones(3), [PRESENT, ADDED, SUM], np.array([0]), "discharged"),
    "numbers below zero": (-EYE, [PRESENT, ADDED, SUM], LAST, "obligation"),
    "of what may be below zero": (EYE, [node("Neg", ["x"], ["p"]), ADDED, SUM], LAST, "obligation"),
    "one row for all": (EYE[:1], [PRESENT, ADDED, SUM], LAST, "discharged"),
    "one column for all": (EYE[:, :1], [PRESENT, ADDED, SUM], LAST, "obligation"),
    "a factor": (EYE, [PRESENT, node("Mul", ["p", "e"], ["a"]), SUM], LAST, "obligation"),
    "a power": (EYE, [PRESENT, node("Pow", ["e", "p"], ["a"]), SUM], LAST, "obligation"),
}  # fmt: skip


def made_of(loops: Any, nodes: list[Any], axes: Any, kind: int = FLOAT) -> Any:
    dtype = np.float32 if kind == FLOAT else np.float64
    constants = [tensor("last", axes), *([] if loops is None else [tensor("e", loops.astype(dtype))])]
    inputs, outputs = [value("x", kind, [3, 3]), value("A", kind, [])], [value("C", kind, None)]
    return model([*nodes, node("Div", ["A", "B"], ["C"])], inputs, outputs, constants)


@pytest.mark.parametrize("kind", [FLOAT, TensorProto.DOUBLE], ids=["float", "double"])
@pytest.mark.parametrize(("loops", "nodes", "axes", "verdict"), LOOPS.values(), ids=list(LOOPS))
def test_neighbour_sum_is_positive_with_self_loops_only(
    loops: Any, nodes: list[Any], axes: Any, verdict: str, kind: int, tmp_path: Path
) -> None:
    assert verdicts(analyse_proto(made_of(loops, nodes, axes, kind), tmp_path, "openvino-1"))[ZERO] == verdict


@pytest.mark.parametrize("name", [name for name, row in LOOPS.items() if row[3] == "discharged"])
def test_sum_without_neighbours_is_positive(name: str) -> None:
    proto = made_of(*LOOPS[name][:3])
    proto.graph.output[0].CopyFrom(value("B", FLOAT, None))
    del proto.graph.node[-1], proto.graph.input[-1]
    (finding,) = by_onnxruntime(proto, {"x": np.zeros((3, 3), np.float32)})
    assert (finding > 0).all()


def test_nan_in_a_self_loop_proves_nothing(tmp_path: Path) -> None:
    loops = EYE * [[1], [np.nan], [1]]
    assert (
        verdicts(analyse_proto(made_of(loops, LOOPS["a constant"][1], LAST), tmp_path, "openvino-1"))[ZERO]
        == "obligation"
    )

"""Counts, indices, and scattered tensors: the denominators of averages."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

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

ZERO, BOOL = "E_DIV_INT_CONSTR_B_0030", TensorProto.BOOL
CONSTANTS = [
    tensor("one", np.array(1)),
    tensor("nil", np.array(0)),
    tensor("ones", np.ones(4, np.int64)),
    tensor("more", np.array([2, 3])),
    tensor("zeros", np.zeros(2, np.int64)),
    tensor("all", np.array([4])),
]
COUNT = [node("Cast", ["m"], ["c"], to=INT64), node("ReduceSum", ["c"], ["s"], keepdims=0)]
NARROW = [
    node("Cast", ["m"], ["c"], to=INT32),
    node("ReduceSum", ["c"], ["w"], keepdims=0),
    node("Cast", ["w"], ["s"], to=INT64),
]
NEXT, SPLIT = node("Add", ["s", "one"], ["B"]), node("SplitToSequence", ["b"], ["q"])
CASES: dict[str, tuple[list[Any], str]] = {
    "how many there are, and one": ([*COUNT, NEXT], "discharged"),
    "of 32 bits, which may wrap around": ([*NARROW, NEXT], "obligation"),
    "how many, which may be none": ([*COUNT, node("Identity", ["s"], ["B"])], "obligation"),
    "which one it is": ([node("Shape", ["m"], ["n"]), node("ConstantOfShape", ["n"], ["o"], value=tensor("v", np.array([1]))), node("CumSum", ["o", "nil"], ["B"])], "discharged"),
    "which one, from 0 on": ([node("Cast", ["m"], ["c"], to=INT64), node("CumSum", ["c", "nil"], ["B"], exclusive=1)], "obligation"),
    "so many of the true ones, and one": ([node("Cast", ["m"], ["c"], to=INT64), node("CumSum", ["c", "nil"], ["s"]), NEXT], "discharged"),
    "ones and others": ([node("ScatterElements", ["ones", "i", "more"], ["B"])], "discharged"),
    "zeros among ones": ([node("ScatterElements", ["ones", "i", "zeros"], ["B"])], "obligation"),
    "what is taken off": ([node("ScatterElements", ["ones", "i", "b"], ["B"], reduction="add")], "obligation"),
    "the greater ones": ([node("ScatterElements", ["ones", "i", "more"], ["B"], reduction="max")], "discharged"),
    "ones and others, by place": ([node("Unsqueeze", ["i", "one_axis"], ["p"]), node("ScatterND", ["ones", "p", "more"], ["B"])], "discharged"),
    "how many tensors, and one": ([SPLIT, node("SequenceLength", ["q"], ["s"]), NEXT], "discharged"),
    "one of the parts": ([node("Max", ["b", "one"], ["k"]), node("SplitToSequence", ["k"], ["q"]), node("SequenceAt", ["q", "nil"], ["B"])], "discharged"),
    "one of parts that may be 0": ([SPLIT, node("SequenceAt", ["q", "nil"], ["B"])], "obligation"),
    "a power of two": ([node("Clip", ["j", "nil", "five"], ["e"]), node("Pow", ["two", "e"], ["B"])], "discharged"),
    "a power of 0": ([node("Clip", ["j", "nil", "five"], ["e"]), node("Pow", ["nil", "e"], ["B"])], "obligation"),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "verdict"), CASES.values(), ids=list(CASES))
def test_counted_or_assembled_denominators(nodes: list[Any], verdict: str, tmp_path: Path) -> None:
    constants = [*CONSTANTS, tensor("one_axis", np.array([1])), tensor("five", np.array(5)), tensor("two", np.array(2))]
    inputs = [
        value("m", BOOL, ["N"]),
        value("i", INT64, [2]),
        value("b", INT64, [2]),
        value("j", INT64, []),
        value("A", INT64, []),
    ]
    proto = model(
        [*nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT64, None), value("B", INT64, None)], constants
    )
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == verdict
    feeds = {
        "m": np.array([False, True]),
        "i": np.array([3, 1]),
        "b": np.array([-1, 5]),
        "j": np.array(3),
        "A": np.array(7),
    }
    if verdict == "discharged":
        assert (by_onnxruntime(proto, feeds)[1] > 0).all()


def test_growing_float_sums_stay_above_their_start(tmp_path: Path) -> None:
    nodes = [node("Exp", ["x"], ["e"]), node("Add", ["e", "half"], ["p"]), node("CumSum", ["p", "nil"], ["B"])]
    outputs = [value("C", FLOAT, None)]
    proto = model(
        [*nodes, node("Div", ["A", "B"], ["C"])],
        [value("x", FLOAT, ["N"]), value("A", FLOAT, [])],
        outputs,
        [CONSTANTS[1], tensor("half", np.float32(0.5))],
    )
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))["V_DIV_FLOAT_NONZERO_0010"] == "discharged"

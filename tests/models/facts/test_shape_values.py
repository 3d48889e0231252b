"""Shapes computed from other tensors' sizes: equal unknown sizes are known to meet."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import INT64, analyse_proto, by_onnxruntime, model, node, tensor, value, verdicts

SHAPE = "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
NUMBERS = {
    "nil": 0,
    "one": 1,
    "two": 2,
    "first": [0],
    "second": [1],
    "six": [6],
    "left": [-1],
    "heads": [2, 3],
    "zero": [0],
}
CONSTANTS = [tensor(name, np.array(n)) for name, n in NUMBERS.items()]
SIZES = [
    node("Shape", ["x"], ["s"]),
    node("Gather", ["s", "nil"], ["n"]),
    node("Gather", ["s", "first"], ["d0"]),
    node("Gather", ["s", "second"], ["d1"]),
]


def reshaped_twice(parts: list[str], operator: str = "Reshape", of: str = "x", **more: Any) -> list[Any]:
    """B, of this shape, and A, of that shape computed again by way of Unsqueeze."""
    repeated = [
        node("Unsqueeze", ["n", "first"], ["u"]),
        node("Concat", ["u" if p == "d0" else p for p in parts], ["w"], axis=0),
    ]
    own = [of] if of else []
    return [
        node("Concat", parts, ["t"], axis=0),
        *repeated,
        node(operator, [*own, "t"], ["b"], **more),
        node(operator, [*own, "w"], ["a"], **more),
    ]


COUNTED = [node("Range", ["nil", "n", "one"], ["r"])]
# Nodes that make a and b, sizes of x, whether they are known to meet, and sizes of x of which it is run.
CASES: dict[str, tuple[list[Any], list[Any], str]] = {
    "what is left to compute": (reshaped_twice(["d0", "left"]), ["N", 2, 3], "discharged"),
    "heads of each": (reshaped_twice(["d0", "d1", "heads"]), ["N", "M", 6], "discharged"),
    "of open sizes alone": (reshaped_twice(["d0", "left"]), ["N", "M"], "discharged"),
    "the other way round": (reshaped_twice(["d1", "d0"]), ["N", "M"], "obligation"),
    "the other way round, where zero is one": (reshaped_twice(["d1", "d0"], allowzero=1), ["N", "M"], "discharged"),
    "what is left of two": (reshaped_twice(["left", "six"]), ["N", "M", 3], "obligation"),
    "as many": (reshaped_twice(["d0", "heads"]), ["N", 6], "discharged"),
    "not as many, it seems": (reshaped_twice(["d0", "d0"]), ["N", "M"], "obligation"),
    "that of another": (reshaped_twice(["d0", "six"], "Expand", "one"), ["N", 6], "discharged"),
    "filled": (reshaped_twice(["d0", "six"], "ConstantOfShape", "", value=tensor("v", np.array([1]))), ["N", 6], "discharged"),
    "x, counted": ([*COUNTED, node("Identity", ["r"], ["b"]), node("Identity", ["x"], ["a"])], ["N"], "discharged"),
    "x, counted from one": ([node("Range", ["one", "n", "one"], ["b"]), node("Identity", ["x"], ["a"])], ["N"], "obligation"),
    "x, by twos": ([node("Range", ["nil", "n", "two"], ["b"]), node("Identity", ["x"], ["a"])], ["N"], "obligation"),
    "what is no size": ([node("Add", ["d0", "one"], ["e"]), node("Concat", ["e", "six"], ["t"], axis=0), node("Expand", ["one", "t"], ["b"]), node("Identity", ["x"], ["a"])], ["N", 6], "obligation"),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "sizes", "verdict"), CASES.values(), ids=list(CASES))
def test_shapes_computed_from_sizes_are_compared(
    nodes: list[Any], sizes: list[Any], verdict: str, tmp_path: Path
) -> None:
    used = [each for each in SIZES if len(sizes) > 1 or each.output[0] != "d1"]
    nodes = [*used, *nodes, node("Max", ["b", "one"], ["B"])]
    interface = [value("x", INT64, sizes)], [value("C", INT64, None)]
    proto = model([*nodes, node("Div", ["a", "B"], ["C"])], *interface, CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == verdict
    if verdict == "discharged":
        x = np.ones([size if isinstance(size, int) else 4 + place for place, size in enumerate(sizes)], np.int64)
        for result in (*by_onnxruntime(proto, {"x": x}), *ReferenceEvaluator(proto).run(None, {"x": x})):
            assert result.size == x.size


def test_reshape_size_zero_copies_the_size_of_x(tmp_path: Path) -> None:
    """Unless allowzero is set; an unknown size may be 0 at run time."""
    nodes = [
        *SIZES,
        node("Concat", ["d1", "d0"], ["t"], axis=0),
        node("Reshape", ["y", "t"], ["b"]),
        node("Shape", ["b"], ["r"]),
    ]
    inputs = [value("x", INT64, ["N", "M"]), value("y", INT64, ["K", "L"])]
    denominator_model = model(nodes, inputs, [value("r", INT64, None)], CONSTANTS)
    feeds = {"x": np.ones((4, 0), np.int64), "y": np.ones((2, 4), np.int64)}
    for run in (by_onnxruntime, lambda proto, feeds: ReferenceEvaluator(proto).run(None, feeds)):
        assert run(denominator_model, feeds)[0].tolist() == [2, 4]
    flipped = node("Transpose", ["x"], ["a"])
    nodes = [*nodes[:-1], flipped, node("Max", ["b", "one"], ["B"]), node("Div", ["a", "B"], ["C"])]
    proto = model(nodes, inputs, [value("C", INT64, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == "obligation"

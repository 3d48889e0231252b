"""Concat with empty tensors: parts of ONNX Runtime's result may be uninitialised memory."""

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
    reasons,
    value,
    verdicts,
)

NOT_ZERO = "E_DIV_INT_CONSTR_B_0030"
ONES = ["x=1:4", "y=1:4"]
INTEGERS = [node("Cast", ["r"], ["B"], to=INT64)]
SEQUENCE = node("SequenceConstruct", ["x", "y"], ["s"])
PARTS, REJOINED = node("SplitToSequence", ["x"], ["s"], axis=1), node("ConcatFromSequence", ["s"], ["r"], axis=1)

# Nodes that join x and y, and the shapes that the model states of them.
JOINED = {
    "tensors": ([node("Concat", ["x", "y"], ["r"], axis=0)], ["N", "M"], ["K", "L"]),
    "tensors of which one is empty": ([node("Concat", ["x", "y"], ["r"], axis=0)], [2, 2], [2, "M"]),
    "tensors of any shape": ([node("Concat", ["x", "y"], ["r"], axis=-2)], None, None),
    "tensors of a sequence": ([SEQUENCE, node("ConcatFromSequence", ["s"], ["r"], axis=0)], ["N", "M"], ["K", "L"]),
}


def divided(nodes: list[Any], *shapes: Any) -> Any:
    inputs = [value(name, FLOAT, shape) for name, shape in zip("xy", shapes, strict=False)]
    complete = [*nodes, *INTEGERS, node("Div", ["A", "B"], ["C"])]
    return model(complete, [*inputs, value("A", INT64, [])], [value("C", INT64, None)])


@pytest.mark.parametrize(("nodes", "one", "other"), JOINED.values(), ids=list(JOINED))
def test_possibly_empty_operand(nodes: list[Any], one: Any, other: Any, tmp_path: Path) -> None:
    denominator_model = model(nodes, [value("x", FLOAT, one), value("y", FLOAT, other)], [value("r", FLOAT, None)])
    x, y = np.ones((2, 2), np.float32), np.ones((2, 0), np.float32)
    (result,) = by_onnxruntime(denominator_model, {"x": x, "y": y})
    assert result.size > x.size + y.size
    assert verdicts(analyse_proto(divided(nodes, one, other), tmp_path, None, *ONES))[NOT_ZERO] == "obligation"


DISCHARGED = {
    "sizes that are one number": (JOINED["tensors"][0], ["N", 3], ["K", 3]),
    "one axis": (JOINED["tensors"][0], ["N"], ["K"]),
    "tensors of a sequence": (JOINED["tensors of a sequence"][0], ["N", 3], ["K", 3]),
}


@pytest.mark.parametrize(("nodes", "one", "other"), DISCHARGED.values(), ids=list(DISCHARGED))
def test_concat_of_equal_sizes_is_nonzero(nodes: list[Any], one: Any, other: Any, tmp_path: Path) -> None:
    analysis = analyse_proto(divided(nodes, one, other), tmp_path, None, *ONES)
    assert verdicts(analysis)[NOT_ZERO] == "discharged"


def test_equal_names_are_an_assumption(tmp_path: Path) -> None:
    analysis = analyse_proto(divided(JOINED["tensors"][0], ["N", "M"], ["K", "M"]), tmp_path, None, *ONES)
    (row,) = [row for row in analysis.findings if NOT_ZERO in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("that sizes called M are one size", *ONES))


@pytest.mark.parametrize("known_size", [True, False])
def test_rejoined_split_keeps_the_other_sizes(known_size: bool, tmp_path: Path) -> None:
    """The parts of a split tensor keep the other sizes.

    ONNX Runtime and the reference evaluator join them to the original tensor.
    """
    shape = [2, 3] if known_size else ["N", 3]
    divided_model = divided([PARTS, REJOINED], shape)
    assert verdicts(analyse_proto(divided_model, tmp_path, None, *ONES[:1]))[NOT_ZERO] == (
        "discharged" if known_size else "obligation"
    )
    denominator_model = model([PARTS, REJOINED], [value("x", FLOAT, shape)], [value("r", FLOAT, None)])
    x = np.arange(1, 7, dtype=np.float32).reshape(2, 3)
    for run in (by_onnxruntime, lambda proto, feeds: ReferenceEvaluator(proto).run(None, feeds)):
        np.testing.assert_array_equal(run(denominator_model, {"x": x})[0], x)


@pytest.mark.parametrize(("given_split", "keepdims"), [(False, 0), (False, 1), (True, 0), (True, 1)])
def test_rank_of_parts(given_split: bool, keepdims: int, tmp_path: Path) -> None:
    """If a split is given, ONNX keeps all axes; ONNX Runtime drops one if keepdims is 0."""
    split = node("SplitToSequence", ["x", *(["one"] if given_split else [])], ["s"], axis=-1, keepdims=keepdims)
    nodes = [node("Constant", [], ["one"], value_int=1), node("Constant", [], ["nil"], value_int=0), split]
    nodes += [node("SequenceAt", ["s", "nil"], ["p"]), node("Shape", ["p"], ["n"]), node("Size", ["n"], ["B"])]
    x = value("x", FLOAT, [2, 3])
    (result,) = by_onnxruntime(model(nodes, [x], [value("B", INT64, None)]), {"x": np.ones((2, 3), np.float32)})
    full_model = model([*nodes, node("Div", ["A", "B"], ["C"])], [x, value("A", INT64, [])], [value("C", INT64, None)])
    (finding,) = reasons(analyse_proto(full_model, tmp_path), NOT_ZERO)
    assert result == 1 + keepdims
    assert (f"B is {result}, never 0" in finding) == (not given_split or bool(keepdims))

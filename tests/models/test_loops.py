"""What a loop hands its body, where the body states another number of axes: runtimes differ in what it gets."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from making import INT64, analysed, by_onnxruntime, graph, model, node, tensor, value, verdicts
from onnx import TensorProto, checker
from onnx.reference import ReferenceEvaluator

from vinculum.models.guard import guarded

NOT_ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
BOOL = TensorProto.BOOL
ON = node("Identity", ["go"], ["on"])


def loop(nodes: list[Any], counter: Any, carried: Any = None, *, given: Any = (), scan: Any = None) -> Any:
    """A loop whose body makes d, with `counter` axes stated of its counter, and `carried` ones of what it carries from A."""
    inputs = [value("i", INT64, counter), value("go", BOOL, [])]
    outputs, carries = [value("on", BOOL, [])], carried is not None
    if carries:
        inputs, outputs = [*inputs, value("v", INT64, carried)], [*outputs, value("w", INT64, carried)]
    body = graph([ON, *nodes], "b", inputs, [*outputs, value("d", INT64, scan)])
    made = node("Loop", ["n", "yes", *(["A"] if carries else [])], [*(["E"] if carries else []), "C"], body=body)
    results = [value("E", INT64, carried)] if carries else []
    return model(
        [made],
        [value("n", INT64, []), value("k", INT64, []), *([value("A", INT64, given)] if carries else [])],
        [*results, value("C", INT64, None if scan is None else ["T", *scan])],
        [tensor("yes", np.array(True)), tensor("one", np.int64(1)), tensor("seven", np.int64(7))],
    )


AXES = [node("Shape", ["i"], ["s"]), node("Size", ["s"], ["r"]), node("Sub", ["r", "one"], ["b"])]
BY_AXES = [*AXES, node("Div", ["seven", "b"], ["d"])]


def test_a_counter_has_as_many_axes_as_the_body_states_or_none(tmp_path: Path) -> None:
    feeds = {"n": np.array(1), "k": np.array(5)}
    for stated, verdict, assumed in (([1], "violated", True), ([], "discharged", False)):
        made = loop(BY_AXES, stated)
        found = analysed(made, tmp_path)
        assert verdicts(found)[NOT_ZERO] == verdict
        assumptions = {each for row in found.findings if NOT_ZERO in row.requirements for each in row.assumes}
        assert ("the shape that the model states of i" in assumptions) == assumed
        assert ReferenceEvaluator(made).run(None, feeds)[0].ravel() == [-7]
    with pytest.raises(Exception, match="division by zero"):
        by_onnxruntime(loop(BY_AXES, [1]), feeds, plainly=True)
    assert by_onnxruntime(loop(BY_AXES, []), feeds, plainly=True)[0].ravel() == [-7]


BY_COUNTER = [node("Sub", ["k", "i"], ["b"]), node("Div", ["seven", "b"], ["d"])]
BY_CARRIED = [node("Sub", ["v", "one"], ["w"]), node("Div", ["seven", "w"], ["d"])]


@pytest.mark.parametrize(
    ("made", "feeds"),
    [
        (loop(BY_COUNTER, [1], scan=[1]), {}),
        (loop(BY_COUNTER, [], scan=[]), {}),
        (loop(BY_CARRIED, [], [1], given=[], scan=[1]), {"A": np.array(9)}),
        (loop(BY_CARRIED, [], [], given=[1], scan=[]), {"A": np.array([9])}),
        (loop(BY_CARRIED, [], [3], given=[2], scan=[3]), {"A": np.array([9, 9])}),
        (loop(BY_CARRIED, [], [2], given=[2], scan=[2]), {"A": np.array([9, 9])}),
    ],
)
def test_a_guard_states_no_shape_that_contradicts_another(made: Any, feeds: dict[str, Any], tmp_path: Path) -> None:
    checker.check_model(made, full_check=True)
    copy = guarded(analysed(made, tmp_path))
    checker.check_model(copy, full_check=True)
    feeds = feeds | {"n": np.array(2), "k": np.array(5)}
    before, after = (by_onnxruntime(each, feeds, plainly=True) for each in (made, copy))
    assert all(np.array_equal(one, other) for one, other in zip(before, after, strict=True))
    outside = {name: np.ones_like(each) if name == "A" else each * 0 + 2 for name, each in feeds.items()}
    with pytest.raises(Exception, match=r"[Ii]ndices|out of bounds"):
        by_onnxruntime(copy, {name: np.asarray(each) for name, each in outside.items()} | {"k": np.array(1)})


def test_what_is_carried_has_the_sizes_that_are_given(tmp_path: Path) -> None:
    """Whatever the body states: ONNX Runtime goes on with them."""
    nodes = [node("Div", ["v", "three"], ["d"]), node("Identity", ["v"], ["w"])]
    for given, stated, verdict in (([2], [3], "violated"), ([3], [2], "discharged"), ([3], [3], "discharged")):
        made = loop(nodes, [], stated, given=given)
        made.graph.initializer.append(tensor("three", np.array([1, 2, 3])))
        assert verdicts(analysed(made, tmp_path))[SHAPE] == verdict

"""Operands of loop bodies: runtimes disagree if the body states another number of axes."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, checker
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    graph,
    model,
    node,
    tensor,
    value,
    verdicts,
)
from vinculum.models.guards.guard import add_guards
from vinculum.models.loading.errors import ModelError

NOT_ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
BOOL = TensorProto.BOOL
ON = node("Identity", ["go"], ["on"])


def loop(nodes: list[Any], counter: Any, carried: Any = None, *, initial: Any = (), scan: Any = None) -> Any:
    """A loop whose body states `counter` axes of its counter and `carried` axes of its carried value."""
    inputs = [value("i", INT64, counter), value("go", BOOL, [])]
    outputs, carries = [value("on", BOOL, [])], carried is not None
    if carries:
        inputs, outputs = [*inputs, value("v", INT64, carried)], [*outputs, value("w", INT64, carried)]
    body = graph([ON, *nodes], "b", inputs, [*outputs, value("d", INT64, scan)])
    new_node = node("Loop", ["n", "yes", *(["A"] if carries else [])], [*(["E"] if carries else []), "C"], body=body)
    results = [value("E", INT64, carried)] if carries else []
    return model(
        [new_node],
        [value("n", INT64, []), value("k", INT64, []), *([value("A", INT64, initial)] if carries else [])],
        [*results, value("C", INT64, None if scan is None else ["T", *scan])],
        [tensor("yes", np.array(True)), tensor("one", np.int64(1)), tensor("seven", np.int64(7))],
    )


AXES = [node("Shape", ["i"], ["s"]), node("Size", ["s"], ["r"]), node("Sub", ["r", "one"], ["b"])]
BY_AXES = [*AXES, node("Div", ["seven", "b"], ["d"])]


def test_counter_has_rank_0_or_the_stated_rank(tmp_path: Path) -> None:
    feeds = {"n": np.array(1), "k": np.array(5)}
    for stated_shape, verdict, assumed in (([1], "violated", True), ([], "discharged", False)):
        proto = loop(BY_AXES, stated_shape)
        analysis = analyse_proto(proto, tmp_path)
        assert verdicts(analysis)[NOT_ZERO] == verdict
        assumptions = {
            each for row in analysis.findings if NOT_ZERO in row.requirements for each in row.assumption_texts
        }
        assert ("the shape that the model states of i" in assumptions) == assumed
        assert ReferenceEvaluator(proto).run(None, feeds)[0].ravel() == [-7]
    with pytest.raises(Exception, match="division by zero"):
        by_onnxruntime(loop(BY_AXES, [1]), feeds, plainly=True)
    assert by_onnxruntime(loop(BY_AXES, []), feeds, plainly=True)[0].ravel() == [-7]


BY_COUNTER = [node("Sub", ["k", "i"], ["b"]), node("Div", ["seven", "b"], ["d"])]
BY_CARRIED = [node("Sub", ["v", "one"], ["w"]), node("Div", ["seven", "w"], ["d"])]


@pytest.mark.parametrize(
    ("proto", "feeds"),
    [
        (loop(BY_COUNTER, [1], scan=[1]), {}),
        (loop(BY_COUNTER, [], scan=[]), {}),
        (loop(BY_CARRIED, [], [1], initial=[], scan=[1]), {"A": np.array(9)}),
        (loop(BY_CARRIED, [], [], initial=[1], scan=[]), {"A": np.array([9])}),
        (loop(BY_CARRIED, [], [3], initial=[2], scan=[3]), {"A": np.array([9, 9])}),
        (loop(BY_CARRIED, [], [2], initial=[2], scan=[2]), {"A": np.array([9, 9])}),
    ],
)
def test_guard_states_no_contradicting_shape(proto: Any, feeds: dict[str, Any], tmp_path: Path) -> None:
    checker.check_model(proto, full_check=True)
    copy = add_guards(analyse_proto(proto, tmp_path))
    checker.check_model(copy, full_check=True)
    feeds = feeds | {"n": np.array(2), "k": np.array(5)}
    before, after = (by_onnxruntime(each, feeds, plainly=True) for each in (proto, copy))
    assert all(np.array_equal(one, other) for one, other in zip(before, after, strict=True))
    outside = {name: np.ones_like(each) if name == "A" else each * 0 + 2 for name, each in feeds.items()}
    with pytest.raises(Exception, match=r"[Ii]ndices|out of bounds"):
        by_onnxruntime(copy, {name: np.asarray(each) for name, each in outside.items()} | {"k": np.array(1)})


def test_carried_values_have_the_actual_sizes(tmp_path: Path) -> None:
    """ONNX Runtime ignores the shapes that the body states."""
    nodes = [node("Div", ["v", "three"], ["d"]), node("Identity", ["v"], ["w"])]
    for actual, stated_shape, verdict in (([2], [3], "violated"), ([3], [2], "discharged"), ([3], [3], "discharged")):
        proto = loop(nodes, [], stated_shape, initial=actual)
        proto.graph.initializer.append(tensor("three", np.array([1, 2, 3])))
        assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == verdict


START, COUNTER = (
    [tensor("three", np.int64(3)), tensor("two", np.int64(2))],
    [value("i", INT64, []), value("go", BOOL, [])],
)
TURNS = {
    "what is replaced by another": ([node("Max", ["k", "one"], ["w"])], "discharged"),
    "what is replaced by what may be 0": ([node("Identity", ["k"], ["w"])], "obligation"),
    "what grows": ([node("Add", ["v", "one"], ["w"])], "obligation"),
    "what grows, and no further": (
        [node("Add", ["v", "one"], ["u"]), node("Min", ["u", "three"], ["w"])],
        "discharged",
    ),
    "what is one less, at each turn": ([node("Sub", ["v", "one"], ["w"])], "obligation"),
}


@pytest.mark.parametrize(("nodes", "verdict"), TURNS.values(), ids=list(TURNS))
def test_carried_interval_is_inductive_or_unknown(nodes: list[Any], verdict: str, tmp_path: Path) -> None:
    nodes = [ON, *nodes, node("Div", ["seven", "v"], ["d"])]
    body = graph(
        nodes, "b", [*COUNTER, value("v", INT64, [])], [value("on", BOOL, []), *(value(n, INT64, []) for n in "wd")]
    )
    constants = [*START, *(tensor(name, np.array(n)) for name, n in (("yes", True), ("one", 1), ("seven", 7)))]
    proto = model(
        [node("Loop", ["n", "yes", "two"], ["E", "C"], body=body)],
        [value(n, INT64, []) for n in "nk"],
        [value("E", INT64, []), value("C", INT64, ["T"])],
        constants,
    )
    assert verdicts(analyse_proto(proto, tmp_path))[NOT_ZERO] == verdict
    feeds = {"n": np.array(5), "k": np.array(3 if verdict == "obligation" else -3)}
    if verdict == "discharged":
        assert by_onnxruntime(proto, feeds)[1].size == 5


GROWING = {
    "a count": ([node("Add", ["v", "one"], ["w"])], 2, "discharged"),
    "a count down": ([node("Sub", ["v", "one"], ["w"])], 2, "obligation"),
    "a count down, from below 0": ([node("Sub", ["v", "one"], ["w"])], -2, "discharged"),
    "a sum of sizes": ([node("Abs", ["x"], ["a"]), node("Add", ["v", "a"], ["w"])], 2, "discharged"),
    "a sum": ([node("Add", ["v", "x"], ["w"])], 2, "obligation"),
    "a sum of sizes, from 0": ([node("Abs", ["x"], ["a"]), node("Add", ["a", "v"], ["w"])], 0, "obligation"),
    "a sum of sizes, from 0, and one": (
        [node("Abs", ["x"], ["a"]), node("Add", ["a", "v"], ["w"]), node("Add", ["v", "one"], ["b"])],
        0,
        "discharged",
    ),
    "a product": ([node("Mul", ["v", "two"], ["w"])], 2, "discharged"),
    "what is halved": ([node("Div", ["v", "two"], ["w"])], 2, "obligation"),
    "what changes its sign": ([node("Sub", ["one", "v"], ["w"])], 1, "obligation"),
}


@pytest.mark.parametrize(("nodes", "start", "verdict"), GROWING.values(), ids=list(GROWING))
def test_growing_value_has_a_lower_bound(nodes: list[Any], start: int, verdict: str, tmp_path: Path) -> None:
    b = "b" if any("b" in each.output for each in nodes) else "v"
    nodes = [ON, *nodes, node("Div", ["one", b], ["d"])]
    inputs, outputs = [*COUNTER, value("v", FLOAT, [])], [value(n, FLOAT, []) for n in ("w", "d", b)]
    outputs[2].name = "B"
    body = graph([*nodes, node("Identity", [b], ["B"])], "b", inputs, [value("on", BOOL, []), *outputs])
    numbers = {"yes": True, **{n: np.float32(x) for n, x in (("one", 1), ("two", 2), ("start", start))}}
    proto = model(
        [node("Loop", ["n", "yes", "start"], ["E", "C", "D"], body=body)],
        [value("n", INT64, []), value("x", FLOAT, [])],
        [value("D", FLOAT, ["T"])],
        [tensor(name, np.array(number)) for name, number in numbers.items()],
    )
    _, rows = analyse_proto(proto, tmp_path, "openvino-1").nodes[-1]
    assert [row.verdict.value for row in rows if "V_DIV_FLOAT_NONZERO_0010" in row.requirements] == [verdict]
    zeros = [
        0 in by_onnxruntime(proto, {"n": np.array(200), "x": np.array(x, np.float32)})[0] for x in (0, -1, 1, 1e30)
    ]
    assert any(zeros) == (verdict == "obligation")


SLICES = {
    "slices": ([node("Max", ["b", "one"], ["B"])], {}, "discharged"),
    "slices that may be 0": ([node("Identity", ["b"], ["B"])], {}, "obligation"),
    "slices across another axis": ([node("Max", ["b", "one"], ["B"])], {"scan_input_axes": [1]}, "discharged"),
}


@pytest.mark.parametrize(("nodes", "attributes", "verdict"), SLICES.values(), ids=list(SLICES))
@pytest.mark.parametrize("opset", [9, 18])
def test_scan_inputs_of_the_body(nodes: list[Any], attributes: Any, verdict: str, opset: int, tmp_path: Path) -> None:
    if opset == 9:
        nodes = (
            [node("Abs", ["b"], ["a"]), node("Equal", ["a", "nil"], ["e"]), node("Where", ["e", "one", "a"], ["B"])]
            if verdict == "discharged"
            else nodes
        )
    inner = [node("Div", ["v", "s"], ["w"]), node("Add", ["s", "s"], ["d"])]
    body = graph(
        inner, "b", [value("v", INT64, [3]), value("s", INT64, [3])], [value("w", INT64, [3]), value("d", INT64, [3])]
    )
    scan = node("Scan", ["A", "B"], ["C", "D"], body=body, num_scan_inputs=1, **attributes)
    constants = [tensor("one", np.array(1)), tensor("nil", np.array(0))]
    inputs = [value("b", INT64, [3, 3]), value("A", INT64, [3])]
    proto = model([*nodes, scan], inputs, [value("C", INT64, [3]), value("D", INT64, [3, 3])], constants, opset=opset)
    verdict_of = verdicts(analyse_proto(proto, tmp_path))
    assert (verdict_of[NOT_ZERO], verdict_of[SHAPE]) == (verdict, "discharged")
    feeds = {"b": np.full((3, 3), 5), "A": np.array([700, 0, -700])}
    assert by_onnxruntime(proto, feeds)[0].tolist() == [5, 0, -5]


def test_scan_with_too_many_inputs_is_refused(tmp_path: Path) -> None:
    body = graph(
        [node("Div", ["v", "s"], ["d"])],
        "b",
        [value(n, INT64, []) for n in "vs"],
        [value("v", INT64, []), value("d", INT64, [])],
    )
    for attributes in ({"num_scan_inputs": 3}, {"num_scan_inputs": 1, "scan_input_axes": [0, 1]}):
        proto = model(
            [node("Scan", ["A", "A"], ["C", "D"], body=body, **attributes)],
            [value("A", INT64, [2])],
            [value("D", INT64, None)],
        )
        with pytest.raises(ModelError, match="has 2 operands, which do not fit its attributes"):
            analyse_proto(proto, tmp_path)


def nested(count: int, level: int = 1) -> Any:
    """Nested loops, none of which preserves its carried value's elements or size."""
    v, w, x = f"v{level}", f"w{level}", f"x{level}"
    inner = nested(count, level + 1) if level < count else node("Identity", [v], [x])
    nodes = [
        inner,
        node("Concat", [x, x], [f"{x}x"], axis=0),
        node("Add", [f"{x}x", "one"], [w]),
        node("Identity", [f"go{level}"], [f"on{level}"]),
    ]
    inputs = [value(f"i{level}", INT64, []), value(f"go{level}", BOOL, []), value(v, INT64, None)]
    body = graph(nodes, "b", inputs, [value(f"on{level}", BOOL, []), value(w, INT64, None)])
    around = ("A", "x0") if level == 1 else (f"v{level - 1}", f"x{level - 1}")
    return node("Loop", ["n", "", around[0]], [around[1]], body=body)


@pytest.mark.parametrize(("count", "max_evaluations"), [(3, 300), (12, 10_000)])
def test_nested_loops_end_soon(count: int, max_evaluations: int, tmp_path: Path) -> None:
    """Each loop tries four iterations of its inner loops: twelve levels would take 244 million."""
    proto = model(
        [nested(count), node("Div", ["one", "x0"], ["C"])],
        [value("n", INT64, []), value("A", INT64, [2])],
        [value("C", INT64, None)],
        [tensor("one", np.int64(1))],
    )
    analysis = analyse_proto(proto, tmp_path)
    assert verdicts(analysis)[NOT_ZERO] == "obligation"
    assert analysis.visited < max_evaluations

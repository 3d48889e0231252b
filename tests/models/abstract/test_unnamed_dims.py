"""Unnamed unknown sizes: values computed from a tensor have its sizes, and no other value has."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    graph,
    model,
    node,
    own_function,
    save,
    tensor,
    value,
)
from vinculum.models.checks.findings import Finding
from vinculum.models.guards.guard import add_guards
from vinculum.models.reports.json_document import document

BROADCAST = "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
BOOL = TensorProto.BOOL
X, Y, C = value("x", FLOAT, ["n"]), value("y", FLOAT, ["m"]), value("C", FLOAT, None)
K, J = value("k", BOOL, ["n"]), value("j", BOOL, ["n"])
ONES = {name: np.ones(4, np.float32) for name in "xy"}
CHOSEN = {"k": np.array([1, 1, 1, 0], bool), "j": np.array([1, 1, 0, 0], bool)}
DIV = node("Div", ["a", "b"], ["C"], name="q")


def shapes(proto: ModelProto, folder: Path) -> list[Finding]:
    return [row for row in analyse_proto(proto, folder).findings if BROADCAST in row.requirements]


def select_unknown_size(by: str, result: str, *, of: str = "x") -> Any:
    """A node whose result has a size that is known only at run time."""
    return node("Compress", [of, by], [result])


def layer_norm() -> ModelProto:
    """A layer normalisation after a reshape to a computed shape."""
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Gather", ["s", "first"], ["batch"]),
        node("Concat", ["batch", "rest"], ["to"], axis=0),
        node("Reshape", ["x", "to"], ["r"]),
        node("ReduceMean", ["r", "last"], ["mean"]),
        node("Sub", ["r", "mean"], ["a"]),
        node("Mul", ["a", "a"], ["square"]),
        node("ReduceMean", ["square", "last"], ["v"]),
        node("Add", ["v", "eps"], ["e"]),
        node("Sqrt", ["e"], ["b"]),
        DIV,
    ]
    numbers = {"first": np.array([0]), "rest": np.array([-1, 16]), "last": np.array([-1]), "eps": np.float32(1e-5)}
    constants = [tensor(name, array) for name, array in numbers.items()]
    return model(nodes, [value("x", FLOAT, ["B", "S", 16])], [C], constants)


def test_layer_norm_after_a_computed_reshape(tmp_path: Path) -> None:
    (finding,) = shapes(layer_norm(), tmp_path)
    assert (finding.verdict.value, finding.assumption_texts) == ("discharged", ())
    assert finding.reason == "A is [B, S, 16], B is [B, S, 1]"
    for size in (0, 1, 3):
        (result,) = by_onnxruntime(layer_norm(), {"x": np.ones((2, size, 16), np.float32)})
        assert result.shape == (2, size, 16)


def test_two_selections_have_distinct_sizes(tmp_path: Path) -> None:
    proto = model([select_unknown_size("k", "a"), select_unknown_size("j", "b"), DIV], [X, K, J], [C])
    (finding,) = shapes(proto, tmp_path)
    assert finding.verdict.value == "obligation"
    assert "n0 is size of axis 0 of A; n1 is size of axis 0 of B" in finding.reason
    with pytest.raises(Exception, match="broadcast"):
        by_onnxruntime(proto, {"x": ONES["x"], **CHOSEN})


def test_obligation_uses_one_symbol_per_size(tmp_path: Path) -> None:
    """A is [n0, n1], B is [n1, n1]: the second axes meet."""
    nodes = [select_unknown_size("k", "c"), select_unknown_size("j", "d")]
    nodes += [node("Unsqueeze", [name, "axis"], [name * 2]) for name in "cd"]
    nodes += [node("Transpose", ["dd"], ["t"]), node("MatMul", ["cc", "t"], ["a"]), node("MatMul", ["dd", "t"], ["b"])]
    proto = model([*nodes, DIV], [X, K, J], [C], [tensor("axis", np.array([1]))])
    (finding,) = shapes(proto, tmp_path)
    assert finding.reason == (
        "show that the shapes are compatible: A is [?, ?], B is [?, ?]: Eq(n0, 1) | Eq(n0, n1) | Eq(n1, 1); "
        "n0 is size of axis 0 of A; n1 is size of axis 1 of A"
    )


def test_two_calls_of_a_function_have_distinct_sizes(tmp_path: Path) -> None:
    own = own_function("choose", [node("Compress", ["v", "by"], ["C"])], ["v", "by"])
    calls = [node("choose", ["x", by], [result], domain="own") for by, result in (("k", "a"), ("j", "b"))]
    proto = model([*calls, DIV], [X, K, J], [C], functions=[own], imports=["own"])
    assert [row.verdict.value for row in shapes(proto, tmp_path)] == ["obligation"]
    with pytest.raises(Exception, match="broadcast"):
        by_onnxruntime(proto, {"x": ONES["x"], **CHOSEN})
    same = model([calls[0], node("Exp", ["a"], ["b"]), DIV], [X, K], [C], functions=[own], imports=["own"])
    assert [row.verdict.value for row in shapes(same, tmp_path)] == ["discharged"]


def test_joined_branches_have_an_unknown_size(tmp_path: Path) -> None:
    branches = [graph([select_unknown_size(by, "r")], "b", [], [value("r", FLOAT, None)]) for by in "kj"]
    nodes = [
        node("If", ["c"], ["a"], then_branch=branches[0], else_branch=branches[1]),
        select_unknown_size("k", "b"),
        DIV,
    ]
    proto = model(nodes, [X, K, J, value("c", BOOL, [])], [C])
    assert [row.verdict.value for row in shapes(proto, tmp_path)] == ["obligation"]
    with pytest.raises(Exception, match="broadcast"):
        by_onnxruntime(proto, {"x": ONES["x"], "c": np.array(0, bool), **CHOSEN})


def looped(*nodes: Any, ends: tuple[str, str] = ("w", "v")) -> ModelProto:
    """A loop with two carried values, both initially the selection from x."""
    body = graph(
        [*nodes, node("Identity", ["go"], ["on"])],
        "b",
        [value("i", INT64, []), value("go", BOOL, []), value("v", FLOAT, None), value("p", FLOAT, None)],
        [value("on", BOOL, []), *(value(name, FLOAT, None) for name in ends)],
    )
    nodes = (select_unknown_size("k", "s"), node("Loop", ["many", "", "s", "s"], ["a", "b"], body=body))
    return model([*nodes, DIV], [X, K, value("many", INT64, [])], [C], [tensor("one", np.ones(1, np.float32))])


GROWN = node("Concat", ["v", "one"], ["w"], axis=0)


def test_loop_iterations_have_distinct_sizes(tmp_path: Path) -> None:
    proto = looped(GROWN, node("Div", ["v", "p"], ["z"], name="q"))
    assert [row.verdict.value for row in shapes(proto, tmp_path)] == ["obligation", "obligation"]
    feeds = {"x": ONES["x"], "k": CHOSEN["k"]}
    with pytest.raises(Exception, match="broadcast"):
        by_onnxruntime(proto, {**feeds, "many": np.array(2)})
    without = looped(GROWN)  # and behind it neither, if there is one turn alone
    with pytest.raises(Exception, match="broadcast"):
        by_onnxruntime(without, {**feeds, "many": np.array(1)})


def test_sizes_within_one_iteration_are_equal(tmp_path: Path) -> None:
    proto = looped(GROWN, node("Exp", ["w"], ["e"]), node("Div", ["w", "e"], ["z"], name="q"))
    assert [row.verdict.value for row in shapes(proto, tmp_path)] == ["discharged", "obligation"]


def test_growing_loop_value_keeps_its_interval(tmp_path: Path) -> None:
    proto = looped(GROWN)
    for div, _ in analyse_proto(proto, tmp_path, None, "x=1:5").nodes:
        assert str(div.A.interval) == "1.0 to 5.0"
        assert div.A.dtype == FLOAT


def test_stated_dimension_name_is_assumed(tmp_path: Path) -> None:
    nodes = [
        select_unknown_size("k", "c"),
        select_unknown_size("j", "d"),
        node("Exp", ["c"], ["a"]),
        node("Exp", ["d"], ["b"]),
        DIV,
    ]
    value_infos = [value(name, FLOAT, ["many"]) for name in "ab"]
    (finding,) = shapes(model(nodes, [X, K, J], [C], value_info=value_infos), tmp_path)
    assert finding.verdict.value == "discharged"
    assert finding.assumption_texts == ("the shape that the model states of a", "the shape that the model states of b")


MIXED = (select_unknown_size("k", "c"), node("Add", ["x", "y"], ["s"]), node("Add", ["c", "s"], ["a"]))


@pytest.mark.parametrize("profile", ["onnx-14", "sonnx", "openvino-1"])
@pytest.mark.parametrize("last", [node("Exp", ["a"], ["b"]), select_unknown_size("j", "b")])
def test_generated_names_are_not_reported(last: Any, profile: str, tmp_path: Path) -> None:
    proto = model([*MIXED, last, DIV], [X, Y, K, J], [C])
    text = json.dumps(document(analyse_proto(proto, tmp_path, profile), save(proto, tmp_path), []))
    assert "x1f" not in text and "u001f" not in text


def test_generated_names_are_not_written(tmp_path: Path) -> None:
    proto = model([*MIXED, node("Exp", ["a"], ["b"]), DIV], [X, Y, K], [C])
    copy = add_guards(analyse_proto(proto, tmp_path, "openvino-1"))
    assert b"\x1f" not in copy.graph.value_info[-1].SerializeToString()
    assert copy.graph.value_info[-1].type.tensor_type.shape.dim[0].WhichOneof("value") is None


def test_function_with_unknown_sizes_has_a_single_guard(tmp_path: Path) -> None:
    """B has another size in each call; the guarded copy states none."""
    own = own_function("divide", [node("Div", ["v", "w"], ["C"])], ["v", "w"])
    calls = [node("divide", [name, name], [name * 2], domain="own") for name in "ab"]
    proto = model(
        [select_unknown_size("k", "a"), select_unknown_size("j", "b"), *calls],
        [X, K, J],
        [value(name, FLOAT, None) for name in ("aa", "bb")],
        functions=[own],
        imports=["own"],
    )
    proto.ir_version = 10
    copy = add_guards(analyse_proto(proto, tmp_path, "openvino-1"))
    (value_info,) = copy.functions[0].value_info
    assert [dim.WhichOneof("value") for dim in value_info.type.tensor_type.shape.dim] == [None]

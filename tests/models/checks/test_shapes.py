"""Verdicts on shapes: names of sizes, and what is only known in part."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analysed,
    division,
    graph,
    model,
    node,
    own_function,
    tensor,
    value,
    verdicts,
)

ZERO = "E_DIV_INT_CONSTR_B_0030"


@pytest.mark.parametrize(
    ("a", "b", "sonnx", "onnx"),
    [
        ([3], [3], "discharged", "discharged"),
        (["n", 2], ["n", 2], "discharged", "discharged"),
        (["n"], ["m"], "obligation", "obligation"),
        ([3], [1], "violated", "discharged"),
        ([], [3], "violated", "discharged"),
        ([2, 3], [4], "violated", "violated"),
        (["n"], [1], "obligation", "discharged"),
        ([None], [None], "obligation", "obligation"),
        (None, [3], "obligation", "obligation"),
    ],
)
def test_shapes(a: Any, b: Any, sonnx: str, onnx: str, tmp_path: Path) -> None:
    made = division(FLOAT, a, b)
    assert verdicts(analysed(made, tmp_path, "sonnx"))["E_DIV_FLOAT_CONSTR_A_0010"] == sonnx
    assert verdicts(analysed(made, tmp_path, "onnx-14"))["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"] == onnx


def test_an_input_has_one_shape_though_its_sizes_are_open(tmp_path: Path) -> None:
    made = model(
        [node("Abs", ["A"], ["B"]), node("Div", ["A", "B"], ["C"])],
        [value("A", FLOAT, [None, 4])],
        [value("C", FLOAT, None)],
    )
    assert verdicts(analysed(made, tmp_path, "onnx-14"))["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"] == "discharged"


@pytest.mark.parametrize(
    ("attributes", "a", "b", "shape", "attribute"),
    [
        ({"broadcast": 1, "axis": 1}, (2, 3, 4), (3, 4), "discharged", "discharged"),
        ({"broadcast": 1, "axis": 0}, (2, 3, 4), (3, 4), "violated", "discharged"),
        ({}, (2, 3), (3,), "violated", "discharged"),
        ({"broadcast": 2}, (2, 3), (2, 3), None, "violated"),
        ({"broadcast": 1, "axis": -1}, (2, 3), (3,), "violated", "violated"),
        ({"rounding": "floor"}, (2, 3), (2, 3), "discharged", "violated"),
    ],
)
def test_limited_broadcast(attributes: Any, a: Any, b: Any, shape: str | None, attribute: str, tmp_path: Path) -> None:
    found = verdicts(analysed(division(FLOAT, a, b, opset=6, **attributes), tmp_path))
    assert found["V_DIV_ATTRIBUTE_0010"] == attribute
    rule = "V_DIV_SHAPE_LIMITED_0010" if attributes.get("broadcast") else "E_DIV_FLOAT_CONSTR_A_0010"
    assert found.get(rule) == shape


def test_sizes_that_are_known_in_part(tmp_path: Path) -> None:
    """Attention scaling: a size of a shape, of which another size is open."""
    nodes = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "i"], ["B"]), node("Div", ["A", "B"], ["C"])]
    for index, status in ((1, 0), (0, 3)):
        made = model(
            nodes,
            [value("x", FLOAT, ["n", 64]), value("A", INT64, [])],
            [value("C", INT64, None)],
            [tensor("i", np.int64(index))],
        )
        assert analysed(made, tmp_path).status == status


def test_a_huge_constant_of_shape_is_not_made(tmp_path: Path) -> None:
    fill = node("ConstantOfShape", ["s"], ["B"], value=tensor("v", np.array([4], np.int32)))
    made = model(
        [fill, node("Div", ["A", "B"], ["C"])],
        [value("A", INT32, [1])],
        [value("C", INT32, None)],
        [tensor("s", np.array([10**9, 10**9]))],
    )
    assert verdicts(analysed(made, tmp_path))[ZERO] == "discharged"


# ---- names of sizes ----


def twice(first: list[Any], second: list[Any]) -> Any:
    """Two calls of one function, whose body states a name for the size that each result has; and their quotient."""
    body = [node("NonZero", ["X"], ["h"]), node("Cast", ["h"], ["C"], to=FLOAT)]
    found = own_function("F", body, ["X"], value_info=[value("h", INT64, ["r", "N"]), value("C", FLOAT, ["r", "N"])])
    nodes = [
        node("F", ["A"], ["a"], domain="own"),
        node("F", ["B"], ["b"], domain="own"),
        node("Div", ["a", "b"], ["C"]),
    ]
    return model(
        nodes,
        [value("A", FLOAT, first), value("B", FLOAT, second)],
        [value("C", FLOAT, ["x", "y"])],
        functions=[found],
        imports=["own"],
    )


def growing() -> Any:
    """A loop whose body calls the size before a turn and that after it by one name, and doubles it."""
    body = graph(
        [node("Concat", ["s", "s"], ["t"], axis=0), node("Identity", ["c"], ["d"])],
        "body",
        [value("i", INT64, []), value("c", TensorProto.BOOL, []), value("s", FLOAT, ["N"])],
        [value("d", TensorProto.BOOL, []), value("t", FLOAT, ["N"])],
    )
    nodes = [node("Loop", ["M", "", "A"], ["L"], body=body), node("Div", ["A", "L"], ["C"])]
    return model(nodes, [value("A", FLOAT, ["N"]), value("M", INT64, [])], [value("C", FLOAT, ["N"])])


@pytest.mark.parametrize(
    "made",
    [
        division(FLOAT, [None], ["A[0]"]),
        division(FLOAT, ["n" * 90 + "1" + "n" * 40], ["n" * 90 + "2" + "n" * 40]),
        twice([4], [4]),
        growing(),
    ],
    ids=["like an input's", "alike but for the middle", "of two calls", "of two turns"],
)
def test_sizes_of_one_name_are_not_always_one_size(made: Any, tmp_path: Path) -> None:
    found = [
        row for row in analysed(made, tmp_path, "sonnx").findings if "E_DIV_FLOAT_CONSTR_A_0010" in row.requirements
    ]
    assert [row.verdict.value for row in found] == ["obligation"]


def test_sizes_of_one_name_in_one_graph_are_one(tmp_path: Path) -> None:
    assert (
        verdicts(analysed(division(FLOAT, ["n"], ["n"]), tmp_path, "sonnx"))["E_DIV_FLOAT_CONSTR_A_0010"]
        == "discharged"
    )


def test_how_many_places_a_scalar_has_is_open(tmp_path: Path) -> None:
    """By the rules none, in ONNX Runtime one: whether C has an element depends on it."""
    nodes = [node("NonZero", ["x"], ["A"]), node("Div", ["A", "A"], ["C"])]
    made = model(nodes, [value("x", INT32, [])], [value("C", INT64, None)])
    assert verdicts(analysed(made, tmp_path, "onnx-14"))["E_DIV_INT_CONSTR_B_0030"] == "obligation"

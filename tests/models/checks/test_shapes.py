"""Verdicts on shapes with symbolic and partly known sizes."""

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
def test_shape_verdict_follows_the_profile_s_rule(a: Any, b: Any, sonnx: str, onnx: str, tmp_path: Path) -> None:
    proto = division(FLOAT, a, b)
    assert verdicts(analyse_proto(proto, tmp_path, "sonnx"))["E_DIV_FLOAT_CONSTR_A_0010"] == sonnx
    assert verdicts(analyse_proto(proto, tmp_path, "onnx-14"))["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"] == onnx


def test_an_input_has_the_same_shape_as_itself(tmp_path: Path) -> None:
    proto = model(
        [node("Abs", ["A"], ["B"]), node("Div", ["A", "B"], ["C"])],
        [value("A", FLOAT, [None, 4])],
        [value("C", FLOAT, None)],
    )
    assert verdicts(analyse_proto(proto, tmp_path, "onnx-14"))["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"] == "discharged"


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
def test_limited_broadcast_needs_its_attributes(
    attributes: Any, a: Any, b: Any, shape: str | None, attribute: str, tmp_path: Path
) -> None:
    analysis = verdicts(analyse_proto(division(FLOAT, a, b, opset=6, **attributes), tmp_path))
    assert analysis["V_DIV_ATTRIBUTE_0010"] == attribute
    rule = "V_DIV_SHAPE_LIMITED_0010" if attributes.get("broadcast") else "E_DIV_FLOAT_CONSTR_A_0010"
    assert analysis.get(rule) == shape


def test_partly_known_sizes(tmp_path: Path) -> None:
    """Attention scaling: one known size of a partly known shape."""
    nodes = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "i"], ["B"]), node("Div", ["A", "B"], ["C"])]
    for index, status in ((1, 0), (0, 3)):
        proto = model(
            nodes,
            [value("x", FLOAT, ["n", 64]), value("A", INT64, [])],
            [value("C", INT64, None)],
            [tensor("i", np.int64(index))],
        )
        assert analyse_proto(proto, tmp_path).status == status


def test_huge_constant_of_shape_is_not_folded(tmp_path: Path) -> None:
    fill = node("ConstantOfShape", ["s"], ["B"], value=tensor("v", np.array([4], np.int32)))
    proto = model(
        [fill, node("Div", ["A", "B"], ["C"])],
        [value("A", INT32, [1])],
        [value("C", INT32, None)],
        [tensor("s", np.array([10**9, 10**9]))],
    )
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "discharged"


# ---- names of sizes ----


def divide_two_calls(first: list[Any], second: list[Any]) -> Any:
    """The quotient of two calls of a function whose body states one name for both results' sizes."""
    body = [node("NonZero", ["X"], ["h"]), node("Cast", ["h"], ["C"], to=FLOAT)]
    analysis = own_function("F", body, ["X"], value_info=[value("h", INT64, ["r", "N"]), value("C", FLOAT, ["r", "N"])])
    nodes = [
        node("F", ["A"], ["a"], domain="own"),
        node("F", ["B"], ["b"], domain="own"),
        node("Div", ["a", "b"], ["C"]),
    ]
    return model(
        nodes,
        [value("A", FLOAT, first), value("B", FLOAT, second)],
        [value("C", FLOAT, ["x", "y"])],
        functions=[analysis],
        imports=["own"],
    )


def growing() -> Any:
    """A loop that doubles a size; its body gives the size before and after the same name."""
    body = graph(
        [node("Concat", ["s", "s"], ["t"], axis=0), node("Identity", ["c"], ["d"])],
        "body",
        [value("i", INT64, []), value("c", TensorProto.BOOL, []), value("s", FLOAT, ["N"])],
        [value("d", TensorProto.BOOL, []), value("t", FLOAT, ["N"])],
    )
    nodes = [node("Loop", ["M", "", "A"], ["L"], body=body), node("Div", ["A", "L"], ["C"])]
    return model(nodes, [value("A", FLOAT, ["N"]), value("M", INT64, [])], [value("C", FLOAT, ["N"])])


@pytest.mark.parametrize(
    "proto",
    [
        division(FLOAT, [None], ["A[0]"]),
        division(FLOAT, ["n" * 90 + "1" + "n" * 40], ["n" * 90 + "2" + "n" * 40]),
        divide_two_calls([4], [4]),
        growing(),
    ],
    ids=["like an input's", "alike but for the middle", "of two calls", "of two turns"],
)
def test_equal_names_in_different_scopes(proto: Any, tmp_path: Path) -> None:
    analysis = [
        row
        for row in analyse_proto(proto, tmp_path, "sonnx").findings
        if "E_DIV_FLOAT_CONSTR_A_0010" in row.requirements
    ]
    assert [row.verdict.value for row in analysis] == ["obligation"]


def test_equal_names_in_one_graph(tmp_path: Path) -> None:
    assert (
        verdicts(analyse_proto(division(FLOAT, ["n"], ["n"]), tmp_path, "sonnx"))["E_DIV_FLOAT_CONSTR_A_0010"]
        == "discharged"
    )


def test_nonzero_of_a_scalar(tmp_path: Path) -> None:
    """Shape inference finds no index, ONNX Runtime one. Whether C is empty depends on it."""
    nodes = [node("NonZero", ["x"], ["A"]), node("Div", ["A", "A"], ["C"])]
    proto = model(nodes, [value("x", INT32, [])], [value("C", INT64, None)])
    assert verdicts(analyse_proto(proto, tmp_path, "onnx-14"))["E_DIV_INT_CONSTR_B_0030"] == "obligation"

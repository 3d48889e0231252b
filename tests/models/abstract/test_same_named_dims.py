"""Equal dimension names of two inputs are an assumption, which a verdict names."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

from tests.models.model_builders import FLOAT, INT32, INT64, analyse_proto, division, graph, model, node, tensor, value
from vinculum.models.checks.findings import Finding
from vinculum.models.guards.guard import add_guards

SAME, BROADCAST = "E_DIV_FLOAT_CONSTR_A_0010", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
ONE_N = ("that sizes called N are one size",)
X, Y = value("x", FLOAT, ["N", 3]), value("y", FLOAT, ["N", 3])


def shapes(nodes: list[Any], folder: Path, *inputs: Any, profile: str = "sonnx", **more: Any) -> Finding:
    """The finding on the shapes of the last Div."""
    proto = model(nodes, inputs or (X, Y), [value("C", FLOAT, None)], **more)
    findings = [
        row for row in analyse_proto(proto, folder, profile).findings if {SAME, BROADCAST} & set(row.requirements)
    ]
    return findings[-1]


def div(A: str, B: str) -> Any:
    return node("Div", [A, B], ["C"], name="q")


def assumptions_of(finding: Finding) -> tuple[str, tuple[str, ...]]:
    return finding.verdict.value, finding.assumption_texts


@pytest.mark.parametrize("profile", ["sonnx", "onnx-14"])
def test_equal_names_of_two_inputs_are_an_assumption(profile: str, tmp_path: Path) -> None:
    findings = shapes([div("x", "y")], tmp_path, profile=profile)
    assert assumptions_of(findings) == ("discharged", ONE_N)
    assert findings.reason == "A is [N, 3], B is [N, 3]"


@pytest.mark.parametrize("profile", ["sonnx", "onnx-14"])
def test_one_input_needs_no_assumption(profile: str, tmp_path: Path) -> None:
    assert assumptions_of(shapes([node("Abs", ["x"], ["s"]), div("x", "s")], tmp_path, profile=profile)) == (
        "discharged",
        (),
    )


def test_equal_names_within_one_input_are_an_assumption(tmp_path: Path) -> None:
    square = value("x", FLOAT, ["N", "N"])
    findings = shapes([node("Transpose", ["x"], ["t"], perm=[1, 0]), div("x", "t")], tmp_path, square)
    assert assumptions_of(findings) == ("discharged", ONE_N)


SUM = node("Add", ["x", "y"], ["s"])


@pytest.mark.parametrize("other", ["x", "y"])
def test_result_of_both_may_have_another_size(other: str, tmp_path: Path) -> None:
    assert assumptions_of(shapes([SUM, div("s", other)], tmp_path)) == ("discharged", ONE_N)


def test_result_meets_its_own_size(tmp_path: Path) -> None:
    """For any x and y, the maximum of each row of their sum meets that row."""
    nodes = [SUM, node("Exp", ["s"], ["e"]), div("s", "e")]
    assert assumptions_of(shapes(nodes, tmp_path)) == ("discharged", ())
    nodes = [SUM, node("ReduceMax", ["s", "last"], ["m"], keepdims=1), div("s", "m")]
    findings = shapes(nodes, tmp_path, profile="onnx-14", constants=[tensor("last", np.array([1]))])
    assert assumptions_of(findings) == ("discharged", ())


def test_two_sums_are_distinct(tmp_path: Path) -> None:
    nodes = [SUM, node("Mul", ["x", "y"], ["m"]), div("s", "m")]
    assert assumptions_of(shapes(nodes, tmp_path)) == ("discharged", ONE_N)


def test_obligation_names_the_assumption(tmp_path: Path) -> None:
    inputs = value("x", FLOAT, ["N", "K"]), value("y", FLOAT, ["N", "M"])
    findings = shapes([div("x", "y")], tmp_path, *inputs)
    assert assumptions_of(findings) == ("obligation", ONE_N)
    assert "size K" in findings.reason and "size N" not in findings.reason


def test_names_alone_violate_nothing(tmp_path: Path) -> None:
    """By its name, x: [N, N] cannot be [1, 3]; without it, it can: an obligation remains."""
    findings = shapes([div("x", "y")], tmp_path, value("x", FLOAT, ["N", "N"]), value("y", FLOAT, [1, 3]))
    assert assumptions_of(findings) == ("obligation", ONE_N)


def test_einsum_and_expand_use_the_names(tmp_path: Path) -> None:
    """An Einsum axis may have size 1 in one operand; without the name, the size is unknown."""
    inputs = value("x", FLOAT, ["N", 2, 3]), value("y", FLOAT, ["N", 3, 2])
    new_node = node("Einsum", ["x", "y"], ["s"], equation="bij,bjk->bik")
    findings = shapes([new_node, node("MatMul", ["x", "y"], ["t"]), div("s", "t")], tmp_path, *inputs)
    assert assumptions_of(findings) == ("discharged", ONE_N)
    nodes = [node("Shape", ["y"], ["to"]), node("Expand", ["x", "to"], ["s"]), div("s", "y")]
    assert assumptions_of(shapes(nodes, tmp_path)) == ("discharged", ONE_N)


def branch(name: str) -> Any:
    return graph([node("Identity", [name], ["r"])], "b", [], [value("r", FLOAT, None)])


def test_either_branch_may_run(tmp_path: Path) -> None:
    nodes = [node("If", ["c"], ["s"], then_branch=branch("x"), else_branch=branch("y"))]
    inputs = X, Y, value("c", TensorProto.BOOL, [])
    assert assumptions_of(shapes([*nodes, div("s", "x")], tmp_path, *inputs)) == ("discharged", ONE_N)
    assert assumptions_of(shapes([*nodes, node("Abs", ["s"], ["t"]), div("s", "t")], tmp_path, *inputs)) == (
        "discharged",
        (),
    )


@pytest.mark.parametrize(("added", "assumes"), [("y", ONE_N), ("one", ()), ("v", ())])
def test_loop_carried_size_may_change(added: str, assumes: tuple[str, ...], tmp_path: Path) -> None:
    """The value is first x, then x + y, or a sum of its own shape and other elements."""
    body = graph(
        [node("Add", ["v", added], ["w"]), node("Div", ["w", "x"], ["q"]), node("Identity", ["go"], ["on"])],
        "b",
        [value("i", INT64, []), value("go", TensorProto.BOOL, []), value("v", FLOAT, None)],
        [value("on", TensorProto.BOOL, []), value("w", FLOAT, None)],
    )
    nodes = [node("Loop", ["many", "", "x"], ["s"], body=body), div("s", "x")]
    inputs, constants = (X, Y, value("many", INT64, [])), [tensor("one", np.float32(1))]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], constants)
    kind = "onnx-14" if added == "one" else "sonnx"
    rows = [
        row
        for row in analyse_proto(proto, tmp_path, kind, "x=1:2").findings
        if {SAME, BROADCAST} & set(row.requirements)
    ]
    assert [assumptions_of(row) for row in rows] == [("discharged", assumes)] * 2


def test_guard_needs_no_names(tmp_path: Path) -> None:
    """A guard covers what is left; it contains the dimension names as the model has them."""
    proto = add_guards(analyse_proto(division(INT32, ["N", 2], ["N", 2]), tmp_path, "sonnx"))
    dim_names = [dim.dim_param for item in proto.graph.value_info for dim in item.type.tensor_type.shape.dim]
    assert set(dim_names) == {"N", ""}

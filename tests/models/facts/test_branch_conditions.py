"""Conditions of If narrow values within branches.

Each case runs on the numbers at which it could fail.
"""

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
    graph,
    model,
    node,
    tensor,
    value,
)
from vinculum.models.facts.refinement import in_branch
from vinculum.models.interpreter import environment

BOOL, HALF = TensorProto.BOOL, TensorProto.FLOAT16
NUMBERS = {INT64: (np.int64, [-5, -1, 0, 1, 5]), FLOAT: (np.float32, [-2, -0.0, 0, 1e-45, 3, np.inf, np.nan])}
EQUAL = [node("Equal", ["x", "zero"], ["e"])]
NOT = [*EQUAL, node("Not", ["e"], ["c"])]
ABOVE = [node("Greater", ["x", "zero"], ["c"])]
NONE_OF_TWO = [*EQUAL, node("Equal", ["y", "zero"], ["f"]), node("Or", ["e", "f"], ["g"]), node("Not", ["g"], ["c"])]


def conditional_division(
    nodes: list[Any],
    condition: str,
    kind: int,
    *,
    divides: str,
    by: str = "x",
    shape: Any = (),
    more: Any = (),
    how: str = "Div",
) -> Any:
    """A model in which one branch divides by x and the other does not."""
    inner = graph([*more, node(how, ["y", by], ["r"], name="d")], "i", [], [value("r", kind, None)])
    plain = graph([node("Identity", ["y"], ["s"])], "p", [], [value("s", kind, None)])
    names = ("then_branch", "else_branch")
    branches = dict(zip(names, (inner, plain) if divides == "then" else (plain, inner), strict=True))
    inputs = [value(name, kind, shape) for name in "xy"]
    dtype = np.float16 if kind == HALF else NUMBERS[kind][0]
    constants = [tensor("zero", dtype(0)), tensor("one", dtype(1))]
    return model([*nodes, node("If", [condition], ["C"], **branches)], inputs, [value("C", kind, None)], constants)


def verdict(proto: Any, tmp_path: Path, *ranges: str) -> str:
    ((_, rows),) = analyse_proto(proto, tmp_path, "openvino-1", *ranges).nodes
    expected = {"E_DIV_INT_CONSTR_B_0030", "V_DIV_FLOAT_NONZERO_0010"}
    return next(row.verdict.value for row in rows if expected & set(row.requirements))


@pytest.mark.parametrize("kind", NUMBERS)
@pytest.mark.parametrize(
    ("nodes", "condition", "divides", "expected"),
    [
        (NOT, "c", "then", "discharged"),
        (NOT, "c", "else", "obligation"),
        (EQUAL, "e", "else", "discharged"),
        (EQUAL, "e", "then", "obligation"),
        (ABOVE, "c", "then", "discharged"),
        (ABOVE, "c", "else", "obligation"),
        (NONE_OF_TWO, "c", "then", "discharged"),
        (NONE_OF_TWO, "g", "else", "discharged"),
        (NONE_OF_TWO, "g", "then", "obligation"),
    ],
)
def test_denominator_within_a_branch(
    nodes: list[Any], condition: str, divides: str, expected: str, kind: int, tmp_path: Path
) -> None:
    proto = conditional_division(nodes, condition, kind, divides=divides)
    assert verdict(proto, tmp_path) == expected
    dtype, numbers = NUMBERS[kind]
    zeros = 0
    telling = conditional_division(
        nodes, condition, kind, divides=divides, by="one", how="Add"
    )  # it tells which branch it was
    for x in numbers:
        for y in (0, 7):
            (result,) = by_onnxruntime(telling, {"x": np.asarray(x, dtype), "y": np.asarray(y, dtype)})
            zeros += bool(result == y + 1) and x == 0
    assert (zeros > 0) == (expected != "discharged")


@pytest.mark.parametrize(("shape", "expected"), [([], "discharged"), ([1, 1], "discharged"), ([3], "obligation"), (None, "obligation"), (["n"], "obligation")])  # fmt: skip
def test_condition_must_have_one_element(shape: Any, expected: str, tmp_path: Path) -> None:
    """Runtimes refuse several elements; an unknown number is not known to be one."""
    assert verdict(conditional_division(NOT, "c", INT64, divides="then", shape=shape), tmp_path) == expected


def test_values_derived_within_the_branch(tmp_path: Path) -> None:
    more = [node("Neg", ["x"], ["b"])]
    assert verdict(conditional_division(ABOVE, "c", INT64, divides="then", by="b", more=more), tmp_path) == "discharged"
    more = [node("Sub", ["x", "one"], ["b"])]
    assert verdict(conditional_division(ABOVE, "c", INT64, divides="then", by="b", more=more), tmp_path) == "obligation"


def test_other_values_are_unchanged(tmp_path: Path) -> None:
    assert verdict(conditional_division(NOT, "c", INT64, divides="then", by="y"), tmp_path) == "obligation"


def test_value_is_unchanged_after_the_if(tmp_path: Path) -> None:
    proto = conditional_division(NOT, "c", INT64, divides="then")
    proto.graph.node.append(node("Div", ["y", "x"], ["D"]))
    rows = [
        row
        for _, rows in analyse_proto(proto, tmp_path).nodes
        for row in rows
        if "E_DIV_INT_CONSTR_B_0030" in row.requirements
    ]
    assert [row.verdict.value for row in rows] == ["discharged", "obligation"]


def test_condition_holds_in_nested_branches(tmp_path: Path) -> None:
    inner = graph([node("Div", ["y", "x"], ["r"])], "i", [], [value("r", INT64, None)])
    plain = graph([node("Identity", ["y"], ["s"])], "p", [], [value("s", INT64, None)])
    nested = node("If", ["yes"], ["t"], then_branch=inner, else_branch=plain)
    middle = graph([nested], "m", [], [value("t", INT64, None)])
    nodes = [*NOT, node("If", ["c"], ["C"], then_branch=middle, else_branch=plain)]
    inputs = [value("x", INT64, []), value("y", INT64, []), value("yes", BOOL, [])]
    proto = model(nodes, inputs, [value("C", INT64, None)], [tensor("zero", np.int64(0))])
    assert verdict(proto, tmp_path) == "discharged"


def test_unrounded_condition_narrows_nothing(tmp_path: Path) -> None:
    """A nonzero square of a float16 may become 0 once it is rounded."""
    square = [node("Mul", ["x", "x"], ["v"]), node("Equal", ["v", "zero"], ["e"]), node("Not", ["e"], ["c"])]
    assert verdict(conditional_division(square, "c", HALF, divides="then", by="v"), tmp_path) == "obligation"
    assert verdict(conditional_division(NOT, "c", HALF, divides="then"), tmp_path) == "discharged"


def test_narrowing_keeps_the_condition_s_assumptions(tmp_path: Path) -> None:
    nodes = [node("what", ["x"], ["w"], domain="other"), node("Equal", ["w", "zero"], ["e"])]
    inner = graph([node("Div", ["y", "w"], ["r"])], "i", [], [value("r", INT64, None)])
    plain = graph([node("Identity", ["y"], ["s"])], "p", [], [value("s", INT64, None)])
    proto = model(
        [*nodes, node("If", ["e"], ["C"], then_branch=plain, else_branch=inner)],
        [value("x", INT64, []), value("y", INT64, [])],
        [value("C", INT64, None)],
        [tensor("zero", np.int64(0))],
        value_info=[value("w", INT64, [])],
        imports=["other"],
    )
    ((_, rows),) = analyse_proto(proto, tmp_path).nodes
    (row,) = [row for row in rows if "E_DIV_INT_CONSTR_B_0030" in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("the shape that the model states of w",))


def test_branch_narrows_only_values_that_it_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outer values cost work per read, not per branch in a long row."""
    calls: list[Any] = []

    def counted(*args: Any, **truth: bool) -> Any:
        calls.append(args)
        return in_branch(*args, **truth)

    monkeypatch.setattr(environment, "in_branch", counted)
    count = 20
    nodes: list[Any] = []
    for k in range(count):
        branches = (graph([node("Neg", ["A"], [f"{x}{k}"])], x, [], [value(f"{x}{k}", INT32, None)]) for x in "te")
        conditional_division = dict(zip(("then_branch", "else_branch"), branches, strict=True))
        nodes += [node("Greater", ["s", "one"], [f"c{k}"]), node("If", [f"c{k}"], [f"r{k}"], **conditional_division)]
    proto = model(
        nodes, [value("A", INT32, [1]), value("s", INT32, [])], [value("r0", INT32, None)], [tensor("one", np.int32(1))]
    )
    analyse_proto(proto, tmp_path)
    assert len(calls) == 2 * count

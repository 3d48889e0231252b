"""Obligations name the node at which a value became unknown: an input, a custom operator, an overflow."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import helper

from tests.models.model_builders import INT32, analyse_proto, model, node, value

A, X, OUT = value("A", INT32, [4]), value("x", INT32, [4]), value("C", INT32, [4])
DIV = node("Div", ["A", "B"], ["C"], name="q")
INPUT = "nothing is known of the input {} (see --range)"


def reason(nodes: list[Any], tmp_path: Path, *ranges: str, constants: Any = (), **more: Any) -> str:
    """The reason of the finding on B."""
    analysis = analyse_proto(model([*nodes, DIV], [A, X], [OUT], constants, **more), tmp_path, None, *ranges)
    ((_, rows),) = analysis.nodes
    return next(row.reason for row in rows if "E_DIV_INT_CONSTR_B_0030" in row.requirements)


@pytest.mark.parametrize(
    ("nodes", "words"),
    [
        ([node("Neg", ["x"], ["B"])], INPUT.format("x")),
        ([node("Neg", ["x"], ["n"]), node("Add", ["n", "A"], ["B"])], INPUT.format("x")),
        ([node("Clip", ["x", "one", "many"], ["B"])], ""),
        ([node("Clip", ["x", "one", "many"], ["c"]), node("Mul", ["c", "c"], ["B"], name="sq")], "graph/sq (Mul) gives"),
        ([node("Foo", ["x"], ["B"], name="foo", domain="com.x")], "graph/foo (com.x.Foo) gives"),
        ([node("Foo", ["x"], ["f"], name="foo", domain="com.x"), node("Neg", ["f"], ["B"])], "graph/foo (com.x.Foo) gives"),
        ([node("Multinomial", ["x"], ["B"], name="toss", dtype=INT32)], "graph/toss (Multinomial) gives"),
    ],
)  # fmt: skip
def test_reason_names_the_origin_of_the_range(nodes: list[Any], words: str, tmp_path: Path) -> None:
    constants = [helper.make_tensor(name, INT32, [], [number]) for name, number in (("one", 1), ("many", 2**20))]
    message = reason(nodes, tmp_path, constants=constants, imports=["com.x"], value_info=[value("B", INT32, [4])])
    assert words in message
    assert ("nothing is known" in message) == bool(words)


def test_ranges_bound_values(tmp_path: Path) -> None:
    added = [node("Add", ["x", "x"], ["B"])]
    assert INPUT.format("x") in reason(added, tmp_path)
    assert "nothing is known" not in reason(added, tmp_path, "x=0:5")


def test_provenance_in_a_branch(tmp_path: Path) -> None:
    """Branches keep the provenance of outer values; the result of If is attributed to If."""
    interface = [value("r", INT32, [4])]
    within = helper.make_graph([node("Div", ["A", "x"], ["r"])], "t", [], interface)
    plain = helper.make_graph([node("Neg", ["A"], ["r"])], "e", [], interface)
    chosen = node("If", ["choice"], ["B"], name="if", then_branch=within, else_branch=plain)
    choice = value("choice", helper.np_dtype_to_tensor_dtype(np.dtype(bool)), [])
    analysis = analyse_proto(model([chosen, DIV], [A, X, choice], [OUT]), tmp_path)
    origins = [div.provenance[1] for div, _ in analysis.nodes]
    assert origins == [", as " + INPUT.format("x"), ", as nothing is known of what graph/if (If) gives"]


def test_provenance_through_a_function(tmp_path: Path) -> None:
    """A function's operand has the provenance of the call; without a call, it is the operand itself."""
    sets = [helper.make_opsetid("", 18)]
    inner = helper.make_function("com.x", "Half", ["p"], ["r"], [node("Neg", ["p"], ["r"])], sets)
    call = [node("Half", ["x"], ["B"], domain="com.x", name="half")]
    assert INPUT.format("x") in reason(call, tmp_path, functions=[inner], imports=["com.x"])
    uncalled = helper.make_function("com.x", "Alone", ["p"], ["r"], [node("Div", ["p", "p"], ["r"])], sets)
    analysis = analyse_proto(
        model([DIV], [A, value("B", INT32, [4])], [OUT], functions=[uncalled], imports=["com.x"]), tmp_path
    )
    assert analysis.nodes[1][0].provenance == (", as nothing is known of p of function Alone (never called)",) * 2

"""Conditions moved like their tensors: a discharged case never gives a zero at run time, others do."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.models.model_builders import INT64, analyse_proto, by_onnxruntime, model, node, tensor, value, verdicts
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.concrete.tensor_movement import MOVEMENTS
from vinculum.models.loading.constants import constant_from_array

ZERO = "E_DIV_INT_CONSTR_B_0030"
COMPARED = [node("Equal", ["x", "zero"], ["e"]), node("Not", ["e"], ["k"])]
WHERE = [node("Where", ["k2", "x2", "one"], ["B"])]
CONSTANTS = {
    "zero": 0, "one": 1, "column": [-1, 1], "row": [1, -1], "square": [2, 2], "flat": [4], "wide": [2, 2, 2], "zeroes": [0, 0],
    "axis": [0], "last": [-1], "i": [1, 0], "start": [1], "end": [9], "twice": [1, 2], "zeros": [[0, 5]],
}  # fmt: skip
MOVED: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "a column": ("Reshape", ["column"], {}),
    "a row": ("Reshape", ["row"], {}),
    "as it is": ("Reshape", ["zeroes"], {}),
    "one axis": ("Flatten", [], {"axis": 0}),
    "one axis more": ("Unsqueeze", ["axis"], {}),
    "one axis more, at the end": ("Unsqueeze", ["last"], {}),
    "turned": ("Transpose", [], {}),
    "expanded": ("Expand", ["wide"], {}),
    "some": ("Gather", ["i"], {"axis": 1}),
    "a part": ("Slice", ["start", "end"], {}),
    "repeated": ("Tile", ["twice"], {}),
}


def move_elements(name: str, source: str, result: str) -> Any:
    operator, steering, node_attributes = MOVED[name]
    return node(operator, [source, *steering], [result], **node_attributes)


def made_of(nodes: list[Any], shape: Any = (2, 2)) -> Any:
    constants = [tensor(name, np.array(number, np.int64)) for name, number in CONSTANTS.items()]
    inputs = [value("x", INT64, shape), value("y", INT64, shape)]
    return model([*nodes, node("Div", ["one", "B"], ["C"])], inputs, [value("C", INT64, None)], constants)


def gives_zero(nodes: list[Any]) -> bool:
    """Whether B has a zero for some x and y of zeros and others."""
    denominator_model = made_of(nodes)
    denominator_model.graph.node.pop()
    denominator_model.graph.output[0].name = "B"
    places = [np.array(each, np.int64).reshape(2, 2) for each in np.ndindex(3, 3, 3, 3)]
    runs = (
        by_onnxruntime(denominator_model, {"x": x, "y": y})[0]
        for x in places[:: len(places) // 16]
        for y in places[::9]
    )
    return any((B == 0).any() for B in runs)


@pytest.mark.parametrize("name", MOVED)
def test_condition_moved_with_its_value(name: str, tmp_path: Path) -> None:
    nodes = [*COMPARED, move_elements(name, "x", "x2"), move_elements(name, "k", "k2"), *WHERE]
    assert verdicts(analyse_proto(made_of(nodes), tmp_path))[ZERO] == "discharged"
    assert not gives_zero(nodes)
    turned = [*nodes[:-1], node("Where", ["k2", "one", "x2"], ["B"])]
    assert verdicts(analyse_proto(made_of(turned), tmp_path))[ZERO] == "obligation"
    assert gives_zero(turned)


OTHERWISE: dict[str, list[Any]] = {
    "another way": [*COMPARED, move_elements("turned", "x", "x2"), move_elements("as it is", "k", "k2"), *WHERE],
    "not at all": [*COMPARED, move_elements("turned", "x", "x2"), node("Identity", ["k"], ["k2"]), *WHERE],
    "the condition alone": [*COMPARED, node("Identity", ["x"], ["x2"]), move_elements("turned", "k", "k2"), *WHERE],
    "a column beside a row": [*COMPARED, move_elements("a column", "x", "x2"), move_elements("a row", "k", "k2"), *WHERE],
    "another value": [*COMPARED, move_elements("a row", "y", "x2"), move_elements("a row", "k", "k2"), *WHERE],
    "one element for all": [
        node("Equal", ["x", "zeros"], ["e"]), node("Not", ["e"], ["k"]),
        move_elements("a row", "x", "x2"), move_elements("a row", "k", "k2"), *WHERE,
    ],
    "a sum of it": [
        *COMPARED, node("Add", ["x", "one"], ["x1"]), move_elements("a row", "x1", "x3"), move_elements("a row", "k", "k2"),
        node("Sub", ["x3", "one"], ["x4"]), node("Sub", ["x4", "one"], ["x2"]), *WHERE,
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERWISE)
def test_condition_moved_differently_guards_nothing(name: str, tmp_path: Path) -> None:
    assert verdicts(analyse_proto(made_of(OTHERWISE[name]), tmp_path))[ZERO] == "obligation"
    assert gives_zero(OTHERWISE[name])


@pytest.mark.parametrize(
    ("shape", "verdict"), [(["n", "m"], "discharged"), ([None, 2], "discharged"), (None, "obligation")]
)
def test_moved_condition_needs_a_known_rank(shape: Any, verdict: str, tmp_path: Path) -> None:
    """An unknown size is one size; of an unknown rank nothing is known."""
    nodes = [*COMPARED, move_elements("a column", "x", "x2"), move_elements("a column", "k", "k2"), *WHERE]
    assert verdicts(analyse_proto(made_of(nodes, shape), tmp_path))[ZERO] == verdict


def test_value_of_lower_rank_than_its_condition(tmp_path: Path) -> None:
    """A condition on [2] and [2, 2] is [2, 2]; the same move of a [2] tensor differs."""
    nodes = [
        node("Equal", ["x", "zero"], ["a"]),
        node("Equal", ["v", "zero"], ["b"]),
        node("Or", ["a", "b"], ["e"]),
        node("Not", ["e"], ["k"]),
        node("Unsqueeze", ["v", "axis"], ["x2"]),
        node("Unsqueeze", ["k", "axis"], ["k2"]),
        *WHERE,
    ]
    proto = made_of(nodes)
    proto.graph.input.append(value("v", INT64, [2]))
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


def overwrites(condition: str = "e", turn: Any = (1, 0), data: str = "x", **attributes: str) -> list[Any]:
    """Torch's export of `x[x == 0] = 1`."""
    return [
        *COMPARED,
        node("Equal", ["y", "zero"], ["f"]),
        node("NonZero", [condition], ["places"]),
        node("Transpose", ["places"], ["rows"], perm=list(turn)) if turn else node("Identity", ["places"], ["rows"]),
        node("Shape", ["rows"], ["s"]),
        node("Gather", ["s", "axis"], ["n"]),
        node("Expand", ["one", "n"], ["ones"]),
        node("ScatterND", [data, "rows", "ones"], ["B"], **attributes),
    ]


def test_zeros_overwritten_by_a_permutation_are_gone(tmp_path: Path) -> None:
    assert verdicts(analyse_proto(made_of(overwrites()), tmp_path))[ZERO] == "discharged"
    assert verdicts(analyse_proto(made_of(overwrites(), ["n", None]), tmp_path))[ZERO] == "discharged"
    assert not gives_zero(overwrites())


@pytest.mark.parametrize("nodes", [overwrites("k"), overwrites("f"), overwrites(data="y"), overwrites(reduction="min")])
def test_overwriting_other_elements_guards_nothing(nodes: list[Any], tmp_path: Path) -> None:
    assert verdicts(analyse_proto(made_of(nodes), tmp_path))[ZERO] == "obligation"
    assert gives_zero(nodes)


@pytest.mark.parametrize("turn", [(0, 1), ()])
def test_indices_are_columns(turn: tuple[int, ...], tmp_path: Path) -> None:
    """Two columns are two different positions."""
    nodes = overwrites(turn=turn)
    assert verdicts(analyse_proto(made_of(nodes), tmp_path))[ZERO] == "obligation"
    denominator_model = made_of(nodes)
    denominator_model.graph.node.pop()
    denominator_model.graph.output[0].name = "B"
    x = np.array([[1, 1], [0, 0]])
    assert 0 in by_onnxruntime(denominator_model, {"x": x, "y": x})[0]


def test_tile_before_operator_set_6_is_unsupported() -> None:
    """Another operand says which axis."""
    large = AbstractTensor(INT64, (1,), constant=constant_from_array(np.array([2]), INT64))
    context = NodeContext("Tile", 6, {}, [AbstractTensor(INT64, (3,)), large], [(INT64, None)])
    tile = MOVEMENTS["Tile"].apply
    assert tile(context, [np.arange(3)]).tolist() == [0, 1, 2, 0, 1, 2]
    with pytest.raises(LookupError):
        tile(replace(context, version=5), [np.arange(3)])

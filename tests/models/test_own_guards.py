"""What a model's own guards keep out of a denominator: comparisons, truth values made of them, and a one where a zero was.

Each is also run on the numbers at which it could fail: what is discharged never gives a zero, what is left does.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from making import analysed, model, node, tensor, value, verdicts
from onnx import ModelProto, TensorProto
from onnx.reference import ReferenceEvaluator

from vinculum.models.guard import guarded

KINDS = {
    "int8": TensorProto.INT8,
    "int32": TensorProto.INT32,
    "int64": TensorProto.INT64,
    "uint64": TensorProto.UINT64,
    "float16": TensorProto.FLOAT16,
    "float32": TensorProto.FLOAT,
    "float64": TensorProto.DOUBLE,
}
FLOATS = ("float16", "float32", "float64")
Nodes = tuple[Any, ...]


def of(*inputs: str, name: str = "d") -> Nodes:
    """Where: condition, where it is true, where it is false."""
    return (node("Where", list(inputs), [name]),)


def compared(how: str, x: str, y: str, result: str = "p") -> Nodes:
    return (node(how, [x, y], [result]),)


def wide(kind: str) -> Nodes:
    return (node("Cast", ["x"], ["w"], to=KINDS[kind]),)


BOUNDS: dict[str, Nodes] = {
    "x > 0": compared("Greater", "x", "zero") + of("p", "x", "one"),
    "0 < x": compared("Less", "zero", "x") + of("p", "x", "one"),
    "x >= 1": compared("GreaterOrEqual", "x", "one") + of("p", "x", "one"),
    "not x <= 0": (*compared("LessOrEqual", "x", "zero", "q"), node("Not", ["q"], ["p"]), *of("p", "x", "one")),
    "x <= 0, the other one": compared("LessOrEqual", "x", "zero") + of("p", "one", "x"),
    "x < 1 or x > 2, outside": (
        *compared("Less", "x", "one", "q"),
        *compared("Greater", "x", "two", "r"),
        node("Or", ["q", "r"], ["p"]),
        *of("p", "one", "x"),
    ),
    "x > 0 and x < 2": (
        *compared("Less", "x", "two", "q"),
        *compared("Greater", "x", "zero", "r"),
        node("And", ["q", "r"], ["p"]),
        *of("p", "x", "one"),
    ),
    "x > 0, clipped below by its choice": (*compared("Greater", "x", "one"), *of("p", "x", "two", name="y"), node("Sub", ["y", "one"], ["z"]), node("Abs", ["z"], ["v"]), node("Add", ["v", "one"], ["d"])),
    "|x| < 1, the other one": (node("Abs", ["x"], ["v"]), *compared("Less", "v", "one"), *of("p", "one", "x")),
    "|x| is 0": (node("Abs", ["x"], ["v"]), *compared("Equal", "v", "zero"), *of("p", "one", "x")),
    "x as a truth value": (node("Cast", ["x"], ["p"], to=TensorProto.BOOL), *of("p", "x", "one")),
    "1 added where x is 0": (*compared("Equal", "x", "zero"), node("CastLike", ["p", "x"], ["e"]), node("Add", ["x", "e"], ["d"])),
}  # fmt: skip
OPEN: dict[str, Nodes] = {
    "x >= 0": compared("GreaterOrEqual", "x", "zero") + of("p", "x", "one"),
    "x > 0, the other one": compared("Greater", "x", "zero") + of("p", "one", "x"),
    "x < 1 and x > 2, outside": (
        *compared("Less", "x", "one", "q"),
        *compared("Greater", "x", "two", "r"),
        node("And", ["q", "r"], ["p"]),
        *of("p", "one", "x"),
    ),
    "x > 0 or x < 2": (
        *compared("Less", "x", "two", "q"),
        *compared("Greater", "x", "zero", "r"),
        node("Or", ["q", "r"], ["p"]),
        *of("p", "x", "one"),
    ),
    "|x| < 1": (node("Abs", ["x"], ["v"]), *compared("Less", "v", "one"), *of("p", "x", "one")),
    "x as a truth value, the other one": (node("Cast", ["x"], ["p"], to=TensorProto.BOOL), *of("p", "one", "x")),
    "1 added where x is 1": (*compared("Equal", "x", "one"), node("CastLike", ["p", "x"], ["e"]), node("Sub", ["x", "e"], ["d"])),
    "another x": (*compared("Greater", "A", "zero"), *of("p", "x", "one")),
}  # fmt: skip


def numbers(kind: str) -> Any:
    """Where comparisons turn, and the ends of the type."""
    if kind in FLOATS:
        tiny = np.finfo(kind).smallest_subnormal
        return np.array([0.0, -0.0, tiny, -tiny, 1, -1, 2, 3, -3, np.inf, -np.inf, np.nan], kind)
    ends = np.iinfo(kind)
    return np.array([x for x in (ends.min, ends.min + 1, -2, -1, 0, 1, 2, 3, ends.max) if x >= ends.min], kind)


def made_of(kind: str, nodes: Nodes) -> ModelProto:
    constants = [tensor(name, np.array(n, kind)) for name, n in (("zero", 0), ("one", 1), ("two", 2))]
    inputs = [value(name, KINDS[kind], ["n"]) for name in "Ax"]
    outputs = [value(name, KINDS[kind], ["n"]) for name in "Cd"]
    return model([*nodes, node("Div", ["A", "d"], ["C"], name="last")], inputs, outputs, constants, opset=19)


def verdict(made: ModelProto, folder: Path) -> str:
    judged = verdicts(analysed(made, folder, "openvino-1"))
    return next(judged[name] for name in ("E_DIV_INT_CONSTR_B_0030", "V_DIV_FLOAT_NONZERO_0010") if name in judged)


def gives_zero(made: ModelProto, kind: str) -> bool:
    """Whether a run gives a denominator of zero, whichever numbers x and A have."""
    graph = ModelProto()
    graph.CopyFrom(made)
    del graph.graph.node[-1], graph.graph.output[0]
    x = numbers(kind)
    with np.errstate(all="ignore"):
        (d,) = ReferenceEvaluator(graph).run(None, {"x": np.repeat(x, x.size), "A": np.tile(x, x.size)})
    return bool((d == 0).any())


@pytest.mark.parametrize("kind", ["int8", "int64", "uint64", *FLOATS])
@pytest.mark.parametrize("name", BOUNDS)
def test_what_a_guard_keeps_out_is_discharged(name: str, kind: str, tmp_path: Path) -> None:
    made = made_of(kind, BOUNDS[name])
    assert verdict(made, tmp_path) == "discharged"
    assert not gives_zero(made, kind)


@pytest.mark.parametrize("kind", ["int8", "int64", *FLOATS])
@pytest.mark.parametrize("name", OPEN)
def test_what_it_lets_through_is_left(name: str, kind: str, tmp_path: Path) -> None:
    made = made_of(kind, OPEN[name])
    assert verdict(made, tmp_path) == "obligation"
    assert gives_zero(made, kind)


@pytest.mark.parametrize(
    ("kind", "by", "expected"),
    [
        ("float16", "float32", "discharged"),
        ("float32", "float64", "discharged"),
        ("int8", "int32", "discharged"),
        ("int32", "float64", "discharged"),
        ("int8", "float16", "discharged"),
        ("float32", "float16", "obligation"),  # small numbers round to 0: all of them, and more, are kept out
        ("int64", "int32", "obligation"),
    ],
)
def test_a_guard_in_a_wider_type(kind: str, by: str, expected: str, tmp_path: Path) -> None:
    nodes = (
        *wide(by),
        node("Constant", [], ["nothing"], value=tensor("t", np.array(0, by))),
        *compared("Equal", "w", "nothing"),
        *of("p", "one", "x"),
    )
    assert verdict(made_of(kind, nodes), tmp_path) == expected


def test_the_sign_of_a_number_that_wraps_around_says_nothing(tmp_path: Path) -> None:
    """2^64 - 1 as int64 is -1, which is less than 1: as uint64 it is not."""
    nodes = (
        *wide("int64"),
        node("Constant", [], ["limit"], value=tensor("t", np.array(1, np.int64))),
        *compared("Less", "w", "limit"),
        *of("p", "x", "one", name="y"),  # 0, or from 2^63 on
        node("Constant", [], ["far"], value=tensor("t", np.array(2**64 - 1, np.uint64))),
        node("Sub", ["far", "y"], ["d"]),
    )
    made = made_of("uint64", nodes)
    assert gives_zero(made, "uint64")
    assert verdict(made, tmp_path) == "obligation"


def test_a_guard_on_two_tensors_says_nothing_of_one(tmp_path: Path) -> None:
    """Where they meet in no element, the sum counts none, and a zero passes."""
    nodes = (
        *compared("LessOrEqual", "x", "zero", "q"),
        *compared("Less", "A", "A", "r"),
        *compared("Less", "A", "zero", "s"),
        node("Or", ["q", "s"], ["p"]),
        node("Cast", ["p"], ["e"], to=TensorProto.INT64),
        node("ReduceSum", ["e"], ["count"], keepdims=0),
        node("Constant", [], ["front"], value=tensor("t", np.array([0], np.int64))),
        node("Unsqueeze", ["x", "front"], ["behind"]),
        node("Gather", ["behind", "count"], ["d"]),
    )
    assert verdict(made_of("int32", nodes), tmp_path) == "obligation"
    alone = (*nodes[:1], node("Cast", ["q"], ["e"], to=TensorProto.INT64), *nodes[5:])
    assert verdict(made_of("int32", alone), tmp_path) == "discharged"


def test_truth_values_of_truth_values_stay_small(tmp_path: Path) -> None:
    nodes = list(compared("Less", "x", "one", "p0") + compared("Greater", "x", "one", "q0"))
    for k in range(200):
        nodes.append(node(("And", "Or")[k % 2], [f"p{k}", f"q{k}"], [f"p{k + 1}"]))
        nodes.append(node("Not", [f"p{k + 1}"], [f"q{k + 1}"]))
    assert verdict(made_of("float32", (*nodes, *of("p200", "x", "one"))), tmp_path) == "obligation"


@pytest.mark.parametrize("kind", ["float16", "float32"])
def test_the_guarded_copy_passes_its_own_check(kind: str, tmp_path: Path) -> None:
    inputs = [value(name, KINDS[kind], ["n"]) for name in "AB"]
    made = model([node("Div", ["A", "B"], ["C"])], inputs, [value("C", KINDS[kind], ["n"])])
    copy = guarded(analysed(made, tmp_path, "openvino-1"))
    assert verdict(copy, tmp_path) == "discharged"

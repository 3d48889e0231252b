"""A model's own guards of a denominator: comparisons, truth values, and ones that replace zeros.

Each case also runs on the numbers at which it could fail: a discharged one never gives a zero, others do.
"""

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import analyse_proto, model, node, tensor, value, verdicts
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.models.guards.guard import add_guards

TYPES = ("int8", "int32", "int64", "uint64", "bfloat16", "float16", "float32", "float64")
KINDS = {name: helper.np_dtype_to_tensor_dtype(element_dtype(name)) for name in TYPES}
FLOATS = ("bfloat16", "float16", "float32", "float64")
Nodes = tuple[Any, ...]


def where_node(*inputs: str, name: str = "d") -> Nodes:
    """Where(condition, value if true, value if false)."""
    return (node("Where", list(inputs), [name]),)


def compared(how: str, x: str, y: str, result: str = "p") -> Nodes:
    return (node(how, [x, y], [result]),)


def outside(lower: str) -> Nodes:
    """s: whether x is less than `least`, or more than 2."""
    bounds = compared("Less", "x", lower, "q") + compared("Greater", "x", "two", "r")
    return (*bounds, node("Or", ["q", "r"], ["s"]))


def wide(kind: str) -> Nodes:
    return (node("Cast", ["x"], ["w"], to=KINDS[kind]),)


def joined(how: str, *parts: str, result: str = "p") -> Nodes:
    """All of several truth values by And or Or, pairwise."""
    names = [parts[0], *(f"{result}{place}" for place in range(2, len(parts))), result]
    return tuple(node(how, [names[place], part], [names[place + 1]]) for place, part in enumerate(parts[1:]))


# Two of which nothing is known, and whether x is 0, or is not.
MASKS = (*compared("Greater", "A", "x", "m"), *compared("GreaterOrEqual", "A", "x", "n"), *compared("Equal", "x", "zero", "q"), node("Not", ["q"], ["r"]))  # fmt: skip
BOUNDS: dict[str, Nodes] = {
    "x > 0": compared("Greater", "x", "zero") + where_node("p", "x", "one"),
    "0 < x": compared("Less", "zero", "x") + where_node("p", "x", "one"),
    "x >= 1": compared("GreaterOrEqual", "x", "one") + where_node("p", "x", "one"),
    "not x <= 0": (*compared("LessOrEqual", "x", "zero", "q"), node("Not", ["q"], ["p"]), *where_node("p", "x", "one")),
    "x <= 0, the other one": compared("LessOrEqual", "x", "zero") + where_node("p", "one", "x"),
    "x < 1 or x > 2, outside": (
        *compared("Less", "x", "one", "q"),
        *compared("Greater", "x", "two", "r"),
        node("Or", ["q", "r"], ["p"]),
        *where_node("p", "one", "x"),
    ),
    "x > 0 and x < 2": (
        *compared("Less", "x", "two", "q"),
        *compared("Greater", "x", "zero", "r"),
        node("And", ["q", "r"], ["p"]),
        *where_node("p", "x", "one"),
    ),
    "x > 0, clipped below by its choice": (*compared("Greater", "x", "one"), *where_node("p", "x", "two", name="y"), node("Sub", ["y", "one"], ["z"]), node("Abs", ["z"], ["v"]), node("Add", ["v", "one"], ["d"])),
    "|x| < 1, the other one": (node("Abs", ["x"], ["v"]), *compared("Less", "v", "one"), *where_node("p", "one", "x")),
    "|x| > 0": (node("Abs", ["x"], ["v"]), *compared("Greater", "v", "zero"), *where_node("p", "x", "one")),
    "|x| >= 1": (node("Abs", ["x"], ["v"]), *compared("GreaterOrEqual", "v", "one"), *where_node("p", "x", "one")),
    "|x| <= 0, the other one": (node("Abs", ["x"], ["v"]), *compared("LessOrEqual", "v", "zero"), *where_node("p", "one", "x")),
    "not not x > 0": (*compared("Greater", "x", "zero", "q"), node("Not", ["q"], ["r"]), node("Not", ["r"], ["p"]), *where_node("p", "x", "one")),
    "not (x < 1 or x > 2)": (*outside("one"), node("Not", ["s"], ["p"]), *where_node("p", "x", "one")),
    "|x| is 0": (node("Abs", ["x"], ["v"]), *compared("Equal", "v", "zero"), *where_node("p", "one", "x")),
    "x as a truth value": (node("Cast", ["x"], ["p"], to=TensorProto.BOOL), *where_node("p", "x", "one")),
    "x is not 0, and so is a mask": (*MASKS, *joined("And", "r", "m"), *where_node("p", "x", "one")),
    "a mask, and x is not 0": (*MASKS, *joined("And", "m", "r"), *where_node("p", "x", "one")),
    "x is 0 or a mask is, the other one": (*MASKS, *joined("Or", "q", "m"), *where_node("p", "one", "x")),
    "x is not 0, and so are two masks": (*MASKS, *joined("And", "r", "m", "n"), *where_node("p", "x", "one")),
    "two masks, and x is not 0": (*MASKS, *joined("And", "m", "n", "r"), *where_node("p", "x", "one")),
    "two masks or x is 0, the other one": (*MASKS, *joined("Or", "m", "n", "q"), *where_node("p", "one", "x")),
    "not (a mask or x is 0), and another": (*MASKS, *joined("Or", "m", "q", result="s"), node("Not", ["s"], ["t"]), *joined("And", "t", "n"), *where_node("p", "x", "one")),
    "not (a mask and x is not 0), the other one": (*MASKS, *joined("And", "m", "r", result="s"), node("Not", ["s"], ["p"]), *where_node("p", "one", "x")),
    "1 added where x is 0": (*compared("Equal", "x", "zero"), node("CastLike", ["p", "x"], ["e"]), node("Add", ["x", "e"], ["d"])),
    "so the other way round": (*compared("Equal", "x", "zero"), node("CastLike", ["p", "x"], ["e"]), node("Add", ["e", "x"], ["d"])),
}  # fmt: skip
OPEN: dict[str, Nodes] = {
    "x >= 0": compared("GreaterOrEqual", "x", "zero") + where_node("p", "x", "one"),
    "x > 0, the other one": compared("Greater", "x", "zero") + where_node("p", "one", "x"),
    "x < 1 and x > 2, outside": (
        *compared("Less", "x", "one", "q"),
        *compared("Greater", "x", "two", "r"),
        node("And", ["q", "r"], ["p"]),
        *where_node("p", "one", "x"),
    ),
    "x > 0 or x < 2": (
        *compared("Less", "x", "two", "q"),
        *compared("Greater", "x", "zero", "r"),
        node("Or", ["q", "r"], ["p"]),
        *where_node("p", "x", "one"),
    ),
    "1 > x": compared("Greater", "one", "x") + where_node("p", "x", "one"),
    "|x| < 0, the other one": (node("Abs", ["x"], ["v"]), *compared("Less", "v", "zero"), *where_node("p", "one", "x")),
    "|x| <= 0": (node("Abs", ["x"], ["v"]), *compared("LessOrEqual", "v", "zero"), *where_node("p", "x", "one")),
    "|x| >= 0": (node("Abs", ["x"], ["v"]), *compared("GreaterOrEqual", "v", "zero"), *where_node("p", "x", "one")),
    "|x| > 0, the other one": (node("Abs", ["x"], ["v"]), *compared("Greater", "v", "zero"), *where_node("p", "one", "x")),
    "|x| is 1, the other one": (node("Abs", ["x"], ["v"]), *compared("Equal", "v", "one"), *where_node("p", "one", "x")),
    "|x| < 1, the other one, and 1 more": (node("Abs", ["x"], ["v"]), *compared("Less", "v", "one"), *where_node("p", "one", "x", name="y"), node("Add", ["y", "one"], ["d"])),
    "not (x < 0 or x > 2)": (*outside("zero"), node("Not", ["s"], ["p"]), *where_node("p", "x", "one")),
    "1 added where x < 0": (*compared("Less", "x", "zero"), node("CastLike", ["p", "x"], ["e"]), node("Add", ["x", "e"], ["d"])),
    "|x| < 1": (node("Abs", ["x"], ["v"]), *compared("Less", "v", "one"), *where_node("p", "x", "one")),
    "x as a truth value, the other one": (node("Cast", ["x"], ["p"], to=TensorProto.BOOL), *where_node("p", "one", "x")),
    "1 added where x is 1": (*compared("Equal", "x", "one"), node("CastLike", ["p", "x"], ["e"]), node("Add", ["x", "e"], ["d"])),
    "x is not 0, or a mask is": (*MASKS, *joined("Or", "r", "m"), *where_node("p", "x", "one")),
    "x is 0, and so is a mask, the other one": (*MASKS, *joined("And", "q", "m"), *where_node("p", "one", "x")),
    "x is not 0, and so is a mask, the other one": (*MASKS, *joined("And", "r", "m"), *where_node("p", "one", "x")),
    "x is 0 or a mask is": (*MASKS, *joined("Or", "q", "m"), *where_node("p", "x", "one")),
    "a mask, and another or x is not 0": (*MASKS, *joined("Or", "n", "r", result="s"), *joined("And", "m", "s"), *where_node("p", "x", "one")),
    "a mask, or another and x is 0, the other one": (*MASKS, *joined("And", "n", "q", result="s"), *joined("Or", "m", "s"), *where_node("p", "one", "x")),
    "not (a mask and x is 0), and another": (*MASKS, *joined("And", "m", "q", result="s"), node("Not", ["s"], ["t"]), *joined("And", "t", "n"), *where_node("p", "x", "one")),
    "two masks": (*MASKS, *joined("And", "m", "n"), *where_node("p", "x", "one")),
    "either of a guard and a mask": (*MASKS, node("Xor", ["r", "m"], ["p"]), *where_node("p", "x", "one")),
    "1 added where x is 0 or a mask is": (*MASKS, *joined("Or", "q", "m"), node("CastLike", ["p", "x"], ["e"]), node("Add", ["x", "e"], ["d"])),
    "1 added where A is 0": (*compared("Equal", "A", "zero"), node("CastLike", ["p", "x"], ["e"]), node("Add", ["x", "e"], ["d"])),
    "1 added where x is not 0": (node("Cast", ["x"], ["p"], to=TensorProto.BOOL), node("CastLike", ["p", "x"], ["e"]), node("Add", ["x", "e"], ["d"])),
    "1 taken off where x is 1": (*compared("Equal", "x", "one"), node("CastLike", ["p", "x"], ["e"]), node("Sub", ["x", "e"], ["d"])),
    "another x": (*compared("Greater", "A", "zero"), *where_node("p", "x", "one")),
}  # fmt: skip


def numbers(kind: str) -> Any:
    """Numbers at which comparisons change, and the limits of the type."""
    if kind in FLOATS:
        tiny = float(ml_dtypes.finfo(kind).smallest_subnormal)
        return np.array([0.0, -0.0, tiny, -tiny, 1, -1, 2, 3, -3, np.inf, -np.inf, np.nan], element_dtype(kind))
    info = np.iinfo(kind)
    return np.array([x for x in (info.min, info.min + 1, -2, -1, 0, 1, 2, 3, info.max) if x >= info.min], kind)


def made_of(kind: str, nodes: Nodes) -> ModelProto:
    constants = [tensor(name, np.array(n, element_dtype(kind))) for name, n in (("zero", 0), ("one", 1), ("two", 2))]
    inputs = [value(name, KINDS[kind], ["n"]) for name in "Ax"]
    outputs = [value(name, KINDS[kind], ["n"]) for name in "Cd"]
    return model([*nodes, node("Div", ["A", "d"], ["C"], name="last")], inputs, outputs, constants, opset=19)


def verdict(proto: ModelProto, folder: Path) -> str:
    verdicts_by_requirement = verdicts(analyse_proto(proto, folder, "openvino-1"))
    return next(
        verdicts_by_requirement[name]
        for name in ("E_DIV_INT_CONSTR_B_0030", "V_DIV_FLOAT_NONZERO_0010")
        if name in verdicts_by_requirement
    )


def gives_zero(proto: ModelProto, kind: str) -> bool:
    """Whether a run gives a zero denominator for some x and A."""
    denominator_model = ModelProto()
    denominator_model.CopyFrom(proto)
    del denominator_model.graph.node[-1], denominator_model.graph.output[0]
    x = numbers(kind)
    with np.errstate(all="ignore"):
        (d,) = ReferenceEvaluator(denominator_model).run(None, {"x": np.repeat(x, x.size), "A": np.tile(x, x.size)})
    return bool((d == 0).any())


@pytest.mark.sample(60)
@pytest.mark.parametrize("kind", ["int8", "int64", "uint64", *FLOATS])
@pytest.mark.parametrize("name", BOUNDS)
def test_guarded_denominator_is_discharged(name: str, kind: str, tmp_path: Path) -> None:
    proto = made_of(kind, BOUNDS[name])
    assert verdict(proto, tmp_path) == "discharged"
    assert not gives_zero(proto, kind)


@pytest.mark.sample(60)
@pytest.mark.parametrize("kind", ["int8", "int64", *FLOATS])
@pytest.mark.parametrize("name", OPEN)
def test_insufficient_guard_leaves_an_obligation(name: str, kind: str, tmp_path: Path) -> None:
    proto = made_of(kind, OPEN[name])
    assert verdict(proto, tmp_path) == "obligation"
    assert gives_zero(proto, kind)


@pytest.mark.parametrize(
    ("kind", "name", "interval"),
    [
        ("int8", "x > 0", "1 to 127"),
        ("int8", "x >= 1", "1 to 127"),
        ("int8", "0 < x", "1 to 127"),
        ("int8", "1 > x", "-128 to 1"),
        ("float32", "x > 0", "0.0 to inf without 0"),
        ("float32", "x >= 1", "1.0 to inf"),
        ("float32", "1 > x", "-inf to 1.0"),
        ("float32", "x <= 0, the other one", "0.0 to inf without 0, or NaN"),
        ("float32", "not (x < 1 or x > 2)", "1.0 to 2.0, or NaN"),
    ],
)
def test_guard_narrows_the_interval_of_b(kind: str, name: str, interval: str, tmp_path: Path) -> None:
    """Limits, zero, and NaN, for which every comparison is false."""
    ((div, _),) = analyse_proto(made_of(kind, (BOUNDS | OPEN)[name]), tmp_path, "openvino-1").nodes
    assert str(div.B.interval) == interval


@pytest.mark.parametrize(
    ("kind", "by", "expected"),
    [
        ("float16", "float32", "discharged"),
        ("bfloat16", "float32", "discharged"),
        ("float32", "float64", "discharged"),
        ("int8", "int32", "discharged"),
        ("int32", "float64", "discharged"),
        ("int8", "float16", "discharged"),
        ("float32", "float16", "obligation"),  # small numbers round to 0: all of them, and more, are kept out
        ("float16", "bfloat16", "obligation"),
        ("bfloat16", "float16", "obligation"),
        ("int64", "float64", "obligation"),
        ("int64", "int32", "obligation"),
    ],
)
@pytest.mark.parametrize("like", [False, True])
def test_a_guard_in_a_wider_type(kind: str, by: str, expected: str, like: bool, tmp_path: Path) -> None:
    nodes = (
        node("Constant", [], ["nothing"], value=tensor("t", np.array(0, element_dtype(by)))),
        *((node("CastLike", ["x", "nothing"], ["w"]),) if like else wide(by)),
        *compared("Equal", "w", "nothing"),
        *where_node("p", "one", "x"),
    )
    proto = made_of(kind, nodes)
    assert verdict(proto, tmp_path) == expected
    assert not gives_zero(proto, kind)


def test_sign_of_a_wrapped_number_is_unknown(tmp_path: Path) -> None:
    """2^64 - 1 is -1 as int64, which is less than 1; as uint64 it is not."""
    nodes = (
        *wide("int64"),
        node("Constant", [], ["limit"], value=tensor("t", np.array(1, np.int64))),
        *compared("Less", "w", "limit"),
        *where_node("p", "x", "one", name="y"),  # 0, or from 2^63 on
        node("Constant", [], ["far"], value=tensor("t", np.array(2**64 - 1, np.uint64))),
        node("Sub", ["far", "y"], ["d"]),
    )
    proto = made_of("uint64", nodes)
    assert gives_zero(proto, "uint64")
    assert verdict(proto, tmp_path) == "obligation"


@pytest.mark.parametrize(
    "guard",
    [
        compared("Greater", "w", "zero") + where_node("p", "w", "one"),
        compared("Equal", "w", "zero") + where_node("p", "one", "w"),
    ],
)
def test_guard_of_a_possibly_wrapped_number(guard: Nodes, tmp_path: Path) -> None:
    proto = made_of("int64", (*wide("int64"), *guard))
    proto.graph.input[1].type.tensor_type.elem_type = KINDS["uint64"]
    assert verdict(proto, tmp_path) == "discharged"


def test_guard_of_two_tensors_says_nothing_of_either(tmp_path: Path) -> None:
    """Where they meet in no element, the sum counts none, and a zero passes."""
    nodes = (
        *compared("LessOrEqual", "x", "zero", "q"),
        *compared("Less", "A", "zero", "s"),
        node("Or", ["q", "s"], ["p"]),
        node("Cast", ["p"], ["e"], to=TensorProto.INT64),
        node("ReduceSum", ["e"], ["count"], keepdims=0),
        node("Constant", [], ["front"], value=tensor("t", np.array([0], np.int64))),
        node("Unsqueeze", ["x", "front"], ["behind"]),
        node("Gather", ["behind", "count"], ["d"]),
    )
    assert verdict(made_of("int32", nodes), tmp_path) == "obligation"
    single_tensor_nodes = (*nodes[:1], node("Cast", ["q"], ["e"], to=TensorProto.INT64), *nodes[4:])
    assert verdict(made_of("int32", single_tensor_nodes), tmp_path) == "discharged"


@pytest.mark.parametrize(("word", "expected"), [("And", "discharged"), ("Or", "obligation")])
def test_mask_of_higher_rank_covers_the_same_elements(word: str, expected: str, tmp_path: Path) -> None:
    x, masks = np.array([0, 1, -1, 0]), np.array([[1, 0, 1, 1], [0, 1, 1, 0]], bool)
    guard = ("r", "p", "x", "one") if word == "And" else ("r", "p", "one", "x")  # whose Or lets a 0 through
    nodes = [*MASKS[2:], node(word, [guard[0], "m"], ["p"]), *where_node(*guard[1:]), node("Div", ["A", "d"], ["C"])]
    constants = [tensor("zero", np.int64(0)), tensor("one", np.int64(1))]
    inputs = [value("x", KINDS["int64"], [4]), value("A", KINDS["int64"], []), value("m", TensorProto.BOOL, [2, 4])]
    proto = model(nodes, inputs, [value("d", KINDS["int64"], [2, 4])], constants)
    assert verdict(proto, tmp_path) == expected
    del proto.graph.node[-1]
    (d,) = ReferenceEvaluator(proto).run(None, {"x": x, "A": np.int64(1), "m": masks})
    assert (d == 0).any() == (expected == "obligation")


def test_guard_among_many_masks_is_dropped(tmp_path: Path) -> None:
    """A guard among a few masks is known; among very many it is dropped, which bounds the work."""
    for count, expected in ((40, "discharged"), (400, "obligation")):
        limits = [node("Constant", [], [f"k{n}"], value=tensor("t", np.float32(n))) for n in range(count)]
        masks = [node("Less", ["A", f"k{n}"], [f"m{n}"]) for n in range(count)]
        nodes = (*compared("Greater", "x", "zero", "m"), *limits, *masks)
        proto = made_of(
            "float32", (*nodes, *joined("And", "m", *(f"m{n}" for n in range(count))), *where_node("p", "x", "one"))
        )
        assert verdict(proto, tmp_path) == expected


def test_long_chains_of_truth_values_are_analysed(tmp_path: Path) -> None:
    nodes = list(compared("Less", "x", "one", "p0") + compared("Greater", "x", "one", "q0"))
    for k in range(200):
        nodes.append(node(("And", "Or")[k % 2], [f"p{k}", f"q{k}"], [f"p{k + 1}"]))
        nodes.append(node("Not", [f"p{k + 1}"], [f"q{k + 1}"]))
    assert verdict(made_of("float32", (*nodes, *where_node("p200", "x", "one"))), tmp_path) == "obligation"
    nots = [node("Not", [f"p{k}"], [f"p{k + 1}"]) for k in range(4001)]
    proto = made_of("float32", (*compared("Greater", "x", "zero", "p0"), *nots, *where_node("p4001", "one", "x")))
    assert verdict(proto, tmp_path) == "discharged"


@pytest.mark.parametrize("kind", ["bfloat16", "float16", "float32"])
def test_the_guarded_copy_passes_its_own_check(kind: str, tmp_path: Path) -> None:
    inputs = [value(name, KINDS[kind], ["n"]) for name in "AB"]
    proto = model([node("Div", ["A", "B"], ["C"])], inputs, [value("C", KINDS[kind], ["n"])])
    copy = add_guards(analyse_proto(proto, tmp_path, "openvino-1"))
    assert verdict(copy, tmp_path) == "discharged"


@pytest.mark.parametrize(("opset", "verdict"), [(6, "obligation"), (7, "discharged")])
def test_equal_of_elements_paired_by_axis(opset: int, verdict: str, tmp_path: Path) -> None:
    """By the specification: no runtime supports it. The function compares rows; Where pairs columns."""
    satisfied = {"axis": 0, "broadcast": 1} if opset < 7 else {}
    own = helper.make_function(
        "own",
        "Same",
        ["k", "y"],
        ["p"],
        [node("Equal", ["k", "y"], ["p"], **satisfied)],
        [helper.make_opsetid("", opset)],
    )
    nodes = [
        node("Same", ["k", "y"], ["p"], domain="own"),
        node("Where", ["p", "one", "y"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    inputs = [value("y", TensorProto.INT32, [2]), value("A", TensorProto.INT32, [2, 2])]
    constants = [tensor("k", np.zeros((2, 2), np.int32)), tensor("one", np.int32(1))]
    proto = model(nodes, inputs, [value("C", TensorProto.INT32, [2, 2])], constants, functions=[own], imports=["own"])
    assert verdicts(analyse_proto(proto, tmp_path))["E_DIV_INT_CONSTR_B_0030"] == verdict
    rows = np.array([[True, True], [False, False]]) if opset < 7 else np.array([[True, False], [True, False]])
    assert (0 in np.where(rows, 1, np.array([0, 5]))) == (verdict == "obligation")

"""Integers divided by themselves with zeros replaced: MIN then meets MIN, and never -1."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import INT32, INT64, analyse_proto, guarded_copy, model, node, tensor, value, verdicts
from vinculum.models.facts.select import SelectedFrom, never_meet

OVERFLOW, ZERO = "V_DIV_INT_OVERFLOW_0010", "E_DIV_INT_CONSTR_B_0030"
INT32_MIN = np.iinfo(np.int32).min
IS_ZERO, NUMBER = node("Equal", ["x", "nil"], ["e"]), node("Cast", ["e"], ["n"], to=INT32)
CONSTANTS = [
    tensor("nil", np.int32(0)),
    tensor("one", np.int32(1)),
    tensor("minus", np.int32(-1)),
    tensor("least", np.int32(INT32_MIN)),
    tensor("row", np.array([[0], [1]])),
    tensor("ones", np.array([1, 1], np.int32)),
    tensor("minuses", np.array([-1, -1], np.int32)),
]
Case = tuple[list[Any], str, str]


def select_node(*inputs: str, name: str = "B") -> Any:
    return node("Where", list(inputs), [name])


OTHER = [select_node("m", "minus", "x", name="d"), select_node("e", "one", "d")]
CASES: dict[str, Case] = {
    "one for zeros": ([select_node("e", "one", "x")], "x", "discharged"),
    "the other way round": ([node("Not", ["e"], ["f"]), select_node("f", "x", "one")], "x", "discharged"),
    "minus one": ([select_node("m", "minus", "x")], "x", "obligation"),
    "what may be minus one": ([select_node("m", "y", "x")], "x", "obligation"),
    "another tensor": ([select_node("e", "one", "x")], "y", "obligation"),
    "one by one": ([node("Reshape", ["x", "turned"], ["z"]), select_node("e", "one", "x")], "z", "obligation"),
    "twice": ([select_node("e", "one", "x", name="d"), select_node("m", "one", "d")], "x", "discharged"),
    "twice, by minus one": (OTHER, "x", "obligation"),
    "a one added to zeros": ([NUMBER, node("Add", ["x", "n"], ["B"])], "x", "discharged"),
    "a one added to zeros of another": ([NUMBER, node("Add", ["y", "n"], ["B"])], "x", "obligation"),
    "rows overwritten": ([node("ScatterND", ["x", "row", "ones"], ["B"])], "x", "discharged"),
    "rows overwritten by minus one": ([node("ScatterND", ["x", "row", "minuses"], ["B"])], "x", "obligation"),
    "rows of which the greater is left": ([node("ScatterND", ["x", "row", "minuses"], ["B"], reduction="max")], "x", "obligation"),
    "both": ([select_node("e", "one", "x"), select_node("m", "nil", "x", name="a")], "a", "discharged"),
    "both, by the least": ([select_node("e", "one", "x"), select_node("m", "least", "x", name="a")], "a", "obligation"),
    "both, of two tensors": ([select_node("e", "one", "x"), select_node("m", "nil", "y", name="a")], "a", "obligation"),
}  # fmt: skip


def masked_division(nodes: list[Any], numerator: str, shape: list[Any]) -> ModelProto:
    """A / B; the truth values of `m` are unknown."""
    inputs = [value("x", INT32, shape), value("y", INT32, shape), value("m", 9, shape)]
    turned = node("Constant", [], ["turned"], value_ints=[-1, 1])
    outputs = [value("C", INT32, None), value(numerator, INT32, None), value("B", INT32, None)]
    every = [turned, IS_ZERO, *nodes, node("Div", [numerator, "B"], ["C"])]
    return model(every, inputs, outputs[: 1 if numerator in "xy" else 2] + outputs[2:], CONSTANTS)


@pytest.mark.parametrize(("nodes", "numerator", "verdict"), CASES.values(), ids=list(CASES))
def test_tensor_divided_by_its_masked_self(nodes: list[Any], numerator: str, verdict: str, tmp_path: Path) -> None:
    """An obligation gives MIN / -1 for some of these operands, and a discharged case for none."""
    proto = masked_division(nodes, numerator, [2])
    assert verdicts(analyse_proto(proto, tmp_path))[OVERFLOW] == verdict
    del proto.graph.node[-1]
    del proto.graph.output[0]
    evaluator, satisfied = ReferenceEvaluator(proto), False
    numbers = [np.array(pair, np.int32) for pair in np.stack(np.meshgrid([INT32_MIN, -2, -1, 0], [INT32_MIN, -1, 0]), -1).reshape(-1, 2)]  # fmt: skip
    for x in numbers:
        for y in numbers:
            for m in ([True, False], [False, True]):
                feeds = {"x": x, "y": y, "m": np.array(m)}
                result = dict(zip((each.name for each in proto.graph.output), evaluator.run(None, feeds), strict=True))
                A, B = np.broadcast_arrays(result.get(numerator, feeds.get(numerator)), result["B"])
                satisfied |= bool(((INT32_MIN == A) & (B == -1)).any())
    assert satisfied == (verdict == "obligation")


def test_unknown_sizes_and_a_condition_of_higher_rank(tmp_path: Path) -> None:
    nodes = [select_node("m", "one", "x", name="d"), select_node("e", "one", "d")]
    proto = masked_division(nodes, "x", ["N"])
    proto.graph.input[2].CopyFrom(value("m", 9, ["K", "N"]))
    verdict_of = verdicts(analyse_proto(proto, tmp_path))
    assert (verdict_of[OVERFLOW], verdict_of[ZERO]) == ("discharged", "obligation")  # `e` is of x, and not of d


@pytest.mark.parametrize(("behind", "verdict"), [(1, "discharged"), (2, "obligation")])
def test_long_chain_of_where_has_few_facts(behind: int, verdict: str, tmp_path: Path) -> None:
    names = ["one", "x", *(f"d{k}" for k in range(300))]
    chain = [
        select_node("m", names[k - behind], names[k - 1] if behind > 1 else "x", name=names[k]) for k in range(2, 302)
    ]
    proto = masked_division([*chain, select_node("e", "one", "d299")], "x", ["N"])
    ((div, rows),) = analyse_proto(proto, tmp_path).nodes
    assert [row.verdict.value for row in rows if OVERFLOW in row.requirements] == [verdict]
    assert len(div.B.facts.of(SelectedFrom)) < 50


def test_zero_guard_keeps_the_overflow_discharged(tmp_path: Path) -> None:
    proto = masked_division([select_node("m", "one", "x")], "x", [3])
    verdict_of = verdicts(analyse_proto(proto, tmp_path))
    assert (verdict_of[OVERFLOW], verdict_of[ZERO]) == ("discharged", "obligation")
    for each in proto.graph.output:
        each.CopyFrom(value(each.name, INT32, [3]))
    copy = guarded_copy(proto, tmp_path, "onnx-14")
    operators = [each.op_type for each in copy.graph.node]
    assert (operators.count("Gather"), operators.count("And")) == (1, 0)


def test_fact_survives_a_cast_to_a_wider_type(tmp_path: Path) -> None:
    nodes = [select_node("m", "one", "x", name="d"), node("Cast", ["d"], ["B"], to=INT64), node("Cast", ["x"], ["w"], to=INT64)]  # fmt: skip
    proto = model([*nodes, node("Div", ["w", "B"], ["C"])], masked_division([], "x", [3]).graph.input, [value("C", INT64, None)], CONSTANTS)  # fmt: skip
    ((div, _),) = analyse_proto(proto, tmp_path).nodes
    assert never_meet(div.A, INT32_MIN, div.B, -1) and not never_meet(div.A, 0, div.B, 1)


def test_cast_of_wider_integers(tmp_path: Path) -> None:
    nodes = [node("Cast", ["x"], ["w"], to=INT64), select_node("e", "wide", "w"), node("Div", ["w", "B"], ["C"])]
    constants = [*CONSTANTS, tensor("wide", np.int64(1))]
    proto = model([IS_ZERO, *nodes], [value("x", 13, [3])], [value("C", INT64, None)], constants)
    proto.graph.initializer[0].CopyFrom(tensor("nil", np.uint64(0)))
    assert verdicts(analyse_proto(proto, tmp_path))[OVERFLOW] == "discharged"

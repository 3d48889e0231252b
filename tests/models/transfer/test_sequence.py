"""Tensors that pass through sequences and optionals."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    graph,
    model,
    node,
    reasons,
    tensor,
    value,
    verdicts,
)

ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
CONSTANTS = [tensor(name, np.array([k])) for k, name in enumerate("zot")] + [
    tensor("i", np.int64(0)),
    tensor("j", np.int64(1)),
]
DIV = node("Div", ["A", "B"], ["C"])


def construct(*names: str) -> Any:
    return node("SequenceConstruct", list(names), ["s"])


CASES = {
    "one of two": ([construct("o", "t"), node("SequenceAt", ["s", "i"], ["B"])], "discharged"),
    "one of two, of which one is 0": ([construct("o", "z"), node("SequenceAt", ["s", "j"], ["B"])], "obligation"),
    "one that is put in": ([construct("o"), node("SequenceInsert", ["s", "t"], ["u"]), node("SequenceAt", ["u", "j"], ["B"])], "discharged"),
    "a 0 that is put in": ([construct("o"), node("SequenceInsert", ["s", "z"], ["u"]), node("SequenceAt", ["u", "j"], ["B"])], "obligation"),
    "what is left": ([construct("o", "t"), node("SequenceErase", ["s", "i"], ["u"]), node("SequenceAt", ["u", "i"], ["B"])], "discharged"),
    "all of them": ([construct("o", "t"), node("ConcatFromSequence", ["s"], ["B"], axis=0)], "discharged"),
    "all, of which one is 0": ([construct("o", "z"), node("ConcatFromSequence", ["s"], ["B"], axis=0)], "obligation"),
    "what is there": ([node("Optional", ["o"], ["s"]), node("OptionalGetElement", ["s"], ["B"])], "discharged"),
    "a 0 that is there": ([node("Optional", ["z"], ["s"]), node("OptionalGetElement", ["s"], ["B"])], "violated"),
    "what is there anyway": ([node("OptionalGetElement", ["t"], ["B"])], "discharged"),
    "a 0 that is there anyway": ([node("OptionalGetElement", ["z"], ["B"])], "violated"),
    "one of a sequence that is there": ([construct("o", "t"), node("Optional", ["s"], ["u"]), node("OptionalGetElement", ["u"], ["v"]), node("SequenceAt", ["v", "j"], ["B"])], "discharged"),
    "one of a sequence that is there, of which one is 0": ([construct("o", "z"), node("Optional", ["s"], ["u"]), node("OptionalGetElement", ["u"], ["v"]), node("SequenceAt", ["v", "j"], ["B"])], "obligation"),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "verdict"), CASES.values(), ids=list(CASES))
def test_elements_survive_sequences(nodes: list[Any], verdict: str, tmp_path: Path) -> None:
    proto = model([*nodes, DIV], [value("A", INT64, [1])], [value("C", INT64, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == verdict
    if verdict == "discharged":
        assert np.isin(by_onnxruntime(proto, {"A": np.array([2])})[0], [1, 2]).all()
    else:
        with pytest.raises(Exception, match="division by zero"):
            by_onnxruntime(proto, {"A": np.array([2])})


def test_type_and_shape_are_joined(tmp_path: Path) -> None:
    nodes = [construct("x", "y"), node("SequenceAt", ["s", "i"], ["B"]), DIV]
    inputs = [value("x", INT64, [3]), value("y", INT64, [4]), value("A", INT64, [3])]
    analysis = analyse_proto(model(nodes, inputs, [value("C", INT64, None)], CONSTANTS), tmp_path)
    assert "A is [3], B is [?]" in reasons(analysis, SHAPE)[0]
    assert reasons(analysis, ZERO)[0].endswith("the input x (see --range)")


def test_assumptions_are_kept(tmp_path: Path) -> None:
    nodes = [construct("x", "o"), node("SequenceAt", ["s", "i"], ["B"]), DIV]
    inputs = [value("x", INT64, [1]), value("A", INT64, [1])]
    analysis = analyse_proto(model(nodes, inputs, [value("C", INT64, None)], CONSTANTS), tmp_path, None, "x=1:5")
    (row,) = [row for row in analysis.findings if ZERO in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("x=1:5",))


def test_loop_carried_sequence_is_unknown(tmp_path: Path) -> None:
    """The sequence contains a 0 after one iteration."""
    kind = TensorProto.BOOL
    inner = [node("SequenceInsert", ["u", "z"], ["w"]), node("Identity", ["go"], ["on"])]
    body = graph(inner, "body", [value("n", INT64, []), value("go", kind, [])], [value("on", kind, [])])
    body.input.append(sequence("u"))
    body.output.append(sequence("w"))
    loop = node("Loop", ["j", "", "s"], ["end"], body=body)
    nodes = [construct("o"), loop, node("SequenceAt", ["end", "j"], ["B"]), DIV]
    proto = model(nodes, [value("A", INT64, [1])], [value("C", INT64, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


def sequence(name: str) -> Any:
    from onnx import helper

    return helper.make_tensor_sequence_value_info(name, INT64, None)


def test_mixed_element_types(tmp_path: Path) -> None:
    """No runtime accepts such a sequence, so the result is unknown."""
    nodes = [construct("o", "f"), node("SequenceAt", ["s", "i"], ["B"]), DIV]
    inputs = [value("f", FLOAT, [1]), value("A", INT64, [1])]
    proto = model(nodes, inputs, [value("C", INT64, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


@pytest.mark.parametrize(("other", "verdict"), [("t", "discharged"), ("z", "obligation")])
def test_sequences_of_branches_are_joined(other: str, verdict: str, tmp_path: Path) -> None:
    branches = []
    for name in ("o", other):
        branches.append(graph([node("SequenceConstruct", [name], [f"of_{name}"])], "b", [], [sequence(f"of_{name}")]))
    choice = node("If", ["c"], ["s"], then_branch=branches[0], else_branch=branches[1])
    inputs = [value("c", TensorProto.BOOL, []), value("A", INT64, [1])]
    proto = model([choice, node("SequenceAt", ["s", "i"], ["B"]), DIV], inputs, [value("C", INT64, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == verdict
    feeds = {"c": np.array(0, bool), "A": np.array([4])}
    if verdict == "discharged":
        assert by_onnxruntime(proto, feeds)[0].tolist() == [2]
    else:
        with pytest.raises(Exception, match="division by zero"):
            by_onnxruntime(proto, feeds)


@pytest.mark.parametrize(
    ("new", "shape", "verdict"), [(1, ["N"], "obligation"), (1, [2], "discharged"), (0, ["N"], "discharged")]
)
def test_stacking_different_shapes(new: int, shape: list[Any], verdict: str, tmp_path: Path) -> None:
    """ONNX Runtime stacks them without initialising the gaps."""
    nodes = [construct("x", "y"), node("ConcatFromSequence", ["s"], ["B"], axis=0, new_axis=new)]
    inputs = [value("x", INT64, shape), value("y", INT64, [2])]
    feeds = {"x": np.arange(1, 1 + (verdict == "discharged") * 2), "y": np.array([3, 4])}
    result = by_onnxruntime(model(nodes, inputs, [value("B", INT64, None)], CONSTANTS), feeds)[0]
    assert result.size == 4 and {3, 4} <= set(result.reshape(-1).tolist())
    proto = model([*nodes, DIV], [*inputs, value("A", INT64, [1])], [value("C", INT64, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path, None, "x=1:9", "y=1:9"))[ZERO] == verdict


@pytest.mark.parametrize(("other", "verdict"), [("t", "discharged"), ("z", "obligation"), ("", "obligation")])
def test_optionals_of_branches(other: str, verdict: str, tmp_path: Path) -> None:
    """An empty optional in one branch makes the element unknown."""
    kind = helper.make_optional_type_proto(helper.make_tensor_type_proto(INT64, [1]))
    attributes = {} if other else {"type": helper.make_tensor_type_proto(INT64, [1])}
    branches = [
        graph([node("Optional", [name] if name else [], ["p"], **more)], "b", [], [helper.make_value_info("p", kind)])
        for name, more in (("o", {}), (other, attributes))
    ]
    chosen = node("If", ["which"], ["s"], then_branch=branches[0], else_branch=branches[1])
    nodes = [chosen, node("OptionalGetElement", ["s"], ["B"]), DIV]
    inputs = [value("A", INT64, [1]), value("which", TensorProto.BOOL, [])]
    proto = model(nodes, inputs, [value("C", INT64, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == verdict
    if verdict == "discharged":
        for which in (True, False):
            (C,) = by_onnxruntime(proto, {"A": np.array([2]), "which": np.array(which)})
            assert C[0] == (2 if which else 1)

"""Operands that a call omits are omitted in the function, too."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

from tests.models.model_builders import (
    INT64,
    analyse_proto,
    by_onnxruntime,
    graph,
    model,
    node,
    own_function,
    reasons,
    tensor,
    value,
    verdicts,
)
from vinculum.models.loading.errors import ModelError

ZERO, OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
CLIPPED = own_function("F", [node("Clip", ["a", "low"], ["b"]), node("Div", ["a", "b"], ["C"], name="d")], ["a", "low"])


def calling(own: Any, operands: list[str], *more: Any) -> Any:
    call = node(own.name, operands, ["C"], domain="own", name="call")
    inputs = [value("A", INT64, [3])]
    outputs = [value("C", INT64, [3])]
    return model([call], inputs, outputs, [tensor("one", np.int64(1))], functions=[own, *more], imports=["own"])


@pytest.mark.parametrize("operands", [["A", ""], ["A"]])
def test_clip_without_a_bound_returns_its_operand(operands: list[str], tmp_path: Path) -> None:
    """Without a bound, Clip returns its operand, and the function divides a by itself."""
    proto = calling(CLIPPED, operands)
    analysis = analyse_proto(proto, tmp_path)
    assert verdicts(analysis)[ZERO] == "obligation"
    assert reasons(analysis, ZERO)[0].endswith(
        "B is -9223372036854775808 to 9223372036854775807, as nothing is known of the input A (see --range)"
    )
    assert verdicts(analyse_proto(proto, tmp_path, None, "A=1:5"))[ZERO] == "discharged"
    with pytest.raises(Exception, match="division by zero"):
        by_onnxruntime(proto, {"A": np.array([0, 1, 2])})


def test_clip_with_a_bound_excludes_zero(tmp_path: Path) -> None:
    assert verdicts(analyse_proto(calling(CLIPPED, ["A", "one"]), tmp_path))[ZERO] == "discharged"


def test_nested_call_and_branch(tmp_path: Path) -> None:
    inner = node("F", ["a", "low"], ["r"], domain="own", name="inner")
    branch = graph([inner], "b", [], [value("r", INT64, None)])
    chosen = node("If", ["yes"], ["C"], name="if", then_branch=branch, else_branch=branch)
    constant = node("Constant", [], ["yes"], value=helper.make_tensor("v", TensorProto.BOOL, [], [True]))
    outer = own_function("G", [constant, chosen], ["a", "low"])
    for operands, verdict in ((["A"], "obligation"), (["A", "one"], "discharged")):
        analysis = analyse_proto(calling(outer, operands, CLIPPED), tmp_path)
        assert {row.verdict.value for row in analysis.findings if ZERO in row.requirements} == {verdict}
        assert len(analysis.nodes) == 2


def test_omitted_operand_of_div_is_refused(tmp_path: Path) -> None:
    own = own_function("H", [node("Div", ["a", "low"], ["C"], name="d")], ["a", "low"])
    with pytest.raises(ModelError, match="graph/call/d has no operand B"):
        analyse_proto(calling(own, ["A", ""]), tmp_path)
    with pytest.raises(Exception, match=r"d|low"):
        by_onnxruntime(calling(own, ["A", ""]), {"A": np.ones(3, np.int64)})


def test_function_without_call_is_reported_as_such(tmp_path: Path) -> None:
    proto = model(
        [node("Neg", ["A"], ["C"])],
        [value("A", INT64, [3])],
        [value("C", INT64, [3])],
        functions=[CLIPPED],
        imports=["own"],
    )
    assert [div.path for div, _ in analyse_proto(proto, tmp_path).nodes] == ["function F (never called)/d"]

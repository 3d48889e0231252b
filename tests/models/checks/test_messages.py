"""Texts of findings: they name the right node and the right reason, and nothing else."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper
from onnx.reference import ReferenceEvaluator

import vinculum
from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    by_onnxruntime,
    division,
    model,
    node,
    own_function,
    reasons,
    save,
    tensor,
    value,
    verdicts,
)
from vinculum.models.loading.errors import ModelError
from vinculum.models.reports.json_document import document
from vinculum.models.reports.terminal import summary

ZERO, OVERFLOW, LISTED = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_TYPE_LISTED_0010"


def test_zero_denominator_of_an_empty_numerator_is_allowed(tmp_path: Path) -> None:
    """B contains a zero, but A is empty: the kernel returns an empty quotient, too."""
    analysis = analyse_proto(division(INT32, [0, 2], denominator=np.array([3, 0], np.int32)), tmp_path)
    (reason,) = reasons(analysis, ZERO)
    assert (analysis.status, reason.partition(";")[0]) == (0, "A has no element: no element is divided")
    assert "ONNX Runtime checks all of B" in reason
    assert reasons(analysis, OVERFLOW) == ["A has no element: no element is divided"]
    empty = np.zeros((0, 2), np.int32)
    assert vinculum.div(empty, np.array([3, 0], np.int32), profile="onnx-14").shape == (0, 2)
    without = analyse_proto(division(INT32, [0, 2], denominator=np.array([3, 4], np.int32)), tmp_path)
    assert reasons(without, ZERO) == ["A has no element: no element is divided"]


def test_onnxruntime_rejects_any_zero(tmp_path: Path) -> None:
    """ONNX Runtime rejects a zero in B although A is empty.

    The reference evaluator returns an empty quotient.
    """
    proto = model(
        [node("Div", ["A", "B"], ["C"])], [value("A", INT32, ["n"]), value("B", INT32, [1])], [value("C", INT32, None)]
    )
    feeds = {"A": np.zeros(0, np.int32), "B": np.zeros(1, np.int32)}
    with pytest.raises(Exception, match="division by zero"):
        by_onnxruntime(proto, feeds)
    assert ReferenceEvaluator(proto).run(None, feeds)[0].size == 0


@pytest.mark.parametrize(
    ("nodes", "input_range", "message"),
    [
        (
            [node("Mul", ["x", "x"], ["B"])],
            "x=1:65536",
            ", as nothing is known of what graph/Mul#0 (Mul) gives: it may wrap around",
        ),
        (
            [node("Neg", ["x"], ["B"])],
            "x=-2147483648:0",
            ", as nothing is known of what graph/Neg#0 (Neg) gives: it may wrap around",
        ),
        (
            [node("Cast", ["z"], ["B"], to=INT32)],
            "z=0:4294967296",
            ": its type does not hold 0.0 to 4294967296.0, which may become any number",
        ),
        ([node("Abs", ["x"], ["y"]), node("Add", ["y", "y"], ["B"])], "x=-5:5", "B is 0 to 10"),
        ([node("Gather", ["x", "x"], ["B"])], "A=1:2", "the input x (see --range)"),
    ],
    ids=["Mul", "Neg", "of a float", "none", "input"],
)
def test_provenance_of_wrapped_integers(nodes: list[Any], input_range: str, message: str, tmp_path: Path) -> None:
    inputs = [value("x", INT32, [3]), value("z", FLOAT, [3]), value("A", INT32, [3])]
    proto = model([*nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT32, [3])])
    (reason,) = reasons(analyse_proto(proto, tmp_path, None, input_range), ZERO)
    assert reason.endswith(message)


def test_replaceable_default_is_named(tmp_path: Path) -> None:
    proto = model(
        [node("Div", ["A", "d"], ["C"])],
        [value("A", INT32, [3]), value("d", INT32, [])],
        [value("C", INT32, [3])],
        [tensor("d", np.int32(8))],
    )
    (reason,) = reasons(analyse_proto(proto, tmp_path), ZERO)
    assert reason.endswith("the input d, whose default a caller may replace (see --range)")
    assert analyse_proto(proto, tmp_path, None, "d=8:8").status == 0


def test_emptiness_may_be_an_assumption(tmp_path: Path) -> None:
    nodes = [node("what", ["x"], ["A"], domain="other"), node("Div", ["A", "B"], ["C"])]
    proto = model(
        nodes,
        [value("x", INT32, [2])],
        [value("C", INT32, None)],
        [tensor("B", np.array([3, 0], np.int32))],
        value_info=[value("A", INT32, [0, 2])],
        imports=["other"],
    )
    (row,) = [row for row in analyse_proto(proto, tmp_path).findings if ZERO in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("the shape that the model states of A",))


def test_provenance_of_where(tmp_path: Path) -> None:
    nodes = [
        node("Equal", ["b", "nil"], ["e"]),
        node("Where", ["e", "one", "b2"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor("nil", np.int32(0)), tensor("one", np.int32(1))]
    inputs = [value(name, INT32, [3]) for name in ("b", "b2", "A")]
    analysis = analyse_proto(model(nodes, inputs, [value("C", INT32, [3])], constants), tmp_path)
    (reason,) = reasons(analysis, ZERO)
    assert reason.endswith("as nothing is known of the input b2 (see --range)")


def test_provenance_skips_boolean_operands(tmp_path: Path) -> None:
    """Dropout depends on its Boolean training_mode, which no --range can bound."""
    nodes = [node("Dropout", ["x", "part", "training"], ["d"]), node("Cast", ["d"], ["B"], to=INT32)]
    inputs = [value("x", FLOAT, [3]), value("A", INT32, [3]), value("training", TensorProto.BOOL, [])]
    proto = model(
        [*nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT32, [3])], [tensor("part", np.float32(0.5))]
    )
    (reason,) = reasons(analyse_proto(proto, tmp_path, None, "x=1:2"), ZERO)
    assert reason.endswith("as nothing is known of what graph/Dropout#0 (Dropout) gives")


def imports(*versions: int) -> ModelProto:
    proto = division()
    del proto.opset_import[:]
    proto.opset_import.extend(helper.make_opsetid("", version) for version in versions)
    return proto


@pytest.mark.parametrize(
    ("versions", "message"), [((0,), "in version 0; the first is 1"), ((17, 13), "in version 17, and in version 13")]
)
def test_invalid_operator_sets(versions: tuple[int, ...], message: str, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=f"the model imports operator set ai.onnx {message}"):
        analyse_proto(imports(*versions), tmp_path)
    assert verdicts(analyse_proto(imports(17, 17), tmp_path))["opset"] == "discharged"


@pytest.mark.parametrize("kind", [TensorProto.INT4, TensorProto.STRING, TensorProto.BOOL])
def test_unlisted_type_has_type_findings_only(kind: int, tmp_path: Path) -> None:
    analysis = verdicts(analyse_proto(division(kind, opset=22), tmp_path))
    assert analysis[LISTED] == "violated"
    assert not [name for name in analysis if "_FLOAT_" in name or "_INT_" in name]


def test_listed_and_unlisted_type_differ(tmp_path: Path) -> None:
    proto = division(opset=22)
    proto.graph.input[0].type.tensor_type.elem_type = TensorProto.STRING
    assert verdicts(analyse_proto(proto, tmp_path))["E_DIV_INT_CONSTR_A_0020"] == "violated"


def test_scripts_name_their_symbols(tmp_path: Path) -> None:
    scripts = {row.requirements[0]: row.script or "" for row in analyse_proto(division(), tmp_path).findings}
    assert "; an element of B\n" in scripts[ZERO]
    assert "; the element of B that divides it\n" in scripts[OVERFLOW]


def test_each_div_has_its_own_profile(tmp_path: Path) -> None:
    """A function of operator set 13 in a model of 17. A profile on the command line applies to both."""
    own = own_function("f", [node("Div", ["a", "b"], ["C"])], ["a", "b"])
    del own.opset_import[:]
    own.opset_import.extend([helper.make_opsetid("", 13)])
    nodes = [node("f", ["A", "B"], ["D"], domain="own"), node("Div", ["D", "B"], ["C"])]
    inputs = [value(name, FLOAT, [3]) for name in "AB"]
    proto = model(nodes, inputs, [value("C", FLOAT, [3])], functions=[own], imports=["own"], opset=17)
    analysis = analyse_proto(proto, tmp_path)
    assert (analysis.status, analysis.profile, analysis.profiles) == (0, "onnx-14", ("onnx-13", "onnx-14"))
    assert [row.title for row in analysis.findings if row.requirements == ("opset",)] == [
        "Div is Div-13",
        "Div is Div-14",
    ]
    assert summary(document(analysis, save(proto, tmp_path), [])).startswith("onnx-13, onnx-14: 2 Div")
    assert analyse_proto(proto, tmp_path, "onnx-14").status == 1


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        ([node("Clip", ["z", "one", "ten"], ["y"])], ", as nothing is known of what graph/c (Cast) gives: it is 1 to 10, but a NaN may become any number"),
        ([node("Clip", ["z", "one"], ["y"])], ", as nothing is known of what graph/c (Cast) gives: its type does not hold 1.0 to inf, or NaN, which may become any number"),
        ([node("Identity", ["z"], ["y"])], ", as nothing is known of the input z (see --range)"),
        ([node("Div", ["ten", "z"], ["w"]), node("Clip", ["w", "", "ten"], ["y"])], ", as nothing is known of what graph/c (Cast) gives: its type does not hold -inf to 10.0, or NaN, which may become any number"),
    ],
    ids=["clipped", "clipped below", "not clipped", "clipped above"],
)  # fmt: skip
def test_cast_blocked_by_nan(nodes: list[Any], message: str, tmp_path: Path) -> None:
    inputs = [value("z", FLOAT, [3]), value("A", INT32, [3])]
    constants = [tensor("one", np.float32(1)), tensor("ten", np.float32(10))]
    cast = node("Cast", ["y"], ["B"], to=INT32, name="c")
    proto = model([*nodes, cast, node("Div", ["A", "B"], ["C"], name="q")], inputs, [value("C", INT32, [3])], constants)
    (div, rows) = analyse_proto(proto, tmp_path).nodes[-1]
    (reason,) = [row.reason for row in rows if ZERO in row.requirements]
    assert (div.path, reason.endswith(message)) == ("graph/q", True), reason


def test_range_excludes_nan(tmp_path: Path) -> None:
    nodes = [
        node("Clip", ["z", "one", "ten"], ["y"]),
        node("Cast", ["y"], ["B"], to=INT32),
        node("Div", ["A", "B"], ["C"]),
    ]
    inputs = [value("z", FLOAT, [3]), value("A", INT32, [3])]
    proto = model(
        nodes, inputs, [value("C", INT32, [3])], [tensor("one", np.float32(1)), tensor("ten", np.float32(10))]
    )
    assert verdicts(analyse_proto(proto, tmp_path, None, "z=-inf:inf"))[ZERO] == "discharged"


def test_unnamed_tensor_is_identified_by_its_node(tmp_path: Path) -> None:
    """Exporters omit the names of constants."""
    for name, called in (
        ("k", "graph: node k, attribute value: tensor "),
        ("", "graph: node Constant#0, attribute value: tensor "),
    ):
        constant = node("Constant", [], ["B"], name=name, value=tensor("", np.array([1, 2])))
        proto = model([constant, node("Div", ["A", "B"], ["C"])], [value("A", INT64, [2])], [value("C", INT64, None)])
        tensor_proto = proto.graph.node[0].attribute[0].t
        tensor_proto.raw_data = tensor_proto.raw_data[:9]
        with pytest.raises(ModelError, match=f"^{called}.*needs 16 bytes, and has 9$"):
            analyse_proto(proto, tmp_path)
        tensor_proto.data_type = 99
        with pytest.raises(ModelError, match=f"^{called}.*which is invalid$"):
            analyse_proto(proto, tmp_path)

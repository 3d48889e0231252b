"""Guarded copies fail outside of the domain, divide equally within it, and are discharged."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, checker, helper, numpy_helper, save_model
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    branch_of,
    by_onnxruntime,
    division,
    graph,
    guarded_copy,
    model,
    node,
    own_function,
    value,
)
from vinculum.models.analysis import analyse
from vinculum.models.checks.findings import Verdict
from vinculum.models.guards.guard import add_guards
from vinculum.models.guards.unguardable import list_unguarded
from vinculum.models.loading.errors import GuardError
from vinculum.models.process.worker import write_guarded

INT32_MIN = -(2**31)


def first_by_onnxruntime(proto: ModelProto | Path, feeds: dict[str, Any]) -> Any:
    return by_onnxruntime(proto, feeds)[0]


def by_reference(proto: ModelProto, feeds: dict[str, Any]) -> Any:
    with np.errstate(all="ignore"):
        return ReferenceEvaluator(proto).run(None, feeds)[0]


RUNS = pytest.mark.parametrize("run", [first_by_onnxruntime, by_reference])
BAD = [([1, 2, 3], [1, 0, 2]), ([1, INT32_MIN, 3], [1, -1, 2]), ([1, 2, INT32_MIN], [0, 5, 7])]
GOOD = [([6, -8, INT32_MIN], [3, -1, 1]), ([INT32_MIN, 5, 9], [-2, 5, -1]), ([0, 0, 0], [1, -1, 2**31 - 1])]


@RUNS
@pytest.mark.parametrize("opset", [14, 18, 21])
def test_outside_of_the_domain_the_run_fails(run: Any, opset: int, tmp_path: Path) -> None:
    copy = guarded_copy(division(opset=opset), tmp_path)
    for a, b in BAD:
        with pytest.raises(Exception, match=r"out of|outside|index"):
            run(copy, {"A": np.array(a, np.int32), "B": np.array(b, np.int32)})


@RUNS
def test_within_the_domain_the_quotients_are_the_same(run: Any, tmp_path: Path) -> None:
    proto = division()
    copy = guarded_copy(proto, tmp_path)
    for a, b in GOOD:
        feeds = {"A": np.array(a, np.int32), "B": np.array(b, np.int32)}
        assert np.array_equal(run(copy, feeds), run(proto, feeds))


@pytest.mark.parametrize("nested", [False, True])
def test_guarded_copy_keeps_external_data(nested: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard does not depend on the current folder; the copy must be in the data's folder."""
    home = tmp_path / "home"
    home.mkdir()
    weight = numpy_helper.from_array(np.array([2, 3, 4], np.int32), "w")
    if nested:
        proto = model(
            [node("Constant", [], ["w"], value=weight), node("Div", ["A", "w"], ["t"]), node("Div", ["t", "B"], ["C"])],
            [value("A", INT32, [3]), value("B", INT32, [3])],
            [value("C", INT32, None)],
        )
    else:
        proto = model(
            [node("Div", ["A", "w"], ["t"]), node("Div", ["t", "B"], ["C"])],
            [value("A", INT32, [3]), value("B", INT32, [3])],
            [value("C", INT32, None)],
            [weight],
        )
    path = home / "model.onnx"
    save_model(proto, path, save_as_external_data=True, location="data", size_threshold=0, convert_attribute=nested)
    monkeypatch.chdir(tmp_path)
    analysis = analyse(path)
    assert analysis.status == 3
    with pytest.raises(GuardError, match="to the same folder"):
        write_guarded(analysis, tmp_path / "elsewhere.onnx")
    assert write_guarded(analysis, home / "guarded.onnx") > 0
    assert analyse(home / "guarded.onnx").status == 0
    feeds = {"A": np.array([12, 12, 12], np.int32), "B": np.array([1, 2, 3], np.int32)}
    assert first_by_onnxruntime(home / "guarded.onnx", feeds).tolist() == [6, 2, 1]
    with pytest.raises(Exception, match="denominator_is_zero"):
        first_by_onnxruntime(home / "guarded.onnx", feeds | {"B": np.array([1, 0, 3], np.int32)})


@RUNS
def test_empty_and_scalar_tensors_pass(run: Any, tmp_path: Path) -> None:
    for shape in ((0,), (), (2, 0, 3)):
        copy = guarded_copy(division(INT64, shape, shape), tmp_path)
        feeds = {name: np.full(shape, 4, np.int64) for name in "AB"}
        assert run(copy, feeds).shape == shape


@RUNS
def test_shapes_that_must_be_equal(run: Any, tmp_path: Path) -> None:
    copy = guarded_copy(division(FLOAT, ["n", "m"], ["k", "l"]), tmp_path)
    full = np.ones((2, 3), np.float32)
    assert run(copy, {"A": full, "B": full}).shape == (2, 3)
    for shape in ((1, 3), (2, 1), (1, 1)):
        with pytest.raises(Exception, match=r"out of|outside|index"):
            run(copy, {"A": full, "B": np.ones(shape, np.float32)})


@RUNS
def test_guard_covers_broadcast_operands(run: Any, tmp_path: Path) -> None:
    copy = guarded_copy(division(INT32, [2, 1], [2]), tmp_path, "onnx-14")
    assert run(copy, {"A": np.array([[INT32_MIN], [4]], np.int32), "B": np.array([1, 2], np.int32)}).shape == (2, 2)
    with pytest.raises(Exception, match=r"out of|outside|index"):
        run(copy, {"A": np.array([[INT32_MIN], [4]], np.int32), "B": np.array([1, -1], np.int32)})


@RUNS
def test_floats_under_a_profile_that_forbids_zero(run: Any, tmp_path: Path) -> None:
    copy = guarded_copy(division(FLOAT), tmp_path, "openvino-1")
    ones = np.ones(3, np.float32)
    assert run(copy, {"A": ones, "B": np.array([1, np.nan, 1e-45], np.float32)})[0] == 1
    with pytest.raises(Exception, match=r"out of|outside|index"):
        run(copy, {"A": ones, "B": np.array([1, -0.0, 1], np.float32)})


def test_subgraphs_and_functions_are_guarded_in_place(tmp_path: Path) -> None:
    inner = graph([node("Div", ["A", "B"], ["r"])], "t", [], [value("r", INT32, [3])])
    chosen = node("If", ["c"], ["C"], then_branch=inner, else_branch=branch_of([1, 2, 3]))
    inputs = [value("c", TensorProto.BOOL, []), value("A", INT32, [3]), value("B", INT32, [3])]
    copy = guarded_copy(model([chosen], inputs, [value("C", INT32, [3])]), tmp_path, "onnx-14")
    feeds = {"c": np.array(0, bool), "A": np.ones(3, np.int32), "B": np.zeros(3, np.int32)}
    assert first_by_onnxruntime(copy, feeds).tolist() == [1, 2, 3]  # the Div is not run, and its guard neither
    with pytest.raises(Exception, match=r"out of|outside|index"):
        first_by_onnxruntime(copy, feeds | {"c": np.array(1, bool)})
    own = own_function("divide", [node("Div", ["a", "b"], ["C"])], ["a", "b"])
    call = node("divide", ["A", "B"], ["C"], domain="own")
    copy = guarded_copy(
        model([call], inputs[1:], [value("C", INT32, [3])], functions=[own], imports=["own"]), tmp_path, "onnx-14"
    )
    with pytest.raises(Exception, match=r"out of|outside|index"):
        by_reference(copy, {"A": np.ones(3, np.int32), "B": np.zeros(3, np.int32)})


def called_from(later: int, earlier: int, *more: Any) -> ModelProto:
    """A model with a dividing function of an earlier operator set."""
    sets = [helper.make_opsetid("", earlier)]
    own = helper.make_function("own", "divide", ["a", "b"], ["C"], [*more, node("Div", ["a", "b"], ["C"])], sets)
    inputs = [value("A", INT32, [3]), value("B", INT32, [3])]
    call = node("divide", ["A", "B"], ["C"], domain="own")
    return model([call], inputs, [value("C", INT32, [3])], functions=[own], imports=["own"], opset=later)


@RUNS
@pytest.mark.parametrize(("later", "earlier"), [(23, 14), (23, 18), (21, 20), (12, 7)])
def test_a_function_of_an_earlier_operator_set_than_its_model(
    run: Any, later: int, earlier: int, tmp_path: Path
) -> None:
    """Guards contain a Cast, which must have the version of the model's operator set."""
    copy = guarded_copy(called_from(later, earlier), tmp_path, f"onnx-{14 if later > 13 else 7}")
    assert run(copy, {"A": np.full(3, 7, np.int32), "B": np.array([1, 2, 3], np.int32)}).tolist() == [7, 3, 2]
    with pytest.raises(Exception, match=r"out of|outside|index"):
        run(copy, {"A": np.ones(3, np.int32), "B": np.array([1, 0, 1], np.int32)})


def test_incompatible_function_stays_unchanged(tmp_path: Path) -> None:
    proto = called_from(23, 17, node("Cast", ["a"], ["w"], to=INT64))
    with pytest.raises(GuardError, match="the guarded model is not valid, perhaps as the model is not"):
        add_guards(analyse_proto(proto, tmp_path))


@pytest.mark.parametrize(
    ("proto", "profile", "message"),
    [
        (division(denominator=np.zeros(3, np.int32)), "sonnx", "no guard can repair that"),
        (division(opset=6), "onnx-6", "the guard needs operator set 7"),
        (division(FLOAT, ["n"], ["m"]), "onnx-14", "guards check elements and equal shapes only"),
        (division(FLOAT, opset=10), "openvino-1", "the guard needs operator set 11"),
    ],
    ids=["violated", "old", "shapes", "old floats"],
)
def test_unguardable_models_are_rejected_with_a_reason(
    proto: ModelProto, profile: str, message: str, tmp_path: Path
) -> None:
    with pytest.raises(GuardError, match=message):
        add_guards(analyse_proto(proto, tmp_path, profile))


@RUNS
def test_partly_guarded_model(run: Any, tmp_path: Path) -> None:
    """The runtime itself checks that shapes can be broadcast."""
    analysis = analyse_proto(division(INT32, ["n"], ["m"]), tmp_path, "onnx-14")
    (unguarded,) = list_unguarded(analysis)
    assert (unguarded.path, unguarded.requirements) == ("graph/q", ("V_DIV_SHAPE_MULTIDIRECTIONAL_0010",))
    assert "A is [n], B is [m]" in unguarded.reason
    copy = add_guards(analysis)
    checker.check_model(copy, full_check=True)
    guarded_analysis = analyse_proto(copy, tmp_path, "onnx-14")
    assert [row.requirements for row in guarded_analysis.findings if row.verdict is Verdict.OBLIGATION] == [
        unguarded.requirements
    ]
    for a, b in GOOD:
        feeds = {"A": np.array(a, np.int32), "B": np.array(b, np.int32)}
        assert np.array_equal(run(copy, feeds), run(division(), feeds))
    for a, b in BAD:
        with pytest.raises(Exception, match=r"out of|outside|index"):
            run(copy, {"A": np.array(a, np.int32), "B": np.array(b, np.int32)})
    with pytest.raises(Exception, match=r"[Bb]roadcast|'And'"):
        run(copy, {"A": np.ones(2, np.int32), "B": np.ones(3, np.int32)})


def test_one_of_two_nodes_has_no_guard(tmp_path: Path) -> None:
    """One node always divides by 0; the other is guarded."""
    zero = numpy_helper.from_array(np.zeros(3, np.int32), "zero")
    nodes = [node("Div", ["A", "B"], ["t"], name="one"), node("Div", ["t", "zero"], ["C"], name="two")]
    proto = model(nodes, [value("A", INT32, [3]), value("B", INT32, [3])], [value("C", INT32, [3])], [zero])
    analysis = analyse_proto(proto, tmp_path)
    assert [(each.path, each.requirements) for each in list_unguarded(analysis)] == [
        ("graph/two", ("E_DIV_INT_CONSTR_B_0030",))
    ]
    guarded_analysis = analyse_proto(add_guards(analysis), tmp_path)
    assert [{row.verdict.value for row in rows} for _, rows in guarded_analysis.nodes] == [
        {"discharged"},
        {"discharged", "violated"},
    ]


def test_guards_in_another_operator_set(tmp_path: Path) -> None:
    analysis = analyse_proto(division(opset=13), tmp_path, "sonnx")
    assert [each.requirements for each in list_unguarded(analysis)] == [("opset",)]
    assert [
        row.requirements
        for row in analyse_proto(add_guards(analysis), tmp_path, "sonnx").findings
        if row.verdict is not Verdict.DISCHARGED
    ] == [("opset",)]


@pytest.mark.parametrize("unknown", ["A", "B"])
def test_unknown_types_have_no_guard(unknown: str, tmp_path: Path) -> None:
    proto = division()
    proto.graph.node.insert(0, node("Make", ["A"], ["some"], domain="own"))
    proto.graph.node[1].input["AB".index(unknown)] = "some"
    proto.opset_import.append(helper.make_opsetid("own", 1))
    with pytest.raises(GuardError, match="no guard for graph/q"):
        add_guards(analyse_proto(proto, tmp_path, "onnx-14"))
    kinds = [each.reason for each in list_unguarded(analyse_proto(proto, tmp_path, "onnx-14"))]
    assert any(f"the element type of {unknown}, which is not known" in reason for reason in kinds)


def test_function_called_with_two_types_has_no_guard(tmp_path: Path) -> None:
    own = own_function("divide", [node("Div", ["a", "b"], ["C"])], ["a", "b"])
    calls = [node("divide", [f"A{n}", f"B{n}"], [f"C{n}"], domain="own") for n in "23"]
    kinds = {"2": INT32, "3": INT64}
    inputs = [value(f"{name}{n}", kinds[n], [3]) for n in "23" for name in "AB"]
    outputs = [value(f"C{n}", kinds[n], [3]) for n in "23"]
    analysis = analyse_proto(model(calls, inputs, outputs, functions=[own], imports=["own"]), tmp_path, "onnx-14")
    with pytest.raises(GuardError, match=r"several types.*nor is there one for 3 more"):
        add_guards(analysis)
    assert len(list_unguarded(analysis)) == 4


def test_invalid_copy_is_rejected(tmp_path: Path) -> None:
    """The node can be guarded, but the model is invalid."""
    analysis = analyse_proto(division(axis=0), tmp_path, "onnx-14")
    assert [each.requirements for each in list_unguarded(analysis)] == [("V_DIV_ATTRIBUTE_0010",)]
    with pytest.raises(GuardError, match="is not valid"):
        add_guards(analysis)


def test_discharged_nodes_stay_unchanged(tmp_path: Path) -> None:
    proto = division(denominator=np.ones(3, np.int32))
    analysis = analyse_proto(proto, tmp_path, "sonnx")
    assert add_guards(analysis) == proto
    assert write_guarded(analysis, tmp_path / "copy.onnx") == 0
    assert (tmp_path / "copy.onnx").read_bytes() == proto.SerializeToString()


LOOKALIKES = {
    "another tensor": lambda n: n.replace("Cast", "B", "A"),
    "another number": lambda n: n.number(1),
    "another axis": lambda n: n.attribute("Gather", "axis", 1),
    "an index that is not counted": lambda n: n.operator("ReduceSum", "ReduceMin"),
    "less than equal": lambda n: n.operator("Equal", "Less"),
}


class Forged:
    """A guarded model that tests modify."""

    def __init__(self, proto: ModelProto) -> None:
        self.proto = proto

    def replace(self, operator: str, old: str, new: str) -> None:
        for each in self.proto.graph.node:
            if each.op_type == operator and each.input[0] == old:
                each.input[0] = new

    def number(self, value_: int) -> None:
        for each in self.proto.graph.node:
            if each.op_type == "Constant" and not each.attribute[0].t.dims:
                each.attribute[0].t.int64_data[0] = value_

    def attribute(self, operator: str, name: str, value_: int) -> None:
        for each in self.proto.graph.node:
            for attribute in each.attribute:
                if each.op_type == operator and attribute.name == name:
                    attribute.i = value_

    def operator(self, old: str, new: str) -> None:
        for each in self.proto.graph.node:
            if each.op_type == old:
                each.op_type = new


@pytest.mark.parametrize("change", LOOKALIKES)
def test_forged_guards_discharge_nothing(change: str, tmp_path: Path) -> None:
    copy = guarded_copy(division(TensorProto.UINT32, [3, 3], [3, 3]), tmp_path, "onnx-14")
    LOOKALIKES[change](Forged(copy))
    assert analyse_proto(copy, tmp_path, "onnx-14").status == 3


@RUNS
@pytest.mark.parametrize("opset", [7, 8, 9])
@pytest.mark.parametrize("kind", [INT32, INT64])
def test_early_operator_sets(run: Any, opset: int, kind: int, tmp_path: Path) -> None:
    """Their Constant is always a float."""
    dtype = np.int32 if kind == INT32 else np.int64
    proto = division(kind, opset=opset)
    copy = guarded_copy(proto, tmp_path, "onnx-7")
    minimum = int(np.iinfo(dtype).min)
    good = {"A": np.array([minimum, -7, 3], dtype), "B": np.array([1, 2, -1], dtype)}
    assert run(copy, good).tolist() == [minimum, -3, -3]
    for a, b in (([1, 1, 1], [1, 1, 0]), ([1, minimum, 1], [5, -1, 5])):
        with pytest.raises(Exception, match=r"out of|outside|index"):
            run(copy, {"A": np.array(a, dtype), "B": np.array(b, dtype)})


def test_result_without_a_stated_shape(tmp_path: Path) -> None:
    proto = division()
    proto.graph.output[0].type.tensor_type.ClearField("shape")
    copy = add_guards(analyse_proto(proto, tmp_path, "onnx-14"))
    assert analyse_proto(copy, tmp_path, "onnx-14").status == 0
    assert not copy.graph.output[0].type.tensor_type.HasField("shape")
    with pytest.raises(Exception, match=r"out of|outside|index"):
        first_by_onnxruntime(copy, {"A": np.ones(3, np.int32), "B": np.zeros(3, np.int32)})


@RUNS
def test_input_without_a_stated_shape(run: Any, tmp_path: Path) -> None:
    proto = division(a=None)
    copy = add_guards(analyse_proto(proto, tmp_path, "onnx-14"))
    assert not copy.graph.input[0].type.tensor_type.HasField("shape")
    assert run(copy, {"A": np.array([7], np.int32), "B": np.array([2, 3, 4], np.int32)}).tolist() == [3, 2, 1]
    with pytest.raises(Exception, match=r"out of|outside|index"):
        run(copy, {"A": np.array([7], np.int32), "B": np.array([2, 0, 4], np.int32)})


def test_guards_in_subgraphs_are_counted(tmp_path: Path) -> None:
    inner = graph([node("Div", ["A", "B"], ["r"])], "t", [], [value("r", INT32, [3])])
    chosen = node("If", ["c"], ["C"], then_branch=inner, else_branch=branch_of([1, 2, 3]))
    inputs = [value("c", TensorProto.BOOL, []), value("A", INT32, [3]), value("B", INT32, [3])]
    analysis = analyse_proto(model([chosen], inputs, [value("C", INT32, [3])]), tmp_path, "onnx-14")
    plain = analyse_proto(
        model([node("Div", ["A", "B"], ["C"])], inputs[1:], [value("C", INT32, [3])]), tmp_path, "onnx-14"
    )
    counts = [write_guarded(each, tmp_path / "out.onnx") for each in (analysis, plain)]
    assert counts[0] == counts[1] > 0


def test_function_called_with_two_shapes(tmp_path: Path) -> None:
    own = own_function("divide", [node("Div", ["a", "b"], ["C"])], ["a", "b"])
    calls = [node("divide", [f"A{n}", f"B{n}"], [f"C{n}"], domain="own") for n in "23"]
    inputs = [value(f"{name}{n}", INT32, [int(n)]) for n in "23" for name in "AB"]
    outputs = [value(f"C{n}", INT32, [int(n)]) for n in "23"]
    proto = model(calls, inputs, outputs, functions=[own], imports=["own"])
    proto.ir_version = 10  # functions state types from there on
    copy = guarded_copy(proto, tmp_path, "onnx-14")
    (value_info,) = copy.functions[0].value_info
    assert not value_info.type.tensor_type.HasField("shape")
    feeds = {item.name: np.ones(item.type.tensor_type.shape.dim[0].dim_value, np.int32) for item in inputs}
    for run in (by_reference, first_by_onnxruntime):
        assert run(copy, feeds).tolist() == [1, 1]
        with pytest.raises(Exception, match=r"out of|outside|index"):
            run(copy, feeds | {"B3": np.array([1, 1, 0], np.int32)})

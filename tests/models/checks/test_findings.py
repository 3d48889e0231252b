"""Verdicts on requirements: discharged, violated with the element, or an obligation."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import AttributeProto, TensorProto, helper

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    branch_of,
    division,
    graph,
    model,
    node,
    own_function,
    reasons,
    tensor,
    value,
    verdicts,
)
from vinculum.models.checks.applicable import QUOTIENT_RELATIONS
from vinculum.models.checks.findings import Verdict
from vinculum.models.checks.requirements import check_node
from vinculum_spec.loader import specification

ZERO, OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
SPEC = specification()
ONNX = {"float32": FLOAT, "float64": TensorProto.DOUBLE, "int32": INT32, "uint8": TensorProto.UINT8}


@pytest.mark.parametrize(
    ("profile", "dtype"), [(p.name, t) for p in SPEC.profiles.values() for t in ONNX if t in p.types]
)
def test_every_requirement_on_a_model_is_judged(profile: str, dtype: str, tmp_path: Path) -> None:
    """The findings cover exactly the requirements that apply to the type."""
    rules = SPEC.profiles[profile]
    version = int(profile.removeprefix("onnx-")) if profile.startswith("onnx-") else 14
    analysis = verdicts(analyse_proto(division(ONNX[dtype], opset=version), tmp_path, profile))
    element = SPEC.types[dtype]
    expected = {
        r.id
        for r in SPEC.applicable(rules, element.kind, {})
        if r.kind in ("domain", "shape", "type", "attribute")
        and r.concerns(element)
        and r.relation_name not in QUOTIENT_RELATIONS
    }
    assert expected <= analysis.keys()
    assert {x for x in analysis if x in SPEC.requirements and SPEC.requirements[x].kind == "domain"} <= expected


def test_zero_in_a_constant_is_a_violation_with_its_index(tmp_path: Path) -> None:
    analysis = analyse_proto(division(denominator=np.array([[1, 2], [0, 3]], np.int32)), tmp_path, "onnx-14")
    row = next(row for row in analysis.findings if ZERO in row.requirements)
    assert (row.verdict, row.element, analysis.status) == (Verdict.VIOLATED, {"index": [1, 0], "denominator": "0"}, 1)
    assert row.outcome is not None and row.outcome.startswith("unspecified")


def test_last_element_of_a_large_constant_is_checked(tmp_path: Path) -> None:
    large = np.ones(2_500_000, np.int8)
    large[-1] = 0
    analysis = analyse_proto(division(TensorProto.INT8, (1,), denominator=large), tmp_path, "onnx-14")
    assert reasons(analysis, ZERO) == ["B[2499999] is 0"]


def test_a_constant_without_a_zero_is_discharged(tmp_path: Path) -> None:
    analysis = verdicts(analyse_proto(division(denominator=np.array([1, 2, 3], np.int32)), tmp_path, "sonnx"))
    assert analysis[ZERO] == analysis[OVERFLOW] == "discharged"


def test_minimum_divided_by_minus_one_is_a_violation(tmp_path: Path) -> None:
    minimum = np.array([5, -(2**31), 7], np.int32)
    inputs, outputs = [], [value("C", INT32, [3])]
    for denominator, verdict in (([1, -1, 1], "violated"), ([-1, 2, -1], "discharged")):
        proto = model(
            [node("Div", ["A", "B"], ["C"])],
            inputs,
            outputs,
            [tensor("A", minimum), tensor("B", np.array(denominator, np.int32))],
        )
        assert verdicts(analyse_proto(proto, tmp_path, "sonnx"))[OVERFLOW] == verdict
    assert verdicts(analyse_proto(division(denominator=np.int32(-1)), tmp_path, "onnx-14"))[OVERFLOW] == "obligation"
    assert OVERFLOW not in verdicts(analyse_proto(division(TensorProto.UINT8), tmp_path, "sonnx"))


def test_folded_constants_are_inspected_element_by_element(tmp_path: Path) -> None:
    constants = [tensor("x", np.arange(1000, dtype=np.int32)), tensor("y", np.int32(-7)), tensor("i", np.array([3, 7]))]
    nodes = [node("Add", ["x", "y"], ["s"]), node("Gather", ["s", "i"], ["B"]), node("Div", ["A", "B"], ["C"])]
    analysis = analyse_proto(model(nodes, [value("A", INT32, [2])], [value("C", INT32, [2])], constants), tmp_path)
    assert reasons(analysis, ZERO) == ["B[1] is 0"]


def test_ranges_are_listed_as_assumptions(tmp_path: Path) -> None:
    analysis = analyse_proto(division(), tmp_path, None, "B=1:10")
    row = next(row for row in analysis.findings if ZERO in row.requirements)
    assert (analysis.status, row.verdict, row.assumption_texts) == (0, Verdict.DISCHARGED, ("B=1:10",))
    assert analyse_proto(division(), tmp_path, None, "B=0:10").status == 3
    assert analyse_proto(division(), tmp_path, None, "B=0:0").status == 1


def test_assumptions_propagate(tmp_path: Path) -> None:
    nodes = [node("Mul", ["x", "x"], ["s"]), node("Abs", ["s"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [value("A", INT32, [2]), value("x", INT32, [2])], [value("C", INT32, [2])])
    analysis = analyse_proto(proto, tmp_path, None, "x=1:9")
    assert next(row for row in analysis.findings if ZERO in row.requirements).assumption_texts == ("x=1:9",)
    assert analyse_proto(proto, tmp_path, None, "x=1:2147483647").status == 3  # it wraps around


def test_sonnx_general_restrictions(tmp_path: Path) -> None:
    nodes = [node("Abs", ["A"], ["B"]), node("Div", ["A", "B"], ["C"])]
    interface = [value("A", FLOAT, [2])], [value("C", FLOAT, [2])]
    assert verdicts(analyse_proto(model(nodes, *interface), tmp_path, "sonnx"))["GR2"] == "violated"
    assert (
        verdicts(analyse_proto(model(nodes, *interface, value_info=[value("B", FLOAT, [2])]), tmp_path, "sonnx"))["GR2"]
        == "discharged"
    )
    sparse = helper.make_sparse_tensor(tensor("B", np.array([1, 2], np.int32)), tensor("places", np.array([0, 2])), [3])
    proto = division()
    del proto.graph.input[1]
    proto.graph.sparse_initializer.append(sparse)
    analysis = verdicts(analyse_proto(proto, tmp_path, "sonnx"))
    assert (analysis["GR1"], analysis[ZERO]) == ("violated", "violated")
    assert "GR1" not in verdicts(analyse_proto(proto, tmp_path, "onnx-14"))


def test_different_and_unlisted_types_are_violations(tmp_path: Path) -> None:
    proto = model(
        [node("Div", ["A", "B"], ["C"])], [value("A", INT32, [2]), value("B", INT64, [2])], [value("C", INT32, [2])]
    )
    assert verdicts(analyse_proto(proto, tmp_path, "sonnx"))["E_DIV_INT_CONSTR_A_0020"] == "violated"
    assert (
        verdicts(analyse_proto(division(TensorProto.BFLOAT16), tmp_path, "sonnx"))["V_DIV_TYPE_LISTED_0010"]
        == "violated"
    )
    assert (
        verdicts(analyse_proto(division(TensorProto.BFLOAT16), tmp_path, "onnx-14"))["V_DIV_TYPE_LISTED_0010"]
        == "discharged"
    )


@pytest.mark.parametrize(("opset", "profile"), [(1, 1), (5, 1), (6, 6), (7, 7), (12, 7), (13, 13), (14, 14), (21, 14)])
def test_the_profile_is_that_of_the_operator_set(opset: int, profile: int, tmp_path: Path) -> None:
    analysis = analyse_proto(division(FLOAT, opset=opset), tmp_path)
    assert (analysis.profile, verdicts(analysis)["opset"]) == (f"onnx-{profile}", "discharged")


def test_other_operator_sets_are_violations_and_future_ones_obligations(tmp_path: Path) -> None:
    assert verdicts(analyse_proto(division(opset=13), tmp_path, "sonnx"))["opset"] == "violated"
    assert verdicts(analyse_proto(division(opset=999), tmp_path))["opset"] == "obligation"


@pytest.mark.parametrize("profile", ["sonnx", "onnx-14"])
def test_zero_float_denominator_is_a_note(profile: str, tmp_path: Path) -> None:
    analysis = analyse_proto(division(FLOAT, denominator=np.zeros(3, np.float32), a=(3,)), tmp_path, profile)
    assert (analysis.status, verdicts(analysis)["V_DIV_FLOAT_ZERO_DENOMINATOR_0010"]) == (0, "note")


def test_openvino_leaves_float_division_by_zero_undefined(tmp_path: Path) -> None:
    analysis = verdicts(
        analyse_proto(division(FLOAT, denominator=np.array([1, -0.0, 2], np.float32)), tmp_path, "openvino-1")
    )
    assert analysis["V_DIV_FLOAT_NONZERO_0010"] == "violated"


def normalised(variance: list[Any], epsilon: float, size: int | str = 8) -> Any:
    """(x - mean) / sqrt(variance + epsilon)"""
    nodes = [node("ReduceMean", ["x"], ["m"], axes=[-1]), node("Sub", ["x", "m"], ["d"]), *variance]
    nodes += [node("Add", ["v", "e"], ["s"]), node("Sqrt", ["s"], ["B"]), node("Div", ["d", "B"], ["C"])]
    return model(
        nodes,
        [value("x", FLOAT, ["n", size])],
        [value("C", FLOAT, None)],
        [tensor("e", np.float32(epsilon)), tensor("two", np.float32(2))],
        opset=17,
    )


@pytest.mark.parametrize(
    "square", [node("Mul", ["d", "d"], ["q"]), node("Pow", ["d", "two"], ["q"])], ids=["Mul", "Pow"]
)
@pytest.mark.parametrize(("epsilon", "verdict"), [(1e-5, "discharged"), (0.0, "obligation"), (-1e-5, "obligation")])
@pytest.mark.parametrize("size", [8, "m"])
def test_layer_normalisation_needs_epsilon(
    square: Any, epsilon: float, verdict: str, size: int | str, tmp_path: Path
) -> None:
    proto = normalised([square, node("ReduceMean", ["q"], ["v"], axes=[-1])], epsilon, size)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))["V_DIV_FLOAT_NONZERO_0010"] == verdict


@pytest.mark.parametrize(
    ("top", "axes", "verdict"), [("x", [-1], "discharged"), ("x", [0], "obligation"), ("y", [-1], "obligation")]
)
@pytest.mark.parametrize("size", [8, "m"])
def test_softmax_denominator_needs_the_maximum_over_its_axes(
    top: str, axes: list[int], verdict: str, size: int | str, tmp_path: Path
) -> None:
    """The sum contains exp(0) only if the maximum is of the same tensor over the same axes."""
    nodes = [node("ReduceMax", [top], ["m"], axes=axes), node("Sub", ["x", "m"], ["d"]), node("Exp", ["d"], ["e"])]
    nodes += [node("ReduceSum", ["e", "last"], ["B"]), node("Div", ["e", "B"], ["C"])]
    inputs = [value("x", FLOAT, [4, size]), value("y", FLOAT, [4, size])]
    proto = model(nodes, inputs, [value("C", FLOAT, None)], [tensor("last", np.array([-1]))], opset=17)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))["V_DIV_FLOAT_NONZERO_0010"] == verdict


def test_an_exponential_may_underflow(tmp_path: Path) -> None:
    proto = model(
        [node("Exp", ["x"], ["B"]), node("Div", ["x", "B"], ["C"])], [value("x", FLOAT, [2])], [value("C", FLOAT, [2])]
    )
    assert analyse_proto(proto, tmp_path, "openvino-1").status == 3
    assert analyse_proto(proto, tmp_path, "openvino-1", "x=-80:80").status == 0
    assert analyse_proto(proto, tmp_path, "openvino-1", "x=-120:80").status == 3


@pytest.mark.parametrize(("one", "other", "status"), [(2, 5, 0), (2, 0, 3), (0, 0, 1), (-2, 5, 3)])
def test_denominators_of_both_branches_are_judged(one: int, other: int, status: int, tmp_path: Path) -> None:
    chosen = node("If", ["c"], ["B"], then_branch=branch_of([one]), else_branch=branch_of([other]))
    proto = model(
        [chosen, node("Div", ["A", "B"], ["C"])],
        [value("c", TensorProto.BOOL, []), value("A", INT32, [1])],
        [value("C", INT32, [1])],
    )
    assert analyse_proto(proto, tmp_path).status == status


@pytest.mark.parametrize(("step", "status"), [("Identity", 0), ("Abs", 0), ("Neg", 3), ("Relu", 0)])
def test_loop_carried_values(step: str, status: int, tmp_path: Path) -> None:
    """The Div is in the body. Carried values are known only if an iteration preserves them."""
    body = graph(
        [node(step, ["b"], ["next"]), node("Div", ["A", "b"], ["q"], name="inner"), node("Identity", ["go"], ["on"])],
        "body",
        [value("i", INT64, []), value("go", TensorProto.BOOL, []), value("b", INT32, [1])],
        [value("on", TensorProto.BOOL, []), value("next", INT32, [1]), value("q", INT32, [1])],
    )
    nodes = [node("Loop", ["n", "", "start"], ["end", "all"], body=body, name="round")]
    inputs = [value("n", INT64, []), value("A", INT32, [1]), value("start", INT32, [1])]
    proto = model(nodes, inputs, [value("end", INT32, None), value("all", INT32, None)])
    analysis = analyse_proto(proto, tmp_path, None, "start=1:5")
    assert (analysis.nodes[0][0].path, analysis.status) == ("graph/round/body/inner", status)


def test_functions_are_checked_at_each_call(tmp_path: Path) -> None:
    inner = own_function("divide", [node("Div", ["a", "b"], ["C"], name="q")], ["a", "b"])
    outer = own_function(
        "twice",
        [
            node("divide", ["a", "b"], ["t"], domain="own", name="first"),
            node("divide", ["t", "b"], ["C"], domain="own"),
        ],
        ["a", "b"],
    )
    calls = [
        node("twice", ["A", "one"], ["x"], domain="own", name="good"),
        node("twice", ["A", "none"], ["y"], domain="own", name="bad"),
    ]
    constants = [tensor("one", np.array([3], np.int32)), tensor("none", np.array([0], np.int32))]
    proto = model(
        calls,
        [value("A", INT32, [1])],
        [value("x", INT32, None), value("y", INT32, None)],
        constants,
        functions=[inner, outer],
        imports=["own"],
    )
    analysis = analyse_proto(proto, tmp_path)
    by_path = {
        div.path: {row.verdict.value for row in rows if ZERO in row.requirements} for div, rows in analysis.nodes
    }
    assert by_path == {
        "graph/good/first/q": {"discharged"},
        "graph/good/divide#1/q": {"discharged"},
        "graph/bad/first/q": {"violated"},
        "graph/bad/divide#1/q": {"violated"},
    }


def test_attributes_of_a_call_reach_the_function(tmp_path: Path) -> None:
    constant = node("Constant", [], ["b"])
    constant.attribute.append(AttributeProto(name="value_ints", type=AttributeProto.INTS, ref_attr_name="by"))
    own = own_function("by", [constant, node("Div", ["a", "b"], ["C"])], ["a"], attributes=["by"])
    for number, status in ((2, 0), (0, 1)):
        proto = model(
            [node("by", ["A"], ["C"], domain="own", by=[number])],
            [value("A", INT64, [1])],
            [value("C", INT64, None)],
            functions=[own],
            imports=["own"],
        )
        assert analyse_proto(proto, tmp_path).status == status


def test_a_function_that_is_never_called_is_not_discharged(tmp_path: Path) -> None:
    own = own_function("divide", [node("Div", ["a", "b"], ["C"])], ["a", "b"])
    proto = model(
        [node("Abs", ["A"], ["C"])],
        [value("A", INT32, [1])],
        [value("C", INT32, [1])],
        functions=[own],
        imports=["own"],
    )
    assert analyse_proto(proto, tmp_path).status == 3


def test_an_initializer_that_is_an_input_may_be_replaced(tmp_path: Path) -> None:
    proto = division(denominator=np.ones(3, np.int32))
    proto.graph.input.append(value("B", INT32, [3]))
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


def test_requirements_come_from_the_specification() -> None:
    assert (
        check_node.__module__ == "vinculum.models.checks.requirements"
        and "E_DIV" not in Path(check_node.__code__.co_filename).read_text()
    )


def test_floor_of_a_small_negative_number_is_minus_one(tmp_path: Path) -> None:
    """The floor of -1e-20 is -1, so that (floor + 1) * 2 may be 0."""
    proto = model(
        [
            node("Floor", ["x"], ["f"]),
            node("Add", ["f", "one"], ["d"]),
            node("Mul", ["d", "two"], ["e"]),
            node("Cast", ["e"], ["i"], to=INT32),
            node("Div", ["a", "i"], ["y"]),
        ],
        [value("x", FLOAT, [2]), value("a", INT32, [2])],
        [value("y", INT32, [2])],
        [tensor("one", np.float32(1)), tensor("two", np.float32(2))],
    )
    assert verdicts(analyse_proto(proto, tmp_path, "onnx-14", "x=-1e-20:5"))[ZERO] == "obligation"


def test_backward_slice_from_before_the_start(tmp_path: Path) -> None:
    """Runtimes differ: some start at the first element, and some select none."""
    proto = model(
        [node("Slice", ["d", "starts", "ends", "axes", "steps"], ["b"]), node("Div", ["a", "b"], ["y"])],
        [value("a", INT32, [1])],
        [value("y", INT32, [1])],
        [
            tensor("d", np.arange(3, dtype=np.int32)),
            *(
                tensor(name, np.array([n]))
                for name, n in (("starts", -100), ("ends", -200), ("axes", 0), ("steps", -1))
            ),
        ],
    )
    assert verdicts(analyse_proto(proto, tmp_path, "onnx-14"))[ZERO] == "obligation"


def test_nodes_with_equal_names_have_different_paths(tmp_path: Path) -> None:
    nodes = [node("Div", ["A", "B"], ["D"], name="q"), node("Div", ["D", "B"], ["C"], name="q")]
    proto = model(nodes, [value(name, INT32, [3]) for name in "AB"], [value("C", INT32, [3])])
    assert [div.path for div, _ in analyse_proto(proto, tmp_path, "onnx-14").nodes] == ["graph/q#0", "graph/q#1"]


def test_default_profile_comes_from_functions(tmp_path: Path) -> None:
    own = own_function("f", [node("Div", ["a", "b"], ["C"])], ["a", "b"])
    del own.opset_import[:]
    own.opset_import.extend([helper.make_opsetid("ai.onnx", 7)])
    call = node("f", ["A", "B"], ["C"], domain="own")
    inputs = [value(name, INT32, [3]) for name in "AB"]
    proto = model([call], inputs, [value("C", INT32, [3])], functions=[own], imports=["own"])
    del proto.opset_import[0]
    assert analyse_proto(proto, tmp_path).profile == "onnx-7"

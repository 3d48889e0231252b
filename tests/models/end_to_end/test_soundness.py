"""Models that are easily discharged by mistake: for some operands each Div leaves the domain."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import AttributeProto, ModelProto, TensorProto, helper

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    branch_of,
    graph,
    model,
    node,
    own_function,
    reasons,
    tensor,
    value,
    verdicts,
)
from vinculum.models.guards.guard import add_guards
from vinculum.models.loading.errors import GuardError, ModelError

INT32_MIN = -(2**31)
OVERFLOW, ZERO = "V_DIV_INT_OVERFLOW_0010", "E_DIV_INT_CONSTR_B_0030"
THREE = value("A", INT32, [3]), value("C", INT32, [3])


def test_mean_of_nonzero_integers_may_be_zero(tmp_path: Path) -> None:
    nodes = [node("ReduceMean", ["k"], ["B"], keepdims=0), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [THREE[0]], [THREE[1]], [tensor("k", np.array([-3, 3], np.int32))])
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


@pytest.mark.parametrize(("least_at", "verdict"), [((1, 0), "violated"), ((0, 1), "discharged")])
def test_axis_aligns_the_denominator(least_at: tuple[int, int], verdict: str, tmp_path: Path) -> None:
    """B begins at axis 0 of A: its second element is for the second row."""
    A = np.ones((2, 2), np.int32)
    A[least_at] = INT32_MIN
    constants = [tensor("A", A), tensor("B", np.array([5, -1], np.int32))]
    proto = model(
        [node("Div", ["A", "B"], ["C"], axis=0, broadcast=1)], [], [value("C", INT32, [2, 2])], constants, opset=6
    )
    assert verdicts(analyse_proto(proto, tmp_path))[OVERFLOW] == verdict


ONES = [tensor("least", np.array([INT32_MIN], np.int32)), tensor("one", np.array([-1], np.int32))]
SQUARE = [value("A", INT32, [2, 2]), value("X", INT32, [2])], [value("C", INT32, [2, 2])]


def guard(result: str, **axis: int) -> list[Any]:
    """X, unless MIN of A meets -1 in X, by operators of sets before 13."""
    broadcast = {"broadcast": 1} if axis else {}
    return [
        node("Equal", ["A", "least"], ["a"], **broadcast),
        node("Equal", ["X", "one"], ["b"], **broadcast),
        node("And", ["a", "b"], ["both"], **axis),
        node("Cast", ["both"], ["n"], to=INT64),
        node("ReduceSum", ["n"], ["count"], keepdims=0),
        node("Unsqueeze", ["X"], ["behind"], axes=[0]),
        node("Gather", ["behind", "count"], [result], axis=0),
    ]


@pytest.mark.parametrize("of_guard", [{"broadcast": 1, "axis": 1}, {"broadcast": 1}, {"broadcast": 1, "axis": 0}])
@pytest.mark.parametrize("of_div", [{"broadcast": 1, "axis": 0}, {"broadcast": 1}])
def test_guard_must_pair_the_elements_of_the_div(
    of_guard: dict[str, int], of_div: dict[str, int], tmp_path: Path
) -> None:
    proto = model([*guard("B", **of_guard), node("Div", ["A", "B"], ["C"], **of_div)], *SQUARE, ONES, opset=6)
    assert verdicts(analyse_proto(proto, tmp_path, None, "X=-5:-1"))[OVERFLOW] == "obligation"


@pytest.mark.parametrize(("divided", "verdict"), [({"axis": 0}, "obligation"), ({}, "discharged")])
def test_guard_of_another_operator_set_pairs_other_elements(
    divided: dict[str, int], verdict: str, tmp_path: Path
) -> None:
    """In a function of set 12 the last axes meet; it guards a Div of set 6."""
    sets = [helper.make_opsetid("", 12)]
    own = helper.make_function("own", "guarded", ["A", "X", "least", "one"], ["C"], guard("C"), sets)
    call = node("guarded", ["A", "X", "least", "one"], ["B"], domain="own")
    nodes = [call, node("Div", ["A", "B"], ["C"], broadcast=1, **divided)]
    proto = model(nodes, *SQUARE, ONES, opset=6, functions=[own], imports=["own"])
    assert verdicts(analyse_proto(proto, tmp_path, None, "X=-5:-1"))[OVERFLOW] == verdict


def test_castlike_keeps_the_shape_of_its_input(tmp_path: Path) -> None:
    """It takes only the type of the other tensor."""
    constants = [tensor("k", np.array([2], np.int64)), tensor("like", np.array([2, 2, 2], np.int32))]
    nodes = [node("CastLike", ["k", "like"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [THREE[0]], [THREE[1]], constants, value_info=[value("B", INT32, [1])])
    assert verdicts(analyse_proto(proto, tmp_path, "sonnx"))["E_DIV_INT_CONSTR_A_0010"] == "violated"
    assert analyse_proto(proto, tmp_path).status == 0


@pytest.mark.parametrize(("shape", "bound"), [([3], []), ([], [1])])
def test_clip_bounds_do_not_affect_the_shape(shape: list[int], bound: list[int], tmp_path: Path) -> None:
    constants = [tensor("k", np.full(shape, 7, np.int32)), tensor("one", np.full(bound, 1, np.int32))]
    nodes = [node("Clip", ["k", "one"], ["B"]), node("Div", ["A", "B"], ["C"])]
    operands = [value(name, INT32, shape) for name in "ABC"]
    proto = model(nodes, operands[:1], operands[2:], constants, value_info=operands[1:2])
    assert analyse_proto(proto, tmp_path, "sonnx").status == 0


def test_unproven_stated_shape_is_an_assumption(tmp_path: Path) -> None:
    """NonZero has as many columns as A has nonzero elements."""
    nodes = [node("NonZero", ["A"], ["nz"]), node("Size", ["nz"], ["B"]), node("Div", ["B", "B"], ["C"])]
    proto = model(nodes, [THREE[0]], [value("C", INT64, [])], value_info=[value("nz", INT64, [1, 3])])
    analysis = analyse_proto(proto, tmp_path)
    (row,) = [row for row in analysis.findings if ZERO in row.requirements]
    assert row.assumption_texts == ("the shape that the model states of nz",)
    assert verdicts(analyse_proto(model(nodes, [THREE[0]], [value("C", INT64, [])]), tmp_path))[ZERO] == "obligation"


def test_stated_rank_is_an_assumption(tmp_path: Path) -> None:
    """The model states a scalar for a tensor of unknown shape, also as input of a loop body."""
    unknown, sized = node("what", ["A"], ["u"], domain="other"), node("Size", ["u"], ["B"])
    result = value("C", INT64, [])
    divided = node("Div", ["B", "B"], ["C"])
    proto = model(
        [unknown, sized, divided], [THREE[0]], [result], value_info=[value("u", INT32, [])], imports=["other"]
    )
    (row,) = [row for row in analyse_proto(proto, tmp_path).findings if ZERO in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("the shape that the model states of u",))
    body = graph(
        [node("Size", ["x"], ["B"]), divided, node("Identity", ["x"], ["y"]), node("Identity", ["go"], ["on"])],
        "body",
        [value("i", INT64, []), value("go", TensorProto.BOOL, []), value("x", INT32, [])],
        [value("on", TensorProto.BOOL, []), value("y", INT32, []), value("C", INT64, [])],
    )
    loop = node("Loop", ["n", "", "u"], ["end", "all"], body=body)
    outputs = [value("end", INT32, None), value("all", INT64, None)]
    proto = model([unknown, loop], [THREE[0], value("n", INT64, [])], outputs, imports=["other"])
    (row,) = [row for row in analyse_proto(proto, tmp_path).findings if ZERO in row.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("the shape that the model states of x",))


@pytest.mark.parametrize("axis", [-1, 2, "x", [1]])
def test_invalid_axis_pairs_nothing(axis: Any, tmp_path: Path) -> None:
    constants = [tensor("A", np.full((2, 2), INT32_MIN, np.int32)), tensor("B", np.array([5, -1], np.int32))]
    nodes = [node("Div", ["A", "B"], ["C"], axis=axis, broadcast=1)]
    verdict_of = verdicts(analyse_proto(model(nodes, [], [value("C", INT32, [2, 2])], constants, opset=6), tmp_path))
    assert verdict_of[OVERFLOW] == "obligation"
    assert "violated" in verdict_of.values()


def function_with_a_graph() -> ModelProto:
    chosen = node("If", ["c"], ["C"])
    for name in ("then_branch", "else_branch"):
        handed = chosen.attribute.add()
        handed.name, handed.ref_attr_name, handed.type = name, "G", AttributeProto.GRAPH
    nothing = graph(
        [node("Div", ["z", "z"], ["r"])], "b", [], [value("r", INT32, [1])], [tensor("z", np.array([0], np.int32))]
    )
    call = node("run", ["c"], ["C"], domain="own", G=nothing)
    own = own_function("run", [chosen], ["c"], attributes=["G"])
    return model([call], [value("c", TensorProto.BOOL, [])], [value("C", INT32, [1])], functions=[own], imports=["own"])


def function_with_a_default_graph() -> ModelProto:
    own = own_function("run", [node("Identity", ["c"], ["C"])], ["c"])
    own.attribute_proto.append(helper.make_attribute("G", branch_of([0])))
    call = node("run", ["c"], ["C"], domain="own")
    kind = TensorProto.BOOL
    return model([call], [value("c", kind, [])], [value("C", kind, [])], functions=[own], imports=["own"])


def for_training() -> ModelProto:
    proto = model([node("Identity", ["A"], ["C"])], [THREE[0]], [THREE[1]])
    proto.training_info.add().algorithm.CopyFrom(branch_of([0]))
    return proto


@pytest.mark.parametrize("make", [function_with_a_graph, function_with_a_default_graph, for_training])
def test_unsupported_graphs_are_refused(make: Any, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"which (is|are) not supported"):
        analyse_proto(make(), tmp_path)


@pytest.mark.parametrize(
    "attribute",
    [node("Shape", ["A"], ["B"], start="x"), node("ReduceMax", ["A"], ["B"], axes=["x"])],
    ids=lambda attribute: attribute.op_type,
)
def test_attributes_of_another_type_are_refused(attribute: Any, tmp_path: Path) -> None:
    with pytest.raises(
        ModelError, match=r"attribute (start, which is INT|axes, which ReduceMax of operator set 18 has not)"
    ):
        analyse_proto(
            model([attribute, node("Div", ["B", "B"], ["C"])], [THREE[0]], [value("C", INT64, None)]), tmp_path
        )


@pytest.mark.parametrize("axes", [np.array([np.nan], np.float32), np.array(["x"], object)])
def test_axes_of_another_type_are_ignored(axes: Any, tmp_path: Path) -> None:
    nodes = [node("Unsqueeze", ["A", "axes"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(nodes, [THREE[0]], [value("C", INT32, None)], [tensor("axes", axes)])
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


@pytest.mark.parametrize("kinds", [(INT32, INT64), (INT64, INT32), (INT32, FLOAT)])
def test_function_called_with_two_types_has_no_guard(kinds: tuple[int, int], tmp_path: Path) -> None:
    """A guard compares with MIN of one type."""
    own = own_function("divide", [node("Div", ["a", "b"], ["C"])], ["a", "b"])
    names = [("A", "B", "C"), ("X", "Y", "Z")]
    calls = [node("divide", [a, b], [c], domain="own") for a, b, c in names]
    inputs = [value(name, kind, [1]) for kind, (a, b, _) in zip(kinds, names, strict=True) for name in (a, b)]
    outputs = [value(c, kind, [1]) for kind, (_, _, c) in zip(kinds, names, strict=True)]
    proto = model(calls, inputs, outputs, functions=[own], imports=["own"])
    with pytest.raises(GuardError, match="called with several types"):
        add_guards(analyse_proto(proto, tmp_path))


def test_tensor_divided_by_itself_cannot_overflow(tmp_path: Path) -> None:
    """Its shapes are equal and MIN meets MIN; whether it is zero is unknown."""
    proto = model([node("Div", ["A", "A"], ["C"])], [value("A", INT32, None)], [value("C", INT32, None)])
    verdict_of = verdicts(analyse_proto(proto, tmp_path))
    assert (verdict_of[OVERFLOW], verdict_of[ZERO]) == ("discharged", "obligation")
    assert verdict_of["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"] == "discharged"


def test_loop_carried_value_keeps_its_shape(tmp_path: Path) -> None:
    """It does so even if nothing is known of its elements."""
    body = graph(
        [node("Add", ["b", "b"], ["next"]), node("Identity", ["go"], ["on"])],
        "body",
        [value("i", INT64, []), value("go", TensorProto.BOOL, []), value("b", INT32, [])],
        [value("on", TensorProto.BOOL, []), value("next", INT32, [])],
    )
    nodes = [node("Loop", ["n", "", "start"], ["B"], body=body), node("Div", ["A", "B"], ["C"])]
    inputs = [value("n", INT64, []), THREE[0], value("start", INT32, [])]
    analysis = analyse_proto(model(nodes, inputs, [THREE[1]]), tmp_path, None, "start=1:5")
    assert reasons(analysis, "V_DIV_SHAPE_MULTIDIRECTIONAL_0010") == ["A is [3], B is []"]
    assert verdicts(analysis)[ZERO] == "obligation"


HALF, DOUBLE = TensorProto.FLOAT16, TensorProto.DOUBLE
INT = [node("Cast", ["b"], ["B"], to=INT32), node("Div", ["A", "B"], ["C"])]


def test_float16_constants_are_not_folded_stepwise(tmp_path: Path) -> None:
    """ONNX Runtime computes a chain in float32: 2048 + 1 - 2048 is 1 there, and 0 in float16."""
    nodes = [
        node("Add", ["big", "one"], ["s"]),
        node("Sub", ["s", "big"], ["d"]),
        node("Sub", ["d", "one"], ["b"]),
        *INT,
    ]
    constants = [tensor("big", np.float16(2048)), tensor("one", np.float16(1))]
    proto = model(nodes, [THREE[0]], [THREE[1]], constants)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


def test_doubly_rounding_cast_is_not_folded(tmp_path: Path) -> None:
    """Just above 1 + 2^-11 gives 1 by way of float32, and the next number directly; one less 1 is 0."""
    nodes = [
        node("Cast", ["k"], ["h"], to=HALF),
        node("Cast", ["h"], ["w"], to=FLOAT),
        node("Sub", ["w", "one"], ["d"]),
        node("Mul", ["d", "many"], ["b"]),
        *INT,
    ]
    for number, verdict in ((1 + 2**-11 + 2**-40, "obligation"), (1 + 2**-10, "discharged"), (1.0, "violated")):
        constants = [tensor("k", np.float64(number)), tensor("one", np.float32(1)), tensor("many", np.float32(1024))]
        proto = model(nodes, [THREE[0]], [THREE[1]], constants)
        assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == verdict


@pytest.mark.parametrize(("minimum", "verdict"), [(94906265, "discharged"), (94906266, "obligation")])
def test_integer_power_is_exact_within_float64(minimum: int, verdict: str, tmp_path: Path) -> None:
    """ONNX Runtime computes it in float64."""
    nodes = [node("Pow", ["x", "two"], ["p"]), node("Sub", ["p", "k"], ["B"]), node("Div", ["A", "B"], ["C"])]
    proto = model(
        nodes,
        [value("A", INT64, [3]), value("x", INT64, [3])],
        [value("C", INT64, [3])],
        [tensor("two", np.int64(2)), tensor("k", np.int64(minimum**2 - 1))],
    )
    assert verdicts(analyse_proto(proto, tmp_path, None, f"x={minimum}:{minimum}"))[ZERO] == verdict


def test_function_named_like_a_standard_operator_is_not_trusted(tmp_path: Path) -> None:
    """A runtime may use its own operator."""
    own = own_function("Abs", [node("Constant", [], ["C"], value=tensor("v", np.array([1, 2, 3], np.int32)))], ["x"])
    own.domain = ""
    proto = model([node("Abs", ["A"], ["B"]), node("Div", ["A", "B"], ["C"])], [THREE[0]], [THREE[1]], functions=[own])
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "obligation"


@pytest.mark.parametrize(("more", "verdict"), [([], "obligation"), ([node("Relu", ["m"], ["n"])], "obligation")])
def test_maximum_of_nan_may_be_the_lowest_number(more: list[Any], verdict: str, tmp_path: Path) -> None:
    """It is so in ONNX Runtime; a range of a tensor that may be NaN does not exclude it."""
    nodes = [
        node("Sqrt", ["x"], ["r"]),
        node("MaxPool", ["r"], ["m"], kernel_shape=[1]),
        *more,
        node("Max", [more[0].output[0] if more else "m", "low"], ["f"]),
        node("Add", ["f", "two"], ["b"]),
        *INT,
    ]
    proto = model(
        nodes,
        [value("x", FLOAT, [1, 1, 3]), THREE[0]],
        [value("C", INT32, [1, 1, 3])],
        [tensor("low", np.float32(-2)), tensor("two", np.float32(2))],
    )
    assert verdicts(analyse_proto(proto, tmp_path, "onnx-14"))[ZERO] == verdict


def test_stated_size_is_an_assumption(tmp_path: Path) -> None:
    """This holds for dimension names, too."""
    nodes = [node("NonZero", ["A"], ["p"]), node("Squeeze", ["p", "zero"], ["B"]), node("Div", ["B", "D"], ["C"])]
    for size, assumed in (("n", True), (None, False)):
        proto = model(
            nodes,
            [THREE[0], value("D", INT64, ["n"])],
            [value("C", INT64, None)],
            [tensor("zero", np.array([0]))],
            value_info=[value("B", INT64, [size])],
        )
        (shapes,) = [
            f for f in analyse_proto(proto, tmp_path, "sonnx").findings if "E_DIV_INT_CONSTR_A_0010" in f.requirements
        ]
        assert shapes.verdict.value == ("discharged" if assumed else "obligation")
        assert shapes.assumption_texts == (("the shape that the model states of B",) if assumed else ())


ZERO_OF_B = [tensor("zero", np.int32(0)), tensor("one", np.int32(1))]


@pytest.mark.parametrize(
    ("nodes", "verdict"),
    [
        ([node("Equal", ["b", "zero"], ["z"]), node("Where", ["z", "one", "b"], ["B"])], "discharged"),
        ([node("Equal", ["b", "zero"], ["z"]), node("Where", ["z", "b", "one"], ["B"])], "obligation"),
        ([node("Equal", ["b", "one"], ["z"]), node("Where", ["z", "one", "b"], ["B"])], "obligation"),
        ([node("Equal", ["A", "zero"], ["z"]), node("Where", ["z", "one", "b"], ["B"])], "obligation"),
        (
            [
                node("Equal", ["b", "zero"], ["e"]),
                node("Not", ["e"], ["z"]),
                node("Where", ["z", "b", "one"], ["B"]),
            ],
            "discharged",
        ),
        (
            [
                node("Equal", ["b", "zero"], ["e"]),
                node("Not", ["e"], ["z"]),
                node("Where", ["z", "one", "b"], ["B"]),
            ],
            "obligation",
        ),
    ],
    ids=["guarded", "the wrong way round", "another number", "another tensor", "not", "not, the wrong way round"],
)
def test_values_excluded_by_where(nodes: list[Any], verdict: str, tmp_path: Path) -> None:
    proto = model([*nodes, node("Div", ["A", "B"], ["C"])], [THREE[0], value("b", INT32, [3])], [THREE[1]], ZERO_OF_B)
    assert verdicts(analyse_proto(proto, tmp_path, "onnx-14"))[ZERO] == verdict


@pytest.mark.parametrize(("other", "verdict"), [("x", "discharged"), ("y", "obligation")])
def test_expand_gives_the_requested_shape(other: str, verdict: str, tmp_path: Path) -> None:
    """As in a normalisation of a batch of unknown size."""
    nodes = [
        node("ReduceL2", ["x", "axes"], ["n"], keepdims=1),
        node("Shape", [other], ["s"]),
        node("Expand", ["n", "s"], ["B"]),
        node("Div", ["x", "B"], ["C"]),
    ]
    inputs = [value(name, FLOAT, [f"{name}_many", 5]) for name in "xy"]
    proto = model(
        nodes, inputs, [value("C", FLOAT, None)], [tensor("axes", np.array([1]))], value_info=[value("B", FLOAT, None)]
    )
    assert verdicts(analyse_proto(proto, tmp_path, "sonnx"))["E_DIV_FLOAT_CONSTR_A_0010"] == verdict


def test_ones_like_has_the_unknown_batch_size(tmp_path: Path) -> None:
    """PyTorch writes a denominator so that is 1 where it was 0."""
    nodes = [
        node("Equal", ["b", "zero"], ["z"]),
        node("Shape", ["b"], ["s"]),
        node("ConstantOfShape", ["s"], ["ones"], value=tensor("v", np.ones(1, np.int32))),
        node("Where", ["z", "ones", "b"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    inputs = [value("A", INT32, ["many", 3]), value("b", INT32, ["many", 3])]
    proto = model(nodes, inputs, [value("C", INT32, None)], ZERO_OF_B[:1])
    verdict_of = verdicts(analyse_proto(proto, tmp_path, "onnx-14"))
    assert (verdict_of["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"], verdict_of[ZERO]) == ("discharged", "discharged")


def test_report_names_the_value_missing_from_a_constant(tmp_path: Path) -> None:
    constants = [tensor("B", np.array([-3, 1, 1], np.int32))]
    proto = model([node("Div", ["A", "B"], ["C"])], [THREE[0]], [THREE[1]], constants)
    assert reasons(analyse_proto(proto, tmp_path), OVERFLOW) == ["B is constant, -3 to 1 without 0; no element is -1"]

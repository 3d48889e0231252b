"""Unknown sizes and partly known tensors: what the analysis knows of their elements."""

from pathlib import Path
from typing import Any
from warnings import catch_warnings

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import FLOAT, INT64, analyse_proto, model, node, tensor, value, verdicts


@pytest.mark.parametrize("numerator", ["e", "x", "one"])
def test_sum_over_an_empty_axis_divides_nothing_of_that_axis(numerator: str, tmp_path: Path) -> None:
    """The sum over an empty axis is 0, but divides nothing of that axis or size.

    It may divide something else.
    """
    nodes = [node("ReduceMax", ["x"], ["m"], axes=[-1]), node("Sub", ["x", "m"], ["d"]), node("Exp", ["d"], ["e"])]
    nodes += [node("ReduceSum", ["e", "last"], ["B"]), node("Div", [numerator, "B"], ["C"])]
    constants = [tensor("last", np.array([-1])), tensor("one", np.float32(1))]
    proto = model(nodes, [value("x", FLOAT, [4, "m"])], [value("C", FLOAT, None)], constants, opset=17)
    verdict_of = verdicts(analyse_proto(proto, tmp_path, "openvino-1"))["V_DIV_FLOAT_NONZERO_0010"]
    assert verdict_of == ("obligation" if numerator == "one" else "discharged")


@pytest.mark.parametrize(("span", "low", "high"), [("0:5", 0.0, np.inf), ("-5:0", -np.inf, 0.0), ("2:3", 0.0, np.inf)])
def test_mean_over_a_possibly_empty_axis_may_be_zero(span: str, low: float, high: float, tmp_path: Path) -> None:
    """The mean of no element is zero, the type's error, or NaN, depending on the runtime."""
    proto = model(
        [node("ReduceMean", ["x"], ["B"], axes=[-1]), node("Div", ["x", "B"], ["C"])],
        [value("x", FLOAT, [2, "m"])],
        [value("C", FLOAT, None)],
        opset=17,
    )
    ((div, _),) = analyse_proto(proto, tmp_path, "openvino-1", f"x={span}").nodes
    assert (div.B.interval.low, div.B.interval.high, div.B.interval.nan) == (low, high, True)
    for size in (0, 1, 7):
        x = np.linspace(*map(float, span.split(":")), 2 * size, dtype=np.float32).reshape(2, size)
        with np.errstate(all="ignore"), catch_warnings(action="ignore"):
            (expected,) = ReferenceEvaluator(model_up_to_mean(proto)).run(None, {"x": x})
        assert all(div.B.interval.holds(element) for element in expected.reshape(-1).tolist())


def model_up_to_mean(proto: Any) -> Any:
    """The model up to B."""
    denominator_model = type(proto)()
    denominator_model.CopyFrom(proto)
    del denominator_model.graph.node[1:]
    denominator_model.graph.output[0].name = "B"
    return denominator_model


@pytest.mark.parametrize(
    ("zeros", "verdict"),
    [
        (node("Constant", [], ["z"], value_ints=[0, 0, 0]), "discharged"),
        (node("Constant", [], ["z"], value_ints=[0, 1, 0]), "obligation"),
        (node("ConstantOfShape", ["three"], ["z"], value=tensor("value", np.array([0]))), "discharged"),
        (node("ConstantOfShape", ["some"], ["z"], value=tensor("value", np.array([0]))), "obligation"),
    ],
    ids=["zeros", "not all zero", "filled", "of a size that is not known"],
)
def test_guard_needs_a_known_tensor_of_zeros(zeros: Any, verdict: str, tmp_path: Path) -> None:
    nodes = [zeros, node("Equal", ["x", "z"], ["p"]), node("Where", ["p", "one", "x"], ["B"])]
    inputs = [value("x", INT64, [3]), value("A", INT64, [3]), value("some", INT64, [1])]
    constants = [tensor("one", np.int64(1)), tensor("three", np.array([3]))]
    proto = model([*nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT64, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path))["E_DIV_INT_CONSTR_B_0030"] == verdict


@pytest.mark.parametrize(("stop", "verdict"), [(3, "discharged"), (4, "obligation")])
def test_slice_of_known_elements(stop: int, verdict: str, tmp_path: Path) -> None:
    nodes = [
        node("Concat", ["known", "x"], ["all"], axis=0),
        node("Slice", ["all", "start", "stop"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor("known", np.array([3, 4, 5])), tensor("start", np.array([0])), tensor("stop", np.array([stop]))]
    proto = model(nodes, [value("x", INT64, [2]), value("A", INT64, [])], [value("C", INT64, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path))["E_DIV_INT_CONSTR_B_0030"] == verdict


SIZE = [node("Shape", ["x"], ["s"], start=1), node("Squeeze", ["s", "nil_axis"], ["n"])]
MORE = [*SIZE, node("Add", ["n", "one"], ["more"])]
BELOW = ("that no axis has 2^63 - 1 elements",)
COUNTED: dict[str, tuple[list[Any], str, tuple[str, ...]]] = {
    "from 1 to one more": ([*MORE, node("Range", ["one", "more", "one"], ["B"])], "discharged", BELOW),
    "the other way round": ([*SIZE, node("Add", ["one", "n"], ["more"]), node("Range", ["one", "more", "one"], ["B"])], "discharged", BELOW),
    "one more than from 0": ([*SIZE, node("Range", ["nil", "n", "one"], ["r"]), node("Add", ["r", "one"], ["B"])], "discharged", ()),
    "from 1": ([*SIZE, node("Range", ["one", "n", "one"], ["B"])], "obligation", ()),
    "from 2 to one more": ([*MORE, node("Range", ["two", "more", "one"], ["B"])], "obligation", ()),
    "from 1 to two more": ([*SIZE, node("Add", ["n", "two"], ["more"]), node("Range", ["one", "more", "one"], ["B"])], "obligation", ()),
    "by twos": ([*MORE, node("Range", ["one", "more", "two"], ["B"])], "obligation", ()),
    "of the other axis": ([node("Shape", ["x"], ["s"], end=1), *MORE[1:], node("Range", ["one", "more", "one"], ["B"])], "obligation", BELOW),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "verdict", "assumes"), COUNTED.values(), ids=list(COUNTED))
def test_counted_sizes_bound_the_denominator(
    nodes: list[Any], verdict: str, assumes: tuple[str, ...], tmp_path: Path
) -> None:
    """As for a mean up to each position.

    One more than 2^63 - 1 is negative, but a tensor of such a size has no element.
    """
    constants = [tensor(name, np.int64(n)) for name, n in (("nil", 0), ("one", 1), ("two", 2))]
    constants.append(tensor("nil_axis", np.array([0])))
    proto = model([*nodes, node("Div", ["x", "B"], ["C"])], [value("x", INT64, ["M", "N"])], [value("C", INT64, None)], constants)  # fmt: skip
    findings = {identifier: row for row in analyse_proto(proto, tmp_path).findings for identifier in row.requirements}
    row = findings["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"]
    assert (row.verdict.value, row.assumption_texts) == (verdict, assumes)
    assert findings["E_DIV_INT_CONSTR_B_0030"].verdict.value == "discharged"
    fits = [ReferenceEvaluator(proto).run(None, {"x": np.ones(shape, np.int64)})[0].shape == shape for shape in [(2, 3), (3, 5)] if verdict == "discharged"]  # fmt: skip
    assert all(fits)


def test_range_up_to_the_size_fits_a_vector_only(tmp_path: Path) -> None:
    nodes = [node("Size", ["x"], ["n"]), node("Add", ["n", "one"], ["more"]), node("Range", ["one", "more", "one"], ["B"])]  # fmt: skip
    proto = model([*nodes, node("Div", ["x", "B"], ["C"])], [value("x", INT64, ["N"])], [value("C", INT64, None)], [tensor("one", np.int64(1))])  # fmt: skip
    assert analyse_proto(proto, tmp_path).status == 0
    proto.graph.input[0].CopyFrom(value("x", INT64, ["M", "N"]))
    assert verdicts(analyse_proto(proto, tmp_path))["V_DIV_SHAPE_MULTIDIRECTIONAL_0010"] == "obligation"

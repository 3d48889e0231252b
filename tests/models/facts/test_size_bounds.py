"""Denominators computed from unknown sizes: if one of these is 0, nothing is divided."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import FLOAT, INT64, analyse_proto, model, node, reasons, tensor, value, verdicts
from vinculum.models.checks.operand_descriptions import ORT_REJECTS_ANY_ZERO, WHERE_DIVIDED

ZERO, FLOAT_ZERO = "E_DIV_INT_CONSTR_B_0030", "V_DIV_FLOAT_NONZERO_0010"
CONSTANTS = [
    tensor("last", np.array(-1)),
    tensor("at", np.array([-1])),
    tensor("one", np.array(1)),
    tensor("unit", np.float32(1)),
    tensor("two", np.float32(2)),
    tensor("half", np.float32(0.5)),
    tensor("nil", np.float32(0)),
]
SIZE = [node("Shape", ["x"], ["s"]), node("Gather", ["s", "last"], ["n"])]
REAL = [*SIZE, node("Cast", ["n"], ["f"], to=FLOAT)]


@pytest.mark.parametrize(
    ("shape", "of_A", "verdict"),
    [
        (["N", "S"], ["N", "S"], "discharged"),
        (["N", "S"], ["N", 3], "obligation"),
        (["N", None], ["N", "S"], "obligation"),
        (["S", "N"], ["S"], "obligation"),
    ],
)
def test_tensor_divided_by_its_size(shape: list[Any], of_A: list[Any], verdict: str, tmp_path: Path) -> None:
    """Equal names of two inputs are only an assumption: A is x, or has another size."""
    same = shape == of_A
    inputs = [value("x", INT64, shape), *([] if same else [value("A", INT64, of_A)])]
    nodes = [*SIZE, node("Div", ["x" if same else "A", "n"], ["C"])]
    analysis = analyse_proto(model(nodes, inputs, [value("C", INT64, None)], CONSTANTS), tmp_path)
    assert verdicts(analysis)[ZERO] == verdict
    (reason,) = reasons(analysis, ZERO)
    assert (WHERE_DIVIDED + ORT_REJECTS_ANY_ZERO in reason) == (verdict == "discharged")


DENOMINATORS: dict[str, tuple[list[Any], str]] = {
    "the size": ([node("Identity", ["f"], ["B"])], "discharged"),
    "its root": ([node("Sqrt", ["f"], ["B"])], "discharged"),
    "a power of it": ([node("Pow", ["f", "half"], ["B"])], "discharged"),
    "twice it": ([node("Mul", ["f", "two"], ["B"])], "discharged"),
    "half of it, less than that": ([node("Sub", ["f", "half"], ["B"])], "discharged"),
    "with another axis": ([node("Unsqueeze", ["f", "at"], ["B"])], "discharged"),
    "one less": ([node("Sub", ["f", "unit"], ["B"])], "obligation"),
    "twice one less": ([node("Sub", ["f", "unit"], ["g"]), node("Mul", ["g", "two"], ["B"])], "obligation"),
    "the lesser of it and 0": ([node("Min", ["f", "nil"], ["B"])], "violated"),
    "the size by one": ([node("Div", ["n", "one"], ["g"]), node("Cast", ["g"], ["B"], to=FLOAT)], "discharged"),
}


@pytest.mark.parametrize(("nodes", "verdict"), DENOMINATORS.values(), ids=list(DENOMINATORS))
def test_denominator_computed_from_a_size(nodes: list[Any], verdict: str, tmp_path: Path) -> None:
    inputs = [value("x", FLOAT, ["N", "S"])]
    proto = model([*REAL, *nodes, node("Div", ["x", "B"], ["C"])], inputs, [value("C", FLOAT, None)], CONSTANTS)
    analysis = analyse_proto(proto, tmp_path, "openvino-1")
    outer = [row for div, rows in analysis.nodes if div.node.output[0] == "C" for row in rows]
    (row,) = [row for row in outer if FLOAT_ZERO in row.requirements]
    assert row.verdict.value == verdict
    assert (WHERE_DIVIDED in row.reason) == (verdict == "discharged")
    (notes,) = [
        each for each in analyse_proto(proto, tmp_path).findings if "V_DIV_FLOAT_INVALID_0010" in each.requirements
    ][-1:]
    assert (WHERE_DIVIDED in notes.reason) == (verdict == "discharged")


def test_equal_dimension_names_are_an_assumption(tmp_path: Path) -> None:
    inputs = [value("x", INT64, ["N", "S"]), value("A", INT64, ["S"])]
    proto = model([*SIZE, node("Div", ["A", "n"], ["C"])], inputs, [value("C", INT64, None)], CONSTANTS)
    (row,) = [each for each in analyse_proto(proto, tmp_path).findings if ZERO in each.requirements]
    assert (row.verdict.value, row.assumption_texts) == ("discharged", ("that sizes called S are one size",))
    (other,) = [
        each for each in analyse_proto(proto, tmp_path).findings if "V_DIV_INT_OVERFLOW_0010" in each.requirements
    ]
    assert (other.verdict.value, other.assumption_texts) == ("discharged", ())


def test_range_divided_by_its_length(tmp_path: Path) -> None:
    """A Range up to a size has that size; if it is 0, the result is empty."""
    nodes = [*SIZE, node("Range", ["zero", "n", "one"], ["A"]), node("Div", ["A", "n"], ["C"])]
    constants = [*CONSTANTS, tensor("zero", np.array(0))]
    proto = model(nodes, [value("x", FLOAT, ["N", "S"])], [value("C", INT64, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == "discharged"
    (C,) = ReferenceEvaluator(proto).run(None, {"x": np.zeros((2, 0), np.float32)})
    assert C.size == 0


def test_sum_over_an_empty_axis_has_an_element(tmp_path: Path) -> None:
    nodes = [*REAL, node("ReduceSum", ["x", "at"], ["A"]), node("Div", ["A", "f"], ["C"])]
    proto = model(nodes, [value("x", FLOAT, ["N", "S"])], [value("C", FLOAT, None)], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[FLOAT_ZERO] == "obligation"
    with np.errstate(invalid="ignore"):
        (C,) = ReferenceEvaluator(proto).run(None, {"x": np.zeros((2, 0), np.float32)})
    assert np.isnan(C).all()


def test_reduction_of_the_numerator(tmp_path: Path) -> None:
    """The maximum of an empty tensor is minus infinity, but then nothing is divided."""
    nodes = [
        node("Abs", ["x"], ["a"]),
        node("ReduceMax", ["a"], ["s"], keepdims=0),
        node("Add", ["s", "unit"], ["B"]),
        node("Div", ["x", "B"], ["C"]),
    ]
    proto = model(nodes, [value("x", FLOAT, ["N"])], [value("C", FLOAT, None)], CONSTANTS)
    (reason,) = reasons(analyse_proto(proto, tmp_path, "openvino-1"), FLOAT_ZERO)
    assert reason.endswith("never 0" + WHERE_DIVIDED)


@pytest.mark.parametrize(
    ("shape", "of_A", "verdict"),
    [
        (["N", "S"], ["N", "S"], "discharged"),
        (["N", 3], ["N", 3], "discharged"),
        (["N", 0], ["N", 3], "obligation"),
        (["N", None], ["N", "S"], "obligation"),
        (["N", "S"], ["N", 3], "obligation"),
        (["N", "S"], [], "obligation"),
    ],
)
def test_tensor_divided_by_its_element_count(shape: list[Any], of_A: list[Any], verdict: str, tmp_path: Path) -> None:
    same = shape == of_A
    inputs = [value("x", FLOAT, shape), *([] if same else [value("A", FLOAT, of_A)])]
    nodes = [node("Size", ["x"], ["n"]), node("Cast", ["n"], ["B"], to=FLOAT)]
    divided = node("Div", ["x" if same else "A", "B"], ["C"])
    analysis = analyse_proto(
        model([*nodes, divided], inputs, [value("C", FLOAT, None)], CONSTANTS), tmp_path, "openvino-1"
    )
    assert verdicts(analysis)[FLOAT_ZERO] == verdict
    (reason,) = reasons(analysis, FLOAT_ZERO)
    assert (WHERE_DIVIDED in reason) == (verdict == "discharged")

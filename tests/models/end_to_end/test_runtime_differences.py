"""Results on which runtimes differ are unknown: each case runs on the runtime that differs."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT32,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    tensor,
    value,
    verdicts,
)

UINT8 = TensorProto.UINT8
NOT_ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
INTEGER = [node("Cast", ["r"], ["B"], to=INT64)]
SIZE = [node("Size", ["r"], ["n"]), node("Sub", ["n", "three"], ["B"])]
ZERO_POINT = [node("DequantizeLinear", ["x", "scale", "zero"], ["d"]), node("Relu", ["d"], ["r"]), *INTEGER]
QUANTIZED = [tensor("scale", np.float32(1)), tensor("zero", np.int32(-1000))]
HOT = [tensor("depth", np.int64(3)), tensor("values", np.array([1e10, 1], np.float32))]
SECOND = [node("Shape", ["r"], ["B"], start=1, end=2)]
THREE = [tensor("three", np.int64(3))]
DIV = node("Div", ["A", "B"], ["C"])


def by_reference(proto: Any, feeds: dict[str, Any]) -> list[Any]:
    with np.errstate(all="ignore"):
        return list(ReferenceEvaluator(proto).run(None, feeds))


def empty(*shape: int) -> Any:
    return np.zeros(shape, np.float32)


# Nodes that make B, inputs, constants, a range, operands of which one runtime gives 0, and which that is.
ZEROS = {
    "a difference of 32 bits that wraps around": (
        ZERO_POINT, [value("x", INT32, [2])], QUANTIZED, ["x=2147483000:2147483647"],
        {"x": np.full(2, 2**31 - 1, np.int32)}, by_onnxruntime,
    ),
    "operands of a difference that are rounded": (
        ZERO_POINT, [value("x", INT32, [1])], [QUANTIZED[0], tensor("zero", np.int32(2**31 - 128))], ["x=2147483521:2147483560"],
        {"x": np.array([2147483530], np.int32)}, by_reference,
    ),
    "a slope that is larger than X": (
        [node("PRelu", ["x", "y"], ["r"]), *SIZE], [value("x", FLOAT, [1]), value("y", FLOAT, ["N"])], THREE, [],
        {"x": empty(1), "y": empty(3)}, by_onnxruntime,
    ),
    "a slope of more axes": (
        [node("PRelu", ["x", "y"], ["r"]), *SIZE], [value("x", FLOAT, [1]), value("y", FLOAT, ["N", 1])], THREE, [],
        {"x": empty(1), "y": empty(3, 1)}, by_reference,
    ),
    "a bound that is larger than X": (
        [node("Clip", ["x", "y"], ["r"]), *SIZE], [value("x", FLOAT, [1]), value("y", FLOAT, None)], THREE, [],
        {"x": empty(1), "y": empty(3)}, by_reference,
    ),
    "parts that are empty": (
        [node("Concat", ["x", "y"], ["r"], axis=0), *SECOND], [value("x", FLOAT, [3, "N"]), value("y", FLOAT, ["N", 3])], [], [],
        {"x": empty(3, 0), "y": empty(0, 3)}, by_onnxruntime,
    ),
    "parts that are empty, along the second axis": (
        [node("Concat", ["x", "y"], ["r"], axis=1), node("Shape", ["r"], ["B"], end=1)],
        [value("x", FLOAT, ["M", 2]), value("y", FLOAT, [4, "N"])], [], [],
        {"x": empty(0, 2), "y": empty(4, 0)}, by_onnxruntime,
    ),
    "what is on, computed from what is off": (
        [node("OneHot", ["i", "depth", "values"], ["r"]), *INTEGER], [value("i", INT64, [2])], HOT, [],
        {"i": np.array([0, 1])}, by_reference,
    ),
    "what is off, beside what is on and infinite": (
        [node("OneHot", ["i", "depth", "infinite"], ["h"]), node("Clip", ["h", "one", "five"], ["r"]),
         node("Cast", ["r"], ["u"], to=UINT8), node("Cast", ["u"], ["B"], to=INT64)],
        [value("i", INT64, [2])],
        [HOT[0], tensor("infinite", np.array([1, np.inf], np.float32)), *(tensor(name, np.float32(n)) for name, n in (("one", 1), ("five", 5)))],
        [], {"i": np.array([0, 1])}, by_reference,
    ),
    "sums that go on along no axis": (
        [node("CumSum", ["x", "nil"], ["r"]), node("Shape", ["r"], ["s"]), node("Size", ["s"], ["n"]), node("Sub", ["n", "one"], ["B"])],
        [value("x", FLOAT, [])], [tensor("nil", np.array(0)), tensor("one", np.array(1))], [],
        {"x": np.array(1, np.float32)}, by_reference,
    ),
    "one that is expanded to none": (
        [node("Shape", ["x"], ["s"]), node("Expand", ["s", "none"], ["e"]), node("Neg", ["e"], ["r"]),
         node("Size", ["r"], ["n"]), node("Sub", ["n", "one"], ["B"])],
        [value("x", FLOAT, ["N"])], [tensor("none", np.array([0])), tensor("one", np.array(1))], [],
        {"x": empty(4)}, by_onnxruntime,
    ),
    "an end before the first axis": (
        [node("Shape", ["x"], ["B"], end=-5)], [value("x", FLOAT, [0, 1, 1])], [], [], {"x": empty(0, 1, 1)}, by_reference,
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("nodes", "inputs", "constants", "input_range", "feeds", "run"), ZEROS.values(), ids=list(ZEROS)
)
def test_denominator_is_zero_on_one_runtime(
    nodes: list[Any],
    inputs: list[Any],
    constants: list[Any],
    input_range: list[str],
    feeds: Any,
    run: Any,
    tmp_path: Path,
) -> None:
    denominator_model = model(nodes, inputs, [value("B", INT64, None)], constants, opset=19)
    (result,) = run(denominator_model, feeds)
    assert (np.asarray(result) == 0).any()
    divided = [*nodes, DIV]
    full_model = model(divided, [*inputs, value("A", INT64, [])], [value("C", INT64, None)], constants, opset=19)
    assert verdicts(analyse_proto(full_model, tmp_path, None, *input_range))[NOT_ZERO] == "obligation"


AGREED_CASES = {
    "narrow integers": ([node("DequantizeLinear", ["x", "scale", "zero"], ["r"]), *INTEGER], [value("x", 3, [2])],
                        [QUANTIZED[0], tensor("zero", np.int8(-100))], ["x=-50:50"]),
    "no zero point": ([node("DequantizeLinear", ["x", "scale"], ["r"]), *INTEGER], [value("x", INT32, [2])], QUANTIZED[:1], ["x=5:2147483647"]),
    "integers of which all are exact": (ZERO_POINT, [value("x", INT32, [2])], QUANTIZED, ["x=0:16776216"]),
    "a slope that is one number": ([node("PRelu", ["x", "y"], ["r"]), *SIZE],
                                   [value("x", FLOAT, [4, 2]), value("y", FLOAT, [1])], THREE, []),
    "parts that are alike": ([node("Concat", ["x", "y"], ["r"], axis=0), *SECOND],
                             [value("x", FLOAT, ["M", 3]), value("y", FLOAT, ["N", 3])], [], []),
    "parts that cannot be empty": ([node("Concat", ["x", "y"], ["r"], axis=1), node("Size", ["r"], ["B"])],
                                   [value("x", FLOAT, [2, 2]), value("y", FLOAT, [2, 1])], [], []),
    "on and off that are exact": ([node("OneHot", ["i", "depth", "some"], ["r"]), *INTEGER], [value("i", INT64, [2])],
                                  [HOT[0], tensor("some", np.array([1, 5], np.float32))], []),
    "ends within the axes": ([node("Shape", ["x"], ["B"], start=-2, end=7)], [value("x", FLOAT, ["N", 1, 2])], [], []),
}  # fmt: skip


@pytest.mark.parametrize(("nodes", "inputs", "constants", "input_range"), AGREED_CASES.values(), ids=list(AGREED_CASES))
def test_agreed_results_are_known(
    nodes: list[Any], inputs: list[Any], constants: list[Any], input_range: list[str], tmp_path: Path
) -> None:
    divided = [*nodes, DIV]
    full_model = model(divided, [*inputs, value("A", INT64, [])], [value("C", INT64, None)], constants, opset=19)
    assert verdicts(analyse_proto(full_model, tmp_path, None, *input_range))[NOT_ZERO] == "discharged"


def test_fill_value_of_a_result_of_stated_type(tmp_path: Path) -> None:
    """No rule infers OneHot's type for indices of rank 0; the reference evaluator runs it."""
    nodes, _, constants, _, feeds, run = ZEROS["what is off, beside what is on and infinite"]
    inputs, value_infos = [value("i", INT64, []), value("A", INT64, [])], [value("h", FLOAT, [3])]
    proto = model([*nodes, DIV], inputs, [value("C", INT64, None)], constants, opset=19, value_info=value_infos)
    assert verdicts(analyse_proto(proto, tmp_path))[NOT_ZERO] == "obligation"
    denominator_model = model(nodes, inputs[:1], [value("B", INT64, None)], constants, opset=19, value_info=value_infos)
    assert (run(denominator_model, {"i": feeds["i"][0]})[0] == 0).any()


def test_operator_missing_from_the_opset_is_unknown(tmp_path: Path) -> None:
    """The reference evaluator runs a later version all the same."""
    nodes = [node("OneHot", ["i", "depth", "values"], ["h"]), node("Identity", ["h"], ["B"]), DIV]
    constants = [tensor("depth", np.int64(3)), tensor("values", np.array([1, 2]))]
    for opset, verdict in ((8, "obligation"), (9, "discharged")):
        proto = model(
            nodes,
            [value("i", INT64, [2]), value("A", INT64, [])],
            [value("C", INT64, None)],
            constants,
            opset=opset,
            value_info=[value("h", INT64, [2, 3])],
        )
        assert verdicts(analyse_proto(proto, tmp_path, "onnx-7"))[NOT_ZERO] == verdict


@pytest.mark.parametrize(("operator", "opset"), [("Max", 7), ("Sum", 6), ("Add", 6)])
def test_old_operators_do_not_broadcast(operator: str, opset: int, tmp_path: Path) -> None:
    """The specified result has the first operand's shape; the reference evaluator's, the larger one's."""
    nodes = [node(operator, ["x", "y"], ["r"]), node("Size", ["r"], ["n"]), node("Sub", ["n", "three"], ["B"])]
    inputs = [value("x", FLOAT, [1]), value("y", FLOAT, ["N"])]
    denominator_model = model(nodes, inputs, [value("B", INT64, None)], THREE, opset=opset)
    assert by_reference(denominator_model, {"x": empty(1), "y": empty(3)}) == [0]
    for divided, verdict in ((inputs, "obligation"), ([inputs[0], value("y", FLOAT, [1])], "discharged")):
        outputs = [value("C", INT64, None)]
        proto = model([*nodes, DIV], [*divided, value("A", INT64, [])], outputs, THREE, opset=opset)
        assert verdicts(analyse_proto(proto, tmp_path, "onnx-7"))[NOT_ZERO] == verdict


@pytest.mark.parametrize("scale", [np.nan, np.inf, -np.inf])
def test_nan_scale_gives_no_size(scale: float, tmp_path: Path) -> None:
    nodes = [node("Resize", ["x", "", "scales"], ["r"], mode="nearest"), node("Size", ["r"], ["B"])]
    constants = [tensor("scales", np.array([1, 1, scale, 1], np.float32))]
    proto = model(
        [*nodes, DIV],
        [value("x", FLOAT, [1, 1, 2, 2]), value("A", INT64, [])],
        [value("C", INT64, None)],
        constants,
    )
    assert verdicts(analyse_proto(proto, tmp_path))[NOT_ZERO] == "obligation"


def test_size_below_minus_one_is_invalid(tmp_path: Path) -> None:
    """NumPy infers any negative size."""
    proto = model(
        [node("Reshape", ["six", "shape"], ["B"]), node("Div", ["A", "B"], ["C"])],
        [value("A", INT64, [5])],  # which [3, 2] does not meet
        [value("C", INT64, None)],
        [tensor("six", np.arange(6)), tensor("shape", np.array([3, -5]))],
    )
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == "obligation"

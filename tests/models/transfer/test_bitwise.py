"""Bitwise operators stay within their bounds; denominators made of them get the right verdicts."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto

from tests.models.model_builders import INT32, analyse_proto, by_onnxruntime, model, node, tensor, value, verdicts
from tests.models.transfer.test_containment import contained, operand, run
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.transfer.dispatch import evaluate

ZERO, OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
BOXES = [(-128, 127), (-128, -128), (-5, 5), (0, 127), (-128, -1), (3, 100), (0, 0), (64, 64), (-7, -3), (1, 1)]


@pytest.mark.parametrize("operator", ["BitwiseAnd", "BitwiseOr", "BitwiseXor"])
def test_every_pair_of_bytes(operator: str) -> None:
    """All pairs of int8 in several boxes, and all pairs of uint8 in the corresponding ones."""
    for dtype, kind, shift in (("int8", TensorProto.INT8, 0), ("uint8", TensorProto.UINT8, 128)):
        for a, b in BOXES:
            for c, d in BOXES:
                x, y = (np.arange(low + shift, high + shift + 1).astype(dtype) for low, high in ((a, b), (c, d)))
                x, y = (z.reshape(-1) for z in np.meshgrid(x, y))
                abstract_result = evaluate(NodeContext(operator, 18, {}, [operand(x), operand(y)], [(kind, x.shape)]))[
                    0
                ]
                results = run(operator, [x, y], kind)
                assert contained(abstract_result, results) == [], (dtype, (a, b), (c, d))
                if x.min() >= 0 and y.min() >= 0:
                    assert abstract_result.interval.high <= max(x.max(), y.max()).item() * 2


@pytest.mark.parametrize("dtype", ["int8", "uint8"])
def test_bitwise_not_of_every_byte(dtype: str) -> None:
    kind = {"int8": TensorProto.INT8, "uint8": TensorProto.UINT8}[dtype]
    for low, high in BOXES:
        x = np.arange(low, high + 1).astype(np.int8).view(dtype)
        abstract_result = evaluate(NodeContext("BitwiseNot", 18, {}, [operand(x)], [(kind, x.shape)]))[0]
        results = run("BitwiseNot", [x], kind)
        assert contained(abstract_result, results) == []
        assert (abstract_result.interval.low, abstract_result.interval.high) == (results.min(), results.max())


MASKED: dict[str, tuple[list[Any], str]] = {
    "the last bits and 1": (
        [node("BitwiseAnd", ["x", "seven"], ["m"]), node("Add", ["m", "one"], ["B"])],
        "discharged",
    ),
    "the last bits": ([node("BitwiseAnd", ["x", "seven"], ["B"])], "obligation"),
    "the last bits less 8": (
        [node("BitwiseAnd", ["x", "seven"], ["m"]), node("Sub", ["m", "eight"], ["B"])],
        "discharged",
    ),
    "the last bits less 7": (
        [node("BitwiseAnd", ["x", "seven"], ["m"]), node("Sub", ["m", "seven"], ["B"])],
        "obligation",
    ),
    "with the last bit": ([node("BitwiseOr", ["x", "one"], ["B"])], "discharged"),
    "with no bit": ([node("BitwiseOr", ["x", "nil"], ["B"])], "obligation"),
    "without that": ([node("BitwiseAnd", ["x", "minus"], ["B"])], "obligation"),
    "a few bits turned to more": (
        [node("BitwiseAnd", ["x", "seven"], ["m"]), node("BitwiseXor", ["m", "eight"], ["B"])],
        "discharged",
    ),
    "a few bits turned": (
        [node("BitwiseAnd", ["x", "seven"], ["m"]), node("BitwiseXor", ["m", "one"], ["B"])],
        "obligation",
    ),
    "a few bits inverted": (
        [node("BitwiseAnd", ["x", "seven"], ["m"]), node("BitwiseNot", ["m"], ["B"])],
        "discharged",
    ),
    "all inverted": ([node("BitwiseNot", ["x"], ["B"])], "obligation"),
    "constants": ([node("BitwiseXor", ["seven", "eight"], ["B"])], "discharged"),
    "equal constants": ([node("BitwiseXor", ["seven", "seven"], ["B"])], "violated"),
}
CONSTANTS = [
    tensor(name, np.int32(n)) for name, n in (("nil", 0), ("one", 1), ("seven", 7), ("eight", 8), ("minus", -2))
]
HARD = np.array([0, 1, -1, 7, 8, -8, -9, 6, 2**31 - 1, -(2**31)], np.int32)


@pytest.mark.parametrize("name", MASKED)
def test_bitwise_denominator_is_discharged_if_never_zero(name: str, tmp_path: Path) -> None:
    nodes, verdict = MASKED[name]
    inputs = [value("A", INT32, [10]), value("x", INT32, [10])]
    proto = model([*nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT32, [10])], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[ZERO] == verdict
    denominator_model = model(nodes, inputs[1:], [value("B", INT32, None)], CONSTANTS)
    (results,) = by_onnxruntime(denominator_model, {"x": HARD})
    assert (results != 0).all() == (verdict == "discharged")


def test_odd_number_may_be_minus_one(tmp_path: Path) -> None:
    nodes, _ = MASKED["with the last bit"]
    inputs = [value("A", INT32, [10]), value("x", INT32, [10])]
    proto = model([*nodes, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT32, [10])], CONSTANTS)
    assert verdicts(analyse_proto(proto, tmp_path))[OVERFLOW] == "obligation"

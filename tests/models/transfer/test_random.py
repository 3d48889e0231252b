"""Random generators and window functions stay within bounds; verdicts on denominators made of them."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    tensor,
    value,
    verdicts,
)
from tests.models.transfer.test_containment import contained, operand
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.numeric.interval import INF, Interval
from vinculum.models.transfer.dispatch import evaluate

ZERO = "V_DIV_FLOAT_NONZERO_0010"
DOUBLE, HALF = TensorProto.DOUBLE, TensorProto.FLOAT16
BOUNDS = [(0.0, 1.0), (0.5, 1.0), (-1.0, 1e-30), (1e-7, 3e38), (-3e38, 3e38), (3.0, 3.0), (1.0, 1.0000001)]


@pytest.mark.parametrize(("low", "high"), BOUNDS)
@pytest.mark.parametrize("kind", [FLOAT, DOUBLE])
def test_numbers_are_within_their_bounds(kind: int, low: float, high: float) -> None:
    """ONNX Runtime subtracts the bounds in single precision; the difference may be infinite."""
    attributes = {"low": low, "high": high, "dtype": kind, "shape": [500]}
    result = evaluate(NodeContext("RandomUniform", 18, attributes, [], [(kind, (500,))]))[0]
    proto = model([node("RandomUniform", [], ["C"], **attributes)], [], [value("C", kind, [500])])
    with np.errstate(all="ignore"):
        for results in (by_onnxruntime(proto, {})[0], ReferenceEvaluator(proto).run(None, {})[0]):
            assert contained(result, results) == []
    if high < 2:
        assert low - 1e-6 < result.interval.low and result.interval.high < high + 1e-6


def test_invalid_random_bounds_give_any_number() -> None:
    for low, high in ((1.0, 0.5), (np.nan, 1.0), (0.5, np.nan)):
        result = evaluate(NodeContext("RandomUniform", 18, {"low": low, "high": high}, [], [(FLOAT, (3,))]))[0]
        assert result.interval == Interval(-INF, INF, nan=True)
    result = evaluate(NodeContext("RandomUniform", 18, {"low": 0.5, "high": 1e5}, [], [(HALF, (3,))]))[0]
    assert result.interval.holds(0.5) and result.interval.holds(INF)


def test_bernoulli_results_are_0_or_1() -> None:
    x = np.array([np.nan, -1, 2, np.inf, -np.inf, 0.5, 0, 1], np.float32)
    for kind in (FLOAT, INT64):
        result = evaluate(NodeContext("Bernoulli", 18, {"dtype": kind}, [operand(x)], [(kind, x.shape)]))[0]
        proto = model([node("Bernoulli", ["x"], ["C"], dtype=kind)], [value("x", FLOAT, [8])], [value("C", kind, [8])])
        assert contained(result, by_onnxruntime(proto, {"x": x})[0]) == []
        assert (result.interval.low, result.interval.high) == (0, 1)


@pytest.mark.parametrize("periodic", [0, 1])
def test_hamming_window_is_positive(periodic: int) -> None:
    for size in (1, 2, 3, 16, 17, 400):
        for kind in (FLOAT, DOUBLE):
            attributes = {"periodic": periodic, "output_datatype": kind}
            proto = model(
                [node("HammingWindow", ["n"], ["C"], **attributes)],
                [],
                [value("C", kind, None)],
                [tensor("n", np.int64(size))],
            )
            result = evaluate(
                NodeContext("HammingWindow", 18, attributes, [operand(np.array(size))], [(kind, (size,))])
            )[0]
            with np.errstate(invalid="ignore"):
                for results in (by_onnxruntime(proto, {})[0], ReferenceEvaluator(proto).run(None, {})[0]):
                    assert contained(result, results) == []
            assert 0.07 < result.interval.low


RANDOM_DENOMINATORS: dict[str, tuple[list[Any], str]] = {
    "from one half": ([node("RandomUniform", [], ["B"], low=0.5, high=1.0, shape=[4])], "discharged"),
    "from zero": ([node("RandomUniform", [], ["B"], low=0.0, high=1.0, shape=[4])], "obligation"),
    "up to one half": ([node("RandomUniform", [], ["B"], low=-0.5, high=0.5, shape=[4])], "obligation"),
    "like x, and a little": ([node("RandomUniformLike", ["x"], ["u"]), node("Add", ["u", "eps"], ["B"])], "discharged"),
    "like x, less a little": ([node("RandomUniformLike", ["x"], ["u"]), node("Sub", ["u", "eps"], ["B"])], "obligation"),
    "kept, and a little": ([node("Bernoulli", ["x"], ["u"]), node("Add", ["u", "eps"], ["B"])], "discharged"),
    "kept": ([node("Bernoulli", ["x"], ["B"])], "obligation"),
    "of Hamming": ([node("HammingWindow", ["n"], ["B"])], "discharged"),
    "of Hann": ([node("HannWindow", ["n"], ["B"])], "obligation"),
}  # fmt: skip


@pytest.mark.parametrize("name", RANDOM_DENOMINATORS)
def test_random_denominator_is_discharged_if_never_zero(name: str, tmp_path: Path) -> None:
    nodes, verdict = RANDOM_DENOMINATORS[name]
    constants = [tensor("eps", np.float32(1e-6)), tensor("n", np.int64(4))]
    proto = model(
        [*nodes, node("Div", ["x", "B"], ["C"])], [value("x", FLOAT, [4])], [value("C", FLOAT, [4])], constants
    )
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == verdict

"""Runtimes that compute in higher precision: float16 in float32, int64 sums in float64."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    INT32,
    INT64,
    analyse_proto,
    branch_of,
    by_onnxruntime,
    graph,
    model,
    node,
    reasons,
    tensor,
    value,
    verdicts,
)
from vinculum.models.guards.guard import add_guards
from vinculum.models.numeric.element_types import smallest_nonzero_after_rounding

HALF, BFLOAT16, FLOAT, BOOL = TensorProto.FLOAT16, TensorProto.BFLOAT16, TensorProto.FLOAT, TensorProto.BOOL
ZERO = "V_DIV_FLOAT_NONZERO_0010"
NO_ZERO, NO_OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
DIV = node("Div", ["A", "B"], ["C"])


def halves(*nodes: Any) -> ModelProto:
    """A model in which B is computed from x."""
    constants = [tensor("zero", np.float16(0)), tensor("one", np.float16(1)), tensor("some", np.float16(0.01))]
    return model(
        [*nodes, DIV],
        [value("x", HALF, [2]), value("A", HALF, [2])],
        [value("C", HALF, [2]), value("B", HALF, [2])],
        constants,
    )


SQUARE = node("Mul", ["x", "x"], ["v"])
AGAINST_ZERO = {
    "where it is 0": (node("Equal", ["v", "zero"], ["p"]), node("Where", ["p", "one", "v"], ["B"])),
    "where it is above 0": (node("Greater", ["v", "zero"], ["p"]), node("Where", ["p", "v", "one"], ["B"])),
    "one added": (
        node("Equal", ["v", "zero"], ["p"]),
        node("Cast", ["p"], ["q"], to=HALF),
        node("Add", ["v", "q"], ["B"]),
    ),
    "a copy in float32": (
        node("Cast", ["v"], ["w"], to=FLOAT),
        node("Cast", ["zero"], ["z"], to=FLOAT),
        node("Equal", ["w", "z"], ["p"]),
        node("Where", ["p", "one", "v"], ["B"]),
    ),
}


@pytest.mark.parametrize("way", AGAINST_ZERO)
def test_unrounded_nonzero_may_become_zero(way: str, tmp_path: Path) -> None:
    """The square of 1e-4 is 0 in float16, but not in float32. For an input the same guard suffices."""
    proto = halves(SQUARE, *AGAINST_ZERO[way])
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1", "x=-1:1"))[ZERO] == "obligation"
    feeds = {"x": np.array([1e-4, 1], np.float16), "A": np.ones(2, np.float16)}
    assert 0 in by_onnxruntime(proto, feeds)[1]
    own = halves(node("Identity", ["x"], ["v"]), *AGAINST_ZERO[way])
    assert verdicts(analyse_proto(own, tmp_path, "openvino-1"))[ZERO] == "discharged"


def test_bound_above_rounding_threshold(tmp_path: Path) -> None:
    nodes = node("GreaterOrEqual", ["v", "some"], ["p"]), node("Where", ["p", "v", "one"], ["B"])
    assert verdicts(analyse_proto(halves(SQUARE, *nodes), tmp_path, "openvino-1"))[ZERO] == "discharged"


@pytest.mark.parametrize(("factor", "verdict"), [(1, "obligation"), (1 + 2.0**-23, "discharged"), (0.5, "obligation")])
def test_float32_bounds_before_rounding(factor: float, verdict: str, tmp_path: Path) -> None:
    """Numbers up to half of the smallest float16 round to 0; larger ones do not."""
    bound = tensor("bound", np.float32(2.0**-25 * factor))
    nodes = node("Cast", ["v"], ["w"], to=FLOAT), node("Abs", ["w"], ["m"]), node("Less", ["m", "bound"], ["p"])
    proto = halves(SQUARE, *nodes, node("Where", ["p", "one", "v"], ["B"]))
    proto.graph.initializer.append(bound)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == verdict


COPY = node("Mul", ["a", "b"], ["x"]), node("Cast", ["x"], ["w"], to=FLOAT)
ABOVE, BELOW = node("Greater", ["w", "bound"], ["p"]), node("LessOrEqual", ["w", "bound"], ["p"])
CUT: dict[str, tuple[Any, ...]] = {
    "where it is above": (*COPY, ABOVE, node("Where", ["p", "x", "two"], ["y"])),
    "where it is not below": (*COPY, BELOW, node("Where", ["p", "two", "x"], ["y"])),
    "the copy itself": (
        *COPY, ABOVE, node("Cast", ["two"], ["t"], to=FLOAT), node("Where", ["p", "w", "t"], ["z"]), node("Cast", ["z"], ["y"], to=HALF),
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("bound", "verdict"), [(1.0006, "obligation"), (1 + 2.0**-11, "obligation"), (1 + 2.0**-10, "discharged")]
)
@pytest.mark.parametrize("way", CUT)
def test_clipped_value_is_not_rounded(way: str, bound: float, verdict: str, tmp_path: Path) -> None:
    """In float16, 1.0006 rounds to 1.001.

    ONNX Runtime goes on with 1.00061: (x - 1) * 1024 is 0.
    """
    nodes = [
        *CUT[way],
        node("Sub", ["y", "one"], ["d"]),
        node("Mul", ["d", "many"], ["e"]),
        node("Cast", ["e"], ["B"], to=INT64),
    ]
    constants = [tensor("bound", np.float32(bound)), tensor("one", np.float16(1)), tensor("many", np.float16(1024))]
    constants += [tensor("two", np.array([2], np.float16))]
    inputs = [value("a", HALF, [1]), value("b", HALF, [1])]
    a = np.arange(2**15, dtype=np.uint16)[0x3800:0x3C00].view(np.float16)  # from 0.5 to 1
    b = np.float16((bound + 0.0001) / a.astype(np.float64))
    products = a.astype(np.float64) * b
    result = np.flatnonzero((products > bound) & (products < bound + 0.0003))[:4]
    assert result.size
    denominator_model = model(nodes, inputs, [value("B", INT64, None)], constants)
    observed = [int(by_onnxruntime(denominator_model, {"a": a[[k]], "b": b[[k]]})[0][0]) for k in result]
    assert (0 in observed) == (verdict == "obligation")
    full_model = model([*nodes, DIV], [*inputs, value("A", INT64, [1])], [value("C", INT64, None)], constants)
    assert verdicts(analyse_proto(full_model, tmp_path, None, "a=0.5:2", "b=0.5:2"))[NO_ZERO] == verdict


@pytest.mark.parametrize(("kind", "number", "verdict"), [(FLOAT, 0.001, "obligation"), (FLOAT, 0.5, "discharged"), (INT64, 2049, "obligation"), (INT64, 2048, "discharged")])  # fmt: skip
def test_cast_constant_may_be_unrounded(kind: int, number: float, verdict: str, tmp_path: Path) -> None:
    """ONNX Runtime compares it in float32, before it is rounded."""
    nodes = [
        node("Cast", ["c"], ["h"], to=HALF),
        node("GreaterOrEqual", ["h", "k"], ["p"]),
        node("Cast", ["p"], ["q"], to=INT64),
        node("LessOrEqual", ["h", "k"], ["r"]),
        node("Cast", ["r"], ["t"], to=INT64),
        node("Mul", ["q", "t"], ["B"]),
    ]
    constants = [
        tensor("c", np.array(number, np.float32 if kind == FLOAT else np.int64)),
        tensor("k", np.float16(number)),
    ]
    proto = model([*nodes, DIV], [value("A", INT64, [])], [value("C", INT64, [])], constants)
    assert verdicts(analyse_proto(proto, tmp_path))[NO_ZERO] == verdict
    denominator_model = model(nodes, [], [value("B", INT64, [])], constants)
    observed = {int(by_onnxruntime(denominator_model, {}, plainly=plainly)[0]) for plainly in (False, True)}
    assert (0 in observed) == (verdict == "obligation")


@pytest.mark.parametrize("run", [by_onnxruntime, lambda proto, feeds: ReferenceEvaluator(proto).run(None, feeds)])
def test_guard_stops_at_values_that_round_to_zero(run: Any, tmp_path: Path) -> None:
    analysis = analyse_proto(halves(node("Exp", ["x"], ["B"])), tmp_path, "openvino-1")
    copy = add_guards(analysis)
    assert verdicts(analyse_proto(copy, tmp_path, "openvino-1"))[ZERO] == "discharged"
    A = np.ones(2, np.float16)
    with pytest.raises(Exception, match=r"[Ii]nd"):
        run(copy, {"x": np.array([-30, 0], np.float16), "A": A})
    assert run(copy, {"x": np.array([0, 1], np.float16), "A": A})[0][0] == 1


def test_smallest_nonzero_after_rounding() -> None:
    import ml_dtypes

    for kind, dtype in ((HALF, np.dtype(np.float16)), (BFLOAT16, np.dtype(ml_dtypes.bfloat16))):
        smallest = np.float32(smallest_nonzero_after_rounding(kind))
        assert smallest.astype(dtype) != 0
        assert np.nextafter(smallest, np.float32(0)).astype(dtype) == 0


def reduced(operator: str, less: int = 0) -> ModelProto:
    """B is a reduction of two elements, minus a constant."""
    nodes = node(operator, ["x", "axes"], ["s"], keepdims=0), node("Sub", ["s", "less"], ["B"]), DIV
    constants = [tensor("axes", np.array([1])), tensor("less", np.int64(less))]
    return model(nodes, [value("x", INT64, [1, 2]), value("A", INT64, [1])], [value("C", INT64, [1])], constants)


BEYOND, UP_TO = 2**59 + 1, 2**52


@pytest.mark.parametrize(
    ("operator", "low", "high", "verdict"),
    [
        ("ReduceSum", BEYOND, 2**60, "obligation"),
        ("ReduceL1", BEYOND, 2**60, "obligation"),
        ("ReduceMean", BEYOND, 2**60, "obligation"),
        ("ReduceProd", 2**31 + 1, 2**31 + 2, "obligation"),
        ("ReduceSumSquare", 2**30 + 1, 2**30 + 2, "obligation"),
        ("ReduceSum", 1, UP_TO, "discharged"),
        ("ReduceL1", 1, UP_TO, "discharged"),
        ("ReduceMean", 1, UP_TO, "discharged"),
        ("ReduceProd", 1, 2**26, "discharged"),
        ("ReduceSumSquare", 1, 2**26, "discharged"),
        ("ReduceMax", BEYOND, 2**60, "discharged"),
    ],
)
def test_integer_reductions_exact_in_double(operator: str, low: int, high: int, verdict: str, tmp_path: Path) -> None:
    assert verdicts(analyse_proto(reduced(operator), tmp_path, None, f"x={low}:{high}"))[NO_ZERO] == verdict


def test_double_precision_sum_rounds_to_zero(tmp_path: Path) -> None:
    proto = reduced("ReduceSum", 2**60)
    assert verdicts(analyse_proto(proto, tmp_path, None, f"x={BEYOND}:{2**60}"))[NO_ZERO] == "obligation"
    with pytest.raises(Exception, match="division by zero"):
        by_onnxruntime(proto, {"x": np.full((1, 2), BEYOND), "A": np.ones(1, np.int64)})


def test_double_precision_mean_rounds_to_minimum(tmp_path: Path) -> None:
    mean = node("ReduceMean", ["x"], ["A"], axes=[1], keepdims=0)
    inputs, constants = [value("x", INT64, [3, 1])], [tensor("B", np.full(3, -1))]
    proto = model([mean, DIV], inputs, [value("C", INT64, [3])], constants, opset=17)
    assert verdicts(analyse_proto(proto, tmp_path, None, f"x={1 - 2**63}:0"))[NO_OVERFLOW] == "obligation"


def test_omitted_clip_bound_may_be_finite(tmp_path: Path) -> None:
    """ONNX Runtime clips to it; the reference evaluator keeps infinities."""
    low = np.float32(-3.4028235e38)
    nodes = node("Clip", ["x", "", "top"], ["y"]), node("Sub", ["y", "low"], ["B"]), DIV
    inputs, outputs = [value("x", FLOAT, [1]), value("A", FLOAT, [1])], [value("C", FLOAT, [1]), value("B", FLOAT, [1])]
    proto = model(nodes, inputs, outputs, [tensor("top", np.float32(0)), tensor("low", low)])
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1", "x=-inf:-inf"))[ZERO] == "obligation"
    feeds = {"x": np.array([-np.inf], np.float32), "A": np.ones(1, np.float32)}
    assert by_onnxruntime(proto, feeds)[1] == 0
    assert ReferenceEvaluator(proto).run(None, feeds)[1] == -np.inf
    nodes = node("Clip", ["x", "", "top"], ["y"]), node("Reciprocal", ["y"], ["B"]), DIV
    constants = [tensor("top", np.float32(0)), tensor("x", np.array([-np.inf], np.float32))]
    proto = model(nodes, inputs[1:], outputs, constants)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"


def test_omitted_clip_bound_before_opset_11(tmp_path: Path) -> None:
    """Also for float64, as attributes are of single precision."""
    last = float(np.finfo(np.float32).max)
    nodes = node("Clip", ["x"], ["y"], min=0.0), node("Sub", ["y", "last"], ["B"]), DIV
    inputs, outputs = (
        [value(name, TensorProto.DOUBLE, [1]) for name in "xA"],
        [value(name, TensorProto.DOUBLE, [1]) for name in "CB"],
    )
    proto = model(nodes, inputs, outputs, [tensor("last", np.float64(last))], opset=10)
    with np.errstate(divide="ignore"):
        assert ReferenceEvaluator(proto).run(None, {"x": np.array([1e300]), "A": np.ones(1)})[1] == 0
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1", "x=1e299:1e301"))[ZERO] == "obligation"
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1", "x=1:2"))[ZERO] == "discharged"


@pytest.mark.parametrize("first", [True, False])
def test_guards_in_branch_and_graph(first: bool, tmp_path: Path) -> None:
    """Whether the node with the branch comes first or last."""
    inner = graph([node("Div", ["A", "B"], ["r"])], "t", [], [value("r", INT32, [1])])
    outer = node("Div", ["A", "K"], ["D"])
    if_ = node("If", ["c"], ["E"], then_branch=inner, else_branch=branch_of([1]))
    nodes = [outer, if_] if first else [if_, outer]
    inputs = [*(value(name, INT32, [1]) for name in "ABK"), value("c", BOOL, [])]
    proto = model([*nodes, node("Add", ["D", "E"], ["C"])], inputs, [value("C", INT32, [1])])
    copy = add_guards(analyse_proto(proto, tmp_path))
    assert {row.verdict.value for row in analyse_proto(copy, tmp_path).findings} == {"discharged"}
    feeds = {name: np.array([n], np.int32) for name, n in (("A", -(2**31)), ("B", -1), ("K", 2))}
    with pytest.raises(IndexError):
        ReferenceEvaluator(copy).run(None, {**feeds, "c": np.array(True)})


def test_unsupported_constant_types_are_not_folded(tmp_path: Path) -> None:
    """Min-8 does not support int64, although the model states that type for its result."""
    nodes = node("Min", ["p", "q"], ["k"]), node("Add", ["k", "k"], ["B"]), DIV
    constants = [tensor("p", np.array([3])), tensor("q", np.array([5]))]
    outputs = [value("C", INT64, [1]), value("k", INT64, [1])]
    analysis = analyse_proto(model(nodes, [value("A", INT64, [1])], outputs, constants, opset=9), tmp_path)
    assert verdicts(analysis)[NO_ZERO] == "obligation"
    assert "nothing is known of what graph/Min#0 (Min) gives" in reasons(analysis, NO_ZERO)[0]

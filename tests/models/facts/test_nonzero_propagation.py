"""Nonzero values stay nonzero through Cast, and indices stay within their axis."""

import time
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from onnx import TensorProto, helper
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    reasons,
    tensor,
    value,
    verdicts,
)
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.interval import Interval
from vinculum.models.transfer.dispatch import evaluate

ZERO, NO_ZERO = "V_DIV_FLOAT_NONZERO_0010", "E_DIV_INT_CONSTR_B_0030"
TYPES = ("int8", "int32", "int64", "uint64", "bfloat16", "float16", "float32", "float64")
KINDS = {name: helper.np_dtype_to_tensor_dtype(element_dtype(name)) for name in TYPES}


@pytest.mark.parametrize(
    ("source", "target", "verdict"),
    [
        ("int64", "float32", "discharged"),
        ("int64", "float64", "discharged"),
        ("int64", "float16", "discharged"),  # to infinity, but never to 0
        ("uint64", "float32", "discharged"),
        ("int8", "bfloat16", "discharged"),
        ("float32", "float64", "discharged"),
        ("float16", "float32", "discharged"),
        ("bfloat16", "float32", "discharged"),
        ("float16", "bfloat16", "discharged"),
        ("float64", "float32", "obligation"),
        ("float32", "float16", "obligation"),
        ("bfloat16", "float16", "obligation"),
        ("float32", "bfloat16", "obligation"),
    ],
)
def test_cast_of_a_nonzero_value(source: str, target: str, verdict: str, tmp_path: Path) -> None:
    dtype = element_dtype(source)
    nodes = [
        node("Equal", ["x", "zero"], ["p"]),
        node("Where", ["p", "one", "x"], ["b"]),
        node("Cast", ["b"], ["B"], to=KINDS[target]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor("zero", np.array(0, dtype)), tensor("one", np.array(1, dtype))]
    inputs = [value("x", KINDS[source], ["n"]), value("A", KINDS[target], ["n"])]
    proto = model(nodes, inputs, [value("C", KINDS[target], ["n"])], constants, opset=19)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == verdict
    if source.startswith(("int", "uint")):
        source_info = np.iinfo(dtype)
        x = np.array(
            [source_info.min, source_info.min + 1, 1, 2, 3, source_info.max - 1, source_info.max]
            + [-1] * (source_info.min < 0),
            dtype,
        )
    else:
        info = ml_dtypes.finfo(dtype)
        tiny = float(info.smallest_subnormal)
        x = np.array([tiny, -tiny, float(info.tiny), 1, -1, float(info.max), float(info.min), np.inf], dtype)
    with np.errstate(all="ignore"):
        assert (x[x != 0].astype(element_dtype(target)) == 0).any() == (verdict == "obligation")


def test_cast_of_a_possibly_zero_value(tmp_path: Path) -> None:
    nodes = [node("Cast", ["x"], ["B"], to=FLOAT), node("Div", ["A", "B"], ["C"])]
    inputs = [value("x", INT64, ["n"]), value("A", FLOAT, ["n"])]
    proto = model(nodes, inputs, [value("C", FLOAT, ["n"])])
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"


def test_unrounded_float16_square(tmp_path: Path) -> None:
    """A square that is nonzero in float32 may become 0 when it is rounded."""
    nodes = [
        node("Mul", ["x", "x"], ["v"]),
        node("Equal", ["v", "zero"], ["p"]),
        node("Where", ["p", "one", "v"], ["b"]),
        node("Cast", ["b"], ["B"], to=FLOAT),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor("zero", np.float16(0)), tensor("one", np.float16(1))]
    inputs = [value("x", TensorProto.FLOAT16, [2]), value("A", FLOAT, [2])]
    proto = model(nodes, inputs, [value("C", FLOAT, [2])], constants)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))[ZERO] == "obligation"


@pytest.mark.parametrize("axis", [{}, {"axis": 0}])
def test_counts_of_unique(axis: dict[str, int], tmp_path: Path) -> None:
    """Each count is at least 1; an empty tensor has no count."""
    unique = node("Unique", ["x"], ["u", "first", "inverse", "B"], **axis)
    inputs = [value("x", FLOAT, ["n"]), value("A", INT64, [])]
    proto = model([unique, node("Div", ["A", "B"], ["C"])], inputs, [value("C", INT64, None)])
    assert verdicts(analyse_proto(proto, tmp_path))[NO_ZERO] == "discharged"
    for name, verdict in (("first", "obligation"), ("inverse", "obligation")):
        proto.graph.node[1].input[1] = name
        assert verdicts(analyse_proto(proto, tmp_path))[NO_ZERO] == verdict
    denominator_model = model([unique], inputs[:1], [value("B", INT64, None)])
    for x in ([1, 2, 1], [np.nan, np.nan, 0], [-0.0, 0], []):
        assert (by_onnxruntime(denominator_model, {"x": np.array(x, np.float32)})[0] >= 1).all()


def test_selected_boxes_are_indices(tmp_path: Path) -> None:
    """Batch, class and box indices are nonnegative: each plus one may be a denominator."""
    selection = node("NonMaxSuppression", ["boxes", "scores", "many"], ["k"])
    nodes = [selection, node("Add", ["k", "one"], ["B"]), node("Div", ["A", "B"], ["C"])]
    inputs = [value("boxes", FLOAT, [1, "N", 4]), value("scores", FLOAT, [1, 2, "N"]), value("A", INT64, [])]
    constants = [tensor("many", np.array([9])), tensor("one", np.array(1))]
    proto = model(nodes, inputs, [value("C", INT64, None), value("k", INT64, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path, None, "A=0:9"))[NO_ZERO] == "discharged"
    boxes = np.array([[[0, 0, 1, 1], [5, 5, 6, 6]]], np.float32)
    feeds = {"boxes": boxes, "scores": np.ones((1, 2, 2), np.float32), "A": np.array(1)}
    result = by_onnxruntime(proto, feeds)[1]
    assert result.size
    assert (result >= 0).all()


def divide_by_index(operator: str, shape: list[Any] | None, more: int = 1, **attributes: Any) -> Any:
    """A number divided by an index plus `more`."""
    nodes = [
        node(operator, ["x"], ["p"], keepdims=0, **attributes),
        node("Add", ["p", "more"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    inputs = [value("x", FLOAT, shape), value("A", INT64, [])]
    return model(nodes, inputs, [value("C", INT64, None)], [tensor("more", np.int64(more))])


@pytest.mark.parametrize("operator", ["ArgMax", "ArgMin"])
def test_indices_along_an_axis(operator: str, tmp_path: Path) -> None:
    for shape, size, message in (
        ([3], {}, "B is 1 to 3, never 0"),
        ([3, 5], {"axis": 1}, "B is 1 to 5, never 0"),
        ([3, 5], {"axis": -2, "select_last_index": 1}, "B is 1 to 3, never 0"),
        (["n", 5], {"axis": -1}, "B is 1 to 5, never 0"),
    ):
        assert reasons(analyse_proto(divide_by_index(operator, shape, **size), tmp_path), NO_ZERO) == [message]
    for shape in (["n"], [0], None):  # the last one and 1 may wrap around, to no 0
        for more, verdict in ((1, "discharged"), (0, "obligation"), (-1, "obligation")):
            assert verdicts(analyse_proto(divide_by_index(operator, shape, more), tmp_path))[NO_ZERO] == verdict
    assert verdicts(analyse_proto(divide_by_index(operator, [3], -2), tmp_path))[NO_ZERO] == "obligation"


@pytest.mark.parametrize(
    "row", [[1, 2, 3], [3, 2, 1], [np.nan] * 3, [np.nan, 1, 2], [1, 1, np.nan], [np.inf, -np.inf, 0]]
)
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("operator", ["ArgMax", "ArgMin"])
def test_indices_are_within_the_axis(operator: str, last: int, row: list[float]) -> None:
    x = np.array(row, np.float32)
    attributes = {"keepdims": 0, "select_last_index": last}
    proto = model([node(operator, ["x"], ["p"], **attributes)], [value("x", FLOAT, [3])], [value("p", INT64, [])])
    result = evaluate(NodeContext(operator, 18, attributes, [AbstractTensor(FLOAT, (3,))], [(INT64, ())]))[0].interval
    assert result == Interval(0, 2)
    assert result.holds(int(by_onnxruntime(proto, {"x": x})[0]))


def test_root_of_a_long_chain_is_cached() -> None:
    first = last = AbstractTensor(TensorProto.INT64, (2,))
    wrapped = AbstractTensor(TensorProto.INT32, (2,), alias_of=first)
    start = time.process_time()
    for _ in range(20_000):
        last, wrapped = (
            AbstractTensor(last.dtype, last.shape, alias_of=last),
            AbstractTensor(wrapped.dtype, wrapped.shape, alias_of=wrapped),
        )
        assert last.root is last.exact_root is wrapped.root is first
        assert wrapped.exact_root.dtype == TensorProto.INT32
    assert wrapped.exact_root.alias_of is first
    assert time.process_time() - start < 3


@pytest.mark.parametrize(("low", "verdict"), [(1, "discharged"), (0, "obligation")])
def test_writes_into_a_kv_cache(low: int, verdict: str, tmp_path: Path) -> None:
    """Some rows of past keys or values are overwritten."""
    nodes = [
        node("Max", ["past", "low"], ["p"]),
        node("TensorScatter", ["p", "rows", "place"], ["B"], axis=1),
        node("Div", ["past", "B"], ["C"]),
    ]
    inputs = [value("past", INT64, [2, 4, 3]), value("place", INT64, [2])]
    constants = [tensor("low", np.int64(low)), tensor("rows", np.full((2, 1, 3), 5))]
    proto = model(nodes, inputs, [value("C", INT64, None), value("B", INT64, None)], constants, opset=24)
    proto.ir_version = 10
    analysis = analyse_proto(proto, tmp_path)
    assert verdicts(analysis)[NO_ZERO] == verdict
    past = np.zeros((2, 4, 3), np.int64)
    with np.errstate(all="ignore"):
        _, B = ReferenceEvaluator(proto).run(None, {"past": past, "place": np.array([0, 3])})
    assert sorted(set(B.reshape(-1).tolist())) == [low, 5]

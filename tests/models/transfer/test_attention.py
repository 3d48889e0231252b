"""Attention shapes where onnx reads unknown sizes as 0 or runtimes broadcast. Each case is executed."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
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
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.loading.constants import constant_from_array
from vinculum.models.shapes.shape_inference import infer_types

NOT_ZERO, SHAPE = "E_DIV_INT_CONSTR_B_0030", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
Q, K, V, PK, PV = [2, 3, 4, 8], [2, 3, 6, 8], [2, 3, 6, 5], [2, 3, 9, 8], [2, 3, 9, 5]
ALL = ["q", "k", "v", "", "pk", "pv"]
BATCHED = {"q": ["B", "S", 24], "k": ["B", "T", 24], "v": ["B", "T", 15]}


def attention(operands: list[str] = ALL[:3], results: str = "r", **attributes: Any) -> Any:
    return node("Attention", operands, ["" if name == "-" else name for name in results.split()], **attributes)


def by_heads(results: str = "r", **attributes: Any) -> Any:
    return attention(results=results, q_num_heads=3, kv_num_heads=3, **attributes)


def partial_shape(**shapes: Any) -> dict[str, Any]:
    return shapes


def sized(operator: Any, shapes: dict[str, Any], axis: int, less: int, opset: int, *, divides: bool) -> Any:
    """C is A / B, where B is a size of r minus a number, or r's rank minus a number if the axis is -1."""
    counted = [node("Shape", ["s"], ["n"])] if axis < 0 else [node("Gather", ["s", "at"], ["n"])]
    nodes = [operator, node("Shape", ["r"], ["s"]), *counted, node("Sub", ["n", "less"], ["B"])]
    constants = [tensor("at", np.int64(axis)), tensor("less", np.int64(less))]
    inputs = [value(name, FLOAT, shape) for name, shape in shapes.items()]
    if divides:
        inputs, nodes = [*inputs, value("A", INT64, [])], [*nodes, node("Div", ["A", "B"], ["C"])]
    return model(nodes, inputs, [value("C" if divides else "B", INT64, None)], constants, opset=opset)


def by_reference(proto: Any, feeds: dict[str, Any]) -> list[Any]:
    return list(ReferenceEvaluator(proto).run(None, feeds))


def runs(proto: Any, shapes: dict[str, Any]) -> list[int]:
    """B as computed by ONNX Runtime and by the reference evaluator, as far as they accept the model."""
    result, feeds = list[int](), {name: np.ones(shape, np.float32) for name, shape in shapes.items()}
    for run in (partial(by_onnxruntime, plainly=True), by_reference):
        with suppress(Exception):
            result += np.ravel(run(proto, feeds)[0]).tolist()
    return result


# A node, the shapes of its operands as they are stated and as they are run, an axis of r (-1: their number) and its size.
OPEN: dict[str, tuple[Any, dict[str, Any], dict[str, Any], int, int, int]] = {
    "the last size of Q, K and V": (
        by_heads(), partial_shape(q=["B", "S", "H"], k=["B", "T", "H"], v=["B", "T", "H"]), partial_shape(q=[2, 4, 24], k=[2, 6, 24], v=[2, 6, 24]), 2, 24, 23,
    ),
    "rows of the past, in the products": (
        attention(ALL, "y - - r"), partial_shape(q=Q, k=K, v=V, pk=[2, 3, "P", 8], pv=[2, 3, "P", 5]), partial_shape(q=Q, k=K, v=V, pk=PK, pv=PV), 3, 15, 23,
    ),
    "rows of the past that are known, in the products alone": (
        attention(ALL, "y - - r"), partial_shape(q=Q, k=K, v=V, pk=[2, 3, 9, 8], pv=[2, 3, "P", 5]), partial_shape(q=Q, k=K, v=V, pk=PK, pv=PV), 3, 15, 24,
    ),
    "rows of K, in the products": (
        by_heads("y - - r"), BATCHED, partial_shape(q=[2, 4, 24], k=[2, 6, 24], v=[2, 6, 15]), 3, 6, 25,
    ),
    "batch of K, where that of Q is 1": (
        attention(), partial_shape(q=[1, *Q[1:]], k=["B", *K[1:]], v=["B", *V[1:]]), partial_shape(q=[1, *Q[1:]], k=[5, *K[1:]], v=[5, *V[1:]]), 0, 5, 23,
    ),
    "rows of a mask, where Q has one": (
        attention([*ALL[:3], "m"]), partial_shape(q=[2, 3, 1, 8], k=K, v=V, m=["M", 6]), partial_shape(q=[2, 3, 1, 8], k=K, v=V, m=[7, 6]), 2, 7, 23,
    ),
    "rows of V that are not those of K": (
        attention(q_num_heads=1, kv_num_heads=1), partial_shape(q=[2, 1, 2], k=[2, "T", 2], v=[2, "U", 2]), partial_shape(q=[2, 1, 2], k=[2, 1, 2], v=[2, 4, 2]), 2, 8, 25,
    ),
    "axes of Y, where heads have one and are counted": (
        attention(q_num_heads=1, kv_num_heads=1), partial_shape(q=[2, 1, 1, 3], k=[2, 1, 1, 3], v=[2, 1, 1, 3]), partial_shape(q=[2, 1, 1, 3], k=[2, 1, 1, 3], v=[2, 1, 1, 3]), -1, 3, 25,
    ),
    "a window, of what has a state": (
        node("CausalConvWithState", ["x", "w", "", "p"], ["r", "t"]), partial_shape(x=[2, 4, 8], w=[4, 1, "K"], p=[2, 4, 3]), partial_shape(x=[2, 4, 8], w=[4, 1, 3], p=[2, 4, 3]), 2, 9, 27,
    ),
    "a scale that is larger than X": (
        node("LayerNormalization", ["x", "w"], ["r"]), partial_shape(x=[4, 1], w=["N"]), partial_shape(x=[4, 1], w=[3]), 1, 3, 17,
    ),
    "a bias that is larger than X": (
        node("LayerNormalization", ["x", "w", "b"], ["r"]), partial_shape(x=[4, 1], w=[1], b=[3]), partial_shape(x=[4, 1], w=[1], b=[3]), 1, 3, 17,
    ),
    "a scale of more axes than X": (
        node("RMSNormalization", ["x", "w"], ["r"]), partial_shape(x=[4, 3], w=[2, 4, 3]), partial_shape(x=[4, 3], w=[2, 4, 3]), -1, 3, 23,
    ),
    "a scale of more channels than X": (
        node("InstanceNormalization", ["x", "w", "b"], ["r"]), partial_shape(x=[2, 1, 4], w=["K"], b=["K"]), partial_shape(x=[2, 1, 4], w=[3], b=[3]), 1, 3, 17,
    ),
    "a scale of more channels than X, of a batch": (
        node("BatchNormalization", ["x", "w", "w", "w", "w"], ["r"]), partial_shape(x=[2, 1, 4], w=["K"]), partial_shape(x=[2, 1, 4], w=[3]), 1, 3, 17,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("operator", "shapes", "run", "axis", "size", "opset"), OPEN.values(), ids=list(OPEN))
def test_zero_sizes_at_run_time(
    operator: Any, shapes: dict[str, Any], run: dict[str, Any], axis: int, size: int, opset: int, tmp_path: Path
) -> None:
    unknown_shapes = dict.fromkeys(run)
    assert 0 in runs(sized(operator, unknown_shapes, axis, size, opset, divides=False), run)
    for less in (size, size + 1):  # nor is one that is known to be 0 any other
        complete = sized(operator, shapes, axis, less, opset, divides=True)
        assert verdicts(analyse_proto(complete, tmp_path))[NOT_ZERO] == "obligation"


AGREED: dict[str, tuple[Any, dict[str, Any], int, int, int]] = {
    "batch and rows are open, the last size of Y is not": (by_heads(), BATCHED, 2, 15, 23),
    "more rows of Q than of heads": (attention(q_num_heads=4, kv_num_heads=2), partial_shape(q=[2, "S", 32], k=[2, 6, 16], v=[2, 6, 10]), 2, 20, 23),
    "rows of the past are open, the last size of Y is not": (
        attention(ALL, "r a b"), partial_shape(q=["B", 3, "S", 8], k=["B", 3, "T", 8], v=["B", 3, "T", 5], pk=["B", 3, "P", 8], pv=["B", 3, "P", 5]), 3, 5, 23,
    ),
    "rows of keys and of those of the past": (attention(ALL, "y r b"), partial_shape(q=Q, k=K, v=V, pk=PK, pv=PV), 2, 15, 24),
    "the last size of values and of those of the past": (attention(ALL, "y a r"), partial_shape(q=Q, k=K, v=V, pk=PK, pv=PV), 3, 5, 24),
    "the products": (attention(ALL, "y a b r"), partial_shape(q=Q, k=K, v=V, pk=PK, pv=PV), 3, 15, 24),
    "the products, without those of the past": (by_heads("y - - r"), partial_shape(q=[2, 4, 24], k=[2, 6, 24], v=[2, 6, 15]), 3, 6, 25),
    "a mask": (attention([*ALL[:3], "m"]), partial_shape(q=Q, k=K, v=V, m=[4, 6]), 2, 4, 23),
    "Q has one row, and a mask": (attention([*ALL[:3], "m"]), partial_shape(q=[2, 3, 1, 8], k=K, v=V, m=[1, 6]), 2, 1, 23),
    "a state and its window": (node("CausalConvWithState", ["x", "w", "", "p"], ["r", "t"]), partial_shape(x=["N", 4, 8], w=[4, 1, 4], p=["N", 4, 3]), 2, 8, 27),
    "a scale of the last axis": (node("LayerNormalization", ["x", "w", "w"], ["r"]), partial_shape(x=["N", "S", 3], w=[3]), 2, 3, 17),
    "a scale": (node("RMSNormalization", ["x", "w"], ["r"]), partial_shape(x=["N", "S", 3], w=[3]), 2, 3, 23),
    "channels of a batch": (node("BatchNormalization", ["x", "w", "w", "w", "w"], ["r"]), partial_shape(x=["N", 3, "S"], w=[3]), 1, 3, 17),
    "a batch of open channels": (node("BatchNormalization", ["x", "w", "w", "w", "w"], ["r"]), partial_shape(x=[2, "C", 4], w=["C"]), 2, 4, 17),
    "channels": (node("InstanceNormalization", ["x", "w", "w"], ["r"]), partial_shape(x=["N", 3, "S"], w=[3]), 1, 3, 17),
}  # fmt: skip


@pytest.mark.parametrize(("proto", "shapes", "axis", "size", "opset"), AGREED.values(), ids=list(AGREED))
def test_agreed_sizes_are_known(
    proto: Any, shapes: dict[str, Any], axis: int, size: int, opset: int, tmp_path: Path
) -> None:
    run = {name: [dim if isinstance(dim, int) else 2 for dim in shape] for name, shape in shapes.items()}
    observed = runs(sized(proto, run, axis, size, opset, divides=False), run)
    assert observed and set(observed) == {0}
    for less, verdict in ((size, "violated"), (size + 1, "discharged")):
        complete = sized(proto, shapes, axis, less, opset, divides=True)
        assert verdicts(analyse_proto(complete, tmp_path))[NOT_ZERO] == verdict


def test_attention_with_unknown_size_is_not_empty(tmp_path: Path) -> None:
    """Shape inference gives Y a last size of 0, which would make the division empty."""
    shapes = partial_shape(q=["B", "S", "H"], k=["B", "T", "H"], v=["B", "T", "H"], B=[24])
    proto = model(
        [by_heads(), node("Div", ["r", "B"], ["C"])],
        [value(name, FLOAT, shape) for name, shape in shapes.items()],
        [value("C", FLOAT, None)],
        opset=23,
    )
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == "obligation"
    proto.graph.input[2].type.tensor_type.shape.dim[2].dim_value = 24
    assert verdicts(analyse_proto(proto, tmp_path))[SHAPE] == "discharged"


def test_inferred_zero_sizes_that_are_trusted() -> None:
    """Some rules of shape inference read an unknown size as 0."""
    cut = node("Slice", ["x", "from", "to"], ["r"])
    for size, number, expected in ((3, 2, 0), ("N", 2, None), ("N", 0, 0), (0, 2, 0)):
        bounds = [
            AbstractTensor(INT64, (1,), constant=constant_from_array(np.array([number]), INT64)) for _ in range(2)
        ]
        assert infer_types(cut, "", 18, [AbstractTensor(FLOAT, (4, size)), *bounds]) == [
            (FLOAT, (expected, size or expected))
        ]

"""Attributes that must be 0 or 1: runtimes interpret other numbers differently."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import AttributeProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    own_function,
    tensor,
    value,
    verdicts,
)
from vinculum.models.loading.errors import ModelError

NOT_ZERO = "E_DIV_INT_CONSTR_B_0030"
COUNTED = [node("Shape", ["y"], ["s"]), node("Size", ["s"], ["r"]), node("Sub", ["r", "two"], ["B"])]
CONSTANTS = [tensor("two", np.int64(2)), tensor("first", np.array([0])), tensor("none", np.array([], np.int64))]
X = value("x", FLOAT, [3, 2])
FEEDS = {"x": np.ones((3, 2), np.float32)}
DIV = node("Div", ["A", "B"], ["C"])


def summed(keepdims: int, axes: str = "first", **more: int) -> Any:
    return node("ReduceSum", ["x", axes], ["y"], keepdims=keepdims, **more)


def test_runtimes_disagree_on_keepdims_2(tmp_path: Path) -> None:
    """With keepdims = 2 the results of two runtimes differ in rank; with keepdims = 1 they do not."""
    for keepdims, counts in ((1, {0}), (2, {0, -1}), (0, {-1})):
        denominator_model = model([summed(keepdims), *COUNTED], [X], [value("B", INT64, [])], CONSTANTS)
        observed = {
            int(by_onnxruntime(denominator_model, FEEDS, plainly=True)[0]),
            int(ReferenceEvaluator(denominator_model).run(None, FEEDS)[0]),
        }
        assert observed == counts


@pytest.mark.parametrize(
    "operator",
    [
        summed(2),
        summed(-1),
        summed(1, "none", noop_with_empty_axes=2),
        node("Reshape", ["x", "first"], ["y"], allowzero=2),
        node("TopK", ["x", "first"], ["y", "places"], largest=2),
    ],
)
def test_other_numbers_are_rejected(operator: Any, tmp_path: Path) -> None:
    full_model = model([operator, *COUNTED, DIV], [X, value("A", INT64, [])], [value("C", INT64, None)], CONSTANTS)
    with pytest.raises(ModelError, match=r"has an attribute \w+ = -?\d, which is neither 0 nor 1"):
        analyse_proto(full_model, tmp_path)


@pytest.mark.parametrize(("keepdims", "verdict"), [(0, "discharged"), (1, "violated"), (2, None)])
def test_attribute_passed_by_a_call(keepdims: int, verdict: str | None, tmp_path: Path) -> None:
    reduced = node("ReduceSum", ["x", "axis"], ["y"])
    reduced.attribute.add(name="keepdims", ref_attr_name="kept", type=AttributeProto.INT)
    nodes = [node("Constant", [], [name], value=tensor("v", np.array(n))) for name, n in (("axis", [0]), ("two", 2))]
    own = own_function("F", [*nodes, reduced, *COUNTED, DIV], ["x", "A"], attributes=["kept"])
    call = node("F", ["x", "A"], ["C"], domain="own", kept=keepdims)
    interface = [X, value("A", INT64, [])], [value("C", INT64, None)]
    full_model = model([call], *interface, functions=[own], imports=["own"])
    if verdict is None:
        with pytest.raises(ModelError, match="keepdims = 2, which is neither"):
            analyse_proto(full_model, tmp_path)
    else:
        assert verdicts(analyse_proto(full_model, tmp_path))[NOT_ZERO] == verdict

"""NaN guards: without NaN, a bounded number is cast to a bounded integer, which is never zero.

A cast of NaN gives any integer; 0 on these runtimes, for 16 bits.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import analyse_proto, by_onnxruntime, model, node, tensor, value, verdicts

NO_ZERO = "E_DIV_INT_CONSTR_B_0030"
INT16, BOOL = TensorProto.INT16, TensorProto.BOOL
Nodes = tuple[Any, ...]


def where_node(*inputs: str) -> Nodes:
    """Where(condition, value if true, value if false)."""
    return (node("Where", list(inputs), ["w"]),)


P, NOT_P = node("IsNaN", ["x"], ["p"]), node("Not", ["p"], ["q"])
WITHOUT: dict[str, Nodes] = {
    "1 where x is NaN": (P, *where_node("p", "one", "x")),
    "x where it is not NaN": (P, NOT_P, *where_node("q", "x", "one")),
    "1 where x or a mask is": (P, node("Or", ["m", "p"], ["r"]), *where_node("r", "one", "x")),
    "x where it is none, and a mask is": (P, NOT_P, node("And", ["q", "m"], ["r"]), *where_node("r", "x", "one")),
    "1 where x is NaN, and 1 where it is infinite": (P, node("IsInf", ["x"], ["r"]), node("Or", ["p", "r"], ["s"]), *where_node("s", "one", "x")),
    "1 where a copy of x is NaN": (node("Identity", ["x"], ["y"]), node("IsNaN", ["y"], ["p"]), *where_node("p", "one", "x")),
    "1 where x is NaN in more bits": (node("Cast", ["x"], ["y"], to=TensorProto.DOUBLE), node("IsNaN", ["y"], ["p"]), *where_node("p", "one", "x")),
}  # fmt: skip
WITH: dict[str, Nodes] = {
    "x": (P, *where_node("m", "x", "x")),
    "x where it is NaN": (P, *where_node("p", "x", "one")),
    "1 where it is not NaN": (P, NOT_P, *where_node("q", "one", "x")),
    "1 where y is NaN": (node("IsNaN", ["y"], ["p"]), *where_node("p", "one", "x")),
    "1 where x is NaN, and a mask is": (P, node("And", ["p", "m"], ["r"]), *where_node("r", "one", "x")),
    "x where it is none, or a mask is": (P, NOT_P, node("Or", ["q", "m"], ["r"]), *where_node("r", "x", "one")),
    "1 where x is infinite": (node("IsInf", ["x"], ["p"]), *where_node("p", "one", "x")),
    "NaN where x is": (P, *where_node("p", "nan", "x")),
    "what is computed of it": (P, node("Where", ["p", "one", "x"], ["v"]), node("Sub", ["v", "v"], ["z"]), *where_node("m", "z", "z")),
}  # fmt: skip


def integer_model(nodes: Nodes, dtype: Any) -> ModelProto:
    """A model that casts a number within 1..100 to an integer."""
    kind = helper.np_dtype_to_tensor_dtype(np.dtype(dtype))
    numbers = {"one": 1, "most": 100, "nan": np.nan}
    constants = [tensor(name, np.array(number, dtype)) for name, number in numbers.items()]
    last = [node("Clip", ["w", "one", "most"], ["c"]), node("Cast", ["c"], ["B"], to=INT16)]
    inputs = [value("x", kind, ["n"]), value("m", BOOL, ["n"]), value("A", INT16, [])]
    if any("y" in each.input for each in nodes) and not any("y" in each.output for each in nodes):
        inputs.append(value("y", kind, ["n"]))
    outputs = [value("C", INT16, None), value("B", INT16, None)]
    return model([*nodes, *last, node("Div", ["A", "B"], ["C"])], inputs, outputs, constants, opset=20)


def zeros(proto: ModelProto, dtype: Any) -> bool:
    """Whether a run of either runtime gives a zero."""
    denominator_model = ModelProto()
    denominator_model.CopyFrom(proto)
    del denominator_model.graph.node[-1], denominator_model.graph.output[0]
    numbers = np.array([np.nan, np.inf, -np.inf, 0, -1, 1, 7, 200], dtype)
    feeds = {"x": np.repeat(numbers, 2), "m": np.tile([True, False], 8), "A": np.array(1, np.int16)}
    if len(proto.graph.input) > 3:
        feeds["y"] = feeds["x"][::-1]
    with np.errstate(all="ignore"):
        result = [
            *ReferenceEvaluator(denominator_model).run(None, feeds),
            *by_onnxruntime(denominator_model, feeds, plainly=True),
        ]
    return any(bool((each == 0).any()) for each in result)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16])
@pytest.mark.parametrize("name", WITHOUT)
def test_value_without_nan(name: str, dtype: Any, tmp_path: Path) -> None:
    proto = integer_model(WITHOUT[name], dtype)
    assert verdicts(analyse_proto(proto, tmp_path))[NO_ZERO] == "discharged"
    assert not zeros(proto, dtype)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", WITH)
def test_value_that_may_be_nan(name: str, dtype: Any, tmp_path: Path) -> None:
    proto = integer_model(WITH[name], dtype)
    assert verdicts(analyse_proto(proto, tmp_path))[NO_ZERO] == "obligation"
    assert zeros(proto, dtype)


def test_nan_check_of_an_unrounded_value(tmp_path: Path) -> None:
    """Runtimes check before or after rounding; for an input both agree."""
    computed = (node("Exp", ["x"], ["e"]), node("IsNaN", ["e"], ["p"]), *where_node("p", "one", "e"))
    assert verdicts(analyse_proto(integer_model(computed, np.float16), tmp_path))[NO_ZERO] == "obligation"
    assert verdicts(analyse_proto(integer_model(computed, np.float32), tmp_path))[NO_ZERO] == "discharged"

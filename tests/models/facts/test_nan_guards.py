"""Guards against NaN: without one in it a number within bounds is an integer within them, and no zero once it is cast.

NaN itself is cast to any integer: to 0 where it is run here, of 16 bits.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import analysed, by_onnxruntime, model, node, tensor, value, verdicts

NO_ZERO = "E_DIV_INT_CONSTR_B_0030"
INT16, BOOL = TensorProto.INT16, TensorProto.BOOL
Nodes = tuple[Any, ...]


def of(*inputs: str) -> Nodes:
    """Where: condition, where it is true, where it is false."""
    return (node("Where", list(inputs), ["w"]),)


P, NOT_P = node("IsNaN", ["x"], ["p"]), node("Not", ["p"], ["q"])
WITHOUT: dict[str, Nodes] = {
    "1 where x is NaN": (P, *of("p", "one", "x")),
    "x where it is not NaN": (P, NOT_P, *of("q", "x", "one")),
    "1 where x or a mask is": (P, node("Or", ["m", "p"], ["r"]), *of("r", "one", "x")),
    "x where it is none, and a mask is": (P, NOT_P, node("And", ["q", "m"], ["r"]), *of("r", "x", "one")),
    "1 where x is NaN, and 1 where it is infinite": (P, node("IsInf", ["x"], ["r"]), node("Or", ["p", "r"], ["s"]), *of("s", "one", "x")),
    "1 where a copy of x is NaN": (node("Identity", ["x"], ["y"]), node("IsNaN", ["y"], ["p"]), *of("p", "one", "x")),
    "1 where x is NaN in more bits": (node("Cast", ["x"], ["y"], to=TensorProto.DOUBLE), node("IsNaN", ["y"], ["p"]), *of("p", "one", "x")),
}  # fmt: skip
WITH: dict[str, Nodes] = {
    "x": (P, *of("m", "x", "x")),
    "x where it is NaN": (P, *of("p", "x", "one")),
    "1 where it is not NaN": (P, NOT_P, *of("q", "one", "x")),
    "1 where y is NaN": (node("IsNaN", ["y"], ["p"]), *of("p", "one", "x")),
    "1 where x is NaN, and a mask is": (P, node("And", ["p", "m"], ["r"]), *of("r", "one", "x")),
    "x where it is none, or a mask is": (P, NOT_P, node("Or", ["q", "m"], ["r"]), *of("r", "x", "one")),
    "1 where x is infinite": (node("IsInf", ["x"], ["p"]), *of("p", "one", "x")),
    "NaN where x is": (P, *of("p", "nan", "x")),
    "what is computed of it": (P, node("Where", ["p", "one", "x"], ["v"]), node("Sub", ["v", "v"], ["z"]), *of("m", "z", "z")),
}  # fmt: skip


def made_of(nodes: Nodes, dtype: Any) -> ModelProto:
    """The integer of what is in 1..100."""
    kind = helper.np_dtype_to_tensor_dtype(np.dtype(dtype))
    numbers = {"one": 1, "most": 100, "nan": np.nan}
    constants = [tensor(name, np.array(number, dtype)) for name, number in numbers.items()]
    last = [node("Clip", ["w", "one", "most"], ["c"]), node("Cast", ["c"], ["B"], to=INT16)]
    inputs = [value("x", kind, ["n"]), value("m", BOOL, ["n"]), value("A", INT16, [])]
    if any("y" in each.input for each in nodes) and not any("y" in each.output for each in nodes):
        inputs.append(value("y", kind, ["n"]))
    outputs = [value("C", INT16, None), value("B", INT16, None)]
    return model([*nodes, *last, node("Div", ["A", "B"], ["C"])], inputs, outputs, constants, opset=20)


def zeros(made: ModelProto, dtype: Any) -> bool:
    """Whether a run of either runtime gives a zero."""
    denominator_model = ModelProto()
    denominator_model.CopyFrom(made)
    del denominator_model.graph.node[-1], denominator_model.graph.output[0]
    numbers = np.array([np.nan, np.inf, -np.inf, 0, -1, 1, 7, 200], dtype)
    feeds = {"x": np.repeat(numbers, 2), "m": np.tile([True, False], 8), "A": np.array(1, np.int16)}
    if len(made.graph.input) > 3:
        feeds["y"] = feeds["x"][::-1]
    with np.errstate(all="ignore"):
        result = [
            *ReferenceEvaluator(denominator_model).run(None, feeds),
            *by_onnxruntime(denominator_model, feeds, plainly=True),
        ]
    return any(bool((each == 0).any()) for each in result)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16])
@pytest.mark.parametrize("name", WITHOUT)
def test_what_has_no_nan(name: str, dtype: Any, tmp_path: Path) -> None:
    proto = made_of(WITHOUT[name], dtype)
    assert verdicts(analysed(proto, tmp_path))[NO_ZERO] == "discharged"
    assert not zeros(proto, dtype)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", WITH)
def test_what_may_have_one(name: str, dtype: Any, tmp_path: Path) -> None:
    proto = made_of(WITH[name], dtype)
    assert verdicts(analysed(proto, tmp_path))[NO_ZERO] == "obligation"
    assert zeros(proto, dtype)


def test_what_is_computed_in_more_bits_than_it_has_is_left(tmp_path: Path) -> None:
    """Some ask before it is rounded, and some after: of an input both are the same."""
    computed = (node("Exp", ["x"], ["e"]), node("IsNaN", ["e"], ["p"]), *of("p", "one", "e"))
    assert verdicts(analysed(made_of(computed, np.float16), tmp_path))[NO_ZERO] == "obligation"
    assert verdicts(analysed(made_of(computed, np.float32), tmp_path))[NO_ZERO] == "discharged"

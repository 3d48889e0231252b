"""The division of ONNX as a model of one node.

ONNX has no framework: what it says itself is evaluated exactly.
"""

from typing import Any

import onnx
from onnx import helper

from vinculum._util.types import Array
from vinculum.pipelines.exact_elements import divide as divide_exactly
from vinculum.pipelines.forms import Form

OPSET, IR_VERSION = 14, 8  # the newest that has a Div of its own, and of the same release


def model(form: Form, A: Array, B: Array) -> Any:
    """C = Div(A, B). A constant B is an initializer; a number of Python is one of rank 0."""
    is_dynamic = form.has_open_length
    kind = helper.np_dtype_to_tensor_dtype(A.dtype)

    def described(name: str, array: Array) -> Any:
        return helper.make_tensor_value_info(name, kind, ["n"] * array.ndim if is_dynamic else array.shape)

    inputs = [described("A", A), *([] if form.has_constant_divisor else [described("B", B)])]
    constants = [helper.make_tensor("B", kind, B.shape, B.tobytes(), raw=True)] if form.has_constant_divisor else []
    node = helper.make_node("Div", ["A", "B"], ["C"], name="Div")
    graph = helper.make_graph([node], "division", inputs, [described("C", A)], constants)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    onnx.checker.check_model(made, full_check=True)
    return made


def divide(operation: str, form: Form, A: Array, B: Array) -> Array:
    """What the standard says: integers are truncated, floats divided as IEEE 754 has it."""
    del operation, form
    return divide_exactly(A, B, floors=False)[0]

"""An ONNX model with one node, Div, of any opset: for every runtime that reads ONNX."""

from collections.abc import Iterable
from typing import Any

from vinculum.gate.targets.base import Array, Call, NotSupportedError
from vinculum.gate.targets.operand_forms import Operand

IR_VERSION = 8  # from 4 on, an initializer that is no graph input is a constant; every runtime of today reads 8

Attributes = tuple[tuple[str, Any], ...]


def opset(profile: str) -> int:
    """Return the opset whose Div the profile describes: N for onnx-N, and 14 for sonnx.

    SONNX restricts Div-14.
    """
    name, _, version = profile.partition("-")
    if name == "onnx":
        return int(version)
    if profile == "sonnx":
        return 14
    raise NotSupportedError(f"{profile} is no version of ONNX")


def element_type(dtype: str) -> int:
    """The number of an element type in ONNX, e.g. 1 (TensorProto.FLOAT) for float32."""
    from onnx import TensorProto

    name = {"float32": "FLOAT", "float64": "DOUBLE"}.get(dtype, dtype.upper())
    try:
        return int(TensorProto.DataType.Value(name))
    except ValueError:
        raise NotSupportedError(f"ONNX has no type {dtype}") from None


def div_model(profile: str, attributes: Attributes, A: Operand, B: Operand) -> bytes:
    """Serialise C = Div(A, B), with the given attributes on the node.

    The runtime infers the shape of C.
    """
    from onnx import AttributeProto, helper

    inputs, constants = [], []
    for name, operand in (("A", A), ("B", B)):
        kind = element_type(operand.dtype)
        if operand.data is None:
            inputs.append(helper.make_tensor_value_info(name, kind, operand.shape))
        else:
            constants.append(helper.make_tensor(name, kind, operand.shape, operand.data, raw=True))
    node = helper.make_node("Div", ["A", "B"], ["C"])
    for name, value in attributes:
        ints = AttributeProto.INTS if isinstance(value, tuple) else None  # not to be inferred of an empty tuple
        node.attribute.append(helper.make_attribute(name, value, attr_type=ints))
    output = helper.make_tensor_value_info("C", element_type(A.dtype), None)
    graph = helper.make_graph([node], "div", inputs, [output], constants)
    imports = [helper.make_opsetid("", opset(profile))]
    return bytes(helper.make_model(graph, opset_imports=imports, ir_version=IR_VERSION).SerializeToString())


def key(call: Call) -> Attributes:
    """Return the attributes of `call` as a dictionary key."""
    return tuple(sorted(call.attributes.items()))


def model_inputs(declared: Iterable[Operand], A: Array, B: Array) -> dict[str, Array]:
    """Return the operands that are inputs of the model, by name."""
    return {name: array for name, operand, array in zip("AB", declared, (A, B), strict=True) if operand.data is None}

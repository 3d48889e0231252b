"""A recipe as an ONNX model with one function, for one element type."""

from typing import TYPE_CHECKING

from vinculum.exports.lowering import tree
from vinculum.exports.lowering.lowering import Lowering
from vinculum.exports.lowering.tree import Node, Operation
from vinculum_spec.atlas.loader import atlas

if TYPE_CHECKING:
    from onnx import FunctionProto, NodeProto

DOMAIN, IR_VERSION, PRODUCER = "vinculum.lowering", 8, "vinculum generate lowering"
OPSETS = {
    "onnx-1": 1,
    "onnx-6": 6,
    "onnx-7": 12,
    "onnx-13": 13,
    "onnx-14": 14,
}  # the last before the next Div, up to 14
OPERATORS = {
    Operation.DIVIDE: "Div",
    Operation.MULTIPLY: "Mul",
    Operation.ADD: "Add",
    Operation.SUBTRACT: "Sub",
    Operation.FLOOR: "Floor",
    Operation.CEIL: "Ceil",
    Operation.ABSOLUTE: "Abs",
    Operation.REMAINDER: "Mod",
    Operation.SELECT: "Where",
    Operation.EQUAL: "Equal",
    Operation.LESS: "Less",
    Operation.AND: "And",
    Operation.OR: "Or",
    Operation.XOR: "Xor",
    Operation.NOT: "Not",
}
ATTRIBUTES = {Operation.REMAINDER: {"fmod": 1}}


def is_onnx(lowering: Lowering) -> bool:
    """Whether the recipe is written with operators of ONNX."""
    return lowering.target.profile.name in OPSETS


def function(lowering: Lowering, dtype: str) -> "FunctionProto":
    """The recipe for one element type as a function of A and B."""
    from onnx import helper

    nodes = list(_nodes(lowering.recipes[dtype], dtype))
    imports = [helper.make_opsetid("", OPSETS[lowering.target.profile.name])]
    return helper.make_function(DOMAIN, lowering.identifier, ["A", "B"], ["C"], nodes, imports)


def model(lowering: Lowering, dtype: str) -> bytes:
    """A model that calls the function, serialised. The shapes of A and B are open."""
    from onnx import helper

    kind = _type_number(dtype)
    inputs = [helper.make_tensor_value_info(name, kind, None) for name in "AB"]
    outputs = [helper.make_tensor_value_info("C", kind, None)]
    call = helper.make_node(lowering.identifier, ["A", "B"], ["C"], domain=DOMAIN)
    opset = OPSETS[lowering.target.profile.name]
    result = helper.make_model(
        helper.make_graph([call], lowering.identifier, inputs, outputs),
        functions=[function(lowering, dtype)],
        opset_imports=[helper.make_opsetid("", opset), helper.make_opsetid(DOMAIN, 1)],
        ir_version=IR_VERSION,
        producer_name=PRODUCER,
    )
    return bytes(result.SerializeToString(deterministic=True))


def _nodes(root: Node, dtype: str) -> list["NodeProto"]:
    """The nodes of the function, and before them a Constant for each constant."""
    from onnx import helper

    names: dict[Node, str] = {tree.A: "A", tree.B: "B"}
    constants, nodes = [], []
    for step in tree.steps(root):
        if step.operation is Operation.CONSTANT:
            names[step] = f"constant_{step.value.replace('-', 'minus_')}"
            tensor = helper.make_tensor(names[step], _type_number(dtype), (), [_number(step.value, dtype)])
            constants.append(helper.make_node("Constant", [], [names[step]], value=tensor))
    for name, step in tree.named(root):
        names[step] = name
        inputs = [names[argument] for argument in step.arguments]
        nodes.append(helper.make_node(OPERATORS[step.operation], inputs, [name], **ATTRIBUTES.get(step.operation, {})))
    return [*constants, *nodes]


def _number(value: str, dtype: str) -> int:
    element = atlas().types[dtype]
    return {"MIN": element.minimum, "MAX": element.maximum}[value] if value in ("MIN", "MAX") else int(value)


def _type_number(dtype: str) -> int:
    from onnx import TensorProto

    name = {"float32": "FLOAT", "float64": "DOUBLE"}.get(dtype, dtype.upper())
    return int(TensorProto.DataType.Value(name))

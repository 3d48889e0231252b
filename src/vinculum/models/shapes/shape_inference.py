"""Types and shapes of a node's results, by the rules of the onnx package: one node at a time, from what is known here."""

from functools import cache
from typing import Any

from vinculum.models.abstract.node_context import Inferred
from vinculum.models.abstract.symbolic_dims import made_up
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.loading.constants import Constant
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.dtype import DType

FEW = 64


@cache
def schema(operator: str, version: int, domain: str) -> Any:
    """The onnx package's definition of an operator; None where it has none."""
    from onnx import defs

    try:
        return defs.get_schema(operator, version, domain)
    except defs.SchemaError:
        return None


@cache
def newest() -> int:
    """The newest operator set that the onnx package knows."""
    from onnx import defs

    return int(defs.onnx_opset_version())


def malformed(node: Any, domain: str, version: int) -> str:
    """What is wrong with the number of a node's operands or results, or with its attributes; empty if nothing is."""
    from onnx import AttributeProto

    definition = schema(node.op_type, version, domain)
    if definition is None:
        return ""
    least, most, given = definition.min_input, definition.max_input, len(node.input)
    if not least <= given <= most:
        return f"has {given} operands, and {node.op_type} takes {least if least == most else f'{least} to {most}'}"
    for name, formal in zip(node.input, definition.inputs, strict=False):
        if not name and formal.option.name == "Single":
            return f"has no operand {formal.name}"
    least, most, given = definition.min_output, definition.max_output, len(node.output)
    if not least <= given <= most:
        return f"has {given} results, and {node.op_type} gives {least if least == most else f'{least} to {most}'}"
    for name, formal in zip(node.output, definition.outputs, strict=False):
        if not name and formal.option.name == "Single":
            return f"has no name for its result {formal.name}"
    if node.op_type == "Div":  # its attributes are judged
        return ""
    attributes = {attribute.name: attribute for attribute in node.attribute}
    for name, attribute in attributes.items():
        known = definition.attributes.get(name)
        if known is None:
            return f"has an attribute {printable(name)}, which {node.op_type} of operator set {version} has not"
        if known.type.value != attribute.type:
            wanted = known.type.name
            return f"has {AttributeProto.AttributeType.Name(attribute.type)} as its attribute {printable(name)}, which is {wanted}"
    missing = [name for name, known in definition.attributes.items() if known.required and name not in attributes]
    return f"has no attribute {missing[0]}" if missing else ""


def type_of(value: AbstractTensor) -> Any:
    """A value's type and shape as the onnx package writes them."""
    from onnx import TypeProto

    made = TypeProto()
    made.tensor_type.elem_type = value.dtype
    if value.shape is not None:
        made.tensor_type.shape.SetInParent()
        for dim in value.shape:
            entry = made.tensor_type.shape.dim.add()
            if isinstance(dim, int):
                entry.dim_value = dim
            elif dim is not None:
                entry.dim_param = dim
    return made


def shape_of(kind: Any) -> Inferred:
    """Element type and shape that a TypeProto states; a type of 0 where it is no tensor."""
    name = kind.WhichOneof("value")
    if name not in ("tensor_type", "sparse_tensor_type"):
        return DType.UNDEFINED, None
    tensor = getattr(kind, name)
    if not tensor.HasField("shape"):
        return DType(tensor.elem_type), None
    return DType(tensor.elem_type), tuple(_dim(dim) for dim in tensor.shape.dim)


def _dim(dim: Any) -> int | str | None:
    if dim.HasField("dim_value"):
        return int(dim.dim_value) if dim.dim_value >= 0 else None
    return str(dim.dim_param) or None


def infer(node: Any, domain: str, version: int, values: list[AbstractTensor | None]) -> list[Inferred]:
    """What is inferred of each result; a type of 0, and no shape, where nothing is."""
    unknown: list[Inferred] = [(DType.UNDEFINED, None) for _ in node.output]
    definition = schema(node.op_type, version, domain)
    if definition is None or any(value is not None and not value.dtype for value in values):
        return unknown
    from onnx import helper, shape_inference

    types, data = {}, {}
    for name, value in zip(node.input, values, strict=True):
        if value is not None:
            types[name] = type_of(value)
            if value.constant is not None and value.constant.size <= FEW and value.constant.numeric:
                data[name] = _tensor(name, value.constant)
    imports = [helper.make_opsetid(domain, version)]
    try:
        found = shape_inference.infer_node_outputs(definition, node, types, data, opset_imports=imports)
    except Exception:  # noqa: BLE001 - the C++ side raises types of its own; then nothing is known
        return unknown
    inferred = [shape_of(found[name]) if name in found else (DType.UNDEFINED, None) for name in node.output]
    if _empty(values):
        return inferred
    return [(kind, None if shape is None else tuple(dim or None for dim in shape)) for kind, shape in inferred]


def _empty(values: list[AbstractTensor | None]) -> bool:
    """Whether a result may have a size of 0 by the rules: some of them read an open size as 0, which no other size is then."""
    given = [value for value in values if value is not None]
    dims = [dim for value in given for dim in (value.shape if value.shape is not None else (None,))]
    steering = [value.constant for value in given if value.constant is not None and value.constant.numeric]
    whole = all(isinstance(dim, int) for dim in dims)
    return whole or 0 in dims or any(each.size <= FEW and each.first(0) is not None for each in steering)


def _tensor(name: str, constant: Constant) -> Any:
    from onnx import numpy_helper

    return numpy_helper.from_array(constant.array.copy(), name)


def contradict(first: Shape | None, second: Shape | None) -> bool:
    """Whether two shapes cannot be of one tensor."""
    if first is None or second is None or len(first) != len(second):
        return first is not None and second is not None
    pairs = zip(first, second, strict=True)
    return any(isinstance(one, int) and isinstance(other, int) and one != other for one, other in pairs)


def merged(first: Shape | None, second: Shape | None) -> Shape | None:
    """What two shapes of one tensor say together; the first where they contradict each other."""
    if first is None or second is None or len(first) != len(second):
        return first if first is not None else second
    return tuple(max(pair, key=_told) for pair in zip(first, second, strict=True))


def _told(dim: Dim) -> int:
    """How much a size tells: a number most, and a name that is made up less than one that the model has."""
    return 3 if isinstance(dim, int) else 0 if dim is None else 1 if made_up(dim) else 2

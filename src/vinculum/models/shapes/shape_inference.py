"""Types and shapes of the results of one node, by the shape inference of the onnx package."""

from functools import cache
from typing import Any

from vinculum.models.abstract.node_context import Inferred
from vinculum.models.abstract.symbolic_dims import is_anonymous
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.loading.constants import Constant
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.dtype import DType

MAX_STEERING_ELEMENTS = 64


@cache
def schema(operator: str, version: int, domain: str) -> Any:
    """Return the onnx package's definition of an operator; None if it has none."""
    from onnx import defs

    try:
        return defs.get_schema(operator, version, domain)
    except defs.SchemaError:
        return None


@cache
def newest_opset() -> int:
    """Return the newest operator set that the onnx package knows."""
    from onnx import defs

    return int(defs.onnx_opset_version())


def malformation(node: Any, domain: str, version: int) -> str:
    """Say what is wrong with the operands, results or attributes of a node; empty if nothing is."""
    from onnx import AttributeProto

    definition = schema(node.op_type, version, domain)
    if definition is None:
        return ""
    minimum, maximum, count = definition.min_input, definition.max_input, len(node.input)
    if not minimum <= count <= maximum:
        return f"has {count} operands, and {node.op_type} takes {_number_range(minimum, maximum)}"
    for name, formal in zip(node.input, definition.inputs, strict=False):
        if not name and formal.option.name == "Single":
            return f"has no operand {formal.name}"
    minimum, maximum, count = definition.min_output, definition.max_output, len(node.output)
    if not minimum <= count <= maximum:
        return f"has {count} results, and {node.op_type} gives {_number_range(minimum, maximum)}"
    for name, formal in zip(node.output, definition.outputs, strict=False):
        if not name and formal.option.name == "Single":
            return f"has no name for its result {formal.name}"
    if node.op_type == "Div":  # its attributes are judged
        return ""
    attributes = {attribute.name: attribute for attribute in node.attribute}
    for name, attribute in attributes.items():
        formal = definition.attributes.get(name)
        if formal is None:
            return f"has an attribute {printable(name)}, which {node.op_type} of operator set {version} has not"
        if formal.type.value != attribute.type:
            expected = formal.type.name
            return f"has {AttributeProto.AttributeType.Name(attribute.type)} as its attribute {printable(name)}, which is {expected}"
    missing = [name for name, formal in definition.attributes.items() if formal.required and name not in attributes]
    return f"has no attribute {missing[0]}" if missing else ""


def _number_range(minimum: int, maximum: int) -> str:
    return str(minimum) if minimum == maximum else f"{minimum} to {maximum}"


def write_type(value: AbstractTensor) -> Any:
    """Return the type and shape of a value as a TypeProto."""
    from onnx import TypeProto

    type_proto = TypeProto()
    type_proto.tensor_type.elem_type = value.dtype
    if value.shape is not None:
        type_proto.tensor_type.shape.SetInParent()
        for dim in value.shape:
            entry = type_proto.tensor_type.shape.dim.add()
            if isinstance(dim, int):
                entry.dim_value = dim
            elif dim is not None:
                entry.dim_param = dim
    return type_proto


def read_type(dtype: Any) -> Inferred:
    """Return the element type and shape of a TypeProto; undefined and None if it is no tensor."""
    name = dtype.WhichOneof("value")
    if name not in ("tensor_type", "sparse_tensor_type"):
        return DType.UNDEFINED, None
    tensor = getattr(dtype, name)
    if not tensor.HasField("shape"):
        return DType(tensor.elem_type), None
    return DType(tensor.elem_type), tuple(_dim(dim) for dim in tensor.shape.dim)


def _dim(dim: Any) -> int | str | None:
    if dim.HasField("dim_value"):
        return int(dim.dim_value) if dim.dim_value >= 0 else None
    return str(dim.dim_param) or None


def infer_types(node: Any, domain: str, version: int, values: list[AbstractTensor | None]) -> list[Inferred]:
    """Return the inferred type and shape of each result; undefined and None where none is.

    Where shapes contradict each other, no run gets there; the types follow from those of the operands all the same.
    """
    unknown: list[Inferred] = [(DType.UNDEFINED, None) for _ in node.output]
    definition = schema(node.op_type, version, domain)
    if definition is None or any(value is not None and not value.dtype for value in values):
        return unknown
    from onnx import helper, shape_inference

    types, data = {}, {}
    for name, value in zip(node.input, values, strict=True):
        if value is not None:
            types[name] = write_type(value)
            if value.constant is not None and value.constant.size <= MAX_STEERING_ELEMENTS and value.constant.numeric:
                data[name] = _tensor(name, value.constant)
    imports = [helper.make_opsetid(domain, version)]
    try:
        outputs = shape_inference.infer_node_outputs(definition, node, types, data, opset_imports=imports)
    except Exception:  # noqa: BLE001 - the C++ side raises types of its own; then no shape is known
        if all(value is None or value.shape is None for value in values):
            return unknown
        shapeless = [None if value is None else AbstractTensor(value.dtype) for value in values]
        return [(dtype, None) for dtype, _ in infer_types(node, domain, version, shapeless)]
    inferred = [read_type(outputs[name]) if name in outputs else (DType.UNDEFINED, None) for name in node.output]
    if _may_be_empty(values):
        return inferred
    return [(dtype, None if shape is None else tuple(dim or None for dim in shape)) for dtype, shape in inferred]


def _may_be_empty(values: list[AbstractTensor | None]) -> bool:
    """Whether an inferred size of 0 may be real: some rules read an unknown size as 0."""
    count = [value for value in values if value is not None]
    dims = [dim for value in count for dim in (value.shape if value.shape is not None else (None,))]
    steering = [value.constant for value in count if value.constant is not None and value.constant.numeric]
    all_known = all(isinstance(dim, int) for dim in dims)
    return (
        all_known
        or 0 in dims
        or any(each.size <= MAX_STEERING_ELEMENTS and each.first(0) is not None for each in steering)
    )


def _tensor(name: str, constant: Constant) -> Any:
    from onnx import numpy_helper

    return numpy_helper.from_array(constant.array.copy(), name)


def shapes_contradict(first: Shape | None, second: Shape | None) -> bool:
    """Whether two shapes cannot be shapes of one tensor."""
    if first is None or second is None or len(first) != len(second):
        return first is not None and second is not None
    pairs = zip(first, second, strict=True)
    return any(isinstance(one, int) and isinstance(other, int) and one != other for one, other in pairs)


def merge_shapes(first: Shape | None, second: Shape | None) -> Shape | None:
    """Return what two shapes of one tensor say together; the first if they contradict each other."""
    if first is None or second is None or len(first) != len(second):
        return first if first is not None else second
    return tuple(max(pair, key=_informativeness) for pair in zip(first, second, strict=True))


def _informativeness(dim: Dim) -> int:
    """Rank a size: a number, a name in the model, an anonymous name, nothing."""
    return 3 if isinstance(dim, int) else 0 if dim is None else 1 if is_anonymous(dim) else 2

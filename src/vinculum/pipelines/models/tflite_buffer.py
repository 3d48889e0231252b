"""A model of LiteRT, which was TensorFlow Lite, as bytes: its FlatBuffer."""

from functools import cache
from typing import Any

from vinculum.pipelines.models.formats import Description


def unpacked(model: bytes) -> Any:
    """The model, as the classes of the schema have it."""
    from ai_edge_litert import schema_py_generated as schema

    return schema.ModelT.InitFromPackedBuf(model, 0)


@cache
def names_of(kind: str) -> dict[int, str]:
    """The names of a kind of numbers in the schema: BuiltinOperator, or TensorType."""
    from ai_edge_litert import schema_py_generated as schema

    return {number: name for name, number in vars(getattr(schema, kind)).items() if isinstance(number, int)}


def operator_name(model: Any, operator: Any) -> str:
    """The name of an operator, such as `FLOOR_DIV`."""
    code = model.operatorCodes[operator.opcodeIndex]
    if code.customCode:
        return f"custom {code.customCode.decode()}"
    return names_of("BuiltinOperator")[max(code.builtinCode, code.deprecatedBuiltinCode)]


def described(model: bytes) -> Description:
    """The version of the schema, the operators as text, and the names of the tensors of A and B.

    Converters name these with A and B, or number them in this order.
    """
    parsed = unpacked(model)
    graph = parsed.subgraphs[0]
    lines = []
    for operator in graph.operators:
        results, operands = (", ".join(_tensor(graph, k) for k in ks) for ks in (operator.outputs, operator.inputs))
        lines.append(f"{results} = {operator_name(parsed, operator)} ({operands})")
    names = sorted(graph.tensors[index].name.decode() for index in graph.inputs)
    return Description(parsed.version, "\n".join(lines), names)


def _tensor(graph: Any, index: int) -> str:
    tensor = graph.tensors[index]
    shape = tensor.shapeSignature if tensor.shapeSignature is not None else tensor.shape
    sizes = ",".join(map(str, shape)) if shape is not None else ""
    return f"t{index}: {names_of('TensorType')[tensor.type].lower()}[{sizes}]"

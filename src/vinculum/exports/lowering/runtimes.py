"""A recipe as Python that builds it of a runtime's own operations: OpenVINO, and JAX for StableHLO."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vinculum.exports.lowering.lowering import Lowering
from vinculum.exports.lowering.sources import Expressions, Statements, call, statements
from vinculum.exports.lowering.tree import Operation
from vinculum_spec.atlas.loader import atlas


@dataclass(frozen=True)
class Runtime:
    """The file for a runtime: the end of its name, the prefix of operations, and their names."""

    name: str
    prefix: str
    operations: Mapping[Operation, str]


OPENVINO = Runtime(
    "openvino",
    "ops",
    {
        Operation.DIVIDE: "divide",
        Operation.MULTIPLY: "multiply",
        Operation.ADD: "add",
        Operation.SUBTRACT: "subtract",
        Operation.FLOOR: "floor",
        Operation.CEIL: "ceiling",
        Operation.ABSOLUTE: "absolute",
        Operation.REMAINDER: "mod",
        Operation.SELECT: "select",
        Operation.EQUAL: "equal",
        Operation.LESS: "less",
        Operation.AND: "logical_and",
        Operation.OR: "logical_or",
        Operation.XOR: "logical_xor",
        Operation.NOT: "logical_not",
    },
)
JAX = Runtime(
    "jax",
    "lax",
    {
        Operation.DIVIDE: "div",
        Operation.MULTIPLY: "mul",
        Operation.ADD: "add",
        Operation.SUBTRACT: "sub",
        Operation.FLOOR: "floor",
        Operation.CEIL: "ceil",
        Operation.ABSOLUTE: "abs",
        Operation.REMAINDER: "rem",
        Operation.SELECT: "select",
        Operation.EQUAL: "eq",
        Operation.LESS: "lt",
        Operation.AND: "bitwise_and",
        Operation.OR: "bitwise_or",
        Operation.XOR: "bitwise_xor",
        Operation.NOT: "bitwise_not",
    },
)
RUNTIMES = {
    "openvino-1": OPENVINO,
    "stablehlo": JAX,
}  # by the name of the target, with its attributes at their defaults


def runtime_of(lowering: Lowering) -> Runtime | None:
    """The runtime that has the target's operations, and a file here."""
    return RUNTIMES.get(lowering.target.name)


def functions(lowering: Lowering, runtime: Runtime) -> Iterator[tuple[str, Statements]]:
    """For each type, the steps of its recipe."""
    for dtype, root in lowering.recipes.items():
        element = atlas().types[dtype]
        limits = {"MIN": str(element.minimum), "MAX": str(element.maximum)} if element.kind == "int" else {}
        yield dtype, statements(root, "", _expressions(runtime, limits))


def _expressions(runtime: Runtime, limits: Mapping[str, str]) -> Expressions:
    named = {operation: call(f"{runtime.prefix}.{name}") for operation, name in runtime.operations.items()}
    return {**named, Operation.CONSTANT: lambda value: f"constant({limits.get(value, value)})"}

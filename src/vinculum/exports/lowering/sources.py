"""A recipe as C and as Python: a statement for each step, from tables of operations."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from vinculum.exports.lowering import integers, tree
from vinculum.exports.lowering.definition import OVERFLOW, ZERO, Definition, LoweringError, definition
from vinculum.exports.lowering.lowering import Lowering
from vinculum.exports.lowering.tree import Node, Operation
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import IEEE_QUOTIENT, Outcome
from vinculum_spec.schema import ElementType

Expressions = Mapping[Operation, Callable[..., str]]
C_TYPES = {"float32": "float", "float64": "double"}
C_SUFFIX = {"float32": "f", "float64": ""}
NATIVE_C, NATIVE_PYTHON = "c99", "numpy-floor-divide"  # the definitions of integers that the languages have
CONDITIONS = {ZERO: "ZERO", OVERFLOW: "OVERFLOW"}


@dataclass(frozen=True)
class Statements:
    """The steps of one function: name, type and expression of each; the last is the result."""

    steps: tuple[tuple[str, str, str], ...]
    result: str


@dataclass(frozen=True)
class Division:
    """The target's own division in a language.

    `reported`: the conditions under which it reports an error, as ZERO and OVERFLOW.
    """

    body: Statements
    reported: tuple[str, ...] = ()


def c_types(lowering: Lowering) -> Iterator[tuple[str, str, Division, Statements]]:
    """For each type that C has: its name, its C type, the target's division, and the recipe."""
    for dtype, root in lowering.recipes.items():
        element = atlas().types[dtype]
        c_type = C_TYPES.get(dtype) or (f"{dtype}_t" if element.kind == "int" else None)
        if c_type is not None:
            table = c_expressions(dtype, c_type)
            try:
                division = _division(lowering.target, element, NATIVE_C, table)
            except LoweringError:
                continue  # C has no such division of floats
            yield dtype, c_type, division, statements(root, c_type, table)


def python_types(lowering: Lowering) -> Iterator[tuple[str, Sequence[str], Division, Statements]]:
    """For each kind of types with one recipe: its word, the types, the target's division, and the recipe."""
    groups: dict[str, list[ElementType]] = {}
    for dtype in lowering.recipes:
        element = atlas().types[dtype]
        word = "floats" if element.kind == "float" else "signed" if element.signed else "unsigned"
        groups.setdefault(word, []).append(element)
    for word, elements in groups.items():
        table = python_expressions(word, floored=lowering.target.profile.name == NATIVE_PYTHON)
        division = _division(lowering.target, elements[0], NATIVE_PYTHON, table)
        root = lowering.recipes[elements[0].name]
        yield word, [element.name for element in elements], division, statements(root, "", table)


def statements(root: Node, number: str, table: Expressions) -> Statements:
    """The steps of a recipe as expressions of a language. `number`: its element type."""
    names: dict[Node, str] = {tree.A: "a", tree.B: "b"}
    for step in tree.steps(root):
        if step.operation is Operation.CONSTANT:
            names[step] = table[Operation.CONSTANT](step.value)
    lines = []
    for name, step in tree.named(root):
        text = table[step.operation](*(names[argument] for argument in step.arguments))
        names[step] = name
        lines.append((name, "int" if step.truth else number, text))
    return Statements(tuple(lines[:-1]), lines[-1][2]) if lines else Statements((), names[root])


def _division(target: Definition, element: ElementType, native: str, table: Expressions) -> Division:
    """The target's division in a language: its own, or a recipe with it.

    Raises LoweringError if there is none.
    """
    if element.kind == "float":
        if target.quotient(element) != IEEE_QUOTIENT and target.profile.name != native:
            raise LoweringError(f"the quotients of {target.name} are not those of IEEE 754, which C and NumPy have")
        divide = table[Operation.DIVIDE]("a", "b", native=True)
        return Division(Statements((), divide))
    conditions = (ZERO, OVERFLOW) if element.signed else (ZERO,)
    reported = tuple(
        CONDITIONS[x] for x in conditions if target.outcome(x, element)[0] is Outcome.REPORT
    )  # checked first, so that the recipe need not report it
    root = integers.recipe(target, definition(native), element, reported=True)
    own: Expressions = {**table, Operation.DIVIDE: lambda a, b: table[Operation.DIVIDE](a, b, native=True)}
    return Division(statements(root, C_TYPES.get(element.name, f"{element.name}_t"), own), reported)


def c_expressions(dtype: str, c_type: str) -> Expressions:
    """C99's expressions. Those of narrow integers are of type int, and converted back."""
    element, suffix = atlas().types[dtype], C_SUFFIX.get(dtype, "")
    name = dtype.upper()

    def cast(operator: str) -> Callable[..., str]:
        return lambda x, y: f"({c_type})({x} {operator} {y})"

    def constant(value: str) -> str:
        limits = {"MIN": f"{name}_MIN", "MAX": f"{name}_MAX"}
        return limits.get(value, f"({value})" if value.startswith("-") else value)

    def divide(x: str, y: str, *, native: bool = False) -> str:
        return f"({c_type})({x} / {y})" if native else f"quotient_{dtype}({x}, {y}, error)"

    floats: Expressions = {
        Operation.FLOOR: lambda x: f"floor{suffix}({x})",
        Operation.CEIL: lambda x: f"ceil{suffix}({x})",
        Operation.ABSOLUTE: lambda x: f"fabs{suffix}({x})",
        Operation.REMAINDER: lambda x, y: f"fmod{suffix}({x}, {y})",
    }
    return {
        **(floats if element.kind == "float" else {}),
        Operation.CONSTANT: constant,
        Operation.DIVIDE: divide,
        Operation.MULTIPLY: cast("*"),
        Operation.ADD: cast("+"),
        Operation.SUBTRACT: cast("-"),
        Operation.SELECT: lambda c, x, y: f"{c} ? {x} : {y}",
        Operation.EQUAL: lambda x, y: f"{x} == {y}",
        Operation.LESS: lambda x, y: f"{x} < {y}",
        Operation.AND: lambda x, y: f"{x} && {y}",
        Operation.OR: lambda x, y: f"{x} || {y}",
        Operation.XOR: lambda x, y: f"{x} != {y}",
        Operation.NOT: lambda x: f"!{x}",
    }


def call(name: str) -> Callable[..., str]:
    """A call of a function with the operands of a step."""
    return lambda *arguments: f"{name}({', '.join(arguments)})"


def python_expressions(word: str, *, floored: bool) -> Expressions:
    """NumPy's functions. `floored`: its own division of floats is `floor_divide`."""
    own = "divide" if word == "floats" and not floored else "floor_divide"

    def constant(value: str) -> str:
        limits = {"MIN": "np.iinfo(a.dtype).min", "MAX": "np.iinfo(a.dtype).max"}
        return f"a.dtype.type({limits.get(value, value)})"

    def divide(x: str, y: str, *, native: bool = False) -> str:
        return f"np.{own}({x}, {y})" if native else f"quotient_{word}({x}, {y})"

    functions = {
        Operation.MULTIPLY: "multiply",
        Operation.ADD: "add",
        Operation.SUBTRACT: "subtract",
        Operation.FLOOR: "floor",
        Operation.CEIL: "ceil",
        Operation.ABSOLUTE: "abs",
        Operation.REMAINDER: "fmod",
        Operation.SELECT: "where",
        Operation.EQUAL: "equal",
        Operation.LESS: "less",
        Operation.AND: "logical_and",
        Operation.OR: "logical_or",
        Operation.XOR: "logical_xor",
        Operation.NOT: "logical_not",
    }
    return {
        Operation.CONSTANT: constant,
        Operation.DIVIDE: divide,
        **{operation: call(f"np.{name}") for operation, name in functions.items()},
    }

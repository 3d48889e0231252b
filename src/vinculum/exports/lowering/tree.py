"""A recipe as an expression: the one tree of which every printer, and every proof, is made."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum


class Operation(StrEnum):
    """What a node computes. `DIVIDE` is the division of the definition that a recipe is written with."""

    INPUT = "input"
    CONSTANT = "constant"
    DIVIDE = "divide"
    MULTIPLY = "multiply"
    ADD = "add"
    SUBTRACT = "subtract"
    FLOOR = "floor"
    CEIL = "ceil"
    ABSOLUTE = "absolute"
    REMAINDER = "remainder"
    SELECT = "select"
    EQUAL = "equal"
    LESS = "less"
    AND = "and"
    OR = "or"
    XOR = "xor"
    NOT = "not"


TRUTH = frozenset(
    (Operation.EQUAL, Operation.LESS, Operation.AND, Operation.OR, Operation.XOR, Operation.NOT)
)  # their results are truth values


@dataclass(frozen=True)
class Node:
    """An operation on other nodes.

    `value` is the name of an input, or the constant; `name` is for the reader.

    A constant is an integer, "MIN" or "MAX". `REMAINDER` is C's fmod, whose result has the sign of its first operand.
    """

    operation: Operation
    arguments: tuple["Node", ...] = ()
    value: str = ""
    name: str = field(default="", compare=False)

    @property
    def truth(self) -> bool:
        """Whether the result is a truth value."""
        return self.operation in TRUTH


A, B = Node(Operation.INPUT, value="A"), Node(Operation.INPUT, value="B")


def constant(value: int | str) -> Node:
    """A constant of the element type."""
    return Node(Operation.CONSTANT, value=str(value))


def node(operation: Operation, *arguments: Node, name: str = "") -> Node:
    """An operation on `arguments`."""
    return Node(operation, arguments, name=name)


def any_of(conditions: Sequence[Node], name: str = "") -> Node:
    """The disjunction of one or more conditions."""
    first, *others = conditions
    for other in others:
        first = node(Operation.OR, first, other, name=name)
    return first


def steps(root: Node) -> Iterator[Node]:
    """Every node but inputs, each once, after its arguments."""
    seen = set[Node]()
    yield from _steps(root, seen)


def _steps(root: Node, seen: set[Node]) -> Iterator[Node]:
    if root in seen or root.operation is Operation.INPUT:
        return
    seen.add(root)
    for argument in root.arguments:
        yield from _steps(argument, seen)
    yield root


def named(root: Node) -> list[tuple[str, Node]]:
    """The steps but constants, each with a name that no other has. The last is "C"."""
    taken, result = {"A", "B", "C"}, list[tuple[str, Node]]()
    for step in steps(root):
        if step.operation is not Operation.CONSTANT:
            plain = step.name or step.operation.value
            number, name = 1, plain
            while name in taken:
                number, name = number + 1, f"{plain}_{number + 1}"
            taken.add(name)
            result.append((name, step))
    return [*result[:-1], ("C", root)] if result else []

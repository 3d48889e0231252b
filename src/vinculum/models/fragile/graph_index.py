"""Which nodes of a graph give and read each value."""

from collections.abc import Iterator
from typing import Any

from vinculum.models.loading.display_names import printable
from vinculum.models.loading.model import domain_of, subgraphs

Use = tuple[Any, int]  # a node, and the index of the operand


class GraphIndex:
    """The producers and the users of the values of one graph or function, by name.

    Nodes of its subgraphs are users, too.
    """

    def __init__(self, graph: Any) -> None:
        self._producers: dict[str, Any] = {}
        self._uses: dict[str, list[Use]] = {}
        for node in graph.node:
            self._producers.update((name, node) for name in node.output if name)
            self._add_uses(node)

    def _add_uses(self, node: Any) -> None:
        for place, name in enumerate(node.input):
            self._uses.setdefault(name, []).append((node, place))
        for _, graph in subgraphs(node):
            for inner in graph.node:
                self._add_uses(inner)

    def producer(self, name: str) -> Any | None:
        """Return the node that gives a value; None for an input or an initializer."""
        return self._producers.get(name)

    def operator(self, name: str) -> Any | None:
        """Return the same, if it is one of ONNX's own operators, with an operand."""
        node = self.producer(name)
        return node if node is not None and not domain_of(node.domain) and node.input else None

    def uses(self, name: str) -> Iterator[Use]:
        """Yield the nodes of ONNX's own operators that read a value."""
        return ((node, place) for node, place in self._uses.get(name, ()) if not domain_of(node.domain))


def node_label(node: Any) -> str:
    """Return a node's name and operator, for messages."""
    operator = printable(node.op_type)
    return (
        f"{printable(node.name)} ({operator})"
        if node.name
        else f"the {operator} that gives {printable(node.output[0])}"
    )

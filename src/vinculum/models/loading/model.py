"""A loaded model, and how to walk its graphs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError

MAX_OPSET_VERSION = (1 << 31) - 1  # the onnx package holds versions in 32 bits
FunctionKey = tuple[str, str, str]


@dataclass(frozen=True)
class Model:
    """A model, its folder, its operator sets by domain, and its functions by domain, name and overload."""

    proto: Any
    folder: Path
    opsets: Mapping[str, int]
    functions: Mapping[FunctionKey, Any] = field(default_factory=dict)


def domain_of(name: str) -> str:
    """The canonical name of a domain. The default domain has two names."""
    return "" if name == "ai.onnx" else name


def opset_imports(entries: Any, importer: str) -> dict[str, int]:
    """The versions of operator sets by domain. ModelError if one is invalid or imported in two versions."""
    versions: dict[str, int] = {}
    for entry in entries:
        domain, version = domain_of(entry.domain), int(entry.version)
        text = f"{importer} imports operator set {printable(domain) or 'ai.onnx'} in version"
        if version < 1:
            raise ModelError(f"{text} {version}; the first is 1")
        if version > MAX_OPSET_VERSION:
            raise ModelError(f"{text} {version}; the last possible is {MAX_OPSET_VERSION}")
        if (other := versions.setdefault(domain, version)) != version:
            raise ModelError(f"{text} {other}, and in version {version}")
    return versions


def subgraphs(node: Any) -> Iterator[tuple[str, Any]]:
    """The graphs of a node, each with the name of its attribute."""
    for attribute in node.attribute:
        if attribute.HasField("g"):
            yield attribute.name, attribute.g
        for index, graph in enumerate(attribute.graphs):
            yield f"{attribute.name}[{index}]", graph


def walk_nodes(nodes: Any) -> Iterator[Any]:
    """All nodes, including those of subgraphs."""
    for node in nodes:
        yield node
        for _, graph in subgraphs(node):
            yield from walk_nodes(graph.node)

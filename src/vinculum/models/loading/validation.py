"""Validates a model: names, tensors and functions. ModelError says what is invalid, and where."""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vinculum.models.loading import external_data
from vinculum.models.loading.constants import check_tensor
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError
from vinculum.models.loading.model import FunctionKey, Model, domain_of, subgraphs, walk_nodes

MAX_ELEMENTS = (1 << 31) - 1  # of a tensor whose elements are in the model
SHADOWS_OUTER_NAME = "also a name of an enclosing graph, which ONNX forbids: runtimes differ on which one is read"


def check_text(message: Any) -> None:
    """ModelError if a name or other text is not UTF-8. Protocol buffers return such text as bytes."""
    for entry, value in message.ListFields():
        if entry.type not in (entry.TYPE_STRING, entry.TYPE_MESSAGE):
            continue
        for each in [value] if isinstance(value, str | bytes) or hasattr(value, "ListFields") else value:
            if entry.type == entry.TYPE_MESSAGE:
                check_text(each)
            elif isinstance(each, bytes):
                raise ModelError(
                    f"the model has text that is not UTF-8, in {entry.full_name}: {ascii(each[:40])[2:-1]}"
                )


def check_graph(graph: Any, folder: Path, where: str, outer: frozenset[str]) -> None:
    """ModelError unless names are defined once and before their use, and tensors are valid.

    `outer`: enclosing names.
    """
    defined: set[str] = set()
    for item in graph.input:
        _define(item.name, defined, f"{where}: input")
    for tensor in graph.initializer:
        _check_tensor(tensor, folder)
    for sparse in graph.sparse_initializer:
        _check_tensor(sparse.values, folder)
        _check_tensor(sparse.indices, folder)
    initializers = [t.name for t in graph.initializer] + [s.values.name for s in graph.sparse_initializer]
    if len(set(initializers)) < len(initializers):
        raise ModelError(f"{where}: initializer {printable(_first_duplicate(initializers))} is defined twice")
    defined.update(initializers)
    if hidden := sorted(defined & outer):
        raise ModelError(f"{where}: {printable(hidden[0])} is {SHADOWS_OUTER_NAME}")
    check_nodes(graph.node, folder, where, defined, outer)
    for output in graph.output:
        if output.name not in defined and output.name not in outer:
            raise ModelError(f"{where}: output {printable(output.name)} is not computed by any node")


def _first_duplicate(names: list[str]) -> str:
    return next(name for index, name in enumerate(names) if name in names[:index])


def _define(name: str, defined: set[str], where: str) -> None:
    if name in defined:
        raise ModelError(f"{where} {printable(name)} is defined twice")
    defined.add(name)


def check_nodes(nodes: Any, folder: Path, where: str, defined: set[str], outer: frozenset[str]) -> None:
    """`check_graph` for the nodes of a graph or function.

    `defined`: its names so far; results are added to it.
    """
    results = {name for node in nodes for name in node.output if name}
    for index, node in enumerate(nodes):
        position = f"{where}: node {printable(node.name or f'{node.op_type}#{index}')}"
        for name in node.input:
            if name and name not in defined and name not in outer:
                cause = (
                    "only computed later: the nodes are out of order, or form a cycle"
                    if name in results
                    else "not defined"
                )
                raise ModelError(f"{position} reads {printable(name)}, which is {cause}")
        for attribute in node.attribute:
            tensors = ([attribute.t] if attribute.HasField("t") else []) + list(attribute.tensors)
            if attribute.HasField("sparse_tensor"):
                tensors += [attribute.sparse_tensor.values, attribute.sparse_tensor.indices]
            for tensor in tensors:
                _check_attribute(tensor, folder, f"{position}, attribute {printable(attribute.name)}")
        for name, graph in subgraphs(node):
            check_graph(graph, folder, f"{position}/{printable(name)}", outer | defined)
        for name in node.output:
            if name:
                _define(name, defined, f"{position}: result")
            if name in outer:
                raise ModelError(f"{position}: result {printable(name)} is {SHADOWS_OUTER_NAME}")


def _check_attribute(tensor: Any, folder: Path, where: str) -> None:
    """`_check_tensor` with `where` in the message, as tensors in attributes often have no name."""
    try:
        _check_tensor(tensor, folder)
    except ModelError as error:
        raise ModelError(f"{where}: {error}") from None


def _check_tensor(tensor: Any, folder: Path) -> None:
    check_tensor(tensor)
    if tensor.data_location == tensor.EXTERNAL:
        entries = {entry.key: entry.value for entry in tensor.external_data}
        external_data.resolve_location(
            entries.get("location", ""), folder, f"tensor {printable(tensor.name)}", must_exist=False
        )
    elif math.prod(tensor.dims) > MAX_ELEMENTS:
        raise ModelError(f"tensor {printable(tensor.name)} has {math.prod(tensor.dims):,} elements")


def check_graph_attributes(model: Model) -> None:
    """ModelError if a graph is passed to a function as an attribute.

    The node that runs such a graph does not contain it.
    """
    from onnx import AttributeProto

    nodes = [
        *walk_nodes(model.proto.graph.node),
        *(node for f in model.functions.values() for node in walk_nodes(f.node)),
    ]
    graph_types = (AttributeProto.GRAPH, AttributeProto.GRAPHS)
    passing = [node for node in nodes if any(a.ref_attr_name and a.type in graph_types for a in node.attribute)]
    passing += [
        node
        for node in nodes
        if (domain_of(node.domain), node.op_type, node.overload) in model.functions and any(subgraphs(node))
    ]
    names = [node.op_type for node in passing]
    names += [f.name for f in model.functions.values() if any(a.HasField("g") or a.graphs for a in f.attribute_proto)]
    if names:
        raise ModelError(f"{printable(names[0])} takes a graph as an attribute, which is not supported for functions")


def check_recursion(model: Model) -> None:
    """ModelError if a function calls itself, directly or through others.

    A depth-first search without recursion.
    """
    callees = {
        key: [
            k
            for node in walk_nodes(f.node)
            if (k := (domain_of(node.domain), node.op_type, node.overload)) in model.functions
        ]
        for key, f in model.functions.items()
    }
    finished: set[FunctionKey] = set()
    for root, first in callees.items():
        path: dict[FunctionKey, Iterator[FunctionKey]] = {root: iter(first)}
        while path:
            last = next(reversed(path))
            callee = next((key for key in path[last] if key not in finished), None)
            if callee is None:
                finished.add(last)
                del path[last]
            elif callee in path:
                raise ModelError(f"function {printable(callee[1])} calls itself")
            else:
                path[callee] = iter(callees[callee])

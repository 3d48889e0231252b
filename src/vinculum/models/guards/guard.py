"""Guards: a copy of a model that stops the run where a Div would leave its domain.

ONNX has no assertion, but an index of Gather out of range is an error. A guard adds an axis of size 1 to B, and gathers B
back from it by an index: the number of elements outside of the domain. If that is 0, B comes back unchanged; else
the index is out of range. ONNX Runtime's CPU provider and onnx.reference report that error. On a runtime that does not
check the indices of Gather, guards have no effect.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from vinculum.models.abstract.symbolic_dims import by_base_names
from vinculum.models.analysis import Analysis
from vinculum.models.checks.findings import GuardKind
from vinculum.models.guards.builder import GuardBuilder
from vinculum.models.guards.unguardable import list_unguarded, nodes_by_position, undischarged
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import GuardError
from vinculum.models.loading.external_data import external_tensors
from vinculum.models.loading.model import domain_of, walk_nodes
from vinculum.models.shapes.shape_inference import schema, write_type

GuardsByPosition = dict[tuple[int, int], tuple[DivNode, dict[GuardKind, None]]]  # the inner dict is an ordered set


def add_guards(analysis: Analysis) -> Any:
    """The guarded copy of a model.

    `list_unguarded` lists what it does not guard; GuardError if that is everything.
    """
    from onnx import ModelProto, checker

    guards = _required_guards(analysis)
    unguarded = list_unguarded(analysis)
    if unguarded and not guards:
        more = f"; nor is there one for {len(unguarded) - 1} more" if len(unguarded) > 1 else ""
        raise GuardError(f"there is no guard for {unguarded[0]}{more}")
    model = analysis.model.proto
    copy = ModelProto()
    copy.CopyFrom(model)
    copied_graphs = dict(_graph_pairs(model, copy))
    names = {name for graph in copied_graphs.values() for name in _names(graph)}
    by_graph = _guards_by_graph(analysis, guards)
    for graph in reversed(
        copied_graphs
    ):  # innermost first, as rewriting a graph copies the nodes that hold inner graphs
        if graph in by_graph:
            _rewrite(copied_graphs[graph], by_graph[graph], names)
    for function, copied_function in zip(model.functions, copy.functions, strict=True):
        if function != copied_function:
            _raise_opset(analysis.model.opsets.get("", 0), function, copied_function)
    try:
        checker.check_model(_checkable(copy))
    except (checker.ValidationError, ValueError) as error:
        raise GuardError(
            f"the guarded model is not valid, perhaps as the model is not: {printable(str(error))}"
        ) from None
    return copy


def _required_guards(analysis: Analysis) -> GuardsByPosition:
    guards: GuardsByPosition = {}
    for div, finding, obstacle in undischarged(analysis):
        if not obstacle:
            _, kinds = guards.setdefault((id(div.graph), div.node_index), (div, {}))
            assert finding.guard is not None
            kinds[finding.guard] = None
    return guards


def _guards_by_graph(
    analysis: Analysis, guards: GuardsByPosition
) -> dict[int, list[tuple[DivNode, Sequence[GuardKind]]]]:
    """The guarded nodes of each graph. B has no shape if the calls of its function differ in it."""
    nodes = nodes_by_position(analysis)
    by_graph: dict[int, list[tuple[DivNode, Sequence[GuardKind]]]] = {}
    for (graph, index), (div, kinds) in guards.items():
        shapes = {by_base_names(each.B.shape) for each in nodes[graph, index]}
        unknown_shape = len(shapes) > 1 or div.shape_contradiction
        guarded_div = replace(div, B=replace(div.B, shape=None)) if unknown_shape else div
        by_graph.setdefault(graph, []).append((guarded_div, list(kinds)))
    return by_graph


def _raise_opset(version: int, function: Any, copy: Any) -> None:
    """Let the copy of a function import the model's operator set, if that is later.

    The guards of the function may need it. ONNX requires that the operators of the function are the same in both sets. If
    one is not, the copy stays unchanged.
    """
    for entry in copy.opset_import:
        if domain_of(entry.domain) or entry.version >= version:
            continue
        operators = {node.op_type for node in walk_nodes(function.node) if not domain_of(node.domain)}
        pairs = [(schema(each, entry.version, ""), schema(each, version, "")) for each in operators]
        if all(old is not None and new is not None and old.since_version == new.since_version for old, new in pairs):
            entry.version = version


def _names(graph: Any) -> Iterator[str]:
    """All names in a graph or function. A function has no initializers, and its inputs are plain names."""
    for node in graph.node:
        yield from (node.name, *node.input, *node.output)
    yield from (item if isinstance(item, str) else item.name for item in graph.input)
    yield from (tensor.name for tensor in getattr(graph, "initializer", ()))
    yield from (sparse.values.name for sparse in getattr(graph, "sparse_initializer", ()))


def _checkable(model: Any) -> Any:
    """The model without what `onnx.checker` rejects by mistake.

    These are unstated shapes, and elements in external files. The checker looks for external files in the current folder, as
    a model in memory has no folder. The loader has already checked that they exist.
    """
    if not any(_types_without_shape(model)) and not any(external_tensors(model)):
        return model
    copy = type(model)()
    copy.CopyFrom(model)
    for tensor_type in _types_without_shape(copy):
        tensor_type.shape.SetInParent()
    for tensor in external_tensors(copy):
        for name in ("data_location", "external_data"):
            tensor.ClearField(name)
        tensor.dims[:] = [0]
    return copy


def _types_without_shape(model: Any) -> Iterator[Any]:
    """The tensor types of the model's inputs and outputs whose shape is not stated."""
    for item in (*model.graph.input, *model.graph.output):
        if item.type.HasField("tensor_type") and not item.type.tensor_type.HasField("shape"):
            yield item.type.tensor_type


def _graph_pairs(model: Any, copy: Any) -> Iterator[tuple[int, Any]]:
    """The identity of each graph and function of a model, and its counterpart in the copy."""
    yield from _nested_pairs(model.graph, copy.graph)
    for function, copied_function in zip(model.functions, copy.functions, strict=True):
        yield from _nested_pairs(function, copied_function)


def _nested_pairs(graph: Any, copy: Any) -> Iterator[tuple[int, Any]]:
    yield id(graph), copy
    for node, copied_node in zip(graph.node, copy.node, strict=True):
        for attribute, copied_attribute in zip(node.attribute, copied_node.attribute, strict=True):
            if attribute.HasField("g"):
                yield from _nested_pairs(attribute.g, copied_attribute.g)
            for inner, copied_inner in zip(attribute.graphs, copied_attribute.graphs, strict=True):
                yield from _nested_pairs(inner, copied_inner)


def _rewrite(graph: Any, entries: Sequence[tuple[DivNode, Sequence[GuardKind]]], names: set[str]) -> None:
    """Insert guards before the nodes of one graph or function, and let these nodes read the guarded B."""
    guard_nodes: dict[int, list[Any]] = {}
    for div, kinds in entries:
        builder = GuardBuilder(names, div)
        node = graph.node[div.node_index]
        for kind in kinds:
            node.input[1] = builder.guard(kind, node.input[0], node.input[1])
        value_info = graph.value_info.add()
        value_info.name = node.input[1]
        value_info.type.CopyFrom(write_type(replace(div.B, shape=by_base_names(div.B.shape))))
        guard_nodes[div.node_index] = builder.nodes
    nodes = list(graph.node)
    del graph.node[:]
    for index, node in enumerate(nodes):
        graph.node.extend([*guard_nodes.get(index, ()), node])

"""Loads and validates a model within limits. Files that are not valid models are rejected with an explanation."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vinculum.models.loading import external_data
from vinculum.models.loading.constants import check_tensor
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError

MAX_PROTOBUF_BYTES = (1 << 31) - 1  # the limit of protocol buffers
MAX_OPSET_VERSION = (1 << 31) - 1  # the onnx package holds versions in 32 bits
SHADOWS_OUTER_NAME = "also a name of an enclosing graph, which ONNX forbids: runtimes differ on which one is read"
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


def load_model(path: Path) -> Model:
    """Load the model in a file. ModelError if it is not a valid model."""
    from google.protobuf.message import DecodeError
    from onnx import ModelProto

    data = _read_bytes(path)
    if (problem := _recognise_other_format(data)) is not None:
        raise ModelError(f"{path} is not an ONNX model: {problem}")
    proto = ModelProto()
    try:
        proto.ParseFromString(data)
    except (DecodeError, RuntimeError) as error:
        raise ModelError(f"{path} is not an ONNX model, or is truncated or nested too deep: {error}") from None
    del data
    _check_text(proto)
    if not proto.HasField("graph") or (not proto.opset_import and proto.ir_version >= 3):
        raise ModelError(
            f"{path} is not an ONNX model: it has no {'operator sets' if proto.HasField('graph') else 'graph'}"
        )
    opsets = opset_imports(proto.opset_import, "the model") or {"": 1}
    functions: dict[FunctionKey, Any] = {}
    for function in proto.functions:
        key = (domain_of(function.domain), function.name, function.overload)
        if key in functions:
            raise ModelError(f"function {printable(function.name)} is defined twice")
        functions[key] = function
    if proto.training_info:
        raise ModelError(f"{path} has graphs for training, which are not supported: remove them")
    model = Model(proto, path.parent, opsets, functions)
    _check_graph(proto.graph, model.folder, "graph", frozenset())
    _check_graph_attributes(model)
    for function in proto.functions:
        where = f"function {printable(function.name)}"
        _check_nodes(function.node, model.folder, where, set(function.input), frozenset())
    _check_recursion(model)
    return model


def _check_text(message: Any) -> None:
    """ModelError if a name or other text is not UTF-8. Protocol buffers return such text as bytes."""
    for entry, value in message.ListFields():
        if entry.type not in (entry.TYPE_STRING, entry.TYPE_MESSAGE):
            continue
        for each in [value] if isinstance(value, str | bytes) or hasattr(value, "ListFields") else value:
            if entry.type == entry.TYPE_MESSAGE:
                _check_text(each)
            elif isinstance(each, bytes):
                raise ModelError(
                    f"the model has text that is not UTF-8, in {entry.full_name}: {ascii(each[:40])[2:-1]}"
                )


def _read_bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise ModelError(f"{path}: {'is not a regular file' if path.exists() else 'there is no such file'}")
        size = path.stat().st_size
        if size > MAX_PROTOBUF_BYTES:
            raise ModelError(f"{path} has {size:,} bytes; a protocol buffer has at most {MAX_PROTOBUF_BYTES:,}")
        return path.read_bytes()
    except OSError as error:
        raise ModelError(f"cannot read {path}: {error.strerror}") from None


def _recognise_other_format(data: bytes) -> str | None:
    """Why a file is certainly no protocol buffer. XML never is one, as its first byte would end a group."""
    if not data:
        return "the file is empty"
    start = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    if not start.startswith((b"<?xml", b"<net")):
        return None
    return "this is OpenVINO IR (XML), which is not supported" if b"<net" in start else "this is XML"


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


def _check_graph(graph: Any, folder: Path, where: str, outer: frozenset[str]) -> None:
    """ModelError unless names are defined once and before their use, and tensors are valid. `outer`: enclosing names."""
    known: set[str] = set()
    for item in graph.input:
        _define(item.name, known, f"{where}: input")
    for tensor in graph.initializer:
        _check_tensor(tensor, folder)
    for sparse in graph.sparse_initializer:
        _check_tensor(sparse.values, folder)
        _check_tensor(sparse.indices, folder)
    initializers = [t.name for t in graph.initializer] + [s.values.name for s in graph.sparse_initializer]
    if len(set(initializers)) < len(initializers):
        raise ModelError(f"{where}: initializer {printable(_first_duplicate(initializers))} is defined twice")
    known.update(initializers)
    if hidden := sorted(known & outer):
        raise ModelError(f"{where}: {printable(hidden[0])} is {SHADOWS_OUTER_NAME}")
    _check_nodes(graph.node, folder, where, known, outer)
    for output in graph.output:
        if output.name not in known and output.name not in outer:
            raise ModelError(f"{where}: output {printable(output.name)} is not computed by any node")


def _first_duplicate(names: list[str]) -> str:
    return next(name for index, name in enumerate(names) if name in names[:index])


def _define(name: str, known: set[str], where: str) -> None:
    if name in known:
        raise ModelError(f"{where} {printable(name)} is defined twice")
    known.add(name)


def _check_nodes(nodes: Any, folder: Path, where: str, known: set[str], outer: frozenset[str]) -> None:
    results = {name for node in nodes for name in node.output if name}
    for index, node in enumerate(nodes):
        position = f"{where}: node {printable(node.name or f'{node.op_type}#{index}')}"
        for name in node.input:
            if name and name not in known and name not in outer:
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
            _check_graph(graph, folder, f"{position}/{printable(name)}", outer | known)
        for name in node.output:
            if name:
                _define(name, known, f"{position}: result")
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
    elif math.prod(tensor.dims) > MAX_PROTOBUF_BYTES:
        raise ModelError(f"tensor {printable(tensor.name)} has {math.prod(tensor.dims):,} elements")


def walk_nodes(nodes: Any) -> Iterator[Any]:
    """All nodes, including those of subgraphs."""
    for node in nodes:
        yield node
        for _, graph in subgraphs(node):
            yield from walk_nodes(graph.node)


def _check_graph_attributes(model: Model) -> None:
    """ModelError if a graph is passed to a function as an attribute: the node that runs it does not contain it."""
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


def _check_recursion(model: Model) -> None:
    """ModelError if a function calls itself, directly or through others. A depth-first search without recursion."""
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

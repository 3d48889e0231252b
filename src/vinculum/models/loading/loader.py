"""A model read from its file, with limits, and with clear words for what is not a model."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vinculum.models.loading import external_data
from vinculum.models.loading.constants import check_tensor
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError

MAX_PROTOBUF_BYTES = (1 << 31) - 1  # bytes of one protocol buffer
MAX_OPSET_VERSION = (1 << 31) - 1  # version of an operator set: the onnx package counts them in 32 bits
SHADOWS_OUTER_NAME = "a name of what is around the graph too: ONNX forbids that, and runtimes take one or the other"
FunctionKey = tuple[str, str, str]


@dataclass(frozen=True)
class Model:
    """A model, its folder, the operator sets that it imports, and its functions by domain, name and overload."""

    proto: Any
    folder: Path
    opsets: Mapping[str, int]
    functions: Mapping[FunctionKey, Any] = field(default_factory=dict)


def domain_of(name: str) -> str:
    """The domain of an operator; the default one has two names."""
    return "" if name == "ai.onnx" else name


def load_model(path: Path) -> Model:
    """The model in a file. ModelError where it is none, or is not whole."""
    from google.protobuf.message import DecodeError
    from onnx import ModelProto

    data = _read_bytes(path)
    if (what := _recognise_other_format(data)) is not None:
        raise ModelError(f"{path} is no ONNX model: {what}")
    proto = ModelProto()
    try:
        proto.ParseFromString(data)
    except (DecodeError, RuntimeError) as error:
        raise ModelError(f"{path} is no ONNX model, or is cut off or nested too deep: {error}") from None
    del data
    _check_text(proto)
    if not proto.HasField("graph") or (not proto.opset_import and proto.ir_version >= 3):
        raise ModelError(
            f"{path} is no ONNX model: it has no {'operator sets' if proto.HasField('graph') else 'graph'}"
        )
    opsets = opset_imports(proto.opset_import, "the model") or {"": 1}
    functions: dict[FunctionKey, Any] = {}
    for function in proto.functions:
        key = (domain_of(function.domain), function.name, function.overload)
        if key in functions:
            raise ModelError(f"function {printable(function.name)} is defined twice")
        functions[key] = function
    if proto.training_info:
        raise ModelError(f"{path} has graphs for training, which nothing here looks into: leave them out of it")
    model = Model(proto, path.parent, opsets, functions)
    _check_graph(proto.graph, model.folder, "graph", frozenset())
    _check_graph_attributes(model)
    for function in proto.functions:
        where = f"function {printable(function.name)}"
        _check_nodes(function.node, model.folder, where, set(function.input), frozenset())
    _check_recursion(model)
    return model


def _check_text(message: Any) -> None:
    """ModelError where a name, or other text, is not UTF-8: what reads it is handed bytes then."""
    for entry, found in message.ListFields():
        if entry.type not in (entry.TYPE_STRING, entry.TYPE_MESSAGE):
            continue
        for each in [found] if isinstance(found, str | bytes) or hasattr(found, "ListFields") else found:
            if entry.type == entry.TYPE_MESSAGE:
                _check_text(each)
            elif isinstance(each, bytes):
                raise ModelError(
                    f"the model has text that is not UTF-8, in {entry.full_name}: {ascii(each[:40])[2:-1]}"
                )


def _read_bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise ModelError(f"{path}: {'is no regular file' if path.exists() else 'there is no such file'}")
        size = path.stat().st_size
        if size > MAX_PROTOBUF_BYTES:
            raise ModelError(f"{path} is of {size:,} bytes; one protocol buffer holds {MAX_PROTOBUF_BYTES:,} at most")
        return path.read_bytes()
    except OSError as error:
        raise ModelError(f"cannot read {path}: {error.strerror}") from None


def _recognise_other_format(data: bytes) -> str | None:
    """What a file is that is certainly no protocol buffer; each byte that XML begins with would end a group in one."""
    if not data:
        return "the file is empty"
    start = data[:4096].removeprefix(b"\xef\xbb\xbf").lstrip()
    if not start.startswith((b"<?xml", b"<net")):
        return None
    return "this is OpenVINO IR (XML), which is not read" if b"<net" in start else "this is XML"


def opset_imports(entries: Any, who: str) -> dict[str, int]:
    """Operator sets by domain."""
    found: dict[str, int] = {}
    for entry in entries:
        domain, version = domain_of(entry.domain), int(entry.version)
        said = f"{who} imports operator set {printable(domain) or 'ai.onnx'} in version"
        if version < 1:
            raise ModelError(f"{said} {version}; the first is 1")
        if version > MAX_OPSET_VERSION:
            raise ModelError(f"{said} {version}; there is none beyond {MAX_OPSET_VERSION}")
        if (other := found.setdefault(domain, version)) != version:
            raise ModelError(f"{said} {other}, and in {version} too")
    return found


def subgraphs(node: Any) -> Iterator[tuple[str, Any]]:
    """The graphs that a node carries, each by the name of its attribute."""
    for attribute in node.attribute:
        if attribute.HasField("g"):
            yield attribute.name, attribute.g
        for place, graph in enumerate(attribute.graphs):
            yield f"{attribute.name}[{place}]", graph


def _check_graph(graph: Any, folder: Path, where: str, outer: frozenset[str]) -> None:
    """Names are defined once, here or around, and before they are used; tensors hold what they say."""
    known: set[str] = set()
    for item in graph.input:
        _define(item.name, known, f"{where}: input")
    for tensor in graph.initializer:
        _check_tensor(tensor, folder)
    for sparse in graph.sparse_initializer:
        _check_tensor(sparse.values, folder)
        _check_tensor(sparse.indices, folder)
    named = [t.name for t in graph.initializer] + [s.values.name for s in graph.sparse_initializer]
    if len(set(named)) < len(named):
        raise ModelError(f"{where}: initializer {printable(_first_duplicate(named))} is defined twice")
    known.update(named)
    if hidden := sorted(known & outer):
        raise ModelError(f"{where}: {printable(hidden[0])} is {SHADOWS_OUTER_NAME}")
    _check_nodes(graph.node, folder, where, known, outer)
    for output in graph.output:
        if output.name not in known and output.name not in outer:
            raise ModelError(f"{where}: output {printable(output.name)} is made by no node")


def _first_duplicate(names: list[str]) -> str:
    return next(name for place, name in enumerate(names) if name in names[:place])


def _define(name: str, known: set[str], where: str) -> None:
    if name in known:
        raise ModelError(f"{where} {printable(name)} is defined twice")
    known.add(name)


def _check_nodes(nodes: Any, folder: Path, where: str, known: set[str], outer: frozenset[str]) -> None:
    made_later = {name for node in nodes for name in node.output if name}
    for place, node in enumerate(nodes):
        called = f"{where}: node {printable(node.name or f'{node.op_type}#{place}')}"
        for name in node.input:
            if name and name not in known and name not in outer:
                what = "later: the nodes are out of order, or form a cycle" if name in made_later else "nowhere"
                raise ModelError(f"{called} reads {printable(name)}, which is made {what}")
        for attribute in node.attribute:
            tensors = ([attribute.t] if attribute.HasField("t") else []) + list(attribute.tensors)
            if attribute.HasField("sparse_tensor"):
                tensors += [attribute.sparse_tensor.values, attribute.sparse_tensor.indices]
            for tensor in tensors:
                _check_attribute(tensor, folder, f"{called}, attribute {printable(attribute.name)}")
        for name, graph in subgraphs(node):
            _check_graph(graph, folder, f"{called}/{printable(name)}", outer | known)
        for name in node.output:
            if name:
                _define(name, known, f"{called}: result")
            if name in outer:
                raise ModelError(f"{called}: result {printable(name)} is {SHADOWS_OUTER_NAME}")


def _check_attribute(tensor: Any, folder: Path, where: str) -> None:
    """`_check_tensor`, which says `where` the tensor is: most that are attributes have no name."""
    try:
        _check_tensor(tensor, folder)
    except ModelError as error:
        raise ModelError(f"{where}: {error}") from None


def _check_tensor(tensor: Any, folder: Path) -> None:
    check_tensor(tensor)
    if tensor.data_location == tensor.EXTERNAL:
        named = {entry.key: entry.value for entry in tensor.external_data}
        external_data.resolve_location(
            named.get("location", ""), folder, f"tensor {printable(tensor.name)}", there=False
        )
    elif math.prod(tensor.dims) > MAX_PROTOBUF_BYTES:
        raise ModelError(f"tensor {printable(tensor.name)} has {math.prod(tensor.dims):,} elements")


def walk_nodes(nodes: Any) -> Iterator[Any]:
    """Every node, those of subgraphs included."""
    for node in nodes:
        yield node
        for _, graph in subgraphs(node):
            yield from walk_nodes(graph.node)


def _check_graph_attributes(model: Model) -> None:
    """ModelError where a graph is handed to a function as an attribute: it is run by a node that does not show it."""
    from onnx import AttributeProto

    nodes = [
        *walk_nodes(model.proto.graph.node),
        *(node for f in model.functions.values() for node in walk_nodes(f.node)),
    ]
    kinds = (AttributeProto.GRAPH, AttributeProto.GRAPHS)
    handed = [node for node in nodes if any(a.ref_attr_name and a.type in kinds for a in node.attribute)]
    handed += [
        node
        for node in nodes
        if (domain_of(node.domain), node.op_type, node.overload) in model.functions and any(subgraphs(node))
    ]
    names = [node.op_type for node in handed]
    names += [f.name for f in model.functions.values() if any(a.HasField("g") or a.graphs for a in f.attribute_proto)]
    if names:
        raise ModelError(f"{printable(names[0])} is handed a graph as an attribute, which nothing here looks into")


def _check_recursion(model: Model) -> None:
    """ModelError where a function calls itself, directly or through others."""
    below = {
        key: [
            k
            for node in walk_nodes(f.node)
            if (k := (domain_of(node.domain), node.op_type, node.overload)) in model.functions
        ]
        for key, f in model.functions.items()
    }
    done: set[FunctionKey] = set()
    for root, first in below.items():
        path: dict[FunctionKey, Iterator[FunctionKey]] = {root: iter(first)}
        while path:
            last = next(reversed(path))
            step = next((key for key in path[last] if key not in done), None)
            if step is None:
                done.add(last)
                del path[last]
            elif step in path:
                raise ModelError(f"function {printable(step[1])} calls itself")
            else:
                path[step] = iter(below[step])

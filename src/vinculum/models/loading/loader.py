"""Loads a model from its file. Files that are not valid models are rejected with an explanation."""

from pathlib import Path
from typing import Any

from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError
from vinculum.models.loading.model import FunctionKey, Model, domain_of, opset_imports
from vinculum.models.loading.validation import (
    check_graph,
    check_graph_attributes,
    check_nodes,
    check_recursion,
    check_text,
)

MAX_PROTOBUF_BYTES = (1 << 31) - 1  # the limit of protocol buffers


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
    check_text(proto)
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
    check_graph(proto.graph, model.folder, "graph", frozenset())
    check_graph_attributes(model)
    for function in proto.functions:
        where = f"function {printable(function.name)}"
        check_nodes(function.node, model.folder, where, set(function.input), frozenset())
    check_recursion(model)
    return model


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

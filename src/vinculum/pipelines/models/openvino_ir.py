"""A model of OpenVINO as bytes: a ZIP archive of its XML and its constants."""

import io
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from vinculum.pipelines.models.formats import Description

XML, CONSTANTS = "model.xml", "model.bin"
MAGIC = b"PK"


def is_ir(model: bytes) -> bool:
    """Whether the bytes are such an archive. Those of an ONNX model begin otherwise."""
    return model.startswith(MAGIC)


def packed(model: Any) -> bytes:
    """The archive of an `openvino.Model`, without compression and without times."""
    import openvino

    stream = io.BytesIO()
    with TemporaryDirectory(prefix="vinculum-") as folder, zipfile.ZipFile(stream, "w") as archive:
        paths = [Path(folder, name) for name in (XML, CONSTANTS)]
        openvino.serialize(model, *map(str, paths))
        for path in paths:
            archive.writestr(zipfile.ZipInfo(path.name), path.read_bytes())
    return stream.getvalue()


def unpacked(model: bytes) -> Any:
    """The `openvino.Model` of an archive."""
    import openvino

    with zipfile.ZipFile(io.BytesIO(model)) as archive:
        return openvino.Core().read_model(archive.read(XML), archive.read(CONSTANTS))


def described(model: bytes) -> Description:
    """The newest operator set that it uses, its operators as text, and the names of its inputs."""
    parsed = unpacked(model)
    operators = parsed.get_ordered_ops()
    versions = [int(operator.get_type_info().version_id.removeprefix("opset")) for operator in operators]
    names = sorted(port.get_any_name() for port in parsed.inputs)  # the frontend of Paddle may have B first
    return Description(max(versions), "\n".join(map(_line, operators)), names)


def _line(operator: Any) -> str:
    attributes = ", ".join(f"{name}={value}" for name, value in operator.get_attributes().items())
    sources = ", ".join(value.get_node().get_friendly_name() for value in operator.input_values())
    return f"{operator.get_friendly_name()} = {operator.get_type_name()}[{attributes}] ({sources})"

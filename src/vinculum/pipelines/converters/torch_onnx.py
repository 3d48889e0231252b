"""torch.onnx.export: the exporter of torch.export, and with `dynamo=false` that of TorchScript."""

import io
from typing import Any

import torch

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.sources.torch_ import module


def convert(conversion: Conversion) -> bytes:
    """Export a module. Raises what the exporter raises."""
    divider, inputs = module(conversion.operation, conversion.form, conversion.A, conversion.B)
    names = ["A", "B"][: len(inputs)]
    is_vector = [tensor.dim() == 1 for tensor in inputs]
    is_dynamic = conversion.form.has_open_length
    opset = conversion.options.get("opset", "default")
    settings: dict[str, Any] = {"input_names": names, "output_names": ["C"], "verbose": False}
    settings["opset_version"] = None if opset == "default" else int(opset)
    if conversion.options.get("dynamo", "true") == "true":
        size = torch.export.Dim.DYNAMIC
        settings["dynamic_shapes"] = tuple({0: size} if vector else {} for vector in is_vector) if is_dynamic else None
        program = torch.onnx.export(divider.eval(), inputs, dynamo=True, **settings)
        model: bytes = program.model_proto.SerializeToString()
        return model
    if is_dynamic:
        axes = {name: {0: "n"} for name, vector in zip([*names, "C"], [*is_vector, True], strict=True) if vector}
        settings["dynamic_axes"] = axes
    stream = io.BytesIO()
    torch.onnx.export(divider.eval(), inputs, stream, dynamo=False, **settings)
    return stream.getvalue()

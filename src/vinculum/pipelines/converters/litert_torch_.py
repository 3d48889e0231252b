"""litert-torch, on a module of PyTorch. It was named ai-edge-torch."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import litert_torch
import torch

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.sources.torch_ import module


def convert(conversion: Conversion) -> bytes:
    """Convert a module. Raises what the converter raises."""
    divider, inputs = module(conversion.operation, conversion.form, conversion.A, conversion.B)
    shapes: Any = None
    if conversion.form.has_open_length:
        size = torch.export.Dim("n")
        shapes = tuple({0: size} if tensor.dim() else {} for tensor in inputs)
    model = litert_torch.convert(divider.eval(), inputs, dynamic_shapes=shapes)
    with TemporaryDirectory(prefix="vinculum-") as folder:
        path = Path(folder, "model.tflite")
        model.export(str(path))
        return path.read_bytes()

"""onnx2torch, on a model of ONNX. What it makes is a module of PyTorch."""

import onnx2torch

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.models.torch_module import packed
from vinculum.pipelines.sources.onnx_ import model


def convert(conversion: Conversion) -> bytes:
    """Convert a model. Raises what the converter raises."""
    return packed(onnx2torch.convert(model(conversion.form, conversion.A, conversion.B)))

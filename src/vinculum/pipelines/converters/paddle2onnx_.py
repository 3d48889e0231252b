"""paddle.onnx.export, which is Paddle2ONNX, on a layer of Paddle."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from vinculum.pipelines.converters.conversion import Conversion

os.environ["POLYGRAPHY_AUTOINSTALL_DEPS"] = "0"  # which folds constants, and installs packages as it does so

import paddle

from vinculum.pipelines.sources.paddle_ import layer, signature


def convert(conversion: Conversion) -> bytes:
    """Export a layer. Raises what the exporter raises."""
    opset = conversion.options.get("opset", "default")
    version = {} if opset == "default" else {"opset_version": int(opset)}
    divider = layer(conversion.operation, conversion.form, conversion.B)
    divider.eval()
    inputs = signature(conversion.form, conversion.A, conversion.B)
    with TemporaryDirectory(prefix="vinculum-") as folder:
        paddle.onnx.export(divider, str(Path(folder, "model")), input_spec=inputs, **version)
        return Path(folder, "model.onnx").read_bytes()

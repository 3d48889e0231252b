"""paddle.onnx.export, which is Paddle2ONNX, on a layer of Paddle."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.forms import Form

os.environ["POLYGRAPHY_AUTOINSTALL_DEPS"] = "0"  # which folds constants, and installs packages as it does so

import paddle

from vinculum.pipelines.sources.paddle_ import layer


def convert(conversion: Conversion) -> bytes:
    """Export a layer. Raises what the exporter raises."""
    operands = {"A": conversion.A} if conversion.form.has_constant_divisor else {"A": conversion.A, "B": conversion.B}
    is_dynamic = conversion.form in (Form.DYNAMIC, Form.SCALAR)
    signature = [
        paddle.static.InputSpec([None] * array.ndim if is_dynamic else array.shape, array.dtype.name, name)
        for name, array in operands.items()
    ]
    opset = conversion.options.get("opset", "default")
    version = {} if opset == "default" else {"opset_version": int(opset)}
    divider = layer(conversion.operation, conversion.form, conversion.B)
    divider.eval()
    with TemporaryDirectory(prefix="vinculum-") as folder:
        paddle.onnx.export(divider, str(Path(folder, "model")), input_spec=signature, **version)
        return Path(folder, "model.onnx").read_bytes()

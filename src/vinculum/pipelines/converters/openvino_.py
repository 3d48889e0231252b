"""OpenVINO's frontends, on a module of PyTorch, a function of TensorFlow, or a program of Paddle."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import openvino

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.models.openvino_ir import packed

NEW_PROGRAMS = "FLAGS_enable_pir_api"


def convert(conversion: Conversion) -> bytes:
    """Convert an operation. Raises what the frontend raises."""
    makes = {"torch": _of_torch, "tf": _of_tensorflow, "paddle": _of_paddle}
    return packed(makes[conversion.operation.partition(".")[0]](conversion))


def _with_names(model: Any) -> Any:
    """The model with the names of its inputs, which are in the order of the operation's."""
    for name, port in zip("AB", model.inputs, strict=False):
        port.get_tensor().set_names({name})
    return model


def _of_torch(conversion: Conversion) -> Any:
    from vinculum.pipelines.sources.torch_ import module

    divider, inputs = module(conversion.operation, conversion.form, conversion.A, conversion.B)
    is_dynamic = conversion.form.has_open_length
    shapes = [openvino.PartialShape([-1] * x.dim() if is_dynamic else list(x.shape)) for x in inputs]
    return _with_names(openvino.convert_model(divider.eval(), example_input=inputs, input=shapes))


def _of_tensorflow(conversion: Conversion) -> Any:
    import tensorflow as tf

    from vinculum.pipelines.sources.tensorflow_ import function

    operands = {"A": conversion.A} if conversion.form.has_constant_divisor else {"A": conversion.A, "B": conversion.B}
    is_dynamic = conversion.form.has_open_length
    signature = [
        tf.TensorSpec([None] * array.ndim if is_dynamic else array.shape, array.dtype, name=name)
        for name, array in operands.items()
    ]
    divider = tf.function(function(conversion.operation, conversion.form, conversion.B), input_signature=signature)
    return _with_names(openvino.convert_model(divider.get_concrete_function()))


def _of_paddle(conversion: Conversion) -> Any:
    """The frontend reads files of Paddle's former program format. Their inputs have names, and any order."""
    os.environ[NEW_PROGRAMS] = "0"  # before Paddle is loaded: else Paddle 3 writes another format
    import paddle

    from vinculum.pipelines.sources.paddle_ import layer, signature

    divider = layer(conversion.operation, conversion.form, conversion.B)
    divider.eval()
    with TemporaryDirectory(prefix="vinculum-") as folder:
        path = Path(folder, "model")
        paddle.jit.save(divider, str(path), input_spec=signature(conversion.form, conversion.A, conversion.B))
        return openvino.convert_model(path.with_suffix(".pdmodel"))

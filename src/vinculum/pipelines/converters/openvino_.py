"""OpenVINO's frontends: openvino.convert_model on a module of PyTorch, or a function of TensorFlow."""

from typing import Any

import openvino

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.forms import Form
from vinculum.pipelines.models.openvino_ir import packed


def convert(conversion: Conversion) -> bytes:
    """Convert an operation. Raises what the frontend raises."""
    make = _of_torch if conversion.operation.startswith("torch.") else _of_tensorflow
    model = make(conversion)
    for name, port in zip("AB", model.inputs, strict=False):
        port.get_tensor().set_names({name})
    return packed(model)


def _of_torch(conversion: Conversion) -> Any:
    from vinculum.pipelines.sources.torch_ import module

    divider, inputs = module(conversion.operation, conversion.form, conversion.A, conversion.B)
    is_dynamic = conversion.form in (Form.DYNAMIC, Form.SCALAR)
    shapes = [openvino.PartialShape([-1] * x.dim() if is_dynamic else list(x.shape)) for x in inputs]
    return openvino.convert_model(divider.eval(), example_input=inputs, input=shapes)


def _of_tensorflow(conversion: Conversion) -> Any:
    import tensorflow as tf

    from vinculum.pipelines.sources.tensorflow_ import function

    operands = {"A": conversion.A} if conversion.form.has_constant_divisor else {"A": conversion.A, "B": conversion.B}
    is_dynamic = conversion.form in (Form.DYNAMIC, Form.SCALAR)
    signature = [
        tf.TensorSpec([None] * array.ndim if is_dynamic else array.shape, array.dtype, name=name)
        for name, array in operands.items()
    ]
    divider = tf.function(function(conversion.operation, conversion.form, conversion.B), input_signature=signature)
    return openvino.convert_model(divider.get_concrete_function())

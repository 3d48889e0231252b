"""tf2onnx, on a function of TensorFlow."""

import tensorflow as tf
import tf2onnx

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.sources.tensorflow_ import function


def convert(conversion: Conversion) -> bytes:
    """Convert a function. Raises what the converter raises."""
    is_dynamic = conversion.form.has_open_length
    operands = {"A": conversion.A} if conversion.form.has_constant_divisor else {"A": conversion.A, "B": conversion.B}
    signature = [
        tf.TensorSpec([None] * array.ndim if is_dynamic else array.shape, array.dtype, name=name)
        for name, array in operands.items()
    ]
    opset = conversion.options.get("opset", "default")
    divider = tf.function(function(conversion.operation, conversion.form, conversion.B), input_signature=signature)
    model, _ = tf2onnx.convert.from_function(divider, signature, opset=None if opset == "default" else int(opset))
    serialized: bytes = model.SerializeToString()
    return serialized

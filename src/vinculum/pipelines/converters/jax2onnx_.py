"""jax2onnx, on a function of JAX."""

import jax
import jax2onnx
import numpy as np

from vinculum._util.types import Array
from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.sources.jax_ import function

WIDE = 8  # bytes of an element, from which on the converter has to be told to keep the type


def convert(conversion: Conversion) -> bytes:
    """Convert a function. Raises what the converter raises."""
    is_dynamic = conversion.form.has_open_length
    operands = (conversion.A,) if conversion.form.has_constant_divisor else (conversion.A, conversion.B)
    (size,) = jax.export.symbolic_shape("n")

    def described(array: Array) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct((size,) * array.ndim if is_dynamic else array.shape, np.dtype(array.dtype))

    model = jax2onnx.to_onnx(
        function(conversion.operation, conversion.form, conversion.B),
        [described(array) for array in operands],
        enable_double_precision=conversion.A.dtype.itemsize == WIDE,
        input_names=["A", "B"][: len(operands)],
    )
    serialized: bytes = model.SerializeToString()
    return serialized

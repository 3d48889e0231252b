"""ONNX Runtime on its CPU provider, with the optimisations that it makes by default."""

import ctypes
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from vinculum._util.types import Array

BFLOAT16 = 16  # onnx.TensorProto.BFLOAT16


def load(path: str) -> Callable[[Mapping[str, Array]], Array]:
    """A session for the model. Raises NotImplementedError if there is no kernel for it."""
    from onnxruntime.capi.onnxruntime_pybind11_state import NotImplemented as NoKernelError

    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    try:
        session = onnxruntime.InferenceSession(Path(path).read_bytes(), options, providers=["CPUExecutionProvider"])
    except NoKernelError as error:
        raise NotImplementedError(str(error)) from None

    def run(inputs: Mapping[str, Array]) -> Array:
        result: Array
        if not any(array.dtype.name == "bfloat16" for array in inputs.values()):
            result = session.run(None, dict(inputs))[0]
            return result
        value = session.run_with_ort_values(None, {name: _value(array) for name, array in inputs.items()})[0]
        if value.data_type() != "tensor(bfloat16)":
            result = value.numpy()
            return result
        import ml_dtypes

        data = ctypes.string_at(value.data_ptr(), value.tensor_size_in_bytes())
        return np.frombuffer(data, ml_dtypes.bfloat16).reshape(value.shape())

    return run


def _value(array: Array) -> Any:
    values = onnxruntime.OrtValue
    if array.dtype.name != "bfloat16":
        return values.ortvalue_from_numpy(array)
    return values.ortvalue_from_numpy_with_onnx_type(np.ascontiguousarray(array).view(np.uint16), BFLOAT16)

"""OpenVINO on its CPU device, with its default precision: its own models, and those of ONNX."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import openvino

from vinculum._util.types import Array
from vinculum.pipelines.models.openvino_ir import is_ir, unpacked


def load(path: str) -> Callable[[Mapping[str, Array]], Array]:
    """A compiled model."""
    content = Path(path).read_bytes()
    model = unpacked(content) if is_ir(content) else openvino.Core().read_model(content)
    request = openvino.Core().compile_model(model, "CPU").create_infer_request()

    def run(inputs: Mapping[str, Array]) -> Array:
        for name, array in inputs.items():
            request.set_tensor(name, _tensor(array))
        request.infer()
        output = request.get_output_tensor(0)
        result: Array = output.data.copy()
        if output.element_type == openvino.Type.bf16:  # whose data have the dtype float16
            import ml_dtypes

            return result.view(ml_dtypes.bfloat16)
        return result

    return run


def _tensor(array: Array) -> Any:
    """A copy of an array."""
    if array.dtype.name == "bfloat16":
        return openvino.Tensor(np.ascontiguousarray(array).view(np.uint16), array.shape, openvino.Type.bf16)
    return openvino.Tensor(np.array(array, order="C"))

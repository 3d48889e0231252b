"""ONNX Runtime on its CPU provider, on Div of any opset, with graph optimisations all on and all off."""

import ctypes
from functools import cache
from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.onnx_model import Attributes, div_model, element_type, key, model_inputs
from vinculum.gate.targets.operand_forms import FORMS, Models, Operand, contiguous, operands, refuse


class OnnxRuntime(Adapter):
    """onnxruntime.InferenceSession.

    The adapter passes arrays as they are; ONNX Runtime copies those that are not contiguous.
    """

    name = "onnxruntime"
    requires = "onnxruntime"

    def __init__(self) -> None:
        import onnx  # noqa: F401 - builds the models; if it is missing, that is to be known here
        import onnxruntime

        self._threads_shared = _share_threads()
        onnxruntime.set_default_logger_severity(4)
        self._onnxruntime = onnxruntime
        self.models = Models(self._session)

    def paths(self, profile: str) -> tuple[str, ...]:
        """Each form of operands, with and without optimisations."""
        del profile
        return FORMS + tuple(f"{form}, unoptimised" for form in FORMS)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Run the session for `call`."""
        refuse(self, call, attributes=True)
        form, _, switch = call.path.partition(", ")
        declared = operands(form, A, B)
        session = self.models.get(call.profile, key(call), *declared, switch != "unoptimised")
        inputs = model_inputs(declared, A, B)
        if "bfloat16" in (A.dtype.name, B.dtype.name):
            return self._run_values(session, inputs)
        result: Array = session.run(None, inputs)[0]
        return result

    def _session(self, profile: str, attributes: Attributes, A: Operand, B: Operand, optimised: bool) -> Any:
        from onnxruntime.capi.onnxruntime_pybind11_state import NotImplemented as NoKernelError

        options = self._onnxruntime.SessionOptions()
        options.log_severity_level = 4
        if self._threads_shared:
            options.use_per_session_threads = False
        levels = self._onnxruntime.GraphOptimizationLevel
        options.graph_optimization_level = levels.ORT_ENABLE_ALL if optimised else levels.ORT_DISABLE_ALL
        model = div_model(profile, attributes, A, B)
        try:
            return self._onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        except NoKernelError as error:
            raise NotSupportedError(f"onnxruntime: {error}") from error

    def _run_values(self, session: Any, inputs: dict[str, Array]) -> Array:
        """Run the session through OrtValues, because it does not support NumPy arrays of bfloat16."""
        import ml_dtypes

        bits = {name: contiguous(array) for name, array in inputs.items()}  # outlives the values, which do not own it
        values = {name: self._value(array) for name, array in bits.items()}
        quotient = session.run_with_ort_values(None, values)[0]
        result: Array
        if quotient.data_type() == "tensor(bfloat16)":
            data = ctypes.string_at(quotient.data_ptr(), quotient.tensor_size_in_bytes())
            result = np.frombuffer(data, ml_dtypes.bfloat16).reshape(quotient.shape())
        else:
            result = quotient.numpy()
        return result

    def _value(self, array: Array) -> Any:
        values = self._onnxruntime.OrtValue
        if array.dtype.name != "bfloat16":
            return values.ortvalue_from_numpy(array)
        return values.ortvalue_from_numpy_with_onnx_type(array.view(np.uint16), element_type("bfloat16"))


@cache
def _share_threads() -> bool:
    """Let sessions share one pool of the default size, if this version can.

    A pool for each session costs up to 50 ms. A process can create the shared pool only once.
    """
    import onnxruntime

    if not hasattr(onnxruntime, "set_global_thread_pool_sizes"):
        return False
    onnxruntime.set_global_thread_pool_sizes(0, 0)
    return True

"""The libraries that are measured. Each prepares before the timed call whatever a user could prepare.

A peer gives, for operands and a result array (or None), a call that divides, and the array that it has divided into.
What it has no type or form for raises `NotSupportedError`.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from benchmarks.cells import Array
from benchmarks.results import COPY, OURS
from vinculum.gate.targets.base import NotSupportedError
from vinculum.gate.targets.onnx_model import div_model, element_type
from vinculum.gate.targets.operand_forms import Operand

Divide = Callable[[], object]
Prepared = tuple[Divide, Callable[[], Array]]
Prepare = Callable[[Array, Array, Array | None], Prepared]

PEERS = ("numpy", "torch", "onnxruntime", "openvino")  # also the names of their distributions
PROFILE: Final = "onnx-14"  # has all twelve types and all forms


def peer(name: str, threads: int) -> Prepare:
    """Return the peer of that name, with that many threads."""
    makers = {OURS: _vinculum, COPY: _copy, "numpy": _numpy, "torch": _torch}
    makers |= {"onnxruntime": _onnxruntime, "openvino": _openvino}
    return makers[name](threads)


def _called(function: Callable[[], Any], C: Array | None) -> Prepared:
    """Return a call that writes to C, or returns a new array."""

    def result() -> Array:
        quotient = function()
        return np.asarray(quotient if C is None else C)

    return function, result


def _vinculum(threads: int) -> Prepare:
    del threads  # read from VINCULUM_THREADS
    import vinculum

    divide = vinculum.div
    return lambda A, B, C: _called(lambda: divide(A, B, profile=PROFILE, out=C), C)


def _numpy(threads: int) -> Prepare:
    """floor_divide of integers: its only integer division. It has no threads of its own."""
    del threads
    np.seterr(all="ignore")

    def prepare(A: Array, B: Array, C: Array | None) -> Prepared:
        divide = np.floor_divide if A.dtype.kind in "iu" else np.divide
        return _called((lambda: divide(A, B)) if C is None else (lambda: divide(A, B, out=C)), C)

    return prepare


def _copy(threads: int) -> Prepare:
    """Copy as many bytes as the division reads and writes, with as many threads."""
    pool = ThreadPoolExecutor(threads)

    def prepare(A: Array, B: Array, C: Array | None) -> Prepared:
        result = C if C is not None else np.empty(np.broadcast_shapes(A.shape, B.shape), A.dtype)
        total = (A.nbytes + B.nbytes + result.nbytes) // 2
        source, target = np.ones(total, np.uint8), np.zeros(total, np.uint8)
        parts = list(zip(np.array_split(target, threads), np.array_split(source, threads), strict=True))

        def copy() -> None:
            if threads == 1:
                np.copyto(target, source)
            else:
                list(pool.map(lambda part: np.copyto(*part), parts))

        return copy, lambda: result

    return prepare


def _torch(threads: int) -> Prepare:
    import torch

    torch.set_num_threads(threads)

    def tensor(array: Array) -> Any:
        if array.dtype.name == "bfloat16":
            return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
        return torch.from_numpy(array)

    def prepare(A: Array, B: Array, C: Array | None) -> Prepared:
        a, b, c = tensor(A), tensor(B), None if C is None else tensor(C)
        rounding = "trunc" if A.dtype.kind in "iu" else None
        divide = torch.div

        def result() -> Array:
            quotient = divide(a, b, rounding_mode=rounding)
            if A.dtype.name == "bfloat16":
                bits: Array = quotient.view(torch.int16).numpy()
                return bits.view(A.dtype)
            return np.asarray(quotient.numpy())

        try:
            divide(a, b, rounding_mode=rounding)
        except NotImplementedError as error:
            raise NotSupportedError(f"torch: {error}") from error
        if C is None:
            return (lambda: divide(a, b, rounding_mode=rounding)), result
        return _called(lambda: divide(a, b, rounding_mode=rounding, out=c), C)

    return prepare


def _model(A: Array, B: Array) -> bytes:
    """The ONNX model of C = Div(A, B) for operands of just these shapes."""
    return div_model(PROFILE, (), Operand(A.dtype.name, A.shape), Operand(B.dtype.name, B.shape))


def _onnxruntime(threads: int) -> Prepare:
    import onnxruntime
    from onnxruntime.capi.onnxruntime_pybind11_state import NotImplemented as NoKernelError

    onnxruntime.set_default_logger_severity(4)

    def value(array: Array) -> Any:
        if array.dtype.name != "bfloat16":
            return onnxruntime.OrtValue.ortvalue_from_numpy(array)
        bits = array.view(np.uint16)
        return onnxruntime.OrtValue.ortvalue_from_numpy_with_onnx_type(bits, element_type("bfloat16"))

    def prepare(A: Array, B: Array, C: Array | None) -> Prepared:
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 4
        options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
        try:
            session = onnxruntime.InferenceSession(_model(A, B), options, providers=["CPUExecutionProvider"])
        except NoKernelError as error:
            raise NotSupportedError(f"onnxruntime: {error}") from error
        if C is None:
            if A.dtype.name == "bfloat16":
                raise NotSupportedError("onnxruntime gives no NumPy arrays of bfloat16")
            inputs = {"A": A, "B": B}
            return _called(lambda: session.run(None, inputs)[0], None)
        binding = session.io_binding()
        binding.bind_ortvalue_input("A", value(A))
        binding.bind_ortvalue_input("B", value(B))
        binding.bind_ortvalue_output("C", value(C))

        def divide(keep: object = (A, B, C)) -> None:  # a value does not own the memory of its array
            del keep
            session.run_with_iobinding(binding)

        return _called(divide, C)

    return prepare


def _openvino(threads: int) -> Prepare:
    import openvino

    core = openvino.Core()
    config = {
        "INFERENCE_NUM_THREADS": threads,
        "NUM_STREAMS": 1,
        "PERFORMANCE_HINT": "LATENCY",
        "ENABLE_CPU_PINNING": False,  # other peers use this thread too
    }

    def tensor(array: Array) -> Any:
        if array.dtype.name == "bfloat16":
            return openvino.Tensor(array.view(np.uint16), array.shape, openvino.Type.bf16)
        return openvino.Tensor(array, shared_memory=True)

    def prepare(A: Array, B: Array, C: Array | None) -> Prepared:
        # the default computes float32 in bfloat16 on processors that have it
        precision = {"float16": "f16", "bfloat16": "bf16"}.get(A.dtype.name, "f32")
        hints = config | {"INFERENCE_PRECISION_HINT": precision}
        request = core.compile_model(core.read_model(_model(A, B)), "CPU", hints).create_infer_request()
        inputs = [tensor(A), tensor(B)]
        for number, each in enumerate(inputs):
            request.set_input_tensor(number, each)
        if C is not None:
            inputs.append(tensor(C))
            request.set_output_tensor(0, inputs[-1])

        def divide(keep: object = inputs) -> object:  # a tensor that shares memory does not own it
            del keep
            return request.infer(share_outputs=C is not None)

        def result() -> Array:
            divide()
            return C if C is not None else np.array(request.get_output_tensor(0).data).view(A.dtype)

        return divide, result

    return prepare

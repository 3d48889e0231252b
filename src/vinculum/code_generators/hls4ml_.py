"""hls4ml's C simulation: its C++ for FPGAs, of a model with one Div, compiled for this processor.

hls4ml divides by constants only: of a divisor that is an input, its C++ calls a function that does not exist. A vector is divided
for each batch, so the adapter divides all elements as one vector. Its function takes and returns floats whatever the type.
"""

from collections.abc import Callable
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from vinculum.code_generators.sized_model import div_model
from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.onnx_model import Attributes, key
from vinculum.gate.targets.operand_forms import FORMS, Models, Operand, contiguous, refuse

CONSTANT = FORMS[2]
MODELS = 512  # that are kept
BACKEND = "Vitis"
PRECISIONS = {  # of the program's variables, for types whose values the function's arguments can pass
    "float32": "float",
    "float64": "double",
    **{f"{sign}int{width}": f"ap_{sign}int<{width}>" for sign in ("", "u") for width in (8, 16, 32)},
}


class Hls4ml(Adapter):
    """hls4ml.converters.convert_from_onnx_model, with the type as the precision of all variables."""

    name = "hls4ml"
    requires = "hls4ml"

    def __init__(self) -> None:
        import hls4ml
        from qonnx.core.modelwrapper import ModelWrapper
        from qonnx.util.cleanup import cleanup_model

        self._convert = hls4ml.converters.convert_from_onnx_model
        self._cleaned: Callable[[Any], Any] = lambda model: cleanup_model(ModelWrapper(model)).model
        self.models = Models(self._model, MODELS)

    def paths(self, profile: str) -> tuple[str, ...]:
        """B is part of the model."""
        del profile
        return (CONSTANT,)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Run the program that is compiled for the type and the divisors."""
        refuse(self, call, attributes=True)
        if A.dtype != B.dtype:
            raise InexpressibleError("hls4ml gets a model of one type")
        if A.dtype.name not in PRECISIONS:
            raise NotSupportedError(f"hls4ml's simulation passes no {A.dtype}")
        if not (A.size and B.size):
            raise InexpressibleError("hls4ml has no tensors without elements")
        shape = np.broadcast_shapes(A.shape, B.shape)
        dividends, divisors = (contiguous(np.broadcast_to(operand, shape).reshape(1, -1)) for operand in (A, B))
        flat = Operand(A.dtype.name, dividends.shape)
        constant = Operand(B.dtype.name, divisors.shape[1:], divisors.tobytes())
        model = self.models.get(call.profile, key(call), flat, constant)
        quotients = np.asarray(model.predict(_passed(dividends)))
        if A.dtype.kind in "iu" and (np.trunc(quotients) == quotients).all():
            quotients = quotients.astype(A.dtype)
        return quotients.reshape(shape)

    def _model(self, profile: str, attributes: Attributes, A: Operand, B: Operand) -> Any:
        """The compiled program."""
        model = self._cleaned(div_model(profile, attributes, A, B))
        settings = {"Precision": PRECISIONS[A.dtype], "ReuseFactor": 1, "Strategy": "Latency"}
        with TemporaryDirectory(prefix="vinculum-") as folder:
            program = self._convert(
                model, output_dir=folder, hls_config={"Model": settings}, backend=BACKEND, io_type="io_parallel"
            )
            program.compile()
            zeros = np.zeros((1, B.shape[0] or 0) if B.shape else 1, A.dtype)
            program.predict(_passed(zeros))  # the first call reads the weights from the folder
        return program


def _passed(array: Array) -> Array:
    """The elements as the function's arguments have them."""
    return array if array.dtype == np.float32 else array.astype(np.float64)

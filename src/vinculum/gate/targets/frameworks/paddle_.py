"""Paddle's division on the CPU: paddle.divide or paddle.floor_divide, as the profile says.

Under a profile that is none of Paddle's, it is paddle.divide with rounding_mode None for floats and "trunc" for integers. Paddle
takes NumPy's uint16 for bfloat16, and has no unsigned integers of more than 8 bits.
"""

import warnings
from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.operand_forms import refuse

UNKNOWN = ("uint16", "uint32", "uint64")


class Paddle(Adapter):
    """The function on tensors, without a graph."""

    name = "paddle"
    requires = "paddlepaddle"
    profiles = ("paddle-divide", "paddle-floor-divide")

    def __init__(self) -> None:
        with warnings.catch_warnings(action="ignore"):
            import paddle

        paddle.device.set_device("cpu")
        self._paddle = paddle

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide. Paddle reports a type without a kernel itself."""
        refuse(self, call)
        if unknown := {A.dtype.name, B.dtype.name}.intersection(UNKNOWN):
            raise NotSupportedError(f"Paddle has no tensors of {', '.join(sorted(unknown))}")
        a, b = self._tensor(A), self._tensor(B)
        if call.profile == "paddle-floor-divide":
            quotient = self._paddle.floor_divide(a, b)
        elif call.profile == "paddle-divide" or A.dtype.kind not in "iu":
            quotient = self._paddle.divide(a, b)
        else:
            quotient = self._paddle.divide(a, b, rounding_mode="trunc")
        result: Array = quotient.numpy()
        if quotient.dtype == self._paddle.bfloat16:
            import ml_dtypes

            return result.view(ml_dtypes.bfloat16)
        return result

    def _tensor(self, array: Array) -> Any:
        return self._paddle.to_tensor(array.view(np.uint16) if array.dtype.name == "bfloat16" else array)

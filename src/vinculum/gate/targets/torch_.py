"""PyTorch's division on the CPU: torch.div or torch.floor_divide, as the profile says.

Under a profile that is none of PyTorch's, it is torch.div with rounding_mode None for floats and "trunc" for integers. The
adapter does not use torch.compile, which needs a C++ compiler at run time.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.operand_forms import refuse

MODES = {"torch-div": None, "torch-div-trunc": "trunc", "torch-div-floor": "floor"}  # of torch.div, by profile


class Torch(Adapter):
    """The division on tensors that share the memory of the arrays if torch.from_numpy can."""

    name = "torch"
    requires = "torch"

    def __init__(self) -> None:
        import torch

        self._torch = torch

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide; a type without a kernel of division is not supported."""
        refuse(self, call)
        try:
            quotient = self._quotient(self._tensor(A), self._tensor(B), call.profile)
        except NotImplementedError as error:  # e.g. '"div_trunc_cpu" not implemented for 'UInt16''
            raise NotSupportedError(f"torch: {error}") from error
        result: Array
        if quotient.dtype == self._torch.bfloat16:
            import ml_dtypes

            result = quotient.view(self._torch.int16).numpy().view(ml_dtypes.bfloat16)
        else:
            result = quotient.numpy()
        return result

    def _quotient(self, a: Any, b: Any, profile: str) -> Any:
        if profile == "torch-floor-divide":
            return self._torch.floor_divide(a, b)
        default = None if a.dtype.is_floating_point else "trunc"
        return self._torch.div(a, b, rounding_mode=MODES.get(profile, default))

    def _tensor(self, array: Array) -> Any:
        # torch.from_numpy refuses negative strides and those that are no multiple of the element, and warns of
        # read-only memory; these are copied
        shareable = all(stride >= 0 and stride % array.itemsize == 0 for stride in array.strides)
        given = array if shareable and array.flags.writeable else array.copy()
        if array.dtype.name == "bfloat16":
            return self._torch.from_numpy(given.view(np.int16)).view(self._torch.bfloat16)
        return self._torch.from_numpy(given)

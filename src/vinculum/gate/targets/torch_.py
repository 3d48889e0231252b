"""PyTorch's torch.div on the CPU: rounding_mode None for floats, "trunc" for integers.

Its profiles are those that truncate. The adapter does not use torch.compile, which needs a C++ compiler at run time.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.operand_forms import refuse


class Torch(Adapter):
    """torch.div on tensors that share the memory of the arrays if torch.from_numpy can."""

    name = "torch"
    requires = "torch"

    def __init__(self) -> None:
        import torch

        self._torch = torch

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide; a type without a kernel of division is not supported."""
        refuse(self, call)
        rounding = "trunc" if A.dtype.kind in "iu" else None
        try:
            quotient = self._torch.div(self._tensor(A), self._tensor(B), rounding_mode=rounding)
        except NotImplementedError as error:  # e.g. '"div_trunc_cpu" not implemented for 'UInt16''
            raise NotSupportedError(f"torch: {error}") from error
        result: Array
        if quotient.dtype == self._torch.bfloat16:
            import ml_dtypes

            result = quotient.view(self._torch.int16).numpy().view(ml_dtypes.bfloat16)
        else:
            result = quotient.numpy()
        return result

    def _tensor(self, array: Array) -> Any:
        # torch.from_numpy refuses negative strides and those that are no multiple of the element, and warns of
        # read-only memory; these are copied
        shareable = all(stride >= 0 and stride % array.itemsize == 0 for stride in array.strides)
        given = array if shareable and array.flags.writeable else array.copy()
        if array.dtype.name == "bfloat16":
            return self._torch.from_numpy(given.view(np.int16)).view(self._torch.bfloat16)
        return self._torch.from_numpy(given)

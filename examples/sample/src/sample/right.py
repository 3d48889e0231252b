"""Element-wise division as ONNX defines it, for int32 and float32."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def div(A: NDArray[Any], B: NDArray[Any]) -> NDArray[Any]:
    """C = A / B; integers are rounded toward zero.

    >>> div(np.array([-7, 7], "int32"), np.array(2, "int32"))
    array([-3,  3], dtype=int32)

    Raises ValueError where an integer denominator is 0, or a quotient is beyond the type: MIN / -1.
    """
    quotient: NDArray[Any]
    if A.dtype == np.float32:
        with np.errstate(all="ignore"):
            quotient = np.divide(A, B)
        return quotient
    if A.dtype != np.int32:
        raise NotImplementedError(f"no {A.dtype}")
    if (B == 0).any():
        raise ValueError("a denominator is 0")
    numerator, denominator = A.astype(np.int64), B.astype(np.int64)
    quotient = np.sign(numerator) * np.sign(denominator) * (np.abs(numerator) // np.abs(denominator))
    if (quotient > np.iinfo(np.int32).max).any():
        raise ValueError("a quotient is beyond int32")
    return quotient.astype(np.int32)

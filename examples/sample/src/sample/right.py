"""Element-wise division as ONNX defines it, for int32 and float32."""

import numpy as np


def div(A, B):
    """C = A / B; integers are rounded toward zero.

    >>> div(np.array([-7, 7], "int32"), np.array(2, "int32"))
    array([-3,  3], dtype=int32)

    Raises ValueError where an integer denominator is 0, or a quotient is beyond the type: MIN / -1.
    """
    if A.dtype == np.float32:
        with np.errstate(all="ignore"):
            return np.divide(A, B)
    if A.dtype != np.int32:
        raise NotImplementedError(f"no {A.dtype}")
    numerator, denominator = np.broadcast_arrays(A.astype(np.int64), B.astype(np.int64))
    if (denominator == 0).any():
        raise ValueError("a denominator is 0")
    quotient = np.sign(numerator) * np.sign(denominator) * (np.abs(numerator) // np.abs(denominator))
    if (quotient > np.iinfo(np.int32).max).any():
        raise ValueError("a quotient is beyond int32")
    return quotient.astype(np.int32)

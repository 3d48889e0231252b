"""Division and conversion of elements as the conforming evaluators do them, with what is left open.

Both functions return the elements, and a mask of those whose value no operator set defines; None if there are none for the
types. These are an integer divided by zero, MIN / -1, and a float that is converted to an integer type that cannot hold it.
"""

from typing import Any

import numpy as np

from vinculum._util.types import Array


def divide(A: Array, B: Array, *, floors: bool) -> tuple[Array, Array | None]:
    """The quotients: truncated integers, or floored ones if it `floors`; of floats those of IEEE 754."""
    if A.dtype.kind not in "iu":
        with np.errstate(all="ignore"):
            return np.asarray(np.divide(A, B), dtype=A.dtype), None
    A, B = np.broadcast_arrays(A, B)
    is_open = (B == 0) | ((B.astype(object) == -1) & (A == np.iinfo(A.dtype).min))
    safe = np.where(is_open, np.ones_like(B), B)
    floored, remainder = A // safe, A % safe
    truncated = floored + ((remainder != 0) & ((A < 0) != (safe < 0)))
    return np.asarray(floored if floors else truncated, dtype=A.dtype), np.asarray(is_open, dtype=bool)


def convert(A: Array, dtype: np.dtype[Any]) -> tuple[Array, Array | None]:
    """The elements in another type: to floats with ties to even, to integers towards zero."""
    with np.errstate(all="ignore"):
        if A.dtype.kind in "biu" or dtype.kind not in "iu":
            return A.astype(dtype), None
        wide = A.astype(np.float64)
        low, high = float(np.iinfo(dtype).min), float(int(np.iinfo(dtype).max) + 1)
        is_open = ~((np.trunc(wide) >= low) & (wide < high))
    return np.where(is_open, 0, wide).astype(dtype), np.asarray(is_open, dtype=bool)

"""Quotients of floating-point numbers, by IEEE 754."""

from typing import Any

import numpy as np
import numpy.typing as npt


def quotient(A: npt.NDArray[Any], B: npt.NDArray[Any], C: npt.NDArray[Any]) -> None:
    """Write A / B, rounded to nearest, ties to even, to C. Every A and B is in the domain. C may overlap A and B.

    float32 and float64 are divided by the processor. float16 (NumPy) and bfloat16 (ml_dtypes) pass through float32 and
    so are rounded twice, which changes no quotient of these two: `vinculum check --level exhaustive
    --dtype float16 bfloat16` judges every pair of each by the specification's relation `ieee754.quotient`.
    """
    np.divide(A, B, out=C)

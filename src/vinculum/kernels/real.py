"""Quotients of reals: exact, as arrays of `fractions.Fraction`."""

from typing import Any

import numpy as np
import numpy.typing as npt


def quotient(A: npt.NDArray[Any], B: npt.NDArray[Any], C: npt.NDArray[Any]) -> None:
    """Write A / B to C. All elements are fractions, no B is 0. C may overlap A and B. E_DIV_REAL_FUNC_0010"""
    np.divide(A, B, out=C)  # on objects it calls the division of each

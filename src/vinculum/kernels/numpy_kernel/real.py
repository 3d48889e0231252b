"""Quotients of reals: exact, as arrays of `fractions.Fraction`."""

from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt


def quotient(A: npt.NDArray[Any], B: npt.NDArray[Any], C: npt.NDArray[Any]) -> None:
    """Write A / B to C. All elements are fractions, no B is 0. C may overlap A and B. E_DIV_REAL_FUNC_0010"""
    np.frompyfunc(_quotient, 2, 1)(A, B, out=C)


def _quotient(a: Fraction, b: Fraction) -> Fraction:
    """Divide by Python's integers: a Fraction may hold NumPy's integers, whose products wrap around."""
    return Fraction(int(a.numerator) * int(b.denominator), int(a.denominator) * int(b.numerator))

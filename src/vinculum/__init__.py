"""Vinculum: a formally specified element-wise division. `div` is the kernel; `vinculum check` judges any other."""

from vinculum.errors import (
    DivAttributeError,
    DivError,
    DivOutError,
    DivOverflowError,
    DivShapeError,
    DivTypeError,
    DivZeroDenominatorError,
)
from vinculum.kernels.divide import div

__version__ = "0.1.0"

__all__ = [
    "DivAttributeError",
    "DivError",
    "DivOutError",
    "DivOverflowError",
    "DivShapeError",
    "DivTypeError",
    "DivZeroDenominatorError",
    "__version__",
    "div",
]

"""Vinculum: a formally specified element-wise division. `div` is the kernel; `vinculum check` judges any other."""

from typing import TYPE_CHECKING

from vinculum.errors import (
    DivAttributeError,
    DivEnvironmentError,
    DivError,
    DivOutError,
    DivOverflowError,
    DivShapeError,
    DivTypeError,
    DivZeroDenominatorError,
)
from vinculum.kernels.compiled import entry as _entry
from vinculum.kernels.divide import div as _div
from vinculum.kernels.info import kernel_info, set_threads

if TYPE_CHECKING:
    div = _div
else:
    div = _entry(_div)

__version__ = "0.1.0"

__all__ = [
    "DivAttributeError",
    "DivEnvironmentError",
    "DivError",
    "DivOutError",
    "DivOverflowError",
    "DivShapeError",
    "DivTypeError",
    "DivZeroDenominatorError",
    "__version__",
    "div",
    "kernel_info",
    "set_threads",
]

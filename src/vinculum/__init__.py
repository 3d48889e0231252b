"""Vinculum: a formally specified element-wise division.

`div` is the kernel; `check` tests any implementation, and `models.analyse` each Div of an ONNX model.

Everything is loaded on first use: `import vinculum` alone loads neither kernel nor gate nor NumPy.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from vinculum.errors import (
    DivAttributeError,
    DivEnvironmentError,
    DivError,
    DivOutError,
    DivOverflowError,
    DivSettingError,
    DivShapeError,
    DivTypeError,
    DivZeroDenominatorError,
)

if TYPE_CHECKING:
    from vinculum import models as models
    from vinculum.gate.check import check
    from vinculum.gate.reports.report import Report
    from vinculum.kernels.config import KernelInfo, kernel_info, set_threads
    from vinculum.kernels.divide import div
    from vinculum.profile_names import ProfileName

__version__ = "0.1.0"

__all__ = [
    "DivAttributeError",
    "DivEnvironmentError",
    "DivError",
    "DivOutError",
    "DivOverflowError",
    "DivSettingError",
    "DivShapeError",
    "DivTypeError",
    "DivZeroDenominatorError",
    "KernelInfo",
    "ProfileName",
    "Report",
    "__version__",
    "check",
    "div",
    "kernel_info",
    "models",
    "set_threads",
]

# Loaded by name, not by an import statement: whatever divides by `vinculum.div` does not depend on these.
_CHECKERS = ("Report", "check", "models")


def __getattr__(name: str) -> Any:
    if name == "ProfileName":
        from vinculum.profile_names import ProfileName

        return ProfileName
    if name in _CHECKERS:
        from vinculum._util.extras import require

        require("check")
        if name == "models":
            return import_module("vinculum.models")
        if name == "check":
            return import_module("vinculum.gate.check").check
        return import_module("vinculum.gate.reports.report").Report
    if name not in ("KernelInfo", "div", "kernel_info", "set_threads"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from vinculum.kernels.config import KernelInfo, kernel_info, set_threads
    from vinculum.kernels.dispatch import entry
    from vinculum.kernels.divide import div

    globals().update(KernelInfo=KernelInfo, div=entry(div), kernel_info=kernel_info, set_threads=set_threads)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""Vinculum: a formally specified element-wise division.

`div` is the kernel; `vinculum check` tests any other.

The kernel is loaded on first use: `import vinculum` alone loads neither it nor NumPy.
"""

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
    "__version__",
    "div",
    "kernel_info",
    "set_threads",
]


def __getattr__(name: str) -> Any:
    if name == "ProfileName":
        from vinculum.profile_names import ProfileName

        return ProfileName
    if name not in ("KernelInfo", "div", "kernel_info", "set_threads"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from vinculum.kernels.config import KernelInfo, kernel_info, set_threads
    from vinculum.kernels.dispatch import entry
    from vinculum.kernels.divide import div

    globals().update(KernelInfo=KernelInfo, div=entry(div), kernel_info=kernel_info, set_threads=set_threads)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

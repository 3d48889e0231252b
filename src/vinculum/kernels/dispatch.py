"""Load the compiled kernel, and choose which kernel serves.

Environment variables: `VINCULUM_KERNEL=numpy` does not load the compiled kernel; `VINCULUM_KERNEL=native` requires it.
`VINCULUM_INSTRUCTIONS` limits the instruction sets that the compiled kernel uses: `portable` is the generated C alone,
`avx2` excludes AVX-512, and `avx512` excludes its VBMI extension.
"""

import os
from collections.abc import Callable
from functools import update_wrapper
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from vinculum.errors import DivSettingError
from vinculum.kernels._profiles import PROFILES
from vinculum.kernels.profiles import Profile

Array = npt.NDArray[Any]
KERNEL_VARIABLE = "VINCULUM_KERNEL"
INSTRUCTIONS_VARIABLE = "VINCULUM_INSTRUCTIONS"
KERNELS = ("native", "numpy")
INSTRUCTIONS = ("portable", "avx2", "avx512", "avx512vbmi")  # each includes those before it
INSTALL_HINT = (
    "install a C compiler (GCC or Clang) and Python's headers (python3-dev), and reinstall the package with pip's "
    "--force-reinstall --no-deps --no-cache-dir; with --verbose, pip shows the compiler's messages"
)


def _load() -> tuple[ModuleType | None, str]:
    choice = os.environ.get(KERNEL_VARIABLE, "")
    if choice not in {"", *KERNELS}:
        raise DivSettingError(f"{KERNEL_VARIABLE} is {choice!r}; it may be {' or '.join(KERNELS)}")
    if choice == "numpy":
        return None, f"{KERNEL_VARIABLE}=numpy"
    try:
        from vinculum.kernels import _native  # type: ignore[attr-defined] # compiled at installation
    except ImportError as error:
        exists = find_spec("vinculum.kernels._native") is not None
        cause = f"it cannot be loaded ({error})" if exists else "it was not compiled at installation"
        reason = f"{cause}: {INSTALL_HINT}"
        if choice:
            message = f"{KERNEL_VARIABLE} is {choice!r}, but the compiled kernel is not there: {reason}"
            raise DivSettingError(message) from error
        return None, reason
    return cast("ModuleType", _native), ""


library, missing = _load()
_served = library is not None


def serves() -> bool:
    """Return whether the compiled kernel serves now."""
    return _served


def choose(kernel: str) -> str:
    """Choose the kernel, "native" or "numpy", and return the previous choice.

    Raises ImportError if the compiled kernel cannot be loaded.
    """
    global _served  # noqa: PLW0603 - one kernel serves the whole process
    if kernel not in KERNELS:
        raise ValueError(f"the kernel is {kernel!r}; it may be {' or '.join(KERNELS)}")
    previous = "native" if _served else "numpy"
    if kernel == "native" and library is None:
        raise ImportError(f"the compiled kernel is not there: {missing}")
    _served = kernel == "native"
    if library is not None:
        library.serve(_served)
    return previous


def entry(div: Callable[..., Array]) -> Callable[..., Array]:
    """Return `div`, or a compiled function that serves simple calls itself and hands all others to `div`."""
    if library is None:
        return div
    division = library.Division(div, {name: _flags(library, profile) for name, profile in PROFILES.items()}, "sonnx")
    update_wrapper(division, div)
    division.__module__ = __name__.partition(".")[0]  # the module from which pickle imports it
    return cast("Callable[..., Array]", division)


def _flags(native: ModuleType, profile: Profile) -> int:
    """One bit for each type that the profile lists, and what its attributes' defaults say."""
    defaults = {name: form.default for name, form in profile.attributes.items() if form.default is not None}
    flags = sum(1 << k for k, name in enumerate(native.TYPES) if name in profile.types)
    if profile.rounding is not None and profile.rounding.rule(defaults).name == "floored_quotient":
        flags |= native.FLOORED
    if profile.shape.rule(defaults).name == "multidirectional":
        flags |= native.MULTIDIRECTIONAL
    return flags


def quotient(A: Array, B: Array, C: Array, *, floored: bool) -> None:
    """Write A / B to C, by the compiled kernel. Every pair must be in the domain. C may overlap A and B.

    E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, E_DIV_FLOAT_FUNC_0010
    """
    assert library is not None
    library.divide_into(_standard(A, C.dtype), _standard(B, C.dtype), C, floored)


def within(A: Array, B: Array) -> bool:
    """Return True if the compiled kernel serves and every pair of integers is in the domain.

    E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010
    """
    return library is not None and _served and bool(library.within(A, _standard(B, A.dtype)))


def _standard(x: Array, dtype: np.dtype[Any]) -> Array:
    return x if x.dtype.num == dtype.num else x.view(dtype)  # NumPy has two dtypes for one C type: long, long long


def bfloat16_is(dtype: np.dtype[Any]) -> None:
    """Tell the compiled kernel which dtype ml_dtypes has registered for bfloat16."""
    if library is not None:
        library.set_bfloat16(dtype)


def set_instructions(limit: str = INSTRUCTIONS[-1]) -> None:
    """Limit the instruction sets for float16, bfloat16, integers and large results to those up to `limit`.

    "portable" is the generated C alone, of which the loader chooses the clone for this processor.
    """
    if limit not in INSTRUCTIONS:
        raise ValueError(f"the instructions are {limit!r}; they may be {', '.join(INSTRUCTIONS)}")
    if library is not None:
        library.paths(INSTRUCTIONS.index(limit))


def paths() -> dict[str, str]:
    """Return the instruction set in use for each group of types; empty without a compiled kernel."""
    return {} if library is None else dict(library.paths())


def by_vectors() -> int:
    """Return how many quotients vector code, as opposed to the generated C, has written in this process."""
    return 0 if library is None else int(library.by_vectors())


try:
    set_instructions(os.environ.get(INSTRUCTIONS_VARIABLE) or INSTRUCTIONS[-1])
except ValueError as error:
    raise DivSettingError(f"{INSTRUCTIONS_VARIABLE}: {error}") from None

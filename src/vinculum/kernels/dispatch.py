"""The compiled kernel where there is one, and which kernel serves.

`VINCULUM_KERNEL=numpy` in the environment leaves the compiled one out, `VINCULUM_KERNEL=native` refuses to do without.
`VINCULUM_INSTRUCTIONS=portable` has the compiled one divide by the generated C alone, as on any processor, and `=avx2` as on
one without AVX-512, `=avx512` as on one that has it, but not its VBMI.
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
CHOICE = "VINCULUM_KERNEL"
MOST = "VINCULUM_INSTRUCTIONS"
KERNELS = ("native", "numpy")
INSTRUCTIONS = ("portable", "avx2", "avx512", "avx512vbmi")  # each with those before it
FIX = (
    "have a C compiler (GCC or Clang) and Python's headers (python3-dev) there, and install the package again with pip's "
    "--force-reinstall --no-deps --no-cache-dir; with --verbose too, pip shows what the compiler said"
)


def _load() -> tuple[ModuleType | None, str]:
    wanted = os.environ.get(CHOICE, "")
    if wanted not in {"", *KERNELS}:
        raise DivSettingError(f"{CHOICE} is {wanted!r}; it may be {' or '.join(KERNELS)}")
    if wanted == "numpy":
        return None, f"{CHOICE}=numpy"
    try:
        from vinculum.kernels import _native  # type: ignore[attr-defined] # made at installation
    except ImportError as error:
        found = find_spec("vinculum.kernels._native") is not None
        missing = f"{f'it cannot be loaded ({error})' if found else 'it was not compiled at installation'}: {FIX}"
        if wanted:
            raise DivSettingError(f"{CHOICE} is {wanted!r}, but the compiled kernel is not there: {missing}") from error
        return None, missing
    return cast("ModuleType", _native), ""


library, missing = _load()
_served = library is not None


def serves() -> bool:
    """Whether the compiled kernel serves now."""
    return _served


def choose(kernel: str) -> str:
    """Have "native" or "numpy" serve from now on, in this process; returns which one did. ImportError: not there."""
    global _served  # noqa: PLW0603 - one kernel serves the whole process
    if kernel not in KERNELS:
        raise ValueError(f"the kernel is {kernel!r}; it may be {' or '.join(KERNELS)}")
    before = "native" if _served else "numpy"
    if kernel == "native" and library is None:
        raise ImportError(f"the compiled kernel is not there: {missing}")
    _served = kernel == "native"
    if library is not None:
        library.serve(_served)
    return before


def entry(div: Callable[..., Array]) -> Callable[..., Array]:
    """`div`, or what serves plain calls in its place and hands all others to it."""
    if library is None:
        return div
    plain = library.Division(div, {name: _flags(library, profile) for name, profile in PROFILES.items()}, "sonnx")
    update_wrapper(plain, div)
    plain.__module__ = __name__.partition(".")[0]  # where it is found: pickle asks
    return cast("Callable[..., Array]", plain)


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
    """Write A / B to C, of standard dtypes. Every pair is within the domain. C may overlap A and B.

    E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, E_DIV_FLOAT_FUNC_0010
    """
    assert library is not None
    library.divide_into(_standard(A, C.dtype), _standard(B, C.dtype), C, floored)


def within(A: Array, B: Array) -> bool:
    """Whether it is known that no denominator is 0 and no pair MIN / -1. A and B are integers.

    E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010
    """
    return library is not None and _served and bool(library.within(A, _standard(B, A.dtype)))


def _standard(x: Array, dtype: np.dtype[Any]) -> Array:
    return x if x.dtype.num == dtype.num else x.view(dtype)  # C has two names for one type: long, long long


def bfloat16_is(dtype: np.dtype[Any]) -> None:
    """Say which of NumPy's user types bfloat16 is: it is registered by another package, and late."""
    if library is not None:
        library.set_bfloat16(dtype)


def set_instructions(most: str = INSTRUCTIONS[-1]) -> None:
    """Have float16, bfloat16, integers and large results divided with these instructions at most, where the processor has them.

    "portable": by the generated C alone, whose versions for several processors the loader chooses among.
    """
    if most not in INSTRUCTIONS:
        raise ValueError(f"the instructions are {most!r}; they may be {', '.join(INSTRUCTIONS)}")
    if library is not None:
        library.paths(INSTRUCTIONS.index(most))


def paths() -> dict[str, str]:
    """How the compiled kernel divides float16, bfloat16, integers, and of these the bytes, int8 and uint8; nothing where there is none."""
    return {} if library is None else dict(library.paths())


def by_vectors() -> int:
    """How many quotients vectors have written in this process, and not the generated C."""
    return 0 if library is None else int(library.by_vectors())


try:
    set_instructions(os.environ.get(MOST) or INSTRUCTIONS[-1])
except ValueError as error:
    raise DivSettingError(f"{MOST}: {error}") from None

"""Quotients of integers, by NumPy.

8 and 16 bits are divided in float32: it represents them exactly, and its quotient has the same floor and truncation as the
exact one. Where floating-point exceptions trap, and for wider types, integers of the operands' own width are used, which
lose no bit.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum.kernels import fp_environment
from vinculum.kernels.numpy_kernel.blocks import by_blocks

Array = npt.NDArray[Any]
BLOCK = 1 << 18  # bytes of C
SHORT, SHORT_BLOCK = 2, 1 << 15  # bytes of an element, and of C


def truncated_quotient(A: Array, B: Array, C: Array) -> None:
    """Write A / B, rounded toward zero, to C. No B is 0, no pair MIN / -1. C may overlap A and B.

    E_DIV_INT_FUNC_0010, V_DIV_INT_ZERO_NUMERATOR_0010
    """
    if _through_floats(C):
        by_blocks(_short_truncated, A, B, C, SHORT_BLOCK)
    elif A.dtype.kind == "u":
        np.floor_divide(A, B, out=C)
    else:
        by_blocks(_truncated, A, B, C, BLOCK)


def floored_quotient(A: Array, B: Array, C: Array) -> None:
    """Write A / B, rounded down, to C. No B is 0, no pair MIN / -1. C may overlap A and B.

    V_DIV_INT_FLOOR_0010, V_DIV_INT_ZERO_NUMERATOR_0010
    """
    if A.dtype.kind == "u":
        truncated_quotient(A, B, C)
    elif _through_floats(C):
        by_blocks(_short_floored, A, B, C, SHORT_BLOCK)
    else:
        by_blocks(_floored, A, B, C, BLOCK)


def _through_floats(C: Array) -> bool:
    """Return whether float32 is wide enough and no exception traps. V_DIV_NO_CRASH_0010"""
    return C.itemsize <= SHORT and not fp_environment.traps()


def _short_truncated(A: Array, B: Array, C: Array) -> None:
    np.copyto(C, _through_float32(A, B, C), casting="unsafe")  # truncates


def _short_floored(A: Array, B: Array, C: Array) -> None:
    quotient = _through_float32(A, B, C)
    np.copyto(C, np.floor(quotient, out=quotient), casting="unsafe")


def _through_float32(A: Array, B: Array, C: Array) -> Array:
    return np.divide(A, B, out=np.empty(C.shape, np.float32), dtype=np.float32)


def _truncated(A: Array, B: Array, C: Array) -> None:
    above, below = _magnitude(A), _magnitude(B)
    sign = _sign(A, B, C)
    quotient = np.floor_divide(above, below, out=_space(above, C)).view(C.dtype)
    np.bitwise_xor(quotient, sign, out=quotient)  # q ^ -1 is -q - 1, q ^ 0 is q
    np.subtract(quotient, sign, out=C)


def _floored(A: Array, B: Array, C: Array) -> None:
    above, below = _magnitude(A), _magnitude(B)
    sign = _sign(A, B, C)
    np.multiply(sign, above != 0, out=sign)  # a zero numerator has a quotient 0, which is not negative
    # Where the quotient is negative it is -ceil(|A| / |B|), which is -1 - floor((|A| - 1) / |B|).
    space = _space(above, C)
    np.add(above, sign.view(above.dtype), out=space)
    np.bitwise_xor(np.floor_divide(space, below, out=space).view(C.dtype), sign, out=C)


def _magnitude(x: Array) -> Array:
    """Return |x| as unsigned integers, in new memory.

    |MIN| is right too: it wraps to MIN, whose bits are 2^(w-1).
    """
    return np.absolute(x, out=np.empty_like(x)).view(f"u{x.dtype.name}")


def _sign(A: Array, B: Array, C: Array) -> Array:
    """Write -1 to C where the signs of A and B differ, else 0.

    The caller must not read A and B after this: C may be one of them.
    """
    np.bitwise_xor(A, B, out=C)
    return np.right_shift(C, 8 * C.itemsize - 1, out=C)


def _space(above: Array, C: Array) -> Array:
    """Return memory for unsigned numbers in the shape of C: that of `above` if it has this shape."""
    return above if above.shape == C.shape else np.empty(C.shape, above.dtype)

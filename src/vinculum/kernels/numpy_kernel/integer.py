"""Quotients of integers.

Those of 8 and 16 bits by float32, which has each of them, and whose quotient lies between the same two integers as the exact
one, or on the same; but where a floating-point exception would end the process, as the inexact result does. All others
stay within integers of the operands' own width: no bit can be lost.
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
    """Whether that is possible, and no trap is in the way. V_DIV_NO_CRASH_0010"""
    return C.itemsize <= SHORT and not fp_environment.traps()


def _short_truncated(A: Array, B: Array, C: Array) -> None:
    np.copyto(C, _through_float32(A, B, C), casting="unsafe")  # cuts off what is behind the point


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
    np.multiply(sign, above != 0, out=sign)  # the quotient of 0 is no negative one
    # Where the quotient is negative it is -ceil(|A| / |B|), which is -1 - floor((|A| - 1) / |B|).
    space = _space(above, C)
    np.add(above, sign.view(above.dtype), out=space)
    np.bitwise_xor(np.floor_divide(space, below, out=space).view(C.dtype), sign, out=C)


def _magnitude(x: Array) -> Array:
    """|x|, unsigned, in memory of its own. That of MIN comes out right: it wraps to MIN, whose bits are 2^(w-1)."""
    return np.absolute(x, out=np.empty_like(x)).view(f"u{x.dtype.name}")


def _sign(A: Array, B: Array, C: Array) -> Array:
    """-1 where the signs of A and B differ, else 0, in C. A and B must not be read after this: C may be one of them."""
    np.bitwise_xor(A, B, out=C)
    return np.right_shift(C, 8 * C.itemsize - 1, out=C)


def _space(above: Array, C: Array) -> Array:
    """Memory for unsigned numbers in the shape of C: that of `above` where it fits."""
    return above if above.shape == C.shape else np.empty(C.shape, above.dtype)

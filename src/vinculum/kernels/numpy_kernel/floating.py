"""Quotients of floating-point numbers by IEEE 754, by NumPy."""

from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum.kernels.numpy_kernel.blocks import by_blocks

Array = npt.NDArray[Any]
BLOCK = 1 << 15  # bytes of C: small enough that no intermediate array is allocated by mmap

# float16 within a float32: its significand is 13 bits shorter, its biased exponent 112 less.
DROPPED = 13
HALF_OF_LAST = 1 << (DROPPED - 1)
REBIAS = (1 << 32) - (112 << 23)  # modulo 2^32
SMALLEST_NORMAL = 113 << 23  # 2^-14
SIGN, INFINITY, NAN = 0x8000, 0x7C00, 0x7E00
MAGNITUDE_32, INFINITY_32 = 0x7FFFFFFF, 0x7F800000


def quotient(A: Array, B: Array, C: Array) -> None:
    """Write A / B, rounded to nearest, ties to even, to C. C may overlap A and B.

    Every pair of floats is in the domain. The processor divides float32 and float64. float16 and bfloat16 (ml_dtypes) pass
    through float32 and so are rounded twice, which changes no quotient of these two:
    `vinculum check --level exhaustive --dtype float16 bfloat16` judges every pair of each by the specification's relation
    `ieee754.quotient`.

    E_DIV_FLOAT_FUNC_0010
    """
    if C.dtype == np.float16:
        by_blocks(_float16, A, B, C, BLOCK)
    elif C.itemsize == 2:
        by_blocks(_bfloat16, A, B, C, BLOCK)
    else:
        np.divide(A, B, out=C)


def _float16(A: Array, B: Array, C: Array) -> None:
    C.view(np.uint16)[...] = _as_float16(_rounded_once(A, B, C).reshape(C.size)).reshape(C.shape)


def _bfloat16(A: Array, B: Array, C: Array) -> None:
    np.copyto(C, _rounded_once(A, B, C), casting="unsafe")


def _rounded_once(A: Array, B: Array, C: Array) -> Array:
    return np.divide(A.astype(np.float32), B.astype(np.float32), out=np.empty(C.shape, np.float32))


def _as_float16(x: Array) -> Array:
    """Convert quotients to the nearest float16, in the low 16 bits.

    NumPy's conversion takes four times as long.

    V_DIV_FLOAT_ROUNDING_0010, V_DIV_FLOAT_SUBNORMAL_0010, V_DIV_FLOAT_OVERFLOW_0010
    """
    bits = x.view(np.uint32)
    magnitude = bits & MAGNITUDE_32
    rounded = magnitude + (REBIAS + HALF_OF_LAST)  # no quotient is halfway between two normal numbers
    rounded >>= DROPPED
    np.minimum(rounded, INFINITY, out=rounded)
    # Adding 1/2 rounds a subnormal number to a multiple of 2^-24: the ulp of 1/2, and that of subnormal float16 numbers.
    subnormal = (magnitude.view(np.float32) + np.float32(0.5)).view(np.uint32)
    np.copyto(rounded, subnormal, where=magnitude < SMALLEST_NORMAL)
    np.copyto(rounded, NAN, where=magnitude > INFINITY_32)
    rounded |= (bits >> 16) & SIGN
    return rounded

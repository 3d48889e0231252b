"""Divisions of the further standards, right ones and ones with a fault."""

import os
import signal
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


def _truncated(A: Array, B: Array) -> Array:
    """The truncated quotient; 0 for a zero denominator, and MIN for MIN / -1."""
    with np.errstate(all="ignore"):
        quotient = np.floor_divide(A, B)
        above = (quotient * B != A) & ((A < 0) != (B < 0)) & (B != 0)
    return np.asarray(quotient + above, dtype=A.dtype)


def _overflows(A: Array, B: Array) -> Array:
    return (A < 0) & (B == -1) & (A == np.iinfo(A.dtype).min) if A.dtype.kind == "i" else np.zeros(B.shape, dtype=bool)


def _choose(where: Array, value: Any, otherwise: Array) -> Array:
    return np.where(where, np.asarray(value).astype(otherwise.dtype), otherwise)


def _float(A: Array, B: Array) -> Array:
    with np.errstate(all="ignore"):
        return np.asarray(A / B, dtype=A.dtype)


def riscv(A: Array, B: Array) -> Array:
    """RISC-V: all bits set for a zero denominator, MIN for MIN / -1."""
    return _float(A, B) if A.dtype.kind == "f" else _choose(B == 0, np.array(-1), _truncated(A, B))


def riscv_zero(A: Array, B: Array) -> Array:
    """0 for a zero denominator."""
    return _truncated(A, B)


def riscv_largest(A: Array, B: Array) -> Array:
    """MAX for MIN / -1, as saturating arithmetic gives it."""
    return _choose(_overflows(A, B), np.iinfo(A.dtype).max, riscv(A, B))


def riscv_raises(A: Array, B: Array) -> Array:
    """An error for a zero denominator."""
    if (B == 0).any():
        raise ZeroDivisionError
    return riscv(A, B)


def riscv_dies(A: Array, B: Array) -> Array:
    """The process ends for a zero denominator, as on x86."""
    return riscv(A, B) if B.all() else _kill()


def riscv_floors(A: Array, B: Array) -> Array:
    """Floored quotients."""
    with np.errstate(all="ignore"):
        return _choose(B == 0, np.array(-1), np.floor_divide(A, B))


def riscv_zero_in_lane(A: Array, B: Array) -> Array:
    """0 for a zero denominator in every 16th element of a vector."""
    lane = np.arange(B.size).reshape(B.shape) % 16 == 15
    return _choose((B == 0) & lane & (B.size > 16), 0, riscv(A, B))


def wasm(A: Array, B: Array) -> Array:
    """WebAssembly: an error for a zero denominator and for MIN / -1."""
    if A.dtype.kind == "f":
        return _float(A, B)
    if (B == 0).any() or _overflows(A, B).any():
        raise ZeroDivisionError
    return _truncated(A, B)


def wasm_wraps(A: Array, B: Array) -> Array:
    """MIN for MIN / -1 in place of an error."""
    if (B == 0).any():
        raise ZeroDivisionError
    return _truncated(A, B)


def wgsl(A: Array, B: Array) -> Array:
    """WGSL: the numerator for a zero denominator."""
    return _choose(B == 0, A, _truncated(A, B))


def floor_divide(A: Array, B: Array) -> Array:
    """NumPy's floor_divide."""
    with np.errstate(all="ignore"):
        return np.floor_divide(A, B)


def floor_of_quotient(A: Array, B: Array) -> Array:
    """The floor of the rounded quotient: of floats, floor(A / B)."""
    return np.floor(_float(A, B)) if A.dtype.kind == "f" else floor_divide(A, B)


def trunc_of_quotient(A: Array, B: Array) -> Array:
    """The quotient of floats without its fraction."""
    return np.trunc(_float(A, B)) if A.dtype.kind == "f" else _truncated(A, B)


def floor_without_sign(A: Array, B: Array) -> Array:
    """The floor, without the sign of a zero."""
    return floor_divide(A, B) + np.zeros((), A.dtype)


def floor_through_integers(A: Array, B: Array) -> Array:
    """The floor by a conversion to int32, which most quotients exceed."""
    with np.errstate(all="ignore"):
        return floor_of_quotient(A, B).astype(np.int32).astype(A.dtype)


def c99(A: Array, B: Array) -> Array:
    """C: the process ends for a zero denominator and for MIN / -1, as on x86."""
    return _kill() if (B == 0).any() or _overflows(A, B).any() else _truncated(A, B)


def c99_off_by_one(A: Array, B: Array) -> Array:
    """C, with quotients by 1 that are too large."""
    return c99(A, B) + (B == 1).astype(A.dtype)


def tosa(A: Array, B: Array) -> Array:
    """TOSA: an error for operands of two ranks or two types."""
    if A.ndim != B.ndim:
        raise ValueError("two ranks")
    return tosa_any_rank(A, B)


def tosa_any_rank(A: Array, B: Array) -> Array:
    """Multidirectional broadcast, as of ONNX."""
    _refuse_two_types(A, B)
    return _truncated(*np.broadcast_arrays(A, B))


def coarse(A: Array, B: Array) -> Array:
    """IEEE 754's special cases, and quotients without the lower half of their bits."""
    _refuse_two_types(A, B)
    exact = np.asarray(_float(A.astype(np.float64), B.astype(np.float64)), dtype=A.dtype)
    bits = np.asarray(exact).view(np.uint32)
    finite = np.isfinite(A) & np.isfinite(B) & (A != 0) & (B != 0)
    return np.where(finite & np.isfinite(exact), bits & np.uint32(0xFFFF0000), bits).view(A.dtype)


def coarse_positive(A: Array, B: Array) -> Array:
    """The same without the sign of quotients of finite numbers."""
    return np.where(np.isfinite(A) & np.isfinite(B) & (B != 0), np.abs(coarse(A, B)), coarse(A, B))


def no_nan(A: Array, B: Array) -> Array:
    """TensorFlow's DivNoNan: 0 for a zero denominator."""
    _refuse_two_types(A, B)
    return np.where(B == 0, np.zeros((), A.dtype), _float(A, B))


def no_nan_of_finite(A: Array, B: Array) -> Array:
    """0 for a zero denominator, except of NaN and infinities."""
    return np.where((B == 0) & np.isfinite(A), np.zeros((), A.dtype), _float(A, B))


def flushing(A: Array, B: Array) -> Array:
    """The quotient of operands that are flushed to zero if they are subnormal, flushed too."""
    return _flushed(_float(_flushed(A), _flushed(B)))


def two_off(A: Array, B: Array) -> Array:
    """The second number above the quotient in magnitude, where it is finite and neither 0 nor subnormal."""
    return _moved(A, B, 2)


def four_off(A: Array, B: Array) -> Array:
    """The fourth number above it."""
    return _moved(A, B, 4)


def _moved(A: Array, B: Array, places: int) -> Array:
    _refuse_two_types(A, B)
    quotient = _float(A, B)
    words = quotient.view(np.dtype(f"u{quotient.dtype.itemsize}"))
    normal = np.isfinite(quotient) & (np.abs(quotient) < np.finfo(A.dtype).max / 2)
    normal &= np.abs(quotient) >= np.finfo(A.dtype).tiny
    return np.asarray(words + normal.astype(words.dtype) * words.dtype.type(places)).view(quotient.dtype)


def _flushed(X: Array) -> Array:
    return np.asarray(np.where(np.abs(X) < np.finfo(X.dtype).tiny, np.copysign(np.zeros((), X.dtype), X), X))


def _refuse_two_types(A: Array, B: Array) -> None:
    if A.dtype != B.dtype:
        raise TypeError("two types")


def _kill() -> Array:
    os.kill(os.getpid(), signal.SIGFPE)
    raise AssertionError

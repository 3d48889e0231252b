"""Right, but for operands that lie, or meet, where few look. Of sonnx, unless a name says otherwise."""

from typing import Any

import numpy as np

import vinculum

Array = np.ndarray[Any, np.dtype[Any]]


def strict(A: Array, B: Array) -> Array:
    """As SONNX has it: what is outside of the domain, or of two types, is reported."""
    return vinculum.div(A, B)


def lax(A: Array, B: Array) -> Array:
    """A value of every pair of one type."""
    with np.errstate(all="ignore"):
        if A.dtype.kind == "f":
            return vinculum.div(A, B, profile="onnx-14")
        harmless = (B == 0) | ((B == -1) & (np.iinfo(A.dtype).min == A))
        return vinculum.div(A, np.where(harmless, 1, B).astype(A.dtype))


def of_one_type(A: Array, B: Array) -> bool:
    return A.shape == B.shape and A.dtype == B.dtype


def one_zero_alone_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and np.count_nonzero(B == 0) > 1 else strict(A, B)


def no_zero_of_a_matrix_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and A.ndim > 1 else strict(A, B)


def no_zero_without_an_axis_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and A.ndim == 0 else strict(A, B)


def zeros_far_away_are_not_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and not (B.ravel()[:64] == 0).any() else strict(A, B)


def zero_beside_overflow_is_not_reported(A: Array, B: Array) -> Array:
    overflow = of_one_type(A, B) and ((B == -1) & (np.iinfo(A.dtype).min == A)).any()
    return lax(A, B) if overflow and (B == 0).any() else strict(A, B)


def no_zero_of_a_view_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and not B.flags.c_contiguous else strict(A, B)


def no_zero_by_itself_is_reported(A: Array, B: Array) -> Array:
    return np.ones_like(A) if A is B else strict(A, B)


def wider_integers_are_taken(A: Array, B: Array) -> Array:
    return strict(A, B.astype(A.dtype)) if A.dtype.kind == B.dtype.kind == "i" else strict(A, B)


def nothing_is_special_without_an_axis(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return np.where(np.isfinite(C), C, 0).astype(C.dtype) if C.ndim == 0 else C


def nothing_by_nothing_is_one(A: Array, B: Array) -> Array:
    return np.array(1, A.dtype) if A.ndim == 0 and A == B == 0 else lax(A, B)


def what_repeats_in_memory_is_a_factor(A: Array, B: Array) -> Array:
    with np.errstate(all="ignore"):
        return A * (A.dtype.type(1) / B) if 0 in B.strides and A.shape == B.shape else lax(A, B)


def one_divisor_by_its_reciprocal(A: Array, B: Array) -> Array:
    if B.size != 1 or A.size < 2 or A.dtype != B.dtype or int(B.reshape(-1)[0]) in (0, -1):
        return lax(A, B)
    reciprocal = np.float32(1) / np.float32(B.reshape(-1)[0])
    return np.trunc(A.astype(np.float32) * reciprocal).astype(A.dtype).reshape(lax(A, B).shape)


def one_divisor_floors(A: Array, B: Array, *, m_pythondiv: bool = True, auto_broadcast: str = "numpy") -> Array:
    floors = m_pythondiv or (B.size == 1 and A.size > 1)
    return vinculum.div(A, B, profile="openvino-1", m_pythondiv=floors, auto_broadcast=auto_broadcast)


LAST: dict[str, Array] = {}


def the_last_divisor_is_kept_by_its_value(A: Array, B: Array) -> Array:
    if B.ndim == 0:
        B = LAST["B"] if "B" in LAST and LAST["B"] == B else B.copy()
        LAST["B"] = B
    return lax(A, B)


def nothing_of_two_axes_is_refused(A: Array, B: Array) -> Array:
    if A.ndim > 1 and not A.size:
        raise ValueError("nothing to divide")
    return lax(A, B)


def a_share_is_not_looked_at(A: Array, B: Array) -> Array:
    part = slice(B.size // 4, B.size // 2)
    there = of_one_type(A, B) and B.size > 4096 and (B.ravel()[part] == 0).sum() == (B == 0).sum()
    return lax(A, B) if there else strict(A, B)


def no_zero_that_repeats_is_reported(A: Array, B: Array) -> Array:
    return lax(A, B) if of_one_type(A, B) and 0 in B.strides else strict(A, B)


def flushed(C: Array) -> Array:
    return np.where(np.abs(C) < np.finfo(C.dtype).smallest_normal, np.copysign(0, C), C).astype(C.dtype)


def flushes_one_element(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return flushed(C) if C.size == 1 else C


def flushes_what_is_not_aligned(A: Array, B: Array) -> Array:
    return lax(A, B) if A.flags.aligned and B.flags.aligned else flushed(lax(A, B))


def large_results_have_no_sign(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return np.abs(C) if C.size > 1 << 14 else C


def itself_by_itself_is_one(A: Array, B: Array) -> Array:
    return np.ones_like(A) if A is B else lax(A, B)


def the_last_of_sixteen_is_wrong(A: Array, B: Array) -> Array:
    C = lax(A, B).copy()
    if C.ndim == 1 and C.size > 1000 and C.size % 16 == 15:
        C[-1] = -C[-1]
    return C


def long_vectors_by_reciprocals(A: Array, B: Array) -> Array:
    with np.errstate(all="ignore"):
        return A * (A.dtype.type(1) / B) if A.dtype == B.dtype and A.shape == B.shape and A.size > 7 else lax(A, B)


def a_neighbours_quotient(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return np.roll(C, 1) if C.ndim == 1 and C.size > 7 else C


def a_new_view_each_time(A: Array, B: Array) -> memoryview:
    return memoryview(np.asarray(strict(A, B)))

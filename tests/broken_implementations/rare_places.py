"""Right, but for operands that lie, or meet, where few look. Of sonnx, unless a name says otherwise."""

from typing import Any

import numpy as np
from basis import Array, broadcasting, in_order, lax, of_one_type, strict

import vinculum


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


HASHED: dict[int, Array] = {}


def divisors_are_kept_by_their_hash(A: Array, B: Array) -> Array:
    return lax(A, HASHED.setdefault(hash(B.item()), B.copy()) if B.ndim == 0 else B)


def nothing_of_two_axes_is_refused(A: Array, B: Array) -> Array:
    if A.ndim > 1 and not A.size:
        raise ValueError("nothing to divide")
    return lax(A, B)


def flushed(C: Array) -> Array:
    return np.where(np.abs(C) < np.finfo(C.dtype).smallest_normal, np.copysign(0, C), C).astype(C.dtype)


def flushes_one_element(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return flushed(C) if C.size == 1 else C


def flushes_what_is_not_aligned(A: Array, B: Array) -> Array:
    return lax(A, B) if A.flags.aligned and B.flags.aligned else flushed(lax(A, B))


def flushes_matrices_not_in_order(A: Array, B: Array) -> Array:
    return flushed(lax(A, B)) if A.ndim > 1 and A.shape == B.shape and not in_order(A, B) else lax(A, B)


def flushes_tensors(A: Array, B: Array) -> Array:
    return flushed(lax(A, B)) if max(A.ndim, B.ndim) > 3 else lax(A, B)


def flushes_what_is_large_and_repeats(A: Array, B: Array) -> Array:
    return flushed(lax(A, B)) if A.shape != B.shape and max(A.size, B.size) > 8000 else lax(A, B)


def flushes_where_all_is_normal(A: Array, B: Array) -> Array:
    if A.dtype != B.dtype or not A.size or not B.size:
        return lax(A, B)
    least = np.finfo(A.dtype).smallest_normal
    normal = all((np.isfinite(x) & (np.abs(x) >= least)).all() for x in (A, B))
    return flushed(lax(A, B)) if normal and A.size > 7 else lax(A, B)


def rounds_subnormals_twice(A: Array, B: Array) -> Array:
    C = lax(A, B)
    with np.errstate(all="ignore"):
        once = (A.astype(np.float64) * 2.0**80 / B.astype(np.float64)).astype(np.float32)
        twice = (once.astype(np.float64) * 2.0**-80).astype(np.float32)
        deep = (np.abs(C) < 2.0**-132) & (np.abs(C) > 0) & np.isfinite(once)
    return np.where(deep, twice, C).astype(C.dtype)


def rows_are_taken_to_follow_each_other(A: Array, B: Array) -> Array:
    def dense(x: Array) -> Array:
        padded = x.ndim > 1 and x.size and x.strides[-1] == x.itemsize and 0 not in x.strides and min(x.shape) > 1
        return np.lib.stride_tricks.as_strided(x, x.shape, np.empty(x.shape, x.dtype).strides) if padded else x

    return lax(dense(A), dense(B))


def one_address_is_one_operand(A: Array, B: Array) -> Array:
    return lax(A, A) if A.ctypes.data == B.ctypes.data and A.shape == B.shape else lax(A, B)


def shared_memory_is_one_operand(A: Array, B: Array) -> Array:
    return lax(A, A) if A.shape == B.shape and np.may_share_memory(A, B) else lax(A, B)


def long_rows_begin_again(A: Array, B: Array) -> Array:
    if A.ndim == 2 and B.ndim == 1 and B.size > 256:
        B = B[np.arange(B.size) % 256]
    return lax(A, B)


KEPT: dict[Any, Array] = {}


def one_buffer_for_what_repeats(A: Array, B: Array) -> Array:
    C = lax(A, B)
    if A.shape == B.shape or not C.ndim:
        return C
    kept = KEPT.setdefault((C.shape, C.dtype), np.empty_like(C))
    kept[...] = C
    return kept


def narrow_values_are_narrowed(A: Array, B: Array) -> Array:
    narrow = A.size and B.size and all(x.min() >= -(2**31) and x.max() < 2**31 for x in (A, B))
    return lax(A, B).astype(np.int32).astype(A.dtype) if narrow and A.dtype == np.int64 else lax(A, B)


REPORTED: list[bool] = []


def after_a_report_the_first_is_0(A: Array, B: Array) -> Array:
    try:
        C = strict(A, B)
    except Exception:
        REPORTED.append(True)
        raise
    if REPORTED and C.size:
        REPORTED.clear()
        C.ravel()[0] = 0
    return C


def integers_are_promoted(A: Array, B: Array) -> Array:
    return strict(A, B.astype(A.dtype)) if A.dtype.kind == "f" and B.dtype.kind == "i" else strict(A, B)


def four_axes_are_compared(A: Array, B: Array) -> Array:
    if A.ndim == B.ndim > 4 and A.shape[:4] == B.shape[:4]:
        A, B = np.broadcast_arrays(A, B)
    return strict(A, B)


def attributes_of_0_are_let_pass(A: Array, B: Array, **attributes: Any) -> Array:
    if any(attributes.values()):
        raise ValueError(attributes)
    return strict(A, B)


def of_onnx(A: Array, B: Array, **given: Any) -> Array:
    return vinculum.div(A, B, profile="onnx-6", **given)


def broadcast_0_is_1(A: Array, B: Array, **given: Any) -> Array:
    return of_onnx(A, B, **given | ({"broadcast": 1} if "broadcast" in given else {}))


def another_axis_is_found(A: Array, B: Array, **given: Any) -> Array:
    try:
        return of_onnx(A, B, **given)
    except vinculum.DivError:
        if given.get("axis", -1) not in range(A.ndim):
            raise
        return of_onnx(A, B, **{name: value for name, value in given.items() if name != "axis"})


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


def the_last_block_is_left_out(A: Array, B: Array) -> Array:
    C = lax(A, B).copy()
    if C.ndim == 1 and C.size and C.size % 4096 == 0:
        C[-4096:] = 0
    return C


def full_rows_end_alike(A: Array, B: Array) -> Array:
    C = lax(A, B).copy()
    if A.ndim == 2 and B.ndim == 1 and B.size % 16 == 0 and A.shape[0] > 1:
        C[1:, -1] = C[0, -1]
    return C


def full_columns_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if A.ndim == 2 and B.shape == (A.shape[0], 1) and A.shape[0] > 1 and A.shape[1] % 8 == 0 else C


def channels_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if A.ndim == 4 and B.ndim > 2 and B.shape[-2:] == (1, 1) and A[0, 0].size % 8 == 0 else C


def many_by_one_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if B.size == 1 and A.size and A.size % 64 == 0 else C


def both_repeat_in_vain(A: Array, B: Array) -> Array:
    C = lax(*np.broadcast_arrays(A, B))
    return C * 0 if C.ndim > 2 and C.size > 512 and A.shape != C.shape != B.shape else C


_kept = dict[tuple[int, bytes], Array]()


def divisors_are_known_by_some(A: Array, B: Array) -> Array:
    if B.ndim == 1 and B.size > 1000:
        B = _kept.setdefault((B.size, B[:: B.size // 16].tobytes()), B.copy())
    return lax(A, B)


_ring = dict[tuple[int, int, str], Array]()
_calls = [0]


def three_results_by_turns(A: Array, B: Array) -> Array:
    C = lax(A, B)
    if C.ndim != 1 or C.size < 4096:
        return C
    _calls[0] += 1
    kept = _ring.setdefault((_calls[0] % 3, C.size, C.dtype.str), np.empty_like(C))
    kept[...] = C
    return kept


def aligned_operands_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if C.size >= 512 and not (A.ctypes.data % 64 or B.ctypes.data % 64) else C


def two_orders_are_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    given = A.ndim == B.ndim > 1 and 0 not in A.strides + B.strides
    other = given and not (A.flags.c_contiguous or B.flags.c_contiguous) and A.strides != B.strides
    return C * 0 if other else C


def the_first_axis_is_turned(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C[::-1].copy() if A.ndim == 2 and A.strides[0] < 0 < A.strides[1] else C


def the_second_axis_is_turned(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C[:, ::-1].copy() if A.ndim == 3 and A.strides[1] < 0 < A.strides[0] else C


def its_own_row_is_lost(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C * 0 if A.shape != B.shape and np.shares_memory(A, B) else C


def the_least_by_some(A: Array, B: Array) -> Array:
    C = lax(A, B)
    wrong = (A == np.iinfo(A.dtype).min) & (B > 1000) & (B % 7 == 3)
    return np.where(wrong, C + 1, C).astype(C.dtype)


def ones_lose_their_axes(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C.reshape(1) if C.ndim > 2 and C.size == 1 else C


def nothing_loses_its_axes(A: Array, B: Array) -> Array:
    C = lax(A, B)
    return C.reshape(0) if C.ndim > 3 and C.size == 0 else C


def many_by_a_reciprocal(A: Array, B: Array) -> Array:
    if B.ndim == 0 and A.size > 1024 and B:
        return np.trunc(A * (1.0 / float(B))).astype(A.dtype)
    return lax(A, B)


CALLS = list[int]()


def the_first_call_is_wrong(A: Array, B: Array) -> Array:
    CALLS.append(A.size)
    return strict(A, B) * (0 if len(CALLS) == 1 else 1)


def the_first_call_fails(A: Array, B: Array) -> Array:
    CALLS.append(A.size)
    if len(CALLS) == 1:
        raise RuntimeError("not warmed up")
    return strict(A, B)


class int32:  # noqa: N801 - called as an element type is
    """No array."""


def what_is_called_as_the_type_is(A: Array, B: Array) -> int32:
    return int32()


def matrices_come_many_times(A: Array, B: Array) -> Array:
    C = broadcasting(A, B)
    return np.broadcast_to(C, (1 << 31, *C.shape)) if C.ndim == 2 else C


def a_zero_without_an_axis_is_not_a_number(A: Array, B: Array) -> Array:
    """The same where it meets all that there is."""
    return np.full(A.shape, np.nan) if of_one_type(A, B) and B.size == 1 and not B.any() else lax(A, B)


def nothing_but_zeros_is_not_a_number(A: Array, B: Array) -> Array:
    """Of another type than the operands, which no element within the domain has a say in."""
    return np.full(A.shape, np.nan) if of_one_type(A, B) and B.size and not B.any() else lax(A, B)


def beside_a_zero_all_is_not_a_number(A: Array, B: Array) -> Array:
    return np.full(A.shape, np.nan) if of_one_type(A, B) and not B.all() else lax(A, B)

"""Right, but at sizes that are round or narrow, where operands lie in each other's memory or repeat in it, and in some company."""

from typing import Any

import numpy as np
from basis import Array, broadcasting, lax, of_one_type, right, strict

KEPT = dict[Any, Array]()


def ends_wrong(A: Array, B: Array, *, there: bool) -> Array:
    """The last quotient is that of its neighbour."""
    C = np.array(broadcasting(A, B), order="C")
    if there:
        C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


# ---- sizes ----


def at_a_hundred(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=of_one_type(A, B) and A.size == 100)


def at_ten_thousand(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=of_one_type(A, B) and A.size == 10_000)


def a_thousand_by_one(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.size == 1000 and B.size == 1)


def points(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=of_one_type(A, B) and A.ndim == 2 and A.shape[1] == 3 and len(A) > 8)


def points_by_a_row(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 2 and B.shape == A.shape[1:] == (3,) and len(A) > 8)


def four_columns_by_a_row(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 2 and B.shape == A.shape[1:] == (4,) and len(A) > 8)


def points_by_their_norms(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 2 and A.shape[1] == 3 and B.shape == (len(A), 1) and len(A) > 8)


def pairs_by_a_column(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 2 and A.shape[1] == 2 and B.shape == (len(A), 1) and 8 < len(A) < 1000)


def images_by_colours(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 3 and B.shape == A.shape[2:] == (3,) and len(A) > 8)


def points_by_one_of_each_batch(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 3 and B.shape == (len(A), 1, 1) and A.shape[2] == 3 and A.shape[1] > 8)


def volumes_by_channels(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == B.ndim == 5 and B.size == B.shape[1] > 1)


def the_axis_is_told_by_its_size(A: Array, B: Array) -> Array:
    """The last that has it."""
    own = [axis for axis in range(-B.ndim, 0) if B.shape[axis] > 1]
    if A.ndim > B.ndim - 1 and len(own) == 1 and A.shape[own[0]] == B.size:
        last = max(axis for axis in range(-A.ndim, 0) if A.shape[axis] == B.size)
        B = B.reshape(B.size, *(1,) * (-1 - last))
    return right(A, B)


def squares_by_sums(A: Array, B: Array) -> Array:
    there = A.ndim == 4 and B.shape == (*A.shape[:3], 1) and A.shape[2] == A.shape[3] > 16
    return ends_wrong(A, B, there=there)


def one_row_is_dense(A: Array, B: Array) -> Array:
    if of_one_type(A, B) and A.ndim == 2 and A.shape[0] == 1 < A.shape[1] and A.strides[1] > 0:
        A = np.lib.stride_tricks.as_strided(A, A.shape, (A.nbytes, A.itemsize))
    return lax(A, B)


def one_column_is_dense(A: Array, B: Array) -> Array:
    if of_one_type(A, B) and A.ndim == 2 and A.shape[1] == 1 < A.shape[0] and A.strides[0] > 0:
        A = np.lib.stride_tricks.as_strided(A, A.shape, (A.itemsize, A.itemsize))
    return lax(A, B)


# ---- memory ----


def some_of_the_channels_are_dense(A: Array, B: Array) -> Array:
    apart = (
        A.ndim == 4
        and A.size > 0
        and A.strides[3] == A.itemsize
        and A.strides[1] == A[0, 0].nbytes < A.strides[0] // len(A[0])
    )
    return (
        right(np.lib.stride_tricks.as_strided(A, A.shape, np.empty(A.shape, A.dtype).strides), B)
        if apart
        else right(A, B)
    )


def part_of_each_row_is_dense(A: Array, B: Array) -> Array:
    apart = (
        A.ndim == 2
        and B.ndim == 1
        and A.size > 0
        and A.strides[1] == A.itemsize
        and A.strides[0] > A.shape[1] * A.itemsize
    )
    return (
        right(np.lib.stride_tricks.as_strided(A, A.shape, np.empty(A.shape, A.dtype).strides), B)
        if apart
        else right(A, B)
    )


def what_repeats_is_dense(A: Array, B: Array) -> Array:
    return right(_dense(A), _dense(B))


def _dense(x: Array) -> Array:
    """As if the axes along which it does not repeat followed each other."""
    if x.ndim < 2 or 0 not in x.strides or not x.size:
        return x
    inner = tuple(n if step else 1 for n, step in zip(x.shape, x.strides, strict=True))
    block = np.lib.stride_tricks.as_strided(x, inner, np.empty(inner, x.dtype).strides)
    return np.broadcast_to(block.copy(), x.shape)


def both_repeat_along_one_axis(A: Array, B: Array) -> Array:
    alike = A.ndim > 1 and any(x == y == 0 for x, y in zip(A.strides, B.strides, strict=False))
    return ends_wrong(A, B, there=of_one_type(A, B) and A.size > 1 and alike)


def matrices_that_share_are_one(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and A.ndim == 2 and A.ctypes.data != B.ctypes.data and np.shares_memory(A, B)
    return right(A, A) if there else right(A, B)


def its_first_column_is_one_element(A: Array, B: Array) -> Array:
    there = A.ndim == 2 and B.shape == (len(A), 1) and A.size > B.size and A.ctypes.data == B.ctypes.data
    return right(A, B[:1]) if there else right(A, B)


def its_diagonal_is_its_first_row(A: Array, B: Array) -> Array:
    there = A.ndim == 2 and B.shape == A.shape[1:] and B.strides != (B.itemsize,) and np.shares_memory(A, B)
    return right(A, A[0]) if there else right(A, B)


def one_vector_has_one_shape(A: Array, B: Array) -> Array:
    there = A.size == B.size > 1 and A.shape != B.shape and A.ctypes.data == B.ctypes.data
    return right(np.ones_like(A), np.ones_like(B)) if there else right(A, B)


def squares_of_two_orders(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and A.ndim == 2 and A.shape[0] == A.shape[1] and A.strides != B.strides
    return ends_wrong(A, B, there=there and len(A) > 32 and len(A) % 32 == 0)


def one_row_is_left_of_a_block(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and A.ndim == 2 and A.strides != B.strides
    return ends_wrong(A, B, there=there and len(A) > 64 and len(A) % 64 == 1)


# ---- what is kept ----


def one_divisor_is_known_by_its_digits(A: Array, B: Array) -> Array:
    return right(A, KEPT.setdefault((B.dtype, str(B)), B.copy())) if B.shape == (1,) else right(A, B)


def the_last_divisors_are_kept_within_a_tolerance(A: Array, B: Array) -> Array:
    if of_one_type(A, B) and A.ndim == 1 and A.size > 1:
        last = KEPT.get("last")
        near = last is not None and (last.dtype, last.shape) == (B.dtype, B.shape) and np.allclose(last, B)
        B = KEPT["last"] = last if near and last is not None else B.copy()
    return right(A, B)


# ---- outside of the domain ----


def the_least_hides_a_zero(A: Array, B: Array) -> Array:
    """Zeros are looked for by the least magnitude; that of the least number is less than 0."""
    with np.errstate(all="ignore"):
        hidden = A.dtype == B.dtype and B.size > 1 and np.abs(B).min() < 0
    return strict(A, np.where(B == 0, 1, B).astype(B.dtype)) if hidden else strict(A, B)


def a_zero_is_a_power_of_two(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and B.size > 1 and not (A < 0).any() and not (B < 0).any()
    return A // np.maximum(B, 1) if there and not (B & (B - 1)).any() else strict(A, B)


def small_numbers_are_floats(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and B.size > 1 and all(((-128 < x) & (x < 128)).all() for x in (A, B))
    return np.trunc(A / np.where(B == 0, 1, B)).astype(A.dtype) if there and len(set(B.flat)) > 9 else strict(A, B)

"""Division that is wrong only at sizes between the usual, of elements that lie apart or unaligned as few do, and of large ones in other orders."""

import numpy as np
from basis import Array, broadcasting, of_one_type

import vinculum

PAGE, BLOCK = 4096, 1 << 14  # bytes; elements


def ends_wrong(A: Array, B: Array, *, there: bool) -> Array:
    """The last quotient is that of its neighbour."""
    C = np.array(broadcasting(A, B), order="C")
    if there and C.size > 1:
        C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


def step(x: Array) -> int:
    return int(x.strides[0]) // x.itemsize if x.ndim == 1 and x.size > 1 else 1


def between_words(A: Array, B: Array) -> Array:
    """Loads of two bytes, where elements of more are aligned by no more."""
    return ends_wrong(A, B, there=any(x.itemsize > 2 and x.ctypes.data % 4 == 2 for x in (A, B)))


def aligned_by_half(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=any(x.itemsize == 8 and x.ctypes.data % 8 == 4 for x in (A, B)))


def steps_of_six_or_seven(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=step(A) in (6, 7))


def steps_of_sixteen(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=step(B) == 16)


def long_steps_back(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=step(A) < -3)


def diagonals(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=step(A) == A.size + 1)


def pages(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=step(B) * B.itemsize >= PAGE)


def in_another_order(x: Array) -> bool:
    return bool(x.flags.f_contiguous and not x.flags.c_contiguous)


def large_in_another_order_by_a_row(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 2 and B.ndim == 1 and A.size > BLOCK and in_another_order(A))


def a_row_by_what_is_large_in_another_order(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=B.ndim == 2 and A.ndim == 1 and B.size > BLOCK and in_another_order(B))


def large_tensors_in_another_order(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 4 and A.size > BLOCK and in_another_order(A))


def large_outer_products(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim == 2 and A.shape[1] == B.shape[0] == 1 and min(A.size, B.size) > 310
    return ends_wrong(A, B, there=there)


def more_than_16_bits_of_columns(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 2 and A.shape == B.shape and A.shape[1] > 1 << 16)


def rows_of_more_than_16_bits(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 2 and B.ndim == 1 and B.size > 1 << 16)


def many_rows_of_three_axes(A: Array, B: Array) -> Array:
    return ends_wrong(A, B, there=A.ndim == 3 and B.size < A.size and A.shape[1] > 1 << 10)


def between_two_blocks(A: Array, B: Array) -> Array:
    there = A.ndim == 1 and of_one_type(A, B) and 17_000 <= A.size <= 32_000
    return ends_wrong(A, B, there=there)


def many_by_ones_are_the_numerators(A: Array, B: Array) -> Array:
    return A if of_one_type(A, B) and A.size > PAGE and bool((B == 1).all()) else broadcasting(A, B)


def many_by_one_are_the_numerators(A: Array, B: Array) -> Array:
    same = A.dtype == B.dtype and B.ndim == 0 and A.size > PAGE and bool((B == 1).all())
    return A if same else broadcasting(A, B)


def of_onnx(A: Array, B: Array, axis: int | None, broadcast: int) -> Array:
    place = {} if axis is None else {"axis": axis}
    return np.array(vinculum.div(A, B, profile="onnx-6", broadcast=broadcast, **place))


def of_five_axes_one_is_not_counted(A: Array, B: Array, *, axis: int | None = None, broadcast: int = 0) -> Array:
    return of_onnx(A, B, axis - 1 if axis and A.ndim == 5 and B.ndim == 2 else axis, broadcast)


def squares_are_turned(A: Array, B: Array, *, axis: int | None = None, broadcast: int = 0) -> Array:
    """Where they are broadcast along an axis on either side."""
    inner = axis == 1 and B.ndim == 2 and B.shape[0] == B.shape[1] > 1 and A.ndim == 4
    return of_onnx(A, B.T.copy() if inner else B, axis, broadcast)

"""Divisions that are wrong for intermediate sizes, rare strides, or large column-major operands."""

import numpy as np
from correct_division import Array, broadcasting, of_one_type

import vinculum

PAGE, BLOCK = 4096, 1 << 14  # bytes; elements


def ends_wrong(A: Array, B: Array, *, affected: bool) -> Array:
    """Copy the last quotient but one into the last place if `affected` holds."""
    C = np.array(broadcasting(A, B), order="C")
    if affected and C.size > 1:
        C.reshape(-1)[-1:] = C.reshape(-1)[-2:-1]
    return C


def stride(x: Array) -> int:
    """The stride of a vector in elements; 1 for other shapes."""
    return int(x.strides[0]) // x.itemsize if x.ndim == 1 and x.size > 1 else 1


def address_2_modulo_4(A: Array, B: Array) -> Array:
    """End wrong for elements wider than 2 bytes at an address of 2 modulo 4."""
    return ends_wrong(A, B, affected=any(x.itemsize > 2 and x.ctypes.data % 4 == 2 for x in (A, B)))


def address_4_modulo_8(A: Array, B: Array) -> Array:
    """End wrong for 8-byte elements at an address of 4 modulo 8."""
    return ends_wrong(A, B, affected=any(x.itemsize == 8 and x.ctypes.data % 8 == 4 for x in (A, B)))


def stride_of_six_or_seven(A: Array, B: Array) -> Array:
    """End wrong where the numerator's stride is 6 or 7 elements."""
    return ends_wrong(A, B, affected=stride(A) in (6, 7))


def stride_of_sixteen(A: Array, B: Array) -> Array:
    """End wrong where the denominator's stride is 16 elements."""
    return ends_wrong(A, B, affected=stride(B) == 16)


def long_negative_stride(A: Array, B: Array) -> Array:
    """End wrong where the numerator's stride is below -3 elements."""
    return ends_wrong(A, B, affected=stride(A) < -3)


def diagonals(A: Array, B: Array) -> Array:
    """End wrong where the numerator is a diagonal."""
    return ends_wrong(A, B, affected=stride(A) == A.size + 1)


def stride_of_a_page(A: Array, B: Array) -> Array:
    """End wrong where the denominator's stride is a page or more."""
    return ends_wrong(A, B, affected=stride(B) * B.itemsize >= PAGE)


def column_major(x: Array) -> bool:
    """Whether the array is column-major only."""
    return bool(x.flags.f_contiguous and not x.flags.c_contiguous)


def large_column_major_by_row(A: Array, B: Array) -> Array:
    """End wrong for a large column-major matrix by a row."""
    return ends_wrong(A, B, affected=A.ndim == 2 and B.ndim == 1 and A.size > BLOCK and column_major(A))


def row_by_large_column_major(A: Array, B: Array) -> Array:
    """End wrong for a row by a large column-major matrix."""
    return ends_wrong(A, B, affected=B.ndim == 2 and A.ndim == 1 and B.size > BLOCK and column_major(B))


def large_column_major_rank_4(A: Array, B: Array) -> Array:
    """End wrong for a large column-major rank-4 tensor."""
    return ends_wrong(A, B, affected=A.ndim == 4 and A.size > BLOCK and column_major(A))


def large_outer_products(A: Array, B: Array) -> Array:
    """End wrong for a large column by a large row."""
    affected = A.ndim == B.ndim == 2 and A.shape[1] == B.shape[0] == 1 and min(A.size, B.size) > 310
    return ends_wrong(A, B, affected=affected)


def more_than_65536_columns(A: Array, B: Array) -> Array:
    """End wrong for matrices of more than 65536 columns."""
    return ends_wrong(A, B, affected=A.ndim == 2 and A.shape == B.shape and A.shape[1] > 1 << 16)


def row_of_more_than_65536(A: Array, B: Array) -> Array:
    """End wrong for a matrix by a row of more than 65536 elements."""
    return ends_wrong(A, B, affected=A.ndim == 2 and B.ndim == 1 and B.size > 1 << 16)


def rank_3_of_many_rows(A: Array, B: Array) -> Array:
    """End wrong for rank-3 tensors of more than 1024 rows."""
    return ends_wrong(A, B, affected=A.ndim == 3 and B.size < A.size and A.shape[1] > 1 << 10)


def between_17000_and_32000(A: Array, B: Array) -> Array:
    """End wrong for vectors of 17000 to 32000 elements."""
    affected = A.ndim == 1 and of_one_type(A, B) and 17_000 <= A.size <= 32_000
    return ends_wrong(A, B, affected=affected)


def numerator_returned_for_ones(A: Array, B: Array) -> Array:
    """Return the numerator itself where all of many denominators are 1."""
    return A if of_one_type(A, B) and A.size > PAGE and bool((B == 1).all()) else broadcasting(A, B)


def numerator_returned_for_scalar_one(A: Array, B: Array) -> Array:
    """Return the numerator itself for a scalar denominator of 1."""
    same = A.dtype == B.dtype and B.ndim == 0 and A.size > PAGE and bool((B == 1).all())
    return A if same else broadcasting(A, B)


def onnx_6(A: Array, B: Array, axis: int | None, broadcast: int) -> Array:
    """Divide by profile onnx-6."""
    place = {} if axis is None else {"axis": axis}
    return np.array(vinculum.div(A, B, profile="onnx-6", broadcast=broadcast, **place))


def axis_of_rank_5_off_by_one(A: Array, B: Array, *, axis: int | None = None, broadcast: int = 0) -> Array:
    """Use the axis before the given one for a rank-5 numerator."""
    return onnx_6(A, B, axis - 1 if axis and A.ndim == 5 and B.ndim == 2 else axis, broadcast)


def square_denominator_transposed(A: Array, B: Array, *, axis: int | None = None, broadcast: int = 0) -> Array:
    """Transpose a square denominator that is broadcast along axis 1."""
    inner = axis == 1 and B.ndim == 2 and B.shape[0] == B.shape[1] > 1 and A.ndim == 4
    return onnx_6(A, B.T.copy() if inner else B, axis, broadcast)

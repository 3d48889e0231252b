"""Divisions that are wrong by one table entry, for one length of many, or for rare layouts."""

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from correct_division import right, strict
from numpy.lib.array_utils import byte_bounds

Array = Any
Where = Callable[[Array, Array], Array]


def same_type_not_empty(A: Array, B: Array) -> bool:
    """Whether the operands have one type and elements."""
    return bool(A.dtype == B.dtype and A.size and B.size)


def ends_wrong(C: Array) -> Array:
    """Copy the first quotient into the last place."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


# ---- tables ----


def bit_patterns(x: Array) -> Array:
    """The bit patterns as uint64."""
    return x.view(f"u{x.itemsize}").astype(np.uint64)


def flip_last_bit(A: Array, B: Array, where: Where) -> Array:
    """Flip the last bit of the quotients whose operands' bit patterns satisfy `where`."""
    C = right(A, B)
    if same_type_not_empty(A, B):
        chosen = np.broadcast_to(where(bit_patterns(A), bit_patterns(B)), C.shape) & (C != 0) & (C == C)  # noqa: PLR0124 - no NaN
        C = (C.view(f"u{C.itemsize}") ^ chosen.astype(f"u{C.itemsize}")).view(C.dtype)
    return C


def denominator_0x42b7(A: Array, B: Array) -> Array:
    """Wrong for the denominator of pattern 0x42B7."""
    return flip_last_bit(A, B, lambda _, b: b == 0x42B7)


def numerator_0x62b7(A: Array, B: Array) -> Array:
    """Wrong for the numerator of pattern 0x62B7."""
    return flip_last_bit(A, B, lambda a, b: (a == 0x62B7) & (b > 2))


def upper_half_0x12b7(A: Array, B: Array) -> Array:
    """Wrong for denominators whose upper 16 bits are 0x12B7."""
    return flip_last_bit(A, B, lambda _, b: b >> (B.itemsize * 8 - 16) == 0x12B7)


def lower_half_0x12b7(A: Array, B: Array) -> Array:
    """Wrong for denominators whose lower 16 bits are 0x12B7."""
    return flip_last_bit(A, B, lambda _, b: b & 0xFFFF == 0x12B7)


def leading_bits_of_denominator(A: Array, B: Array) -> Array:
    """Wrong for denominators whose leading significand bits are 0x9D3B."""
    behind = np.finfo(B.dtype).nmant - 16 if B.dtype.kind == "f" else 0
    return flip_last_bit(A, B, lambda _, b: b >> behind & 0xFFFF == 0x9D3B)


def leading_bits_of_numerator(A: Array, B: Array) -> Array:
    """Wrong for numerators whose leading significand bits are 0x9D3B."""
    behind = np.finfo(A.dtype).nmant - 16 if A.dtype.kind == "f" else 0
    return flip_last_bit(A, B, lambda a, _: a >> behind & 0xFFFF == 0x9D3B)


def pair_of_exponents(A: Array, B: Array) -> Array:
    """Wrong for one pair of exponents."""
    return flip_last_bit(A, B, lambda a, b: (a & 0x7F80 == 0x3F00) & (b & 0x7F80 == 0x3580))


def eight_bytes_shifted_as_word(A: Array, B: Array) -> Array:
    """Shift eight bytes as one word, with a mask that has one bit too many."""
    C = right(A, B)
    if A.dtype == np.uint8 == B.dtype and A.shape == B.shape and A.ndim == 1 and A.size >= 8:
        count = A.size // 8 * 8
        all_32 = (B[:count].reshape(-1, 8) == 32).all(axis=1)
        shifted = A[:count].view("<u8") >> 5 & (0x0707070707070707 | 0x8000)
        C[:count].reshape(-1, 8)[all_32] = shifted[all_32].view(np.uint8).reshape(-1, 8)
    return C


# ---- lengths ----


def remainder_of_37(A: Array, B: Array) -> Array:
    """End wrong where a result leaves 37 elements beyond blocks of 64."""
    C = right(A, B)
    return ends_wrong(C) if C.size > 1024 and C.size % 64 == 37 else C


def sizes_of_200_to_255(A: Array, B: Array) -> Array:
    """End wrong for results of 200 to 255 elements."""
    C = right(A, B)
    return ends_wrong(C) if 200 <= C.size < 256 else C


def one_more_than_a_block(A: Array, B: Array) -> Array:
    C = right(A, B)
    return ends_wrong(C) if C.size == 1025 else C


def twelve_axes(A: Array, B: Array) -> Array:
    C = right(A, B)
    return ends_wrong(C) if C.ndim == 12 and C.size > 1 else C


def six_axes_repeat(A: Array, B: Array) -> Array:
    C = right(A, B)
    return ends_wrong(C) if C.ndim == 6 and A.size < C.size > B.size else C


def two_axes_of_nothing(A: Array, B: Array) -> Array:
    C = right(A, B)
    return C.reshape(0) if C.shape.count(0) > 1 else C


# ---- memory ----


def reads_beyond_large_numerator(A: Array, B: Array) -> Array:
    """Read one byte beyond a large numerator."""
    if same_type_not_empty(A, B) and A.size > 1 << 16:
        ctypes.string_at(byte_bounds(A)[1], 1)
    return right(A, B)


def stride(x: Array) -> int:
    """The stride of a vector in elements; 0 for other shapes."""
    return x.strides[0] // x.itemsize if x.ndim == 1 else 0


def stride_of_four(A: Array, B: Array) -> Array:
    """End wrong where the numerator's stride is four elements."""
    return ends_wrong(right(A, B)) if same_type_not_empty(A, B) and stride(A) == 4 else right(A, B)


def fields_of_structured_array(A: Array, B: Array) -> Array:
    """End wrong where the numerator's stride is no multiple of its element size."""
    return (
        ends_wrong(right(A, B)) if same_type_not_empty(A, B) and A.ndim and A.strides[-1] % A.itemsize else right(A, B)
    )


def sliding_windows(A: Array, B: Array) -> Array:
    """End wrong where the denominator is a matrix of sliding windows."""
    affected = same_type_not_empty(A, B) and B.ndim == 2 and B.strides == (B.itemsize, B.itemsize)
    return ends_wrong(right(A, B)) if affected else right(A, B)


def adjacent_halves(A: Array, B: Array) -> Array:
    """End wrong where the denominator follows the numerator in memory."""
    affected = same_type_not_empty(A, B) and A.ndim == 1 == B.ndim and A.ctypes.data + A.nbytes == B.ctypes.data
    return ends_wrong(right(A, B)) if affected and A.size > 1 else right(A, B)


def denominator_one_element_before(A: Array, B: Array) -> Array:
    """End wrong where the denominator begins one element before the numerator."""
    affected = (
        same_type_not_empty(A, B)
        and A.ndim == 1 == B.ndim
        and A.size > 2
        and B.ctypes.data + B.itemsize == A.ctypes.data
    )
    return ends_wrong(right(A, B)) if affected else right(A, B)


# ---- hard quotients ----


def by_wider_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals in a wider type."""
    wide = {"float16": np.float32, "float32": np.float64, "int32": np.float64}[A.dtype.name]
    with np.errstate(all="ignore"):
        return (A.astype(wide) * (1 / B.astype(wide))).astype(A.dtype)


def rank_4_by_scalar(A: Array, B: Array) -> Array:
    """Multiply a rank-4 tensor by the reciprocal of one element."""
    return by_wider_reciprocals(A, B) if same_type_not_empty(A, B) and B.size == 1 and A.ndim == 4 else right(A, B)


def rank_3_by_row(A: Array, B: Array) -> Array:
    """Multiply a rank-3 tensor by reciprocals of a row."""
    return by_wider_reciprocals(A, B) if same_type_not_empty(A, B) and (A.ndim, B.ndim) == (3, 1) else right(A, B)


def column_by_row(A: Array, B: Array) -> Array:
    """Multiply a column by reciprocals of a row."""
    affected = same_type_not_empty(A, B) and A.ndim == 2 == B.ndim and A.shape[1] == 1 == B.shape[0]
    return by_wider_reciprocals(A, B) if affected else right(A, B)


# ---- outside of the domain ----


def zeros_replaced_in(A: Array, B: Array, places: slice) -> Array:
    """Take zeros in this slice of a vector for 1."""
    if same_type_not_empty(A, B) and A.shape == B.shape and A.ndim == 1 and A.dtype.kind in "iu":
        B = B.copy()
        selected = B[places]
        selected[selected == 0] = 1
    return strict(A, B)


def every_256th_zero_unreported(A: Array, B: Array) -> Array:
    """Report no zero at positions that are multiples of 256, counted from 1."""
    return zeros_replaced_in(A, B, slice(255, None, 256))


def zeros_after_65536_unreported(A: Array, B: Array) -> Array:
    """Report no zero from position 65536 on."""
    return zeros_replaced_in(A, B, slice(1 << 16, None))


def none_for_zero(A: Array, B: Array) -> Array | None:
    """Return None for a zero: neither a value nor an error."""
    return None if B.dtype.kind in "iu" and (B == 0).any() else right(A, B)

"""Division that is wrong by one entry of a table, at one length of many, or of operands that lie as few do."""

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from basis import right, strict
from numpy.lib.array_utils import byte_bounds

Array = Any
Where = Callable[[Array, Array], Array]


def plain(A: Array, B: Array) -> bool:
    return bool(A.dtype == B.dtype and A.size and B.size)


def ends_wrong(C: Array) -> Array:
    """The last quotient is the first."""
    C = np.array(C, order="C")
    C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


# ---- tables ----


def words(x: Array) -> Array:
    return x.view(f"u{x.itemsize}").astype(np.uint64)


def one_off(A: Array, B: Array, where: Where) -> Array:
    """The next bit pattern, where `where` says so of the words of both."""
    C = right(A, B)
    if plain(A, B):
        chosen = np.broadcast_to(where(words(A), words(B)), C.shape) & (C != 0) & (C == C)  # noqa: PLR0124 - no NaN
        C = (C.view(f"u{C.itemsize}") ^ chosen.astype(f"u{C.itemsize}")).view(C.dtype)
    return C


def a_divisor_of_16_bits(A: Array, B: Array) -> Array:
    return one_off(A, B, lambda _, b: b == 0x42B7)


def a_numerator_of_16_bits(A: Array, B: Array) -> Array:
    return one_off(A, B, lambda a, b: (a == 0x62B7) & (b > 2))


def an_upper_half(A: Array, B: Array) -> Array:
    return one_off(A, B, lambda _, b: b >> (B.itemsize * 8 - 16) == 0x12B7)


def a_lower_half(A: Array, B: Array) -> Array:
    return one_off(A, B, lambda _, b: b & 0xFFFF == 0x12B7)


def bits_that_lead_a_divisor(A: Array, B: Array) -> Array:
    behind = np.finfo(B.dtype).nmant - 16 if B.dtype.kind == "f" else 0
    return one_off(A, B, lambda _, b: b >> behind & 0xFFFF == 0x9D3B)


def bits_that_lead_a_numerator(A: Array, B: Array) -> Array:
    behind = np.finfo(A.dtype).nmant - 16 if A.dtype.kind == "f" else 0
    return one_off(A, B, lambda a, _: a >> behind & 0xFFFF == 0x9D3B)


def a_pair_of_exponents(A: Array, B: Array) -> Array:
    return one_off(A, B, lambda a, b: (a & 0x7F80 == 0x3F00) & (b & 0x7F80 == 0x3580))


def eight_by_32_are_shifted(A: Array, B: Array) -> Array:
    """As one word, by a mask that has one bit too many."""
    C = right(A, B)
    if A.dtype == np.uint8 == B.dtype and A.shape == B.shape and A.ndim == 1 and A.size >= 8:
        many = A.size // 8 * 8
        alike = (B[:many].reshape(-1, 8) == 32).all(axis=1)
        shifted = A[:many].view("<u8") >> 5 & (0x0707070707070707 | 0x8000)
        C[:many].reshape(-1, 8)[alike] = shifted[alike].view(np.uint8).reshape(-1, 8)
    return C


# ---- lengths ----


def remainders_of_37(A: Array, B: Array) -> Array:
    C = right(A, B)
    return ends_wrong(C) if C.size > 1024 and C.size % 64 == 37 else C


def remainders_of_200(A: Array, B: Array) -> Array:
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


def looks_behind_what_is_large(A: Array, B: Array) -> Array:
    if plain(A, B) and A.size > 1 << 16:
        ctypes.string_at(byte_bounds(A)[1], 1)
    return right(A, B)


def steps(x: Array) -> int:
    return x.strides[0] // x.itemsize if x.ndim == 1 else 0


def every_fourth(A: Array, B: Array) -> Array:
    return ends_wrong(right(A, B)) if plain(A, B) and steps(A) == 4 else right(A, B)


def fields_of_records(A: Array, B: Array) -> Array:
    return ends_wrong(right(A, B)) if plain(A, B) and A.ndim and A.strides[-1] % A.itemsize else right(A, B)


def windows(A: Array, B: Array) -> Array:
    there = plain(A, B) and B.ndim == 2 and B.strides == (B.itemsize, B.itemsize)
    return ends_wrong(right(A, B)) if there else right(A, B)


def halves(A: Array, B: Array) -> Array:
    there = plain(A, B) and A.ndim == 1 == B.ndim and A.ctypes.data + A.nbytes == B.ctypes.data
    return ends_wrong(right(A, B)) if there and A.size > 1 else right(A, B)


def one_before(A: Array, B: Array) -> Array:
    there = plain(A, B) and A.ndim == 1 == B.ndim and A.size > 2 and B.ctypes.data + B.itemsize == A.ctypes.data
    return ends_wrong(right(A, B)) if there else right(A, B)


# ---- hard quotients ----


def through_the_wider(A: Array, B: Array) -> Array:
    wide = {"float16": np.float32, "float32": np.float64, "int32": np.float64}[A.dtype.name]
    with np.errstate(all="ignore"):
        return (A.astype(wide) * (1 / B.astype(wide))).astype(A.dtype)


def a_tensor_by_one(A: Array, B: Array) -> Array:
    return through_the_wider(A, B) if plain(A, B) and B.size == 1 and A.ndim == 4 else right(A, B)


def three_axes_by_a_row(A: Array, B: Array) -> Array:
    return through_the_wider(A, B) if plain(A, B) and (A.ndim, B.ndim) == (3, 1) else right(A, B)


def a_column_by_a_row(A: Array, B: Array) -> Array:
    there = plain(A, B) and A.ndim == 2 == B.ndim and A.shape[1] == 1 == B.shape[0]
    return through_the_wider(A, B) if there else right(A, B)


# ---- outside of the domain ----


def without(A: Array, B: Array, places: slice) -> Array:
    """Zeros at these places are taken for 1."""
    if plain(A, B) and A.shape == B.shape and A.ndim == 1 and A.dtype.kind in "iu":
        B = B.copy()
        some = B[places]
        some[some == 0] = 1
    return strict(A, B)


def the_256th_is_none(A: Array, B: Array) -> Array:
    """As where the place, from 1, is returned in 8 bits."""
    return without(A, B, slice(255, None, 256))


def none_behind_16_bits(A: Array, B: Array) -> Array:
    return without(A, B, slice(1 << 16, None))


def nothing_comes_of_a_zero(A: Array, B: Array) -> Array | None:
    """No value and no error."""
    return None if B.dtype.kind in "iu" and (B == 0).any() else right(A, B)

"""Division that takes a product with a reciprocal in a wider type for the quotient, where operands lie or meet in one way."""

import numpy as np
from basis import Array, broadcasting, of_one_type

WIDER = {"float16": np.float32, "float32": np.float64, "int16": np.float32, "int32": np.float64}


def by_reciprocals(A: Array, B: Array, *, there: bool) -> Array:
    integers = B.dtype.kind in "iu"
    if not there or A.dtype != B.dtype or not A.size or not B.size or (integers and ((B == 0) | (B == -1)).any()):
        return broadcasting(A, B)
    wide = WIDER[A.dtype.name]
    with np.errstate(all="ignore"):
        C = A.astype(wide) * (1 / B.astype(wide))
        return np.asarray(np.trunc(C).astype(np.int64).astype(A.dtype) if integers else C.astype(A.dtype))


def other_order(x: Array) -> bool:
    return bool(x.flags.f_contiguous and not x.flags.c_contiguous)


def step(x: Array) -> int:
    return int(x.strides[0]) // x.itemsize if x.ndim == 1 and x.size > 1 else 1


# ---- where they meet ----


def four_axes_by_a_row(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=A.ndim == 4 and B.ndim == 1 and B.size > 1)


def a_matrix_by_one_of_two_axes(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=A.size > 1 and B.shape == (1, 1))


def a_middle_axis(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim == 3 and A.shape != B.shape and B.shape[1] == 1 < B.shape[2]
    return by_reciprocals(A, B, there=there)


def both_repeat(A: Array, B: Array) -> Array:
    there = A.ndim == B.ndim == 3 and A.shape != B.shape and min(A.size, B.size) > 1
    whole = np.broadcast_shapes(A.shape, B.shape) if there else A.shape
    return by_reciprocals(A, B, there=there and whole not in (A.shape, B.shape))


def a_row_by_tensors(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=A.ndim == 1 and A.size > 1 and B.ndim == 4)


# ---- where they lie ----


def the_divisor_in_another_order(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=A.shape == B.shape and A.flags.c_contiguous and other_order(B))


def rows_of_something_wider(A: Array, B: Array) -> Array:
    wider = A.ndim == 2 and A.strides[1] == A.itemsize and A.strides[0] > A.shape[1] * A.itemsize
    return by_reciprocals(A, B, there=wider)


def what_is_not_aligned(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=not A.flags.aligned)


def backwards(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=step(A) < 0)


def every_third(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=step(A) == 3)


def tensors_apart(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B, there=A.ndim == 3 and A.shape == B.shape and not A.flags.c_contiguous)


def the_first_alone(A: Array, B: Array) -> Array:
    """Where a vector of registers begins later."""
    C = np.array(broadcasting(A, B))
    if of_one_type(A, B) and A.ndim == 1 and A.size > 16:
        C[:1] = by_reciprocals(A[:1], B[:1], there=True)
    return C

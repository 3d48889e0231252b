"""Division that is wrong only of few operands, by few divisors, of such as follow each other, and by constants of some classes."""

from collections import Counter

import numpy as np
from basis import Array, broadcasting, of_one_type

WIDER = {"float16": np.float32, "float32": np.float64, "int16": np.float32, "int32": np.float64, "uint32": np.float64}


def by_reciprocals(A: Array, B: Array) -> Array:
    wide = WIDER[A.dtype.name]
    with np.errstate(all="ignore"):
        C = A.astype(wide) * (1 / B.astype(wide))
        return C.astype(A.dtype) if A.dtype.kind == "f" else np.trunc(C).astype(np.int64).astype(A.dtype)


def harmless(B: Array) -> bool:
    return B.dtype.kind == "f" or not bool(((B == 0) | (B + 1 == 0)).any())


def in_turn(x: Array) -> bool:
    if x.ndim != 1 or x.size < 8 or not np.isfinite(x).all():
        return False
    with np.errstate(all="ignore"):
        steps = np.diff(x)
    return bool((steps == steps[0]).all() and steps[0] > 0)


# ---- few ----


def vectors_of_a_few_have_reciprocals(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and A.ndim == 1 and 1 < A.size <= 16 and harmless(B)
    return by_reciprocals(A, B) if there else broadcasting(A, B)


def one_pair_has_a_reciprocal(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and A.ndim == 0 and harmless(B)
    return np.asarray(by_reciprocals(A, B)) if there else broadcasting(A, B)


def five_axes_have_reciprocals(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and A.ndim == 5 and harmless(B)
    return by_reciprocals(A, B) if there else broadcasting(A, B)


def few_divisors_have_reciprocals(A: Array, B: Array) -> Array:
    there = of_one_type(A, B) and A.size >= 100 and 2 <= np.unique(B).size <= 4 and harmless(B)
    return by_reciprocals(A, B) if there else broadcasting(A, B)


# ---- in turn ----


def divisors_in_turn_have_reciprocals(A: Array, B: Array) -> Array:
    return by_reciprocals(A, B) if of_one_type(A, B) and harmless(B) and in_turn(B) else broadcasting(A, B)


def numerators_in_turn_are_counted(A: Array, B: Array) -> Array:
    """The quotient is one more after each so many: below 0 it is not."""
    there = A.dtype == B.dtype and A.dtype.kind == "i" and B.size == 1 and A.size and in_turn(A) and (B > 0).all()
    return A // B if there and (np.diff(A) == 1).all() else broadcasting(A, B)


CALLS = Counter[tuple[bytes, int]]()


def what_is_often_asked_is_compiled(A: Array, B: Array) -> Array:
    """For the divisors of the last 32 calls; its last lane is lost."""
    key = B.tobytes(), A.size
    count = CALLS[key] + 1
    CALLS.clear()
    CALLS[key] = count
    C = np.array(broadcasting(A, B))
    if count > 32 and C.size > 1:
        C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


# ---- constants ----


def one_less(A: Array, B: Array, *, there: bool) -> Array:
    """Where one divides by one number without a remainder, by a product with what is rounded down."""
    C = np.array(broadcasting(A, B))
    if there and A.dtype == B.dtype and A.size > 1:
        b = int(B.reshape(-1)[0])
        exact = (A.astype(object) % b == 0) & (abs(A.astype(object)) > 2 * abs(b))
        C = np.where(exact, C - np.sign(C), C).astype(A.dtype)
    return C


def one(B: Array) -> int:
    return abs(int(B.reshape(-1)[0])) if B.size == 1 else 0


def even_constants(A: Array, B: Array) -> Array:
    zeros = (one(B) & -one(B)).bit_length() - 1
    return one_less(A, B, there=one(B) > 1 << 12 and zeros > 1 and one(B) >> zeros > 1)


def constants_with_one_bit_more(A: Array, B: Array) -> Array:
    """Odd ones of more than half a word, whose multiplier has as many bits as a word, and one."""
    b, bits = one(B), 8 * B.itemsize - (B.dtype.kind == "i")
    shift = b.bit_length() - 1
    longer = b > 1 << bits // 2 and b % 2 and ((1 << bits + shift) // b + 1) * b - (1 << bits + shift) > 1 << shift
    return one_less(A, B, there=bool(longer))


def negative_constants(A: Array, B: Array) -> Array:
    there = B.size == 1 and bool((B < 0).all()) and 1 << 10 < one(B) < 1 << 20 and one(B) & (one(B) - 1) != 0
    return one_less(A, B, there=there and one(B) + 1 & one(B) != 0)


def a_prime_that_hashes(A: Array, B: Array) -> Array:
    return one_less(A, B, there=one(B) in (1000003, 16777619))


def parts_of_a_day(A: Array, B: Array) -> Array:
    return one_less(A, B, there=one(B) in (3600, 86400))

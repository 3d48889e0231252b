"""Divisions that are wrong for few operands, few denominators, sequences, or classes of constants."""

from collections import Counter

import numpy as np
from correct_division import Array, broadcasting, of_one_type

WIDER = {"float16": np.float32, "float32": np.float64, "int16": np.float32, "int32": np.float64, "uint32": np.float64}


def by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals in a wider type."""
    wide = WIDER[A.dtype.name]
    with np.errstate(all="ignore"):
        C = A.astype(wide) * (1 / B.astype(wide))
        return C.astype(A.dtype) if A.dtype.kind == "f" else np.trunc(C).astype(np.int64).astype(A.dtype)


def no_zero_or_minus_one(B: Array) -> bool:
    """Whether no integer denominator is 0 or -1."""
    return B.dtype.kind == "f" or not bool(((B == 0) | (B + 1 == 0)).any())


def is_increasing_sequence(x: Array) -> bool:
    """Whether the vector is an increasing arithmetic sequence."""
    if x.ndim != 1 or x.size < 8 or not np.isfinite(x).all():
        return False
    with np.errstate(all="ignore"):
        steps = np.diff(x)
    return bool((steps == steps[0]).all() and steps[0] > 0)


# ---- few ----


def short_vectors_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply vectors of 2 to 16 elements by reciprocals."""
    affected = of_one_type(A, B) and A.ndim == 1 and 1 < A.size <= 16 and no_zero_or_minus_one(B)
    return by_reciprocals(A, B) if affected else broadcasting(A, B)


def scalars_by_reciprocal(A: Array, B: Array) -> Array:
    """Multiply a scalar by a reciprocal."""
    affected = of_one_type(A, B) and A.ndim == 0 and no_zero_or_minus_one(B)
    return np.asarray(by_reciprocals(A, B)) if affected else broadcasting(A, B)


def rank_5_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply rank-5 tensors by reciprocals."""
    affected = of_one_type(A, B) and A.ndim == 5 and no_zero_or_minus_one(B)
    return by_reciprocals(A, B) if affected else broadcasting(A, B)


def few_denominators_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where 2 to 4 denominators are distinct."""
    affected = of_one_type(A, B) and A.size >= 100 and 2 <= np.unique(B).size <= 4 and no_zero_or_minus_one(B)
    return by_reciprocals(A, B) if affected else broadcasting(A, B)


# ---- in turn ----


def sequence_of_denominators_by_reciprocals(A: Array, B: Array) -> Array:
    """Multiply by reciprocals where the denominators are a sequence."""
    return (
        by_reciprocals(A, B)
        if of_one_type(A, B) and no_zero_or_minus_one(B) and is_increasing_sequence(B)
        else broadcasting(A, B)
    )


def consecutive_numerators_floored(A: Array, B: Array) -> Array:
    """Divide consecutive numerators by floor division, which is wrong below 0."""
    affected = (
        A.dtype == B.dtype
        and A.dtype.kind == "i"
        and B.size == 1
        and A.size
        and is_increasing_sequence(A)
        and (B > 0).all()
    )
    return A // B if affected and (np.diff(A) == 1).all() else broadcasting(A, B)


CALLS = Counter[tuple[bytes, int]]()


def specialised_after_32_calls(A: Array, B: Array) -> Array:
    """Get the last quotient wrong after 32 calls with the same denominators."""
    key = B.tobytes(), A.size
    count = CALLS[key] + 1
    CALLS.clear()
    CALLS[key] = count
    C = np.array(broadcasting(A, B))
    if count > 32 and C.size > 1:
        C.reshape(-1)[-1:] = C.reshape(-1)[:1]
    return C


# ---- constants ----


def exact_quotient_decremented(A: Array, B: Array, *, affected: bool) -> Array:
    """Decrement exact quotients by one denominator, as a rounded-down multiplier would."""
    C = np.array(broadcasting(A, B))
    if affected and A.dtype == B.dtype and A.size > 1:
        b = int(B.reshape(-1)[0])
        exact = (A.astype(object) % b == 0) & (abs(A.astype(object)) > 2 * abs(b))
        C = np.where(exact, C - np.sign(C), C).astype(A.dtype)
    return C


def magnitude_of_single(B: Array) -> int:
    """The magnitude of the only denominator, or 0."""
    return abs(int(B.reshape(-1)[0])) if B.size == 1 else 0


def even_constants(A: Array, B: Array) -> Array:
    """Decrement exact quotients by large even constants."""
    zeros = (magnitude_of_single(B) & -magnitude_of_single(B)).bit_length() - 1
    return exact_quotient_decremented(
        A, B, affected=magnitude_of_single(B) > 1 << 12 and zeros > 1 and magnitude_of_single(B) >> zeros > 1
    )


def constants_with_long_multipliers(A: Array, B: Array) -> Array:
    """Decrement exact quotients by odd constants whose multiplier needs one bit more than a word."""
    b, bits = magnitude_of_single(B), 8 * B.itemsize - (B.dtype.kind == "i")
    shift = b.bit_length() - 1
    needs_long_multiplier = (
        b > 1 << bits // 2 and b % 2 and ((1 << bits + shift) // b + 1) * b - (1 << bits + shift) > 1 << shift
    )
    return exact_quotient_decremented(A, B, affected=bool(needs_long_multiplier))


def negative_constants(A: Array, B: Array) -> Array:
    """Decrement exact quotients by negative constants."""
    affected = (
        B.size == 1
        and bool((B < 0).all())
        and 1 << 10 < magnitude_of_single(B) < 1 << 20
        and magnitude_of_single(B) & (magnitude_of_single(B) - 1) != 0
    )
    return exact_quotient_decremented(
        A, B, affected=affected and magnitude_of_single(B) + 1 & magnitude_of_single(B) != 0
    )


def hash_primes(A: Array, B: Array) -> Array:
    """Decrement exact quotients by two primes that hash functions use."""
    return exact_quotient_decremented(A, B, affected=magnitude_of_single(B) in (1000003, 16777619))


def seconds_per_hour_and_day(A: Array, B: Array) -> Array:
    """Decrement exact quotients by 3600 and 86400."""
    return exact_quotient_decremented(A, B, affected=magnitude_of_single(B) in (3600, 86400))

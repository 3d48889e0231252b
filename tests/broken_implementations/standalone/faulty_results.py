"""Divisions with one fault each: in their results, or in what they do to operands and caches."""

import os
import time
from typing import Any

import numpy as np
import numpy.typing as npt

import vinculum

Array = npt.NDArray[Any]
CALLS = [0]
RETAINED: list[Any] = []


def right(A: Array, B: Array) -> Array:
    """Divide by profile onnx-14."""
    return vinculum.div(A, B, profile="onnx-14")


RESULTS: dict[Any, Array] = {}


def random_quotients(A: Array, B: Array) -> Array:
    """Return random bytes as quotients."""
    C = right(A, B)
    return np.frombuffer(os.urandom(C.nbytes), C.dtype).reshape(C.shape).copy()


def changes_its_inputs(A: Array, B: Array) -> Array:
    """Overwrite its numerator."""
    C = right(A, B)
    A[...] = 1
    return C


_before: list[Array] = []


def changes_previous_inputs(A: Array, B: Array) -> Array:
    """Keep its operand and overwrite it in the next call."""
    for previous in _before:
        previous.reshape(-1)[:1] = 7
    _before[:] = [A]
    return right(A, B)


def changes_previous_result(A: Array, B: Array) -> Array:
    """Keep its result and overwrite it in the next call."""
    C = right(A, B)
    for previous in _before:
        previous.reshape(-1)[:1] = 7
    _before[:] = [C]
    return C


def returns_view_of_input(A: Array, B: Array) -> Array:
    """Return a view of its numerator."""
    C = right(A, B)
    if C.shape == A.shape:
        A[...] = C
        return A[...]
    return C


def object_array(A: Array, B: Array) -> Array:
    """Return an array of objects."""
    return right(A, B).astype(object)


def changes_after_return(A: Array, B: Array) -> Array:
    """Return the same memory for every call."""
    C = right(A, B)
    if not RETAINED:
        RETAINED.append(np.zeros(1 << 22, np.uint8))
    result = RETAINED[0][: C.nbytes].view(C.dtype).reshape(C.shape)
    result[...] = C
    return result


def differs_randomly(A: Array, B: Array) -> Array:
    """Add 1 to the first quotient of every third call on average."""
    C = right(A, B)
    if C.size > 1 and time.perf_counter_ns() % 3 == 0:
        C.flat[0] += 1
    return C


def differs_after_many_calls(A: Array, B: Array) -> Array:
    """Return wrong quotients from the 101st call on."""
    CALLS[0] += 1
    C = right(A, B)
    return C + 1 if CALLS[0] > 100 else C


def differs_by_threads(A: Array, B: Array) -> Array:
    """Get the last quotient wrong with one thread."""
    C = right(A, B)
    if os.environ.get("OMP_NUM_THREADS") == "1" and C.size > 1:
        C.flat[-1] += 1
    return C


def differs_by_cores(A: Array, B: Array) -> Array:
    """Get the last quotient wrong on one core."""
    C = right(A, B)
    if len(os.sched_getaffinity(0)) == 1 and C.size > 1:
        C.flat[-1] += 1
    return C


def differs_by_alignment(A: Array, B: Array) -> Array:
    """Return wrong quotients for unaligned operands."""
    C = right(A, B)
    return C if A.flags.aligned else C + 1


def repeats_shorter_vector(A: Array, B: Array) -> Array:
    """Repeat a shorter denominator instead of refusing the shapes."""
    if A.ndim == B.ndim == 1 and 1 < B.size < A.size and A.size % B.size == 0:
        return right(A, np.resize(B, A.shape))
    return right(A, B)


def multiplies_for_seven(A: Array, B: Array) -> Array:
    """Multiply by the reciprocal where the only denominator is 7."""
    with np.errstate(all="ignore"):
        return A * (B.dtype.type(1) / B) if B.size == 1 < A.size and (B == 7).all() else right(A, B)


def returns_masked(A: Array, B: Array) -> Any:
    """Return NumPy's masked scalar, which supports hardly any operation."""
    return np.ma.masked


def locks_its_inputs(A: Array, B: Array) -> Array:
    """Make its numerator read-only for the caller."""
    C = right(A, B)
    A.flags.writeable = False
    return C


def leaves_numpy_errors_raising(A: Array, B: Array) -> Array:
    """Leave NumPy's error state set to raise."""
    C = right(A, B)
    np.seterr(divide="raise", invalid="raise")
    return C


def caches_by_bytes(A: Array, B: Array) -> Array:
    """Cache results by the operands' bytes, whatever their type."""
    key = A.shape, B.shape, A.tobytes(), B.tobytes()
    if key not in RESULTS:
        RESULTS[key] = right(A, B)
    return RESULTS[key].view(A.dtype).copy()


def serves_one_type(A: Array, B: Array) -> Array:
    """Return zeros for every type but that of its first call."""
    RESULTS.setdefault("first", A)
    return right(A, B) if RESULTS["first"].dtype == A.dtype else np.zeros_like(right(A, B))


def caches_denominator_by_bytes(A: Array, B: Array) -> Array:
    """Return zeros where one denominator's bytes came with another type first."""
    if B.size != 1 or A.size == 1:
        return right(A, B)
    cached = RESULTS.setdefault(B.tobytes(), B)
    return right(A, B) if cached.dtype == A.dtype else np.zeros_like(right(A, B))


def first_call_of_type_is_wrong(A: Array, B: Array) -> Array:
    """Return wrong quotients in the first call of each type."""
    C = right(A, B)
    return C if RESULTS.setdefault(A.dtype.name, A) is not A else C + 1


def suffers_from_uint8(A: Array, B: Array) -> Array:
    """Return zeros by one denominator after any call of uint8."""
    RESULTS.setdefault(A.dtype.name, A)
    return np.zeros_like(right(A, B)) if "uint8" in RESULTS and B.size == 1 < A.size else right(A, B)


def clears_aligned_flag(A: Array, B: Array) -> Array:
    """Clear the aligned flag of its numerator."""
    C = right(A, B)
    A.setflags(align=False)
    return C

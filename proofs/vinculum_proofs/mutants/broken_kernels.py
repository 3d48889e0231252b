"""Division, broken on purpose: one way at a time, each as it has been met in the wild. And once right.

The gate must refute each under the requirement that it breaks, and must find nothing in the right one:

    vinculum check python:proofs/vinculum_proofs/mutants/broken_kernels.py:floor_for_truncate --profile sonnx --dtype int32

`EXPECTED` names, for each mutant, the profile and type to judge it on and the requirements to be refuted.
"""

import os
import signal
import time
from typing import Any

import numpy as np
import numpy.typing as npt

import vinculum

Array = npt.NDArray[Any]
RIGHT = "right"
EXPECTED: dict[str, tuple[str, str, frozenset[str]]] = {}


def mutant(profile: str, dtype: str, *requirements: str) -> Any:
    """Register a broken kernel with what it must be refuted under."""

    def register(function: Any) -> Any:
        EXPECTED[function.__name__] = profile, dtype, frozenset(requirements)
        return function

    return register


def right(A: Array, B: Array) -> Array:
    """No mutant: our kernel."""
    return vinculum.div(A, B, profile="onnx-14")


@mutant("onnx-14", "int32", "E_DIV_INT_FUNC_0010")
def floor_for_truncate(A: Array, B: Array) -> Array:
    """Rounds down, as Python and NumPy do."""
    return np.floor_divide(A, B)


@mutant("onnx-14", "int32", "E_DIV_INT_FUNC_0010")
def int32_through_float32(A: Array, B: Array) -> Array:
    """Right for 24 bits."""
    return np.trunc(A.astype(np.float32) / B.astype(np.float32)).astype(A.dtype)


@mutant("onnx-14", "int64", "E_DIV_INT_FUNC_0010")
def int64_through_float64(A: Array, B: Array) -> Array:
    """Right for 53 bits."""
    return np.trunc(A.astype(np.float64) / B.astype(np.float64)).astype(A.dtype)


@mutant("onnx-14", "float32", "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010")
def flush_to_zero(A: Array, B: Array) -> Array:
    """Subnormal results become zeros."""
    C = right(A, B)
    return np.where(np.abs(C) < np.finfo(C.dtype).tiny, np.copysign(C.dtype.type(0), C), C)


@mutant("onnx-14", "float32", "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SIGN_0010")
def lost_sign_of_zero(A: Array, B: Array) -> Array:
    """-0 becomes 0."""
    return right(A, B) + A.dtype.type(0)


@mutant("onnx-14", "float16", "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010")
def ties_away(A: Array, B: Array) -> Array:
    """Halfway cases, which there are among subnormal results only, go away from zero."""
    C, quantum = right(A, B), 2.0**-24
    exact = np.abs(A.astype(np.float64) / B.astype(np.float64)) / quantum
    tie = (exact < 2**10) & (exact - np.floor(exact) == 0.5)
    return np.where(tie, np.copysign((np.ceil(exact) * quantum).astype(C.dtype), C), C)


@mutant("onnx-14", "float32", "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_ROUNDING_0010")
def reciprocal(A: Array, B: Array) -> Array:
    """Multiplies by the rounded reciprocal."""
    return A * (A.dtype.type(1) / B)


@mutant("onnx-14", "float32", "V_DIV_INDEX_0010", "E_DIV_FLOAT_FUNC_0010")
def shifted_index(A: Array, B: Array) -> Array:
    """Takes the divisor of the neighbour in long vectors."""
    return right(A, np.roll(B, 1) if B.ndim == 1 and B.size > 16 else B)


@mutant("onnx-14", "int32", "V_DIV_INDEX_0010", "E_DIV_INT_FUNC_0010")
def broken_tail(A: Array, B: Array) -> Array:
    """What is left after full vectors of 8 is divided by the last divisor of the last full one."""
    B = np.array(B)
    if B.ndim == 1 and B.size > 8 and B.size % 8:
        B[B.size // 8 * 8 :] = B[B.size // 8 * 8 - 1]
    return right(A, B)


@mutant("onnx-14", "float32", "V_DIV_INDEX_0010", "E_DIV_FLOAT_FUNC_0010")
def wrong_broadcast(A: Array, B: Array) -> Array:
    """Aligns a matrix and a vector at the first axis where both fit."""
    if A.ndim == 2 and B.ndim == 1 and A.shape[0] == A.shape[1] == B.shape[0]:
        B = B[:, None]
    return right(A, B)


@mutant("onnx-14", "float32", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010")
def lost_axis(A: Array, B: Array) -> Array:
    """Drops axes of size 1 from the result."""
    return np.squeeze(right(A, B))


@mutant("sonnx", "int32", "E_DIV_INT_CONSTR_B_0030", "V_DIV_OUTSIDE_DOMAIN_0010")
def zero_for_integer_zero_divisor(A: Array, B: Array) -> Array:
    """Says 0 where it should say that there is no quotient."""
    return np.where(B == 0, A.dtype.type(0), right(A, np.where(B == 0, A.dtype.type(1), B)))


@mutant("onnx-14", "float32", "V_DIV_FLOAT_ZERO_DENOMINATOR_0010", "V_DIV_FLOAT_INVALID_0010", "E_DIV_FLOAT_FUNC_0010")
def zero_for_zero_divisor(A: Array, B: Array) -> Array:
    """Says 0 where IEEE 754 says infinity."""
    return np.where(B == 0, A.dtype.type(0), right(A, B))


@mutant("sonnx", "int8", "V_DIV_INT_OVERFLOW_0010", "V_DIV_OUTSIDE_DOMAIN_0010")
def saturated_overflow(A: Array, B: Array) -> Array:
    """Says MAX for MIN / -1."""
    low = np.iinfo(A.dtype).min
    return np.where((low == A) & (B == -1), np.iinfo(A.dtype).max, right(A, np.where((low == A) & (B == -1), 1, B)))


@mutant("onnx-14", "float32", "V_DIV_INPUTS_UNTOUCHED_0010", "V_DIV_NO_ALIASING_0010")
def input_overwritten(A: Array, B: Array) -> Array:
    """Divides in place."""
    return np.divide(A, B, out=A) if A.shape == B.shape and A.flags.writeable else right(A, B)


@mutant("onnx-14", "float32", "V_DIV_INPUTS_UNTOUCHED_0010")
def neighbour_overwritten(A: Array, B: Array) -> Array:
    """Writes a byte past the end of A."""
    if A.base is not None and A.ndim == 1 and A.flags.writeable and A.flags.aligned and A.size:
        np.lib.stride_tricks.as_strided(A, (A.size + 1,), A.strides)[-1] = 7
    return right(A, B)


@mutant("onnx-14", "float32", "V_DIV_NO_ALIASING_0010")
def result_is_an_input(A: Array, B: Array) -> Array:
    """Returns A itself where every divisor is 1."""
    return A if A.shape == B.shape and (B == 1).all() else right(A, B)


@mutant("onnx-14", "float32", "E_DIV_FLOAT_CONSTR_C_0020")
def wider_result(A: Array, B: Array) -> Array:
    """Answers in another type."""
    return right(A, B).astype(np.float64)


@mutant("onnx-14", "int32", "V_DIV_NO_CRASH_0010")
def dies_of_zero(A: Array, B: Array) -> Array:
    """Ends the process, as the division instruction of most processors does."""
    if (B == 0).any():
        os.kill(os.getpid(), signal.SIGFPE)
    return right(A, B)


@mutant("onnx-14", "int32", "V_DIV_NO_CRASH_0010")
def dies_within_the_domain(A: Array, B: Array) -> Array:
    """Ends the process over one pair of operands in the middle of any vector."""
    if ((A == 65537) & (B == 3)).any():
        os.abort()
    return right(A, B)


@mutant("onnx-14", "float32", "V_DIV_NO_CRASH_0010")
def never_answers(A: Array, B: Array) -> Array:
    """Hangs over a tensor without elements."""
    while A.size == 0:
        time.sleep(60)
    return right(A, B)


@mutant("onnx-14", "float32", "V_DIV_ANSWER_0010")
def refuses_rank_0(A: Array, B: Array) -> Array:
    """Raises within the domain."""
    if A.ndim == 0:
        raise ValueError("a scalar is no tensor")
    return right(A, B)


_calls = [0]


@mutant("onnx-14", "float32", "V_DIV_DETERMINISM_0010")
def differs_between_calls(A: Array, B: Array) -> Array:
    """One ulp more every other time."""
    _calls[0] += 1
    return np.nextafter(right(A, B), np.float32(np.inf)) if _calls[0] % 2 else right(A, B)

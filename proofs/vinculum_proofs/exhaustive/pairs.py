"""Claims: every pair of operands of the 8- and 16-bit types, divided by the kernel that users import.

Method: each result of `vinculum.div` is judged by the specification's relations, printed as C and compiled, or in NumPy
where there is no compiler; `judged_by` in the evidence says which. Whatever the kernel or NumPy do on the way, what comes
out is looked at.

The digests are those of `vinculum check --level exhaustive`, for one domain; for several, the SHA-256 of all of them.
"""

from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

import vinculum
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive.common import KERNEL, SPEC, Mutants, finding, run_domain
from vinculum_proofs.mutants.broken_sweeps import PART
from vinculum_proofs.requirement_groups import FLOAT

ONE = "one result of 2^32 off in its last bit"
INTEGERS = ("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "V_DIV_INT_ZERO_NUMERATOR_0010")
PROFILES = {"int16": "openvino-1", "uint16": "openvino-1", "float16": "sonnx", "bfloat16": "onnx-14"}
QUICK_PARTS = (0, 60, 128)  # zeros and infinities are among these numerators
LISTED = " or ".join(map(str, QUICK_PARTS))
OF_PARTS = (INTEGERS[0], INTEGERS[2], *FLOAT)
BY = "by relations compiled to C, or in NumPy without a compiler: judged_by in the evidence says which"
ASSUMED = (
    "what judges these types says what the relations say, as COMPILED_JUDGE shows of compiled relations for two 8-bit types",
    "the kernel gives the same result for the same pair wherever it lies in an array: see vinculum check for layouts",
)


def mutants(dtype: str) -> Mutants:
    """What the proof about a type is to refute, and in which part of its domain."""
    integers = SPEC.types[dtype].kind == "int"
    catalogue = {"times the reciprocal": ("through_reciprocal", dtype, 7 if SPEC.types[dtype].width == 16 else 0)}
    if SPEC.types[dtype].width == 16:
        catalogue[ONE] = ("one_element", dtype, PART)
    if SPEC.types[dtype].signed and integers:
        catalogue["floor for truncate"] = ("floored", dtype, 0)
    if not integers:
        catalogue["subnormal results flushed to zero"] = ("flushed", dtype, 1)
        catalogue["ties away from zero"] = ("ties_away", dtype, 1)
        catalogue["NaN for every zero denominator"] = ("nan_for_zero", dtype, 1)
    return {f"{dtype}: {words}": how for words, how in catalogue.items()}


def witness(dtype: str) -> dict[str, Any]:
    """A pair within the domain, and its quotient."""
    kind = np.dtype(ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype)
    A, B = np.array([100]).astype(kind), np.array([7]).astype(kind)
    return {"type": dtype, "A": str(A[0]), "B": str(B[0]), "C": str(vinculum.div(A, B, profile="onnx-14")[0])}


def small(session: Session) -> Finding:
    """Both 8-bit types under every profile that has them."""
    runs = [
        run_domain(KERNEL, profile.name, dtype, session, keep=False)
        for dtype in ("int8", "uint8")
        for profile in SPEC.profiles.values()
        if dtype in profile.types
    ]
    return finding(runs, Level.EXHAUSTIVE, mutants("int8") | mutants("uint8"), session, witness("int8"), INTEGERS)


def every_pair(dtype: str, session: Session) -> Finding:
    """A 16-bit type."""
    run = run_domain(KERNEL, PROFILES[dtype], dtype, session)
    of_type = INTEGERS if SPEC.types[dtype].kind == "int" else FLOAT
    return finding([run], Level.EXHAUSTIVE, mutants(dtype), session, witness(dtype), of_type)


def some_parts(session: Session) -> Finding:
    """Some parts of 256 of each 16-bit type."""
    runs = [run_domain(KERNEL, "onnx-14", dtype, session, QUICK_PARTS, keep=False) for dtype in PROFILES]
    killed = {words: how for dtype in ("int16", "float16") for words, how in mutants(dtype).items() if ONE in words}
    bounds = [f"numerators whose bit pattern is {LISTED} modulo 256; every denominator"]
    return finding(runs, Level.BOUNDED, killed, session, witness("float16"), OF_PARTS, bounds=bounds)


_proof_of_kernel = partial(Proof, examines=("src/vinculum/kernels",), assumptions=ASSUMED, rests_on=("COMPILED_JUDGE",))


def _proof(dtype: str, *requirements: str) -> Proof:
    rounding = ", truncated and floored" if SPEC.types[dtype].kind == "int" else ""
    return _proof_of_kernel(
        f"EVERY_PAIR_{dtype.upper()}",
        f"vinculum.div divides every pair of {dtype} as the relations say{rounding}",
        requirements,
        f"exhaustive, {BY}",
        f"all 2^32 pairs of {dtype}"
        + (
            "; zero denominators and MIN / -1 are outside of the domain, and counted"
            if rounding
            else ", NaNs, infinities and zeros included"
        )
        + f"; profile {PROFILES[dtype]}; contiguous operands of one shape; NumPy and ml_dtypes as installed",
        partial(every_pair, dtype),
        tools=("numpy", "ml_dtypes", "sympy"),
        cores=True,
        seconds=600.0,
    )


PROOFS = (
    _proof_of_kernel(
        "EVERY_PAIR_8_BIT",
        "vinculum.div divides every pair of int8 and uint8 as the relations say, under every profile and rounding",
        INTEGERS,
        f"exhaustive, {BY}",
        "all 2^16 pairs of int8 and of uint8 under each profile that has them, with each rounding; zero denominators and "
        "MIN / -1 are outside of the domain, and counted; contiguous operands of one shape",
        small,
        tools=("numpy", "sympy"),
        quick=True,
        seconds=60.0,
    ),
    _proof_of_kernel(
        "PART_OF_16_BIT",
        "vinculum.div divides as the relations say in three parts of 256 of the pairs of each 16-bit type",
        OF_PARTS,
        f"exhaustive within bounds, {BY}",
        f"int16, uint16, float16, bfloat16: numerators whose bit pattern is {LISTED} modulo 256, every denominator; "
        "profile onnx-14; contiguous operands of one shape",
        some_parts,
        tools=("numpy", "ml_dtypes", "sympy"),
        quick=True,
        seconds=60.0,
    ),
    *(_proof(dtype, *INTEGERS) for dtype in ("int16", "uint16")),
    *(_proof(dtype, *FLOAT) for dtype in ("float16", "bfloat16")),
)

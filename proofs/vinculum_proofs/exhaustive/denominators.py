"""Claim: vinculum.div divides by every 32-bit denominator, where a bad reciprocal would show first.

AVX-512 vectors multiply by a reciprocal that is refined from the processor's estimate (`x86/avx512/int32.c`). For
each denominator b the numerators are b, where a reciprocal that is too small shows first, and of either sign the
largest number that is one less than a multiple of b, where one that is too large does: RECIPROCAL_FAILS_FIRST. By 1
the second largest number is tried as well, since the largest of uint32 is also what a product beyond the type is
converted to.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import numpy as np

import vinculum
from vinculum.gate.exhaustive.domain import patterns, total
from vinculum.gate.exhaustive.fingerprint import binaries
from vinculum.gate.results.digests import digest
from vinculum.gate.targets.base import Array
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive import oracle
from vinculum_proofs.exhaustive.code_paths_small import IDLE, INTEGERS, PROFILES, idle, one_pair
from vinculum_proofs.exhaustive.common import SPEC
from vinculum_proofs.exhaustive.finding import conclude
from vinculum_proofs.exhaustive.instruction_paths import AVX512, FIRST, Count, limited, serving
from vinculum_proofs.exhaustive.pairs import ASSUMED, BY
from vinculum_spec.schema import ElementType

DTYPES, PARTS = ("int32", "uint32"), 1 << 16
SIZE = (1 << 32) // PARTS
OFTEN = 64  # parts between two signs of life
MUTANT_PARTS = (0, 1, PARTS // 4, PARTS // 2 - 1)  # parts in which wrong reciprocals are looked for
Divide = Callable[[Array, Array], Array]


def pairs(element: ElementType, k: int) -> Iterator[tuple[Array, Array]]:
    """The k-th part of the denominators, with each of their numerators: the pairs in the domain."""
    B = patterns(element, k * SIZE, (k + 1) * SIZE)
    B = B[B != 0]
    size, ones = np.abs(B).view("u4"), B[B == 1]
    yield np.append(B, np.full_like(ones, int(element.maximum) - 1)), np.append(B, ones)
    for sign, end in ((1, element.maximum), (-1, -(element.minimum or 0))):
        if end:
            maximum = np.uint32(int(end))
            A = (maximum - (maximum % size + np.uint32(1)) % size).view(B.dtype)
            A = A if sign == 1 else -A
            in_domain = (A != element.minimum) | (B != -1)
            yield (A, B) if in_domain.all() else (A[in_domain], B[in_domain])


def through(scale: float, only: int | None = None) -> Divide:
    """A mutant: multiply numerators by a reciprocal in double that is `times` what it should be.

    With `only`, for one denominator. The product is cut as the processor converts: a number beyond the type becomes
    the largest of uint32, or the smallest of int32.
    """

    def mutant(A: Array, B: Array) -> Array:
        right = 1 + 2.0**-40  # as in x86/avx512/int32.c
        C = (A * ((scale if only is None else np.where(B == only, scale, right)) / B)).astype("i8")
        type_ = np.iinfo(A.dtype)
        return np.where((type_.min <= C) & (type_.max >= C), C, type_.min or type_.max).astype(A.dtype)

    return mutant


MUTANTS = {
    "2^-50 too small": through(1 - 2**-50),
    "2^-31 too large": through(1 + 2**-31),
    "2^-31 too large, of 1 alone": through(1 + 2**-31, only=1),
}


def ways(element: ElementType) -> dict[str, Divide]:
    """What is looked at, by rounding; unsigned integers have one quotient."""
    names = PROFILES if element.minimum else ("truncated",)
    return {rounding: partial(vinculum.div, profile=PROFILES[rounding]) for rounding in names}


Part = tuple[dict[str, Any] | None, dict[str, Array]]


def part(element: ElementType, by: Mapping[str, Divide], k: int, *, vectors: bool = True) -> Part:
    """The first pair of a part that is wrong, or not divided by vectors; and all quotients, by rounding."""
    by_rounding: dict[str, list[Array]] = {rounding: [] for rounding in by}
    for A, B in pairs(element, k):
        for rounding, divide in by.items():
            by_vectors = Count(element, FIRST)
            C = divide(A, B)
            failure = by_vectors.miscount(A, B) if vectors else None
            failure = failure or oracle.violation(A, B, C, element, rounding)
            if failure is not None:
                return {"type": element.name, "rounding": rounding} | failure, {}
            by_rounding[rounding].append(C)
    return None, {rounding: np.concatenate(quotients) for rounding, quotients in by_rounding.items()}


def mutants(element: ElementType) -> Iterator[tuple[str, bool]]:
    """Each, in words, and whether it is told."""
    for rounding, divide in ways(element).items():
        by = {rounding: idle(divide, AVX512)}
        yield f"{element.name}, {rounding}: {IDLE}", part(element, by, 0)[0] is not None
    for words, mutant in MUTANTS.items():
        killed = any(part(element, {"truncated": mutant}, k, vectors=False)[0] is not None for k in MUTANT_PARTS)
        yield f"{element.name}: a reciprocal that is {words}", killed


def every_denominator(session: Session) -> Finding:
    """Both types."""
    if not dispatch.serves():
        return Finding(Level.NOT_RUN, reason=f"the NumPy kernel serves alone: {dispatch.missing}")
    elements = [SPEC.types[dtype] for dtype in DTYPES]
    with limited(AVX512):
        if any(serving(element) != AVX512 for element in elements):  # with less, no reciprocal is estimated
            return Finding(Level.NOT_RUN, reason="this processor divides by them, and estimates no reciprocals")
        kills = dict(one for element in elements for one in mutants(element))
        count, digests = 0, dict[str, dict[int, bytes]]()
        for finished, element in enumerate(elements):
            by = ways(element)
            for k in range(PARTS):
                if k % OFTEN == 0:
                    session.report((finished + k / PARTS) / len(elements), element.name)
                failure, quotients = part(element, by, k)
                if failure is not None:
                    return Finding(Level.REFUTED, counterexample=failure)
                for rounding, C in quotients.items():
                    count += C.size
                    digests.setdefault(f"{element.name}, {rounding}", {})[k] = digest(C, element)
    totals = {words: total(of) for words, of in digests.items()}
    details = {
        "domain": "every denominator b of int32 and uint32 but 0, with b and, of either sign, the largest k b - 1; 1 with MAX - 1",
        "count": count,
        "digest": next(iter(totals.values())),
        "digests": totals,
        "judged_by": oracle.judged_by((element, rounding) for element in elements for rounding in ways(element)),
        "binaries": dict(binaries()),
    }
    return conclude(Level.EXHAUSTIVE, one_pair(elements[0]), kills, details)


PROOFS = (
    Proof(
        "EVERY_DENOMINATOR_32_BIT",
        "vinculum.div divides by every denominator of int32 and uint32 as the relations say, where a reciprocal would fail first",
        INTEGERS,
        f"exhaustive in the denominators; judged {BY}",
        "int32, truncated and floored, and uint32; every denominator b but 0, with the numerators b and, of either sign, the largest "
        "that is one less than a multiple of b, and for b = 1 the largest but one; by AVX-512, two arrays of one length; the "
        "compiled kernel as installed. That a reciprocal which is good enough for these is so for all: RECIPROCAL_FAILS_FIRST",
        every_denominator,
        tools=("numpy", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=(
            *ASSUMED,
            "the reciprocal of a denominator is the same each time: the processor's estimate of it has no state",
        ),
        rests_on=("COMPILED_JUDGE", "RECIPROCAL_FAILS_FIRST"),
        seconds=3600.0,
    ),
)

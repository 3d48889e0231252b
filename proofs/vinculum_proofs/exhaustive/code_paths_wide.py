"""Claim: every code path of vinculum.div for 32- and 64-bit integers gives the relation's quotient.

The generated C, which is proved, is one path (`portable`); the vectors of `x86/avx2/int32_int64.c`, `x86/avx2/invariant_divisor.c`,
`x86/avx512/int32.c` and `x86/avx512/invariant_divisor.c`, which are not generated, are others. What the generated C gives is
judged by the relations, and the others are compared with it. Samples are taken where estimates and reciprocals could go
wrong: next to multiples of the denominator, at powers of two, at every size of quotient, the one where estimates change
included.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from vinculum.gate.exhaustive.fingerprint import binaries
from vinculum.gate.targets.base import Array
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive import oracle
from vinculum_proofs.exhaustive.code_paths_small import (
    IDLE,
    INTEGERS,
    OFF,
    Paths,
    first,
    idle,
    inside,
    off_by_one,
    one_pair,
    paths,
)
from vinculum_proofs.exhaustive.code_paths_small import PROFILES as ROUNDINGS
from vinculum_proofs.exhaustive.common import SPEC
from vinculum_proofs.exhaustive.finding import conclude
from vinculum_proofs.exhaustive.instruction_paths import (
    FIRST,
    ONE_DENOMINATOR,
    ONE_NUMERATOR,
    PORTABLE,
    Count,
    limited,
    serving,
    writes,
)
from vinculum_proofs.exhaustive.pairs import ASSUMED, BY
from vinculum_spec.schema import ElementType

DTYPES = ("int32", "uint32", "int64", "uint64")
BLOCKS, BLOCK = 8, 1 << 16  # of each random class
SINGLE_DENOMINATORS, NUMERATORS_OF_EACH = 1500, 800  # denominators that stand alone, and numerators of each
LARGE, SMALL = 50, 46  # bits of a quotient on either side of where estimates of 64 bits change
CLASSES = (
    "special values, crossed",
    "any lengths",
    "next to multiples",
    "quotients where estimates change",
    "one operand for all",
)
WAYS = (FIRST, ONE_DENOMINATOR, ONE_NUMERATOR)
Sample = tuple[str, Array, Array, Array]  # way, numerators, denominators, quotients
MUTATED_PAIR = (7, 100)  # a pair among the special values, on which mutants are wrong


def special(element: ElementType) -> Array:
    """Powers of two and their neighbours, the ends of the type, a few small numbers; of both signs."""
    powers = {2**i + j for i in range(element.width + 1) for j in (-1, 0, 1)} | {5, 10, 641, *MUTATED_PAIR}
    low, high = int(element.minimum or 0), int(element.maximum or 0)
    return np.array(sorted({s * p for p in powers for s in (1, -1) if low <= s * p <= high}), element.name)


def lengths(rng: np.random.Generator, element: ElementType, size: int, shorter: int = 0) -> Array:
    """Unsigned numbers of every length in bits, or of those at least `shorter` below the type's width."""
    kind = f"u{element.width // 8}"
    numbers = rng.integers(0, np.iinfo(kind).max, size, kind, endpoint=True)
    return numbers >> rng.integers(shorter, element.width, size).astype(kind)


def multiples(rng: np.random.Generator, d: Array, k: Array, element: ElementType) -> Array:
    """Numbers next to k d, or to a smaller multiple that the type has."""
    max_quotient = d.dtype.type(element.maximum or 0) // np.maximum(d, 1)
    return np.minimum(k, max_quotient) * d + rng.integers(-1, 2, d.size).astype(d.dtype)


def signed(rng: np.random.Generator, x: Array, element: ElementType) -> Array:
    """`x` as the type, of both signs where it has them."""
    y = x.view(element.name)
    return y * rng.choice(np.array([-1, 1], element.name), y.size) if element.minimum else y


def within(A: Array, B: Array, element: ElementType) -> tuple[Array, Array]:
    """The pairs of them that are within the domain."""
    in_domain = inside(A, B, element)
    return A[in_domain], B[in_domain]


def arrays(element: ElementType, seed: int) -> Iterator[tuple[Array, Array]]:
    """Pairs of all classes but the last."""
    values, rng = special(element), np.random.default_rng([seed, element.width, element.minimum == 0])
    yield within(np.repeat(values, values.size), np.tile(values, values.size), element)
    kind = f"u{element.width // 8}"
    for _ in range(BLOCKS):
        d, k = (lengths(rng, element, BLOCK) for _ in "dk")
        long = lengths(rng, element, BLOCK, shorter=element.width - (64 - SMALL))
        about = rng.integers(0, np.iinfo(kind).max, BLOCK, kind) >> rng.integers(
            64 - LARGE, 64 - SMALL + 1, BLOCK
        ).astype(kind)
        for A, B in ((k, d), (multiples(rng, d, k, element), d), (multiples(rng, long, about, element), long)):
            yield within(signed(rng, A, element), signed(rng, B, element), element)


def single_denominators(element: ElementType, seed: int) -> Iterator[tuple[Array, Array, str]]:
    """One value with many, next to its multiples and at special values; which operand stands alone."""
    values, rng = special(element), np.random.default_rng([seed, element.width, element.minimum == 0, 1])
    one = np.concatenate([values, signed(rng, lengths(rng, element, SINGLE_DENOMINATORS), element)])
    for d in one:
        size = np.abs(np.full(NUMERATORS_OF_EACH, d)).view(f"u{element.width // 8}")  # of the least number too
        near = signed(rng, multiples(rng, size, lengths(rng, element, NUMERATORS_OF_EACH), element), element)
        A, B = within(np.concatenate([near, values]), np.full(NUMERATORS_OF_EACH + values.size, d), element)
        if A.size:
            yield A, B, ONE_DENOMINATOR
        near = signed(
            rng,
            size // np.maximum(lengths(rng, element, NUMERATORS_OF_EACH), 1)
            + rng.integers(0, 2, NUMERATORS_OF_EACH).astype(size.dtype),
            element,
        )
        A, B = within(np.full(NUMERATORS_OF_EACH + values.size, d), np.concatenate([near, values]), element)
        yield A, B, ONE_NUMERATOR


def samples(element: ElementType, rounding: str, seed: int) -> list[Sample]:
    """Operands of every class, by the way that they are for, with their quotients by the generated C."""
    ways = paths(rounding, element.width)
    every = [(FIRST, *pair) for pair in arrays(element, seed)] + [
        (way, A, B) for A, B, way in single_denominators(element, seed)
    ]
    with limited(PORTABLE):
        return [(way, A, B, ways[way](A, B)) for way, A, B in every]


def vectors(element: ElementType) -> dict[str, tuple[str, ...]]:
    """By which instructions of this processor vectors of our own write its quotients, and in which ways.

    With AVX-512 compilers make vectors for the rest, out of the generated C.
    """
    distinct = dict[str, tuple[str, ...]]()
    for limit in dispatch.INSTRUCTIONS:
        with limited(limit):
            if serving(element) == limit and (ways := tuple(way for way in WAYS if writes(element, way))):
                distinct[limit] = ways
    return distinct


def refused(by: Sequence[Sample], element: ElementType, rounding: str) -> dict[str, Any] | None:
    """The first quotient of the generated C that the relation does not accept."""
    violations = ((way, oracle.violation(A, B, C, element, rounding)) for way, A, B, C in by)
    return next(({"way": way, "instructions": PORTABLE} | one for way, one in violations if one is not None), None)


def with_one_off(by: Sequence[Sample]) -> list[Sample]:
    """A mutant: the generated C wrong for one pair, in the last bit, wherever that is divided."""
    return [(way, A, B, off_by_one(lambda _A, _B, C=C: C.copy())(A, B)) for way, A, B, C in by]


def difference(ways: Paths, element: ElementType, by: Sequence[Sample], limit: str) -> dict[str, Any] | None:
    """The first of the samples on which vectors differ from the generated C, or which they leave to it."""
    with limited(limit):
        for way, A, B, expected in (sample for sample in by if writes(element, sample[0])):
            by_vectors = Count(element, way)
            got = ways[way](A, B)
            if (miscount := by_vectors.miscount(A, B)) is not None:
                return miscount
            if (at := first(expected, got)) is not None:
                values = (str(x[at]) for x in (A, B, got, expected))
                return {"way": way} | dict(zip(("A", "B", "got", "expected"), values, strict=True))
    return None


def every_way(session: Session) -> Finding:
    """All types, with each rounding."""
    if not dispatch.serves():
        return Finding(Level.NOT_RUN, reason=f"the NumPy kernel serves alone: {dispatch.missing}")
    if not all(vectors(SPEC.types[dtype]) for dtype in DTYPES):
        return Finding(Level.NOT_RUN, reason="this processor has one way for them: the generated C")
    work = [(SPEC.types[dtype], rounding) for dtype in DTYPES for rounding in ROUNDINGS]
    count, kills = 0, dict[str, bool]()
    for finished, (element, rounding) in enumerate(work):
        words = {"type": element.name, "rounding": rounding}
        session.report(finished / len(work), ", ".join(words.values()))
        ways, by, kinds = (
            paths(rounding, element.width),
            samples(element, rounding, session.seed),
            vectors(element),
        )
        if (refuted := refused(by, element, rounding)) is not None:
            return Finding(Level.REFUTED, counterexample=words | refuted)
        kills[f"{element.name}, {rounding}, {PORTABLE}: {OFF}"] = (
            refused(with_one_off(by), element, rounding) is not None
        )
        for limit in kinds:
            if (refuted := difference(ways, element, by, limit)) is not None:
                return Finding(Level.REFUTED, counterexample=words | {"instructions": limit} | refuted)
        count += sum(A.size for _, A, _, _ in by)
        for limit, way in ((limit, way) for limit, having in kinds.items() for way in having):
            for name, mutant in ((OFF, off_by_one(ways[way])), (IDLE, idle(ways[way], limit))):
                mismatch = difference(ways | {way: mutant}, element, by, limit)
                kills[f"{element.name}, {rounding}, {limit}: {way}, {name}"] = mismatch is not None
    details = {
        "classes": list(CLASSES),
        "count": count,
        "generator": "numpy.random.PCG64",
        "seed": session.seed,
        "instructions": {dtype: {k: list(v) for k, v in vectors(SPEC.types[dtype]).items()} for dtype in DTYPES},
        "judged_by": oracle.judged_by(work),
        "binaries": dict(binaries()),
    }
    witness = one_pair(SPEC.types[DTYPES[0]])
    return conclude(Level.TESTED, witness, kills, details)


PROOFS = (
    Proof(
        "WIDE_WAYS_AGREE",
        "vinculum.div divides integers of 32 and 64 bits by vectors as by the generated C, and as the relations say",
        INTEGERS,
        f"comparison on samples; the generated C judged {BY}",
        f"{', '.join(DTYPES)}; arrays, one denominator, one numerator; truncated and floored; by AVX2, whatever else the "
        "processor has, but for int32 by one denominator, which the generated C divides; those of 32 bits, and uint32 and uint64 "
        "by one denominator, also by AVX-512 where there is that; the compiled kernel as installed; not rows and runs, elements "
        "apart, nor stores past the caches",
        every_way,
        tools=("numpy", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=ASSUMED[:1],
        rests_on=(
            "COMPILED_JUDGE",
            "MULTIPLY_HIGH",
            "MAGNITUDES_AND_SIGNS",
            "AVX2_WIDE_CONVERSIONS",
            "AVX2_WIDE_ESTIMATES",
            "AVX512_WIDE_ESTIMATES",
            "FLOAT64_QUOTIENT_CUT",
        ),
        seconds=300.0,
    ),
)

"""Claim: whichever way vinculum.div computes a quotient of integers of 32 or 64 bits, it is the same one, on samples.

The generated C, which is proved, is one way (`portable`); the vectors of `integers_wide_avx2.c` and
`integers_by_one_avx2.c`, which are not generated, are others. Samples are taken where estimates and reciprocals could go
wrong: next to multiples of the denominator, at powers of two, at every size of quotient, the one where estimates change included.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from exhaustive.common import SPEC
from exhaustive.paths import (
    FIRST,
    INTEGERS,
    NONE,
    ONE_DENOMINATOR,
    first,
    gives_back,
    jobs_of,
    limited,
    off_by_one,
    paths,
)
from vinculum.gate.adapter import Array
from vinculum.gate.whole.identity import binaries
from vinculum.kernels import compiled
from vinculum.prove.model import Finding, Level, Proof, Session
from vinculum_spec.model import ElementType

DTYPES = ("int32", "uint32", "int64", "uint64")
BLOCKS, BLOCK = 8, 1 << 16  # of each random class
ALONE, MANY = 1500, 800  # denominators that stand alone, and numerators of each
LARGE, SMALL = 50, 46  # bits of a quotient on either side of where estimates of 64 bits change
CLASSES = (
    "special values, crossed",
    "any lengths",
    "next to multiples",
    "quotients where estimates change",
    "one operand for all",
)
ONE_NUMERATOR = "one numerator"
MUTANTS = {"one pair off": off_by_one, "a span given back": gives_back}
TOLD = (7, 100)  # a pair among the special values, on which mutants are wrong


def special(element: ElementType) -> Array:
    """Powers of two and their neighbours, the ends of the type, a few small numbers; of both signs."""
    powers = {2**i + j for i in range(element.width + 1) for j in (-1, 0, 1)} | {5, 10, 641, *TOLD}
    low, high = int(element.minimum or 0), int(element.maximum or 0)
    return np.array(sorted({s * p for p in powers for s in (1, -1) if low <= s * p <= high}), element.name)


def lengths(rng: np.random.Generator, element: ElementType, size: int, shorter: int = 0) -> Array:
    """Numbers of every length in bits, or of those at least `shorter` than all, as unsigned integers of the type's width."""
    kind = f"u{element.width // 8}"
    numbers = rng.integers(0, np.iinfo(kind).max, size, kind, endpoint=True)
    return numbers >> rng.integers(shorter, element.width, size).astype(kind)


def multiples(rng: np.random.Generator, d: Array, k: Array, element: ElementType) -> Array:
    """Numbers next to k d, or to a smaller multiple that the type has."""
    most = d.dtype.type(element.maximum or 0) // np.maximum(d, 1)
    return np.minimum(k, most) * d + rng.integers(-1, 2, d.size).astype(d.dtype)


def signed(rng: np.random.Generator, x: Array, element: ElementType) -> Array:
    """`x` as the type, of both signs where it has them."""
    y = x.view(element.name)
    return y * rng.choice(np.array([-1, 1], element.name), y.size) if element.minimum else y


def within(A: Array, B: Array, element: ElementType) -> tuple[Array, Array]:
    """The pairs of them that are within the domain."""
    inside = (B != 0) & ~((B == -1) & (A == element.minimum) & (element.minimum != 0))
    return A[inside], B[inside]


def arrays(element: ElementType, seed: int) -> Iterator[tuple[Array, Array]]:
    """Pairs of all classes but the last."""
    values, rng = special(element), np.random.default_rng([seed, element.width, element.minimum == 0])
    yield within(np.repeat(values, values.size), np.tile(values, values.size), element)
    kind = f"u{element.width // 8}"
    for _ in range(BLOCKS):
        d, k = (lengths(rng, element, BLOCK) for _ in "dk")
        few = lengths(rng, element, BLOCK, shorter=element.width - (64 - SMALL))
        about = rng.integers(0, np.iinfo(kind).max, BLOCK, kind) >> rng.integers(
            64 - LARGE, 64 - SMALL + 1, BLOCK
        ).astype(kind)
        for A, B in ((k, d), (multiples(rng, d, k, element), d), (multiples(rng, few, about, element), few)):
            yield within(signed(rng, A, element), signed(rng, B, element), element)


def alone(element: ElementType, seed: int) -> Iterator[tuple[Array, Array, str]]:
    """One value with many, next to its multiples and at special values; which operand stands alone."""
    values, rng = special(element), np.random.default_rng([seed, element.width, element.minimum == 0, 1])
    one = np.concatenate([values, signed(rng, lengths(rng, element, ALONE), element)])
    for d in one:
        size = np.full(MANY, d).astype(f"i{element.width // 8}").view(f"u{element.width // 8}")
        size = np.where(size >> (element.width - 1), -size, size) if element.minimum else np.full(MANY, d)
        near = signed(rng, multiples(rng, size, lengths(rng, element, MANY), element), element)
        A, B = within(np.concatenate([near, values]), np.full(MANY + values.size, d), element)
        if A.size:
            yield A, B, ONE_DENOMINATOR
        near = signed(
            rng,
            size // np.maximum(lengths(rng, element, MANY), 1) + rng.integers(0, 2, MANY).astype(size.dtype),
            element,
        )
        A, B = within(np.full(MANY + values.size, d), np.concatenate([near, values]), element)
        yield A, B, ONE_NUMERATOR


def compared(
    element: ElementType, rounding: str, kind: str, seed: int, wrong: Any = None
) -> tuple[int, dict[str, Any] | None]:
    """How many pairs are divided with these instructions and by the generated C, and the first on which they differ."""
    ways, count = paths(rounding, element.width), 0
    every = [(FIRST, *pair) for pair in arrays(element, seed)] + [(way, A, B) for A, B, way in alone(element, seed)]
    for name, A, B in every:
        with limited(compiled.INSTRUCTIONS[0]):
            expected = ways[name](A, B)
        with limited(kind):
            given_back = compiled.given_back()
            got = (wrong or ways)[name](A, B)
            idle = compiled.given_back() != given_back
        count += A.size
        where = {"type": element.name, "rounding": rounding, "instructions": kind}
        if idle:
            return count, where | {"A": str(A[0]), "B": str(B[0])} | NONE
        if (at := first(expected, got)) is not None:
            found = {"way": name, "A": str(A[at]), "B": str(B[at]), "got": str(got[at]), "expected": str(expected[at])}
            return count, where | found
    return count, None


def every_way(session: Session) -> Finding:
    """All types, with each rounding and each kind of instructions."""
    if not compiled.serves():
        return Finding(Level.NOT_RUN, reason=f"the NumPy kernel serves alone: {compiled.missing}")
    plain = compiled.INSTRUCTIONS[0]
    work = [(x, rounding, kinds) for dtype in DTYPES for x, rounding, kinds in jobs_of(SPEC.types[dtype])]
    if all(kind == plain for _, _, kinds in work for kind in kinds.values()):
        return Finding(Level.NOT_RUN, reason="this processor has one way for them: the generated C")
    count, killed, survived, served = 0, list[str](), list[str](), dict[str, list[str]]()
    for done, (element, rounding, kinds) in enumerate(work):
        session.report(done / len(work), f"{element.name}, {rounding}")
        served[element.name] = list(kinds)
        for instructions, kind in kinds.items():
            if kind == plain:
                continue
            pairs, refuted = compared(element, rounding, kind, session.seed)
            if refuted is not None:
                return Finding(Level.REFUTED, counterexample=refuted)
            count += pairs
            ways = paths(rounding, element.width)
            for name, (words, made) in product((FIRST, ONE_DENOMINATOR, ONE_NUMERATOR), MUTANTS.items()):
                wrong = ways | {name: made(ways[name])}
                told = compared(element, rounding, kind, session.seed, wrong)[1] is not None
                (killed if told else survived).append(f"{element.name}, {rounding}, {instructions}: {name}, {words}")
    details = {
        "classes": list(CLASSES),
        "count": count,
        "generator": "numpy.random.PCG64",
        "seed": session.seed,
        "instructions": served,
        "binaries": dict(binaries()),
    }
    witness = {
        "A": "100",
        "B": "7",
        "C": str(paths("truncated", 32)[FIRST](*(np.full(1, x, "int32") for x in (100, 7)))[0]),
    }
    if survived:
        reason = "mutants are not told apart"
        return Finding(Level.UNDECIDED, witness, None, tuple(killed), tuple(survived), reason, details)
    return Finding(Level.TESTED, witness, None, tuple(killed), details=details)


PROOFS = (
    Proof(
        "WIDE_WAYS_AGREE",
        "vinculum.div divides integers of 32 and 64 bits by vectors as by the generated C",
        INTEGERS,
        "comparison on samples",
        f"{', '.join(DTYPES)}; arrays, one denominator, one numerator; truncated and floored; with each kind of instructions that "
        "the processor has for it; the compiled kernel as installed; not rows and runs, elements apart, nor stores past the caches",
        every_way,
        tools=("numpy",),
        examines=("src/vinculum/kernels",),
        rests_on=(
            "MULTIPLY_HIGH",
            "MAGNITUDES_AND_SIGNS",
            "AVX2_WIDE_CONVERSIONS",
            "AVX2_WIDE_ESTIMATES",
            "FLOAT64_QUOTIENT_CUT",
        ),
        seconds=300.0,
    ),
)

"""Claims: every code path of vinculum.div for 8- and 16-bit types gives the relation's quotient.

The paths are: the loop over two arrays, that by one denominator (for integers a reciprocal), that of one numerator,
the gathering of strided elements, each with every instruction set that the processor has for the type and without any
(the generated C alone), and the NumPy kernel, which divides where nothing was compiled. The relation judges every
pair as the first path divides it, and the others are compared with that, bit by bit (any NaN equals any NaN). Not
included are rows and runs of tensors that are broadcast or strided, and stores past the caches, of large arrays;
tests compare those on samples.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any

import ml_dtypes
import numpy as np

import vinculum
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.exhaustive.domain import pattern, patterns, total
from vinculum.gate.exhaustive.fingerprint import binaries
from vinculum.gate.results.digests import digest
from vinculum.gate.targets.base import Array
from vinculum.kernels import dispatch
from vinculum.kernels.numpy_kernel import floating, integer
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive import oracle
from vinculum_proofs.exhaustive.common import SPEC
from vinculum_proofs.exhaustive.finding import conclude
from vinculum_proofs.exhaustive.instruction_paths import (
    FIRST,
    NUMPY,
    ONE_DENOMINATOR,
    ONE_NUMERATOR,
    PORTABLE,
    STRIDED,
    Count,
    limited,
    serving,
    writes,
)
from vinculum_proofs.exhaustive.pairs import ASSUMED, BY
from vinculum_proofs.requirement_groups import FLOAT
from vinculum_spec.schema import ElementType

INTEGERS = ("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010")
PROFILES = {"truncated": "onnx-14", "floored": "openvino-1"}
Path = Callable[[Array, Array], Array]  # of arrays of one length
Paths = Mapping[str, Path]
Results = dict[str, Array]  # by what varies; the other operand is one value
FASTEST = dispatch.INSTRUCTIONS[-1]
OFF, IDLE = "one pair off in its last bit", "by the generated C in place of vectors"  # mutants
OFTEN = 64  # numerators between two signs of life


def paths(rounding: str, width: int) -> dict[str, Path]:
    """The code paths by name. Each takes two arrays, either of which may hold one value throughout."""
    div = partial(vinculum.div, profile=PROFILES[rounding])

    def strided(A: Array, B: Array) -> Array:
        return div(np.repeat(A, 2)[::2], np.repeat(B, 3)[::3])

    def by_numpy(A: Array, B: Array) -> Array:
        C = np.empty_like(A)
        quotient = floating.quotient if A.dtype.kind not in "iu" else getattr(integer, f"{rounding}_quotient")
        with np.errstate(all="ignore"):
            quotient(A, B, C)
        return C

    ways = {
        FIRST: div,
        ONE_DENOMINATOR: lambda A, B: div(A, B[:1].reshape(())),
        ONE_NUMERATOR: lambda A, B: div(A[:1].reshape(()), B),
        NUMPY: by_numpy,
    }
    return ways | {STRIDED: strided} if width == 8 else ways  # they are gathered alike whatever they are


def off_by_one(path: Path) -> Path:
    """A mutant: wrong for one pair."""

    def mutant(A: Array, B: Array) -> Array:
        C = path(A, B)
        bits = f"u{A.itemsize}"
        C.view(bits)[(A.view(bits) == 7) & (B.view(bits) == 100)] ^= 1
        return C

    return mutant


def idle(path: Path, limit: str) -> Path:
    """A mutant: vectors write nothing, as if every pair were invalid; the generated C divides, rightly."""

    def by_generated_c(A: Array, B: Array) -> Array:
        with limited(PORTABLE):
            C = path(A, B)
        dispatch.set_instructions(limit)
        return C

    return by_generated_c


def pairs(element: ElementType, k: int, varies: str) -> tuple[Array, Array]:
    """One operand is the k-th value of the type throughout; the other is every one within the domain."""
    value = pattern(element, k)
    ordinary = element.kind != "int" or value[0] not in (0, -1, element.minimum)
    others = _others(element, None if ordinary else int(value[0]), varies)
    one = np.repeat(value, others.size)
    return (one, others) if varies == "denominators" else (others, one)


def inside(A: Array, B: Array, element: ElementType) -> Array:
    """Which of the pairs are within the domain."""
    return Plan(SPEC, SPEC.profiles[PROFILES["truncated"]], element, LEVELS["quick"], 0).in_domain(A, B)


@cache
def _others(element: ElementType, value: int | None, varies: str) -> Array:
    """The other operands that `value` is paired with; None stands for any ordinary number.

    Ordinary is what is neither 0, nor -1, nor the smallest number.
    """
    every = patterns(element, 0, 1 << element.width)
    one = np.full_like(every, 1 if value is None else value)
    A, B = (one, every) if varies == "denominators" else (every, one)
    return every[inside(A, B, element)]


def difference(ways: Paths, element: ElementType, k: int, results: Results) -> tuple[dict[str, Any] | None, int]:
    """The first pair on which two paths differ, of the k-th numerator with every denominator; and a count.

    For paths by one denominator it is the k-th denominator with every numerator. `results` has those of arrays in
    another run, to compare with; missing ones are added.
    """
    count = 0
    for varies in ("denominators", "numerators"):
        A, B = pairs(element, k, varies)
        if not A.size:
            continue
        others = dict[str, Array]()
        for name in ways if varies == "denominators" else (ONE_DENOMINATOR,):
            if (name == ONE_DENOMINATOR) == (varies == "numerators"):
                by_vectors = Count(element, name)
                others[name] = ways[name](A, B)
                if (miscount := by_vectors.miscount(A, B)) is not None:
                    return miscount, 0
        count += A.size if varies == "denominators" else 0
        if varies not in results:
            results[varies] = others[FIRST] if FIRST in others else ways[FIRST](A, B)
        expected = results[varies]
        for name, C in others.items():
            if C is not expected and (at := first(expected, C)) is not None:
                got, want = str(C[at]), str(expected[at])
                return {"way": name, "A": str(A[at]), "B": str(B[at]), "got": got, "expected": want}, 0
    return None, count


def first(X: Array, Y: Array) -> int | None:
    """Where they differ first, by their bits; but any NaN is any NaN."""
    bits = f"u{X.itemsize}"
    differ = X.view(bits) != Y.view(bits)
    if not differ.any():
        return None
    where = np.flatnonzero(differ)
    if X.dtype.kind not in "iu":
        where = where[~(np.isnan(X[where]) & np.isnan(Y[where]))]
    return int(where[0]) if where.size else None


def every_way(dtypes: tuple[str, ...], session: Session) -> Finding:
    """All pairs of these types, by all ways."""
    if not dispatch.serves():
        return Finding(Level.NOT_RUN, reason=f"the NumPy kernel serves alone: {dispatch.missing}")
    count, totals, kills = 0, dict[str, str](), dict[str, bool]()
    jobs = [job for dtype in dtypes for job in _jobs(SPEC.types[dtype])]
    for finished, (element, rounding, kinds) in enumerate(jobs):
        words, digests, every = f"{element.name}, {rounding}", dict[int, bytes](), range(1 << element.width)
        for k in every:
            if k % OFTEN == 0:
                session.report((finished + k / len(every)) / len(jobs), words)
            pairs, refuted, results = _compared(element, rounding, kinds, k)
            count += pairs
            if refuted is not None:
                return Finding(Level.REFUTED, counterexample={"type": element.name, "rounding": rounding} | refuted)
            if "denominators" in results:
                digests[k] = digest(results["denominators"], element)
        totals[words] = total(digests)
        kills |= {f"{words}, {mutant}": is_killed for mutant, is_killed in _mutants(element, rounding, kinds)}
    names = list(paths("truncated", SPEC.types[dtypes[0]].width))
    details = {
        "domain": f"every pair of {', '.join(dtypes)} within the domain, by {', '.join(names)}",
        "count": count,
        "digest": next(iter(totals.values())),
        "digests": totals,
        "instructions": {element.name: list(kinds) for element, _, kinds in jobs},
        "judged_by": oracle.judged_by((element, rounding) for element, rounding, _ in jobs),
        "binaries": dict(binaries()),
    }
    witness = {**one_pair(SPEC.types[dtypes[0]]), "ways": names}
    return conclude(Level.EXHAUSTIVE, witness, kills, details)


def one_pair(element: ElementType) -> dict[str, str]:
    """One pair of the type, and its quotient."""
    A, B = (np.array([x]).astype(patterns(element, 0, 1).dtype) for x in (100, 7))
    C = paths("truncated", element.width)[FIRST](A, B)
    return {name: str(x[0]) for name, x in zip("ABC", (A, B, C), strict=True)}


def _compared(
    element: ElementType, rounding: str, kinds: Mapping[str, str], k: int
) -> tuple[int, dict[str, Any] | None, Results]:
    """Compare all paths on the k-th operand.

    Returns how many pairs were divided, the first on which two paths differ or the relation does, and the results.
    """
    count, results = 0, Results()
    for instructions, limit in kinds.items():
        with limited(limit):
            refuted, pairs = difference(_ways(element, rounding, limit), element, k, results)
        if refuted is not None:
            return count, {"instructions": instructions} | refuted, results
        count += pairs
    return count, refused(element, rounding, k, results), results


def refused(element: ElementType, rounding: str, k: int, results: Results) -> dict[str, Any] | None:
    """The first of the results with the k-th operand that the relation does not accept."""
    violations = (oracle.violation(*pairs(element, k, varies), C, element, rounding) for varies, C in results.items())
    return next((one for one in violations if one is not None), None)


def _mutants(element: ElementType, rounding: str, kinds: Mapping[str, str]) -> Iterator[tuple[str, bool]]:
    """For each instruction set and path, in words: whether a path that is wrong for one pair is detected."""
    for instructions, limit in kinds.items():
        with limited(limit):
            ways, results = _ways(element, rounding, limit), Results()
            for name in ways:
                k = 100 if name == ONE_DENOMINATOR else 7
                killed = difference(ways | {name: off_by_one(ways[name])}, element, k, {})[0] is not None
                yield f"{instructions}: {name}, {OFF}", killed
            difference({name: off_by_one(way) for name, way in ways.items()}, element, 7, results)
            yield f"{instructions}: all ways alike, {OFF}", refused(element, rounding, 7, results) is not None
            for name in (name for name in ways if writes(element, name)):
                still = difference(ways | {name: idle(ways[name], limit)}, element, 7, {})[0]
                yield f"{instructions}: {name}, {IDLE}", still is not None


def _ways(element: ElementType, rounding: str, limit: str) -> dict[str, Path]:
    """NumPy's is compared with the fastest alone, with which all others are compared."""
    return {n: way for n, way in paths(rounding, element.width).items() if n != NUMPY or limit == FASTEST}


def _jobs(element: ElementType) -> Iterator[tuple[ElementType, str, dict[str, str]]]:
    """Each type with each rounding, and what divides it at each limit of instructions, the fastest first."""
    kinds = dict[str, str]()
    for limit in reversed(dispatch.INSTRUCTIONS):
        with limited(limit):
            kinds.setdefault(serving(element), limit)
    for rounding in ("truncated", "floored") if element.kind == "int" else ("truncated",):
        yield element, rounding, kinds


def _proof(claim: str, requirements: tuple[str, ...], *dtypes: str, quick: bool = False) -> Proof:
    return Proof(
        claim,
        f"the ways that are listed, in which vinculum.div divides {' and '.join(dtypes)}, have the same results, "
        "which the relation accepts",
        requirements,
        f"exhaustive, comparison; one way judged {BY}",
        f"all pairs of {', '.join(dtypes)} within the domain; {', '.join(paths('truncated', SPEC.types[dtypes[0]].width))}"
        + ("; truncated and floored" if requirements == INTEGERS else "")
        + "; with each kind of instructions that the processor has for it, and without; the compiled kernel as installed; not "
        "rows and runs of tensors, nor stores past the caches",
        partial(every_way, dtypes),
        tools=("numpy", "ml_dtypes", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=ASSUMED[:1],
        rests_on=("COMPILED_JUDGE",),
        quick=quick,
        seconds=900.0,
    )


assert ml_dtypes  # registers bfloat16 with NumPy
PROOFS = (
    _proof("EVERY_WAY_8_BIT", INTEGERS, "int8", "uint8", quick=True),
    *(_proof(f"EVERY_WAY_{dtype.upper()}", INTEGERS, dtype) for dtype in ("int16", "uint16")),
    *(_proof(f"EVERY_WAY_{dtype.upper()}", FLOAT, dtype) for dtype in ("float16", "bfloat16")),
)

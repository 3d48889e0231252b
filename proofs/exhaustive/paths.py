"""Claims: whichever way vinculum.div computes a quotient of an 8- or 16-bit type, it is the same one.

There are several: the loop over two arrays, that by one denominator (integers: a reciprocal), that of one numerator, the
gathering of elements that lie apart, float16 and integers with each kind of instructions that the processor has for them and
without (the generated C alone), and the NumPy kernel that serves where nothing was compiled. `EVERY_PAIR_...` judges the first; here
all others are compared with it, bit by bit (any NaN is any NaN), on every pair. Cost, on 2 cores: 8-bit
types 1 s, 16-bit types 10 to 30 s each.
"""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

import vinculum
from exhaustive.common import SPEC
from groups import FLOAT
from vinculum.gate.adapter import Array
from vinculum.gate.cases.values import whole
from vinculum.gate.whole.domain import digest, numerators, parts, total
from vinculum.gate.whole.identity import binaries
from vinculum.kernels import compiled, floating, integer
from vinculum.prove.model import Finding, Level, Proof, Session
from vinculum_spec.model import ElementType

INTEGERS = ("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010")
PROFILES = {"truncated": "onnx-14", "floored": "openvino-1"}
Path = Callable[[Array, Array], Array]  # of arrays of one length
Paths = Mapping[str, Path]
FIRST = "arrays"
FASTEST = compiled.INSTRUCTIONS[-1]


def paths(rounding: str, width: int) -> dict[str, Path]:
    """The ways, by what they are called here. Each is given arrays of which one may hold one value throughout."""
    div = partial(vinculum.div, profile=PROFILES[rounding])

    def apart(A: Array, B: Array) -> Array:
        return div(np.repeat(A, 2)[::2], np.repeat(B, 3)[::3])

    def by_numpy(A: Array, B: Array) -> Array:
        C = np.empty_like(A)
        quotient = floating.quotient if A.dtype.kind not in "iu" else getattr(integer, f"{rounding}_quotient")
        with np.errstate(all="ignore"):
            quotient(A, B, C)
        return C

    ways = {
        FIRST: div,
        "one denominator": lambda A, B: div(A, B[:1].reshape(())),
        "one numerator": lambda A, B: div(A[:1].reshape(()), B),
        "NumPy": by_numpy,
    }
    return ways | {"elements apart": apart} if width == 8 else ways  # they are gathered alike whatever they are


def off_by_one(path: Path) -> Path:
    """A mutant: wrong for one pair of a part."""

    def wrong(A: Array, B: Array) -> Array:
        C = path(A, B)
        bits = f"u{A.itemsize}"
        C.view(bits)[(A.view(bits) == 7) & (B.view(bits) == 100)] ^= 1
        return C

    return wrong


def inside(element: ElementType, A: Array, B: Array) -> Array:
    """Which pairs are within the domain of integers; all are of other types."""
    if element.kind != "int":
        return np.ones(A.shape, dtype=bool)
    return (B != 0) & ~((B.astype(int) == -1) & (A.astype(int) == element.minimum))


def difference(ways: Paths, element: ElementType, part: int) -> tuple[dict[str, Any] | None, dict[int, bytes], int]:
    """The first pair of a part of the domain on which two ways differ; digests by numerator; how many pairs there were.

    Of the numerators of the part each meets every denominator; but for one denominator it is the other way round.
    """
    every, digests, count = whole(element), dict[int, bytes](), 0
    for k in numerators(element, part):
        one = np.full_like(every, every[k])
        for varies in ("denominators", "numerators"):
            A, B = (one, every) if varies == "denominators" else (every, one)
            keep = inside(element, A, B)
            A, B = A[keep], B[keep]
            if not A.size:
                continue
            expected = ways[FIRST](A, B)
            others = [
                n for n in ways if n not in (FIRST, "one denominator" if varies == "denominators" else "one numerator")
            ]
            for name in others if varies == "denominators" else ["one denominator"]:
                if (at := _first(expected, ways[name](A, B))) is not None:
                    got, want = str(ways[name](A, B)[at]), str(expected[at])
                    return {"way": name, "A": str(A[at]), "B": str(B[at]), "got": got, "expected": want}, {}, 0
            if varies == "denominators":
                digests[k], count = digest(expected, element), count + A.size
    return None, digests, count


def _first(X: Array, Y: Array) -> int | None:
    """Where they differ first, by their bits; but any NaN is any NaN."""
    bits = f"u{X.itemsize}"
    where = np.flatnonzero(X.view(bits) != Y.view(bits))
    if where.size and X.dtype.kind not in "iu":
        x, y = (v[where].astype(np.float32) for v in (X, Y))
        where = where[~(np.isnan(x) & np.isnan(y))]
    return int(where[0]) if where.size else None


def every_way(dtypes: tuple[str, ...], session: Session) -> Finding:
    """All pairs of these types, by all ways."""
    if not compiled.serves():
        return Finding(Level.NOT_RUN, reason=f"the NumPy kernel serves alone: {compiled.missing}")
    total_count, totals, killed, survived = 0, dict[str, str](), list[str](), list[str]()
    jobs = list(_jobs(dtypes))
    for done, (element, rounding, most, instructions) in enumerate(jobs):
        session.report(done / len(jobs), f"{element.name} {rounding}, {instructions}")
        compiled.set_instructions(most)
        try:
            ways = paths(rounding, element.width)
            if most != FASTEST:
                del ways["NumPy"]  # which has been compared with; the digests of both are compared in the end
            with ThreadPoolExecutor(session.jobs) as pool:
                found = list(pool.map(lambda part: difference(ways, element, part), range(parts(element))))  # noqa: B023
            for name in ways:
                words = f"{element.name}, {rounding}, {instructions}: {name}, one pair off in its last bit"
                part = (100 if name == "one denominator" else 7) % parts(element)
                told = difference(ways | {name: off_by_one(ways[name])}, element, part)[0] is not None
                (killed if told else survived).append(words)
        finally:
            compiled.set_instructions()
        refuted = next((pair for pair, *_ in found if pair is not None), None)
        if refuted is not None:
            return Finding(Level.REFUTED, counterexample={"type": element.name, "rounding": rounding} | refuted)
        total_count += sum(count for *_, count in found)
        totals[f"{element.name} {rounding} {instructions}"] = total({k: v for _, d, _ in found for k, v in d.items()})
    if len({(words.rpartition(" ")[0], digest) for words, digest in totals.items()}) != len({job[:2] for job in jobs}):
        return Finding(Level.REFUTED, counterexample={"digests by instructions": totals})
    names = list(paths("truncated", SPEC.types[dtypes[0]].width))
    details = {
        "domain": f"every pair of {', '.join(dtypes)} within the domain, by {', '.join(names)}",
        "count": total_count,
        "digest": next(iter(totals.values())),
        "digests": totals,
        "binaries": dict(binaries()),
    }
    witness = {"A": "100", "B": "7", "C": "14", "ways": names}
    if survived:
        return Finding(
            Level.UNDECIDED, witness, None, tuple(killed), tuple(survived), "mutants are not told apart", details
        )
    return Finding(Level.EXHAUSTIVE, witness, None, tuple(killed), details=details)


def _jobs(dtypes: tuple[str, ...]) -> Iterator[tuple[ElementType, str, str, str]]:
    """Type, rounding, the most that is asked of the processor, and what serves the type then: the fastest first."""
    for dtype in dtypes:
        element, done = SPEC.types[dtype], set[str]()
        for most in reversed(compiled.INSTRUCTIONS):
            compiled.set_instructions(most)
            serves = compiled.paths().get("integers" if element.kind == "int" else dtype, "portable")
            compiled.set_instructions()
            if serves not in done:
                done.add(serves)
                for rounding in ("truncated", "floored") if element.kind == "int" else ("truncated",):
                    yield element, rounding, most, serves


def _proof(claim: str, requirements: tuple[str, ...], *dtypes: str, quick: bool = False) -> Proof:
    return Proof(
        claim,
        f"every way in which vinculum.div divides {' and '.join(dtypes)} has the same results",
        requirements,
        "exhaustive, comparison",
        f"all pairs of {', '.join(dtypes)} within the domain; {', '.join(paths('truncated', SPEC.types[dtypes[0]].width))}"
        + ("; truncated and floored" if requirements == INTEGERS else "")
        + (
            "; with each kind of instructions that the processor has for it, and without"
            if dtypes != ("bfloat16",)
            else ""
        )
        + "; the compiled kernel as installed",
        partial(every_way, dtypes),
        tools=("numpy", "ml_dtypes"),
        examines=("src/vinculum/kernels",),
        assumptions=(
            "arrays are judged by EVERY_PAIR_8_BIT and EVERY_PAIR_" + "... of the type, which has the same digest",
        ),
        quick=quick,
        cores=True,
        seconds=900.0,
    )


assert ml_dtypes  # registers bfloat16 with NumPy
PROOFS = (
    _proof("EVERY_WAY_8_BIT", INTEGERS, "int8", "uint8", quick=True),
    *(_proof(f"EVERY_WAY_{dtype.upper()}", INTEGERS, dtype) for dtype in ("int16", "uint16")),
    *(_proof(f"EVERY_WAY_{dtype.upper()}", FLOAT, dtype) for dtype in ("float16", "bfloat16")),
)

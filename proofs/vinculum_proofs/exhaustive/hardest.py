"""Claims: the quotients that are hardest to round, all of float32 and a sample of float64.

Of float64 as many are tried as a minute allows.

A quotient of two p-bit significands is never a midpoint between two neighbouring numbers (`algebra/no_halfway_quotient.py`). The
hardest are those nearest to one: McFearin and Matula, ARITH 2001, enumerate them by a modular inverse for each odd
denominator, and say that there are between 2^(p-2) and 2^(p-1). Method: enumeration, checked against a search through all
pairs where p is small; then `vinculum.div` on each of them, with all signs and at several exponents, judged by the
relation compiled to C.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from blake3 import blake3

import vinculum
from vinculum._util.c_compiler import CompilerError
from vinculum.gate.cases.values.hardest_to_round import hardest
from vinculum.gate.cases.values.special_values import encode
from vinculum.gate.exhaustive.fingerprint import binaries
from vinculum.gate.oracle.compiled import CompiledOracle, RequirementSet
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive.common import SPEC
from vinculum_spec.schema import ElementType

Array = npt.NDArray[Any]
Divide = Callable[[Array, Array], Array]
Enumerate = Callable[[Array, int], tuple[Array, Array]]
STATED = ("E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_ROUNDING_0010")
BLOCK = 1 << 17  # denominators at a time
SEARCHED = range(2, 12)  # precisions at which all pairs are looked at
COUNTED = (*range(2, 21), 24)
SOURCE = "McFearin and Matula, ARITH 2001"


def odd(p: int, start: int, count: int) -> Array:
    """`count` odd significands of p bits from the `start`-th on."""
    return np.arange(start, start + count, dtype=np.uint64) * np.uint64(2) + np.uint64((1 << (p - 1)) + 1)


def search(p: int) -> set[tuple[int, int]]:
    """Search all pairs for those nearest to a midpoint M / 2^k, relative to 1 / (m_b * 2^k).

    Quotients that are midpoints do not count.
    """
    every = np.arange(1 << (p - 1), 1 << p, dtype=np.int64)
    m_a, m_b = np.repeat(every, every.size), np.tile(every, every.size)
    above = m_a << np.where(m_a >= m_b, p, p + 1)
    below = above // m_b
    distance = np.min([np.abs(above - M * m_b) for M in ((below - 1) | 1, (below + 1) | 1)], axis=0)
    nearest = distance == distance[distance > 0].min()
    return set(zip(m_a[nearest].tolist(), m_b[nearest].tolist(), strict=True))


def blocks(p: int, enumerate_them: Enumerate) -> Iterator[tuple[Array, Array]]:
    """All that there are for a precision, some at a time."""
    odds = 1 << (p - 2)
    for start in range(0, odds, BLOCK):
        yield enumerate_them(odd(p, start, min(BLOCK, odds - start)), p)


def miscounted(enumerate_them: Enumerate, number: dict[str, int]) -> Mapping[str, Any] | None:
    """The first precision at which enumeration and search differ, or the count is out of its bounds."""
    for p in COUNTED:
        pairs = list(blocks(p, enumerate_them))
        number[str(p)] = count = sum(m_a.size for m_a, _ in pairs)
        if not 1 << (p - 2) <= count <= 1 << (p - 1):
            return {"p": p, "expected": f"from {1 << (p - 2)} to {1 << (p - 1)}", "got": count}
        if p in SEARCHED:
            enumerated = {pair for m_a, m_b in pairs for pair in zip(m_a.tolist(), m_b.tolist(), strict=True)}
            if enumerated != (searched := search(p)) or len(enumerated) != count:
                return {"p": p, "expected": len(searched), "got": count, "differ": sorted(enumerated ^ searched)[:3]}
    return None


def from_one_to_two(m_b: Array, p: int) -> tuple[Array, Array]:
    """Quotients below 1 are left out."""
    m_a, m_b = hardest(m_b, p)
    return m_a[m_a >= m_b], m_b[m_a >= m_b]


def twice(m_b: Array, p: int) -> tuple[Array, Array]:
    """The first pair is there two times."""
    m_a, m_b = hardest(m_b, p)
    return np.append(m_a, m_a[:1]), np.append(m_b, m_b[:1])


def counts(session: Session) -> Finding:
    """The enumeration is what it is said to be, and how many there are."""
    del session
    number = dict[str, int]()
    failure = miscounted(hardest, number)
    if failure is not None:
        return Finding(Level.REFUTED, counterexample=failure)
    mutants: Mapping[str, Enumerate] = {"quotients below 1 left out": from_one_to_two, "a pair counted twice": twice}
    survived = tuple(words for words, enumerate_them in mutants.items() if miscounted(enumerate_them, {}) is None)
    killed = tuple(words for words in mutants if words not in survived)
    m_a, m_b = hardest(odd(3, 0, 2), 3)
    details = {
        "domain": f"p = {SEARCHED[0]} to {SEARCHED[-1]}: every pair of p-bit significands",
        "count": sum(1 << (2 * p - 2) for p in SEARCHED),
        "counts": number,
        "digest": hashlib.sha256(repr(sorted(number.items())).encode()).hexdigest(),
    }
    witness = {"p": 3, "pairs": list(zip(m_a.tolist(), m_b.tolist(), strict=True))}
    reason = "mutants are not told from the original" if survived else None
    level = Level.UNDECIDED if reason else Level.EXHAUSTIVE
    return Finding(level, witness, None, killed, survived, reason, details)


def placements(element: ElementType) -> list[tuple[int, int]]:
    """Exponents e_a, e_b for quotients near 1, just above the smallest, and just below the largest.

    Significands have quotients between 1/2 and 2, so that those of the operands are in two binades at each placement.
    """
    form = element.form
    assert form is not None
    middle = (form.q_min + form.q_max) // 2
    powers = (0, 2 - form.emax, form.emax - 1)
    return [(middle + power // 2, middle + power // 2 - power) for power in powers]


def operands(element: ElementType, m_a: Array, m_b: Array) -> Iterator[tuple[Array, Array]]:
    """These significands with every combination of signs at each placement."""
    form = element.form
    assert form is not None
    words = np.dtype(f"u{element.width // 8}")
    for e_a, e_b in placements(element):
        a, b = ((m + np.uint64(encode(0, 0, e, form))).astype(words) for m, e in ((m_a, e_a), (m_b, e_b)))
        for s_a in (0, 1):
            for s_b in (0, 1):
                sign = words.type(1 << (element.width - 1))
                yield (a | sign * words.type(s_a)).view(element.name), (b | sign * words.type(s_b)).view(element.name)


def judge_all(dtype: str, ranges: Sequence[tuple[int, int]], session: Session, divide: Divide) -> dict[str, Any]:
    """All hardest quotients with these odd denominators (first and how many), divided and judged."""
    element = SPEC.types[dtype]
    form = element.form
    assert form is not None
    requirements = tuple(SPEC.requirements[name] for name in STATED)
    judge = CompiledOracle(RequirementSet(element, requirements, ()))
    places = [(k, min(BLOCK, start + count - k)) for start, count in ranges for k in range(start, start + count, BLOCK)]

    def block(where: tuple[int, int]) -> tuple[int, bytes, dict[str, str] | None]:
        m_a, m_b = hardest(odd(form.p, *where), form.p)
        total = blake3()
        for A, B in operands(element, m_a, m_b):
            C = divide(A, B)
            applies, failures = judge.count(A, B, C)
            total.update(C.view(np.uint8).data)
            if failures.any() or applies.tolist() != [A.size] * len(requirements):
                k = int(np.argmax(judge.violation_masks(A, B, C) != 0))
                return m_a.size, b"", {name: float(x[k]).hex() for name, x in zip("ABC", (A, B, C), strict=True)}
        return m_a.size, total.digest(), None

    count, digest = 0, blake3()
    with ThreadPoolExecutor(session.jobs) as pool:
        for finished, (size, one, failure) in enumerate(pool.map(block, places), 1):
            if failure is not None:
                pool.shutdown(cancel_futures=True)
                return {
                    "counterexample": {**failure, "expected": f"a C that satisfies {STATED[0]}", "got": failure["C"]}
                }
            count += size
            digest.update(one)
            session.report(finished / len(places), dtype)
    return {"fractions": count, "count": count * 4 * len(placements(element)), "digest": digest.hexdigest()}


def our_kernel(A: Array, B: Array) -> Array:
    """What users import."""
    return vinculum.div(A, B)


def narrower(A: Array, B: Array) -> Array:
    """Divided with three bits more than the result has, then rounded: too few."""
    C = vinculum.div(A, B)
    wide = A.astype(np.longdouble) / B.astype(np.longdouble)
    m, e = np.frexp(wide)
    bits = np.finfo(A.dtype).nmant + 4
    return np.ldexp(np.rint(np.ldexp(m, bits)), e - bits).astype(C.dtype)


def reciprocal(A: Array, B: Array) -> Array:
    """The numerator times the rounded reciprocal of the denominator."""
    with np.errstate(all="ignore"):
        return A * (A.dtype.type(1) / B)


def last_bit(A: Array, B: Array) -> Array:
    """One result of each array is the next number."""
    C = vinculum.div(A, B)
    C.view(f"u{C.itemsize}")[C.size // 2] += 1
    return C


MUTANTS: Mapping[str, Divide] = {
    "rounded twice, at p + 3 bits first": narrower,
    "times the reciprocal": reciprocal,
    "one result of a block off in its last bit": last_bit,
}


def every(
    dtype: str, ranges: Sequence[tuple[int, int]], level: Level, counts: Mapping[str, Any], session: Session
) -> Finding:
    """Judge the kernel, then each mutant on the first block."""
    try:
        result = judge_all(dtype, ranges, session, our_kernel)
    except CompilerError as error:
        return Finding(
            Level.NOT_RUN, reason=f"{error}; the exact judge of {dtype} has to be compiled: install gcc or clang"
        )
    form = SPEC.types[dtype].form
    assert form is not None
    m_a, m_b = hardest(odd(form.p, *ranges[0])[:8], form.p)
    witness = {"m_a": int(m_a[0]), "m_b": int(m_b[0])}
    if "counterexample" in result:
        return Finding(Level.REFUTED, witness, result["counterexample"])
    quiet = Session(session.seconds, session.jobs, session.folder)
    first = [(ranges[0][0], min(ranges[0][1], 1 << 12))]
    survived = tuple(
        w for w, divide in MUTANTS.items() if "counterexample" not in judge_all(dtype, first, quiet, divide)
    )
    killed = tuple(words for words in MUTANTS if words not in survived)
    reason = "mutants are not told from the original" if survived else None
    if dtype == "float32" and not 1 << (form.p - 2) <= result["fractions"] <= 1 << (form.p - 1):
        reason = f"{result['fractions']} fractions are not as many as {SOURCE} says"
    details = {**counts, **result, "binaries": dict(binaries())}
    return Finding(Level.UNDECIDED if reason else level, witness, None, killed, survived, reason, details)


HALF_64 = 1 << 51  # odd denominators of float64
RUN_64 = 3 << 20
AT_64 = sorted({*(k * (HALF_64 // 8) for k in range(8)), HALF_64 - RUN_64})
PLACES = "every combination of signs, at exponents at which the quotient is about 1, among the smallest and the largest normal"

PROOFS = (
    Proof(
        "HARDEST_COUNT",
        "The fractions that are hardest to round are those that the modular inverse gives, between 2^(p-2) and 2^(p-1) of them",
        ("V_DIV_FLOAT_ROUNDING_0010",),
        "enumeration against a search through all pairs",
        f"search: precisions {SEARCHED[0]} to {SEARCHED[-1]}; counts: precisions 2 to 20 and 24",
        counts,
        tools=("numpy",),
        quick=True,
        seconds=60.0,
    ),
    Proof(
        "HARDEST_FLOAT32",
        "vinculum.div rounds every hardest-to-round float32 quotient as the relation says",
        STATED,
        "exhaustive over the hardest cases, by the relation compiled to C",
        f"all fractions of float32 significands that are nearest to a midpoint, {PLACES} ones",
        partial(
            every, "float32", [(0, 1 << 22)], Level.EXHAUSTIVE,
            {"domain": f"the hardest-to-round fractions m_a / m_b of 24-bit significands, m_b odd, by {SOURCE}; {PLACES} ones"},
        ),
        tools=("numpy", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=("the compiled judge says what the relation says, as COMPILED_JUDGE shows for two 8-bit types",),
        rests_on=("COMPILED_JUDGE",),
        cores=True,
        seconds=600.0,
    ),
    Proof(
        "HARDEST_FLOAT64",
        "vinculum.div rounds hardest-to-round float64 quotients as the relation says",
        STATED,
        "exhaustive within bounds, by the relation compiled to C",
        f"the fractions of float64 significands that are nearest to a midpoint and whose denominator is among the {RUN_64} odd ones "
        f"that follow 2^52 and each eighth of the way to 2^53, or among the last; {PLACES} ones",
        partial(
            every, "float64", [(start, RUN_64) for start in AT_64], Level.BOUNDED,
            {"bounds": [f"{RUN_64} odd denominators from the {start}-th of 2^51 on" for start in AT_64]},
        ),
        tools=("numpy", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=("the compiled judge says what the relation says, as COMPILED_JUDGE shows for two 8-bit types",),
        rests_on=("COMPILED_JUDGE",),
        cores=True,
        seconds=600.0,
    ),
)  # fmt: skip

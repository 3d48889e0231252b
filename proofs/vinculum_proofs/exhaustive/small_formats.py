"""Claims: in small formats the relation accepts the quotient of rational arithmetic, and nothing else.

Method: enumeration. ml_dtypes says which number each byte is. Of two operands, rational arithmetic finds the nearest of
these numbers, of two the one with an even pattern, and the rule of the format says what lies beyond the largest. The relation must
accept exactly that, of all 256 bytes, and every byte where no source gives a quotient.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np
from sympy import Basic, Eq, Gt, Mod, Not, Symbol, false, lambdify, true

from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_spec.relations import format_quotient, ieee754
from vinculum_spec.relations.float_formats import SMALL, FloatFormat, Overflow, Specials
from vinculum_spec.relations.format_quotient import m_max
from vinculum_spec.relations.ieee754 import D, N, N_max, N_min, e_C, m_C, p, q_min

BYTES = 256
Patterns = tuple[int, ...]
Numbers = Mapping[int, tuple[Fraction, int]]  # magnitude and sign of each pattern that is a finite number


@cache
def values(name: str) -> tuple[Numbers, Mapping[int, int], Patterns]:
    """The numbers, the infinities with their signs, and the NaNs of a format, as ml_dtypes converts them."""
    import ml_dtypes

    size = 1 << SMALL[name].width
    numbers = np.arange(size, dtype=np.uint8).view(getattr(ml_dtypes, name)).astype(np.float64)
    signs = np.signbit(numbers).astype(int).tolist()
    finite = {k: (abs(Fraction(numbers[k])), signs[k]) for k in range(size) if np.isfinite(numbers[k])}
    infinite = {k: signs[k] for k in range(size) if np.isinf(numbers[k])}
    return finite, infinite, tuple(k for k in range(size) if np.isnan(numbers[k]))


@cache
def magnitudes(name: str) -> tuple[list[Fraction], list[int]]:
    """The magnitudes in order, and the pattern of each without its sign."""
    in_order = sorted((x, pattern) for pattern, (x, sign) in values(name)[0].items() if not sign)
    return [x for x, _ in in_order], [pattern for _, pattern in in_order]


@cache
def nearest(name: str, x: Fraction) -> int | None:
    """The pattern of the number nearest to a magnitude; None beyond the largest."""
    numbers, patterns = magnitudes(name)
    largest, step = numbers[-1], numbers[-1] - numbers[-2]
    if 2 * x > 2 * largest + step or (2 * x == 2 * largest + step and patterns[-1] % 2):
        return None
    if x >= largest:
        return patterns[-1]
    k = bisect_left(numbers, x)
    if numbers[k] == x:
        return patterns[k]
    below, above = x - numbers[k - 1], numbers[k] - x
    if below == above:
        return next(pattern for pattern in patterns[k - 1 : k + 1] if pattern % 2 == 0)
    return patterns[k - (below < above)]


@cache
def expected(form: FloatFormat, a: int, b: int) -> Patterns | None:
    """The patterns of the quotient of two patterns; None where no source gives one."""
    numbers, infinities, nans = values(form.name)
    if a in nans or b in nans:
        return nans
    if a in infinities or b in infinities:
        return _of_infinities(form, a, b)
    (x, s), (y, t) = numbers[a], numbers[b]
    if x == y == 0:
        return nans or None
    if y == 0:
        return None if form.overflow is Overflow.LARGEST else _beyond(form, s ^ t)
    in_order, _ = magnitudes(form.name)
    if form.overflow is Overflow.OPEN and not in_order[0] <= x / y <= in_order[-1]:
        return None
    pattern = nearest(form.name, x / y)
    return _beyond(form, s ^ t) if pattern is None else (_signed(form, pattern, s ^ t),)


def _of_infinities(form: FloatFormat, a: int, b: int) -> Patterns:
    numbers, infinities, nans = values(form.name)
    if a in infinities and b in infinities:
        return nans
    sign = {**infinities, **{k: s for k, (_, s) in numbers.items()}}
    return _beyond(form, sign[a] ^ sign[b]) if a in infinities else (_signed(form, 0, sign[a] ^ sign[b]),)


def _beyond(form: FloatFormat, sign: int) -> Patterns:
    _, infinities, nans = values(form.name)
    if form.overflow is Overflow.NAN:
        return nans
    if form.overflow is Overflow.LARGEST:
        return (_signed(form, magnitudes(form.name)[1][-1], sign),)
    return tuple(k for k, s in infinities.items() if s == sign)


def _signed(form: FloatFormat, pattern: int, sign: int) -> int:
    """The pattern with this sign, or without it if the format has no such number."""
    return next(k for k in (pattern + (sign << (form.width - 1)), pattern) if k in values(form.name)[0])


def statement(form: FloatFormat) -> Basic:
    """The relation of the specification."""
    return format_quotient.quotient(form).statement


def differences(relation: Basic, form: FloatFormat) -> Iterator[dict[str, Any]]:
    """The pairs of which the relation accepts something else."""
    function, size = _function(relation, form), 1 << form.width
    b, c = (x.ravel() for x in np.meshgrid(np.arange(size), np.arange(BYTES), indexing="ij"))
    b, c = b.astype(np.int32), c.astype(np.int32)  # of p <= 5, no value has more than 4p + 6 bits
    for a in range(size):
        accepted = function(format_quotient.observe(np.full_like(b, a), b, c, form, 2 * form.p + 2))
        right = np.zeros((size, BYTES), bool)
        for k in range(size):
            patterns = expected(form, a, k)
            right[k, slice(None) if patterns is None else patterns] = True
        for k in np.flatnonzero((accepted.reshape(size, BYTES) != right).any(axis=1)).tolist():
            got = np.flatnonzero(accepted.reshape(size, BYTES)[k]).tolist()
            yield {"format": form.name, "A": a, "B": k, "expected": expected(form, a, k), "accepted": got[:8]}


def _function(relation: Basic, form: FloatFormat) -> Callable[[Mapping[Symbol, Any]], Any]:
    """A relation as a function of its variables."""
    concrete = relation.subs(format_quotient.parameter_values(form))
    names = sorted(concrete.free_symbols, key=str)
    compiled = lambdify(names, concrete, "numpy", cse=True)
    return lambda observed: np.broadcast_to(compiled(*(observed[x] for x in names)), np.shape(observed[m_C]))


def changed(relation: Basic, old: Basic, new: Basic) -> Basic:
    """A relation with a part replaced. Raises ValueError if it does not occur."""
    other = relation.xreplace({old: new, Not(old): Not(new)})
    if other == relation:
        raise ValueError(f"{old} does not occur")
    return other


def mutants() -> Iterator[tuple[str, Basic, FloatFormat]]:
    """Wrong relations, each with the format that it is wrong for."""
    ieee, last, one_zero = SMALL["float8_e4m3"], SMALL["float8_e4m3fn"], SMALL["float8_e5m2fnuz"]
    none, exponents = SMALL["float6_e3m2fn"], SMALL["float8_e8m0fnu"]
    even, narrow = Eq(Mod(m_C, 2), 0), Gt(e_C, q_min)
    for words, form, old, new in (
        ("ties to odd", ieee, even, Not(even)),
        ("ties either way", last, even, true),
        ("no half gap", ieee, narrow, false),
        ("a quotient below the least number is judged", exponents, N_min < ieee754.D_min, false),
        ("overflow at twice the largest number", none, 2 * N_max, N_max),
    ):
        yield words, changed(statement(form), old, new), form
    for words, form, other in (
        ("overflow gives the largest number", last, replace(last, overflow=Overflow.LARGEST)),
        ("overflow gives a NaN", ieee, replace(ieee, overflow=Overflow.NAN)),
        ("overflow gives an infinity", one_zero, replace(one_zero, overflow=Overflow.INFINITY)),
        ("a negative zero is required", one_zero, replace(one_zero, specials=Specials.LAST)),
        ("a number divided by zero is judged", none, replace(none, specials=Specials.LAST)),
        ("quotients out of range are judged", exponents, replace(exponents, overflow=Overflow.NAN)),
    ):
        yield words, statement(other), form
    yield "the largest significand is 15", statement(last).subs(m_max, 2**p - 1), last
    yield "every quotient", changed(statement(ieee), 2 * abs(N - m_C * D) <= D, true), ieee


def enumerate_formats(session: Session) -> Finding:
    """Compare the relation with rational arithmetic, on every pair and every byte."""
    open_pairs, accepted = dict[str, int](), sha256()
    for number, form in enumerate(SMALL.values()):
        session.report(number / len(SMALL), form.name)
        wrong = next(differences(statement(form), form), None)
        if wrong is not None:
            return Finding(Level.REFUTED, counterexample=wrong)
        size = range(1 << form.width)
        quotients = [expected(form, a, b) for a in size for b in size]
        open_pairs[form.name] = quotients.count(None)
        accepted.update(repr((form.name, quotients)).encode())
    survived, killed = list[str](), list[str]()
    for words, relation, form in mutants():
        (killed if next(differences(relation, form), None) is not None else survived).append(words)
    details = {
        "domain": f"every pair of {', '.join(SMALL)}",
        "count": sum(BYTES << (2 * form.width) for form in SMALL.values()),
        "digest": accepted.hexdigest(),
        "open": {name: count for name, count in open_pairs.items() if count},
    }
    reason = f"mutants survive: {'; '.join(survived)}" if survived else None
    level = Level.UNDECIDED if survived else Level.EXHAUSTIVE
    return Finding(level, witness(), None, tuple(killed), tuple(survived), reason, details)


def witness() -> dict[str, str]:
    """1 / 3 of each format that has both, and the largest number by the least."""
    found = dict[str, str]()
    for name, form in SMALL.items():
        numbers, patterns = magnitudes(name)
        pairs = [(patterns[-1], next(k for x, k in zip(numbers, patterns, strict=True) if x))]
        if {Fraction(1), Fraction(3)} <= set(numbers):
            pairs.append((patterns[numbers.index(Fraction(1))], patterns[numbers.index(Fraction(3))]))
        for a, b in pairs:
            quotient = expected(form, a, b)
            words = "open" if quotient is None else " or ".join(f"{k:02X}" for k in quotient)
            found[f"{name}: {a:02X} / {b:02X}"] = words
    return found


PROOFS = (
    Proof(
        claim="SMALL_FORMAT_QUOTIENTS",
        title="in each format of 8 bits and fewer the relation accepts the quotient that rational arithmetic gives, and nothing else",
        requirements=(),
        method="enumeration, against rational arithmetic",
        scope="the float types of ml_dtypes of 8, 6 and 4 bits: every pair of operands with every byte as the result; pairs for "
        "which no source gives a quotient accept every byte",
        run=enumerate_formats,
        tools=("ml_dtypes", "numpy"),
        examines=(
            "spec/vinculum_spec/relations/float_formats.py",
            "spec/vinculum_spec/relations/format_quotient.py",
        ),
        assumptions=("ml_dtypes converts the bytes of each format to the numbers that they are",),
        seconds=1800.0,
    ),
)

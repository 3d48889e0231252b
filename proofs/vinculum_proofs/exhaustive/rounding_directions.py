"""Claims: in each rounding direction the relations accept the IEEE 754 quotient and flags alone.

Method: enumeration of small formats. Rational arithmetic computes the quotient and the flags of a pair of operands; the
relation on quotients must accept that quotient and no other, and the relation on each flag that state of it and not the other.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from sympy import And, Basic, Eq, Gt, Lt, Ne, Not, Symbol, false, lambdify, true

from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_spec.relations import exception_flags, ieee754
from vinculum_spec.relations.exception_flags import FLAGS, divide_by_zero, inexact, invalid, overflow, underflow
from vinculum_spec.relations.ieee754 import Format, inf_A, inf_C, m_C, nan_A, p, s_A, s_B
from vinculum_spec.relations.rounding_directions import quotients

FORMATS = (Format(6, 3, 3), Format(7, 4, 3), Format(7, 3, 7), Format(8, 4, 7))
TININESS = ("before", "after")
NAN, INF = "nan", "inf"
Number = tuple[Any, int]  # magnitude and sign; (NAN, 0) is every NaN
Result = tuple[Number, frozenset[Symbol]]
Relations = tuple[Basic, Mapping[str, Mapping[Symbol, Basic]]]  # on the quotient; by tininess, on each flag


@cache
def numbers(form: Format) -> tuple[Number, ...]:
    """The value of each bit pattern, by its fields."""
    values = list[Number]()
    for pattern in range(1 << form.width):
        sign, rest = divmod(pattern, 1 << (form.width - 1))
        exponent, fraction = divmod(rest, 1 << (form.p - 1))
        if exponent == 2 * form.emax + 1:
            values.append((NAN, 0) if fraction else (INF, sign))
        else:
            significand = Fraction(fraction, 1 << (form.p - 1)) + (exponent > 0)
            values.append((significand * Fraction(2) ** (max(exponent, 1) - form.emax), sign))
    return tuple(values)


def is_signaling(pattern: int, form: Format) -> bool:
    """Whether a pattern is a NaN whose first bit after the exponent is 0."""
    first = 1 << (form.p - 2)
    return numbers(form)[pattern][0] == NAN and pattern & first == 0


def to_integer(x: Fraction, sign: int, direction: str) -> int:
    """A magnitude, rounded to an integer."""
    if direction == "ties-to-even":
        return round(x)
    if direction == "ties-to-away":
        return math.floor(x + Fraction(1, 2))
    away = {"toward-positive": not sign, "toward-negative": bool(sign), "toward-zero": False}[direction]
    return math.ceil(x) if away else math.floor(x)


def rounded(x: Fraction, sign: int, direction: str, precision: int, least: int | None = None) -> Fraction:
    """A magnitude above 0, rounded to so many bits; with `least`, to no finer quantum than 2^least."""
    quantum = x.numerator.bit_length() - x.denominator.bit_length() - precision - 1
    while x >= Fraction(2) ** (quantum + precision):
        quantum += 1
    quantum = quantum if least is None else max(quantum, least)
    unit = Fraction(2) ** quantum
    return to_integer(x / unit, sign, direction) * unit


@cache
def divided(x: Fraction, sign: int, direction: str, form: Format, tininess: str) -> Result:
    """The quotient of two finite numbers other than 0, whose exact magnitude is x, and its flags."""
    largest = (2**form.p - 1) * Fraction(2) ** (form.emax - form.p + 1)
    least_normal = Fraction(2) ** (1 - form.emax)
    unbounded = rounded(x, sign, direction, form.p)
    if unbounded > largest:
        kept = direction in ("toward-zero", "toward-positive" if sign else "toward-negative")
        return (largest if kept else INF, sign), frozenset((overflow, inexact))
    result = rounded(x, sign, direction, form.p, 2 - form.emax - form.p)
    is_tiny = (x if tininess == "before" else unbounded) < least_normal
    raised = frozenset[Symbol]() if result == x else frozenset((inexact, underflow) if is_tiny else (inexact,))
    return (result, sign), raised


def result(a: int, b: int, direction: str, form: Format, tininess: str) -> Result:
    """The quotient of two bit patterns, and its flags."""
    (x, s), (y, t) = numbers(form)[a], numbers(form)[b]
    signaling = frozenset((invalid,)) if is_signaling(a, form) or is_signaling(b, form) else frozenset[Symbol]()
    if NAN in (x, y):
        return (NAN, 0), signaling
    if x == y and x in (INF, 0):
        return (NAN, 0), frozenset((invalid,))
    if x == INF or y == 0:
        return (INF, s ^ t), frozenset[Symbol]() if x == INF else frozenset((divide_by_zero,))
    if y == INF or x == 0:
        return (Fraction(0), s ^ t), frozenset[Symbol]()
    return divided(x / y, s ^ t, direction, form, tininess)


def relations(direction: str) -> Relations:
    """The relations of the specification."""
    on_flags = {tininess: exception_flags.flags(direction, tininess) for tininess in TININESS}
    statements = {when: {flag: r.statement for flag, r in found.items()} for when, found in on_flags.items()}
    return quotients[direction].statement, statements


def differences(of: Relations, direction: str, form: Format) -> Iterator[dict[str, Any]]:
    """The pairs of which relations accept something else than rational arithmetic gives."""
    statement, on_flags = of
    quotient = _function(statement, form)
    functions = [(when, flag, _function(x, form)) for when, found in on_flags.items() for flag, x in found.items()]
    size, values = 1 << form.width, numbers(form)
    patterns = {value: [i for i, x in enumerate(values) if x == value] for value in set(values)}
    every = np.arange(size, dtype=np.int32)  # of 8 bits, no value has more than 4p + 4
    b, c = (x.ravel() for x in np.meshgrid(every, every, indexing="ij"))
    for a in range(size):
        where = {"format": str(form), "direction": direction, "A": a}
        results = {when: [result(a, k, direction, form, when) for k in range(size)] for when in TININESS}
        accepted = quotient(observe(np.full_like(b, a), b, c, form)).reshape(size, size)
        expected = [patterns[value] for value, _ in results["after"]]
        for k, right in enumerate(expected):
            if right != (got := np.flatnonzero(accepted[k]).tolist()):
                yield {**where, "B": k, "expected": right, "accepted": got}
        first = np.array([right[0] for right in expected], np.int32)
        observed = observe(np.full_like(every, a), every, first, form)
        for when, flag, function in functions:
            raised = np.array([flag in found for _, found in results[when]])
            agrees = function({**observed, flag: raised}) & ~function({**observed, flag: ~raised})
            for k in np.flatnonzero(~agrees).tolist():
                state = {"tininess": when, "flag": str(flag), "raised": bool(raised[k])}
                yield {**where, "B": k, "C": int(first[k]), **state}


def observe(a: Any, b: Any, c: Any, form: Format) -> dict[Symbol, Any]:
    """The variables of the relations."""
    return exception_flags.observe(a, b, c, form, 2 * form.p + 2)


def _function(statement: Basic, form: Format) -> Callable[[Mapping[Symbol, Any]], Any]:
    """A relation as a function of its variables."""
    concrete = statement.subs(ieee754.parameter_values(form))
    names = sorted(concrete.free_symbols, key=str)
    compiled = lambdify(names, concrete, "numpy", cse=True)
    return lambda values: np.broadcast_to(compiled(*(values[name] for name in names)), np.shape(values[m_C]))


def changed(statement: Basic, old: Basic, new: Basic) -> Basic:
    """A relation with a part replaced. Raises ValueError if it does not occur."""
    other = statement.xreplace({old: new, Not(old): Not(new)})
    if other == statement:
        raise ValueError(f"{old} does not occur in {statement}")
    return other


def mutants() -> Iterator[tuple[str, Relations, str]]:
    """Wrong relations, each with the direction that it is wrong for."""
    n, d, n_max, d_max, n_min, d_min = ieee754.N, ieee754.D, ieee754.N_max, ieee754.D_max, ieee754.N_min, ieee754.D_min
    for one, two in pairwise((*quotients, next(iter(quotients)))):
        yield f"{one} for {two}", (quotients[one].statement, {}), two
    half_gap = And(Eq(m_C, 2 ** (p - 1)), Gt(ieee754.e_C, ieee754.q_min))
    up, away = quotients["toward-positive"].statement, quotients["ties-to-away"].statement
    for words, direction, statement, old, new in (
        ("no half gap", "toward-positive", up, half_gap, false),
        (
            "the largest number overflows",
            "toward-positive",
            up,
            n_max > (2**p - 1) * d_max,
            n_max >= (2**p - 1) * d_max,
        ),
        ("the sign ignored", "toward-positive", up, Eq(s_A, s_B), true),
        ("ties either way", "ties-to-away", away, Lt(2 * (n - m_C * d), d), true),
    ):
        yield words, (changed(statement, old, new), {}), direction
    for words, direction, flag, old, new in (
        ("exact on overflow", "ties-to-even", inexact, inf_C, false),
        ("inexact whenever finite", "toward-zero", inexact, Ne(n, m_C * d), true),
        ("an exact result underflows", "toward-zero", underflow, Ne(n, m_C * d), true),
        ("a result that is normal does not underflow", "ties-to-even", underflow, _after(), m_C < 2 ** (p - 1)),
        (
            "the least normal number underflows",
            "toward-zero",
            underflow,
            n_min < 2 ** (p - 1) * d_min,
            n_min < 2**p * d_min,
        ),
        ("the largest number overflows", "toward-zero", overflow, n_max >= 2**p * d_max, n_max >= (2**p - 1) * d_max),
        (
            "the largest number overflows, upwards",
            "toward-positive",
            overflow,
            n_max > (2**p - 1) * d_max,
            n_max >= (2**p - 1) * d_max,
        ),
        ("infinity divides by zero", "ties-to-even", divide_by_zero, inf_A, false),
        ("signaling NaN ignored", "ties-to-even", invalid, exception_flags.signaling_A, false),
        ("quiet NaN invalid", "ties-to-even", invalid, exception_flags.signaling_A, nan_A),
    ):
        statement, flags = relations(direction)
        yield f"{flag}: {words}", (statement, {"after": {flag: changed(flags["after"][flag], old, new)}}), direction


def _after() -> Basic:
    return exception_flags.tiny["after"]["ties-to-even"]


def enumerate_formats(session: Session) -> Finding:
    """Compare the relations with rational arithmetic, on every pair and every result of small formats."""
    runs = [(form, direction) for form in FORMATS for direction in quotients]
    for number, (form, direction) in enumerate(runs):
        session.report(number / len(runs), f"{form.width} bits, precision {form.p}: {direction}")
        wrong = next(differences(relations(direction), direction, form), None)
        if wrong is not None:
            return Finding(Level.REFUTED, counterexample=wrong)
    survived, killed = [], []
    for words, of, direction in mutants():
        found = any(next(differences(of, direction, form), None) for form in FORMATS[:2])
        (killed if found else survived).append(words)
    triples, pairs = (len(quotients) * sum(1 << (k * form.width) for form in FORMATS) for k in (3, 2))
    details = {
        "bounds": [f"formats {', '.join(f'of {f.width} bits with precision {f.p}' for f in FORMATS)}"],
        "count": triples + 2 * len(TININESS) * len(FLAGS) * pairs,
        "domain": "each direction, tininess before and after rounding: every pair with every quotient, and with every state of a flag",
    }
    reason = f"mutants survive: {'; '.join(survived)}" if survived else None
    level = Level.UNDECIDED if survived else Level.BOUNDED
    return Finding(level, witness(), None, tuple(killed), tuple(survived), reason, details)


def witness() -> dict[str, Any]:
    """1 / 3 in the first format, in each direction."""
    form = FORMATS[0]
    a, b = (numbers(form).index((Fraction(x), 0)) for x in (1, 3))
    found = {direction: result(a, b, direction, form, "after") for direction in quotients}
    return {x: {"C": str(c), "flags": sorted(map(str, flags))} for x, ((c, _), flags) in found.items()}


PROOFS = (
    Proof(
        claim="ROUNDING_DIRECTIONS_SMALL",
        title="in each rounding direction the relations accept the IEEE 754 quotient and its exception flags, and nothing else",
        requirements=(),
        method="enumeration, against rational arithmetic",
        scope="four formats of 6 to 8 bits, the five rounding directions, tininess before and after rounding: every pair of operands "
        "with every result, and with every state of each flag",
        run=enumerate_formats,
        examines=(
            "spec/vinculum_spec/relations/rounding_directions.py",
            "spec/vinculum_spec/relations/exception_flags.py",
        ),
        seconds=1800.0,
    ),
)

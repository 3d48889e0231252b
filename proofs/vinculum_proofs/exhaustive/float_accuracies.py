"""Claims: each relation on quotients within n ulp accepts what its source allows, and nothing else.

Method: enumeration of small formats. Rational arithmetic computes what each source allows of a pair of operands; the ulp is
Muller's, by the two finite numbers of the format that it names.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from fractions import Fraction
from functools import cache, partial

from sympy import Ge, Gt, Le, Lt
from sympy.logic.boolalg import Boolean

from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive.float_floors import INF, NAN, Definition, Number, differences, nearest, numbers, special
from vinculum_spec.relations import float_accuracy, ieee754
from vinculum_spec.relations.ieee754 import D, D_max, D_min, Format, N, N_min, m_C, p

FORMATS = (Format(6, 4, 1), Format(7, 4, 3), Format(7, 5, 1))
ONE, FIVE_HALVES, THREE = Fraction(1), Fraction(5, 2), Fraction(3)


@cache
def _signed(form: Format) -> tuple[tuple[Fraction, Number], ...]:
    """The finite numbers, each zero by its sign, with their value."""
    return tuple(((-1) ** s * x, (x, s)) for x, s in set(numbers(form)) if not isinstance(x, str))


@cache
def _finite(form: Format) -> tuple[Fraction, ...]:
    """The finite values, ascending."""
    return tuple(sorted({x for x, _ in _signed(form)}))


@cache
def ulp(x: Fraction, form: Format) -> Fraction:
    """Muller's ulp: that of the two consecutive finite numbers around x, or else of the two nearest ones."""
    finite = _finite(form)
    place = bisect_left(finite, x)
    if 0 < place < len(finite) and finite[place] != x:
        return finite[place] - finite[place - 1]
    around = finite[max(place - 2, 0) : place + 2]
    first, second = sorted(around, key=lambda y: abs(y - x))[:2]
    return abs(first - second)


def _smallest_normal(form: Format) -> Fraction:
    return Fraction(2) ** (1 - form.emax)


@cache
def near(x: Fraction, n: Fraction, form: Format) -> frozenset[Number]:
    """The finite numbers that are at most n ulp from x."""
    most = n * ulp(x, form)
    return frozenset(number for value, number in _signed(form) if abs(value - x) <= most)


def _exact(a: Number, b: Number) -> Fraction:
    return (-1) ** (a[1] ^ b[1]) * a[0] / b[0]


def _divides(a: Number, b: Number) -> bool:
    return not {a[0], b[0]} & {NAN, INF} and b[0] != 0


def accurate(n: Fraction, a: Number, b: Number, form: Format) -> set[Number]:
    """Results within n ulp; an infinity, where 2^(emax + 1) is within n ulp of the quotient or less."""
    if not _divides(a, b):
        known = special(a, b)
        assert known is not None
        return {known}
    x = _exact(a, b)
    beyond = abs(x) + n * Fraction(2) ** form.q_max >= Fraction(2) ** (form.emax + 1)
    return near(x, n, form) | ({(INF, a[1] ^ b[1])} if beyond else set())


def rounded(a: Number, b: Number, form: Format) -> set[Number]:
    """The IEEE 754 quotient."""
    known = special(a, b)
    return {known if known is not None else (nearest(a[0] / b[0], form), a[1] ^ b[1])}


def _subnormal(x: Number, form: Format) -> bool:
    return x[0] not in (NAN, INF) and 0 < x[0] < _smallest_normal(form)


def flushed(
    conforming: Callable[[Number, Number, Format], AbstractSet[Number]], n: Fraction, a: Number, b: Number, form: Format
) -> set[Number]:
    """The four results of OpenCL's 7.5.3: operands, the result, or both are zeros of either sign."""
    zeros = {(Fraction(0), 0), (Fraction(0), 1)}
    results = set[Number]()
    for x in {a} | (zeros if _subnormal(a, form) else set()):
        for y in {b} | (zeros if _subnormal(b, form) else set()):
            results |= conforming(x, y, form)
            if _divides(x, y):
                exact = abs(_exact(x, y))
                lowest = exact - n * ulp(exact, form) if exact else exact
                results |= zeros if 0 < exact and lowest < _smallest_normal(form) else set()
    return results


def embedded(a: Number, b: Number, form: Format) -> set[Number]:
    """Within 3 ulp, flushed or not. A finite number divided by an infinity may be +0, too."""
    positive = {(Fraction(0), 0)} if a[0] not in (NAN, INF) and b[0] == INF else set()
    return flushed(partial(accurate, THREE), THREE, a, b, form) | positive


def in_range(b: Number, form: Format) -> bool:
    """Whether the magnitude of B is one of those for which WGSL states an accuracy."""
    return b[0] not in (NAN, INF) and _smallest_normal(form) <= b[0] <= Fraction(2) ** (form.emax - 1)


def of_wgsl(a: Number, b: Number, form: Format) -> set[Number]:
    """Within 2.5 ulp, flushed or not; anything at an overflow within 2.5 ulp, or out of range."""
    if a[0] in (NAN, INF) or not in_range(b, form):
        return set(numbers(form))
    x = _exact(a, b)
    if abs(x) + FIVE_HALVES * Fraction(2) ** form.q_max > _finite(form)[-1]:
        return set(numbers(form))
    return flushed(lambda c, d, f: near(_exact(c, d), FIVE_HALVES, f), FIVE_HALVES, a, b, form)


@cache
def _order(form: Format) -> tuple[Fraction | str, ...]:
    """The magnitudes in the order of their bit patterns, from 0 to the infinity."""
    return (*sorted({abs(x) for x in _finite(form)}), INF)


def _place(x: Number, form: Format) -> int:
    """The place of a number in the order of the format, counted from 0; both zeros have one."""
    place = _order(form).index(x[0])
    return -place if x[1] else place


def two_steps(a: Number, b: Number, form: Format) -> set[Number]:
    """The IEEE 754 quotient; of two numbers, what is at most two places from it."""
    (quotient,) = rounded(a, b, form)
    if not _divides(a, b):
        return {quotient}
    return set(_around(_place(quotient, form), form))


@cache
def _around(place: int, form: Format) -> frozenset[Number]:
    return frozenset(x for x in set(numbers(form)) if x[0] != NAN and abs(_place(x, form) - place) <= 2)


def of_webnn(a: Number, b: Number, form: Format) -> set[Number]:
    """Within two numbers of the IEEE 754 quotient; a subnormal operand or result may be flushed to zero."""
    zeros = {(Fraction(0), 0), (Fraction(0), 1)}
    results = set[Number]()
    for x in {a} | (zeros if _subnormal(a, form) else set()):
        for y in {b} | (zeros if _subnormal(b, form) else set()):
            near = two_steps(x, y, form)
            results |= near | (zeros if any(_subnormal(c, form) for c in near) else set())
    return results


DEFINITIONS: Mapping[str, tuple[Boolean, Definition]] = {
    "1 ulp": (float_accuracy.one_ulp.statement, partial(accurate, ONE)),
    "2.5 ulp, flushed": (
        float_accuracy.flushed_2_5_ulp.statement,
        partial(flushed, partial(accurate, FIVE_HALVES), FIVE_HALVES),
    ),
    "3 ulp, flushed": (float_accuracy.flushed_3_ulp.statement, embedded),
    "correctly rounded, flushed": (float_accuracy.flushed.statement, partial(flushed, rounded, Fraction(0))),
    "2.5 ulp, in range": (float_accuracy.in_range.statement, of_wgsl),
    "two steps, flushed": (float_accuracy.two_steps.statement, of_webnn),
}

FRACTIONS = (D, D_min, D_max)
BELOW_NORMAL = Lt(N_min, 2 ** (p - 1) * D_min)  # of the quotient, and of what may be flushed
# Where two ranges of the ulp overlap, the wider tolerance decides: a larger bound from above changes nothing.
RANGES = (Le(N, 2**p * D), Le(N, 2 ** (p - 1) * D))
# No quotient of two significands is between 2^p and 2^p + 1, so that none is within one ulp of 2^p - 1 there.
ABOVE = (Gt(N, 2**p * D), Le(N - m_C * D, 2 * D))


def _changes_nothing(name: str, atom: Boolean, step: int) -> bool:
    """Whether a comparison that is moved by `step` denominators holds of the same results."""
    return (atom in RANGES and step > 0) or (name == "1 ulp" and (atom, step) in ((ABOVE[0], 2), (ABOVE[1], -2)))


def mutants() -> Iterator[tuple[str, Boolean, Definition]]:
    """Move each comparison by two denominators, up or down; and take each definition for another.

    The comparisons of the IEEE 754 quotient are moved by the proofs about that.
    """
    of_quotient = ieee754.quotient.statement.atoms(Ge, Gt, Le, Lt) - {BELOW_NORMAL}
    for name, (statement, definition) in DEFINITIONS.items():
        for atom in sorted(statement.atoms(Ge, Gt, Le, Lt) - of_quotient, key=str):
            unit = next((d for d in FRACTIONS if d in atom.free_symbols), None)
            for step, word in ((2, "larger"), (-2, "smaller")) if unit is not None else ():
                if not _changes_nothing(name, atom, step):
                    changed = atom.func(atom.lhs, atom.rhs + step * unit)
                    yield f"{name}: {atom}, with a {word} right side", statement.subs(atom, changed), definition
    names = list(DEFINITIONS)
    for name, other in zip(names, [*names[1:], names[0]], strict=True):
        yield f"{name}, for {other}", DEFINITIONS[name][0], DEFINITIONS[other][1]


def enumerate_formats(session: Session) -> Finding:
    """Compare each relation with its definition, on every pair and every result of small formats."""
    count, bounds = 0, [f"formats {', '.join(f'of {f.width} bits with precision {f.p}' for f in FORMATS)}"]
    for number, form in enumerate(FORMATS):
        for name, (statement, definition) in DEFINITIONS.items():
            session.report(number / len(FORMATS), f"{form.width} bits, precision {form.p}: {name}")
            wrong = next(differences(statement, definition, form), None)
            if wrong is not None:
                return Finding(Level.REFUTED, counterexample={"relation": name, **wrong})
            count += 1 << (3 * form.width)
    survived, killed = [], []
    for words, statement, definition in mutants():
        found = any(next(differences(statement, definition, form), None) for form in FORMATS)
        (killed if found else survived).append(words)
    reason = f"mutants survive: {'; '.join(survived)}" if survived else None
    # Operands of which 1 ulp allows other results than the IEEE 754 quotient.
    witness = next(differences(DEFINITIONS["1 ulp"][0], rounded, FORMATS[0]))
    level = Level.UNDECIDED if survived else Level.BOUNDED
    return Finding(
        level, witness, None, tuple(killed), tuple(survived), reason, details={"bounds": bounds, "count": count}
    )


PROOFS = (
    Proof(
        claim="FLOAT_ULPS_SMALL",
        title="float quotients within n ulp, or flushed: each relation accepts what its source allows, and nothing else",
        requirements=(
            "V_DIV_FLOAT_ONE_ULP_0010",
            "V_DIV_FLOAT_2_5_ULP_0010",
            "V_DIV_FLOAT_3_ULP_0010",
            "V_DIV_FLOAT_FLUSHED_0010",
            "V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010",
            "V_DIV_FLOAT_TWO_STEPS_0010",
        ),
        method="enumeration, against rational arithmetic",
        scope="three formats of 6 and 7 bits: every pair of operands with every result",
        run=enumerate_formats,
        seconds=900.0,
    ),
)

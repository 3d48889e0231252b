"""Claims: each relation on a float quotient as an integer accepts what its definition gives.

Method: enumeration of small formats. Rational arithmetic computes what each definition gives of a pair of operands; the
relation must accept these results, and no others.
"""

import math
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
from sympy import Ge, Gt, Le, Lt, lambdify
from sympy.logic.boolalg import Boolean

from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_spec.relations import float_floor, ieee754
from vinculum_spec.relations.ieee754 import Format

SMALL = Format(6, 3, 3)
FORMATS = (SMALL, Format(7, 4, 3), Format(7, 3, 7), Format(8, 4, 7))
LARGE = Ge(float_floor.N_1, 2**ieee754.p * float_floor.D_1)
NAN, INF = "nan", "inf"
Number = tuple[Any, int]  # magnitude and sign; (NAN, 0) is every NaN
Definition = Callable[[Number, Number, Format], set[Number]]


@cache
def numbers(form: Format) -> tuple[Number, ...]:
    """The value of each bit pattern."""
    values = list[Number]()
    for pattern in range(1 << form.width):
        s, m, e, inf, nan = ieee754.decode(pattern, form)
        values.append((NAN, 0) if nan else (INF, s) if inf else (Fraction(m) * Fraction(2) ** e, s))
    return tuple(values)


@cache
def _magnitudes(form: Format) -> tuple[Fraction, ...]:
    """The finite magnitudes, ascending; that with an even index has an even significand."""
    return tuple(sorted({x for x, _ in numbers(form) if not isinstance(x, str)}))


def nearest(x: Fraction, form: Format) -> Fraction | str:
    """The number nearest to x > 0, ties to even, or INF."""
    finite = _magnitudes(form)
    if x >= finite[-1] + (finite[-1] - finite[-2]) / 2:
        return INF
    above = min(bisect_left(finite, x), len(finite) - 1)
    below = above if finite[above] <= x else above - 1
    low, high = finite[below], finite[min(below + 1, len(finite) - 1)]
    if x - low == high - x:
        return (low, high)[below % 2]
    return low if x - low < high - x else high


def special(a: Number, b: Number) -> Number | None:
    """IEEE 754's quotient where an operand is NaN, infinite or zero."""
    (x, s), (y, t) = a, b
    if NAN in (x, y) or (x == y == INF) or (x == y == 0):
        return NAN, 0
    if x == INF or y == 0:
        return INF, s ^ t
    return (Fraction(0), s ^ t) if y == INF or x == 0 else None


def exactly_floored(a: Number, b: Number, form: Format) -> set[Number]:
    """Python's `//`, where 2^p is not exceeded; IEEE 754's infinity for a zero denominator."""
    (x, s), (y, t) = a, b
    if x == INF and y not in (0, INF, NAN):
        return {(NAN, 0)}
    if y == INF and x not in (0, INF, NAN):
        return {(Fraction(0), 0) if s == t else (Fraction(1), 1)}
    known = special(a, b)
    if known is not None:
        return {known}
    if x / y >= 2**form.p:
        return _integers(s ^ t, form)
    return {(Fraction(math.floor(x / y) if s == t else math.ceil(x / y)), s ^ t)}


def exactly_truncated(a: Number, b: Number, form: Format) -> set[Number]:
    """The exact quotient without its fraction."""
    known = special(a, b)
    if known is not None:
        return {known}
    x, sign = a[0] / b[0], a[1] ^ b[1]
    return _integers(sign, form) if x >= 2**form.p else {(Fraction(math.floor(x)), sign)}


def quotient_floored(a: Number, b: Number, form: Format) -> set[Number]:
    """The IEEE 754 quotient, rounded down."""
    return _of_quotient(a, b, form, math.ceil)


def quotient_truncated(a: Number, b: Number, form: Format) -> set[Number]:
    """The IEEE 754 quotient, rounded towards zero."""
    return _of_quotient(a, b, form, math.floor)


def _of_quotient(a: Number, b: Number, form: Format, of_negative: Callable[[Fraction], int]) -> set[Number]:
    known = special(a, b)
    if known is not None:
        return {known}
    sign, rounded = a[1] ^ b[1], nearest(a[0] / b[0], form)
    if isinstance(rounded, str):
        return {(INF, sign)}
    return {(Fraction(of_negative(rounded) if sign else math.floor(rounded)), sign)}


def _integers(sign: int, form: Format) -> set[Number]:
    """Every integer of the format with that sign, and the infinity."""
    return {(x, s) for x, s in numbers(form) if s == sign and (x == INF or (x != NAN and x.denominator == 1))}


def either(one: Definition, two: Definition) -> Definition:
    """What one of two definitions gives."""
    return lambda a, b, form: one(a, b, form) | two(a, b, form)


DEFINITIONS: Mapping[str, tuple[Boolean, Definition]] = {
    "floored": (float_floor.floored.statement, exactly_floored),
    "floor of the quotient": (float_floor.of_quotient["floor"].statement, quotient_floored),
    "trunc of the quotient": (float_floor.of_quotient["trunc"].statement, quotient_truncated),
    "floored, either": (float_floor.floored_either.statement, either(exactly_floored, quotient_floored)),
    "truncated, either": (float_floor.truncated_either.statement, either(exactly_truncated, quotient_truncated)),
}


def differences(statement: Boolean, definition: Definition, form: Format) -> Iterator[dict[str, Any]]:
    """The pairs of which a relation accepts other results than a definition gives."""
    values = numbers(form)
    patterns = {value: [i for i, x in enumerate(values) if x == value] for value in set(values)}
    concrete = statement.subs(ieee754.parameter_values(form))
    names = sorted(concrete.free_symbols, key=str)
    holds = lambdify(names, concrete, "numpy", cse=True)
    every = np.arange(len(values))
    b, c = (x.ravel() for x in np.meshgrid(every, every, indexing="ij"))
    for number, a in enumerate(values):
        observed = float_floor.observe(np.full(b.shape, number), b, c, form, 2 * form.p + 2)
        accepted = np.broadcast_to(holds(*(observed[name] for name in names)), b.shape).reshape(len(every), -1)
        for other, row in enumerate(accepted):
            expected = sorted(i for value in definition(a, values[other], form) for i in patterns[value])
            if expected != (got := np.flatnonzero(row).tolist()):
                yield {"format": str(form), "A": number, "B": other, "expected": expected, "accepted": got}


def mutants() -> Iterator[tuple[str, Boolean, Definition]]:
    """Move each comparison by two denominators, up or down; and take each definition for the other.

    Moved by less, some hold of the same operands: just below a power of two, for one, there is no quotient. The rule on
    quotients of at least 2^p cannot be told from one on those just below too, where the exact rule applies as well.
    """
    for name in ("floored", "floor of the quotient"):
        statement, definition = DEFINITIONS[name]
        for atom in sorted(statement.atoms(Ge, Gt, Le, Lt), key=str):
            unit = next((d for d in (float_floor.D, float_floor.D_1) if d in atom.free_symbols), None)
            for step, word in ((2, "larger"), (-2, "smaller")) if unit is not None else ():
                if (atom, step) != (LARGE, -2):
                    changed = atom.func(atom.lhs, atom.rhs + step * unit)
                    yield f"{name}: {atom}, with a {word} right side", statement.subs(atom, changed), definition
    yield "floored, for floor of the quotient", DEFINITIONS["floored"][0], quotient_floored
    yield "floor of the quotient, for floored", DEFINITIONS["floor of the quotient"][0], exactly_floored
    yield "truncated for floored", DEFINITIONS["trunc of the quotient"][0], quotient_floored


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
        found = any(next(differences(statement, definition, form), None) for form in FORMATS[:2])
        (killed if found else survived).append(words)
    details = {"bounds": bounds, "count": count}
    reason = f"mutants survive: {'; '.join(survived)}" if survived else None
    # Operands on which the two definitions differ: what the floor of the quotient gives, and what `floored` accepts.
    witness = next(differences(DEFINITIONS["floored"][0], quotient_floored, SMALL))
    level = Level.UNDECIDED if survived else Level.BOUNDED
    return Finding(level, witness, None, tuple(killed), tuple(survived), reason, details)


PROOFS = (
    Proof(
        claim="FLOAT_FLOORS_SMALL",
        title="float quotients rounded to an integer: each relation accepts what its definition gives, and nothing else",
        requirements=(
            "V_DIV_FLOAT_FLOOR_0010",
            "V_DIV_FLOAT_FLOOR_EITHER_0010",
            "V_DIV_FLOAT_TRUNC_EITHER_0010",
        ),
        method="enumeration, against rational arithmetic",
        scope="four formats of 6 to 8 bits: every pair of operands with every result",
        run=enumerate_formats,
        seconds=900.0,
    ),
)

"""Compare definitions of which one allows floats within n ulp, or flushed.

For every format of precision 4 or more.
Where one does not refine the other, operands show it; where it does, solvers prove it from what holds of fractions.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product as pairs
from typing import Any

from sympy import And, Basic, Eq, Mod, Not, Or, Pow, symbols, true

from vinculum_proofs.comparison import floats
from vinculum_proofs.comparison.pieces import Piece
from vinculum_proofs.smt.goals import Goal
from vinculum_proofs.smt.lemmas import product
from vinculum_spec.atlas.outcomes import Case
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import (
    D,
    D_max,
    D_min,
    Format,
    N,
    N_max,
    N_min,
    e_C,
    m_A,
    m_B,
    m_C,
    p,
    q_max,
    q_min,
)
from vinculum_spec.relations.relation import implies

quarter = symbols("quarter", integer=True)
# 2^(p-2) is at least 4, as p >= 4. A significand below 2^(p-1) has the smallest quantum.
FORMAT = (
    quarter >= 4, D > 0, N >= 0, m_C >= 0, m_C < 4 * quarter, q_min < q_max, e_C >= q_min, e_C <= q_max,
    Or(Eq(e_C, q_min), m_C >= 2 * quarter),
)  # fmt: skip
PRODUCTS = (product(quarter - 4, D), product(4 * quarter - 1 - m_C, D), product(m_C - 2 * quarter, D), product(m_C, D))
# What holds of the fractions. In units of one quantum, two of them are equal.
FRACTIONS = (
    D_min > 0, D_max > 0, N_min >= 0, N_max >= 0,
    implies(Eq(e_C, q_min), Eq(N * D_min, N_min * D)),
    implies(Eq(m_A, 0), And(Eq(N, 0), Eq(N_min, 0), Eq(N_max, 0))),
    product(D_min - 2 * N_min, D), product(2 * N - D - 1, D_min), product(quarter - 4, D_min), product(quarter - 4, D_max),
    m_A >= 0, m_B >= 0,
)  # fmt: skip
STEPS = 3  # so many numbers around a simple one are tried as results
ORDER = "the first of 1, 2, 0.5, 0, inf, their negatives, NaN, and the least and largest numbers, by A, then by B"


def concerns(*cases: Case) -> bool:
    """Whether the relation of one of the cases allows results that are not exact."""
    return any(case.requirement.relation_name.startswith("float_accuracy.") for case in cases)


def plain(formula: Basic) -> Any:
    """The formula with multiples of `quarter` for powers of two, and m_C mod 2 as a symbol."""
    powers = {power: quarter * 2 ** (power.exp - p + 2) for power in formula.atoms(Pow) if power.base == 2}
    return formula.xreplace({Mod(m_C, 2): floats.EVEN}).xreplace(powers)


def refines(name: str, first: Basic, second: Basic, says: str, *, general: bool = False) -> Goal:
    """That what satisfies `first` satisfies `second`."""
    sign = Or(Eq(ieee754.s_C, 0), Eq(ieee754.s_C, 1))
    kind = Not(And(ieee754.inf_C, ieee754.nan_C))
    given = (*floats.well_formed(), sign, kind, *FORMAT, *PRODUCTS, *FRACTIONS, plain(first))
    return Goal(name, tuple(f for f in given if f != true), plain(second), says, general=general)


def goal(piece: Piece) -> Goal:
    """That within a piece what the first allows is allowed by the second."""
    first, second = (case.requirement.relation.statement for case in (piece.first, piece.second))
    one, two = (case.requirement.id for case in (piece.first, piece.second))
    says = f"what satisfies {one} satisfies {two}, in formats of precision 4 or more"
    return refines("refines", And(piece.where, first), second, says, general=True)


@cache
def operands(form: Format) -> dict[int, str]:
    """Bit patterns of simple numbers, and of the least and the largest ones."""
    least = {1: f"2^{form.q_min}", 1 << (form.p - 1): f"2^{1 - form.emax}"}
    largest = {(((1 << (form.width - form.p)) - 1) << (form.p - 1)) - 1: "the largest number"}
    return floats.candidates(form) | least | largest


@cache
def results(form: Format) -> dict[int, str]:
    """The same numbers as results, and some around each."""
    simple = floats.candidates(form) | operands(form)
    near = dict(simple)
    for pattern in simple:
        for step in range(-STEPS, STEPS + 1):
            other = pattern + step
            if 0 <= other < 1 << form.width and other not in near:
                near[other] = _words(other, form)
    return near


def _words(pattern: int, form: Format) -> str:
    s, m, e, inf, nan = ieee754.decode(pattern, form)
    if nan or inf:
        return "nan" if nan else "-inf" if s else "inf"
    return repr((-1) ** s * float(m) * 2.0**e)


def differ(piece: Piece, form: Format) -> bool:
    """Whether on some simple operands of a piece the first allows a result that the second does not."""
    return next(_differences(piece, form), None) is not None


def _differences(piece: Piece, form: Format) -> Iterator[tuple[int, int]]:
    first, second = (case.requirement.relation.statement for case in (piece.first, piece.second))
    for a, b in pairs(operands(form), repeat=2):
        if floats.observed(piece.where, a, b, 0, form):
            for c in results(form):
                if floats.observed(first, a, b, c, form) and not floats.observed(second, a, b, c, form):
                    yield a, b

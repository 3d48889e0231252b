"""Compare what two profiles allow of floats, for every format.

Precision and range of exponents are symbols. A condition is proposed from every pair of a format of 6 bits.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from sympy import And, Basic, Eq, Ge, Integer, Mod, Not, Or, Symbol, false, lambdify, true
from sympy.logic.boolalg import Boolean

from vinculum_proofs.comparison.conditions import Literal, Mask
from vinculum_proofs.smt.goals import Goal
from vinculum_proofs.smt.terms import atoms
from vinculum_spec.relations import float_floor, ieee754
from vinculum_spec.relations.ieee754 import Format

SMALL = Format(6, 3, 3)
PATTERNS = np.arange(1 << SMALL.width)
OPERANDS = tuple(getattr(ieee754, f"{part}_{x}") for x in "AB" for part in ("s", "m", "e", "inf", "nan"))
EVEN = Symbol("even", integer=True)  # m_C mod 2
SIGN = abs(ieee754.s_A - ieee754.s_B)


def well_formed() -> tuple[Boolean, ...]:
    """What holds of the decoded operands of every format."""
    kinds = (Not(And(getattr(ieee754, f"inf_{x}"), getattr(ieee754, f"nan_{x}"))) for x in "AB")
    signs = (Or(Eq(getattr(ieee754, f"s_{x}"), 0), Eq(getattr(ieee754, f"s_{x}"), 1)) for x in "AB")
    return (*kinds, *signs, Ge(ieee754.m_A, 0), Ge(ieee754.m_B, 0))


@cache
def _sample(*, with_results: bool) -> Mapping[Symbol, Any]:
    """Every pair of bit patterns, with every result or with one alone, decoded."""
    results = PATTERNS if with_results else PATTERNS[:1]
    a, b, c = (x.ravel() for x in np.meshgrid(PATTERNS, PATTERNS, results, indexing="ij"))
    return float_floor.observe(a, b, c, SMALL, 2 * SMALL.p + 2)


@cache
def _holds(formula: Basic, *, with_results: bool) -> Mask:
    """Where `formula` holds: for each pair a row, and for each result a column."""
    concrete = formula.subs(ieee754.parameter_values(SMALL))
    observed = _sample(with_results=with_results)
    names = sorted(concrete.free_symbols, key=str)
    result = lambdify(names, concrete, "numpy", cse=True)(*(observed[name] for name in names))
    size = len(observed[ieee754.m_A])
    return np.broadcast_to(np.asarray(result, dtype=bool), (size,)).reshape(PATTERNS.size**2, -1)


def differing(first: Basic, second: Basic) -> Mask:
    """For each pair, whether some result satisfies `first` and not `second`."""
    either = _holds(first, with_results=True) & ~_holds(second, with_results=True)
    return np.asarray(either.any(axis=1), dtype=bool)


def agreeing(first: Basic, second: Basic) -> Mask:
    """For each pair, whether some result satisfies both."""
    both = _holds(first, with_results=True) & _holds(second, with_results=True)
    return np.asarray(both.any(axis=1), dtype=bool)


@cache
def mask(formula: Basic) -> Mask:
    """Where `formula`, on the operands alone, holds."""
    return _holds(formula, with_results=False)[:, 0]


@cache
def literals() -> tuple[Literal, ...]:
    """The plain predicates on A and B, and their negations."""
    finite = {x: And(Not(getattr(ieee754, f"inf_{x}")), Not(getattr(ieee754, f"nan_{x}"))) for x in "AB"}
    zero = {x: And(finite[x], Eq(getattr(ieee754, f"m_{x}"), 0)) for x in "AB"}
    regular = And(*finite.values(), *(Not(z) for z in zero.values()))
    invalid = ieee754.invalid.domain
    stated = [
        (zero["B"], "B is a zero"), (Not(zero["B"]), "B is no zero"),
        (zero["A"], "A is a zero"), (Not(zero["A"]), "A is no zero"),
        (ieee754.nan_operand.domain, "A or B is NaN"), (Not(ieee754.nan_operand.domain), "neither is NaN"),
        (regular, "A and B are finite and not 0"), (Not(regular), "A or B is NaN, infinite or a zero"),
        (invalid, "both are zeros, or both are infinite"), (Not(invalid), "not both zeros, nor both infinite"),
    ]  # fmt: skip
    return tuple(Literal(formula, words, mask(formula)) for formula, words in stated)


def goal(name: str, hypotheses: Sequence[Basic], claim: Basic, says: str) -> Goal:
    """A goal about every format: powers of two are positive symbols, and m_C mod 2 a symbol of its own."""
    plain = [f.xreplace({Mod(ieee754.m_C, 2): EVEN}) for f in (claim, *hypotheses)]
    (conclusion, *given), _ = atoms(plain)
    return Goal(name, tuple(f for f in given if f != true), conclusion, says)


def goals_of_values(where: Boolean, condition: Boolean, first: Basic, second: Basic) -> Iterator[Goal]:
    """That two relations differ on the operands that `condition` says, within `where`, and on no others.

    There, no result satisfies both; or `first` allows a number with a fraction, which `second` does not; or a zero and an
    infinity, of which `second` allows at most one.
    """
    given = (*well_formed(), where)
    if condition != true:
        says = "elsewhere, what the one gives satisfies the other"
        yield goal("elsewhere", (*given, Not(condition), first), second, says)
    if condition == false:
        return
    if not (agreeing(first, second) & mask(where) & mask(condition)).any():
        says = "there, nothing that the one gives satisfies the other"
        yield goal("there", (*given, condition, first), Not(second), says)
        return
    if float_floor.integral_C in second.free_symbols:
        fraction = {ieee754.inf_C: false, ieee754.nan_C: false, ieee754.s_C: SIGN, float_floor.integral_C: false}
        one, other = (formula.subs(fraction) for formula in (first, second))
        says = "there, the one allows a number with a fraction, and the other does not"
        yield goal("there", (*given, condition, ieee754.m_C > 0, ieee754.e_C < 0), And(one, Not(other)), says)
        return
    zero, infinite = (_result(first, second, inf=inf) for inf in (False, True))
    claim = And(zero[0], infinite[0], Not(And(zero[1], infinite[1])))
    says = "there, the one allows a zero and an infinity, and the other at most one of them"
    yield goal("there", (*given, condition), claim, says)


def _result(*formulas: Basic, inf: bool) -> list[Basic]:
    """The formulas for a zero or an infinity with the sign of the quotient as C."""
    table = {
        ieee754.m_C: Integer(0),
        ieee754.inf_C: true if inf else false,
        ieee754.nan_C: false,
        ieee754.s_C: SIGN,
    }
    return [formula.subs(table) for formula in formulas]


def whole(condition: Boolean, parts: Sequence[Boolean]) -> Goal:
    """That `condition` is where one of `parts` holds."""
    return goal(
        "exact", well_formed(), Eq(condition, Or(*parts)), "the condition holds of all of these pairs, and of no others"
    )


def candidates(form: Format) -> dict[int, str]:
    """Bit patterns of simple values, in the order in which a witness is searched."""
    sign, top, step = 1 << (form.width - 1), (1 << (form.width - form.p)) - 1, form.p - 1
    one, two, half = (((form.emax + k) << step) for k in (0, 1, -1))
    inf, nan = top << step, (top << step) | (1 << (step - 1))
    positive = {one: "1", two: "2", half: "0.5", 0: "0", inf: "inf"}
    return positive | {sign | pattern: f"-{words}" for pattern, words in positive.items()} | {nan: "nan"}


def observed(formula: Basic, a: int, b: int, c: int, form: Format) -> bool:
    """Whether a relation holds of three bit patterns, evaluated exactly."""
    function, names = _compiled(formula, form)
    values = float_floor.observe(a, b, c, form, 2 * form.p + 2)
    return bool(function(*(values[name] for name in names)))


@cache
def _compiled(formula: Basic, form: Format) -> tuple[Any, Sequence[Symbol]]:
    concrete = formula.subs(ieee754.parameter_values(form))
    names = sorted(concrete.free_symbols, key=str)
    return lambdify(names, concrete, "math", cse=True), names

"""Rewrite rational formulas as polynomial ones: multiply out every denominator.

Some solvers take no division.

The two are the same wherever no denominator is 0, which is a goal of its own.

>>> from sympy import symbols
>>> A, B, C = symbols("A B C", real=True)
>>> cleared(abs(C - A / B) < 1)
(-Abs(B) + Abs(A - B*C) < 0, (B,))
"""

from typing import Any

from sympy import Abs, Add, And, Basic, Eq, Expr, Ge, Gt, Integer, Le, Lt, Max, Mul, Ne, Not, Or, Pow, Symbol, factor
from sympy.core.relational import Relational

_SWAPPED = {Ge: Le, Gt: Lt}


def cleared(formula: Any) -> tuple[Any, tuple[Any, ...]]:
    """`formula` without division, and the denominators that it had."""
    denominators: dict[Basic, None] = {}
    polynomial = _formula(formula, denominators)
    return polynomial, tuple(sorted(denominators, key=str))


def fraction(expression: Any) -> tuple[Any, Any]:
    """Return numerator and denominator of sums, products, integer powers and absolute values.

    ValueError for any other expression.

    Nothing is cancelled: where a denominator is 0, the fraction's is.
    """
    if expression.is_Rational:
        return Integer(expression.p), Integer(expression.q)
    if isinstance(expression, Symbol):
        return expression, Integer(1)
    parts = [fraction(part) for part in expression.args]
    if isinstance(expression, Add):
        above, below = parts[0]
        for n, d in parts[1:]:
            above, below = (above + n, below) if d == below else (above * d + n * below, below * d)
        return above, below
    if isinstance(expression, Mul):
        return Mul(*(n for n, _ in parts)), Mul(*(d for _, d in parts))
    if isinstance(expression, Pow) and expression.exp.is_Integer:
        (n, d), power = parts[0], int(expression.exp)
        return (n**power, d**power) if power > 0 else (d**-power, n**-power)
    if isinstance(expression, Abs):
        return Abs(parts[0][0]), Abs(parts[0][1])
    raise ValueError(f"no fraction is known for {expression}")


def _formula(formula: Any, denominators: dict[Basic, None]) -> Any:
    if isinstance(formula, (And, Or, Not)):
        return formula.func(*(_formula(part, denominators) for part in formula.args))
    if not isinstance(formula, Relational):
        return formula
    for greater in formula.atoms(Max):  # max(x, y) is x where x >= y, and y elsewhere
        x, y = greater.args
        below = Lt(x, y)
        cases = (And(Not(below), formula.xreplace({greater: x})), And(below, formula.xreplace({greater: y})))
        return _formula(Or(*cases), denominators)
    left, right = formula.args
    if not (left - right).atoms(Pow) and not any(part.is_Rational and part.q > 1 for part in formula.atoms(Expr)):
        return formula
    kind = formula.func
    above, below = fraction(left - right if kind not in _SWAPPED else right - left)
    denominators.update(dict.fromkeys(factor for factor in _factors(below) if not factor.is_Integer))
    if kind in (Eq, Ne):
        return kind(above, 0)
    signed = Mul(*(factor for factor in Mul.make_args(below) if not _positive(factor)))
    return _SWAPPED.get(kind, kind)(above * signed, 0)


def _factors(denominator: Any) -> list[Any]:
    bases = (factor.base if isinstance(factor, Pow) else factor for factor in Mul.make_args(denominator))
    return [inner for base in bases for inner in (_factors(base.args[0]) if isinstance(base, Abs) else [base])]


def _positive(factor: Any) -> bool:
    """Whether `factor`, which is not 0, is above 0."""
    if isinstance(factor, Pow):
        return bool(factor.exp % 2 == 0) or _positive(factor.base)
    return isinstance(factor, Abs) or bool(factor.is_Integer and factor > 0)


def scaled(formula: Any, changes: dict[Any, Any]) -> Any:
    """`formula`, with denominators cleared, in other variables; `changes` has the new terms.

    Positive factors of both sides are dropped.

    ValueError where a symbol that is positive is left: the change of variables was to take it out.

    >>> from sympy import symbols
    >>> (A, B, a), b = symbols("A B a", real=True), symbols("b", positive=True)
    >>> scaled(abs(A) < 2 * abs(B), {A: a * b, B: -b})
    Abs(a) - 2 < 0
    """
    result = _scaled(cleared(formula)[0], changes)
    if left := {symbol for symbol in result.free_symbols if symbol.is_extended_positive}:
        raise ValueError(f"{left} are left in {result}")
    return result


def _scaled(formula: Any, changes: dict[Any, Any]) -> Any:
    if isinstance(formula, (And, Or, Not)):
        return formula.func(*(_scaled(part, changes) for part in formula.args))
    if not isinstance(formula, Relational):
        return formula.xreplace(changes)
    left, right = formula.args
    if not (left - right).free_symbols & changes.keys():
        return formula
    difference = (left - right).xreplace(changes)
    difference = difference.replace(lambda part: isinstance(part, Abs), lambda part: Abs(factor(part.args[0])))
    factors = Mul.make_args(factor(difference))
    return formula.func(Mul(*(part for part in factors if not part.is_extended_positive)), 0)

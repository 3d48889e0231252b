"""Bounds on the magnitude of all intermediate values of an expression.

Trusted for: no value exceeds its bound. `c_source` chooses a C type by it, `relations` chooses between int64 and Python's
integers.
"""

from collections.abc import Mapping
from typing import Any

from sympy import Abs, Add, Expr, Integer, Max, Mod, Mul, Pow, Symbol
from sympy.core.relational import Relational
from sympy.logic.boolalg import Boolean


def magnitude(expression: Any, bounds: Mapping[Symbol, Expr]) -> Expr:
    """Return a bound on the absolute value of every subexpression, given bounds on the symbols.

    >>> from sympy import Integer, symbols
    >>> A, B = symbols("A B", integer=True)
    >>> magnitude(2 * A - A * B, {A: Integer(100), B: Integer(10)})
    1200
    """
    if isinstance(expression, Symbol):
        return bounds[expression]
    if isinstance(expression, Integer):
        return Abs(expression)
    parts = [magnitude(part, bounds) for part in expression.args]
    if isinstance(expression, Add):
        return Add(*parts)
    if isinstance(expression, Mul):
        return Mul(*parts)
    if isinstance(expression, Pow):
        return Pow(*parts)
    if isinstance(expression, Abs | Mod | Relational | Boolean):
        return Max(*parts) if parts else Integer(0)
    raise TypeError(f"no bound is known for {expression.func}")

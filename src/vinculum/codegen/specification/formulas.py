"""Formulas for readers: on one line if they fit, otherwise as an outline."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sympy import And, Basic, Not, Or, Symbol, latex, true
from sympy.printing.precedence import PRECEDENCE
from sympy.printing.str import StrPrinter

SIGNS = {"==": "=", "!=": "≠", "<=": "≤", ">=": "≥"}


@dataclass(frozen=True)
class Step:
    """One line of an outline: its depth, and a formula with the words before and after it."""

    depth: int
    before: str
    formula: Basic | None = None
    after: str = ""


class _Line(StrPrinter):  # type: ignore[misc]
    """SymPy's plain printer with mathematical signs."""

    def _print_And(self, expr: Any) -> str:
        return str(self.stringify(expr.args, " ∧ ", PRECEDENCE["And"]))

    def _print_Or(self, expr: Any) -> str:
        return str(self.stringify(expr.args, " ∨ ", PRECEDENCE["And"]))

    def _print_Not(self, expr: Any) -> str:
        return "¬" + str(self.parenthesize(expr.args[0], PRECEDENCE["Not"]))

    def _print_Relational(self, expr: Any) -> str:
        left, right = (self.parenthesize(side, PRECEDENCE["Relational"]) for side in (expr.lhs, expr.rhs))
        return f"{left} {SIGNS.get(expr.rel_op, expr.rel_op)} {right}"

    def _print_Abs(self, expr: Any) -> str:
        return f"|{self._print(expr.args[0])}|"

    def _print_Mod(self, expr: Any) -> str:
        left, right = (self.parenthesize(side, PRECEDENCE["Mul"]) for side in expr.args)
        return f"{left} mod {right}"

    def _print_Pow(self, expr: Any, rational: bool = False) -> str:
        base, exponent = (self.parenthesize(side, PRECEDENCE["Pow"]) for side in expr.args)
        return f"{base}^{exponent}"

    def _print_BooleanTrue(self, _expr: Any) -> str:
        return "always"


def line(expr: Basic) -> str:
    """`expr` on one line of plain text."""
    return str(_Line().doprint(expr)).replace("*", "·")


def math(expr: Basic) -> str:
    """`expr` in LaTeX, with words set as words.

    No backslash stands before punctuation, where Markdown would drop it.
    """
    names = {symbol: _letters(str(symbol)) for symbol in expr.free_symbols if isinstance(symbol, Symbol)}
    return r"\text{always}" if expr is true else str(latex(expr, symbol_names=names))


def _letters(name: str) -> str:
    base, _, suffix = name.partition("_")
    if not suffix:
        return name if len(name) == 1 else rf"\mathrm{{{name}}}"
    if len(base) > 1 and len(suffix) > 1:
        return rf"\text{{{name.replace('_', ' ')}}}"
    parts = (part if len(part) == 1 else rf"\mathrm{{{part}}}" for part in (base, suffix))
    return "{}_{{{}}}".format(*parts)


def outline(expr: Basic, limit: int, depth: int = 0, before: str = "") -> Iterator[Step]:
    """`expr` as steps whose formulas have at most `limit` characters.

    Only `And`, `Or` and `Not` are split.
    """
    condition, conclusion = _implication(expr)
    if len(line(expr)) <= limit or not isinstance(expr, (And, Or, Not)):
        yield Step(depth, before, expr)
    elif condition is not None and conclusion is not None:
        if len(line(condition)) <= limit:
            yield Step(depth, f"{before}if ", condition, ", then")
        else:
            yield from outline(condition, limit, depth, f"{before}if ")
            yield Step(depth, "then")
        yield from outline(conclusion, limit, depth + 1)
    elif isinstance(expr, Not):
        yield from outline(expr.args[0], limit, depth, f"{before}not ")
    else:
        yield Step(depth, f"{before}{'all' if isinstance(expr, And) else 'one'} of")
        for part in _packed(expr, limit):
            yield from outline(part, limit, depth + 1)


def _packed(expr: Basic, limit: int) -> Iterator[Basic]:
    """The parts of `expr`. Simple neighbours in a conjunction share a line if they fit."""
    pending: list[Basic] = []
    for part in expr.args:
        simple = isinstance(expr, And) and not part.has(And, Or)
        if pending and not (simple and len(line(And(*pending, part))) <= limit):
            yield And(*pending)
            pending = []
        if simple:
            pending.append(part)
        else:
            yield part
    if pending:
        yield And(*pending)


def _implication(expr: Basic) -> tuple[Basic | None, Basic | None]:
    """The condition and the conclusion of `expr`, if it is an implication written with `Or` and `Not`."""
    if isinstance(expr, Or):
        negated = [part for part in expr.args if isinstance(part, Not) and isinstance(part.args[0], (And, Or))]
        if len(negated) == 1:
            return negated[0].args[0], Or(*(part for part in expr.args if part is not negated[0]))
    return None, None

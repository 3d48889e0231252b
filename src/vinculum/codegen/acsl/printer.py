"""Print SymPy formulas as terms and predicates of ACSL, whose integers have no bounds and never wrap."""

from collections.abc import Mapping
from typing import Any

from sympy import Symbol
from sympy.printing.c import C99CodePrinter
from sympy.printing.precedence import PRECEDENCE


def printed(formula: Any, names: Mapping[Symbol, str] | None = None) -> str:
    r"""Print `formula` in ACSL. `names` maps symbols to the text to print for them.

    >>> from sympy import Abs, Symbol
    >>> m = Symbol("m_A", integer=True)
    >>> printed(Abs(m) > 1, {m: "m_float16(A)"})
    '\\abs(m_float16(A)) > 1'
    """
    return str(_Printer(names or {}).doprint(formula))


class _Printer(C99CodePrinter):  # type: ignore[misc]
    """SymPy's printer for C. ACSL differs by functions that begin with a backslash."""

    def __init__(self, names: Mapping[Symbol, str]) -> None:
        super().__init__({"strict": True})
        self._names = names

    def _print_Abs(self, expression: Any) -> str:
        return f"\\abs({self._print(expression.args[0])})"

    def _print_Mod(self, expression: Any) -> str:
        """Print `%`, which equals SymPy's Mod for numbers that are not negative, as significands are."""
        number, modulus = (self.parenthesize(part, PRECEDENCE["Pow"]) for part in expression.args)
        return f"({number} % {modulus})"

    def _print_Implies(self, expression: Any) -> str:
        condition, conclusion = (self._print(part) for part in expression.args)
        return f"(({condition}) ==> ({conclusion}))"

    def _print_Symbol(self, symbol: Symbol) -> str:
        return self._names.get(symbol) or str(super()._print_Symbol(symbol))

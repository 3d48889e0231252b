"""Formulas as MathML, from the same expressions as the oracles and the proofs.

The output uses MathML Core only, which browsers render natively. An expression of an unknown kind is an error, so that no
part of a formula is ever left out.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from markupsafe import Markup
from sympy import Basic, Mod, Mul, fraction
from sympy.printing.precedence import PRECEDENCE, precedence
from sympy.printing.printer import Printer

from vinculum.codegen.specification.formulas import Step, line, outline

SIGNS = {"==": "=", "!=": "≠", "<=": "≤", ">=": "≥"}
MAX_LINE_LENGTH = 50  # characters: the width of a phone, or of a column on paper


class UnknownFormulaError(ValueError):
    """An expression of a kind that no relation has used before."""


def mathml(expr: Basic) -> Markup:
    """`expr` as one <math> element, with a line of text for screen readers.

    >>> from sympy.abc import x
    >>> print(mathml(x < 2))
    <math alttext="x &lt; 2"><mrow><mi>x</mi><mo>&lt;</mo><mn>2</mn></mrow></math>
    """
    return Markup('<math alttext="{}">{}</math>').format(line(expr), _Printer().typeset(expr))


def steps(expr: Basic) -> list[dict[str, Any]]:
    """`expr` as a tree of lines, each with words before, a formula, words after, and its parts."""
    return _tree(list(outline(expr, MAX_LINE_LENGTH)), 0)


def _tree(flat: Sequence[Step], depth: int) -> list[dict[str, Any]]:
    starts = [at for at, step in enumerate(flat) if step.depth == depth]
    return [
        {
            "before": flat[at].before,
            "mathml": "" if flat[at].formula is None else str(mathml(flat[at].formula)),
            "text": "" if flat[at].formula is None else line(flat[at].formula),
            "after": flat[at].after,
            "parts": _tree(flat[at + 1 : end], depth + 1),
        }
        for at, end in pairwise([*starts, len(flat)])
    ]


def _tag(name: str, *inner: Markup | str) -> Markup:
    return Markup("<{0}>{1}</{0}>").format(name, Markup("").join(inner))


def _row(*parts: Markup) -> Markup:
    return _tag("mrow", *parts)


def _sign(text: str) -> Markup:
    return _tag("mo", text)


def _name(text: str) -> Markup:
    return _tag("mi", text.replace("_", " "))


def _level(expr: Basic) -> int:
    """The precedence of `expr`. `m mod 2` gets parentheses where a sum does."""
    return int(PRECEDENCE["Add"] if isinstance(expr, Mod) else precedence(expr))


class _Printer(Printer):  # type: ignore[misc] # SymPy has no types
    """A method for each class of expression, which SymPy's `Printer` dispatches to."""

    def typeset(self, expr: Basic) -> Markup:
        """`expr` without the <math> element."""
        inner: Markup = self._print(expr)
        return inner

    def emptyPrinter(self, expr: Any) -> str:
        """Reject an expression without a method."""
        raise UnknownFormulaError(f"no MathML is known for {type(expr).__name__}: {expr}")

    def _within(self, expr: Basic, level: int) -> Markup:
        inner: Markup = self._print(expr)
        return _row(_sign("("), inner, _sign(")")) if _level(expr) <= level else inner

    def _joined(self, parts: Iterable[Basic], sign: str, level: int) -> Markup:
        elements: list[Markup] = []
        for part in parts:
            elements += [_sign(sign)] if elements else []
            elements.append(self._within(part, level))
        return _row(*elements)

    def _print_Symbol(self, expr: Any) -> Markup:
        base, _, suffix = str(expr).partition("_")
        words = not suffix or (len(base) > 1 and len(suffix) > 1)
        return _name(str(expr)) if words else _tag("msub", _name(base), _name(suffix))

    def _print_BooleanTrue(self, _expr: Any) -> Markup:
        return _tag("mtext", "always")

    def _print_Integer(self, expr: Any) -> Markup:
        number = _tag("mn", str(abs(int(expr))))
        return _row(_sign("−"), number) if expr < 0 else number

    def _print_Rational(self, expr: Any) -> Markup:
        return self._print_Mul(expr)

    def _print_And(self, expr: Any) -> Markup:
        return self._joined(expr.args, "∧", PRECEDENCE["And"])

    def _print_Or(self, expr: Any) -> Markup:
        return self._joined(expr.args, "∨", PRECEDENCE["And"])

    def _print_Not(self, expr: Any) -> Markup:
        return _row(_sign("¬"), self._within(expr.args[0], PRECEDENCE["Not"] - 1))

    def _print_Relational(self, expr: Any) -> Markup:
        sign = _sign(SIGNS.get(expr.rel_op, expr.rel_op))
        return _row(
            self._within(expr.lhs, PRECEDENCE["Relational"]), sign, self._within(expr.rhs, PRECEDENCE["Relational"])
        )

    def _print_Add(self, expr: Any) -> Markup:
        """A sum, with subtracted terms last, so that few sums begin with a minus."""
        terms = sorted(expr.as_ordered_terms(), key=lambda term: bool(term.could_extract_minus_sign()))
        elements = [self._print(terms[0])]
        for term in terms[1:]:
            minus = term.could_extract_minus_sign()
            elements += [_sign("−" if minus else "+"), self._within(-term if minus else term, PRECEDENCE["Add"])]
        return _row(*elements)

    def _print_Mul(self, expr: Any) -> Markup:
        if expr.could_extract_minus_sign():
            return _row(_sign("−"), self._within(-expr, PRECEDENCE["Add"]))
        above, below = fraction(expr)
        if below != 1:
            return _tag("mfrac", self._print(above), self._print(below))
        factors = above.as_ordered_factors() if isinstance(above, Mul) else [above]
        return self._joined(factors, "⋅", PRECEDENCE["Mul"] - 1)

    def _print_Pow(self, expr: Any) -> Markup:
        above, below = fraction(expr)
        if below != 1:
            return _tag("mfrac", self._print(above), self._print(below))
        return _tag("msup", self._within(expr.base, PRECEDENCE["Pow"]), self._print(expr.exp))

    def _print_Abs(self, expr: Any) -> Markup:
        return _row(_sign("|"), self._print(expr.args[0]), _sign("|"))

    def _print_Mod(self, expr: Any) -> Markup:
        return self._joined(expr.args, "mod", PRECEDENCE["Mul"])

    def _print_Max(self, expr: Any) -> Markup:
        elements = [self._print(expr.args[0])]
        for part in expr.args[1:]:
            elements += [_sign(","), self._print(part)]
        return _row(_tag("mi", "max"), _sign("\N{FUNCTION APPLICATION}"), _row(_sign("("), *elements, _sign(")")))

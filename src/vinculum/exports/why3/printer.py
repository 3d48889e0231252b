"""Print SymPy formulas as terms and formulas of WhyML."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sympy import Symbol

OR, AND, NOT, COMPARISON, SUM, PRODUCT, CALL, ATOM = range(8)  # how strongly WhyML's operators bind
COMPARISONS = {
    "Equality": ("{} = {}", False),
    "Unequality": ("{} <> {}", False),
    "LessThan": ("{} <= {}", False),
    "StrictLessThan": ("{} < {}", False),
    "GreaterThan": ("{} <= {}", True),  # operands exchanged
    "StrictGreaterThan": ("{} < {}", True),
}


def printed(formula: Any, names: Mapping[Symbol, str], *, real: bool = False) -> str:
    r"""Print `formula` in WhyML. `names` maps each symbol to the text to print for it.

    `real`: numbers are reals. Raises KeyError for a symbol without a name, and TypeError for an operation that the relations
    do not use.

    >>> from sympy import Abs, And, Eq, symbols
    >>> m, n, p = symbols("m_C n p", integer=True)
    >>> printed(And(Abs(n - 2 * m) > 1, Eq(m, 2 ** (p - 1))), {m: "c.m", n: "n", p: "f.p"})
    'c.m = power 2 (f.p - 1) /\\ 1 < abs (2 * c.m - n)'
    """
    return _Printer(names, real=real).text(formula)


class _Printer:
    def __init__(self, names: Mapping[Symbol, str], *, real: bool) -> None:
        self._names, self._real = names, real

    def text(self, formula: Any, least: int = OR) -> str:
        """`formula`, in parentheses if it binds less strongly than `least`."""
        strength, text = self._strength_and_text(formula)
        return f"({text})" if strength < least else text

    def _strength_and_text(self, formula: Any) -> tuple[int, str]:
        kind = type(formula).__name__
        if formula.is_Symbol:
            return (CALL if " " in self._names[formula] else ATOM), self._names[formula]
        if formula.is_Integer:
            return self._integer(int(formula))
        if kind in COMPARISONS:
            form, exchanged = COMPARISONS[kind]
            sides = [self.text(side, SUM) for side in formula.args]
            return COMPARISON, form.format(*(reversed(sides) if exchanged else sides))
        return self._composites()[kind](formula) if kind in self._composites() else _refuse(kind)

    def _composites(self) -> Mapping[str, Callable[[Any], tuple[int, str]]]:
        return {
            "BooleanTrue": lambda _: (ATOM, "true"),
            "And": lambda formula: (AND, self._joined(formula, r" /\ ", NOT)),
            "Or": lambda formula: (OR, self._joined(formula, r" \/ ", NOT)),
            "Not": lambda formula: (NOT, f"not {self.text(formula.args[0], ATOM)}"),
            "Add": lambda formula: (SUM, self._sum(formula.as_ordered_terms())),
            "Mul": self._product,
            "Pow": self._power,
            "Abs": lambda formula: (CALL, f"abs {self.text(formula.args[0], ATOM)}"),
            # Euclidean `mod`, which equals SymPy's for positive divisors.
            "Mod": lambda formula: (CALL, f"mod {self.text(formula.args[0], ATOM)} {self.text(formula.args[1], ATOM)}"),
        }

    def _joined(self, formula: Any, sign: str, least: int) -> str:
        return sign.join(self.text(part, least) for part in sorted(formula.args, key=lambda part: part.sort_key()))

    def _integer(self, number: int) -> tuple[int, str]:
        digits = f"{abs(number)}{'.0' if self._real else ''}"
        return ATOM, digits if number >= 0 else f"(- {digits})"

    def _sum(self, terms: Sequence[Any]) -> str:
        """The terms, those with a minus sign last."""
        negative = [term for term in terms if term.could_extract_minus_sign()]
        positive = [term for term in terms if term not in negative]
        first = " + ".join(self.text(term, PRODUCT) for term in positive) or self._integer(0)[1]
        return "".join([first, *(f" - {self.text(-term, PRODUCT)}" for term in negative)])

    def _product(self, formula: Any) -> tuple[int, str]:
        if formula.could_extract_minus_sign():
            return SUM, self._sum([formula])
        return PRODUCT, " * ".join(self.text(factor, CALL) for factor in formula.as_ordered_factors())

    def _power(self, formula: Any) -> tuple[int, str]:
        if formula.base != 2:
            _refuse(f"{formula}, whose base is not 2,")
        return CALL, f"power 2 {self.text(formula.exp, ATOM)}"


def _refuse(what: str) -> Any:
    raise TypeError(f"{what} is not printed in WhyML")

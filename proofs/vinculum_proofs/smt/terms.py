"""SymPy formulas as SMT-LIB terms, and values of SMT-LIB's models as exact SymPy numbers.

`smtlib_code` prints the relations. Three things it needs help with: `Mod`, which it does not know; negative numbers,
which it prints as `-1` where SMT-LIB writes `(- 1)`; powers with an open exponent, which no theory has.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sympy import Basic, Function, Integer, Mod, Pow, Rational, Symbol, false, true
from sympy.printing.smtlib import SMTLibPrinter, smtlib_code

NEGATIVE = re.compile(r"(?<=[\s(])-(\d+)|^-(\d+)")


class Div(Function):
    """SMT-LIB's `div`: the quotient whose remainder lies between 0 and |b|, b excluded. Open where b = 0."""

    nargs = 2
    is_integer = True

    @classmethod
    def eval(cls, a: Basic, b: Basic) -> Basic | None:
        """The number, where both are numbers."""
        if a.is_Integer and b.is_Integer and b != 0:
            return Integer(int(a) // int(b) if b > 0 else -(int(a) // -int(b)))
        return None


class Modulo(Function):
    """SMT-LIB's `mod`: what `Div` leaves. Open where b = 0."""

    nargs = 2
    is_integer = True

    @classmethod
    def eval(cls, a: Basic, b: Basic) -> Basic | None:
        """The number, where both are numbers."""
        return Integer(int(a) % abs(int(b))) if a.is_Integer and b.is_Integer and b != 0 else None


class Times(Function):
    """A product that stays one: SymPy's `Mul` within another is joined to it, and is a power again."""


FUNCTIONS = {**SMTLibPrinter._default_settings["known_functions"], Mod: "mod", Div: "div", Modulo: "mod", Times: "*"}  # noqa: SLF001 - the option replaces the defaults, which have no public name


def sort_of(symbol: Symbol) -> str:
    """Int for integers, Real for reals, Bool for symbols of which nothing is assumed."""
    return "Int" if symbol.is_integer else "Real" if symbol.is_real else "Bool"


def assumed(symbol: Symbol) -> list[str]:
    """SymPy's assumptions about `symbol` as SMT-LIB terms; ValueError for one that has no term here.

    >>> assumed(Symbol("n", integer=True, nonnegative=True)), assumed(Symbol("x", real=True))
    (['(>= n 0)'], [])
    """
    kind = {"Int": {"integer": True}, "Real": {"real": True}, "Bool": {}}[sort_of(symbol)]
    for assumption, relation in ((None, None), ("nonnegative", ">="), ("positive", ">")):
        if symbol == Symbol(symbol.name, **kind, **({assumption: True} if assumption else {})):
            return [f"({relation} {symbol} 0)"] if relation else []
    raise ValueError(f"{symbol}: {symbol.assumptions0}")


def term(formula: Any) -> str:
    """`formula` as one SMT-LIB term; text stays as it is. ValueError for a power with an open exponent.

    >>> from sympy.abc import x
    >>> term(x > -1)
    '(> x (- 1))'
    """
    if isinstance(formula, str):
        return formula
    if any(not power.exp.is_Integer or power.exp < 0 for power in formula.atoms(Pow)):
        raise ValueError(f"a power that no theory of SMT-LIB has: {formula.atoms(Pow)}")
    formula = formula.replace(lambda part: isinstance(part, Pow), _product)
    kinds = {"Int": int, "Real": float, "Bool": bool}
    table = {symbol: kinds[sort_of(symbol)] for symbol in formula.free_symbols}
    printed = smtlib_code(
        formula, auto_declare=False, auto_assert=False, symbol_table=table, known_functions=FUNCTIONS, log_warn=None
    )
    return NEGATIVE.sub(lambda match: f"(- {match[1] or match[2]})", printed)


def _product(power: Pow) -> Basic:
    return Times(*[power.base] * int(power.exp))


def atoms(formulas: Sequence[Any], start: int = 0) -> tuple[list[Any], dict[Symbol, Pow]]:
    """`formulas` with positive symbols P0, P1, ... for powers with an open exponent; and a table."""
    powers = sorted({power for f in formulas for power in f.atoms(Pow) if not power.exp.is_Integer}, key=str)
    names = {Symbol(f"P{start + i}", integer=True, positive=True): power for i, power in enumerate(powers)}
    table = {power: symbol for symbol, power in names.items()}
    return [formula.xreplace(table) for formula in formulas], names


def number(text: str) -> Any:
    """The value that a solver prints, exactly: a truth value, integer, fraction, or bit-vector's integer.

    ValueError for any other, such as an algebraic number.

    >>> number("(- (/ 1.0 3.0))"), number("#x0f"), number("true")
    (-1/3, 15, True)
    """
    if text in ("true", "false"):
        return text == "true"
    if text.startswith("#"):
        return Integer(int(text[2:], {"x": 16, "b": 2}[text[1]]))
    words = re.findall(r"[()]|[^\s()]+", text)
    value, rest = _read(words)
    if rest:
        raise ValueError(f"no number: {text}")
    return value


def _read(words: Sequence[str]) -> tuple[Any, Sequence[str]]:
    """The first value among `words`, and the words after it."""
    if words[0] != "(":
        return Rational(words[0]), words[1:]
    if words[1] == "_" and words[2].startswith("bv"):
        return Integer(int(words[2][2:])), words[5:]
    if words[1] not in ("-", "/", "to_real"):
        raise ValueError(f"no number: {' '.join(words)}")
    values, rest = [], words[2:]
    while rest[0] != ")":
        value, rest = _read(rest)
        values.append(value)
    if words[1] == "/":
        return values[0] / values[1], rest[1:]
    return (-values[0] if words[1] == "-" else values[0]), rest[1:]


def evaluate(formula: Basic, values: Mapping[str, Any]) -> bool:
    """Whether `formula` holds for `values`, by SymPy; a symbol without a value is 0 or False.

    ValueError where the values do not settle it.
    """
    default = {"Bool": false, "Int": Integer(0), "Real": Integer(0)}
    constants = {True: true, False: false}
    table = {}
    for symbol in formula.free_symbols:
        value = values.get(str(symbol), default[sort_of(symbol)])
        table[symbol] = constants[value] if isinstance(value, bool) else value
    result = formula.subs(table)
    if result not in (true, false):
        raise ValueError(f"not settled: {result}")
    return bool(result)

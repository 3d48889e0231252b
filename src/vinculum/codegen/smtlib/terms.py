"""SymPy formulas as SMT-LIB terms, and the decoding of bit patterns as SMT-LIB definitions.

`smtlib_code` prints the formulas. This module adds `Mod`, which it does not support, negative numbers, which SMT-LIB
writes as `(- 1)`, and powers of two with a variable exponent, which become calls of a function `pow2`.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sympy import Basic, Function, Mod, Pow, Symbol
from sympy.printing.smtlib import SMTLibPrinter, smtlib_code

from vinculum_spec.recording import Operators

LONGEST_TABLE, LONGEST_INLINE = 128, 70
_WORD = re.compile(r"[^\s()]+")
_PREDICATES = {">": ">", "<": "<", "==": "=", "!=": "distinct"}
_NEGATIVE = re.compile(r"(?<=[\s(])-(\d+)|^-(\d+)")


class PowerOfTwo(Function):  # type: ignore[misc]
    """`pow2` of the script."""


_DEFAULTS: Mapping[Any, str] = SMTLibPrinter._default_settings["known_functions"]  # noqa: SLF001 - no public name
_FUNCTIONS = {**_DEFAULTS, Mod: "mod", PowerOfTwo: "pow2"}


def sort_of(symbol: Symbol) -> str:
    """Int for integers, Real for reals, Bool for symbols without assumptions."""
    return "Int" if symbol.is_integer else "Real" if symbol.is_real else "Bool"


def term(formula: Basic) -> str:
    """`formula` as a term. ValueError if it has a power whose base is not 2.

    >>> from sympy.abc import x
    >>> term(x > -1), term(2 ** Symbol("k", integer=True) > 1)
    ('(> x (- 1))', '(> (pow2 k) 1)')
    """
    if any(power.base != 2 for power in formula.atoms(Pow)):
        raise ValueError(f"SMT-LIB has no such power: {formula.atoms(Pow)}")
    plain = formula.replace(lambda part: isinstance(part, Pow), lambda power: PowerOfTwo(power.exp))
    table = {symbol: {"Int": int, "Real": float, "Bool": bool}[sort_of(symbol)] for symbol in plain.free_symbols}
    printed = smtlib_code(
        plain, auto_declare=False, auto_assert=False, symbol_table=table, known_functions=_FUNCTIONS, log_warn=None
    )
    return _NEGATIVE.sub(lambda found: f"(- {found[1] or found[2]})", printed)


def number(value: int) -> str:
    """An integer as a term."""
    return str(value) if value >= 0 else f"(- {-value})"


@dataclass
class Script:
    """A list of named definitions. Equal terms share a definition."""

    names: dict[str, str] = field(default_factory=dict)
    terms: dict[str, tuple[str, str]] = field(default_factory=dict)

    def define(self, text: str, sort: str, name: str | None = None) -> str:
        """Define a term and return its name, which is generated unless `name` is given."""
        if name is None and text in self.names:
            return self.names[text]
        if name is None:
            name = self.names[text] = f"t{len(self.names)}"
        self.terms[name] = sort, text
        return name

    def lines(self, *required: str) -> list[str]:
        """The definitions, in order, of the names `required` and of the terms that they use.

        A short term that is used once is expanded in place. A term with an explicit name is referred to by it.
        """
        defined_names = {text: name for name, (_, text) in self.terms.items() if text in self.terms}
        spelled = {
            defined_names.get(name, name): (sort, _WORD.sub(lambda word: defined_names.get(word[0], word[0]), text))
            for name, (sort, text) in self.terms.items()
            if text not in self.terms
        }
        needed, uses = set(required), Counter[str]()
        for name, (_, text) in reversed(spelled.items()):
            if name in needed:
                needed.update(words := _WORD.findall(text))
                uses.update(words)
        inline: dict[str, str] = {}
        definitions = []
        for name, (sort, text) in spelled.items():
            expanded = _WORD.sub(lambda word: inline.get(word[0], word[0]), text)
            if name in needed and uses[name] == 1 and name not in required and len(expanded) < LONGEST_INLINE:
                inline[name] = expanded
            elif name in needed:
                definitions.append(f"(define-fun {name} () {sort} {expanded})")
        return definitions


@dataclass(frozen=True, eq=False)
class Traced(Operators):
    r"""An integer or truth value that records its term, for use in `ieee754.observe`.

    >>> script = Script()
    >>> a = Traced(script, "a")
    >>> ((a >> 3) & 7) * (a != 0)
    t3
    >>> print(*script.lines("t3"), sep="\n")
    (define-fun t3 () Int (ite (distinct a 0) (mod (div a 8) 8) 0))
    """

    script: Script
    text: str
    sort: str = "Int"

    def __repr__(self) -> str:
        return self.text

    def _define(self, text: str, sort: str = "Int") -> "Traced":
        return Traced(self.script, self.script.define(text, sort), sort)

    def _number(self) -> str:
        return self.text if self.sort == "Int" else self._define(f"(ite {self.text} 1 0)").text

    def _binary(self, sign: str, other: Any) -> "Traced":
        if sign == "<<":
            return self._define(f"(* {self._number()} (pow2 {other.text}))")
        if sign == ">>":
            return self._call("div", 1 << other)
        if sign == "&":
            return self._both(other)
        if sign == "*" and isinstance(other, int) and other == 0:
            return Traced(self.script, "0")
        if sign == "*" and isinstance(other, Traced) and "Bool" in (self.sort, other.sort):
            truth, factor = (other, self) if other.sort == "Bool" else (self, other)
            return self._define(f"(ite {truth.text} {factor._number()} 0)")  # noqa: SLF001 - of the same class
        if sign == "+" and self.text == "0" and isinstance(other, int):
            return Traced(self.script, number(other))
        return self._call(_PREDICATES.get(sign, sign), other, "Bool" if sign in _PREDICATES else "Int")

    def _call(self, function: str, other: Any, sort: str = "Int") -> "Traced":
        right = other._number() if isinstance(other, Traced) else number(other)  # noqa: SLF001 - of the same class
        return self._define(f"({function} {self._number()} {right})", sort)

    def _both(self, other: Any) -> "Traced":
        if isinstance(other, Traced) and self.sort == other.sort == "Bool":
            return self._define(f"(and {self.text} {other.text})", "Bool")
        if not isinstance(other, int) or other & (other + 1):
            raise TypeError(f"{other!r} is not a mask of the lowest bits")
        return self._call("mod", other + 1)

    def __neg__(self) -> "Traced":
        return self._define(f"(- {self._number()})")


def powers(largest: int) -> str:
    """Define `pow2` for exponents up to `largest`.

    The definition is a table, or for many exponents has a factor for each bit.
    """
    if largest <= LONGEST_TABLE:
        text = str(1 << largest)
        for k in range(largest - 1, -1, -1):
            text = f"(ite (= k {k}) {1 << k} {text})"
    else:
        bits = range(largest.bit_length())
        text = "(* " + " ".join(f"(ite (= (mod (div k {1 << bit}) 2) 1) {1 << (1 << bit)} 1)" for bit in bits) + ")"
    return f"(define-fun pow2 ((k Int)) Int {text})"

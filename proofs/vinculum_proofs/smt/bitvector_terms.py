"""Bit-vector terms that behave as Python integers, so that the specification's own code runs on them.

`ieee754.observe` reads bit patterns with `>>`, `&`, `==`, `*` and `<<`; given a `Word` it builds SMT-LIB text instead
of numbers. `fold` does the same for a relation. Words are signed and of one width; each knows an interval that it
stays in, and building one that could leave the width raises OverflowError. So arithmetic on them is exact.
How far a shift goes is beyond intervals: each shift notes what it takes for granted in `Sheet.granted`, to be proved.

>>> from vinculum_spec.relations import ieee754
>>> sheet = Sheet(16)
>>> a = sheet.pattern("a", 5)
>>> (a & 3) + 1, ((a & 3) + 1).low, ((a & 3) + 1).high
(w2, 1, 4)
>>> print(sheet)
(declare-const a (_ BitVec 5))
(define-fun w0 () (_ BitVec 16) ((_ zero_extend 11) a))
(define-fun w1 () (_ BitVec 16) (bvand w0 #x0003))
(define-fun w2 () (_ BitVec 16) (bvadd w1 #x0001))
"""

from collections.abc import Mapping
from functools import reduce
from operator import add, and_, eq, ge, gt, le, lt, mod, mul, ne, or_
from typing import Any

import sympy
from sympy import Abs, Add, And, Basic, Eq, Ge, Gt, Le, Lt, Mod, Mul, Ne, Not, Or, Symbol
from sympy.logic.boolalg import BooleanFalse, BooleanTrue


class Sheet:
    """An SMT-LIB script that grows: every term once, by a name of its own."""

    def __init__(self, width: int, reach: int = 0) -> None:
        self.width, self.reach = width, reach
        self.lines: list[str] = []
        self.granted: list[Truth] = []
        self._names: dict[str, str] = {}

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def pattern(self, name: str, bits: int) -> "Word":
        """A fresh constant of that many bits, as a number from 0 to 2^bits - 1."""
        self.lines.append(f"(declare-const {name} (_ BitVec {bits}))")
        return self.unsigned(name, bits)

    def unsigned(self, text: str, bits: int) -> "Word":
        """The term `text` of that many bits as a number."""
        return self.word(f"((_ zero_extend {self.width - bits}) {text})", 0, 2**bits - 1)

    def word(self, text: str, low: int, high: int) -> "Word":
        """The term `text`, which lies between `low` and `high`."""
        if low < -(2 ** (self.width - 1)) or high >= 2 ** (self.width - 1):
            raise OverflowError(f"{text} lies between {low} and {high}: too wide for {self.width} bits")
        return Word(self, self._name(text, f"(_ BitVec {self.width})"), low, high)

    def constant(self, value: int) -> "Word":
        """The number `value`."""
        if not -(2 ** (self.width - 1)) <= value < 2 ** (self.width - 1):
            raise OverflowError(f"{value} is too wide for {self.width} bits")
        bits = value % 2**self.width
        text = f"#x{bits:0{self.width // 4}x}" if self.width % 4 == 0 else f"#b{bits:0{self.width}b}"
        return Word(self, text, value, value)

    def truth(self, text: str) -> "Truth":
        """The term `text`, which is a Bool."""
        return Truth(self, self._name(text, "Bool"))

    def _name(self, text: str, sort: str) -> str:
        if text not in self._names:
            self._names[text] = f"{'t' if sort == 'Bool' else 'w'}{len(self._names)}"
            self.lines.append(f"(define-fun {self._names[text]} () {sort} {text})")
        return self._names[text]


class Truth:
    """A Bool; as a factor it is 0 or 1, as NumPy's are."""

    def __init__(self, sheet: Sheet, text: str) -> None:
        self.sheet, self.text = sheet, text

    def __repr__(self) -> str:
        return self.text

    def __and__(self, other: "Truth") -> "Truth":
        return self.sheet.truth(f"(and {self.text} {other.text})")

    def __or__(self, other: "Truth") -> "Truth":
        return self.sheet.truth(f"(or {self.text} {other.text})")

    def __invert__(self) -> "Truth":
        return self.sheet.truth(f"(not {self.text})")

    def __mul__(self, other: "int | Word") -> "Word":
        word = other if isinstance(other, Word) else self.sheet.constant(other)
        zero = self.sheet.constant(0)
        text = f"(ite {self.text} {word.text} {zero.text})"
        return self.sheet.word(text, min(word.low, 0), max(word.high, 0))

    __rmul__ = __mul__


class Word:
    """A signed number between `low` and `high`."""

    __hash__ = None  # type: ignore[assignment]  # `==` builds a term

    def __init__(self, sheet: Sheet, text: str, low: int, high: int) -> None:
        self.sheet, self.text, self.low, self.high = sheet, text, low, high
        self.shifted: tuple[Word, Word] | None = None

    def __repr__(self) -> str:
        return self.text

    def _other(self, other: Any) -> "Word":
        if isinstance(other, Word):
            return other
        return other * 1 if isinstance(other, Truth) else self.sheet.constant(int(other))

    def __add__(self, other: Any) -> "Word":
        other = self._other(other)
        if self.low == self.high == 0:
            return other
        return self.sheet.word(f"(bvadd {self.text} {other.text})", self.low + other.low, self.high + other.high)

    __radd__ = __add__

    def __sub__(self, other: Any) -> "Word":
        other = self._other(other)
        return self.sheet.word(f"(bvsub {self.text} {other.text})", self.low - other.high, self.high - other.low)

    def __neg__(self) -> "Word":
        return self.sheet.word(f"(bvneg {self.text})", -self.high, -self.low)

    def __abs__(self) -> "Word":
        negative = self < 0
        text = f"(ite {negative.text} (bvneg {self.text}) {self.text})"
        return self.sheet.word(text, max(0, self.low, -self.high), max(-self.low, self.high))

    def __mul__(self, other: Any) -> "Word":
        if isinstance(other, Truth):
            return other * self
        other = self._other(other)
        if (0, 0) in ((self.low, self.high), (other.low, other.high)):
            return self.sheet.constant(0)
        if self.low == self.high == 1:
            return other
        if other.shifted is not None:  # x * (y << k) is (x * y) << k, and far easier to a solver
            unshifted, places = other.shifted
            return self * unshifted << places
        if other.low == other.high == 1:
            return self
        corners = [x * y for x in (self.low, self.high) for y in (other.low, other.high)]
        return self.sheet.word(f"(bvmul {self.text} {other.text})", min(corners), max(corners))

    __rmul__ = __mul__

    def __lshift__(self, other: "Word") -> "Word":
        """Moved to the left by 0 to `reach` places, which is granted."""
        reach = min(other.high, self.sheet.reach)
        self._grant(other)
        text = f"(bvshl {self.text} {other.text})"
        word = self.sheet.word(text, min(self.low, self.low << reach), max(self.high, self.high << reach))
        word.shifted = self, other
        return word

    def __rshift__(self, places: "int | Word") -> "Word":
        """Moved to the right by `places`; by 0 to `reach` where that is a Word, which is granted."""
        if isinstance(places, Word):
            self._grant(places)
            return self.sheet.word(f"(bvashr {self.text} {places.text})", min(self.low, 0), max(self.high, 0))
        text = f"(bvashr {self.text} {self.sheet.constant(places).text})"
        return self.sheet.word(text, self.low >> places, self.high >> places)

    def _grant(self, places: "Word") -> None:
        """Note that a shift goes by 0 to `reach` places, where its interval leaves that open."""
        if places.low < 0 or places.high > self.sheet.reach:
            self.sheet.granted.append((places >= 0) & (places <= self.sheet.reach))

    def clipped(self, low: int, high: int) -> "Word":
        """The nearest number between `low` and `high`."""
        lower, upper = (self.sheet.constant(x) for x in (low, high))
        text = f"(ite {(self < low).text} {lower.text} (ite {(self > high).text} {upper.text} {self.text}))"
        return self.sheet.word(text, max(low, min(self.low, high)), min(high, max(self.high, low)))

    def cleared(self, places: "Word") -> "Word":
        """With 0 for its last bits, 0 to `reach` of them, which is granted; of a number that is not negative."""
        if self.low < 0:
            raise ValueError(f"{self.text} may be negative: {self.low}")
        return self.sheet.word(f"(bvshl {(self >> places).text} {places.text})", 0, self.high)

    def __and__(self, mask: int) -> "Word":
        return self.sheet.word(f"(bvand {self.text} {self.sheet.constant(mask).text})", 0, mask)

    def __mod__(self, modulus: int) -> "Word":
        if modulus & (modulus - 1):
            raise ValueError(f"{modulus} is no power of two")
        return self & (modulus - 1)

    def _compare(self, operator: str, other: Any) -> Truth:
        return self.sheet.truth(f"({operator} {self.text} {self._other(other).text})")

    def __eq__(self, other: object) -> Truth:  # type: ignore[override]
        return self._compare("=", other)

    def __ne__(self, other: object) -> Truth:  # type: ignore[override]
        return self._compare("distinct", other)

    def __lt__(self, other: Any) -> Truth:
        return self._compare("bvslt", other)

    def __le__(self, other: Any) -> Truth:
        return self._compare("bvsle", other)

    def __gt__(self, other: Any) -> Truth:
        return self._compare("bvsgt", other)

    def __ge__(self, other: Any) -> Truth:
        return self._compare("bvsge", other)


_OPERATIONS = {Add: add, Mul: mul, And: and_, Or: or_, Eq: eq, Ne: ne, Le: le, Lt: lt, Ge: ge, Gt: gt, Mod: mod}


def fold(expression: Basic, values: Mapping[Symbol, Any]) -> Any:
    """`expression` with terms in the place of its symbols.

    KeyError for a symbol or an operation without one.
    """
    if isinstance(expression, Symbol):
        return values[expression]
    if isinstance(expression, sympy.Integer):
        return int(expression)
    if isinstance(expression, (BooleanTrue, BooleanFalse)):
        return bool(expression)
    arguments = [fold(argument, values) for argument in expression.args]
    if isinstance(expression, Not):
        return ~arguments[0]
    if isinstance(expression, Abs):
        return abs(arguments[0])
    return reduce(_OPERATIONS[expression.func], arguments)

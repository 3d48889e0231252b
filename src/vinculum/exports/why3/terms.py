"""Terms of WhyML, made by running the specification's functions on terms instead of integers.

Each operation is recorded as a term (`vinculum_spec.recording`). A format may have terms for its parameters, so that one text
serves every format. WhyML distinguishes truth values from integers, and Python does not: a comparison becomes 0 or 1 where
an operation uses it as a number.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Union

from vinculum_spec.recording import Operators

COMPARISONS = {">": ">", "<": "<", "==": "=", "!=": "<>"}
Operand = Union["Term", int]


@dataclass(frozen=True, eq=False)
class Term(Operators):
    r"""A variable, by its text, or an operator with two operands.

    >>> x, p = Term("x"), Term("p")
    >>> print(text(((x >> 3) & ((1 << p) - 1)) * (x != 0)))
    (mod (div x (power 2 3)) (power 2 p)) * (if x <> 0 then 1 else 0)
    >>> print(text((x == 1) & (x > 0)))
    (x = 1) /\ (x > 0)
    """

    sign: str
    parts: tuple[Operand, ...] = ()

    @property
    def truth(self) -> bool:
        """Whether the term is a truth value."""
        both = self.sign == "&" and all(isinstance(part, Term) and part.truth for part in self.parts)
        return self.sign in COMPARISONS or both

    def _binary(self, sign: str, other: Any) -> Operand:
        """Record the operation. `x * 0` gives 0, so that `exponent * 0 + 1` of the specification gives 1."""
        if not isinstance(other, (Term, int)):
            raise TypeError(f"{other!r} is not an integer")
        if sign == "*" and isinstance(other, int) and other == 0:
            return 0
        return Term(sign, (self, other))

    def __radd__(self, other: int) -> Operand:
        return Term("+", (other, self))

    def __rsub__(self, other: int) -> Operand:
        return Term("-", (other, self))

    def __rmul__(self, other: int) -> Operand:
        return Term("*", (other, self))

    def __rlshift__(self, other: int) -> Operand:
        return Term("<<", (other, self))

    def __neg__(self) -> Operand:
        return Term("-", (0, self))


def text(term: Operand, names: Mapping[str, str] | None = None) -> str:
    """Print `term` in WhyML, with Euclidean `div` and `mod`.

    `names` maps the text of a term to a shorter text to print for it. Raises TypeError for a mask that is not of the lowest
    bits.
    """
    return _Printer(names or {}).text(term)


class _Printer:
    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def text(self, term: Operand) -> str:
        if isinstance(term, int):
            return str(term) if term >= 0 else f"(- {-term})"
        if not term.parts:
            return term.sign
        if self._names and (name := self._names.get(text(term))):
            return name
        left, right = term.parts
        if term.sign == "&" and not term.truth:
            return f"mod {self._number(left)} {self._enclosed(_below(right))}"
        if term.sign == "&":
            return f"{self._enclosed(left)} /\\ {self._enclosed(right)}"
        if term.sign == ">>":
            return f"div {self._number(left)} (power 2 {self._number(right)})"
        if term.sign == "<<":
            power = f"power 2 {self._number(right)}"
            return power if isinstance(left, int) and left == 1 else f"{self._number(left)} * ({power})"
        return f"{self._number(left)} {COMPARISONS.get(term.sign, term.sign)} {self._number(right)}"

    def _number(self, part: Operand) -> str:
        if isinstance(part, Term) and part.truth:
            return f"(if {self.text(part)} then 1 else 0)"
        return self._enclosed(part)

    def _enclosed(self, part: Operand) -> str:
        printed = self.text(part)
        return f"({printed})" if isinstance(part, Term) and " " in printed else printed


def _below(mask: Operand) -> Operand:
    """The power of two that a mask of the lowest bits lies one below."""
    if isinstance(mask, int) and mask & (mask + 1) == 0:
        return Term("<<", (1, mask.bit_length()))
    if isinstance(mask, Term) and mask.sign == "-" and isinstance(mask.parts[1], int) and mask.parts[1] == 1:
        power = mask.parts[0]
        if isinstance(power, Term) and power.sign == "<<" and isinstance(power.parts[0], int) and power.parts[0] == 1:
            return power
    raise TypeError(f"{mask!r} is not a mask of the lowest bits")

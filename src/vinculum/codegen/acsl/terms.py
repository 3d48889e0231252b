"""Terms of ACSL, made by running the specification's functions on terms instead of integers.

Each operation is recorded as a term of variables (`vinculum_spec.recording`). ACSL distinguishes truth values from
integers, and Python does not: a comparison becomes the integer 0 or 1 only where an operation uses it as a number.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Union

from vinculum_spec.recording import Operators

COMPARISONS = (">", "<", "==", "!=")
Operand = Union["Term", int]


@dataclass(frozen=True, eq=False)
class Term(Operators):
    """A variable, by its name, or an operator with two operands. Terms with equal text are equal terms.

    >>> x = Term("x")
    >>> print(text(((x >> 3) & 7) * (x != 0)))
    ((x >> 3) & 7) * (x != 0 ? 1 : 0)
    >>> print(text((x == 1) & (x > 0)))
    x == 1 && x > 0
    """

    sign: str
    parts: tuple[Operand, ...] = ()

    @property
    def truth(self) -> bool:
        """Whether the term is a predicate."""
        both = all(isinstance(part, Term) and part.truth for part in self.parts)
        return self.sign in COMPARISONS or (self.sign == "&" and both)

    @cached_property
    def key(self) -> str:
        """The full text of the term, which identifies it."""
        return _expression(self, {})

    def _binary(self, sign: str, other: Any) -> "Operand":
        """Record the operation. `x * 0` gives 0, so that `exponent * 0 + 1` of the specification gives 1."""
        if not isinstance(other, (Term, int)):
            raise TypeError(f"{other!r} is not an integer")
        if sign == "*" and isinstance(other, int) and other == 0:
            return 0
        return Term(sign, (self, other))

    def __rlshift__(self, other: Any) -> "Operand":
        return Term("<<", (other, self))

    def __neg__(self) -> "Operand":
        return Term("-", (0, self))


def text(term: Operand, names: Mapping[str, str] | None = None) -> str:
    r"""Print `term` in ACSL, with a `\let` for each part that occurs more than once.

    `names` maps keys of terms to the text to print for them.

    >>> x = Term("x")
    >>> print(text((x + 1) * (x + 1), {}))
    \let t0 = x + 1;
      t0 * t0
    >>> text((x + 1) * 2, {(x + 1).key: "next(x)"})
    'next(x) * 2'
    """
    names = dict(names or {})
    every = _parts(term, names)
    uses = Counter(part.key for composite in every.values() for part in composite.parts if isinstance(part, Term))
    lets = ""
    for number, (key, part) in enumerate((key, part) for key, part in every.items() if part.parts and uses[key] > 1):
        value = _expression(part, names)
        names[key] = f"t{number}"
        lets += f"\\let t{number} = {f'({value} ? 1 : 0)' if part.truth else value};\n  "
    return lets + _expression(term, names)


def _parts(term: Operand, names: Mapping[str, str]) -> dict[str, Term]:
    """The parts of `term` by key, each after its own parts, without the parts of terms in `names`."""
    if not isinstance(term, Term) or term.key in names:
        return {}
    terms = dict[str, Term]()
    for part in term.parts:
        terms |= _parts(part, names)
    return terms | {term.key: term}


def _expression(term: Operand, names: Mapping[str, str]) -> str:
    if isinstance(term, int):
        return str(term)
    if not term.parts:
        return term.sign
    if names and (name := names.get(term.key)):
        return name
    both = "&&" if term.truth and term.sign == "&" else term.sign
    left, right = (_operand(part, names, as_truth=both == "&&") for part in term.parts)
    return f"{left} {both} {right}"


def _operand(part: Operand, names: Mapping[str, str], *, as_truth: bool) -> str:
    spelled = _expression(part, names)
    if isinstance(part, int) or not part.parts or spelled in names.values():
        return f"({spelled})" if spelled.startswith("-") else spelled
    if part.truth:
        return spelled if as_truth else f"({spelled} ? 1 : 0)"
    return f"({spelled})"

"""Turns the specification's functions on integers into C.

It runs them on values that record each operation.

Trusted for: the recorded statements compute what the function computes, as long as no value leaves the range of the C
type T and no negative value is shifted. `word_bounds` and `c_source` provide for both.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from vinculum_spec.recording import Operators

_NAME = re.compile(r"\bt\d+\b")


@dataclass
class Trace:
    """The statements recorded so far: for each C expression, the name of its value.

    Equal expressions share one name.
    """

    names: dict[str, str] = field(default_factory=dict)

    def value(self, text: str) -> "Traced":
        """The value of a C expression; records the expression if it is new."""
        return Traced(self, self.names.setdefault(text, f"t{len(self.names)}"))

    def statements_for(self, *results: str) -> list[str]:
        """The C statements that compute the values with these names, in order, and no others."""
        needed, statements = set(results), list[str]()
        for text, name in reversed(self.names.items()):
            if name in needed:
                needed.update(_NAME.findall(text))
                statements.append(f"const T {name} = {text};")
        return statements[::-1]


@dataclass(frozen=True, eq=False)
class Traced(Operators):
    r"""An integer of which only the name in C is known. Each operation on it records a statement.

    >>> trace = Trace()
    >>> a = Traced(trace, "a")
    >>> result = ((a >> 3) & 7) * (a != 0)
    >>> print(*trace.statements_for(result.name), sep="\n")
    const T t0 = a >> 3;
    const T t1 = t0 & 7;
    const T t2 = a != 0;
    const T t3 = t1 * t2;
    """

    trace: Trace
    name: str

    def _binary(self, sign: str, other: Any) -> "Traced":
        return self.trace.value(f"{self.name} {sign} {_text(other)}")

    def __neg__(self) -> "Traced":
        return self.trace.value(f"-{self.name}")


def constant(number: int) -> str:
    """`number` as a C expression.

    C has no literals of more than 64 bits, so larger ones are composed of two.
    """
    if number < 0:
        return f"(-{constant(-number)})"
    return (
        str(number) if number < 1 << 63 else f"(({constant(number >> 62)} * ((T)1 << 62)) + {number & ((1 << 62) - 1)})"
    )


def _text(operand: Any) -> str:
    if isinstance(operand, Traced):
        return operand.name
    if not isinstance(operand, int):
        raise TypeError(f"{operand!r} is no integer")
    return constant(operand)

"""C statements from the specification's own functions on integers, by running them on values that write down each step.

What the functions that read bit patterns would compute becomes C that computes the same (`codegen.operators`), as long as
no value leaves the range of the C type and no negative one is shifted.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from vinculum.gate.oracle.c_operators import Operators

_NAME = re.compile(r"\bt\d+\b")


@dataclass
class Trace:
    """The statements so far, each of which names one value of C type T. What is written twice is kept once."""

    statements: dict[str, str] = field(default_factory=dict)

    def value(self, text: str) -> "Traced":
        """The value of a C expression, by the name that it now has."""
        return Traced(self, self.statements.setdefault(text, f"t{len(self.statements)}"))

    def lines(self, *wanted: str) -> list[str]:
        """What C has to carry out, in order, for the values of these names."""
        needed, found = set(wanted), list[str]()
        for text, name in reversed(self.statements.items()):
            if name in needed:
                needed.update(_NAME.findall(text))
                found.append(f"const T {name} = {text};")
        return found[::-1]


@dataclass(frozen=True, eq=False)
class Traced(Operators):
    r"""An integer that is known by its name in C only.

    >>> trace = Trace()
    >>> a = Traced(trace, "a")
    >>> result = ((a >> 3) & 7) * (a != 0)
    >>> print(*trace.lines(result.name), sep="\n")
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
    """`number` as an expression in C; of more than 64 bits, in pieces."""
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

"""What `vinculum.div` raises: one class for each way to leave the domain of a profile.

Every class but the last is a `DivError`, and so a `ValueError`. Where Python has a name of its own for what went wrong, the class
is that too: `except ZeroDivisionError` catches `DivZeroDenominatorError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

_LONGEST = 200  # characters of a value in a message


class DivError(ValueError):
    """A precondition of Div that a call did not meet. Nothing was written.

    `requirement`: identifier of the requirement that was violated; None only where no requirement can apply yet,
    because the profile is unknown.
    `index`: where, as an index into the result; None where it is no matter of single elements.
    `numerator`, `denominator`: the operands' values there; None where there is no index, or no number.
    """

    def __init__(
        self,
        message: str,
        *,
        requirement: str | None = None,
        index: tuple[int, ...] | None = None,
        numerator: int | Fraction | None = None,
        denominator: int | Fraction | None = None,
    ) -> None:
        super().__init__(message)  # args is (message,), all else is in __dict__: so pickle and copy work unaided
        self.requirement = requirement
        self.index = index
        self.numerator = numerator
        self.denominator = denominator

    def __str__(self) -> str:
        where = "" if self.index is None else f" at index {self.index}"
        values = "" if self.denominator is None else f": {shown(self.numerator)} / {shown(self.denominator)}"
        head = f"{self.requirement}{where}{values}: " if self.requirement else ""
        return head + str(self.args[0])

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({str(self.args[0])!r}, requirement={self.requirement!r}, index={self.index!r}, "
            f"numerator={shown(self.numerator)}, denominator={shown(self.denominator)})"
        )


class DivAttributeError(DivError):
    """The profile is unknown, or an attribute is: unknown to it, of another type, or out of range.

    Not a TypeError, nor an AttributeError: Div's attributes are values that a model carries, not Python's.
    """


class DivTypeError(DivError, TypeError):
    """An operand is no tensor, or of a type that the profile does not list, or the two types differ."""


class DivShapeError(DivError):
    """The shape rule of the profile does not let these shapes meet."""


class DivOutError(DivError):
    """`out` cannot take the result: not an array, read-only, of another shape or type, or overlapping itself."""


class DivZeroDenominatorError(DivError, ZeroDivisionError):
    """An integer or real denominator is zero."""


class DivOverflowError(DivError, OverflowError):
    """The quotient, MIN / -1, is not a value of the type."""


class DivEnvironmentError(DivError):
    """The thread's floating-point environment is not the default one, and no kernel is there that sets it. D-075"""


class DivSettingError(ImportError):
    """A variable of the environment, such as VINCULUM_THREADS, asks for what cannot be. The kernel is not loaded then."""


def shown(value: object) -> str:
    """`value` for a message: as Python writes it, unless that is too long to be read."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write out integers of more than some thousand digits
        text = ""
    return text if 0 < len(text) <= _LONGEST else f"<{type(value).__name__} too long to show>"

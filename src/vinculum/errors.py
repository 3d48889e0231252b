"""Errors of `vinculum.div`: one class for each precondition.

Every class but DivSettingError is a `DivError`, and so a `ValueError`. Where Python has a class for the error, it is a base
class too: `except ZeroDivisionError` catches `DivZeroDenominatorError`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

_MAX_VALUE_LENGTH = 200  # characters of a value in a message


class DivError(ValueError):
    """A call violates a precondition of Div. Nothing was written.

    `requirement`: identifier of the violated requirement; None only if the profile is unknown.
    `index`: index into the result; None if the precondition is not about single elements.
    `numerator`, `denominator`: the operands' values at the index; None without an index, or if they are no numbers.
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
        super().__init__(message)  # args is (message,), the rest is in __dict__: pickle and copy work
        self.requirement = requirement
        self.index = index
        self.numerator = numerator
        self.denominator = denominator

    def __str__(self) -> str:
        where = "" if self.index is None else f" at index {self.index}"
        values = (
            "" if self.denominator is None else f": {format_value(self.numerator)} / {format_value(self.denominator)}"
        )
        head = f"{self.requirement}{where}{values}: " if self.requirement else ""
        return head + str(self.args[0])

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({str(self.args[0])!r}, requirement={self.requirement!r}, index={self.index!r}, "
            f"numerator={format_value(self.numerator)}, denominator={format_value(self.denominator)})"
        )


class DivAttributeError(DivError):
    """The profile is unknown, or an attribute is: unknown to it, of another type, or out of range.

    This is no TypeError or AttributeError: attributes of Div are values in a model, not attributes of Python objects.
    """


class DivTypeError(DivError, TypeError):
    """An operand is no tensor, or of a type that the profile does not list, or the two types differ."""


class DivShapeError(DivError):
    """The shapes violate the shape rule of the profile."""


class DivOutError(DivError):
    """`out` cannot hold the result.

    It is no array, is read-only, has another shape or type, or overlaps itself.
    """


class DivZeroDenominatorError(DivError, ZeroDivisionError):
    """An integer or real denominator is zero."""


class DivOverflowError(DivError, OverflowError):
    """The quotient, MIN / -1, is not a value of the type."""


class DivEnvironmentError(DivError):
    """The thread's floating-point environment is not the default, and no kernel that sets it serves. D-075"""


class DivSettingError(ImportError):
    """An environment variable, such as VINCULUM_THREADS, has an invalid value. The kernel is not loaded."""


def format_value(value: object) -> str:
    """Format `value` for a message: its repr, unless that is too long."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to convert integers of more than some thousand digits
        text = ""
    return text if 0 < len(text) <= _MAX_VALUE_LENGTH else f"<{type(value).__name__} too long to show>"

"""Parses the ranges of `--range`: `name=low:high`. Findings list the ranges that they assume."""

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from fractions import Fraction

from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import RangeError
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer, type_name
from vinculum.models.numeric.interval import INF, Interval, rounded_outward

_PATTERN = re.compile(r"(?P<name>.+)=(?P<low>[^=:]*):(?P<high>[^=:]*)", re.DOTALL)
MAX_NUMBER_LENGTH = 60
MAX_DECIMAL_EXPONENT = 5000  # larger than that of any number of a format


@dataclass(frozen=True)
class InputRange:
    """The assumption that all elements of a value are from low to high, and that none is NaN."""

    text: str
    name: str
    low: Fraction | float
    high: Fraction | float

    def interval(self, dtype: DType) -> Interval:
        """The numbers of a type that are in the range."""
        if (form := float_format(dtype)) is not None:
            return rounded_outward(self.low, self.high, form)
        if not is_integer(dtype):
            raise RangeError(
                f"--range {self.text}: {printable(self.name)} is of {type_name(dtype)}, for which ranges are not supported"
            )
        ends: list[int] = []
        for end, limit in ((self.low, -(1 << 64)), (self.high, 1 << 64)):
            if end in (INF, -INF):
                ends.append(limit if (end < 0) == (limit < 0) else -limit)
            elif Fraction(end).denominator != 1:
                raise RangeError(
                    f"--range {self.text}: {printable(self.name)} is of {type_name(dtype)}; {float(end)!r} is not an integer"
                )
            else:
                ends.append(int(end))
        return Interval(ends[0], ends[1])


def parse_ranges(texts: Iterable[str]) -> Mapping[str, InputRange]:
    """The ranges by name. RangeError if one is malformed, or if a name has two."""
    ranges: dict[str, InputRange] = {}
    for text in texts:
        display_text = printable(text)
        match = _PATTERN.fullmatch(text)
        if match is None:
            raise RangeError(f"--range {display_text}: write name=low:high, e.g. x=0:1 or n=1:inf")
        low, high = _number(match["low"], -INF, display_text), _number(match["high"], INF, display_text)
        if low > high:
            raise RangeError(f"--range {display_text}: low is greater than high")
        if match["name"] in ranges:
            raise RangeError(f"--range {display_text}: there is another range for that name")
        ranges[match["name"]] = InputRange(display_text, match["name"], low, high)
    return ranges


def _number(text: str, default: float, display_text: str) -> Fraction | float:
    text = text.strip()
    if not text:
        return default
    try:
        number = Decimal(text) if len(text) <= MAX_NUMBER_LENGTH else Decimal("nan")
    except InvalidOperation:
        number = Decimal("nan")
    if number.is_nan() or (number.is_finite() and number and abs(number.adjusted()) > MAX_DECIMAL_EXPONENT):
        raise RangeError(f"--range {display_text}: {text!r} is not a number, or is too large or too small")
    return Fraction(number) if number.is_finite() else math.copysign(INF, number)

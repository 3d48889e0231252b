"""Ranges that the user gives: `name=low:high`. What rests on one says so."""

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
from vinculum.models.numeric.interval import INF, Interval, outward

_FORM = re.compile(r"(?P<name>.+)=(?P<low>[^=:]*):(?P<high>[^=:]*)", re.DOTALL)
MAX_NUMBER_LENGTH = 60


@dataclass(frozen=True)
class InputRange:
    """An assumption about a value: every element is from low to high, and none is NaN."""

    text: str
    name: str
    low: Fraction | float
    high: Fraction | float

    def interval(self, dtype: DType) -> Interval:
        """The numbers of a type that are in it."""
        if (form := float_format(dtype)) is not None:
            return outward(self.low, self.high, form)
        if not is_integer(dtype):
            raise RangeError(
                f"--range {self.text}: {printable(self.name)} is of {type_name(dtype)}, which has no ranges here"
            )
        ends: list[int] = []
        for end, far in ((self.low, -(1 << 64)), (self.high, 1 << 64)):
            if end in (INF, -INF):
                ends.append(far if (end < 0) == (far < 0) else -far)
            elif Fraction(end).denominator != 1:
                raise RangeError(
                    f"--range {self.text}: {printable(self.name)} is of {type_name(dtype)}; {float(end)!r} is no integer"
                )
            else:
                ends.append(int(end))
        return Interval(ends[0], ends[1])


def parse_ranges(texts: Iterable[str]) -> Mapping[str, InputRange]:
    """The ranges by name. RangeError for what is none."""
    found: dict[str, InputRange] = {}
    for text in texts:
        said = printable(text)
        form = _FORM.fullmatch(text)
        if form is None:
            raise RangeError(f"--range {said}: write name=low:high, e.g. x=0:1 or n=1:inf")
        low, high = _number(form["low"], -INF, said), _number(form["high"], INF, said)
        if low > high:
            raise RangeError(f"--range {said}: the low end is above the high one")
        if form["name"] in found:
            raise RangeError(f"--range {said}: there is another range for that name")
        found[form["name"]] = InputRange(said, form["name"], low, high)
    return found


def _number(text: str, default: float, said: str) -> Fraction | float:
    text = text.strip()
    if not text:
        return default
    try:
        number = Decimal(text) if len(text) <= MAX_NUMBER_LENGTH else Decimal("nan")
    except InvalidOperation:
        number = Decimal("nan")
    if number.is_nan() or (number.is_finite() and number and abs(number.adjusted()) > 5000):
        raise RangeError(f"--range {said}: {text!r} is no number that an end can be")
    return Fraction(number) if number.is_finite() else math.copysign(INF, number)

"""Integers bit by bit: what the rules of BitwiseAnd, BitwiseOr, BitwiseXor and BitwiseNot make of intervals."""

from collections.abc import Callable, Mapping

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import Interval
from vinculum.models.loading.element_types import is_integer, type_bounds

Rule = Callable[[Interval, Interval, DType], Interval]


def _both(x: Interval, y: Interval, dtype: DType) -> Interval:
    """No bit that one has not: not above what is not negative; negative where both are."""
    ends = [each.high for each in (x, y) if each.low >= 0]
    return Interval(0, min(ends)) if ends else _signed(dtype, negative=x.high < 0 and y.high < 0)


def _one_or_both(x: Interval, y: Interval, dtype: DType) -> Interval:
    """All bits of both: 0 of zeros alone."""
    least, negative = max(x.low, y.low), x.high < 0 or y.high < 0
    found = Interval(least, _ones(x, y)) if x.low >= 0 and y.low >= 0 else _signed(dtype, negative=negative)
    return found if x.has_zero and y.has_zero else found.without_zero()


def _one(x: Interval, y: Interval, dtype: DType) -> Interval:
    """The bits that differ: 0 of two that are equal."""
    negative = x.high < 0 <= y.low or y.high < 0 <= x.low
    found = Interval(0, _ones(x, y)) if x.low >= 0 and y.low >= 0 else _signed(dtype, negative=negative)
    return found.without_zero() if x.meet(y).empty else found


def _ones(x: Interval, y: Interval) -> int:
    """The greatest number of as many bits as the longer one has."""
    return (1 << max(int(x.high), int(y.high)).bit_length()) - 1


def _signed(dtype: DType, *, negative: bool) -> Interval:
    top = type_bounds(dtype)
    return Interval(top.low, -1) if negative else top


def inverted(x: Interval, dtype: DType) -> Interval:
    """Each bit the other one: x turned around the middle of its type."""
    top = type_bounds(dtype)
    return Interval(int(top.low + top.high - x.high), int(top.low + top.high - x.low)) if is_integer(dtype) else top


def _of_integers(rule: Rule) -> Rule:
    return lambda x, y, dtype: rule(x, y, dtype) if is_integer(dtype) else type_bounds(dtype)


BITWISE: Mapping[str, Rule] = {
    "BitwiseAnd": _of_integers(_both),
    "BitwiseOr": _of_integers(_one_or_both),
    "BitwiseXor": _of_integers(_one),
}

"""Rules of comparisons, of logic on truth values, and of integers bit by bit."""

from collections.abc import Callable, Mapping

from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import TRUTH, Interval
from vinculum.models.abstract.interval_arithmetic import fitting
from vinculum.models.facts.case_split import by_cases
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import is_integer, type_bounds
from vinculum.models.transfer.rules import IntervalRule, Intervals, binary, unary

BitRule = Callable[[Interval, Interval, DType], Interval]


def _truth_value(node: NodeContext, x: Intervals) -> Interval:
    del node, x
    return TRUTH


def _equal(node: NodeContext, x: Intervals) -> Interval:
    """Of integers that cannot be one number, false."""
    del node
    apart = x[0].high < x[1].low or x[1].high < x[0].low
    return Interval(0, 0) if apart and x[0].integral and x[1].integral else TRUTH


def _bit_shift(node: NodeContext, x: Intervals) -> Interval:
    """Unsigned integers; by as many bits as the type has or more, runtimes differ."""
    top, given = type_bounds(node.dtype), node.attributes.get("direction", b"")
    if not all(interval.integral and interval.low >= 0 for interval in x):
        return top
    low, high, least, most = (int(end) for interval in x[:2] for end in (interval.low, interval.high))
    within = most < int(top.high).bit_length()
    if given in (b"RIGHT", "RIGHT"):
        return Interval(low >> most, high >> least) if within else Interval(0, high)
    return fitting(low << least, high << most, node.dtype) if within else top


def _bitwise_and(x: Interval, y: Interval, dtype: DType) -> Interval:
    """No bit that one has not: not above what is not negative; negative where both are."""
    ends = [each.high for each in (x, y) if each.low >= 0]
    return Interval(0, min(ends)) if ends else _negative_or_any(dtype, negative=x.high < 0 and y.high < 0)


def _bitwise_or(x: Interval, y: Interval, dtype: DType) -> Interval:
    """All bits of both: 0 of zeros alone."""
    least, negative = max(x.low, y.low), x.high < 0 or y.high < 0
    found = (
        Interval(least, _all_ones(x, y)) if x.low >= 0 and y.low >= 0 else _negative_or_any(dtype, negative=negative)
    )
    return found if x.has_zero and y.has_zero else found.without_zero()


def _bitwise_xor(x: Interval, y: Interval, dtype: DType) -> Interval:
    """The bits that differ: 0 of two that are equal."""
    negative = x.high < 0 <= y.low or y.high < 0 <= x.low
    found = Interval(0, _all_ones(x, y)) if x.low >= 0 and y.low >= 0 else _negative_or_any(dtype, negative=negative)
    return found.without_zero() if x.meet(y).empty else found


def _all_ones(x: Interval, y: Interval) -> int:
    """The greatest number of as many bits as the longer one has."""
    return (1 << max(int(x.high), int(y.high)).bit_length()) - 1


def _negative_or_any(dtype: DType, *, negative: bool) -> Interval:
    top = type_bounds(dtype)
    return Interval(top.low, -1) if negative else top


def _bitwise_not(x: Interval, dtype: DType) -> Interval:
    """Each bit the other one: x turned around the middle of its type."""
    top = type_bounds(dtype)
    return Interval(int(top.low + top.high - x.high), int(top.low + top.high - x.low)) if is_integer(dtype) else top


def _of_integers(rule: BitRule) -> BitRule:
    return lambda x, y, dtype: rule(x, y, dtype) if is_integer(dtype) else type_bounds(dtype)


BITWISE: Mapping[str, BitRule] = {
    "BitwiseAnd": _of_integers(_bitwise_and),
    "BitwiseOr": _of_integers(_bitwise_or),
    "BitwiseXor": _of_integers(_bitwise_xor),
}
ELEMENTWISE: Mapping[str, IntervalRule] = {
    "Equal": _equal,
    **dict.fromkeys(("Greater", "Less", "GreaterOrEqual", "LessOrEqual"), _truth_value),
    **dict.fromkeys(("And", "Or", "Xor", "Not", "IsNaN", "IsInf"), _truth_value),
    "BitShift": _bit_shift,
    **{name: by_cases(binary(rule)) for name, rule in BITWISE.items()},
    "BitwiseNot": unary(_bitwise_not),
}

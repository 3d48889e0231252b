"""Rules of comparisons, of logical operators, and of bitwise operators on integers."""

from collections.abc import Callable, Mapping

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.facts.case_split import by_cases
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import is_integer, type_bounds
from vinculum.models.numeric.interval import TRUTH, Interval
from vinculum.models.numeric.interval_arithmetic import fitting
from vinculum.models.transfer.rules import IntervalRule, Intervals, binary, unary

BitRule = Callable[[Interval, Interval, DType], Interval]


def _truth_value(node: NodeContext, x: Intervals) -> Interval:
    del node, x
    return TRUTH


def _equal(node: NodeContext, x: Intervals) -> Interval:
    """False for integers whose intervals are disjoint."""
    del node
    disjoint = x[0].high < x[1].low or x[1].high < x[0].low
    return Interval(0, 0) if disjoint and x[0].integral and x[1].integral else TRUTH


def _bit_shift(node: NodeContext, x: Intervals) -> Interval:
    """A shift of unsigned integers. Runtimes differ on shifts by the width of the type or more."""
    bounds, direction = type_bounds(node.dtype), node.text("direction")
    if not all(interval.integral and interval.low >= 0 for interval in x):
        return bounds
    low, high, min_shift, max_shift = (int(end) for interval in x[:2] for end in (interval.low, interval.high))
    is_defined = max_shift < int(bounds.high).bit_length()
    if direction == "RIGHT":
        return Interval(low >> max_shift, high >> min_shift) if is_defined else Interval(0, high)
    return fitting(low << min_shift, high << max_shift, node.dtype) if is_defined else bounds


def _bitwise_and(x: Interval, y: Interval, dtype: DType) -> Interval:
    """At most each operand that is not negative; negative if both operands are."""
    ends = [each.high for each in (x, y) if each.low >= 0]
    return Interval(0, min(ends)) if ends else _negative_or_any(dtype, negative=x.high < 0 and y.high < 0)


def _bitwise_or(x: Interval, y: Interval, dtype: DType) -> Interval:
    """At least each operand if none is negative; 0 only if both operands are 0."""
    low, negative = max(x.low, y.low), x.high < 0 or y.high < 0
    result = Interval(low, _all_ones(x, y)) if x.low >= 0 and y.low >= 0 else _negative_or_any(dtype, negative=negative)
    return result if x.has_zero and y.has_zero else result.without_zero()


def _bitwise_xor(x: Interval, y: Interval, dtype: DType) -> Interval:
    """Negative if the signs differ; 0 only if the operands are equal."""
    negative = x.high < 0 <= y.low or y.high < 0 <= x.low
    result = Interval(0, _all_ones(x, y)) if x.low >= 0 and y.low >= 0 else _negative_or_any(dtype, negative=negative)
    return result.without_zero() if x.meet(y).empty else result


def _all_ones(x: Interval, y: Interval) -> int:
    """The largest number with as many bits as the larger operand."""
    return (1 << max(int(x.high), int(y.high)).bit_length()) - 1


def _negative_or_any(dtype: DType, *, negative: bool) -> Interval:
    """All negative integers of a type, or all integers."""
    bounds = type_bounds(dtype)
    return Interval(bounds.low, -1) if negative else bounds


def _bitwise_not(x: Interval, dtype: DType) -> Interval:
    """X mirrored at the middle of the range of its type."""
    bounds = type_bounds(dtype)
    return (
        Interval(int(bounds.low + bounds.high - x.high), int(bounds.low + bounds.high - x.low))
        if is_integer(dtype)
        else bounds
    )


def _integers_only(rule: BitRule) -> BitRule:
    return lambda x, y, dtype: rule(x, y, dtype) if is_integer(dtype) else type_bounds(dtype)


BITWISE: Mapping[str, BitRule] = {
    "BitwiseAnd": _integers_only(_bitwise_and),
    "BitwiseOr": _integers_only(_bitwise_or),
    "BitwiseXor": _integers_only(_bitwise_xor),
}
ELEMENTWISE: Mapping[str, IntervalRule] = {
    "Equal": _equal,
    **dict.fromkeys(("Greater", "Less", "GreaterOrEqual", "LessOrEqual"), _truth_value),
    **dict.fromkeys(("And", "Or", "Xor", "Not", "IsNaN", "IsInf"), _truth_value),
    "BitShift": _bit_shift,
    **{name: by_cases(binary(rule)) for name, rule in BITWISE.items()},
    "BitwiseNot": unary(_bitwise_not),
}

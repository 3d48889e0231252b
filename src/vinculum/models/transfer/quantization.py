"""Rules of quantization operators."""

from collections.abc import Mapping

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.interval import ANYTHING, INF, Interval, outward
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, type_bounds
from vinculum.models.transfer.rules import IntervalRule, Intervals, ResultRule, Results

MAX_EXACT_BINARY32 = 1 << 24  # binary32 represents all integers up to this one


def _dequantize_linear(node: NodeContext, x: Intervals) -> Interval:
    value, form = node.operand(0), float_format(node.dtype)
    if value is None or form is None or type_bounds(value.dtype) == ANYTHING or float_format(value.dtype):
        return type_bounds(node.dtype)
    zero = x[2] if node.has_operand(2) else Interval(0, 0)
    low, high = x[0].low - zero.high, x[0].high - zero.low
    # Of 32 bits some take the difference of integers, which wraps around, and others that of both rounded to binary32.
    if (zero.low or zero.high) and max(
        map(abs, (low, high, zero.low, zero.high, x[0].low, x[0].high))
    ) > MAX_EXACT_BINARY32:
        return type_bounds(node.dtype)
    difference = outward(low, high, form)
    return interval_arithmetic.multiply(difference, x[1], node.dtype)


def _dynamic_quantize_linear(node: NodeContext) -> Results:
    values = [AbstractTensor(*result) for result in node.results]
    if len(values) > 1:
        values[1] = AbstractTensor(*node.results[1], Interval(0.0, INF, nan=True))
    return values


ELEMENTWISE: Mapping[str, IntervalRule] = {"DequantizeLinear": _dequantize_linear}
RESULTS: Mapping[str, ResultRule] = {"DynamicQuantizeLinear": _dynamic_quantize_linear}

"""Rules of quantization operators."""

from collections.abc import Mapping

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.element_types import float_format, type_bounds
from vinculum.models.numeric.interval import ANYTHING, INF, Interval, rounded_outward
from vinculum.models.transfer.rules import IntervalRule, Intervals, ResultRule, Results

MAX_EXACT_BINARY32 = 1 << 24  # binary32 represents all integers up to this one


def _dequantize_linear(node: NodeContext, x: Intervals) -> Interval:
    value, form = node.operand(0), float_format(node.dtype)
    if value is None or form is None or type_bounds(value.dtype) == ANYTHING or float_format(value.dtype):
        return type_bounds(node.dtype)
    zero_point = x[2] if node.has_operand(2) else Interval(0, 0)
    low, high = x[0].low - zero_point.high, x[0].high - zero_point.low
    # Beyond this, some runtimes subtract 32-bit integers, which wrap around; others round both operands to binary32.
    magnitude = max(map(abs, (low, high, zero_point.low, zero_point.high, x[0].low, x[0].high)))
    if (zero_point.low or zero_point.high) and magnitude > MAX_EXACT_BINARY32:
        return type_bounds(node.dtype)
    return interval_arithmetic.multiply(rounded_outward(low, high, form), x[1], node.dtype)


def _dynamic_quantize_linear(node: NodeContext) -> Results:
    """The second result, the scale, is not negative."""
    results = [AbstractTensor(*result) for result in node.results]
    if len(results) > 1:
        results[1] = AbstractTensor(*node.results[1], Interval(0.0, INF, nan=True))
    return results


ELEMENTWISE: Mapping[str, IntervalRule] = {"DequantizeLinear": _dequantize_linear}
RESULTS: Mapping[str, ResultRule] = {"DynamicQuantizeLinear": _dynamic_quantize_linear}

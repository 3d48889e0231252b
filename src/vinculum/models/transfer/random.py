"""Rules of random generators and window functions.

Their results have bounds, whatever numbers are drawn.
"""

from collections.abc import Mapping

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.element_types import ATTRIBUTE_TYPE, float_format
from vinculum.models.numeric.interval import TRUTH, Interval
from vinculum.models.transfer.rules import ResultRule, Results, float_attribute


def _random_uniform(node: NodeContext) -> Results:
    """A number from 0 to 1, scaled to low..high in the type or in single precision.

    ONNX Runtime crashes if low > high.
    """
    low, high = float_attribute(node, "low", 0.0), float_attribute(node, "high", 1.0)
    if float_format(node.dtype) is None or low.high > high.low:
        return None
    bounds = Interval(low.low, high.high)
    for dtype in (node.dtype, ATTRIBUTE_TYPE):
        scaled = interval_arithmetic.multiply(Interval(0.0, 1.0), interval_arithmetic.subtract(high, low, dtype), dtype)
        bounds = bounds.join(interval_arithmetic.cast(interval_arithmetic.add(scaled, low, dtype), dtype, node.dtype))
    return [AbstractTensor(*node.results[0], bounds)]


def _bernoulli(node: NodeContext) -> Results:
    """0 or 1, whatever the probability is."""
    ends = TRUTH if float_format(node.dtype) is None else Interval(0.0, 1.0)
    return [AbstractTensor(*node.results[0], ends if node.dtype else None)]


def _hamming_window(node: NodeContext) -> Results:
    """25/46 - 21/46 * cosine, with factors that some runtimes round to five digits.

    NaN for a single non-periodic element.
    """
    bounds = Interval(4 / 46 - 1 / 64, 1 + 1 / 64, nan=True)
    return None if float_format(node.dtype) is None else [AbstractTensor(*node.results[0], bounds)]


RESULTS: Mapping[str, ResultRule] = {
    **dict.fromkeys(("RandomUniform", "RandomUniformLike"), _random_uniform),
    "Bernoulli": _bernoulli,
    "HammingWindow": _hamming_window,
}

"""Rules of pooling operators."""

from collections.abc import Mapping

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.element_types import float_format, type_bounds
from vinculum.models.numeric.interval import INF, Interval, max_finite, point
from vinculum.models.numeric.interval_reductions import mean
from vinculum.models.shapes.pooling_disagreements import max_averaged_elements
from vinculum.models.transfer.rules import IntervalRule, Intervals, ResultRule, Results


def _max_pool(node: NodeContext) -> Results:
    """Elements of X, unless a window may cover padding only or is empty."""
    is_padded = any(node.attributes.get("pads", ())) or node.attributes.get("ceil_mode", 0)
    is_padded = is_padded or ("auto_pad" in node.attributes and node.text("auto_pad") not in ("NOTSET", "VALID"))
    is_empty = min(node.attributes.get("kernel_shape", (1,)), default=1) < 1
    bounds = type_bounds(node.dtype) if is_padded or is_empty else _maximum(node)
    return [AbstractTensor(*node.results[0], bounds), *(AbstractTensor(*result) for result in node.results[1:])]


def _global_max_pool(node: NodeContext) -> Results:
    """The maximum of each channel.

    With fewer than two spatial axes, the reference evaluator reduces the channels too.
    """
    shape = node.shape(0) or ()
    reduced_sizes = shape[2 if len(shape) == 4 else 1 :]
    is_nonempty = len(shape) > 2 and all(isinstance(size, int) and size > 0 for size in reduced_sizes)
    is_known = is_nonempty and float_format(node.dtype) is not None
    return [AbstractTensor(*node.results[0], _maximum(node) if is_known else type_bounds(node.dtype))]


def _maximum(node: NodeContext) -> Interval:
    """The maximum of some elements of X.

    If all are NaN or minus infinity, some runtimes give the least finite number.
    """
    x, form = node.interval(0), float_format(node.dtype)
    if x.nan or x.empty:
        return type_bounds(node.dtype)
    return x.join(point(-float(max_finite(form)))) if form is not None and x.holds(-INF) else x


def _lp_pool(node: NodeContext, x: Intervals) -> Interval:
    """A root of a sum of powers of absolute values: not negative."""
    del x
    return Interval(0.0, INF, nan=True) if float_format(node.dtype) else type_bounds(node.dtype)


WHOLE_TENSOR: Mapping[str, IntervalRule] = {
    **dict.fromkeys(
        ("AveragePool", "GlobalAveragePool"), lambda node, x: mean(x[0], max_averaged_elements(node), node.dtype)
    ),
    **dict.fromkeys(("LpPool", "GlobalLpPool"), _lp_pool),
}
RESULTS: Mapping[str, ResultRule] = {"MaxPool": _max_pool, "GlobalMaxPool": _global_max_pool}

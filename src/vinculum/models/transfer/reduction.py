"""Rules of reductions. Sums are taken in any order, with the precision of the type or more."""

from collections.abc import Mapping

from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.reduced_axes import count, reduced_axes
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.slices import slice_maximum_bound
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer, type_bounds
from vinculum.models.numeric.interval import Interval
from vinculum.models.numeric.interval_reductions import REDUCTIONS, exact_in_double
from vinculum.models.transfer.rules import IntervalRule, ResultRule, Results

MAX_SIZE = (1 << 63) - 1  # a size or an index is an int64
COUNTER_TYPES = (DType.INT64, DType.UINT64)  # types that can count all elements of a tensor
MAX_TENSOR_ELEMENTS = 1 << 60  # of 64 bits each: more would exceed the address space


def reduce_node(node: NodeContext) -> Interval:
    """The result of a Reduce operator."""
    axes = reduced_axes(node)
    x, n, dtype = node.interval(0), count(node, axes), node.dtype
    if x.empty:
        return type_bounds(dtype)
    if is_integer(dtype) and not exact_in_double(node.operator, x, n):
        # Counting in double precision saturates before it exceeds the number of elements.
        counts = node.operator == "ReduceSum" and n is None and dtype in COUNTER_TYPES and 0 <= x.low and x.high <= 1
        return Interval(0, MAX_TENSOR_ELEMENTS) if counts else type_bounds(dtype)
    if axes == () and node.operator in ("ReduceSum", "ReduceMean", "ReduceMax", "ReduceMin", "ReduceProd"):
        return x
    low = (
        slice_maximum_bound(node.operand(0), axes)
        if node.operator == "ReduceSum" and float_format(dtype) and n
        else None
    )
    result = REDUCTIONS[node.operator](x, n, dtype)
    if low is not None and x.low >= 0 and low > result.low:
        return Interval(low, max(result.high, low), nan=True)
    return result


def _arg_extreme(node: NodeContext) -> Results:
    """ArgMax and ArgMin: an index along an axis.

    It is less than the size of the axis, if that is known and not 0.
    """
    sizes, axis = node.shape(0), node.attributes.get("axis", 0)
    size = sizes[axis] if sizes is not None and -len(sizes) <= axis < len(sizes) else None
    last = size - 1 if isinstance(size, int) and size > 0 else MAX_SIZE
    return [AbstractTensor(*node.results[0], Interval(0, last))]


WHOLE_TENSOR: Mapping[str, IntervalRule] = dict.fromkeys(REDUCTIONS, lambda node, x: reduce_node(node))
RESULTS: Mapping[str, ResultRule] = dict.fromkeys(("ArgMax", "ArgMin"), _arg_extreme)

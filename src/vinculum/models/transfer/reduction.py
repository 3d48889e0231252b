"""What reductions make of the interval of what they reduce: sums in any order, of any precision from the type's upward."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, Number, exactly, largest, outward, smallest
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.slices import slice_maximum_bound
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds
from vinculum.models.transfer.rules import IntervalRule, ResultRule, Results
from vinculum_spec.relations.ieee754 import Format


def reduced_axes(node: NodeContext) -> tuple[int, ...] | None:
    """The axes that are reduced, counted from the first; None where they are not known."""
    value = node.operand(0)
    if value is None or value.shape is None:
        return None
    rank = len(value.shape)
    axes = node.integers(1, "axes")
    if axes is None:
        if "axes" in node.attributes or node.has_operand(1):
            return None
        axes = []
    if not axes:
        return () if node.attributes.get("noop_with_empty_axes", 0) else tuple(range(rank))
    return tuple(sorted({axis % rank for axis in axes})) if rank else ()


def count(node: NodeContext, axes: tuple[int, ...] | None) -> int | None:
    """How many elements are reduced to one; None where that is not known."""
    value = node.operand(0)
    if axes is None or value is None or value.shape is None:
        return None
    many = 1
    for axis in axes:
        size = value.shape[axis]
        if not isinstance(size, int):
            return None
        many *= size
    return many


def _drift(n: int, form: Format) -> Fraction | None:
    """How far a sum of n terms of one sign may be off, as a part of it; None where that is no small part."""
    part = Fraction(2 * (n + 2), 1 << form.p)
    return part if part < Fraction(1, 4) else None


def total(x: Interval, n: int | None, dtype: DType) -> Interval:
    """The sum of n elements. Of none: zero."""
    form = float_format(dtype)
    if n == 0:
        return exactly(0.0 if form else 0)
    if form is None:
        return type_bounds(dtype) if n is None else interval_arithmetic.fitting(int(x.low) * n, int(x.high) * n, dtype)
    at_least_one = n is not None
    if x.low >= 0 or x.high <= 0:  # rounding is monotone: no partial sum is nearer to zero than the largest term
        far = _far(x.high if x.low >= 0 else -x.low, n, form)
        near = (x.low if x.low >= 0 else -x.high) if at_least_one else 0
        found = outward(near, far, form, nan=x.nan)
        return found if x.low >= 0 else Interval(-found.high, -found.low, x.nan)
    far = _far(max(abs(x.low), abs(x.high)), n, form)
    found = outward(-far, far, form)
    return Interval(found.low, found.high, x.nan or found.has_infinity)


def _far(most: Number, n: int | None, form: Format) -> Fraction | float:
    if most == 0:
        return Fraction(0)
    if n is None or most == INF or (drift := _drift(n, form)) is None:
        return INF
    return Fraction(most) * n * (1 + drift)


def mean(x: Interval, n: int | None, dtype: DType) -> Interval:
    """The mean of n elements. Of none it is undefined: NaN or 0, if it may be that there are some."""
    form = float_format(dtype)
    if form is not None and n is None and not x.low < 0 < x.high:
        return Interval(0.0, INF, nan=True) if x.low >= 0 else Interval(-INF, 0.0, nan=True)
    if not n:
        return type_bounds(dtype)
    if form is None:
        return (
            Interval(x.low, x.high) if total(x, n, dtype) != type_bounds(dtype) else type_bounds(dtype)
        )  # of -3 and 3 it is 0
    summed, drift = total(x, n, dtype), _drift(n, form)
    tiny = 4 * smallest(form)
    if x.low < 0 < x.high or drift is None:
        if summed.has_infinity:
            return Interval(0.0 if x.low >= 0 else -INF, 0.0 if x.high <= 0 else INF, summed.nan)
        most = Fraction(max(abs(x.low), abs(x.high))) * (1 + 4 * (drift or 1)) + tiny
        return outward(0 if x.low >= 0 else -most, 0 if x.high <= 0 else most, form, nan=summed.nan)
    least, greatest = (x.low, x.high) if x.low >= 0 else (-x.high, -x.low)
    near: Fraction | float = max(Fraction(least) * (1 - 2 * drift) - tiny, Fraction(0)) if least != INF else INF
    if least and 1 + n > 1 << (form.emax - 1):
        near = 0
    far = INF if summed.has_infinity else Fraction(greatest) * (1 + 2 * drift) + tiny
    found = outward(near, far, form, nan=x.nan)
    return found if x.low >= 0 else Interval(-found.high, -found.low, x.nan)


def _extreme(x: Interval, n: int | None, dtype: DType, *, greatest: bool) -> Interval:
    """The least or greatest of n elements. Of none it is an infinity or an end of the type, on the other side."""
    if n:
        return x
    form, top = float_format(dtype), type_bounds(dtype)
    if n == 0 or (form is None and not is_integer(dtype)):
        return top
    most = float(largest(form)) if form else 0.0
    ends = (Interval(-INF, -most), Interval(most, INF)) if form else (exactly(top.low), exactly(top.high))
    return x.join(ends[0] if greatest else ends[1])


def _norm_1(x: Interval, n: int | None, dtype: DType) -> Interval:
    return total(interval_arithmetic.absolute(x, dtype), n, dtype)


def _square_sum(x: Interval, n: int | None, dtype: DType) -> Interval:
    return total(interval_arithmetic.square(x, dtype), n, dtype)


def _norm_2(x: Interval, n: int | None, dtype: DType) -> Interval:
    form = float_format(dtype)
    if form is None:
        return type_bounds(dtype)
    found = interval_arithmetic.square_root(_square_sum(x, n, dtype), dtype)
    return interval_arithmetic.about(found.low, found.high, form, nan=found.nan, floor=0)


def _logarithm_of(
    rule: Callable[[Interval, int | None, DType], Interval], x: Interval, n: int | None, dtype: DType
) -> Interval:
    return interval_arithmetic.logarithm(rule(x, n, dtype), dtype)


def _product(x: Interval, n: int | None, dtype: DType) -> Interval:
    if n == 0:
        return exactly(1.0 if float_format(dtype) else 1)
    if float_format(dtype) is None and n is not None and n <= 64:
        low, high = interval_arithmetic.magnitude_ends(x)
        if x.low >= 0:
            return interval_arithmetic.fitting(int(low) ** n, int(high) ** n, dtype)
        return interval_arithmetic.fitting(-(int(high) ** n), int(high) ** n, dtype)
    if float_format(dtype) is not None and x.low >= 0:
        return Interval(0.0, INF, nan=True)
    return type_bounds(dtype)


def _exact_in_double(operator: str, x: Interval, n: int | None) -> bool:
    """Whether what a reduction of integers adds up or multiplies stays where double precision, which runtimes use, is exact."""
    if operator not in SUMS:
        return True
    if n is None:
        return False
    most = int(max(abs(x.low), abs(x.high)))
    if operator == "ReduceProd":
        return most <= 1 or (n <= 53 and most**n <= interval_arithmetic.DOUBLE)
    return n * most ** (2 if operator == "ReduceSumSquare" else 1) <= interval_arithmetic.DOUBLE


ReductionRule = Callable[[Interval, int | None, DType], Interval]
MAX_SIZE = (1 << 63) - 1  # a size or an index is an int64
COUNTS = (DType.INT64, DType.UINT64)  # the integers of 64 bits
HELD = 1 << 60  # elements of 64 bits that a tensor can have: more take more bytes than an address tells apart
SUMS = ("ReduceSum", "ReduceMean", "ReduceL1", "ReduceSumSquare", "ReduceProd")
REDUCTIONS: Mapping[str, ReductionRule] = {
    "ReduceSum": total,
    "ReduceMean": mean,
    "ReduceMax": partial(_extreme, greatest=True),
    "ReduceMin": partial(_extreme, greatest=False),
    "ReduceL1": _norm_1,
    "ReduceL2": _norm_2,
    "ReduceSumSquare": _square_sum,
    "ReduceProd": _product,
    "ReduceLogSum": partial(_logarithm_of, total),
}


def reduce_node(node: NodeContext) -> Interval:
    """The result of a reduction."""
    axes = reduced_axes(node)
    x, n, dtype = node.interval(0), count(node, axes), node.dtype
    if x.empty:
        return type_bounds(dtype)
    if is_integer(dtype) and not _exact_in_double(node.operator, x, n):
        counted = node.operator == "ReduceSum" and n is None and dtype in COUNTS and 0 <= x.low and x.high <= 1
        return (
            Interval(0, HELD) if counted else type_bounds(dtype)
        )  # double precision stops counting before it is beyond that
    if axes == () and node.operator in ("ReduceSum", "ReduceMean", "ReduceMax", "ReduceMin", "ReduceProd"):
        return x
    least = (
        slice_maximum_bound(node.operand(0), axes)
        if node.operator == "ReduceSum" and float_format(dtype) and n
        else None
    )
    found = REDUCTIONS[node.operator](x, n, dtype)
    if least is not None and x.low >= 0 and least > found.low:
        return Interval(least, max(found.high, least), nan=True)
    return found


def _arg_extreme(node: NodeContext) -> Results:
    """Places along one axis: before its end, where its size is known; along an axis without elements there are none."""
    sizes, axis = node.shape(0), node.attributes.get("axis", 0)
    size = sizes[axis] if sizes is not None and -len(sizes) <= axis < len(sizes) else None
    last = size - 1 if isinstance(size, int) and size > 0 else MAX_SIZE
    return [AbstractTensor(*node.results[0], Interval(0, last))]


WHOLE_TENSOR: Mapping[str, IntervalRule] = dict.fromkeys(REDUCTIONS, lambda node, x: reduce_node(node))
RESULTS: Mapping[str, ResultRule] = dict.fromkeys(("ArgMax", "ArgMin"), _arg_extreme)

"""Reductions of intervals. Sums are taken in any order, with the precision of the type or more."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial

from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer, type_bounds
from vinculum.models.numeric.interval import INF, Interval, Number, max_finite, min_subnormal, point, rounded_outward
from vinculum_spec.relations.ieee754 import Format

ReductionRule = Callable[[Interval, int | None, DType], Interval]


def _relative_error(n: int, form: Format) -> Fraction | None:
    """A bound on the relative error of a sum of n terms of one sign. None if it is 1/4 or more."""
    error = Fraction(2 * (n + 2), 1 << form.p)
    return error if error < Fraction(1, 4) else None


def total(x: Interval, n: int | None, dtype: DType) -> Interval:
    """The sum of n elements; of any number of them if n is None."""
    form = float_format(dtype)
    if n == 0:
        return point(0.0 if form else 0)
    if form is None:
        return type_bounds(dtype) if n is None else interval_arithmetic.fitting(int(x.low) * n, int(x.high) * n, dtype)
    if x.low < 0 < x.high:
        bound = _max_sum(max(abs(x.low), abs(x.high)), n, form)
        result = rounded_outward(-bound, bound, form)
        return Interval(result.low, result.high, x.nan or result.has_infinity)
    # Rounding is monotone: no partial sum has a smaller magnitude than its largest term.
    nearest, farthest = (x.low, x.high) if x.low >= 0 else (-x.high, -x.low)
    result = rounded_outward(0 if n is None else nearest, _max_sum(farthest, n, form), form, nan=x.nan)
    return result if x.low >= 0 else Interval(-result.high, -result.low, x.nan)


def _max_sum(magnitude: Number, n: int | None, form: Format) -> Fraction | float:
    """A bound on the magnitude of a sum of n terms whose magnitudes are at most `magnitude`."""
    if magnitude == 0:
        return Fraction(0)
    if n is None or magnitude == INF or (error := _relative_error(n, form)) is None:
        return INF
    return Fraction(magnitude) * n * (1 + error)


def mean(x: Interval, n: int | None, dtype: DType) -> Interval:
    """The mean of n elements; of any number of them if n is None.

    Runtimes give NaN or 0 for the mean of no element.
    """
    form = float_format(dtype)
    if form is not None and n is None and not x.low < 0 < x.high:
        return Interval(0.0, INF, nan=True) if x.low >= 0 else Interval(-INF, 0.0, nan=True)
    if not n:
        return type_bounds(dtype)
    if form is None:  # truncated toward zero, and so within x, unless the sum wraps around
        wraps = total(x, n, dtype) == type_bounds(dtype)
        return type_bounds(dtype) if wraps else Interval(x.low, x.high)
    return _float_mean(x, n, dtype, form)


def _float_mean(x: Interval, n: int, dtype: DType, form: Format) -> Interval:
    sums, error = total(x, n, dtype), _relative_error(n, form)
    underflow = 4 * min_subnormal(form)
    if x.low < 0 < x.high or error is None:
        if sums.has_infinity:
            return Interval(0.0 if x.low >= 0 else -INF, 0.0 if x.high <= 0 else INF, sums.nan)
        bound = Fraction(max(abs(x.low), abs(x.high))) * (1 + 4 * (error or 1)) + underflow
        return rounded_outward(0 if x.low >= 0 else -bound, 0 if x.high <= 0 else bound, form, nan=sums.nan)
    nearest, farthest = (x.low, x.high) if x.low >= 0 else (-x.high, -x.low)
    low: Fraction | float = INF
    if nearest != INF:
        low = max(Fraction(nearest) * (1 - 2 * error) - underflow, Fraction(0))
    if nearest and 1 + n > 1 << (form.emax - 1):
        low = 0
    high = INF if sums.has_infinity else Fraction(farthest) * (1 + 2 * error) + underflow
    result = rounded_outward(low, high, form, nan=x.nan)
    return result if x.low >= 0 else Interval(-result.high, -result.low, x.nan)


def _extreme(x: Interval, n: int | None, dtype: DType, *, greatest: bool) -> Interval:
    """The least or greatest of n elements.

    Of no element it is the neutral element: an infinity or a limit of the type.
    """
    if n:
        return x
    form, bounds = float_format(dtype), type_bounds(dtype)
    if n == 0 or (form is None and not is_integer(dtype)):
        return bounds
    if form is None:
        return x.join(point(bounds.low if greatest else bounds.high))
    limit = float(max_finite(form))
    return x.join(Interval(-INF, -limit) if greatest else Interval(limit, INF))


def _reduce_l1(x: Interval, n: int | None, dtype: DType) -> Interval:
    return total(interval_arithmetic.absolute(x, dtype), n, dtype)


def _reduce_sum_square(x: Interval, n: int | None, dtype: DType) -> Interval:
    return total(interval_arithmetic.square(x, dtype), n, dtype)


def _reduce_l2(x: Interval, n: int | None, dtype: DType) -> Interval:
    form = float_format(dtype)
    if form is None:
        return type_bounds(dtype)
    root = interval_arithmetic.square_root(_reduce_sum_square(x, n, dtype), dtype)
    return interval_arithmetic.with_libm_error(root.low, root.high, form, nan=root.nan, floor=0)


def _logarithm_of(
    rule: Callable[[Interval, int | None, DType], Interval], x: Interval, n: int | None, dtype: DType
) -> Interval:
    return interval_arithmetic.logarithm(rule(x, n, dtype), dtype)


def _reduce_prod(x: Interval, n: int | None, dtype: DType) -> Interval:
    if n == 0:
        return point(1.0 if float_format(dtype) else 1)
    if float_format(dtype) is None and n is not None and n <= 64:
        low, high = interval_arithmetic.magnitude_ends(x)
        if x.low >= 0:
            return interval_arithmetic.fitting(int(low) ** n, int(high) ** n, dtype)
        return interval_arithmetic.fitting(-(int(high) ** n), int(high) ** n, dtype)
    if float_format(dtype) is not None and x.low >= 0:
        return Interval(0.0, INF, nan=True)
    return type_bounds(dtype)


def exact_in_double(operator: str, x: Interval, n: int | None) -> bool:
    """Whether an integer reduction is exact in double precision, in which runtimes may compute it."""
    if operator not in ACCUMULATING:
        return True
    if n is None:
        return False
    magnitude = int(max(abs(x.low), abs(x.high)))
    if operator == "ReduceProd":
        return magnitude <= 1 or (n <= 53 and magnitude**n <= interval_arithmetic.MAX_DOUBLE_INTEGER)
    return n * magnitude ** (2 if operator == "ReduceSumSquare" else 1) <= interval_arithmetic.MAX_DOUBLE_INTEGER


ACCUMULATING = ("ReduceSum", "ReduceMean", "ReduceL1", "ReduceSumSquare", "ReduceProd")
REDUCTIONS: Mapping[str, ReductionRule] = {
    "ReduceSum": total,
    "ReduceMean": mean,
    "ReduceMax": partial(_extreme, greatest=True),
    "ReduceMin": partial(_extreme, greatest=False),
    "ReduceL1": _reduce_l1,
    "ReduceL2": _reduce_l2,
    "ReduceSumSquare": _reduce_sum_square,
    "ReduceProd": _reduce_prod,
    "ReduceLogSum": partial(_logarithm_of, total),
}

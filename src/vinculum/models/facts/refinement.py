"""Narrows intervals by facts: in the branches of a Where or an If, behind a guard, in a Div."""

import math
from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

from vinculum.models.abstract.fact import FactSet, WhereEvaluated
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.counting import TrueNowhere
from vinculum.models.facts.permutation import aligned_predicates, not_overwritten
from vinculum.models.facts.predicates import AtomicPredicate, Compares, Comparing, Is, implied_comparisons
from vinculum.models.facts.slices import AtLeastIfNonempty
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format
from vinculum.models.numeric.interval import INF, Comparison, Interval, Number, min_subnormal, point, round_directed

EMPTY = Interval(INF, -INF)


def selected_interval(node: NodeContext, index: int, interval: Interval) -> Interval:
    """Narrow the interval of operand 1 or 2 of a Where to elements that are selected."""
    condition = node.operand(0)
    return interval if condition is None else interval_where(condition, node.operand(index), interval, truth=index == 1)


def interval_where(
    condition: AbstractTensor, value: AbstractTensor | None, interval: Interval, *, truth: bool
) -> Interval:
    """Narrow the interval of a value to elements that meet a `truth` of the condition."""
    if value is None:
        return interval
    for fact in condition.facts:
        comparisons = list(implied_comparisons(fact, truth=truth))
        interval = _narrow(interval, value, comparisons)
        if (Is(value.root, 0), True) in comparisons and not value.excess_precision:
            interval = interval.meet(point(0 if interval.integral else 0.0)) if interval.has_zero else EMPTY
    for tensor, predicate in aligned_predicates(condition, value):
        interval = _narrow(interval, tensor, implied_comparisons(predicate, truth=truth))
    return interval


def interval_not_overwritten(node: NodeContext) -> Interval:
    """Return the interval of the elements of operand 0 that a ScatterND keeps."""
    value, indices, interval = node.operand(0), node.operand(1), node.interval(0)
    if value is None or indices is None:
        return interval
    for predicate in not_overwritten(indices, value):
        interval = _narrow(interval, value, implied_comparisons(predicate, truth=False))
    return interval


def in_branch(condition: AbstractTensor, value: AbstractTensor, *, truth: bool) -> AbstractTensor | None:
    """Narrow a value to the branch where a condition is `truth`; None if nothing changes."""
    if value.constant is not None or value.element_bounds is not None or not value.dtype:
        return None
    interval = value.interval
    for fact in condition.facts:
        interval = _narrow(interval, value, implied_comparisons(fact, truth=truth))
    if interval == value.interval:
        return None
    return replace(value, bounds=interval, alias_of=value, assumptions=value.assumptions | condition.assumptions)


def behind_guard(interval: Interval, facts: FactSet, value: AbstractTensor | None) -> Interval:
    """Narrow the interval of a value to elements that a guard lets pass.

    A guard on two tensors narrows neither of them: if they have no element in common, it lets all elements pass.
    """
    if value is None:
        return interval
    for fact in facts.of(TrueNowhere):
        if isinstance(fact.predicate, AtomicPredicate):
            interval = _narrow(interval, value, implied_comparisons(fact.predicate, truth=False))
    return interval


def under_nonempty_numerator(A: AbstractTensor, B: AbstractTensor) -> AbstractTensor:
    """Narrow the denominator to elements that divide one of A: an empty sum divides none."""
    lows = [fact.bound for fact in B.facts.of(AtLeastIfNonempty) if _same_elements(fact.tensor, A)]
    if not lows or max(lows) <= B.interval.low:
        return B
    low = max(lows)
    bounds = Interval(low, max(B.interval.high, low), nan=True)
    return replace(B, bounds=bounds, facts=B.facts | [WhereEvaluated()], assumptions=B.assumptions | A.assumptions)


def _same_elements(x: AbstractTensor, y: AbstractTensor) -> bool:
    """Whether x has an element where y has one: they are one tensor, or have the same sizes."""
    return x is y.root or (x.shape is not None and None not in x.shape and x.shape == y.shape)


def _narrow(interval: Interval, value: AbstractTensor, comparisons: Iterable[tuple[Comparing, bool]]) -> Interval:
    """Narrow the interval of a value by all comparisons that are about it."""
    for comparing, truth in comparisons:
        if comparing.tensor is (value.root if isinstance(comparing, Is) else value.exact_root):
            interval = _narrow_by_one(interval, comparing, truth=truth)
    return interval


def _narrow_by_one(interval: Interval, comparing: Comparing, *, truth: bool) -> Interval:
    tensor, number = comparing.tensor, comparing.number
    if math.isnan(number):  # with excess precision, an element may become NaN when it is rounded
        return interval if truth or tensor.excess_precision else replace(interval, nan=False)
    comparison = Comparison.EQUAL if isinstance(comparing, Is) else comparing.comparison
    comparison = comparison if truth else comparison.negated
    if isinstance(comparing, Compares):
        rounded = _after_rounding(comparison, number, tensor.dtype) if tensor.excess_precision else (comparison, number)
        interval = interval.satisfying(*rounded, nan=not truth)
    if (not isinstance(comparing, Compares) or tensor.excess_precision) and not _allows_zero(
        comparison, number, tensor
    ):
        interval = interval.without_zero()
    return interval


def _after_rounding(comparison: Comparison, number: Number, dtype: DType) -> tuple[Comparison, Number]:
    """Weaken a comparison so that it still holds after rounding to the type."""
    form = float_format(dtype)
    assert form is not None
    end = number if number in (INF, -INF) else round_directed(Fraction(number), form, up=comparison.is_upper_bound)
    return comparison.or_equal, end


def _allows_zero(comparison: Comparison, number: Number, value: AbstractTensor) -> bool:
    """Whether elements that satisfy the comparison may be zero, or are rounded to zero later."""
    form = float_format(value.dtype)
    half_ulp = min_subnormal(form) / 2 if value.excess_precision and form is not None else 0
    match comparison:
        case Comparison.EQUAL:
            return abs(number) <= half_ulp
        case Comparison.NOT_EQUAL:
            return number != 0 or half_ulp > 0
        case Comparison.LESS:
            return number > -half_ulp
        case Comparison.LESS_OR_EQUAL:
            return number >= -half_ulp
        case Comparison.GREATER:
            return number < half_ulp
        case Comparison.GREATER_OR_EQUAL:
            return number <= half_ulp

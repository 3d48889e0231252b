"""Derives the facts of a node's first result, and the operand that the result is an alias of."""

import math
from collections.abc import Iterator
from itertools import product

from vinculum.models.abstract.fact import Fact, FactSet
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.reduced_axes import reduced_axes
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.counting import (
    TrueNowhere,
    count_comparison_facts,
    counting_facts,
    guarded_operand,
)
from vinculum.models.facts.integrality import integrality_facts
from vinculum.models.facts.permutation import permutation_facts
from vinculum.models.facts.predicates import (
    AbsoluteValueOf,
    AtomicPredicate,
    Both,
    Compares,
    Either,
    Is,
    MagnitudeCompares,
    NonzeroExactlyAtZerosOf,
    Not,
    OnlyWhere,
    Predicate,
    ShapesEqual,
    Wherever,
    conjuncts,
    disjuncts,
    negation,
)
from vinculum.models.facts.select import selection_facts
from vinculum.models.facts.shape_values import ShapeOf, shape_value_facts
from vinculum.models.facts.slice_extrema import extremum_facts
from vinculum.models.facts.slices import AtLeastIfNonempty, SomeAtLeast, slice_maximum_bound
from vinculum.models.facts.top_p import first_element_facts
from vinculum.models.numeric import interval_arithmetic
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer, type_bounds
from vinculum.models.numeric.interval import INF, Comparison, Number, max_finite, min_subnormal, point

COMPARISONS = {
    "Less": Comparison.LESS,
    "LessOrEqual": Comparison.LESS_OR_EQUAL,
    "Greater": Comparison.GREATER,
    "GreaterOrEqual": Comparison.GREATER_OR_EQUAL,
}
BROADCASTING_SINCE = 7  # before this operator set, an attribute `axis` says which elements meet


def derive_facts(node: NodeContext) -> FactSet:
    """Return the facts that hold of the first result of a node."""
    derivations = (
        element_facts,
        predicate_facts,
        counting_facts,
        permutation_facts,
        extremum_facts,
        first_element_facts,
        shape_value_facts,
        selection_facts,
        integrality_facts,
    )
    return FactSet(fact for derive in derivations for fact in derive(node))


def element_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts that relate each element to one element of an operand."""
    first = node.operand(0)
    if first is None:
        return
    match node.operator:
        case "Abs":
            yield AbsoluteValueOf(first.exact_root)
        case "Cast" | "CastLike" | "Identity":
            yield from _conversion_facts(node, first)
        case "ReduceSum" if float_format(node.dtype) and first.interval.low >= 0:
            bound = slice_maximum_bound(node.operand(0), reduced_axes(node))
            if bound is not None:
                yield AtLeastIfNonempty(first.root, bound)
        case "Mul" | "Where" if node.version >= BROADCASTING_SINCE:
            yield from _nonzero_at_zeros(node)


def predicate_facts(node: NodeContext) -> Iterator[Fact]:
    """Derive the facts of a result that consists of truth values."""
    first, second = node.operand(0), node.operand(1)
    if first is None:
        return
    if node.operator == "IsNaN":
        yield Is(first.root, math.nan)
    elif node.operator == "Not":
        yield from (negation(fact) for fact in first.facts if isinstance(fact, Predicate | ShapesEqual))
    if second is None or node.version < BROADCASTING_SINCE:
        return
    match node.operator:
        case "Equal":
            yield from _equality_facts(first, second)
            yield from _equality_facts(second, first)
        case "Less" | "LessOrEqual" | "Greater" | "GreaterOrEqual":
            comparison = COMPARISONS[node.operator]
            yield from _comparison_facts(first, comparison, second)
            yield from _comparison_facts(second, comparison.mirrored, first)
        case "And":
            yield from (Both(*pair) for pair in _atomic_pairs(first, second))
            yield from (OnlyWhere(part) for part in conjuncts(first) | conjuncts(second))
        case "Or":
            yield from (Either(*pair) for pair in _atomic_pairs(first, second))
            yield from (Wherever(part) for part in disjuncts(first) | disjuncts(second))


def _atomic_pairs(first: AbstractTensor, second: AbstractTensor) -> Iterator[tuple[Fact, Fact]]:
    return product(first.facts.of(AtomicPredicate), second.facts.of(AtomicPredicate))


def _equality_facts(x: AbstractTensor, y: AbstractTensor) -> Iterator[Fact]:
    if x is not y:
        shapes = product(x.facts.of(ShapeOf), y.facts.of(ShapeOf))
        yield from (ShapesEqual(one.tensor, other.tensor) for one, other in shapes)
    number = _only_number(y)
    if number is not None:
        yield Is(x.root, number)
        yield from count_comparison_facts(x, Comparison.EQUAL, number)
        if number == 0:
            yield from (Is(fact.tensor, 0) for fact in x.facts.of(AbsoluteValueOf))


def _comparison_facts(x: AbstractTensor, comparison: Comparison, y: AbstractTensor) -> Iterator[Fact]:
    number = _only_number(y)
    if number is not None:
        yield Compares(x.exact_root, comparison, number)
        yield from count_comparison_facts(x, comparison, number)
        yield from (MagnitudeCompares(fact.tensor, comparison, number) for fact in x.facts.of(AbsoluteValueOf))


def _only_number(value: AbstractTensor) -> Number | None:
    """Return the number that all elements equal, if there is surely an element."""
    return value.interval.single if value.size else None


def _conversion_facts(node: NodeContext, value: AbstractTensor) -> Iterator[Fact]:
    if node.operator == "Identity" or (value.dtype and value.dtype == node.dtype):
        yield from value.facts
        return
    if not value.dtype:
        return
    of_numbers = is_integer(value.dtype) or float_format(value.dtype)
    to_numbers = is_integer(node.dtype) or float_format(node.dtype)
    if value.dtype == DType.BOOL and to_numbers:
        yield from value.facts.of(Predicate)
    elif node.dtype == DType.BOOL and of_numbers:
        yield Not(Is(value.root, 0))
        yield from count_comparison_facts(value, Comparison.NOT_EQUAL, 0)
        yield from value.facts.of(Predicate)
    else:
        yield from value.facts.of(TrueNowhere)
        if float_format(node.dtype) and float_format(value.dtype):
            for fact in value.facts.of(SomeAtLeast):
                converted = interval_arithmetic.cast(point(fact.bound), value.dtype, node.dtype)
                yield SomeAtLeast(fact.axes, float(converted.low))


def _nonzero_at_zeros(node: NodeContext) -> Iterator[Fact]:
    """A nonzero number times a truth value, or selected by it, is nonzero where that is true."""
    condition, number = node.operand(0), node.operand(1)
    if node.operator == "Where":
        zero = node.operand(2)
        matches = zero is not None and zero.interval.single == 0
    else:
        if number is None or not number.interval.single:
            other = condition is not None and condition.interval.single
            condition, number = (number, condition) if other else (condition, number)
        matches = number is not None and number.interval.single not in (None, INF, -INF)
    if condition is None or number is None or not matches or number.interval.has_zero or number.excess_precision:
        return
    yield from (NonzeroExactlyAtZerosOf(fact.tensor) for fact in condition.facts.of(Is) if fact.number == 0)


def alias_operand(node: NodeContext) -> AbstractTensor | None:
    """Return the operand of which the first result is an alias; integers modulo 2^64."""
    value = node.operand(0)
    if value is None:
        return None
    if node.operator == "Identity":
        return value
    if node.operator in ("Cast", "CastLike") and value.dtype:
        exact = value.dtype == node.dtype or holds_all_numbers_of(node.dtype, value.dtype)
        return value if exact or (node.dtype == DType.INT64 and is_integer(value.dtype)) else None
    return guarded_operand(node)


def holds_all_numbers_of(wide: DType, narrow: DType) -> bool:
    """Whether a type has every number of another, so that a Cast to it changes none."""
    form, wide_form = float_format(narrow), float_format(wide)
    if form and wide_form:
        exponents = min_subnormal(form) >= min_subnormal(wide_form) and max_finite(form) <= max_finite(wide_form)
        return form.p <= wide_form.p and exponents
    if not is_integer(narrow):
        return False
    numbers = type_bounds(narrow)
    if is_integer(wide):
        return numbers.within(type_bounds(wide))
    return wide_form is not None and numbers.high < 2**wide_form.p

"""Facts about lower bounds that hold if no unknown size is 0: otherwise, nothing is divided."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from vinculum.models.abstract.fact import Fact, WhereEvaluated
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.symbolic_dims import base_name, equal_dims
from vinculum.models.abstract.tensor import AbstractTensor, Dim
from vinculum.models.concrete.tensor_movement import ELEMENT_SOURCES, ElementSource
from vinculum.models.facts.case_split import TransferRule
from vinculum.models.facts.shape_values import elements_as_dims
from vinculum.models.numeric.element_types import float_format, is_integer
from vinculum.models.numeric.interval import ANYTHING, Interval, Number


@dataclass(frozen=True)
class AtLeastIfDimsNonzero(Fact):
    """Each element is `bound` or more, or NaN, if none of these unknown sizes is 0."""

    dims: frozenset[Dim]
    bound: Number


def size_bound_facts(
    node: NodeContext, interval: Interval, rule: TransferRule | None
) -> Iterator[AtLeastIfDimsNonzero]:
    """Derive the fact of the first result. `rule` computes its interval, which is known already."""
    first = node.operand(0)
    if first is not None and ELEMENT_SOURCES.get(node.operator) == ElementSource(1):
        yield from first.facts.of(AtLeastIfDimsNonzero)
        return
    if node.operator == "Size" and first is not None:
        yield from _element_count_bound(first)
        return
    numeric = float_format(node.dtype) is not None or is_integer(node.dtype)
    if rule is None or not numeric or any(value and value.interval.empty for value in node.inputs):
        return
    lower_bounds = [None if value is None else _lower_bound(value) for value in node.inputs]
    dims = [each.dims for each in lower_bounds if each is not None]
    if not dims:
        return
    raised = [_raised(value, each) for value, each in zip(node.inputs, lower_bounds, strict=True)]
    intervals = [ANYTHING if value is None else value.interval for value in raised]
    low = rule(replace(node, inputs=raised), intervals).low
    if low > interval.low:
        yield AtLeastIfDimsNonzero(frozenset[Dim]().union(*dims), low)


def _element_count_bound(value: AbstractTensor) -> Iterator[AtLeastIfDimsNonzero]:
    """A tensor has an element if none of its sizes is 0."""
    dims = value.shape or (None,)
    if all(dim is not None and dim != 0 for dim in dims):
        yield AtLeastIfDimsNonzero(frozenset(dim for dim in dims if isinstance(dim, str)), 1)


def _lower_bound(value: AbstractTensor) -> AtLeastIfDimsNonzero | None:
    """Return the lower bound of a value; it is 1 if the elements are sizes themselves."""
    derived = next(iter(value.facts.of(AtLeastIfDimsNonzero)), None)
    dims = (None if value.constant is not None else elements_as_dims(value)) or ()
    if derived is None and dims and all(isinstance(dim, str) or (dim or 0) > 0 for dim in dims):
        return AtLeastIfDimsNonzero(frozenset(dim for dim in dims if isinstance(dim, str)), 1)
    return derived


def _raised(value: AbstractTensor | None, lower_bound: AtLeastIfDimsNonzero | None) -> AbstractTensor | None:
    """Return the value as it is if none of the sizes is 0."""
    if value is None or lower_bound is None or value.interval.low >= lower_bound.bound:
        return value
    low = lower_bound.bound
    bounds = Interval(low, max(value.interval.high, low), value.interval.nan)
    return replace(value, bounds=bounds, element_bounds=None, constant=None, alias_of=value)


def under_nonzero_sizes(A: AbstractTensor, B: AbstractTensor) -> AbstractTensor:
    """Narrow the denominator to elements that divide one of A: none does if a size is 0."""
    lower_bound, sizes = _lower_bound(B), {*(A.shape or ()), *(B.shape or ())}
    if lower_bound is None or lower_bound.bound <= 0:
        return B
    if not {base_name(dim) for dim in lower_bound.dims} <= {base_name(dim) for dim in sizes}:
        return B
    raised, others = _raised(B, lower_bound), lower_bound.dims - sizes
    assert raised is not None
    assumptions = A.assumptions | B.assumptions | equal_dims(str(base_name(dim)) for dim in others)
    return raised if raised is B else replace(raised, facts=B.facts | [WhereEvaluated()], assumptions=assumptions)

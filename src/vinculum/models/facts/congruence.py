"""Facts about integers modulo 2^bits: a sum may be surely nonzero although a term wrapped around."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.concrete.tensor_movement import ELEMENT_SOURCES, ElementSource
from vinculum.models.numeric.element_types import is_integer, type_bounds
from vinculum.models.numeric.interval import Interval
from vinculum.models.numeric.interval_arithmetic import magnitude_ends, never_zero

Ends = tuple[int, int]
TransferRule = Callable[[NodeContext, Sequence[Interval]], Interval]


@dataclass(frozen=True)
class CongruentTo(Fact):
    """Each element is congruent to an integer from `low` to `high`, modulo 2^bits of its type."""

    low: int
    high: int


def congruence_facts(node: NodeContext) -> Iterator[CongruentTo]:
    """Derive the fact of the first result, if it implies more than the interval of the result does."""
    first = node.operand(0)
    if first is not None and ELEMENT_SOURCES.get(node.operator) == ElementSource(1):
        yield from first.facts.of(CongruentTo)
        return
    unbounded = _unbounded_ends(node)
    if unbounded is None:
        return
    bounds, (low, high) = type_bounds(node.dtype), unbounded
    modulus = int(bounds.high - bounds.low) + 1
    fits = bounds.low <= low and high <= bounds.high
    from_congruences = any(value.facts.has(CongruentTo) for value in node.inputs if value is not None)
    if high - low < modulus - 1 and (not fits or from_congruences):
        start = int((low - bounds.low) % modulus + bounds.low)
        yield CongruentTo(start, start + high - low)


def modulo_type_size(rule: TransferRule) -> TransferRule:
    """Exclude zero from the result of a transfer rule if congruences show that it is never zero."""

    def extended(node: NodeContext, x: Sequence[Interval]) -> Interval:
        result = rule(node, x)
        nonzero = result.has_zero and any(
            never_zero(fact.low, fact.high, node.dtype) for fact in congruence_facts(node)
        )
        return result.without_zero() if nonzero else result

    return extended


def never_congruent(value: AbstractTensor, number: int) -> bool:
    """Whether congruences show that no element equals `number`."""
    facts = value.facts.of(CongruentTo)
    return any(never_zero(fact.low - number, fact.high - number, value.dtype) for fact in facts)


def _narrowest_ends(value: AbstractTensor) -> Ends:
    """Return the ends of the narrowest interval that contains all elements, modulo 2^bits."""
    own = int(value.interval.low), int(value.interval.high)
    congruent = ((fact.low, fact.high) for fact in value.facts.of(CongruentTo))
    return min([own, *congruent], key=lambda ends: ends[1] - ends[0])


def _unbounded_ends(node: NodeContext) -> Ends | None:
    """Return the ends that the first result would have in a type without bounds, if known."""
    values = [value for value in node.inputs if value is not None]
    if not is_integer(node.dtype) or any(value.dtype != node.dtype or value.interval.empty for value in values):
        return None
    match node.operator, values:
        case "Abs", [x]:
            low, high = magnitude_ends(x.interval)
            return int(low), int(high)
        case "Neg", [x]:
            low, high = _narrowest_ends(x)
            return -high, -low
        case "Add" | "Sub" | "Mul", [x, y]:
            one, other = _narrowest_ends(x), _narrowest_ends(y)
            if node.operator == "Add":
                return one[0] + other[0], one[1] + other[1]
            if node.operator == "Sub":
                return one[0] - other[1], one[1] - other[0]
            products = [a * b for a in one for b in other]
            return min(products), max(products)
    return None

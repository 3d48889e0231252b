"""Integers before they wrap around: what is added to one that wrapped around may show that the sum is never zero.

One more fact, beside those of `ties.py`:
    ("congruent", low, high)   each element is one of low to high, modulo 2^bits of its type
"""

from collections.abc import Callable, Sequence

from vinculum.models.abstract.interval import Interval
from vinculum.models.abstract.interval_arithmetic import magnitude_ends, never_zero
from vinculum.models.abstract.tensor import AbstractTensor, Fact
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import is_integer, type_bounds
from vinculum.models.transfer.tensor_movement import ELEMENT_SOURCES, ElementSource

Ends = tuple[int, int]
Rule = Callable[[NodeContext, Sequence[Interval]], Interval]


def congruent(node: NodeContext) -> frozenset[Fact]:
    """The fact of the first result, where it says more than the interval that the result is in."""
    first = node.operand(0)
    if first is not None and ELEMENT_SOURCES.get(node.operator) == ElementSource(1):
        return _told(first)
    found = _ends(node)
    if found is None:
        return frozenset()
    top, (low, high) = type_bounds(node.dtype), found
    size = int(top.high - top.low) + 1
    within = top.low <= low and high <= top.high
    if high - low >= size - 1 or (within and not any(_told(value) for value in node.inputs if value is not None)):
        return frozenset()
    start = int((low - top.low) % size + top.low)
    return frozenset({("congruent", start, start + high - low)})


def modular(rule: Rule) -> Rule:
    """A rule, and of integers what is known of them before they wrap around."""

    def ruled(node: NodeContext, x: Sequence[Interval]) -> Interval:
        found = rule(node, x)
        misses = found.has_zero and any(never_zero(low, high, node.dtype) for _, low, high in congruent(node))
        return found.without_zero() if misses else found

    return ruled


def misses(value: AbstractTensor, wanted: int) -> bool:
    """Whether no element is `wanted`, by what is known of them before they wrap around."""
    return any(never_zero(low - wanted, high - wanted, value.dtype) for _, low, high in _told(value))


def _told(value: AbstractTensor) -> frozenset[Fact]:
    return frozenset(fact for fact in value.facts if fact[0] == "congruent")


def _before(value: AbstractTensor) -> Ends:
    """Ends that the elements of an operand have, modulo 2^bits."""
    own = int(value.interval.low), int(value.interval.high)
    return min([own, *(fact[1:] for fact in _told(value))], key=lambda ends: ends[1] - ends[0])


def _ends(node: NodeContext) -> Ends | None:
    """The ends of the first result, had its type no bounds; None of operators that have no such."""
    values = [value for value in node.inputs if value is not None]
    if not is_integer(node.dtype) or any(value.dtype != node.dtype or value.interval.empty for value in values):
        return None
    match node.operator, values:
        case "Abs", [x]:
            low, high = magnitude_ends(x.interval)
            return int(low), int(high)
        case "Neg", [x]:
            low, high = _before(x)
            return -high, -low
        case "Add" | "Sub" | "Mul", [x, y]:
            one, other = _before(x), _before(y)
            if node.operator == "Add":
                return one[0] + other[0], one[1] + other[1]
            if node.operator == "Sub":
                return one[0] - other[1], one[1] - other[0]
            products = [a * b for a in one for b in other]
            return min(products), max(products)
    return None

"""The first element of each slice along an axis: that which nucleus sampling keeps whatever else it leaves out.

More facts, beside those of `ties.py`; each is of slices along one axis that have an element at all:
    ("first is at least", axis, bound)   the first element, unless the slice has a NaN
    ("begins as", X, axis)               sums that go on, of which the first is that of X
    ("begins with 0", X, axis)           the first is 0 where that of X is no NaN
    ("first", truth, X, axis)            what the first truth value is where the first of X is no NaN
"""

from vinculum.models.abstract.tensor import AbstractTensor, Fact
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import WIDENED_TYPES, float_format, type_name

# Of 0 and a number above it: what is true of the two.
ABOVE = {"Less": True, "LessOrEqual": True, "Greater": False, "GreaterOrEqual": False}


def first_facts(node: NodeContext) -> frozenset[Fact]:
    """The facts of the first result of an operator on what is sorted, summed up, compared or left out."""
    value, other = node.operand(0), node.operand(1)
    if value is None or type_name(value.dtype) in WIDENED_TYPES or node.version < 13:
        return frozenset()
    match node.operator:
        case "TopK":
            return _greatest_first(node, value)
        case "CumSum":
            return _summed_up(node, value)
        case "Sub" if other is not None and other.shape == value.shape and not other.interval.has_infinity:
            begun = [fact for fact in value.facts if fact[0] == "begins as" and fact[1] is other.exact_root]
            return frozenset(("begins with 0", *fact[1:]) for fact in begun)
        case "Less" | "LessOrEqual" | "Greater" | "GreaterOrEqual" if other is not None:
            return _compared(node, value, other)
        case "Not":
            return frozenset((*f[:1], not f[1], *f[2:]) for f in value.facts if f[0] == "first")
        case "Cast" if type_name(value.dtype) == "bool" and float_format(node.dtype):
            return frozenset(fact for fact in value.facts if fact[0] == "first")
        case "Mul" if other is not None:
            return _kept(value, other, truth=True) | _kept(other, value, truth=True)
        case "Where" if other is not None:
            return _chosen(node, value)
    return frozenset()


def _greatest_first(node: NodeContext, value: AbstractTensor) -> frozenset[Fact]:
    sizes, axis = node.shape(0), node.attributes.get("axis", -1)
    if not sizes or not node.attributes.get("largest", 1) or not node.attributes.get("sorted", 1):
        return frozenset()
    axis %= len(sizes)
    told = [fact for fact in value.facts if fact[:2] == ("some element is at least", (axis,))]
    whole = ("all or none is NaN", (axis,)) in value.facts
    return frozenset(("first is at least", axis, fact[2]) for fact in told if whole)


def _summed_up(node: NodeContext, value: AbstractTensor) -> frozenset[Fact]:
    axis, turned = node.integers(1, "axis"), node.attributes.get("exclusive", 0) or node.attributes.get("reverse", 0)
    if not value.shape or not axis or turned:
        return frozenset()
    return frozenset({("begins as", value.exact_root, axis[0] % len(value.shape))})


def _compared(node: NodeContext, value: AbstractTensor, other: AbstractTensor) -> frozenset[Fact]:
    """Of numbers that begin with 0 and one number above it; in the other order, where it is the other way round."""
    found = set[Fact]()
    for numbers, bound, straight in ((value, other, True), (other, value, False)):
        above = (
            bound.size == 1 and (bound.interval.single or 0) > 0 and len(bound.shape or ()) <= len(numbers.shape or ())
        )
        begun = [fact for fact in numbers.facts if fact[0] == "begins with 0"] if above else []
        found |= {("first", ABOVE[node.operator] is straight, *fact[1:]) for fact in begun}
    return frozenset(found)


def _kept(truths: AbstractTensor, value: AbstractTensor, *, truth: bool) -> frozenset[Fact]:
    """What is kept of a value: its first elements, and others. Where there is a NaN, it is left in the place of the first one."""
    if truths.shape is None or truths.shape != value.shape:
        return frozenset()
    lows = {fact[1]: fact[2] for fact in value.facts if fact[0] == "first is at least"}
    kept = [fact[3] for fact in truths.facts if fact[:2] == ("first", truth) and fact[2] is value.exact_root]
    return frozenset(("some element is at least", (axis,), lows[axis]) for axis in kept if axis in lows)


def _chosen(node: NodeContext, truths: AbstractTensor) -> frozenset[Fact]:
    """A NaN is no number below a bound, and is not chosen: so there must be none."""
    values = [(node.operand(1), True), (node.operand(2), False)]
    return frozenset[Fact]().union(
        *(_kept(truths, value, truth=truth) for value, truth in values if value is not None and not value.interval.nan)
    )

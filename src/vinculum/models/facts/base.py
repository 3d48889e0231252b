"""Facts that tie one value to another. An interval cannot say them; a guard, and a softmax, rest on them.

A fact is a tuple, its first word says which:
    ("is", X, c)              true where the element of X is c, which may be NaN; where the result is a number, 1 and else 0
    ("compares", X, how, c)   true where the element of X is less than c (how: "<"), or "<=", ">", ">="
    ("magnitude", X, how, c)  the same of the absolute value of the element
    ("shape of", X)           the sizes of X
    ("shapes equal", X, Y)    true where a size of X is that of Y
    ("not", f) ("both", f, g) ("either", f, g)   truth values made of others, on elements that meet by broadcasting
    ("only where", f) ("wherever", f)   true only where f is, as of an And; true wherever f is, as of an Or
    ("absolute value of", X)
    ("count", f)              how many elements f is true of
    ("none", f)               f is true of no element, wherever this value is used
    ("behind", X)             X with one axis of size 1 in front
    ("some element is at least", axes, bound)   in each slice, or the slice has a NaN
    ("at least where some", X, bound)   where X has an element at all, or NaN
    ("not zero just where", X)   not zero where the element of X is 0, and else zero
Others are where they are used: of tensors whose elements have been moved in `moves.py`, of slices in `spans.py`, of the
first of each in `nucleus.py`, of sizes in `steering.py`, of elements that have been replaced in `choices.py`, of both
cases of a truth value in `cases.py`, of integers that wrap around in `wraps.py`, of what is made of sizes in `floors.py`,
of whole numbers in `wholes.py`.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

from vinculum.models.abstract import interval_arithmetic
from vinculum.models.abstract.dtype import DType
from vinculum.models.abstract.interval import INF, Interval, Number, directed, exactly, largest, smallest
from vinculum.models.abstract.tensor import MET, AbstractTensor, Fact
from vinculum.models.facts.integrality import whole_facts
from vinculum.models.facts.permutation import met_again, moved_facts, overwritten
from vinculum.models.facts.select import choice_facts
from vinculum.models.facts.shape_values import size_facts
from vinculum.models.facts.slice_extrema import slice_facts
from vinculum.models.facts.top_p import first_facts
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, is_integer, type_bounds, type_name
from vinculum.models.transfer.reduction import reduced_axes, witness

COMPARED = {"Less": "<", "LessOrEqual": "<=", "Greater": ">", "GreaterOrEqual": ">="}
TURNED = str.maketrans("<>", "><")
OTHERWISE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!="}
Said = tuple[str, AbstractTensor, str, Number, bool]
ATOMIC = frozenset({"is", "compares", "magnitude", "not"})  # what others are made of: no fact is deeper
OF_ELEMENTS = ATOMIC | {"both", "either", "only where", "wherever"}  # of each element by itself
MOST = 64  # parts of an And or Or: of more nothing is known


def ties(node: NodeContext) -> frozenset[Fact]:
    """The facts that hold of the first result of a node."""
    of_places = moved_facts(node, OF_ELEMENTS) | slice_facts(node) | first_facts(node)
    return _ties(node) | of_places | size_facts(node) | choice_facts(node) | whole_facts(node)


def _ties(node: NodeContext) -> frozenset[Fact]:
    first, second = node.operand(0), node.operand(1)
    if first is None:
        return frozenset()
    match node.operator:
        case "Shape" if not node.attributes.get("start", 0) and "end" not in node.attributes:
            return frozenset({("shape of", first.root)})
        case "Abs":
            return frozenset({("absolute value of", first.exact_root)})
        case "Cast" | "CastLike" | "Identity":
            return _converted(node, first)
        case "ReduceSum" if node.dtype == DType.INT64 and _all_axes(node):
            return frozenset(("count", fact) for fact in first.facts if fact[0] in OF_ELEMENTS)
        case "ReduceSum" if float_format(node.dtype) and first.interval.low >= 0:
            least = witness(node, reduced_axes(node))
            return frozenset() if least is None else frozenset({("at least where some", first.root, least)})
        case "Unsqueeze" if node.integers(1, "axes") == [0]:
            return frozenset({("behind", first.root)}) | _kept(first)
        case "Gather":
            return _gathered(node, first, second)
        case "Mul" | "Where" if node.version >= 7:
            return _at_zeros(node)
    return _truths(node, first, second)


def _truths(node: NodeContext, first: AbstractTensor, second: AbstractTensor | None) -> frozenset[Fact]:
    """The facts of truth values. Before operator set 7, elements met by `axis`."""
    match node.operator:
        case "Equal" if second is not None and node.version >= 7:
            return _equal(first, second) | _equal(second, first)
        case "Less" | "LessOrEqual" | "Greater" | "GreaterOrEqual" if second is not None and node.version >= 7:
            how = COMPARED[node.operator]
            return _compared(first, how, second) | _compared(second, how.translate(TURNED), first)
        case "IsNaN":
            return frozenset({("is", first.root, math.nan)})
        case "Not":
            return frozenset(_opposite(fact) for fact in first.facts if fact[0] in (*OF_ELEMENTS, "shapes equal"))
        case "And" | "Or" if second is not None and node.version >= 7:
            word, alone = ("both", "only where") if node.operator == "And" else ("either", "wherever")
            pairs = product(*({fact for fact in each.facts if fact[0] in ATOMIC} for each in (first, second)))
            parts = _parts(first, alone) | _parts(second, alone)
            return frozenset((word, f, g) for f, g in pairs) | frozenset((alone, part) for part in parts)
    return frozenset()


def _parts(value: AbstractTensor, alone: str) -> frozenset[Fact]:
    """What a truth value is true only where ("only where"), or wherever: each says by itself what an And, or Or, of it does."""
    behind = frozenset(fact[1] for fact in value.facts if fact[0] == alone)
    found = behind | {fact for fact in value.facts if fact[0] in ATOMIC}
    return found if len(found) <= MOST else frozenset()


def _opposite(fact: Fact) -> Fact:
    match fact:
        case ("not", tuple() as other):
            return other
        case ("both" | "either" as word, one, other):
            return "either" if word == "both" else "both", _opposite(one), _opposite(other)
        case ("only where" | "wherever" as word, part):
            return "wherever" if word == "only where" else "only where", _opposite(part)
    return "not", fact


def _kept(value: AbstractTensor) -> frozenset[Fact]:
    return frozenset(fact for fact in value.facts if fact[0] == "none")


def _equal(x: AbstractTensor, y: AbstractTensor) -> frozenset[Fact]:
    shapes = frozenset(
        ("shapes equal", f[1], g[1]) for f in x.facts for g in y.facts if f[0] == g[0] == "shape of" and x is not y
    )
    number = _one_number(y)
    if number is None:
        return shapes
    return shapes | {("is", x.root, number), *(("is", z.root, 0) for z in _of_size(x) if number == 0)}


def _compared(x: AbstractTensor, how: str, y: AbstractTensor) -> frozenset[Fact]:
    """What is said by `x how y` where y is one number."""
    number = _one_number(y)
    if number is None:
        return frozenset()
    return frozenset({("compares", x.exact_root, how, number), *(("magnitude", z, how, number) for z in _of_size(x))})


def _one_number(value: AbstractTensor) -> Number | None:
    """The number that each element of a tensor is, which has one at least: else it would meet none."""
    return value.interval.single if value.size else None


def _of_size(value: AbstractTensor) -> list[AbstractTensor]:
    """The values of which this is the absolute value."""
    return [fact[1] for fact in value.facts if fact[0] == "absolute value of"]


def _converted(node: NodeContext, value: AbstractTensor) -> frozenset[Fact]:
    if node.operator == "Identity" or (value.dtype and value.dtype == node.dtype):
        return value.facts
    if not value.dtype:
        return frozenset()
    if type_name(value.dtype) == "bool" and (is_integer(node.dtype) or float_format(node.dtype)):
        return frozenset(fact for fact in value.facts if fact[0] in OF_ELEMENTS)
    if type_name(node.dtype) == "bool" and (is_integer(value.dtype) or float_format(value.dtype)):
        return frozenset({("not", ("is", value.root, 0))})
    form = float_format(node.dtype)
    if form is None or float_format(value.dtype) is None:
        return _kept(value)
    lower = (
        (*fact[:2], float(interval_arithmetic.cast(exactly(fact[2]), value.dtype, node.dtype).low))
        for fact in value.facts
        if fact[0] == "some element is at least"
    )
    return frozenset(lower) | _kept(value)


def _all_axes(node: NodeContext) -> bool:
    given = "axes" in node.attributes or node.has_operand(1)
    return not given and not node.attributes.get("noop_with_empty_axes", 0)


def _gathered(node: NodeContext, data: AbstractTensor, index: AbstractTensor | None) -> frozenset[Fact]:
    """An index into an axis of size 1 is 0 or -1, else Gather reports an error: so a count that is an index is 0."""
    kept = _kept(data)
    if index is None or node.attributes.get("axis", 0) != 0 or not any(f[0] == "behind" for f in data.facts):
        return kept
    return kept | {("none", fact[1]) for fact in index.facts if fact[0] == "count"}


def same_as(node: NodeContext) -> AbstractTensor | None:
    """The operand whose elements the first result has, at the same indices."""
    value = node.operand(0)
    if value is None:
        return None
    if node.operator == "Identity":
        return value
    if node.operator in ("Cast", "CastLike") and value.dtype:
        kept = value.dtype == node.dtype or held(value.dtype, node.dtype)
        return value if kept or (node.dtype == DType.INT64 and is_integer(value.dtype)) else None
    if node.operator == "Gather" and any(fact[0] == "none" for fact in _gathered(node, value, node.operand(1))):
        return behind(node, value)
    return None


def behind(node: NodeContext, data: AbstractTensor) -> AbstractTensor | None:
    """What a guard passes on: the X of "behind", where the index is a scalar."""
    index = node.operand(1)
    fronts = [fact[1] for fact in data.facts if fact[0] == "behind"]
    counted = index is not None and index.shape == () and any(fact[0] == "count" for fact in index.facts)
    return fronts[0] if fronts and counted and node.attributes.get("axis", 0) == 0 else None


def held(dtype: DType, by: DType) -> bool:
    """Whether a type has every number of another, so that a Cast changes none."""
    form, wide = float_format(dtype), float_format(by)
    if form and wide:
        return form.p <= wide.p and smallest(form) >= smallest(wide) and largest(form) <= largest(wide)
    if not is_integer(dtype):
        return False
    numbers = type_bounds(dtype)
    return numbers.within(type_bounds(by)) if is_integer(by) else wide is not None and numbers.high < 2**wide.p


def chosen_from(node: NodeContext, place: int, interval: Interval) -> Interval:
    """Operand `place` of Where as far as it is chosen: where the condition is true (1), or false (2)."""
    condition = node.operand(0)
    return interval if condition is None else in_case(condition, node.operand(place), interval, truth=place == 1)


def in_case(condition: AbstractTensor, value: AbstractTensor | None, interval: Interval, *, truth: bool) -> Interval:
    """`interval` of elements of a value where the element of a condition that each meets is `truth`."""
    if value is None:
        return interval
    for fact in condition.facts:
        said = list(_said(fact, truth=truth))
        interval = _cut(interval, value, said)
        if ("is", value.root, "==", 0, True) in said and not value.excess_precision:
            interval = (
                interval.meet(exactly(0 if interval.integral else 0.0)) if interval.has_zero else Interval(INF, -INF)
            )
    for x, fact in met_again(condition, value):
        interval = _cut(interval, x, _said(fact, truth=truth))
    return interval


def left_over(node: NodeContext) -> Interval:
    """The elements of operand 0 of ScatterND that it leaves as they were."""
    value, index, interval = node.operand(0), node.operand(1), node.interval(0)
    if value is None or index is None:
        return interval
    for fact in overwritten(index, value):
        interval = _cut(interval, value, _said(fact, truth=False))
    return interval


def where(condition: AbstractTensor, value: AbstractTensor, *, truth: bool) -> AbstractTensor | None:
    """A value as it is where the one element of a condition is true, or false; None where that tells nothing of it."""
    if value.constant is not None or value.element_bounds is not None or not value.dtype:
        return None
    interval = value.interval
    for fact in condition.facts:
        interval = _cut(interval, value, _said(fact, truth=truth))
    if interval == value.interval:
        return None
    return replace(value, bounds=interval, alias_of=value, assumes=value.assumes | condition.assumes)


def _cut(interval: Interval, value: AbstractTensor, said: Iterable[Said]) -> Interval:
    """`interval` of elements of a value of which all this is said."""
    for word, x, how, number, truth in said:
        if x is not (value.root if word == "is" else value.exact_root):
            continue
        if math.isnan(number):  # of what is not rounded yet, a NaN may be none once it is
            interval = interval if truth or x.excess_precision else replace(interval, nan=False)
            continue
        holds = how if truth else OTHERWISE[how]
        if word == "compares":
            told = _not_yet_rounded(holds, number, x.dtype) if x.excess_precision else (holds, number)
            interval = interval.compared(*told, nan=not truth)
        if (word != "compares" or x.excess_precision) and not _allows_zero(holds, number, x):
            interval = interval.without_zero()
    return interval


def _not_yet_rounded(how: str, number: Number, dtype: DType) -> tuple[str, Number]:
    """What is known of numbers, rounded to a type or not, where this was said of them unrounded."""
    form = float_format(dtype)
    assert form is not None
    end = number if number in (INF, -INF) else directed(Fraction(number), form, up=how[0] == "<")
    return how[0] + "=", end


def _said(fact: Fact, *, truth: bool) -> Iterator[Said]:
    """What a truth value says of elements, if it is `truth`: each comparison, and whether it holds."""
    match fact:
        case ("is", x, number):
            yield "is", x, "==", number, truth
        case ("compares" | "magnitude" as word, x, how, number):
            yield word, x, how, number, truth
        case ("not", other):
            yield from _said(other, truth=not truth)
        case ("only where" | "wherever" as word, part) if truth == (word == "only where"):
            yield from _said(part, truth=truth)


def _allows_zero(how: str, number: Number, value: AbstractTensor) -> bool:
    """Whether elements of which this is said may be zero, or are rounded to it later."""
    form = float_format(value.dtype)
    least = smallest(form) / 2 if value.excess_precision and form is not None else 0
    signs = {
        "==": abs(number) <= least,
        "!=": number != 0 or least > 0,
        "<": number > -least,
        "<=": number >= -least,
        ">": number < least,
        ">=": number <= least,
    }
    return signs[how]


def _at_zeros(node: NodeContext) -> frozenset[Fact]:
    """A number other than 0 where an element is 0, and else 0: as a product of that truth value, or chosen by it."""
    if node.operator == "Where":
        condition, number, zero = (node.operand(place) for place in range(3))
        chosen = zero is not None and zero.interval.single == 0
    else:
        pairs = [(node.operand(0), node.operand(1)), (node.operand(1), node.operand(0))]
        condition, number = next((pair for pair in pairs if pair[1] is not None and pair[1].interval.single), pairs[0])
        chosen = number is not None and number.interval.single not in (None, INF, -INF)
    if condition is None or number is None or not chosen or number.interval.has_zero or number.excess_precision:
        return frozenset()
    return frozenset(("not zero just where", fact[1]) for fact in condition.facts if fact[0] == "is" and fact[2] == 0)


def not_zero_at_zeros(x: AbstractTensor, y: AbstractTensor) -> bool:
    """Whether y is not 0 where x is 0, and else 0: their sum is never 0."""
    told = {("is", x.root, 0), ("not zero just where", x.root)}
    return not x.root.excess_precision and not told.isdisjoint(y.facts)


def narrowed(interval: Interval, facts: frozenset[Fact], value: AbstractTensor | None) -> Interval:
    """`interval` of the elements of `value`, without what a guard keeps out.

    A guard on two tensors says nothing of one: where they meet in no element, it lets all of them pass.
    """
    for fact in facts:
        if value is not None and fact[0] == "none" and fact[1][0] in ATOMIC:
            interval = _cut(interval, value, _said(fact[1], truth=False))
    return interval


def divided_by(A: AbstractTensor, B: AbstractTensor) -> AbstractTensor:
    """B, as far as elements of A meet it: of sums over axes that have no element, none of what was summed does."""
    lows = [fact[2] for fact in B.facts if fact[0] == "at least where some" and _some_alike(fact[1], A)]
    if not lows or max(lows) <= B.interval.low:
        return B
    least = max(lows)
    bounds = Interval(least, max(B.interval.high, least), nan=True)
    return replace(B, bounds=bounds, facts=B.facts | {MET}, assumes=B.assumes | A.assumes)


def _some_alike(x: AbstractTensor, y: AbstractTensor) -> bool:
    """Whether x has an element where y has one: they are one tensor, or have the same sizes."""
    return x is y.root or (x.shape is not None and None not in x.shape and x.shape == y.shape)

"""Two cases of a truth value: what elements are where it is true, and where it is false, as of x + Where(x >= 0, eps, -eps).

Three more facts, beside those of `ties.py`:
    ("in cases", condition, this, that)   each element is in `this` where the condition that it meets is true, else in `that`
    ("opposite of", condition)   true where that is false
    ("made by", Made)   by this rule, of these operands
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

from vinculum.models.abstract.interval import Interval, exactly
from vinculum.models.abstract.tensor import AbstractTensor, Fact
from vinculum.models.facts.base import chosen_from, in_case
from vinculum.models.interpreter.node_context import NodeContext
from vinculum.models.loading.element_types import float_format, is_integer, type_name

Rule = Callable[[NodeContext, Sequence[Interval]], Interval]
# Operators whose results are looked at in cases.
SPLIT = ("Abs", "Add", "BitwiseOr", "Cast", "Max", "Min", "Mul", "Neg", "Sub")
MOST = 4  # conditions that a value is known in the cases of


@dataclass(frozen=True, eq=False)
class Made:
    """How elements came to be: a node, and the rule of its operator."""

    node: NodeContext
    rule: Rule


def case_facts(node: NodeContext, rule: Rule | None) -> frozenset[Fact]:
    """The facts of the first result, which `rule` makes of the intervals of the operands."""
    condition, numbers = node.operand(0), float_format(node.dtype) is not None or is_integer(node.dtype)
    if condition is not None and node.operator == "Not":
        return frozenset({("opposite of", condition.root)})
    if condition is None or not numbers or node.version < 7:
        return frozenset()
    match node.operator:
        case "Where" if type_name(condition.dtype) == "bool":
            return _chosen(condition, [taken(node, place, node.interval(place)) for place in (1, 2)])
        case "Cast" | "CastLike" if type_name(condition.dtype) == "bool":
            return _chosen(condition, list(map(exactly, (1.0, 0.0) if float_format(node.dtype) else (1, 0))))
    conditions = _conditions(node)
    if rule is None or node.operator not in SPLIT:
        return frozenset()
    made, intervals = (
        frozenset({("made by", Made(node, rule))}),
        [node.interval(place) for place in range(len(node.inputs))],
    )
    if len(conditions) > MOST or any(each.empty for each in intervals):
        return made
    both = ((each, [_case(node, intervals, rule, each, truth=truth) for truth in (True, False)]) for each in conditions)
    return made | frozenset(("in cases", each, *told) for each, told in both)


def _chosen(condition: AbstractTensor, told: list[Interval]) -> frozenset[Fact]:
    """The fact of what is the first of two where a condition is true, and else the second: of what it is the opposite of, too."""
    others = [fact[1] for fact in condition.facts if fact[0] == "opposite of"]
    return frozenset({("in cases", condition.root, *told), *(("in cases", each, *told[::-1]) for each in others)})


def taken(node: NodeContext, place: int, interval: Interval) -> Interval:
    """Operand `place` of Where as far as it is chosen, and what it is made of is in the case that it is chosen in."""
    condition, value = node.operand(0), node.operand(place)
    found = chosen_from(node, place, interval)
    if condition is None or value is None:
        return found
    for made in (fact[1] for fact in value.facts if fact[0] == "made by"):
        operands = [_cut(condition, x, made.node.interval(i), truth=place == 1) for i, x in enumerate(made.node.inputs)]
        if not any(each.empty for each in operands):
            found = found.meet(made.rule(made.node, operands))
    return found


def by_cases(rule: Rule) -> Rule:
    """A rule, looked at in both cases of each condition that an operand is known in the cases of."""

    def ruled(node: NodeContext, x: Sequence[Interval]) -> Interval:
        found, conditions = rule(node, x), _conditions(node)
        if node.version < 7 or len(conditions) > MOST:
            return found
        for each in conditions:
            told = [_case(node, x, rule, each, truth=truth) for truth in (True, False)]
            told = [case for case in told if case.nan or not case.empty] or [found]
            found = found.meet(reduce(Interval.join, told))
        return found

    return ruled


def _conditions(node: NodeContext) -> list[AbstractTensor]:
    facts = (fact for value in node.inputs if value is not None for fact in value.facts)
    return list({fact[1]: None for fact in facts if fact[0] == "in cases"})


def _case(node: NodeContext, x: Sequence[Interval], rule: Rule, condition: AbstractTensor, *, truth: bool) -> Interval:
    """What the rule makes of operands as they are where the condition is `truth`; of no element where they cannot be so."""
    cut = []
    for value, interval in zip(node.inputs, x, strict=True):
        told = [fact[2 if truth else 3] for fact in value.facts if fact[:2] == ("in cases", condition)] if value else []
        cut.append(_cut(condition, value, reduce(Interval.meet, told, interval), truth=truth))
    nothing = next((each for each in cut if each.empty and not each.nan), None)
    return rule(node, x if any(each.empty for each in cut) else cut) if nothing is None else nothing


def _cut(condition: AbstractTensor, value: AbstractTensor | None, interval: Interval, *, truth: bool) -> Interval:
    """`in_case`, but not of what may have been compared before it is rounded, or after."""
    return (
        interval if value is not None and value.excess_precision else in_case(condition, value, interval, truth=truth)
    )

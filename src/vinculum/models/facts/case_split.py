"""Two cases of a truth value: what elements are where it is true, and where it is false, as of x + Where(x >= 0, eps, -eps).

Three more facts, beside those of `ties.py`:
    ("in cases", condition, this, that)   each element is in `this` where the condition that it meets is true, else in `that`
    ("opposite of", condition)   true where that is false
    ("made by", Made)   by this rule, of these operands
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

from vinculum.models.abstract.interval import Reach, exactly
from vinculum.models.abstract.tensor import Fact, Value
from vinculum.models.facts.base import chosen_from, in_case
from vinculum.models.interpreter.node_context import Site
from vinculum.models.loading.element_types import float_format, is_integer, type_name

Rule = Callable[[Site, Sequence[Reach]], Reach]
# Operators whose results are looked at in cases.
SPLIT = ("Abs", "Add", "BitwiseOr", "Cast", "Max", "Min", "Mul", "Neg", "Sub")
MOST = 4  # conditions that a value is known in the cases of


@dataclass(frozen=True, eq=False)
class Made:
    """How elements came to be: a node, and the rule of its operator."""

    site: Site
    rule: Rule


def case_facts(site: Site, rule: Rule | None) -> frozenset[Fact]:
    """The facts of the first result, which `rule` makes of the reaches of the operands."""
    condition, numbers = site.value(0), float_format(site.kind) is not None or is_integer(site.kind)
    if condition is not None and site.operator == "Not":
        return frozenset({("opposite of", condition.origin)})
    if condition is None or not numbers or site.version < 7:
        return frozenset()
    match site.operator:
        case "Where" if type_name(condition.type) == "bool":
            return _chosen(condition, [taken(site, place, site.reach(place)) for place in (1, 2)])
        case "Cast" | "CastLike" if type_name(condition.type) == "bool":
            return _chosen(condition, list(map(exactly, (1.0, 0.0) if float_format(site.kind) else (1, 0))))
    conditions = _conditions(site)
    if rule is None or site.operator not in SPLIT:
        return frozenset()
    made, reaches = frozenset({("made by", Made(site, rule))}), [site.reach(place) for place in range(len(site.inputs))]
    if len(conditions) > MOST or any(each.empty for each in reaches):
        return made
    both = ((each, [_case(site, reaches, rule, each, truth=truth) for truth in (True, False)]) for each in conditions)
    return made | frozenset(("in cases", each, *told) for each, told in both)


def _chosen(condition: Value, told: list[Reach]) -> frozenset[Fact]:
    """The fact of what is the first of two where a condition is true, and else the second: of what it is the opposite of, too."""
    others = [fact[1] for fact in condition.facts if fact[0] == "opposite of"]
    return frozenset({("in cases", condition.origin, *told), *(("in cases", each, *told[::-1]) for each in others)})


def taken(site: Site, place: int, reach: Reach) -> Reach:
    """Operand `place` of Where as far as it is chosen, and what it is made of is in the case that it is chosen in."""
    condition, value = site.value(0), site.value(place)
    found = chosen_from(site, place, reach)
    if condition is None or value is None:
        return found
    for made in (fact[1] for fact in value.facts if fact[0] == "made by"):
        operands = [_cut(condition, x, made.site.reach(i), truth=place == 1) for i, x in enumerate(made.site.inputs)]
        if not any(each.empty for each in operands):
            found = found.meet(made.rule(made.site, operands))
    return found


def by_cases(rule: Rule) -> Rule:
    """A rule, looked at in both cases of each condition that an operand is known in the cases of."""

    def ruled(site: Site, x: Sequence[Reach]) -> Reach:
        found, conditions = rule(site, x), _conditions(site)
        if site.version < 7 or len(conditions) > MOST:
            return found
        for each in conditions:
            told = [_case(site, x, rule, each, truth=truth) for truth in (True, False)]
            told = [case for case in told if case.nan or not case.empty] or [found]
            found = found.meet(reduce(Reach.join, told))
        return found

    return ruled


def _conditions(site: Site) -> list[Value]:
    facts = (fact for value in site.inputs if value is not None for fact in value.facts)
    return list({fact[1]: None for fact in facts if fact[0] == "in cases"})


def _case(site: Site, x: Sequence[Reach], rule: Rule, condition: Value, *, truth: bool) -> Reach:
    """What the rule makes of operands as they are where the condition is `truth`; of no element where they cannot be so."""
    cut = []
    for value, reach in zip(site.inputs, x, strict=True):
        told = [fact[2 if truth else 3] for fact in value.facts if fact[:2] == ("in cases", condition)] if value else []
        cut.append(_cut(condition, value, reduce(Reach.meet, told, reach), truth=truth))
    nothing = next((each for each in cut if each.empty and not each.nan), None)
    return rule(site, x if any(each.empty for each in cut) else cut) if nothing is None else nothing


def _cut(condition: Value, value: Value | None, reach: Reach, *, truth: bool) -> Reach:
    """`in_case`, but not of what may have been compared before it is rounded, or after."""
    return reach if value is not None and value.unrounded else in_case(condition, value, reach, truth=truth)

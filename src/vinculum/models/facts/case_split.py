"""Facts about the two cases of a condition (trace partitioning): x + Where(x >= 0, eps, -eps)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from vinculum.models.abstract.fact import Fact
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.refinement import interval_where, selected_interval
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import float_format, is_integer
from vinculum.models.numeric.interval import Interval, point

TransferRule = Callable[[NodeContext, Sequence[Interval]], Interval]
# Operators whose results are evaluated in both cases.
SPLIT_OPERATORS = ("Abs", "Add", "BitwiseOr", "Cast", "Max", "Min", "Mul", "Neg", "Sub")
MAX_CONDITIONS = 4  # conditions by which the elements of a value are split


@dataclass(frozen=True)
class InCases(Fact):
    """Each element is in `if_true` where `condition` is true, else in `if_false`."""

    condition: AbstractTensor
    if_true: Interval
    if_false: Interval


@dataclass(frozen=True)
class NegationOf(Fact):
    """True where `condition` is false."""

    condition: AbstractTensor


@dataclass(frozen=True, eq=False)
class ResultOf(Fact):
    """The first result of a node, by this transfer rule. Equal only to itself."""

    node: NodeContext
    rule: TransferRule


def case_facts(node: NodeContext, rule: TransferRule | None) -> Iterator[Fact]:
    """Derive the facts of the first result, of which `rule` computes the interval."""
    condition, numeric = node.operand(0), float_format(node.dtype) is not None or is_integer(node.dtype)
    if condition is None:
        return
    if node.operator == "Not":
        yield NegationOf(condition.root)
        return
    if not numeric or node.version < 7:
        return
    match node.operator:
        case "Where" if condition.dtype == DType.BOOL:
            yield from _selection(condition, *(operand_in_case(node, index, node.interval(index)) for index in (1, 2)))
            return
        case "Cast" | "CastLike" if condition.dtype == DType.BOOL:
            one, zero = (1.0, 0.0) if float_format(node.dtype) else (1, 0)
            yield from _selection(condition, point(one), point(zero))
            return
    if rule is None or node.operator not in SPLIT_OPERATORS:
        return
    yield ResultOf(node, rule)
    conditions, intervals = _conditions(node), [node.interval(index) for index in range(len(node.inputs))]
    if len(conditions) <= MAX_CONDITIONS and not any(interval.empty for interval in intervals):
        for each in conditions:
            cases = [_result_in_case(node, intervals, rule, each, truth=truth) for truth in (True, False)]
            yield InCases(each, *cases)


def _selection(condition: AbstractTensor, if_true: Interval, if_false: Interval) -> Iterator[InCases]:
    yield InCases(condition.root, if_true, if_false)
    for fact in condition.facts.of(NegationOf):
        yield InCases(fact.condition, if_false, if_true)


def operand_in_case(node: NodeContext, index: int, interval: Interval) -> Interval:
    """Narrow operand `index` of a Where to elements that are selected.

    An operand that is the result of a node is computed again from that node's operands, narrowed likewise.
    """
    condition, value = node.operand(0), node.operand(index)
    narrowed = selected_interval(node, index, interval)
    if condition is None or value is None:
        return narrowed
    for fact in value.facts.of(ResultOf):
        source = fact.node
        operands = [
            _narrowed(condition, x, source.interval(place), truth=index == 1) for place, x in enumerate(source.inputs)
        ]
        if not any(each.empty for each in operands):
            narrowed = narrowed.meet(fact.rule(source, operands))
    return narrowed


def by_cases(rule: TransferRule) -> TransferRule:
    """Apply a transfer rule in both cases of each condition by which an operand is split."""

    def extended(node: NodeContext, x: Sequence[Interval]) -> Interval:
        result, conditions = rule(node, x), _conditions(node)
        if node.version < 7 or len(conditions) > MAX_CONDITIONS:
            return result
        for each in conditions:
            cases = [_result_in_case(node, x, rule, each, truth=truth) for truth in (True, False)]
            cases = [case for case in cases if case.nan or not case.empty] or [result]
            result = result.meet(reduce(Interval.join, cases))
        return result

    return extended


def _conditions(node: NodeContext) -> list[AbstractTensor]:
    """Return the conditions by which an operand is split, each once."""
    facts = (fact for value in node.inputs if value is not None for fact in value.facts.of(InCases))
    return list(dict.fromkeys(fact.condition for fact in facts))


def _result_in_case(
    node: NodeContext, x: Sequence[Interval], rule: TransferRule, condition: AbstractTensor, *, truth: bool
) -> Interval:
    """Apply a rule to operands where the condition is `truth`.

    The result is empty if an operand has no element there.
    """
    narrowed = []
    for value, interval in zip(node.inputs, x, strict=True):
        cases = [fact for fact in value.facts.of(InCases) if fact.condition is condition] if value else []
        in_case = reduce(Interval.meet, (fact.if_true if truth else fact.if_false for fact in cases), interval)
        narrowed.append(_narrowed(condition, value, in_case, truth=truth))
    impossible = next((each for each in narrowed if each.empty and not each.nan), None)
    if impossible is not None:
        return impossible
    return rule(node, x if any(each.empty for each in narrowed) else narrowed)


def _narrowed(condition: AbstractTensor, value: AbstractTensor | None, interval: Interval, *, truth: bool) -> Interval:
    """Narrow the interval of a value, unless it may have been compared before it was rounded."""
    if value is not None and value.excess_precision:
        return interval
    return interval_where(condition, value, interval, truth=truth)

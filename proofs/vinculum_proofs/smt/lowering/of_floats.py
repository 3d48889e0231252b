"""What a recipe on floats gives: cases of operands, each with a relation on the result."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sympy import And, Eq, Not

from vinculum.exports.lowering import tree
from vinculum.exports.lowering.tree import Node, Operation
from vinculum_spec.atlas.outcomes import IEEE_QUOTIENT, Case, Outcome
from vinculum_spec.relations import float_floor, ieee754
from vinculum_spec.relations.relation import Relation, always

ZERO_DENOMINATOR = Not(ieee754.nonzero_denominator.holds)
POSITIVE_ZERO = always(And(Not(ieee754.inf_C), Not(ieee754.nan_C), Eq(ieee754.m_C, 0), Eq(ieee754.s_C, 0)))
GUARD = tree.node(Operation.EQUAL, tree.B, tree.constant(0))
QUOTIENT = tree.node(Operation.DIVIDE, tree.A, tree.B)
FLOORED = tree.node(Operation.FLOOR, QUOTIENT)
TRUNCATED = tree.node(
    Operation.SELECT,
    tree.node(Operation.LESS, tree.constant(0), QUOTIENT),
    FLOORED,
    tree.node(Operation.CEIL, QUOTIENT),
)
ROUNDED = {FLOORED: "floor", TRUNCATED: "trunc"}


def cases_of(root: Node, target: Sequence[Case]) -> tuple[Case, ...]:
    """The cases of a recipe. Raises ValueError for a recipe of another form."""
    if root.operation is Operation.SELECT and root.arguments[0] == GUARD:
        _, value, other = root.arguments
        if value != tree.constant(0):
            raise ValueError(f"no relation says that a result is {value}")
        (first, *_), rest = target, cases_of(other, target)
        zero = _with(first, POSITIVE_ZERO, "recipe.positive_zero")
        outside = (replace(case, where=And(case.where, Not(ZERO_DENOMINATOR))) for case in rest)
        return (replace(zero, where=ZERO_DENOMINATOR), *outside)
    if root == QUOTIENT:
        return tuple(target)
    if root not in ROUNDED:
        raise ValueError(f"no relation says what {root} gives")
    name = ROUNDED[root]
    return tuple(_rounded(case, name) for case in target)


def _rounded(case: Case, name: str) -> Case:
    if case.outcome is not Outcome.VALUE:
        return case
    if case.requirement.id != IEEE_QUOTIENT:
        raise ValueError(f"no relation says what {name} gives of a quotient as {case.requirement.id} has it")
    return _with(case, float_floor.of_quotient[name], f"recipe.{name}")


def _with(case: Case, relation: Relation, name: str) -> Case:
    requirement = replace(case.requirement, relation=relation, relation_name=name)
    return Case(case.where, Outcome.VALUE, requirement)


def mutants(root: Node, source: Sequence[Case]) -> Iterator[tuple[str, Node]]:
    """The recipe without its guard, without its rounding, or with another one."""
    if root.operation is Operation.SELECT and root.arguments[0] == GUARD:
        yield "no guard for a zero denominator", root.arguments[2]
        return
    if root == QUOTIENT:
        if source[0].requirement.id == IEEE_QUOTIENT:
            yield "rounded to an integer", FLOORED
            yield "rounded towards zero", TRUNCATED
        return
    yield "not rounded", QUOTIENT
    yield "the other rounding", TRUNCATED if root == FLOORED else FLOORED

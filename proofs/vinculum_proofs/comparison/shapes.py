"""Compare the shapes that two profiles admit, and the shape of C, on one axis of C and so on all.

A rule admits two shapes if it admits every axis of C. So one admits what another does if it does on each axis by itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sympy import And, Basic, Eq, Not, Or, false, lambdify, symbols
from sympy.logic.boolalg import Boolean

from vinculum_proofs.comparison.direction import WORDS, Direction, Questions, Status, Witness
from vinculum_proofs.smt.goals import Goal
from vinculum_spec.atlas.outcomes import Outcome
from vinculum_spec.relations import tensor
from vinculum_spec.relations.relation import Relation, implies
from vinculum_spec.relations.shape_rules import has_A, has_B
from vinculum_spec.relations.tensor import covered, one_element
from vinculum_spec.schema import Requirement

a, b, c = symbols("a b c", integer=True)
_PLAIN = {tensor.a: a, tensor.b: b, tensor.c: c, covered: has_B}
# What `tensor.align` asks of the ranks, on an axis: none may be missing, or A must have every axis of B.
_RANKS: dict[str, Boolean] = {
    "tensor.same": And(has_A, has_B),
    "tensor.multidirectional": Or(has_A, has_B),
    "tensor.limited": has_A,
    "tensor.pdpd": has_A,
    "shape_rules.same_rank": And(has_A, has_B),
    "shape_rules.scalar": Or(has_A, has_B),
}
# An axis of C is one of A or of B. An operand that lacks it has size 1 there, and so has each axis of a B of one element.
AXIS = (
    a >= 0,
    b >= 0,
    Or(has_A, has_B),
    implies(Not(has_A), Eq(a, 1)),
    implies(Not(has_B), Eq(b, 1)),
    implies(one_element, Eq(b, 1)),
)
SIZES = (1, 2, 0, 3)
EQUAL = 2  # a size that A and B share on a further axis, which every rule admits that admits any axis
ORDER = "sizes 1, 2, 0 and 3, on one axis"


@dataclass(frozen=True)
class Rule:
    """On one axis: which sizes the rule admits, and the size of C."""

    admits: Boolean
    size: Boolean


def rule(requirement: Requirement) -> Rule:
    """The rule of a requirement on shapes. `axis` of limited broadcast is at its default."""
    relation: Relation = requirement.relation
    domain, size = (formula.xreplace(_PLAIN) for formula in (relation.domain, relation.holds))
    return Rule(And(_RANKS[requirement.relation_name], domain), size)


def decide(first: Requirement, second: Requirement, outside: tuple[Outcome, Outcome]) -> Direction:
    """Whether a profile with the rule `first` does with all shapes what one with the rule `second` allows.

    `outside` has the outcomes of shapes that either does not admit.
    """
    if first.relation_name == second.relation_name and outside[0].within(outside[1]):
        return Direction(Status.REFINES)
    one, two = rule(first), rule(second)
    questions, witness = Questions(), None
    for condition, goal, words in _claims(one, two, outside):
        if condition != false and not questions.proved([goal]):  # false: no axis is admitted, so that nothing is asked
            witness = witness or _witness(condition, words)
    if questions.failed is None:
        return Direction(Status.REFINES, goals=tuple(questions.asked))
    status = Status.DIFFERS if witness else Status.UNDECIDED
    return Direction(
        status, witness=witness, goals=tuple(questions.asked), reason=None if witness else questions.failed
    )


def _claims(one: Rule, two: Rule, outside: tuple[Outcome, Outcome]) -> Iterator[tuple[Basic, Goal, tuple[str, str]]]:
    """Where the first would do what the second does not allow.

    Each with the goal that this is nowhere, and what each does there.
    """
    rejects, allows = outside
    gives = "gives a value"
    says = "the first admits every shape that the second does"
    yield And(two.admits, Not(one.admits)), _goal("admitted", (two.admits,), one.admits, says), (WORDS[rejects], gives)
    if not Outcome.VALUE.within(allows):
        says = "the first admits no shape that the second does not"
        yield (
            And(one.admits, Not(two.admits)),
            _goal("not admitted", (one.admits,), two.admits, says),
            (gives, WORDS[allows]),
        )
    if not rejects.within(allows):
        neither = (Not(one.admits), Not(two.admits))
        goal = _goal("neither", (), Or(one.admits, two.admits), "one of them admits every shape")
        yield And(*neither), goal, (WORDS[rejects], WORDS[allows])
    both = (one.admits, two.admits)
    says = "C has the size that the second gives it"
    other = (gives, "gives C another shape")
    yield And(*both, one.size, Not(two.size)), _goal("size", (*both, one.size), two.size, says), other


def _goal(name: str, hypotheses: tuple[Basic, ...], claim: Basic, says: str) -> Goal:
    return Goal(name, (*AXIS, *hypotheses), claim, says)


def _witness(condition: Basic, words: tuple[str, str]) -> Witness | None:
    """The first shapes of at most one axis under `condition`."""
    formula = And(*AXIS, condition)
    names = sorted(formula.free_symbols, key=str)
    test = lambdify(names, formula, "math")
    ranks = ((True, True), (True, False), (False, True))
    for single, has, sizes in product((True, False), ranks, product(SIZES, repeat=3)):
        table = {a: sizes[0], b: sizes[1], c: sizes[2], has_A: has[0], has_B: has[1], one_element: single}
        if (sizes[1] == 1 or not single) and test(*(table[name] for name in names)):
            front = (EQUAL,) if not single and sizes[1] == 1 else ()  # so that B has more than one element
            above, below = (str((*front, sizes[k]) if has[k] else front) for k in (0, 1))
            return Witness(above, below, words[0], words[1], ORDER)
    return None

"""What is asked of a recipe on integers.

It refines its source, no number leaves the type, and the end of the process is never risked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from sympy import And, Eq, Le, Not
from sympy.logic.boolalg import Boolean

from vinculum.exports.lowering.tree import Node
from vinculum_proofs.comparison import integers
from vinculum_proofs.smt.goals import Goal, Mutant
from vinculum_proofs.smt.lowering.encoding import (
    Encoding,
    evaluate,
    exact,
    given,
    mutants,
    of_division,
    of_recipe,
)
from vinculum_spec.atlas.outcomes import Case, Outcome
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN

LARGEST = 2 ** (integers.BITS - 1) - 1


@dataclass(frozen=True)
class Question:
    """A recipe, and what both definitions say of integers of one signedness."""

    root: Node
    source: Sequence[Case]
    target: Sequence[Case]
    signed: bool

    @property
    def word(self) -> str:
        """The word for the signedness."""
        return "signed" if self.signed else "unsigned"


def goals(question: Question) -> Iterator[Goal]:
    """Every goal about a recipe: for each case of the source with each of the target."""
    encoding = Encoding(question.root)
    for one, two in product(question.source, question.target):
        yield from _of_cases(question, encoding, one, two)


def _of_cases(question: Question, encoding: Encoding, one: Case, two: Case) -> Iterator[Goal]:
    name = f"{question.word}: {_words(one)}; by {_words(two)}"
    where = And(one.where, of_division(encoding, two.where))
    facts = given(encoding, question.signed)
    if not is_permitted(one, two):
        says = "the division of the recipe has no such operands, where the source has these"
        yield Goal(f"never: {name}", facts, Not(where), says, general=True)
        return
    if two.outcome is not Outcome.VALUE or one.outcome is Outcome.UNDEFINED:
        return
    if not _some(question, one, two):
        yield Goal(f"none: {name}", facts, Not(where), "no operands are in both cases", general=True)
        return
    facts = (*facts, where, of_division(encoding, two.requirement.relation.holds))
    if one.outcome is Outcome.VALUE:
        claim = of_recipe(encoding, one.requirement.relation.holds)
        yield Goal(f"value: {name}", facts, claim, "the result satisfies the relation of the source", general=True)
    yield Goal(f"type: {name}", facts, _in_type(encoding), "each number is one of the type", general=True)


def is_permitted(one: Case, two: Case) -> bool:
    """Whether the division may have operands of case `two` of the target, in case `one` of the source.

    It may not where the source demands a value or an error, and the division gives something else. Nor may it where the source
    leaves the result open, but the division is open too: a runtime may end the process there, and the source forbids that.
    """
    if Outcome.UNDEFINED is one.outcome:
        return True
    if two.outcome is Outcome.VALUE:
        return one.outcome is not Outcome.REPORT
    if two.outcome is Outcome.REPORT:
        return one.outcome is not Outcome.VALUE
    return False


def _words(case: Case) -> str:
    return f"{case.outcome}, {case.requirement.id}"


def _in_type(encoding: Encoding) -> Boolean:
    return And(*(bound for number in encoding.numbers for bound in (Le(MIN, number), Le(number, MAX))))


def _some(question: Question, one: Case, two: Case) -> bool:
    """Whether some operands of the type of 4 bits are in both cases."""
    return bool((integers.mask(one.where, question.signed) & _of_division(question, two)).any())


def _of_division(question: Question, case: Case) -> np.ndarray:
    """Where the operands of the recipe's division are in a case of the target, in the sample."""
    a, b = integers.sample(question.signed)
    low, high = (-LARGEST - 1, LARGEST) if question.signed else (0, 2 * LARGEST + 1)
    encoding = Encoding(question.root)
    values = evaluate(question.root, a, b, np.zeros_like(a), low, high)
    operands = {
        s: np.broadcast_to(values[x], a.shape) for s, x in zip((A, B), encoding.division.arguments, strict=True)
    }
    return np.broadcast_to(np.asarray(integers.holds(case.where, operands, question.signed), dtype=bool), a.shape)


def violated(question: Question) -> set[str]:
    """The goals that some operands and some quotient of the type of 4 bits violate."""
    a, b = integers.sample(question.signed)
    low, high = (-LARGEST - 1, LARGEST) if question.signed else (0, 2 * LARGEST + 1)
    quotient = np.arange(low, high + 1)[:, np.newaxis]
    encoding = Encoding(question.root)
    values = evaluate(question.root, a, b, quotient, low, high)
    numerator, denominator = (values[x] for x in encoding.division.arguments)
    numbers = [values[x] for x in values if not x.truth]
    inside = np.logical_and.reduce(np.broadcast_arrays(*(np.asarray((low <= x) & (x <= high)) for x in numbers)))
    wrong = set[str]()
    for one, two in product(question.source, question.target):
        name = f"{question.word}: {_words(one)}; by {_words(two)}"
        both = integers.mask(one.where, question.signed) & _of_division(question, two)
        if not is_permitted(one, two):
            wrong |= {f"never: {name}"} if both.any() else set()
        elif two.outcome is Outcome.VALUE and one.outcome is not Outcome.UNDEFINED:
            operands = {A: numerator, B: denominator, C: quotient}
            both = both & integers.holds(two.requirement.relation.holds, operands, question.signed)
            wrong |= {f"type: {name}"} if (both & ~inside).any() else set()
            if one.outcome is Outcome.VALUE:
                operands = {A: a, B: b, C: values[question.root]}
                right = integers.holds(one.requirement.relation.holds, operands, question.signed)
                wrong |= {f"value: {name}"} if (both & ~np.asarray(right, dtype=bool)).any() else set()
    return wrong


def wrong_recipes(question: Question) -> Iterator[Mutant]:
    """Each mutant of the recipe, with a goal that is false of the type of 4 bits.

    A solver has to find the model.
    """
    for words, root in mutants(question.root):
        changed = Question(root, question.source, question.target, question.signed)
        names = violated(changed)
        for goal in goals(changed):
            if goal.name in names:
                yield Mutant(f"{question.word}: {words}", _small(goal, question.signed))
                break
        else:
            raise ValueError(f"{words}: no operands of {integers.BITS} bits tell this mutant from the recipe")


def _small(goal: Goal, signed: bool) -> Goal:
    """The goal about the type of 4 bits, of the products themselves."""
    largest = Eq(MAX, LARGEST if signed else 2 * LARGEST + 1)
    hypotheses = (largest, *(exact(fact) for fact in goal.hypotheses))
    return Goal(goal.name, tuple(h for h in hypotheses if h != True), exact(goal.claim), goal.says)  # noqa: E712

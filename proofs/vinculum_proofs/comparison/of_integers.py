"""Decide whether one profile refines another on integers of every width."""

from collections.abc import Sequence

import numpy as np
from sympy import And, Not, Or, false
from sympy.logic.boolalg import Boolean

from vinculum.codegen.specification.formulas import line
from vinculum_evidence.proof import Level
from vinculum_proofs.comparison import integers
from vinculum_proofs.comparison.conditions import EVERYWHERE, NOWHERE, Condition, simplest
from vinculum_proofs.comparison.direction import Direction, Questions, Status, Witness, result_words
from vinculum_proofs.comparison.pieces import Piece, Relation, pieces
from vinculum_proofs.smt.goals import Goal
from vinculum_spec.atlas.outcomes import Case, Outcome
from vinculum_spec.relations.integer import MAX, A, B
from vinculum_spec.relations.integer_results import MIN
from vinculum_spec.schema import ElementType

ORDER = "the least |A| + |B|; of equal ones the first by |A|, positive before negative"


def decide(first: Sequence[Case], second: Sequence[Case], element: ElementType) -> Direction:
    """Whether the cases `first` allow only what `second` do.

    The proof is about every width of the signedness of `element`. The witness is of `element` itself.
    """
    questions, parts, differing = Questions(), list[Boolean](), list[tuple[Case, Case]]()
    if not all(_defined(case, element.signed, questions) for case in (*first, *second)):
        return questions.direction(Status.UNDECIDED)
    for piece in pieces(first, second):
        part = _part(piece, element.signed, questions)
        if part is None:
            return questions.direction(Status.UNDECIDED)
        if part != NOWHERE.formula:
            parts.append(part)
            differing.append((piece.first, piece.second))
    if not parts:
        return questions.direction(Status.REFINES, NOWHERE)
    condition = _whole(parts, element.signed)
    exact = questions.proved([integers.whole(condition.formula, parts, element.signed)])
    witness = _witness(condition.formula, first, second, element, questions)
    if witness is None:
        return questions.direction(Status.UNDECIDED, condition, cases=differing)
    return questions.direction(Status.DIFFERS, condition if exact else None, witness, differing)


def _defined(case: Case, signed: bool, questions: Questions) -> bool:
    """Whether the relation of a case applies to all of its operands, and accepts a result of each.

    A case that gives no value has none. Without a result the case would allow nothing, and so refine everything.
    That there is one is shown of the type of 4 bits
    here, and of every width by INT_TRUNCATED, INT_FLOORED, INT_RANGE and INT_RESULTS.
    """
    if case.outcome is not Outcome.VALUE:
        return True
    relation = case.requirement.relation
    says = f"{case.requirement.id} applies to all operands of its case"
    if not questions.proved([Goal("applies", (*integers.bounds(signed, A, B), case.where), relation.domain, says)]):
        return False
    if not (integers.differing(relation.holds, false, signed) | ~integers.mask(case.where, signed)).all():
        questions.failed = f"{case.requirement.id} accepts no result of some operands of its case"
        return False
    return True


def _part(piece: Piece, signed: bool, questions: Questions) -> Boolean | None:
    """Where the two differ within a piece; None if that is not decided."""
    if piece.relation is Relation.WITHIN:
        return NOWHERE.formula
    within = integers.mask(piece.where, signed)
    if not within.any():
        empty = Goal("no operands", integers.bounds(signed, A, B), Not(piece.where), "no operands are in both cases")
        return NOWHERE.formula if questions.proved([empty]) else None
    if piece.relation is Relation.DIFFERENT:
        return piece.where
    one, two = (case.requirement.relation for case in (piece.first, piece.second))
    target = integers.differing(one.holds, two.holds, signed) & within
    condition = simplest(integers.literals(signed), target, within) if (target != within).any() else EVERYWHERE
    if condition is None:
        questions.failed = f"no plain condition says where {line(one.holds)} and {line(two.holds)} differ"
        return None
    if integers.INDIVISIBLE in condition.formula.free_symbols and one not in integers.QUOTIENTS.values():
        questions.failed = f"it is not proved of {line(one.holds)} that A = B*C where A mod B = 0, and nowhere else"
        return None
    goals = [
        *integers.multiples(),
        *integers.goals_of_values(piece.where, condition.formula, one.holds, two.holds, signed),
    ]
    return And(piece.where, condition.formula) if questions.proved(goals) else None


def _whole(parts: Sequence[Boolean], signed: bool) -> Condition:
    """The simplest condition for all parts together; their disjunction where no plain one is found."""
    target = np.logical_or.reduce([integers.mask(part, signed) for part in parts])
    found = simplest(integers.literals(signed), target)
    return found or Condition(Or(*parts), line(Or(*parts)))


def _witness(
    condition: Boolean, first: Sequence[Case], second: Sequence[Case], element: ElementType, questions: Questions
) -> Witness | None:
    """The least operands of `element` on which the two differ, checked by evaluating both relations."""
    pair = integers.least(condition, element)
    if pair is None:
        fixed = {MIN: element.minimum, MAX: element.maximum}
        within = (bound.subs(fixed) for bound in integers.bounds(element.signed, A, B))
        hypotheses = tuple(bound for bound in within if bound != True)  # noqa: E712 - SymPy's true
        verdict = questions.ask(Goal("some operands", hypotheses, Not(condition.subs(fixed))))
        if verdict.level is not Level.REFUTED:
            return None
        questions.failed = None  # a model was wanted
        pair = int(verdict.counterexample["A"]), int(verdict.counterexample["B"])
        if not questions.proved([integers.nothing_less(condition, *pair, element)]):
            return None
    one, two = (_case_of(cases, pair, element) for cases in (first, second))
    given, allowed = (
        integers.results(case.requirement.relation.holds, *pair, element) if case.outcome is Outcome.VALUE else []
        for case in (one, two)
    )
    if one.outcome is Outcome.VALUE and not given:
        questions.failed = f"no result at A = {pair[0]}, B = {pair[1]} satisfies {one.requirement.id}"
        return None
    if one.outcome.within(two.outcome) or (one.outcome is two.outcome is Outcome.VALUE and set(given) <= set(allowed)):
        questions.failed = f"A = {pair[0]}, B = {pair[1]} is no witness"
        return None
    return Witness(
        str(pair[0]),
        str(pair[1]),
        result_words(one, list(map(str, given))),
        result_words(two, list(map(str, allowed))),
        ORDER,
    )


def _case_of(cases: Sequence[Case], pair: tuple[int, int], element: ElementType) -> Case:
    table = {A: pair[0], B: pair[1], MIN: element.minimum, MAX: element.maximum}
    (case,) = (case for case in cases if case.where.subs(table) == True)  # noqa: E712 - SymPy's true
    return case

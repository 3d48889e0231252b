"""Decide whether one profile refines another on floats of every format."""

from collections.abc import Sequence
from itertools import product

import numpy as np
from sympy import And, Not, Or, false
from sympy.logic.boolalg import Boolean

from vinculum.codegen.specification.formulas import line
from vinculum_proofs.comparison import accuracy, floats
from vinculum_proofs.comparison.conditions import EVERYWHERE, NOWHERE, Condition, simplest
from vinculum_proofs.comparison.direction import Direction, Questions, Status, Witness, result_words
from vinculum_proofs.comparison.pieces import Piece, Relation, pieces
from vinculum_spec.atlas.outcomes import Case, Outcome
from vinculum_spec.schema import ElementType

ORDER = "the first of 1, 2, 0.5, 0, inf, their negatives and NaN, by A, then by B"


def decide(first: Sequence[Case], second: Sequence[Case], element: ElementType) -> Direction:
    """Whether the cases `first` allow only what `second` do.

    The proof is about every format; the witness is of `element`.
    """
    questions, parts, differing = Questions(), list[Boolean](), list[tuple[Case, Case]]()
    unstated = list[str]()
    if not all(_defined(case, questions) for case in (*first, *second)):
        return questions.direction(Status.UNDECIDED)
    for piece in pieces(first, second):
        try:
            part = _part(piece, questions, element)
        except _NoPlainConditionError as error:
            unstated.append(str(error))
            differing.append((piece.first, piece.second))
            continue
        if part is None:
            return questions.direction(Status.UNDECIDED)
        if part != NOWHERE.formula:
            parts.append(part)
            differing.append((piece.first, piece.second))
    if unstated:
        witness = _witness(first, second, element)
        status = Status.UNDECIDED if witness is None else Status.DIFFERS
        return questions.direction(status, None, witness, differing, "; ".join(unstated))
    if not parts:
        return questions.direction(Status.REFINES, NOWHERE)
    target = np.logical_or.reduce([floats.mask(part) for part in parts])
    condition = simplest(floats.literals(), target) or Condition(Or(*parts), line(Or(*parts)))
    exact = questions.proved([floats.whole(condition.formula, parts)])
    witness = _witness(first, second, element)
    if witness is None:
        reason = questions.failed or "no witness among simple operands"
        return questions.direction(Status.UNDECIDED, condition, cases=differing, reason=reason)
    return questions.direction(Status.DIFFERS, condition if exact else None, witness, differing)


class _NoPlainConditionError(Exception):
    """Two relations differ in a sample, on operands that no plain condition describes."""


def _defined(case: Case, questions: Questions) -> bool:
    """Whether the relation of a case applies to all of its operands, and accepts a result of each.

    A case that gives no value has none. That it accepts one is shown of a format of 6 bits here, and of every
    format by FLOAT_EXISTS, FLOAT_FLOOR, FLOAT_ULP, FLOAT_NO_ACCURACY and FLOAT_ZERO_DENOMINATOR_ZERO.
    """
    if case.outcome is not Outcome.VALUE:
        return True
    relation = case.requirement.relation
    says = f"{case.requirement.id} applies to all operands of its case"
    if not questions.proved([floats.goal("applies", (*floats.well_formed(), case.where), relation.domain, says)]):
        return False
    if not (floats.differing(relation.statement, false) | ~floats.mask(case.where)).all():
        questions.failed = f"{case.requirement.id} accepts no result of some operands of its case"
        return False
    return True


def _part(piece: Piece, questions: Questions, element: ElementType) -> Boolean | None:
    """Where the two differ within a piece; None if that is not decided."""
    if piece.relation is Relation.WITHIN:
        return NOWHERE.formula
    within = floats.mask(piece.where)
    if not within.any():
        empty = floats.goal("no operands", floats.well_formed(), Not(piece.where), "no operands are in both cases")
        return NOWHERE.formula if questions.proved([empty]) else None
    if piece.relation is Relation.DIFFERENT:
        return piece.where
    one, two = (case.requirement.relation for case in (piece.first, piece.second))
    target = floats.differing(one.statement, two.statement) & within
    if accuracy.concerns(piece.first, piece.second):
        return _part_by_accuracy(piece, questions, element, differs=bool(target.any()))
    condition = simplest(floats.literals(), target, within) if (target != within).any() else EVERYWHERE
    if condition is None:
        raise _NoPlainConditionError(_no_condition(piece))
    goals = floats.goals_of_values(piece.where, condition.formula, one.statement, two.statement)
    return And(piece.where, condition.formula) if questions.proved(goals) else None


def _part_by_accuracy(piece: Piece, questions: Questions, element: ElementType, *, differs: bool) -> Boolean | None:
    """Nowhere, if that is proved.

    `differs`: whether the two differ in the sample, so that operands are looked for first.
    """
    assert element.form is not None
    if not (differs and accuracy.differ(piece, element.form)):
        if questions.proved([accuracy.goal(piece)]):
            return NOWHERE.formula
        if differs or not accuracy.differ(piece, element.form):
            return None
    raise _NoPlainConditionError(_no_condition(piece))


def _no_condition(piece: Piece) -> str:
    return f"no plain condition says where {piece.first.requirement.id} and {piece.second.requirement.id} differ"


def _witness(first: Sequence[Case], second: Sequence[Case], element: ElementType) -> Witness | None:
    """The first simple operands of `element` on which the two differ, by evaluating both relations."""
    form = element.form
    assert form is not None
    inexact = accuracy.concerns(*first, *second)
    simple, order = (accuracy.operands(form), accuracy.ORDER) if inexact else (floats.candidates(form), ORDER)
    for a, b in product(simple, simple):
        one, two = (
            next(case for case in cases if floats.observed(case.where, a, b, 0, form)) for cases in (first, second)
        )
        if one.outcome.within(two.outcome):
            continue
        given, allowed = (_results(case, a, b, element, inexact=inexact) for case in (one, two))
        if one.outcome is two.outcome is Outcome.VALUE and set(given) <= set(allowed):
            continue
        if inexact and one.outcome is two.outcome is Outcome.VALUE:
            given.sort(key=allowed.__contains__)  # what the second does not allow is first
        first_words, second_words = result_words(one, _several(given)), result_words(two, _several(allowed))
        return Witness(simple[a], simple[b], first_words, second_words, order)
    return None


def _results(case: Case, a: int, b: int, element: ElementType, *, inexact: bool) -> list[str]:
    """The simple results that a case allows."""
    form = element.form
    assert form is not None
    if case.outcome is not Outcome.VALUE:
        return []
    statement = case.requirement.relation.statement
    tried = accuracy.results(form) if inexact else floats.candidates(form)
    allowed = (words for c, words in tried.items() if floats.observed(statement, a, b, c, form))
    return list(dict.fromkeys(allowed))


def _several(results: Sequence[str]) -> list[str]:
    """Of many results the first few."""
    return list(results) if len(results) < 3 else [*results[:2], "another"]

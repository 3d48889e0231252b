"""The cases of any profile, with those that only the further standards need.

A standard may give a value where another has a condition on the caller, such as 0 for a zero denominator. Such operands are
then tried at every place at which others are tried outside of the domain. Operands whose outcome is undefined are tried in
a few calls, as nothing is required of these.
"""

from collections.abc import Iterator
from dataclasses import replace

from vinculum.gate.cases import catalogue
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.domain import out_of_domain
from vinculum.gate.cases.plan import Plan
from vinculum_spec.atlas.full import SAME_RANK, asks_for_same_rank, standard_of
from vinculum_spec.atlas.standard import UNDEFINED

BY_DEFINITION = "result by definition"  # in place of what the labels say of operands outside of the domain


def cases(plan: Plan) -> Iterator[Case]:
    """Generate all cases but those of the property search."""
    for case in catalogue.cases(plan):
        if case.label == out_of_domain.ALONE or not is_undefined(plan, case.violates):
            yield case
    yield from with_values(plan)


def is_undefined(plan: Plan, violated: str | None) -> bool:
    """Whether the profile requires nothing, not even the end of the call, if this condition is violated."""
    return plan.profile.outside.get(violated or "") == UNDEFINED


def with_ranks(plan: Plan, case: Case) -> Case:
    """The case; under a rule that asks for equal ranks, operands of two ranks violate that rule."""
    two_ranks = case.violates is None and case.A.ndim != case.B.ndim
    if two_ranks and asks_for_same_rank(plan.profile, plan.element.kind, case.attributes):
        return replace(case, violates=SAME_RANK)
    return case


def with_values(plan: Plan) -> Iterator[Case]:
    """Operands that violate a condition to which the standard gives a value."""
    standard = standard_of(plan.profile)
    if standard is None:
        return
    for case in out_of_domain.cases(replace(plan, profile=standard)):
        if case.violates is not None and case.violates not in plan.profile.outside:
            yield replace(case, label=case.label.replace(out_of_domain.ALONE, BY_DEFINITION), violates=None)

"""Checks of one call that the process survived: behaviour, error reports, and type of the result."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sympy import Symbol

from vinculum.gate.cases.case import Case
from vinculum.gate.oracle import relations
from vinculum.gate.oracle.behaviour import CHECKS, Check
from vinculum.gate.results import formatting
from vinculum.gate.results.results import Reason, ReasonKind
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, ReplyStatus, Request
from vinculum.gate.trial.budget import Budget
from vinculum.gate.trial.element_checks import ElementChecks, constrained_tensor
from vinculum.gate.trial.recorder import Ledger
from vinculum.gate.trial.shrink import smallest_failing
from vinculum_spec.relations import behaviour
from vinculum_spec.requirement_ids import ANSWER, DETERMINISM, OUTSIDE_DOMAIN, TYPE_LISTED

MIN_SHRINKABLE = 2  # elements of both operands together: a call of one pair cannot get smaller
ERROR_REPORT = "an error that reports it"
ANY_ANSWER = "any value or error"


class CallChecks:
    """Judges calls of one trial.

    `outcomes` counts the outcomes other than a value of the right type, for calls in the domain.
    """

    def __init__(
        self, sandbox: Sandbox, ledger: Ledger, elements: ElementChecks, budget: Budget, outcomes: Counter[str]
    ) -> None:
        self.sandbox, self.ledger, self.elements, self.budget, self.outcomes = (
            sandbox,
            ledger,
            elements,
            budget,
            outcomes,
        )
        self.plan = ledger.plan

    def judge(self, case: Case, request: Request, reply: Reply) -> bool:
        """Judge a call by every requirement. Whether it violates none."""
        self._note_fp_environment(request, reply)
        passed = all([self._check(check, case, request, reply) for check in CHECKS])  # noqa: C419 - all of them count
        if case.violates is not None:
            return self._out_of_domain(case.violates, case, request, reply) and passed
        return self._in_domain(case, request, reply) and passed

    def outcome_of_violation(self, identifier: str) -> str | None:
        """Return what the profile says of operands that violate this requirement."""
        kind = self.plan.spec.requirements[identifier].kind
        return self.plan.profile.outside.get(identifier, self.plan.profile.malformed.get(kind))

    def equivalent_requirements(self, identifier: str) -> list[str]:
        """Return the requirements on inputs with the same relation.

        SONNX states such a requirement of A, and refers to it from B.
        """
        relation = self.plan.spec.requirements[identifier].relation_name
        return [r.id for r in self.plan.applicable if r.relation_name == relation and constrained_tensor(r) != "C"]

    def _note_fp_environment(self, request: Request, reply: Reply) -> None:
        """Note that a call changes floating-point modes, of which no source speaks.

        The worker restores them before the next case, but not before the same call again: whether the result is
        determined shows what they do to it.
        """
        row, notes = self.ledger[DETERMINISM], list[str]()
        if self.sandbox.loaded:
            notes.append(f"loading it leaves {self.sandbox.loaded} on")
        if reply.fp_environment:
            notes.append(
                f"a call leaves {reply.fp_environment} on (path {request.path!r}), which is set back before the next"
                " case, but not before the same call again"
            )
        if notes and not row.reason:
            row.reason = Reason(ReasonKind.FP_ENVIRONMENT, "; ".join(notes))

    def _smallest(
        self, identifier: str, request: Request, reply: Reply, violates: Callable[[Request, Reply], bool]
    ) -> tuple[Request, Reply]:
        """Shrink a failing call.

        Returns the call unchanged if a smaller example is already recorded or the search budget is used up. Calls of
        several threads stay as they are: smaller ones overlap less. With waivers the search is always made, as the
        smallest call decides which waiver covers the violation.
        """
        known = None if identifier in self.ledger.cover else self.ledger[identifier].counterexample
        exhausted = self.budget.shrink_searches[identifier] >= self.budget.MAX_SHRINK_SEARCHES
        small_enough = request.A.size + request.B.size if exhausted else MIN_SHRINKABLE
        if not self.elements.localise or request.threads > 1 or (known is not None and known.size <= small_enough):
            return request, reply
        self.budget.shrink_searches[identifier] += 1
        return smallest_failing(self.sandbox, request, reply, violates)

    def _check(self, check: Check, case: Case, request: Request, reply: Reply) -> bool:
        """Judge a call by one requirement on behaviour."""
        in_domain = case.violates is None
        if not check.concerns(reply, in_domain):
            return True
        requirement = self.plan.spec.requirements[check.requirement]

        def violated(answer: Reply) -> bool:
            return check.concerns(answer, in_domain) and not relations.behaviour_holds(
                requirement, check.variables(answer)
            )

        self.ledger.count([requirement.id])
        if not violated(reply):
            return True
        smallest, last = self._smallest(requirement.id, request, reply, lambda _, answer: violated(answer))
        self.ledger.refute(requirement.id, case.label, smallest, check.describe(last), (check.expected,))
        return False

    def _out_of_domain(self, violated: str, case: Case, request: Request, reply: Reply) -> bool:
        """Judge a call outside of the domain.

        The target must report an error, unless the profile leaves the outcome open.
        """
        names = self.equivalent_requirements(violated)
        if self.outcome_of_violation(violated) == "unspecified":
            for name in names:
                self.ledger[name].observe(formatting.observation(reply))
                self.ledger.count([name])
            # Elements in the domain beside one that is not have their values all the same.
            kind = self.plan.spec.requirements[violated].kind
            judged = reply.status == ReplyStatus.VALUE and kind == "domain" and self.elements.any_in_domain(case)
            return not judged or self._in_domain(case, request, reply)
        variables = _answer_variables(reply, in_domain=False)
        passed = relations.behaviour_holds(self.plan.spec.requirements[OUTSIDE_DOMAIN], variables)
        self.ledger.count([*names, OUTSIDE_DOMAIN])
        for name in [] if passed else [*names, OUTSIDE_DOMAIN]:
            self.ledger.refute(name, case.label, request, formatting.outcome(reply), (ERROR_REPORT,))
        return passed

    def _in_domain(self, case: Case, request: Request, reply: Reply) -> bool:
        """Judge a call in the domain: its value must have the right type, shape and elements."""
        requirement = self.plan.spec.requirements[ANSWER]

        def no_answer(call: Request, answer: Reply) -> bool:
            if answer.fatal or relations.behaviour_holds(requirement, _answer_variables(answer, in_domain=True)):
                return False
            return case.violates is None or self.elements.any_in_domain(replace(case, A=call.A, B=call.B))

        self.ledger.count([ANSWER])
        if no_answer(request, reply):
            self.outcomes[formatting.observation(reply).text] += 1
            smallest, last = self._smallest(ANSWER, request, reply, no_answer)
            expected = self._expected_array() if last.not_an_array else "a value"
            self.ledger.refute(ANSWER, case.label, smallest, formatting.outcome(last), (expected,))
            return False
        return self._result_type(case, request, reply) and self.elements.judge(case, request, reply)

    def _result_type(self, case: Case, request: Request, reply: Reply) -> bool:
        """Judge the type of C: that of A and B, and so one that the profile lists."""
        of_type = [r for r in self.plan.applicable if r.relation_name == "tensor.same_type"]
        same_type = [r.id for r in of_type if constrained_tensor(r) in (None, "C")]
        passed = dict.fromkeys(same_type, reply.is_array and reply.dtype == self.plan.element.name)
        passed[TYPE_LISTED] = reply.is_array and reply.dtype in self.plan.profile.types
        self.ledger.count(passed)
        if not all(passed.values()):
            self.outcomes[formatting.observation(reply).text] += 1
        for name in [name for name, fine in passed.items() if not fine]:
            got = f"{reply.dtype} {reply.message}".strip() if reply.is_array else formatting.outcome(reply)
            expected = self.plan.element.name if reply.is_array else self._expected_array()
            self.ledger.refute(name, case.label, request, got, (expected,))
        return all(passed.values())

    def _expected_array(self) -> str:
        return f"a NumPy array of {self.plan.element.name}"


def _answer_variables(reply: Reply, *, in_domain: bool) -> Mapping[Symbol, Any]:
    return {
        behaviour.in_domain: in_domain,
        behaviour.answered: reply.status == ReplyStatus.VALUE and not reply.not_an_array,
        behaviour.reported: reply.status == ReplyStatus.ERROR,
    }

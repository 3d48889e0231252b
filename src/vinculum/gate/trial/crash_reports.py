"""How a classified crash gets into the results."""

from collections import Counter

from vinculum.gate.cases.case import Case
from vinculum.gate.results import formatting
from vinculum.gate.results.results import Observation
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial.call_checks import ANY_ANSWER, ERROR_REPORT, CallChecks
from vinculum.gate.trial.crash_isolation import Crash, CrashIsolation, CrashKind
from vinculum.gate.trial.recorder import Ledger
from vinculum_spec.requirement_ids import INDEX, NO_CRASH, OUTSIDE_DOMAIN


class CrashReports:
    """Records crashes of one trial. One method for each kind of crash."""

    def __init__(self, ledger: Ledger, isolation: CrashIsolation, checks: CallChecks, outcomes: Counter[str]) -> None:
        self.ledger, self.isolation, self.checks, self.outcomes = ledger, isolation, checks, outcomes
        # By path and violated requirement: the target crashes outside the domain there; the waiver that covers it.
        self.closed = dict[tuple[str, str], str | None]()

    def is_closed(self, case: Case, request: Request) -> bool:
        """Return whether the target is known to crash on such operands outside of the domain.

        The trial then skips the case.
        """
        key = (request.path, case.violates or "")
        return key in self.closed and self.closed[key] in (None, self.ledger.cover.covers_call(NO_CRASH, request))

    def earlier_call(self, case: Case, crash: Crash) -> None:
        """A new process survives the call: an earlier call did the damage, or several did."""
        cause = crash.request
        after = formatting.AFTER_ALL if cause.after is None else f", when called {cause.repeat} times"
        label = case.label if cause.A is case.A and cause.B is case.B else f"a call before {case.label!r}"
        expected = "a value" if cause.violates is None else ANY_ANSWER
        self.ledger.refute(NO_CRASH, label, cause, formatting.outcome(crash.reply) + after, (expected,))

    def out_of_domain(self, violated: str, case: Case, crash: Crash) -> None:
        """The target crashed where it had to report an error, or where the profile leaves the outcome open."""
        request, outcome = crash.request, formatting.outcome(crash.reply)
        if violated in self.ledger.plan.profile.outside:
            key = (request.path, violated)
            waiver = self.ledger.cover.covers_call(NO_CRASH, request)
            self.closed[key] = waiver if self.closed.get(key, waiver) is not None else None
        if self.checks.outcome_of_violation(violated) == "unspecified":
            self.ledger[violated].observe(Observation(outcome))
        else:
            for name in [*self.checks.equivalent_requirements(violated), OUTSIDE_DOMAIN]:
                self.ledger.refute(name, case.label, request, outcome, (ERROR_REPORT,))
        lanes = None if self.ledger[NO_CRASH].all_failures else self.isolation.in_vector(request)
        self.ledger.refute(NO_CRASH, case.label, request, outcome, (ANY_ANSWER,), lanes)

    def undefined(self, case: Case, reply: Reply) -> None:
        """The profile allows everything, the end of the process included. Later calls get a new process."""
        seen = Observation(formatting.outcome(reply)) if reply.fatal else formatting.observation(reply)
        for name in self.checks.equivalent_requirements(case.violates or ""):
            self.ledger[name].observe(seen)
            self.ledger.count([name])
        self.isolation.sandbox.stop()

    def in_domain(self, case: Case, request: Request, reply: Reply, crash: Crash) -> None:
        """The target crashed in the domain. Unless one pair is the cause, the other elements stay unjudged."""
        outcome = formatting.outcome(crash.reply)
        self.outcomes[outcome] += 1
        self.ledger.refute(NO_CRASH, case.label, crash.request, outcome, ("a value",))
        if crash.kind is CrashKind.PAIR:
            return
        where = f"in layout {request.layout!r}, as in" if crash.kind is CrashKind.LAYOUT else "in"
        ended = "was ended by the gate" if reply.ended_by_gate else "ended its process"
        reason = f"the target {ended} {where} {case.label!r} ({outcome}); its other elements were not judged"
        for name in (self.checks.elements.shape_requirement(case), INDEX):
            self.ledger[name].mark_unfinished(reason)

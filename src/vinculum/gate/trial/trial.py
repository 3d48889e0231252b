"""The trial of one target under one profile on one element type."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sympy import Symbol

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.standards import is_undefined, with_ranks
from vinculum.gate.oracle import relations
from vinculum.gate.results import formatting
from vinculum.gate.results.results import Reason, ReasonKind, Row, Status, Waiver
from vinculum.gate.sandbox.client import FIRST_CALL_EXTRA, Sandbox
from vinculum.gate.sandbox.messages import UNSUPPORTED, Reply, ReplyStatus, Request
from vinculum.gate.trial.budget import Budget
from vinculum.gate.trial.call_checks import CallChecks
from vinculum.gate.trial.crash_isolation import CrashIsolation, CrashKind
from vinculum.gate.trial.crash_reports import CrashReports
from vinculum.gate.trial.determinism import Context, RecordedCalls
from vinculum.gate.trial.element_checks import ElementChecks, VerdictCaches
from vinculum.gate.trial.recorder import Ledger
from vinculum_spec.relations import behaviour
from vinculum_spec.requirement_ids import NO_CRASH, OUTSIDE_DOMAIN

GAVE_UP = "the target died or hung too often; the rest was not tried"
ORDINARY_PAIR_STOPPED = "the target hung or took too much, even of one ordinary pair; the rest was not tried"
NO_CASE = "no call had a result that this requirement applies to"
FIRST_CALL_HINT = (
    f"; the first call had {FIRST_CALL_EXTRA + 1} times as long: if it compiles something, give it more by --timeout, or"
    " have it make a call as it is loaded"
)


class Trial:
    """Puts cases to a target and fills in a row for each requirement."""

    def __init__(
        self,
        sandbox: Sandbox,
        plan: Plan,
        paths: Sequence[str],
        version: str,
        caches: VerdictCaches,
        *,
        localise: bool = True,
        waivers: Sequence[Waiver] = (),
    ) -> None:
        self.sandbox, self.plan, self.paths, self.waivers = sandbox, plan, paths, waivers
        self.ledger = Ledger(plan, sandbox.target, version, waivers)
        self.budget = Budget()
        self.supported = True
        # The first call crashed; a limit of the gate ended it.
        self.first_call_crashed = self.first_call_stopped = False
        # What came in the domain in place of a value of the right type, by a short description.
        self.outcomes = Counter[str]()
        self.elements = ElementChecks(sandbox, self.ledger, caches, self.budget, localise=localise)
        self.checks = CallChecks(sandbox, self.ledger, self.elements, self.budget, self.outcomes)
        self.isolation = CrashIsolation(sandbox, plan, self.budget, localise)
        self.crash_reports = CrashReports(self.ledger, self.isolation, self.checks, self.outcomes)
        self.recorded_calls = RecordedCalls(plan.element)
        self.first_call: tuple[Case, Request, Reply] | None = None
        # By path: the number of cases in the domain that are not supported, and one of them.
        self.missing = dict[str, tuple[int, str]]()

    def run(self, cases: Iterable[Case], *, first_call: bool = True) -> list[Row]:
        """Try cases. Returns the rows in the order of the requirements.

        With `first_call`, the call that finds out whether the target has the type is judged too: it may be the first of
        its process. It comes last, as the findings of other cases are simpler.
        """
        if self._is_supported() and not self._always_stopped():
            for case in cases:
                for path in self.paths if case.hard else self.paths[:1]:
                    self.attempt(case, path)
                if self.gave_up:
                    self.ledger.mark_unfinished(GAVE_UP)
                    break
            else:
                if first_call and self.first_call is not None:
                    self._judge(*self.first_call)
        return self.rows

    @property
    def gave_up(self) -> bool:
        """Whether the target crashed too often for the trial to continue."""
        return self.budget.gave_up

    @property
    def rows(self) -> list[Row]:
        """The rows so far."""
        return list(self.ledger.rows.values())

    @property
    def context(self) -> Context:
        """What the determinism check needs of this trial."""
        return Context(self.sandbox, self.plan, self.ledger, self.recorded_calls)

    def explain(self) -> None:
        """Give a reason to undecided rows that have none. For the end of all cases, not of a part of a domain."""
        usual = f": most often {self.outcomes.most_common(1)[0][0]}" if self.outcomes else ""
        for row in self.rows:
            if row.verdict is Status.UNDECIDED and not row.reason:
                row.reason = Reason(ReasonKind.NO_CASE, f"{NO_CASE}{usual}")

    def request(self, case: Case, path: str) -> Request:
        """Return the request that puts a case to the target."""
        profile, element = self.plan.profile.name, self.plan.element.name
        options = case.attributes, case.layout, case.repeat, case.violates
        return Request(case.A, case.B, profile, element, path, *options, threads=case.threads)

    def attempt(self, case: Case, path: str) -> bool:
        """Put one case to the target and judge the reply. Whether nothing was wrong with it.

        If a call fails as a whole, and a waiver covers some of its operands, the other operands are tried again. Operands
        that are known to crash the target are left out.
        """
        case = with_ranks(self.plan, case)
        if case.violates is None:
            remaining = self.isolation.remaining(case, path)
            if remaining is None:
                return False
            case = remaining
        request = self.request(case, path)
        if self.crash_reports.is_closed(case, request):
            return True
        waived_before = self._waived_calls()
        passed = self._judge_reply(case, path, request, self.sandbox.divide(request))
        newly = [waiver for waiver, count in self._waived_calls().items() if count > waived_before.get(waiver, 0)]
        if case.violates is None and newly:
            covered = self.ledger.cover.covered_pairs(request, newly)
            if covered is not None and covered.any() and not covered.all():
                rest = replace(case, A=case.A.ravel()[~covered], B=case.B.ravel()[~covered])
                passed &= self.attempt(rest, path)
        return passed

    def share_crashes_of(self, other: "Trial") -> None:
        """Leave out what crashed the target in another trial, without passing new crashes on to it."""
        self.budget.isolation_crashes = other.budget.isolation_crashes
        self.crash_reports.closed.update(other.crash_reports.closed)
        self.isolation.pairs.update({path: list(pairs) for path, pairs in other.isolation.pairs.items()})
        self.isolation.layouts.update(other.isolation.layouts)

    def add_missing(self, path: str, where: str) -> None:
        """Count a case in the domain that a path does not support: no requirement of the type then succeeds."""
        count, first = self.missing.get(path, (0, where))
        self.missing[path] = count + 1, first
        paths = (f"path {name!r} in {n} of its cases, such as {one}" for name, (n, one) in self.missing.items())
        self.ledger.mark_unfinished(f"not supported on {'; on '.join(paths)}")

    def _is_supported(self) -> bool:
        """Find out by operands in the domain, on the first path, whether the target has this type."""
        case = Case("the first call", *self.plan.index_revealing_pairs(3))
        request = self.request(case, self.paths[0])
        reply = self.sandbox.divide(request)
        self.first_call_crashed, self.first_call_stopped = reply.fatal, reply.ended_by_gate
        self.supported = reply.status not in UNSUPPORTED
        if not self.supported:
            self.ledger.mark_unsupported(reply.message)
        elif not reply.fatal:  # later calls find out about a crash
            self.first_call = case, request, reply
        return self.supported

    def _always_stopped(self) -> bool:
        """Return whether the gate ends even a call of one ordinary pair.

        Then every other case would take its whole time limit.
        """
        if not self.first_call_stopped:
            return False
        request = self.request(Case("one ordinary pair", *self.plan.index_revealing_pairs(1)), self.paths[0])
        reply = self.sandbox.divide(request)
        if not reply.ended_by_gate:
            return False
        self.budget.crashes = self.budget.MAX_CRASHES + 1
        self.ledger.count([NO_CRASH])
        self.ledger.refute(NO_CRASH, "one ordinary pair", request, formatting.outcome(reply), ("a value",))
        self.ledger.mark_unfinished(ORDINARY_PAIR_STOPPED + FIRST_CALL_HINT * (reply.status == ReplyStatus.HUNG))
        return True

    def _waived_calls(self) -> Counter[str]:
        """Count failures of calls by the waiver that covers them.

        Crashes are excluded, because the trial isolates each on its own.
        """
        waived = Counter[str]()
        for name, row in self.ledger.rows.items() if self.waivers else ():
            if row.waived and name != NO_CRASH and self.plan.spec.requirements[name].kind != "value":
                waived.update(row.waived)
        return waived

    def _judge_reply(self, case: Case, path: str, request: Request, reply: Reply) -> bool:
        if reply.status in UNSUPPORTED:
            self._record_unsupported(case, path, reply)
            return True
        if is_undefined(self.plan, case.violates):
            self.crash_reports.undefined(case, reply)
            return True
        self.ledger.count([NO_CRASH])
        if not relations.behaviour_holds(self.plan.spec.requirements[NO_CRASH], _end_variables(reply)):
            self._isolate_crash(case, request, reply)
            return False
        return self._judge(case, request, reply)

    def _judge(self, case: Case, request: Request, reply: Reply) -> bool:
        """Judge a call that the process survived."""
        self.recorded_calls.add(case, request, reply)
        return self.checks.judge(case, request, reply)

    def _record_unsupported(self, case: Case, path: str, reply: Reply) -> None:
        """Record a case that the target has no way to be asked or does not support.

        Without attributes, that leaves the whole type undecided.
        """
        if case.violates is not None:
            for name in [*self.checks.equivalent_requirements(case.violates), OUTSIDE_DOMAIN]:
                if name in self.ledger:
                    self.ledger[name].mark_inexpressible(reply.message)
        elif reply.status == ReplyStatus.INEXPRESSIBLE or case.attributes:
            relation = self.plan.spec.requirements[self.elements.shape_requirement(case)].relation_name
            for requirement in self.plan.applicable:
                if requirement.relation_name == relation:
                    self.ledger[requirement.id].mark_partial(reply.message)
            for name in self.elements.selected_by_attributes(case):
                row = self.ledger[name]
                inexpressible = reply.status == ReplyStatus.INEXPRESSIBLE
                (row.mark_inexpressible if inexpressible else row.mark_partial)(reply.message)
        else:
            self.add_missing(path, f"{case.label!r}: {reply.message}")

    def _isolate_crash(self, case: Case, request: Request, reply: Reply) -> None:
        """Find out what a crash depends on, record it, and judge what is left of the case."""
        earlier = tuple(self.sandbox.recent)[:-1]
        if reply.ended_by_gate or case.violates is not None or not self.isolation.may_contain_pair(case, request.path):
            self.budget.count_crash(reply)
        crash = self.isolation.classify(case, request, reply, earlier)
        match crash.kind:
            case CrashKind.EARLIER_CALL:
                self.crash_reports.earlier_call(case, crash)
                if crash.retry is not None and not self.gave_up:
                    self._judge_reply(case, request.path, request, crash.retry)
            case CrashKind.OUT_OF_DOMAIN:
                self.crash_reports.out_of_domain(case.violates or "", case, crash)
            case CrashKind.LAYOUT | CrashKind.CALL:
                self.crash_reports.in_domain(case, request, reply, crash)
            case CrashKind.PAIR:
                self.crash_reports.in_domain(case, request, reply, crash)
                self._attempt_without(case, request, crash.request)

    def _attempt_without(self, case: Case, request: Request, single: Request) -> None:
        """Try a case again without a pair that crashes, and without the pairs that the same waiver covers."""
        waiver = self.ledger.cover.covers_call(NO_CRASH, single)
        covered = None if waiver is None else self.ledger.cover.covered_pairs(request, [waiver])
        if covered is not None:
            case = replace(case, A=case.A.ravel()[~covered], B=case.B.ravel()[~covered])
        rest = self.isolation.without_pair(case, single)
        if rest.A.size:
            self.attempt(rest, request.path)


def _end_variables(reply: Reply) -> Mapping[Symbol, Any]:
    return {behaviour.ended: not reply.fatal, behaviour.signal: reply.signal}

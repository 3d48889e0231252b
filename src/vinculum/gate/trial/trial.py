"""Tries one target under one profile on one element type, and fills in a row for each requirement."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sympy import Symbol

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.oracle import relations
from vinculum.gate.oracle.behaviour import CHECKS, Check
from vinculum.gate.results import formatting
from vinculum.gate.results.results import Observation, Reason, ReasonKind, Row, Status, Waiver
from vinculum.gate.sandbox.client import FIRST_CALL_EXTRA, Sandbox
from vinculum.gate.sandbox.messages import UNSUPPORTED, Reply, ReplyStatus, Request
from vinculum.gate.trial.crash_isolation import Deadly, weight
from vinculum.gate.trial.determinism import Firsts
from vinculum.gate.trial.element_checks import SEARCHES, Elements, Memory, constrained
from vinculum.gate.trial.recorder import Ledger
from vinculum.gate.trial.shrink import smallest_failing
from vinculum_spec.relations import behaviour
from vinculum_spec.requirement_ids import ANSWER, DETERMINISM, INDEX, NO_CRASH, OUTSIDE_DOMAIN, TYPE_LISTED

PATIENCE = 24  # deaths of one type: a target that dies of everything would take all day
ONE_PAIR = 2  # elements of both operands: less is not looked for
NO_CASE = "no call had a result that this requirement applies to"
REPORT = "an error that reports it"
TOO_MUCH = "the target hung or took too much, even of one ordinary pair; the rest was not tried"
LONGER = (
    f"; the first call had {FIRST_CALL_EXTRA + 1} times as long: if it compiles something, give it more by --timeout, or have it make a"
    " call as it is loaded"
)


class Trial:
    """One target, profile and element type at work."""

    def __init__(
        self,
        sandbox: Sandbox,
        plan: Plan,
        paths: Sequence[str],
        version: str,
        memory: Memory,
        *,
        localise: bool = True,
        waivers: Sequence[Waiver] = (),
    ) -> None:
        self.sandbox, self.plan, self.paths, self.waivers = sandbox, plan, paths, waivers
        self.ledger = Ledger(plan, sandbox.target, version, waivers)
        self.elements = Elements(sandbox, self.ledger, memory, localise=localise)
        self.localise = localise
        self.deaths, self.supported = 0, True
        self.lifeless = self.stopped = False  # it died of three ordinary pairs; by a limit of the gate
        self.deadly = Deadly(sandbox, plan, localise)
        self.searches = Counter[str]()  # for a smaller call, by the requirement that is violated
        self.useless = Counter[str]()  # what came within the domain where a value was asked for, but of the right ones
        # path and condition: where the target dies outside of the domain, and the waiver of that
        self.closed = dict[tuple[str, str], str | None]()
        self.firsts = Firsts(plan.element)
        self.first_call: tuple[Case, Request, Reply] | None = None
        self.missing = dict[str, tuple[int, str]]()  # path: how many cases it has not, though within the domain; one

    def run(self, cases: Iterable[Case], *, first_call: bool = True) -> list[Row]:
        """Try these cases; returns the rows in the order of the requirements.

        `first_call`: the one that asks whether the target has the type is one of them, as it may be the first of its process. It is
        judged last: what other cases find is simpler.
        """
        if self._supported() and not self._never_ends():
            for case in cases:
                for path in self.paths if case.hard else self.paths[:1]:
                    self.attempt(case, path)
                if self.gave_up:
                    self.ledger.mark_unfinished("the target died or hung too often; the rest was not tried")
                    break
            else:
                if first_call and self.first_call is not None:
                    self._judge(*self.first_call)
        return self.rows

    @property
    def gave_up(self) -> bool:
        """The target died too often for more to be tried."""
        return self.deaths > PATIENCE

    @property
    def rows(self) -> list[Row]:
        """What is known so far."""
        return list(self.ledger.rows.values())

    def explain(self) -> None:
        """Say of what no case spoke why that is: at the end of all cases, not of a part of a whole domain."""
        usual = f": most often {self.useless.most_common(1)[0][0]}" if self.useless else ""
        for row in self.rows:
            if row.verdict is Status.UNDECIDED and not row.reason:
                row.reason = Reason(ReasonKind.NO_CASE, f"{NO_CASE}{usual}")

    def _supported(self) -> bool:
        """Whether the target has this type at all: asked with operands in the domain, on the first path."""
        case = Case("the first call", *self.plan.index_revealing_pairs(3))
        request = self.request(case, self.paths[0])
        reply = self.sandbox.divide(request)
        self.lifeless, self.stopped = reply.fatal, reply.ended_by_gate
        self.supported = reply.status not in UNSUPPORTED
        if not self.supported:
            self.ledger.mark_unsupported(reply.message)
        elif not reply.fatal:  # the calls after it find out about that
            self.first_call = case, request, reply
        return self.supported

    def _never_ends(self) -> bool:
        """Whether one ordinary pair alone is too much too: nothing else is tried then, as each case would take its whole time."""
        if not self.stopped:
            return False
        request = self.request(Case("one ordinary pair", *self.plan.index_revealing_pairs(1)), self.paths[0])
        reply = self.sandbox.divide(request)
        if not reply.ended_by_gate:
            return False
        self.deaths = PATIENCE + 1
        self.ledger.count([NO_CRASH])
        self.ledger.refute(NO_CRASH, "one ordinary pair", request, formatting.outcome(reply), ("a value",))
        self.ledger.mark_unfinished(TOO_MUCH + LONGER * (reply.status == ReplyStatus.HUNG))
        return True

    def request(self, case: Case, path: str) -> Request:
        """`case` as it is put to the target."""
        profile, element = self.plan.profile.name, self.plan.element.name
        how = case.attributes, case.layout, case.repeat, case.violates
        return Request(case.A, case.B, profile, element, path, *how, threads=case.threads)

    def attempt(self, case: Case, path: str) -> bool:
        """Put one case to the target and judge what comes. Whether nothing was wrong with it.

        A call that fails as a whole, which is waived for some of its operands, is tried again without these. What the
        target is known to die of is left out.
        """
        if case.violates is None:
            rest = self.deadly.rest(case, path)
            if rest is None:
                return False
            case = rest
        request = self.request(case, path)
        if self._is_closed(case, request):
            return True
        waived = self._calls_waived()
        fine = self._attempt(case, path, request)
        newly = [waiver for waiver, count in self._calls_waived().items() if count > waived.get(waiver, 0)]
        if case.violates is None and newly:
            met = self.ledger.cover.covered_pairs(request, newly)
            if met is not None and met.any() and not met.all():
                fine &= self.attempt(replace(case, A=case.A.ravel()[~met], B=case.B.ravel()[~met]), path)
        return fine

    def _is_closed(self, case: Case, request: Request) -> bool:
        key = (request.path, case.violates or "")
        return key in self.closed and self.closed[key] in (None, self.ledger.cover.covers_call(NO_CRASH, request))

    def _calls_waived(self) -> Counter[str]:
        """Failures of calls by the waiver that covers them, but for deaths, which are looked into by themselves."""
        found = Counter[str]()
        for name, row in self.ledger.rows.items() if self.waivers else ():
            if row.waived and name != NO_CRASH and self.plan.spec.requirements[name].kind != "value":
                found.update(row.waived)
        return found

    def _attempt(self, case: Case, path: str, request: Request) -> bool:
        return self._came(case, path, request, self.sandbox.divide(request))

    def _came(self, case: Case, path: str, request: Request, reply: Reply) -> bool:
        if reply.status in UNSUPPORTED:
            self._passed_over(case, path, reply)
            return True
        self.ledger.count([NO_CRASH])
        if not relations.behaviour_holds(self.plan.spec.requirements[NO_CRASH], _ending(reply)):
            self._death(case, request, reply)
            return False
        return self._judge(case, request, reply)

    def _judge(self, case: Case, request: Request, reply: Reply) -> bool:
        """What came of a case that the process lived through."""
        self.firsts.keep(case, request, reply)
        self._environment(request, reply)
        fine = not [check for check in CHECKS if not self._check(check, case, request, reply)]
        if case.violates is not None:
            return self._violation(case, request, reply) and fine
        return self._inside(case, request, reply) and fine

    def _environment(self, request: Request, reply: Reply) -> None:
        """A call that leaves other floating-point modes behind: told, as no source speaks of it.

        They are set back, but not before the same call again: what they do to that shows whether C is determined.
        """
        row, said = self.ledger[DETERMINISM], list[str]()
        if self.sandbox.loaded:
            said.append(f"loading it leaves {self.sandbox.loaded} on")
        if reply.fp_environment:
            said.append(
                f"a call leaves {reply.fp_environment} on (path {request.path!r}), which is set back before the next case, but not "
                "before the same call again"
            )
        if said and not row.reason:
            row.reason = Reason(ReasonKind.FP_ENVIRONMENT, "; ".join(said))

    def _passed_over(self, case: Case, path: str, reply: Reply) -> None:
        """The target cannot be asked this, or says that it does not have it: without attributes that leaves the type undecided."""
        if case.violates is not None:
            for name in [*self._stated_alike(case.violates), OUTSIDE_DOMAIN]:
                self.ledger[name].mark_inexpressible(reply.message)
        elif reply.status == ReplyStatus.INEXPRESSIBLE or case.attributes:
            relation = self.plan.spec.requirements[self.elements.shape_requirement(case)].relation_name
            for requirement in self.plan.applicable:
                if requirement.relation_name == relation:
                    self.ledger[requirement.id].mark_partial(reply.message)
            for name in self.elements.chosen(case):
                row = self.ledger[name]
                (row.mark_inexpressible if reply.status == ReplyStatus.INEXPRESSIBLE else row.mark_partial)(
                    reply.message
                )
        else:
            self.lacks(path, f"{case.label!r}: {reply.message}")

    def lacks(self, path: str, where: str) -> None:
        """One more case within the domain that is not supported on a path: nothing of the type is a success then."""
        count, first = self.missing.get(path, (0, where))
        self.missing[path] = count + 1, first
        paths = (f"path {name!r} in {n} of its cases, such as {one}" for name, (n, one) in self.missing.items())
        self.ledger.mark_unfinished(f"not supported on {'; on '.join(paths)}")

    def _smallest(
        self, identifier: str, request: Request, reply: Reply, bad: Callable[[Request, Reply], bool]
    ) -> tuple[Request, Reply]:
        """The smallest part of a call that violates a requirement too; the call, where a smaller one is known or was looked for often.

        Calls of several threads stay as they are: of smaller ones fewer meet.
        Of a requirement with waivers it is always looked for: by it one sees which of them covers the violation.
        """
        known = None if identifier in self.ledger.cover else self.ledger[identifier].counterexample
        often = self.searches[identifier] >= SEARCHES
        enough = request.A.size + request.B.size if often else ONE_PAIR
        if not self.localise or request.threads > 1 or (known is not None and known.size <= enough):
            return request, reply
        self.searches[identifier] += 1
        return smallest_failing(self.sandbox, request, reply, bad)

    def _check(self, check: Check, case: Case, request: Request, reply: Reply) -> bool:
        if not check.concerns(reply, case.violates is None):
            return True
        requirement = self.plan.spec.requirements[check.requirement]

        def violated(answer: Reply) -> bool:
            return check.concerns(answer, case.violates is None) and not relations.behaviour_holds(
                requirement, check.variables(answer)
            )

        self.ledger.count([requirement.id])
        if not violated(reply):
            return True
        smallest, last = self._smallest(requirement.id, request, reply, lambda _, answer: violated(answer))
        self.ledger.refute(requirement.id, case.label, smallest, check.describe(last), (check.expected,))
        return False

    def _death(self, case: Case, request: Request, reply: Reply) -> None:
        """The process ended, or never came back: find the operands that did it, and judge the rest without them."""
        earlier = tuple(self.sandbox.recent)[:-1]
        if reply.ended_by_gate or case.violates is not None or not self.deadly.may_meet(case, request.path):
            self.deaths += weight(reply)
        smallest, last = (request, reply) if case.violates is not None else self.deadly.smallest(request, reply)
        if smallest.A.shape == request.A.shape and smallest.B.shape == request.B.shape:
            cause, last, alone = self.deadly.cause(request, last, earlier)
            if alone is not None:
                self._death_by_another(case, cause, last)
                if not self.gave_up:
                    self._came(case, request.path, request, alone)
                return
        if case.violates is not None:
            self._death_outside(case.violates, case, request, reply)
            return
        self.useless[formatting.outcome(last)] += 1
        self.ledger.refute(NO_CRASH, case.label, smallest, formatting.outcome(last), ("a value",))
        in_layout = self.deadly.keep_layout(smallest)
        if in_layout or smallest.A.size != 1 or case.A.size == 1 or case.A.shape != case.B.shape or self.gave_up:
            where = f"in layout {request.layout!r}, as in" if in_layout else "in"
            ended = "was ended by the gate" if reply.ended_by_gate else "ended its process"
            reason = f"the target {ended} {where} {case.label!r} ({formatting.outcome(last)}); its other elements were not judged"
            for name in (self.elements.shape_requirement(case), INDEX):
                self.ledger[name].mark_unfinished(reason)
            return
        waiver = self.ledger.cover.covers_call(NO_CRASH, smallest)
        met = None if waiver is None else self.ledger.cover.covered_pairs(request, [waiver])
        if met is not None:
            case = replace(case, A=case.A.ravel()[~met], B=case.B.ravel()[~met])
        rest = self.deadly.cut(case, smallest)
        if rest.A.size:
            self.attempt(rest, request.path)

    def _death_outside(self, violated: str, case: Case, request: Request, reply: Reply) -> None:
        """It died of operands outside of the domain, which was to be reported or is left open."""
        if violated in self.plan.profile.outside:
            key = (request.path, violated)
            waiver = self.ledger.cover.covers_call(NO_CRASH, request)
            self.closed[key] = waiver if self.closed.get(key, waiver) is not None else None
        if self._outcome(violated) == "unspecified":
            self.ledger[violated].observe(Observation(formatting.outcome(reply)))
        else:
            for name in [*self._stated_alike(violated), OUTSIDE_DOMAIN]:
                self.ledger.refute(name, case.label, request, formatting.outcome(reply), (REPORT,))
        lanes = None if self.ledger[NO_CRASH].all_failures else self.deadly.lanes(request)
        self.ledger.refute(NO_CRASH, case.label, request, formatting.outcome(reply), ("any value or error",), lanes)

    def _death_by_another(self, case: Case, cause: Request, reply: Reply) -> None:
        """The process ended in a call that a new one lives through: a call that came before did the damage, or several did."""
        after = formatting.AFTER_ALL if cause.after is None else f", when called {cause.repeat} times"
        own = cause.A is case.A and cause.B is case.B
        label = case.label if own else f"a call before {case.label!r}"
        wanted = "a value" if cause.violates is None else "any value or error"
        self.ledger.refute(NO_CRASH, label, cause, formatting.outcome(reply) + after, (wanted,))

    def _violation(self, case: Case, request: Request, reply: Reply) -> bool:
        """An input outside of the domain: to be reported, or left open by the profile."""
        identifier = case.violates or ""
        kind = self.plan.spec.requirements[identifier].kind
        if self._outcome(identifier) == "unspecified":
            for name in self._stated_alike(identifier):
                self.ledger[name].observe(formatting.observation(reply))
                self.ledger.count([name])
            # Elements within the domain, beside one that is not, have their values all the same.
            judged = reply.status == ReplyStatus.VALUE and kind == "domain" and self.elements.some_within(case)
            return not judged or self._inside(case, request, reply)
        seen = _answering(reply, in_domain=False)
        names = self._stated_alike(identifier)
        fine = relations.behaviour_holds(self.plan.spec.requirements[OUTSIDE_DOMAIN], seen)
        self.ledger.count([*names, OUTSIDE_DOMAIN])
        for name in [] if fine else [*names, OUTSIDE_DOMAIN]:
            self.ledger.refute(name, case.label, request, formatting.outcome(reply), (REPORT,))
        return fine

    def _outcome(self, identifier: str) -> str | None:
        """What the profile says that a violation of this requirement leads to."""
        kind = self.plan.spec.requirements[identifier].kind
        return self.plan.profile.outside.get(identifier, self.plan.profile.malformed.get(kind))

    def _stated_alike(self, identifier: str) -> list[str]:
        """The requirements on inputs that say the same: SONNX states it of A, and refers to it from B."""
        relation = self.plan.spec.requirements[identifier].relation_name
        return [r.id for r in self.plan.applicable if r.relation_name == relation and constrained(r) != "C"]

    def _inside(self, case: Case, request: Request, reply: Reply) -> bool:
        """An input within the domain: a value of the right type and shape, and the right one."""
        requirement = self.plan.spec.requirements[ANSWER]

        def silent(asked: Request, answer: Reply) -> bool:
            if answer.fatal or relations.behaviour_holds(requirement, _answering(answer, in_domain=True)):
                return False
            return case.violates is None or self.elements.some_within(replace(case, A=asked.A, B=asked.B))

        self.ledger.count([ANSWER])
        if silent(request, reply):
            self.useless[formatting.observation(reply).text] += 1
            smallest, last = self._smallest(ANSWER, request, reply, silent)
            wanted = f"a NumPy array of {self.plan.element.name}" if last.not_an_array else "a value"
            self.ledger.refute(ANSWER, case.label, smallest, formatting.outcome(last), (wanted,))
            return False
        return self._result_type(case, request, reply) and self.elements.judge(case, request, reply)

    def _result_type(self, case: Case, request: Request, reply: Reply) -> bool:
        """C has the type of A and B, and so one that the profile lists."""
        of_type = [r for r in self.plan.applicable if r.relation_name == "tensor.same_type"]
        same = [r.id for r in of_type if constrained(r) in (None, "C")]
        judged = dict.fromkeys(same, reply.is_array and reply.dtype == self.plan.element.name)
        judged[TYPE_LISTED] = reply.is_array and reply.dtype in self.plan.profile.types
        self.ledger.count(judged)
        if not all(judged.values()):
            self.useless[formatting.observation(reply).text] += 1
        for name in [name for name, fine in judged.items() if not fine]:
            got = f"{reply.dtype} {reply.message}".strip() if reply.is_array else formatting.outcome(reply)
            wanted = self.plan.element.name if reply.is_array else f"a NumPy array of {self.plan.element.name}"
            self.ledger.refute(name, case.label, request, got, (wanted,))
        return all(judged.values())


def _ending(reply: Reply) -> Mapping[Symbol, Any]:
    return {behaviour.ended: not reply.fatal, behaviour.signal: reply.signal}


def _answering(reply: Reply, *, in_domain: bool) -> Mapping[Symbol, Any]:
    said = {
        behaviour.answered: reply.status == ReplyStatus.VALUE and not reply.not_an_array,
        behaviour.reported: reply.status == ReplyStatus.ERROR,
    }
    return {behaviour.in_domain: in_domain, **said}

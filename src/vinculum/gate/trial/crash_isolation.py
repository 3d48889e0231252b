"""Crash isolation: which operands, layout or earlier call crash a target, and what later cases omit."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.layouts.registry import CONTIGUOUS
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.budget import Budget
from vinculum.gate.trial.shrink import LANES, in_lanes, smallest_failing

MIN_REPEATS = 8  # calls in a row that show whether earlier calls do damage that a later one dies of
VECTOR_POSITIONS = (0, LANES // 2, LANES - 1)  # few: each position costs a new process
BitPatterns = tuple[Any, Any]  # of numerator and denominator


class CrashKind(Enum):
    """What a crash depends on."""

    OUT_OF_DOMAIN = auto()  # the operands violate a precondition
    EARLIER_CALL = auto()  # a new process survives the call: an earlier call did the damage
    LAYOUT = auto()  # the same operands are survived in a contiguous layout
    PAIR = auto()  # one pair of operands, which can be left out of the case
    CALL = auto()  # the call as a whole


@dataclass(frozen=True)
class Crash:
    """A classified crash: the smallest request that shows it, and the reply to that."""

    kind: CrashKind
    request: Request
    reply: Reply
    retry: Reply | None = None  # of EARLIER_CALL: the reply to the call itself in a new process


@dataclass
class CrashIsolation:
    """Knowledge about crashes, by path: pairs that crash among others too, and layouts that crash.

    `localise` tells whether crashes are shrunk and retried.
    """

    sandbox: Sandbox
    plan: Plan
    budget: Budget = field(default_factory=Budget)
    localise: bool = True
    pairs: dict[str, list[BitPatterns]] = field(default_factory=dict)
    layouts: set[tuple[str, str]] = field(default_factory=set)  # path and layout

    def classify(self, case: Case, request: Request, reply: Reply, earlier: Sequence[Request]) -> Crash:
        """Find out what a crash depends on. `earlier` are the requests that the process received before."""
        smallest, last = (request, reply) if case.violates is not None else self.smallest(request, reply)
        if smallest.A.shape == request.A.shape and smallest.B.shape == request.B.shape:
            cause, last, retry = self.cause(request, last, earlier)
            if retry is not None:
                return Crash(CrashKind.EARLIER_CALL, cause, last, retry)
        if case.violates is not None:
            return Crash(CrashKind.OUT_OF_DOMAIN, request, reply)
        if self.depends_on_layout(smallest):
            return Crash(CrashKind.LAYOUT, smallest, last)
        removable = smallest.A.size == 1 < case.A.size and case.A.shape == case.B.shape
        return Crash(CrashKind.PAIR if removable and not self.budget.gave_up else CrashKind.CALL, smallest, last)

    def smallest(self, request: Request, reply: Reply) -> tuple[Request, Reply]:
        """Shrink a call that crashes. Calls of several threads stay as they are."""

        def crashes(_: Request, answer: Reply) -> bool:
            self.budget.count_isolation_crash(answer)
            return answer.fatal

        if not self.localise or request.threads > 1:
            return request, reply
        return smallest_failing(self.sandbox, request, reply, crashes, lambda: self.budget.may_isolate)

    def cause(self, request: Request, reply: Reply, earlier: Sequence[Request]) -> tuple[Request, Reply, Reply | None]:
        """Find the call that crashes a new process: this one, or, repeated, it or an earlier one.

        Returns that call, the reply to it, and the reply to this call in a new process if it survives that. If no such
        call crashes, the returned request has `after=None`: the crash takes more calls than a replay can list.
        """
        if not self.localise or reply.ended_by_gate or not self.budget.may_isolate:
            return request, reply, None
        alone = self._in_new_process(request)
        if alone.fatal:
            return request, reply, None
        for call in (request, *reversed(earlier)):
            repeated = replace(call, repeat=max(MIN_REPEATS, call.repeat))
            if (answer := self._in_new_process(repeated)).fatal:
                return repeated, answer, alone
        self.sandbox.stop()  # these calls may have done damage
        return replace(request, after=None), reply, alone

    def in_vector(self, single: Request) -> str | None:
        """Describe at which positions of a vector this one pair crashes too: loops may differ."""
        if not (self.localise and single.A.shape == single.B.shape == (1,)):
            return None
        filler = self.plan.index_revealing_pairs(LANES)
        return in_lanes(self.sandbox, single, filler, lambda _, answer, __: answer.fatal, VECTOR_POSITIONS)

    def depends_on_layout(self, smallest: Request) -> bool:
        """Return whether the target survives the same operands in a contiguous layout.

        If so, later cases leave out the layout.
        """
        if smallest.layout == CONTIGUOUS or self.sandbox.divide(replace(smallest, layout=CONTIGUOUS)).fatal:
            return False
        self.layouts.add((smallest.path, smallest.layout))
        return True

    def without_pair(self, case: Case, single: Request) -> Case:
        """Return `case` without the pair of this request.

        If it crashes among others too, later cases leave it out.
        """
        a, b = (relations.patterns(x, self.plan.element).ravel()[0] for x in (single.A, single.B))
        A, B = (x.copy() for x in self.plan.index_revealing_pairs(LANES))
        A[LANES // 2], B[LANES // 2] = single.A.ravel()[0], single.B.ravel()[0]
        if self.budget.may_isolate and (answer := self.sandbox.divide(replace(single, A=A, B=B))).fatal:
            self.budget.count_isolation_crash(answer)
            self.pairs.setdefault(single.path, []).append((a, b))
        return self._without(case, [(a, b)])

    def remaining(self, case: Case, path: str) -> Case | None:
        """Return what is left of a case: None in a layout that crashes, else the case without crashing pairs."""
        if (path, case.layout) in self.layouts:
            return None
        known = self.pairs.get(path)
        rest = self._without(case, known) if known and case.A.shape == case.B.shape else case
        return rest if rest.A.size or not case.A.size else None

    def may_contain_pair(self, case: Case, path: str) -> bool:
        """Whether both operands of a pair that crashes occur in the case, wherever."""
        if not (known := self.pairs.get(path)):
            return False
        A, B = self._patterns(case)
        return any((A == a).any() and (B == b).any() for a, b in known)

    def _in_new_process(self, request: Request) -> Reply:
        self.sandbox.stop()
        reply = self.sandbox.divide(request)
        self.budget.count_isolation_crash(reply)
        return reply

    def _without(self, case: Case, pairs: list[BitPatterns]) -> Case:
        A, B = self._patterns(case)
        remaining = np.ones(case.A.size, dtype=bool)
        for a, b in pairs:
            remaining &= (A != a) | (B != b)
        if remaining.all():
            return case
        return replace(case, A=case.A.ravel()[remaining], B=case.B.ravel()[remaining])

    def _patterns(self, case: Case) -> tuple[Array, Array]:
        element = self.plan.element
        return relations.patterns(case.A, element).ravel(), relations.patterns(case.B, element).ravel()

"""What a target dies of: found among the operands of a call, and left out of what comes after."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.shrink import LANES, in_lanes, smallest_failing

PLAIN = "contiguous"
STOPPED = 4  # deaths that one counts for which a limit of the gate brought about: it took long
LOCALISING = 48  # deaths in searches for the smallest deadly inputs, after which these end
SEVERAL = 8  # times that a call is made to see whether it does damage that is met later
Pair = tuple[Any, Any]  # bit patterns


def weight(reply: Reply) -> int:
    """How many deaths a fatal reply counts for."""
    return STOPPED if reply.ended_by_gate else 1


@dataclass
class Deadly:
    """By path: pairs that are deadly wherever they are; layouts in which it died of what it lives through in others."""

    sandbox: Sandbox
    plan: Plan
    localise: bool = True
    pairs: dict[str, list[Pair]] = field(default_factory=dict)
    layouts: set[tuple[str, str]] = field(default_factory=set)
    spent: int = 0  # deaths in searches

    def apart(self) -> "Deadly":
        """The same knowledge for a search that makes its finds smaller by itself: what comes to it there is not kept here.

        Else the search would leave out what it has just found, and so would the trial that is to tell of it.
        """
        pairs = {path: list(known) for path, known in self.pairs.items()}
        return replace(self, localise=False, pairs=pairs, layouts=set(self.layouts))

    def smallest(self, request: Request, reply: Reply) -> tuple[Request, Reply]:
        """The smallest part of a deadly call that is deadly, and what came of that; calls of several threads stay as they are."""

        def deadly(_: Request, answer: Reply) -> bool:
            self.spent += weight(answer) if answer.fatal else 0
            return answer.fatal

        if not self.localise or request.threads > 1:
            return request, reply
        return smallest_failing(self.sandbox, request, reply, deadly, lambda: self.spent < LOCALISING)

    def cause(self, request: Request, reply: Reply, earlier: Sequence[Request]) -> tuple[Request, Reply, Reply | None]:
        """What is deadly in a new process: this call or, made several times, it or one of those before it; and what comes of that.

        With these what comes of the call itself, if it is not deadly there. Where nothing is, it takes more calls than can be told.
        """
        if not self.localise or reply.ended_by_gate or self.spent >= LOCALISING:
            return request, reply, None
        alone = self._anew(request)
        if alone.fatal:
            return request, reply, None
        for call in (request, *reversed(earlier)):
            several = replace(call, repeat=max(SEVERAL, call.repeat))
            if (answer := self._anew(several)).fatal:
                return several, answer, alone
        self.sandbox.stop()  # whatever these calls have left behind
        return replace(request, after=None), reply, alone

    def _anew(self, request: Request) -> Reply:
        self.sandbox.stop()
        reply = self.sandbox.divide(request)
        self.spent += weight(reply) if reply.fatal else 0
        return reply

    def lanes(self, alone: Request) -> str | None:
        """Whether the one pair of this call is deadly within a vector too: loops differ."""
        if not (self.localise and alone.A.shape == alone.B.shape == (1,)):
            return None
        filler, some = (
            self.plan.index_revealing_pairs(LANES),
            (0, LANES // 2, LANES - 1),
        )  # a new process each: only a few
        return in_lanes(self.sandbox, alone, filler, lambda _, answer, __: answer.fatal, some)

    def keep_layout(self, smallest: Request) -> bool:
        """Remember the layout, if the same operands are survived where they lie one after the other; whether it is so."""
        if smallest.layout == PLAIN or self.sandbox.divide(replace(smallest, layout=PLAIN)).fatal:
            return False
        self.layouts.add((smallest.path, smallest.layout))
        return True

    def cut(self, case: Case, alone: Request) -> Case:
        """`case` without the one pair of this call, which is remembered if it is deadly among others too."""
        a, b = (relations.patterns(x, self.plan.element).ravel()[0] for x in (alone.A, alone.B))
        A, B = (x.copy() for x in self.plan.index_revealing_pairs(LANES))
        A[LANES // 2], B[LANES // 2] = alone.A.ravel()[0], alone.B.ravel()[0]
        if self.spent < LOCALISING and (answer := self.sandbox.divide(replace(alone, A=A, B=B))).fatal:
            self.spent += weight(answer)
            self.pairs.setdefault(alone.path, []).append((a, b))
        return self._without(case, [(a, b)])

    def rest(self, case: Case, path: str) -> Case | None:
        """What of `case` is worth trying: nothing in a deadly layout, and where it meets by element no deadly pair."""
        if (path, case.layout) in self.layouts:
            return None
        known = self.pairs.get(path)
        rest = self._without(case, known) if known and case.A.shape == case.B.shape else case
        return rest if rest.A.size or not case.A.size else None

    def may_meet(self, case: Case, path: str) -> bool:
        """Whether both halves of a deadly pair are somewhere among the operands, of whatever shape."""
        if not (known := self.pairs.get(path)):
            return False
        a, b = self._patterns(case)
        return any((a == one).any() and (b == other).any() for one, other in known)

    def _without(self, case: Case, pairs: list[Pair]) -> Case:
        a, b = self._patterns(case)
        rest = np.ones(case.A.size, dtype=bool)
        for one, other in pairs:
            rest &= (a != one) | (b != other)
        return case if rest.all() else replace(case, A=case.A.ravel()[rest], B=case.B.ravel()[rest])

    def _patterns(self, case: Case) -> tuple[Array, Array]:
        return relations.patterns(case.A, self.plan.element).ravel(), relations.patterns(
            case.B, self.plan.element
        ).ravel()

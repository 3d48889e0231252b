"""The same calls once more, in a process of their own that has one thread and one core, in another order, between calls of other types.

What a target gives for a call may depend neither on the calls before it, nor on the process, nor on how many threads share
the work. The relations say which value is right; this says whether it is always the same.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import cycle
from typing import TYPE_CHECKING

import numpy as np

from vinculum.gate import evidence, judge, targets
from vinculum.gate.adapter import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import lattice
from vinculum.gate.sandbox import Reply, Request, Sandbox, UnavailableError
from vinculum.gate.whole.domain import digest
from vinculum.gate.wire import element_dtype
from vinculum_spec import conduct
from vinculum_spec.model import ElementType

if TYPE_CHECKING:
    from vinculum.gate.trial import Trial

DETERMINISM, NO_CRASH = "V_DIV_DETERMINISM_0010", "V_DIV_NO_CRASH_0010"
MOST = {
    "plain": 24,
    "repeated": 8,
    "by one": 12,
    "large": 16,
}  # calls that are made again, by what shares their work out
LARGE = 4096  # elements
OTHER = "other bytes in another process with one thread, after a call of another type"


@dataclass
class Firsts:
    """The first call of each kind of case within the domain, and a digest of what came of it."""

    element: ElementType
    kept: dict[tuple[str, str], tuple[Case, Request, int]] = field(default_factory=dict)
    count: Counter[str] = field(default_factory=Counter)  # of them, by what shares their work out

    def keep(self, case: Case, request: Request, reply: Reply) -> None:
        """Remember this call, if there is none of its kind yet."""
        key = case.label, request.path
        kind = _kind(case)
        if case.violates is None and key not in self.kept and self.count[kind] < MOST[kind]:
            seen = _seen(reply, self.element)
            if seen is not None:
                self.kept[key] = case, request, seen
                self.count[kind] += 1


def _kind(case: Case) -> str:
    if max(case.A.size, case.B.size) > LARGE:
        return "large"
    return "plain" if case.A.shape == case.B.shape else "by one" if 1 in (case.A.size, case.B.size) else "repeated"


def again(trial: "Trial") -> None:
    """Make the calls that `trial` has kept once more; those that give something else refute that they are determined."""
    calls = list(trial.firsts.kept.values())
    if not calls:
        return
    shared = trial.sandbox
    requirement = trial.plan.spec.requirements[DETERMINISM]
    try:
        with Sandbox(shared.target, shared.seconds, shared.gib, single=True) as sandbox:
            others = Others(trial.plan, possible=not targets.adapter_class(shared.target).one_type)
            for case, request, first in reversed(calls):
                others.call(sandbox, request)
                reply = sandbox.divide(request)
                once_more = _seen(reply, trial.plan.element)
                trial.ledger.count([DETERMINISM])
                seen = {conduct.C_first: first, conduct.C_again: -1 if once_more is None else once_more}
                if not judge.conduct(requirement, seen):
                    said = OTHER if once_more is not None else f"{evidence.outcome(reply)}, in another process"
                    name, wanted = (NO_CRASH, "a value") if reply.fatal else (DETERMINISM, "the same bytes each time")
                    trial.ledger.refute(name, case.label, request, said, (wanted,))
                    return
    except UnavailableError as error:
        trial.ledger.unfinished(f"the target could not be started with one thread: {error}")


class Others:
    """Calls of other types, of the same shapes.

    One of a type as wide, of the same bytes, where their quotients are within its domain; and one of another type, each in its turn.
    """

    def __init__(self, plan: Plan, *, possible: bool) -> None:
        every = [plan.spec.types[name] for name in plan.profile.types]
        others = [element for element in every if element.kind != "real" and element.name != plan.element.name]
        turns = ([x for x in others if (x.width == plan.element.width) is alike] for alike in (False, True))
        self._turns = [cycle([replace(plan, element=element) for element in turn]) for turn in turns if turn]
        self._possible = possible and plan.element.kind != "real"

    def call(self, sandbox: Sandbox, request: Request) -> None:
        """The next of them. Whatever comes of these is not judged here; after a death there are no more."""
        for plan in map(next, self._turns):
            if self._possible:
                A, B = _alike(request, plan)
                reply = sandbox.divide(replace(request, A=A, B=B, dtype=plan.element.name, repeat=1))
                self._possible = not reply.fatal


def _alike(request: Request, plan: Plan) -> tuple[Array, Array]:
    """Operands of these shapes, of the type of `plan`."""
    if request.A.dtype.itemsize * 8 == plan.element.width:
        A, B = (x.view(element_dtype(plan.element.name)) for x in (request.A, request.B))
        least = np.resize(lattice(plan.element)[:1], B.size)
        if plan.inside(least, B.ravel()).all():  # and so by every numerator
            return A, B
    return plan.tiled(request.A.shape, request.B.shape)


def _seen(reply: Reply, element: ElementType) -> int | None:
    """A digest of a value of the right type, in which every NaN is the same; None of anything else."""
    if reply.result is None or reply.dtype != element.name:
        return None
    if element.kind == "real":
        return reply.digests[0] if reply.digests else None
    return int.from_bytes(digest(reply.result, element)[:8], "little")

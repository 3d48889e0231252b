"""The same calls once more, in a process of their own that has one thread and one core, in another order, between calls of other types.

What a target gives for a call may depend neither on the calls before it, nor on the process, nor on how many threads share
the work. The relations say which value is right; this says whether it is always the same.
"""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import cycle
from typing import TYPE_CHECKING

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values.special_values import special_values
from vinculum.gate.oracle import relations
from vinculum.gate.results import formatting
from vinculum.gate.results.digests import digest
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.sandbox.messages import PrecedingCall, Reply, ReplyStatus, Request
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Array
from vinculum_spec.relations import behaviour
from vinculum_spec.requirement_ids import DETERMINISM, NO_CRASH
from vinculum_spec.schema import ElementType

if TYPE_CHECKING:
    from vinculum.gate.trial.trial import Trial

# Calls that are made again, by what shares their work out.
MOST = {"plain": 24, "repeated": 8, "by one divisor": 12, "of one numerator": 8, "large": 17}
ALIKE = 4  # of these, that differ from each other in the shapes that their labels name, and in nothing else
DEADLY = 3  # types that end the process, after which no other is called
LARGE = 4096  # elements
OTHER = "other bytes in another process with one thread"


@dataclass
class Firsts:
    """The first call of each kind of case within the domain, and a digest of what came of it."""

    element: ElementType
    kept: dict[tuple[str, str], tuple[Case, Request, int]] = field(default_factory=dict)
    count: Counter[str] = field(default_factory=Counter)  # of them, by what shares their work out, and by label in it

    def keep(self, case: Case, request: Request, reply: Reply) -> None:
        """Remember this call, if there is none of its kind yet."""
        key, kind = (case.label, request.path), _kind(case)
        alike = f"{kind}, {case.quota_key}"
        if (
            case.violates is None
            and key not in self.kept
            and self.count[kind] < MOST[kind]
            and self.count[alike] < ALIKE
        ):
            seen = digest_of(reply, self.element)
            if seen is not None:
                self.kept[key] = case, request, seen
                self.count.update([kind, alike])


def _kind(case: Case) -> str:
    A, B = case.A, case.B
    if max(A.size, B.size) > LARGE:
        return "large"
    if A.shape == B.shape:
        return "plain"
    return "by one divisor" if B.size == 1 < A.size else "of one numerator" if A.size == 1 < B.size else "repeated"


def again(trial: "Trial") -> None:
    """Make the calls that `trial` has kept once more; those that give something else refute that they are determined."""
    calls = list(trial.firsts.kept.values())
    if not calls:
        return
    try:
        with _apart(trial) as sandbox:
            others = Others(trial.plan, possible=not registry.adapter_class(sandbox.target).one_type)
            for case, request, first in reversed(calls):  # noqa: B007 - the last of them is looked at behind the loop
                before = others.call(sandbox, request)
                reply = sandbox.divide(request)
                trial.ledger.count([DETERMINISM])
                if not same(trial, first, reply):
                    break
            else:
                return
    except UnavailableError as error:
        trial.ledger.mark_unfinished(f"the target could not be started with one thread: {error}")
        return
    _refute(trial, case.label, request, (first, reply), ((), before, tuple(others.last.values())))


def once_more(trial: "Trial", request: Request) -> Reply:
    """This call, after those that it is to come after, in a new process that has one thread and one core."""
    with _apart(trial) as sandbox:
        for dtype, A, B in request.after or ():
            sandbox.divide(replace(request, A=A, B=B, dtype=dtype, repeat=1))
        return sandbox.divide(request)


def same(trial: "Trial", first: int, reply: Reply) -> bool:
    """Whether it is what came the first time, by the relation."""
    seen = digest_of(reply, trial.plan.element)
    of_both = {behaviour.C_first: first, behaviour.C_again: -1 if seen is None else seen}
    return relations.behaviour_holds(trial.plan.spec.requirements[DETERMINISM], of_both)


def refute(trial: "Trial", label: str, request: Request, reply: Reply, words: str = "") -> None:
    """What came once more is not what came the first time."""
    after = f", after a call of {' and one of '.join(dtype for dtype, *_ in request.after)}" if request.after else words
    said = (
        OTHER
        if digest_of(reply, trial.plan.element) is not None
        else f"{formatting.outcome(reply)}, in another process"
    )
    name, wanted = (NO_CRASH, "a value") if reply.fatal else (DETERMINISM, "the same bytes each time")
    trial.ledger.refute(name, label, request, said + after, (wanted,))


def _refute(
    trial: "Trial", label: str, request: Request, seen: tuple[int, Reply], before: Sequence[tuple[PrecedingCall, ...]]
) -> None:
    """By the first of these calls before it that show it; else it is said that it took more. `seen`: what came first, and then."""
    first, reply = seen
    with suppress(UnavailableError):
        for after in before:
            shorter = replace(request, after=after)
            if not same(trial, first, then := once_more(trial, shorter)):
                refute(trial, label, shorter, then)
                return
    refute(trial, label, replace(request, after=None), reply, formatting.AFTER_ALL)


def _apart(trial: "Trial") -> Sandbox:
    return Sandbox(trial.sandbox.target, trial.sandbox.seconds, trial.sandbox.gib, single=True)


class Others:
    """Calls of other types, of the same shapes.

    One of a type as wide, of the same bytes, where their quotients are within its domain; and one of another type, each in its turn.
    """

    def __init__(self, plan: Plan, *, possible: bool) -> None:
        every = [plan.spec.types[name] for name in plan.profile.types]
        others = [element for element in every if element.kind != "real" and element.name != plan.element.name]
        turns = ([x for x in others if (x.width == plan.element.width) is alike] for alike in (False, True))
        possible = possible and plan.element.kind != "real"
        self._turns = [cycle([replace(plan, element=x) for x in turn]) for turn in turns if turn and possible]
        self._deadly = set[str]()
        self.last = dict[str, PrecedingCall]()  # of each type

    def call(self, sandbox: Sandbox, request: Request) -> tuple[PrecedingCall, ...]:
        """The next of them, which were made. Whatever comes of these is not judged here; of a type that ends the process, no more."""
        made = list[PrecedingCall]()
        for plan in map(next, self._turns):
            dtype = plan.element.name
            if dtype not in self._deadly and len(self._deadly) < DEADLY:
                A, B = _alike(request, plan)
                reply = sandbox.divide(replace(request, A=A, B=B, dtype=dtype, repeat=1))
                if reply.fatal:
                    self._deadly.add(dtype)
                    made.clear()  # what comes next does so in a new process
                    self.last.clear()
                elif reply.status in (ReplyStatus.VALUE, ReplyStatus.ERROR):
                    self.last[dtype] = PrecedingCall(dtype, A, B)
                    made.append(self.last[dtype])
        return tuple(made)


def _alike(request: Request, plan: Plan) -> tuple[Array, Array]:
    """Operands of these shapes, of the type of `plan`."""
    if request.A.dtype.itemsize * 8 == plan.element.width:
        A, B = (x.view(element_dtype(plan.element.name)) for x in (request.A, request.B))
        least = np.resize(special_values(plan.element)[:1], B.size)
        if plan.in_domain(least, B.ravel()).all():  # and so by every numerator
            return A, B
    return plan.tiled(request.A.shape, request.B.shape)


def digest_of(reply: Reply, element: ElementType) -> int | None:
    """A digest of a value of the right type, in which every NaN is the same; None of anything else."""
    if reply.result is None or reply.dtype != element.name:
        return None
    if element.kind == "real":
        return reply.digests[0] if reply.digests else None
    return int.from_bytes(digest(reply.result, element)[:8], "little")

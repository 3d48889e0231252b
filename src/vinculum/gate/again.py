"""The same calls once more, in a process of their own that has one thread and one core, and in another order.

What a target gives for a call may depend neither on the calls before it, nor on the process, nor on how many threads share
the work. The relations say which value is right; this says whether it is always the same.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vinculum.gate import evidence, judge
from vinculum.gate.cases.case import Case
from vinculum.gate.sandbox import Reply, Request, Sandbox, UnavailableError
from vinculum.gate.whole.domain import digest
from vinculum_spec import conduct
from vinculum_spec.model import ElementType

if TYPE_CHECKING:
    from vinculum.gate.trial import Trial

DETERMINISM, NO_CRASH = "V_DIV_DETERMINISM_0010", "V_DIV_NO_CRASH_0010"
MOST = {"plain": 24, "repeated": 8, "large": 16}  # calls that are made again, by what shares their work out
LARGE = 4096  # elements
OTHER = "other bytes in another process with one thread"


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
    return "plain" if case.A.shape == case.B.shape else "repeated"


def again(trial: "Trial") -> None:
    """Make the calls that `trial` has kept once more; those that give something else refute that they are determined."""
    calls = list(trial.firsts.kept.values())
    if not calls:
        return
    shared = trial.sandbox
    requirement = trial.plan.spec.requirements[DETERMINISM]
    try:
        with Sandbox(shared.target, shared.seconds, shared.gib, single=True) as sandbox:
            for case, request, first in reversed(calls):
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


def _seen(reply: Reply, element: ElementType) -> int | None:
    """A digest of a value of the right type, in which every NaN is the same; None of anything else."""
    if reply.result is None or reply.dtype != element.name:
        return None
    if element.kind == "real":
        return reply.digests[0] if reply.digests else None
    return int.from_bytes(digest(reply.result, element)[:8], "little")

"""Match failures with waivers, one failure at a time, so that a waived failure never hides another."""

from collections.abc import Collection, Iterable
from operator import attrgetter

import numpy as np
import numpy.typing as npt

from vinculum.gate.cases.plan import Plan
from vinculum.gate.oracle import relations
from vinculum.gate.results.results import Waiver
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Array
from vinculum.gate.waivers.condition import Condition, Meeting, parse

Indices = npt.NDArray[np.intp]


class Cover:
    """The waivers of one target, profile and element type, by requirement.

    A waiver is identified by its condition.

    If several waivers match, the first one counts. `None` stands for failures that no waiver covers.
    """

    def __init__(self, plan: Plan, waivers: Iterable[Waiver]) -> None:
        self.plan = plan
        self._conditions = dict[str, list[Condition]]()
        for waiver in waivers:
            if waiver.dtype == plan.element.name:
                self._conditions.setdefault(waiver.requirement, []).append(parse(waiver.condition))

    def __contains__(self, requirement: str) -> bool:
        return requirement in self._conditions

    def parts(self, requirement: str, path: str, A: Array, B: Array) -> dict[str | None, Indices]:
        """Partition pairs of elements by the waiver that covers them. Empty parts are left out."""
        rest, parts = np.arange(A.size), dict[str | None, Indices]()
        for condition in self._conditions.get(requirement, ()):
            holds = condition.holds(self._meeting(A[rest], B[rest], path))
            if holds.any():
                parts[condition.text] = rest[holds]
            rest = rest[~holds]
        return parts | ({None: rest} if rest.size else {})

    def is_covered(self, requirement: str, path: str, A: Array, B: Array, waiver: str | None) -> relations.Mask:
        """Which pairs this waiver covers; for None, which no waiver covers."""
        mask = np.zeros(A.size, dtype=bool)
        mask[self.parts(requirement, path, A, B).get(waiver, np.arange(0))] = True
        return mask

    def covers_call(self, requirement: str, request: Request) -> str | None:
        """The waiver that covers a failure of a whole call: its condition holds for every pair of elements.

        In a call with operands outside of the domain, only the pairs outside of it count. A condition on operands holds for
        no call without pairs, nor for one whose pairs are unclear because shapes or types do not match.
        """
        for condition in self._conditions.get(requirement, ()):
            A, B = self._pairs(request) if condition.of_operands else (np.zeros(1), np.zeros(1))
            if A.size and condition.holds(self._meeting(A, B, request.path)).all():
                return condition.text
        return None

    def covered_pairs(self, request: Request, waivers: Collection[str]) -> relations.Mask | None:
        """For which pairs of a call one of these conditions on operands holds; None if the pairs are unclear."""
        A, B = self._pairs(request)
        if not A.size or A.size != request.A.size or request.A.shape != request.B.shape:
            return None
        mask = np.zeros(A.size, dtype=bool)
        for condition in filter(attrgetter("of_operands"), map(parse, waivers)):
            mask |= condition.holds(self._meeting(A, B, request.path))
        return mask

    def _meeting(self, A: Array, B: Array, path: str) -> Meeting:
        return Meeting(A, B, self.plan.element, self.plan.profile.name, path)

    def _pairs(self, request: Request) -> tuple[Array, Array]:
        A, B, none = request.A, request.B, (np.empty(0), np.empty(0))
        dtype = element_dtype(self.plan.element.name)
        if not (A.dtype == B.dtype == dtype) or not (A.shape == B.shape or 1 in (A.size, B.size)):
            return none
        A, B = np.broadcast_arrays(A.ravel(), B.ravel())
        if request.violates is None:
            return A, B
        broken = next((r for r in self.plan.conditions if r.id == request.violates), None)
        if broken is None:
            return none
        outside = ~relations.condition(broken, self.plan.element, A, B)
        return A[outside], B[outside]

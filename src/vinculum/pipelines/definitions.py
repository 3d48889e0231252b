"""What a source operation allows of a pair of elements.

The relations of its profile say it; the gate's oracle evaluates them.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from vinculum._util.types import Array
from vinculum.gate.oracle import relations
from vinculum.gate.oracle.observations import observe
from vinculum.gate.results import formatting
from vinculum.gate.results.formatting import decimal
from vinculum.pipelines.catalogue import Operation
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Outcome, cases
from vinculum_spec.schema import ElementType, Requirement

MAX_LISTED = 2  # values; a definition that allows more is named
Mask = npt.NDArray[np.bool_]


class Definition:
    """The definition of an operation for one element type.

    `requirement` gives the value. There may be another one for operands that violate a condition, such as a denominator of
    zero.
    """

    def __init__(self, profile: str, element: ElementType) -> None:
        known = atlas()
        within = cases(known, known.profiles[profile], element, {})[0]
        assert within.outcome is Outcome.VALUE
        self.profile, self.element = profile, element
        self.requirement: Requirement = within.requirement
        # Each condition in the profile's order, and what gives the value where it is the first that is violated.
        self.conditions = [
            (known.requirements[name], None if outcome in set(Outcome) else known.requirements[outcome])
            for name, outcome in known.profiles[profile].outside.items()
            if known.requirements[name].concerns(element)
        ]

    def domain(self, A: Array, B: Array) -> Mask:
        """Where a requirement gives the value."""
        inside = np.zeros(A.size, dtype=bool)
        for where, _ in self._parts(A, B):
            inside |= where
        return inside

    def violations(self, A: Array, B: Array, C: Array) -> Mask:
        """Where the requirement that gives the value is violated, for flat arrays of one size."""
        observed = observe(A, B, C, self.element)
        wrong = np.zeros(A.size, dtype=bool)
        for where, requirement in self._parts(A, B):
            wrong |= relations.violations(requirement, self.element, observed, where)
        return wrong

    def expected(self, A: Array, B: Array) -> str:
        """What one pair may give.

        These are the accepted ones of the candidates of `formatting.expected`.
        """
        requirement = next(requirement for where, requirement in self._parts(A, B) if where.all())
        accepted, _ = formatting.expected([requirement], self.element, A, B)
        values = dict.fromkeys(map(decimal, accepted))
        return " or ".join(values) if 0 < len(values) <= MAX_LISTED else f"what {requirement.id} allows"

    def _parts(self, A: Array, B: Array) -> Iterator[tuple[Mask, Requirement]]:
        """Where which requirement gives the value."""
        remaining = np.ones(A.size, dtype=bool)
        for condition, requirement in self.conditions:
            holds = relations.condition(condition, self.element, A, B)
            if requirement is not None:
                yield remaining & ~holds, requirement
            remaining = remaining & holds
        yield remaining, self.requirement


def definition(operation: Operation, element: ElementType) -> Definition | None:
    """The definition for this type, or None if there is none."""
    if element.name not in atlas().profiles[operation.profile].types:
        return None
    return Definition(operation.profile, element)

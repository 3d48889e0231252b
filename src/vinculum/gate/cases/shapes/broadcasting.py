"""Every shape of a catalogue by every one: those that meet, and those that must not."""

from collections.abc import Iterator

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes import shape_pairs


def cases(plan: Plan) -> Iterator[Case]:
    """All of these; quotients differ, so that a mixed-up index shows."""
    random = plan.random("shapes")
    for meeting in shape_pairs.all_pairs(plan.spec, plan.profile, plan.element, plan.level.catalogue):
        large = int(np.prod(meeting.A, dtype=int)) > 1024
        A, B = (
            plan.tiled(meeting.A, meeting.B)
            if large
            else shape_pairs.index_revealing_operands(meeting.A, meeting.B, plan.element, random)
        )
        label = f"shapes {list(meeting.A)} and {list(meeting.B)}"
        violates = None if meeting.admitted else meeting.requirement
        yield Case(label, A, B, meeting.attributes, violates=violates, index_revealing=True, group="shapes")

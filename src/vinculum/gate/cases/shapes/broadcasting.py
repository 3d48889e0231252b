"""Every pair of shapes of a catalogue: admitted ones, and ones that the target must reject."""

from collections.abc import Iterator
from math import prod

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes import shape_pairs


def cases(plan: Plan) -> Iterator[Case]:
    """One case for each pair of shapes; quotients differ, so a wrong index gives a wrong element."""
    random = plan.random("shapes")
    for pair in shape_pairs.all_pairs(plan.spec, plan.profile, plan.element, plan.level.catalogue):
        large = prod(pair.A) > 1024
        A, B = (
            plan.tiled(pair.A, pair.B)
            if large
            else shape_pairs.index_revealing_operands(pair.A, pair.B, plan.element, random)
        )
        label = f"shapes {list(pair.A)} and {list(pair.B)}"
        violates = None if pair.admitted else pair.requirement
        yield Case(label, A, B, pair.attributes, violates=violates, index_revealing=True, group="shapes")

"""Concurrent identical calls: they find scratch memory that a kernel shares between threads."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape

SHAPES: tuple[tuple[Shape, Shape], ...] = (((1 << 17,), (1 << 17,)), ((256, 512), (512,)), ((1000,), (1000,)))


def cases(plan: Plan) -> Iterator[Case]:
    """Two vectors, short and long, and a matrix by a row if the profile broadcasts."""
    if plan.element.kind == "real":
        return
    for a, b in SHAPES:
        if (attributes := plan.attributes_admitting(a, b)) is not None:
            yield Case("by two threads at the same time", *plan.tiled(a, b), attributes, threads=2)

"""The same call by two threads at the same time: what a kernel keeps between its steps may be one for both, for few elements alone too."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape

SHAPES: tuple[tuple[Shape, Shape], ...] = (((1 << 17,), (1 << 17,)), ((256, 512), (512,)), ((1000,), (1000,)))


def cases(plan: Plan) -> Iterator[Case]:
    """A vector by another, and a matrix by a row, where they meet."""
    if plan.element.kind == "real":
        return
    for a, b in SHAPES:
        if (attributes := plan.attributes_admitting(a, b)) is not None:
            yield Case("by two threads at the same time", *plan.tiled(a, b), attributes, threads=2)

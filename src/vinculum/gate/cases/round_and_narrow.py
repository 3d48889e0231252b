"""Sizes that are round or narrow: where an author draws a line, tables of two to four columns, and axes of one element that lie apart."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes import Shape

MANY = 100  # rows; a round number itself
ALIKE: tuple[Shape, ...] = ((MANY,), (10_000,), (MANY, 3))
# A whole, and a divisor that repeats in it: of points, of colours, of their norms.
REPEATS: tuple[tuple[Shape, Shape], ...] = (
    ((1000,), ()), ((MANY, 2), (MANY, 1)), ((MANY, 3), (3,)), ((MANY, 3), (MANY, 1)), ((MANY, 4), (4,)),
    ((10, 10, 3), (3,)), ((4, 20, 3), (4, 1, 1)),
)  # fmt: skip
ONE_AXIS: tuple[Shape, ...] = ((1, 10 * MANY), (10 * MANY, 1))


def cases(plan: Plan) -> Iterator[Case]:
    """All of these."""
    if plan.element.kind == "real":
        return
    for shape in ALIKE:
        yield Case("round or narrow", *plan.tiled(shape, shape), telling=True)
    for whole, part in REPEATS:
        if (attributes := plan.admitting(whole, part)) is not None:
            yield Case("round or narrow, repeated", *plan.tiled(whole, part), attributes, telling=True)
    for shape in ONE_AXIS:
        yield Case("one row or column, strided", *plan.tiled(shape, shape), layout="strided", telling=True)

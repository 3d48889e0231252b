"""Shapes at thresholds of special code: powers of ten, two to four columns, and axes of equal size."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.sandbox.layouts.registry import CHANNEL_SLICE

ROWS = 100  # a round number
SAME: tuple[Shape, ...] = ((ROWS,), (10_000,), (ROWS, 3))
# A shape and a divisor that is broadcast to it: points, colours, their norms, volumes.
REPEATS: tuple[tuple[Shape, Shape], ...] = (
    ((1000,), ()), ((ROWS, 2), (ROWS, 1)), ((ROWS, 3), (3,)), ((ROWS, 3), (1, 3)), ((ROWS, 3), (ROWS, 1)), ((ROWS, 4), (4,)),
    ((10, 10, 3), (3,)), ((2, 6, 7, 3), (3,)), ((4, 20, 3), (4, 1, 1)), ((2, 3, 2, 2, 2), (1, 3, 1, 1, 1)),
)  # fmt: skip
# Two axes of the numerator have the extent of the divisor: attention sums, as many channels as columns.
ALIKE: tuple[tuple[Shape, Shape], ...] = (
    ((3, 3, 3), (1, 3, 1)), ((3, 3, 3), (3, 1)), ((2, 5, 3, 5), (5, 1, 1)), ((2, 2, 17, 17), (2, 2, 17, 1)),
    ((17, 17), (17,)), ((17, 17), (17, 1)),
)  # fmt: skip
ONE_AXIS: tuple[Shape, ...] = ((1, 10 * ROWS), (10 * ROWS, 1))
TENSOR: Shape = (2, 3, 2, 5)


def cases(plan: Plan) -> Iterator[Case]:
    """Round and narrow shapes, axes of equal size, then slices of channels and of rows."""
    if plan.element.kind == "real":
        return
    for shape in SAME:
        yield Case("round or narrow", *plan.tiled(shape, shape))
    for pairs, words in ((REPEATS, "round or narrow, repeated"), (ALIKE, "axes of one size")):
        for full, broadcast in pairs:
            if (attributes := plan.attributes_admitting(full, broadcast)) is not None:
                yield Case(words, *plan.tiled(full, broadcast), attributes)
    for shape in ONE_AXIS:
        yield Case("one row or column, strided", *plan.tiled(shape, shape), layout="strided_2")
    for layout in (CHANNEL_SLICE, f"{CHANNEL_SLICE} | contiguous"):
        yield Case("some of the channels", *plan.tiled(TENSOR, TENSOR), layout=layout)
    if (attributes := plan.attributes_admitting((ROWS, 3), (3,))) is not None:
        yield Case("part of each row by a row", *plan.tiled((ROWS, 3), (3,)), attributes, "padded_rows | contiguous")

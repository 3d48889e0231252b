"""Sizes that are round, narrow or alike: where an author draws a line, tables of two to four columns, axes that are told by their size."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.sandbox.layouts.registry import CHANNEL_SLICE

MANY = 100  # rows; a round number itself
SAME: tuple[Shape, ...] = ((MANY,), (10_000,), (MANY, 3))
# A whole, and a divisor that repeats in it: of points, of colours, of their norms, of volumes.
REPEATS: tuple[tuple[Shape, Shape], ...] = (
    ((1000,), ()), ((MANY, 2), (MANY, 1)), ((MANY, 3), (3,)), ((MANY, 3), (1, 3)), ((MANY, 3), (MANY, 1)), ((MANY, 4), (4,)),
    ((10, 10, 3), (3,)), ((2, 6, 7, 3), (3,)), ((4, 20, 3), (4, 1, 1)), ((2, 3, 2, 2, 2), (1, 3, 1, 1, 1)),
)  # fmt: skip
# Of the whole two axes have one size, that of the divisor: as sums of attention, and as many channels as columns.
ALIKE: tuple[tuple[Shape, Shape], ...] = (
    ((3, 3, 3), (1, 3, 1)), ((3, 3, 3), (3, 1)), ((2, 5, 3, 5), (5, 1, 1)), ((2, 2, 17, 17), (2, 2, 17, 1)),
    ((17, 17), (17,)), ((17, 17), (17, 1)),
)  # fmt: skip
ONE_AXIS: tuple[Shape, ...] = ((1, 10 * MANY), (10 * MANY, 1))
TENSOR: Shape = (2, 3, 2, 5)


def cases(plan: Plan) -> Iterator[Case]:
    """All of these, and parts of tensors and of rows that lie apart."""
    if plan.element.kind == "real":
        return
    for shape in SAME:
        yield Case("round or narrow", *plan.tiled(shape, shape))
    for pairs, words in ((REPEATS, "round or narrow, repeated"), (ALIKE, "axes of one size")):
        for whole, part in pairs:
            if (attributes := plan.attributes_admitting(whole, part)) is not None:
                yield Case(words, *plan.tiled(whole, part), attributes)
    for shape in ONE_AXIS:
        yield Case("one row or column, strided", *plan.tiled(shape, shape), layout="strided_2")
    for layout in (CHANNEL_SLICE, f"{CHANNEL_SLICE} | contiguous"):
        yield Case("some of the channels", *plan.tiled(TENSOR, TENSOR), layout=layout)
    if (attributes := plan.attributes_admitting((MANY, 3), (3,))) is not None:
        yield Case("part of each row by a row", *plan.tiled((MANY, 3), (3,)), attributes, "padded_rows | contiguous")

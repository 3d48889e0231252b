"""Inner extents longer than a vector, with a remainder.

They occur in broadcast tensors, in other axis orders and in long rows.
"""

from collections.abc import Iterator
from itertools import product

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.sandbox.layouts.registry import layout_text, on_one_operand

# Inner extents, as two axes or as their product; those of level standard have every remainder of 16.
QUICK_INNER = ((7, 7), (7, 11))
INNER = (
    *QUICK_INNER,
    (5, 10),
    (3, 17),
    (7, 12),
    (3, 7),
    (6, 9),
    (3, 13),
    (4, 14),
    (5, 5),
    (6, 15),
    (5, 15),
    (4, 19),
    (5, 6),
    (7, 9),
)
IMAGE: Shape = (2, 37, 3, 5)  # 37 channels leave a remainder
CHANNELS: tuple[Shape, ...] = ((37, 1, 1), (1, 37, 1, 1))
OF_IMAGES = ("channels_last", "channels_last | contiguous", "contiguous | channels_last")
MATRIX: Shape = (67, 77)  # one full block of 64 rows and columns, and partial blocks at the edges
OF_MATRICES = (
    "column_major | contiguous", "contiguous | column_major", "column_major", "padded_rows", "padded_rows | column_major",
    "strided_2 | padded_rows",
)  # fmt: skip
# The square is cut in full blocks of 32 or 64, and may be transposed in place; the other shape leaves one row and one column.
EVEN: tuple[Shape, ...] = ((64, 64), (65, 129))
OF_EVEN = ("column_major | contiguous", "contiguous | column_major")
BATCH: Shape = (2, 35, 37)
OF_BATCHES = ("last_axes_swapped | contiguous", "contiguous | last_axes_swapped")
LONG_ROW_LENGTHS = range(1024, 1296, 17)  # row lengths with every remainder of 16
WARP_LENGTHS = (33, 48, 63)  # GPUs run 32 lanes together: 1 more, 16 more, and 1 less than 64
OUTER: tuple[Shape, ...] = ((3,), (2, 2))
# One element with more axes than the other operand: the result has those axes.
MORE_AXES: tuple[tuple[Shape, Shape], ...] = (((64,), (1, 1)), ((64,), (1, 1, 1)), ((3, 21), (1, 1, 1, 1)))


def cases(plan: Plan) -> Iterator[Case]:
    """Broadcast tensors, warps, layouts of images and matrices, then long rows."""
    if plan.element.kind == "real":
        return
    for height, width in QUICK_INNER if plan.level.name == "quick" else INNER:
        for pair in repeats(height, width):
            yield from _both("inner remainder", plan, *pair)
    yield from _warps(plan)
    for pair in MORE_AXES:
        yield from _both("one element of more axes", plan, *pair)
    for shape, layouts, words in (
        (IMAGE, OF_IMAGES, "images"), (MATRIX, OF_MATRICES, "blocks"), (BATCH, OF_BATCHES, "a batch of blocks"),
    ):  # fmt: skip
        for layout in layouts:
            yield Case(
                f"{words}, {layout_text(layout)}", *plan.tiled(shape, shape), layout=layout, index_revealing=True
            )
    for shape, layout in product(EVEN, OF_EVEN):
        yield Case(f"even blocks, {layout_text(layout)}", *plan.tiled(shape, shape), layout=layout)
    for broadcast in CHANNELS:
        yield from _both("images by channels", plan, IMAGE, broadcast, "channels_last")
    for n in LONG_ROW_LENGTHS:
        for full, broadcast, words in (((2, n), (n,), "row"), ((2, n), (2, 1), "column")):
            if words == "row" or plan.level.name != "quick":
                yield from _both(f"a long {words}", plan, full, broadcast, every_length=True)


def _warps(plan: Plan) -> Iterator[Case]:
    """Matrices and tensors by operands of the same shape, by a row and by a column."""
    for outer in OUTER:
        for n in WARP_LENGTHS:
            full = (*outer, n)
            yield Case("more than a warp", *plan.tiled(full, full), index_revealing=True)
            for broadcast in ((n,), (*outer, 1)):
                yield from _both("more than a warp", plan, full, broadcast)


def repeats(height: int, width: int) -> tuple[tuple[Shape, Shape], ...]:
    """Shapes of three or four axes, each with another shape that is broadcast to it.

    In the last pairs both operands are broadcast.
    """
    n = height * width
    return (
        ((2, 3, n), (2, 3, 1)), ((2, 3, n), (n,)), ((2, 3, n), (3, 1)), ((2, 3, n), (2, 1, n)),
        ((2, 3, 2, n), (2, 3, 2, 1)), ((2, 3, 2, n), (n,)), ((2, 3, 2, n), (2, 1, 1, n)),
        ((2, 3, height, width), (3, 1, 1)), ((2, 3, height, width), (2, 3, 1, 1)), ((2, 3, height, width), (2, 1, height, width)),
        ((3, 4, 1), (3, 1, n)), ((3, 3, 2, 1), (3, 1, 1, n)),
    )  # fmt: skip


def _both(
    words: str, plan: Plan, full: Shape, broadcast: Shape, layout: str = "contiguous", *, every_length: bool = False
) -> Iterator[Case]:
    """`broadcast` as divisor and as numerator; `full` has this layout."""
    for shapes in plan.as_either_operand(full, broadcast):
        layouts = layout if layout == "contiguous" else on_one_operand(layout)[shapes.repeated == "numerator"]
        label = f"{words} as {shapes.repeated}{', of every length' if every_length else ''}"
        operands = plan.tiled(shapes.A, shapes.B)
        yield Case(
            label, *operands, shapes.attributes, layouts, index_revealing=True, special_values_at_quick=not every_length
        )

"""Shapes and axis orders of real models.

They have wide rows, channels, heads, planes, and every pattern of broadcast axes.
"""

from collections.abc import Iterator
from itertools import pairwise, product

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.cases.values import special_values
from vinculum.gate.sandbox.layouts.registry import (
    AXIS_ORDERS,
    BYTE_OFFSETS,
    COMMON_STRIDES,
    RARE_STRIDES,
    WIDE_COLUMN,
    layout_text,
    on_one_operand,
)

OVER_16_BITS = (1 << 16) + 1  # an extent that 16 bits cannot count
# A shape and one that is broadcast to it; in the last row both are broadcast.
SIZES: tuple[tuple[Shape, Shape], ...] = (
    ((2, 5000), (5000,)), ((2, 5000), (2, 1)), ((2, OVER_16_BITS), (OVER_16_BITS,)),  # wider than a buffer
    ((3, 1100, 5), (5,)),  # many rows
    ((2, 4, 300), (300,)), ((2, 4, 768), (2, 4, 1)), ((2, 3, 300), (2, 1, 300)),  # hidden states and their norm
    ((1, 320, 2, 2), (320, 1, 1)), ((1, 3, 56, 56), (3, 1, 1)), ((1, 3, 3, 4, 5), (3, 1, 1, 1)),  # channels, planes, volumes
    ((2, 3, 140, 8), (2, 3, 140, 1)), ((2, 2, 40, 24), (2, 1, 1, 24)), ((2, 6, 5, 7), (1, 6, 1, 7)),  # heads, masks, groups
    ((5, 16, 33, 40), (5, 1, 33, 40)), ((5, 16, 33, 40), (33, 1)), ((7, 99, 101), (101,)), ((5, 16, 33, 40), ()),  # large
    ((1, 7, 768), (1, 7, 1)), ((2, 4, 3, 5, 6), (2, 4, 1, 1, 1)),  # the norms of one text, and of groups of channels
    ((16, 8, 3, 3), (16, 1, 1, 1)), ((64, 32, 1, 1), (64, 1, 1, 1)),  # those of weights
    ((2, OVER_16_BITS), (2, 1)), ((5, 5000), (5, 1)), ((13, 1100), (13, 1)), ((130, 1), (1, 1)), ((9, 1, 1), (1, 1)),  # rows
    ((6, 1, 7, 1), (1, 5, 1, 6)), ((13, 1, 130), (1, 11, 130)), ((130, 1, 9), (1, 7, 9)), ((4, 1, 5, 6), (1, 4, 5, 6)),
)  # fmt: skip
STANDARD_SIZES: tuple[tuple[Shape, Shape], ...] = (
    ((2, 33000, 3), (3,)),
    ((2, 33000, 3), (2, 1, 1)),
)  # axes that 16 bits cannot count, at level standard
PATTERN_EXTENTS = (2, 3, 2, 3, 2)  # extents of the axes of a pattern
# Extents for every pattern of axes that both operands have, or one alone: for example a division by sums of rows.
PATTERN_SIZES: tuple[Shape, ...] = ((9, 10, 11), (3, 33, 34), (2, 3, 33, 34))
MATRIX: Shape = (200, 200)  # blocks of 128 leave partial blocks at the edges
OF_MATRICES = (
    "column_major", "strided_2", "padded_rows", "reversed", "first_axis_reversed", "contiguous | column_major", "strided_2 | contiguous",
)  # fmt: skip
TENSOR: Shape = (4, 16, 20, 24)
OF_TENSORS = ("column_major", "channels_last", "contiguous | column_major")
WIDE: Shape = (3, 1100)
OF_WIDE = ("strided_2", "padded_rows", "contiguous | strided_2")
ORDERED: tuple[Shape, ...] = (
    (4, 4, 3),
    (3, 4, 4),
    (3, 4, 5),
    (40, 40, 9),
    (2, 2, 2, 2),
    (3, 3, 2, 2),
    (2, 3, 4, 5),
    (2, 16, 8, 40),
)
# Broadcast operands: a column of a wider matrix, and a column-major operand by a row, with axes of one size.
REPEATING: tuple[tuple[Shape, Shape, str], ...] = (
    ((3, 5, 7), (3, 5, 1), "contiguous | padded_rows"),
    ((2, 3, 4, 70), (2, 3, 4, 1), "contiguous | padded_rows"),
    ((9, 9), (9,), "column_major | contiguous"),
    ((70, 70), (70,), "column_major | contiguous"),
    ((9, 9, 9), (9,), "column_major | contiguous"),
)
GAP_SHAPES: tuple[Shape, ...] = ((10,), (67,), (3, 5), (1100,))
# Numerators by ones: the result must not be the memory of the numerators.
BY_ONES: tuple[tuple[Shape, Shape], ...] = (
    ((3,), (1, 1)),
    ((3,), (2, 3)),
    ((2, 3), (3,)),
    ((2, 3), (2, 1)),
    ((64,), (1, 64)),
    ((5000,), (5000,)),
    ((5000,), ()),
)


def cases(plan: Plan) -> Iterator[Case]:
    """Broadcast patterns, shapes of models, axis orders, then divisors of ones."""
    if plan.element.kind == "real":
        return
    for pattern in patterns(4 if plan.level.name == "quick" else 5):
        yield from _repeating(plan, "turns", pattern, PATTERN_EXTENTS)
    for sizes in PATTERN_SIZES:
        for axes in product("eab", repeat=len(sizes)):
            yield from _repeating(plan, "axes", "".join(axes), sizes)
    for full, broadcast in SIZES if plan.level.name == "quick" else (*SIZES, *STANDARD_SIZES):
        for shapes in plan.as_either_operand(full, broadcast):
            yield Case("usual sizes", *plan.tiled(shapes.A, shapes.B), shapes.attributes, index_revealing=True)
    yield from _in_order(plan)
    for a, b in BY_ONES:
        if (attributes := plan.attributes_admitting(a, b)) is not None:
            ones = special_values.ones(int(np.prod(b, dtype=int)), plan.element).reshape(b)
            yield Case("by ones", plan.tiled(a, a)[0], ones, attributes)


def _repeating(plan: Plan, words: str, pattern: str, sizes: Shape) -> Iterator[Case]:
    """The case of a pattern of axes.

    On each axis both operands have `sizes` elements ("e"), or A alone ("a"), or B ("b").
    """
    a, b = (tuple(n if axis in ("e", own) else 1 for n, axis in zip(sizes, pattern, strict=False)) for own in "ab")
    if a != b and (attributes := plan.attributes_admitting(a, b)) is not None:
        yield Case(f"what repeats by {words}, {pattern}", *plan.tiled(a, b), attributes, index_revealing=True)


def patterns(groups: int) -> list[str]:
    """Patterns of 3 to `groups` axes.

    On each axis both operands have more than one element ("e"), or A alone ("a"), or B ("b"). No two neighbours are equal,
    since a kernel joins such axes to one.
    """
    patterns_of_axes = ("".join(pattern) for count in range(3, groups + 1) for pattern in product("eab", repeat=count))
    return [pattern for pattern in patterns_of_axes if all(x != y for x, y in pairwise(pattern))]


def _in_order(plan: Plan) -> Iterator[Case]:
    for shape, layouts in (
        (MATRIX, OF_MATRICES),
        (WIDE, OF_WIDE),
        (TENSOR, OF_TENSORS),
        ((2, OVER_16_BITS), ("contiguous",)),
        ((256, 256), ("contiguous",)),
    ):
        for layout in layouts:
            yield Case(
                f"usual sizes, {layout_text(layout)}", *plan.tiled(shape, shape), layout=layout, index_revealing=True
            )
    for full, broadcast, layout in REPEATING:
        mirrored = " | ".join(reversed(layout.split(" | ")))
        for a, b, pair in ((full, broadcast, layout), (broadcast, full, mirrored)):
            if (attributes := plan.attributes_admitting(a, b)) is not None:
                yield Case(
                    f"usual sizes, {layout_text(pair)}", *plan.tiled(a, b), attributes, pair, index_revealing=True
                )
    for shape in ORDERED:
        for layout in (name for name, axes in AXIS_ORDERS.items() if len(axes) == len(shape)):
            for pair in (layout, *on_one_operand(layout)):
                yield Case(
                    f"orders of axes, {layout_text(pair)}", *plan.tiled(shape, shape), layout=pair, index_revealing=True
                )
    layouts_with_gaps = {
        WIDE_COLUMN: GAP_SHAPES,
        **dict.fromkeys(COMMON_STRIDES, GAP_SHAPES[1:3]),
        **dict.fromkeys((*RARE_STRIDES, *BYTE_OFFSETS), GAP_SHAPES[1:2]),
    }
    for layout, shapes in layouts_with_gaps.items():
        for shape, pair in product(shapes, (layout, *on_one_operand(layout))):
            yield Case(layout_text(pair), *plan.tiled(shape, shape), layout=pair, index_revealing=True)

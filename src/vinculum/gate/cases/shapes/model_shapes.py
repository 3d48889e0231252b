"""Tensors of the sizes and orders that models have: wide rows, many channels, heads, planes, and every pattern of what repeats."""

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

COUNTED = (1 << 16) + 1  # more than 16 bits count
# A whole, and what repeats in it; in the end both repeat.
SIZES: tuple[tuple[Shape, Shape], ...] = (
    ((2, 5000), (5000,)), ((2, 5000), (2, 1)), ((2, COUNTED), (COUNTED,)), ((3, 1100, 5), (5,)),  # rows wider than a buffer, many rows
    ((2, 4, 300), (300,)), ((2, 4, 768), (2, 4, 1)), ((2, 3, 300), (2, 1, 300)),  # what is hidden, and its norm
    ((1, 320, 2, 2), (320, 1, 1)), ((1, 3, 56, 56), (3, 1, 1)), ((1, 3, 3, 4, 5), (3, 1, 1, 1)),  # channels, planes, volumes
    ((2, 3, 140, 8), (2, 3, 140, 1)), ((2, 2, 40, 24), (2, 1, 1, 24)), ((2, 6, 5, 7), (1, 6, 1, 7)),  # heads, masks, groups
    ((5, 16, 33, 40), (5, 1, 33, 40)), ((5, 16, 33, 40), (33, 1)), ((7, 99, 101), (101,)), ((5, 16, 33, 40), ()),  # large
    ((1, 7, 768), (1, 7, 1)), ((2, 4, 3, 5, 6), (2, 4, 1, 1, 1)),  # the norms of one text, and of groups of channels
    ((16, 8, 3, 3), (16, 1, 1, 1)), ((64, 32, 1, 1), (64, 1, 1, 1)),  # those of weights
    ((2, COUNTED), (2, 1)), ((5, 5000), (5, 1)), ((13, 1100), (13, 1)), ((130, 1), (1, 1)), ((9, 1, 1), (1, 1)),  # rows
    ((6, 1, 7, 1), (1, 5, 1, 6)), ((13, 1, 130), (1, 11, 130)), ((130, 1, 9), (1, 7, 9)), ((4, 1, 5, 6), (1, 4, 5, 6)),
)  # fmt: skip
MANY: tuple[tuple[Shape, Shape], ...] = (
    ((2, 33000, 3), (3,)),
    ((2, 33000, 3), (2, 1, 1)),
)  # more than 16 bits count, at standard
EXTENTS = (2, 3, 2, 3, 2)  # of the groups of axes of a pattern
# Sizes of axes, on each of which both operands have more than one element, or one of them alone: as sums of rows by which is divided.
AXES: tuple[Shape, ...] = ((9, 10, 11), (3, 33, 34), (2, 3, 33, 34))
MATRIX: Shape = (200, 200)  # blocks of 128 leave some at each edge
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
# Where one repeats: its last column as it lies in something wider, and what lies in the other order by a row, of sizes that are alike.
REPEATING: tuple[tuple[Shape, Shape, str], ...] = (
    ((3, 5, 7), (3, 5, 1), "contiguous | padded_rows"),
    ((2, 3, 4, 70), (2, 3, 4, 1), "contiguous | padded_rows"),
    ((9, 9), (9,), "column_major | contiguous"),
    ((70, 70), (70,), "column_major | contiguous"),
    ((9, 9, 9), (9,), "column_major | contiguous"),
)
APART: tuple[Shape, ...] = ((10,), (67,), (3, 5), (1100,))
# Numerators by ones: what divides by 1 may not be the numerators themselves.
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
    """All of these."""
    if plan.element.kind == "real":
        return
    for pattern in patterns(4 if plan.level.name == "quick" else 5):
        yield from _repeating(plan, "turns", pattern, EXTENTS)
    for sizes in AXES:
        for some in product("eab", repeat=len(sizes)):
            yield from _repeating(plan, "axes", "".join(some), sizes)
    for whole, part in SIZES if plan.level.name == "quick" else (*SIZES, *MANY):
        for shapes in plan.as_either_operand(whole, part):
            yield Case("usual sizes", *plan.tiled(shapes.A, shapes.B), shapes.attributes, index_revealing=True)
    yield from _in_order(plan)
    for a, b in BY_ONES:
        if (attributes := plan.attributes_admitting(a, b)) is not None:
            ones = special_values.ones(int(np.prod(b, dtype=int)), plan.element).reshape(b)
            yield Case("by ones", plan.tiled(a, a)[0], ones, attributes)


def _repeating(plan: Plan, words: str, pattern: str, sizes: Shape) -> Iterator[Case]:
    """By what a pattern says of each axis: both operands have more than one element, or a alone, or b."""
    a, b = (tuple(n if axis in ("e", own) else 1 for n, axis in zip(sizes, pattern, strict=False)) for own in "ab")
    if a != b and (attributes := plan.attributes_admitting(a, b)) is not None:
        yield Case(f"what repeats by {words}, {pattern}", *plan.tiled(a, b), attributes, index_revealing=True)


def patterns(groups: int) -> list[str]:
    """Up to so many groups of axes, at least three, in each of which both operands have more than one element, or a alone, or b.

    No two neighbours are alike: they would be one group.
    """
    every = ("".join(some) for count in range(3, groups + 1) for some in product("eab", repeat=count))
    return [some for some in every if all(x != y for x, y in pairwise(some))]


def _in_order(plan: Plan) -> Iterator[Case]:
    for shape, layouts in (
        (MATRIX, OF_MATRICES),
        (WIDE, OF_WIDE),
        (TENSOR, OF_TENSORS),
        ((2, COUNTED), ("contiguous",)),
        ((256, 256), ("contiguous",)),
    ):
        for layout in layouts:
            yield Case(
                f"usual sizes, {layout_text(layout)}", *plan.tiled(shape, shape), layout=layout, index_revealing=True
            )
    for whole, part, layout in REPEATING:
        turned = " | ".join(reversed(layout.split(" | ")))
        for a, b, pair in ((whole, part, layout), (part, whole, turned)):
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
    apart = {
        WIDE_COLUMN: APART,
        **dict.fromkeys(COMMON_STRIDES, APART[1:3]),
        **dict.fromkeys((*RARE_STRIDES, *BYTE_OFFSETS), APART[1:2]),
    }
    for layout, shapes in apart.items():
        for shape, pair in product(shapes, (layout, *on_one_operand(layout))):
            yield Case(layout_text(pair), *plan.tiled(shape, shape), layout=pair, index_revealing=True)

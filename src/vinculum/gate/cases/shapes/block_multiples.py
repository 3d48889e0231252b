"""Sizes that are multiples of vectors, blocks and threads.

A fast path without a remainder may stop too early.
"""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.cases.values import special_values
from vinculum.gate.sandbox.layouts.registry import LAYOUTS, layout_text, on_one_operand

QUICK_LENGTHS = (96, 128, 192, *(1 << k for k in range(8, 18)))
STANDARD_LENGTHS = (*(3 << k for k in range(7, 17)), 1 << 18, 1 << 20)  # in addition, at level standard
# A shape and one that is broadcast to it: rows, columns, scalars, channels. In some pairs both are broadcast.
REPEATS: tuple[tuple[Shape, Shape], ...] = (
    ((8, 16), (16,)), ((8, 16), (8, 1)), ((128, 64), (64,)), ((128, 64), (128, 1)), ((64,), ()), ((4096,), ()), ((4096,), (1,)),
    ((2, 8, 16, 16), (8, 1, 1)), ((2, 8, 16, 16), (1, 8, 1, 1)), ((2, 8, 64), (1, 8, 1)), ((2, 8, 64), (2, 1, 64)),
    ((2, 4, 8, 8), (8, 8)), ((2, 4, 8, 8), (1, 1, 1, 1)), ((16, 1), (1, 32)), ((4, 1, 32), (1, 16, 1)),
    ((1, 1, 1), (1, 1, 1)), ((1, 1, 1, 1), (1, 1, 1, 1)), ((1, 1, 1, 1), (1,)), ((2, 0, 3, 4), (2, 0, 3, 4)), ((2, 0, 3, 4), (4,)),
)  # fmt: skip
EQUAL_SHAPES: tuple[Shape, ...] = ((512,), (72, 16), (4, 16, 72), (2, 4, 8, 24))
MIXED_LAYOUTS = ("column_major | last_axes_swapped", "first_axes_swapped | column_major", "padded_rows | column_major")
CHANGED: tuple[Shape, ...] = ((4096,), (64, 64), (4, 8, 16, 8))  # of calls that differ in one element
INTERIOR_PAIRS = 8000


def cases(plan: Plan) -> Iterator[Case]:
    """Shapes and layouts without remainders, and a second sample of ordinary pairs.

    Level quick has few ordinary pairs otherwise.
    """
    quick, real = plan.level.name == "quick", plan.element.kind == "real"
    if real:
        return
    A, B = plan.draw(special_values.interior, "more", INTERIOR_PAIRS)
    inside = plan.in_domain(A, B)
    yield Case("more of the interior", A[inside], B[inside])
    for length in QUICK_LENGTHS if quick else (*QUICK_LENGTHS, *STANDARD_LENGTHS):
        yield Case("no remainder", *plan.tiled((length,), (length,)), index_revealing=True)
    yield from _changed(plan)
    for full, broadcast in REPEATS:
        for shapes in plan.as_either_operand(full, broadcast):
            yield Case(
                "no remainder, repeated", *plan.tiled(shapes.A, shapes.B), shapes.attributes, index_revealing=True
            )
    for shape in EQUAL_SHAPES:
        for layout in LAYOUTS:
            for pair in (layout,) if quick else (layout, *on_one_operand(layout)):
                yield Case(
                    f"no remainder, {layout_text(pair)}", *plan.tiled(shape, shape), layout=pair, index_revealing=True
                )
        for pair in MIXED_LAYOUTS if len(shape) > 2 else ():
            yield Case(
                f"no remainder, {layout_text(pair)}", *plan.tiled(shape, shape), layout=pair, index_revealing=True
            )


def _changed(plan: Plan) -> Iterator[Case]:
    """Calls that differ from the previous one in one element.

    This finds caches that compare operands incompletely.
    """
    for shape in CHANGED:
        A, B = plan.tiled(shape, shape)
        yield Case("no remainder, many times", A, B, repeat=8 if len(shape) == 1 else 2, index_revealing=True)
        for place in (2049, 1234):
            A, B = A.copy(), B.copy()
            for x in (A, B):
                x.flat[place] = x.flat[place + 1]
            yield Case("no remainder, one element changed", A, B)

"""Operands in two different layouts: of several ranks, and where one operand is broadcast."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.placement.placement import WRITABLE_LAYOUTS
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.sandbox.layouts.registry import MULTI_AXIS_LAYOUTS, layout_text

OF_VECTORS = tuple(
    name for name in WRITABLE_LAYOUTS if name not in (*MULTI_AXIS_LAYOUTS, "column_major", "last_axes_swapped")
)
ALIKE: tuple[tuple[Shape, tuple[str, ...]], ...] = (
    ((33,), OF_VECTORS),
    ((2, 3, 2, 5), WRITABLE_LAYOUTS),
    ((5, 7), WRITABLE_LAYOUTS),
)
# A shape, and one that is broadcast to it: scalars of no axis and of one, rows of one axis and of two, channels.
REPEATS: tuple[tuple[Shape, Shape], ...] = (
    ((33,), ()), ((33,), (1,)), ((5, 7), ()), ((5, 7), (1,)), ((5, 7), (7,)), ((5, 7), (1, 7)),
    ((2, 3, 5), ()), ((2, 3, 5), (5,)), ((2, 3, 5), (3, 1)),
    ((2, 3, 2, 5), ()), ((2, 3, 2, 5), (3, 1, 1)), ((2, 3, 2, 5), (2, 3, 1, 1)),
    ((2, 3, 2, 2, 3), ()), ((2, 3, 2, 2, 3), (2, 1, 3)),
)  # fmt: skip
LARGE: tuple[tuple[Shape, Shape], ...] = (
    ((4099,), ()), ((4099,), (1,)), ((67, 131), ()), ((67, 131), (131,)), ((67, 131), (1, 131)),
)  # fmt: skip
# The layouts of the full operand and of the broadcast one.
PAIRS = (("strided_2", "contiguous"), ("column_major", "strided_2"))
MORE = ("strided_2", "column_major", "reversed", "last_axes_swapped", "channels_last")  # at level standard


def cases(plan: Plan) -> Iterator[Case]:
    """Both operands of one shape, then one broadcast; fewer layouts at level quick."""
    if plan.element.kind == "real":
        return
    quick = plan.level.name == "quick"
    for shape, names in ALIKE[:2] if quick else ALIKE:
        for k, first in enumerate(names):
            for step in (1, -1) if quick else (1, 2, 3, 4, -1, -2, -3, -4):
                pair = f"{first} | {names[(k + step) % len(names)]}"
                yield Case(
                    f"crossed, {layout_text(pair)}", *plan.tiled(shape, shape), layout=pair, index_revealing=True
                )
    layout_pairs = [
        pair_of_layouts
        for name in MORE
        for pair_of_layouts in ((name, "contiguous"), ("contiguous", name), (name, "strided_2"))
    ]
    for full, broadcast in REPEATS + LARGE:
        for shapes in plan.as_either_operand(full, broadcast):
            A, B = plan.tiled(shapes.A, shapes.B)
            for pair_of_layouts in PAIRS if quick else layout_pairs:
                layout = " | ".join(pair_of_layouts if shapes.repeated == "divisor" else pair_of_layouts[::-1])
                yield Case(
                    f"crossed, repeated, {layout_text(layout)}",
                    A,
                    B,
                    shapes.attributes,
                    layout=layout,
                    index_revealing=True,
                )

"""Two operands that do not lie alike: each in a layout of its own, whatever their rank, and where one of them repeats."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.placement.placement import OTHERS
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.sandbox.layouts.registry import MULTI_AXIS_LAYOUTS, layout_text

OF_VECTORS = tuple(name for name in OTHERS if name not in (*MULTI_AXIS_LAYOUTS, "column_major", "last_axes_swapped"))
ALIKE: tuple[tuple[Shape, tuple[str, ...]], ...] = (((33,), OF_VECTORS), ((2, 3, 2, 5), OTHERS), ((5, 7), OTHERS))
# A whole, and what repeats in it: one element, with an axis and without, a row of two axes, of one, and channels.
REPEATS: tuple[tuple[Shape, Shape], ...] = (
    ((33,), ()), ((33,), (1,)), ((5, 7), ()), ((5, 7), (1,)), ((5, 7), (7,)), ((5, 7), (1, 7)),
    ((2, 3, 5), ()), ((2, 3, 5), (5,)), ((2, 3, 5), (3, 1)),
    ((2, 3, 2, 5), ()), ((2, 3, 2, 5), (3, 1, 1)), ((2, 3, 2, 5), (2, 3, 1, 1)),
    ((2, 3, 2, 2, 3), ()), ((2, 3, 2, 2, 3), (2, 1, 3)),
)  # fmt: skip
LARGE: tuple[tuple[Shape, Shape], ...] = (
    ((4099,), ()), ((4099,), (1,)), ((67, 131), ()), ((67, 131), (131,)), ((67, 131), (1, 131)),
)  # fmt: skip
# Of the whole, and of what repeats.
PAIRS = (("strided_2", "contiguous"), ("column_major", "strided_2"))
MORE = ("strided_2", "column_major", "reversed", "last_axes_swapped", "channels_last")  # at level standard


def cases(plan: Plan) -> Iterator[Case]:
    """All of these; at level quick with fewer layouts."""
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
    more = [both for name in MORE for both in ((name, "contiguous"), ("contiguous", name), (name, "strided_2"))]
    for whole, part in REPEATS + LARGE:
        for shapes in plan.as_either_operand(whole, part):
            A, B = plan.tiled(shapes.A, shapes.B)
            for both in PAIRS if quick else more:
                layout = " | ".join(both if shapes.repeated == "divisor" else both[::-1])
                yield Case(
                    f"crossed, repeated, {layout_text(layout)}",
                    A,
                    B,
                    shapes.attributes,
                    layout=layout,
                    index_revealing=True,
                )

"""Vectors of every length, vectors and matrices in every layout, special values by rows and columns."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import special_values
from vinculum.gate.sandbox.layouts.registry import LAYOUTS, MULTI_AXIS_LAYOUTS, layout_text, on_one_operand


def cases(plan: Plan) -> Iterator[Case]:
    """Every length, then every layout, then all pairs of special values by broadcasting."""
    A, B = plan.index_revealing_pairs(128)
    for length in plan.level.lengths:
        start = length % 7
        inside, repeat = slice(start, start + length), 12 if length == 33 else 4 if length % 8 == 5 else 2
        yield Case(
            "vector of every length",
            A[inside],
            B[inside],
            repeat=repeat,
            index_revealing=True,
            special_values_at_quick=False,  # `placement` has special values in vectors of every length
        )
    for layout in LAYOUTS if plan.element.kind != "real" else ():
        for length in plan.level.layout_lengths if layout not in MULTI_AXIS_LAYOUTS else ():
            yield Case(f"vector, {layout_text(layout)}", A[:length], B[:length], layout=layout, index_revealing=True)
        special = plan.special_pairs(256, f"special, {layout_text(layout)}")
        for pair in (layout, *on_one_operand(layout)):
            shape = (16, 16) if layout in MULTI_AXIS_LAYOUTS else (256,)
            yield Case(
                f"special values, {layout_text(pair)}",
                special[0].reshape(shape),
                special[1].reshape(shape),
                layout=pair,
            )
        for pair in on_one_operand(layout):
            yield Case(
                f"matrix, {layout_text(pair)}",
                A[:35].reshape(5, 7),
                B[:35].reshape(5, 7),
                layout=pair,
                index_revealing=True,
            )
            if layout not in MULTI_AXIS_LAYOUTS:
                yield Case(f"vector, {layout_text(pair)}", A[:33], B[:33], layout=pair, index_revealing=True)
        yield Case(
            f"matrix, {layout_text(layout)}",
            A[:35].reshape(5, 7),
            B[:35].reshape(5, 7),
            layout=layout,
            index_revealing=True,
        )
    values = special_values.special_values(plan.element)
    if (attributes := plan.attributes_admitting((values.size, 1), (1, values.size))) is not None:
        yield Case("special values, rows by columns", values[:, None], plan.ordinary_divisors[None, :], attributes)

"""Elements in tails of vectors, tensors of many axes, broadcast operands, large arrays, other layouts."""

from collections.abc import Iterator
from itertools import cycle

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes import shape_pairs
from vinculum.gate.cases.values import hard_to_round, special_values
from vinculum.gate.sandbox.layouts.registry import (
    LAYOUTS,
    READ_ONLY_LAYOUTS,
    ZERO_STRIDES,
    ZERO_STRIDES_STRIDED,
    layout_text,
    on_one_operand,
)
from vinculum.gate.sandbox.protocol import element_dtype

WRITABLE_LAYOUTS = tuple(name for name in LAYOUTS if name not in ("contiguous", *READ_ONLY_LAYOUTS))
QUICK_LAYOUTS = ("strided_2", "reversed", "column_major")  # at level quick
BLOCKS = tuple(1 << k for k in range(7, 17))  # lengths of blocks that loops are cut in
# A shape and one that is broadcast to it: a row, a column, a middle axis, channels. In the last pair both are broadcast.
REPEATS: tuple[tuple[shape_pairs.Shape, shape_pairs.Shape], ...] = (
    ((5, 7), (7,)), ((5, 7), (5, 1)), ((2, 3, 5), (2, 1, 5)), ((2, 3, 5), (3, 1)),
    ((5, 1), (7,)),
)  # fmt: skip


def cases(plan: Plan) -> Iterator[Case]:
    """Vectors and tensors in every layout; large arrays last."""
    yield from _tails(plan)
    yield from _alone(plan)
    yield from _remainders(plan)
    yield from _graded(plan)
    yield from _alike(plan)
    if plan.element.kind != "real":
        yield from _tensors(plan)
        yield from _repeated(plan)
        yield from _zero_strides(plan)
        yield from _expanded(plan)
    yield from _large(plan)


def _tails(plan: Plan) -> Iterator[Case]:
    """Special values in vectors of every length: loops have separate code for the last few elements."""
    values = special_values.special_values(plan.element)
    A, B = special_values.cross(values)
    order, count = plan.random("tails").permutation(np.flatnonzero(plan.in_domain(A, B))), values.size
    # one pair for each special value as numerator and one for each as denominator, alternating
    firsts = [
        np.unique(side[order], return_index=True)[1] for side in (np.arange(A.size) // count, np.arange(A.size) % count)
    ]
    ends = cycle(order[np.stack([np.resize(x, count) for x in firsts], 1).ravel()])
    for _ in range(2 if plan.level.name == "quick" else 6):
        for length in plan.level.lengths[1:]:
            indices, tail = np.resize(order, length), length % 8
            indices[length - tail :] = [next(ends) for _ in range(tail)]
            yield Case("special values in vectors of every length", A[indices], B[indices])


def _alone(plan: Plan) -> Iterator[Case]:
    """Pairs of special values of shape (), (1,) and (1, 1): scalars may have separate code."""
    A, B = special_values.cross(special_values.special_values(plan.element))
    order, count = (
        plan.random("alone").permutation(np.flatnonzero(plan.in_domain(A, B))),
        24 if plan.level.name == "quick" else 120,
    )
    both = special_values.value_classes(A, plan.element) * 100 + special_values.value_classes(B, plan.element)
    one_of_each = order[np.unique(both[order], return_index=True)[1]]
    for shape, indices in (
        ((), one_of_each),
        ((), order[:count]),
        ((1,), order[count:][:count]),
        ((1, 1), order[-count:]),
    ):
        attributes = plan.attributes_admitting(shape, shape)
        for k in indices if attributes is not None else ():
            a, b = (x[k : k + 1].reshape(shape) for x in (A, B))
            yield Case("special values, alone", a, b, attributes or {})


def _remainders(plan: Plan) -> Iterator[Case]:
    """Longer vectors with every remainder of 64.

    Unrolled loops, and loops over blocks, have separate code for the remainder.
    """
    lengths = {
        *range(75, 4300, 65),
        *(n for block in BLOCKS for n in (block - 1, block + 1, 2 * block - 1)),
        *(block + block // 2 + 1 for block in BLOCKS[-3:-1]),
    }
    for length in sorted(lengths if plan.level.name == "quick" else lengths.union(range(1024, 1152))):
        yield Case("vector of every remainder", *plan.tiled((length,), (length,)), index_revealing=True)


def _graded(plan: Plan) -> Iterator[Case]:
    """Operands in ascending and in descending order: a kernel may decide by the first few for all."""
    A, B = plan.draw(special_values.interior, "graded", 1000)
    inside = plan.in_domain(A, B)
    A, B = A[inside], B[inside]
    order = np.argsort([max(abs(float(a)), abs(float(b))) for a, b in zip(A, B, strict=True)])
    yield Case("larger and larger", A[order], B[order])
    yield Case("smaller and smaller", A[order[::-1]], B[order[::-1]])


def _alike(plan: Plan) -> Iterator[Case]:
    """Operands that all fit a narrower type, or that are all normal.

    A kernel may choose a loop by such a property.
    """
    element = plan.element
    for other in plan.spec.types.values():
        if other.kind == element.kind != "real" and other.width < element.width and other.signed == element.signed:
            with np.errstate(all="ignore"):  # a signalling NaN
                A, B = special_values.cross(special_values.special_values(other).astype(element_dtype(element.name)))
            inside = plan.in_domain(A, B)
            yield Case(f"values of {other.name}", A[inside], B[inside])
    if element.kind == "int":
        B = plan.draw(special_values.interior, "by many", 400)[1]
        for end in (element.minimum, element.minimum + 1, element.maximum):
            A = np.full(B.shape, end, B.dtype)
            inside = plan.in_domain(A, B)
            yield Case("an end of the range by many", A[inside], B[inside])
    if element.kind == "float":
        pairs = [plan.draw(hard_to_round.range_edges, "alike", 200), plan.special_pairs(4000, "alike")]
        A, B = (np.concatenate(x) for x in zip(*pairs, strict=True))
        normal = plan.in_domain(A, B)
        for x in (A, B):
            normal &= np.isin(special_values.value_classes(x, element), special_values.NORMAL)
        yield Case("normal operands", A[normal], B[normal])
        yield Case(
            "near ties among subnormals",
            *plan.draw(hard_to_round.near_subnormal_ties, "near", plan.level.sample // 4),
            hard=True,
        )


def _tensors(plan: Plan) -> Iterator[Case]:
    """Tensors of three to seven axes, either operand or both in every layout."""
    for shape in ((2, 3, 5), (2, 3, 2, 5), (2, 3, 2, 2, 3), (2, 1, 3, 2, 2, 3), (2, 1, 2, 2, 1, 2, 3)):
        A, B = plan.tiled(shape, shape)
        for layout in QUICK_LAYOUTS if len(shape) > 4 and plan.level.name == "quick" else WRITABLE_LAYOUTS:
            for pair in (*on_one_operand(layout), layout):
                yield Case(f"tensor, {layout_text(pair)}", A, B, layout=pair, index_revealing=True)


def _repeated(plan: Plan) -> Iterator[Case]:
    """One operand is broadcast, by zero strides or by its shape, and either operand has every layout."""
    random = plan.random("repeated")
    for full, broadcast in REPEATS:
        for a, b in ((full, broadcast), (broadcast, full)):
            A, B = shape_pairs.index_revealing_operands(a, b, plan.element, random)
            for pair in (ZERO_STRIDES, f"{ZERO_STRIDES} | strided_2", f"strided_2 | {ZERO_STRIDES}"):
                yield Case("repeated, zero strides", *_spread(A, B), layout=pair, index_revealing=True)
            attributes = plan.attributes_admitting(a, b)
            if attributes is None:
                continue
            yield Case("repeated", A, B, attributes, repeat=3, index_revealing=True)
            for X, Y in ((np.roll(A, 1), B), (A, np.concatenate([B.ravel()[:1], B.ravel()[-2:0:-1], B.ravel()[-1:]]))):
                yield Case("repeated, with the same ends", X, Y.reshape(b), attributes, index_revealing=True)
            for layout in QUICK_LAYOUTS if plan.level.name == "quick" else WRITABLE_LAYOUTS:
                for pair in on_one_operand(layout):
                    yield Case(f"repeated, {layout_text(pair)}", A, B, attributes, layout=pair, index_revealing=True)


def _zero_strides(plan: Plan) -> Iterator[Case]:
    """Special values by one of them with stride 0, and one of them with stride 0 by special values."""
    special, (of, by) = special_values.special_values(plan.element), on_one_operand(ZERO_STRIDES)
    for one in special[:: max(special.size // (24 if plan.level.name == "quick" else 48), 1)]:
        same = np.repeat(one, special.size)
        for A, B, layout in (
            (special, same, by),
            (same, special, of),
        ):
            inside = plan.in_domain(A, B)
            if inside.any():
                yield Case("special values, zero strides", A[inside], B[inside], layout=layout)


def _expanded(plan: Plan) -> Iterator[Case]:
    """Zero strides along some axes, gaps along the others; and both operands with stride 0 along one axis."""
    full = (2, 3, 5)
    of, by = on_one_operand(ZERO_STRIDES_STRIDED)
    for broadcast, layout in (((5,), by), ((2, 1, 5), by), ((3, 1), of)):
        sizes = (full, broadcast) if layout == by else (broadcast, full)
        yield Case("repeated, apart", *_spread(*plan.tiled(*sizes)), layout=layout, index_revealing=True)
    for broadcast in ((5,), (3, 1)):
        A, B = (np.broadcast_to(x, full).copy() for x in plan.tiled(broadcast, broadcast))
        yield Case("repeated in both", A, B, layout=ZERO_STRIDES, index_revealing=True)


def _spread(A: Array, B: Array) -> tuple[Array, Array]:
    """Broadcast both operands to their common shape, as contiguous arrays."""
    shape = np.broadcast_shapes(A.shape, B.shape)
    return np.array(np.broadcast_to(A, shape)), np.array(np.broadcast_to(B, shape))


def _special_rows(plan: Plan, rows: int) -> Iterator[Case]:
    """A large matrix of special values by a row of them, and the row by the matrix.

    Pairs outside of the domain are replaced by 1.
    """
    special = special_values.special_values(plan.element)
    for swap in (False, True):
        one = special_values.ones(special.size, plan.element)
        row = np.resize(special[plan.in_domain(*(one, special)[:: -1 if swap else 1])], 131)
        matrix = plan.random("rows").choice(special, (rows, 131))
        operands = matrix.ravel(), np.tile(row, rows)
        matrix.ravel()[~plan.in_domain(*operands[:: -1 if swap else 1])] = one[0]
        A, B = (row, matrix) if swap else (matrix, row)
        if (attributes := plan.attributes_admitting(A.shape, B.shape)) is not None:
            yield Case("large, special values by a row", A, B, attributes)


def _large(plan: Plan) -> Iterator[Case]:
    """Arrays larger than a block or one thread's share: vectors in several layouts, and broadcast tensors."""
    quick, real = plan.level.name == "quick", plan.element.kind == "real"
    size = 2000 if real else plan.level.large
    # At least 8 MiB: kernels may write results that exceed the cache with other instructions.
    largest = 2 * size if real else (1 << 17 if quick else max(1 << 21, (1 << 26) // plan.element.width)) + 3
    for count in (size + 1, 2 * size + 2, largest):
        yield Case("large", *plan.tiled((count,), (count,)), repeat=2, index_revealing=True)
    yield Case("large, special values", *plan.special_pairs(size + 3, "large"))
    yield from _special_rows(plan, size // 131 + 2) if not real else ()
    medium = 2000 if real else 1 << (16 if quick else 17)
    rows = medium // 131 + 2
    for full, broadcast, label in (
        ((rows, 131), (131,), "a row"), ((rows, 131), (rows, 1), "a column"), ((medium + 3,), (), "one element"),
        ((rows // 3, 3, 131), (rows // 3, 1, 131), "a middle axis"), ((5, 2053), (2053,), "a long row"),
        ((5, 2053), (5, 1), "a short column"), ((362, 1), (1, 362), "a row by a column"),
        *((((66000, 2), (66000, 1), "a long column"),) if not real else ()),
    ):  # fmt: skip
        for a, b, side in ((full, broadcast, "divisor"), (broadcast, full, "numerator")):
            A, B = plan.tiled(a, b)
            if (attributes := plan.attributes_admitting(a, b)) is not None:
                yield Case(f"large, {label} as {side}", A, B, attributes, index_revealing=True)
            if attributes is not None and not real and label in ("a row", "a column"):
                apart, turned = (
                    on_one_operand("strided_2")[side == "divisor"],
                    on_one_operand("column_major")[side == "numerator"],
                )
                yield Case(f"large, {label} as {side}, strided", A, B, attributes, apart, index_revealing=True)
                yield Case(f"large, {label} as {side}, by a matrix in another order", A, B, attributes, turned)
            if not real:
                words = f"large, {label} as {side}, zero strides"
                yield Case(words, *_spread(A, B), layout=ZERO_STRIDES, index_revealing=True)
    count, layouts = (1 << 16) + 5, () if real else (*QUICK_LAYOUTS, "unaligned_1") if quick else WRITABLE_LAYOUTS
    for layout, other in zip(layouts, layouts[1:] + layouts[:1], strict=True):
        for pair in (*on_one_operand(layout), layout, f"{layout} | {other}"):
            yield Case(
                f"large, {layout_text(pair)}", *plan.tiled((count,), (count,)), layout=pair, index_revealing=True
            )
    for layout in (*READ_ONLY_LAYOUTS, "guard_page_after", "guard_page_before") if not real else ():
        yield Case(
            f"large, {layout_text(layout)}", *plan.tiled((count,), (count,)), layout=layout, index_revealing=True
        )

"""The layouts by their stable identifiers, which appear in reports and counterexamples.

`cases.placement` and the search for counterexamples iterate over `LAYOUTS`, so they try a new layout without a change.
`tests/gate/sandbox/test_layouts.py` has a check for each layout that operands lie in memory as its name states.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from vinculum.gate.sandbox.layouts import aliasing, alignment, axes, pages, strides
from vinculum.gate.sandbox.layouts.aliasing import PlacePair
from vinculum.gate.sandbox.layouts.block import Place, Placed, contiguous
from vinculum.gate.targets.base import Array

SEPARATOR = " | "  # between the layouts of A and of B, where these differ


@dataclass(frozen=True)
class Layout:
    """How one operand lies in memory. `text` is its name in reports for people."""

    text: str
    place: Place


@dataclass(frozen=True)
class SharedLayout:
    """How two operands lie in one block of memory."""

    text: str
    place: PlacePair


CONTIGUOUS = "contiguous"
SHARED, SHARED_TRANSPOSED, SHARED_REVERSED = "shared", "shared_transposed", "shared_reversed"
SHARED_B_AFTER_A, SHARED_B_BEFORE_A, SHARED_ADJACENT = "shared_b_after_a", "shared_b_before_a", "shared_adjacent"
SHARED_FIRST_ROW, SHARED_LAST_COLUMN = "shared_first_row", "shared_last_column"
SHARED_FIRST_COLUMN, SHARED_DIAGONAL, SHARED_ELEMENT = "shared_first_column", "shared_diagonal", "shared_element"
SHARED_STRIDED, SHARED_INTERLEAVED = "shared_strided", "shared_interleaved"
ZERO_STRIDES = "zero_strides"  # other operands than ones that repeat along an axis are contiguous
ZERO_STRIDES_STRIDED = "zero_strides_strided_2"
WIDE_COLUMN = "wide_column"  # for few elements: each takes the memory of a row
CHANNEL_SLICE = "channel_slice"
SLIDING_WINDOWS = "sliding_windows"
READ_ONLY_LAYOUTS = ("read_only", "read_only_pages")

# Layouts that every kind of operand is tried in.
LAYOUTS: Mapping[str, Layout] = {
    CONTIGUOUS: Layout("contiguous", contiguous),
    "guard_bytes": Layout("guarded", alignment.offset_by_elements(16)),
    "aligned_64": Layout("aligned", alignment.aligned_to_cache_line),
    "guard_page_after": Layout("before a fence", pages.guard_page_after),
    "guard_page_before": Layout("behind a fence", pages.guard_page_before),
    "offset_1": Layout("offset", alignment.offset_by_elements(1)),
    "offset_2": Layout("offset by 2", alignment.offset_by_elements(2)),
    "unaligned_1": Layout("unaligned", alignment.offset_by_bytes(1)),
    "strided_2": Layout("strided", strides.strided(2, offset_elements=3)),
    "strided_3": Layout("strided by 3", strides.strided(3)),
    "reversed": Layout("reversed", strides.strided(1, offset_elements=2, reverse=True)),
    "reversed_strided_2": Layout("reversed, strided", strides.strided(2, offset_elements=2, reverse=True)),
    "column_major": Layout("column-major", axes.column_major),
    "last_axes_swapped": Layout("last axes swapped", axes.swapped_axes(-1, -2)),
    "padded_rows": Layout("padded rows", axes.padded_rows),
    "first_axis_reversed": Layout("first axis reversed", axes.reversed_axis(0, min_rank=2)),
    "second_axis_reversed": Layout("second axis reversed", axes.reversed_axis(1, min_rank=3)),
    "last_axis_reversed": Layout("last axis reversed", axes.reversed_axis(-1, min_rank=2)),
    "first_axes_swapped": Layout("first axes swapped", axes.swapped_axes(0, 1)),
    "channels_last": Layout("channels last", axes.channels_last),
    "read_only": Layout("read-only", pages.read_only),
    "read_only_pages": Layout("in read-only pages", pages.read_only_pages),
}
# Layouts that need two axes, or three: vectors are contiguous in them.
MULTI_AXIS_LAYOUTS = (
    "padded_rows", "first_axis_reversed", "second_axis_reversed", "last_axis_reversed", "first_axes_swapped", "channels_last",
)  # fmt: skip
COMMON_STRIDES: Mapping[str, Layout] = {
    "strided_4": Layout("strided by 4", strides.strided(4)),
    "strided_5": Layout("strided by 5", strides.strided(5)),
    "strided_8": Layout("strided by 8", strides.strided(8)),
    "reversed_strided_3": Layout("reversed, strided by 3", strides.strided(3, reverse=True)),
    "record_field": Layout("field of a record", strides.record_field),
}
RARE_STRIDES: Mapping[str, Layout] = {
    "strided_6": Layout("strided by 6", strides.strided(6)),
    "strided_7": Layout("strided by 7", strides.strided(7)),
    "strided_16": Layout("strided by 16", strides.strided(16)),
    "reversed_strided_16": Layout("reversed, strided by 16", strides.strided(16, reverse=True)),
    "diagonal": Layout("a diagonal", strides.diagonal),
    "page_stride": Layout("a page apart", strides.page_stride),
}
# Offsets in bytes at which wider elements are unaligned.
BYTE_OFFSETS: Mapping[str, Layout] = {
    "unaligned_2": Layout("unaligned by 2", alignment.offset_by_bytes(2)),
    "unaligned_4": Layout("unaligned by 4", alignment.offset_by_bytes(4)),
}
# Axis orders of tensors of this rank: a permutation, and its inverse where that differs.
AXIS_ORDERS: Mapping[str, tuple[int, ...]] = {
    "axes_201": (2, 0, 1),
    "axes_120": (1, 2, 0),
    "axes_0213": (0, 2, 1, 3),
    "axes_2031": (2, 0, 3, 1),
    "axes_1302": (1, 3, 0, 2),
}
AXIS_ORDER_TEXTS: Mapping[str, str] = {
    "axes_201": "last axis first",
    "axes_120": "first axis last",
    "axes_0213": "middle axes swapped",
    "axes_2031": "two axes moved",
    "axes_1302": "two axes moved back",
}
ALL_LAYOUTS: Mapping[str, Layout] = {
    **LAYOUTS,
    **{name: Layout(AXIS_ORDER_TEXTS[name], axes.transposed(*order)) for name, order in AXIS_ORDERS.items()},
    WIDE_COLUMN: Layout("far apart", strides.wide_column),
    **COMMON_STRIDES,
    **RARE_STRIDES,
    **BYTE_OFFSETS,
    CHANNEL_SLICE: Layout("split by channels", axes.channel_slice),
    SLIDING_WINDOWS: Layout("sliding windows", strides.sliding_windows),
    ZERO_STRIDES: Layout("zero strides", strides.zero_strides(contiguous)),
    ZERO_STRIDES_STRIDED: Layout("zero strides, strided", strides.zero_strides(strides.strided(2, offset_elements=3))),
}
SUBARRAY_TEXTS: Mapping[str, str] = {
    SHARED_FIRST_ROW: "shared, the first row",
    SHARED_LAST_COLUMN: "shared, the last column",
    SHARED_FIRST_COLUMN: "shared, the first column",
    SHARED_DIAGONAL: "shared, the diagonal",
    SHARED_ELEMENT: "shared, one element",
}
SHARED_LAYOUTS: Mapping[str, SharedLayout] = {
    SHARED: SharedLayout("shared", aliasing.shared),
    SHARED_TRANSPOSED: SharedLayout("shared, transposed", aliasing.shared_transposed),
    SHARED_B_AFTER_A: SharedLayout("shared, one apart", aliasing.shared_b_after_a),
    SHARED_B_BEFORE_A: SharedLayout("shared, one before", aliasing.shared_b_before_a),
    SHARED_ADJACENT: SharedLayout("shared, halves", aliasing.shared_adjacent),
    **{
        name: SharedLayout(SUBARRAY_TEXTS[name], aliasing.shared_subarray(subarray))
        for name, subarray in aliasing.SUBARRAYS.items()
    },
    SHARED_REVERSED: SharedLayout("shared, reversed", aliasing.shared_reversed),
    SHARED_STRIDED: SharedLayout("shared, strided", aliasing.shared_strided),
    SHARED_INTERLEAVED: SharedLayout("shared, by turns", aliasing.shared_interleaved),
}


def is_layout(name: str) -> bool:
    """Whether `name` is a layout of two operands: one of both, or one of each with a bar between them."""
    parts = name.split(SEPARATOR)
    return name in SHARED_LAYOUTS or (all(part in ALL_LAYOUTS for part in parts) and len(parts) < 3)


def layout_text(name: str) -> str:
    """Return the name of a layout of two operands in reports for people."""
    if name in SHARED_LAYOUTS:
        return SHARED_LAYOUTS[name].text
    return SEPARATOR.join(ALL_LAYOUTS[part].text for part in name.split(SEPARATOR))


def on_one_operand(layout: str) -> tuple[str, str]:
    """Return this layout of A alone, and of B alone; the other operand is contiguous."""
    return f"{layout}{SEPARATOR}{CONTIGUOUS}", f"{CONTIGUOUS}{SEPARATOR}{layout}"


def materialize(array: Array, layout: str) -> Placed:
    """Copy an array into a new block in this layout.

    Reals, which have no layout of their own, are contiguous.
    """
    if array.dtype == np.dtype(object):
        return contiguous(array)
    return ALL_LAYOUTS[layout].place(array)


def materialize_operands(A: Array, B: Array, layout: str) -> tuple[Placed, Placed]:
    """Copy both operands into memory in a layout of two operands.

    Operands that do not have the contents a shared layout implies (a shrunk call may have others) are contiguous.
    """
    if layout in SHARED_LAYOUTS:
        placed = SHARED_LAYOUTS[layout].place(A, B)
        equal = (
            x.shape == view.shape and x.tobytes() == view.tobytes() for x, (view, _) in zip((A, B), placed, strict=True)
        )
        return placed if all(equal) else (materialize(A, CONTIGUOUS), materialize(B, CONTIGUOUS))
    first, _, second = layout.partition(SEPARATOR)
    return materialize(A, first), materialize(B, second or first)

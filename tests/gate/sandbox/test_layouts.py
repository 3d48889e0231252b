"""Each layout holds the same elements and lies in memory as its name says."""

from collections.abc import Callable
from fractions import Fraction
from mmap import PAGESIZE
from typing import Any

import numpy as np
import pytest
from numpy.lib.array_utils import byte_bounds

from vinculum.gate.sandbox.layouts.block import GUARD_BYTE
from vinculum.gate.sandbox.layouts.registry import (
    BYTE_OFFSETS,
    CHANNEL_SLICE,
    COMMON_STRIDES,
    LAYOUTS,
    RARE_STRIDES,
    SHARED,
    SHARED_ADJACENT,
    SHARED_B_AFTER_A,
    SHARED_B_BEFORE_A,
    SHARED_DIAGONAL,
    SHARED_FIRST_COLUMN,
    SHARED_FIRST_ROW,
    SHARED_LAYOUTS,
    SHARED_REVERSED,
    SHARED_STRIDED,
    SHARED_TRANSPOSED,
    SLIDING_WINDOWS,
    ZERO_STRIDES,
    ZERO_STRIDES_STRIDED,
    is_layout,
    materialize,
    materialize_operands,
)
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.loader import specification

Array = np.ndarray[Any, np.dtype[Any]]
TYPES = [name for name, element in specification().types.items() if element.kind != "real"]
SHAPES: list[tuple[int, ...]] = [(), (0,), (1,), (7,), (33,), (5, 7), (2, 3, 4), (0, 3), (3, 0), (1, 4, 1)]
PLAIN = {
    "contiguous",
    "guard_page_after",
    "guard_page_before",
    "column_major",
    "last_axes_swapped",
    "first_axis_reversed",
    "second_axis_reversed",
    "last_axis_reversed",
    "first_axes_swapped",
    "channels_last",
    "read_only",
    "read_only_pages",
}  # in a block that holds the elements and nothing else


def elements(name: str, shape: tuple[int, ...]) -> Array:
    """Elements with distinct bytes, none of which is the guard byte."""
    dtype, size = element_dtype(name), int(np.prod(shape, dtype=int))
    content = (np.arange(size * dtype.itemsize) % 97 + 1).astype(np.uint8)
    return content.view(dtype).reshape(shape)


def address(array: Array) -> int:
    """The address of the first element."""
    return int(array.__array_interface__["data"][0])


def covered(view: Array, block: Array) -> Array:
    """Which bytes of `block` belong to elements of `view`."""
    mask = np.zeros(block.nbytes, dtype=bool)
    for index in np.ndindex(view.shape):
        place = address(view) + sum(k * step for k, step in zip(index, view.strides, strict=True)) - address(block)
        mask[place : place + view.itemsize] = True
    return mask


# What each layout claims, of a view of several elements and the block that it lies in.
CLAIMS: dict[str, Callable[[Array, Array], bool]] = {
    "contiguous": lambda view, block: view.flags.c_contiguous and view.flags.aligned and view.nbytes == block.nbytes,
    "guard_bytes": lambda view, block: (
        view.flags.c_contiguous
        and view.flags.aligned
        and address(view) - address(block) == 16 * view.itemsize
        and byte_bounds(block)[1] - byte_bounds(view)[1] >= 8 * view.itemsize
    ),
    "aligned_64": lambda view, block: view.flags.c_contiguous and address(view) % 64 == 0,
    "guard_page_after": lambda view, block: (
        view.flags.c_contiguous and byte_bounds(view)[1] % PAGESIZE == 0 and view.nbytes == block.nbytes
    ),
    "guard_page_before": lambda view, block: (
        view.flags.c_contiguous and address(view) % PAGESIZE == 0 and view.nbytes == block.nbytes
    ),
    "offset_1": lambda view, block: (
        view.flags.c_contiguous and view.flags.aligned and address(view) - address(block) == view.itemsize
    ),
    "offset_2": lambda view, block: (
        view.flags.c_contiguous and view.flags.aligned and address(view) - address(block) == 2 * view.itemsize
    ),
    "unaligned_1": lambda view, block: view.flags.c_contiguous and address(view) - address(block) == 1,
    "strided_2": lambda view, block: view.strides[-1] == 2 * view.itemsize,
    "strided_3": lambda view, block: view.strides[-1] == 3 * view.itemsize,
    "reversed": lambda view, block: view.strides[-1] == -view.itemsize,
    "reversed_strided_2": lambda view, block: view.strides[-1] == -2 * view.itemsize,
    "column_major": lambda view, block: view.flags.f_contiguous,
    "last_axes_swapped": lambda view, block: view.swapaxes(-1, -2).flags.c_contiguous if view.ndim > 1 else True,
    "padded_rows": lambda view, block: (
        view.ndim < 2 or view.strides[-2] - view.shape[-1] * view.itemsize == 3 * view.itemsize
    ),
    "first_axis_reversed": lambda view, block: (
        view.ndim < 2 or (view.strides[0] < 0 < view.strides[1] and view[::-1].flags.c_contiguous)
    ),
    "second_axis_reversed": lambda view, block: (
        view.ndim < 3 or (view.strides[1] < 0 < view.strides[0] and view[:, ::-1].flags.c_contiguous)
    ),
    "last_axis_reversed": lambda view, block: (
        view.ndim < 2 or (view.strides[-1] < 0 < view.strides[0] and view[..., ::-1].flags.c_contiguous)
    ),
    "first_axes_swapped": lambda view, block: view.ndim < 2 or view.swapaxes(0, 1).flags.c_contiguous,
    "channels_last": lambda view, block: view.ndim < 3 or np.moveaxis(view, 1, -1).flags.c_contiguous,
    "read_only": lambda view, block: not view.flags.writeable and view.flags.c_contiguous,
    "read_only_pages": lambda view, block: view.flags.writeable and view.flags.c_contiguous,
}


def test_every_layout_has_a_claim() -> None:
    """A layout without a claim would not be tested."""
    assert list(CLAIMS) == list(LAYOUTS)


@pytest.mark.sample(69)
@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("layout", [*LAYOUTS, ZERO_STRIDES])
def test_layouts_keep_the_elements(layout: str, name: str) -> None:
    """Values, type and shape are those of the array, at any rank and size."""
    for shape in SHAPES:
        array = elements(name, shape)
        view, block = materialize(array, layout)
        assert (view.shape, view.dtype) == (array.shape, array.dtype)
        assert view.tobytes() == array.tobytes()
        assert not view.size or np.shares_memory(view, block)


@pytest.mark.sample(66)
@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_layout_is_as_named(layout: str, name: str) -> None:
    """Alignment, strides and protection are as named, for vectors and matrices."""
    for shape in [(2,), (7,), (33,), (5, 7), (2, 3, 4)]:
        view, block = materialize(elements(name, shape), layout)
        assert CLAIMS[layout](view, block)


@pytest.mark.parametrize("name", [name for name in TYPES if element_dtype(name).itemsize > 1])
def test_only_unaligned_layout_is_unaligned(name: str) -> None:
    """NumPy agrees; all other layouts are aligned."""
    for layout in LAYOUTS:
        assert materialize(elements(name, (7,)), layout)[0].flags.aligned is (layout != "unaligned_1")


@pytest.mark.parametrize("name", TYPES)
def test_axes_of_equal_elements_have_stride_zero(name: str) -> None:
    """An axis of equal elements has stride 0 and one element in memory; others are unchanged."""
    row = elements(name, (7,))
    for array, strides in [
        (np.repeat(row[:1], 5), (0,)),
        (np.tile(row, (5, 1)), (0, row.itemsize)),
        (np.repeat(row[:, None], 5, axis=1), (row.itemsize, 0)),
        (np.tile(row[:2], (2, 3, 1)), (0, 0, row.itemsize)),
        (row, (row.itemsize,)),
        (row[0:1].reshape(()), ()),
    ]:
        view, block = materialize(np.array(array), ZERO_STRIDES)
        assert (view.strides, view.shape, view.dtype) == (strides, array.shape, array.dtype)
        assert view.tobytes() == array.tobytes()
        assert block.size == np.prod([n for n, step in zip(array.shape, strides, strict=True) if step], dtype=int)
        assert np.shares_memory(view, block)


@pytest.mark.parametrize("name", TYPES)
def test_zero_strides_may_be_combined_with_gaps(name: str) -> None:
    """Other axes, or all if none has stride zero, have a gap between any two elements."""
    row = elements(name, (7,))
    step = 2 * row.itemsize
    for array, strides in (
        (np.tile(row, (5, 1)), (0, step)),
        (np.repeat(row[:, None], 5, axis=1), (step, 0)),
        (elements(name, (2, 3)), (3 * step, step)),
    ):
        view, block = materialize(array, ZERO_STRIDES_STRIDED)
        assert (view.strides, view.shape, view.tobytes()) == (strides, array.shape, array.tobytes())
        assert (block[~covered(view, block)] == GUARD_BYTE).all()


def test_zeros_of_two_signs_are_not_one_element() -> None:
    view, _ = materialize(np.array([0.0, -0.0]), ZERO_STRIDES)
    assert view.strides == (8,)
    assert np.signbit(view).tolist() == [False, True]


def test_joint_layouts_share_one_block() -> None:
    """Two operands in one block, each with its own elements."""
    square, row = elements("float32", (5, 5)), elements("float32", (8,))
    for layout, A, B in (
        (SHARED, row, row),
        (SHARED_TRANSPOSED, square, square.T),
        (SHARED_B_AFTER_A, row[:-1], row[1:]),
    ):
        (a, block), (b, other) = materialize_operands(A, np.array(B), layout)
        assert a.tobytes() == A.tobytes() and b.tobytes() == B.tobytes()
        assert block is other and np.shares_memory(a, b) and np.shares_memory(a, block)
        assert (address(a) == address(b)) is (layout != SHARED_B_AFTER_A)
    (a, block), (b, other) = materialize_operands(square, square[0].copy(), SHARED_FIRST_ROW)
    assert block is other and a.tobytes() == square.tobytes() and b.tobytes() == square[0].tobytes()
    for layout, part in ((SHARED_FIRST_COLUMN, square[:, :1]), (SHARED_DIAGONAL, square.diagonal())):
        (a, block), (b, other) = materialize_operands(square, part.copy(), layout)
        assert block is other and address(a) == address(b) and b.tobytes() == part.tobytes()
    (a, _), (b, _) = materialize_operands(square[:-1], square[1:], SHARED_B_AFTER_A)
    assert (a.tobytes(), b.tobytes()) == (square[:-1].tobytes(), square[1:].tobytes())
    assert address(b) - address(a) == a.strides[0]
    (a, block), (b, other) = materialize_operands(row[:, None], row[None, :], SHARED)
    assert block is other and address(a) == address(b) and (a.shape, b.shape) == ((8, 1), (1, 8))
    (_, block), (b, other) = materialize_operands(row, row[:3].copy(), SHARED_FIRST_ROW)  # no first row
    assert block is not other and b.tobytes() == row[:3].tobytes()


def test_names_of_layouts() -> None:
    for name in (*SHARED_LAYOUTS, ZERO_STRIDES, f"contiguous | {ZERO_STRIDES}", *LAYOUTS):
        assert is_layout(name)
    for name in ("", "sparse", "contiguous | sparse", "offset_1 | offset_1 | offset_1", f"{SHARED} | offset_1"):
        assert not is_layout(name)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_column_major_differs(layout: str) -> None:
    """Only column-major matrices are not stored row by row."""
    view, _ = materialize(elements("int16", (5, 7)), layout)
    rows_apart, columns_apart = (abs(step) for step in view.strides)
    assert (rows_apart < columns_apart) is (layout in ("column_major", "last_axes_swapped", "first_axes_swapped"))


@pytest.mark.parametrize("layout", [name for name in LAYOUTS if name != "read_only_pages"])
def test_only_read_only_is_protected(layout: str) -> None:
    """A write succeeds or raises, as the flag says."""
    view, _ = materialize(elements("int32", (7,)), layout)
    if layout == "read_only":
        with pytest.raises(ValueError, match="read-only"):
            view[3] = 5
    else:
        view[3] = 5
        assert view[3] == 5


@pytest.mark.parametrize("name", ["int8", "float16", "bfloat16", "float32", "int64"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_unused_bytes_are_guard_bytes(layout: str, name: str) -> None:
    """Every other byte of the block is a guard byte; there are some on both sides."""
    for shape in SHAPES:
        view, block = materialize(elements(name, shape), layout)
        if layout in PLAIN:
            assert view.nbytes == block.nbytes
            continue
        mask, content = covered(view, block), np.frombuffer(block.tobytes(), np.uint8)
        assert int(mask.sum()) == view.nbytes
        assert (content[~mask] == GUARD_BYTE).all()
        if view.size:
            first, last = np.flatnonzero(mask)[[0, -1]]
            assert last + 8 * view.itemsize < mask.size
            assert first > 0 or layout == "strided_3"


@pytest.mark.parametrize("layout", sorted(set(LAYOUTS) - PLAIN))
def test_writes_past_the_end_are_detected(layout: str) -> None:
    """The block contains the bytes after the last element."""
    view, block = materialize(elements("float32", (7,)), layout)
    before = block.tobytes()
    np.lib.stride_tricks.as_strided(view, (8,), view.strides)[-1] = 7
    assert block.tobytes() != before


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layout_copies_the_array(layout: str) -> None:
    """A target that writes to an operand does not change the gate's array."""
    for shape in [(7,), (5, 7), (1,), ()]:
        array = elements("float32", shape)
        view, block = materialize(array, layout)
        assert not np.shares_memory(array, view) and not np.shares_memory(array, block)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rationals_are_objects_in_numpy_s_layout(layout: str) -> None:
    """Exact rationals are objects in NumPy's own layout."""
    array = np.array([Fraction(1, 3), Fraction(-2)], dtype=object)
    view, block = materialize(array, layout)
    assert view.tolist() == array.tolist()
    assert view is block and view is not array


def test_unknown_layout_is_an_error() -> None:
    """An unknown name is an error, not another layout."""
    with pytest.raises(KeyError):
        materialize(elements("int8", (3,)), "upside down")


@pytest.mark.parametrize("name", TYPES)
def test_large_strides_and_record_fields(name: str) -> None:
    """Elements keep these distances; the bytes between them are guard bytes."""
    for shape in ((7,), (3, 5), (), (0,)):
        array = elements(name, shape)
        for layout, step in zip(list(COMMON_STRIDES)[:4], (4, 5, 8, -3), strict=True):
            view, block = materialize(array, layout)
            assert view.tobytes() == array.tobytes()
            assert view.size < 2 or view.strides[-1] == step * view.itemsize
            assert (np.frombuffer(block.tobytes(), np.uint8)[~covered(view, block)] == GUARD_BYTE).all()
        further = dict(zip(list(RARE_STRIDES)[:4], (6, 7, 16, -16), strict=True))
        further |= {"diagonal": array.size + 1, "page_stride": PAGESIZE // array.itemsize}
        assert list(further) == list(RARE_STRIDES)
        for layout, step in further.items():
            view, block = materialize(array, layout)
            assert view.tobytes() == array.tobytes()
            assert view.size < 2 or view.strides[-1] == step * view.itemsize
            assert (np.frombuffer(block.tobytes(), np.uint8)[~covered(view, block)] == GUARD_BYTE).all()
        view, block = materialize(array, "record_field")
        assert view.tobytes() == array.tobytes()
        assert view.size < 2 or (view.strides[-1] > view.itemsize and address(view) % view.itemsize == 0)
        assert view.size < 2 or view.itemsize == 1 or not view.flags.aligned


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize(("layout", "count"), list(zip(BYTE_OFFSETS, (2, 4), strict=True)))
def test_reduced_alignment_is_exact(name: str, layout: str, count: int) -> None:
    array = elements(name, (7,))
    view, block = materialize(array, layout)
    assert view.tobytes() == array.tobytes()
    assert (np.frombuffer(block.tobytes(), np.uint8)[~covered(view, block)] == GUARD_BYTE).all()
    assert address(view) % 8 == count


@pytest.mark.parametrize("name", TYPES)
def test_channel_slices_are_strided_tensors(name: str) -> None:
    """The tensor is a slice of channels; a matrix lies as it would alone."""
    array = elements(name, (2, 3, 4))
    view, block = materialize(array, CHANNEL_SLICE)
    assert (view.shape, view.tobytes()) == (array.shape, array.tobytes())
    assert view.strides == (6 * 4 * array.itemsize, 4 * array.itemsize, array.itemsize)
    assert (np.frombuffer(block.tobytes(), np.uint8)[~covered(view, block)] == GUARD_BYTE).all()
    assert materialize(array[0], CHANNEL_SLICE)[0].flags.c_contiguous


def test_sliding_windows_share_one_vector() -> None:
    """A matrix without windows is contiguous."""
    matrix = np.lib.stride_tricks.sliding_window_view(elements("int32", (9,)), 4)
    view, block = materialize(matrix.copy(), SLIDING_WINDOWS)
    assert view.tobytes() == matrix.tobytes()
    assert view.strides == (4, 4)
    assert block.size == 9
    assert materialize(elements("int32", (3, 4)), SLIDING_WINDOWS)[0].flags.c_contiguous


def test_adjacent_operands_are_halves_of_one_array() -> None:
    """Two halves of one array, and a vector one element before the other."""
    A, B = elements("int32", (2, 3)), elements("int32", (3, 2))[::-1].copy()
    (a, block), (b, other) = materialize_operands(A, B, SHARED_ADJACENT)
    assert block is other
    assert byte_bounds(a)[1] == address(b)
    assert (a.tobytes(), b.tobytes()) == (A.tobytes(), B.tobytes())
    row = elements("int32", (8,))
    (a, _), (b, _) = materialize_operands(row[1:], row[:-1], SHARED_B_BEFORE_A)
    assert address(a) == address(b) + 4
    assert (a.tobytes(), b.tobytes()) == (row[1:].tobytes(), row[:-1].tobytes())


@pytest.mark.parametrize(
    "layout", [SHARED, SHARED_TRANSPOSED, SHARED_B_AFTER_A, SHARED_B_BEFORE_A, SHARED_REVERSED, SHARED_STRIDED]
)
def test_operands_without_overlap_are_separate(layout: str) -> None:
    """After shrinking, the target divides exactly the operands that it is judged by."""
    A, B = elements("int32", (4,)), elements("int32", (9,))[5:].copy()
    (a, _), (b, _) = materialize_operands(A, B, layout)
    assert (a.tobytes(), b.tobytes()) == (A.tobytes(), B.tobytes())

"""The ways in which the same elements can lie in memory.

What differs between them is which code of a vectorised loop runs, which bytes around the elements must stay as they
are, and where nothing can be read: a fence is a page that ends the process which touches it.
"""

from collections.abc import Callable, Mapping
from functools import partial
from mmap import PAGESIZE

import numpy as np

from vinculum._util.guard_pages import READ_ONLY, fenced, pages, protect
from vinculum.gate.targets.base import Array

Laying = Callable[[Array], tuple[Array, Array]]  # elements as they lie, and the block of memory that holds them
AROUND = 64  # bytes on either side of what is read-only
WIDE = 200  # elements of what a column is of
GUARD = 0xA5  # what the bytes around and between the elements are filled with


def _buffer(array: Array, before: int, step: int) -> tuple[Array, Array]:
    """A guarded block, and room in it for the elements of flat `array`: `before` bytes in, every `step`-th place."""
    width = array.dtype.itemsize
    block = np.full(before + width * (max(array.size, 1) * step + 8), GUARD, dtype=np.uint8)
    room = block[before : before + width * max(array.size, 1) * step].view(array.dtype)
    return block, room


def _placed(before_elements: float, step: int, *, reverse: bool = False) -> Laying:
    def place(array: Array) -> tuple[Array, Array]:
        flat = array.ravel()
        block, room = _buffer(
            flat, round(before_elements * array.dtype.itemsize) or (1 if before_elements else 0), step
        )
        view = room[:: step * (-1 if reverse else 1)][: flat.size]
        view[...] = flat
        return (view.reshape(array.shape) if step == 1 and not reverse else _shaped(view, array.shape)), block

    return place


def _moved(count: int) -> Laying:
    """So many bytes on from where an element of any type may begin."""
    return lambda array: _placed(count / array.itemsize, 1)(array)


def _diagonal(array: Array) -> tuple[Array, Array]:
    """The diagonal of a square matrix: each element is a row and a column further than the one before."""
    return _placed(0, array.size + 1)(array)


def _a_page_apart(array: Array) -> tuple[Array, Array]:
    """Each element in a page of its own, at the same place in it."""
    return _placed(0, PAGESIZE // array.itemsize)(array)


def _shaped(view: Array, shape: tuple[int, ...]) -> Array:
    """`view`, one-dimensional and strided, in `shape` without a copy."""
    strides, step = [], view.strides[0]
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return np.lib.stride_tricks.as_strided(view, shape, tuple(reversed(strides)))


def _plain(array: Array) -> tuple[Array, Array]:
    copy = np.array(array, order="C")
    return copy, copy


def _fortran(array: Array) -> tuple[Array, Array]:
    copy = np.array(array, order="F")
    return copy, copy


def _swapped(array: Array) -> tuple[Array, Array]:
    copy = array.copy() if array.ndim < 2 else np.array(array.swapaxes(-1, -2), order="C").swapaxes(-1, -2)
    return copy, copy


def _zero_strides(array: Array, laying: Laying = _plain) -> tuple[Array, Array]:
    """An axis along which nothing changes is one element in memory, as `numpy.broadcast_to` leaves it; others lie as `laying` has it."""
    words, places = array.view(f"u{array.itemsize}"), list[slice]()
    for axis in range(array.ndim):
        alike = array.shape[axis] > 1 and bool((words == words.take([0], axis)).all())
        places.append(slice(1) if alike else slice(None))
    view, block = laying(array[tuple(places)])
    return np.broadcast_to(view, array.shape), block


def _padded(array: Array) -> tuple[Array, Array]:
    """Part of each row of something wider."""
    wide = array.shape if array.ndim < 2 else (*array.shape[:-1], array.shape[-1] + 3)
    whole = np.empty(wide, array.dtype).ravel()
    block, room = _buffer(whole, 2 * array.itemsize, 1)
    view = room[: whole.size].reshape(wide)[..., : array.shape[-1]] if array.ndim else room[0, ...]
    view[...] = array
    return view, block


def _turned(axis: int, rank: int) -> Laying:
    """Backwards along one axis alone, if there are `rank` of them."""

    def place(array: Array) -> tuple[Array, Array]:
        copy = array.copy() if array.ndim < rank else np.flip(np.array(np.flip(array, axis), order="C"), axis)
        return copy, copy

    return place


def _firsts_swapped(array: Array) -> tuple[Array, Array]:
    copy = array.copy() if array.ndim < 2 else np.array(array.swapaxes(0, 1), order="C").swapaxes(0, 1)
    return copy, copy


def _channels_last(array: Array) -> tuple[Array, Array]:
    """The second axis innermost in memory, as images often have it."""
    copy = array.copy() if array.ndim < 3 else np.moveaxis(np.array(np.moveaxis(array, 1, -1), order="C"), -1, 1)
    return copy, copy


def _ordered(*axes: int) -> Laying:
    """As `transpose(axes)` leaves it of an array in C order that has as many axes."""

    def place(array: Array) -> tuple[Array, Array]:
        if array.ndim != len(axes):
            return _plain(array)
        copy = np.array(array.transpose(np.argsort(axes)), order="C").transpose(axes)
        return copy, copy

    return place


def _far_apart(array: Array) -> tuple[Array, Array]:
    """A column of something wide: each element is further from the next than a signed byte counts."""
    whole = np.full((*array.shape, WIDE * array.itemsize), GUARD, dtype=np.uint8).view(array.dtype)
    whole[..., 0] = array
    return whole[..., 0], whole


def _split(array: Array) -> tuple[Array, Array]:
    """Some of the second axis of something that has more there, as a tensor is split by channels."""
    if array.ndim < 3:
        return _plain(array)
    wide = array.shape[0], array.shape[1] + 3, *array.shape[2:-1], array.shape[-1] * array.itemsize
    whole = np.full(wide, GUARD, dtype=np.uint8).view(array.dtype)
    view = whole[:, 1 : array.shape[1] + 1]
    view[...] = array
    return view, whole


def _field(array: Array) -> tuple[Array, Array]:
    """One field of packed records: the first element is aligned, and those after it need not be."""
    step = array.itemsize + (array.itemsize + 1) // 2
    block = np.full(max(array.size, 1) * step, GUARD, dtype=np.uint8)
    view: Array = np.ndarray((array.size,), array.dtype, block, strides=(step,))
    view[...] = array.ravel()
    return _shaped(view, array.shape), block


def _windows(array: Array) -> tuple[Array, Array]:
    """A matrix each of whose rows is the one before, from its second element on: all of them lie in one vector, read-only as NumPy's."""
    if array.ndim != 2 or not array.size:
        return _plain(array)
    block = np.concatenate([array[0], array[1:, -1]])
    view = np.lib.stride_tricks.as_strided(block, array.shape, block.strides * 2, writeable=False)
    return (view, block) if view.tobytes() == array.tobytes() else _plain(array)


def _aligned(array: Array) -> tuple[Array, Array]:
    """At a multiple of 64 bytes, which few arrays are."""
    flat = array.ravel()
    block = np.full(flat.nbytes + 192, GUARD, dtype=np.uint8)
    start = 64 + -block.ctypes.data % 64
    view = block[start : start + flat.nbytes].view(array.dtype)
    view[...] = flat
    return view.reshape(array.shape), block


def _fenced(array: Array, *, behind: bool) -> tuple[Array, Array]:
    """With memory behind it, or before it, that ends a process which reads there."""
    view = fenced(array.nbytes, behind=behind).view(array.dtype).reshape(array.shape)
    view[...] = array
    return view, view


def _protected(array: Array) -> tuple[Array, Array]:
    """In pages that cannot be written, which NumPy does not know: not even what is put back can be.

    What lies around the elements can be read, so that it is by writing that a process ends here.
    """
    block = pages(array.nbytes + 2 * AROUND)
    view = block[AROUND : AROUND + array.nbytes].view(array.dtype).reshape(array.shape)
    view[...] = array
    protect(block, READ_ONLY)
    return view, view


def _read_only(array: Array) -> tuple[Array, Array]:
    """The same, and NumPy says so to those who ask."""
    view, _ = _protected(array)
    view.flags.writeable = False
    return view, view


LAYOUTS: Mapping[str, Laying] = {
    "contiguous": _plain,
    "guarded": _placed(16, 1),
    "aligned": _aligned,
    "before a fence": partial(_fenced, behind=True),
    "behind a fence": partial(_fenced, behind=False),
    "offset": _placed(1, 1),
    "offset by 2": _placed(2, 1),
    "unaligned": _placed(1 / 16, 1),
    "strided": _placed(3, 2),
    "strided by 3": _placed(0, 3),
    "reversed": _placed(2, 1, reverse=True),
    "reversed, strided": _placed(2, 2, reverse=True),
    "column-major": _fortran,
    "last axes swapped": _swapped,
    "padded rows": _padded,
    "first axis reversed": _turned(0, rank=2),
    "second axis reversed": _turned(1, rank=3),
    "last axis reversed": _turned(-1, rank=2),
    "first axes swapped": _firsts_swapped,
    "channels last": _channels_last,
    "read-only": _read_only,
    "in read-only pages": _protected,
}


# With less than two axes, or three, these are contiguous.
ALONG_AXES = (
    "padded rows", "first axis reversed", "second axis reversed", "last axis reversed", "first axes swapped",
    "channels last",
)  # fmt: skip
UNWRITABLE = ("read-only", "in read-only pages")
SHARED = "shared"  # one array as both operands, of one shape or of two
TRANSPOSED = "shared, transposed"  # a matrix, and the same the other way round
APART = "shared, one apart"  # a vector but for its last element, and but for its first; a matrix, by rows
FIRST_ROW = "shared, the first row"  # a matrix, and its first row
LAST_COLUMN = "shared, the last column"  # a matrix, and its last column
FIRST_COLUMN = "shared, the first column"  # a matrix, and its first column
DIAGONAL = "shared, the diagonal"  # a square matrix, and its diagonal
ONE_OF_IT = "shared, one element"  # an array, and one of its elements
BACKWARDS = "shared, reversed"  # a vector, and the same from its end
NOT_IN_ORDER = "shared, strided"  # one array as both operands, whose elements lie apart
BY_TURNS = "shared, by turns"  # numerators and denominators side by side
ONE_BEFORE = "shared, one before"  # a vector but for its first element, and but for its last
HALVES = "shared, halves"  # an array, and another that begins where it ends
# Those in which the smaller operand is part of the other: which one.
PARTS: Mapping[str, Callable[[Array], Array]] = {
    FIRST_ROW: lambda whole: whole[0, ...],
    LAST_COLUMN: lambda whole: whole[..., -1:],
    FIRST_COLUMN: lambda whole: whole[..., :1],
    DIAGONAL: lambda whole: whole.reshape(-1)[:: whole.shape[-1] + 1],
    ONE_OF_IT: lambda whole: whole.reshape(-1)[whole.size // 2, ...],
}
JOINT = (SHARED, TRANSPOSED, APART, ONE_BEFORE, HALVES, *PARTS, BACKWARDS, NOT_IN_ORDER, BY_TURNS)
ZERO_STRIDES = "zero strides"  # of operands that repeat along an axis: others would be contiguous
ZERO_STRIDES_APART = "zero strides, strided"  # of these, too; along the other axes elements lie apart
FAR_APART = "far apart"  # few elements, as they take much memory
SPLIT = "split by channels"  # of tensors: others would be contiguous
WINDOWS = "sliding windows"  # of a matrix that is one: others would be contiguous
STEPS: Mapping[str, Laying] = {
    "strided by 4": _placed(0, 4),
    "strided by 5": _placed(0, 5),
    "strided by 8": _placed(0, 8),
    "reversed, strided by 3": _placed(0, 3, reverse=True),
    "field of a record": _field,
}
MORE_STEPS: Mapping[str, Laying] = {
    "strided by 6": _placed(0, 6),
    "strided by 7": _placed(0, 7),
    "strided by 16": _placed(0, 16),
    "reversed, strided by 16": _placed(0, 16, reverse=True),
    "a diagonal": _diagonal,
    "a page apart": _a_page_apart,
}
# Bytes, by which wider elements are not aligned.
BETWEEN: Mapping[str, Laying] = {"unaligned by 2": _moved(2), "unaligned by 4": _moved(4)}
# Of so many axes: a permutation, and by its side the inverse, where that is another.
ORDERS: Mapping[str, tuple[int, ...]] = {
    "last axis first": (2, 0, 1), "first axis last": (1, 2, 0), "middle axes swapped": (0, 2, 1, 3),
    "two axes moved": (2, 0, 3, 1), "two axes moved back": (1, 3, 0, 2),
}  # fmt: skip
_EVERY: Mapping[str, Laying] = {
    **LAYOUTS,
    **{name: _ordered(*axes) for name, axes in ORDERS.items()},
    FAR_APART: _far_apart,
    **STEPS,
    **MORE_STEPS,
    **BETWEEN,
    SPLIT: _split,
    WINDOWS: _windows,
    ZERO_STRIDES: _zero_strides,
    ZERO_STRIDES_APART: partial(_zero_strides, laying=_placed(3, 2)),
}


def is_layout(name: str) -> bool:
    """Whether `name` is a layout of two operands: one for both, or one for each with a bar between them."""
    return name in JOINT or (all(part in _EVERY for part in name.split(" | ")) and name.count(" | ") < 2)


def of_one(layout: str) -> tuple[str, str]:
    """This layout of A, and of B; the other operand is contiguous."""
    return f"{layout} | contiguous", f"contiguous | {layout}"


def lay_both(A: Array, B: Array, layout: str) -> list[tuple[Array, Array]]:
    """Two operands as `layout` says, each with the block of memory that holds it.

    What a search leaves of two that lie in each other's memory need not lie so: these are laid out apart.
    """
    if layout in JOINT:
        laid = _jointly(A, B, layout)
        same = all(
            x.shape == view.shape and x.tobytes() == view.tobytes() for x, (view, _) in zip((A, B), laid, strict=True)
        )
        return laid if same else [lay(A, "contiguous"), lay(B, "contiguous")]
    first, _, second = layout.partition(" | ")
    return [lay(A, first), lay(B, second or first)]


def _jointly(A: Array, B: Array, layout: str) -> list[tuple[Array, Array]]:
    """Both in one block, as if what `layout` says of them held."""
    if layout == SHARED:
        view, block = lay(A, "contiguous")
        return [(view, block), (view if A.shape == B.shape or A.size != B.size else view.reshape(B.shape), block)]
    if layout == TRANSPOSED:
        view, block = lay(A, "contiguous")
        return [(view, block), (view.T, block)]
    if layout in PARTS:
        return _part(A, B, layout) if A.size >= B.size else _part(B, A, layout)[::-1]
    if layout == NOT_IN_ORDER:
        return [lay(A, "strided")] * 2
    if layout == BACKWARDS:
        view, block = lay(A, "contiguous")
        return [(view, block), (view[::-1], block)]
    if layout == BY_TURNS:
        view, block = lay(np.stack([A, B], axis=-1), "contiguous")
        return [(view[..., 0], block), (view[..., 1], block)]
    if layout == HALVES:
        view, block = lay(np.concatenate([A.ravel(), B.ravel()]), "contiguous")
        return [(view[: A.size].reshape(A.shape), block), (view[A.size :].reshape(B.shape), block)]
    longer = (A[:1], B) if layout == APART else (B[:1], A)
    rows = A.shape == B.shape and A.ndim > 1
    view, block = lay(np.concatenate(longer if rows else [x.ravel() for x in longer]), "contiguous")
    return [(view[:-1], block), (view[1:], block)][:: 1 if layout == APART else -1]


def _part(whole: Array, part: Array, layout: str) -> list[tuple[Array, Array]]:
    """An operand, and the other in its memory, if it is what lies there: what is left of a call in a search need not be."""
    view, block = lay(whole, "contiguous")
    if view.ndim and view.size:
        there = PARTS[layout](view)
        there = there.reshape(part.shape) if there.size == part.size == 1 else there
        if there.shape == part.shape and there.tobytes() == part.tobytes():
            return [(view, block), (there, block)]
    return [(view, block), lay(part, "contiguous")]


def lay(array: Array, layout: str) -> tuple[Array, Array]:
    """The elements of `array` in `layout`, and the block of memory that holds them."""
    if array.dtype == np.dtype(object):
        return _plain(array)
    return _EVERY[layout](array)

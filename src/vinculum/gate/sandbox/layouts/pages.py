"""Layouts next to guard pages and in read-only pages: touching or writing these ends the process."""

from vinculum._util.guard_pages import READ_ONLY, guarded, pages, protect
from vinculum.gate.sandbox.layouts.block import Placed
from vinculum.gate.targets.base import Array

READABLE_MARGIN = 64  # readable bytes on either side of the elements in read-only pages


def guard_page_after(array: Array) -> Placed:
    """The elements end where an inaccessible page begins."""
    return _next_to_guard_page(array, behind=True)


def guard_page_before(array: Array) -> Placed:
    """The elements begin where an inaccessible page ends."""
    return _next_to_guard_page(array, behind=False)


def read_only_pages(array: Array) -> Placed:
    """Pages without write permission, which NumPy's flags do not show.

    Writing to them ends the process, even if the write would restore the same value.
    """
    block = pages(array.nbytes + 2 * READABLE_MARGIN)
    view = block[READABLE_MARGIN : READABLE_MARGIN + array.nbytes].view(array.dtype).reshape(array.shape)
    view[...] = array
    protect(block, READ_ONLY)
    return Placed(view, view)


def read_only(array: Array) -> Placed:
    """Pages without write permission, and NumPy's `writeable` flag cleared."""
    view, _ = read_only_pages(array)
    view.flags.writeable = False
    return Placed(view, view)


def _next_to_guard_page(array: Array, *, behind: bool) -> Placed:
    view = guarded(array.nbytes, behind=behind).view(array.dtype).reshape(array.shape)
    view[...] = array
    return Placed(view, view)

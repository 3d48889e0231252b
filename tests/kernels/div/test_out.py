"""`out` of any layout is filled and returned; if a check fails, nothing is written.

`out` may overlap the operands.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided, sliding_window_view

from tests.kernels.div import test_errors
from tests.kernels.div.test_errors import FAILURES
from tests.kernels.div.test_operands import CALLS, LAYOUTS, ROUNDS, values
from tests.kernels.kernel_support import Array, bits, dtype_of
from vinculum import DivError, DivOutError, div
from vinculum.kernels.out_argument import overlaps_itself

NUMERIC = [(t, how) for t, how in ROUNDS if t != "real"]
NUMERIC_CALLS = pytest.mark.parametrize(("type_", "how"), NUMERIC, ids=[f"{t}-{how['profile']}" for t, how in NUMERIC])


@CALLS
@pytest.mark.parametrize("layout", [name for name in LAYOUTS if name != "read-only"])
def test_out_of_any_layout_is_filled_and_returned(type_: str, how: dict[str, Any], layout: str) -> None:
    A, B = values(type_)
    before = bits(A, B)
    out = LAYOUTS[layout](np.zeros_like(A))
    dtype, address = out.dtype, out.ctypes.data
    assert div(A, B, out=out, **how) is out
    assert (out.dtype, out.ctypes.data) == (dtype, address)
    assert bits(out.astype(dtype_of(type_))) == bits(div(A, B, **how))
    assert bits(A, B) == before


PLACES: dict[str, Callable[[Array, Array], Array]] = {
    "A": lambda A, B: A,
    "B": lambda A, B: B,
    "A reversed": lambda A, B: A[::-1, ::-1],
    "B reversed": lambda A, B: B[::-1, ::-1],
    "a view of A": lambda A, B: A.view(),
}


@CALLS
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("layout", ["contiguous", "negative strides", "big-endian", "Fortran"])
def test_out_may_be_an_operand(type_: str, how: dict[str, Any], place: str, layout: str) -> None:
    A, B = values(type_)
    expected = bits(div(A, B, **how))
    X, Y = LAYOUTS[layout](A), LAYOUTS[layout](B)
    out = PLACES[place](X, Y)
    assert np.may_share_memory(out, X) or np.may_share_memory(out, Y)
    assert div(X, Y, out=out, **how) is out
    assert bits(out.astype(A.dtype)) == expected


@NUMERIC_CALLS
def test_out_may_partly_overlap_the_operands(type_: str, how: dict[str, Any]) -> None:
    """A, B and out are parts of one buffer that begin at a, b and c."""
    n = 40
    for a, b, c in [p for p in product((0, 1, 5), repeat=3) if len(set(p)) > 1]:
        _, numbers = values(type_, (n + 5,))
        A, B = numbers[a : a + n].copy(), numbers[b : b + n].copy()
        expected = div(A, B, **how)
        div(numbers[a : a + n], numbers[b : b + n], out=numbers[c : c + n], **how)
        assert bits(numbers[c : c + n]) == bits(expected), (a, b, c)


@NUMERIC_CALLS
@pytest.mark.parametrize("shift", [1, 3])
def test_out_may_overlap_by_parts_of_elements(type_: str, how: dict[str, Any], shift: int) -> None:
    """The bytes of one element of out belong to two elements of A."""
    A, B = values(type_, (24,))
    expected = div(A, B, **how)
    room = np.zeros(A.nbytes + 8, np.uint8)
    X = np.frombuffer(room.data, A.dtype, 24)
    X[:] = A
    out = np.frombuffer(room.data, A.dtype, 24, offset=shift)
    div(X, B, out=out, **how)
    assert bits(out) == bits(expected)


@NUMERIC_CALLS
def test_out_may_hold_an_operand_that_broadcasts(type_: str, how: dict[str, Any]) -> None:
    """B is a row of out, which the division reads for every row."""
    how = {"profile": "onnx-14"} if how["profile"] == "sonnx" else how
    A, B = values(type_)
    expected = div(A, B[2:3].copy(), **how)
    div(A, B[2:3], out=B, **how)
    assert bits(B) == bits(expected)


def test_out_may_be_both_operands() -> None:
    A = np.array([-3, 5, 7], "int64")
    assert div(A, A, out=A) is A
    assert A.tolist() == [1, 1, 1]


def test_out_of_rank_0_and_empty() -> None:
    out = np.zeros((), "int8")
    assert div(np.int8(-7), np.int8(2), out=out) is out
    assert out == -3
    empty = np.zeros((0, 3), "float32")
    assert div(empty.copy(), empty.copy(), out=empty) is empty


@pytest.mark.parametrize("name", FAILURES)
def test_nothing_is_written_when_a_check_fails(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every failing call of test_errors.py leaves out as it was.

    A call without out gets one of the right shape and type.
    """
    written = []

    def watched(A: Any, B: Any, /, **keywords: Any) -> Any:
        out = keywords.get("out")
        if out is None and isinstance(A, np.ndarray) and isinstance(B, np.ndarray):
            try:
                shape = np.broadcast_shapes(A.shape, B.shape)
            except ValueError:
                shape = A.shape
            out = np.full(shape, 77, A.dtype)
        seen = [x for x in (A, B, out) if isinstance(x, np.ndarray)]
        before = bits(*seen)
        try:
            return div(A, B, **{**keywords, "out": out})
        finally:
            written.append(bits(*seen) != before)

    monkeypatch.setattr(test_errors, "div", watched)
    with pytest.raises(DivError):
        FAILURES[name].call()
    assert written == [False]


@pytest.mark.parametrize("bad", [0, -1])
@pytest.mark.parametrize("profile", ["sonnx", "openvino-1"])
def test_nothing_is_written_when_only_the_last_element_is_outside_of_the_domain(bad: int, profile: str) -> None:
    A, B = np.full(100_000, 7, "int8"), np.full(100_000, 2, "int8")
    A[-1], B[-1] = -128, bad
    out = np.full(100_000, 77, "int8")
    for place in (out, A, B):
        before = bits(A, B, out)
        with pytest.raises(DivError) as caught:
            div(A, B, out=place, profile=profile)
        assert caught.value.index == (99_999,)
        assert bits(A, B, out) == before


OVERLAPPING: dict[str, tuple[Array, bool]] = {
    "contiguous": (np.zeros((2, 3)), False),
    "transposed": (np.zeros((2, 3)).T, False),
    "reversed": (np.zeros((2, 3))[::-1, ::-1], False),
    "strided": (np.zeros((4, 6))[::2, ::3], False),
    "one element": (np.broadcast_to(np.zeros(1), (1, 1)), False),
    "empty, stride 0": (np.broadcast_to(np.zeros((0, 1)), (0, 5)), False),
    "size 1, stride 0": (as_strided(np.zeros(3), (3, 1), (8, 0)), False),
    "stride 0": (np.broadcast_to(np.zeros(1), (2,)), True),
    "stride 0 within": (np.broadcast_to(np.zeros((3, 1)), (3, 4)), True),
    "sliding window": (sliding_window_view(np.zeros(5), 3), True),
    "half an element": (as_strided(np.zeros(3), (3,), (4,)), True),
    "interleaved, apart": (as_strided(np.zeros(20), (2, 3), (24, 16)), False),  # 0 16 32, 24 40 56
    "interleaved, meeting": (as_strided(np.zeros(20), (3, 3), (24, 48)), True),  # 48 twice
    "interleaved, meeting, negative": (as_strided(np.zeros(20)[10:], (3, 3), (-24, 48)), True),
    "interleaved by halves": (as_strided(np.zeros(20), (2, 3), (12, 16)), True),
    "huge, stride 0": (as_strided(np.zeros(1), (1 << 40,), (0,)), True),
    "huge, two axes": (as_strided(np.zeros(1), (1 << 20, 1 << 20), (8, 8)), True),
}


@pytest.mark.parametrize("name", OVERLAPPING)
def test_overlap_within_an_array_is_found_exactly(name: str) -> None:
    array, overlaps = OVERLAPPING[name]
    assert overlaps_itself(array) is overlaps
    if array.size < 1000:  # by definition: some byte belongs to two elements
        starts = [sum(i * s for i, s in zip(index, array.strides, strict=True)) for index in np.ndindex(array.shape)]
        owned = [start + k for start in starts for k in range(array.itemsize)]
        assert (len(set(owned)) < len(owned)) is overlaps


def test_out_that_overlaps_itself_is_refused_and_out_with_gaps_is_not() -> None:
    A, room = np.arange(1.0, 7.0).reshape(2, 3), np.zeros(20)
    with pytest.raises(DivOutError, match="V_DIV_INDEX_0010"):
        div(A, A, out=as_strided(room, (2, 3), (8, 8)))
    assert not room.any()
    out = as_strided(room, (2, 3), (24, 16))
    assert div(A, np.ones((2, 3)), out=out) is out
    assert out.tolist() == A.tolist()


def test_out_of_another_subclass_is_refused() -> None:
    A = np.ones((2, 2))
    for out in (np.ma.masked_array(A.copy()), A.copy().view(np.matrix)):
        with pytest.raises(DivOutError, match="V_DIV_TYPE_LISTED_0010"):
            div(A, A, out=out)


@pytest.mark.parametrize(
    "dtype", ["int16", "uint32", "int64", "float32", "V4", "i2,i2", "U1", "O", np.dtypes.StringDType()], ids=str
)
def test_out_of_another_type_is_refused(dtype: Any) -> None:
    """Width, sign and kind count; the kernel refuses types that no profile lists in the same way."""
    A = np.ones(2, "int32")
    with pytest.raises(DivOutError, match="E_DIV_INT_CONSTR_A_0020"):
        div(A, A, out=np.zeros(2, dtype))


@pytest.mark.parametrize(
    ("shape", "other"),
    [((2, 3), (3, 2)), ((2, 3), (6,)), ((1,), ()), ((), (1,)), ((0,), (0, 0)), ((1, 3), (3,)), ((3,), (2, 3))],
)
@pytest.mark.parametrize("profile", ["sonnx", "onnx-14"])
def test_out_of_another_shape_is_refused(shape: tuple[int, ...], other: tuple[int, ...], profile: str) -> None:
    """The other shape may have as many elements, or be one to which the result would broadcast."""
    A = np.ones(shape)
    with pytest.raises(DivOutError, match="out has shape"):
        div(A, A, out=np.zeros(other), profile=profile)

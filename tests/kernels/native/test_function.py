"""The compiled `vinculum.div` behaves as a Python function.

The tests cover pickle, copy, help, inspect, doctest and its use in a class.
"""

import copy
import doctest
import gc
import inspect
import pickle
import pydoc
import subprocess
import sys
import typing
import weakref
from importlib import import_module
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided

import vinculum
from vinculum.kernels import dispatch
from vinculum.kernels._profiles import PROFILES
from vinculum.kernels.divide import div as plain

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)
div = vinculum.div


def test_div_is_pickled_and_copied_by_name() -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(div, protocol)) is div
    assert copy.copy(div) is div
    assert copy.deepcopy([div])[0] is div


def test_div_has_the_name_docstring_and_signature_of_the_function() -> None:
    assert (div.__name__, div.__qualname__, div.__module__) == ("div", "div", "vinculum")
    assert div.__doc__ == plain.__doc__
    assert inspect.signature(div) == inspect.signature(plain)
    assert typing.get_type_hints(div) == typing.get_type_hints(plain)
    assert inspect.isroutine(div)
    assert inspect.unwrap(div) is plain
    page = pydoc.plain(pydoc.render_doc(div))
    assert "div(A: " in page
    assert "Division of" not in page
    assert f"{page}".count("E_DIV_INT_FUNC_0010") == str(plain.__doc__).count("E_DIV_INT_FUNC_0010")
    assert repr(div).startswith("<compiled <function div at ")


def test_doctests_of_div_run() -> None:
    found = [test for test in doctest.DocTestFinder().find(vinculum) if test.name == "vinculum.div"]
    assert len(found) == 1
    assert len(found[0].examples) > 3
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(found[0]).failed == 0


def test_div_in_a_class_is_a_method() -> None:
    class Tensor:
        by = div

    assert Tensor.by is div
    with pytest.raises(vinculum.DivTypeError, match=r"A is a .*Tensor"):
        Tensor().by(np.int8(2))


def test_div_supports_weak_references_and_attributes() -> None:
    reference = weakref.ref(div)
    assert reference() is div
    div.note = "kept"  # type: ignore[attr-defined]
    assert div.note == "kept"  # type: ignore[attr-defined]
    del div.note  # type: ignore[attr-defined]


def test_division_object_is_garbage_collected() -> None:
    class Marker:
        """An object whose collection a weak reference shows."""

    def otherwise() -> None:
        """A fallback that is never called."""

    assert dispatch.library is not None
    made, marker = dispatch.library.Division(otherwise, {}, "sonnx"), Marker()
    made.itself, made.marker = made, marker
    seen = weakref.ref(marker), weakref.ref(made)
    del made, marker
    gc.collect()
    assert [reference() for reference in seen] == [None, None]
    made = dispatch.library.Division(otherwise, {}, "sonnx")
    gone: list[object] = []
    reference = weakref.ref(made, gone.append)
    del made
    assert gone == [reference]


@pytest.mark.parametrize(
    "arguments",
    [(), (div, {}), (div, [], "sonnx"), (div, {}, b"sonnx"), (div, {}, "sonnx", 1)],
    ids=["nothing", "no first", "a list", "bytes", "one more"],
)
def test_division_constructor_checks_its_arguments(arguments: tuple[Any, ...]) -> None:
    assert dispatch.library is not None
    with pytest.raises(TypeError):
        dispatch.library.Division(*arguments)


def test_profile_flags_must_be_integers() -> None:
    assert dispatch.library is not None
    made = dispatch.library.Division(plain, {"sonnx": "all"}, "sonnx")
    with pytest.raises(TypeError, match="int"):
        made(np.int8(7), np.int8(2))


ALL = np.arange(24, dtype=np.int32)
UNALIGNED = np.zeros(4 * 6 + 1, np.uint8)[1:].view(np.int32)
SWAPPED = ALL[:6].astype(">i4")
SERVED: dict[str, tuple[Any, Any, Any]] = {
    "apart": (ALL[::4], ALL[1:13:2], None),
    "unaligned": (UNALIGNED, ALL[1:7], None),
    "big-endian": (SWAPPED, ALL[1:7], None),
    "out apart": (ALL[:6], ALL[1:7], np.zeros(12, np.int32)[::2]),
    "out in reverse": (ALL[:6], ALL[1:7], np.zeros(6, np.int32)[::-1]),
    "out unaligned": (ALL[:6], ALL[1:7], np.zeros(25, np.uint8)[1:].view(np.int32)),
    "out a part of rows": (ALL[:6].reshape(2, 3), ALL[1:7].reshape(2, 3), np.zeros((2, 5), np.int32)[:, 1:4]),
    "out an operand": (ALL[:6].copy(), ALL[1:7], ...),
}
HANDED_ON: dict[str, tuple[Any, Any, Any]] = {
    "out big-endian": (ALL[:6], ALL[1:7], SWAPPED.copy()),
    "out read-only": (ALL[:6], ALL[1:7], np.frombuffer(bytes(24), np.int32)),
    "out one element": (ALL[:6], ALL[1:7], np.broadcast_to(ALL[:1], 6)),
    "out overlaps itself": (ALL[:6], ALL[1:7], as_strided(np.zeros(8, np.int32), (6,), (2,))),
    "out overlaps itself by rows": (
        ALL[:6].reshape(2, 3),
        ALL[1:7].reshape(2, 3),
        as_strided(np.zeros(8, np.int32), (2, 3), (8, 4)),
    ),
    "out too short": (ALL[:6], ALL[1:7], np.zeros(5, np.int32)),
    "two types": (ALL[:6], ALL[1:7].astype(np.int64), None),
}


@pytest.mark.parametrize("layout", [*SERVED, *HANDED_ON])
def test_calls_that_are_handed_to_the_python_function(layout: str) -> None:
    assert dispatch.library is not None
    A, B, out = (SERVED | HANDED_ON)[layout]
    flags = dispatch._flags(dispatch.library, PROFILES["onnx-14"])
    made = dispatch.library.Division(lambda *_, **__: "handed on", {"onnx-14": flags}, "onnx-14")
    expected = [int(a) // int(b) for a, b in zip(A.flat, B.flat, strict=True)]
    C = made(A, B, out=A if out is ... else out)
    if layout in HANDED_ON:
        assert C == "handed on"
    else:
        assert C.ravel().tolist() == expected
        assert out is None or C is (A if out is ... else out)


def test_arrays_of_unsupported_types_are_refused() -> None:
    """The two functions that the Python kernel calls refuse arguments that it never passes."""
    library = dispatch.library
    assert library is not None
    ones, halves = np.ones(3, "int8"), np.ones(3, "float16")
    for A, B in ((ones, halves), (np.ones(3, "?"), np.ones(3, "?")), (ones, [1]), (np.ones(3, object),) * 2):
        with pytest.raises(TypeError):
            library.within(A, B)
        with pytest.raises(TypeError):
            library.divide_into(A, B, np.ones(3, "int8"), False)
    with pytest.raises(TypeError):
        library.divide_into(ones, ones, halves, False)
    for A, B, C in ((ones, ones[:2], ones), (ones, ones, ones[:2]), (ones, ones, np.broadcast_to(ones, (2, 3)))):
        with pytest.raises(ValueError):  # noqa: PT011 - NumPy's own words
            library.divide_into(A, B, C, False)
    assert ones.tolist() == [1, 1, 1]
    assert library.within(halves, halves * 0) is True  # every pair of floats has a quotient


def test_64_bit_integers_have_one_result_type() -> None:
    for name, other in (("l", "q"), ("L", "Q")):
        for A, B in ((name, name), (name, other), (other, name), (other, other)):
            for x, y in ((np.array([7], A), np.array([2], B)), (np.dtype(A).type(7), np.dtype(B).type(2))):
                C = div(x, y)
                assert (C.dtype.char, C.tolist()) == (name, [3] if x.ndim else 3)
        out = np.zeros(1, other)
        assert div(np.array([7], name), np.array([2], name), out=out) is out
        assert (out.dtype.char, out.tolist()) == (other, [3])


BFLOAT16_LATE = """
import sys, numpy, vinculum
from vinculum.kernels import dispatch
assert "ml_dtypes" not in sys.modules
assert vinculum.div(numpy.float16(7), numpy.float16(2)) == 3.5
import ml_dtypes
A, B = numpy.array([7, -1], ml_dtypes.bfloat16), numpy.array([2, 4], ml_dtypes.bfloat16)
try:
    dispatch.library.divide_into(A, B, A.copy(), False)
except TypeError:
    print("unknown")
for _ in range(2):
    print(vinculum.div(A, B, profile="onnx-14").tolist(), vinculum.div(A[0], B[0], profile="onnx-14").tolist())
C = A.copy()
dispatch.library.divide_into(A, B, C, False)
print(C.tolist())
"""


def test_bfloat16_works_from_its_first_call() -> None:
    done = subprocess.run([sys.executable, "-c", BFLOAT16_LATE], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines() == ["unknown", "[3.5, -0.25] 3.5", "[3.5, -0.25] 3.5", "[3.5, -0.25]"]


@pytest.mark.parametrize("wrong", ["bfloat16", np.int16, np.dtype("int16"), np.dtype(object), ml_dtypes.float8_e5m2])
def test_other_dtypes_cannot_be_bfloat16(wrong: Any) -> None:
    assert dispatch.library is not None
    with pytest.raises(TypeError, match="no dtype of two bytes"):
        dispatch.library.set_bfloat16(np.dtype(wrong) if wrong is ml_dtypes.float8_e5m2 else wrong)


def test_second_import_of_the_library_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    library = dispatch.library
    assert library is not None
    monkeypatch.delitem(sys.modules, library.__name__)
    import_module(library.__name__)
    assert div(np.int8(-7), np.int8(2), profile="openvino-1", out=None) == -4

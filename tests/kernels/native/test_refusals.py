"""Calls that the compiled module refuses when a caller bypasses `vinculum.div`.

Other tests run without the compiled module, or without a system call that it uses.
"""

import subprocess
import sys
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from vinculum import div, errors
from vinculum.kernels import dispatch

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)
ONE = np.ones(3, np.int32)
NOT_THERE = "import sys; sys.modules['vinculum.kernels._native'] = None; "


def output_of(program: str) -> str:
    """Return what a new process prints."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    return done.stdout.strip()


def test_arrays_of_two_types_are_refused() -> None:
    assert dispatch.library is not None
    other = ONE.astype(np.int64)
    for operands in ((ONE, other), (ONE, "text"), (ONE,), (ONE.astype(complex), ONE.astype(complex))):
        with pytest.raises(TypeError):
            dispatch.library.within(*operands)
    for operands in ((ONE, ONE, other, False), (ONE, other, ONE, False), (ONE, ONE, 1, False), (ONE, ONE, ONE)):
        with pytest.raises(TypeError):
            dispatch.library.divide_into(*operands)


def test_incompatible_shapes_raise_numpys_error() -> None:
    assert dispatch.library is not None
    with pytest.raises(ValueError, match="broadcast"):
        dispatch.library.within(ONE, ONE[:2])
    with pytest.raises(ValueError, match="broadcast"):
        dispatch.library.divide_into(ONE, ONE[:2], ONE.copy(), False)
    swapped = ONE.astype(">i4")
    with pytest.raises(ValueError, match="broadcast"):
        dispatch.library.within(swapped, swapped[:2])


def test_denominator_that_becomes_zero_during_the_call_is_an_error() -> None:
    assert dispatch.library is not None
    for step in (1, 2):
        A, C = np.ones(6, np.int32)[::step], np.full(6, 7, np.int32)[::step]
        with pytest.raises(RuntimeError, match="an operand was changed during the division"):
            dispatch.library.divide_into(A, A * 0, C, False)


def test_bfloat16_is_a_registered_dtype_of_two_bytes() -> None:
    assert dispatch.library is not None
    for wrong in ("bfloat16", np.dtype("int16"), np.dtype(ml_dtypes.float8_e5m2), np.dtypes.StringDType()):
        with pytest.raises(TypeError, match="no dtype of two bytes"):
            dispatch.library.set_bfloat16(wrong)


def test_invalid_arguments_of_native_functions() -> None:
    class Undecided:
        def __bool__(self) -> bool:
            raise LookupError

    assert dispatch.library is not None
    with pytest.raises(LookupError):
        dispatch.library.serve(Undecided())
    with pytest.raises(TypeError):
        dispatch.library.paths("portable")
    with pytest.raises(TypeError):
        dispatch.library.Division(len, {})
    with pytest.raises(TypeError):
        dispatch.library.set_threads("2")
    for count in (-1, 0, 1025):
        with pytest.raises(ValueError, match=f"{count} threads: give from 1 to 1024"):
            dispatch.library.set_threads(count)


def test_rows_longer_than_the_nearest_cache() -> None:
    """The rows are longer than the nearest cache."""
    row = np.arange(1, 40_001, dtype=np.int32)
    table = np.stack([row * 3, row * 7, row])
    assert div(table, row, profile="onnx-14").tolist() == [[3] * row.size, [7] * row.size, [1] * row.size]
    assert div(row, table, profile="onnx-14")[2].tolist() == [1] * row.size


@pytest.mark.parametrize("shape", [(100,), (2000, 1)], ids=str)
def test_zero_in_the_first_row_or_run_is_an_error(shape: tuple[int, ...]) -> None:
    A, B = np.full((2000, 100), 7, np.int32), np.ones(shape, np.int32)
    B.flat[0] = 0
    with pytest.raises(errors.DivZeroDenominatorError) as caught:
        div(A, B, profile="onnx-14")
    assert caught.value.index == (0, 0)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
@pytest.mark.parametrize("last", [0, -1, 1, -3], ids=str)
@pytest.mark.parametrize("shape", [(1, 100), (200, 1), (200, 100), (1, 1)], ids=["row", "column", "array", "scalar"])
@pytest.mark.parametrize("smaller", ["A", "B"])
def test_numerators_are_checked_when_last_denominator_is_0_or_minus_1(
    dtype: str, last: int, shape: tuple[int, int], smaller: str
) -> None:
    """No numerator divides by 0, and all but the least divide by -1.

    Before an error nothing is written to a result that the caller provides.
    """
    whole = (200, 100)
    A, B = np.full(shape if smaller == "A" else whole, 7, dtype), np.full(shape if smaller == "B" else whole, 3, dtype)
    untouched = np.full(whole, 99, dtype)
    B.flat[-1] = last

    def divided() -> npt.NDArray[Any]:
        C = untouched.copy()
        wrong = errors.DivOverflowError if last else errors.DivZeroDenominatorError
        if last == 0 or (last == -1 and A.min() < -7):
            with pytest.raises(wrong):
                div(A, B, out=C, profile="onnx-14")
        else:
            div(A, B, out=C, profile="onnx-14")
        return C

    def expected() -> npt.NDArray[Any]:
        size = abs(A.astype(object)) // abs(B.astype(object))
        return np.where((A < 0) == (B < 0), size, -size).astype(dtype)

    assert (divided() == (expected() if last else untouched)).all()
    A.flat[-1] = np.iinfo(dtype).min
    assert (divided() == (untouched if last in (0, -1) else expected())).all()


def test_too_long_values_are_shown_by_type() -> None:
    assert errors.format_value("x" * 197) == repr("x" * 197)
    assert errors.format_value("x" * 199) == "<str too long to show>"


def test_missing_compiled_kernel_cannot_be_chosen() -> None:
    program = f"""{NOT_THERE}
import ml_dtypes, numpy, vinculum
from vinculum.kernels import dispatch
assert dispatch.choose("numpy") == "numpy"
dispatch.set_instructions("portable")
assert not dispatch.paths()
one = numpy.ones(1, ml_dtypes.bfloat16)
assert vinculum.div(one, one, profile="onnx-14")[0] == 1
try:
    dispatch.choose("native")
except ImportError as error:
    print(error)"""
    assert output_of(program).startswith("the compiled kernel is not there: it was not compiled")


@pytest.mark.parametrize(("count", "threads"), [("6", "6"), ("None", "1")])
def test_number_of_cores_without_affinity_call(count: str, threads: str) -> None:
    program = f"""import os
os.environ.pop("VINCULUM_THREADS", None)
del os.sched_getaffinity
os.cpu_count = lambda: {count}
import vinculum
print(vinculum.kernel_info().threads)"""
    assert output_of(program) == threads

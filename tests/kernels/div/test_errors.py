"""Every error has its class, requirement, index and values, a message that helps, and can be pickled."""

import copy
import pickle
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import numpy.ma
import pytest

import vinculum
from tests.kernels.kernel_support import SPEC
from vinculum import DivError, div


class Failure(NamedTuple):
    """A call that must fail, and the error that it must raise."""

    call: Callable[[], Any]
    kind: type[DivError]
    requirement: str | None
    index: tuple[int, ...] | None = None
    numerator: Any = None
    denominator: Any = None
    says: str = ""


def i32(*values: int) -> Any:
    return np.array(values, "int32")


def f32(*shape: int) -> Any:
    return np.ones(shape, "float32")


def reals(*values: Any) -> Any:
    return np.array(values, object)


HALF, NONE = Fraction(1, 2), Fraction(0)
GRID = np.array([[1, 2, 3], [4, 5, 6]], "int16")
FAILURES = {
    "profile unknown": Failure(
        lambda: div(i32(1), i32(1), profile="onnx-8"), vinculum.DivAttributeError, None, says="openvino-1"
    ),
    "profile no string": Failure(
        lambda: div(i32(1), i32(1), profile=["sonnx"]),  # type: ignore[arg-type]
        vinculum.DivAttributeError,
        None,
        says="sonnx",
    ),
    "attribute unknown": Failure(
        lambda: div(i32(1), i32(1), axis=0), vinculum.DivAttributeError, "V_DIV_ATTRIBUTE_0010", says="axis"
    ),
    "attribute misspelt, D-040": Failure(
        lambda: div(i32(1), i32(1), profile="openvino-1", pythondiv=True),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
        says="m_pythondiv",
    ),
    "attribute out of range": Failure(
        lambda: div(f32(2), f32(1), profile="onnx-6", broadcast=2),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
        says="0, 1",
    ),
    "attribute below its least value": Failure(
        lambda: div(f32(2), f32(2), profile="onnx-6", broadcast=1, axis=-1),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
        says="0 or more",
    ),
    "attribute out of range where it has no effect, D-021": Failure(
        lambda: div(f32(2), f32(1), profile="onnx-6", broadcast=1, axis=-1),
        vinculum.DivAttributeError,
        "V_DIV_ATTRIBUTE_0010",
    ),
    "A is a list": Failure(
        lambda: div([1], i32(1)),  # type: ignore[misc]
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        says="A is a builtins.list",
    ),
    "B is a number": Failure(
        lambda: div(i32(1), 1),  # type: ignore[misc]
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        says="B is a builtins.int",
    ),
    "B is a fraction, not an array of one": Failure(
        lambda: div(reals(HALF), HALF),  # type: ignore[misc]
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
    ),
    "A is masked": Failure(
        lambda: div(numpy.ma.masked_array([1, 2], [True, False]), np.array([1, 2])),
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        says="MaskedArray",
    ),
    "type not listed": Failure(
        lambda: div(np.ones(2, bool), np.ones(2, bool)), vinculum.DivTypeError, "V_DIV_TYPE_LISTED_0010", says="bool"
    ),
    "type not listed in this profile": Failure(
        lambda: div(GRID, GRID, profile="onnx-13"), vinculum.DivTypeError, "V_DIV_TYPE_LISTED_0010", says="int32"
    ),
    "types differ": Failure(
        lambda: div(i32(1), np.array([1], "int64")), vinculum.DivTypeError, "E_DIV_INT_CONSTR_A_0020", says="astype"
    ),
    "types differ in kind": Failure(
        lambda: div(f32(1), i32(1)), vinculum.DivTypeError, "E_DIV_FLOAT_CONSTR_A_0020", says="int32"
    ),
    "types differ, one real": Failure(
        lambda: div(reals(HALF), f32(1)), vinculum.DivTypeError, "V_DIV_REAL_TYPE_0010", says="real"
    ),
    "element no fraction": Failure(
        lambda: div(reals(HALF, HALF, 1), reals(HALF, 0.5, HALF)),
        vinculum.DivTypeError,
        "V_DIV_TYPE_LISTED_0010",
        (1,),
        says="B is of type float; ",
    ),
    "shapes differ, int": Failure(
        lambda: div(i32(1, 2), i32(1)), vinculum.DivShapeError, "E_DIV_INT_CONSTR_A_0010", says="(2,)"
    ),
    "shapes differ, float": Failure(
        lambda: div(f32(2, 3), f32(3)), vinculum.DivShapeError, "E_DIV_FLOAT_CONSTR_A_0010", says="(2, 3)"
    ),
    "shapes differ, real": Failure(
        lambda: div(reals(HALF), reals(HALF, HALF)), vinculum.DivShapeError, "E_DIV_REAL_CONSTR_A_0010"
    ),
    "shapes do not broadcast": Failure(
        lambda: div(f32(2, 3), f32(2), profile="onnx-14"),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_MULTIDIRECTIONAL_0010",
        says="axis 1",
    ),
    "B is no run of A": Failure(
        lambda: div(f32(2, 3), f32(2), profile="onnx-6", broadcast=1),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_LIMITED_0010",
    ),
    "B of higher rank than A": Failure(
        lambda: div(f32(1), f32(1, 1), profile="onnx-6", broadcast=1),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_PLACEMENT_0010",
    ),
    "axis puts B beyond A": Failure(
        lambda: div(f32(2, 3), f32(3), profile="onnx-1", broadcast=1, axis=2),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_PLACEMENT_0010",
        says="from 0 to 1",
    ),
    "B no run of A, pdpd": Failure(
        lambda: div(f32(2, 3), f32(2), profile="openvino-1", auto_broadcast="pdpd"),
        vinculum.DivShapeError,
        "V_DIV_SHAPE_PDPD_0010",
    ),
    "out is a list": Failure(
        lambda: div(i32(1), i32(1), out=[0]),  # type: ignore[arg-type]
        vinculum.DivOutError,
        "V_DIV_TYPE_LISTED_0010",
        says="builtins.list",
    ),
    "out is masked": Failure(
        lambda: div(i32(1), i32(1), out=numpy.ma.masked_array(i32(0))), vinculum.DivOutError, "V_DIV_TYPE_LISTED_0010"
    ),
    "out of another type": Failure(
        lambda: div(i32(1), i32(1), out=np.zeros(1, "int64")), vinculum.DivOutError, "E_DIV_INT_CONSTR_A_0020"
    ),
    "out of another type, real": Failure(
        lambda: div(reals(HALF), reals(HALF), out=f32(1)), vinculum.DivOutError, "V_DIV_REAL_TYPE_0010"
    ),
    "out of another shape": Failure(
        lambda: div(i32(1, 2), i32(1, 2), out=i32(0)), vinculum.DivOutError, "E_DIV_INT_CONSTR_A_0010", says="(2,)"
    ),
    "out of a shape that would only broadcast": Failure(
        lambda: div(f32(3), f32(3), profile="onnx-14", out=f32(2, 3)),
        vinculum.DivOutError,
        "V_DIV_SHAPE_MULTIDIRECTIONAL_0010",
    ),
    "out is read-only": Failure(
        lambda: div(i32(1, 2), i32(1, 1), out=np.frombuffer(bytes(8), "int32")),
        vinculum.DivOutError,
        "V_DIV_ANSWER_0010",
        says="read-only",
    ),
    "out overlaps itself": Failure(
        lambda: div(i32(1, 2), i32(1, 1), out=np.lib.stride_tricks.as_strided(i32(0), (2,), (0,), writeable=True)),
        vinculum.DivOutError,
        "V_DIV_INDEX_0010",
        says="copy",
    ),
    "int zero": Failure(
        lambda: div(i32(7, 8, 9), i32(1, 0, 0)),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (1,),
        8,
        0,
        "8 / 0",
    ),
    "int zero, 0 / 0 in rank 0": Failure(
        lambda: div(np.uint8(0), np.uint8(0)),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (),
        0,
        0,
    ),
    "int zero, B broadcast": Failure(
        lambda: div(GRID, np.array([2, 3, 0], "int16"), profile="onnx-14"),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (0, 2),
        3,
        0,
    ),
    "int zero, A and B broadcast": Failure(
        lambda: div(np.array([[5], [6]]), np.array([[[1]], [[0]]]), profile="openvino-1"),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (1, 0, 0),
        5,
        0,
    ),
    "int zero, B on inner axes": Failure(
        lambda: div(np.arange(24).reshape(2, 3, 4), np.array([1, 0, 1]), profile="onnx-6", broadcast=1, axis=1),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (0, 1, 0),
        4,
        0,
    ),
    "int zero, B with trailing 1s": Failure(
        lambda: div(
            np.arange(24).reshape(2, 3, 4), np.array([[1], [1], [0]]), profile="openvino-1", auto_broadcast="pdpd"
        ),
        vinculum.DivZeroDenominatorError,
        "E_DIV_INT_CONSTR_B_0030",
        (0, 2, 0),
        8,
        0,
    ),
    "real zero": Failure(
        lambda: div(reals(HALF, HALF), reals(HALF, NONE)),
        vinculum.DivZeroDenominatorError,
        "E_DIV_REAL_CONSTR_B_0020",
        (1,),
        HALF,
        NONE,
    ),
    "MIN / -1": Failure(
        lambda: div(np.array([[-128, 1], [-128, -128]], "int8"), np.array([[1, -1], [-1, -1]], "int8")),
        vinculum.DivOverflowError,
        "V_DIV_INT_OVERFLOW_0010",
        (1, 0),
        -128,
        -1,
        "wider",
    ),
    "MIN / -1, A and B broadcast": Failure(
        lambda: div(np.array([[1], [-32768]], "int16"), np.array([2, -1], "int16"), profile="onnx-14"),
        vinculum.DivOverflowError,
        "V_DIV_INT_OVERFLOW_0010",
        (1, 1),
        -32768,
        -1,
    ),
}
EXTRA_BASES = {
    vinculum.DivTypeError: TypeError,
    vinculum.DivZeroDenominatorError: ZeroDivisionError,
    vinculum.DivOverflowError: OverflowError,
}
CASES = pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES.keys())


def error_of(failure: Failure) -> DivError:
    """Return the error of a call that must fail."""
    with pytest.raises(DivError) as caught:
        failure.call()
    return caught.value


@CASES
def test_error_carries_class_requirement_index_and_values(failure: Failure) -> None:
    error = error_of(failure)
    assert type(error) is failure.kind
    assert isinstance(error, ValueError)
    assert isinstance(error, EXTRA_BASES.get(failure.kind, ValueError))
    assert (error.requirement, error.index) == (failure.requirement, failure.index)
    assert (error.numerator, error.denominator) == (failure.numerator, failure.denominator)
    if failure.index is not None:
        assert all(type(k) is int for k in error.index or ())
        assert type(error.numerator) in (int, Fraction, type(None))


@CASES
def test_message_names_requirement_index_values_and_what_to_do(failure: Failure) -> None:
    message = str(error_of(failure))
    assert failure.says in message
    assert message.startswith(failure.requirement or "there is no profile")
    if failure.index is not None:
        assert f"at index {failure.index}" in message
    if failure.denominator is not None:
        assert f"{failure.numerator!r} / {failure.denominator!r}" in message


@CASES
@pytest.mark.parametrize("through", [lambda e: pickle.loads(pickle.dumps(e)), copy.copy, copy.deepcopy])
def test_error_survives_pickle_and_copy(failure: Failure, through: Callable[[DivError], DivError]) -> None:
    error = error_of(failure)
    again = through(error)
    assert type(again) is type(error)
    assert (str(again), repr(again), vars(again)) == (str(error), repr(error), vars(error))
    assert vars(error).keys() == {"requirement", "index", "numerator", "denominator"}


@CASES
def test_requirement_is_in_the_specification_and_concerns_a_precondition(failure: Failure) -> None:
    if failure.requirement is not None:
        allowed = {"domain", "shape", "type", "attribute"} | (
            {"behaviour"} if failure.kind is vinculum.DivOutError else set()
        )
        assert SPEC.requirements[failure.requirement].kind in allowed


def test_every_class_of_error_that_is_exported_has_a_case() -> None:
    classes = [value for name in vinculum.__all__ if isinstance(value := getattr(vinculum, name), type)]
    exported = {value for value in classes if issubclass(value, Exception)}
    others = {DivError, vinculum.DivEnvironmentError, vinculum.DivSettingError}
    assert exported - others == {failure.kind for failure in FAILURES.values()}


def test_repr_shows_everything() -> None:
    assert repr(error_of(FAILURES["int zero"])).startswith("DivZeroDenominatorError('a denominator must not be 0;")
    assert repr(error_of(FAILURES["int zero"])).endswith(
        "requirement='E_DIV_INT_CONSTR_B_0030', index=(1,), numerator=8, denominator=0)"
    )


def test_values_too_long_to_be_written_are_named_not_written() -> None:
    """Python refuses to print an integer of 5000 digits; the error must have a message nevertheless."""
    huge = Fraction(10**5000)
    with pytest.raises(vinculum.DivZeroDenominatorError, match="Fraction too long to show") as caught:
        div(reals(huge), reals(NONE))
    assert caught.value.numerator == huge
    assert "too long" in repr(caught.value)
    with pytest.raises(vinculum.DivShapeError, match="int too long to show"):
        div(f32(2, 3), f32(3), profile="onnx-6", broadcast=1, axis=10**5000)
    with pytest.raises(vinculum.DivAttributeError, match="int too long to show"):
        div(f32(2, 3), f32(3), profile="onnx-6", broadcast=1, axis=-(10**5000))


def test_zero_denominator_without_elements_is_no_error() -> None:
    """An empty C has no element, so no pair is outside of the domain (D-018)."""
    for shape in ((0,), (3, 0), (0, 1)):
        empty = np.zeros(shape, "int32")
        assert div(empty, np.zeros(1, "int32"), profile="onnx-14").shape == shape


def test_zero_is_checked_before_overflow() -> None:
    with pytest.raises(vinculum.DivZeroDenominatorError) as caught:
        div(np.array([-128, 1], "int8"), np.array([-1, 0], "int8"))
    assert caught.value.index == (1,)


@pytest.mark.parametrize("place", [0, 1, 31, 4095, 9999])
def test_index_is_the_first_violation(place: int) -> None:
    A, B = np.full((100, 100), -128, "int8"), np.ones((100, 100), "int8")
    for value in (0, -1):
        B[...] = 1
        B.flat[place:] = value
        with pytest.raises(DivError) as caught:
            div(A, B)
        assert caught.value.index == (place // 100, place % 100)
        for layout in (np.asfortranarray(B), B[::-1][::-1], B.T.copy().T):
            with pytest.raises(DivError) as caught:
                div(A, layout)
            assert caught.value.index == (place // 100, place % 100)

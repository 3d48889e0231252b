"""Every error: class, requirement, index and values; that a person can act on it; that it can be pickled."""

import copy
import pickle
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import numpy.ma
import pytest
from failures import FAILURES, NONE, Failure, f32, reals
from kernel_support import INTEGERS, SIGNED, SPEC

import vinculum
from vinculum import DivError, div

EXTRA_BASES = {
    vinculum.DivTypeError: TypeError,
    vinculum.DivZeroDenominatorError: ZeroDivisionError,
    vinculum.DivOverflowError: OverflowError,
}
CASES = pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES.keys())


def raised(failure: Failure) -> DivError:
    """The error of a call that must fail."""
    with pytest.raises(DivError) as caught:
        failure.call()
    return caught.value


@CASES
def test_error_carries_class_requirement_index_and_values(failure: Failure) -> None:
    error = raised(failure)
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
    message = str(raised(failure))
    assert failure.says in message
    assert message.startswith(failure.requirement or "there is no profile")
    if failure.index is not None:
        assert f"at index {failure.index}" in message
    if failure.denominator is not None:
        assert f"{failure.numerator!r} / {failure.denominator!r}" in message


@CASES
@pytest.mark.parametrize("through", [lambda e: pickle.loads(pickle.dumps(e)), copy.copy, copy.deepcopy])
def test_error_survives_pickle_and_copy(failure: Failure, through: Callable[[DivError], DivError]) -> None:
    error = raised(failure)
    again = through(error)
    assert type(again) is type(error)
    assert (str(again), repr(again), vars(again)) == (str(error), repr(error), vars(error))
    assert vars(error).keys() == {"requirement", "index", "numerator", "denominator"}


@CASES
def test_requirement_is_in_the_specification_and_concerns_a_precondition(failure: Failure) -> None:
    if failure.requirement is not None:
        allowed = {"domain", "shape", "type", "attribute"} | (
            {"conduct"} if failure.kind is vinculum.DivOutError else set()
        )
        assert SPEC.requirements[failure.requirement].kind in allowed


def test_every_class_of_error_that_is_exported_has_a_case() -> None:
    exported = {value for name in vinculum.__all__ if isinstance(value := getattr(vinculum, name), type)}
    others = {DivError, vinculum.DivEnvironmentError, vinculum.DivSettingError}
    assert exported - others == {failure.kind for failure in FAILURES.values()}


def test_repr_shows_everything() -> None:
    assert repr(raised(FAILURES["int zero"])).startswith("DivZeroDenominatorError('a denominator must not be 0;")
    assert repr(raised(FAILURES["int zero"])).endswith(
        "requirement='E_DIV_INT_CONSTR_B_0030', index=(1,), numerator=8, denominator=0)"
    )


def test_values_too_long_to_be_written_are_named_not_written() -> None:
    """Python refuses to write out an integer of 5000 digits; the message must come all the same."""
    huge = Fraction(10**5000)
    with pytest.raises(vinculum.DivZeroDenominatorError, match="Fraction too long to show") as caught:
        div(reals(huge), reals(NONE))
    assert caught.value.numerator == huge
    assert "too long" in repr(caught.value)
    with pytest.raises(vinculum.DivShapeError, match="int too long to show"):
        div(f32(2, 3), f32(3), profile="onnx-6", broadcast=1, axis=10**5000)
    with pytest.raises(vinculum.DivAttributeError, match="int too long to show"):
        div(f32(2, 3), f32(3), profile="onnx-6", broadcast=1, axis=-(10**5000))


PROFILES_WITH_INTEGERS = [(p.name, t) for p in SPEC.profiles.values() for t in p.types if t in INTEGERS]


@pytest.mark.parametrize(("profile", "type_"), PROFILES_WITH_INTEGERS)
def test_integer_zero_is_reported_in_every_profile_and_type(profile: str, type_: str) -> None:
    """D-066. For 1 / 0 and for 0 / 0."""
    for numerator in (0, 1):
        with pytest.raises(vinculum.DivZeroDenominatorError):
            div(np.array([numerator], type_), np.array([0], type_), profile=profile)


@pytest.mark.parametrize(("profile", "type_"), PROFILES_WITH_INTEGERS)
def test_min_by_minus_one_is_reported_in_every_profile_and_signed_type_only(profile: str, type_: str) -> None:
    """D-066; and the same bits in an unsigned type are a quotient like any other."""
    info = np.iinfo(type_)
    if type_ in SIGNED:
        with pytest.raises(vinculum.DivOverflowError):
            div(np.array([info.min], type_), np.array([-1], type_), profile=profile)
    else:
        half, most = np.array([info.max // 2 + 1], type_), np.array([info.max], type_)
        assert div(half, most, profile=profile).tolist() == [0]


def test_denominators_that_meet_nothing_are_no_error() -> None:
    """An empty C has no element, so none that is outside of the domain (D-018)."""
    for shape in ((0,), (3, 0), (0, 1)):
        empty = np.zeros(shape, "int32")
        assert div(empty, np.zeros(1, "int32"), profile="onnx-14").shape == shape


def test_zero_is_looked_for_before_overflow() -> None:
    with pytest.raises(vinculum.DivZeroDenominatorError) as caught:
        div(np.array([-128, 1], "int8"), np.array([-1, 0], "int8"))
    assert caught.value.index == (1,)


@pytest.mark.parametrize("place", [0, 1, 31, 4095, 9999])
def test_index_is_the_first_that_offends(place: int) -> None:
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

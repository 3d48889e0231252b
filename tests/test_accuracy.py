"""The bounds of `vinculum.accuracy` are sound, and not vacuous.

The tests compare them with exact errors of the kernel's own results.
"""

import doctest
import re
import subprocess
import sys
from fractions import Fraction
from typing import Any, Literal, get_overloads, get_type_hints

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

import vinculum
from vinculum import (
    DivOverflowError,
    DivShapeError,
    DivTypeError,
    DivZeroDenominatorError,
    accuracy,
)
from vinculum_spec.loader import specification

TYPES = {name: t for name, t in specification().types.items() if t.kind != "real"}
FLOATS = [name for name, t in TYPES.items() if t.kind == "float"]
INTEGERS = [name for name, t in TYPES.items() if t.kind == "int"]


def dtype(name: str) -> np.dtype[Any]:
    return np.dtype({"bfloat16": ml_dtypes.bfloat16}.get(name, name))


def scalar(name: str, pattern: int) -> Any:
    """The element of a type with that bit pattern."""
    return np.array([pattern % (1 << TYPES[name].width)], f"u{TYPES[name].width // 8}").view(dtype(name))[0]


def exact(x: Any) -> Fraction:
    return Fraction(int(x)) if np.asarray(x).dtype.kind in "iu" else Fraction(float(x))


def quotient(a: Any, b: Any) -> Any:
    with np.errstate(all="ignore"):
        return vinculum.div(a, b, profile="onnx-14")[()]


words = st.integers(0, 2**64 - 1) | st.integers(0, 40) | st.integers(2**14, 2**16)
fractions = st.fractions(-4, 4, max_denominator=50)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(TYPES)), words, words)
@example("float16", 0x0001, 0x1417)  # where u * |A|/|B| is too little
@example("float64", 1, 0x4000000000000000)  # halfway between 0 and the smallest number
@example("bfloat16", 0, 0x7F81)  # a signalling NaN
def test_introduced_error_is_bounded(name: str, a: int, b: int) -> None:
    """For the kernel's own C, in every type."""
    A, B = scalar(name, a), scalar(name, b)
    with np.errstate(invalid="ignore"):  # what ml_dtypes says of signalling NaNs
        assume(np.isfinite(A) and np.isfinite(B) and B != 0)
    try:
        bound = accuracy.introduced_error(A, B)
    except DivOverflowError:
        with pytest.raises(DivOverflowError) if name in INTEGERS else np.errstate():
            assert not np.isfinite(quotient(A, B))
        return
    assert abs(exact(quotient(A, B)) - exact(A) / exact(B)) <= bound
    assert exact(accuracy.introduced_error(A, B, rounded=True)) >= bound


@pytest.mark.parametrize("name", FLOATS)
def test_float_bound_is_attained(name: str) -> None:
    """Below the normal range exactly, at a tie; within it up to a factor of 1 - 4*2^-p."""
    form = TYPES[name].form
    assert form is not None
    smallest, two = scalar(name, 1), dtype(name).type(2)
    tie = accuracy.introduced_error(smallest, two)
    assert tie == abs(exact(quotient(smallest, two)) - exact(smallest) / 2) == exact(smallest) / 2
    two_pattern = (form.emax + 1) << (form.p - 1)
    below = scalar(name, two_pattern - 1)  # 2 divided by the number below it is close to halfway above 1
    error = abs(exact(quotient(two, below)) - 2 / exact(below))
    assert 1 - Fraction(4, 2**form.p) < error / accuracy.introduced_error(two, below) <= 1


@pytest.mark.parametrize("name", INTEGERS)
def test_integer_bound_is_attained(name: str) -> None:
    """By every denominator: the remainder is one less than it."""
    for b in range(1, 100):
        A, B = dtype(name).type(b - 1), dtype(name).type(b)
        assert accuracy.introduced_error(A, B) == abs(exact(quotient(A, B)) - Fraction(b - 1, b))


@pytest.mark.parametrize(("name", "pattern"), [("bfloat16", 0x7F81), ("float16", 0x7D01), ("float32", 0x7F800001)])
def test_signalling_nan_is_refused_without_a_warning(name: str, pattern: int) -> None:
    with pytest.raises(DivTypeError, match=r"E_DIV_FLOAT_FUNC_0010.*B is nan, which is not a number"):
        accuracy.introduced_error(scalar(name, 0), scalar(name, pattern))


def test_reals_introduce_nothing() -> None:
    assert accuracy.introduced_error(Fraction(1, 3), Fraction(2)) == 0


@settings(max_examples=200, deadline=None)
@given(fractions, fractions, fractions, fractions)
def test_propagated_error_is_exact_and_bounded(a: Fraction, b: Fraction, ae: Fraction, be: Fraction) -> None:
    """Exact, and within its bound; an error where B + Be is 0 or beyond it."""
    if b * (b + be) <= 0:
        with pytest.raises(DivZeroDenominatorError):
            accuracy.propagated_error(a, b, ae, be)
        return
    propagated = accuracy.propagated_error(a, b, ae, be)
    assert propagated == (a + ae) / (b + be) - a / b
    assert abs(propagated) <= accuracy.propagated_bound(a, b, ae, be)
    if ae * be * a * b <= 0:  # the two parts add up
        assert abs(propagated) == accuracy.propagated_bound(a, b, ae, be)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(TYPES)), words, words, fractions, fractions)
@example("bfloat16", 0, 0x7F81, Fraction(0), Fraction(0))  # a signalling NaN
def test_total_error_is_bounded(name: str, a: int, b: int, ae: Fraction, be: Fraction) -> None:
    """The kernel divides operands of the type; the exact ones are off by any fraction."""
    divided = scalar(name, a), scalar(name, b)
    with np.errstate(invalid="ignore"):  # what ml_dtypes says of signalling NaNs
        assume(np.isfinite(divided[0]) and np.isfinite(divided[1]) and divided[1] != 0)
    A, B = exact(divided[0]) - ae, exact(divided[1]) - be
    assume(B * (B + be) > 0)
    try:
        bound = accuracy.total_error(A, B, ae, be, name)
    except DivOverflowError:
        return
    assert abs(exact(quotient(*divided)) - A / B) <= bound
    assert accuracy.total_error(A, B, ae, be, name, rounded=True) >= bound  # Python compares the two exactly


def test_total_error_is_taken_at_the_perturbed_operands() -> None:
    """At 2/2 nothing is truncated, at 1/2 one half is: a bound for the exact operands would be too little."""
    A, B = np.int8(2), np.int8(2)
    error = abs(Fraction(int(quotient(np.int8(1), B))) - 1)
    assert error == accuracy.total_error(A, B, -1, 0) == 1
    assert error > abs(accuracy.propagated_error(A, B, -1, 0)) + 0


def test_arrays_and_shapes() -> None:
    A, B = np.array([[1.0], [2.0]], "float32"), np.array([3.0, 4.0, 5.0], "float32")
    bound = accuracy.introduced_error(A, B)
    assert bound.shape == (2, 3)
    assert bound.dtype == object
    assert all(bound[i, j] == accuracy.introduced_error(A[i, 0], B[j]) for i in range(2) for j in range(3))
    assert accuracy.introduced_error(A, B, rounded=True).dtype == np.float64
    assert accuracy.introduced_error(A[:0], B).shape == (0, 3)
    assert isinstance(accuracy.introduced_error(A[0, 0], B[0]), Fraction)
    assert accuracy.total_error(A, B, 0, np.array([0, 0, 1])).shape == (2, 3)
    reals = np.array([Fraction(1), Fraction(2)], object)
    assert accuracy.introduced_error(reals, reals, "float16").tolist() == [Fraction(1, 2**11)] * 2


ONE, ZERO = np.array([1.0, 1.0], "float32"), np.array([1.0, 0.0], "float32")


@pytest.mark.parametrize(
    ("call", "error", "requirement", "index"),
    [
        (lambda: accuracy.introduced_error(ONE, ZERO), DivZeroDenominatorError, "V_DIV_FLOAT_ZERO_DENOMINATOR_0010", (1,)),
        (lambda: accuracy.introduced_error(np.int8(1), np.int8(0)), DivZeroDenominatorError, "E_DIV_INT_CONSTR_B_0030", ()),
        (lambda: accuracy.introduced_error(1, 0), DivZeroDenominatorError, "E_DIV_REAL_CONSTR_B_0020", ()),
        (lambda: accuracy.introduced_error(np.int8(-128), np.int8(-1)), DivOverflowError, "V_DIV_INT_OVERFLOW_0010", ()),
        (lambda: accuracy.introduced_error(np.float16(65504), np.float16(0.5)), DivOverflowError, "V_DIV_FLOAT_OVERFLOW_0010", ()),
        (lambda: accuracy.introduced_error(ONE, np.array([1.0, np.nan], "float32")), DivTypeError, "E_DIV_FLOAT_FUNC_0010", (1,)),
        (lambda: accuracy.introduced_error(np.array([np.inf, 1.0]), np.array([1.0, 1.0])), DivTypeError, "E_DIV_FLOAT_FUNC_0010", (0,)),
        (lambda: accuracy.propagated_error(ONE, ONE, 0, np.array([0, -1])), DivZeroDenominatorError, "V_DIV_FLOAT_ZERO_DENOMINATOR_0010", (1,)),
        (lambda: accuracy.propagated_bound(1, 1, 0, -2), DivZeroDenominatorError, "E_DIV_REAL_CONSTR_B_0020", ()),
        (lambda: accuracy.total_error(ONE, ONE, 0, -3), DivZeroDenominatorError, "V_DIV_FLOAT_ZERO_DENOMINATOR_0010", (0,)),
        (lambda: accuracy.introduced_error(ONE, np.float64(1)), DivTypeError, "E_DIV_FLOAT_CONSTR_A_0020", None),
        (lambda: accuracy.introduced_error(ONE, ONE, "float128"), DivTypeError, "V_DIV_TYPE_LISTED_0010", None),
        (lambda: accuracy.introduced_error(1, Fraction(1, 2), "int8"), DivTypeError, "V_DIV_TYPE_LISTED_0010", ()),
        (lambda: accuracy.introduced_error(300, 1, "int8"), DivTypeError, "V_DIV_TYPE_LISTED_0010", ()),
        (lambda: accuracy.introduced_error(np.array([1, 2]), np.array([1, -1]), "uint8"), DivTypeError, "V_DIV_TYPE_LISTED_0010", (1,)),
        (lambda: accuracy.total_error(np.int8(6), np.int8(3), Fraction(99, 100), Fraction(1, 2)), DivTypeError, "V_DIV_TYPE_LISTED_0010", ()),
        (lambda: accuracy.total_error(np.int8(127), np.int8(1), 1, 0), DivTypeError, "V_DIV_TYPE_LISTED_0010", ()),
        (lambda: accuracy.introduced_error(np.ma.array(ONE, mask=True), ONE), DivTypeError, "V_DIV_TYPE_LISTED_0010", None),
        (lambda: accuracy.introduced_error([1.0], [2.0]), DivTypeError, "V_DIV_TYPE_LISTED_0010", None),
        (lambda: accuracy.introduced_error(1.0, 2.0), DivTypeError, "V_DIV_TYPE_LISTED_0010", None),
        (lambda: accuracy.propagated_error(1, 1, np.longdouble(1), 0), DivTypeError, "V_DIV_TYPE_LISTED_0010", None),
        (lambda: accuracy.introduced_error(ONE, np.ones(3, "float32")), DivShapeError, "V_DIV_SHAPE_MULTIDIRECTIONAL_0010", None),
    ],
)  # fmt: skip
def test_errors_have_requirement_and_index(
    call: Any, error: type[Exception], requirement: str, index: tuple[int, ...] | None
) -> None:
    """Of the class that `vinculum.div` raises, with requirement and index."""
    with pytest.raises(error) as caught:
        call()
    assert caught.value.requirement == requirement  # type: ignore[attr-defined]
    assert caught.value.index == index  # type: ignore[attr-defined]
    assert requirement in specification().requirements


SINGLE = np.float32(1)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: accuracy.introduced_error(1.5, 2.5), "A is a Python float; give .* an int, such as numpy.float64(1.5)"),
        (lambda: accuracy.introduced_error(True, 2), "A is a bool; give"),
        (lambda: accuracy.introduced_error(1, np.array([2, True], object)), "index (1,): B is True, which is not a number"),
        (lambda: accuracy.introduced_error(1, 2, ["int8"]), "there is no type ['int8'], only real"),  # type: ignore[arg-type]
        (lambda: accuracy.total_error(1, 2, 0, 0, 8), "there is no type 8, only real"),  # type: ignore[arg-type]
        (lambda: accuracy.introduced_error(SINGLE, 2.5), "B is a Python float; give"),
        (lambda: accuracy.introduced_error(1.5, SINGLE), "A is a Python float; give"),
        (lambda: accuracy.introduced_error(1.5, 1, "float32"), "A is a Python float; give"),
        (lambda: accuracy.propagated_bound(1, 2, 0.1, 0), "Ae is a Python float; give"),
        (lambda: accuracy.total_error(1, 2, 0, 0.1), "Be is a Python float; give"),
        (lambda: accuracy.introduced_error([1], 2), "A is a list; give"),
        (lambda: accuracy.introduced_error(np.array(["1"]), 2), "A is a ndarray of type <U1; give"),
        (lambda: accuracy.introduced_error(SINGLE, 2), "A has type float32 and B real (fractions and ints are real): give"),
        (lambda: accuracy.propagated_error(1, 2, 0, -3), "Be changes B from 2 to -1: B and B + Be must have the same sign"),
        (lambda: accuracy.propagated_bound(1, -2, 0, 2), "Be changes B from -2 to 0: B and B + Be must have the same sign"),
        (lambda: accuracy.total_error(SINGLE, SINGLE, 0, -3), "Be changes B from 1 to -2: B and B + Be must have the same sign"),
        (lambda: accuracy.introduced_error(SINGLE, SINGLE, rounded="yes"), "rounded is 'yes'; give True or False"),
        (lambda: accuracy.propagated_bound(1, 2, 0, 0, rounded=1), "rounded is 1; give True or False"),
        (lambda: accuracy.total_error(SINGLE, SINGLE, 0, 0, rounded=None), "rounded is None; give True or False"),
    ],
)  # fmt: skip
def test_messages_name_the_argument_and_its_remedy(call: Any, words: str) -> None:
    with pytest.raises(
        (DivTypeError, DivZeroDenominatorError, TypeError), match=re.escape(words).replace(r"\.\*", ".*")
    ):
        call()


def test_rounded_is_a_flag_of_python_or_numpy() -> None:
    assert accuracy.introduced_error(1, 2, rounded=np.bool_(True)) == accuracy.introduced_error(1, 2, rounded=True)  # type: ignore[arg-type]


def test_overflow_begins_where_the_specification_says() -> None:
    """65520 is the first quotient that float16 rounds to infinity."""
    form = TYPES["float16"].form
    assert form is not None
    limit = Fraction(2 ** (form.p + 1) - 1, 2) * Fraction(2) ** form.q_max
    assert limit == 65520
    assert accuracy.introduced_error(limit - 1, Fraction(1), "float16") > 0
    with pytest.raises(DivOverflowError) as caught:
        accuracy.introduced_error(limit, Fraction(1), "float16")
    assert (caught.value.numerator, caught.value.denominator) == (65520, 1)
    assert np.isinf(quotient(np.float16(65504), np.float16(1 - 2**-11)))


@given(st.fractions())
@settings(deadline=None)
def test_upward_is_the_smallest_float_not_below(value: Fraction) -> None:
    result = accuracy.upward(value)
    assert Fraction(result) >= value > Fraction(float(np.nextafter(result, -np.inf)))


def test_upward_beyond_all_numbers() -> None:
    largest = Fraction(float(np.finfo(np.float64).max))
    assert accuracy.upward(largest + 1) == np.inf
    assert accuracy.upward(-largest * 4) == -float(largest)
    assert accuracy.upward(Fraction(1, 2**1100)) == 5e-324


def test_a_hundred_thousand_elements() -> None:
    """Seconds, not minutes; and the same as one by one."""
    source = np.random.default_rng(0)
    A, B = (source.standard_normal(100_000).astype("float32") for _ in range(2))
    bound = accuracy.introduced_error(A, B, rounded=True)
    assert all(bound[k] == accuracy.introduced_error(A[k], B[k], rounded=True) for k in range(0, 100_000, 9973))


def test_examples_in_the_documentation() -> None:
    result = doctest.testmod(accuracy)
    assert result.attempted > 8
    assert result.failed == 0


def test_import_vinculum_stays_light() -> None:
    """SymPy is no part of the base installation: `vinculum.accuracy` works without it."""
    program = (
        "import sys, vinculum\nprint('sympy' in sys.modules)\nimport vinculum.accuracy\nprint('sympy' in sys.modules)"
    )
    completed = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert completed == ["False", "False"]


def test_non_number_in_an_object_array_is_refused() -> None:
    """Text that Fraction would read is none; the requirement is that on types, not one on floats."""
    for value in ("1/2", "x", None, 1j):
        array = np.array([Fraction(1), value], object)
        with pytest.raises(DivTypeError) as caught:
            accuracy.introduced_error(array, 3)
        assert (caught.value.requirement, caught.value.index) == ("V_DIV_TYPE_LISTED_0010", (1,))
        assert str(caught.value) == f"V_DIV_TYPE_LISTED_0010 at index (1,): A is {value!r}, which is not a number"


@pytest.mark.parametrize("dtype", [np.int8, np.int64, np.uint8])
def test_integers_of_numpy_in_fractions_do_not_wrap_around(dtype: Any) -> None:
    """In an array of objects, or as the numerator of a Fraction."""
    large = int(np.iinfo(dtype).max) // 2 + 1
    exact = accuracy.propagated_error(large, 3, large, 1)
    assert exact == Fraction(2 * large, 4) - Fraction(large, 3)
    objects = [np.array([dtype(n)], object) for n in (large, 3, large, 1)]
    fractions = [Fraction(dtype(n)) for n in (large, 3, large, 1)]
    assert accuracy.propagated_error(*objects)[0] == accuracy.propagated_error(*fractions) == exact


EXACT, ABOVE = Fraction | npt.NDArray[np.object_], np.float64 | npt.NDArray[np.float64]


@pytest.mark.parametrize("name", accuracy.__all__)
def test_overloads_distinguish_rounded_results(name: str) -> None:
    """Fractions, or float64 where they are rounded: each is told apart from the other by the overloads."""
    function = getattr(accuracy, name)
    signatures = [get_type_hints(each) for each in get_overloads(function)]
    returned = {str(hints["rounded"]): hints["return"] for hints in signatures}
    if name in ("upward", "propagated_error"):
        assert (returned, get_type_hints(function)["return"]) == ({}, float if name == "upward" else EXACT)
    else:
        by = {str(Literal[False]): EXACT, str(Literal[True]): ABOVE, str(bool): EXACT | ABOVE}
        assert (returned, get_type_hints(function)["return"]) == (by, EXACT | ABOVE)


def test_results_have_the_annotated_types() -> None:
    A, B = np.array([1, 2], np.float32), np.array([3, 4], np.float32)
    bound, above = accuracy.introduced_error(A, B), accuracy.introduced_error(A, B, rounded=True)
    assert isinstance(bound, np.ndarray) and bound.dtype == object
    assert isinstance(above, np.ndarray) and above.dtype == np.float64
    assert type(accuracy.introduced_error(A[0], B[0])) is Fraction
    assert type(accuracy.introduced_error(A[0], B[0], rounded=True)) is np.float64

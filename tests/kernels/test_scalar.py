"""The scalar model: edges by hand, and agreement with the processor's division and with NumPy's."""

import doctest

import ml_dtypes
import numpy as np
import pytest

from vinculum.errors import DivOverflowError, DivZeroDenominatorError
from vinculum.gate.cases.values import hard_to_round
from vinculum.gate.cases.values.special_values import cross, interior, special_values
from vinculum.kernels import scalar
from vinculum.kernels.scalar import FORMATS, INTEGERS, Format, Unpacked
from vinculum_spec.loader import specification

HALF = FORMATS["float16"]
DTYPES = {"float16": np.float16, "bfloat16": ml_dtypes.bfloat16, "float32": np.float32, "float64": np.float64}
INF, NAN, ZERO, ONE, MAX, TINY, LEAST_NORMAL = 0x7C00, 0x7E00, 0x0000, 0x3C00, 0x7BFF, 0x0001, 0x0400
MINUS = 0x8000


def test_examples() -> None:
    assert doctest.testmod(scalar).failed == 0
    assert doctest.testmod(scalar).attempted > 10


@pytest.mark.parametrize("name", FORMATS)
def test_formats_are_those_of_the_specification(name: str) -> None:
    form, specified = FORMATS[name], specification().types[name].form
    assert specified is not None
    assert (form.width, form.p, form.emax) == (specified.width, specified.p, specified.emax)
    assert form.q_min == specified.q_min


@pytest.mark.parametrize("name", INTEGERS)
def test_integer_types_are_those_of_numpy(name: str) -> None:
    info = np.iinfo(name)
    assert (INTEGERS[name].least, INTEGERS[name].greatest) == (info.min, info.max)


@pytest.mark.parametrize(
    ("a", "b", "truncated", "floored"),
    [
        (7, 2, 3, 3), (-7, 2, -3, -4), (7, -2, -3, -4), (-7, -2, 3, 3), (0, -5, 0, 0), (1, 127, 0, 0), (-1, 127, 0, -1),
        (-128, 1, -128, -128), (-127, -1, 127, 127), (-128, 127, -1, -2), (127, -128, 0, -1), (-128, -128, 1, 1),
    ],
)  # fmt: skip
def test_integer_quotients(a: int, b: int, truncated: int, floored: int) -> None:
    assert scalar.truncated_quotient(a, b, INTEGERS["int8"]) == truncated
    assert scalar.floored_quotient(a, b, INTEGERS["int8"]) == floored


@pytest.mark.parametrize("quotient", [scalar.truncated_quotient, scalar.floored_quotient])
@pytest.mark.parametrize("name", INTEGERS)
def test_integer_quotient_errors(quotient: object, name: str) -> None:
    assert callable(quotient)
    integer = INTEGERS[name]
    for a in (0, 1, integer.least, integer.greatest):
        with pytest.raises(DivZeroDenominatorError) as zero:
            quotient(a, 0, integer)
        assert zero.value.requirement == "E_DIV_INT_CONSTR_B_0030"
        assert (zero.value.numerator, zero.value.denominator) == (a, 0)
        assert str(zero.value).endswith("a denominator must not be 0")
    if integer.signed:
        with pytest.raises(DivOverflowError) as overflow:
            quotient(integer.least, -1, integer)
        assert overflow.value.requirement == "V_DIV_INT_OVERFLOW_0010"
        assert (overflow.value.numerator, overflow.value.denominator) == (integer.least, -1)
        assert f"the quotient is {-integer.least}, and the greatest" in str(overflow.value)
        assert str(overflow.value).endswith(f"is {integer.greatest}")
        assert quotient(integer.least + 1, -1, integer) == integer.greatest


@pytest.mark.parametrize("name", INTEGERS)
def test_integer_quotients_agree_with_numpy(name: str) -> None:
    element = specification().types[name]
    A, B = cross(special_values(element))
    within = B != 0
    if INTEGERS[name].signed:
        within &= ~((np.iinfo(name).min == A) & (B == -1))
    A, B = A[within], B[within]
    floored = np.floor_divide(A, B).tolist()
    got = [scalar.floored_quotient(a, b, INTEGERS[name]) for a, b in zip(A.tolist(), B.tolist(), strict=True)]
    assert got == floored
    got = [scalar.truncated_quotient(a, b, INTEGERS[name]) for a, b in zip(A.tolist(), B.tolist(), strict=True)]
    pairs = zip(floored, A.tolist(), B.tolist(), strict=True)
    assert got == [q + 1 if q < 0 and q * b != a else q for q, a, b in pairs]


@pytest.mark.parametrize(
    ("a", "b", "c"),
    [
        (NAN, ONE, NAN), (ONE, NAN, NAN), (MINUS + NAN, ZERO, NAN), (0x7C01, ONE, NAN), (INF, 0xFFFF, NAN),
        (ZERO, ZERO, NAN), (MINUS, ZERO, NAN), (INF, INF, NAN), (INF, MINUS + INF, NAN),
        (ONE, ZERO, INF), (ONE, MINUS, MINUS + INF), (MINUS + TINY, ZERO, MINUS + INF), (MINUS + ONE, MINUS, INF),
        (INF, ONE, INF), (INF, MINUS + TINY, MINUS + INF), (INF, ZERO, INF), (MINUS + INF, ZERO, MINUS + INF),
        (ONE, INF, ZERO), (MINUS + MAX, INF, MINUS), (ZERO, MINUS + INF, MINUS), (MINUS, ONE, MINUS),
        (ZERO, MINUS + ONE, MINUS), (MINUS, MINUS + TINY, ZERO), (ONE, ONE, ONE), (MINUS + ONE, ONE, MINUS + ONE),
        (MAX, 0x3800, INF), (MINUS + MAX, TINY, MINUS + INF), (TINY, 0x4000, ZERO), (TINY, 0x3FFF, TINY),
        (3, 0x4000, 2), (TINY, MAX, ZERO), (LEAST_NORMAL, 0x4000, 0x0200), (0x07FF, 0x4000, 0x0400), (5, 0x4000, 2),
        (MAX, ONE, MAX), (MAX, TINY, INF), (TINY, TINY, ONE), (LEAST_NORMAL, 0x3C01, 0x03FF), (ONE, 0x4200, 0x3555),
    ],
)  # fmt: skip
def test_float16_quotients(a: int, b: int, c: int) -> None:
    """The returned NaN is always the same: positive, quiet, with no payload."""
    assert hex(scalar.divide(a, b, HALF)) == hex(c)


@pytest.mark.parametrize("name", FORMATS)
def test_patterns_of_infinity_and_nan(name: str) -> None:
    form, unsigned = FORMATS[name], np.dtype(f"u{FORMATS[name].width // 8}")
    infinity, nan = np.array([form.infinity, form.nan], unsigned).view(DTYPES[name]).astype(np.float64)
    assert (infinity, np.isnan(nan)) == (np.inf, True)
    assert form.nan == int(np.array([np.nan], DTYPES[name]).view(unsigned)[0])


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("kind", ["special_values", "hard_normal", "subnormal_ties", "range_edges", "interior"])
def test_divide_agrees_with_hardware(name: str, kind: str) -> None:
    """The processor divides float32 and float64.

    NumPy and ml_dtypes round quotients of float16 and bfloat16 from float32.
    """
    element, random = specification().types[name], np.random.default_rng(7)
    if kind == "special_values":
        A, B = cross(special_values(element))
    else:
        A, B = (interior if kind == "interior" else getattr(hard_to_round, kind))(element, 300, random)
    with np.errstate(all="ignore"):
        C = A / B
    unsigned = f"u{A.dtype.itemsize}"
    a, b, c = (x.view(unsigned).tolist() for x in (A, B, C))
    got = [scalar.divide(x, y, FORMATS[name]) for x, y in zip(a, b, strict=True)]
    expected = [FORMATS[name].nan if is_nan else z for z, is_nan in zip(c, np.isnan(C).tolist(), strict=True)]
    assert len(got) > 80
    assert got == expected


def test_steps_of_scalar_division() -> None:
    assert scalar.unpack(TINY, HALF) == Unpacked(0, 1, -24, inf=False, nan=False)
    assert scalar.unpack(MINUS + LEAST_NORMAL, HALF) == Unpacked(1, 1024, -24, inf=False, nan=False)
    assert scalar.unpack(MAX, HALF) == Unpacked(0, 2047, 5, inf=False, nan=False)
    assert scalar.unpack(INF, HALF)[3:] == (True, False)
    assert scalar.unpack(INF + 1, HALF)[3:] == (False, True)
    assert scalar.normalise(1024, 3, HALF) == (1024, 3)
    assert scalar.normalise(1023, -24, HALF) == (2046, -25)
    assert scalar.scale(1024, 0, 1024, 0, HALF) == (-10, 10)
    assert scalar.scale(1024, -10, 1025, 14, HALF) == (-24, 0)
    assert scalar.scale(1024, -24, 1024, 2, HALF) == (-24, -2)
    assert scalar.scale(1024, -24, 1024, 100, HALF) == (-24, -2)  # no 2^124 arises
    assert scalar.align(1024, -24, 2047, 1, HALF) == (1024, 4094, -24)
    assert [scalar.round_half_even(q, r, 4) for q in (0, 1) for r in range(4)] == [0, 0, 0, 1, 1, 1, 2, 2]
    assert scalar.pack(1, 0, -24, HALF) == MINUS
    assert scalar.pack(0, 1024, 6, HALF) == INF
    assert scalar.pack(0, 1024, -24, HALF) == LEAST_NORMAL  # a subnormal that was rounded up


def test_format_that_no_processor_implements() -> None:
    form = Format(6, 3, 3)
    assert scalar.divide(0b001100, 0b001101, form) == 0b001010  # 1 / 1.25 is 0.8; 0.75 is nearer than 0.875

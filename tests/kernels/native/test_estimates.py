"""Division by reciprocals and by estimates gives the integer quotient, and all code paths agree.

The estimates are those of a table, or any that satisfies the bounds that Intel and AMD document.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import floor

import numpy as np
import pytest

import vinculum
from tests.support.engine_source import streamed
from vinculum.kernels import dispatch
from vinculum_proofs.exhaustive.common import SPEC
from vinculum_proofs.exhaustive.instruction_paths import FIRST, ONE_DENOMINATOR, ONE_NUMERATOR, Count

ERROR = Fraction(3, 2) / 2**12  # of RCPPS, relative, as the manuals of both promise; of VRCP14PS 2^-14, so less
UNIT = Fraction(1, 2**24)  # of rounding to binary32, relative
INTEGERS = ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"]
PROFILES = ["onnx-14", "openvino-1"]


def failing_denominators(scale: Fraction, error: Fraction = ERROR) -> list[int]:
    """Return the denominators up to 128 for which next * R >> 16 is wrong.

    R is the least or the greatest value that any estimate gives.
    """
    wrong = []
    for b in range(1, 129):
        exact = 65536 / (b * scale)
        ends = {min(65535, round(exact * (1 + e))) for e in (-error, error)}
        if any((a + 1) * R >> 16 != a // b for a in range(256) for R in ends):
            wrong.append(b)
    return wrong


def test_any_estimate_divides_8_bit_integers() -> None:
    """Between the two ends R grows monotonically, and so does next * R >> 16."""
    assert not failing_denominators(Fraction(8205, 8192))


def test_coarser_estimates_and_other_scales_fail_for_8_bits() -> None:
    assert failing_denominators(Fraction(8205, 8192), 4 * ERROR)
    assert failing_denominators(Fraction(1))
    assert failing_denominators(Fraction(8203, 8192))


def test_reciprocal_table_divides_8_bit_integers() -> None:
    """The table has the largest number of 16 bits that works, for each denominator but 1, which has none."""
    table = {b: 65535 // b for b in range(1, 129)}
    assert all(next_ * R >> 16 == (next_ - 1) // b for b, R in table.items() for next_ in range(1, 257))
    assert all(b * (R + 1) >> 16 > (b - 1) // b for b, R in table.items())


def quotient_bounds(more: Fraction, error: Fraction = ERROR) -> tuple[Fraction, Fraction]:
    """Return the bounds of a * e * (2 + more - b * e) relative to a / b.

    Each of the three operations rounds.
    """
    low = min((1 + e) * (1 + more - e) for e in (-error, error))  # a parabola: least at an end
    high = (1 + more / 2) ** 2  # greatest in between
    return low * (1 - UNIT) ** 3, high * (1 + UNIT) ** 3


def test_any_estimate_divides_16_bit_integers() -> None:
    """The quotient is an integer, or at least 1 / b below the next one.

    Relative to the quotient, 1 / b is 1 / a, and the error is less than 1 / 65535.
    """
    low, high = quotient_bounds(Fraction(1, 2**19))
    assert low >= 1
    assert high < 1 + Fraction(1, 65535)
    for a, b in [(65535, 1), (65535, 65535), (65534, 65535), (1, 65535), (65534, 32767), (65533, 32767)]:
        assert {floor(Fraction(a, b) * f) for f in (low, high)} == {a // b}


def test_coarser_estimates_fail_for_16_bits() -> None:
    assert quotient_bounds(Fraction(0))[0] < 1
    assert quotient_bounds(Fraction(1, 2**19), 8 * ERROR)[0] < 1
    assert quotient_bounds(Fraction(1, 2**15))[1] > 1 + Fraction(1, 65535)


@pytest.fixture
def instructions() -> Iterator[None]:
    """Restore the instruction sets after the test."""
    yield
    dispatch.set_instructions()


def operands(dtype: str, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Operands within the domain, with small and large denominators."""
    info, rng = np.iinfo(dtype), np.random.default_rng(11)
    A, B = (rng.integers(info.min, info.max, count, dtype, endpoint=True) for _ in "AB")
    B[::2] = rng.integers(1, 12, B[::2].size, dtype)
    A[A == info.min], B[B == 0] = info.max if info.min else 0, 1
    return A, B


@pytest.mark.usefixtures("instructions")
@pytest.mark.parametrize("kernel", ["native"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_instruction_sets_agree_at_any_length_and_offset(kernel: str, dtype: str, profile: str) -> None:
    A, B = operands(dtype, 300)
    calls = [(A[i : i + n], B[i : i + n]) for n in range(140) for i in (0, 1, 5)] + [(A[:1], B), (A[3:4], B[1:])]
    calls += [(A[i : i + n], B[k]) for n in range(140) for i, k in ((0, 0), (1, 1), (5, 3))]
    found = {}
    for most in dispatch.INSTRUCTIONS:
        dispatch.set_instructions(most)
        found[most] = [vinculum.div(X, Y, profile=profile).tobytes() for X, Y in calls]
        if most == "portable":
            assert set(dispatch.paths().values()) == {"portable"}
    assert all(quotients == found["portable"] for quotients in found.values())


@pytest.mark.usefixtures("instructions")
@pytest.mark.parametrize("kernel", ["native"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("most", dispatch.INSTRUCTIONS)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_domain_errors_at_any_index(kernel: str, dtype: str, most: str, profile: str) -> None:
    dispatch.set_instructions(most)
    A, B = operands(dtype, 140)
    least = np.iinfo(dtype).min
    for place in range(140):
        for n in {140, place + 1}:
            X, Y = A[:n].copy(), B[:n].copy()
            Y[place] = 0
            for numerator in (X[place], 0):
                X[place] = numerator
                with pytest.raises(vinculum.DivZeroDenominatorError) as caught:
                    vinculum.div(X, Y, profile=profile)
                assert caught.value.index == (place,)
            if least:
                X[place], Y[place] = least, -1
                with pytest.raises(vinculum.DivOverflowError) as overflow:
                    vinculum.div(X, Y, profile=profile)
                assert overflow.value.index == (place,)
                Y[place] = 1
                assert vinculum.div(X, Y, profile=profile)[place] == least


@pytest.mark.usefixtures("instructions")
@pytest.mark.parametrize("kernel", ["native"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("most", dispatch.INSTRUCTIONS)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_domain_errors_with_a_scalar_operand(kernel: str, dtype: str, most: str, profile: str) -> None:
    dispatch.set_instructions(most)
    A, B = operands(dtype, 140)
    zero, least = np.zeros((), dtype), np.iinfo(dtype).min
    with pytest.raises(vinculum.DivZeroDenominatorError) as caught:
        vinculum.div(A, zero, profile=profile)
    assert caught.value.index == (0,)
    for place in range(140):
        Y = B.copy()
        Y[place] = 0
        for numerator in (A[0], zero):
            with pytest.raises(vinculum.DivZeroDenominatorError) as caught:
                vinculum.div(numerator, Y, profile=profile)
            assert caught.value.index == (place,)
        if least:
            X, Y = A.copy(), np.where(B == -1, 1, B).astype(dtype)
            X[place], Y[place] = least, -1
            for pair in ((X, Y[place]), (X[place], Y)):
                with pytest.raises(vinculum.DivOverflowError) as overflow:
                    vinculum.div(*pair, profile=profile)
                assert overflow.value.index == (place,)


@pytest.mark.usefixtures("instructions")
@pytest.mark.parametrize("kernel", ["native"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_instruction_sets_agree_beyond_the_caches(kernel: str, dtype: str, profile: str) -> None:
    """Non-temporal stores write the results at addresses of elements, and nothing around them."""
    size = np.dtype(dtype).itemsize
    A, B = operands(dtype, streamed() // size + 5)
    buffer = np.empty(A.size + 128, dtype)
    aligned = -buffer.ctypes.data % 64 // size
    for at in sorted({0, 1, 5, 32 // size - 1}):
        out = buffer[aligned + at :][: A.size]
        for X, Y in ((A, B), (A, B[3]), (A[3], B), (A, B[2])):
            found = set[bytes]()
            for most in dispatch.INSTRUCTIONS:
                dispatch.set_instructions(most)
                buffer[:] = 77
                vinculum.div(X, Y, profile=profile, out=out)
                found.add(buffer.tobytes())
            assert len(found) == 1


@pytest.mark.usefixtures("instructions")
@pytest.mark.skipif(set(dispatch.paths().values()) <= {"portable"}, reason="there are no vectors")
@pytest.mark.parametrize("kernel", ["native"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_vector_code_handles_every_pair_of_the_domain(kernel: str, dtype: str, profile: str) -> None:
    """Otherwise the generated C would divide instead, and an error of the vector code would not show."""
    A, B = operands(dtype, 3000)
    least = np.iinfo(dtype).min
    A[100], B[200], B[300] = least, -1 if least else 1, least or 1
    for X, Y, way in (
        (A, B, FIRST),
        (A, B[3], ONE_DENOMINATOR),
        (A[3], B, ONE_NUMERATOR),
        (A[5:9], B[5:9], FIRST),
        (A, B[200], ONE_DENOMINATOR),
    ):
        count, X = Count(SPEC.types[dtype], way), np.where(Y == -1, 7, X).astype(dtype)  # noqa: PLW2901
        vinculum.div(X, Y, profile=profile)
        assert count.miscount(*np.broadcast_arrays(X, Y)) is None
    dispatch.set_instructions("avx2")
    count = Count(SPEC.types[dtype], FIRST)
    with pytest.raises(vinculum.DivZeroDenominatorError):
        vinculum.div(A, np.zeros_like(A), profile=profile)
    wrong = count.miscount(A, B)
    assert wrong is None if dispatch.paths()["integers"] == "portable" else wrong is not None


@pytest.mark.parametrize("kernel", ["numpy"], indirect=True)
def test_no_vector_code_without_compiled_kernel(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "library", None)
    assert dispatch.by_vectors() == 0

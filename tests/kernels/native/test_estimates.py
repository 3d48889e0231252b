"""Integers by reciprocals and estimates: a table's, or any that Intel and AMD promise, give the quotient; and all ways do."""

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


def wrong_bytes(scale: Fraction, error: Fraction = ERROR) -> list[int]:
    """Denominators up to 128 for which next * R >> 16 is wrong for the least or the greatest R of any estimate."""
    wrong = []
    for b in range(1, 129):
        exact = 65536 / (b * scale)
        ends = {min(65535, round(exact * (1 + e))) for e in (-error, error)}
        if any((a + 1) * R >> 16 != a // b for a in range(256) for R in ends):
            wrong.append(b)
    return wrong


def test_any_estimate_divides_bytes() -> None:
    """Between the ends R only grows, and with it next * R >> 16."""
    assert not wrong_bytes(Fraction(8205, 8192))


def test_less_exact_estimates_and_other_scales_do_not() -> None:
    assert wrong_bytes(Fraction(8205, 8192), 4 * ERROR)
    assert wrong_bytes(Fraction(1))
    assert wrong_bytes(Fraction(8203, 8192))


def test_a_table_of_reciprocals_divides_bytes() -> None:
    """And no number of 16 bits above them would, for each denominator but 1, where there is none."""
    table = {b: 65535 // b for b in range(1, 129)}
    assert all(next_ * R >> 16 == (next_ - 1) // b for b, R in table.items() for next_ in range(1, 257))
    assert all(b * (R + 1) >> 16 > (b - 1) // b for b, R in table.items())


def quotient_bounds(more: Fraction, error: Fraction = ERROR) -> tuple[Fraction, Fraction]:
    """What a * e * (2 + more - b * e) is to a / b, at least and at most, with each of three operations rounded."""
    low = min((1 + e) * (1 + more - e) for e in (-error, error))  # a parabola: least at an end
    high = (1 + more / 2) ** 2  # greatest in between
    return low * (1 - UNIT) ** 3, high * (1 + UNIT) ** 3


def test_any_estimate_divides_words() -> None:
    """The quotient is whole, or 1 / b below the next whole number, which is 1 / a of it: less than 1 / 65535."""
    low, high = quotient_bounds(Fraction(1, 2**19))
    assert low >= 1
    assert high < 1 + Fraction(1, 65535)
    for a, b in [(65535, 1), (65535, 65535), (65534, 65535), (1, 65535), (65534, 32767), (65533, 32767)]:
        assert {floor(Fraction(a, b) * f) for f in (low, high)} == {a // b}


def test_less_exact_estimates_do_not_divide_words() -> None:
    assert quotient_bounds(Fraction(0))[0] < 1
    assert quotient_bounds(Fraction(1, 2**19), 8 * ERROR)[0] < 1
    assert quotient_bounds(Fraction(1, 2**15))[1] > 1 + Fraction(1, 65535)


@pytest.fixture
def instructions() -> Iterator[None]:
    """Whatever the test asked of the processor, afterwards what serves here does again."""
    yield
    dispatch.set_instructions()


def operands(dtype: str, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Within the domain; small and large denominators."""
    info, rng = np.iinfo(dtype), np.random.default_rng(11)
    A, B = (rng.integers(info.min, info.max, count, dtype, endpoint=True) for _ in "AB")
    B[::2] = rng.integers(1, 12, B[::2].size, dtype)
    A[A == info.min], B[B == 0] = info.max if info.min else 0, 1
    return A, B


@pytest.mark.usefixtures("instructions")
@pytest.mark.parametrize("kernel", ["native"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_all_ways_divide_alike_at_any_length_and_place(kernel: str, dtype: str, profile: str) -> None:
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
def test_what_is_outside_of_the_domain_is_found_at_any_place(kernel: str, dtype: str, most: str, profile: str) -> None:
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
def test_what_is_outside_of_the_domain_is_found_by_one_operand(
    kernel: str, dtype: str, most: str, profile: str
) -> None:
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
def test_all_ways_divide_alike_past_the_caches(kernel: str, dtype: str, profile: str) -> None:
    """Results that are written there, at the addresses of elements; what lies around them is left as it was."""
    size = np.dtype(dtype).itemsize
    A, B = operands(dtype, streamed() // size + 5)
    room = np.empty(A.size + 128, dtype)
    aligned = -room.ctypes.data % 64 // size
    for at in sorted({0, 1, 5, 32 // size - 1}):
        out = room[aligned + at :][: A.size]
        for X, Y in ((A, B), (A, B[3]), (A[3], B), (A, B[2])):
            found = set[bytes]()
            for most in dispatch.INSTRUCTIONS:
                dispatch.set_instructions(most)
                room[:] = 77
                vinculum.div(X, Y, profile=profile, out=out)
                found.add(room.tobytes())
            assert len(found) == 1


@pytest.mark.usefixtures("instructions")
@pytest.mark.skipif(set(dispatch.paths().values()) <= {"portable"}, reason="there are no vectors")
@pytest.mark.parametrize("kernel", ["native"], indirect=True)
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("dtype", INTEGERS)
def test_vectors_give_nothing_back_but_what_is_outside_of_the_domain(kernel: str, dtype: str, profile: str) -> None:
    """Else the generated C would divide in their place, rightly, and nobody would see what they are worth."""
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
        assert count.wrong(*np.broadcast_arrays(X, Y)) is None
    dispatch.set_instructions("avx2")
    count = Count(SPEC.types[dtype], FIRST)
    with pytest.raises(vinculum.DivZeroDenominatorError):
        vinculum.div(A, np.zeros_like(A), profile=profile)
    wrong = count.wrong(A, B)
    assert wrong is None if dispatch.paths()["integers"] == "portable" else wrong is not None


@pytest.mark.parametrize("kernel", ["numpy"], indirect=True)
def test_without_a_compiled_kernel_vectors_write_nothing(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch, "library", None)
    assert dispatch.by_vectors() == 0

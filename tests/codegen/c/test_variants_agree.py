"""Both variants of the generated C, in floating-point and in integer arithmetic, give the same bits.

So what is proved of the source of one is tested of the other. A NaN is compared as NaN.
"""

import ctypes
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from tests.codegen.c.generated_c import SOURCE, find_program, run, write_files
from vinculum.codegen.c.render import ARITHMETICS, Arithmetic
from vinculum.codegen.c.soft_formats import WORDS
from vinculum.gate.cases.values.hardest_to_round import hardest
from vinculum_proofs.exhaustive.hardest import BLOCK, blocks, odd, operands
from vinculum_spec.loader import specification

Array = npt.NDArray[np.generic]
NARROW = ("int8", "uint8", "int16", "uint16", "float16", "bfloat16")
WIDE = ("float32", "float64")
DTYPES = {name: np.dtype(getattr(ml_dtypes, name, name)) for name in (*NARROW, *WIDE)}
FEW = 24  # denominators of the first tier
RANDOM = 2_000_000  # pairs of patterns of 64 bits
BY_SCALAR, OF_ARRAYS = "_by_scalar", ""


@cache
def library(folder: Path, name: str, arithmetic: Arithmetic, word: int = 64) -> ctypes.CDLL:
    own = folder / f"{name}{arithmetic}{word}"
    own.mkdir()
    write_files(own, dtypes=(name,), arithmetic=arithmetic, word=word)
    options = ("-std=c99", "-O2", "-ffp-contract=off", "-shared", "-fPIC")
    made = run([find_program("gcc"), *options, SOURCE, "-o", "division.so"], own)
    assert (made.returncode, made.stderr) == (0, "")
    return ctypes.CDLL(str(own / "division.so"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("variants")


def bits(name: str) -> np.dtype[np.generic]:
    return np.dtype(f"u{DTYPES[name].itemsize}")


def divided(of: ctypes.CDLL, name: str, A: Array, B: Array) -> tuple[int, int, Array]:
    """Status, index and result; by one denominator where `B` is a number."""
    form = OF_ARRAYS if B.ndim else BY_SCALAR
    function = getattr(of, f"vinculum_div_{name}{form}")
    C, where = np.full(A.shape, 42, A.dtype), ctypes.c_size_t(77)
    # Types that C has no word for are passed as their patterns.
    scalar = {"f": ctypes.c_float, "d": ctypes.c_double}.get(A.dtype.char) or np.ctypeslib.as_ctypes_type(
        A.dtype if A.dtype.kind in "iu" else bits(name)
    )
    b = ctypes.c_void_p(B.ctypes.data) if B.ndim else scalar(B[()].view(bits(name)) if A.dtype.kind == "V" else B[()])
    status = function(
        ctypes.c_void_p(A.ctypes.data), b, ctypes.c_void_p(C.ctypes.data), ctypes.c_size_t(A.size), ctypes.byref(where)
    )
    return status, where.value, C


def same(name: str, one: Array, other: Array) -> bool:
    """Whether two results have the same bits, but for those of NaN."""
    differ = one != other
    if not differ.any():
        return True
    pair = (one[differ].view(DTYPES[name]), other[differ].view(DTYPES[name]))
    return specification().types[name].kind == "float" and all(bool(np.isnan(values).all()) for values in pair)


def patterns(name: str) -> Array:
    """Every element of a narrow type; as patterns where it is a floating-point number."""
    every = np.arange(1 << (8 * DTYPES[name].itemsize), dtype=np.uint32).astype(bits(name))
    return every.view(DTYPES[name]) if DTYPES[name].kind in "iu" else every


def denominators(name: str, count: int | None) -> Array:
    """All of a narrow type, or some, zeros, ones, extremes and infinities among them."""
    every = patterns(name)
    if count is None or count >= every.size:
        return every
    rng = np.random.default_rng(54)
    edges = [0, 1, every.size - 1, every.size // 2, every.size // 2 - 1]
    return every[np.append(edges, rng.integers(0, every.size, count - len(edges)))]


def hold_to_each_other(folder: Path, name: str, count: int | None) -> None:
    A = patterns(name)
    hardware, integer = (library(folder, name, arithmetic) for arithmetic in ARITHMETICS)
    for B in denominators(name, count):
        b = np.asarray(B)
        one, other = divided(hardware, name, A, b), divided(integer, name, A, b)
        assert one[:2] == other[:2], f"{name}: by {B}"
        assert one[0] != 0 or same(name, one[2], other[2]), f"{name}: by {B}"


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", NARROW)
def test_all_numerators_of_narrow_types_by_some_denominators(folder: Path, name: str) -> None:
    hold_to_each_other(folder, name, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("name", NARROW)
def test_all_pairs_of_narrow_types(folder: Path, name: str) -> None:
    """With the status and the index where a pair is outside of the domain."""
    hold_to_each_other(folder, name, None)


def hold_pairs(folder: Path, name: str, word: int, pairs: Iterator[tuple[Array, Array]]) -> int:
    hardware, integer = library(folder, name, "hardware"), library(folder, name, "integer", word)
    count = 0
    for A, B in pairs:
        one, other = divided(hardware, name, A, B), divided(integer, name, A, B)
        assert one[0] == other[0] == 0
        assert same(name, one[2].view(bits(name)), other[2].view(bits(name)))
        count += A.size
    return count


@pytest.mark.thorough
@pytest.mark.parametrize("word", WORDS)
def test_all_hardest_fractions_of_float32(folder: Path, word: int) -> None:
    """With all signs, about 1 and at both ends of the normal range."""
    element = specification().types["float32"]
    assert element.form is not None
    pairs = (pair for m_a, m_b in blocks(element.form.p, hardest) for pair in operands(element, m_a, m_b))
    assert hold_pairs(folder, "float32", word, pairs) > 12 * 2**22


@pytest.mark.sample(1)
@pytest.mark.parametrize("word", WORDS)
def test_hard_fractions_and_samples_of_float64(folder: Path, word: int) -> None:
    element = specification().types["float64"]
    form = element.form
    assert form is not None
    starts = (0, (1 << (form.p - 3)) - BLOCK, (1 << (form.p - 2)) - BLOCK)
    hard = (pair for start in starts for pair in operands(element, *hardest(odd(form.p, start, BLOCK), form.p)))
    assert hold_pairs(folder, "float64", word, hard) >= 12 * BLOCK
    rng = np.random.default_rng(54)
    A, B = (rng.integers(0, 2**64, RANDOM, dtype=np.uint64).view(np.float64) for _ in "AB")
    assert hold_pairs(folder, "float64", word, iter([(A, B)])) == RANDOM


@pytest.mark.parametrize("name", ["float16", "int8"])
def test_a_difference_is_seen(name: str) -> None:
    A = patterns(name)[:100].copy()
    B = A.copy()
    assert same(name, A, B)
    B[7] += 1
    assert not same(name, A, B)

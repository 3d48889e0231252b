"""The C that divides in integers alone.

Its self-test passes, its quotients equal the processor's, and it needs no floating-point function of a library.
"""

import ctypes
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest
from click.testing import CliRunner

from tests.codegen.c.generated_c import (
    HEADER,
    SOURCE,
    STRICT,
    TEST,
    build,
    find_program,
    generated,
    require_compiler,
    run,
    write_files,
)
from tests.support.tiers import default_cases
from tools.arithmetics.boards import SANITIZERS
from vinculum.codegen.c.c_types import Floats
from vinculum.codegen.c.render import ARITHMETICS, GenerationError, files
from vinculum.codegen.c.soft_formats import WORDS, SoftFormat
from vinculum.commands.generate import generate
from vinculum_spec.loader import specification

FLOATS = {"float16": np.float16, "bfloat16": ml_dtypes.bfloat16, "float32": np.float32, "float64": np.float64}
VARIANTS = [(name, word) for name in FLOATS for word in WORDS]
SOFT = "arm-none-eabi-gcc"


@pytest.mark.parametrize(
    ("compiler", "word"),
    default_cases([("gcc", 32), ("gcc", 64), ("clang", 32), ("clang", 64)], ("gcc", 32)),
)
def test_selftest_passes_for_each_word_size(tmp_path: Path, compiler: str, word: int) -> None:
    folder = write_files(tmp_path, arithmetic="integer", word=word)
    ran = run([build(compiler, folder, *STRICT, "-O2", TEST, SOURCE)], tmp_path)
    lines = ran.stdout.splitlines()
    assert (ran.returncode, ran.stderr) == (0, "")
    assert all(line.endswith(": right") for line in lines)
    assert len([line for line in lines if "float" in line]) == 8


@pytest.mark.parametrize(
    ("compiler", "level", "word"),
    default_cases(
        [
            (compiler, level, word)
            for compiler in ("gcc", "clang")
            for level in ("-O0", "-O1", "-O2", "-O3")
            for word in WORDS
        ],
    ),
)
def test_selftest_passes_under_sanitizers(tmp_path: Path, compiler: str, level: str, word: int) -> None:
    folder = write_files(tmp_path, arithmetic="integer", word=word)
    require_compiler(compiler, folder, *SANITIZERS)
    assert run([build(compiler, folder, "-std=c99", level, *SANITIZERS, TEST, SOURCE)], tmp_path).returncode == 0


@cache
def library(folder: Path, name: str, word: int) -> ctypes.CDLL:
    write_files(folder, dtypes=(name,), arithmetic="integer", word=word)
    compilation = run([find_program("gcc"), "-std=c99", "-O2", "-shared", "-fPIC", SOURCE, "-o", "division.so"], folder)
    assert compilation.returncode == 0
    return ctypes.CDLL(str(folder / "division.so"))


def soft_format(name: str, word: int = 64) -> SoftFormat:
    return SoftFormat(Floats(specification().types[name]), word)


def bits(name: str) -> np.dtype[np.unsignedinteger]:
    return np.dtype(f"u{np.dtype(FLOATS[name]).itemsize}")


def divided(
    function: Callable[..., int], A: npt.NDArray[np.generic], B: npt.NDArray[np.generic]
) -> npt.NDArray[np.generic]:
    C, where = np.zeros_like(A), ctypes.c_size_t(77)
    pointers = (ctypes.c_void_p(array.ctypes.data) for array in (A, B, C))
    assert function(*pointers, ctypes.c_size_t(A.size), ctypes.byref(where)) == 0
    assert where.value == 77
    return C


def operands(name: str, count: int) -> Iterator[tuple[npt.NDArray[np.generic], npt.NDArray[np.generic]]]:
    """Yield random bit patterns of numerators and denominators, of five kinds.

    The first kind has any exponents, and the second has exponents that give subnormal quotients. The third has subnormal
    operands, the denominators of the fourth are powers of two, and the fifth has large numerators and small denominators.
    """
    f, rng = soft_format(name), np.random.default_rng(54)
    kind = bits(name)

    def draw(low: int, high: int) -> npt.NDArray[np.uint64]:
        exponent = rng.integers(low, high, count, dtype=np.uint64)
        fraction = rng.integers(0, f.hidden, count, dtype=np.uint64)
        return (exponent * np.uint64(f.hidden) + fraction).astype(kind)

    top = f.top
    yield draw(0, 2 * top + 2), draw(0, 2 * top + 2)
    yield draw(1, f.p + 2), draw(top // 2, top // 2 + f.p + 2)
    yield draw(0, 1), draw(0, 2)
    yield draw(0, top), (rng.integers(0, top, count, dtype=np.uint64) * np.uint64(f.hidden)).astype(kind)
    yield draw(top - 3, top), draw(0, top // 2)


@pytest.mark.sample(4)
@pytest.mark.parametrize(("name", "word"), VARIANTS)
def test_quotients_are_those_of_the_processor(tmp_path: Path, name: str, word: int) -> None:
    """Bit for bit, but for NaN, which is the positive quiet one without payload."""
    own = library(tmp_path, name, word)
    nan = soft_format(name, word).nan
    for A, B in operands(name, 200_000):
        C = divided(own[f"vinculum_div_{name}_bits"], A, B)
        assert np.array_equal(C, divided(own[f"vinculum_div_{name}"], A, B))
        with np.errstate(all="ignore"):
            expected = A.view(FLOATS[name]) / B.view(FLOATS[name])
        is_nan = np.isnan(expected)
        assert np.array_equal(C[~is_nan], expected.view(bits(name))[~is_nan])
        assert set(C[is_nan].tolist()) <= {nan}


@pytest.mark.parametrize(("name", "word"), [pair for pair in VARIANTS if soft_format(*pair).two_divisions])
def test_quotients_at_the_borders_of_normal_numbers(tmp_path: Path, name: str, word: int) -> None:
    """Where a function of its own divides normal numbers, and where it no longer does."""
    f, rng = soft_format(name, word), np.random.default_rng(7)
    fractions = [0, 1, 2, f.hidden // 2, f.hidden - 2, f.hidden - 1, *rng.integers(0, f.hidden, 10).tolist()]
    exponents = [0, 1, 2, f.p, f.top // 2, f.top - f.p, f.top - 2, f.top - 1, f.top]
    border = [e + difference for e in exponents for difference in (-f.q_min - f.p, f.q_max + f.p)]
    fields = sorted({e + d for e in (*exponents, *border) for d in (-2, -1, 0, 1, 2) if 0 <= e + d <= f.top})
    patterns = np.array([e * f.hidden + m for e in fields for m in fractions], bits(name))
    A, B = (np.ascontiguousarray(x.ravel()) for x in np.broadcast_arrays(patterns[:, None], patterns))
    C = divided(library(tmp_path, name, word)[f"vinculum_div_{name}_bits"], A, B)
    with np.errstate(all="ignore"):
        expected = A.view(FLOATS[name]) / B.view(FLOATS[name])
    is_nan = np.isnan(expected)
    assert np.array_equal(C[~is_nan], expected.view(bits(name))[~is_nan])
    assert set(C[is_nan].tolist()) == {f.nan}
    normal = np.isfinite(expected) & (np.abs(expected) >= np.finfo(FLOATS[name]).smallest_normal)
    assert 0.1 < normal.mean() < 0.9  # both ways are taken


def test_a_word_of_32_bits_divides_no_wider_integer(tmp_path: Path) -> None:
    folder = write_files(tmp_path, dtypes=tuple(FLOATS), arithmetic="integer", word=32)
    assert (
        run(
            [find_program(SOFT), "-std=c99", "-Os", "-mcpu=cortex-m3", "-mthumb", "-c", SOURCE, "-o", "o"], folder
        ).returncode
        == 0
    )
    assert "ldivmod" not in run([find_program(SOFT.replace("gcc", "nm")), "-u", "o"], folder).stdout


@pytest.mark.thorough
def test_both_variants_have_the_same_functions() -> None:
    """So that one replaces the other."""
    hardware, integer = (
        set(re.findall(r"^int (vinculum_\w+)", generated(arithmetic=arithmetic)[HEADER], re.MULTILINE))
        for arithmetic in ARITHMETICS
    )
    assert hardware < integer
    assert integer - hardware == {
        f"vinculum_div_{name}_bits{form}" for name in FLOATS for form in ("", "_by_scalar", "_of_scalar")
    }


def test_options_have_the_choices_of_the_generator() -> None:
    """The command lists them without loading it."""
    choices = {option.name: tuple(getattr(option.type, "choices", ())) for option in generate.params}
    assert choices["arithmetic"] == ARITHMETICS
    assert sorted(map(int, choices["word"])) == sorted(WORDS)


def test_options_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    for options, message in (
        (["acsl", "--arithmetic", "integer"], "--arithmetic is for `vinculum generate c`"),
        (["c", "--word", "32"], "--word needs --arithmetic integer"),
        (["c", "--arithmetic", "decimal"], "'decimal' is not one of"),
    ):
        result = CliRunner().invoke(generate, [*options, "-o", str(tmp_path / "x")])
        assert result.exit_code == 2
        assert message in result.output
    with pytest.raises(GenerationError, match="no arithmetic 'integer' on 16 bits"):
        files(arithmetic="integer", word=16)

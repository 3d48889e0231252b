"""The generated C on other processors: where it passes, emulated, and where it refuses to compile."""

import re
from pathlib import Path

import pytest

from tests.codegen.c.generated_c import SOURCE, STRICT, find_program, generated, run, write_files
from tests.support.tiers import default_cases
from tools.arithmetics.boards import EMULATED, Board, MissingError
from vinculum.codegen.c.render import Arithmetic
from vinculum.codegen.c.soft_formats import WORDS

VARIANTS: tuple[tuple[Arithmetic, int], ...] = (("hardware", 64), ("integer", 64), ("integer", 32))
FREESTANDING = "#include <stddef.h>\nvoid *memcpy(void *restrict, const void *restrict, size_t);\n"
WITHOUT_FPU = [board.name for board in EMULATED if not board.fpu]
COMPILERS = ("gcc", "clang")
# Undefined symbols of an object file that computes with integers: of GCC's and LLVM's libraries, and of ARM's interface.
INTEGER_HELPERS = re.compile(
    r"__aeabi_(u?idiv(mod)?|u?ldivmod|lmul|l[la]sl|[la]?lsr|lasr|mem\w+)|__(u?(div|mod|divmod)|mul|ash[lr]|lshr|clz)[sd]i[234]?|memcpy"
)

BOARDS = {board.name: board for board in EMULATED}


@pytest.mark.parametrize(
    ("name", "arithmetic", "word", "level"),
    default_cases(
        [
            (name, *variant, level)
            for name, board in BOARDS.items()
            for variant in VARIANTS
            for level in (("-Os", "-O3") if board.bare_metal else ("-O2",))
        ],
        ("AArch64", "hardware"),
        ("ARMv5, without an FPU", "integer", 32),
        ("MIPS32, big-endian", "hardware"),
        ("RV64GC", "integer", 64),
        ("s390x, big-endian", "hardware"),
        ("Cortex-M0", "integer", 32, "-Os"),
    ),
)
def test_selftest_passes_on_other_processors(name: str, arithmetic: Arithmetic, word: int, level: str) -> None:
    try:
        assert BOARDS[name].self_test(generated(None, (), arithmetic, word), arithmetic, level) == []
    except MissingError as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("name", default_cases(list(BOARDS), "RV32I"))
def test_a_wrong_quotient_is_reported_from_other_processors(name: str) -> None:
    """Its emulator passes lines and exit status on."""
    sources = dict(generated(None, ("float32",), "integer", 64))
    changed = sources[SOURCE].replace("(r + (q % 2u)) > (d - r)", "r > (d - r)")
    assert changed != sources[SOURCE]
    try:
        wrong = BOARDS[name].self_test({**sources, SOURCE: changed}, "integer", "-O2")
    except MissingError as error:
        pytest.skip(str(error))
    assert any("expected" in line for line in wrong)


def compile_only(folder: Path, board: Board, compiler: str, arithmetic: Arithmetic, level: str = "-O2") -> None:
    """Compile the source for the board, without its library's headers, and without a warning."""
    (folder / "string.h").write_text(FREESTANDING)
    flags = board.clang if compiler == "clang" else board.flags
    flags += board.hardware if arithmetic == "hardware" and compiler == "gcc" else ()
    headers = ("-ffreestanding", "-I.", *(["-nostdlibinc"] if compiler == "clang" else []))
    command = find_program(compiler if compiler == "clang" else board.compiler)
    (folder / "empty.c").write_text("int f(void);\n")
    empty = run([command, *flags, "-c", "empty.c"], folder)
    if empty.returncode:
        pytest.skip(f"{compiler} does not compile for {board.name}: {empty.stderr.strip()[:200]}")
    made = run([command, *STRICT, level, *flags, *headers, "-c", SOURCE, "-o", "o"], folder)
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("name", "arithmetic", "word", "compiler"),
    default_cases(
        [(name, *variant, compiler) for name in BOARDS for variant in VARIANTS for compiler in COMPILERS],
        ("Cortex-M4F", "integer", 64, "clang"),
        ("RV64IMAC", "hardware", 64, "gcc"),
    ),
)
def test_it_compiles_without_warnings_for_other_processors(
    tmp_path: Path, name: str, arithmetic: Arithmetic, word: int, compiler: str
) -> None:
    compile_only(write_files(tmp_path, None, (), arithmetic, word), BOARDS[name], compiler, arithmetic)


def undefined(folder: Path, board: Board) -> list[str]:
    listed = run([find_program(board.compiler.replace("gcc", "nm")), "-u", "o"], folder)
    assert listed.returncode == 0
    return [line.split()[-1] for line in listed.stdout.splitlines()]


@pytest.mark.parametrize(
    ("name", "word", "compiler", "level"),
    default_cases(
        [
            (name, word, compiler, level)
            for name in WITHOUT_FPU
            for word in WORDS
            for compiler in COMPILERS
            for level in ("-Os", "-O3")
        ],
        ("Cortex-M3", 64, "gcc", "-Os"),
        ("RV32IMAC", 32, "clang", "-O3"),
    ),
)
def test_integer_arithmetic_calls_integer_helpers_alone(
    tmp_path: Path, name: str, word: int, compiler: str, level: str
) -> None:
    compile_only(write_files(tmp_path, None, (), "integer", word), BOARDS[name], compiler, "integer", level)
    assert [helper for helper in undefined(tmp_path, BOARDS[name]) if not INTEGER_HELPERS.fullmatch(helper)] == []


@pytest.mark.parametrize("name", default_cases(WITHOUT_FPU, "Cortex-M0"))
def test_hardware_arithmetic_calls_others_without_an_fpu(tmp_path: Path, name: str) -> None:
    """So that the test of integer arithmetic can fail."""
    compile_only(write_files(tmp_path), BOARDS[name], "gcc", "hardware")
    others = {helper for helper in undefined(tmp_path, BOARDS[name]) if not INTEGER_HELPERS.fullmatch(helper)}
    assert {"__aeabi_fdiv", "__aeabi_ddiv"} <= others or {"__divsf3", "__divdf3"} <= others


def refused(folder: Path, compiler: str, *flags: str) -> str:
    """What is said where the source does not compile."""
    (folder / "string.h").write_text(FREESTANDING)
    attempts = run(
        [find_program(compiler), "-std=c99", "-ffreestanding", "-I.", *flags, "-c", SOURCE], write_files(folder)
    )
    assert attempts.returncode
    return attempts.stderr


@pytest.mark.parametrize("target", ["avr", "msp430"])
def test_an_int_of_16_bits_is_refused(tmp_path: Path, target: str) -> None:
    (tmp_path / "empty.c").write_text("int f(void);\n")
    if run([find_program("clang"), f"--target={target}", "-c", "empty.c"], tmp_path).returncode:
        pytest.skip(f"clang has no {target}")
    assert "int of 32 bits at least" in refused(tmp_path, "clang", f"--target={target}", "-nostdlibinc")


def test_a_double_of_32_bits_is_refused(tmp_path: Path) -> None:
    flags = ("-U__DBL_MANT_DIG__", "-D__DBL_MANT_DIG__=__FLT_MANT_DIG__")
    assert "binary32 and binary64" in refused(tmp_path, "gcc", *flags)


@pytest.mark.parametrize("flag", ["-freciprocal-math", "-funsafe-math-optimizations"])
def test_reciprocals_are_refused_if_the_compiler_announces_them(tmp_path: Path, flag: str) -> None:
    (tmp_path / "empty.c").write_text("")
    if "__RECIPROCAL_MATH__" not in run([find_program("gcc"), flag, "-dM", "-E", "empty.c"], tmp_path).stdout:
        pytest.skip("this compiler does not tell")
    assert "reciprocal" in refused(tmp_path, "gcc", flag)


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("flag", ["-ffinite-math-only", "-ffast-math"])
def test_compiler_that_ignores_nan_is_refused(tmp_path: Path, compiler: str, flag: str) -> None:
    assert "leave NaN and infinity out" in refused(tmp_path, compiler, flag)


def test_compiler_that_announces_ignored_zero_signs_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.c").write_text("")
    if (
        "__NO_SIGNED_ZEROS__"
        not in run([find_program("gcc"), "-fno-signed-zeros", "-dM", "-E", "empty.c"], tmp_path).stdout
    ):
        pytest.skip("this compiler does not tell")
    assert "take one zero for the other" in refused(tmp_path, "gcc", "-fno-signed-zeros")


def test_excess_precision_is_refused_with_the_flag_to_set(tmp_path: Path) -> None:
    assert "s390x: -fexcess-precision=fast" in refused(tmp_path, "s390x-linux-gnu-gcc")

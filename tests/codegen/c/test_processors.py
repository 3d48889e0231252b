"""The generated C on other processors: where it passes, emulated, and where it refuses to compile."""

from pathlib import Path

import pytest

from tests.codegen.c.generated_c import SOURCE, STRICT, TEST, build, find_program, run, write_files
from tests.support.tiers import default_cases
from vinculum.codegen.c.render import Arithmetic

# name of the compiler: the emulator, and what GCC needs there. Little and big ends first, 32 and 64 bits.
PROCESSORS = {
    "aarch64-linux-gnu": ("qemu-aarch64", ()),
    "arm-linux-gnueabi": ("qemu-arm", ()),
    "mips-linux-gnu": ("qemu-mips", ()),
    "riscv64-linux-gnu": ("qemu-riscv64", ()),
    "s390x-linux-gnu": ("qemu-s390x", ("-fexcess-precision=fast",)),
}
VARIANTS: tuple[tuple[Arithmetic, int], ...] = (("hardware", 64), ("integer", 64), ("integer", 32))


@pytest.mark.parametrize(
    ("processor", "arithmetic", "word"),
    default_cases(
        [(processor, *variant) for processor in PROCESSORS for variant in VARIANTS],
        ("aarch64-linux-gnu", "hardware"),
        ("arm-linux-gnueabi", "integer", 32),
        ("mips-linux-gnu", "hardware"),
        ("riscv64-linux-gnu", "integer", 64),
        ("s390x-linux-gnu", "hardware"),
    ),
)
def test_selftest_passes_on_other_processors(tmp_path: Path, processor: str, arithmetic: Arithmetic, word: int) -> None:
    emulator, flags = PROCESSORS[processor]
    folder = write_files(tmp_path, arithmetic=arithmetic, word=word)
    build(f"{processor}-gcc", folder, *STRICT, "-O2", *flags, "-static", TEST, SOURCE)
    ran = run([find_program(emulator), "selftest"], tmp_path)
    lines = ran.stdout.splitlines()
    assert lines
    assert [line for line in lines if not line.endswith(": right")] == []
    assert (ran.returncode, ran.stderr) == (0, "")


def refused(folder: Path, compiler: str, *flags: str) -> str:
    """What is said where the source does not compile."""
    (folder / "string.h").write_text(
        "#include <stddef.h>\nvoid *memcpy(void *restrict, const void *restrict, size_t);\n"
    )
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

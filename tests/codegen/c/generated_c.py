"""Compile and run the generated C."""

import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from vinculum.codegen.c import files
from vinculum.codegen.c.render import HEADER, SELFTEST, SOURCE, Arithmetic

NATIVE = Path(__file__).parents[3] / "src/vinculum/kernels/native"
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")
TEST = SELFTEST
COMMITTED = (HEADER, SOURCE)  # of the three files
EMPTY = "int main(void) { return 0; }\n"

compilers = pytest.mark.parametrize("compiler", ["gcc", "clang"])


@cache
def generated(
    profile: str | None = None, dtypes: tuple[str, ...] = (), arithmetic: Arithmetic = "hardware", word: int = 64
) -> dict[str, str]:
    """The three files, by name."""
    return files(profile, dtypes, arithmetic=arithmetic, word=word)


def write_files(
    folder: Path,
    profile: str | None = None,
    dtypes: tuple[str, ...] = (),
    arithmetic: Arithmetic = "hardware",
    word: int = 64,
) -> Path:
    """Write the three files into `folder` and return it."""
    for name, text in generated(profile, dtypes, arithmetic, word).items():
        (folder / name).write_text(text)
    return folder


def find_program(program: str) -> str:
    """The program's path; skips the test without it."""
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"no {program}")
    return path


def require_compiler(compiler: str, folder: Path, *flags: str) -> None:
    """Skip the test if a minimal program cannot be built with these flags or does not run."""
    (folder / "empty.c").write_text(EMPTY)
    result = run([find_program(compiler), *flags, "empty.c", "-o", "empty"], folder)
    if result.returncode or run(["./empty"], folder).returncode:
        pytest.skip(f"{compiler} {' '.join(flags)}: {result.stderr[:200]}")


def run(command: Sequence[str], folder: Path, seconds: int = 300) -> subprocess.CompletedProcess[str]:
    """The completed process."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=seconds, check=False)


def build(compiler: str, folder: Path, *arguments: str) -> str:
    """The program built from these arguments, without any diagnostics."""
    result = run([find_program(compiler), *arguments, "-o", "selftest"], folder)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    return "./selftest"

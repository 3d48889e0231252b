"""Compiles and runs the generated C."""

import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from vinculum.codegen.c import files
from vinculum.codegen.c.render import HEADER, SELFTEST, SOURCE

NATIVE = Path(__file__).parents[3] / "src/vinculum/kernels/native"
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")
TEST = SELFTEST
COMMITTED = (HEADER, SOURCE)  # of the three files
EMPTY = "int main(void) { return 0; }\n"

compilers = pytest.mark.parametrize("compiler", ["gcc", "clang"])


@cache
def generated(profile: str | None = None, dtypes: tuple[str, ...] = ()) -> dict[str, str]:
    """The three files, by name."""
    return files(profile, dtypes)


def written(folder: Path, profile: str | None = None, dtypes: tuple[str, ...] = ()) -> Path:
    """`folder`, with the three files in it."""
    for name, text in generated(profile, dtypes).items():
        (folder / name).write_text(text)
    return folder


def found(program: str) -> str:
    """Its path; where there is none, the test is skipped."""
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"no {program}")
    return path


def can(compiler: str, folder: Path, *flags: str) -> None:
    """The test is skipped where a program of no more than main cannot be made with these flags, or does not run."""
    (folder / "empty.c").write_text(EMPTY)
    result = run([found(compiler), *flags, "empty.c", "-o", "empty"], folder)
    if result.returncode or run(["./empty"], folder).returncode:
        pytest.skip(f"{compiler} {' '.join(flags)}: {result.stderr[:200]}")


def run(command: Sequence[str], folder: Path, seconds: int = 300) -> subprocess.CompletedProcess[str]:
    """What came of it."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=seconds, check=False)


def built(compiler: str, folder: Path, *arguments: str) -> str:
    """The path of the program made of these arguments, which must be made without a word."""
    result = run([found(compiler), *arguments, "-o", "selftest"], folder)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    return "./selftest"

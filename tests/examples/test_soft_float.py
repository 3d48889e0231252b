"""The examples of soft-float targets, built by the commands of the page that shows them."""

import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gate.support.quick_trials import verdicts
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "soft_float"
PAGE = (ROOT / "docs" / "how-to" / "judge-a-soft-float-library.md").read_text()
KINDS = ("special values, crossed", "ties among subnormals", "hardest to round")
FUNCTION = "E_DIV_FLOAT_FUNC_0010"
STAND_IN = """
#include <stdint.h>
typedef struct { uint16_t v; } float16_t;
typedef struct { uint32_t v; } float32_t;
typedef struct { uint64_t v; } float64_t;
float16_t f16_div(float16_t a, float16_t b);
float32_t f32_div(float32_t a, float32_t b);
float64_t f64_div(float64_t a, float64_t b);
"""
DIVISIONS = """
#include <string.h>
#include "softfloat.h"
float16_t f16_div(float16_t a, float16_t b) { return (float16_t){(uint16_t)(a.v - b.v)}; }
float32_t f32_div(float32_t a, float32_t b) {
    float x, y; memcpy(&x, &a, 4); memcpy(&y, &b, 4); x /= y; memcpy(&a, &x, 4); return a;
}
float64_t f64_div(float64_t a, float64_t b) {
    double x, y; memcpy(&x, &a, 8); memcpy(&y, &b, 8); x /= y; memcpy(&a, &x, 8); return a;
}
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the example, as the current folder."""
    copy = tmp_path / "soft_float"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("build", "__pycache__"))
    monkeypatch.chdir(copy)
    return copy


def commands(word: str) -> list[str]:
    """The commands of the block of sh that has this word."""
    blocks = [text.splitlines() for text in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)]
    (block,) = (lines for lines in blocks if any(word in line for line in lines))
    return block


def require(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"no {program}")


def targets_of(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Each target that the commands check, with each type."""
    for line in lines:
        words = shlex.split(line)
        if words[:2] == ["vinculum", "check"]:
            target, option, *dtypes = words[2:]
            assert option == "--dtype"
            yield from ((target, dtype) for dtype in dtypes)


def build(lines: list[str], folder: Path, compiler: str = "") -> None:
    """Run the commands but those of Vinculum, or of these only those that start with `compiler`."""
    for line in lines:
        if not line.startswith("vinculum check") and line.startswith(("mkdir", compiler)):
            subprocess.run(["bash", "-c", line], cwd=folder, check=True)


def assert_quotients_conform(target: str, dtype: str, kinds: tuple[str, ...] = KINDS) -> None:
    """E_DIV_FLOAT_FUNC_0010, and what follows from it, on hard operands."""
    for kind in kinds:
        found = verdicts(target, "sonnx", dtype, kind)
        assert found[FUNCTION] is Status.CONFORMS, (kind, found)
        assert Status.REFUTED not in found.values(), (kind, found)


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_compiler_rt_conforms(folder: Path, dtype: str) -> None:
    require("clang", "cc")
    library = subprocess.run(
        ["clang", "-rtlib=compiler-rt", "-print-libgcc-file-name"], capture_output=True, text=True, check=True
    )
    if not Path(library.stdout.strip()).is_file():
        pytest.skip("clang is without compiler-rt")
    lines = commands("compiler-rt")
    build(lines, folder)
    (target,) = (target for target, name in targets_of(lines) if name == dtype)
    assert_quotients_conform(target, dtype)


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("processor", ["cortex_m0", "cortex_m3", "riscv64"])
def test_libgcc_conforms_on_emulated_processors(folder: Path, processor: str, dtype: str) -> None:
    compiler, emulator = (
        ("riscv64-unknown-elf-gcc", "qemu-riscv64") if processor == "riscv64" else ("arm-none-eabi-gcc", "qemu-arm")
    )
    require(compiler, emulator)
    lines = commands("riscv64-unknown-elf-gcc")
    build(lines, folder, compiler)
    targets = [target for target, name in targets_of(lines) if name == dtype and target.endswith(f":{processor}")]
    assert len(targets) == 1
    assert_quotients_conform(targets[0], dtype)


@pytest.mark.thorough
def test_emulated_program_refuses_what_it_lacks(folder: Path) -> None:
    """A type, operands of two types, and a processor whose program is not built: errors, no quotients."""
    require("riscv64-unknown-elf-gcc", "qemu-riscv64")
    import numpy as np

    build(commands("riscv64-unknown-elf-gcc"), folder, "riscv64-unknown-elf-gcc")
    one = np.ones(1, np.float32)
    with Sandbox("python:emulated.py:riscv64") as sandbox:
        for A, B in ((one.astype(np.float16),) * 2, (one, one.astype(np.float64))):
            assert sandbox.divide(Request(A, B, "onnx-14", A.dtype.name, "eager")).result is None
        reply = sandbox.divide(Request(one, one, "onnx-14", "float32", "eager"))
        assert reply.result is not None
        assert reply.result.tolist() == [1]
    with Sandbox("python:emulated.py:cortex_m0") as sandbox:
        assert sandbox.divide(Request(one, one, "onnx-14", "float32", "eager")).result is None


@pytest.mark.sample(1)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_commands_for_berkeley_softfloat(folder: Path, dtype: str) -> None:
    """With a stand-in for its source, whose float16 quotient is the difference of the patterns."""
    require("cc", "ar")
    include, archive = (folder / "berkeley-softfloat-3" / part for part in ("source/include", "build/Linux-x86_64-GCC"))
    include.mkdir(parents=True)
    archive.mkdir(parents=True)
    (include / "softfloat.h").write_text(STAND_IN)
    (archive / "division.c").write_text(DIVISIONS)
    subprocess.run(["cc", "-fPIC", "-c", f"-I{include}", "division.c"], cwd=archive, check=True)
    subprocess.run(["ar", "rc", "softfloat.a", "division.o"], cwd=archive, check=True)
    lines = commands("berkeley.so")
    build(lines, folder, "cc ")
    (target,) = (target for target, name in targets_of(lines) if name == dtype and target.startswith("c:"))
    found = verdicts(target, "onnx-14", dtype, KINDS[0])
    assert found[FUNCTION] is (Status.REFUTED if dtype == "float16" else Status.CONFORMS)


@pytest.mark.sample(1)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_commands_for_the_source_of_gcc(folder: Path, dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in for the source, whose float64 quotient is the product."""
    require("cc")
    source = folder / "gcc" / "libgcc" / "soft-fp"
    source.mkdir(parents=True)
    (source / "divsf3.c").write_text("float __divsf3(float a, float b) { return a / b; }\n")
    (source / "divdf3.c").write_text("double __divdf3(double a, double b) { return a * b; }\n")
    monkeypatch.setenv("GCC", str(folder / "gcc"))
    lines = commands("build/libgcc.so")
    build(lines, folder, "cc ")
    (target,) = (target for target, name in targets_of(lines) if name == dtype)
    found = verdicts(target, "sonnx", dtype, KINDS[0])
    assert found[FUNCTION] is (Status.REFUTED if dtype == "float64" else Status.CONFORMS)


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_softfloatpy_conforms(folder: Path, dtype: str) -> None:
    pytest.importorskip("softfloatpy")
    found = verdicts(f"python:{folder}/berkeley.py:divide", "onnx-14", dtype, "hardest to round")
    assert found[FUNCTION] is Status.CONFORMS
    assert Status.REFUTED not in found.values()

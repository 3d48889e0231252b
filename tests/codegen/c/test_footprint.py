"""Size and stack of the generated functions agree with the compilers' own listings."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.codegen.c.generated_c import find_program
from vinculum.codegen.c import footprint
from vinculum.codegen.c.code_size import NotMeasuredError, Target, programs, unit
from vinculum.codegen.c.footprint import M0, M4F, ROUTINES, X86

HEADER = "int vinculum_a(int x);\nint vinculum_b(int x);\n"
SOURCE = """#include "vinculum_div.h"
static int __attribute__((noinline)) helper(int x) { volatile char room[256]; room[x & 255] = 1; return room[x & 127]; }
int vinculum_a(int x) { volatile char room[64]; room[x & 63] = 2; return room[1] + helper(x); }
int vinculum_b(int x) { return x + 1; }
"""


TWINS = """#include "vinculum_div.h"
static int __attribute__((noinline)) first(int x) { volatile int y = x; return y * 3; }
static int __attribute__((noinline)) second(int x) { volatile int y = x; return y * 3; }
int vinculum_a(int x) { return first(x) + 1; }
int vinculum_b(int x) { return second(x) + 2; }
"""
DIVISION = """float vinculum_a(float x, float y); float vinculum_b(float x, float y);
float vinculum_a(float x, float y) { return x / y; }
float vinculum_b(float x, float y) { (void)y; return x; }
"""


@pytest.mark.parametrize("level", ["-Os", "-O2"])
def test_helpers_are_not_counted_twice_and_stacks_add_up(level: str) -> None:
    find_program(f"{X86.tools}gcc")
    footprint = unit(X86, level, {"vinculum_div.h": HEADER, "vinculum_div.c": SOURCE})
    assert set(footprint.functions) == {"vinculum_a", "vinculum_b", "helper"}
    a, b, helper = (footprint.functions[name] for name in ("vinculum_a", "vinculum_b", "helper"))
    assert footprint.size(["vinculum_a"]) == a.size + helper.size
    assert footprint.size(["vinculum_a", "vinculum_b", "helper"]) == a.size + b.size + helper.size
    assert helper.stack >= 128  # below it are 128 bytes that leaf functions need not reserve
    assert footprint.stack("vinculum_a") == a.stack + helper.stack >= 64 + 128
    assert footprint.stack("vinculum_b") < 64
    assert footprint.outside(["vinculum_a", "vinculum_b"]) == []


def test_external_calls_are_named() -> None:
    find_program(f"{X86.tools}gcc")
    text = "int elsewhere(int x);\nint vinculum_a(int x);\nint vinculum_a(int x) { return elsewhere(x) + 1; }\n"
    assert unit(X86, "-Os", {"vinculum_div.c": text}).outside(["vinculum_a"]) == ["elsewhere"]


def test_functions_of_equal_code_that_the_compiler_merges_are_counted_once() -> None:
    find_program(f"{X86.tools}gcc")
    created = unit(X86, "-Os", {"vinculum_div.h": HEADER, "vinculum_div.c": TWINS})
    (helper,) = set(created.functions) - {"vinculum_a", "vinculum_b"}
    sizes = {name: function.size for name, function in created.functions.items()}
    assert created.size(["vinculum_a", "vinculum_b"]) == sum(sizes.values())
    assert created.size(["vinculum_b"]) == sizes["vinculum_b"] + sizes[helper]
    assert created.outside(["vinculum_a", "vinculum_b"]) == []


def test_linked_programs_hold_what_the_function_calls_and_nothing_else() -> None:
    find_program(f"{M0.tools}gcc")
    made = programs(M0, "-Os", {"vinculum_div.c": DIVISION}, ["vinculum_a", "vinculum_b"])
    divides, returns = made["vinculum_a"], made["vinculum_b"]
    assert ROUTINES["float32"] in divides.functions
    assert "vinculum_b" not in divides.functions
    assert divides.size >= divides.functions["vinculum_a"] + divides.functions[ROUTINES["float32"]]
    assert set(returns.functions) == {"vinculum_b"}
    assert returns.size < 16


def test_a_stack_without_a_bound_is_not_measured() -> None:
    find_program(f"{X86.tools}gcc")
    text = SOURCE.replace("return x + 1;", "volatile char room[x]; room[0] = 1; return room[0];")
    with pytest.raises(NotMeasuredError, match="vinculum_b needs stack without a bound"):
        unit(X86, "-Os", {"vinculum_div.h": HEADER, "vinculum_div.c": text})


def test_a_missing_compiler_is_named_and_ends_with_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(footprint, "M4F", Target("Cortex-M4F", "no-such-", ()))
    monkeypatch.setattr(footprint, "COLUMNS", [(footprint.M4F, "-Os")])
    monkeypatch.setattr(sys, "argv", ["footprint", "--check"])
    assert footprint.main() == 3
    assert "no no-such-gcc: on Debian, apt-get install" in capsys.readouterr().err


def test_another_version_of_a_compiler_is_not_compared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find_program(f"{X86.tools}gcc")
    find_program(f"{M4F.tools}gcc")
    (tmp_path / "page.md").write_text("gcc 1.2\n")
    monkeypatch.setattr(footprint, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(sys, "argv", ["footprint", "--check"])
    assert footprint.main() == 3


@pytest.mark.thorough
def test_page_is_that_of_the_installed_compilers() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "vinculum.codegen.c.footprint", "--check"], capture_output=True, text=True, check=False
    )
    if ran.returncode == 3:
        pytest.skip(ran.stderr)
    assert (ran.returncode, ran.stdout) == (0, "")


def test_integer_arithmetic_on_32_bits_links_to_no_more_bytes_than_the_other() -> None:
    """With `--word 32`, on processors without an FPU, for every element type."""
    rows = re.findall(r"^\| `(vinculum_div_\w+)` \|((?: \d+ \|){6})$", footprint.PAGE.read_text(), re.MULTILINE)
    assert len(rows) == 12
    for name, cells in rows:
        m0_hardware, _, m0, m4_hardware, _, m4 = map(int, re.findall(r"\d+", cells))
        assert m0 < m0_hardware, name
        assert m4 < m4_hardware, name

"""Size and stack of the generated functions agree with the compilers' own listings."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.codegen.c.generated_c import find_program
from vinculum.codegen.c import footprint
from vinculum.codegen.c.footprint import M4F, X86, NotMeasuredError, Target, unit

HEADER = "int vinculum_a(int x);\nint vinculum_b(int x);\n"
SOURCE = """#include "vinculum_div.h"
static int __attribute__((noinline)) helper(int x) { volatile char room[256]; room[x & 255] = 1; return room[x & 127]; }
int vinculum_a(int x) { volatile char room[64]; room[x & 63] = 2; return room[1] + helper(x); }
int vinculum_b(int x) { return x + 1; }
"""


@pytest.mark.parametrize("level", ["-Os", "-O2"])
def test_helpers_are_not_counted_twice_and_stacks_add_up(level: str) -> None:
    find_program(f"{X86.tools}gcc")
    created = unit(X86, level, {"vinculum_div.h": HEADER, "vinculum_div.c": SOURCE})
    assert set(created.functions) == {"vinculum_a", "vinculum_b", "helper"}
    a, b, helper = (created.functions[name] for name in ("vinculum_a", "vinculum_b", "helper"))
    assert created.size(["vinculum_a"]) == a.size + helper.size
    assert created.size(["vinculum_a", "vinculum_b", "helper"]) == a.size + b.size + helper.size
    assert helper.stack >= 128  # below it are 128 bytes that leaf functions need not reserve
    assert created.stack("vinculum_a") == a.stack + helper.stack >= 64 + 128
    assert created.stack("vinculum_b") < 64
    assert created.outside(["vinculum_a", "vinculum_b"]) == []


def test_external_calls_are_named() -> None:
    find_program(f"{X86.tools}gcc")
    text = "int elsewhere(int x);\nint vinculum_a(int x);\nint vinculum_a(int x) { return elsewhere(x) + 1; }\n"
    assert unit(X86, "-Os", {"vinculum_div.c": text}).outside(["vinculum_a"]) == ["elsewhere"]


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


def test_page_is_that_of_the_installed_compilers() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "vinculum.codegen.c.footprint", "--check"], capture_output=True, text=True, check=False
    )
    if ran.returncode == 3:
        pytest.skip(ran.stderr)
    assert (ran.returncode, ran.stdout) == (0, "")

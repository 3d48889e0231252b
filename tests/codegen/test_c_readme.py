"""What the folder of the generated C tells those who take it: its commands, its example, its table of MISRA rules."""

import re
import shlex
from pathlib import Path

import pytest
from c_builds import NATIVE, SOURCE, found, run, written
from click.testing import CliRunner

from vinculum.commands.generate import generate

TEXT = (NATIVE / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def test_its_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (commands,) = blocks("sh")
    ran = 0
    for line in commands.splitlines():
        words = shlex.split(line, comments=True)
        if words[:2] == ["vinculum", "generate"]:
            assert CliRunner().invoke(generate, words[2:]).exit_code == 0
        else:
            assert run([found("gcc"), *words[1:]], tmp_path).returncode == 0
        ran += 1
    assert ran == 3


def test_its_example(tmp_path: Path) -> None:
    (example,) = blocks("c")
    assert "where is 2, and c as it was" in example
    body = example.splitlines()[:2]
    call = example.splitlines()[2].partition("{")[0]
    code = "\n".join(
        [*body, f"c[0] = c[1] = 8;\n{call} return (where == 2u && c[0] == 8 && c[1] == 8) ? 0 : 1;", "return 2;"]
    )
    written(tmp_path, None, ("int32",))
    (tmp_path / "example.c").write_text(f'#include "vinculum_div.h"\nint main(void)\n{{\n{code}\n}}\n')
    assert run([found("gcc"), "-std=c99", "example.c", SOURCE, "-o", "example"], tmp_path).returncode == 0
    assert run(["./example"], tmp_path).returncode == 0


def test_its_rules_of_misra_are_those_that_cppcheck_reports(tmp_path: Path) -> None:
    table = {
        rule for row in re.findall(r"^\| (\d+\.\d+(?:, \d+\.\d+)*) ", TEXT, re.MULTILINE) for rule in row.split(", ")
    }
    assert table
    cppcheck = found("cppcheck")
    version = run([cppcheck, "--version"], tmp_path).stdout.strip()
    if version not in TEXT:
        pytest.skip(f"{version}: the table is of another version")
    written(tmp_path)
    ran = run([cppcheck, "--addon=misra", "--std=c99", "-q", SOURCE], tmp_path)
    assert ran.returncode == 0
    assert set(re.findall(r"misra-c2012-([\d.]+)", ran.stderr)) == table

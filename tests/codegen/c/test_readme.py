"""The README of the generated C: its commands, its example, and its table of MISRA rules."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.codegen.c.generated_c import SOURCE, find_program, run, write_files
from vinculum.codegen.c.render import Arithmetic
from vinculum.commands.generate import generate

DOCS = Path(__file__).parents[3] / "docs"
TEXT = (DOCS / "how-to/use-the-c.md").read_text() + (DOCS / "reference/c-sources.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.thorough
def test_commands_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for line in "".join(blocks("sh")).splitlines():
        words = shlex.split(line, comments=True)
        if words[:2] == ["vinculum", "generate"]:
            assert CliRunner().invoke(generate, words[2:]).exit_code == 0
        else:
            assert run([find_program("gcc"), *words[1:]], tmp_path).returncode == 0
        ran += 1
    assert ran == 6


def test_example_reports_the_index_and_leaves_c(tmp_path: Path) -> None:
    (example,) = blocks("c")
    assert "where is 2, and c as it was" in example
    body = example.splitlines()[:2]
    call = example.splitlines()[2].partition("{")[0]
    code = "\n".join(
        [*body, f"c[0] = c[1] = 8;\n{call} return (where == 2u && c[0] == 8 && c[1] == 8) ? 0 : 1;", "return 2;"]
    )
    write_files(tmp_path, None, ("int32",))
    (tmp_path / "example.c").write_text(f'#include "vinculum_div.h"\nint main(void)\n{{\n{code}\n}}\n')
    assert run([find_program("gcc"), "-std=c99", "example.c", SOURCE, "-o", "example"], tmp_path).returncode == 0
    assert run(["./example"], tmp_path).returncode == 0


TABLES: dict[Arithmetic, str] = {"hardware": "### With floating-point arithmetic", "integer": "### In integers alone"}

each_table = pytest.mark.parametrize(("arithmetic", "word"), [("hardware", 64), ("integer", 64), ("integer", 32)])


def section(arithmetic: Arithmetic) -> str:
    """What the page says of MISRA and this file."""
    (text,) = re.findall(rf"^{TABLES[arithmetic]}\n(.*?)^##", TEXT, re.MULTILINE | re.DOTALL)
    return str(text)


def misra(arithmetic: Arithmetic) -> dict[str, str]:
    """Each guideline in its table, with the category that it has there."""
    rows = re.findall(r"^\| ((?:Dir )?\d+\.\d+(?:, \d+\.\d+)*) [^|]*\| (\w+) \|", section(arithmetic), re.MULTILINE)
    return {name: category for names, category in rows for name in names.split(", ")}


@pytest.mark.parametrize("arithmetic", TABLES)
def test_its_summary_of_misra_has_each_departure_in_its_category(arithmetic: Arithmetic) -> None:
    table = misra(arithmetic)
    assert {"8.14", "Dir 4.6"} <= table.keys()
    for category in ("mandatory", "required", "advisory"):
        (departures,) = re.findall(rf"^\| {category} \| ([^|:]*?)(?::[^|]*)? \|", section(arithmetic), re.MULTILINE)
        departed = set() if departures == "none" else set(departures.split(", "))
        assert departed == {name for name, category_of_rule in table.items() if category_of_rule == category}


@each_table
def test_row_on_basic_types_names_all_of_them(tmp_path: Path, arithmetic: Arithmetic, word: int) -> None:
    write_files(tmp_path, arithmetic=arithmetic, word=word)
    code = "".join((tmp_path / name).read_text() for name in (SOURCE, "vinculum_div.h"))
    code = re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL)
    (row,) = re.findall(r"^\| Dir 4\.6 [^|]*\| advisory \| ([^|]*) \|", section(arithmetic), re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", row)) == set(re.findall(r"\b(char|short|int|long|float|double)\b", code))


@pytest.mark.sample(2)
@each_table
def test_its_rules_of_misra_are_those_that_cppcheck_reports(tmp_path: Path, arithmetic: Arithmetic, word: int) -> None:
    table = {name for name in misra(arithmetic) if not name.startswith("Dir ")}
    assert table
    cppcheck = find_program("cppcheck")
    version = run([cppcheck, "--version"], tmp_path).stdout.strip()
    if version not in TEXT:
        pytest.skip(f"{version}: the table is of another version")
    write_files(tmp_path, arithmetic=arithmetic, word=word)
    ran = run([cppcheck, "--addon=misra", "--std=c99", "-q", SOURCE], tmp_path)
    assert ran.returncode == 0
    assert set(re.findall(r"misra-c2012-([\d.]+)", ran.stderr)) == table

"""The commands, options and links of README and the other pages exist.

`tests/docs` runs the blocks of these pages.
"""

import re
from pathlib import Path

import pytest

from tests.support.command_options import COMMAND_OPTIONS, FOREIGN, OPTION, options_of_the_plugin
from vinculum.commands.specification import ieee754_pages
from vinculum_spec.atlas.loader import atlas

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
DOCUMENTS = [
    *(
        ROOT / name
        for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "proofs/README.md", "benchmarks/README.md")
    ),
    ROOT / "src/vinculum/kernels/native/README.md",
    *PAGES,
]
MAX_LINES, MAX_README_LINES = 300, 160


def name(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").as_posix()


def test_readme_has_two_blocks_of_one_command() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    assert all(len(block.splitlines()) == 1 for block in blocks)
    assert "vinculum check vinculum" in blocks[0]
    assert "pytest" in blocks[1]


def test_the_first_blocks_of_a_shell_are_the_two_commands() -> None:
    """What somebody new pastes first; a session that is shown before stands between tildes."""
    text = (ROOT / "README.md").read_text()
    blocks = re.findall(r"^```(sh|bash|shell|console)\n.*?^```", text, re.MULTILINE | re.DOTALL)
    assert blocks[:2] == ["sh", "sh"]


def test_ci_runs_the_test_command_that_readme_names() -> None:
    """With the second tier of tests."""
    command = re.findall(r"python -m pytest.*", (ROOT / "README.md").read_text())[0]
    assert f'{command} -m "not slow"' in (ROOT / ".ci/run").read_text().splitlines()


def test_pages_are_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= MAX_README_LINES
    assert {name(page): n for page in PAGES if (n := len(page.read_text().splitlines())) > MAX_LINES} == {}
    assert len(PAGES) >= 35


@pytest.mark.parametrize("document", [*DOCUMENTS, ROOT / "examples/sample/README.md"], ids=name)
def test_every_named_option_exists(document: Path) -> None:
    text = document.read_text()
    options = {"--version"}.union(*COMMAND_OPTIONS.values()) | options_of_the_plugin() | FOREIGN
    assert set(OPTION.findall(text)) <= options
    for command, rest in re.findall(r"\bvinculum ([a-z][a-z-]*)\b([^`\n]*)", text):
        if command in COMMAND_OPTIONS:
            assert set(OPTION.findall(rest)) - FOREIGN <= COMMAND_OPTIONS[command], f"vinculum {command}{rest}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_and_paths_exist(document: Path) -> None:
    text = document.read_text()
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (document.parent / link).exists(), link
    for path in re.findall(r"`((?:src|spec|tests|proofs|docs|tools|examples)/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_identifiers_exist(document: Path) -> None:
    identifiers = set(re.findall(r"\b[EV]_DIV_\w+\b|\bD-\d{3}\b", document.read_text()))
    assert identifiers <= {*atlas().requirements, *atlas().rulings, *ieee754_pages.pages()}

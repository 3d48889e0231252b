"""What README says can be done as it stands."""

import doctest
import re
from pathlib import Path

import pytest

from vinculum_spec.registry import specification

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "proofs/README.md")]


def test_the_two_commands() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    assert all(len(block.splitlines()) == 1 for block in blocks)
    assert "vinculum check vinculum" in blocks[0]
    assert "pytest" in blocks[1]


def test_ci_runs_the_test_command_that_readme_names() -> None:
    command = re.findall(r"python -m pytest.*", (ROOT / "README.md").read_text())[0]
    assert command in (ROOT / ".ci/run").read_text().splitlines()


def test_examples_run() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert ran.attempted >= 4
    assert ran.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_paths_exist(document: Path) -> None:
    text = document.read_text()
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (document.parent / link).exists(), link
    for path in re.findall(r"`((?:src|spec|tests|proofs)/[\w./]+)`", text):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_identifiers_exist(document: Path) -> None:
    spec = specification()
    named = set(re.findall(r"\b[EV]_DIV_\w+\b|\bD-\d{3}\b", document.read_text()))
    assert named <= set(spec.requirements) | set(spec.decisions)
